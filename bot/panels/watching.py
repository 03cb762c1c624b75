"""Onlookers: they are told that they watch, and can ask to hear of the end."""

from __future__ import annotations

from bot.messages import layout
from bot.messages.lobby_words import refusal
from bot.messages.watching import view
from bot.panels.request import Request
from bot.panels.router import Click, Router
from bot.tables import watching
from bot.tables.running import Running


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("watch", watch)
    router.add("unwatch", stop)


async def watch(click: Click) -> None:
    """They want to hear of the end."""
    await click.put(await begun(click, await click.known()))


async def begun(request: Request, running: Running) -> layout.Composed:
    """Somebody watches from now on; or why not."""
    refused = await watching.watch(request.table, running.id, request.user)
    if refused is not None:
        return layout.message(refusal(refused, request.language))
    return view(running, request.language, "watch-begun", "unwatch")


async def stop(click: Click) -> None:
    """They do not want to hear of it any more."""
    running = await click.known()
    await watching.stop(click.table, running.id, click.user)
    await click.put(view(running, click.language, "watch-ended", "watch"))
