"""Whatever is asked in secret, and whatever goes wrong while it is answered: the log says where, and nothing of it."""

from __future__ import annotations

import io
import random
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pytest

from bot.client import Slowtable
from games.engine import Decision
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, seated, settled, thread
from tools.soak import verify

REFUSE = "CREATE TRIGGER refuse BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'no room'); END"
SECRET = {
    "circadians": {"CIR-D10", "CIR-D33"},
    "hyperborea": {"HYP-D05", "HYP-D33"},
    "ryozen": set[str](),
    "scythe": {"SCY-D10", "SCY-D24"},
    "xidit": {"XID-D3", "XID-D10"},
}
"""What is asked in secret in an ordinary match. In Ryozen nothing is; what is in hands is secret there."""
OPEN = 3
"""Questions asked in the open that are answered in vain, too: the state that would be written is no less secret."""
ERROR = re.compile(r"\b[0-9A-F]{6}\b")
"""As somebody is told of it."""
ANSWER = 12
"""An answer of fewer letters may stand in any line."""


@contextmanager
def no_room(path: Path) -> Iterator[None]:
    """No move can be written down."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=60)) as other:
        other.execute(REFUSE)
        try:
            yield
        finally:
            other.execute("DROP TRIGGER refuse")


class Tried:
    """Which questions have been answered in vain."""

    def __init__(self) -> None:
        self.secret = set[str]()
        self._open = 0

    def wants(self, decision: Decision) -> bool:
        """Whether an answer to this one is still to fail."""
        if decision.secret:
            wanted = decision.rule not in self.secret
            self.secret.add(decision.rule)
            return wanted
        self._open += 1
        return self._open <= OPEN


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", sorted(SECRET))
async def test_no_answer_and_no_secret_is_in_the_log_though_writing_them_down_fails(
    kit: Kit, bot: Slowtable, tmp_path: Path, alice: Actor, boris: Actor, written: io.StringIO, game: str
) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1, game=game)
    place, rng, tried, failed = await thread(kit, bot, number), random.Random(game), Tried(), Counter[str]()
    while failed.total() < OPEN or not tried.secret >= SECRET[game]:
        match = await running(bot, number)
        assert not match.over, f"only {tried.secret} were asked"
        waiting = match.waiting_people()
        if not waiting:
            await settled(kit, bot)
            continue
        seat = waiting[0]
        decision = match.match.decisions[seat]
        words = match.match.game.policy(match.match.view(seat), decision, rng)
        if tried.wants(decision):
            person = seated(match, alice, boris)[seat]
            with no_room(tmp_path / "slowtable.db"):
                said = (await person.go(place).slash("/play", choice=words)).text
            assert ERROR.search(said), said
            failed[decision.rule] += 1
        await bot.table.submit(number, seat, words)
    await settled(kit, bot)
    (story,), _ = await verify.stories(bot.store)
    lines = [msgspec.json.decode(line) for line in written.getvalue().splitlines()]
    errors = [line for line in lines if line["level"] == "error"]  # of bots that could not move, too
    assert all(line["match"] == number and "no room" in line["exception"] for line in errors)
    asked = [line for line in errors if "interaction" in line]
    assert [(line["what"], line["shard"]) for line in asked] == [("command play", 0)] * failed.total()
    hidden = secrets_of(story)
    assert len(hidden) >= 2 + len(SECRET[game])
    for secret in hidden:
        assert secret not in written.getvalue()


def secrets_of(story: verify.Story) -> set[str]:
    """What nobody, or one seat alone, may know of a match: its seed and salts, what was answered under seal, and all
    that only a seat is shown."""
    played, row = verify.replayed(story), story.running.row
    verify.events_of(story, played.lines)
    found = {line for lines in played.lines.of_seat.values() for line in lines - played.lines.public}
    found = {line for line in found if len(line) >= verify.SHORTEST}
    sealed = [move for move in story.moves if move.receipt]
    found |= {move.text for move in sealed if len(move.text) >= ANSWER}
    return found | {move.salt for move in sealed if move.salt} | {each for each in (row.seed, row.secret) if each}
