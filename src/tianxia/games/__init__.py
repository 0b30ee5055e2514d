"""The games, a folder each. They know core and not each other."""
