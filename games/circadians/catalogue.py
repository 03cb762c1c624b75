"""The components of Circadians, to be looked up: factions, leaders, attributes, tactics cards, foundations, loot."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from games.circadians import components as c
from games.circadians.effects import cost_text, effects_text, reward_text
from games.circadians.state import region_name, who
from games.circadians.view import CircadiansView
from games.circadians.vocabulary import Effect
from games.engine.catalogue import DISCARDED, Card, Catalogue, Known, with_seats
from games.engine.text import Arg, Item, Text


@cache
def cards() -> tuple[Card, ...]:
    """Everything that has a name."""
    return (*_factions(), *_leaders(), *_attributes(), *_tactics(), *_foundations(), *_loot())


def _of(faction: str) -> Text:
    return Text("circadians-catalogue-faction", {"faction": Text(f"circadians-faction-{faction}")})


def _known(source: Known, fields: Iterable[Known]) -> Known:
    """A row that is ours may have fields of the rulebook, and the other way round."""
    return "part" if any((field == "house") != (source == "house") for field in fields) else source


def _factions() -> Iterable[Card]:
    for faction in c.FACTIONS.values():
        fame: dict[str, Arg] = {"from": Text(f"circadians-fame-from-{faction.fame_from}"), "goal": faction.fame_goal}
        lines = [
            Text("circadians-catalogue-fame", fame),
            Text("circadians-catalogue-leaders", {"count": faction.leaders_in_play}),
            Text("circadians-catalogue-stronghold", {"effects": effects_text(c.STRONGHOLDS[faction.id])}),
        ]
        lines += [Text("circadians-catalogue-rules", {"effects": effects_text(rule)}) for rule in _rules(faction.id)]
        name = Text(f"circadians-faction-{faction.id}")
        yield Card(f"faction/{faction.id}", "faction", name, tuple(lines), _known(faction.source, faction.src.values()))


def _rules(faction: str) -> list[list[Effect]]:
    """What a faction's own rules do, those of one moment together; what it gains fame for is told beside its goal."""
    alike: dict[tuple[str, tuple[str, ...]], list[Effect]] = {}
    for effect in c.RULES[faction]:
        if effect.per or set(effect.gain) != {"fame"}:
            alike.setdefault((effect.at, effect.conditions), []).append(effect)
    return list(alike.values())


def _leaders() -> Iterable[Card]:
    for leader in c.LEADERS.values():
        lines = (
            _of(leader.faction),
            Text("circadians-catalogue-phase", {"phase": Text(f"circadians-phase-{leader.phase}")}),
            _side("base", leader.base, 0),
            _side("upgraded", leader.upgraded, leader.base.upgrade_gems),
        )
        name = Text(f"circadians-leader-{leader.id}")
        yield Card(f"leader/{leader.id}", leader.kind, name, lines, _known(leader.source, leader.src.values()))


def _side(which: str, side: c.Side, upgrade: int) -> Text:
    strength, attack, defense = side.stats
    return Text(
        f"circadians-catalogue-{which}",
        {
            "strength": strength,
            "attack": attack,
            "defense": defense,
            "cost": _cost(side.deploy_gems),
            "upgrade": _cost(upgrade),
            "effects": effects_text(side.effects),
        },
    )


def _cost(gems: int) -> Text:
    return cost_text(0, gems) if gems else Text("circadians-catalogue-free")


def _attributes() -> Iterable[Card]:
    for row in c.ATTRIBUTES.values():
        lines = [
            _of(row.faction),
            Text("circadians-catalogue-before", {"effects": effects_text(row.base)}),
            Text(
                "circadians-catalogue-after",
                {"effects": effects_text(row.upgraded), "cost": _cost(row.upgrade_gems)},
            ),
        ]
        if row.on_upgrade:
            lines.append(Text("circadians-catalogue-at-once", {"effects": effects_text(row.on_upgrade, moments=False)}))
        name = Text(f"circadians-attribute-{row.id}")
        yield Card(f"attribute/{row.id}", "attribute", name, tuple(lines), _known(row.source, row.src.values()))


def _tactics() -> Iterable[Card]:
    for row in c.CARDS.values():
        lines = (
            Text("circadians-catalogue-values", {"left": str(row.left), "right": str(row.right)}),
            Text("circadians-catalogue-battle", {"effects": effects_text(row.battle)}),
            Text(
                "circadians-catalogue-play",
                {
                    "phase": Text(f"circadians-phase-{row.phase}"),
                    "effects": effects_text(row.play, moments=row.phase != "income"),
                },
            ),
            *([Text("circadians-catalogue-lock")] if row.lock else []),
        )
        name = Text(f"circadians-card-{row.id}")
        yield Card(f"card/{row.id}", "tactics", name, lines, _known(row.source, row.src.values()))


def _foundations() -> Iterable[Card]:
    for row in c.DATA.foundations.personal:
        lines = [Text("circadians-catalogue-lasting", {"effects": effects_text(row.effects)})] if row.effects else []
        if row.immediate:
            lines.append(Text("circadians-catalogue-reward", {"reward": reward_text(row.immediate)}))
        name = Text(f"circadians-personal-{row.id}")
        yield Card(f"personal/{row.id}", "personal", name, tuple(lines), row.source)


def _loot() -> Iterable[Card]:
    for row in c.LOOT.values():
        lines = (
            Text("circadians-catalogue-loot", {"reward": reward_text(row.base)}),
            Text("circadians-catalogue-loot-upgraded", {"reward": reward_text(row.upgraded)}),
        )
        name = Text(f"circadians-loot-{row.id}")
        yield Card(f"loot/{row.id}", "loot", name, lines, _known(row.source, row.src.values()))


def whereabouts(view: CircadiansView, card: Card) -> Text | None:
    """What lies open on the table; of hands only what everybody has seen."""
    kind, _, name = card.id.partition("/")
    seats = enumerate(view.seats)
    match kind:
        case "faction":
            return with_seats(seat for seat, player in seats if player.faction == name)
        case "leader":
            return _leader(view, name)
        case "attribute":
            return with_seats(seat for seat, player in seats if name in player.attributes)
        case "personal":
            return with_seats(seat for seat, player in seats if name in player.mat)
        case "card":
            seen = with_seats(seat for seat, player in seats if name in player.known)
            return seen or (DISCARDED if name in view.discard else None)
        case "loot":
            places: list[Item] = [region_name(place) for place, region in view.regions.items() if region.token == name]
            return Text("circadians-where-list", {"places": places}) if places else None
    return None


def _leader(view: CircadiansView, name: str) -> Text | None:
    for place, region in view.regions.items():
        for seat, units in region.units.items():
            if name in (*units.leaders, *units.rhyzu):
                return Text("circadians-where-region", {"region": region_name(place), "seat": who(seat)})
    for seat, player in enumerate(view.seats):
        if name in (*player.home.leaders, *player.home.rhyzu):
            return Text("circadians-where-home", {"seat": who(seat)})
        if name in player.reserve:
            return Text("circadians-where-reserve", {"seat": who(seat)})
    return None


CATALOGUE = Catalogue(cards, whereabouts)
