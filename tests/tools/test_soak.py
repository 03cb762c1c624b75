"""The soak's own checks can fail: a lost move, a doubled or missing announcement, a leaked secret are noticed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

import db
import games
from bot.messages import news
from bot.messages.words import say
from bot.tables.log import stored
from bot.tables.running import Running
from db import Status
from games.engine import Match, Setup
from sandbox.model.messages import Message
from sandbox.model.users import User
from tools.soak import __main__ as command
from tools.soak import verify
from tools.soak.ledger import Claim, Sent, plain
from tools.soak.life import Sample
from tools.soak.run import Found, Plan, Tell

NOW = datetime(2030, 1, 1, tzinfo=UTC)
GAME, PLAYERS, MOVES = "circadians", 3, 60
BOARD = User(id="1", username="bot")


@pytest.fixture(scope="module")
def story() -> verify.Story:
    """A match that has been played for a while by the game's own bots."""
    game = games.game(GAME)
    setup = game.complete(Setup(PLAYERS, "soak"))
    match, events = Match.begin(game, setup)
    rows = [db.LogEntry(match_id=1, number=1, seat=-1, kind="start", by="player", text="start", at=NOW)]
    rows[0].events = msgspec.json.encode(events).decode()
    rng = random.Random("soak")
    while len(rows) <= MOVES:
        seat = match.waiting[0]
        entry, events = match.submit(seat, game.policy(match.view(seat), match.decision(seat), rng))
        for written in [stored(entry, events), *(stored(*each) for each in match.follow_plans())]:
            number = len(rows) + 1
            at = NOW + timedelta(minutes=number)
            rows.append(db.LogEntry(match_id=1, number=number, at=at, **msgspec.structs.asdict(written)))
    row = db.Match(
        id=1,
        guild_id=1,
        channel_id=1,
        host_id=100,
        game=GAME,
        language="en",
        created_at=NOW,
        status=Status.RUNNING,
        thread_id=7,
        seed=setup.seed,
    )
    seats = [db.Seat(match_id=1, number=n, user_id=100 + n, joined_at=NOW) for n in range(PLAYERS)]
    return verify.Story(Running(row, seats, match), rows, setup)


@pytest.fixture(scope="module")
def played(story: verify.Story) -> verify.Replayed:
    """The same, played again."""
    return verify.replayed(story)


def without(story: verify.Story, *numbers: int) -> verify.Story:
    """The match with a log that lacks these lines."""
    return msgspec.structs.replace(story, rows=[row for row in story.rows if row.number not in numbers])


# -- moves -----------------------------------------------------------------------------------------------------------


def test_a_match_equals_the_replay_of_its_log(played: verify.Replayed) -> None:
    assert played.wrong == []


def test_a_log_without_its_last_move_is_noticed(story: verify.Story) -> None:
    last = story.rows[-1].number
    (wrong,) = verify.replayed(without(story, last)).wrong
    assert "match 1 (circadians)" in wrong


def test_a_move_that_somebody_was_told_is_done_must_be_in_the_log(story: verify.Story, played: verify.Replayed) -> None:
    game, seat = story.running.match.game, story.running.match.waiting[0]
    match = story.running.match
    done = sorted(played.done)[0]
    never = verify.said_of(
        story, match.decision(seat), game.policy(match.view(seat), match.decision(seat), random.Random(1))
    )
    assert verify.lost([story], [Claim(1, done)], played.done) == []
    (wrong,) = verify.lost([story], [Claim(1, sorted(never - played.done)[0])], played.done)
    assert "no such move is in the log" in wrong


# -- announcements ---------------------------------------------------------------------------------------------------


def test_a_message_that_was_sent_twice_is_noticed() -> None:
    first, again = Sent("1", "7", "nonce", 10.0), Sent("2", "7", "nonce", 20.0)
    assert (
        verify.doubled([first, Sent("3", "7", "another", 20.0), Sent("4", "7", None, 1.0), Sent("5", "7", None, 1.0)])
        == []
    )
    (wrong,) = verify.doubled([first, again])
    assert "message 2 in 7 is 1 once more" in wrong
    deleted = Sent("1", "7", "nonce", 10.0, gone_at=15.0)
    assert verify.doubled([deleted, again]) == [], "the first was not there any more"
    assert verify.doubled([Sent("1", "7", "nonce", 10.0, gone_at=25.0), again]) != []


def test_what_was_not_delivered_is_noticed() -> None:
    sent = {"5": Sent("5", "7", "n", 1.0)}
    fine = [
        verify.Posted(1, 1, "board", True, None, 5),
        verify.Posted(2, 1, "panel", True, None, None),
        verify.Posted(3, 1, "letter", True, "403 Forbidden (error code: 50007): closed", None),
    ]
    assert verify.undelivered(fine, sent) == []
    wrong = verify.undelivered(
        [
            verify.Posted(4, 1, "board", False, "500", None),
            verify.Posted(5, 1, "board", True, "500 Internal Server Error (error code: 0)", None),
            verify.Posted(6, 1, "board", True, None, 6),
        ],
        sent,
    )
    assert [line.rpartition(")")[2][:14] for line in wrong[::2]] == [" is not delive", " should be mes"]
    assert "was given up" in wrong[1]


def message(lines: Sequence[str]) -> Message:
    """A board message with these news."""
    content = "\n".join(["▸ **@**", *lines, "-# small print"])
    components = [{"type": 10, "content": content}, {"type": 10, "content": say("en", "table-same-board")}]
    return Message(id="1", channel_id="7", author=BOARD, timestamp="", components=components)


def told(story: verify.Story) -> list[str]:
    """The news of the match, line by line."""
    return [line for line in news.story(story.running, story.rows, "en") if not line.startswith(("-# ", "▸ "))]


def test_news_that_are_told_once_are_right(story: verify.Story) -> None:
    lines = told(story)
    assert len(lines) > MOVES / 2
    assert verify.misannounced(story, [message(lines[:20]), message(lines[20:])], []) == []


def test_news_that_are_told_twice_are_noticed(story: verify.Story) -> None:
    lines = told(story)
    (wrong,) = verify.misannounced(story, [message(lines), message(lines[-1:])], [])
    assert "are told too often" in wrong


def test_news_that_are_not_told_are_noticed_unless_the_script_deleted_them(story: verify.Story) -> None:
    lines = told(story)
    (wrong,) = verify.misannounced(story, [message(lines[:20]), message(lines[21:])], [])
    assert "are not told" in wrong
    assert verify.misannounced(story, [message(lines[:20])], [message(lines[20:])]) == []
    shortened = [*lines[:20], "-# " + say("en", "news-more", count=1), *lines[21:]]
    assert verify.misannounced(story, [message(shortened)], []) == [], "the message says that it leaves out a line"


# -- secrets ---------------------------------------------------------------------------------------------------------


def secrets_of(story: verify.Story, played: verify.Replayed) -> verify.Secrets:
    verify.events_of(story, played.lines)
    secrets = verify.Secrets()
    secrets.add(story, played.lines)
    return secrets


def test_a_line_for_one_seat_that_another_has_read_is_noticed(story: verify.Story, played: verify.Replayed) -> None:
    secrets = secrets_of(story, played)
    _, seat, people, lines = next(found for found in secrets.hidden if found[3])
    owner, other = people.pop(), str(100 + (seat + 1) % PLAYERS)
    people.add(owner)
    secret = next(
        line for line in sorted(lines) if len(line) >= verify.SHORTEST and line not in secrets.of_person[other]
    )
    at = NOW.timestamp()
    assert verify.leaked(secrets, {owner: {secret: at}, other: {"something else": at}}, 0.0) == []
    for reader in (other, "an onlooker"):
        (wrong,) = verify.leaked(secrets, {reader: {secret: at}}, 0.0)
        assert f"for seat {seat} alone" in wrong


def test_what_everybody_could_read_a_moment_later_is_no_secret(story: verify.Story) -> None:
    """Only some positions are looked at: what seems to be for one seat alone is looked at closely."""
    seldom, always = verify.replayed(story, every=MOVES).lines, verify.replayed(story, every=1).lines
    for lines in (seldom, always):
        verify.events_of(story, lines)
    passing = next(line for line in sorted(always.public - seldom.public) if len(line) >= verify.SHORTEST)
    secret = next(
        line for line in sorted(seldom.of_seat[0] - always.public - always.of_seat[1]) if len(line) >= verify.SHORTEST
    )
    seldom.of_seat[0].add(passing)  # as if the seat had been looked at then, and nobody else
    secrets = verify.Secrets()
    secrets.add(story, seldom)
    for line, wrong in ((passing, 0), (secret, 1)):
        seen = {"101": {line: NOW.timestamp()}}
        assert len(verify.leaked(secrets, seen, 0.0)) == 1
        assert len(verify.leaks([story], secrets, seen, 0.0)) == wrong


def test_salts_and_seeds_that_are_told_too_early_are_noticed(story: verify.Story, played: verify.Replayed) -> None:
    sealed = next(row for row in story.moves if row.salt in played.opened)
    reveal = story.moves[played.opened[sealed.salt or ""]].at.timestamp()
    assert verify.unsealed(story, played.opened, {sealed.salt or "": reveal + 1}, 0.0) == []
    (wrong,) = verify.unsealed(story, played.opened, {sealed.salt or "": reveal - 1}, 0.0)
    assert "before its reveal" in wrong
    (wrong,) = verify.unsealed(story, played.opened, {story.setup.seed: reveal}, 0.0)
    assert "its seed was told before its end" in wrong


def test_lines_are_compared_without_marks_and_names() -> None:
    assert plain("-# **<@123> plays** ") == "@ plays"
    assert plain("▸ Round 1: <@!5>") == "Round 1: @"


# -- the command -----------------------------------------------------------------------------------------------------


def found(wrong: list[str], samples: list[Sample] | None = None) -> Found:
    """What a run has come to."""
    return Found(wrong, 5, 1, 100, 9, 50, 3, [0.1, 0.2, 0.3], 1, {"/play": 4}, {"429": 2}, {}, samples or [])


def test_a_failing_run_says_how_to_repeat_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def failing(plan: Plan, folder: Path, tell: Tell, place: db.Place | None) -> Found:
        return found(["a move was lost"])

    monkeypatch.setattr(command, "run", failing)
    monkeypatch.setattr(command, "save", lambda name, words, figures: kept.append((name, words, figures)))
    kept: list[tuple[object, ...]] = []
    assert command.main(["--minutes", "2", "--seed", "abc", "--keep", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "✗ a move was lost" in said
    assert "seed abc; again: python -m tools.soak --minutes 2 --seed abc" in said
    assert [words for _, words, _ in kept] == ["python -m tools.soak --minutes 2 --seed abc"]


def test_the_figures_say_whether_anything_was_wrong() -> None:
    told = {one.what: one for one in command.figures(found(["a move was lost"]), 2)}
    assert told["things that are wrong"].met is False
    assert told["answer to an act, half of them within"].value == 200
    assert {one.what: one for one in command.figures(found([]), 2)}["things that are wrong"].met is True


def test_memory_that_grows_is_told() -> None:
    flat = [Sample(1, 100.0 + n, 10 * n, 200_000_000) for n in range(50)]
    growing = [Sample(2, 100.0 + n, 10 * n, 200_000_000 + 5_000 * n) for n in range(50)]
    cold = [Sample(3, float(n) / 2, 10 * n, 100_000_000 + 1_000_000 * n) for n in range(50)]
    assert command.slope(found([], flat)) == pytest.approx(0.0)
    assert command.slope(found([], growing)) == pytest.approx(500.0)
    assert command.slope(found([], cold)) is None, "a life that was not warm tells nothing"


def test_memory_that_grows_over_a_long_stretch_is_wrong() -> None:
    short = [Sample(1, 100.0 + n, 10 * n, 200_000_000 + 50_000 * n) for n in range(50)]
    long = [Sample(2, 100.0 + n, 1_000 * n, 200_000_000 + 5_000_000 * n) for n in range(50)]
    flat = [Sample(3, 100.0 + n, 1_000 * n, 200_000_000 + 10_000 * n) for n in range(50)]
    assert command.grown(found([], [*short, *flat])) == []
    assert command.grown(found([], [*short, *long])) == ["life 2: memory grows by 5000 bytes per move"]
