"""One bot per database file: two of them would both deliver what waits."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager

from db.backend import Place
from db.places import backend_of


def single_instance(place: Place, parts: Sequence[int] = ()) -> AbstractContextManager[None]:
    """Keep other bots away from a database (on a server: from some parts of what bots do); raises `InUse` if one is
    there. A process that dies lets go by itself."""
    return backend_of(place).held(parts)
