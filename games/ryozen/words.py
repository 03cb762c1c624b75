"""The board in words, and the picture's alternative text."""

from __future__ import annotations

from games.engine import Text
from games.engine.text import Item, text
from games.ryozen import components as c
from games.ryozen.state import is_palace, kin_name, place_name, sector_name, some, who
from games.ryozen.view import RyozenView


def describe(view: RyozenView) -> list[Text]:
    """A line each: where the match stands, the sectors, the Palace, rows and tracks, the players."""
    if not view.kin:
        return [_round(view), *_waiting(view)]
    return [
        *_standing(view),
        *(_sector(view, sector) for sector in c.SECTOR_IDS),
        _palace(view),
        *(
            Text("ryozen-words-closed", {"sector": sector_name(block.sector), "seat": who(block.seat)})
            for block in view.blocks
        ),
        *_rows(view),
        *_tracks(view),
        *(line for seat in range(view.players) for line in _player(view, seat)),
    ]


def alt(view: RyozenView) -> list[Text]:
    """Two or three sentences: round and turn, the light of the Palace, who leads."""
    if not view.kin:
        return [_round(view), *_waiting(view)]
    return [*_standing(view), _lead(view)] if view.outcome is None else [*_standing(view)]


def _standing(view: RyozenView) -> list[Text]:
    if view.outcome is not None:
        winner = view.outcome.winners[0]
        return [Text("ryozen-words-over", {"seat": who(winner), "total": view.seats[winner].favour})]
    highlighted: list[Item] = [sector_name(sector) for sector in view.highlighted]
    return [_round(view), *_waiting(view), Text("ryozen-words-highlighted", {"sectors": highlighted})]


def _round(view: RyozenView) -> Text:
    phase = Text(f"ryozen-phase-{view.phase}")
    return Text(
        "ryozen-words-round",
        {"round": view.round, "rounds": c.ROUNDS, "phase": phase, "first": who(view.first)},
    )


def _waiting(view: RyozenView) -> list[Text]:
    lines = [Text("ryozen-words-turn", {"seat": who(view.turn.seat)})] if view.turn is not None else []
    others: list[Item] = [who(seat) for seat in view.waiting if view.turn is None or seat != view.turn.seat]
    return [*lines, Text("ryozen-words-waiting", {"seats": others})] if others else lines


def _lead(view: RyozenView) -> Text:
    best = max(range(view.players), key=lambda seat: (view.seats[seat].favour, -view.heralds.index(seat)))
    return Text("ryozen-words-lead", {"seat": who(best), "favour": some("favour", view.seats[best].favour)})


def _sector(view: RyozenView, sector: str) -> Text:
    """Who stands in a sector, place by place."""
    there = sorted(
        (kin for kin in view.kin if c.SECTOR_OF.get(kin.at) == sector), key=lambda kin: c.PLACE_ORDER[kin.at]
    )
    items: list[Item] = [
        Text(
            "ryozen-words-cloaked" if kin.cloaked else "ryozen-words-revealed",
            {"place": kin.at.rpartition(".")[2], "kin": kin_name(kin.kind), "owner": who(kin.owner)},
        )
        for kin in there
    ]
    free = len(c.PLACES_IN[view.side][sector]) - len(there)
    if free:
        items.append(Text("ryozen-words-free", {"count": free}))
    key = "ryozen-words-sector-lit" if sector in view.highlighted else "ryozen-words-sector"
    return Text(key, {"sector": sector_name(sector), "kin": items})


def _palace(view: RyozenView) -> Text:
    """Who is in the Palace; on which spot, in the Phoenix Palace mode."""
    there = sorted((kin for kin in view.kin if is_palace(kin.at)), key=lambda kin: (c.PLACE_ORDER[kin.at], kin.owner))
    items: list[Item] = []
    for kin in there:
        name, owner = kin_name(kin.kind), who(kin.owner)
        if kin.at == c.PALACE:
            items.append(text("ryozen-words-in-palace", kin=name, owner=owner))
        else:
            items.append(text("ryozen-words-revealed", place=place_name(kin.at), kin=name, owner=owner))
    return Text("ryozen-words-sector", {"sector": sector_name(c.PALACE), "kin": items or [Text("ryozen-words-nobody")]})


def _rows(view: RyozenView) -> list[Text]:
    """Events, revelations and the Clan House row."""
    events: list[Item] = [
        Text(
            "ryozen-words-event",
            {"space": space, "event": Text(f"ryozen-event-{event}" if event else "ryozen-words-nothing")},
        )
        for space, event in enumerate(view.event_row, start=1)
    ]
    top = f"ryozen-event-{view.event_discard[-1]}" if view.event_discard else "ryozen-words-nothing"
    cards: list[Item] = [_card_on_offer(card) for card in view.revelation_row if card]
    tiles: list[Item] = [
        Text(
            "ryozen-words-tile",
            {
                "kin": kin_name(tile.kind),
                "owner": who(tile.owner),
                "price": [some(resource, count) for resource, count in slot.cost.items()],
                "favour": some("favour", slot.favour),
            },
        )
        for tile, slot in zip(view.clan_row, c.SLOTS, strict=False)
    ]
    nothing: list[Item] = [Text("ryozen-words-nothing")]
    return [
        Text("ryozen-words-events", {"events": events}),
        Text("ryozen-words-event-pile", {"deck": view.event_deck, "top": Text(top)}),
        Text("ryozen-words-revelations", {"cards": cards or nothing}),
        Text("ryozen-words-row", {"tiles": tiles or nothing}),
    ]


def _card_on_offer(card: str) -> Text:
    row = c.REVELATIONS[card]
    name = Text(f"ryozen-revelation-{card}")
    return text("ryozen-words-revelation", card=name, price=row.price, favour=row.discard_favour)


def _tracks(view: RyozenView) -> list[Text]:
    """Villages with their Explorers, what can be built next, and the Capital track."""
    villages: list[Item] = []
    for space, village in enumerate(view.villages):
        here: list[Item] = [who(seat) for seat in range(view.players) if view.seats[seat].explorer == space]
        name = Text(f"ryozen-village-{village}")
        if here:
            villages.append(text("ryozen-words-village-with", space=space, village=name, seats=here))
        else:
            villages.append(text("ryozen-words-village", space=space, village=name))
    lines = [Text("ryozen-words-villages", {"villages": villages})]
    if len(view.villages) < len(c.TRACK):
        ahead = c.TRACK[len(view.villages)]
        coming = c.ALTAR_TILE if ahead.kind == "altar" else view.next_village
        cost: list[Item] = [some(resource, count) for resource, count in ahead.build_cost.items()]
        lines.append(
            Text(
                "ryozen-words-next-village",
                {
                    "village": Text(f"ryozen-village-{coming}"),
                    "space": ahead.index,
                    "cost": cost,
                    "favour": some("favour", ahead.build_favour),
                },
            )
        )
    return [*lines, Text("ryozen-words-heralds", {"seats": [who(seat) for seat in view.heralds]})]


def _player(view: RyozenView, seat: int) -> list[Text]:
    """What a player owns."""
    player = view.seats[seat]
    lines = [
        Text(
            "ryozen-words-player",
            {
                "seat": who(seat),
                "clan": Text(f"ryozen-clan-{player.clan}"),
                "favour": some("favour", player.favour),
                "resources": [some(resource, count) for resource, count in player.resources.items()],
                "shards": [some(colour, count) for colour, count in player.shards.items()],
            },
        )
    ]
    hand: list[Item] = [kin_name(kin.kind) for kin in view.kin if kin.owner == seat and kin.at == c.HAND]
    pushed: list[Item] = [kin_name(kin.kind) for kin in view.kin if kin.owner == seat and kin.at == c.PUSHED]
    lines.append(Text("ryozen-words-hand", {"kin": hand}) if hand else Text("ryozen-words-hand-empty"))
    if pushed:
        lines.append(Text("ryozen-words-pushed", {"kin": pushed}))
    if player.cards:
        kept: list[Item] = [Text(f"ryozen-revelation-{card}") for card in player.cards]
        lines.append(Text("ryozen-words-cards", {"cards": kept}))
    return [*lines, Text("ryozen-words-pile", {"count": player.pile})]
