"""What a former owner has sealed stays unread until it is revealed: it stands, or is replaced."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

import db
from bot.client import Slowtable
from bot.messages import news
from games.engine import Event, Text
from games.engine.policy import random_choice
from sandbox.kit import Actor, Kit, Seen
from sandbox.model.channels import Channel
from tests.bot.conftest import Opened
from tests.bot.support import button, hand_to, open_match, running, thread, xidit
from tests.bot.time.helpers import answer, fix_chance, quiet, seat_of, set_clock
from tests.db.test_snapshots import damage

FORMER = "Sealed by whoever had this seat before"


@pytest.fixture
def oksana(kit: Kit) -> Actor:
    """Oksana, who takes over."""
    return kit.person("Oksana").set(locale="en-US")


@pytest.fixture(autouse=True)
def begin(kit: Kit, monkeypatch: pytest.MonkeyPatch, boris: Actor) -> None:
    """Alice goes first, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    boris.set(locale="en-US")


async def sealed_by_boris(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> tuple[int, Channel]:
    """Boris has sealed his orders, Alice has not."""
    number = await open_match(kit, bot, alice, boris, bots=1, language="en")
    place = await thread(kit, bot, number)
    for person in (alice, boris, boris):
        await answer(kit, bot, number, person)
    assert await seat_of(bot, number, boris) in (await running(bot, number)).match.sealed
    return number, place


async def my_move(person: Actor, place: Channel) -> Seen:
    """Somebody's own panel."""
    board = next(seen for seen in reversed(person.messages(place)) if any(":mine:" in str(b) for b in seen.buttons))
    return (await person.go(place).click(button(board, "mine"), board)).message


def labels(panel: Seen) -> list[str]:
    """What its buttons say."""
    return [button.label for button in panel.buttons]


def chosen(panel: Seen) -> list[list[str]]:
    """What the form shows as filled in."""
    return [menu.chosen for menu in panel.selects if menu.chosen]


@pytest.mark.finding("TR-2")
async def test_a_new_owner_does_not_read_what_is_sealed_and_can_replace_it(
    kit: Kit, opened: Opened, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    async with opened() as bot:
        number, place = await sealed_by_boris(kit, bot, alice, boris)
        assert chosen(await my_move(boris, place))
        await hand_to(kit, bot, number, boris, oksana)
        dm = oksana.last(oksana.dm)
        assert FORMER in dm.text
        assert chosen(dm) == []
    # It holds after a restart.
    async with opened() as bot:
        await quiet(kit, bot)
        panel = await my_move(oksana, place)
        assert FORMER in panel.text
        assert chosen(panel) == []
        assert not any(":prepare:" in str(one.custom_id) for one in panel.buttons)
        match = await running(bot, number)
        seat = await seat_of(bot, number, oksana)
        assert match.view(seat) != match.match.view(seat)
        assert match.view(seat).my_plan == []
        # She seals her own, and reads that.
        await answer(kit, bot, number, oksana)
        panel = await my_move(oksana, place)
        assert "You can change it" in panel.text
        assert chosen(panel)


@pytest.mark.finding("TR-2")
async def test_what_stands_is_played_and_its_author_who_returns_may_read_it(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await sealed_by_boris(kit, bot, alice, boris)
    match = await running(bot, number)
    orders = match.match.sealed_choice(await seat_of(bot, number, boris))
    await hand_to(kit, bot, number, boris, oksana)
    await boris.click("Take it back", boris.last(boris.dm))
    await quiet(kit, bot)
    assert chosen(await my_move(boris, place))
    await hand_to(kit, bot, number, boris, oksana)
    seat = await seat_of(bot, number, oksana)
    assert (await running(bot, number)).match.sealed_choice(seat) == orders
    await answer(kit, bot, number, alice)
    assert seat not in (await running(bot, number)).match.sealed  # revealed with the others


async def everything(bot: Slowtable, number: int, person: Actor, place: Channel) -> list[str]:
    """All that somebody can ask for, with pictures; receipts and salts depend on nothing but chance."""
    panel = await my_move(person, place)
    asked = ("/board", "/hand", "/log", "/my changes", "/my matches", "/match status", "/match seals")
    found = [str(panel.components), *[(await person.slash(command)).text for command in asked]]
    found += [str((await person.autocomplete(command, "choice", "")).choices) for command in ("/play", "/plan")]
    drawn = await bot.boards.board(await running(bot, number), "en", await seat_of(bot, number, person))
    found += [drawn.picture.data.hex(), drawn.alt]
    return [re.sub(r"\b[0-9a-f]{16}([0-9a-f]{16})?\b|<t:\d+|\b\d{17,20}\b", "#", each) for each in found]


async def other_orders(bot: Slowtable, number: int, seat: int, rng: random.Random) -> None:
    """As if the owner had sealed something else, and everything else were the same."""
    match = (await running(bot, number)).match
    was = match.sealed_choice(seat)
    while match.sealed_choice(seat) == was:
        match.submit(seat, random_choice(match.decisions[seat], rng))
    match.answered.pop(seat, None)  # it was not whoever looks that answered


@pytest.mark.finding("TR-2")
@pytest.mark.parametrize("who", ["owner", "new"])
async def test_nothing_that_a_new_owner_is_shown_depends_on_what_is_sealed(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor, who: str
) -> None:
    number, place = await sealed_by_boris(kit, bot, alice, boris)
    if who == "new":
        await hand_to(kit, bot, number, boris, oksana)
    person = oksana if who == "new" else boris
    before = await everything(bot, number, person, place)
    await other_orders(bot, number, await seat_of(bot, number, person), random.Random(1))
    after = await everything(bot, number, person, place)
    # Whoever sealed it reads it: so the comparison would find it.
    assert (before == after) == (who == "new"), [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]


@pytest.mark.finding("TR-2", "TR-7")
async def test_a_panel_that_a_vote_closes_does_not_tell_what_a_former_owner_sealed(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await sealed_by_boris(kit, bot, alice, boris)
    await hand_to(kit, bot, number, boris, oksana)
    panel = oksana.last(oksana.dm)
    assert FORMER in panel.text
    earliest = (await bot.store.moves.milestones(number))[-1]
    await alice.slash("/vote back", place, to=earliest.version)
    await quiet(kit, bot)
    vote = next(seen for seen in reversed(oksana.messages(place)) if seen.text.startswith("🗳️"))
    await oksana.click("Yes", vote)
    await quiet(kit, bot)
    assert (panel.selects, "✅" in panel.text, "closed" in panel.text) == ([], False, True)


@pytest.mark.finding("TR-2")
async def test_a_new_owner_is_not_told_that_the_clock_has_sealed_the_default(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await sealed_by_boris(kit, bot, alice, boris)
    await alice.slash("/match clock", place, decision="6h", late="default")
    seat = await seat_of(bot, number, alice)
    await bot.table.submit_default(number, await seat_of(bot, number, boris))
    assert "ran out of time" in (await boris.slash("/log", place)).text
    assert seat in (await running(bot, number)).match.waiting
    await hand_to(kit, bot, number, boris, oksana)
    assert "ran out of time" not in (await oksana.slash("/log", place)).text


@pytest.mark.finding("TR-2")
async def test_a_new_owner_does_not_read_what_the_log_told_a_former_one(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe", language="en")
    match = await running(bot, number)
    seat = await seat_of(bot, number, boris)
    drawn = [Event(Text("scythe-drew-cards", {"cards": ["5"]}), audience=(seat,))]
    told = db.LogEntry(
        match_id=number,
        number=match.row.logged,
        seat=seat,
        kind="choice",
        by="player",
        text="draw",
        events=msgspec.json.encode(drawn).decode(),
        at=bot.now(),
    )
    assert len(news.lines(match, [told], "en", seat)) == 1
    await hand_to(kit, bot, number, boris, oksana)
    match = await running(bot, number)
    assert news.lines(match, [told], "en", seat) == []
    told.number = match.row.logged + 1
    assert len(news.lines(match, [told], "en", seat)) == 1


@pytest.mark.finding("TR-2", "TR-19")
async def test_going_back_brings_no_secret_of_a_former_owner(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await sealed_by_boris(kit, bot, alice, boris)
    await boris.slash("/standing", place, orders="rewards=- bards=- spread=- titan=never titan_units=- neutral=-")
    await hand_to(kit, bot, number, boris, oksana)
    await answer(kit, bot, number, oksana)
    seat = await seat_of(bot, number, oksana)
    assert not (await running(bot, number)).unread(seat)
    # Back to when Boris had sealed.
    newest = (await bot.store.moves.milestones(number))[0]
    await alice.slash("/vote back", place, to=newest.version)
    await quiet(kit, bot)
    vote = next(seen for seen in reversed(oksana.messages(place)) if seen.text.startswith("🗳️"))
    await oksana.click("Yes", vote)
    await quiet(kit, bot)
    match = await running(bot, number)
    assert seat in match.match.sealed
    assert FORMER in (await my_move(oksana, place)).text
    assert chosen(await my_move(oksana, place)) == []
    assert "The same again" not in labels(await my_move(oksana, place)), "she has never answered this"
    assert xidit(match).seats[seat].standing.titan == []


@pytest.mark.finding("TR-2", "TR-16")
async def test_a_match_made_again_from_its_log_brings_no_answer_of_a_former_owner(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    """The log has the answers of everybody who ever had the seat."""
    number, place = await sealed_by_boris(kit, bot, alice, boris)
    await hand_to(kit, bot, number, boris, oksana)
    damage(bot.store.path, "snapshots")
    bot.table.forget(number)
    seat = await seat_of(bot, number, oksana)
    assert seat in (await running(bot, number)).match.sealed
    assert FORMER in (await my_move(oksana, place)).text
    assert "The same again" not in labels(await my_move(oksana, place)), "she has never answered this"
    assert await seat_of(bot, number, alice) in (await running(bot, number)).match.answered, (
        "what is Alice's stays hers"
    )
