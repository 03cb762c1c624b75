"""Somebody who plays from what they see alone, always choosing the same when asked the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.messages.address import MENU, Address
from sandbox.kit import Actor, Seen
from sandbox.kit.seen import Button, Select
from sandbox.model.channels import Channel
from sandbox.people.refusal import Refused
from tests.bot.clicking import GREEN
from tests.bot.crash.lives import Died, Lives

DIRECT = ("pick", "choose", "number")


class Player:
    """A person with a table to sit at."""

    def __init__(self, actor: Actor, lives: Lives, seed: str) -> None:
        self._actor = actor
        self._lives = lives
        self._seed = seed
        self.asked: set[str] = set()
        """All controls they have used."""
        self._answered: set[str] = set()
        """Those with which all was done before the bot could die; others they use again if they still see them."""

    def over(self, place: Channel) -> bool:
        """Whether the podium has been seen."""
        return self._actor.sees("The match is over", place)

    def sight(self, place: Channel) -> str:
        """What they see last, in the thread and in their letters."""
        seen = [*self._actor.messages(place)[-3:], *self._actor.messages(self._actor.dm)[-2:]]
        return "\n".join(f"{message!r} {[custom_id for custom_id, _ in _controls(message)]}" for message in seen)

    async def act(self, place: Channel) -> bool:
        """Answer one question; False if none is seen. Raises `Died` if the bot dies meanwhile."""
        for message, custom_id, address in self._open(place):
            self.asked.add(str(address))
            await self._use(message, custom_id, address)
            await self._lives.settle()
            self._answered.add(str(address))
            return True
        return await self._act_on_ephemeral(place)

    async def _act_on_ephemeral(self, place: Channel) -> bool:
        """Answer a question that is not for everybody's eyes: its panel is behind a button of the board."""
        board = next(message for message in reversed(self._actor.messages(place)) if message.buttons)
        mine = next((custom_id for custom_id, address in _controls(board) if address.verb == "mine"), None)
        if mine is None or f"<@{self._actor.id}>" not in board.text:
            return False
        panel = (await self._lives.during(self._actor.click(mine, board))).message
        for custom_id, address in _controls(panel):
            if address.verb in (*DIRECT, "send"):
                self.asked.add(str(address))
                await self._use(panel, custom_id, address)
                return True
        return False

    def must_repeat(self, place: Channel) -> bool:
        """Whether something they used when the bot died still stands there."""
        return any(str(address) in self.asked for _, _, address in self._open(place))

    def _open(self, place: Channel) -> Iterator[tuple[Seen, str, Address]]:
        for message in self._messages(place):
            for custom_id, address in _controls(message):
                if str(address) not in self._answered and self._wanted(address):
                    yield message, custom_id, address

    def _messages(self, place: Channel) -> Iterator[Seen]:
        """The newest board, then the newest letter: whatever else they have opened beside them is theirs to close."""
        for where in (place, self._actor.dm):
            kept = [message for message in self._actor.messages(where) if not message.ephemeral]
            yield from [message for message in kept if any(_controls(message))][-1:]

    def _wanted(self, address: Address) -> bool:
        if address.verb == "undo":
            return self._rng(str(address)).random() < 0.5
        return address.verb in (*DIRECT, "send")

    def _rng(self, about: str) -> random.Random:
        return random.Random(f"{self._seed} {about}")

    async def _use(self, message: Seen, custom_id: str, address: Address) -> None:
        if address.verb == "send":
            await self._fill_in(message, address)
        elif custom_id.startswith(MENU):
            select = next(select for select in message.selects if select.custom_id == custom_id)
            values = [option["value"] for option in select.options]
            chosen = self._rng(str(address)).sample(values, max(1, select.min_values))
            await self._lives.during(self._actor.select(custom_id, *chosen, message=message))
        else:
            await self._lives.during(self._actor.click(custom_id, message))

    async def _fill_in(self, message: Seen, address: Address) -> None:
        """A form: the buttons of its fields until each has its colour or is gone, its menus from the top, then the
        button that sends it off. What a death has swallowed is filled in once more."""
        while True:
            ids = [button.custom_id or "" for button in message.buttons]
            if (pressed := self._next_fill(message, address)) is not None and str(address) in ids:
                await self._lives.during(self._actor.click(pressed, message))
                continue
            for place in range(len(_fields(message))):
                if str(address) not in [button.custom_id for button in message.buttons]:
                    return  # it was answered before the bot died: the panel shows something new now
                select = _fields(message)[place]
                rng = self._rng(f"{address.serial} {place}")
                chosen = rng.sample([option["value"] for option in select.options], max(1, select.min_values))
                if select.chosen != chosen:
                    await self._lives.during(self._actor.select(select.custom_id, *chosen, message=message))
            send = next((button for button in message.buttons if button.custom_id == str(address)), None)
            if send is None:
                return
            if not send.disabled and await self._sent_off(str(address), message):
                return

    def _next_fill(self, message: Seen, address: Address) -> str | None:
        """The button of a field that is not filled in as they want it."""
        fields: dict[str, list[Button]] = {}
        for button in message.buttons:
            verb, _, argument = (button.custom_id or "").partition(":fill:")
            if verb and argument and ";" not in argument:
                fields.setdefault(argument.partition("=")[0], []).append(button)
        for name, buttons in fields.items():
            wanted = self._rng(f"{address.serial} {name}").choice(buttons)
            if wanted.style != GREEN:
                return wanted.custom_id
        return None

    async def _sent_off(self, custom_id: str, message: Seen) -> bool:
        """Press the button; False if the panel has changed under the hand, and has to be filled in once more."""
        try:
            await self._lives.during(self._actor.click(custom_id, message))
        except Refused:
            return False
        return True


def _fields(message: Seen) -> list[Select]:
    """The menus of a form. Another one leads to the components that are named in it."""
    return [select for select in message.selects if ":field:" in select.custom_id]


def _controls(message: Seen) -> Iterator[tuple[str, Address]]:
    """What can be pressed, undo last, so that there is something to undo."""
    found = [button.custom_id or "" for button in message.buttons] + [select.custom_id for select in message.selects]
    pairs = [(custom_id, Address.read(custom_id.removeprefix("m"))) for custom_id in found]
    yield from sorted(pairs, key=lambda pair: pair[1].verb != "undo")


async def play(player: Player, lives: Lives, place: Channel, most: int | None) -> None:
    """Play so many answers (None: to the end), through whatever happens to the bot."""
    while True:
        try:
            await lives.settle()
            if player.over(place) or (len(player.asked) == most and not player.must_repeat(place)):
                return
            if not await player.act(place):
                raise AssertionError(f"nobody is asked anything, and the match is not over: {player.sight(place)}")
        except Died:
            lives.died += 1
            await revive(lives)


async def revive(lives: Lives) -> None:
    """Start the bot until it stays up long enough to connect."""
    while True:
        try:
            await lives.begin()
            return
        except Died:
            lives.died += 1
