"""`/hint`: what the house's bot would do, from the seat's view; told to the table, unless it plays to learn."""

from __future__ import annotations

import random

import pytest
from discord.utils import escape_markdown

import games
from bot.client import Slowtable
from bot.messages.hints import hint_view
from bot.tables import hints
from games.engine import Match, Setup, foresee
from sandbox.kit import Actor, Kit
from tests.bot.learning.test_lessons import begun
from tests.bot.support import open_match, running, settled, thread


async def test_a_hint_is_a_choice_with_its_reasons(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, boris, bots=1, game="scythe")
    boris.go(await thread(kit, bot, number))
    match = await running(bot, number)
    seat = match.seats_of(int(boris.id))[0]
    choice = await hints.would_do(match, seat)
    reply = await boris.slash("/hint")
    assert reply.ephemeral
    assert "Бот выбрал бы" in reply.text
    assert "💡" in reply.text
    for _ in range(3):
        await boris.slash("/hint")  # of the same question the table hears once
    await bot.table.submit(number, seat, choice)
    await settled(kit, bot)
    assert sum("берёт совет у бота" in seen.text for seen in boris.messages()) == 1, "the table is told"
    assert "You do not sit" in (await alice.go(await thread(kit, bot, number)).slash("/hint")).text


async def test_a_hint_says_why(kit: Kit, bot: Slowtable, boris: Actor) -> None:
    """A sentence of what the choice would change, and no other."""
    number = await open_match(kit, bot, boris, bots=1, game="scythe")
    boris.go(await thread(kit, bot, number))
    for _ in range(30):
        match = await running(bot, number)
        (seat,) = match.seats_of(int(boris.id))
        choice = await hints.would_do(match, seat)
        reason = await hints.why(match, seat, choice)
        if reason is not None and reason.changes:
            break
        await bot.table.submit(number, seat, choice)
        await settled(kit, bot)
    assert reason is not None
    reply = await boris.slash("/hint")
    first = escape_markdown(match.texts("ru").say(reason.changes[0]))
    assert f"ни один другой рассмотренный вариант не даёт этого: {first}" in reply.text
    assert f"→ {first}" not in reply.text, "what the sentence says is not said again below"


async def test_a_table_can_forbid_it(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=1, game="scythe", chosen={"hints": "forbidden"})
    alice.go(await thread(kit, bot, number))
    assert "plays without hints" in (await alice.slash("/hint")).text
    assert not any("has asked the house's bot" in seen.text for seen in alice.messages())


async def test_a_lesson_is_for_asking(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    await begun(kit, bot, alice, "xidit")
    assert "would choose" in (await alice.slash("/hint")).text
    await settled(kit, bot)
    assert not any("has asked the house's bot" in seen.text for seen in alice.messages())


@pytest.mark.parametrize("game", games.names())
def test_a_hint_does_not_depend_on_secrets(game: str) -> None:
    """The bot sees the seat's view, and chance that is not the match's."""
    rules = games.game(game)
    match, _ = Match.begin(rules, Setup(3, "hints"))
    rng = random.Random(5)
    for number in range(60):
        seat = match.waiting[0]
        decision = match.decisions[seat]
        said = rules.policy(match.view(seat), decision, random.Random(str(number)))
        other = rules.shuffle_hidden(match.state, seat, rng)
        assert rules.policy(rules.detach(rules.view(other, seat)), decision, random.Random(str(number))) == said
        match.submit(seat, said)


@pytest.mark.parametrize("game", games.names())
def test_the_reason_is_what_others_would_not_change_and_tells_no_secrets(game: str) -> None:
    rules = games.game(game)
    match, _ = Match.begin(rules, Setup(3, "reasons"))
    rng, found = random.Random(5), 0
    for number in range(60):
        seat = match.waiting[0]
        decision = match.decision(seat)
        words = rules.policy(match.view(seat), decision, random.Random(str(number)))
        if decision.shape.only() is None and number % 4 == 0:
            choice = decision.parse(words)
            reason = hints.compared(match, seat, choice, "7")
            other = Match(rules, rules.shuffle_hidden(match.present, seat, rng))
            assert hints.compared(other, seat, choice, "7") == reason
            if reason is not None and reason.changes:
                found += 1
                mine = foresee(match, seat, choice, "7")
                assert mine is not None
                assert all(change in mine.changes for change in reason.changes)
        match.submit(seat, words)
    assert found


async def test_where_nothing_tells_choices_apart_that_is_said(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=1, game="scythe")
    match = await running(bot, number)
    (seat,) = match.seats_of(int(alice.id))
    choice = await hints.would_do(match, seat)
    later = hint_view(match, seat, choice, "en", hints.Reason(())).to_components()
    assert "the difference shows later" in str(later)
    silent = hint_view(match, seat, choice, "en", None).to_components()
    assert "Why:" not in str(silent)
