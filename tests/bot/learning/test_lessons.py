"""Lessons: what they say to their end, and through the real client: begun from the welcome, left and taken up again."""

from __future__ import annotations

import random

import pytest

import games
from bot.client import Slowtable
from bot.messages import lessons as teaching
from bot.messages import table as table_message
from bot.tables import lessons
from bot.tables.changes import Change
from bot.tables.draft import Draft
from bot.tables.running import Running
from games.engine import Match, lesson
from games.engine.lesson import Progress
from games.engine.texts import LANGUAGES
from sandbox.kit import Actor, Kit, Seen
from tests.bot.conftest import Opened
from tests.bot.support import button, open_match, running, settled, thread
from tests.bot.test_leaks import at_table
from tests.contract.modes import Mode


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
@pytest.mark.parametrize("game", games.names())
def test_a_lesson_is_played_to_its_end(game: str) -> None:
    """The house's bot plays the learner's seat, too; the board teaches in every language."""
    of, rules = lesson.lesson(game), games.game(game)
    assert of is not None
    assert 4 <= len(of.goal) <= 7
    match, events = Match.begin(rules, rules.complete(of.setup))
    made, told = lesson.follow(of, Progress(), 0, events), list[str]()
    while made.state == "on":
        taught(game, match, made)
        seat = match.waiting[0]
        chance = random.Random(f"{of.seed} {seat} {match.serial(seat)}")
        _, events = match.submit(seat, rules.policy(match.view(seat), match.decisions[seat], chance))
        made = lesson.follow(of, made, int(seat == of.seat), events)
        told += [step.goal for step in made.said if step.what == "done"]
    assert made.state == "done"
    assert list(dict.fromkeys(told)) == [goal.id for goal in of.goal]
    taught(game, match, made)
    assert match.waiting, "the match goes on"


def taught(game: str, match: Match, made: Progress) -> None:
    """The board says what was done, what is to do, and at last that this was all."""
    of = lesson.lesson(game)
    assert of is not None
    table = at_table(Mode(game, of.players, {}), match, "en")
    table.row.lesson = lessons.plain(made)
    goal = lesson.current(of, made)
    for language in LANGUAGES:
        words = teaching.board(table, language)
        for step in made.said:
            if step.what in ("done", "hint"):
                assert lesson.words(game, step.goal, step.what, language) in words
        if goal is None:
            assert games.title(game, language) in words, "it lets go"
        else:
            assert lesson.words(game, goal.id, "task", language) in words
    assert not any(receipt in table_message.status(table) for receipt in table.receipts().values())
    verbs = [control.custom_id.split(":")[4] for line in teaching.rows(table, "en") for control in line.components]
    assert verbs == (["lessonend"] if goal is None else ["lessonhint", "lessonleave"])


@pytest.mark.finding("PL-3")
async def test_every_lesson_is_a_match_like_others(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    for game, language in zip(games.names(), ("en", "ru", "uk", "ru", "en"), strict=True):
        await alice.slash("/language", language=language)
        match, of = await running(bot, await begun(kit, bot, alice, game)), lesson.lesson(game)
        assert of is not None
        assert [seat.user_id for seat in match.seats] == [int(alice.id), *[None] * (of.players - 1)]
        assert (match.row.seed, match.row.secret) == (of.seed, None), "what is prepared is not drawn by lot"
        assert lesson.words(game, of.goal[0].id, "task", language) in board(alice).text
        assert all(match.match.state.options[name] == value for name, value in of.options.items())
    reply = await alice.slash("/rules read", game="hyperborea")
    assert any(":learn:" in str(each.custom_id) for each in reply.message.buttons)


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
    number = await open_match(kit, bot, alice, bots=1, game="hyperborea")
    alice.go(await thread(kit, bot, number))
    match = await running(bot, number)
    assert match.match.decisions[match.seats_of(int(alice.id))[0]].secret
    told = "\n".join(seen.text for seen in alice.messages())
    assert str(match.row.seed_hash) in told
    assert match.receipts()
    assert all(receipt in told for receipt in match.receipts().values())


class AllButTheFirst(Change, frozen=True):
    """The learner has done everything before it was asked for, except the first task."""

    def carry_out(self, draft: Draft) -> None:
        of = lesson.lesson(draft.game)
        assert of is not None
        draft.change(lesson=lessons.plain(Progress(ahead={goal.id: goal.count for goal in of.goal[1:]})))


@pytest.mark.finding("PL-3")
async def test_when_all_is_learnt_the_match_can_be_ended_with_a_button(
    kit: Kit, bot: Slowtable, boris: Actor, alice: Actor
) -> None:
    number = await begun(kit, bot, boris, "hyperborea")
    async with bot.table.locked(number) as draft:
        assert draft is not None
        await bot.table.carry_out(draft, AllButTheFirst())
    assert not any(":lessonend:" in str(each.custom_id) for each in board(boris).buttons)
    match = await played(kit, bot, number)
    last = board(boris)
    made = lessons.progress(match.row)
    assert made is not None
    assert made.state == "done"
    for goal in lesson.lesson("hyperborea").goal:  # type: ignore[union-attr]  # it has one
        assert lesson.words("hyperborea", goal.id, "done", "ru") in last.text
    assert not any(":lessonhint:" in str(each.custom_id) for each in last.buttons)
    assert "/" not in last.text.split("Урок окончен")[1].split("\n")[0], "nobody has to type a command"
    other = await alice.go(await thread(kit, bot, number)).click(button(last, "lessonend"), last)
    assert "lessonend" not in other.text
    assert (await running(bot, number)).row.status == "running", "it is not hers"
    await boris.click("Закончить партию", last)
    await settled(kit, bot)
    assert (await running(bot, number)).row.status == "cancelled"
