"""Faces: what a storyboard looks like as text and as a page."""
