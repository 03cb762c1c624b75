"""What people type comes back as plain letters: no style, no link, no mention, and no line is turned around."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from bot.client import Slowtable
from bot.commands import typed, zones
from bot.commands.context import Answer
from bot.messages.words import quoted, say, say_error, texts
from games.engine import Decision, Field, Form, GameError, NotUnderstood, Number, Option, Pick, Text
from games.engine.texts import LANGUAGES
from sandbox.kit import Actor, Kit, Seen
from tests.bot.support import open_match, running, settled, thread

HOSTILE = "[x](http://example.org)\u202e**<@1>**\u200f`y`\x1b[31m||z||"
SENTINEL = "SENTINEL"
STYLED = set("\\*_~`|<>[]()#@:")
"""What Discord's markdown is made of. A colon is needed by every link, time, emoji and channel."""
LIST = re.compile(r"(-|\d+\.)(\s|$)")

FIXED = settings(derandomize=True, deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])

whatever = st.one_of(
    st.text(st.characters(), max_size=60),
    st.lists(
        st.sampled_from(
            [*STYLED, "http://a.b", "@everyone", "- ", "1. ", "\u202e", "\u2067", "\u200f", "\x1b", "\n", "a"]
        )
    ).map("".join),
    st.just(HOSTILE),
)


def unescaped(words: str) -> str:
    """What Discord still reads as markdown: the words without those characters that a backslash makes plain."""
    return re.sub(r"\\[^0-9A-Za-z\s]", "", words)


def harmless(words: str) -> bool:
    """Whether a reader is shown letters and nothing else."""
    if any(unicodedata.category(each) in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"} for each in words):
        return False
    return not STYLED & set(unescaped(words)) and not LIST.match(unescaped(words))


def decision(shape: Pick | Number | Form) -> Decision:
    """A question of this shape."""
    return Decision(0, Text("engine-seat", {"number": 1}), shape, "T-1")


ANY = Pick(tuple(Option(name, Text("engine-seat", {"number": 1})) for name in "pq"))
ASKED = [
    decision(ANY),
    decision(Number(1, 3)),
    decision(Form((Field("f", Text("engine-seat", {"number": 1}), ANY),))),
]


@pytest.mark.finding("TR-26")
@FIXED
@given(words=whatever)
@example(HOSTILE)
@example("- one")
@example("1. one")
def test_words_are_quoted_without_anything_that_does_something(words: str) -> None:
    back = quoted(words)
    assert harmless(back)
    assert len(re.sub(r"\\(.)", r"\1", back)) <= 40


@pytest.mark.finding("TR-26")
@FIXED
@given(
    words=st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cf", "Co", "Zs", "Zl", "Zp"]), max_size=40)
)
def test_what_can_be_seen_is_quoted_as_it_was_written(words: str) -> None:
    assert re.sub(r"\\([^0-9A-Za-z\s])", r"\1", quoted(words)) == words


@pytest.mark.finding("TR-26")
@pytest.mark.parametrize("language", LANGUAGES)
@FIXED
@given(words=whatever, asked=st.sampled_from(ASKED))
def test_refusals_of_the_engine_are_harmless(language: str, words: str, asked: Decision) -> None:
    try:
        asked.parse(words)
    except GameError as error:
        plain = {name: SENTINEL if isinstance(arg, str) else arg for name, arg in error.text.args.items()}
        before, *after = texts(language).say(Text(error.text.key, plain)).split(SENTINEL)
        told = say_error(texts(language), error)
        assert told.startswith(before)
        if after:
            assert told.endswith(after[0])
            assert harmless(told[len(before) : len(told) - len(after[0])])


def refused_by(parse: Callable[[str], object], words: str) -> Answer | None:
    """The answer that a person gets for words that are not understood."""
    try:
        parse(words)
    except Answer as answer:
        return answer
    return None


NOW = datetime(2027, 3, 10, 12, tzinfo=UTC)
READERS: dict[str, Callable[[str], object]] = {
    "moment": lambda words: typed.moment(words, NOW, ZoneInfo("UTC"), "en"),
    "past": lambda words: typed.moment(f"2027-03-01{words}", NOW, ZoneInfo("UTC"), "en"),
    "length": lambda words: typed.length(words, "uk"),
    "unit": lambda words: typed.length(f"3 parsecs {words}", "ru"),
    "zone": lambda words: zones.zone(words, "en"),
}


@pytest.mark.finding("TR-26")
@pytest.mark.parametrize("reader", READERS)
@FIXED
@given(words=whatever)
@example("")
@example("2027-02-30")
def test_refusals_of_times_and_zones_are_harmless(reader: str, words: str) -> None:
    answer = refused_by(READERS[reader], words)
    for arg in answer.args_.values() if answer else ():
        assert isinstance(arg, int) or harmless(arg)


def test_an_error_that_quotes_nobody_is_said_as_it_is() -> None:
    error = NotUnderstood("engine-too-long", most=1000)
    assert say_error(texts("en"), error) == say("en", "engine-too-long", most=1000)


def echoes_plainly(message: Seen) -> None:
    """The hostile words are quoted in it, and do nothing."""
    assert "example" in message.text
    assert not re.search(
        r"(?<!\\)\[x|https?://(?!discord\.com/channels/)|\*\*<|<@1>|\|\|z|`y`|[\u202e\u200f\x1b]", message.text
    )


COMMANDS = [
    ("/play", "choice"),
    ("/plan", "choice"),
    ("/rules find", "words"),
    ("/me timezone", "zone"),
    ("/away", "until"),
    ("/remind", "snooze"),
    ("/remind", "interval"),
]


@pytest.mark.finding("TR-26")
async def test_commands_echo_plainly(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    alice.go(await thread(kit, bot, number))
    for command, option in COMMANDS:
        reply = await alice.slash(command, **{option: HOSTILE})
        assert reply.ephemeral
        echoes_plainly(reply.message)


@pytest.mark.finding("TR-26")
async def test_typing_into_a_window_echoes_plainly(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    alice.go(await thread(kit, bot, number))
    match = await running(bot, number)
    seat = match.seats_of(int(alice.id))[0]
    while match.match.decisions.get(seat) is None or match.match.decisions[seat].rule == "XID-D2":
        await bot.table.submit_default(number, match.waiting_people()[0])
        await settled(kit, bot)
        match = await running(bot, number)
    wheels = f"{HOSTILE} wait wait wait wait wait"
    orders = alice.last(alice.dm)
    await alice.submit(await alice.click("Type it", orders), {"Choice": wheels})
    await settled(kit, bot)
    echoes_plainly(orders)
    await alice.slash("/plan", choice="wait wait wait wait wait wait")
    ahead = (await alice.slash("/prepare")).message
    await alice.submit(await alice.click("Type it", ahead), {"Choice": wheels})
    await settled(kit, bot)
    echoes_plainly(ahead)
    echoes_plainly((await alice.slash("/prepare", moves=wheels)).message)
    echoes_plainly((await alice.slash("/prepare")).message)
