"""The board in words: by place, then by player."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine import SeatName, Text
from games.engine.text import Arg, Item
from games.hyperborea import components as c
from games.hyperborea.effects import effect_list
from games.hyperborea.rules.action import prompt
from games.hyperborea.state import GHOST, NOBODY, cube_name, label, round_of, row_name, who
from games.hyperborea.view import AreaView, HyperboreaView, SeatView, SpotView

__all__ = ["alt", "current_round", "describe", "effect_list", "left_in_pool"]


def describe(view: HyperboreaView) -> list[Text]:
    """A line each."""
    lines = [*_headline(view), *_map(view)]
    for seat, player in enumerate(view.seats):
        lines += _player(seat, player)
    for number, offers in zip(c.DECKS, view.market, strict=False):
        cards: list[Item] = [row_name(offer.card) for offer in offers if offer.card]
        if cards:
            lines.append(Text("hyperborea-words-market", {"deck": Text(f"hyperborea-deck-{number}"), "cards": cards}))
    if view.my_kept:
        lines.append(Text("hyperborea-words-my-token", {"token": Text(f"hyperborea-token-{view.my_kept}")}))
    return lines


def alt(view: HyperboreaView) -> list[Text]:
    """Whose turn it is, who leads, how much of the map is known."""
    leader = max(range(view.players), key=lambda seat: sum(view.seats[seat].score.values()))
    points = sum(view.seats[leader].score.values())
    opened = sum(bool(area.tile) for area in view.areas.values())
    return [
        next(_headline(view)),
        Text("hyperborea-words-leader", {"seat": who(leader), "points": points}),
        Text("hyperborea-words-map", {"open": opened, "all": len(view.areas)}),
    ]


def _headline(view: HyperboreaView) -> Iterator[Text]:
    if view.outcome:
        yield Text("hyperborea-words-over", {"seat": who(view.outcome.winners[0])})
    elif view.active == NOBODY:
        yield Text("hyperborea-words-choosing")
    else:
        yield on_turn(view)
    left = left_in_pool(view)
    if left:
        yield left
    words = {"met": view.conditions, "needed": view.conditions_needed}
    yield Text("hyperborea-words-conditions", {**words})
    if view.trigger != NOBODY and not view.outcome:
        yield Text("hyperborea-words-last-turns", {"seat": who(view.trigger)})


def on_turn(view: HyperboreaView) -> Text:
    """Whose turn it is, and in which round."""
    words: dict[str, Arg] = {"round": current_round(view), "seat": who(view.active)}
    return Text("hyperborea-words-turn", words)


def current_round(view: HyperboreaView) -> int:
    """PL-40: how often everybody has been on turn, this turn counted."""
    return round_of(view.turn, view.players)


def left_in_pool(view: HyperboreaView) -> Text | None:
    """What is left to do this turn, if anything."""
    left = prompt(view.pool).args.get("left")
    return Text("hyperborea-words-pool", {"left": left}) if left else None


def _map(view: HyperboreaView) -> Iterator[Text]:
    for name, area in view.areas.items():
        if area.tile:
            content = [*_content(area)] or [Text("hyperborea-words-nothing")]
            yield Text(
                "hyperborea-words-area",
                {
                    "area": label(name, area.tile, area.home),
                    "terrain": Text(f"hyperborea-terrain-{area.terrain}"),
                    "content": content,
                },
            )
    hidden: list[Item] = [name for name, area in view.areas.items() if not area.tile]
    if hidden:
        yield Text("hyperborea-words-hidden", {"areas": hidden})


def _content(area: AreaView) -> Iterator[Item]:
    for seat, count in enumerate(area.free):
        if count:
            yield Text("hyperborea-words-figures", {"seat": SeatName(seat), "count": count})
    for seat, count in enumerate(area.walls):
        if count:
            yield Text("hyperborea-words-walls", {"seat": SeatName(seat), "count": count})
    for spot in area.spots:
        yield _spot(spot)


def _spot(spot: SpotView) -> Text:
    if spot.occupant == NOBODY:
        occupant = Text("hyperborea-words-free")
    elif spot.occupant == GHOST:
        occupant = Text("hyperborea-words-ghost")
    else:
        occupant = Text("hyperborea-words-held", {"seat": SeatName(spot.occupant)})
    if spot.kind == "city":
        return Text("hyperborea-words-city", {"city": Text(f"hyperborea-city-{spot.city}"), "occupant": occupant})
    colour = Text(f"hyperborea-colour-{spot.colour}")
    return Text("hyperborea-words-ruin", {"colour": colour, "tokens": spot.tokens, "occupant": occupant})


def _player(seat: int, player: SeatView) -> Iterator[Text]:
    yield Text(
        "hyperborea-words-player",
        {
            "seat": who(seat),
            "faction": Text(f"hyperborea-faction-{player.faction}"),
            "points": sum(player.score.values()),
            "gems": player.gems,
            "figures": player.on_map,
            "reserve": player.reserve,
        },
    )
    if player.tile:
        yield Text("hyperborea-words-tile", {"tile": Text(f"hyperborea-faction-tile-{player.tile}")})
    yield from _cubes(player)
    levels: list[Item] = [
        Text("hyperborea-words-level", {"track": Text(f"hyperborea-track-{name}"), "level": level})
        for name, level in zip(c.COLOURS, player.levels, strict=True)
    ]
    yield Text("hyperborea-words-levels", {"levels": levels})
    if player.cards:
        yield Text("hyperborea-words-cards", {"cards": [row_name(card) for card in player.cards]})
    yield from _trophies(player)


def _cubes(player: SeatView) -> Iterator[Text]:
    for place, cubes in (("available", player.available), ("unused", player.unused), ("bag", player.bag)):
        counted: list[Item] = [
            Text("hyperborea-words-cube-count", {"cube": cube_name(kind), "count": count})
            for kind, count in enumerate(cubes)
            if count
        ]
        if counted:
            yield Text(f"hyperborea-words-{place}", {"cubes": counted})
    rows: list[Item] = [
        Text(
            "hyperborea-words-row",
            {"row": row_name(row), "cubes": [cube_name(kind) for kind in cubes if kind != c.EMPTY]},
        )
        for row, cubes in player.rows.items()
    ]
    if rows:
        yield Text("hyperborea-words-rows", {"rows": rows})


def _trophies(player: SeatView) -> Iterator[Text]:
    graveyard: list[Item] = []
    if player.ghosts:
        graveyard.append(Text("hyperborea-words-ghosts", {"count": player.ghosts}))
    graveyard += [Text("hyperborea-words-rival", {"seat": SeatName(rival)}) for rival in player.rivals]
    if graveyard:
        yield Text("hyperborea-words-graveyard", {"content": graveyard})
    if player.kept:
        yield Text("hyperborea-words-kept", {"colour": Text(f"hyperborea-colour-{player.kept}")})
    if player.objectives:
        names: list[Item] = [Text(f"hyperborea-objective-{name}") for name in player.objectives]
        yield Text("hyperborea-words-objectives", {"objectives": names})
    if player.losses:
        yield Text("hyperborea-words-losses", {"count": player.losses})
