"""The rulebooks that are shipped; each is a package of its own."""
