"""The interactions in flight: who waits for an answer, which tokens still work, and the deadlines."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct, field

from sandbox import errors
from sandbox.limits import ACKNOWLEDGE_SECONDS, TOKEN_SECONDS
from sandbox.model.channels import Channel
from sandbox.model.messages import InteractionMetadata, Message

if TYPE_CHECKING:
    from sandbox.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
"""Kinds of interaction."""
REPLY, DEFERRED_REPLY, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""Kinds of answer."""
WAITING, ANSWERED, FAILED = "waiting", "answered", "failed"


class Interaction(Struct, kw_only=True):
    """One interaction, from the person's act to the bot's last word on it."""

    id: str
    token: str
    application_id: str
    type: int
    user_id: str
    channel_id: str
    created: float
    data: dict[str, Any]
    locale: str
    metadata: InteractionMetadata
    message: Message | None = None
    """The message whose component was used."""
    status: str = WAITING
    answer: int | None = None
    original: Message | None = None
    """The answer as a message, which `@original` names."""
    modal: dict[str, Any] | None = None
    choices: list[dict[str, Any]] = field(default_factory=list)

    @property
    def thinking(self) -> bool:
        """Deferred and not filled yet."""
        return self.status == ANSWERED and self.original is not None and self.original.loading

    @property
    def deadline(self) -> float:
        """When it fails if nobody acknowledges it."""
        return self.created + ACKNOWLEDGE_SECONDS

    @property
    def expiry(self) -> float:
        """When its token stops working."""
        return self.created + TOKEN_SECONDS


class InteractionBook:
    """Waiting interactions are never forgotten before their deadline; answered ones are, oldest first."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._waiting: dict[str, Interaction] = {}
        self._thinking: dict[str, Interaction] = {}
        self._answered: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.commands: dict[str, str] = {}
        """The commands that were used last, by their interactions' ids: the page shows them above the answers."""
        world.clock.add(self._sweep)

    def __len__(self) -> int:
        return len(self._by_token)

    @property
    def waiting(self) -> list[Interaction]:
        """Those that nobody answered yet."""
        return list(self._waiting.values())

    def is_thinking(self, interaction: Interaction) -> bool:
        """Whether a deferred answer may still come."""
        return interaction.id in self._thinking

    def open(self, interaction: Interaction, command: str | None = None) -> None:
        """Start waiting for the bot."""
        if command is not None:
            self.commands[interaction.id] = command
            while len(self.commands) > self._world.bounds.command_names:
                del self.commands[next(iter(self.commands))]
        self._waiting[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        self._world.clock.wake(interaction.deadline)

    def to_acknowledge(self, interaction_id: str, token: str) -> Interaction:
        """The interaction a callback is for: 10062 if unknown or too late, 40060 if answered already."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise errors.unknown_interaction()
        if interaction.status == ANSWERED:
            raise errors.already_acknowledged()
        if self._world.clock.now() >= interaction.deadline:
            raise errors.unknown_interaction()
        return interaction

    def by_token(self, application_id: str, token: str) -> Interaction:
        """The interaction behind a follow-up: 10015 if unknown or not acknowledged, 50027 if expired."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.application_id != application_id:
            raise errors.unknown_webhook()
        if interaction.status != ANSWERED:
            raise errors.unknown_webhook()
        if self._world.clock.now() >= interaction.expiry:
            raise errors.invalid_webhook_token()
        return interaction

    def answered(self, interaction_id: str) -> Interaction | None:
        """An answered interaction that is still remembered."""
        return self._answered.get(interaction_id) or self._thinking.get(interaction_id)

    def acknowledge(self, interaction: Interaction, answer: int) -> None:
        """The bot answered in time."""
        del self._waiting[interaction.id]
        interaction.status, interaction.answer = ANSWERED, answer
        (self._thinking if interaction.thinking else self._answered)[interaction.id] = interaction
        self._prune()
        self._tell("INTERACTION_DONE", interaction)

    def settle(self, interaction: Interaction) -> None:
        """A deferred answer is there."""
        if self._thinking.pop(interaction.id, None) is not None:
            self._answered[interaction.id] = interaction
            self._prune()

    def _prune(self) -> None:
        while len(self._answered) > self._world.bounds.answered_interactions:
            oldest = self._answered.pop(next(iter(self._answered)))
            self._by_token.pop(oldest.token, None)

    def _sweep(self, now: float) -> float | None:
        while self._waiting and (first := next(iter(self._waiting.values()))).deadline <= now:
            del self._waiting[first.id]
            del self._by_token[first.token]
            first.status = FAILED
            self._tell("INTERACTION_FAILED", first, reason="timeout", text="The application did not respond")
        while self._thinking and (first := next(iter(self._thinking.values()))).expiry <= now:
            self.settle(first)
            self._tell("INTERACTION_FAILED", first, reason="timeout", text="The application did not respond")
        dues = [next(iter(self._waiting.values())).deadline] if self._waiting else []
        dues += [next(iter(self._thinking.values())).expiry] if self._thinking else []
        return min(dues, default=None)

    def _tell(self, name: str, interaction: Interaction, **extra: str) -> None:
        self._world.emit(name, {"interaction_id": interaction.id, **extra}, only=interaction.user_id)


def metadata_of(
    world: World,
    interaction_id: str,
    kind: int,
    user_id: str,
    channel: Channel,
    *,
    message: Message | None = None,
    source: InteractionMetadata | None = None,
) -> InteractionMetadata:
    """What messages will say about the interaction they answer."""
    return InteractionMetadata(
        id=interaction_id,
        type=kind,
        user=world.user(user_id),
        authorizing_integration_owners={"0": "0" if channel.is_dm else str(channel.guild_id)},
        interacted_message_id=message.id if message and kind == COMPONENT else UNSET,
        triggering_interaction_metadata=source or UNSET,
    )


def new_token() -> str:
    """An interaction token: long, and not to be guessed."""
    return secrets.token_urlsafe(64)
