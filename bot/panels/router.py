"""Where clicks go: one handler per verb. Every click is answered, the stale, doubled and foreign ones kindly."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.address import Address
from bot.panels import layout, own
from bot.running import Running
from bot.words import say
from games.engine import GameError

if TYPE_CHECKING:
    from bot.client import Slowtable

Interaction = discord.Interaction[Any]
Handler = Callable[["Click"], Awaitable[None]]
log = logging.getLogger(__name__)


class Click:
    """A press of a control: by whom, on what, in which language they read."""

    def __init__(self, bot: Slowtable, interaction: Interaction, address: Address, values: list[str], language: str):
        self.bot = bot
        self.interaction = interaction
        self.address = address
        self.values = values
        self.language = language

    @property
    def user(self) -> int:
        """Who pressed."""
        return self.interaction.user.id

    @property
    def unseen(self) -> bool:
        """Whether the control's message is seen by its owner alone: a DM or an unseen reply."""
        message = self.interaction.message
        return message is None or message.flags.ephemeral or self.interaction.guild is None

    def say(self, key: str, **args: Any) -> str:
        """The bot's words in the reader's language."""
        return say(self.language, key, **args)

    async def acknowledge(self) -> None:
        """Tell Discord that the click has arrived. If it is too late for that, what was clicked still counts."""
        if not self.interaction.response.is_done():
            with contextlib.suppress(discord.NotFound):
                await self.interaction.response.defer()

    async def whisper(self, *parts: Any) -> None:
        """Say something that only they see."""
        view = layout.message(*parts)
        if self.interaction.response.is_done():
            await self.interaction.followup.send(view=view, ephemeral=True)
        else:
            await self.interaction.response.send_message(view=view, ephemeral=True)

    async def seat(self) -> int | None:
        """The seat of the control, if it is theirs; else they are told kindly."""
        running = await self.bot.table.read(self.address.match)
        if running is None:
            await self.whisper(self.say("no-such-match"))
            return None
        mine = running.seats_of(self.user)
        if self.address.seat is None:
            asked = [seat for seat in mine if seat in running.match.waiting]
            seats = asked or [seat for seat in mine if seat in running.match.decisions] or mine
            if not seats:
                await self.whisper(self.say("not-at-this-table"))
                return None
            return seats[0]
        if self.address.seat not in mine:
            await self.whisper(self.say("not-your-seat" if mine else "not-at-this-table"))
            return None
        return self.address.seat

    async def show(self, seat: int, **options: Any) -> None:
        """Their own panel."""
        running = await self.bot.table.read(self.address.match)
        if running is None:
            return
        picture = self._picture_kept(running, seat)
        await self.put(own.panel(running, seat, self.language, picture=picture, **options))

    async def put(self, view: discord.ui.LayoutView) -> None:
        """A panel of theirs: in place of the control's message where only they see it, else unseen."""
        if not self.unseen:
            if self.interaction.response.is_done():
                await self.interaction.followup.send(view=view, ephemeral=True)
            else:
                await self.interaction.response.send_message(view=view, ephemeral=True)
        elif self.interaction.response.is_done():
            await self.interaction.edit_original_response(view=view)
        else:
            await self.interaction.response.edit_message(view=view)

    def _picture_kept(self, running: Running, seat: int) -> layout.Picture | None:
        """The picture of the panel, while it asks the same: whoever plans wants to see the board."""
        message = self.interaction.message
        asked = seat in running.match.decisions and running.match.serial(seat) == self.address.serial
        if message is None or not self.unseen or not message.attachments or not asked:
            return None
        return layout.Picture.attached(message.attachments[0].filename, message.attachments[0].description or "")


class Router:
    """Handlers by verb."""

    def __init__(self, bot: Slowtable) -> None:
        self._bot = bot
        self._handlers: dict[str, Handler] = {}

    def add(self, verb: str, handler: Handler) -> None:
        """Register what a verb does."""
        self._handlers[verb] = handler

    async def pressed(self, interaction: Interaction, address: Address, values: list[str]) -> None:
        """A control was pressed."""
        self._bot.people.met(interaction.user)
        language = await self._bot.people.language(interaction.user, interaction.locale)
        click = Click(self._bot, interaction, address, values, language)
        handler = self._handlers.get(address.verb)
        if handler is None:
            await click.whisper(click.say("control-outdated"))
            return
        with self._bot.working():
            await self.guarded(click, lambda: handler(click))

    async def guarded(self, click: Click, work: Callable[[], Awaitable[None]]) -> None:
        """Do something for a click; whatever goes wrong is told to whoever clicked."""
        try:
            await work()
        except discord.NotFound as error:
            log.warning("control %s: too late to answer: %s", click.address, error)
        except GameError as error:
            with contextlib.suppress(discord.NotFound):
                await self._refused(click, error)
        except Exception:
            log.exception("control %s failed", click.address)
            with contextlib.suppress(discord.HTTPException):
                await click.whisper(click.say("something-broke"))

    async def _refused(self, click: Click, error: GameError) -> None:
        """Why a choice was not taken, and what is open now."""
        running = await self._bot.table.read(click.address.match)
        reason = running.texts(click.language).say(error.text) if running else click.say("no-such-match")
        seats = running.seats_of(click.user) if running else []
        seat = click.address.seat if click.address.seat in seats else None
        if running is None or seat is None or seat not in running.match.decisions:
            await click.whisper(reason)
        else:
            await click.show(seat, note=f"⚠️ {reason}")
