"""What options mean to the rules of Hyperborea."""

from __future__ import annotations

import msgspec

from games.hyperborea import components as c

FREE = -1
"""The place of a free figure; figures in cities and on ruins are at the number of the feature."""


class Act(msgspec.Struct, frozen=True):
    """An action of the main menu: what is done, and with what."""

    verb: str
    args: tuple[object, ...] = ()


class Target(msgspec.Struct, frozen=True):
    """Whom an attack hits: a `ghost`, a `wall` (a Fortress) or a `figure`, whose, and where in the area."""

    what: str
    rival: int
    spot: int = FREE

    @property
    def id(self) -> str:
        """`g1`, `w2`, `p2`, `p2@1`."""
        if self.what == "ghost":
            return f"g{self.spot}"
        return f"w{self.rival}" if self.what == "wall" else f"p{self.rival}" + _at(self.spot)


class Figure(msgspec.Struct, frozen=True):
    """An own figure on the map."""

    area: str
    spot: int = FREE

    @property
    def id(self) -> str:
        """`o1` a free one, `o1@0` the one in the first city or ruin."""
        return self.area + _at(self.spot)


class Cube(msgspec.Struct, frozen=True):
    """A cube in front of a player: of a kind in an area (`available`, `unused`), or on a space of a row."""

    where: str
    number: int

    @property
    def on_row(self) -> bool:
        """Whether it lies on a row."""
        return self.where not in ("available", "unused")

    @property
    def id(self) -> str:
        """`available:red`, `unused:grey`, `war1:0`."""
        return f"{self.where}:{self.number if self.on_row else c.CUBES[self.number]}"


def _at(spot: int) -> str:
    return "" if spot == FREE else f"@{spot}"
