"""One bot per database file: two of them would both deliver what waits."""

from __future__ import annotations

from contextlib import AbstractContextManager

from db.backend import Place
from db.places import backend_of


def single_instance(place: Place) -> AbstractContextManager[None]:
    """Keep other bots away from a database; raises `InUse` if one is there. A process that dies lets go by itself."""
    return backend_of(place).held()
