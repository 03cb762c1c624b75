"""`/review` and its button: a match that is over, looked back on by somebody. What takes long is shown as it comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import aiohttp
import discord

from bot.messages import layout
from bot.messages.boards import Drawn
from bot.messages.review import head, moments_of, progress_view, review_view
from bot.panels.request import Answer, Edit, Request
from bot.panels.router import Click, Router
from bot.tables.reviews import Job, Reviewed
from bot.tables.running import Running
from bot.watch import errors

log = logging.getLogger(__name__)
EVERY = 5.0
"""Seconds between two words about how far it is."""


def register(router: Router) -> None:
    """The verb of this module."""
    router.add("review", press)


async def press(click: Click) -> None:
    """The button under the podium."""
    await review(click, await click.known())


async def review(request: Request, running: Running) -> None:
    """The review of somebody's seat; onlookers see how the match went."""
    if running.match.outcome is None:
        raise Answer("review-not-yet")
    await request.think()
    seat = next(iter(running.seats_of(request.user)), None)
    found = await request.services.reviews.kept(running.id, seat)
    if found is not None:
        drawn = await picture(request, running, found)
        await request.send(review_view(running, found, drawn, request.language), [drawn.file()])
        return
    job = request.services.reviews.begin(running, seat)
    edit = await request.send(progress_view(running, job.share, request.language))
    request.services.beside(_follow(request, running, job, edit))


async def picture(request: Request, running: Running, found: Reviewed) -> Drawn:
    """The plot, with the reader's choices numbered."""
    moves = moments_of(found.points, found.told or ())
    return await request.boards.review(running, request.language, found.points, moves)


async def _follow(request: Request, running: Running, job: Job, edit: Edit) -> None:
    """Tell how far it is, then what was found. Discord lets the message be changed for a quarter of an hour; who is
    gone by then asks again, and is answered at once."""
    told = 0
    while not (await asyncio.wait({job.task}, timeout=EVERY))[0]:
        if job.share > told:
            told = job.share
            with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                await edit(view=progress_view(running, told, request.language))
    try:
        found = await job.task
        drawn = await picture(request, running, found)
        await edit(view=review_view(running, found, drawn, request.language), attachments=[drawn.file()])
    except asyncio.CancelledError:
        raise
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("a review of match %s could not be shown: %r", running.id, error)
    except Exception as error:
        log.exception("the review of match %s failed", running.id)
        broke = request.say("something-broke", id=errors.id_of(error))
        with contextlib.suppress(discord.HTTPException):
            await edit(view=layout.message(head(running, request.language), broke))
