"""CIR-6.12, CIR-6.13, CIR-6.15, CIR-6.16: research tracks."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.rules.locks import PayLock, ways
from games.circadians.rules.options import do, track_option
from games.circadians.rules.rewards import Gain, gives, possible_if
from games.circadians.state import Circadians, who
from games.engine import Choice, Decision, Option, Pick, Question, Step, Text


def can_advance(g: Circadians, seat: int, track: str) -> bool:
    """CIR-6.12, CIR-6.13: a column further, if its lock can be paid."""
    column = g.seats[seat].tracks[track] + 1
    if column > c.LAST_COLUMN:
        return False
    return not c.COLUMNS[track, column].lock or bool(ways(g, seat, "research"))


def open_tracks(g: Circadians, seat: int) -> list[str]:
    """The tracks a research could go on (CIR-6.16)."""
    return [track for track in c.TRACKS if can_advance(g, seat, track)]


@gives("research")
def _research(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    return [Research(seat=seat) for _ in range(count)]


@possible_if("research")
def _can_research(g: Circadians, seat: int) -> bool:
    return bool(open_tracks(g, seat))


class Research(Question[Circadians, str], tag="Research"):
    """CIR-D14, CIR-7.4: a marker one column to the right, on any track, or none."""

    def ask(self, g: Circadians) -> Decision[str] | None:
        tracks = open_tracks(g, self.seat)
        if not tracks:
            return None
        columns = g.seats[self.seat].tracks
        options: list[Option[str]] = [
            track_option(track, c.COLUMNS[track, columns[track] + 1].lock) for track in tracks
        ]
        return Decision(self.seat, Text("circadians-ask-research"), Pick((*options, do("none"))), "CIR-D14")

    def answer(self, g: Circadians, choice: str) -> None:
        if choice != "none":
            advance(g, self.seat, choice)

    def default(self, g: Circadians) -> Choice:
        columns = g.seats[self.seat].tracks
        free = [track for track in open_tracks(g, self.seat) if not c.COLUMNS[track, columns[track] + 1].lock]
        return [min(free, key=lambda track: columns[track])] if free else ["none"]


def advance(g: Circadians, seat: int, track: str) -> None:
    """CIR-6.13: the lock is paid, then the column is entered."""
    lock = c.COLUMNS[track, g.seats[seat].tracks[track] + 1].lock
    g.then(PayLock("research", seat=seat) if lock else None, EnterColumn(seat, track))


class EnterColumn(Step[Circadians], tag="EnterColumn"):
    """CIR-6.15, CIR-20.1, CIR-20.7: the marker advances, the Zcharo gain fame, then the instant."""

    seat: int
    track: str

    def run(self, g: Circadians) -> None:
        player = g.seats[self.seat]
        player.tracks[self.track] += 1
        column = player.tracks[self.track]
        g.tell("circadians-advanced", seat=who(self.seat), track=Text(f"circadians-phase-{self.track}"), column=column)
        gained = [effect for effect in c.RULES[player.faction] if effect.at == "research_gained"]
        instant = c.COLUMNS[self.track, column].instant
        g.then(*(Gain(self.seat, effect.gain) for effect in gained), Gain(self.seat, instant) if instant else None)


def may_advance(g: Circadians, seat: int, track: str) -> list[Step[Circadians]]:
    """CIR-5.11: lost if the lock cannot be paid or the last column is reached."""
    if can_advance(g, seat, track):
        return [MayAdvance(track, seat=seat)]
    g.tell("circadians-advance-lost", seat=who(seat), track=Text(f"circadians-phase-{track}"))
    return []


class MayAdvance(Question[Circadians, str], tag="MayAdvance"):
    """CIR-D08, CIR-5.10, CIR-5.11: one column on a given track, or not."""

    track: str

    def ask(self, g: Circadians) -> Decision[str]:
        prompt = Text("circadians-ask-advance", {"track": Text(f"circadians-phase-{self.track}")})
        return Decision(self.seat, prompt, Pick((do("yes"), do("no"))), "CIR-D08")

    def answer(self, g: Circadians, choice: str) -> None:
        if choice == "yes":
            advance(g, self.seat, self.track)

    def default(self, g: Circadians) -> Choice:
        lock = c.COLUMNS[self.track, g.seats[self.seat].tracks[self.track] + 1].lock
        cheap = not lock or ways(g, self.seat, "research")[0] != "gem"
        return ["yes" if cheap else "no"]
