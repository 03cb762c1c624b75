"""Cards, tokens and the player mat: tech.toml, ruins.toml, player_mat.toml."""

from typing import Literal

from games.engine import data
from games.engine.data import Natural, Part, Positive, Row
from games.hyperborea.schema.effects import Colour, EffectRow, FactionId, FileMeta, Metal, Slot


class Deck(Row, frozen=True):
    """A deck of technologies."""

    id: Positive
    cards: Positive


class Card(Row, frozen=True):
    """An Advanced Technology card (HYP-13). Appendix A gives the faces, which `tech.toml` holds by these ids.
    Deck I: HYP-T1.01 caravan_roads, HYP-T1.02 cartography, HYP-T1.03 airships, HYP-T1.04 winged_mounts,
    HYP-T1.05 vanguard, HYP-T1.06 cavalry, HYP-T1.07 archery, HYP-T1.08 siege_engines, HYP-T1.09 war_academy,
    HYP-T1.10 berserkers, HYP-T1.11 bastions, HYP-T1.12 plunder, HYP-T1.13 scouts, HYP-T1.14 watchtowers,
    HYP-T1.15 mercenaries, HYP-T1.16 expedition.
    Deck II: HYP-T2.01 marketplace, HYP-T2.02 trade_guild, HYP-T2.03 banking, HYP-T2.04 caravanserai,
    HYP-T2.05 extortion, HYP-T2.06 diplomacy, HYP-T2.07 ransom, HYP-T2.08 festival, HYP-T2.09 outposts,
    HYP-T2.10 conscription, HYP-T2.11 fertility_rites, HYP-T2.12 homunculi, HYP-T2.13 settlers,
    HYP-T2.14 guardian_spirits, HYP-T2.15 militia, HYP-T2.16 colonists.
    Deck III: HYP-T3.01 workshops, HYP-T3.02 engineering, HYP-T3.03 architecture, HYP-T3.04 agronomy,
    HYP-T3.05 printing_press, HYP-T3.06 sabotage, HYP-T3.07 university, HYP-T3.08 academy, HYP-T3.09 astronomy,
    HYP-T3.10 philosophy, HYP-T3.11 mathematics, HYP-T3.12 patronage, HYP-T3.13 observatory, HYP-T3.14 public_works,
    HYP-T3.15 espionage, HYP-T3.16 recycling.
    Deck IV: HYP-T4.01 alchemy, HYP-T4.02 transmutation, HYP-T4.03 purification, HYP-T4.04 waste_furnace,
    HYP-T4.05 composting, HYP-T4.06 black_market, HYP-T4.07 corruption, HYP-T4.08 logistics, HYP-T4.09 stockpiles,
    HYP-T4.10 renewal, HYP-T4.11 crystal_forge, HYP-T4.12 crystal_mining, HYP-T4.13 sacrifice, HYP-T4.14 sponsorship,
    HYP-T4.15 foresight, HYP-T4.16 catalysis."""

    id: data.Id
    deck: Positive
    number: Positive
    slots: tuple[Slot, ...]
    kind: Literal["instant", "permanent", "start_of_turn"]
    effects: tuple[EffectRow, ...]
    gems: Positive
    pattern_source: data.Source | None = None
    faction_mark: FactionId = ""

    @property
    def permanent(self) -> bool:
        """HYP-18.1, HYP-18.5."""
        return self.kind != "instant"


class TechFile(Part, frozen=True):
    """tech.toml"""

    meta: FileMeta
    deck: tuple[Deck, ...]
    card: tuple[Card, ...]


class Pool(Row, frozen=True):
    """The tokens of a colour (HYP-1.7)."""

    id: Metal
    tokens: Positive
    per_symbol: Positive
    areas: tuple[Literal["central", "outer", "home"], ...]


class TokenRow(Row, frozen=True):
    """The face of a Ruins token, and how many have it."""

    id: data.Id
    color: Metal
    count: Positive
    effects: tuple[EffectRow, ...]


class RuinsFile(Part, frozen=True):
    """ruins.toml"""

    meta: FileMeta
    pool: tuple[Pool, ...]
    token: tuple[TokenRow, ...]


class MatRow(Row, frozen=True):
    """A row of activation spaces of a base technology."""

    row: Literal[1, 2]
    slots: tuple[Slot, ...]
    effects: tuple[EffectRow, ...]


class Tech(Row, frozen=True):
    """A base technology: two rows that exclude each other (HYP-7)."""

    id: data.Id
    color: Colour
    row: tuple[MatRow, MatRow]


class Development(Row, frozen=True):
    """The development tracks (HYP-14)."""

    min_level: Natural
    max_level: Positive
    start_levels: tuple[Natural, ...]
    cube_reward: tuple[Natural, ...]


class Track(Row, frozen=True):
    """A track, in the order of the mat."""

    color: Colour


class MatFile(Part, frozen=True):
    """player_mat.toml"""

    meta: FileMeta
    tech: tuple[Tech, ...]
    development: Development
    track: tuple[Track, ...]
