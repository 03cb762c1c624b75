"""People for the benches: tables of all games on a database, and players who touch what they see, as often as they are
let. Each waits for answers by the bot's requests alone, so that hundreds can wait at once."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import cycle
from time import perf_counter
from typing import Any

import msgspec
from discord import ButtonStyle

import db
import games
from bot.messages.address import OUTDATED, Address
from bot.tables import changes, posts
from bot.tables.draft import Draft
from bot.tables.furnish import furnish
from bot.tables.lobby import Limits, Lobbies, Opened, Opening
from bot.tables.log import stored
from bot.tables.refusal import Refused as NotDone
from bot.tables.starting import Begun
from bot.tables.table import Table
from sandbox.interactions import DEFERRED_REPLY, DEFERRED_UPDATE, Interaction
from sandbox.kit import Actor, Kit, Seen
from sandbox.kit.guild import Place
from sandbox.model.channels import Channel
from sandbox.model.messages import Message
from sandbox.people import interact
from sandbox.people.refusal import Refused
from sandbox.rest.log import Exchange, watchers

PEOPLE = 40
MANY = Limits(lobbies=10**6, lobbies_here=10**6, matches=10**6, demos=10**6, hourly=10**6)
MOVES = ("pick", "choose", "number", "whole", "onward", "sure", "send")
"""What answers a question."""
ANSWERS = (*MOVES, "again", "look", "group", "field", "fill")
"""These, and what leads there."""
STEPS = 14
"""How often somebody touches a panel before they give up on it."""
PATIENCE = 60.0
LOOKS = 0.12
"""How many look at a page or at their own hand before they answer."""
PREPARED = 0.05
"""How many open what is to be prepared for one's next turn."""
CURIOUS = 0.05
"""At how many answers somebody else at the table opens their panel, though they are asked nothing."""
AGAIN = 0.5
"""How many answer as they did the last time, where that is offered."""
OPENED = 0.3
"""How many look for an option in another group than the one that is open."""
CHANGED = 0.2
"""How many change one of the fields that were filled in for them, before they send the form off."""
UNTIL_ANEW = 5.0
"""Seconds after which what was answered, and is asked all the same, is answered again: it was refused, or sealed."""
ON_THE_BOARD = 0.7
"""How many answer right under the board where that is possible, the others in their own panel."""
BY_DM = 0.5
"""How many of the secret choices are made in the DM that asks for them, the others in the thread."""
LENGTHS = {"circadians": 120, "hyperborea": 115, "ryozen": 50, "scythe": 95, "xidit": 22}
"""How many decisions of each seat a match has (docs/pace.md)."""
FARTHEST = 0.8
"""How much of a match is behind those who have come farthest: they have enough left to do."""
CHOSEN = ButtonStyle.success.value
Controls = dict[str, list[tuple[str, Address]]]


class Answer(msgspec.Struct, frozen=True):
    """How long the bot took, in seconds."""

    what: str
    acknowledged: float
    done: float
    """Until the words came that were asked for; the same, unless Discord was told that it takes longer."""


class Exchanges:
    """Listens to the requests of the bot: interactions that are answered, pictures that are posted."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._open: dict[str, tuple[asyncio.Future[float], asyncio.Future[float]]] = {}
        self.answers: list[Answer] = []
        self.lost = 0
        """Interactions that were never answered."""
        self.messages: Counter[str] = Counter()
        """New and edited messages of the bot, by where they are: `thread`, `dm`."""
        self.pictures = 0
        self.bytes = 0
        """Of these."""
        watchers.append(self._hear)
        kit.world.bus.listen(self._see)

    @property
    def open(self) -> int:
        """How many wait for an answer."""
        return len(self._open)

    def close(self) -> None:
        """Listen no more."""
        watchers.remove(self._hear)

    async def answered(self, what: str, interaction: Interaction) -> None:
        """Until the bot has answered, or for so long that nobody would wait for it."""
        began, loop = perf_counter(), asyncio.get_running_loop()
        first, last = loop.create_future(), loop.create_future()
        self._open[interaction.token] = first, last
        try:
            async with asyncio.timeout(PATIENCE):
                acknowledged = await first - began
                deferred = interaction.answer in (DEFERRED_REPLY, DEFERRED_UPDATE)
                done = await last - began if deferred else acknowledged
            self.answers.append(Answer(what, acknowledged, done))
        except TimeoutError:
            self.lost += 1
        finally:
            del self._open[interaction.token]

    def _hear(self, exchange: Exchange) -> None:
        parts = exchange.path.split("/")
        if exchange.status >= 300 or len(parts) < 4 or parts[1] not in ("interactions", "webhooks"):
            return
        if (waits := self._open.get(parts[3])) is not None:
            heard = waits[0] if parts[1] == "interactions" else waits[1]
            if not heard.done():
                heard.set_result(perf_counter())

    def _see(self, event: Any) -> None:
        message = event.data
        if event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or not isinstance(message, Message) or event.only:
            return
        if event.channel is None or message.author.id not in self._kit.world.apps:
            return
        self.messages["thread" if event.channel.is_thread else "dm"] += 1
        if message.attachments:
            self.pictures += 1
            self.bytes += sum(file.size for file in message.attachments)


class Pace:
    """Lets so many touches happen a second, one after another; what nobody takes is lost."""

    def __init__(self, per_second: float) -> None:
        self._gap = 1 / per_second
        self._permits: asyncio.Queue[None] = asyncio.Queue(maxsize=int(per_second) + 1)

    async def run(self, seconds: float) -> None:
        """For so long."""
        began, given = perf_counter(), 0
        while (now := perf_counter() - began) < seconds:
            while given * self._gap <= now:
                given += 1
                if not self._permits.full():
                    self._permits.put_nowait(None)
            await asyncio.sleep(self._gap / 2)

    async def turn(self) -> None:
        """Until one may touch something."""
        await self._permits.get()


class Seated(msgspec.Struct, frozen=True):
    """A match that has begun: where, and who has which seat."""

    match: int
    channel: Channel
    people: dict[int, Actor]


class PlayedOn(changes.Change, frozen=True):
    """This number of decisions, made as the game's bot would."""

    decisions: int
    seed: str

    def carry_out(self, draft: Draft) -> None:
        """All of them in one breath."""
        rng, match = random.Random(self.seed), draft.match
        for _ in range(self.decisions):
            if match.outcome is not None:
                break
            seat = match.waiting[0]
            words = match.game.policy(match.game.view(match.present, seat), match.decision(seat), rng)
            draft.played.append(match.submit(seat, words))
        draft.log(*(stored(entry, events) for entry, events in draft.played))


class House:
    """Servers, people, and the tables at which they sit."""

    def __init__(self, kit: Kit, place: db.Place, servers: int = 1) -> None:
        self.kit = kit
        self.place = place
        names = [f"Guest {number}" for number in range(PEOPLE)]
        languages = ("en-US", "ru", "uk")
        self.people = [kit.add_person(name, languages[number % 3]) for number, name in enumerate(names)]
        self.servers: list[Place] = [kit.guild()]
        for number in range(1, servers):
            kit.clock.move(0.001)  # an id holds the millisecond, by which servers are divided among shards
            self.servers.append(kit.guild(f"Server {number}", *names))
        self.tables: list[Seated] = []

    async def seat(self, tables: int, seed: str = "crowd") -> None:
        """Matches of all games in turn, with two to four people and here and there a bot: some have just begun, others
        are nearly over. What the bot says about them waits in the outbox."""
        rng = random.Random(seed)
        async with await db.Store.open(self.place) as store:
            table = furnish(Table(store, lambda: datetime.now(UTC)))
            lobbies = Lobbies(table, MANY)
            for number in range(tables):
                game = list(games.metas())[number % len(games.metas())]
                seated = await self._begin(lobbies, game, number, rng)
                self.tables.append(seated)
                await self._play_on(table, seated.match, rng)

    async def _play_on(self, table: Table, match: int, rng: random.Random) -> None:
        """To some point of it: at a crowd's tables, matches are as far as they may be. Their boards have told what
        happened until then: who is asked now begins a turn."""
        async with table.locked(match) as draft:
            assert draft is not None
            most = LENGTHS[draft.row.game] * len(draft.seats) * FARTHEST
            running = await table.carry_out(draft, PlayedOn(decisions=int(rng.random() * most), seed=str(match)))
        boards = (posts.NewBoard.of_kind(), posts.BoardEdit.of_kind())
        waiting = [item.id for item in await table.store.outbox.waiting(match) if item.kind in boards]
        await table.store.outbox.give_up(waiting, "seen long ago", table.now())
        now = running.row.logged
        await table.post(posts.NewBoard(since=now, upto=now), match_id=match)

    async def greeted(self) -> None:
        """Until every table has its first board."""
        for _ in range(1200):
            boards = [self.kit.world.messages.get(table.channel.id) for table in self.tables]
            if all(boards):
                return
            await asyncio.sleep(0.1)
        raise TimeoutError("some tables have no board after two minutes")

    async def _begin(self, lobbies: Lobbies, game: str, number: int, rng: random.Random) -> Seated:
        least, most = games.metas()[game].players
        bots = number // 5 % 2  # every other table has one
        people = rng.sample(self.people, max(1, min(most - bots, max(least - bots, rng.randint(2, 4)))))
        server = self.servers[number % len(self.servers)]
        channel = server.thread(f"Table {number}", "games")
        opening = Opening(
            guild_id=int(server.server.id),
            channel_id=int(server.channel("games").id),
            host_id=int(people[0].id),
            game=game,
            language=("en", "ru", "uk")[number % 3],
            ticket=rng.getrandbits(60),
            bots=bots,
        )
        opened = await lobbies.open(opening)
        assert isinstance(opened, Opened), opened
        await lobbies.shown(opened.match.id, rng.getrandbits(60))
        for person in people[1:]:
            joined = await lobbies.join(opened.match.id, int(person.id), rng.getrandbits(60))
            assert not isinstance(joined, NotDone), joined

        async def thread(_: db.Match) -> int:
            return int(channel.id)

        begun = await lobbies.start(opened.match.id, int(people[0].id), thread)
        assert isinstance(begun, Begun), begun
        by_id = {int(person.id): person for person in people}
        seats = {seat.number: by_id[seat.user_id] for seat in begun.running.seats if seat.user_id is not None}
        return Seated(opened.match.id, channel, seats)


class Players:
    """Those at one table: whoever finds a question of theirs answers it, with what is on the screen."""

    def __init__(self, house: House, exchanges: Exchanges, pace: Pace, table: int, rng: random.Random) -> None:
        self._kit = house.kit
        self._at = house.tables[table]
        self._match, self._channel = self._at.match, self._at.channel
        self._exchanges = exchanges
        self._pace = pace
        self._rng = rng
        self._answered: dict[int, tuple[Address, float]] = {}
        """What each seat has answered last, and when."""

    async def run(self) -> None:
        """Until cancelled."""
        for seat, person in cycle(self._at.people.items()):
            try:
                await self._look_or_move(seat, person)
            except Refused:  # what was on the screen has gone meanwhile
                await asyncio.sleep(0.1)

    async def _look_or_move(self, seat: int, person: Actor) -> None:
        board = self._board(person)
        if board is None:
            await asyncio.sleep(0.3)
            return
        dm = self._dm(seat, person)
        on_board = self._asked(board, seat)
        if dm is None and on_board is None:
            await asyncio.sleep(0.05)
            return
        if self._rng.random() < LOOKS:
            await self._press_one(person, board, ("openpage", "hand"))
        if self._rng.random() < CURIOUS:
            await self._press_one(self._rng.choice(list(self._at.people.values())), board, ("mine",))
        if dm is not None and self._rng.random() < BY_DM:
            await self._answer(seat, person, dm)
        elif on_board is not None and self._rng.random() < ON_THE_BOARD:
            await self._answer(seat, person, board)
        elif (panel := await self._press_one(person, board, ("mine",))) is not None:
            if self._rng.random() < PREPARED:
                await self._press_one(person, panel, ("prepare",))
            await self._answer(seat, person, panel)

    def _asked(self, seen: Seen, seat: int) -> Address | None:
        """A control of what a message asks a seat, unless that has just been answered: it takes a moment until the
        board shows it, and nobody answers twice."""
        asked = serial_of(seen, self._match, seat)
        answered, at = self._answered.get(seat, (None, 0.0))
        return None if asked is None or (same(asked, answered) and perf_counter() < at + UNTIL_ANEW) else asked

    async def _answer(self, seat: int, person: Actor, panel: Seen) -> None:
        asked = serial_of(panel, self._match, seat)
        done: set[str] = set()
        for _ in range(STEPS if asked is not None else 0):
            found = by_verb(panel, self._match)
            about = {verb: [each for each in found.get(verb, ()) if same(each[1], asked)] for verb in ANSWERS}
            here = {verb: controls for verb, controls in about.items() if controls}
            chosen = self._next(panel, here, done)
            if chosen is None:
                return
            custom_id, address = chosen
            done.add(f"{address.verb} {address.argument if address.verb == 'field' else ''}".strip())
            values = self._chosen(panel, custom_id) if custom_id.startswith("m") else None
            await self._touch(person, panel, address.verb, custom_id, values)
            if address.verb in MOVES:
                assert asked is not None
                self._answered[seat] = asked, perf_counter()
                before, asked, done = asked, serial_of(panel, self._match, seat), set()
                doubtful = "sure" in by_verb(panel, self._match)
                if asked is None or (same(asked, before) and not doubtful):  # nothing more, or a board shown anew
                    return

    def _next(self, panel: Seen, found: Controls, done: set[str]) -> tuple[str, Address] | None:
        """What somebody touches next who knows what they want: a form is filled in once, and sent off."""
        if "sure" in found:
            return self._rng.choice(found["sure"])
        if "again" in found and not done and self._rng.random() < AGAIN:
            return found["again"][0]
        if "whole" in found:
            return self._rng.choice(found["whole"])
        if "field" in found or "send" in found:
            return self._of_form(panel, found, done)
        if "group" in found and "group" not in done and self._rng.random() < OPENED:
            return self._rng.choice(found["group"])
        rest = [each for verb in ("pick", "choose", "look", "number", "onward") for each in found.get(verb, ())]
        return self._rng.choice(rest) if rest else None

    def _of_form(self, panel: Seen, found: Controls, done: set[str]) -> tuple[str, Address] | None:
        """A field that is empty, by its button if it has one; when all are filled in, sending it off."""
        if buttons := unfilled(panel, found.get("fill", ())):
            return self._rng.choice(buttons)
        filled = {menu.custom_id for menu in panel.selects if menu.chosen}
        fields = [each for each in found.get("field", ()) if f"field {each[1].argument}" not in done]
        empty = [each for each in fields if each[0] not in filled]
        if empty:
            return empty[0]
        if fields and not done and self._rng.random() < CHANGED:
            return self._rng.choice(fields)
        return found["send"][0] if "send" in found else None

    def _chosen(self, panel: Seen, custom_id: str) -> list[str]:
        menu = next(each for each in panel.selects if each.custom_id == custom_id)
        values = [option["value"] for option in menu.options]
        count = self._rng.randint(max(1, menu.min_values), max(1, min(menu.max_values, len(values))))
        return self._rng.sample(values, min(count, len(values)))

    async def _press_one(self, person: Actor, seen: Seen, verbs: Sequence[str]) -> Seen | None:
        """Press one of the buttons that do this; returns what came back as a message of its own."""
        found = [each for verb in verbs for each in by_verb(seen, self._match).get(verb, ())]
        if not found:
            return None
        custom_id, address = self._rng.choice(found)
        interaction = await self._touch(person, seen, address.verb, custom_id)
        return Seen(self._kit.world, interaction.original) if interaction.original is not None else None

    async def _touch(
        self, person: Actor, seen: Seen, verb: str, custom_id: str, values: list[str] | None = None
    ) -> Interaction:
        await self._pace.turn()
        what = f"{'menu' if values is not None else 'button'} {verb}"
        interaction = interact.use_component(self._kit.world, person.person, seen.message, custom_id, values)
        await self._exchanges.answered(what, interaction)
        return interaction

    def _board(self, person: Actor) -> Seen | None:
        """The newest message of the thread with controls on it."""
        for seen in reversed(person.messages(self._channel)[-8:]):
            if not seen.ephemeral and by_verb(seen, self._match).get("hand"):
                return seen
        return None

    def _dm(self, seat: int, person: Actor) -> Seen | None:
        """The newest DM about this match that asks something."""
        for seen in reversed(person.messages(person.dm)[-20:]):
            if self._asked(seen, seat) is not None:
                return seen
        return None


def unfilled(seen: Seen, buttons: Sequence[tuple[str, Address]]) -> list[tuple[str, Address]]:
    """Of these buttons those of fields that are not filled in: what is chosen has a colour of its own."""
    chosen = {button.custom_id for button in seen.buttons if button.style == CHOSEN}
    filled = {field_of(address) for custom_id, address in buttons if custom_id in chosen}
    return [each for each in buttons if field_of(each[1]) not in filled]


def field_of(address: Address) -> str:
    """The field that a button fills in."""
    return address.argument.partition("=")[0]


def by_verb(seen: Seen, match: int) -> Controls:
    """What can be pressed or chosen from in a message about a match, by what it does."""
    found: Controls = {}
    for custom_id, address in _controls(seen):
        if address.match == match:
            found.setdefault(address.verb, []).append((custom_id, address))
    return found


def _controls(seen: Seen) -> Iterator[tuple[str, Address]]:
    found = [each.custom_id or "" for each in seen.buttons if not each.disabled]
    for custom_id in [*found, *(each.custom_id for each in seen.selects if not each.disabled)]:
        try:
            address = Address.read(custom_id.removeprefix("m"))
        except ValueError:
            continue
        if address.verb != OUTDATED:
            yield custom_id, address


def serial_of(seen: Seen, match: int, seat: int) -> Address | None:
    """A control of the question that a message asks a seat."""
    found = by_verb(seen, match)
    return next(
        (each for verb in ANSWERS for _, each in found.get(verb, ()) if each.serial and each.seat == seat), None
    )


def same(one: Address, other: Address | None) -> bool:
    """Whether two controls are about the same question."""
    return other is not None and (one.seat, one.serial) == (other.seat, other.serial)
