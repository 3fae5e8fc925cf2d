"""Sketches of four hard places of rulebooks: tests of the engine's shape, no rulebooks.

Their clauses are placeholders and their numbers small, so that all their positions can be met.
"""
