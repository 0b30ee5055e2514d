"""The options of HUANG that are boxes of their own: rows, rules for their rows, numbers."""
