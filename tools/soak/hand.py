"""Somebody who plays from what they see alone, at random: buttons, menus, groups, forms, and lines to type in."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Iterator
from typing import Any, TypeVar

from bot.messages.address import OUTDATED, Address
from sandbox.errors import ApiError
from sandbox.interactions import DEFERRED_UPDATE
from sandbox.kit import Actor, Kit, NotAnswered, Refused, Reply, Seen
from sandbox.kit.reply import NotReached
from sandbox.model.channels import Channel
from tools.soak.ledger import Ledger

T = TypeVar("T")
PATIENCE = 30.0
"""Seconds after which somebody stops waiting for an answer: the bot has died, or its answer was lost."""
STEPS = 14
"""How often somebody touches a panel before they give up on it."""
ANSWERS = ("pick", "choose", "look", "number", "group", "sure", "type", "send", "field", "fill", "toggle")


class NoAnswer(Exception):
    """The bot did not answer: it was dead, or its answer was lost on the way, or the control was gone."""


class Hand:
    """A person with a will of chance, and a watch."""

    def __init__(self, kit: Kit, actor: Actor, ledger: Ledger, rng: random.Random) -> None:
        self.until = kit.until
        self.actor = actor
        self._ledger = ledger
        self.rng = rng

    async def timed(self, name: str, act: Awaitable[T]) -> T:
        """Do something and note how long the bot took; raises `NoAnswer` if it did not answer."""
        self._ledger.acts[name] += 1
        began = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                done = await act
        except (NotAnswered, NotReached, TimeoutError) as late:
            self._ledger.unanswered += 1
            raise NoAnswer(name) from late
        except (Refused, ApiError, LookupError, AssertionError) as gone:  # no such control, command or place any more
            raise NoAnswer(name) from gone
        self._ledger.latencies.append(time.perf_counter() - began)
        if isinstance(done, Reply) and done.interaction.choices:
            self._ledger.read([self.actor.id], iter([str(label) for label in done.choices]))
        return done

    async def slash(self, command: str, place: Channel, **options: Any) -> Reply:
        """Use a command."""
        return await self.timed(command, self.actor.slash(command, place, **options))

    async def press(self, message: Seen, verb: str) -> Reply:
        """Press the first button of a message that does this."""
        for custom_id, address in controls(message):
            if address.verb == verb:
                return await self.timed(f"button {verb}", self.actor.click(custom_id, message))
        raise NoAnswer(verb)

    async def answer(self, panel: Seen, match: int) -> bool:
        """Answer what a panel of a match asks; whether anything was answered."""
        asked = serial_of(panel, match)
        if asked is None:
            return False
        for _ in range(STEPS):
            open_ = [found for found in controls(panel) if found[1].verb in ANSWERS and _same(found[1], asked)]
            if not open_:
                return True
            if not (await self._touch(panel, open_)).updated:
                return False  # a word about why not, or nothing to see here
        return False

    async def _touch(self, panel: Seen, open_: list[tuple[str, Address]]) -> Reply:
        by_verb: dict[str, list[tuple[str, Address]]] = {}
        for custom_id, address in open_:
            by_verb.setdefault(address.verb, []).append((custom_id, address))
        if "sure" in by_verb:  # what was looked at: meant after all, mostly
            verb = "sure" if self.rng.random() < 0.9 else self.rng.choice(list(by_verb))
        elif "send" in by_verb:
            verb = self._of_form(panel, by_verb)
        else:
            weights = {"type": 0.15}
            verbs = list(by_verb)
            verb = self.rng.choices(verbs, [weights.get(each, 1.0) for each in verbs])[0]
        custom_id, address = self.rng.choice(by_verb[verb])
        if verb == "type":
            return await self._type(panel, custom_id)
        if verb in ("choose", "look", "number", "field") or (verb == "group" and custom_id.startswith("m")):
            return await self._choose(panel, custom_id, address)
        return await self._changed(panel, f"button {verb}", self.actor.click(custom_id, panel))

    def _of_form(self, panel: Seen, by_verb: dict[str, list[tuple[str, Address]]]) -> str:
        """The next touch of a form: a field that is empty, or sending it off."""
        empty = any(not menu.chosen and menu.min_values for menu in panel.selects if ":field:" in menu.custom_id)
        sendable = any(":send:" in (each.custom_id or "") and not each.disabled for each in panel.buttons)
        if "fill" in by_verb and (not sendable or self.rng.random() < 0.2):
            return "fill"
        if "toggle" in by_verb and self.rng.random() < 0.3:
            return "toggle"
        if "field" in by_verb and (empty or not sendable or self.rng.random() < 0.3):
            return "field"
        return "send" if sendable else self.rng.choice(list(by_verb))

    async def _choose(self, panel: Seen, custom_id: str, address: Address) -> Reply:
        menu = next((found for found in panel.selects if found.custom_id == custom_id), None)
        if menu is None:
            raise NoAnswer(custom_id)
        values = [option["value"] for option in menu.options]
        if ":field:" in custom_id and not menu.chosen:
            empty = [each for each in panel.selects if ":field:" in each.custom_id and not each.chosen]
            menu = empty[0] if empty else menu
            values = [option["value"] for option in menu.options]
        count = self.rng.randint(max(1, menu.min_values), max(1, min(menu.max_values, len(values))))
        chosen = self.rng.sample(values, min(count, len(values)))
        act = self.actor.select(menu.custom_id, *chosen, message=panel)
        return await self._changed(panel, f"menu {address.verb}", act)

    async def _changed(self, panel: Seen, name: str, act: Awaitable[Reply]) -> Reply:
        """Touch a panel and wait until it shows what has become of it: it may only have said that it has heard."""
        before = panel.message.edited_timestamp
        reply = await self.timed(name, act)
        if reply.interaction.answer == DEFERRED_UPDATE and panel.ephemeral:
            with contextlib.suppress(NotReached):
                await self.until(lambda: panel.message.edited_timestamp != before, PATIENCE / 2)
        return reply

    async def _type(self, panel: Seen, custom_id: str) -> Reply:
        """A line that is typed: mostly something that makes sense."""
        reply = await self.timed("button type", self.actor.click(custom_id, panel))
        if (modal := reply.modal_or_none) is None:
            return reply
        labels = [option["label"] for menu in panel.selects for option in menu.options]
        labels += [button.label for button in panel.buttons]
        words = self.rng.choice([label for label in labels if label] or ["1"])
        self._ledger.read([self.actor.id], iter(modal.text.split("\n")))
        filled = {item["custom_id"]: words[:100] for item in modal.inputs.values()}
        return await self.timed("modal", self.actor.submit(modal, filled))


def controls(message: Seen) -> Iterator[tuple[str, Address]]:
    """What can be pressed or chosen from, with what it does."""
    found = [each.custom_id or "" for each in message.buttons if not each.disabled]
    found += [each.custom_id for each in message.selects if not each.disabled]
    for custom_id in found:
        try:
            address = Address.read(custom_id.removeprefix("m"))
        except ValueError:
            continue
        if address.verb != OUTDATED:
            yield custom_id, address


def serial_of(panel: Seen, match: int) -> Address | None:
    """A control of the question that a panel asks."""
    found = [each for _, each in controls(panel) if each.match == match and each.verb in ANSWERS and each.serial]
    return found[0] if found else None


def _same(one: Address, other: Address) -> bool:
    return (one.match, one.seat, one.serial) == (other.match, other.seat, other.serial)
