"""Files that are wrong: one sentence and exit code 1, whatever is wrong with them."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import db
from bot.__main__ import main
from bot.cli.doctor.storage import check_database
from db.migrate import migrate
from games.engine import Match, Setup, export
from games.engine.policy import random_choice
from games.xidit.game import GAME

Damage = Callable[[dict[str, Any]], object]


def short_match() -> dict[str, Any]:
    """The beginning of a match, as plain data."""
    setup = GAME.complete(Setup(3, "bad files", {"length": "short"}))
    match, _ = Match.begin(GAME, setup)
    rng, log = random.Random(1), []
    for _ in range(14):
        seat = match.waiting[0]
        log.append(match.submit(seat, random_choice(match.decisions[seat], rng))[0])
    data: dict[str, Any] = json.loads(export.dump(export.export(match, setup, log, ["Anna", "Borys", "Chiara"])))
    return data


def replay(path: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str]:
    """Exit code and everything that was printed; a traceback would be an error here."""
    code, said = outcome(path, *more)
    printed = capsys.readouterr()
    return code, printed.out + printed.err + said


def outcome(path: Path, *more: str) -> tuple[int, str]:
    """Exit code and the sentence of a refusal."""
    try:
        return main(["replay", str(path), *more]), ""
    except SystemExit as refused:
        return 1, str(refused.code)


@pytest.mark.finding("TR-23")
@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda m: m["setup"].update(players=10**9), "names for"),
        (lambda m: (m["setup"].update(players=10**9), m.update(names=[], log=[])), "3 to 5 players"),
        (lambda m: (m["setup"].update(players=-1), m.update(names=[], log=[])), "3 to 5 players"),
        (lambda m: m["setup"]["options"].update(speed="high"), "no option speed"),
        (lambda m: m["log"].append({"seat": -1, "text": "abc", "kind": "rewind"}), "goes back to nowhere"),
        (lambda m: m["log"].append({"seat": -1, "text": "99", "kind": "rewind"}), "comes later"),
        (lambda m: m.update(game="\x1b[31mchess"), "there is no game"),
        (lambda m: m.update(format=7), "format 7 is not known"),
        (lambda m: m.update(schema=99), "begun with schema 99"),
        (lambda m: m["setup"].update(seats=7), "not an exported match"),
    ],
)
def test_one_sentence_for_a_bad_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: Damage, words: str
) -> None:
    match = short_match()
    damage(match)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match))
    code, said = replay(path, capsys)
    assert code == 1
    assert words in said
    assert "Traceback" not in said
    assert "\x1b" not in said


@pytest.mark.finding("RU-10")
def test_of_another_version_seed_and_seals_are_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = short_match()
    match["rules"] = 9
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match))
    code, said = replay(path, capsys)
    assert code == 1
    assert "rules 9" in said
    assert "sealed choices match their receipts" in said
    assert "replayed to the same state" not in said


@pytest.mark.finding("TR-23")
def test_what_a_file_says_is_not_obeyed_by_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = short_match()
    match["log"][0]["text"] = "\x1b]0;owned\x07\u202e"
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match))
    code, said = replay(path, capsys, "--log")
    assert code == 1
    assert "\\x1b]0;owned\\x07\\u202e" in said
    assert not {"\x1b", "\x07", "\u202e"} & set(said)


@pytest.mark.finding("TR-23")
def test_an_endless_file_is_not_read_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = replay(Path("/dev/zero"), capsys)
    assert (code, "larger than 32 MB" in said) == (1, True)


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=4,
)


@pytest.mark.finding("TR-23")
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_no_change_of_a_file_ends_in_a_traceback(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    match = short_match()
    place: Any = match
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(junk)
    path = tmp_path_factory.getbasetemp() / "changed.json"
    path.write_text(json.dumps(match))
    code, said = outcome(path)
    assert code in (0, 1)
    assert "\n" not in said


@pytest.mark.finding("TR-23")
def test_draw_into_a_folder_that_is_not_there(tmp_path: Path) -> None:
    for out, words in ((tmp_path / "missing" / "x.png", "there is no folder"), (tmp_path, "Is a directory")):
        with pytest.raises(SystemExit, match=words):
            main(["draw", "xidit", "--players", "3", "--decisions", "1", "--out", str(out)])


@pytest.mark.finding("TR-23")
def test_a_damaged_database_is_told_apart_from_a_foreign_one(tmp_path: Path) -> None:
    path = tmp_path / "slowtable.db"
    migrate(path)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = path.read_bytes()
    for size in (60, 1000, 5000, len(whole) // 2):
        path.write_bytes(whole[:size])
        (found,) = check_database(path)
        assert not found[0]
        assert "damaged" in found[1], size
        assert "not a Slowtable database" not in found[1]
    path.write_bytes(whole[:5000])
    with pytest.raises(db.DamagedDatabase, match="restore a backup"):
        migrate(path)
    path.write_text("Buy bread. " * 100)
    with pytest.raises(db.NotOurDatabase):
        migrate(path)
