"""Worked examples: from a scenario file and its script to a storyboard ready to show."""
