"""Appendix A: every Advanced Technology card."""

from __future__ import annotations

import pytest

from games.hyperborea import components as c
from tests.games.hyperborea.expected import CARDS, GEMS, assert_gained
from tests.games.hyperborea.support import Table


def test_every_card_is_listed_in_its_order() -> None:
    assert list(CARDS) == list(c.CARDS)


def fill(table: Table, card: str) -> None:
    """Fill a card's row with cubes of its colours; red ones on multicolour spaces."""
    colours = ["red" if kind == c.ANY else c.CUBES[kind] for kind in c.ROWS[card].slots]
    table.cubes(available=" ".join(colours))
    table.do(f"fill:{card}:{'+'.join(colours)}" if len(colours) > 1 else f"place:{colours[0]}:{card}")


@pytest.mark.rule(
    "HYP-T1.01", "HYP-T1.02", "HYP-T1.03", "HYP-T1.04", "HYP-T1.05", "HYP-T1.06", "HYP-T1.07", "HYP-T1.08",
    "HYP-T1.09", "HYP-T1.10", "HYP-T1.11", "HYP-T1.12", "HYP-T1.13", "HYP-T1.14", "HYP-T1.15", "HYP-T1.16",
    "HYP-T2.01", "HYP-T2.02", "HYP-T2.03", "HYP-T2.04", "HYP-T2.05", "HYP-T2.06", "HYP-T2.07", "HYP-T2.08",
    "HYP-T2.09", "HYP-T2.10", "HYP-T2.11", "HYP-T2.12", "HYP-T2.13", "HYP-T2.14", "HYP-T2.15", "HYP-T2.16",
    "HYP-T3.01", "HYP-T3.02", "HYP-T3.03", "HYP-T3.04", "HYP-T3.05", "HYP-T3.06", "HYP-T3.07", "HYP-T3.08",
    "HYP-T3.09", "HYP-T3.10", "HYP-T3.11", "HYP-T3.12", "HYP-T3.13", "HYP-T3.14", "HYP-T3.15", "HYP-T3.16",
    "HYP-T4.01", "HYP-T4.02", "HYP-T4.03", "HYP-T4.04", "HYP-T4.05", "HYP-T4.06", "HYP-T4.07", "HYP-T4.08",
    "HYP-T4.09", "HYP-T4.10", "HYP-T4.11", "HYP-T4.12", "HYP-T4.13", "HYP-T4.14", "HYP-T4.15", "HYP-T4.16",
)  # fmt: skip
@pytest.mark.parametrize(("card", "gems"), [*zip(CARDS, GEMS, strict=True)])
def test_every_card_does_what_it_says(card: str, gems: int) -> None:
    """The row is filled with real cubes; what is gained, paid or set in force is what the specification lists."""
    slots, _, effects = CARDS[card].partition(": ")
    assert " ".join("any" if kind == c.ANY else c.CUBES[kind] for kind in c.ROWS[card].slots) == slots
    assert c.CARDS[card].gems == gems
    table = Table().land().card(card).cubes(bag="9 blue").figures(0, h1c=3)
    fill(table, card)
    if effects == "permanent":
        assert table.player().in_force() == [card]
        assert table.spent
    elif effects.startswith("start "):
        assert table.player().in_force() == [card]
        assert table.spent
        table.next_turn_of(0)
        op, number = effects.removeprefix("start ").split()
        assert table.points == {op: int(number)}
    elif effects.startswith("pay "):
        cost, _, gain = effects.removeprefix("pay ").partition(", ")
        pay(table, cost)
        assert_gained(table, gain)
    else:
        assert_gained(table, effects)


def pay(table: Table, cost: str) -> None:
    """Pay for the card's offer and see that the price is gone."""
    player = table.player()
    if cost == "gem":
        assert table.options("pay") == []
        player.gems = 1
        table.do("pay:1")
        assert player.gems == 0
    elif cost == "figure":
        reserve = player.reserve
        table.do("pay:1")  # all figures stand in one place: nothing to choose
        assert player.reserve == reserve + 1
    else:
        table.cubes(unused="purple")
        supply = table.g.supply[c.KIND["purple"]]
        table.do("pay:1")  # the grey cube on the card cannot pay: nothing to choose
        assert table.g.supply[c.KIND["purple"]] == supply + 1


@pytest.mark.rule("HYP-T2.14")
@pytest.mark.finding("RU-15")
@pytest.mark.parametrize(("token", "gained"), [("silver_recruit", "figure"), ("silver_mirror", "clone")])
def test_guardian_spirits_add_one_fortress_to_figures_and_clones(token: str, gained: str) -> None:
    plain = Table().keep(token)
    plain.do("token")
    assert plain.points == {gained: 1}
    guarded = Table().card("guardian_spirits").row("guardian_spirits", "purple red").keep(token)
    guarded.do("token")
    assert guarded.points == {gained: 1, "fortress": 1}
    legion = Table().card("guardian_spirits").row("guardian_spirits", "purple red").keep("gold_legion")
    legion.do("token")
    assert legion.points == {"clone": 2, "fortress": 1}  # once for an activation
    other = Table().card("guardian_spirits").row("guardian_spirits", "purple red").keep("silver_road")
    other.do("token")
    assert other.points == {"move": 2}


@pytest.mark.rule("HYP-T1.04", "HYP-T1.09", "HYP-T2.03", "HYP-T2.13", "HYP-T2.14", "HYP-T3.05", "HYP-T4.15")
@pytest.mark.parametrize(
    ("card", "cubes", "action", "before", "after"),
    [
        ("winged_mounts", "green red", "fill:exploration1:green+red", {"move": 2}, {"fly": 2}),
        ("war_academy", "red green", "fill:war2:red+green", {"attack": 1, "move": 1}, {"attack": 2, "move": 1}),
        (
            "settlers",
            "purple red",
            "fill:growth1:purple+red",
            {"figure": 1, "fortress": 1},
            {"clone": 1, "fortress": 1},
        ),
        (
            "guardian_spirits",
            "purple red",
            "fill:growth1:purple+red",
            {"figure": 1, "fortress": 1},
            {"figure": 1, "fortress": 2},
        ),
        ("printing_press", "yellow orange", "fill:trade2:yellow+orange", {"dev": 1, "gem": 1}, {"dev": 2, "gem": 1}),
        ("foresight", "", "token", {"draw": 2}, {"draw": 3}),
        ("banking", "yellow red", "fill:trade1:yellow+red", {"gem": 1}, {"gem": 2}),
    ],
)
def test_what_permanent_cards_change(
    card: str, cubes: str, action: str, before: dict[str, int], after: dict[str, int]
) -> None:
    for in_force, expected in ((False, before), (True, after)):
        table = Table().card(card).cubes(available=cubes)
        if in_force:
            table.row(card, " ".join("red" if kind == c.ANY else c.CUBES[kind] for kind in c.ROWS[card].slots))
        if action == "token":
            table.keep("silver_cache")
        table.do(action)
        gained = {**table.points, "gem": table.player().gems}
        assert {op: count for op, count in gained.items() if count} == expected
