"""Scripted people at their tables: they open lobbies, play, talk, vote, go on vacation, hand over seats, come back."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy.exc import DBAPIError

import db
import games
from sandbox.errors import ApiError
from sandbox.kit import Actor, Kit, Place, Seen
from sandbox.model.channels import Channel
from tools.soak.asking import ask
from tools.soak.hand import Hand, NoAnswer, controls, serial_of
from tools.soak.ledger import Ledger

OVER = ("finished", "cancelled")
LONGEST_OPENING = 60
"""How often somebody tries to get on with a lobby before they leave it."""
GUESTS = ("Guest A", "Guest B", "Guest C", "Guest D")
ELSEWHERE = "The other house"
LOOKS = (
    "/board",
    "/hand",
    "/log",
    "/match status",
    "/match seals",
    "/match list",
    "/my matches",
    "/my changes",
    "/rules now",
    "/hint",
    "/help",
    "/stats",
    "/me settings",
    "/about",
)


class Row(msgspec.Struct, frozen=True):
    """A match as the database has it: where it is, and who sits there."""

    id: int
    status: str
    thread: Channel | None
    seats: dict[int, int | None]
    """People by seat; None for a bot of its own."""


class House:
    """Two servers, eight people, and what the script looks up."""

    def __init__(self, kit: Kit, ledger: Ledger, database: db.Place, seed: str, more_servers: int = 1) -> None:
        self.kit = kit
        self.ledger = ledger
        self.rng = random.Random(f"people {seed}")
        self._database = database
        names = ["Alice", "Boris", "Oksana", "Dmytro", *GUESTS]
        for name, locale in zip(GUESTS, ("en-US", "ru", "uk", "de"), strict=True):
            kit.add_person(name, locale)
        self.people = [kit.person(name) for name in names]
        self.places = [kit.guild()]
        for number in range(more_servers):
            kit.clock.move(0.001)  # an id holds the millisecond, by which servers are divided among shards
            self.places.append(kit.guild(f"{ELSEWHERE} {number}" if number else ELSEWHERE, *names))

    def hand(self, actor: Actor) -> Hand:
        """Somebody's hand."""
        return Hand(self.kit, actor, self.ledger, self.rng)

    def person(self, user_id: int | None) -> Actor | None:
        """Somebody by id."""
        return next((person for person in self.people if int(person.id) == user_id), None)

    def row(self, match: int) -> Row | None:
        """A match as it is now."""
        rows = ask(self._database, "SELECT status, thread_id FROM matches WHERE id = :match", match=match)
        if not rows:
            return None
        ((status, thread),) = rows
        seats = ask(self._database, "SELECT number, user_id FROM seats WHERE match_id = :match", match=match)
        self.ledger.threads.setdefault(match, set()).add(str(thread))
        return Row(match, status, self.kit.world.channels.get(str(thread)), dict(seats))

    def is_of(self, match: int, game: str) -> bool:
        """Whether a match is of this game."""
        rows = ask(self._database, "SELECT game FROM matches WHERE id = :match", match=match)
        return [str(found) for (found,) in rows] == [game]

    def running(self) -> list[Row]:
        """All matches that are under way."""
        found = ask(self._database, "SELECT id FROM matches WHERE status = 'running'")
        return [row for (number,) in found if (row := self.row(number)) is not None]


class Players:
    """Those who play one game, match after match."""

    def __init__(self, house: House, game: str, pause: Callable[[], float], bots: bool) -> None:
        self._house = house
        self._game = game
        self._rng = house.rng
        self._pause = pause
        self._mostly_bots = bots
        self._match: int | None = None
        self._tried = 0
        self._lobby: tuple[Place, Seen, list[Actor]] | None = None
        self._deeds: list[tuple[float, Callable[[Row, Hand], Awaitable[None]]]] = [
            (70, self._answer),
            (12, self._answer_typed),
            (4, self._undo),
            (6, self._look),
            (4, self._talk),
            (2, self._vote),
            (6, self._cast),
            (1.5, self._away),
            (1.5, self._hand_over),
            (6, self._take_offered),
            (1.5, self._prepare),
            (1, self._pause_match),
            (2, self._resume),
            (2, self._settings),
            (3, self._letters),
        ]

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self._step()
            except (NoAnswer, ApiError, DBAPIError):  # what they wanted to use is gone
                await asyncio.sleep(0.2)
            await asyncio.sleep(self._pause())

    async def _step(self) -> None:
        if self._match is None:
            await self._open()
            return
        row = self._house.row(self._match)
        if row is None or row.status in OVER:
            self._match, self._lobby = None, None
        elif row.status == "lobby":
            await self._gather(row)
        else:
            await self._do(row)

    # -- before the match --------------------------------------------------------------------------------------

    async def _open(self) -> None:
        """A lobby on one of the servers."""
        place = self._rng.choice(self._house.places)
        people = self._rng.sample(self._house.people, 3)
        if self._mostly_bots:
            people = people[:1]
        host, channel = self._house.hand(people[0]), place.channel("games")
        options = {"language": self._rng.choice(["en", "ru", "uk"])}
        if self._rng.random() < 0.5:
            options |= {
                "decision": self._rng.choice(["8h", "2d"]),
                "late": self._rng.choice(["default", "bot", "vote"]),
            }
        await host.slash("/match new", channel, game=self._game, **options)
        for seen in reversed(host.actor.messages(channel)[-30:]):
            found = [address.match for _, address in controls(seen) if address.verb == "join"]
            row = self._house.row(found[0]) if found else None
            if row is not None and row.status == "lobby" and self._is_hosts(row, people[0]):
                self._match, self._lobby, self._tried = row.id, (place, seen, people), 0
                return

    def _is_hosts(self, row: Row, host: Actor) -> bool:
        return int(host.id) in row.seats.values() and self._house.is_of(row.id, self._game)

    async def _gather(self, row: Row) -> None:
        """People sit down, bots fill up, the match begins."""
        assert self._lobby is not None
        place, lobby, people = self._lobby
        self._tried += 1
        if self._tried > LONGEST_OPENING:
            self._match = None
            return
        host = self._house.hand(people[0])
        missing = [person for person in people if int(person.id) not in row.seats.values()]
        least, most = games.metas()[self._game].players
        wanted = max(least, len(people) + 1) if not self._mostly_bots else max(least, min(3, most))
        if missing and len(row.seats) < most:
            joining = self._house.hand(missing[0])
            if self._rng.random() < 0.5:
                await joining.press(lobby, "join")
            else:
                await joining.slash("/match join", place.channel("games"), match=row.id)
        elif len(row.seats) < min(wanted, most):
            await host.press(lobby, "addbot")
        elif self._rng.random() < 0.8:
            await host.press(lobby, "start")
        else:
            await host.slash("/match start", place.channel("games"), match=row.id)

    # -- during the match --------------------------------------------------------------------------------------

    async def _do(self, row: Row) -> None:
        people = [person for user in row.seats.values() if (person := self._house.person(user)) is not None]
        if row.thread is None or not people:
            self._tried += 1
            if not people or self._tried > 5 * LONGEST_OPENING:  # everybody has resigned, or its place is gone
                self._match = None
            await asyncio.sleep(0.2)
            return
        weights = [weight for weight, _ in self._deeds]
        deed = self._rng.choices([deed for _, deed in self._deeds], weights)[0]
        await deed(row, self._house.hand(self._rng.choice(people)))

    async def _answer(self, row: Row, hand: Hand) -> None:
        """What is asked: on the board itself, in one's own panel behind its button, or in a letter."""
        assert row.thread is not None
        board = self._board(hand, row)
        if board is None:
            return
        asked = serial_of(board, row.id)
        waited_for = [person for person in self._house.people if person.mention in board.text]
        if waited_for and self._rng.random() < 0.95:  # mostly those answer whom the board names
            hand = self._house.hand(self._rng.choice(waited_for))
        if asked is not None and self._rng.random() < 0.3:
            owner = self._house.person(row.seats.get(asked.seat or 0))
            await (self._house.hand(owner) if owner is not None else hand).answer(board, row.id)
        else:
            await hand.answer((await hand.press(board, "mine")).message, row.id)

    async def _letters(self, row: Row, hand: Hand) -> None:
        """A question that came as a direct message."""
        for seen in reversed(hand.actor.messages(hand.actor.dm)[-10:]):
            if serial_of(seen, row.id) is not None:
                await hand.answer(seen, row.id)
                return

    def _board(self, hand: Hand, row: Row) -> Seen | None:
        assert row.thread is not None
        for seen in reversed(hand.actor.messages(row.thread)[-40:]):
            if any(address.verb == "mine" for _, address in controls(seen)):
                return seen
        return None

    async def _answer_typed(self, row: Row, hand: Hand) -> None:
        """`/play` and what it suggests."""
        assert row.thread is not None
        hand.actor.go(row.thread)
        offered = await hand.timed("completion", hand.actor.autocomplete("/play", "choice", ""))
        values = [str(value) for name, value in offered.choices.items() if not name.startswith("🚫")]
        if values:
            await hand.slash("/play", row.thread, choice=self._rng.choice(values))

    async def _undo(self, row: Row, hand: Hand) -> None:
        assert row.thread is not None
        await hand.slash("/undo", row.thread)

    async def _look(self, row: Row, hand: Hand) -> None:
        assert row.thread is not None
        command = self._rng.choice(LOOKS)
        options = {"size": "text"} if command == "/board" and self._rng.random() < 0.7 else {}
        anybody = self._house.hand(self._rng.choice(self._house.people))  # onlookers look, too
        await (hand if self._rng.random() < 0.6 else anybody).slash(command, row.thread, **options)

    async def _talk(self, row: Row, hand: Hand) -> None:
        assert row.thread is not None
        with contextlib.suppress(Exception):  # a locked thread, say
            hand.actor.say(self._rng.choice(["Good luck!", "Hm.", "Nice one."]), row.thread)
        self._house.ledger.acts["talk"] += 1

    async def _vote(self, row: Row, hand: Hand) -> None:
        assert row.thread is not None
        await hand.slash("/vote back" if self._rng.random() < 0.93 else "/vote cancel", row.thread)

    async def _cast(self, row: Row, hand: Hand) -> None:
        """Ballots, on the newest vote that is open."""
        assert row.thread is not None
        for seen in reversed(hand.actor.messages(row.thread)[-30:]):
            found = [custom_id for custom_id, address in controls(seen) if address.verb == "vote"]
            if found:
                await hand.timed("button vote", hand.actor.click(self._rng.choice(found), seen))
                return

    async def _away(self, row: Row, hand: Hand) -> None:
        assert row.thread is not None
        if self._rng.random() < 0.4:
            stand_in = self._rng.random() < 0.5
            await hand.slash("/away", row.thread, until=self._rng.choice(["2d", "6h"]), stand_in=stand_in)
        else:
            await hand.slash("/away", row.thread)

    async def _hand_over(self, row: Row, hand: Hand) -> None:
        """One's own seat is offered, to somebody or to a bot; taken back; now and then somebody resigns."""
        assert row.thread is not None
        how = self._rng.random()
        if how < 0.15:
            await hand.slash("/replace", row.thread, bot=True)
        elif how < 0.3:
            await hand.slash("/replace", row.thread)
        elif how < 0.4:
            await hand.slash("/replace", row.thread, withdraw=True)
        elif how < 0.45:
            await hand.slash("/resign", row.thread, sure="yes")
        else:
            to = self._rng.choice([person for person in self._house.people if int(person.id) not in row.seats.values()])
            asked = await hand.slash("/replace", row.thread, player=to)
            await hand.press(asked.message, "offerseat")

    async def _take_offered(self, row: Row, hand: Hand) -> None:
        """Whoever was offered a seat takes it."""
        assert row.thread is not None
        for seen in reversed(hand.actor.messages(row.thread)[-20:]):
            for person in self._house.people:
                if any(address.verb == "takeseat" for _, address in controls(seen)) and person.mention in seen.text:
                    await self._house.hand(person).press(seen, "takeseat")
                    return

    async def _prepare(self, row: Row, hand: Hand) -> None:
        assert row.thread is not None
        await hand.slash("/prepare", row.thread)

    async def _pause_match(self, row: Row, hand: Hand) -> None:
        assert row.thread is not None
        await hand.slash("/match pause", row.thread)

    async def _resume(self, row: Row, hand: Hand) -> None:
        assert row.thread is not None
        if row.status == "paused":
            for user in row.seats.values():
                if (person := self._house.person(user)) is not None:
                    await self._house.hand(person).slash("/match resume", row.thread)

    async def _settings(self, row: Row, hand: Hand) -> None:
        assert row.thread is not None
        command, options = self._rng.choice(
            [
                ("/remind", {"interval": "6h"}),
                ("/remind", {"where": self._rng.choice(["dm", "thread", "off"])}),
                ("/me quiet", {"hours": self._rng.choice(["22-7", "off"])}),
                ("/me coach", {"coach": self._rng.choice(["on", "off"])}),
                ("/match watch", {}),
                ("/match clock", {"decision": self._rng.choice(["12h", "1d"])}),
                ("/standing", {}),
            ]
        )
        await hand.slash(command, row.thread, **options)
