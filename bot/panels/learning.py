"""Reading the rules: the doors to them, and turning pages in place."""

from __future__ import annotations

from collections.abc import Sequence

from cachetools import LRUCache

import games
from bot.messages import layout
from bot.messages import rulebook as book
from bot.messages.boards import Drawn
from bot.messages.cards import card_view
from bot.messages.library import CARD, SECTION, Found, card
from bot.panels.request import Answer, Request
from bot.panels.router import Click, Router
from bot.tables.running import Running
from games.engine import Card, rulebook
from games.engine.rulebook import Chapter

KEPT = 500


def register(router: Router) -> None:
    """The verbs of this module."""
    reader = Reader()
    router.add("book", open_book)
    router.add("section", open_section)
    router.add("contents", reader.contents)
    router.add("page", reader.page)
    router.add("choosepage", reader.choose)
    router.add("quick", in_short)
    router.add("card", open_card)


async def open_book(click: Click) -> None:
    """*How to play*: the contents, in a message that only they see."""
    await click.send(book.contents(_game(click.address.argument), click.language))


async def open_section(click: Click) -> None:
    """A section, in a message of its own."""
    game, section = _place(click.address.argument)
    await show_section(click, game, section)


async def open_card(click: Click) -> None:
    """A component that a message names, in a message of its own."""
    game = _game(click.address.argument)
    component = card(game, click.values[0]) if click.values else None
    if component is None:
        raise Answer("control-outdated")
    await show_card(click, game, component, at=await _at_their_table(click))


async def _at_their_table(click: Click) -> Running | None:
    """The match that a control belongs to, if they play there: a panel lies in their DMs, away from its thread."""
    running = await click.table.read(click.address.match) if click.address.match else None
    return running if running is not None and running.seats_of(click.user) else None


async def in_short(click: Click) -> None:
    """Ten sentences, in a message of their own."""
    await click.think()
    await teach(click, _game(click.address.argument))


async def teach(request: Request, game: str) -> None:
    """A game in ten sentences, with the picture of a match under way."""
    drawn = await request.services.illustrations.under_way(game, request.language)
    await request.send(book.in_short(game, request.language, drawn), [drawn.file()])


async def show_found(request: Request, game: str, found: Sequence[Found]) -> None:
    """The best of what was found, and the others to choose from."""
    first, *more = found
    component = card(game, first.key) if first.key.startswith(CARD) else None
    if component is None:
        await show_section(request, game, first.key.removeprefix(SECTION), more)
    else:
        await show_card(request, game, component, more)


async def show_card(
    request: Request, game: str, component: Card, more: Sequence[Found] = (), at: Running | None = None
) -> None:
    """A component with its picture, in a new message that only they see."""
    pictures, language = request.services.illustrations, request.language
    drawn = pictures.card_ready(game, component.id, language)
    if drawn is None:
        await request.think()
        drawn = await pictures.card(game, component.id, language)
    here = at or await running_here(request, game)
    files = [drawn.file()] if drawn is not None else []
    await request.send(card_view(game, component, language, drawn, here, more), files)


async def running_here(request: Request, game: str) -> Running | None:
    """The match of the thread, if it is one of this game: then a component's place can be told."""
    row = await request.store.matches.in_thread(request.interaction.channel_id or 0)
    return await request.table.read(row.id) if row is not None and row.game == game else None


async def show_section(request: Request, game: str, section: str, more: Sequence[Found] = ()) -> None:
    """A section with its picture, in a new message that only they see."""
    chapter = _chapter(game, section, request.language)
    drawn = None
    if chapter.section.picture is not None:
        await request.think()
        drawn = await request.services.illustrations.drawn(game, chapter.section.picture, request.language)
    view = book.page(game, chapter, request.language, drawn, more)
    await request.send(view, [drawn.file()] if drawn is not None else [])


class Reader:
    """Turns pages. Words come at once, and a picture that has to be drawn when it is ready: unless its reader has gone
    on to another page meanwhile."""

    def __init__(self) -> None:
        self._open: LRUCache[int, int] = LRUCache(KEPT)
        """By message: the click that turned the page last."""

    async def contents(self, click: Click) -> None:
        """Back to the contents."""
        self._turned(click)
        view = book.contents(_game(click.address.argument), click.language)
        if click.private:
            await click.update(view, attachments=[])
        else:
            await click.send(view)

    async def choose(self, click: Click) -> None:
        """A section was chosen from a menu, or a component."""
        game, _ = _place(click.address.argument)
        if (component := card(game, click.value)) is None or not click.value.startswith(CARD):
            await self._turn(click, game, click.value.removeprefix(SECTION))
            return
        if not click.private:
            await show_card(click, game, component)
            return
        pictures, language, here = click.services.illustrations, click.language, await running_here(click, game)
        drawn = pictures.card_ready(game, component.id, language)
        self._turned(click)
        await _put(click, card_view(game, component, language, drawn, here), drawn)
        if drawn is None:
            drawn = await pictures.card(game, component.id, language)
            if drawn is not None and self._is_open(click):
                await _put(click, card_view(game, component, language, drawn, here), drawn)

    async def page(self, click: Click) -> None:
        """The page before, the page after, or one that something leads to."""
        await self._turn(click, *_place(click.address.argument))

    async def _turn(self, click: Click, game: str, section: str) -> None:
        if not click.private:
            await show_section(click, game, section)
            return
        chapter, shown = _chapter(game, section, click.language), click.services.illustrations
        picture = chapter.section.picture
        drawn = shown.ready(game, picture, click.language) if picture is not None else None
        self._turned(click)
        await _show(click, game, chapter, drawn)
        if picture is not None and drawn is None:
            drawn = await shown.drawn(game, picture, click.language)
            if self._is_open(click):
                await _show(click, game, chapter, drawn)

    def _turned(self, click: Click) -> None:
        if (message := click.interaction.message) is not None:
            self._open[message.id] = click.interaction.id

    def _is_open(self, click: Click) -> bool:
        message = click.interaction.message
        return message is not None and self._open.get(message.id) == click.interaction.id


async def _show(click: Click, game: str, chapter: Chapter, drawn: Drawn | None) -> None:
    await _put(click, book.page(game, chapter, click.language, drawn), drawn)


async def _put(click: Click, view: layout.Composed, drawn: Drawn | None) -> None:
    await click.update(view, attachments=[drawn.file()] if drawn is not None else [])


def _game(name: str) -> str:
    if name not in games.metas():
        raise Answer("control-outdated")
    return name


def _place(argument: str) -> tuple[str, str]:
    game, _, section = argument.partition(":")
    return _game(game), section


def _chapter(game: str, section: str, language: str) -> Chapter:
    found = rulebook.chapter(game, section, language)
    if found is None:
        raise Answer("control-outdated")
    return found
