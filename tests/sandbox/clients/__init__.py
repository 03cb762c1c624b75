"""Bots written with other libraries than ours: each does the same few things, told apart by their words."""
