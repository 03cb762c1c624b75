"""SCY-22.1: a turn in one line, such as `3; mech 2 D3>D4>E4 +2 workers; worker D1>D2; take; end`."""

from __future__ import annotations

import re

from games.engine import Decision, Form, GameError, Pick, Step, apply, open_decisions
from games.engine.play import advance
from games.scythe import components as c
from games.scythe.board import TERRAIN
from games.scythe.bot.position import position_of
from games.scythe.rules.move import AfterMoves, MoveUnit
from games.scythe.rules.steps import MoveStep
from games.scythe.rules.top import TopChoice
from games.scythe.rules.turn import ChooseSection, EndOfTurn
from games.scythe.state import Scythe
from games.scythe.view import ScytheView

UNITS = {
    "mech": "mech",
    "m": "mech",
    "мех": "mech",
    "character": "character",
    "char": "character",
    "c": "character",
    "герой": "character",
    "worker": "worker",
    "w": "worker",
    "рабочий": "worker",
    "працівник": "worker",
}
GOODS = {
    "oil": "oil", "нефт": "oil", "нафт": "oil", "metal": "metal", "метал": "metal", "wood": "wood", "дерев": "wood",
    "food": "food", "ед": "food", "їж": "food", "worker": "workers", "раб": "workers", "прац": "workers",
}  # fmt: skip
ALL = ("all", "всё", "все", "усе")
STARTS = ("SCY-D03", "SCY-D04", "SCY-D05", "SCY-D06")


class Order:
    """A typed movement: a unit, its way, its load."""

    def __init__(self, kind: str, number: int, path: list[str], load: dict[str, int] | None) -> None:
        self.kind, self.number, self.path, self.load = kind, number, path, load
        """`load`: None for everything."""


def parse_order(words: str) -> Order | None:
    """`mech 2 D3>D4>E4 +2 workers +1 oil`, `worker D1>D2`, `character >D4 all`; None if it is no movement."""
    tokens = words.lower().replace("→", ">").replace("+", " +").split()
    if len(tokens) < 2 or tokens[0] not in UNITS:
        return None
    number = int(tokens.pop(1)) if tokens[1].isdigit() else 0
    if len(tokens) < 2 or ">" not in tokens[1]:
        return None
    path = tokens[1].split(">")
    load: dict[str, int] | None = {}
    rest = tokens[2:]
    if rest and rest[0] in ALL:
        load, rest = None, rest[1:]
    while load is not None and rest and rest[0].startswith("+"):
        count = int(rest[0][1:] or 1) if rest[0][1:].isdigit() or rest[0] == "+" else 1
        kind = next((name for prefix, name in GOODS.items() if len(rest) > 1 and rest[1].startswith(prefix)), "")
        if not kind:
            return None
        load[kind] = load.get(kind, 0) + count
        rest = rest[2:]
    known = all(place in TERRAIN for place in path[1:]) and (not path[0] or path[0] in TERRAIN)
    return Order(UNITS[tokens[0]], number, path, load) if known and not rest else None


def expand(view: ScytheView, decision: Decision, words: str) -> list[str] | None:
    """The choices that a line stands for, or None if it is an ordinary answer."""
    commands = [command.strip() for command in re.split(r"[;\n]", words) if command.strip()]
    if decision.rule not in STARTS or not commands:
        return None
    if len(commands) == 1 and parse_order(commands[0]) is None:
        return None
    rehearsal = Rehearsal(view, decision)
    for command in commands:
        order = parse_order(command)
        if order:
            rehearsal.move(order)
        else:
            rehearsal.answer(command)
    return rehearsal.choices


class Rehearsal:
    """Plays the line on the position as its seat knows it, to find out what will be asked in between."""

    def __init__(self, view: ScytheView, decision: Decision) -> None:
        self.seat = decision.seat
        self.choices: list[str] = []
        self.g = position_of(view)
        self.g.then(*self._steps(decision))
        try:
            advance(self.g)
        except (GameError, LookupError):
            self.g.stack.clear()

    def _steps(self, decision: Decision) -> list[Step[Scythe]]:
        seat = self.seat
        moving: list[Step[Scythe]] = [MoveUnit(seat=seat), AfterMoves(seat), EndOfTurn(seat)]
        if decision.rule == "SCY-D03":
            return [ChooseSection(seat=seat), EndOfTurn(seat)]
        if decision.rule == "SCY-D04":
            section = self.g.mat(seat).section[int(self.g.seats[seat].section) - 1]
            return [TopChoice(section.top, seat=seat), EndOfTurn(seat)]
        return moving if decision.rule == "SCY-D05" else [MoveStep(seat=seat), *moving]

    @property
    def asked(self) -> Decision | None:
        """What would be asked now, as far as the seat can know."""
        return open_decisions(self.g).get(self.seat) if self.g.stack else None

    @property
    def offered(self) -> list[str]:
        shape = self.asked.shape if self.asked else None
        return [option.id for option in shape.options] if isinstance(shape, Pick) else []

    def say(self, words: str) -> None:
        """One choice; when the position can no longer be known the rest is taken as it is."""
        self.choices.append(words)
        try:
            apply(self.g, self.seat, words)
        except (GameError, LookupError):
            self.g.stack.clear()

    def answer(self, words: str) -> None:
        """An ordinary answer; moving units stop for it."""
        while self.asked and self.asked.rule in ("SCY-D05", "SCY-D06") and words not in self.offered:
            self.say("stop")
        self.say(words)

    def move(self, order: Order) -> None:
        """A unit, its load, its steps."""
        if "move" in self.offered:
            self.say("move")
        if self.asked and self.asked.rule == "SCY-D06":
            self.say("stop")
        player = self.g.seats[self.seat]
        start = order.path[0]
        if order.kind == "mech" and order.number:
            start = player.mechs[order.number - 1] if order.number <= len(player.mechs) else start
        elif order.kind == "character":
            start = player.character
        unit = "character" if order.kind == "character" else f"{order.kind}:{start}"
        if self.asked and unit not in self.offered:  # its whole way is one choice
            way = f"{unit}>{order.path[-1]}"
            laden = order.load != {} and f"{way}+all" in self.offered
            self.say(f"{way}+all" if laden else way)
            return
        self.say(unit)
        self._load(order)
        for place in order.path[1:]:
            self.say(place)

    def _load(self, order: Order) -> None:
        if order.load is None:
            if "all" in self.offered:
                self.say("all")
            return
        if not order.load:
            return
        if "custom" not in self.offered:
            self.say("all")
            return
        self.say("custom")
        form = self.asked.shape if self.asked else None
        names = [field.name for field in form.fields] if isinstance(form, Form) else ["workers", *c.RESOURCES]
        self.say(" ".join(f"{name}={order.load.get(name, 0)}" for name in names))
