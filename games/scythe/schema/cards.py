"""The decks: combat_cards.toml, encounters.toml, factory_cards.toml, objectives.toml."""

from typing import Literal

from games.engine import data
from games.engine.data import Part, Positive, Row
from games.scythe.schema.effects import Cost, Gain, Test


class CombatDeck(Row, frozen=True):
    """The deck of combat cards."""

    id: Literal["combat"]
    total: Positive
    reshuffle_discard_when_empty: bool
    if_both_empty: Literal["draw_nothing"]
    discard_face_up: bool


class CombatCard(Row, frozen=True):
    """Combat cards of one value (SCY-1.5)."""

    id: data.Id
    value: Positive
    count: Positive


class CombatFile(Part, frozen=True):
    """combat_cards.toml"""

    schema: Literal[1]
    deck: CombatDeck
    combat_card: tuple[CombatCard, ...]


class EncounterDeck(Row, frozen=True):
    """The deck of encounters."""

    id: Literal["encounter"]
    total: Positive
    options_per_card: Positive
    after_use: Literal["bottom_of_deck_face_down"]
    reshuffle: bool


class EncounterOption(Row, frozen=True):
    """One of the three options of an encounter card."""

    kind: Literal["goodwill", "deal", "force"]
    cost: tuple[Cost, ...]
    gain: tuple[Gain, ...]


class Encounter(Row, frozen=True):
    """An encounter card (SCY-11.13). `encounters.toml` holds them by these ids:

    SCY-11.14 encounter_01, SCY-11.15 encounter_02, SCY-11.16 encounter_03, SCY-11.17 encounter_04,
    SCY-11.18 encounter_05, SCY-11.19 encounter_06, SCY-11.20 encounter_07, SCY-11.21 encounter_08,
    SCY-11.22 encounter_09, SCY-11.23 encounter_10, SCY-11.24 encounter_11, SCY-11.25 encounter_12,
    SCY-11.26 encounter_13, SCY-11.27 encounter_14, SCY-11.28 encounter_15, SCY-11.29 encounter_16,
    SCY-11.30 encounter_17, SCY-11.31 encounter_18, SCY-11.32 encounter_19, SCY-11.33 encounter_20,
    SCY-11.34 encounter_21, SCY-11.35 encounter_22, SCY-11.36 encounter_23, SCY-11.37 encounter_24,
    SCY-11.38 encounter_25, SCY-11.39 encounter_26, SCY-11.40 encounter_27, SCY-11.41 encounter_28.
    """

    id: data.Id
    number: Positive
    option: tuple[EncounterOption, EncounterOption, EncounterOption]


class EncountersFile(Part, frozen=True):
    """encounters.toml"""

    schema: Literal[1]
    deck: EncounterDeck
    encounter: tuple[Encounter, ...]


class FactoryDeck(Row, frozen=True):
    """The deck of Factory cards."""

    id: Literal["factory"]
    total: Positive
    placed_formula: Literal["players + 1"]
    cards_per_player: Positive


class FactoryBottom(Row, frozen=True):
    """The bottom action of every Factory card."""

    effect: Gain
    cost: tuple[Cost, ...]


class FactoryTop(Row, frozen=True):
    """The top action of a Factory card: all of the gains, or one of them."""

    cost: tuple[Cost, ...]
    mode: Literal["all", "one_of"]
    gain: tuple[Gain, ...]


class FactoryCard(Row, frozen=True):
    """A Factory card. `factory_cards.toml` holds them by these ids:

    SCY-12.17 factory_01, SCY-12.18 factory_02, SCY-12.19 factory_03, SCY-12.20 factory_04, SCY-12.21 factory_05,
    SCY-12.22 factory_06, SCY-12.23 factory_07, SCY-12.24 factory_08, SCY-12.25 factory_09, SCY-12.26 factory_10,
    SCY-12.27 factory_11, SCY-12.28 factory_12.
    """

    id: data.Id
    number: Positive
    top: FactoryTop


class FactoryFile(Part, frozen=True):
    """factory_cards.toml"""

    schema: Literal[1]
    deck: FactoryDeck
    bottom: FactoryBottom
    factory_card: tuple[FactoryCard, ...]


class ObjectiveDeck(Row, frozen=True):
    """The deck of objectives."""

    id: Literal["objective"]
    total: Positive
    per_player: Positive
    discard: Literal["bottom_of_deck_face_down"]


class Objective(Row, frozen=True):
    """An objective card. `objectives.toml` holds them by these ids:

    SCY-13.11 higher_ground_advantage, SCY-13.12 underworld_advantage, SCY-13.13 harvest_advantage,
    SCY-13.14 northern_advantage, SCY-13.15 king_of_the_hill, SCY-13.16 send_one_back_as_a_warning,
    SCY-13.17 machine_over_muscle, SCY-13.18 roll_up_your_sleeves, SCY-13.19 stockpile_for_the_winter,
    SCY-13.20 woodland_advantage, SCY-13.21 population_advantage, SCY-13.22 get_rich_or_cry_trying,
    SCY-13.23 foundations_of_the_empire, SCY-13.24 hedge_your_bets, SCY-13.25 balanced_workforce,
    SCY-13.26 a_wolf_among_the_sheep, SCY-13.27 divide_and_conquer, SCY-13.28 become_a_beloved_pacifist,
    SCY-13.29 shore_up_the_shore, SCY-13.30 create_a_permanent_foothold, SCY-13.31 monopolize_the_market,
    SCY-13.32 technological_breakthrough, SCY-13.33 achieve_tactical_mastery.
    """

    id: data.Id
    number: Positive
    timing: Literal["window", "end_of_turn"]
    tests: tuple[Test, ...]


class ObjectivesFile(Part, frozen=True):
    """objectives.toml"""

    schema: Literal[1]
    deck: ObjectiveDeck
    objective: tuple[Objective, ...]
