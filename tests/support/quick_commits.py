"""Databases of tests are gone before the power is: nobody waits until the disk has what is committed.

A process may still be killed at any moment: what it has committed is in the system's memory.
"""

from __future__ import annotations

from db import migrate, sqlite, sqlite_engines

SHIPPED = sqlite_engines.WRITER_PRAGMAS
QUICKEST = "synchronous=OFF"


def commit_quickly() -> None:
    """From now on."""
    for module, name in ((sqlite, "WRITER_PRAGMAS"), (migrate, "PRAGMAS")):
        others = [pragma for pragma in getattr(module, name) if not pragma.startswith("synchronous")]
        setattr(module, name, (*others, QUICKEST))
