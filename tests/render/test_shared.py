"""What two games draw alike is drawn by one function: no game repeats another's with other names and numbers."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest

from render.art import drawn_games

RENDER = Path(__file__).parents[2] / "render"
SMALL = 30
"""Functions of fewer nodes are calls of what is shared."""


class Shape(ast.NodeTransformer):
    """Takes names, numbers and words out of a function."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:  # the name ast looks for
        body = node.body[1:] if ast.get_docstring(node) else node.body
        plain = ast.FunctionDef(name="", args=node.args, body=body, decorator_list=[])
        return self.generic_visit(plain)

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for field in ("name", "id", "attr", "arg"):
            if isinstance(getattr(node, field, None), str):
                setattr(node, field, "")
        return super().generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        return ast.Constant(value=type(node.value).__name__)


def functions(game: str) -> Iterator[tuple[str, str]]:
    """Each function of a game's pictures that is not small: its shape, and where it stands."""
    for path in sorted((RENDER / game).glob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                place = f"{game}/{path.name}:{node.lineno} {node.name}"
                if sum(1 for _ in ast.walk(node)) >= SMALL:
                    yield ast.dump(Shape().visit(deepcopy(node))), place


def repeated() -> list[list[str]]:
    """Functions of several games that have one shape."""
    places = defaultdict(list)
    for game in drawn_games():
        for shape, place in functions(game):
            places[shape].append(place)
    return [found for found in places.values() if len({place.split("/")[0] for place in found}) > 1]


@pytest.mark.finding("CO-25", "CO-30")
def test_no_game_repeats_the_drawing_code_of_another() -> None:
    assert repeated() == []
