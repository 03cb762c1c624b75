"""Whatever is typed into any option of any command, it is answered with a sentence; nothing breaks, nobody is pinged.

The command tree is asked which options take words, so new ones are tried too.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands

from bot.client import Slowtable
from bot.messages.words import say
from games.engine.texts import LANGUAGES
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, settled, thread

BROKEN = tuple(say(language, "something-broke", id="")[:20] for language in LANGUAGES)
HOSTILE = (
    "@everyone <@&1> [x](https://example.org) \u202e\u200b\x00 ```",
    "q" * 6000,
    ("1 " * 3000)[:5999],
    ";".join("a" for _ in range(2999)),
    "( " * 2999 + "x",
    "1" + " " * 5000 + "x",
    "99999999999999999999-99999999999999999999",
)


def worded(bot: Slowtable) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Commands with an option that takes any words: their path, what else they need, the option."""
    for command in bot.tree.walk_commands():
        if not isinstance(command, app_commands.Command):
            continue
        texts = [one for one in command.parameters if one.type is AppCommandOptionType.string]
        needed = {str(one.display_name): one.choices[0].value for one in texts if one.required and one.choices}
        for option in texts:
            if not option.choices:
                yield f"/{command.qualified_name}", needed, str(option.display_name)


@pytest.mark.finding("TR-26")
@pytest.mark.timeout(900)
async def test_words_of_any_kind_are_answered_with_a_sentence(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, caplog: pytest.LogCaptureFixture
) -> None:
    place = await thread(kit, bot, await open_match(kit, bot, alice, boris, bots=1))
    tried, broken = set(), []
    with caplog.at_level(logging.ERROR):
        for path, needed, option in worded(bot):
            tried.add(path)
            for number, text in enumerate(HOSTILE):
                reply = await alice.slash(path, place, **needed, **{option: text})
                broken += [(path, number, reply.text) for said in BROKEN if said in reply.text]
    await settled(kit, bot)
    assert tried >= {"/play", "/prepare", "/standing", "/card", "/rules find", "/match rename", "/me quiet", "/away"}
    assert not broken
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    pinged = [seen.message for seen in boris.messages(place) if seen.message.mention_everyone]
    assert not pinged
