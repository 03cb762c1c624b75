"""Pictures that nobody loads on a phone are compressed quickly rather than well: that is most of what one costs."""

from __future__ import annotations

from render import frames, png

SHIPPED = png.LEVEL
QUICKEST = 1


def compress_quickly() -> None:
    """From now on. What is seen in a picture stays the same, pixel by pixel."""
    png.LEVEL = QUICKEST
    frames.EFFORT = 0
