"""The ends of logs, as they were read or written last: what has just been committed is told at once, and is not read
again for that. A log only grows, so what is kept is not wrong, at most too little, until a person is forgotten."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from db.tables import LogEntry

KEPT = 4000
"""Entries in all, some 5 MB."""
OF_ONE = 150
"""Of one match: a turn, and what is looked back on before it."""


class Tails:
    """Of the matches that were asked for or moved last; each an unbroken row of entries."""

    def __init__(self, kept: int = KEPT, of_one: int = OF_ONE) -> None:
        self._kept, self._of_one = kept, of_one
        self._tails: OrderedDict[int, list[LogEntry]] = OrderedDict()
        self._size = 0
        self.forgotten = 0
        """Grows whenever one is forgotten: what was asked for before that is not kept."""

    def find(self, match_id: int, after: int, most: int) -> list[LogEntry] | None:
        """At most this many entries behind one, if they are here; None: they have to be read."""
        tail = self._tails.get(match_id)
        if tail is None or after < tail[0].number - 1 or after + most > tail[-1].number:
            return None
        self._tails.move_to_end(match_id)
        first = after + 1 - tail[0].number
        return tail[first : first + most]

    def read(self, match_id: int, entries: Sequence[LogEntry], forgotten: int) -> None:
        """Entries in a row were read: they are kept if they go as far as what is, and nothing was forgotten since."""
        tail = self._tails.get(match_id)
        if entries and forgotten == self.forgotten and (tail is None or entries[-1].number >= tail[-1].number):
            self._keep(match_id, entries)

    def written(self, match_id: int, entries: Sequence[LogEntry]) -> None:
        """Entries were committed. Without those before them they are worth little: whoever tells of them looks back."""
        tail = self._tails.get(match_id)
        if not entries or tail is None:
            return
        if tail[-1].number + 1 == entries[0].number:
            self._keep(match_id, [*tail, *entries])
        else:
            self._drop(match_id)

    def forget(self, match_id: int) -> None:
        """Somebody else may have changed what was written."""
        self.forgotten += 1
        self._drop(match_id)

    def _keep(self, match_id: int, entries: Sequence[LogEntry]) -> None:
        self._drop(match_id)
        self._tails[match_id] = list(entries[-self._of_one :])
        self._size += len(self._tails[match_id])
        while self._size > self._kept:
            self._drop(next(iter(self._tails)))

    def _drop(self, match_id: int) -> None:
        self._size -= len(self._tails.pop(match_id, ()))
