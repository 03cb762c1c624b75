"""CIR-34.1, CIR-34.2: turns of the phases before Move are taken side by side, with the result of the turn order."""

from __future__ import annotations

import random

import msgspec
import pytest

from games.circadians import components as c
from games.circadians.bot import policy
from games.circadians.game import GAME
from games.circadians.rules.side_by_side import PHASES, SideBySide
from games.circadians.rules.turn_order import place
from games.circadians.state import Circadians, Standing
from games.circadians.view import CircadiansView, turns
from games.circadians.vocabulary import Reward
from games.engine.play import waiting_for
from tests.games.circadians.support import Table

FOUR = ("ai", "zcharo", "leyrien", "jrayek")
PRICED = {"discover": "leyrien", "build": "jrayek", "harvest": "ai", "recruit": "zcharo"}


def side_by_side(*phases: str, prices: dict[str, str] = PRICED) -> Table:
    """All four are rich and have nothing in hand; there are no cards to draw."""
    table = Table(*FOUR)
    for faction in FOUR:
        table.rich(faction)
    for phase, faction in prices.items():
        table.priced(phase, faction)
    table.g.deck.cards.clear()
    table.g.discard.clear()
    table.do(SideBySide([*(phases or PHASES)]))
    return table


def act(table: Table, faction: str) -> None:
    """The whole of a turn, by defaults."""
    phase = table.g.turns[table.seat(faction)].phase
    table.answer(faction, "act")
    while (turn := table.g.turns.get(table.seat(faction))) and turn.phase == phase:
        table.answer(faction, table.default(faction))


@pytest.mark.rule("CIR-34.1")
def test_everybody_is_asked_at_once_and_goes_on_at_their_own_pace() -> None:
    table = side_by_side()
    assert waiting_for(table.g) == [0, 1, 2, 3]
    act(table, "jrayek")
    act(table, "jrayek")
    act(table, "ai")
    views = {seat: shown(table, seat) for seat in (0, 1, 3)}
    seen = {seat: (view.phase, view.turn.phase if view.turn else "") for seat, view in views.items()}
    assert seen == {0: ("build", "build"), 1: ("discover", "discover"), 3: ("harvest", "harvest")}
    assert (shown(table, None).phase, shown(table, None).turn) == ("discover", None)
    assert turns(shown(table, 1)) == []
    assert waiting_for(table.g) == [0, 1, 2, 3]


def shown(table: Table, seat: int | None) -> CircadiansView:
    return GAME.view(table.g, seat)


@pytest.mark.rule("CIR-34.2", "CIR-6.1", "CIR-6.4")
@pytest.mark.parametrize("first", FOUR)
def test_the_result_is_that_of_the_turn_order(first: str) -> None:
    """One after another as the rulebook has it, or one faction far ahead of all others."""
    strict, ahead = side_by_side(), side_by_side()
    while strict.g.turns:
        seat = min(strict.g.turns, key=lambda each: place(strict.g, strict.g.turns[each].phase, each))
        act(strict, FOUR[seat])
    for faction in (first, *(each for each in FOUR if each != first)):
        while ahead.is_asked(faction):
            act(ahead, faction)
    assert not ahead.g.turns
    assert played(ahead.g) == played(strict.g)


def played(g: Circadians) -> bytes:
    """The state without the count of questions."""
    return GAME.dump(msgspec.structs.replace(g, asked=0, stack=[], revealed=0))


@pytest.mark.rule("CIR-6.1", "CIR-34.1")
def test_whoever_wishes_waits_for_all_turns_before_their_own() -> None:
    table = side_by_side("build")  # Jrayek, A.I., Zcharo, Leyrien
    assert "later" not in table.options("jrayek")
    table.answer("zcharo", "later")
    assert waiting_for(table.g) == [0, 2, 3]
    act(table, "leyrien")  # comes after the Zcharo: they do not wait for that
    act(table, "jrayek")
    assert not table.is_asked("zcharo")
    act(table, "ai")
    assert table.is_asked("zcharo", "CIR-D12")
    assert "later" not in table.options("zcharo")


@pytest.mark.rule("CIR-34.1")
def test_waiting_is_the_default_while_others_come_first_and_ends_with_what_has_been_done() -> None:
    table = side_by_side("discover")  # Leyrien, Jrayek, A.I., Zcharo
    assert (table.default("zcharo"), table.default("leyrien")) == ("later", "act")
    table = Table(*FOUR).hand("zcharo", "prototype")
    for phase, faction in PRICED.items():
        table.priced(phase, faction)
    table.do(SideBySide(["discover"]))
    table.answer("zcharo", "play.prototype")
    while table.rule("zcharo") != "CIR-D12":
        table.answer("zcharo", table.default("zcharo"))
    assert "later" not in table.options("zcharo")


@pytest.mark.rule("CIR-34.2", "CIR-6.6", "CIR-29.4")
def test_nobody_passes_for_want_of_energy_that_others_may_still_pay() -> None:
    table = Table(*FOUR)
    for faction in FOUR:
        table.rich(faction, 3)
    for phase, faction in PRICED.items():
        table.priced(phase, faction)
    table.player("leyrien").energy = 2
    table.do(SideBySide(["discover", "build"]))
    table.answer("leyrien", "pass")
    assert not table.is_asked("leyrien")  # the Leyrien priced Discover: for Build they lack what others may pay there
    table.answer("jrayek", "act")
    assert table.player("leyrien").energy == 3
    assert table.is_asked("leyrien", "CIR-D12")


@pytest.mark.rule("CIR-34.3", "CIR-34.2")
def test_a_standing_order_does_not_pass_before_the_others_have_paid() -> None:
    table = Table(*FOUR).hand("leyrien", "dividends")
    for faction in FOUR:
        table.rich(faction, 3)
    for phase, faction in PRICED.items():
        table.priced(phase, faction)
    table.player("leyrien").energy = 2
    table.player("leyrien").standing = Standing(unasked=["broke"])
    table.do(SideBySide(["discover", "build"]))
    table.answer("leyrien", "pass")
    assert not table.is_asked("leyrien")
    table.answer("jrayek", "act")
    while table.rule("jrayek") != "CIR-D12":
        table.answer("jrayek", table.default("jrayek"))
    table.answers("ai", "pass").answers("zcharo", "pass").answers("jrayek", "pass").answers("ai", "pass")
    table.answers("zcharo", "pass")
    assert table.is_asked("leyrien", "CIR-D12")
    assert "act" in table.options("leyrien")


@pytest.mark.rule("CIR-34.1", "CIR-9.7")
def test_loot_tokens_are_taken_in_turn_order() -> None:
    table = Table(*FOUR)
    for faction in FOUR:
        table.rich(faction)
        table.player(faction).tracks["harvest"] = 2
    for phase, faction in PRICED.items():
        table.priced(phase, faction)
    table.do(SideBySide(["discover"]))  # Leyrien, Jrayek, A.I., Zcharo
    table.answers("jrayek", "act", "harvest")
    assert not table.is_asked("jrayek")  # the Leyrien may still take a token first
    table.answers("ai", "act", "recruit")
    assert table.is_asked("ai")
    table.answers("leyrien", "act", "harvest")
    assert table.rule("leyrien") == "CIR-D20"
    assert not table.is_asked("jrayek")
    taken = table.options("leyrien")[0].split("@")[0]
    table.answer("leyrien", table.options("leyrien")[0])
    assert table.rule("jrayek") == "CIR-D20"
    assert all(not option.startswith(taken) for option in table.options("jrayek"))


@pytest.mark.rule("CIR-34.1", "CIR-27.33", "CIR-27.6")
def test_what_the_pricer_gains_comes_at_once() -> None:
    table = side_by_side("harvest", prices={"harvest": "ai"})
    act(table, "ai")
    before = table.player("ai").energy
    table.answer("leyrien", "pass")
    assert table.player("ai").energy == before + 1
    act(table, "zcharo")
    assert table.player("ai").energy == before + 1 + c.TOKENS["p3"].to_faction


@pytest.mark.rule("CIR-34.4", "CIR-26.45")
def test_free_moves_and_move_come_after_all_of_them() -> None:
    table = Table(*FOUR, clear=False)
    while table.g.phase == "price":
        table.answer(None, table.default())
    assert waiting_for(table.g) == [0, 1, 2, 3]
    while table.g.turns:
        for faction in FOUR[: len(waiting_for(table.g))]:
            if table.is_asked(faction, "CIR-D12"):
                table.answer(faction, "pass")
    assert table.g.phase == "move"
    assert len(waiting_for(table.g)) == 1


@pytest.mark.rule("CIR-15.1", "CIR-34.2")
def test_nobody_can_win_in_these_phases_so_that_no_order_of_victories_is_needed() -> None:
    """Fame at once comes from attributes, battles, Income and the relic check alone; the Zcharo win at its end."""
    rewards: list[Reward] = [column.instant for column in c.COLUMNS.values()]
    rewards += [effect.gain for card in c.CARDS.values() if card.phase in PHASES for effect in card.play]
    rewards += [side for token in c.LOOT.values() for side in (token.base, token.upgraded)]
    assert not any({"fame", "upgrade_attribute"} & each.keys() for each in rewards)
    assert c.FACTIONS["zcharo"].fame_win == "end_of_relic_check"


@pytest.mark.rule("CIR-34.1")
def test_a_bot_waits_for_energy_it_needs_and_for_nothing_else() -> None:
    table = Table(*FOUR).hand("leyrien", "dividends")
    for faction in FOUR:
        table.rich(faction, 9)
    for phase, faction in PRICED.items():
        table.priced(phase, faction)
    table.player("leyrien").energy = 2
    table.do(SideBySide(["discover", "harvest"]))
    table.answer("leyrien", "pass")
    assert choice(table, "leyrien") == "later"
    table.answers("leyrien", "later")
    assert choice(table, "zcharo") == "act-both"


def choice(table: Table, faction: str) -> str:
    seat = table.seat(faction)
    return policy.decide(GAME.view(table.g, seat), table.asked(faction), random.Random(1))
