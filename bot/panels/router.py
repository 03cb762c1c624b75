"""Where clicks go: one handler per verb. Every click is answered, the stale, doubled and foreign ones kindly."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord
import msgspec

from bot.delivery import closing
from bot.delivery.sending import keep_mark
from bot.messages import layout, own, watching
from bot.messages.address import OUTDATED, Address
from bot.messages.boards import Drawn
from bot.messages.controls import address_of
from bot.messages.words import say_error
from bot.panels import access
from bot.panels.request import Answer, Interaction, Request, Said, Services
from bot.tables.posts import Closed
from bot.tables.running import Running
from games.engine import GameError

Handler = Callable[["Click"], Awaitable[None]]
Typed = Callable[["Click", str], Awaitable[None]]
"""What becomes of words that were typed into a control's window."""


class AtTable(msgspec.Struct, frozen=True):
    """A match, and the seat in it that somebody acts for."""

    running: Running
    seat: int


class Click(Request):
    """A press of a control: by whom, on what, in which language they read."""

    def __init__(
        self,
        services: Services,
        interaction: Interaction,
        address: Address,
        values: list[str],
        language: str | None = None,
    ) -> None:
        super().__init__(services, interaction, language)
        self.address = address
        self.values = values

    @property
    def private(self) -> bool:
        """Whether the control's message is seen by its owner alone: a DM or an ephemeral reply."""
        message = self.interaction.message
        return message is None or message.flags.ephemeral or self.interaction.guild is None

    async def acknowledge(self) -> None:
        """Tell Discord that the click has arrived: the control's message stays as it is until it is changed."""
        await self._defer()

    @property
    def value(self) -> str:
        """What was chosen in a menu."""
        if not self.values:
            raise Answer("control-outdated")
        return self.values[0]

    async def known(self) -> Running:
        """The started match of the control, if they may know of it: a control outlives a seat, and lies in the DMs of
        people who have left the server."""
        running = await self.table.read(self.address.match)
        if running is None:
            raise Answer("no-such-match")
        if not running.seats_of(self.user) and not await access.may_see(self.store, self.interaction, running.row):
            raise Answer("no-such-match")
        return running

    async def seated(self) -> AtTable | None:
        """The match and the seat of the control, if it is theirs; else they are told kindly."""
        running = await self.known()
        mine = running.seats_of(self.user)
        if self.address.seat is None:
            asked = [seat for seat in mine if seat in running.match.waiting]
            seats = asked or [seat for seat in mine if seat in running.match.decisions] or mine
            if not seats:
                await self.send(watching.onlooker(running, self.user, self.language))
                return None
            return AtTable(running, seats[0])
        if self.address.seat not in mine:
            view = watching.onlooker(running, self.user, self.language)
            await self.send(layout.message(self.say("not-your-seat")) if mine else view)
            return None
        return AtTable(running, self.address.seat)

    @property
    def by_dm(self) -> bool:
        """Whether the control's message is one in their DMs, which stays."""
        message = self.interaction.message
        return message is not None and self.interaction.guild_id is None and not message.flags.ephemeral

    async def show(self, running: Running, seat: int, **options: Any) -> None:
        """Their own panel."""
        view = await self._panel(running, seat, self._picture_kept(running, seat), options)
        if self.private:
            await self.update(view)
            if not self.by_dm:
                self.services.open_panels[running.id, self.user] = self.interaction.edit_original_response
        else:
            await self._open(running, view)
        await self._keep(running, seat)

    async def _open(self, running: Running, view: layout.Composed) -> None:
        """A panel that only they see: the one before it says that there is a newer one, and has no controls left."""
        older = self.services.open_panels.get((running.id, self.user))
        self.services.open_panels[running.id, self.user] = await self.send(view)
        if older is not None:
            closed = layout.message(
                own.place(running, self.language, self.at_thread(running)), self.say("own-newer-message")
            )
            with contextlib.suppress(discord.HTTPException):  # they have closed it, or it is too old to be changed
                await older(view=closed, attachments=[])

    async def show_with(self, drawn: Drawn, running: Running, seat: int, **options: Any) -> None:
        """Their own panel, with a picture made for what it shows."""
        view = await self._panel(running, seat, drawn.shown(), options)
        await self.update(view, attachments=[drawn.file()])
        await self._keep(running, seat)

    async def _panel(
        self, running: Running, seat: int, picture: layout.Picture | None, options: dict[str, Any]
    ) -> layout.Composed:
        advice, here = await self.advice(running, seat), self.at_thread(running)
        how: dict[str, Any] = {"picture": picture, "lasting": self.by_dm, "here": here, "advice": advice}
        return own.panel(running, seat, self.language, **how, **options)

    async def close(self, running: Running, seat: int, closed: Closed) -> None:
        """The panel has been answered, and what comes next comes elsewhere."""
        head = own.place(running, self.language, self.at_thread(running))
        await self.update(layout.message(head, closing.line(closed, running, self.language)), attachments=[])
        if (message := self.interaction.message) is not None:
            await self.table.dropped(running.id, f"panel_{seat}_message", message.id)

    async def _keep(self, running: Running, seat: int) -> None:
        """A message in their DMs that has become their panel is closed when it is no longer true."""
        message = self.interaction.message
        if message is not None and self.by_dm:
            await closing.keep_panel(self.courier, running, seat, message.id, message.channel.id)

    async def put(self, view: layout.Composed) -> None:
        """A panel of theirs: in place of the control's message where only they see it, else ephemeral."""
        if self.private:
            await self.update(view)
        else:
            await self.send(view)

    async def update(self, view: layout.Composed, **options: Any) -> None:
        """Change the control's message."""
        keep_mark(view, self.interaction.message)
        async with self._answering():
            if self.answered:
                await self.interaction.edit_original_response(view=view, **options)
            else:
                await self.interaction.response.edit_message(view=view, **options)

    def _picture_kept(self, running: Running, seat: int) -> layout.Picture | None:
        """The picture of the panel, while it asks the same: whoever plans wants to see the board."""
        message = self.interaction.message
        asked = seat in running.match.decisions and running.match.serial(seat) == self.address.serial
        if message is None or not self.private or not message.attachments or not asked:
            return None
        return layout.Picture.attached(message.attachments[0].filename, message.attachments[0].description or "")

    def __str__(self) -> str:
        """For the log."""
        return f"control {self.address}"

    async def exclusively(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something; nobody else changes a panel in somebody's DMs while they use it."""
        if not self.by_dm or self.address.seat is None:
            await work()
            return
        async with self.courier.kept.of(self.address.match, self.address.seat):
            await work()

    async def refuse(self, refused: Answer | Said | GameError) -> None:
        """Why a choice was not taken, and what is open now."""
        if not isinstance(refused, GameError):
            await super().refuse(refused)
            return
        running = await self.table.read(self.address.match)
        reason = say_error(running.texts(self.language), refused) if running else self.say("no-such-match")
        seats = running.seats_of(self.user) if running else []
        seat = self.address.seat if self.address.seat in seats else None
        if running is None or seat is None:
            await self.reply(reason)
        else:
            await self.show(running, seat, note=f"⚠️ {reason}")


def written(components: list[dict[str, Any]]) -> str:
    """The words in a window that was sent off."""
    for one in components:
        inside = written([*one.get("components", []), *([one["component"]] if "component" in one else [])])
        if found := one.get("value") or inside:
            return str(found)
    return ""


class Router:
    """Handlers by verb."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._handlers: dict[str, Handler] = {}
        self._typed: dict[str, Typed] = {}
        self._from_dm: set[str] = set()

    @property
    def verbs(self) -> frozenset[str]:
        """What controls can do."""
        return frozenset(self._handlers)

    def add(self, verb: str, handler: Handler, *, typed: Typed | None = None, from_dm: bool = False) -> None:
        """Register what a verb does; no two panels have the same. `typed`: what becomes of words that are typed into
        the window which its control opens. `from_dm`: its control stands in a DM, whose reader may have left the
        table since, and the verb itself says no more than that its question is closed."""
        if verb in self._handlers:
            raise ValueError(f"two panels have the verb {verb!r}")
        self._handlers[verb] = handler
        if typed is not None:
            self._typed[verb] = typed
        if from_dm:
            self._from_dm.add(verb)

    async def used(self, interaction: Interaction) -> None:
        """A button was pressed, or something chosen in a menu: its `custom_id` says what that does, and it ends with an
        answer."""
        data = cast("dict[str, Any]", interaction.data or {})
        try:
            address = address_of(data.get("custom_id", ""))
        except ValueError:
            address = Address(OUTDATED)
        click = Click(self._services, interaction, address, data.get("values", []))
        await click.carry_out(lambda: self._handle(click))

    async def typed(self, interaction: Interaction) -> None:
        """A window was sent off: a moment after it was opened, or a week, by whoever has seen it."""
        data = cast("dict[str, Any]", interaction.data or {})
        try:
            address = Address.read(data.get("custom_id", ""))
        except ValueError:
            address = Address(OUTDATED)
        click = Click(self._services, interaction, address, [])
        await click.carry_out(lambda: self._take(click, written(data.get("components", []))))

    async def _take(self, click: Click, words: str) -> None:
        take = self._typed.get(click.address.verb)
        if take is None:
            await click.reply(click.say("control-outdated"))
            return
        await self._check(click)
        await click.exclusively(lambda: take(click, words))
        await click.acknowledge()

    async def _handle(self, click: Click) -> None:
        handler = self._handlers.get(click.address.verb)
        if handler is None:
            await click.reply(click.say("control-outdated"))
            return
        await self._check(click)
        await click.exclusively(lambda: handler(click))
        await click.acknowledge()

    async def _check(self, click: Click) -> None:
        """Of a match that somebody has nothing to do with no control tells anything, not even that there is one."""
        if click.address.match and click.address.verb not in self._from_dm:
            row = await click.table.glance(click.address.match)
            if row is None or not await access.concerned(click.store, click.interaction, row):
                raise Answer("no-such-match")
