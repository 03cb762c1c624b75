"""CIR-34.3, CIR-34.6: the form of the standing orders: prices above which to pass, income, a battle plan.
They halve what a faction is asked in a round (CIR-34.9)."""

from __future__ import annotations

from collections.abc import Mapping

from games.circadians import components as c
from games.circadians.rules.combat import plan_card
from games.circadians.rules.options import do, named, region_option
from games.circadians.rules.plans import NO_CARD, forget, store_plan
from games.circadians.state import Circadians, Standing, StoredPlan, who
from games.engine import Field, Form, Option, Pick, Several, Text
from games.engine.decision import Value

PRICES = (
    Option("ask", Text("circadians-standing-ask")),
    Option("never", Text("circadians-standing-never")),
    *(Option(str(price), Text("circadians-standing-up-to", {"count": price})) for price in range(6)),
)
ROLES = tuple(Option(role, Text(f"circadians-standing-role-{role}")) for role in ("me", "opponent"))


def form(g: Circadians, seat: int) -> Form:
    """The form as this seat may fill it in now; cards are those of its own hand."""
    lands = tuple(region_option(name) for name, region in g.regions.items() if region.is_land)
    others = tuple(
        Option(str(other), Text("circadians-standing-seat", {"seat": who(other)}))
        for other in range(g.players)
        if other != seat
    )
    cards = (do(NO_CARD), *(plan_card(held.card) for held in g.seats[seat].hand))
    return Form(
        (
            *(
                Field(
                    track,
                    Text("circadians-standing-most", {"phase": Text(f"circadians-phase-{track}")}),
                    Pick(PRICES),
                )
                for track in c.TRACKS
            ),
            Field(
                "income",
                Text("circadians-standing-income"),
                Pick((PRICES[0], Option("auto", Text("circadians-standing-auto")))),
            ),
            Field("region", Text("circadians-standing-region"), Several(lands, least=0)),
            Field("opponent", Text("circadians-standing-opponent"), Several(others, least=0)),
            Field("role", Text("circadians-standing-role"), Several(ROLES, least=0)),
            Field(
                "sector",
                Text("circadians-field-sector"),
                Several(tuple(named("sector", sector) for sector in c.SECTORS), least=0),
            ),
            Field("card", Text("circadians-field-card"), Several(cards, least=0)),
        )
    )


def store(g: Circadians, seat: int, choice: Mapping[str, Value]) -> None:
    """Keep what the form says. A battle without a sector forgets the plan stored for it."""
    orders = g.seats[seat].standing
    orders.most = {}
    for track in c.TRACKS:
        word = _word(choice, track)
        if word != "ask":
            orders.most[track] = -1 if word == "never" else int(word)
    orders.income = _word(choice, "income")
    region, opponent, role = (_word(choice, name) for name in ("region", "opponent", "role"))
    if not (region and opponent and role):
        return
    initiator = role == "me"
    if sector := _word(choice, "sector"):
        card = _word(choice, "card") or NO_CARD
        store_plan(g, seat, StoredPlan(region, int(opponent), initiator, sector, card))
    else:
        forget(g, seat, region, int(opponent), initiator)


def as_fields(orders: Standing) -> dict[str, Value]:
    """The form as it is filled in by what is stored; its battle plan is empty, as that adds one to those stored."""
    prices = {None: "ask", -1: "never"}
    most = {track: [prices.get(orders.most.get(track)) or str(orders.most[track])] for track in c.TRACKS}
    battle: dict[str, Value] = {name: [] for name in ("region", "opponent", "role", "sector", "card")}
    return {**most, "income": [orders.income], **battle}


def _word(choice: Mapping[str, Value], name: str) -> str:
    value = choice[name]
    return value[0] if isinstance(value, list) and value else ""
