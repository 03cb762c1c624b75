"""What came back when somebody used a command, a control or a modal."""

from __future__ import annotations

from sandbox.interactions import DEFERRED_UPDATE, FAILED, UPDATE, Interaction
from sandbox.kit.arguments import shown_name
from sandbox.kit.seen import Modal, Seen
from sandbox.world import World


class NotReached(AssertionError):
    """What was waited for did not come."""


class NotAnswered(NotReached):
    """The bot did not answer in time: "The application did not respond"."""


class Reply:
    """A bot's answer to one interaction."""

    def __init__(self, world: World, interaction: Interaction) -> None:
        self._world = world
        self.interaction = interaction

    def __repr__(self) -> str:
        return f"<Reply {self.interaction.status}, type {self.interaction.answer}>"

    @property
    def failed(self) -> bool:
        """Nobody answered within three seconds."""
        return self.interaction.status == FAILED

    @property
    def message(self) -> Seen:
        """The answer as a message (for an update: the updated one)."""
        original = self.interaction.original
        if original is None:
            raise AssertionError(f"the answer is no message, but of type {self.interaction.answer}")
        return Seen(self._world, original)

    @property
    def text(self) -> str:
        """The answer's text."""
        return self.message.text

    @property
    def ephemeral(self) -> bool:
        """Whether only the asker sees the answer."""
        return self.message.ephemeral

    @property
    def updated(self) -> bool:
        """Whether the bot changed the message that was clicked, instead of writing a new one."""
        return self.interaction.answer in (UPDATE, DEFERRED_UPDATE)

    @property
    def modal_or_none(self) -> Modal | None:
        """The modal the bot opened, if it did."""
        return Modal(self.interaction) if self.interaction.modal is not None else None

    @property
    def modal(self) -> Modal:
        """The modal the bot opened."""
        modal = self.modal_or_none
        if modal is None:
            raise AssertionError(f"no modal was opened: the answer is of type {self.interaction.answer}")
        return modal

    @property
    def choices(self) -> dict[str, str | int | float]:
        """Autocomplete's choices: values by name (in the asker's language), in the order offered."""
        locale = self.interaction.locale
        return {shown_name(choice, locale): choice["value"] for choice in self.interaction.choices}
