"""A match whose stored state is damaged: the damaged one is kept for whoever runs the bot, and the match goes on from
its log. Only turns that were prepared are lost: they stand in no log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import msgspec

import db
import games
from bot.tables.log import entries_of
from games.engine import Entry, Match, Setup
from games.engine import export as exporting
from games.engine.game import Game

log = logging.getLogger(__name__)


async def rebuild(store: db.Store, damaged: db.DamagedState) -> None:
    """Make the state again and store it. Raises `damaged` if that cannot be done."""
    row = await store.matches.get(damaged.match_id)
    aside = await store.moves.set_aside(row.id)
    log.error("%s; it is kept in %s", damaged, aside)
    match = await _from_milestones(store, row) or await _from_the_start(store, row)
    if match is None:
        log.error("match %s cannot be made again from its log: restore a backup", row.id)
        raise damaged
    match.plans, match.stopped = {}, {}
    for seat in await store.matches.seats(row.id):
        if seat.former:  # the log has what whoever sat there before has answered
            match.answered.pop(seat.number, None)
    await store.moves.mend(row.id, damaged.version, match.dump())
    log.error("match %s was made again from its log and goes on", row.id)


async def _from_milestones(store: db.Store, row: db.Match) -> Match | None:
    """From the newest state that is whole, with what was played since."""
    game = games.game(row.game)
    for step in await store.moves.milestones(row.id):
        state = await store.moves.milestone(row.id, step.version)
        since = entries_of(await store.moves.log(row.id, step.logged))
        if state is None or any(entry.kind == "rewind" for entry in since):
            continue
        try:
            return await asyncio.to_thread(_played_on, game, state, since)
        except Exception:  # whatever the rules say to a wrong state
            log.exception("match %s cannot be played on from version %s", row.id, step.version)
    return None


def _played_on(game: Game[Any, Any], state: bytes, since: Sequence[Entry]) -> Match:
    match = Match.load(game, state)
    for entry in since:
        exporting.repeat(match, entry)
    return match


async def _from_the_start(store: db.Store, row: db.Match) -> Match | None:
    """The whole match again."""
    entries = entries_of(await store.moves.log(row.id))
    try:
        return await asyncio.to_thread(_played_again, games.game(row.game), msgspec.convert(row.setup, Setup), entries)
    except Exception:
        log.exception("match %s cannot be played again", row.id)
        return None


def _played_again(game: Game[Any, Any], setup: Setup, entries: list[Entry]) -> Match | None:
    begun, _ = Match.begin(game, setup)
    played: list[int] = []
    whole = exporting.export(begun, setup, entries, [])
    match = exporting.replay(game, whole, lambda _, number: played.append(number)).match
    return match if len(played) == len(entries) else None
