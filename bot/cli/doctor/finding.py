"""What the doctor finds."""

from __future__ import annotations

Finding = tuple[bool, str]
"""Whether something is well, and what it is, in a sentence."""
