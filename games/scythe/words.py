"""The board in words, for those who cannot see the picture and for its alternative text."""

from __future__ import annotations

from games.engine import Text
from games.engine.text import Item
from games.scythe import components as c
from games.scythe.board import HEXES, HOMES
from games.scythe.state import hex_name, round_of, some_goods, who
from games.scythe.view import ScytheView, SeatView


def describe(view: ScytheView) -> list[Text]:
    """Everything on the board, a line each: turn, territories, tokens, players, decks, own secrets."""
    return [_turn(view), *_tile(view), *_places(view), *_tokens(view), *_players(view), _decks(view), *_own(view)]


def alt(view: ScytheView) -> list[Text]:
    """Two or three sentences about the picture."""
    if view.outcome:
        ranked = sorted(range(view.players), key=lambda seat: view.outcome.places[seat] if view.outcome else 0)
        places: list[Item] = [
            Text("scythe-alt-place", {"place": view.outcome.places[seat], "seat": who(seat)}) for seat in ranked
        ]
        return [_turn(view), Text("scythe-alt-end", {"places": places})]
    stars: list[Item] = [
        Text("scythe-alt-stars", {"seat": who(seat), "count": len(view.seats[seat].stars)}) for seat in view.order
    ]
    lines = [_turn(view)]
    if stars and view.turn:
        held: list[Item] = [
            Text("scythe-alt-territories", {"seat": who(seat), "count": len(view.seats[seat].territories)})
            for seat in view.order
        ]
        lines += [Text("scythe-alt-triumph", {"stars": stars}), Text("scythe-alt-board", {"held": held})]
    if view.battle:
        lines.append(_battle(view))
    return lines


def _turn(view: ScytheView) -> Text:
    if view.outcome:
        return Text("scythe-words-over", {"number": round_of(view.turn, view.players)})
    if not view.turn:
        return Text("scythe-words-setup")
    return Text("scythe-words-turn", {"number": round_of(view.turn, view.players), "seat": who(view.active)})


def _battle(view: ScytheView) -> Text:
    assert view.battle is not None
    return Text(
        "scythe-words-battle",
        {
            "place": hex_name(view.battle.place),
            "seat": who(view.battle.attacker),
            "other": who(view.battle.defender),
        },
    )


def _tile(view: ScytheView) -> list[Text]:
    return [Text("scythe-words-tile", {"tile": Text(f"scythe-tile-{view.tile}")})] if view.tile else []


def _places(view: ScytheView) -> list[Text]:
    """A line for each territory or base on which something stands or lies."""
    lines = []
    for place in (*HEXES, *HOMES):
        things: list[Item] = []
        for seat in view.order:
            things.extend(_pieces(view.seats[seat], seat, place))
        things.extend(some_goods(view.goods.get(place, [0, 0, 0, 0])))
        if things:
            lines.append(Text("scythe-words-place", {"place": hex_name(place), "things": things}))
    return lines


def _pieces(player: SeatView, seat: int, place: str) -> list[Item]:
    """A player's pieces on a place, in words."""
    parts: list[Item] = []
    if player.character == place:
        parts.append(Text("scythe-a-character"))
    if place in player.mechs:
        parts.append(Text("scythe-some-mechs", {"count": player.mechs.count(place)}))
    if place in player.workers:
        parts.append(Text("scythe-some-workers", {"count": player.workers.count(place)}))
    parts.extend(Text(f"scythe-structure-{name}") for name, at in player.structures.items() if at == place)
    return [Text("scythe-words-pieces", {"seat": who(seat), "pieces": parts})] if parts else []


def _tokens(view: ScytheView) -> list[Text]:
    places: list[Item] = [hex_name(place) for place in view.tokens]
    lines = [Text("scythe-words-tokens", {"places": places})] if places else []
    if view.encounter:
        lines.append(Text("scythe-words-encounter", {"card": Text(f"scythe-encounter-{view.encounter}")}))
    if view.battle:
        lines.append(_battle(view))
    return lines


def _players(view: ScytheView) -> list[Text]:
    lines: list[Text] = []
    for seat in view.order:
        player = view.seats[seat]
        if not player.faction or not player.mat:
            continue
        lines += [
            Text(
                "scythe-words-player",
                {
                    "seat": who(seat),
                    "faction": Text(f"scythe-faction-{player.faction}"),
                    "mat": Text(f"scythe-mat-{player.mat}"),
                    "power": player.power,
                    "popularity": player.popularity,
                    "coins": player.coins if player.coins >= 0 else Text("scythe-words-hidden"),
                    "cards": player.cards,
                },
            ),
            *_progress(seat, player),
        ]
    return lines


def _progress(seat: int, player: SeatView) -> list[Text]:
    """Stars, mechs, structures, recruits, upgrades and the Factory card of a player."""
    stars: list[Item] = [Text(f"scythe-triumph-{star}") for star in player.stars]
    mechs: list[Item] = [
        Text(f"scythe-ability-{mech.id}")
        for mech in c.FACTIONS[player.faction].mech
        if player.mechs[mech.slot - 1] != ""
    ]
    recruits: list[Item] = [Text(f"scythe-recruit-{recruit}") for recruit in player.recruits]
    cubes: list[Item] = [Text(f"scythe-cube-{cube}") for cube in player.cubes]
    costs: list[Item] = [
        Text("scythe-words-cost", {"action": Text(f"scythe-bottom-{bottom}"), "count": count})
        for bottom, count in player.costs.items()
    ]
    lines = [Text("scythe-words-costs", {"seat": who(seat), "costs": costs})]
    for key, items in (("stars", stars), ("mechs", mechs), ("recruits", recruits), ("upgrades", cubes)):
        if items:
            lines.append(Text(f"scythe-words-{key}", {"seat": who(seat), "items": items}))
    if player.factory:
        card = Text(f"scythe-factory-{player.factory}")
        lines.append(Text("scythe-words-factory-card", {"seat": who(seat), "card": card}))
    return lines


def _decks(view: ScytheView) -> Text:
    return Text(
        "scythe-words-decks",
        {
            "combat": view.combat_deck,
            "discard": len(view.discard),
            "encounters": view.encounter_deck,
            "objectives": view.objective_deck,
            "factory": view.factory,
        },
    )


def _own(view: ScytheView) -> list[Text]:
    """What only the viewer knows."""
    mine = view.mine
    if mine is None or not view.turn:
        return []
    lines = []
    if mine.hand:
        lines.append(Text("scythe-words-hand", {"cards": [str(card) for card in mine.hand]}))
    lines += [
        Text(
            "scythe-words-objective",
            {"objective": Text(f"scythe-objective-{card}"), "about": Text(f"scythe-about-{card}")},
        )
        for card in mine.objectives
    ]
    if mine.seen:
        seen: list[Item] = [Text(f"scythe-factory-{card}") for card in sorted(mine.seen)]
        lines.append(Text("scythe-words-seen", {"cards": seen}))
    if mine.dial >= 0:
        cards: list[Item] = [name[0] for name in mine.committed]
        lines.append(Text("scythe-words-sealed", {"dial": mine.dial, "cards": cards or ["-"]}))
    if mine.fortune is not None and view.options["delay_of_game"] == "off":
        lines.append(Text("scythe-words-fortune", {"count": mine.fortune.total}))
    return lines
