"""Sprites, marks, cards and the canvas they are stamped on."""

from __future__ import annotations

from PIL import Image

from render import marks
from render.canvas import Canvas
from render.sprites import Pen, drawn, faded, washed, with_shadow

RED, BLUE, WHITE = (200, 30, 30), (20, 60, 200), (255, 255, 255)


def disc(pen: Pen) -> None:
    pen.disc(0, 0, 10, RED)


def sheet(width: int = 100, height: int = 80) -> Canvas:
    return Canvas(Image.new("RGB", (width, height), WHITE), 1.0)


def test_a_sprite_is_smooth_and_stands_where_it_is_stamped() -> None:
    sprite = drawn((-12, -12, 12, 12), 1.0, disc)
    assert sprite.mask.size == (24, 24)
    assert set(sprite.mask.tobytes()) == {0, 127, 255}, "outside, edge, inside"
    canvas = sheet()
    canvas.moved(10, 5).stamp(sprite, 40, 30)
    assert canvas.image.getpixel((50, 35)) == RED
    assert canvas.image.getpixel((50, 50)) == WHITE


def test_a_sprite_scales_with_the_board() -> None:
    assert drawn((-12, -12, 12, 12), 1.5, disc).mask.size == (36, 36)


def test_a_shadow_grows_the_sprite_and_keeps_its_place() -> None:
    plain = drawn((-12, -12, 12, 12), 1.0, disc)
    shaded = with_shadow(plain, 3, 2)
    assert shaded.mask.width > plain.mask.width
    canvas = sheet()
    canvas.stamp(shaded, 40, 30)
    assert canvas.image.getpixel((40, 30)) == RED
    below = canvas.image.getpixel((40, 43))
    assert below not in (WHITE, RED)


def test_faded_and_washed_sprites() -> None:
    sprite = drawn((-12, -12, 12, 12), 1.0, disc)
    assert max(faded(sprite, 0.5).mask.tobytes()) == 128
    assert washed(sprite, WHITE, 1.0).colours.getpixel((12, 12)) == WHITE


def test_text_keeps_to_its_anchor_and_room() -> None:
    canvas = sheet(400, 60)
    canvas.text(200, 30, "HHHH", 20, BLUE, "bold", "m")
    box = Image.eval(canvas.image.convert("L"), lambda value: 255 - value).getbbox()
    assert box is not None
    assert abs((box[0] + box[2]) / 2 - 200) <= 1.5
    assert abs((box[1] + box[3]) / 2 - 30) <= 1.5
    wide = canvas.fitted(0, 30, "a very long name indeed", 30, BLUE, 120, least=20)
    assert wide <= 120


def test_words_get_smaller_before_they_are_cut() -> None:
    canvas = sheet(400, 60)
    room = canvas.width("Констянтин", 22, "text")
    assert canvas.fitted(0, 30, "Констянтин", 30, BLUE, room, least=20) == room


def test_an_arrow_leads_from_place_to_place_and_covers_neither() -> None:
    canvas = sheet(300, 200)
    start, end = (40.0, 100.0), (260.0, 100.0)
    canvas.stamp(marks.arrow(1.0, start, end, BLUE), *start)
    assert canvas.image.getpixel((40, 100)) == canvas.image.getpixel((260, 100)) == WHITE
    inked = [x for x in range(300) for y in range(60, 140) if canvas.image.getpixel((x, y)) == BLUE]
    assert min(inked) > 60
    assert max(inked) < 245
    assert max(inked) - min(inked) > 120
