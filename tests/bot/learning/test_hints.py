"""`/hint`: what the house's bot would do, from the seat's view; told to the table, unless it plays to learn."""

from __future__ import annotations

import random

import pytest
from discord.utils import escape_markdown

import games
from bot.client import Slowtable
from bot.messages.hints import hint_view
from bot.tables import hints
from bot.tables.thinking import Thinkers
from games.engine import Match, Setup, Text, foresee
from games.engine.imagine import in_words
from games.engine.reason import Gain, Reason, reason, speaks_for
from sandbox.kit import Actor, Kit
from tests.bot.learning.test_lessons import begun
from tests.bot.support import open_match, running, settled, thread

NOW_AND_THEN = 12
"""So many decisions apart are those of which a reason is asked though one of their kind had it."""


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
        reason = await hints.why(bot.thinkers, match, seat, choice)
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


async def test_a_worker_finds_the_reason_that_a_thread_finds() -> None:
    """Looking until everybody has had a turn takes long: not in the process that answers people."""
    rules = games.game("scythe")
    match, _ = Match.begin(rules, Setup(2, "worker"))
    seat = match.waiting[0]
    words = rules.policy(match.view(seat), match.decision(seat), random.Random(1))
    hinted = hints.Hinted("scythe", match.dump(), seat, match.decision(seat).parse(words), "1")
    workers, threads = Thinkers(1), Thinkers(0)
    try:
        found = await workers.done(hints.reason_of, hinted)
        assert workers.pids
        assert found is not None
        assert found == await threads.done(hints.reason_of, hinted) == reason(match, seat, hinted.choice, "1")
    finally:
        workers.close()


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
    """What it brings at once and later, for its seat's good, beside another choice: made of what the seat may know.
    Asked about the first question of each kind, and now and then."""
    rules = games.game(game)
    match, _ = Match.begin(rules, Setup(3, "reasons"))
    rng, at_once, later, kinds = random.Random(5), 0, 0, set[str]()
    for number in range(60):
        seat = match.waiting[0]
        decision = match.decision(seat)
        words = rules.policy(match.view(seat), decision, random.Random(str(number)))
        kind = f"{decision.rule} {decision.kind}"
        if decision.shape.only() is None and (kind not in kinds or number % NOW_AND_THEN == 0):
            kinds.add(kind)
            choice = decision.parse(words)
            found = reason(match, seat, choice, "7")
            other = Match(rules, rules.shuffle_hidden(match.present, seat, rng))
            assert reason(other, seat, choice, "7") == found
            if found is None:
                continue
            mine = foresee(match, seat, choice, "7")
            assert mine is not None
            said = in_words(match.explained(seat), choice)
            assert all(change in mine.changes and change != said for change in found.changes)
            assert all(speaks_for(change, seat) for change in (*found.changes, *found.later))
            assert all((gain.mine > gain.instead) == (gain.seat == seat) for gain in found.gains)
            assert (found.instead is None) == (not found.gains and not found.later)
            at_once, later = at_once + bool(found.changes), later + (found.instead is not None)
        match.submit(seat, words)
    assert at_once
    assert later


async def test_what_a_choice_leads_to_is_told_beside_another(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=1, game="scythe")
    match = await running(bot, number)
    (seat,) = match.seats_of(int(alice.id))
    choice = await hints.would_do(match, seat)
    gains = (Gain(seat, Text("scythe-score-total"), 12, 10), Gain(1 - seat, Text("scythe-score-total"), 7, 9))
    worker = Text("scythe-change-workers", {"count": 1, "place": Text("scythe-the-mech")})
    found = Reason(changes=(worker,), instead=Text("scythe-the-character"), gains=gains, later=(worker,))
    said = str(hint_view(match, seat, choice, "en", found).to_components())
    assert "Total 12 (instead of 10)" in said
    assert f"{match.names[1 - seat]}: Total 7 (instead of 9)" in said
    assert said.count(escape_markdown(match.texts("en").say(worker).removesuffix("."))) == 1, "at once, and not again"


async def test_where_nothing_tells_choices_apart_that_is_said(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=1, game="scythe")
    match = await running(bot, number)
    (seat,) = match.seats_of(int(alice.id))
    choice = await hints.would_do(match, seat)
    later = hint_view(match, seat, choice, "en", Reason()).to_components()
    assert "the difference shows later" in str(later)
    silent = hint_view(match, seat, choice, "en", None).to_components()
    assert "Why:" not in str(silent)
