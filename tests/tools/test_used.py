"""What a module offers is used by itself or by another one of the house: what only tests call is written for nobody."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OURS = ("bot", "db", "games", "render", "sandbox", "tools")
BY_NAME = {"GAME", "META", "FACES", "COLOURS", "MAP_SVG", "VOCABULARY", "check", "fingerprint", "register"}
"""What a module of its kind is looked into for; or a list that keeps imports alive."""
SEAMS = {
    "games.engine.play.default_choice",
    "games.engine.play.waiting_for",
    "games.engine.rulebook.forget",
    "games.xidit.rules.assessment.measure",
}
"""Through these tests look inside."""
OF_DISCORD = {"INVALID_SEQUENCE", "CATEGORY", "USER_COMMAND", "CONTEXT_MENU_COMMAND", "Life"}
"""Numbers of Discord's lists and a table of the database, which are whole or wrong."""
Place = tuple[str, str]
"""A name in a module."""


def modules() -> dict[str, ast.Module]:
    """Ours, by their names."""
    paths = [path for folder in OURS for path in (ROOT / folder).rglob("*.py") if "versions" not in path.parts]
    return {
        path.relative_to(ROOT).with_suffix("").as_posix().removesuffix("/__init__").replace("/", "."): ast.parse(
            path.read_text("utf-8")
        )
        for path in paths
    }


def written(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    """What stands in a module under a name of its own. What is decorated is known to whoever decorates it."""
    for node in tree.body:
        match node:
            case ast.FunctionDef(decorator_list=[]) | ast.AsyncFunctionDef(decorator_list=[]) | ast.ClassDef():
                yield node.name, node
            case ast.Assign(targets=targets):
                names = [name for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
                yield from ((name.id, node) for name in names if name.id != "_")
            case ast.AnnAssign(target=ast.Name(name)):
                yield name, node


class Uses:
    """What one module uses of all."""

    def __init__(self, name: str, tree: ast.Module, known: dict[str, ast.Module]) -> None:
        self.places: set[Place] = set()
        self.whole: set[str] = set()
        """Modules that are handed on as they are: anything of them may be used."""
        self.passed_on: dict[Place, Place] = {}
        self._modules: dict[str, str] = {}
        self._names: dict[str, Place] = {}
        own = {each: {id(inside) for inside in ast.walk(node)} for each, node in written(tree)}
        listed = own.get("__all__", set())
        nodes = [node for node in ast.walk(tree) if id(node) not in listed]
        for node in nodes:
            if isinstance(node, ast.ImportFrom) and node.module in known:
                self._import(name, node.module, node.names, known)
            elif isinstance(node, ast.Import):
                self._modules |= {each.asname or each.name: each.name for each in node.names if each.name in known}
        # What a package passes on is not used by that; what it has written itself and lists is: a game's pictures, say.
        for node in ast.walk(tree):
            if id(node) in listed and isinstance(node, ast.Constant) and node.value in own:
                self.places.add((name, node.value))
        bases = {id(node.value) for node in nodes if isinstance(node, ast.Attribute)}
        for node in nodes:
            match node:
                case ast.Attribute(ast.Name(base), attribute) if base in self._modules:
                    self.places.add((self._modules[base], attribute))
                case ast.Name(used, ast.Load()):
                    if used in self._modules and id(node) not in bases:
                        self.whole.add(self._modules[used])
                    if id(node) not in own.get(used, ()):
                        self.places.add(self._names.get(used, (name, used)))
                case ast.Constant(str(quoted)) if re.fullmatch(r"[\w\[\], .|]+", quoted):  # a type in quotes
                    self.places |= {self._names.get(word, (name, word)) for word in re.findall(r"\w+", quoted)}

    def _import(self, name: str, origin: str, names: list[ast.alias], known: dict[str, ast.Module]) -> None:
        for each in names:
            shown = each.asname or each.name
            if f"{origin}.{each.name}" in known:
                self._modules[shown] = f"{origin}.{each.name}"
            else:
                self._names[shown] = self.passed_on[name, shown] = (origin, each.name)


@pytest.mark.finding("CO-8")
def test_whatever_a_module_offers_is_used() -> None:
    known = modules()
    uses = [Uses(name, tree, known) for name, tree in known.items()]
    passed_on = {place: origin for use in uses for place, origin in use.passed_on.items()}
    used = {place for use in uses for place in use.places}
    waiting = list(used)
    while waiting:
        origin = passed_on.get(waiting.pop())
        if origin is not None and origin not in used:
            used.add(origin)
            waiting.append(origin)
    whole = {name for use in uses for name in use.whole}
    offered = {
        (name, each)
        for name, tree in known.items()
        if name not in whole
        for each, _ in written(tree)
        if not each.startswith("__") and each not in BY_NAME | OF_DISCORD
    }
    assert len(offered) > 3000
    assert {f"{name}.{each}" for name, each in offered - used} == SEAMS
