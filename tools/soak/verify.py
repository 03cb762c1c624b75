"""Afterwards: what was promised, looked at from outside. Each function returns sentences about what is wrong."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

import db
from bot.delivery.closing import line as line_of
from bot.messages import news
from bot.messages.people import mentions
from bot.messages.story import HEADING, SMALL
from bot.messages.words import say
from bot.tables import closing
from bot.tables.log import NO_MOVES, entries_of
from bot.tables.running import Running
from bot.tables.table import Table
from games.engine import Decision, Event, Match, Setup, Text
from games.engine import export as exporting
from games.engine.texts import LANGUAGES
from sandbox.model.messages import Message
from sandbox.validation.components import walk
from tools.soak.asking import ask
from tools.soak.ledger import Claim, Sent, plain

TEXT, GALLERY = 10, 12
EVENTS = msgspec.json.Decoder(list[Event])
SHORTEST = 10
"""A line of fewer letters is no secret."""
EVERY = 7
"""Positions between two looks at what the seats see, as long as nothing is wrong with what was seen."""
LONGEST_LINE = 60
"""Words of a line of news, at most."""
NAME = re.compile(r"(<@\d+>|🤖 \w+):?")
GIVEN_UP = ("10003", "10008", "50001", "50007", "50013", "50083")
"""Refusals of Discord for which something may be given up: what it was for is gone, or closed."""


class Story(msgspec.Struct):
    """A match as the database has it."""

    running: Running
    rows: list[db.LogEntry]
    setup: Setup

    @property
    def name(self) -> str:
        """How it is called in what is found wrong."""
        return f"match {self.running.id} ({self.running.game})"

    @property
    def moves(self) -> list[db.LogEntry]:
        """The rows that are moves."""
        return [row for row in self.rows if row.kind not in NO_MOVES]


async def stories(store: db.Store) -> tuple[list[Story], list[str]]:
    """All matches that have begun, and what could not be read of them."""
    table = Table(store, lambda: datetime.now(UTC))
    found: list[Story] = []
    wrong: list[str] = []
    for row in await every_match(store):
        if row.setup is None:
            continue
        running = await table.read(row.id)
        if running is None:
            wrong.append(f"match {row.id} ({row.game}): it cannot be read")
            continue
        found.append(Story(running, await store.moves.log(row.id), msgspec.convert(row.setup, Setup)))
    return found, wrong


async def every_match(store: db.Store) -> list[db.Match]:
    """All matches, by number."""
    numbers = [number for (number,) in ask(store.place, "SELECT id FROM matches ORDER BY id")]
    return [await store.matches.get(number) for number in numbers]


class Posted(msgspec.Struct, frozen=True):
    """An item of the outbox."""

    id: int
    match_id: int | None
    kind: str
    done: bool
    error: str | None
    remote_id: int | None


def outbox(database: db.Place, now: float) -> list[Posted]:
    """Everything that was to be delivered by now and is remembered. What waits without an error until later does so by
    somebody's wish: their quiet hours, say."""
    found = ask(
        database,
        "SELECT id, match_id, kind, done_at IS NOT NULL, last_error, remote_id FROM outbox"
        " WHERE done_at IS NOT NULL OR last_error IS NOT NULL OR not_before <= :now ORDER BY id",
        now=int(now * 1e6),
    )
    return [Posted(row[0], row[1], row[2], bool(row[3]), row[4], row[5]) for row in found]


# -- replays, and what people were told ----------------------------------------------------------------------------


class Replayed(msgspec.Struct):
    """What a match played again shows."""

    wrong: list[str]
    done: set[str]
    """What somebody may have been told of each of its answers, in all languages."""
    opened: dict[str, int]
    """By salt: after which move it was revealed."""
    lines: Lines


class Lines(msgspec.Struct):
    """What could be read of a match, by whom."""

    public: set[str] = msgspec.field(default_factory=set)
    of_seat: dict[int, set[str]] = msgspec.field(default_factory=dict)


def replayed(story: Story, every: int = EVERY) -> Replayed:
    """Play a match again and compare it with what is stored; what is seen is looked at in each of so many positions."""
    found = Replayed([], set(), {}, Lines())
    match, moves = story.running.match, story.moves
    exported = exporting.export(match, story.setup, entries_of(story.rows), [])
    salts = {row.salt for row in moves if row.salt}
    asked: dict[int, Decision] = {}

    def watch(here: Match[Any, Any], number: int) -> None:
        move = moves[number] if number >= 0 else None
        if move is not None and move.kind == "choice" and move.seat in asked:
            found.done |= said_of(story, asked[move.seat], move.text)
        asked.clear()
        asked.update(here.decisions)
        for seal in here.seals.opened.values():
            if seal.salt in salts:
                found.opened.setdefault(seal.salt, number)
        if number % every == 0:
            look(story, here, found.lines)

    begun, _ = Match.begin(match.game, story.setup)
    watch(begun, -1)
    verdict = exporting.replay(match.game, exported, watch)
    found.wrong += [f"{story.name}: the log played again: {fault}" for fault in verdict.faults]
    return found


def said_of(story: Story, decision: Decision, text: str) -> set[str]:
    """How the bot says that this answer to this question is taken."""
    closed = closing.closed(decision, text)
    return {_neutral(line_of(closed, story.running, language), names_of(story)) for language in LANGUAGES}


def lost(stories: Sequence[Story], claims: Iterable[Claim], done: set[str]) -> list[str]:
    """Answers that somebody was told are taken, in one of these matches, and that are in no log."""
    names = sorted({name for story in stories for name in names_of(story)}, key=len, reverse=True)
    where = stories[0].name if len(stories) == 1 else "some match"
    return [
        f"{where}: somebody was told {claim.said!r}, and no such move is in the log"
        for claim in claims
        if _neutral(claim.said, names) not in done
    ]


def names_of(story: Story) -> list[str]:
    """How the bot calls those who play, the longest first."""
    who = mentions(story.running)
    return sorted({who(seat) for seat in range(len(story.running.seats))}, key=len, reverse=True)


# -- announcements -------------------------------------------------------------------------------------------------


def doubled(sent: Iterable[Sent]) -> list[str]:
    """Messages that were sent twice: with the same nonce, though the first was still there."""
    by_nonce: dict[str, list[Sent]] = {}
    for one in sent:
        if one.nonce is not None:
            by_nonce.setdefault(one.nonce, []).append(one)
    wrong = []
    for nonce, twice in by_nonce.items():
        for earlier, later in pairwise(twice):
            if earlier.gone_at is None or earlier.gone_at > later.at:
                wrong.append(f"message {later.id} in {later.channel} is {earlier.id} once more (nonce {nonce})")
    return wrong


def undelivered(items: Iterable[Posted], sent: dict[str, Sent]) -> list[str]:
    """Posts of the outbox that have not become a message, and were not given up for a good reason."""
    wrong = []
    for item in items:
        name = f"{item.kind} of match {item.match_id} (outbox {item.id})"
        if not item.done:
            wrong.append(f"{name} is not delivered: {item.error}")
        elif item.error is not None and item.remote_id is None and not _with_reason(item.error):
            wrong.append(f"{name} was given up: {item.error}")
        elif item.remote_id is not None and str(item.remote_id) not in sent:
            wrong.append(f"{name} should be message {item.remote_id}, which nobody has seen")
    return wrong


def _with_reason(error: str) -> bool:
    return any(f"error code: {code}" in error for code in GIVEN_UP)


def told_by(message: Message) -> tuple[list[str], int]:
    """The news of a board message (what stands above the picture, or above the line in its place), without small print;
    and how many lines it says that it leaves out."""
    found: list[str] = []
    left_out = 0
    for item in walk(message.components):
        if item["type"] == GALLERY and len(message.attachments) == 1:
            return found, left_out
        if item["type"] != TEXT:
            continue
        for line in item["content"].split("\n"):
            if line in _same_board():
                return found, left_out
            if (more := _more(line)) is not None:
                left_out += more
            elif not line.startswith((HEADING, SMALL)):
                found.append(line)
    return [], 0


@cache
def _same_board() -> frozenset[str]:
    return frozenset(say(language, "table-same-board") for language in LANGUAGES)


@cache
def _mores() -> list[re.Pattern[str]]:
    found = []
    for language in LANGUAGES:
        for count in (1, 3, 7):
            words = re.escape("-# " + say(language, "news-more", count=count))
            found.append(re.compile(words.replace(str(count), r"(\d+)")))
    return found


def _more(line: str) -> int | None:
    matched = (pattern.fullmatch(line) for pattern in _mores())
    return next((int(found[1]) for found in matched if found), None)


def misannounced(story: Story, shown: Sequence[Message], gone: Sequence[Message]) -> list[str]:
    """News that a thread was not told, or was told twice. What stood in messages that were deleted (`gone`) may stand
    again in others, or not. A story leaves out names that were just said and puts sentences on one line: what is
    counted is words."""
    texts, who = story.running.texts(story.running.row.language), mentions(story.running)
    names = names_of(story)
    lines = news.lines(story.running, story.rows, story.running.row.language)
    true = Counter(word for line in lines if not line.startswith(SMALL) for word in _words(line, names))
    happened = news.public(
        _without_undoing(story.rows)
    )  # headings with nothing below them among it, which nobody tells
    ever = Counter(word for text in happened for word in _words(texts.say(text, who), names))
    told, left_out = _told(shown, names)
    deleted, more = _told(gone, names)
    twice, missing = told - ever, true - told - deleted
    wrong = []
    if twice:
        wrong.append(f"{story.name}: {twice.total()} words of news are told too often, as {_some(twice)}")
    if missing.total() > (left_out + more) * LONGEST_LINE:
        wrong.append(f"{story.name}: {missing.total()} words of news are not told, as {_some(missing)}")
    return wrong


def _told(messages: Sequence[Message], names: Sequence[str]) -> tuple[Counter[str], int]:
    """The words of the news in these messages, and how many lines they say that they leave out."""
    found, left_out = Counter[str](), 0
    for message in messages:
        lines, more = told_by(message)
        left_out += more
        found.update(word for line in lines for word in _words(line, names))
    return found, left_out


def _words(line: str, names: Sequence[str]) -> list[str]:
    """What is said, but who is meant."""
    for name in names:
        line = line.replace(f"{name}:", " ").replace(name, " ")
    return NAME.sub(" ", line).casefold().replace("*", " ").split()


def _some(words: Counter[str]) -> list[str]:
    return list(words)[:8]


def _without_undoing(rows: Sequence[db.LogEntry]) -> list[db.LogEntry]:
    """The log with what was taken back later: it may have been told before that."""
    return [row for row in rows if row.kind != "undo"]


def _neutral(line: str, names: Sequence[str]) -> str:
    """A line without who is meant: a seat may have changed hands since it was told."""
    for name in names:
        line = line.replace(name, "@")
    return plain(line)


# -- secrets -------------------------------------------------------------------------------------------------------


def look(story: Story, here: Match[Any, Any], lines: Lines) -> None:
    """Note what each seat and an onlooker can read of a position."""
    game = here.game
    for seat in (None, *range(len(story.running.seats))):
        view = here.view(seat)
        said = [*game.describe(view), *game.alt(view)]
        kept = lines.public if seat is None else lines.of_seat.setdefault(seat, set())
        kept.update(_spoken(story, said))


def events_of(story: Story, lines: Lines) -> None:
    """Note what each seat and an onlooker was told of each move."""
    for row in story.rows:  # what was dealt at the start among them
        for event in EVENTS.decode(row.events) if row.kind != "table" else ():
            spoken = _spoken(story, [event.text])
            if event.seen_by(None):
                lines.public.update(spoken)
            for seat in range(len(story.running.seats)):
                if event.seen_by(seat):
                    lines.of_seat.setdefault(seat, set()).update(spoken)


def _spoken(story: Story, said: Iterable[Text]) -> list[str]:
    who = mentions(story.running)
    found = []
    for text in said:
        for language in LANGUAGES:
            found += [plain(line) for line in story.running.texts(language).say(text, who).split("\n")]
    return found


class Secrets(msgspec.Struct):
    """What nobody else may have read, of all matches."""

    public: set[str] = msgspec.field(default_factory=set)
    of_person: dict[str, set[str]] = msgspec.field(default_factory=dict)
    """What somebody may read, by their id."""
    hidden: list[tuple[Story, int, set[str], set[str]]] = msgspec.field(default_factory=list)
    """Of each seat: its match, its number, its people's ids, its lines."""

    def add(self, story: Story, lines: Lines) -> None:
        """The lines of a match."""
        self.public |= lines.public
        for seat, read in lines.of_seat.items():
            people = owners(story.running.seats[seat])
            for person in people:
                self.of_person.setdefault(person, set()).update(read)
            self.hidden.append((story, seat, people, read - lines.public))


def owners(seat: db.Seat) -> set[str]:
    """Whoever has sat on a seat."""
    former = [left.get("user_id") for left in seat.former]
    return {str(user) for user in (seat.user_id, *former) if user is not None}


def leaks(stories: Iterable[Story], secrets: Secrets, seen: dict[str, dict[str, float]], skew: float) -> list[str]:
    """Lines that only a seat may read, and that somebody else has read: where there seem to be any, every position is
    looked at, since what only a seat can read in one may be there for all to read in the next."""
    if not leaked(secrets, seen, skew):
        return []
    closely = Secrets()
    for story in stories:
        lines = replayed(story, every=1).lines
        events_of(story, lines)
        closely.add(story, lines)
    return leaked(closely, seen, skew)


def leaked(secrets: Secrets, seen: dict[str, dict[str, float]], skew: float) -> list[str]:
    """Lines that only a seat may read, and that somebody else has read before the match was over."""
    wrong = []
    for story, seat, people, lines in secrets.hidden:
        over = story.running.row.finished_at
        for reader, read in seen.items():
            if reader in people:
                continue
            allowed = secrets.of_person.get(reader, set())
            for line in lines & read.keys():
                early = over is None or read[line] < over.timestamp() - skew
                if len(line) >= SHORTEST and early and line not in allowed and line not in secrets.public:
                    wrong.append(f"{story.name}: {reader} has read {line!r}, which is for seat {seat} alone")
    return wrong


def unsealed(story: Story, opened: dict[str, int], hexes: dict[str, float], skew: float) -> list[str]:
    """Seeds and salts that somebody has read too early; `opened`: after which move each salt was revealed; `hexes`:
    when each string of digits was first read; `skew`: by how many seconds clocks may differ."""
    wrong = []
    row, moves = story.running.row, story.moves
    for secret in (row.seed, row.secret):
        first = hexes.get(secret or "")
        over = row.finished_at
        if first is not None and (over is None or first < over.timestamp() - skew):
            wrong.append(f"{story.name}: its seed was told before its end")
    for entry in moves:
        first = hexes.get(entry.salt or "")
        if first is None:
            continue
        after = opened.get(entry.salt or "")
        if after is None or first < moves[max(0, after)].at.timestamp() - skew:
            wrong.append(f"{story.name}: the salt of entry {entry.number} was told before its reveal")
    return wrong
