"""A person of the kit: acts as Discord's app lets people act, and sees what it shows them."""

from __future__ import annotations

from asyncio import Task, create_task
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sandbox.compose import Upload, Uploads
from sandbox.interactions import WAITING, Interaction
from sandbox.kit.arguments import find_command, nest, shown_name
from sandbox.kit.reply import NotAnswered, NotReached, Reply
from sandbox.kit.seen import Modal, Seen
from sandbox.model.channels import Channel
from sandbox.model.commands import MESSAGE_COMMAND
from sandbox.model.users import Person
from sandbox.people import interact, settings, speak
from sandbox.people.refusal import Refused
from sandbox.permissions import may_see
from sandbox.validation.controls import STRING_SELECT

if TYPE_CHECKING:
    from sandbox.kit.kit import Kit

Where = str | Channel
HOME = "games"


class Actor:
    """Somebody at the sandbox. Everything that waits, waits until the bot has answered."""

    def __init__(self, kit: Kit, person: Person) -> None:
        self._kit = kit
        self._world = kit.world
        self.person = person
        self._here: Channel | None = None

    def __repr__(self) -> str:
        return f"<Actor {self.name}>"

    @property
    def name(self) -> str:
        """The name on the screen."""
        return self.person.user.global_name or self.person.user.username

    @property
    def id(self) -> str:
        """The user's id."""
        return self.person.user.id

    @property
    def mention(self) -> str:
        """The text that pings them."""
        return f"<@{self.id}>"

    @property
    def channel(self) -> Channel:
        """Where they are: #games of their (first) guild, unless they went elsewhere."""
        return self._here or self._world.channel_named(HOME, next(iter(self._world.servers_of(self.id)), None))

    @property
    def dm(self) -> Channel:
        """Their conversation with the bot."""
        return self._kit.dm(self)

    def go(self, where: Where) -> Actor:
        """Go to a channel or thread (by name, or itself); what they do next happens there."""
        self._here = self._channel(where)
        return self

    def set(self, *, locale: str | None = None, dms_open: bool | None = None) -> Actor:
        """Change their language, or whether they take direct messages."""
        settings.change(self._world, self.person, locale=locale, dms_open=dms_open)
        return self

    # Acting

    def say(self, text: str, where: Where | None = None, files: Mapping[str, bytes] | None = None) -> Seen:
        """Write a message, with files by name."""
        uploads = {str(index): Upload(name, data) for index, (name, data) in enumerate((files or {}).items())}
        return Seen(self._world, speak.say(self._world, self.person, self._channel(where), text, uploads))

    async def slash(self, command: str, where: Where | None = None, /, **options: Any) -> Reply:
        """Use a command: `await alice.slash("/match new", game="xidit")`.

        Options are by name; an Actor, a channel or a role stands for itself, bytes are a file.
        """
        return await self.answered(self._use(command, where, options))

    def start(self, command: str, where: Where | None = None, /, **options: Any) -> Task[Reply]:
        """Use a command and wait for the answer in the background: to move the clock meanwhile, say."""
        return create_task(self.answered(self._use(command, where, options)))

    async def autocomplete(self, command: str, option: str, typed: str = "", /, **others: Any) -> Reply:
        """Type into an option that has autocomplete; the reply has the choices."""
        return await self.answered(self._use(command, None, others, focused=(option, typed)))

    async def context(self, command: str, message: Seen) -> Reply:
        """Use a message's context menu."""
        found = next(c for c in self._world.commands if (c.name, c.type) == (command, MESSAGE_COMMAND))
        channel = self._world.channel(message.message.channel_id)
        target = message.message
        return await self.answered(interact.use_command(self._world, self.person, channel, found, [], target=target))

    async def click(self, button: str, message: Seen | None = None) -> Reply:
        """Press a button, by label or custom_id, on a message or on the newest that has it."""
        for seen in [message] if message else self._newest_first():
            for found in seen.buttons:
                if found.custom_id and button in (found.label, found.custom_id):
                    return await self.answered(
                        interact.use_component(self._world, self.person, seen.message, found.custom_id)
                    )
        raise Refused(f"{self.name} sees no button {button!r}{self._screen()}")

    async def select(self, select: str, *values: Any, message: Seen | None = None) -> Reply:
        """Choose in a menu (by placeholder or custom_id): options by label or value, people, channels or roles."""
        for seen in [message] if message else self._newest_first():
            for found in seen.selects:
                if select in (found.placeholder, found.custom_id):
                    chosen = [_option_value(found.options, value) for value in values]
                    return await self.answered(
                        interact.use_component(self._world, self.person, seen.message, found.custom_id, chosen)
                    )
        raise Refused(f"{self.name} sees no select {select!r}{self._screen()}")

    async def submit(self, modal: Modal | Reply, answers: Mapping[str, Any] | None = None) -> Reply:
        """Send off a modal; answers are by label or custom_id, files as {name: bytes}."""
        modal = modal.modal if isinstance(modal, Reply) else modal
        by_label = modal.inputs
        uploads: Uploads = {}
        filled = {}
        for name, answer in (answers or {}).items():
            item = by_label.get(name, {"custom_id": name})
            filled[item["custom_id"]] = _modal_value(item, answer, uploads)
        return await self.answered(
            interact.submit_modal(self._world, self.person, modal.interaction, filled, uploads=uploads)
        )

    # Seeing

    def messages(self, where: Where | None = None) -> list[Seen]:
        """What they see in a channel, oldest first."""
        channel = self._channel(where)
        if not may_see(self._world, self.id, channel):
            return []
        kept = self._world.messages.get(channel.id, {}).values()
        return [Seen(self._world, message) for message in kept if message.visible_to(self.id)]

    def last(self, where: Where | None = None) -> Seen:
        """The newest message they see in a channel."""
        messages = self.messages(where)
        if not messages:
            raise AssertionError(f"{self.name} sees no message there")
        return messages[-1]

    def sees(self, text: str, where: Where | None = None) -> bool:
        """Whether a text stands in some message they see there."""
        return any(text in seen.text for seen in self.messages(where))

    def threads(self) -> list[str]:
        """The names of the threads they see."""
        found = [channel for channel in self._world.channels.values() if channel.is_thread]
        return [str(channel.name) for channel in found if may_see(self._world, self.id, channel)]

    def commands(self, where: Where | None = None) -> list[str]:
        """The names of the commands they are offered, in their language."""
        channel = self._channel(where)
        usable = [c for c in self._world.commands if interact.may_use(self._world, self.person, channel, c)]
        return [shown_name(command, self.person.locale) for command in usable]

    # Inside

    def _channel(self, where: Where | None) -> Channel:
        if where is None:
            return self.channel
        return self._world.channel_named(where) if isinstance(where, str) else where

    def _use(
        self, text: str, where: Where | None, options: dict[str, Any], focused: tuple[str, str] | None = None
    ) -> Interaction:
        channel = self._channel(where)
        usable = [c for c in self._world.commands if interact.may_use(self._world, self.person, channel, c)]
        locale = self.person.locale
        command, path, definitions = find_command(usable, text, locale)
        uploads: Uploads = {}
        given = nest(path, definitions, options, focused, uploads, locale)
        typing = focused is not None
        return interact.use_command(self._world, self.person, channel, command, given, uploads=uploads, typing=typing)

    async def answered(self, interaction: Interaction) -> Reply:
        """The answer to something that this person did; waits for it."""
        reply = Reply(self._world, interaction)
        try:
            await self._kit.until(
                lambda: interaction.status != WAITING and not self._world.interactions.is_thinking(interaction)
            )
        except NotReached as late:
            raise NotAnswered(f"{self.name}: no answer to {interaction.data}: {late}") from None
        if reply.failed:
            raise NotAnswered(f"{self.name}: the application did not respond to {interaction.data}")
        return reply

    def _newest_first(self) -> list[Seen]:
        channels = [channel for channel in self._world.channels.values() if may_see(self._world, self.id, channel)]
        seen = [message for channel in channels for message in self.messages(channel)]
        return sorted(seen, key=lambda message: int(message.id), reverse=True)

    def _screen(self) -> str:
        return "".join(f"\n  {seen!r}" for seen in self._newest_first()[:5])


def _option_value(options: list[dict[str, Any]], value: Any) -> str:
    if isinstance(value, Actor | Channel):
        return value.id
    by_label = {option["label"]: option["value"] for option in options}
    return str(by_label.get(str(value), value))


def _modal_value(item: dict[str, Any], answer: Any, uploads: Uploads) -> Any:
    if isinstance(answer, Mapping):
        keys = []
        for name, data in answer.items():
            keys.append(str(len(uploads)))
            uploads[keys[-1]] = Upload(name, data)
        return keys
    options = item.get("options", [])
    if isinstance(answer, list | tuple):
        return [_option_value(options, value) for value in answer]
    if options and not isinstance(answer, bool):
        value = _option_value(options, answer)
        return [value] if item["type"] == STRING_SELECT else value
    return answer
