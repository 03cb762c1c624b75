"""Lessons through the real client: begun from the welcome, played to the end, left and taken up again."""

from __future__ import annotations

import pytest

import games
from bot.client import Slowtable
from bot.tables import lessons
from bot.tables.running import Running
from games.engine import lesson
from sandbox.kit import Actor, Kit, Seen
from tests.bot.conftest import Opened
from tests.bot.support import button, open_match, running, settled, thread


async def begun(kit: Kit, bot: Slowtable, person: Actor, game: str) -> int:
    """Press *Learn it* on the welcome; returns the match's number."""
    await settled(kit, bot)
    await kit.until(lambda: bool(person.messages("welcome")))
    seen = person.messages("welcome")[0]
    door = next(str(each.custom_id) for each in seen.buttons if str(each.custom_id).endswith(f":learn:{game}"))
    await person.click(door, seen)
    await settled(kit, bot)
    row = await lessons.of_user(bot.table, int(person.id), game)
    assert row is not None
    person.go(await thread(kit, bot, row.id))
    return row.id


def board(person: Actor) -> Seen:
    """The newest board message: its pages open from buttons, whether or not its picture is a new one."""
    opens = (
        seen for seen in reversed(person.messages()) if any(":openpage:" in str(b.custom_id) for b in seen.buttons)
    )
    return next(opens)


async def played(kit: Kit, bot: Slowtable, number: int) -> Running:
    """The learner answers as the house's bot would."""
    match = await running(bot, number)
    seat = next(seat.number for seat in match.seats if seat.user_id is not None)
    decision = match.match.decisions[seat]
    choice = match.match.game.policy(match.match.view(seat), decision, match.chance(seat))
    await bot.table.submit(number, seat, choice)
    await settled(kit, bot)
    return await running(bot, number)


@pytest.mark.finding("PL-3")
@pytest.mark.parametrize(
    ("game", "language"),
    [("xidit", "ru"), ("ryozen", "uk"), ("scythe", "en"), ("hyperborea", "ru"), ("circadians", "uk")],
)
async def test_a_lesson_is_played_to_its_end(kit: Kit, bot: Slowtable, alice: Actor, game: str, language: str) -> None:
    await alice.slash("/language", language=language)
    number = await begun(kit, bot, alice, game)
    of = lesson.lesson(game)
    assert of is not None
    match, told = await running(bot, number), list[str]()
    assert match.row.seed == of.seed
    assert lesson.words(game, of.goal[0].id, "task", language) in board(alice).text
    while (made := lessons.progress(match.row)) is not None and made.state == "on":
        match = await played(kit, bot, number)
        now = board(alice).text
        after = lessons.progress(match.row)
        assert after is not None
        for step in after.said:
            if step.what == "done":
                assert lesson.words(game, step.goal, "done", language) in now
                told.append(step.goal)
    assert made is not None
    assert made.state == "done"
    assert list(dict.fromkeys(told)) == [goal.id for goal in of.goal]
    assert games.title(game, language) in board(alice).text, "and it lets go"
    assert not any(":lessonhint:" in str(each.custom_id) for each in board(alice).buttons)
    await played(kit, bot, number)


@pytest.mark.finding("PL-3")
async def test_a_lesson_can_be_left_and_taken_up_again(kit: Kit, opened: Opened, alice: Actor) -> None:
    async with opened() as bot:
        number = await begun(kit, bot, alice, "scythe")
        first, second = lesson.lesson("scythe").goal[:2]  # type: ignore[union-attr]  # it has one
        hint = await alice.click("Give me a hint", board(alice))
        assert lesson.words("scythe", first.id, "hint") in hint.text
        while (made := lessons.progress((await running(bot, number)).row)) is not None and made.goal == 0:
            await played(kit, bot, number)
        left = await alice.click("Leave the lesson", board(alice))
        assert left.ephemeral
        await settled(kit, bot)
        assert "🎓" not in board(alice).text
    async with opened() as bot:
        assert await begun(kit, bot, alice, "scythe") == number, "the same match, after a restart"
        assert lesson.words("scythe", second.id, "task") in board(alice).text
        panel = await alice.click(button(board(alice), "mine"), board(alice))
        assert lesson.words("scythe", second.id, "task") in panel.text


async def test_a_lesson_is_a_match_like_others(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await begun(kit, bot, alice, "hyperborea")
    match = await running(bot, number)
    assert [seat.user_id for seat in match.seats] == [int(alice.id), None]
    assert match.match.state.options["length"] == "short"
    assert match.row.secret is None, "what is prepared is not drawn by lot"
    reply = await alice.slash("/rules read", game="hyperborea")
    assert any(":learn:" in str(each.custom_id) for each in reply.message.buttons)


@pytest.mark.finding("PL-3")
async def test_whoever_learns_is_told_what_a_lesson_is_and_nothing_of_hashes(
    kit: Kit, bot: Slowtable, boris: Actor
) -> None:
    number = await begun(kit, bot, boris, "xidit")
    match = await running(bot, number)
    seat = match.seats_of(int(boris.id))[0]
    await bot.table.submit(number, seat, match.match.default(seat))
    await settled(kit, bot)
    match = await running(bot, number)
    assert match.match.decisions[seat].secret
    assert match.receipts(), "bots have sealed"
    thread_text = "\n".join(seen.text for seen in boris.messages())
    assert "Это урок" in thread_text
    assert lesson.introduction("xidit", "ru") in thread_text, "and what the game is about"
    assert not any(receipt in thread_text for receipt in match.receipts().values())
    assert str(match.row.seed_hash) not in thread_text
    panel = (await boris.click(f"st:{number}:::mine:")).message
    assert "Наказы" not in [each.label for each in panel.buttons]
    assert len([each for each in panel.buttons if ":section:" in str(each.custom_id)]) == 1


async def test_outside_lessons_the_seeds_hash_and_receipts_are_told(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    alice.go(await thread(kit, bot, number))
    match = await running(bot, number)
    seat = match.seats_of(int(alice.id))[0]
    while not match.match.decisions[seat].secret:
        await bot.table.submit(number, seat, match.match.default(seat))
        await settled(kit, bot)
        match = await running(bot, number)
    told = "\n".join(seen.text for seen in alice.messages())
    assert str(match.row.seed_hash) in told
    assert match.receipts()
    assert all(receipt in told for receipt in match.receipts().values())


@pytest.mark.finding("PL-3")
async def test_when_all_is_learnt_the_match_can_be_ended_with_a_button(
    kit: Kit, bot: Slowtable, boris: Actor, alice: Actor
) -> None:
    number = await begun(kit, bot, boris, "xidit")
    match = await running(bot, number)
    while (made := lessons.progress(match.row)) is not None and made.state == "on":
        assert not any(":lessonend:" in str(each.custom_id) for each in board(boris).buttons)
        match = await played(kit, bot, number)
    last = board(boris)
    assert match.receipts(), "bots have sealed"
    assert not any(receipt in last.text for receipt in match.receipts().values())
    assert "/" not in last.text.split("Урок окончен")[1].split("\n")[0], "nobody has to type a command"
    other = await alice.go(await thread(kit, bot, number)).click(button(last, "lessonend"), last)
    assert "lessonend" not in other.text
    assert (await running(bot, number)).row.status == "running", "it is not hers"
    await boris.click("Закончить партию", last)
    await settled(kit, bot)
    assert (await running(bot, number)).row.status == "cancelled"
