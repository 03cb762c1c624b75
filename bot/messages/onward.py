"""Two answers with one press: buttons that make a choice and answer what is asked next."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.messages.address import LONGEST
from bot.messages.asking import LINES, SHORT, Asking, button_rows, lines
from bot.messages.controls import Press, Row, button, menu, option, row
from bot.messages.shapes import MOST_BUTTONS, Numbered, lay_out, main_options, numbered, set_apart
from bot.tables.running import Running
from games.engine import Pick, asked_next
from games.engine.plan import planned_for

BESIDE = 6
"""Of so many options at most it is found out what each leads to."""
ARGUMENT = LONGEST // 2
"""How long the argument of a control may be: what is before it has room, too."""
PARTS = "-"
"""Between the number of the option and what follows it."""


class Block(msgspec.Struct, frozen=True):
    """Pairs of answers that have one of the two in common."""

    heading: str
    pairs: list[tuple[str, str]]
    """What the other is called, and the argument of its control."""

    @property
    def labels(self) -> list[str]:
        """What its buttons say."""
        return [label for label, _ in self.pairs]

    def buttons(self, asking: Asking) -> list[str | list[Row]]:
        """One for each."""
        found: list[Press] = [button(asking.at("onward", argument), label) for label, argument in self.pairs]
        return [f"-# ⏩ {self.heading}", button_rows(found)]

    def menu(self, asking: Asking) -> list[str | list[Row]]:
        """One for all."""
        lines = [option(label, argument) for label, argument in self.pairs]
        return [[row(menu(asking.at("onward"), f"⏩ {self.heading}", lines))]]


def parts(running: Running, asking: Asking, eyes: int | None) -> list[str | list[Row]]:
    """What can be answered together, where the question itself leaves room for it. `eyes`: who reads it, a seat or
    everybody."""
    shape = asking.decision.shape
    if asking.narrow or asking.staged or not isinstance(shape, Pick) or running.unread(asking.decision.seat):
        return []
    laid_out, apart = lay_out(asking, shape, main_options(asking, shape)), set_apart(asking, shape)
    if laid_out.groups:
        return []
    shown = [[asking.line(*pair) for pair in part] for part in (laid_out.buttons, apart) if part]
    found: list[str | list[Row]] = []
    for block in [*_then(asking, laid_out.buttons), *_leading(running, asking, laid_out.buttons, eyes)]:
        if _fits([*shown, block.labels]):
            shown.append(block.labels)
            found += block.buttons(asking)
    for block in _then(asking, laid_out.menu):
        found += block.menu(asking)
    return found


def _fits(shown: list[list[str]]) -> bool:
    """Whether all of this can be buttons in one message, those added last in short words."""
    added = shown[-1]
    short = all(len(label) <= SHORT for label in added) and len(set(added)) == len(added)
    return short and sum(map(len, shown)) <= MOST_BUTTONS and sum(map(lines, shown)) <= LINES


def _block(heading: str, pairs: list[tuple[str, str]]) -> Iterator[Block]:
    """None where there is nothing, or what a control has no room for."""
    if pairs and all(len(argument) <= ARGUMENT for _, argument in pairs):
        yield Block(heading, pairs)


def _then(asking: Asking, options: list[Numbered]) -> Iterator[Block]:
    """The options again, each with what is usually answered later."""
    for then in asking.decision.then:
        heading = asking.say("panel-onward-then", what=asking.texts.say(then.label, asking.who))
        chosen = [(number, each) for number, each in options if each.id in then.after and not each.loses]
        yield from _block(
            heading, [(asking.line(number, each), f"{number}{PARTS}{then.planned}") for number, each in chosen]
        )


def _leading(running: Running, asking: Asking, options: list[Numbered], eyes: int | None) -> Iterator[Block]:
    """What is asked next if one of the options is chosen, with its answers."""
    decision, by_id = asking.decision, {pair[1].id: pair for pair in options}
    for first in [name for name in decision.leads if name in by_id and not by_id[name][1].loses][:BESIDE]:
        number, leading = by_id[first]
        asked = asked_next(running.match, decision.seat, [first], str(running.id), eyes)
        if asked is None or asked.secret or (eyes is None and asked.private) or not isinstance(asked.shape, Pick):
            continue
        answers = [chosen for _, chosen in numbered(asked.shape) if not chosen.loses]
        if asked.shape.least == asked.shape.most == 1 and answers:
            heading = asking.say("panel-onward-first", what=asking.label(leading))
            yield from _block(
                heading,
                [(asking.label(each), f"{number}{PARTS}{planned_for(asked, each.id)}") for each in answers],
            )


def read(argument: str) -> tuple[str, str]:
    """The number of the option, and what is said with it of the next question."""
    number, _, planned = argument.partition(PARTS)
    return number, planned
