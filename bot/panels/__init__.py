"""Panels: what a player can press. Made from decisions by generic code; a game adds none."""
