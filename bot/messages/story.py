"""Lines of news told as a story: whose turn it is stands above it once, and what a choice brought about beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from games.engine import SeatName, Text
from games.engine.texts import Who

HEADING = "▸ "
"""Begins the line that names whose turn is told."""
WIDTH = 110
"""What a choice brought about stands on one line up to so many characters: two lines on a phone."""
BOLD, SMALL = "**", "-# "


class Line(msgspec.Struct, frozen=True):
    """A line of news, and what it is about."""

    words: str
    subject: int | None = None
    """The seat whose name it begins with."""
    others: bool = False
    """Whether it names anybody else, so that what follows could be about them."""
    apart: bool = False
    """Whether it stands alone: a heading, or small print."""
    introduces: int | None = None
    """The seat whose turn a heading says it is."""
    heading: str = ""
    """Of a heading that says nothing more: its kind."""

    @classmethod
    def of(cls, text: Text, words: str, who: Who) -> Line:
        """An event in words."""
        seats = [arg.seat for arg in text.args.values() if isinstance(arg, SeatName)]
        subject = next((seat for seat in seats if _without(words, who(seat)) is not None), None)
        introduced = next((seat for seat in seats if words.rstrip("*").endswith(who(seat))), None)
        apart = subject is None and (words.startswith(BOLD) or "-heading-" in text.key)
        says_no_more = apart and words.endswith(BOLD)  # else it tells something itself, beside what is below it
        others = any(who(seat) in words for seat in seats if seat != subject)
        return cls(words, subject, others, apart, introduced if apart else None, text.key if says_no_more else "")

    @classmethod
    def small(cls, words: str) -> Line:
        """A word of the bot's own."""
        return cls(SMALL + words, apart=True)


class Turn(msgspec.Struct):
    """Choices of one seat in a row."""

    seat: int | None
    """None: nobody's, as what the table did, or what was sealed by several and told when the last one was."""
    choices: list[list[Line]] = []

    def add(self, lines: Sequence[Line]) -> None:
        """What was told of a choice; a heading with nothing below it before the next of its kind is left out."""
        following = [*(line.heading for line in lines), ""][1:]
        kept = [line for line, after in zip(lines, following, strict=True) if not line.heading or line.heading != after]
        self.choices.append(kept)

    @property
    def lines(self) -> Iterator[Line]:
        """What was told of it."""
        return (line for choice in self.choices for line in choice)


def tell(turns: Iterable[Turn], who: Who) -> list[str]:
    """The story. A turn has a heading unless the line before names whose it is or a line is enough to tell it; a name
    that was just said is not said again."""
    found: list[str] = []
    subject: int | None = None
    for turn in turns:
        if turn.seat is None:
            for line in turn.lines:
                found.append(line.words)
                subject = subject if line.words.startswith(SMALL) else line.introduces
            continue
        told = _Paragraphs(who, subject)
        told.add(turn)
        if len(told.lines) > 1 and subject != turn.seat:
            found.append(f"{HEADING}**{who(turn.seat)}**")
            told = _Paragraphs(who, turn.seat)
            told.add(turn)
        found += told.lines
        subject = told.introduced
    return found


class _Paragraphs:
    """The lines of one turn, a choice and what it brought about together."""

    def __init__(self, who: Who, subject: int | None) -> None:
        self.lines: list[str] = []
        self.subject = subject
        """Whom the reader takes the next sentence to be about."""
        self.introduced: int | None = None
        """Whose turn the last heading says it is, if nobody else has done anything since."""
        self._who = who
        self._open = False
        """Whether the last line goes on."""
        self._plain = True
        """Whether nobody else has been named in this choice: the next sentence could be about them."""

    def add(self, turn: Turn) -> None:
        """All of a turn."""
        for choice in turn.choices:
            self._open, self._plain = False, True
            self._choice(choice)

    def _choice(self, choice: Sequence[Line]) -> None:
        for line in choice:
            words = self._short(line)
            own = words != line.words or (line.subject is None and not line.others)
            if line.apart or not own or not self._open or len(self.lines[-1]) + 1 + len(words) > WIDTH:
                self.lines.append(words)
                self._open = line.subject is not None  # lines about nobody in a row are a table
            else:
                self.lines[-1] += f" {words}"
            if line.apart and not line.words.startswith(SMALL):
                self.subject = self.introduced = line.introduces
            elif line.subject is not None:
                self.subject = line.subject
                self.introduced = self.introduced if self.introduced == line.subject else None
            self._plain = not line.others or line.apart

    def _short(self, line: Line) -> str:
        """A line without the name that was just said."""
        if line.subject is None or line.subject != self.subject or not self._plain:
            return line.words
        return _without(line.words, self._who(line.subject)) or line.words


def _without(words: str, name: str) -> str | None:
    """A sentence without the name that it begins with; None if it does not, or says nothing without it."""
    mark = BOLD if words.startswith(BOLD + name) else ""
    rest = words.removeprefix(mark)
    if not rest.startswith((f"{name} ", f"{name}: ")):
        return None
    rest = rest.removeprefix(name).removeprefix(":").lstrip()
    if not rest[0].isalnum() and rest[0] not in "+−*«“":
        return None  # an arrow from the name to where it goes
    return mark + rest[0].upper() + rest[1:]
