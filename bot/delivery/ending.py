"""The end of a match: podium, scores, the seed revealed and verified, the match in motion, a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from discord import ButtonStyle

from bot.delivery import sending
from bot.delivery.courier import Courier
from bot.delivery.lookback import look_back
from bot.delivery.worker import NOTHING, Item, Sent
from bot.messages import bot_words, layout
from bot.messages.address import Address
from bot.messages.controls import button, row
from bot.messages.people import mentions
from bot.messages.words import say
from bot.tables.log import entries_of, origin_of
from bot.tables.posts import Ended
from bot.tables.running import Running
from games.engine import Outcome, Setup, Text, verify
from games.engine import export as exporting
from games.engine.dice import Origin


async def end(courier: Courier, items: Sequence[Item[Ended]]) -> Sent:
    """The last message of a match."""
    running = await courier.table.read(items[0].match_id)
    if running is None or running.match.outcome is None or running.row.thread_id is None:
        return NOTHING
    past = await look_back(courier, running, await exported(courier, running))
    podium = await courier.boards.podium(running, past.stands)
    story = await courier.boards.story(running, past.stands)
    motion = await courier.boards.timelapse(running, past.frames)
    files = [podium.file(), story.file(), layout.file(motion.data, motion.filename)]
    language = running.row.language
    view = layout.message(
        summary(running, running.match.outcome),
        podium.shown(),
        story.shown(),
        layout.Picture.attached(motion.filename, say(language, "end-motion")),
        seed_line(running),
        [
            row(
                button(Address("rematch", running.id), say(language, "end-rematch"), ButtonStyle.success, emoji="🔁"),
                button(Address("review", running.id), say(language, "end-review"), emoji="🔍"),
                button(Address("export", running.id), say(language, "end-export"), emoji="💾"),
            )
        ],
    )
    thread = courier.channel(running.row.thread_id, running.row.guild_id)
    return await sending.send(courier, thread, items[0].row, view, files=files), {}


def summary(running: Running, outcome: Outcome) -> str:
    """Places, scores, and by which rule it was won."""
    language, who = running.row.language, mentions(running)
    texts = running.texts(language)
    lines = [say(language, "end-title")]
    for seat in sorted(range(len(running.seats)), key=lambda seat: outcome.places[seat]):
        scores = ", ".join(f"{texts.say(Text(column))} {values[seat]}" for column, values in outcome.scores.items())
        player = " · ".join([who(seat), *bot_words.plays(running.seats[seat], language)])
        lines.append(f"{outcome.places[seat]}. {player} — {scores}" if scores else f"{outcome.places[seat]}. {player}")
    lines.append("-# " + texts.say(outcome.reason, who))
    return "\n".join(lines)


def seed_line(running: Running) -> str:
    """The seed, and whether it is the one whose hash was posted at the start."""
    seed, published = running.row.seed or "", running.row.seed_hash or ""
    key = "end-seed" if verify(seed, published) else "end-seed-wrong"
    line = "-# " + say(running.row.language, key, seed=seed, hash=published)
    origin = origin_of(running.row)
    return line if origin is None else f"{line}\n-# {origin_words(running.row.language, origin, seed)}"


def origin_words(language: str, origin: Origin, seed: str) -> str:
    """What the seed was made of, so that everybody can make it again."""
    tickets = " ".join(f"{user}:{ticket}" for user, ticket in origin.tickets)
    key = "end-origin-wrong" if origin.faults(seed) else "end-origin"
    return say(language, key, secret=origin.secret, hash=origin.secret_hash, tickets=tickets)


async def exported(courier: Courier, running: Running) -> exporting.Export:
    """The match as one file: for replay and proof. It tells everything, so only finished matches are exported."""
    rows = await courier.store.moves.log(running.id)
    names = await courier.people.seat_names(running)
    setup = msgspec.convert(running.row.setup, Setup)
    entries, origin = entries_of(rows), origin_of(running.row)
    return await asyncio.to_thread(exporting.export, running.match, setup, entries, list(names), origin)
