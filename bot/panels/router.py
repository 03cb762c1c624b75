"""Where clicks go: one handler per verb. Every click is answered, the stale, doubled and foreign ones kindly."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from bot.delivery import closing
from bot.delivery.sending import keep_mark
from bot.messages import layout, own
from bot.messages.address import Address
from bot.messages.words import say_error
from bot.panels.answering import Answering, Interaction
from bot.tables.posts import Closed
from bot.tables.running import Running
from games.engine import GameError

if TYPE_CHECKING:
    from bot.client import Slowtable

Handler = Callable[["Click"], Awaitable[None]]
log = logging.getLogger(__name__)


class AtTable(msgspec.Struct, frozen=True):
    """A match, and the seat in it that somebody acts for."""

    running: Running
    seat: int


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

    async def seated(self) -> AtTable | None:
        """The match and the seat of the control, if it is theirs; else they are told kindly."""
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
            return AtTable(running, seats[0])
        if self.address.seat not in mine:
            await self.whisper(self.say("not-your-seat" if mine else "not-at-this-table"))
            return None
        return AtTable(running, self.address.seat)

    @property
    def by_dm(self) -> bool:
        """Whether the control's message is one in their DMs, which stays."""
        message = self.interaction.message
        return message is not None and self.interaction.guild_id is None and not message.flags.ephemeral

    async def show(self, running: Running, seat: int, **options: Any) -> None:
        """Their own panel."""
        picture = self._picture_kept(running, seat)
        await self.put(own.panel(running, seat, self.language, picture=picture, lasting=self.by_dm, **options))
        await self._keep(running, seat)

    async def close(self, running: Running, seat: int, closed: Closed) -> None:
        """The panel has been answered, and what comes next comes elsewhere."""
        await self.update(
            layout.message(own.place(running, self.language), closing.line(closed, running, self.language)),
            attachments=[],
        )
        if (message := self.interaction.message) is not None:
            await self.bot.table.dropped(running.id, f"panel_{seat}_message", message.id)

    async def _keep(self, running: Running, seat: int) -> None:
        """A message in their DMs that has become their panel is closed when it is no longer true."""
        message = self.interaction.message
        if message is not None and self.by_dm:
            await closing.keep_panel(self.bot.courier, running, seat, message.id, message.channel.id)

    async def put(self, view: discord.ui.LayoutView) -> None:
        """A panel of theirs: in place of the control's message where only they see it, else unseen."""
        if self.unseen:
            await self.update(view)
        else:
            await self.send(view)

    async def update(self, view: discord.ui.LayoutView, **options: Any) -> None:
        """Change the control's message."""
        keep_mark(view, self.interaction.message)
        async with self._turn:
            if self.answered:
                await self.interaction.edit_original_response(view=view, **options)
            else:
                await self.interaction.response.edit_message(view=view, **options)

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

    @property
    def verbs(self) -> frozenset[str]:
        """What controls can do."""
        return frozenset(self._handlers)

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
        await self.alone(click, lambda: handler(click))
        await click.acknowledge()

    async def alone(self, click: Click, work: Callable[[], Awaitable[None]]) -> None:
        """Nobody else changes a panel in somebody's DMs while they use it."""
        if not click.by_dm or click.address.seat is None:
            await work()
            return
        async with self._bot.courier.kept.of(click.address.match, click.address.seat):
            await work()

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
        reason = say_error(running.texts(click.language), error) if running else click.say("no-such-match")
        seats = running.seats_of(click.user) if running else []
        seat = click.address.seat if click.address.seat in seats else None
        if running is None or seat is None or seat not in running.match.decisions:
            await click.whisper(reason)
        else:
            await click.show(running, seat, note=f"⚠️ {reason}")
