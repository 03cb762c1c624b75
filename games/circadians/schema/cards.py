"""Leaders, attributes and tactics cards: leaders.toml, attributes.toml, tactics.toml."""

from typing import Annotated, Literal

from games.circadians.schema.effects import DataFile
from games.circadians.vocabulary import Effect, FactionId, Phase
from games.engine import data
from games.engine.data import Natural, Part, Positive, Row, Source, ids

Value = Natural | Literal["X"]


class Side(Part, frozen=True):
    """A side of a leader's card; stats are strength, attack, defense."""

    stats: tuple[int, int, int]
    deploy_gems: Natural
    effects: tuple[Effect, ...]
    upgrade_gems: Natural = 0


class Leader(Row, frozen=True):
    """A leader or a Rhy-zu, by the ids of `leaders.toml` (CIR-26): CIR-26.1 sable, CIR-26.2 akira, CIR-26.3 renzo,
    CIR-26.4 zoey, CIR-26.5 melvan, CIR-26.6 adecai, CIR-26.7 injura, CIR-26.8 xiao, CIR-26.9 phoros, CIR-26.10 demo,
    CIR-26.11 oachra, CIR-26.12 cahzor, CIR-26.13 zucalah, CIR-26.14 ejax, CIR-26.15 urzo, CIR-26.16 niruveh,
    CIR-26.17 eeyla, CIR-26.18 vehlac, CIR-26.19 ivi, CIR-26.20 rylach, CIR-26.21 jayen, CIR-26.22 ikryla,
    CIR-26.23 lynke, CIR-26.24 vahla, CIR-26.25 kajali, CIR-26.26 uryk, CIR-26.27 halke, CIR-26.28 katarin,
    CIR-26.29 tovati, CIR-26.30 azaru, CIR-26.31 xanya, CIR-26.32 rhan, CIR-26.33 onari, CIR-26.34 latanja."""

    id: data.Id
    faction: FactionId
    kind: Literal["leader", "rhyzu"]
    set: Literal["core", "extra"]
    phase: Phase
    base: Side
    upgraded: Side
    src: dict[Literal["set", "deploy", "phase", "stats", "upgrade", "command"], Source] = {}


class LeadersFile(DataFile, frozen=True):
    """leaders.toml"""

    leader: tuple[Leader, ...]


class Attribute(Row, frozen=True):
    """An attribute, by the ids of `attributes.toml` (CIR-27): CIR-27.1 covert, CIR-27.2 militarized,
    CIR-27.3 tactical, CIR-27.4 mobile, CIR-27.5 perceptive, CIR-27.6 cunning, CIR-27.7 copious, CIR-27.8 destructive,
    CIR-27.9 ominous, CIR-27.10 proficient, CIR-27.11 seclusive, CIR-27.12 resilient, CIR-27.13 tenacious,
    CIR-27.14 expeditious, CIR-27.15 optimistic, CIR-27.16 spirited, CIR-27.17 protective, CIR-27.18 aggressive,
    CIR-27.19 assertive, CIR-27.20 hostile, CIR-27.21 fortified, CIR-27.22 resourceful, CIR-27.23 subterranean,
    CIR-27.24 symbiotic, CIR-27.25 volatile."""

    id: data.Id
    faction: FactionId
    upgrade_gems: Natural
    base: tuple[Effect, ...]
    upgraded: tuple[Effect, ...]
    on_upgrade: tuple[Effect, ...]
    src: dict[Literal["names", "cost", "base", "upgraded", "on_upgrade"], Source] = {}


class AttributesFile(DataFile, frozen=True):
    """attributes.toml"""

    attribute: tuple[Attribute, ...]


class Card(Row, frozen=True):
    """A tactics card, by the ids of `tactics.toml` (CIR-28): CIR-28.1 price_gouging, CIR-28.2 back_channel,
    CIR-28.3 insider_knowledge, CIR-28.4 early_warning, CIR-28.5 overload, CIR-28.6 field_notes, CIR-28.7 breakthrough,
    CIR-28.8 analysis, CIR-28.9 salvaged_data, CIR-28.10 shared_insight, CIR-28.11 prototype, CIR-28.12 home_ground,
    CIR-28.13 entrenchment, CIR-28.14 demolition, CIR-28.15 prefabrication, CIR-28.16 surveyors, CIR-28.17 scaffolding,
    CIR-28.18 siege_works, CIR-28.19 concentrated_fire, CIR-28.20 windfall, CIR-28.21 deep_drilling,
    CIR-28.22 raiding_party, CIR-28.23 scavengers, CIR-28.24 gem_cutter, CIR-28.25 supply_lines, CIR-28.26 outnumbered,
    CIR-28.27 fresh_troops, CIR-28.28 call_to_arms, CIR-28.29 field_medics, CIR-28.30 rallying_cry,
    CIR-28.31 mercenaries, CIR-28.32 heroic_rescue, CIR-28.33 fighting_withdrawal, CIR-28.34 rapid_redeploy,
    CIR-28.35 forced_march, CIR-28.36 slip_away, CIR-28.37 flanking, CIR-28.38 mountain_pass,
    CIR-28.39 forward_command, CIR-28.40 ambush, CIR-28.41 census, CIR-28.42 annexation, CIR-28.43 dividends,
    CIR-28.44 tribute, CIR-28.45 evolution, CIR-28.46 night_watch, CIR-28.47 living_legend, CIR-28.48 relic_guard,
    CIR-28.49 desecration, CIR-28.50 resonance."""

    id: data.Id
    left: Value
    right: Value
    battle: tuple[Effect, ...]
    phase: Phase
    window: Annotated[str, ids("effects.window.values")]
    lock: bool
    play: tuple[Effect, ...]
    copies: Positive
    src: dict[Literal["values", "battle", "play"], Source] = {}


class TacticsFile(DataFile, frozen=True):
    """tactics.toml"""

    deck_size: Positive
    card: tuple[Card, ...]
