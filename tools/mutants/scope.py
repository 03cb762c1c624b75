"""The places of a source that carry rules: not annotations, docstrings, texts, labels, or what is only told."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, replace

Function = (ast.FunctionDef, ast.AsyncFunctionDef)
TOLD = {"tell", "Text", "SeatName", "who", "NotLegal", "TypeVar"}
"""Calls that make words."""
WORDS_OF = ("_name", "_names", "_text", "_label")
"""Functions with these endings name things."""
LABELS = {"strict", "hint", "label", "where", "group", "prompt", "maxsize"}
"""Keyword arguments that no rule depends on."""
EXPLAINS = {"explained", "told", "why_not"}
"""Methods that add to a question what is said about its options, and why others are none."""
WORD_TYPES = {"Text", "Item", "SeatName", "Arg", "Unavailable"}


@dataclass(frozen=True)
class Place:
    """A node that may be broken, with what the breaks need to know about where it stands."""

    node: ast.AST
    parent: ast.AST
    lines: tuple[int, int]
    at_import: bool
    returns: str = ""
    """The annotated type of what the function around it returns."""


def places(tree: ast.Module) -> Iterator[Place]:
    """Every place of a module, in the order of the source."""
    for statement in tree.body:
        yield from _within(Place(statement, tree, _lines(statement), at_import=True))


def _within(place: Place) -> Iterator[Place]:
    """A place and those inside it."""
    node = place.node
    if _is_words(node):
        return
    yield place
    for child in _children(node):
        yield from _within(_inside(place, child))


def _inside(place: Place, child: ast.AST) -> Place:
    lines = _lines(child) if isinstance(child, ast.stmt) else place.lines
    inner = replace(place, node=child, parent=place.node, lines=lines)
    if isinstance(place.node, ast.Lambda):
        assert isinstance(child, ast.expr)
        return replace(inner, lines=(child.lineno, child.end_lineno or child.lineno))
    if isinstance(place.node, Function) and child in place.node.body:
        return replace(inner, at_import=False, returns=ast.unparse(place.node.returns) if place.node.returns else "")
    return inner


def _children(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, Function):
        yield from (default for default in (*node.args.defaults, *node.args.kw_defaults) if default is not None)
        yield from node.body
    elif isinstance(node, ast.ClassDef):
        yield from node.body
    elif isinstance(node, ast.Lambda):
        yield node.body
    elif isinstance(node, ast.AnnAssign):
        yield from [node.value] if node.value is not None else []
    else:
        yield from ast.iter_child_nodes(node)


def _lines(statement: ast.stmt) -> tuple[int, int]:
    """The lines that are executed with a statement itself, not those of the statements inside it."""
    last = statement.end_lineno or statement.lineno
    body = getattr(statement, "body", None)
    if body:
        last = max(statement.lineno, body[0].lineno - 1)
    return statement.lineno, last


def _is_words(node: ast.AST) -> bool:
    """Whether a node and everything in it is left alone."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Raise() | ast.JoinedStr():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
            return _names_things(name)
        case ast.FunctionDef(name=name, returns=returns):
            return name in EXPLAINS or _names_things(name) or _is_word_type(returns)
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name == "NAMES"
        case ast.keyword(arg=name):
            return name in LABELS
    return False


def _names_things(name: str) -> bool:
    return name in TOLD or name.endswith(WORDS_OF) or name.startswith("some_")


def _is_word_type(annotation: ast.expr | None) -> bool:
    """Texts, things that name something, what is no option, and one option with its label."""
    if isinstance(annotation, ast.Name) and annotation.id == "Option":
        return True
    return annotation is not None and any(
        isinstance(node, ast.Name) and node.id in WORD_TYPES for node in ast.walk(annotation)
    )
