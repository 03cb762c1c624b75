"""What time it is. The sandbox has a clock that can be moved, so nothing else here asks the system."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

Now = Callable[[], datetime]


def system_now() -> datetime:
    """The system's time."""
    return datetime.now(UTC)
