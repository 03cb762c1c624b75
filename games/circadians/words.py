"""The board in words, for those who cannot see the picture and for its alternative text."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.effects import effects_text, reward_text
from games.circadians.state import Region, Units, region_name, who
from games.circadians.view import CircadiansView, SeatView
from games.engine import Text
from games.engine.text import Item

__all__ = ["alt", "describe", "effects_text"]


def describe(view: CircadiansView) -> list[Text]:
    """Everything on the board, a line each: round, prices, regions, factions, own hand."""
    if not view.regions:
        return [Text("circadians-words-setup")]
    return [
        _round(view),
        *_prices(view),
        *_battle(view),
        *(_region(name, region) for name, region in view.regions.items()),
        *_borders(view),
        *(line for seat in range(view.players) for line in _seat(view, seat)),
        *_supplies(view),
        *_own(view),
    ]


def alt(view: CircadiansView) -> list[Text]:
    """Two or three sentences about the picture."""
    if not view.regions:
        return [Text("circadians-words-setup")]
    seats: list[Item] = [
        Text(
            "circadians-alt-seat",
            {
                "seat": who(number),
                "faction": _faction(seat),
                "fame": seat.fame,
                "goal": seat.goal,
                "land": seat.land,
            },
        )
        for number, seat in enumerate(view.seats)
    ]
    relics: list[Item] = [
        Text("circadians-alt-relic", {"number": region.relic, "region": region_name(name)})
        for name, region in view.regions.items()
        if region.relic
    ]
    lines = [_round(view), Text("circadians-alt-seats", {"seats": seats})]
    return [*lines, Text("circadians-alt-relics", {"relics": relics})] if relics else lines


def _faction(seat: SeatView) -> Text:
    return Text(f"circadians-faction-{seat.faction}")


def _round(view: CircadiansView) -> Text:
    if view.phase == "setup":
        return Text("circadians-words-setup")
    phase = Text(f"circadians-phase-{view.phase}")
    return Text("circadians-words-round", {"round": view.round, "phase": phase, "flare": who(view.flare)})


def _prices(view: CircadiansView) -> list[Text]:
    parts: list[Item] = []
    for phase in c.TRACKS:
        price = view.prices.get(phase)
        if price is None:
            continue
        name = Text(f"circadians-phase-{phase}")
        if price.seat is None:
            total = c.NEUTRALS[price.token].total
            parts.append(Text("circadians-words-price-neutral", {"phase": name, "total": total}))
        else:
            total = c.TOKENS[price.token].total
            parts.append(Text("circadians-words-price", {"phase": name, "total": total, "seat": who(price.seat)}))
    return [Text("circadians-words-prices", {"prices": parts})] if parts else []


def _battle(view: CircadiansView) -> list[Text]:
    if view.battle is None:
        return []
    first, second = view.battle.sides
    return [
        Text(
            "circadians-words-battle",
            {"region": region_name(view.battle.region), "seat": who(first.seat), "opponent": who(second.seat)},
        )
    ]


def _region(name: str, region: Region) -> Text:
    parts: list[Item] = []
    if region.relic:
        parts.append(Text("circadians-words-relic", {"number": region.relic}))
    parts += _loot(region)
    parts += _buildings(region)
    parts += [
        Text("circadians-words-units", {"seat": who(seat), "units": _units(units)})
        for seat, units in region.units.items()
    ]
    what: list[Item] = parts or [Text("circadians-words-empty")]
    if region.owner is not None:
        return Text("circadians-words-base", {"region": region_name(name), "seat": who(region.owner), "what": what})
    terrain = Text(f"circadians-terrain-{region.terrain}")
    return Text("circadians-words-region", {"region": region_name(name), "terrain": terrain, "what": what})


def _loot(region: Region) -> list[Item]:
    if region.token is not None:
        side = c.LOOT[region.token].upgraded if region.token_upgraded else c.LOOT[region.token].base
        return [
            Text(
                "circadians-words-token",
                {"token": Text(f"circadians-loot-{region.token}"), "loot": reward_text(side)},
            )
        ]
    if not region.loot:
        return []
    return [Text("circadians-words-loot", {"loot": reward_text(c.PRINTED_LOOT[region.loot])})]


def _buildings(region: Region) -> list[Item]:
    used = sum(building.foundation is not None for building in region.buildings)
    free = len(region.foundations) - used
    parts: list[Item] = [Text("circadians-words-free", {"count": free})] if free else []
    for building in region.buildings:
        kind = Text(f"circadians-building-{building.kind}")
        parts.append(Text("circadians-words-building", {"building": kind, "seat": who(building.seat)}))
        if building.armed:
            parts.append(Text("circadians-words-trap"))
    return [*parts, Text("circadians-words-morale")] if region.morale else parts


def _units(units: Units) -> list[Item]:
    names: list[Item] = [Text(f"circadians-leader-{name}") for name in (*units.leaders, *units.rhyzu)]
    if units.fighters or not names:
        names.insert(0, Text("circadians-some-fighters", {"count": units.fighters}))
    return names


def _borders(view: CircadiansView) -> list[Text]:
    lines = []
    if view.mountains:
        sides = [side.split("-") for side in view.mountains]
        lines.append(Text("circadians-words-mountains", {"sides": [_side(a, b) for a, b in sides]}))
    if view.tunnels:
        ends = [c.TUNNELS[tunnel] for tunnel in view.tunnels]
        lines.append(Text("circadians-words-tunnels", {"sides": [_side(a, b) for a, b in ends]}))
    if view.docks:
        a, b = map(region_name, view.docks)
        lines.append(Text("circadians-words-docks", {"a": a, "b": b}))
    return lines


def _side(a: str, b: str) -> Text:
    return Text("circadians-words-side", {"a": region_name(a), "b": region_name(b)})


def _seat(view: CircadiansView, number: int) -> list[Text]:
    seat = view.seats[number]
    lines = [
        Text(
            "circadians-words-seat",
            {
                "seat": who(number),
                "faction": _faction(seat),
                "energy": seat.energy,
                "gems": seat.gems,
                "fame": seat.fame,
                "goal": seat.goal,
                "cards": seat.cards,
                "regions": seat.regions,
                "land": seat.land,
                "relics": len(seat.relics),
            },
        ),
        Text(
            "circadians-words-mat",
            {
                "seat": who(number),
                "tracks": "-".join(str(seat.tracks[track]) for track in c.TRACKS),
                "areas": "-".join(map(str, seat.areas)),
                "home": _units(seat.home),
                "supply": _tokens(seat.supply),
                "vault": _tokens(seat.vault),
            },
        ),
    ]
    built = [name for name in c.PERSONAL if name not in seat.mat]
    lists = (
        ("reserve", "leaders", [f"circadians-leader-{name}" for name in seat.reserve]),
        (
            "upgraded",
            "names",
            [
                *(f"circadians-leader-{name}" for name in seat.upgraded),
                *(f"circadians-attribute-{name}" for name in seat.attributes),
            ],
        ),
        ("foundations", "names", [f"circadians-personal-{name}" for name in built]),
        ("intel", "cards", [f"circadians-intel-{name}" for name in seat.intel]),
        ("known", "cards", [f"circadians-card-{name}" for name in seat.known]),
    )
    for key, arg, names in lists:
        if names:
            lines.append(Text(f"circadians-words-{key}", {"seat": who(number), arg: [Text(name) for name in names]}))
    return lines


def _tokens(tokens: list[str]) -> str:
    """Price tokens by what they cost."""
    return " ".join(str(c.TOKENS[token].total) for token in tokens) or "—"


def _supplies(view: CircadiansView) -> list[Text]:
    lines = [Text("circadians-words-deck", {"deck": view.deck, "discard": len(view.discard)})]
    if view.corner:
        tokens: list[Item] = [Text(f"circadians-loot-{token}") for token in view.corner]
        lines.append(Text("circadians-words-corner", {"tokens": tokens}))
    if view.morale:
        rows = {"strength": view.morale["strength"], "fame": view.morale["fame"]}
        lines.append(Text("circadians-words-rows", {**rows}))
    return lines


def _own(view: CircadiansView) -> list[Text]:
    lines = []
    if view.hand:
        lines.append(Text("circadians-words-hand", {"cards": [_card(held.card) for held in view.hand]}))
    if view.plan:
        sector, card = view.plan
        name = Text("circadians-no-card") if card == "none" else Text(f"circadians-card-{card}")
        lines.append(Text("circadians-words-plan", {"sector": Text(f"circadians-sector-{sector}"), "card": name}))
    return lines


def _card(card: str) -> Text:
    data = c.CARDS[card]
    return Text(
        "circadians-words-card",
        {"card": Text(f"circadians-card-{card}"), "left": str(data.left), "right": str(data.right)},
    )
