"""The house as such: what is written is used, lists are complete, dependencies are bounded."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import bot.commands
from bot.panels.forms import Target
from bot.panels.registry import PANELS
from bot.panels.request import Request
from db import Store

ROOT = Path(__file__).parents[2]
OURS = ("bot", "db", "games", "render", "sandbox")


def files(*folders: str) -> list[Path]:
    """Our modules."""
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


@cache
def tree_of(path: Path) -> ast.Module:
    """A module as a tree."""
    return ast.parse(path.read_text("utf-8"))


def parsed(*folders: str) -> dict[Path, ast.Module]:
    """Our modules, as trees."""
    return {path: tree_of(path) for path in files(*folders)}


def without_types(source: str) -> str:
    """A module without what only mypy reads."""
    return re.sub(r"^if TYPE_CHECKING:.*\n(?:(?: {4}.*)?\n)*", "", source, flags=re.M)


def attributes(*folders: str) -> set[str]:
    """Every attribute that is asked for anywhere in these folders."""
    trees = parsed(*folders).values()
    return {node.attr for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


@pytest.mark.finding("CO-8")
def test_whatever_the_store_can_do_is_used() -> None:
    """By the bot, its command line or the store itself: what only tests call is written for nobody."""
    source = (ROOT / "db" / "store.py").read_text("utf-8")
    parts = dict(re.findall(r"self\.(\w+) = (\w+)\(database\)", source))
    assert len(parts) > 8
    kinds = {name: getattr(import_module(Store.__module__), kind) for name, kind in parts.items()}
    offered = {(part, name) for part, kind in kinds.items() for name in vars(kind) if not name.startswith("_")}
    used = attributes("bot", "db")
    assert {f"{part}.{name}" for part, name in offered if name not in used} == set()


@pytest.mark.finding("CO-26")
def test_every_panel_and_every_command_is_installed() -> None:
    written = [path for path in (ROOT / "bot" / "panels").glob("*.py") if "\ndef register(" in path.read_text("utf-8")]
    assert {panel.__name__ for panel in PANELS} == {f"bot.panels.{path.stem}" for path in written}
    commands = {module.name for module in iter_modules(bot.commands.__path__)}
    with_install = {name for name in commands if hasattr(import_module(f"bot.commands.{name}"), "install")}
    listed = ast.unparse(parsed("bot")[ROOT / "bot" / "commands" / "__init__.py"].body[-1])
    assert with_install == set(re.findall(r"\w+", listed)) & commands


@pytest.mark.finding("CO-15")
def test_dependencies_have_bounds_and_pins() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pinned = re.findall(r"^([\w.-]+)==", (ROOT / "constraints.txt").read_text("utf-8"), re.M)
    pins = {name.lower().replace("_", "-") for name in pinned}
    needed = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    assert [each for each in needed if re.split(r"[\[<>=]", each.lower().replace("_", "-"))[0] not in pins] == []
    loose = [each for each in project["dependencies"] if not re.search(r">=[\d.]+,<[\d.]+$", each)]
    assert loose == ["tzdata"], "the world's clocks change whenever they like"


@pytest.mark.finding("CO-22")
def test_a_test_says_what_it_proves() -> None:
    """By its name, or, where that is one word, by a sentence; never by the number of an example alone."""
    silent = []
    for path, tree in parsed("tests").items():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                said = ast.get_docstring(node) or ""
                if (said and len(said.split()) < 3) or (not said and node.name.count("_") == 1):
                    silent.append(f"{path.name}: {node.name}")
    assert silent == []


@pytest.mark.finding("CO-23")
def test_tests_use_public_seams() -> None:
    """What a test needs of a module is offered by it: no private name of another is used or replaced."""
    inside = []
    for path, tree in parsed("tests").items():
        for node in ast.walk(tree):
            match node:
                case ast.Attribute(ast.Name("self" | "cls")) | ast.Attribute(ast.Call(ast.Name("super"))):
                    names = []
                case ast.Attribute():
                    names = [node.attr]
                case ast.ImportFrom():
                    names = [alias.name for alias in node.names]
                case ast.Call(ast.Attribute(attr="setattr" | "object"), [_, ast.Constant(str(name)), *_]):
                    names = [name]
                case _:
                    names = []
            inside += [f"{path.name}: {name}" for name in names if re.match(r"_[a-z]", name)]
    assert inside == []


@pytest.mark.finding("CO-2")
def test_one_request_and_one_form() -> None:
    """A click and a command are one kind of request; whatever is filled in is a target of one form."""
    assert {kind.__name__ for kind in Request.__subclasses__()} == {"Click", "Context"}
    targets = {kind.__name__ for kind in Target.__subclasses__()}
    assert targets == {"Answers", "Plans", "Standing", "LobbyOptions"}


@pytest.mark.finding("CO-10")
def test_nobody_is_handed_the_whole_house() -> None:
    """The client puts the rooms together, and the command line starts it: nobody else knows its name."""
    knowing = {path.relative_to(ROOT).as_posix() for path, tree in parsed("bot").items() if "Slowtable" in names(tree)}
    assert knowing == {"bot/cli/serve.py"}


def test_only_tables_change_what_a_match_in_memory_is() -> None:
    """A row that somebody has read is a copy of what was: put into a match by whoever looks at it, it would bring back
    what the match has left behind, such as the board before the last."""
    found = [
        path.relative_to(ROOT).as_posix()
        for path, tree in parsed("bot").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        if (isinstance(node.value, ast.Attribute) and node.value.attr == "row")
        or (
            node.attr == "row"
            and not path.is_relative_to(ROOT / "bot" / "tables")
            and ast.unparse(node.value) != "self"
        )
    ]
    assert found == ["bot/cli/pace/table.py"], "a match of its own, which nobody else reads"


@pytest.mark.finding("CO-30")
def test_processes_that_work_are_started_in_one_place() -> None:
    """Drawing and thinking differ in what is done: how a worker begins, is replaced and ends is told once."""
    started = {path.name for path in files(*OURS) if "ProcessPoolExecutor" in path.read_text("utf-8")}
    assert started == {"workers.py"}


def names(tree: ast.Module) -> set[str]:
    """All names a module uses."""
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} | {
        alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names
    }


@pytest.mark.finding("CO-11")
def test_every_room_of_the_bot_has_its_floor() -> None:
    """The linter's contract names all of them: a new module at the root would stand on no floor."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (floors,) = [contract["layers"] for contract in contracts if contract["type"] == "layers"]
    rooms = {module.name for module in iter_modules(bot.__path__)}
    assert rooms - {floor for layer in floors for floor in layer.split(" | ")} == {
        "process",
        "shards",
        "wire",
        "workers",
    }, "leaves: they import nothing of ours"


@pytest.mark.finding("CO-19")
def test_imports_stand_at_the_top() -> None:
    """Where one stands in a function it is slow and seldom needed, or one of two steps that lead to each other."""
    lazy = {
        path.relative_to(ROOT).as_posix()
        for path in files(*OURS)
        if re.search(r"^ {4,}(from \S+ )?import ", without_types(path.read_text("utf-8")), re.M)
    }
    drivers = {"db/places.py", "db/postgres.py", "bot/process.py"}  # of a server or a loop that most do without
    assert lazy == {"db/migrate.py", "games/circadians/rules/relics.py"} | drivers


@pytest.mark.finding("CO-27")
def test_files_are_made_and_threads_are_found_in_one_place() -> None:
    made = {path.name for path in files("bot") if "discord.File(" in path.read_text("utf-8")}
    found = {path.name for path in files("bot") if "get_partial_messageable(" in path.read_text("utf-8")}
    assert (made, found) == ({"layout.py"}, {"courier.py"})


@pytest.mark.finding("CO-28")
def test_the_table_takes_named_arguments() -> None:
    """What goes into a change is checked by mypy: nothing is popped out of a dict of anything."""
    loose = [
        f"{path.name}: {node.name}"
        for path, tree in parsed("bot/tables", "db").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if node.args.kwarg is not None and ast.unparse(node.args.kwarg) == "**more: Any"
    ]
    assert loose == []


@pytest.mark.finding("CO-31")
def test_files_can_be_read_in_a_sitting_and_import_in_one_direction() -> None:
    sizes = {path: len(path.read_text("utf-8").splitlines()) for path in files(*OURS, "tests", "tools")}
    assert [path.name for path, size in sizes.items() if size > 500] == []
    assert round_trips(*OURS) == []


FROM = re.compile(r"^from (\S+) import (\([^)]*\)|.*)$|^import (\S+)", re.M)


def round_trips(*folders: str) -> list[str]:
    """Modules that import each other when they are loaded."""
    sources = {path.relative_to(ROOT).with_suffix("").as_posix().replace("/", "."): path for path in files(*folders)}
    wanted = {name: imported(path) & sources.keys() - {name} for name, path in sources.items()}
    while leaves := [name for name, others in wanted.items() if not others & wanted.keys()]:
        for name in leaves:
            del wanted[name]
    return sorted(wanted)


def imported(path: Path) -> set[str]:
    """The modules that one imports."""
    found: set[str] = set()
    for module, names, plain in FROM.findall(path.read_text("utf-8")):
        found |= {module or plain, *(f"{module}.{name}" for name in re.findall(r"\w+", names))}
    return found


DIALECT = re.compile(
    r"whisper|\bunseen\b|rubbish|stumbl|bring_in|count_on|counts? on and|house's clock|(?:is|was|been) seen to\b"
    r"|\bat rest\b|\balone=True|word to the table|own liking|^ *\"\"\"So (?:many|often|long) |\w+Letter\b",
    re.I,
)
"""Words of our own for what everybody else calls ephemeral, garbage collection, an exception, an import, an increment,
an operator's default, handled, idle, a notice, a preference, a limit and a DM."""
VAGUE = {
    "after",
    "since",
    "reading",
    "preparing",
    "late",
    "due",
    "ladder",
    "alone",
    "closer",
    "fill",
    "ahead",
    "letters",
}
"""Names of modules that do not say what they are about."""


@pytest.mark.finding("CO-16")
def test_things_are_called_by_the_names_of_the_trade() -> None:
    said = {
        f"{path.relative_to(ROOT)}: {line}"
        for path in files("bot", "db", "sandbox", "tools")
        for line in path.read_text("utf-8").splitlines()
        if DIALECT.search(line)
    }
    assert said == set()
    assert {path.stem for path in files(*OURS)} & VAGUE == set()


def classes(folder: str) -> dict[str, list[ast.ClassDef]]:
    """The public classes of a folder by their names."""
    found: dict[str, list[ast.ClassDef]] = {}
    for tree in parsed(folder).values():
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, []).append(node)
    return found


@pytest.mark.finding("CO-18")
@pytest.mark.parametrize("room", ["bot", "db", "games/engine", "games/lib", "sandbox"])
def test_a_name_means_one_thing_in_a_room(room: str) -> None:
    assert {name: len(found) for name, found in classes(room).items() if len(found) > 1} == {}


@pytest.mark.finding("CO-18")
def test_names_that_rooms_share_are_in_the_glossary() -> None:
    """`Match`, `Table` and their like: what each of them is stands on one page."""
    words = (ROOT / "docs" / "glossary.md").read_text("utf-8").lower()
    engine = set(classes("games/engine"))
    shared = (engine & set(classes("db"))) | (engine & set(classes("bot")))
    assert "Match" in shared
    assert {name for name in shared if name.lower() not in words} == set()


@pytest.mark.finding("CO-32")
def test_hosting_and_adding_a_game_are_told_from_beginning_to_end() -> None:
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8").lower()
    wanted = ["permission", "intent", "systemd", "containerfile", "upgrading", "restore", "logs", "slowtable_database"]
    assert [word for word in wanted if word not in hosting] == []
    for name in re.findall(r"`(docs/deploy/[\w.]+|Containerfile|\.env\.example)`", hosting, re.I):
        assert any(path.name.lower() == Path(name).name for path in (ROOT / name).parent.iterdir()), name
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8").lower()
    wanted = ["render/", "bot/", "tests/games/", "/rules", "tag=", "migration", "effect"]
    assert [word for word in wanted if word not in guide] == []
    recipes = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert {"## Mend a rule", "## Add a language"} <= set(recipes.splitlines())
