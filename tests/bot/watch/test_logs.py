"""Lines of the log: about what they are, and that nothing gets into them which nobody may read."""

from __future__ import annotations

import io
import json
import logging

import msgspec
import pytest

import db
from bot.client import Slowtable
from bot.watch import errors, logs
from bot.watch.logs import Json, Words
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, settled, thread

TOKEN = "a-token-that-nobody-may-read"
SAID = "words that somebody typed at the table"


def record(words: str, level: int = logging.INFO, error: Exception | None = None) -> logging.LogRecord:
    found = (type(error), error, error.__traceback__) if error is not None else None
    return logging.LogRecord("bot.test", level, __file__, 1, words, (), found)


def test_secrets_are_taken_out_whoever_has_put_them_there() -> None:
    address = "POST https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246MTIz/messages responded with 429"
    for formatter in (Json([TOKEN]), Words([TOKEN])):
        line = formatter.format(record(f"{TOKEN} {address}"))
        assert TOKEN not in line
        assert "aW50ZXJhY3Rpb246MTIz" not in line
        assert "/webhooks/123/***/messages" in line


def test_a_line_says_what_it_is_about() -> None:
    with logs.about(match=7):
        logs.note(interaction=11)
        made = record("hello")
        logs.remember(made)
    assert logs.present() == {}
    line = json.loads(Json().format(made))
    assert {name: line[name] for name in ("level", "logger", "message", "match", "interaction")} == {
        "level": "info",
        "logger": "bot.test",
        "message": "hello",
        "match": 7,
        "interaction": 11,
    }
    assert Words().format(made) == "INFO bot.test: hello [match=7 interaction=11]"


def test_an_error_has_the_same_id_in_the_log_and_for_whoever_met_it() -> None:
    def fails(value: object) -> None:
        raise KeyError(value)

    found = set()
    for value in ("one", "another"):
        with pytest.raises(KeyError) as caught:
            fails(value)
        line = json.loads(Json().format(record("it failed", logging.ERROR, caught.value)))
        assert line["error"] == errors.id_of(caught.value)
        assert "KeyError" in line["exception"]
        found.add(line["error"])
    assert len(found) == 1, "the same kind, whatever is in it"
    assert errors.id_of(ValueError()) not in found


async def test_a_whole_match_leaves_no_secret_and_no_words_in_the_log(
    kit: Kit, bot: Slowtable, alice: Actor, written: io.StringIO
) -> None:
    number = await open_match(kit, bot, alice, bots=2, chosen={"length": "short"})
    place = await thread(kit, bot, number)
    await alice.slash("/play", place, choice=SAID)
    await alice.slash("/match rename", place, name=SAID)
    while not (await running(bot, number)).over:
        for seat in (await running(bot, number)).waiting_people():
            await bot.table.submit_default(number, seat)
        await settled(kit, bot)
    logging.getLogger("bot.test").error("something is wrong")
    log, row = written.getvalue(), await bot.store.matches.get(number)
    entries = await bot.store.moves.log(number)
    secrets = [entry.salt for entry in entries if entry.salt] + [row.seed, row.secret, kit.token + "-", SAID]
    secrets += [entry.text for entry in entries if entry.receipt and len(entry.text) > 12]
    said = {line for message in alice.messages(place) for line in message.text.splitlines() if len(line) > 20}
    assert len(secrets) > 10
    for secret in (*secrets, *said):
        assert secret is None or secret not in log
    lines = [msgspec.json.decode(line) for line in log.splitlines()]
    assert any(line["message"] == "something is wrong" for line in lines)


async def broken(user: int) -> list[db.Record]:
    """Statistics that cannot be had."""
    raise RuntimeError("this is broken")


async def test_who_meets_an_error_sees_its_id_and_the_log_says_where(
    kit: Kit, bot: Slowtable, alice: Actor, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.store.stats, "player", broken)
    told = (await alice.slash("/stats")).text
    line = next(line for line in map(msgspec.json.decode, written.getvalue().splitlines()) if "error" in line)
    assert line["error"] in told
    assert (line["shard"], line["what"]) == (0, "command stats")
    assert line["interaction"]
    assert bot.figures.registry.get_sample_value("slowtable_errors_total", {"id": line["error"]}) == 1
