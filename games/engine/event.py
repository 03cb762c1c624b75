"""What happened, and who may know."""

import msgspec

from games.engine.text import Text


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something the table (or only the seats of `audience`) is told, localised later from `text`."""

    text: Text
    audience: tuple[int, ...] | None = None
    where: str | None = None
    route: tuple[str, ...] = ()
    """The places passed, the first and the last among them, if something went along them."""

    def seen_by(self, seat: int | None) -> bool:
        """Whether this seat (None: an onlooker) may know."""
        return self.audience is None or seat in self.audience
