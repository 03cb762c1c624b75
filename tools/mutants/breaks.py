"""The kinds of breaks: what may stand in place of a node."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Any

from tools.mutants.scope import Place

Break = tuple[str, ast.stmt | ast.expr, str]
"""Its kind, the node that is replaced, and the text in its place."""

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNWRAPPED = {"reversed", "abs"}
SEQUENCE = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr, ast.Dict)


def breaks_of(place: Place) -> Iterator[Break]:
    """All breaks of one place."""
    for kind, maker in MAKERS.get(type(place.node), ()):
        for node, text in maker(place.node, place):
            yield kind, node, text


Found = Iterator[tuple[ast.stmt | ast.expr, str]]
Maker = Callable[[Any, Place], Found]
MAKERS: dict[type[ast.AST], list[tuple[str, Maker]]] = {}


def _break(kind: str, *types: type[ast.AST]) -> Callable[[Maker], None]:
    """Register a maker of breaks for some types of nodes."""

    def register(maker: Maker) -> None:
        for each in types:
            MAKERS.setdefault(each, []).append((kind, maker))

    return register


# -- conditions --------------------------------------------------------------------------------------------


@_break("comparison", ast.Compare)
def _comparison(node: ast.Compare, place: Place) -> Found:
    for index, operator in enumerate(node.ops):
        for other in COMPARISONS[type(operator)]:
            ops = [*node.ops[:index], other(), *node.ops[index + 1 :]]
            yield node, ast.unparse(ast.Compare(node.left, ops, node.comparators))


@_break("and-or", ast.BoolOp)
def _and_or(node: ast.BoolOp, place: Place) -> Found:
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield node, ast.unparse(ast.BoolOp(other, node.values))


@_break("condition-dropped", ast.BoolOp)
def _condition_dropped(node: ast.BoolOp, place: Place) -> Found:
    for index in range(len(node.values)):
        rest = [*node.values[:index], *node.values[index + 1 :]]
        yield node, f"({ast.unparse(ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0])})"


@_break("not-dropped", ast.UnaryOp)
def _not_dropped(node: ast.UnaryOp, place: Place) -> Found:
    if isinstance(node.op, ast.Not):
        yield node, f"({ast.unparse(node.operand)})"


@_break("negated", ast.If, ast.IfExp)
def _negated(node: ast.If | ast.IfExp, place: Place) -> Found:
    yield node.test, f"not ({ast.unparse(node.test)})"


@_break("filter-dropped", ast.comprehension)
def _filter_dropped(node: ast.comprehension, place: Place) -> Found:
    for condition in node.ifs:
        yield condition, "True"


@_break("answer-negated", ast.Return)
def _answer_negated(node: ast.Return, place: Place) -> Found:
    if place.returns == "bool" and node.value is not None:
        yield node.value, f"not ({ast.unparse(node.value)})"


# -- numbers -----------------------------------------------------------------------------------------------


@_break("number", ast.Constant)
def _number(node: ast.Constant, place: Place) -> Found:
    if type(node.value) is int:
        yield node, str(node.value + 1)
        yield node, str(node.value - 1)
    elif isinstance(node.value, bool):
        yield node, str(not node.value)


@_break("arithmetic", ast.BinOp)
def _arithmetic(node: ast.BinOp, place: Place) -> Found:
    other = ARITHMETIC.get(type(node.op))
    if other is not None and not isinstance(node.left, SEQUENCE) and not isinstance(node.right, SEQUENCE):
        yield node, ast.unparse(ast.BinOp(node.left, other(), node.right))


@_break("arithmetic", ast.AugAssign)
def _augmented(node: ast.AugAssign, place: Place) -> Found:
    other = ARITHMETIC.get(type(node.op))
    if other is not None and not isinstance(node.value, SEQUENCE):
        yield node, ast.unparse(ast.AugAssign(node.target, other(), node.value))


@_break("sign-dropped", ast.UnaryOp)
def _sign_dropped(node: ast.UnaryOp, place: Place) -> Found:
    if isinstance(node.op, ast.USub):
        yield node, f"({ast.unparse(node.operand)})"


# -- calls, steps and elements -----------------------------------------------------------------------------


@_break("function", ast.Call)
def _function(node: ast.Call, place: Place) -> Found:
    match node:
        case ast.Call(func=ast.Name(id=name) as function) if name in FUNCTIONS:
            yield function, FUNCTIONS[name]
        case ast.Call(func=ast.Name(id=name), args=[value]) if name in UNWRAPPED:
            yield node, f"({ast.unparse(value)})"


@_break("step-dropped", ast.Call)
def _step_dropped(node: ast.Call, place: Place) -> Found:
    """One of several steps that are scheduled together."""
    if isinstance(node.func, ast.Attribute) and node.func.attr == "then" and len(node.args) > 1:
        for index in range(len(node.args)):
            args = [*node.args[:index], *node.args[index + 1 :]]
            yield node, ast.unparse(ast.Call(node.func, args, node.keywords))


@_break("element-dropped", ast.List, ast.Set, ast.Tuple)
def _element_dropped(node: ast.List | ast.Set | ast.Tuple, place: Place) -> Found:
    in_place = isinstance(place.parent, (ast.Compare, ast.For, ast.comprehension, ast.Starred))
    if isinstance(node, ast.Tuple) and not (in_place and isinstance(node.ctx, ast.Load)):
        return
    if isinstance(place.parent, ast.For | ast.comprehension) and place.parent.target is node:
        return
    for index in range(len(node.elts) if len(node.elts) > 1 else 0):
        rest = [*node.elts[:index], *node.elts[index + 1 :]]
        yield node, ast.unparse(ast.Set(rest) if isinstance(node, ast.Set) else type(node)(rest, ast.Load()))


# -- statements --------------------------------------------------------------------------------------------


@_break("statement-removed", ast.Expr, ast.Assign, ast.AugAssign, ast.Delete, ast.Break, ast.Continue)
def _removed(node: ast.stmt, place: Place) -> Found:
    """Variables that are set are left alone: without them nothing runs at all."""
    if isinstance(node, ast.Expr) and _is_told(node.value):
        return
    if isinstance(node, ast.Assign) and any(isinstance(target, ast.Name | ast.Tuple) for target in node.targets):
        return
    yield node, "pass"


def _is_told(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell"
