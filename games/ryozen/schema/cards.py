"""Clans, kin, villages, revelations and events, a file each."""

from typing import Annotated, Literal

from games.engine import data
from games.engine.data import Natural, Part, Positive, ids
from games.ryozen.schema.effects import Confidence, Cost, Entry, SectorOrPalace, Step, Timing


class Clan(Entry, frozen=True):
    """A clan with its colour."""

    id: data.Id
    colour: data.Hex


class ClansFile(Part, frozen=True):
    """clans.toml"""

    clan: tuple[Clan, ...]


class CloakedSide(Entry, frozen=True):
    """What the cloaked side of a kin costs and counts for."""

    cost: Cost
    influence: Positive


class RevealedSide(Entry, frozen=True):
    """What the revealed side of a kin counts for."""

    influence: Positive


class Kind(Entry, frozen=True):
    """A kind of kin, with the number of its tiles in each clan (RYO-1.6). `kin.toml` holds them by these ids:

    RYO-10.10 apprentice, RYO-10.11 philosopher, RYO-10.12 merchant, RYO-10.13 archer, RYO-10.14 bard,
    RYO-10.15 fighter, RYO-10.16 trickster, RYO-10.17 diplomat, RYO-10.18 advisor, RYO-10.19 pathfinder,
    RYO-10.20 seer, RYO-10.21 mentor, RYO-10.22 hermit, RYO-10.23 guardian, RYO-10.24 organizer,
    RYO-10.25 night_agent.
    """

    id: data.Id
    per_clan: Positive
    starting: Natural
    ability: tuple[Step, ...]
    count_confidence: Confidence | None = None


class KinFile(Part, frozen=True):
    """kin.toml"""

    cloaked_side: CloakedSide
    revealed_side: RevealedSide
    kin: tuple[Kind, ...]


class StartVillage(Entry, frozen=True):
    """The village on which explorers begin."""

    id: Literal["start_village"]
    bonus: tuple[Step, ...]


class AltarTile(Entry, frozen=True):
    """The last tile of the village track."""

    id: Literal["altar_tile"]
    build_cost: Cost
    build_favour: Positive
    bonus: tuple[Step, ...]


class Village(Entry, frozen=True):
    """A village tile with its bonus (RYO-1.7)."""

    id: data.Id
    copies: Positive
    bonus: tuple[Step, ...]


class VillagesFile(Part, frozen=True):
    """villages.toml"""

    start_village: StartVillage
    altar_tile: AltarTile
    village: tuple[Village, ...]


class Glyph(Entry, frozen=True):
    """A sign on revelation cards."""

    id: data.Id


class Revelation(Entry, frozen=True):
    """A kind of revelation card (RYO-1.4). `revelations.toml` holds them by these ids:

    RYO-12.20 strategic_manoeuvres, RYO-12.21 offering_of_wealth, RYO-12.22 offering_of_wisdom,
    RYO-12.23 offering_of_spirits, RYO-12.24 offering_of_the_phoenix, RYO-12.25 seal_of_the_outskirts,
    RYO-12.26 disguise, RYO-12.27 prayer_of_the_coral_moon, RYO-12.28 prayer_of_the_agate_moon,
    RYO-12.29 prayer_of_the_jade_moon, RYO-12.30 seal_of_the_capital, RYO-12.31 seal_of_the_palace,
    RYO-12.32 seal_of_the_springs, RYO-12.33 seal_of_the_gate, RYO-12.34 seal_of_the_altar,
    RYO-12.35 seal_of_the_clan_house, RYO-12.36 coral_mercy, RYO-12.37 agate_mercy, RYO-12.38 jade_mercy,
    RYO-12.39 rainbow.
    """

    id: data.Id
    copies: Positive
    cost: Cost
    discard_favour: Positive
    glyph: Annotated[str, ids("revelations.glyph.id")]
    """RYO-12.39.1."""
    timing: Timing
    optional: bool
    effect: tuple[Step, ...]
    trigger: SectorOrPalace = ""
    print_code: str = ""
    print_source: data.Source | None = None
    print_confidence: Confidence | None = None

    @property
    def price(self) -> int:
        """Scrolls; some cards cost none (RYO-8.52)."""
        return self.cost["scroll"]


class RevelationsFile(Part, frozen=True):
    """revelations.toml"""

    glyph: tuple[Glyph, ...]
    revelation: tuple[Revelation, ...]


class Event(Entry, frozen=True):
    """An event card (RYO-1.5)."""

    id: data.Id
    copies: Positive
    effect: tuple[Step, ...]
    print_code: str = ""


class EventsFile(Part, frozen=True):
    """events.toml"""

    event: tuple[Event, ...]
