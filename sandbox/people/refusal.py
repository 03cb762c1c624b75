"""Refusals: what Discord's own app would not let a person do."""

from __future__ import annotations


class Refused(Exception):
    """The person cannot do this; the text says why."""
