"""The expansions: for each its rules, for its own rows and with its own numbers."""
