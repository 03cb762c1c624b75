"""The box, set-up, phases and numbers of factions: meta.toml."""

from typing import Annotated, Literal

from games.circadians.schema.effects import DataFile
from games.circadians.vocabulary import FactionId, Phase, RewardRow
from games.engine import data
from games.engine.data import Natural, Positive, Row, ids

SlotId = Annotated[str, ids("meta.price_slot.id")]


class Game(Row, frozen=True):
    """About the game."""

    id: data.Id
    players_min: Positive
    players_max: Positive
    rounds_max: Positive
    rule_prefix: Literal["CIR"]


class Vault(Row, frozen=True):
    """The order of the vault."""

    order: tuple[FactionId, ...]


class Start(Row, frozen=True):
    """What a faction begins with (CIR-3)."""

    energy: Natural
    gems: Natural
    hand: Natural
    research_column: Positive
    fame: Natural
    leaders_on_map: Positive


class Limits(Row, frozen=True):
    """What nobody may have more of."""

    hand: Positive
    hand_upgraded: Positive
    wounds_per_battle: Positive
    foundations_per_region: Positive
    buildings_per_type_per_region: Positive
    leaders_per_region: Positive
    price_tokens_per_phase: Positive
    cards_per_battle: Positive
    resources_unlimited: bool


class PhaseRow(Row, frozen=True):
    """A phase of a round (CIR-4)."""

    id: Phase
    order: Positive
    kind: Literal["price", "action", "combat", "income", "relic"]
    price_slots: tuple[SlotId, ...] = ()
    price_reward: RewardRow = {}


class PriceSlot(Row, frozen=True):
    """A place for a price token, with what it gives: nothing (CIR-5.4), resources (CIR-5.5) or a card (CIR-5.6)."""

    id: data.Id
    phase: Phase
    reward: RewardRow
    turn_order: Literal["pricer_first", "pricer_last"]


class Count(Row, frozen=True):
    """What the number of factions decides, for two (CIR-24.1), three (CIR-24.2), four (CIR-24.3) and five (CIR-24.4).
    With `base_for` and the fragments it gives the land in play (CIR-24.5)."""

    players: Positive
    prices_per_faction: Positive
    neutral_pairs: tuple[Annotated[str, ids("prices.neutral.pair")], ...]
    fragment_sets: tuple[Annotated[str, ids("map.fragment_set.id")], ...]
    neutral_foundations_removed: Natural
    tunnels: tuple[Annotated[str, ids("map.tunnel.id")], ...]
    token_set: Annotated[str, ids("prices.token.set")]


class Bracket(Row, frozen=True):
    """An income bracket (CIR-13.3, CIR-13.4, CIR-13.5, CIR-13.6)."""

    id: data.Id
    min: Natural
    max: Natural
    grants: tuple[RewardRow, ...]
    times: Positive


class Component(Row, frozen=True):
    """How many of something are in the box."""

    id: data.Id
    count: Positive


class Variant(Row, frozen=True):
    """An option of the game."""

    id: Literal["extended_leaders", "extended_loot"]
    default: bool


class MetaFile(DataFile, frozen=True):
    """meta.toml"""

    game: Game
    vault: Vault
    start: Start
    limits: Limits
    phase: tuple[PhaseRow, ...]
    price_slot: tuple[PriceSlot, ...]
    player_count: tuple[Count, ...]
    income_bracket: tuple[Bracket, ...]
    component: tuple[Component, ...]
    variant: tuple[Variant, ...]
