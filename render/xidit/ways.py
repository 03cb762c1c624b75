"""The ways of the heroes this year, from city to city along the roads."""

from __future__ import annotations

from collections.abc import Sequence

from games.xidit import components
from render.xidit.scene import Scene


def of(scene: Scene) -> dict[int, list[int]]:
    """The cities each seat's hero has come through: this year, or last year while the next is being planned."""
    view, before = scene.view, scene.before
    if view.phase == "execution":
        return {
            seat: back(player.hero, [order for number, order in enumerate(player.plan, 1) if done(scene, seat, number)])
            for seat, player in enumerate(view.seats)
            if player.hero and player.plan
        }
    if before is None or before.phase not in ("execution", "census") or view.phase == "heroes":
        return {}
    return {
        seat: back(now.hero, was.plan)
        for seat, (was, now) in enumerate(zip(before.seats, view.seats, strict=True))
        if now.hero and was.plan
    }


def done(scene: Scene, seat: int, number: int) -> bool:
    """Whether this order of a revealed plan has been executed."""
    return state(scene, seat, number) == "done"


def state(scene: Scene, seat: int, number: int) -> str:
    """Whether this order of a revealed plan is done, is being executed, or is still to come."""
    view = scene.view
    if view.phase != "execution" or number < view.order:
        return "done"
    if number > view.order or not view.waiting:
        return "next"
    acting = view.waiting[0]
    if seat == acting:
        return "now"
    return "done" if _turn(scene, seat) < _turn(scene, acting) else "next"


def _turn(scene: Scene, seat: int) -> int:
    return (seat - scene.view.first) % scene.view.players


def back(hero: int, orders: Sequence[str]) -> list[int]:
    """The way that led here by these orders.

    A road leads back to where it came from; a city without a road of the colour was not left (XID-5.6).
    """
    way = [hero]
    for order in reversed(orders):
        came = components.CITIES[way[0]].roads.get(order)
        if came is not None:
            way.insert(0, came)
    return way
