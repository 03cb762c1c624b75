"""CIR-6.12, CIR-6.13, CIR-6.15, CIR-6.16: research tracks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from games.circadians import components as c
from games.circadians.effects import reward_text
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import joined
from games.circadians.rules.lanes import LOOT, places_loot
from games.circadians.rules.locks import PayLock, ways
from games.circadians.rules.options import refusal
from games.circadians.rules.rewards import Gain, feasible, gives, possible_if, reward_id
from games.circadians.state import Circadians, who
from games.circadians.vocabulary import Reward
from games.engine import Choice, Decision, Option, Pick, Says, Step, Text, Unavailable
from games.engine.text import Arg


def can_advance(g: Circadians, seat: int, track: str) -> bool:
    """CIR-6.12, CIR-6.13: a column further, if its lock can be paid."""
    return not track_barred(g, seat, track)


def track_barred(g: Circadians, seat: int, track: str, payable: bool | None = None) -> str:
    """Why a marker cannot advance: it is at the `end`, or there is nothing to pay the `lock` with (`payable`: whether
    there is, if that is known already)."""
    column = g.seats[seat].tracks[track] + 1
    if column > c.LAST_COLUMN:
        return "end"
    if not c.COLUMNS[track, column].lock:
        return ""
    return "" if (bool(ways(g, seat, "research")) if payable is None else payable) else "lock"


def open_tracks(g: Circadians, seat: int) -> list[str]:
    """The tracks a research could go on (CIR-6.16)."""
    payable = bool(ways(g, seat, "research"))
    return [track for track in c.TRACKS if not track_barred(g, seat, track, payable)]


def any_open(g: Circadians, seat: int) -> bool:
    """Whether there is any such track. Most have no lock ahead, so that what could pay for one is looked at last."""
    for track in c.TRACKS:
        if not track_barred(g, seat, track, payable=False):
            return True
    return bool(open_tracks(g, seat))


@gives("research")
def _research(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    return [Research(seat=seat) for _ in range(count)]


@possible_if("research")
def _can_research(g: Circadians, seat: int) -> bool:
    return any_open(g, seat)


class Advance(msgspec.Struct, frozen=True):
    """A marker one column further, and which of two instants is wanted there."""

    track: str
    instant: str = ""


def alternatives(reward: Reward) -> dict[str, Reward]:
    """Where one of several is gained, those by their ids."""
    return {reward_id(each): each for each in reward.get("any_of", ())}


@cache
def _advance_option(track: str, column: int, instant: str) -> Option[Advance]:
    data: Reward = c.COLUMNS[track, column].instant
    args: dict[str, Arg] = {"track": Text(f"circadians-phase-{track}"), "column": column}
    gain = alternatives(data).get(instant, data)
    label = Text("circadians-advance-option", args | {"gain": reward_text(gain)}) if gain else _column_name(args)
    return Option(f"{track}+{instant}" if instant else track, label, means=Advance(track, instant))


def _column_name(args: dict[str, Arg]) -> Text:
    return Text("circadians-advance-option-bare", args)


@cache
def _instants(track: str, column: int) -> dict[str, Reward]:
    return alternatives(c.COLUMNS[track, column].instant)


def advance_options(g: Circadians, seat: int, track: str) -> list[Option[Advance]]:
    """A column further on a track, once for each instant one could have there (CIR-6.15, CIR-6.20)."""
    column = g.seats[seat].tracks[track] + 1
    wanted = [name for name, instant in _instants(track, column).items() if feasible(g, seat, instant)]
    return [_advance_option(track, column, instant) for instant in (wanted if len(wanted) > 1 else [""])]


def about_advance(g: Circadians, seat: int) -> Callable[[Option[Advance | None]], Says | Text]:
    """What a column brings, or what is lost without."""

    def about(option: Option[Advance | None]) -> Says | Text:
        choice = option.value
        if choice is None:
            return Says(Text("circadians-hint-no-research"), loses=Text("circadians-loses-research"))
        return advance_hint(g, seat, choice)

    return about


def advance_hint(g: Circadians, seat: int, choice: Advance) -> Text:
    """What the column brings from now on, and what its lock costs."""
    column = c.COLUMNS[choice.track, g.seats[seat].tracks[choice.track] + 1]
    lock = Text("circadians-hint-lock") if column.lock else None
    return joined(lock, Text("circadians-hint-column", {"main": reward_text(column.main)}))


class Research(Asks[Advance | None], tag="Research"):
    """CIR-D14, CIR-7.4: a marker one column to the right, on any track, or none; and which instant (CIR-D15)."""

    def ask(self, g: Circadians) -> Decision[Advance | None] | None:
        options = [option for track in open_tracks(g, self.seat) for option in advance_options(g, self.seat, track)]
        if not options:
            return None
        return Decision(self.seat, Text("circadians-ask-research"), Pick((*options, refusal("none"))), "CIR-D14")

    def told(self, g: Circadians, decision: Decision[Advance | None]) -> Decision[Advance | None]:
        barred = {track: why for track in c.TRACKS if (why := track_barred(g, self.seat, track))}
        missing = [
            Unavailable(track, Text(f"circadians-phase-{track}"), Text(f"circadians-why-track-{why}"))
            for track, why in barred.items()
        ]
        return decision.explain(about_advance(g, self.seat), unavailable=missing)

    def answer(self, g: Circadians, choice: Advance | None) -> None:
        if choice is not None:
            advance(g, self.seat, choice)

    def default(self, g: Circadians) -> Choice:
        columns = g.seats[self.seat].tracks
        free = [track for track in open_tracks(g, self.seat) if not c.COLUMNS[track, columns[track] + 1].lock]
        if not free:
            return ["none"]
        return [advance_options(g, self.seat, min(free, key=lambda track: columns[track]))[0].id]


def advance(g: Circadians, seat: int, choice: Advance) -> None:
    """CIR-6.13: the lock is paid, then the column is entered."""
    lock = c.COLUMNS[choice.track, g.seats[seat].tracks[choice.track] + 1].lock
    g.then(PayLock("research", seat=seat) if lock else None, EnterColumn(seat, choice.track, choice.instant))


class EnterColumn(Step[Circadians], tag="EnterColumn"):
    """CIR-6.15, CIR-20.1, CIR-20.7: the marker advances, the Zcharo gain fame, then the instant."""

    seat: int
    track: str
    wanted: str = ""

    def run(self, g: Circadians) -> None:
        player = g.seats[self.seat]
        player.tracks[self.track] += 1
        column = player.tracks[self.track]
        g.tell("circadians-advanced", seat=who(self.seat), track=Text(f"circadians-phase-{self.track}"), column=column)
        gained = [effect for effect in c.RULES[player.faction] if effect.at == "research_gained"]
        instant = c.COLUMNS[self.track, column].instant
        g.then(
            *(Gain(self.seat, effect.gain) for effect in gained),
            TakeInstant(self.seat, instant, self.wanted) if instant else None,
        )


class TakeInstant(Step[Circadians], tag="TakeInstant"):
    """CIR-6.15, CIR-6.20: the instant that was wanted; if it cannot be applied any more, what can is asked for."""

    seat: int
    instant: Reward
    wanted: str = ""

    def in_order(self, g: Circadians) -> str:
        return LOOT if places_loot(self.instant) else ""

    def run(self, g: Circadians) -> None:
        wanted = alternatives(self.instant).get(self.wanted, {})
        g.then(Gain(self.seat, wanted if wanted and feasible(g, self.seat, wanted) else self.instant))


def may_advance(g: Circadians, seat: int, track: str) -> list[Step[Circadians]]:
    """CIR-5.11: lost if the lock cannot be paid or the last column is reached."""
    if can_advance(g, seat, track):
        return [MayAdvance(track, seat=seat)]
    g.tell("circadians-advance-lost", seat=who(seat), track=Text(f"circadians-phase-{track}"))
    return []


class MayAdvance(Asks[Advance | None], tag="MayAdvance"):
    """CIR-D08, CIR-5.10, CIR-5.11: one column on a given track, or not."""

    track: str

    def ask(self, g: Circadians) -> Decision[Advance | None]:
        prompt = Text("circadians-ask-advance", {"track": Text(f"circadians-phase-{self.track}")})
        options = advance_options(g, self.seat, self.track)
        return Decision(self.seat, prompt, Pick((*options, refusal("no"))), "CIR-D08")

    def told(self, g: Circadians, decision: Decision[Advance | None]) -> Decision[Advance | None]:
        others = [
            Unavailable(track, Text(f"circadians-phase-{track}"), Text("circadians-why-track-priced"))
            for track in c.TRACKS
            if track != self.track
        ]
        return decision.explain(about_advance(g, self.seat), unavailable=others)

    def answer(self, g: Circadians, choice: Advance | None) -> None:
        if choice is not None:
            advance(g, self.seat, choice)

    def default(self, g: Circadians) -> Choice:
        lock = c.COLUMNS[self.track, g.seats[self.seat].tracks[self.track] + 1].lock
        cheap = not lock or ways(g, self.seat, "research")[0] != "gem"
        return [advance_options(g, self.seat, self.track)[0].id if cheap else "no"]
