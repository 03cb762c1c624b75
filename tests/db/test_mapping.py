"""How classes are brought together with their tables."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOOK = "from db.tables import Match; print({each.configured for each in Match.__mapper__.registry.mappers})"


def test_every_class_is_ready_before_threads_read_rows() -> None:
    """In a process of its own: in this one somebody has read a row already."""
    done = subprocess.run([sys.executable, "-c", LOOK], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "{True}"
