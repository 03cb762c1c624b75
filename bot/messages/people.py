"""Who is who: names and languages of people, as Discord and their settings tell."""

from __future__ import annotations

import asyncio
import contextlib

import aiohttp
import discord
from cachetools import LRUCache

import db
from bot.tables.running import Running
from games.engine.texts import LANGUAGES, Who

KEPT = 5000


class People:
    """Names and languages, remembered for a while."""

    def __init__(self, client: discord.Client, store: db.Store, language: str) -> None:
        self._client = client
        self._store = store
        self._default = language
        self._names: LRUCache[int, str] = LRUCache(KEPT)

    def met(self, user: discord.abc.User) -> None:
        """Somebody did something: their name is known now."""
        self._names[user.id] = user.display_name

    def forget(self, user_id: int) -> None:
        """Somebody is to be forgotten."""
        self._names.pop(user_id, None)

    async def name(self, user_id: int) -> str:
        """How somebody is called."""
        if user_id not in self._names:
            try:
                self.met(await self._client.fetch_user(user_id))
            except discord.NotFound:
                self._names[user_id] = f"#{user_id}"
        return self._names[user_id]

    async def seat_names(self, running: Running) -> tuple[str, ...]:
        """Names for pictures, by seat; the match remembers them for its buttons and menus."""
        people = {seat.user_id for seat in running.seats if seat.user_id is not None} - {db.NOBODY}
        await asyncio.gather(*(self.name(user) for user in sorted(people)))
        return self.known(running)

    def known(self, running: Running) -> tuple[str, ...]:
        """The names as far as they are known, by seat, and for who is not: the seat's number."""
        running.names[:] = [
            running.bot_name(seat.number)
            if seat.user_id is None
            else self._names.get(seat.user_id, f"#{seat.number + 1}")
            for seat in running.seats
        ]
        return tuple(running.names)

    async def introduce(self, running: Running) -> None:
        """Tell a match the names of its people, if Discord tells them now."""
        with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
            await self.seat_names(running)

    async def language(self, user: discord.abc.User | int, locale: discord.Locale | None = None) -> str:
        """The language somebody reads: as they set it, else as Discord tells, else the house's."""
        user_id = user if isinstance(user, int) else user.id
        settings = await self._store.settings.user(user_id)
        if settings.language is None and (told := language_of(locale)):
            # Messages that answer nothing (DMs, reminders) come without Discord's word: keep it.
            await self._store.settings.set_user(user_id, language=told)
            return told
        return settings.language or self._default

    def told(self, locale: discord.Locale | None) -> str:
        """The language that Discord tells, as long as nobody has looked for what the person has set."""
        return language_of(locale) or self._default


def mentions(running: Running) -> Who:
    """How seats are named in messages: people by mention, bots by name."""

    def who(seat: int) -> str:
        owner = running.owner(seat)
        if owner == db.NOBODY:
            return f"👤 #{seat + 1}"  # somebody who wanted to be forgotten
        return f"🤖 {running.bot_name(seat)}" if owner is None else f"<@{owner}>"

    return who


def names(running: Running) -> Who:
    """How seats are named where Discord shows no mentions: on buttons, in menus, in completions."""
    return lambda seat: running.names[seat] if seat < len(running.names) else f"#{seat + 1}"


def language_of(locale: discord.Locale | None) -> str | None:
    """Our language for one of Discord's, if we have it."""
    code = str(locale).split("-", maxsplit=1)[0] if locale else ""
    return code if code in LANGUAGES else None
