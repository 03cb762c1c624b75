"""CIR-34.3, CIR-34.6: the form of the standing orders: prices above which to pass, income, a battle plan.
They halve what a faction is asked in a round (CIR-34.9)."""

from __future__ import annotations

from collections.abc import Iterable

from games.circadians import components as c
from games.circadians.rules.combat import plan_card
from games.circadians.rules.options import do, named, region_option
from games.circadians.rules.plans import NO_CARD, forget, store_plan
from games.circadians.state import Circadians, Standing, StoredPlan, who
from games.engine import Field, Filled, Form, Option, Pick, Several, StandingOrders, Text
from games.engine.decision import Value

ASK = Option("ask", Text("circadians-standing-ask"), means=None)
NEVER = -1
PRICES = Pick(
    (
        ASK,
        Option("never", Text("circadians-standing-never"), means=NEVER),
        *(Option(str(price), Text("circadians-standing-up-to", {"count": price}), means=price) for price in range(6)),
    )
)
MOST = {
    track: Field(track, Text("circadians-standing-most", {"phase": Text(f"circadians-phase-{track}")}), PRICES)
    for track in c.TRACKS
}
INCOME = Field(
    "income",
    Text("circadians-standing-income"),
    Pick(
        (
            Option("ask", ASK.label),
            Option("auto", Text("circadians-standing-auto")),
            Option("energy2", Text("circadians-standing-auto-energy")),
            Option("gems1", Text("circadians-standing-auto-gem")),
        )
    ),
)
UNASKED = Field(
    "unasked",
    Text("circadians-standing-unasked"),
    Several(
        tuple(Option(name, Text(f"circadians-standing-{name}")) for name in ("broke", "priced", "relic")),
        least=0,
        most=3,
    ),
)
"""PL-18: refusals that do not depend on what is held, so that nothing is told by them."""
ROLE = Field(
    "role",
    Text("circadians-standing-role"),
    Several(
        tuple(
            Option(role, Text(f"circadians-standing-role-{role}"), means=role == "me") for role in ("me", "opponent")
        ),
        least=0,
    ),
)
"""Whether the owner of the plan initiates the battle."""
SECTOR = Field(
    "sector",
    Text("circadians-field-sector"),
    Several(tuple(named("sector", sector) for sector in c.SECTORS), least=0),
)


def _region(names: Iterable[str]) -> Field[list[str]]:
    return Field("region", Text("circadians-standing-region"), Several(tuple(map(region_option, names)), least=0))


def _opponent(seats: Iterable[int]) -> Field[list[int]]:
    options = (Option(str(seat), Text("circadians-standing-seat", {"seat": who(seat)}), means=seat) for seat in seats)
    return Field("opponent", Text("circadians-standing-opponent"), Several(tuple(options), least=0))


def _card(hand: Iterable[str]) -> Field[list[str]]:
    options = (do(NO_CARD), *map(plan_card, hand))
    return Field("card", Text("circadians-field-card"), Several(options, least=0))


def form(g: Circadians, seat: int) -> Form | None:
    """CIR-34.3: the form as this seat may fill it in once the mats are laid out; cards are those of its own hand."""
    if not g.regions:
        return None
    lands = _region(name for name, region in g.regions.items() if region.is_land)
    others = _opponent(other for other in range(g.players) if other != seat)
    cards = _card(held.card for held in g.seats[seat].hand)
    return Form((*MOST.values(), INCOME, UNASKED, lands, others, ROLE, SECTOR, cards))


def store(g: Circadians, seat: int, choice: Filled) -> None:
    """Keep what the form says. A battle without a sector forgets the plan stored for it."""
    orders = g.seats[seat].standing
    most = {track: choice[field] for track, field in MOST.items()}
    orders.most = {track: price for track, price in most.items() if price is not None}
    orders.income, orders.unasked = choice[INCOME], choice[UNASKED]
    regions, opponents, roles = choice[_region(())], choice[_opponent(())], choice[ROLE]
    if not (regions and opponents and roles):
        return
    if choice[SECTOR]:
        card = next(iter(choice[_card(())]), NO_CARD)
        store_plan(g, seat, StoredPlan(regions[0], opponents[0], roles[0], choice[SECTOR][0], card))
    else:
        forget(g, seat, regions[0], opponents[0], roles[0])


def as_fields(orders: Standing) -> dict[str, Value]:
    """The form as it is filled in by what is stored; its battle plan is empty, as that adds one to those stored."""
    prices = {None: "ask", NEVER: "never"}
    most = {track: [prices.get(orders.most.get(track)) or str(orders.most[track])] for track in c.TRACKS}
    battle: dict[str, Value] = {name: [] for name in ("region", "opponent", "role", "sector", "card")}
    return {**most, "income": [orders.income], "unasked": [*orders.unasked], **battle}


def read(g: Circadians, seat: int) -> dict[str, Value]:
    """What is stored."""
    return as_fields(g.seats[seat].standing)


def clear(g: Circadians, seat: int) -> None:
    """Nothing is stored any more."""
    g.seats[seat].standing = Standing()


ORDERS = StandingOrders(form, store, read, clear, "circadians-standing-closed")
