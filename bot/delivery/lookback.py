"""A match looked back on, from its log: how it stood over time, and the moments that make its time-lapse."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

import db
from bot.delivery.courier import Courier
from bot.messages import happened
from bot.messages.boards import Moment
from bot.tables.log import NO_MOVES
from bot.tables.running import Running
from games.engine import Match
from games.engine import export as exporting
from games.engine.chronicle import Stand, measure, moments

FRAMES = 20
TOLD = 2
"""How many events are told of a moment."""


class LookBack(msgspec.Struct, frozen=True):
    """What is shown of a match that is over."""

    stands: tuple[Stand, ...]
    frames: tuple[Moment, ...]


async def look_back(courier: Courier, running: Running, whole: exporting.Export) -> LookBack:
    """Play the match again, and see what everybody could see."""
    rows = [row for row in await courier.store.moves.log(running.id) if row.kind not in NO_MOVES]
    return await asyncio.to_thread(looked_back, running, whole, rows)


def looked_back(running: Running, whole: exporting.Export, rows: Sequence[db.LogEntry]) -> LookBack:
    """The same, from the log's rows of moves."""
    stands = stands_of(running, whole)
    chosen = moments(stands, FRAMES)
    views = _views(running, whole, chosen)
    known = [stand for _, stand in stands]
    key = measure(known)
    frames: list[Moment] = []
    begin = 0
    for number, stand in ((number, stand) for number, stand in stands if number in views):
        told = happened.events(running, rows[begin : number + 1])
        frames.append(
            Moment(
                views[number],
                msgspec.structs.replace(stand, scores={key: stand.scores[key]} if key else {}),
                tuple(running.match.game.highlights(told, TOLD)),
                tuple(running.match.game.trails(told)),
            )
        )
        begin = number + 1
    return LookBack(tuple(known), tuple(frames))


def stands_of(running: Running, whole: exporting.Export) -> list[tuple[int, Stand]]:
    """How the match stood after each entry of its log that still counts, the end among them: a match whose log cannot
    be played again by the rules of today has that at least."""
    game = running.match.game
    found: list[tuple[int, Stand]] = []

    def watch(match: Match[Any, Any], number: int) -> None:
        entry = whole.log[number]
        if entry.kind == "rewind":
            found[:] = [each for each in found if each[0] < int(entry.text)]
        else:
            found.append((number, game.stand(match.view(None))))

    exporting.replay(game, whole, watch)
    last = len(whole.log) - 1
    return [*(each for each in found if each[0] < last), (last, game.stand(running.match.view(None)))]


def _views(running: Running, whole: exporting.Export, chosen: Sequence[int]) -> dict[int, Any]:
    """What everybody saw after these entries."""
    game, last = running.match.game, len(whole.log) - 1
    found: dict[int, Any] = {}

    def watch(match: Match[Any, Any], number: int) -> None:
        if number in chosen and number < last:
            found[number] = game.detach(match.view(None))

    exporting.replay(game, whole, watch)
    return {**found, last: running.match.view(None)}
