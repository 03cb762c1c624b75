"""The only package that knows Discord."""
