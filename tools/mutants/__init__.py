"""Breaks rules of a game at random and tells how many breaks the marked tests of that game notice."""
