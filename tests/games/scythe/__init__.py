"""Tests of the rules of Scythe."""
