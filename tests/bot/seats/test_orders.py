"""Standing orders: the panel shows what holds now, and they belong to the person, not to the seat."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit, Seen
from tests.bot.support import button, open_match, running, scythe, thread, xidit
from tests.bot.time.helpers import answer, fix_chance, quiet, seat_of, set_clock


@pytest.fixture(autouse=True)
def begin(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alice goes first, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")


def chosen(panel: Seen) -> dict[str, list[str]]:
    """What the form shows, by field."""
    return {menu.custom_id.rpartition(":")[2]: menu.chosen for menu in panel.selects}


def field(panel: Seen, name: str) -> str:
    """The menu of a field."""
    return next(menu.custom_id for menu in panel.selects if menu.custom_id.endswith(f":{name}"))


@pytest.mark.finding("TM-25")
async def test_one_order_can_be_changed_alone(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    alice.go(await thread(kit, bot, number))
    panel = (await alice.slash("/standing")).message
    assert chosen(panel)["end"] == ["ask"]
    assert chosen(panel)["dial"] == ["all"]
    assert all(chosen(panel).values())
    await alice.select(field(panel, "end"), "at_once", message=panel)
    confirm = next(one for one in panel.buttons if ":stsend:" in (one.custom_id or ""))
    assert not confirm.disabled
    await alice.click(confirm.custom_id or "", panel)
    await quiet(kit, bot)
    seat = await seat_of(bot, number, alice)
    assert scythe(await running(bot, number)).seats[seat].standing.end == "at_once"
    # What was changed and not confirmed can be dropped: the form shows what holds.
    await alice.select(field(panel, "reveal"), "auto", message=panel)
    await alice.click(button(panel, "streset"), panel)
    assert chosen(panel)["reveal"] == ["ask"]
    assert chosen(panel)["end"] == ["at_once"]


@pytest.mark.finding("CO-14")
async def test_orders_that_the_rules_have_forgotten_are_not_shown(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    alice.go(await thread(kit, bot, number))
    await answer(kit, bot, number, alice)
    await answer(kit, bot, number, boris)
    reply = await alice.slash(
        "/standing", orders="rewards=coins>bards>guild_sections bards=- spread=- titan=- titan_units=- neutral=-"
    )
    assert chosen(reply.message)["rewards"] == ["coins>bards>guild_sections"]
    while xidit(await running(bot, number)).year == 1:
        match = await running(bot, number)
        waiting = {match.owner(seat) for seat in match.match.waiting}
        await answer(kit, bot, number, alice if int(alice.id) in waiting else boris)
    assert not any(chosen((await alice.slash("/standing")).message).values())
