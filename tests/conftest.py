"""What all tests share."""

from hypothesis import settings

# The same examples on every machine and every run, and no clock: compiling a rule is slow once. To look for new
# counterexamples: .venv/bin/pytest --hypothesis-profile=default
settings.register_profile("ci", derandomize=True, deadline=None)
settings.load_profile("ci")
