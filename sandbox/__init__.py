"""A Discord on loopback: the server the real discord.py client connects to, and its web page."""

from __future__ import annotations

from sandbox.address import Address
from sandbox.faults import Rule
from sandbox.limits import Bounds
from sandbox.server import Sandbox

__all__ = ["Address", "Bounds", "Rule", "Sandbox"]
