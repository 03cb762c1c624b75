"""The command line: what it prints, what it writes, and how it refuses."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import db
from bot.__main__ import main
from games.engine import Match, Setup, export
from games.engine.policy import random_choice
from games.xidit.game import GAME
from tests.support.database import fresh


def exported(path: Path) -> Path:
    """A finished match in a file."""
    setup = GAME.complete(Setup(3, "command line", {"length": "short"}))
    match, _ = Match.begin(GAME, setup)
    rng, log = random.Random(1), []
    while match.state.outcome is None:
        seat = match.waiting[0]
        log.append(match.submit(seat, random_choice(match.decisions[seat], rng))[0])
    path.write_bytes(export.dump(export.export(match, setup, log, ["Anna", "Borys", "Chiara"])))
    return path


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    """`slowtable games` lists the games with their options, for people and as JSON."""
    assert main(["games"]) == 0
    printed = capsys.readouterr().out
    assert "xidit: Lords of Xidit, 3-5 players" in printed
    assert "length: full*, short" in printed
    assert main(["games", "--json"]) == 0
    assert any(meta["id"] == "xidit" for meta in json.loads(capsys.readouterr().out))


def test_selfplay(capsys: pytest.CaptureFixture[str]) -> None:
    """`slowtable selfplay` plays matches and tells who won."""
    arguments = ["selfplay", "xidit", "--players", "3", "--matches", "3", "--option", "length=short", "--policy"]
    assert main([*arguments, "random", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["finished"], report["players"]) == (3, 3)
    assert report["decisions"] > 30
    assert report["measured"] == 1
    assert sum(report["ends"].values()) == pytest.approx(1, abs=0.01)
    assert all(report[figure] > 0 for figure in ("turns", "waits", "clicks", "posts", "pictures", "dms"))
    assert 0 <= report["unchanged_pictures"] <= 1
    assert main([*arguments, "bot,random,random"]) == 0
    assert "wins by policy: normal" in capsys.readouterr().out


@pytest.mark.finding("BO-8")
def test_selfplay_tells_how_matches_go(capsys: pytest.CaptureFixture[str]) -> None:
    """Any text is a seed; policies change seats, and wins are told by policy and by what seats were dealt."""
    words = ["selfplay", "ryozen", "--players", "2", "--matches", "4", "--seed", "demo", "--measure", "0", "--json"]
    assert main([*words, "--policy", "normal,random", "--rotate"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["wins_by_policy"] == {"normal": 4}
    assert report["wins_by_seat"] == [2, 2]
    share, low, high = report["shares_by_policy"]["normal"]
    assert (share, high) == (1, 1)
    assert 0.4 < low < 0.6
    assert sum(report["ends"].values()) == pytest.approx(1, abs=0.01)
    assert report["rounds"] > 1
    assert report["waits"] > 0
    assert set(report["wins_by_option"]) == {"clan"}


def test_the_same_seed_gives_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    seen = []
    for _ in range(2):
        main(["selfplay", "xidit", "--matches", "4", "--seed", "9", "--policy", "random", "--measure", "0", "--json"])
        report = json.loads(capsys.readouterr().out)
        seen.append((report["decisions"], report["wins_by_seat"], report["mean_scores"]))
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["selfplay", "xidit", "--players", "9"], "3 to 5"),
        (["selfplay", "xidit", "--option", "length"], "KEY=VALUE"),
        (["selfplay", "xidit", "--option", "length=eternal"], "no option"),
        (["selfplay", "xidit", "--policy", "bot,bot"], "--policy"),
        (["selfplay", "xidit", "--people", "7"], "from 0 to 5"),
        (["draw", "xidit", "--part", "sky", "--out", "x.png"], "map, seats, tracks"),
        (["draw", "xidit", "--seat", "9", "--out", "x.png"], "from 1 to 5"),
        (["replay", "nowhere.json"], "No such file"),
    ],
)
def test_bad_arguments_are_refused_in_words(arguments: list[str], words: str) -> None:
    with pytest.raises(SystemExit) as refused:
        main(arguments)
    assert words in str(refused.value)


def test_draw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`slowtable draw` writes the picture of a position."""
    board, mine, podium, story = (tmp_path / f"{name}.png" for name in ("board", "mine", "podium", "story"))
    common = ["draw", "xidit", "--players", "3", "--decisions", "12", "--out"]
    assert main([*common, str(board)]) == 0
    assert main([*common, str(mine), "--seat", "2", "--language", "uk"]) == 0
    assert main(["draw", "xidit", "--players", "3", "--option", "length=short", "--podium", "--out", str(podium)]) == 0
    assert main(["draw", "xidit", "--players", "3", "--option", "length=short", "--story", "--out", str(story)]) == 0
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in (board, mine, podium, story))
    assert story.read_bytes() != podium.read_bytes()
    assert board.read_bytes() != mine.read_bytes()
    assert "1080 x" in capsys.readouterr().out


def test_replay_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = exported(tmp_path / "match.json")
    assert main(["replay", str(path), "--log"]) == 0
    printed = capsys.readouterr().out
    assert "replayed to the same state" in printed
    assert "match their receipts" in printed
    assert "winner: " in printed


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda match: match["setup"].update(seed="another"), "seed"),
        (lambda match: match["log"][4].update(text="1=wait 2=wait 3=wait 4=wait 5=wait 6=wait"), "receipt"),
        (lambda match: match.update(digest="0" * 64), "state at the end"),
        (lambda match: match["log"].pop(3), "refused"),
    ],
)
def test_replay_notices_what_was_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: object, fault: str
) -> None:
    path = exported(tmp_path / "match.json")
    match = json.loads(path.read_text())
    change(match)  # type: ignore[operator]
    path.write_text(json.dumps(match))
    assert main(["replay", str(path)]) == 1
    assert fault in capsys.readouterr().err


def test_replay_refuses_what_is_no_match(tmp_path: Path) -> None:
    path = tmp_path / "shopping.json"
    path.write_text('{"milk": 2}')
    with pytest.raises(SystemExit, match="not an exported match"):
        main(["replay", str(path)])


def test_backup_and_doctor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(tmp_path / "data" / "slow.db"))
    monkeypatch.delenv("SLOWTABLE_TOKEN", raising=False)
    with pytest.raises(SystemExit, match="no database"):
        main(["backup", "copy.db"])
    assert main(["doctor"]) == 0
    printed = capsys.readouterr().out
    assert "no database yet" in printed
    assert "no SLOWTABLE_TOKEN" in printed
    assert "xidit can be drawn" in printed


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("LANGUAGE", "tlh", "one of en, ru, uk"),
        ("DECISION_HOURS", "soon", "a whole number of hours from 0 (no clock) to 1440"),
        ("DECISION_HOURS", "-1", "a whole number of hours from 0 (no clock) to 1440"),
        ("WHEN_LATE", "lose", "one of nothing, default, bot, seat, vote"),
        ("CLOCK_RESTS", "at night", "true or false"),
        ("SANDBOX_PORT", "70000", "a whole number from 0 to 65535"),
    ],
)
def test_doctor_says_what_a_bad_setting_has_to_be(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    value: str,
    expected: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text(f"SLOWTABLE_{name}={value}\n")
    assert main(["doctor"]) == 1
    assert capsys.readouterr().out == f"✗ SLOWTABLE_{name} is {value!r}: it has to be {expected}\n"


def test_play_refuses_bad_settings_in_plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SLOWTABLE_DECISION_HOURS", "soon")
    with pytest.raises(SystemExit, match="SLOWTABLE_DECISION_HOURS is 'soon': it has to be a whole number"):
        main(["play"])


def test_play_refuses_a_database_that_another_bot_uses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(tmp_path / "x.db"))
    monkeypatch.setenv("SLOWTABLE_SANDBOX_PORT", "0")
    with db.single_instance(tmp_path / "x.db"), pytest.raises(SystemExit, match="another Slowtable"):
        main(["play"])


def test_restore_tells_first_and_keeps_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy = fresh(tmp_path / "slow.db"), tmp_path / "elsewhere" / "copy.db"
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(path))
    with pytest.raises(SystemExit, match="there is no backup"):
        main(["restore", str(copy)])
    assert main(["backup", str(copy)]) == 0
    backed_up = copy.read_bytes()
    for how in ([], ["--dry-run"], ["--dry-run", "--yes"]):
        assert main(["restore", str(copy), *how]) == 0
        assert "Nothing was changed" in capsys.readouterr().out
    assert not (tmp_path / "slow-before-restore.db").exists()
    assert main(["restore", str(copy), "--yes"]) == 0
    assert "0 matches" in capsys.readouterr().out
    assert (tmp_path / "slow-before-restore.db").exists()
    assert copy.read_bytes() == backed_up, "it may be on a disk that is only read"
    assert [file.name for file in copy.parent.iterdir()] == ["copy.db"]
    assert not list(tmp_path.glob("*at-hand*"))
    with db.single_instance(path), pytest.raises(SystemExit, match="nothing was restored: another Slowtable"):
        main(["restore", str(copy), "--yes"])


def test_what_cannot_be_restored_is_told_by_its_own_name_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, other = fresh(tmp_path / "slow.db"), tmp_path / "other.db"
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(path))
    before = path.read_bytes()
    other.write_bytes(b"no database" * 1000)
    with pytest.raises(SystemExit, match=f"nothing was restored: {re.escape(str(other))} is"):
        main(["restore", str(other), "--yes"])
    with pytest.raises(SystemExit, match="a database cannot be its own backup"):
        main(["restore", str(path), "--yes"])
    assert path.read_bytes() == before


def test_a_database_is_restored_though_its_folder_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, lost = fresh(tmp_path / "copy.db"), tmp_path / "data" / "slow.db"
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(lost))
    assert main(["restore", str(copy)]) == 0
    assert "not there" in capsys.readouterr().out
    assert main(["restore", str(copy), "--yes"]) == 0
    assert lost.exists()
