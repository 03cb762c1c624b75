"""Tools of the workshop: not shipped, not imported by anything that is."""
