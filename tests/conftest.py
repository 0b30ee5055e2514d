"""What all tests share."""

import signal

from hypothesis import settings

# Where tests run in the background the shell has Ctrl-C ignored, and so would every program that a test starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples on every machine and every run, and no clock: compiling a rule is slow once. To look for new
# counterexamples: .venv/bin/pytest --hypothesis-profile=default
settings.register_profile("ci", derandomize=True, deadline=None)
settings.load_profile("ci")
