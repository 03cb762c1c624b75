"""Scythe."""
