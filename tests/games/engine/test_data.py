"""Data files are refused with a sentence that names file, line and key, whatever is wrong with them."""

import tomllib
from pathlib import Path
from typing import Annotated, Literal

import pytest

from games.engine import data
from games.engine.data_check import Need
from games.engine.data_lines import lines

ROOT = Path(__file__).parents[3]
pytestmark = pytest.mark.finding("CO-7")


class Gain(data.Part, frozen=True):
    op: Literal["produce", "trade"]
    n: data.Positive = 1
    use_mill: bool = False


class Place(data.Row, frozen=True):
    id: data.Id
    near: tuple[Annotated[str, data.ids("board.place.id")], ...] = ()
    gain: tuple[Gain, ...] = ()
    at: tuple[int, int] = (0, 0)
    cost: dict[Literal["coin", "scroll"], int] = {}
    tint: data.Hex = "#000000"
    rule: data.Rule = "XID-1"
    owner: Annotated[str, data.ids("people.person.id", also=("nobody",))] = ""


class Board(data.Part, frozen=True):
    place: tuple[Place, ...]


class Person(data.Row, frozen=True):
    id: data.Id


class People(data.Part, frozen=True):
    person: tuple[Person, ...]


class Files(data.Folder):
    board = data.File(Board)
    people = data.File(People)


BOARD = """
[[place]]  # line 2
id = "gate"
source = "house"
near = ["spring"]
gain = [
    { op = "produce", n = 2 },
    { op = "trade", use_mill = true },  # line 8
]

[[place]]
id = "spring"
source = "public"
near = ["gate"]
cost = { coin = 2 }  # line 15
owner = "ada"
"""
PEOPLE = """
[[person]]
id = "ada"
source = "house"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "board.toml").write_text(BOARD)
    (tmp_path / "people.toml").write_text(PEOPLE)
    return tmp_path


def refusal(folder: Path, right: str, wrong: str) -> data.DataError:
    """What is said when something is mistyped."""
    assert BOARD.count(right) == 1
    (folder / "board.toml").write_text(BOARD.replace(right, wrong))
    with pytest.raises(data.DataError) as error:
        Files("any", folder).read_all()
    assert error.value.file == str(folder / "board.toml")
    return error.value


def test_what_is_right_is_read(folder: Path) -> None:
    files = Files("any", folder)
    gate, spring = files.board.place
    assert gate.gain == (Gain("produce", 2), Gain("trade", use_mill=True))
    assert data.by_id(files.board.place) == {"gate": gate, "spring": spring}
    assert files.board is files.board


@pytest.mark.parametrize(
    ("right", "wrong", "line", "key", "words"),
    [
        ("use_mill", "use_mil", 8, "place.gain.use_mil", "there is no such field here (is `use_mill` meant?)"),
        ("near = [\"gate\"]", "neer = []", 14, "place.neer", "there is no such field here (is `near` meant?)"),
        ('op = "trade"', 'op = "trad"', 8, "place.gain.op", "'trad' is not known here (is `trade` meant?)"),
        (", n = 2 }", ', n = "two" }', 7, "place.gain.n", "a whole number is needed here, not text"),
        (", n = 2 }", ", n = 2.5 }", 7, "place.gain.n", "a whole number is needed here, not a fraction"),
        (", n = 2 }", ", n = 0 }", 7, "place.gain.n", "a whole number is needed here, at least 1"),
        ("use_mill = true", 'use_mill = "yes"', 8, "place.gain.use_mill", "true or false is needed here, not text"),
        ("{ coin = 2 }", "{ coin = true }", 15, "place.cost.coin", "a whole number is needed here, not true or false"),
        ("{ coin = 2 }", "{ con = 2 }", 15, "place.cost.con", "'con' is not known here (is `coin` meant?)"),
        ("{ coin = 2 }", "2", 15, "place.cost", "a table is needed here, not a whole number"),
        ("{ coin = 2 }", "{}\nat = [1]", 16, "place.at", "a list of 2 is needed here, this one has 1"),
        ("{ coin = 2 }", '{}\ntint = "red"', 16, "place.tint", "a colour is written like #2f6fde"),
        ("{ coin = 2 }", '{}\nrule = "4.3"', 16, "place.rule", "a rule is written like XID-4.3"),
        ('id = "gate"', 'id = "The Gate"', 3, "place.id", "an id has small letters, digits and single underscores"),
        ('id = "gate"\n', "", 2, "place", "`id` is missing"),
        ('id = "gate"', 'id = "spring"', 12, "place.id", "'spring' stands twice"),
        ('"public"', '"pubic"', 13, "place.source", "'pubic' is not known here (is `public` meant?)"),
        ('["gate"]', '["gaet"]', 14, "place.near", "there is no 'gaet' in board.toml: place.id (is `gate` meant?)"),
        ('"ada"', '"eve"', 16, "place.owner", "there is no 'eve' in people.toml: person.id"),
        (", n = 2 }", ", n = 2", 7, "", "this is not TOML: invalid initial character for a key part"),
        ("{ coin = 2 }", "{ coin = two }", 15, "", "this is not TOML: invalid value"),
    ],
)  # fmt: skip
def test_what_is_mistyped_is_named(folder: Path, right: str, wrong: str, line: int, key: str, words: str) -> None:
    error = refusal(folder, right, wrong)
    assert (error.line, error.key, error.words) == (line, key, words)
    assert str(error) == f"{error.file}, line {line}: {f'{key}: ' if key else ''}{words}"


def test_words_beside_the_ids_of_a_table(folder: Path) -> None:
    (folder / "board.toml").write_text(BOARD.replace('"ada"', '"nobody"'))
    assert Files("any", folder).board.place[1].owner == "nobody"


def test_refused_again_when_asked_again(folder: Path) -> None:
    (folder / "board.toml").write_text(BOARD.replace('"ada"', '"eve"'))
    files = Files("any", folder)
    for _ in range(2):
        with pytest.raises(data.DataError, match="no 'eve'"):
            assert files.board


def test_a_missing_file_a_strange_file_and_no_text(folder: Path) -> None:
    (folder / "people.toml").rename(folder / "poeple.toml")
    with pytest.raises(data.DataError, match=r"people\.toml, line 1: there is no such file"):
        assert Files("any", folder).people
    (stray,) = Files("any", folder).strays()
    assert str(stray) == f"{folder / 'poeple.toml'}, line 1: any has no file of this name"
    (folder / "people.toml").write_bytes(b"\xff")
    with pytest.raises(data.DataError, match="not text in UTF-8"):
        assert Files("any", folder).people


def test_checks_point_at_the_row_or_its_field(folder: Path) -> None:
    files = Files("any", folder)
    need = Need(files)
    gate, spring = files.board.place
    assert need(holds=True, row=gate, words="never told")
    assert not need(holds=False, row=spring, words="too dear", field="cost")
    need(holds=False, row=gate.gain[1], words="too good")
    need(holds=False, row=files.people, words="too few", field="person")
    need(holds=False, row=spring, words="no colour", field="tint")
    assert need.checks == 5
    assert [(problem.line, problem.key, problem.words) for problem in need.problems] == [
        (15, "place.cost", "too dear"),
        (8, "place.gain", "too good"),
        (2, "person", "too few"),
        (11, "place.tint", "no colour"),  # it is not there: the row is
    ]


@pytest.mark.parametrize("path", sorted(ROOT.glob("games/*/data/*.toml")), ids=lambda path: "-".join(path.parts[-3::2]))
def test_every_value_has_its_line(path: Path) -> None:
    """Compared with what the parser finds: the same ways, and each key stands in its line."""
    source = path.read_text("utf-8")
    found, text = lines(source), source.split("\n")
    assert set(found) == set(ways(tomllib.loads(source), ()))
    assert all(key[-1] in text[line - 1] for key, line in found.items() if isinstance(key[-1], str))


def ways(value: object, path: tuple[str | int, ...]) -> list[tuple[str | int, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way for key, each in inside for way in [(*path, key), *ways(each, (*path, key))]]


def test_lines_of_what_our_files_do_not_have() -> None:
    source = (
        '# a "b\n"quoted key" = """one\n[two]\n"""\n[a.b]\nc.d = [1, [2,\n {e = "]"}]] # }\n[[f]]\n[[f.g]]\nh = 1\n'
    )
    assert lines(source) == {
        ("quoted key",): 2,
        ("a",): 5,
        ("a", "b"): 5,
        ("a", "b", "c"): 6,
        ("a", "b", "c", "d"): 6,
        ("a", "b", "c", "d", 0): 6,
        ("a", "b", "c", "d", 1): 6,
        ("a", "b", "c", "d", 1, 0): 6,
        ("a", "b", "c", "d", 1, 1): 7,
        ("a", "b", "c", "d", 1, 1, "e"): 7,
        ("f",): 8,
        ("f", 0): 8,
        ("f", 0, "g"): 9,
        ("f", 0, "g", 0): 9,
        ("f", 0, "g", 0, "h"): 10,
    }
