"""A choice that is sealed after the table went back cannot be guessed from what everybody was told before."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

import pytest

from bot.client import Slowtable
from bot.delivery.ending import exported
from games.engine import Match, dice, export
from sandbox.kit import Actor, Kit
from tests.bot.support import running, settled, thread, to_orders

ORDERS = ("red", "black", "blue", "city", "wait")
HEX = re.compile(r"\b[0-9a-f]{16,64}\b")
SECRET = "red wait black blue city black"


def all_plans() -> list[str]:
    """Every plan there is, as it is sealed."""
    plans = itertools.product(ORDERS, repeat=6)
    return [" ".join(f"{wheel}={order}" for wheel, order in enumerate(plan, 1)) for plan in plans]


async def go_back(
    kit: Kit, bot: Slowtable, number: int, alice: Actor, boris: Actor, far_enough: Callable[[Match], bool]
) -> None:
    """The table votes itself back, state by state."""
    place = await thread(kit, bot, number)
    for state in (await alice.autocomplete("/vote back", "to", "")).choices.values():
        await alice.slash("/vote back", to=state)
        await settled(kit, bot)
        vote = next(seen for seen in reversed(boris.messages(place)) if seen.text.startswith("🗳️"))
        await boris.click(next(b.custom_id for b in vote.buttons if b.custom_id and "yes" in b.custom_id), vote)
        await settled(kit, bot)
        if far_enough((await running(bot, number)).match):
            return
    pytest.fail("there is no such state")


@pytest.mark.finding("TR-1")
@pytest.mark.timeout(900)
async def test_a_plan_sealed_after_a_vote_back_is_not_found_by_trying_all(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await to_orders(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    alice.go(place)
    boris.go(place)
    before = (await running(bot, number)).match.state.asked
    for person in (alice, boris):
        await person.slash("/plan", choice="red red red red red red")
        await settled(kit, bot)
    heard = (await boris.slash("/match seals")).text + (await boris.slash("/match status")).text
    assert heard.count("✅") == 3
    seal = (await running(bot, number)).match.seals.opened
    assert all(one.salt in heard for one in seal.values())

    await go_back(kit, bot, number, alice, boris, lambda match: match.state.asked <= before)
    match = (await running(bot, number)).match
    seat = (await running(bot, number)).seats_of(int(alice.id))[0]
    assert match.decisions[seat].asked == before, "the same question as before, with the same number"

    shown = []
    for plan in (SECRET, "wait wait wait wait wait wait", SECRET):
        await alice.slash("/plan", choice=plan)
        await settled(kit, bot)
        board = next(seen for seen in reversed(boris.messages(place)) if seen.attachments)
        status = (await boris.slash("/match status")).text
        shown.append((await running(bot, number)).receipts()[seat])
        assert shown[-1] in status
        assert shown[-1] in board.text
        heard += status + board.text + (await boris.slash("/match seals")).text
    assert len(set(shown)) == 3

    known = [*dict.fromkeys(HEX.findall(heard))]
    seals_heard = {dice.receipt(salt, plan) for plan in all_plans() for salt in known}
    assert not seals_heard & set(shown)

    drafted = [entry for entry in await bot.store.moves.log(number) if entry.receipt in shown]
    assert [entry.text for entry in drafted] == [shape(SECRET), shape("wait " * 6), shape(SECRET)]
    await boris.slash("/plan", choice="wait wait wait wait wait wait")
    await settled(kit, bot)
    told = (await boris.slash("/match seals")).text
    assert shown[2] in told
    assert not [word for entry in drafted[:2] for word in (entry.receipt, entry.salt) if word is None or word in told]


def shape(words: str) -> str:
    """A plan as the log has it."""
    return " ".join(f"{wheel}={order}" for wheel, order in enumerate(words.split(), 1))


@pytest.mark.finding("TR-1")
async def test_a_seal_that_comes_back_with_a_vote_gets_a_new_receipt_which_the_export_proves(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await to_orders(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    seat = (await running(bot, number)).seats_of(int(alice.id))[0]
    await alice.go(place).slash("/plan", choice=SECRET)
    await settled(kit, bot)
    first = (await running(bot, number)).receipts()[seat]
    await boris.go(place).slash("/plan", choice=SECRET)
    await settled(kit, bot)
    await go_back(kit, bot, number, alice, boris, lambda match: match.sealed_choice(seat) is not None)
    match = await running(bot, number)
    assert match.match.sealed_choice(seat) is not None
    second = match.receipts()[seat]
    assert second != first
    whole = await exported(bot.courier, match)
    assert second in [entry.receipt for entry in whole.log]
    verdict = export.replay(match.match.game, export.load(export.dump(whole)))
    assert verdict.faults == []
    assert verdict.seals >= 4
