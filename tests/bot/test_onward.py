"""Two answers with one press: buttons beside a question that answer the next one, too, or the same from now on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

import pytest

import games
from bot.client import Slowtable
from bot.delivery.kinds import table_message
from bot.messages import layout, onward, own
from bot.messages.controls import Choose, Press
from bot.tables.running import Running
from games.engine import Match
from sandbox.kit import Actor, Kit
from tests.bot.clicking import ids_of
from tests.bot.lobby.helpers import forged
from tests.bot.support import button, open_match, running, settled, thread
from tests.bot.test_leaks import at_table
from tests.contract.modes import MODES, Mode

CIRCADIANS_MODE = next(mode for mode in MODES if mode.game == "circadians")
SCYTHE_MODE = next(mode for mode in MODES if mode.game == "scythe")


def offered(view: layout.Composed) -> list[tuple[str, str]]:
    """What can be answered together: the number of the option, and what follows."""
    found = []
    for control in view.controls:
        if isinstance(control, Press) and control.address.verb == "onward":
            found.append(onward.read(control.address.argument))
        elif isinstance(control, Choose) and control.address.verb == "onward":
            found += [onward.read(line.value) for line in control.options]
    return found


def positions(mode: Mode, kind: str, most: int) -> Iterator[tuple[Running, int]]:
    """Tables of people at which a seat is asked this, played by bots; the match goes on behind each."""
    game = games.game(mode.game)
    match, _ = Match.begin(game, game.complete(mode.setup(1)))
    rng = random.Random(1)
    while most and match.outcome is None:
        seat = match.waiting[0]
        if match.decision(seat).kind == kind:
            most -= 1
            yield at_table(mode, match, "en"), seat
        match.submit(seat, match.game.policy(match.view(seat), match.decision(seat), rng))


@pytest.mark.finding("PL-39")
def test_the_first_choice_of_the_main_action_is_offered_with_acting() -> None:
    """Circadians: to the seat in its own panel, and to everybody only what follows from what everybody knows."""
    mine = everybodys = 0
    for table, seat in positions(CIRCADIANS_MODE, "ActOrPass", 24):
        decision = table.match.explained(seat)
        shown = offered(own.panel(table, seat, "en"))
        mine += bool(shown)
        for number, planned in offered(table_message(table, "", None)):
            everybodys += 1
            assert (number, planned) in shown
        for number, planned in shown:
            twin = table.match.copy()
            twin.submit(seat, decision.options[int(number)].id)
            rule, _, words = planned.partition(": ")
            asked = twin.decision(seat)
            assert (asked.rule, asked.parse(words)) == (rule, [words])
    assert mine > 6
    assert everybodys


@pytest.mark.finding("PL-39")
def test_the_end_of_the_turn_is_said_with_the_last_action() -> None:
    """Scythe: beside every button and in a menu for what is in one; the same whoever could place a star."""
    kinds: set[str] = set()
    for table, seat in positions(SCYTHE_MODE, "TakeBottom", 12):
        shown = [planned for _, planned in offered(table_message(table, "", None))]
        if table.waiting_people() == [seat]:
            kinds |= {*shown}
    assert kinds == {"SCY-D26: end"}


async def to_acting(kit: Kit, bot: Slowtable, person: Actor) -> tuple[int, int]:
    """A match of Circadians against a bot, and a person's seat in it, which can act or pass and answer more at once."""
    number = await open_match(kit, bot, person, bots=1, game="circadians")
    (seat,) = (await running(bot, number)).seats_of(int(person.id))
    while True:
        await settled(kit, bot)
        match = await running(bot, number)
        if match.match.decision(seat).kind == "ActOrPass" and offered(own.panel(match, seat, "en")):
            return number, seat
        await bot.table.submit_default(number, seat)


@pytest.mark.finding("PL-39")
async def test_one_press_answers_both_and_undo_takes_them_back_one_by_one(
    kit: Kit, bot: Slowtable, alice: Actor
) -> None:
    number, seat = await to_acting(kit, bot, alice)
    before, logged = await running(bot, number), len(await bot.store.moves.log(number))
    board = alice.last(await thread(kit, bot, number))
    panel = (await alice.click(button(board, "mine"), board)).message
    pressed = next(found for found in ids_of(panel) if ":onward:" in found)
    chosen, planned = onward.read(pressed.split(":", 5)[5])
    await alice.click(pressed, panel)
    await settled(kit, bot)
    first, second = [entry for entry in await bot.store.moves.log(number, logged) if entry.seat == seat]
    assert (first.by, second.by) == ("player", "player")
    assert first.text == before.match.decision(seat).options[int(chosen)].id
    assert planned.endswith(f": {second.text}")
    await alice.click(button(panel, "undo"), panel)
    await settled(kit, bot)
    assert (await running(bot, number)).match.decision(seat).rule == planned.partition(":")[0]
    await alice.click(button(panel, "undo"), panel)
    await settled(kit, bot)
    assert (await running(bot, number)).match.digest() == before.match.digest()


async def test_what_was_never_offered_together_does_nothing(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    """A control says what it does, and may be forged."""
    number, _ = await to_acting(kit, bot, alice)
    before = await running(bot, number)
    board = alice.last(await thread(kit, bot, number))
    panel = (await alice.click(button(board, "mine"), board)).message
    pressed = next(found for found in ids_of(panel) if ":onward:" in found)
    address = pressed.rpartition(":onward:")[0]
    for argument in ("99-CIR-D14: harvest", "0-", "x", ""):
        await forged(kit, alice, panel, f"{address}:onward:{argument}")
        await settled(kit, bot)
        assert (await running(bot, number)).match.digest() == before.match.digest()


@pytest.mark.finding("PL-18")
async def test_one_press_answers_now_and_from_now_on(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    """Offered in one's own panel only; the order holds."""
    number = await open_match(kit, bot, alice, bots=1, game="scythe")
    (seat,) = (await running(bot, number)).seats_of(int(alice.id))
    rng = random.Random(1)
    while not (match := (await running(bot, number)).match).explained(seat).always:
        await bot.table.submit(number, seat, match.game.policy(match.view(seat), match.decision(seat), rng))
        await settled(kit, bot)
    always = (await running(bot, number)).match.explained(seat).always[0]
    board = alice.last(await thread(kit, bot, number))
    assert not [found for found in ids_of(board) if ":always:" in found]
    panel = (await alice.click(button(board, "mine"), board)).message
    logged = len(await bot.store.moves.log(number))
    await alice.click(next(found for found in ids_of(panel) if ":always:0" in found), panel)
    await settled(kit, bot)
    mine = [entry.kind for entry in await bot.store.moves.log(number, logged) if entry.seat == seat]
    assert mine == ["standing", "choice"]
    match = (await running(bot, number)).match
    assert always.value in cast("list[str]", match.game.standing(match.present, seat)[always.field])
    await forged(kit, alice, panel, f"st:{number}:{seat}:{match.serial(seat)}:always:7")
    assert (await running(bot, number)).match.digest() == match.digest()
