"""Whatever control somebody forges, the seat of another stays as it is, and its secrets stay there."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from bot.tables.running import Running
from sandbox.kit import Actor, Kit
from tests.bot.lobby.helpers import forged
from tests.bot.support import open_match, running, settled, thread


def theirs(match: Running, seat: int) -> tuple[object, ...]:
    """All of a seat that its owner alone decides about."""
    return (match.match.plans.get(seat), match.match.sealed_choice(seat), match.owner(seat), match.seats[seat].bot)


@pytest.mark.finding("TR-2", "TR-3")
@pytest.mark.parametrize("who", ["rival", "stranger"])
async def test_no_control_touches_the_seat_of_somebody_else(kit: Kit, bot: Slowtable, who: str) -> None:
    alice, boris = kit.person("Alice"), kit.person("Boris")
    attacker: Actor = alice if who == "rival" else kit.person("Dmytro")
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    match = await running(bot, number)
    seat = match.seats_of(int(boris.id))[0]
    while not match.match.decisions.get(seat) or not match.match.decisions[seat].secret:
        await bot.table.submit_default(number, match.waiting_people()[0])
        await settled(kit, bot)
        match = await running(bot, number)
    await boris.go(place).slash("/plan", choice="red black blue city wait red")
    await settled(kit, bot)
    match = await running(bot, number)
    before, digest, board = theirs(match, seat), match.match.digest(), attacker.messages(place)[0]
    assert match.match.sealed_choice(seat) is not None
    for verb in sorted(bot.router.verbs):
        for argument in ("", "0", str(attacker.id)):
            custom_id = f"st:{number}:{seat}:{match.match.serial(seat)}:{verb}:{argument}"
            reply = await forged(kit, attacker, board, custom_id)
            assert "red" not in reply.text.lower().split(), custom_id
            await settled(kit, bot)
            now = await running(bot, number)
            assert theirs(now, seat) == before, custom_id
    assert (await running(bot, number)).match.digest() == digest
