"""What mypy refuses, in games and in the house: each line that is wrong says why, and no other line is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
WRONG = re.compile(r"# refused: (\S+)$")
SNIPPETS = """
from bot.delivery.kinds import note
from bot.delivery.worker import Delivery
from bot.tables import posts
from bot.tables.draft import Draft
from db import Status
from games.engine import Decision, Match, Number, Option, Pick, Question, Setup, SettleDebts, Several, Step, Text
from games.scythe.game import GAME as SCYTHE
from games.scythe.rules.turn import Turn
from games.scythe.state import Scythe
from games.xidit.game import GAME as XIDIT
from games.xidit.rules.year import EndOfYear, Year
from games.xidit.state import Xidit


class Mixed(Step[Xidit], tag="Mixed"):
    def run(self, g: Xidit) -> None:
        g.then(Year(), None, EndOfYear(), SettleDebts())
        g.then(Turn(0))  # refused: arg-type


class Foreign(Step[Xidit], tag="Foreign"):
    def run(self, g: Scythe) -> None:  # refused: override
        g.then(Turn(0))


class HowMany(Question[Xidit, int], tag="HowMany"):
    def ask(self, g: Xidit) -> Decision[int]:
        if g.year == 1:
            return Decision(self.seat, Text("many"), Number(0, 3), "X-1")
        one = Option("one", Text("one"), means=1)
        if g.year == 2:
            return Decision(self.seat, Text("many"), Pick((one,)), "X-1")
        if g.year == 3:
            return Decision(self.seat, Text("many"), Several((one,)), "X-1")  # refused: return-value
        return Decision(self.seat, Text("many"), Pick((Option("one", Text("one")),)), "X-1")  # refused: return-value

    def answer(self, g: Xidit, choice: int) -> None:
        g.year += choice


class Which(Question[Xidit, int], tag="Which"):
    def answer(self, g: Xidit, choice: str) -> None:  # refused: override
        pass


own: list[type[Step[Xidit]]] = [Year, SettleDebts]
foreign: list[type[Step[Xidit]]] = [Year, Turn]  # refused: list-item

match, _ = Match.begin(XIDIT, Setup(3, "seed"))
match.state.year += 1
match.state.factory.clear()  # refused: attr-defined
match.view(0).hall
match.view(0).factory  # refused: attr-defined
anything: Match = match
XIDIT.view(SCYTHE.new(Setup(2, "seed")), 0)  # refused: arg-type


def told(delivery: Delivery, draft: Draft) -> None:
    delivery.on(posts.Note, note)
    delivery.on(posts.Ended, note)  # refused: arg-type
    draft.post(posts.Note(key="seat-back", user=1), posts.Ended())
    draft.post("note")  # refused: arg-type
    draft.post(posts.Note(keys="seat-back"))  # refused: call-arg
    draft.post(posts.Ping(user=1, waits=["turn"]))  # refused: list-item
    draft.change(status=Status.PAUSED)
    draft.change(statuses=Status.PAUSED)  # refused: call-arg
    draft.change_seat(0, bank_seconds="1")  # refused: arg-type
"""


@pytest.mark.finding("CO-1", "CO-6")
def test_mypy_refuses_what_belongs_elsewhere(tmp_path: Path) -> None:
    snippets = tmp_path / "snippets.py"
    snippets.write_text(SNIPPETS, "utf-8")
    settings = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache")]
    told, trouble, _ = api.run([*settings, "--no-error-summary", str(snippets)])
    found = {(int(line), code) for line, code in re.findall(r"snippets\.py:(\d+): error: .*\[(\S+)\]$", told, re.M)}
    lines = enumerate(SNIPPETS.split("\n"), start=1)
    assert (found, trouble) == ({(number, why[1]) for number, line in lines if (why := WRONG.search(line))}, ""), told
