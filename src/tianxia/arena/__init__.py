"""Matches between bots: played in pairs on all cores or many machines, rated, tested, and shown on a page."""
