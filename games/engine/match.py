"""A match: state, log and undo. What the table keeps in the database, and what can be exported and verified."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Generic, Literal

import msgspec
from typing_extensions import TypeVar

from games.engine import dice
from games.engine.again import Answered, remember
from games.engine.decision import LONGEST, Choice, Decision, Value
from games.engine.errors import GameError, Impossible, NotLegal, NotOpen, NotUnderstood
from games.engine.event import Event
from games.engine.game import Game, S, Setup, V, schema_of
from games.engine.outcome import Outcome
from games.engine.patch import Patch, patched
from games.engine.plan import Planned, Stopped, planned_words
from games.engine.play import Position
from games.engine.seals import Salts, Seal, Seals, answered, asked_beside
from games.engine.sound import obstacle
from games.engine.state import State
from games.engine.view import View

S_co = TypeVar("S_co", bound=State, default=State, covariant=True)
V_co = TypeVar("V_co", bound=View, default=View, covariant=True)

By = Literal["player", "plan", "default", "bot", "late", "vote", "operator"]
"""Who answered: the player, the player's plan, the clock (with the rule-legal default), a bot in the seat, or a bot
for this once, because the player's time ran out. What nobody at the table answered: a vote of the table, or whoever
runs the bot."""

LONGEST_PLAN = 60


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log: a choice, an undo, a change of standing orders, something done without being asked,
    a way back, or a value that was changed by hand."""

    seat: int
    text: str
    kind: Literal["choice", "undo", "standing", "aside", "rewind", "patch"] = "choice"
    by: By = "player"
    asked: int = 0
    receipt: str | None = None
    """Of a sealed choice: what the table was shown before the reveal."""
    salt: str | None = None
    """Of a sealed choice: with its text it makes the receipt. Nobody is told it before the choice is revealed."""


class Turn(msgspec.Struct):
    """What undo can take back: the state before the seat's first choice since the last barrier, and the choices."""

    seat: int
    before: msgspec.Raw
    entries: list[Entry]

    def without_last_choice(self) -> tuple[list[Entry], Entry]:
        """The entries that stay when the last choice is taken back, and that choice."""
        last = max(index for index, entry in enumerate(self.entries) if entry.kind == "choice")
        return self.entries[:last] + self.entries[last + 1 :], self.entries[last]


class Version(msgspec.Struct, frozen=True):
    """What a match was begun with: its log can be replayed with the same only."""

    schema: int
    rules: int

    @classmethod
    def of(cls, game: Game[S, V]) -> Version:
        """As the game is now."""
        return cls(game.schema, game.meta.rules_version)


class Record(msgspec.Struct):
    """A match as stored: the state is the truth, the log is kept elsewhere."""

    era: int
    state: msgspec.Raw
    turn: Turn | None = None
    plans: dict[int, list[str]] = {}
    read: dict[int, dict[str, Planned]] = {}
    stopped: dict[int, Stopped] = {}
    seals: Seals | None = None
    """None in matches stored before salts were drawn."""
    begun: Version | None = None
    answered: Answered = {}


class Match(Generic[S_co, V_co]):
    """A running match; where it does not matter of which game, just `Match`."""

    def __init__(
        self,
        game: Game[S_co, V_co],
        state: S_co,
        era: int = 0,
        turn: Turn | None = None,
        plans: dict[int, list[str]] | None = None,
        *,
        seals: Seals | None = None,
        begun: Version | None = None,
        salts: Salts = dice.fresh_salt,
    ) -> None:
        self.game = game
        self._position = Position(state)
        self.era = era
        self.turn = turn
        self.plans = plans or {}
        """Answers a seat has written down in advance; they never leave the match but to their owner."""
        self.read: dict[int, dict[str, Planned]] = {}
        """How these read, as far as that is known."""
        self.stopped: dict[int, Stopped] = {}
        """Plans that were not played to their ends, as long as their owners may want to know."""
        self.answered: Answered = {}
        """What the owner of each seat answered last to each kind of question, for their own eyes only."""
        self.seals = seals or Seals()
        """Only receipts leave the match, and what has been opened."""
        self.begun = begun or Version.of(game)
        self._salts = salts
        self._unlogged: list[Entry] = []
        if seals is None:
            self.seals.follow(state, {}, False, salts)

    @staticmethod
    def begin(game: Game[S, V], setup: Setup, salts: Salts = dice.fresh_salt) -> tuple[Match[S, V], list[Event]]:
        """A new match, up to its first decision. `salts` gives each seal a salt that nobody can guess."""
        state, events = game.begin(setup)
        match = Match(game, state, salts=salts)
        match._require_somebody()
        return match, events

    def copy(self) -> Match[S_co, V_co]:
        """The same match once more: what happens to one of the two leaves the other as it is."""
        turn = Turn(self.turn.seat, self.turn.before, [*self.turn.entries]) if self.turn is not None else None
        plans = {seat: [*choices] for seat, choices in self.plans.items()}
        seals = Seals({**self.seals.closed}, {**self.seals.opened})
        state = self.game.clone(self.state)
        twin = Match(self.game, state, self.era, turn, plans, seals=seals, begun=self.begun, salts=self._salts)
        twin.read, twin.stopped = {**self.read}, {**self.stopped}
        twin.answered = {seat: {**words} for seat, words in self.answered.items()}
        twin._unlogged = [*self._unlogged]
        return twin

    # -- reading -------------------------------------------------------------------------------------------

    @property
    def state(self) -> S_co:
        """The state of the game. Whoever is handed it may change it: what is asked is listed anew."""
        self._position.changed()
        return self._position.g

    @property
    def present(self) -> S_co:
        """The state, for reading only: what is asked stays listed."""
        return self._position.g

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it is over."""
        return self._position.g.outcome

    @property
    def decisions(self) -> dict[int, Decision]:
        """What is asked now, by seat."""
        return self._position.decisions

    def decision(self, seat: int) -> Decision:
        """What a seat is asked."""
        return self._position.decision(seat)

    def explained(self, seat: int) -> Decision:
        """What a seat is asked, with hints, reasons and marks: for those who read it."""
        return self._position.explained(seat)

    @property
    def waiting(self) -> list[int]:
        """Whom the table waits for."""
        return self._position.waiting

    @property
    def sealed(self) -> list[int]:
        """Who has sealed a choice that is not revealed yet."""
        return self._position.sealed

    def serial(self, seat: int) -> str:
        """Names the open decision of a seat. No other decision of this match has or will have this name."""
        return f"{self.era}.{self.decision(seat).asked}"

    def sealed_choice(self, seat: int) -> Choice | None:
        """What a seat has sealed and may still change: for its own eyes only."""
        if seat not in self.sealed:
            return None
        return self._position.find(seat)[0].sealed_choice(seat)

    def default(self, seat: int) -> str:
        """The rule-legal answer of a seat that does not give one."""
        return self._position.default(seat)

    def sealed_receipt(self, seat: int) -> str:
        """The receipt of a choice that is sealed and not yet revealed."""
        return self.seals.closed[seat].receipt

    def view(self, seat: int | None, *, unread: bool = False) -> V_co:
        """What this seat may know, now: it does not change when the match goes on. `unread`: without the choice that
        it has sealed, because somebody else made that."""
        if not unread or seat is None or seat not in self.sealed:
            return self.game.detach(self.game.view(self.present, seat))
        view = self.game.view(self._unsealed(seat), seat)
        return self.game.detach(msgspec.structs.replace(view, waiting=self.waiting, sealed=self.sealed))

    def _unsealed(self, seat: int) -> S_co:
        """The state as it would be if this seat had not sealed anything yet."""
        state = self.game.clone(self.present)
        Position(state).find(seat)[0].unseal(seat)
        return state

    def imagined(self, seat: int | None, rng: random.Random) -> S_co:
        """A state that looks the same to this seat (to everybody, if it is None), in which all that it may not know is
        made up. The same randomness makes up the same."""
        return self.game.shuffle_hidden(self.present, seat, rng)

    # -- acting --------------------------------------------------------------------------------------------

    def submit(
        self,
        seat: int,
        choice: str | Choice,
        serial: str | None = None,
        by: By = "player",
        salt: str | None = None,
    ) -> tuple[Entry, list[Event]]:
        """Take a choice. Raises one of the three errors and changes nothing if it cannot be taken.

        A sealed one gets a fresh salt; only a replay says which it had.
        """
        step, decision = self._position.find(seat, self._asked(serial))
        parsed = step.plain(seat, decision.taken(choice))
        before, barrier = self._remember(decision), self.present.barrier
        keeps, others = step.keeps_sealed(seat), asked_beside(self._position, step, seat)
        events = self._position.take(step, decision, parsed)
        self._require_somebody()
        text = decision.write(parsed)
        seal = Seal.of(decision, text, salt or self._salts()) if decision.secret else None
        entry = _entry(seat, seal, by) if seal else Entry(seat, text, by=by, asked=decision.asked)
        self._note_for_undo(entry, decision, before, barrier)
        self._follow_seals({seat: seal, **answered(step, others, self._salts)} if seal and keeps else {}, barrier)
        if by != "plan" and seat not in self.waiting:
            self.stopped.pop(seat, None)
        if by == "player":
            remember(self.answered, decision, text)
        return entry, events

    def _require_somebody(self) -> None:
        """A match in which nobody is asked and that is not over would never go on."""
        if self.outcome is None and not self.waiting:
            raise RuntimeError(
                f"{self.game.meta.id} has run out of steps, and the match is not over: `g.finish` ends it"
            )

    def _follow_seals(self, given: dict[int, Seal], barrier: tuple[int, int]) -> None:
        _, revealed = barrier
        made = self.seals.follow(self.present, given, self.present.revealed != revealed, self._salts)
        if made:
            self._unlogged += [_entry(seat, seal, "plan") for seat, seal in made.items()]
            self.turn = None

    def reseal(self) -> list[Entry]:
        """Seal everything that is sealed anew. For a state that was brought back: the salts of its seals may have been
        told since then. Nobody answers anything by that: a former owner of the seat may have."""
        choices, answered = {seat: self.sealed_choice(seat) for seat in self.sealed}, self.answered
        self.answered = {}
        entries = [self.submit(seat, choice)[0] for seat, choice in choices.items() if choice is not None]
        self.answered = answered
        return entries

    def submit_default(self, seat: int) -> tuple[Entry, list[Event]]:
        """The rule-legal default, for a seat whose time ran out."""
        return self.submit(seat, self.default(seat), by="default")

    def plan(self, seat: int, choices: Sequence[str], read: Mapping[str, Planned] | None = None) -> None:
        """Write down answers to be played when their questions come; an empty list forgets the plan. `read`: how new
        ones of them read."""
        if len(choices) > LONGEST_PLAN or any(len(choice) > LONGEST for choice in choices):
            raise NotUnderstood("engine-plan-too-long", most=LONGEST_PLAN)
        self.plans.pop(seat, None)
        self.stopped.pop(seat, None)
        known = {**self.read.pop(seat, {}), **(read or {})}
        if choices:
            self.plans[seat] = list(choices)
            self.read[seat] = {choice: known[choice] for choice in choices if choice in known}

    def follow_plans(self) -> list[tuple[Entry, list[Event]]]:
        """Play what is planned, as far as it is legal and nothing new was revealed by it. What standing orders have
        sealed by themselves is told here, too, so that the log has its receipt."""
        played: list[tuple[Entry, list[Event]]] = []
        while planned := [seat for seat in self.waiting if seat in self.plans]:
            played += self._follow_plan(planned[0])
        self.read = {seat: read for seat, read in self.read.items() if seat in self.plans or seat in self.stopped}
        sealed_meanwhile, self._unlogged = self._unlogged, []
        return [*played, *((entry, list[Event]()) for entry in sealed_meanwhile)]

    def _follow_plan(self, seat: int) -> list[tuple[Entry, list[Event]]]:
        barrier, plan, decision = self.present.barrier, self.plans.pop(seat), self.decisions[seat]
        try:
            played = self.submit(seat, planned_words(decision, plan[0]), by="plan")
        except GameError:
            self.stopped[seat] = Stopped.at(plan, decision)
            return []
        rest = plan[1:]
        if rest and self.present.barrier == barrier:
            self.plans[seat] = rest
        elif rest:
            self.stopped[seat] = Stopped("news", rest[0], tuple(rest))
        return [played]

    def aside(self, seat: int, name: str, choice: Mapping[str, Value] | str) -> tuple[Entry, list[Event]]:
        """Do something that is possible without being asked."""
        form = self.game.aside_forms(self.present, seat).get(name)
        if form is None:
            raise NotOpen("engine-not-asked")
        parsed = form.parse(choice) if isinstance(choice, str) else dict(choice)
        form.check(parsed)
        barrier = self.present.barrier
        self.game.take_aside(self.state, seat, name, form.meaning(parsed))
        self.turn = None
        self._follow_seals({}, barrier)
        return Entry(seat, f"{name} {form.write(parsed)}", kind="aside"), self.present.flush()

    def patch(self, patch: Patch) -> Entry:
        """Change a value of the state by hand. Nothing is undone behind it, and what was asked before is asked anew.
        Raises `BadPatch` and changes nothing if the game could not go on so."""
        self._position = Position(patched(self.game, self.present, patch))
        self.era += 1
        self.turn = None
        self._follow_seals({}, self.present.barrier)
        return Entry(-1, str(patch), kind="patch", by="operator")

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has a choice to take back."""
        return self.turn is not None and self.turn.seat == seat

    def undo(self, seat: int) -> Entry:
        """Take back the seat's last choice: never another seat's, never across a reveal or a die."""
        if self.turn is None or not self.can_undo(seat):
            raise NotLegal("engine-nothing-to-undo")
        kept, undone = self.turn.without_last_choice()
        self._position = Position(self.game.load(bytes(self.turn.before)))
        for entry in kept:
            self._repeat(entry)
        self.era += 1
        self.turn.entries = kept
        if all(entry.kind == "standing" for entry in kept):
            self.turn = None
        return Entry(seat, undone.text, kind="undo", asked=undone.asked)

    def set_standing(self, seat: int, choice: Mapping[str, Value] | str) -> Entry:
        """Store a seat's standing orders."""
        form = self.game.standing_form(self.present, seat)
        if form is None:
            raise Impossible(self.game.standing_closed())
        parsed = form.parse(choice) if isinstance(choice, str) else dict(choice)
        form.check(parsed)
        self.game.set_standing(self.state, seat, form.meaning(parsed))
        return self._standing_entry(seat, form.write(parsed))

    def clear_standing(self, seat: int) -> Entry | None:
        """Forget a seat's standing orders: they were another person's. None if there was nothing to forget."""
        before = self.game.dump(self.present)
        self.game.clear_standing(self.state, seat)
        return None if self.game.dump(self.present) == before else self._standing_entry(seat, "")

    def _standing_entry(self, seat: int, text: str) -> Entry:
        entry = Entry(seat, text, kind="standing")
        if self.turn is not None:
            self.turn.entries.append(entry)
        return entry

    def _repeat(self, entry: Entry) -> None:
        if entry.kind == "choice":
            self._position.apply(entry.seat, entry.text)
        elif not entry.text:
            self.game.clear_standing(self.state, entry.seat)
        else:
            form = self.game.standing_form(self.present, entry.seat)
            assert form is not None
            self.game.set_standing(self.state, entry.seat, form.meaning(form.parse(entry.text)))

    def _asked(self, serial: str | None) -> int | None:
        if serial is None:
            return None
        era, _, asked = serial.partition(".")
        if not (era.isdecimal() and asked.isdecimal()):
            raise NotUnderstood("engine-no-longer-open")
        return int(asked) if int(era) == self.era else -1

    def _remember(self, decision: Decision) -> msgspec.Raw | None:
        """The state as it is now, unless undo has it already or a sealed choice needs none."""
        if decision.secret or self.can_undo(decision.seat):
            return None
        return msgspec.Raw(self.game.dump(self.present))

    def _note_for_undo(
        self, entry: Entry, decision: Decision, before: msgspec.Raw | None, barrier: tuple[int, int]
    ) -> None:
        if decision.secret or self.present.barrier != barrier:
            self.turn = None
            return
        if before is not None:
            self.turn = Turn(entry.seat, before, [])
        if self.turn is not None:
            self.turn.entries.append(entry)

    # -- storing -------------------------------------------------------------------------------------------

    def dump(self) -> bytes:
        """The match as JSON, undo and seals included."""
        state = msgspec.Raw(self.game.dump(self.present))
        written_down = self.plans, self.read, self.stopped
        return msgspec.json.encode(
            Record(self.era, state, self.turn, *written_down, self.seals, self.begun, self.answered)
        )

    @staticmethod
    def load(game: Game[S, V], data: bytes) -> Match[S, V]:
        """The match from JSON. After a migration undo begins anew."""
        record = msgspec.json.decode(data, type=Record)
        state = game.load(bytes(record.state))
        migrated = game.dump(state) != bytes(record.state)
        turn = None if migrated else record.turn
        begun = record.begun or Version(schema_of(bytes(record.state)), rules=1)
        match = Match(game, state, record.era, turn, record.plans, seals=record.seals, begun=begun)
        match.read, match.stopped, match.answered = record.read, record.stopped, record.answered
        return match

    def faults(self) -> list[str]:
        """What cannot be about a match that comes from elsewhere, a sentence each; empty if it can be gone on with."""
        if (blocked := obstacle(self.game, self.present)) is not None:
            return [blocked]
        found = self.game.check(self.present)
        if self.turn is not None and not self._leads_here(self.turn):
            found.append("what undo would take back does not lead to this state")
        return found

    def _leads_here(self, turn: Turn) -> bool:
        try:
            before = Match(self.game, self.game.load(bytes(turn.before)))
            for entry in turn.entries:
                before._repeat(entry)
        except Exception:  # whatever rules say to a state that cannot be
            return False
        return before.digest() == self.digest()

    def digest(self) -> str:
        """A short name for exactly this state."""
        return sha256(self.game.dump(self.present)).hexdigest()


def _entry(seat: int, seal: Seal, by: By) -> Entry:
    return Entry(seat, seal.text, by=by, asked=seal.asked, receipt=seal.receipt, salt=seal.salt)
