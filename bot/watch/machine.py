"""What the system knows of this process."""

from __future__ import annotations

import os
import resource
import sys
from importlib.metadata import version
from pathlib import Path

VERSION = version("slowtable")


def memory() -> int:
    """Bytes that this process has in memory; where the system does not tell, the most that it ever had."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, IndexError, ValueError):
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
