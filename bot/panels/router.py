"""Where clicks go: one handler per verb. Every click is answered, the stale, doubled and foreign ones kindly."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.address import Address
from bot.answering import Answering, Interaction
from bot.delivery.sending import keep_mark
from bot.panels import layout, own
from bot.running import Running
from games.engine import GameError

if TYPE_CHECKING:
    from bot.client import Slowtable

Handler = Callable[["Click"], Awaitable[None]]
log = logging.getLogger(__name__)


class Click(Answering):
    """A press of a control: by whom, on what, in which language they read."""

    def __init__(self, bot: Slowtable, interaction: Interaction, address: Address, values: list[str], language: str):
        super().__init__(bot, interaction, language)
        self.address = address
        self.values = values

    @property
    def unseen(self) -> bool:
        """Whether the control's message is seen by its owner alone: a DM or an unseen reply."""
        message = self.interaction.message
        return message is None or message.flags.ephemeral or self.interaction.guild is None

    async def acknowledge(self) -> None:
        """Tell Discord that the click has arrived: the control's message stays as it is until it is changed."""
        await self._defer()

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
        if self.unseen:
            await self.update(view)
        else:
            await self.send(view)

    async def update(self, view: discord.ui.LayoutView) -> None:
        """Change the control's message."""
        keep_mark(view, self.interaction.message)
        async with self._turn:
            if self.answered:
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
        people = self._bot.people
        people.met(interaction.user)
        click = Click(self._bot, interaction, address, values, people.told(interaction.locale))
        with self._bot.working(), click:
            await self.guarded(click, lambda: self._handle(click))

    async def _handle(self, click: Click) -> None:
        """Whatever a control does ends with an answer."""
        click.language = await self._bot.people.language(click.interaction.user, click.interaction.locale)
        handler = self._handlers.get(click.address.verb)
        if handler is None:
            await click.whisper(click.say("control-outdated"))
            return
        await handler(click)
        await click.acknowledge()

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
