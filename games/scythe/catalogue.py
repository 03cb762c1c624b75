"""The components of Scythe, to be looked up: factions, abilities, mats, structures, tiles and the three decks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from games.engine.catalogue import Card, Catalogue, with_seats
from games.engine.text import Item, Text
from games.scythe import components as c
from games.scythe.rules.encounters import encounter_option
from games.scythe.state import hex_name, who
from games.scythe.view import ScytheView


@cache
def cards() -> tuple[Card, ...]:
    """Everything that has a name."""
    return (
        *_factions(),
        *_abilities(),
        *_mats(),
        *_structures(),
        *_tiles(),
        *_encounters(),
        *(
            Card(f"factory/{row.id}", "factory", Text(f"scythe-factory-{row.id}"), _factory(row.id), row.source)
            for row in c.FACTORY_CARDS.values()
        ),
        *(
            Card(
                f"objective/{row.id}",
                "objective",
                Text(f"scythe-objective-{row.id}"),
                (Text(f"scythe-about-{row.id}"),),
                row.source,
            )
            for row in c.OBJECTIVES.values()
        ),
    )


def _factions() -> Iterable[Card]:
    for faction in c.FACTIONS.values():
        start = {"power": faction.start_power, "cards": faction.start_combat_cards}
        lines = [
            Text("scythe-card-character", {"character": Text(f"scythe-character-{faction.id}")}),
            Text("scythe-card-start-faction", start),
            *(_named(ability.id) for ability in (faction.ability, *faction.mech)),
        ]
        name = Text(f"scythe-faction-{faction.id}")
        yield Card(f"faction/{faction.id}", "faction", name, tuple(lines), faction.source)


def _named(ability: str) -> Text:
    return Text(
        "scythe-card-ability",
        {"name": Text(f"scythe-ability-{ability}"), "about": Text(f"scythe-about-{ability}")},
    )


def _abilities() -> Iterable[Card]:
    for faction in c.FACTIONS.values():
        for ability in (faction.ability, *faction.mech):
            kind = "ability" if ability is faction.ability else "mech"
            words = {"name": Text(f"scythe-ability-{ability.id}"), "faction": Text(f"scythe-faction-{faction.id}")}
            name = Text("scythe-card-of-faction", words)  # several factions have a Speed and a Riverwalk
            yield Card(f"ability/{ability.id}", kind, name, (Text(f"scythe-about-{ability.id}"),), ability.source)


def _mats() -> Iterable[Card]:
    for mat in c.MATS.values():
        start = {"popularity": mat.start_popularity, "coins": mat.start_coins}
        lines = [
            Text("scythe-card-start-mat", start),
            *(
                Text(
                    "scythe-card-section",
                    {
                        "top": Text(f"scythe-top-{section.top}"),
                        "bottom": Text(f"scythe-bottom-{section.bottom}"),
                        "resource": Text(f"scythe-resource-{c.BOTTOM_ACTIONS[section.bottom].resource}"),
                        "cost": section.fixed + section.upgradable,
                        "least": section.fixed,
                        "coins": section.coins,
                    },
                )
                for section in mat.section
            ),
        ]
        yield Card(f"mat/{mat.id}", "mat", Text(f"scythe-mat-{mat.id}"), tuple(lines), mat.source)


def _structures() -> Iterable[Card]:
    for row in c.STRUCTURES.values():
        lines = (Text(f"scythe-about-{row.id}"),)
        yield Card(f"structure/{row.id}", "structure", Text(f"scythe-structure-{row.id}"), lines, row.source)


def _tiles() -> Iterable[Card]:
    for row in c.STRUCTURE_BONUSES.values():
        counted: list[Item] = [
            Text("scythe-card-bonus", {"count": count, "coins": coins})
            for count, coins in enumerate(row.coins)
            if count
        ]
        lines = (Text(f"scythe-tile-about-{row.count_rule}"), Text("scythe-card-bonuses", {"bonuses": counted}))
        yield Card(f"tile/{row.id}", "tile", Text(f"scythe-tile-{row.id}"), lines, row.source)


def _encounters() -> Iterable[Card]:
    for row in c.ENCOUNTERS.values():
        lines = tuple(encounter_option(row.id, index, less=False).label for index in range(len(row.option)))
        yield Card(f"encounter/{row.id}", "encounter", Text(f"scythe-encounter-{row.id}"), lines, row.source)


def _factory(card: str) -> tuple[Text, ...]:
    return Text(f"scythe-about-{card}"), Text("scythe-factory-move")


def whereabouts(view: ScytheView, card: Card) -> Text | None:
    """What lies open on the table."""
    kind, _, name = card.id.partition("/")
    seats = enumerate(view.seats)
    match kind:
        case "faction":
            return with_seats(seat for seat, player in seats if player.faction == name)
        case "mat":
            return with_seats(seat for seat, player in seats if player.mat == name)
        case "factory":
            return with_seats(seat for seat, player in seats if player.factory == name)
        case "ability":
            return with_seats(seat for seat, player in seats if _has(player.faction, player.mechs, name))
        case "structure":
            built: list[Item] = [
                Text("scythe-where-built", {"seat": who(seat), "place": hex_name(player.structures[name])})
                for seat, player in seats
                if player.structures.get(name)
            ]
            return Text("scythe-where-list", {"places": built}) if built else None
        case "tile":
            return Text("scythe-where-tile") if view.tile == name else None
        case "encounter":
            return Text("scythe-where-open") if view.encounter == name else None
    return None


def _has(faction: str, mechs: list[str], ability: str) -> bool:
    """The faction's own ability, or that of a mech which has left the mat."""
    if not faction:
        return False
    row = c.FACTIONS[faction]
    return row.ability.id == ability or any(
        mech.id == ability and mechs[mech.slot - 1] != "" for mech in row.mech if mech.slot <= len(mechs)
    )


CATALOGUE = Catalogue(cards, whereabouts)
