"""The script of docs/verify.py, which needs nothing of ours, on the export of a match and what its table was shown."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.tables.log import entries_of, origin_of
from games.engine import Setup, export
from tests.tables.house import House

SCRIPT = Path(__file__).parents[2] / "docs" / "verify.py"
ANNA, BORYS, CHIARA = 175928847299117063, 80351110224678912, 231234567890123456


async def played(house: House) -> tuple[dict[str, Any], str]:
    """A match to its end: its export, and everything that the table was shown of hashes and receipts."""
    number = await house.open(ANNA, BORYS, CHIARA)
    await house.lobbies.set_option(number, ANNA, "length", "short")
    shown = [(await house.store.matches.get(number)).secret_hash or ""]
    running = await house.start(number, ANNA)
    notes = [post.payload for post in await house.store.outbox.waiting(number) if post.kind == "note"]
    shown += [note["hash"] for note in notes if "hash" in note]
    while not running.over:
        running = await house.defaults(number, 1)
        shown += [f"sealed (receipt {receipt})" for receipt in running.receipts().values()]
    log = entries_of(await house.store.moves.log(number))
    setup = msgspec.convert(running.row.setup, Setup)
    written = export.export(running.match, setup, log, ["Anna", "Borys", "Chiara"], origin_of(running.row))
    return msgspec.json.decode(export.dump(written)), "\n".join(shown)


def verified(folder: Path, match: dict[str, Any], posted: str) -> tuple[int, str]:
    """What the script says, without anything installed beside Python itself."""
    (folder / "match.json").write_bytes(msgspec.json.encode(match))
    (folder / "posted.txt").write_text(posted)
    command = [sys.executable, "-I", "-S", str(SCRIPT), "match.json", "posted.txt"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


async def test_a_whole_match_is_verified_and_whatever_is_changed_is_noticed(house: House, tmp_path: Path) -> None:
    match, posted = await played(house)
    status, said = verified(tmp_path, match, posted)
    assert status == 0, said
    assert "WRONG" not in said
    assert "only the file says" not in said
    sealed = [n for n, entry in enumerate(match["log"]) if entry.get("receipt")]
    assert f"{len(sealed)} sealed choices fit" in said
    assert "only the file says" in verified(tmp_path, match, "")[1]

    def changed(change: Callable[[dict[str, Any]], None], posted: str = posted) -> str:
        other = msgspec.json.decode(msgspec.json.encode(match))
        change(other)
        status, said = verified(tmp_path, other, posted)
        assert status == 1, said
        return next(line for line in said.splitlines() if line.startswith("WRONG"))

    first = sealed[0]
    assert "seed does not fit" in changed(lambda other: other["setup"].update(seed="another"))
    assert "secret does not fit" in changed(lambda other: other["origin"].update(secret="another"))
    assert "not made of" in changed(lambda other: other["origin"]["tickets"].pop())
    assert "other choices" in changed(lambda other: other["log"][first].update(text="1=wait"))
    assert "not there" in changed(lambda other: other["log"].pop(first))
    assert "not there" in changed(lambda other: None, f"{posted} {'0' * 16}")


@pytest.mark.parametrize("word", ["games", "bot", "msgspec"])
def test_the_script_stands_alone(word: str) -> None:
    assert f"import {word}" not in SCRIPT.read_text()
