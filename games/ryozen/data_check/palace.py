"""The Phoenix Palace mode (RYO-17)."""

from __future__ import annotations

from collections import Counter

from games.engine.data_check import Need
from games.ryozen.schema import Files

SPOTS = {"outer_wall": 4, "embrasure": 4, "summit": 1}
ROTATIONS, FACES = 6, 4


def check_palace(data: Files, need: Need) -> None:
    """palace.toml"""
    check_spots(data, need)
    if check_seats(data, need):
        check_views(data, need)


def check_spots(data: Files, need: Need) -> None:
    """RYO-17.4, RYO-17.5."""
    file = data.palace
    need(Counter(row.kind for row in file.spot) == SPOTS, file, f"there are {SPOTS}", "spot")
    need({row.id: row.count for row in file.spot_kind} == SPOTS, file, f"there are {SPOTS}", "spot_kind")
    for kind in file.spot_kind:
        summit = kind.id == "summit"
        need(kind.pushable == summit, kind, "only the Summit is pushed", "pushable")
        need(kind.needs_view == (not summit), kind, "only the Summit needs none", "needs_view")
        turns = bool(kind.day_effect) and kind.day_effect[-1].op == "rotate_palace"
        need(turns, kind, "it ends with a rotation", "day_effect")
    for row in file.spot:
        faces = [0] if row.kind == "summit" else list(range(1, FACES + 1))
        need(row.face in faces, row, f"it is one of {faces}", "face")
    faces_of = Counter((row.kind, row.face) for row in file.spot)
    twice = [f"{kind} {face}" for (kind, face), count in faces_of.items() if count > 1]
    need(not twice, file, f"several spots are {', '.join(twice)}", "spot")


def check_seats(data: Files, need: Need) -> bool:
    """RYO-17.3: sides of the board, clockwise."""
    angles = {row.id: row.angle for row in data.palace.seat}
    four = sorted(angles.values()) == [0, 90, 180, 270]
    if not need(four, data.palace, "four sides, at 0, 90, 180 and 270 degrees", "seat"):
        return False
    seating = data.palace.seating
    for name, seats in (("two", seating.two), ("three", seating.three), ("four", seating.four)):
        following = (*seats[1:], seats[0])
        turns = [(angles[there] - angles[here]) % 360 for here, there in zip(seats, following, strict=True)]
        around = len(set(seats)) == len(seats) and sum(turns) == 360
        need(around, seating, "sides go clockwise around the board, each once", name)
    return True


def check_views(data: Files, need: Need) -> None:
    """RYO-17.8: what a side sees follows from the angles; every face is seen by somebody."""
    angles = {row.id: row.angle for row in data.palace.seat}
    step = data.board.rotation.step_degrees
    views = Counter((row.rotation, row.seat) for row in data.palace.view)
    every = {(rotation, seat) for rotation in range(ROTATIONS) for seat in angles}
    whole = set(views) == every and set(views.values()) == {1}
    need(whole, data.palace, "one for each rotation and side", "view")
    for row in data.palace.view:
        seen = tuple(
            face + 1
            for face in range(FACES)
            if abs((face * 90 + row.rotation * step - angles[row.seat] + 180) % 360 - 180) < 90
        )
        need(row.faces == seen, row, f"by the angles it sees {', '.join(map(str, seen))}", "faces")
