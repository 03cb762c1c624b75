"""Static facts about a game, which the lobby can load without the rules."""

from typing import Literal

import msgspec


class OptionSpec(msgspec.Struct, frozen=True):
    """A choice of the table before the match; its texts are `<game>-option-<key>` and `<game>-option-<key>-<choice>`"""

    key: str
    choices: tuple[str, ...]
    default: str
    players: tuple[int, ...] = ()
    """Offered with these numbers of players only; empty: always."""


class SeatOptionSpec(msgspec.Struct, frozen=True):
    """A choice of each seat before the match (a colour, a faction); no two seats may have the same where `unique`."""

    key: str
    choices: tuple[str, ...]
    unique: bool = True


class Meta(msgspec.Struct, frozen=True):
    """What the lobby shows. The game's name is the message `<id>-name`, one sentence about it `<id>-about`."""

    id: str
    players: tuple[int, int]
    options: tuple[OptionSpec, ...] = ()
    seat_options: tuple[SeatOptionSpec, ...] = ()
    stage: str = "alpha"
    parts: tuple[str, ...] = ()
    """Parts of the board that can be drawn on their own."""
    prefix: str = ""
    """Prefix of the ids in its rulebook (`HIG-4`); empty: it has none to look up."""
    minutes: int = 60
    """How long a match takes at one sitting, about."""
    weight: float = 2.0
    """How heavy it is, from 1 (a family plays it at once) to 5."""
    typed_ways: tuple[str, ...] = ()
    """Commands beside `play` that take a secret choice by typing: named after what is sealed here, a plan or a dial."""
    rules_version: int = 1
    """Counts the changes of rules after which the same choices lead to another state: an older log is not replayed."""

    def offered(self, players: int) -> tuple[OptionSpec, ...]:
        """The options this number of players can choose from."""
        return tuple(spec for spec in self.options if not spec.players or players in spec.players)

    @property
    def heaviness(self) -> Literal["light", "medium", "heavy"]:
        """The same in a word, among heavy games."""
        return "light" if self.weight < 2.75 else "medium" if self.weight < 3.3 else "heavy"
