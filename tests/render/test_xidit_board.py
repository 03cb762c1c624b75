"""What Xidit's board shows, what it marks, and what it must not tell."""

from __future__ import annotations

from functools import partial
from importlib import resources
from itertools import combinations
from math import dist

import msgspec
import pytest
from PIL import Image

import games
import render
from games.engine import Text
from games.engine.texts import LANGUAGES
from games.xidit import components
from games.xidit.state import Guild, Site
from games.xidit.view import LairView
from render import fonts, furniture
from render.cache import GROUNDS
from render.xidit import board, layout, map_svg, pieces, players, theme, worldmap
from render.xidit.ending import ending
from render.xidit.scene import Scene
from tests.render import matches
from tests.render.matches import END, request, shows_nothing_hidden

Rect = tuple[float, float, float, float]
replace = msgspec.structs.replace


played = partial(matches.played, "xidit")
viewed = partial(matches.viewed, "xidit")
painted = partial(matches.painted, "xidit")


# -- secrets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [9, 40, 75])
@pytest.mark.parametrize("players_", [3, 5])
def test_pictures_and_alt_texts_depend_on_nothing_hidden(players_: int, decisions: int) -> None:
    assert shows_nothing_hidden(played(players_, decisions), None, 0)


def test_wealth_and_the_bastion_are_not_in_the_standings() -> None:
    match = played(5, 75)
    view = match.view(None)
    assert view.standings.keys() == {"influence", "reputation"}
    match.state.bards[components.CENTRAL] = [9, 0, 0, 0, 0]
    assert match.view(None).standings == view.standings
    assert components.CENTRAL not in match.view(None).lyres


@pytest.mark.finding("CO-12")
def test_the_first_in_a_region_is_known_from_the_view() -> None:
    view = viewed(5, 75)
    region = next(region for region, paid in view.lyres.items() if components.REGIONS[region].lyre_first in paid)
    nobody = replace(view, lyres={**view.lyres, region: [0] * 5})
    assert painted(view, part="map").tobytes() != painted(nobody, part="map").tobytes()


def test_only_the_viewer_gets_a_screen() -> None:
    assert painted(viewed(4, 40)).height < painted(viewed(4, 40, 1)).height
    assert viewed(4, 40).screen is None


# -- what can be read --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_and_numbers_are_large_enough(language: str, written: list[tuple[str, float]]) -> None:
    for view in (viewed(3, 40), viewed(5, 75, 0), viewed(5, END)):
        GROUNDS.clear()
        painted(view, language=language, before=viewed(view.players, 30))
    texts = games.texts("xidit", language)
    names = {texts.say(Text(f"xidit-city-name-{row.number}")) for row in components.DATA.map.city}
    names |= {texts.say(Text(f"xidit-region-{row.id}")) for row in components.DATA.map.region}
    assert names <= {words for words, _ in written}
    assert all(size >= 20 for words, size in written if words in names)
    assert all(size >= 24 for words, size in written if words.strip("×").isdigit())
    assert all(size >= 17 for _, size in written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_the_map_and_headings_are_not_cut(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []
    fit = fonts.fit

    def note(words: str, role: fonts.Role, pixels: int, most: int) -> str:
        shown = fit(words, role, pixels, most)
        if shown != words:
            cut.append(words)
        return shown

    monkeypatch.setattr(fonts, "fit", note)
    lair = [LairView(titan.stack, 2, titan.id) for titan in components.TITANS.values()]
    for view in (viewed(3, 40), viewed(5, 75, 0), viewed(4, END)):
        for three in (lair[::2], lair[1::2]):
            GROUNDS.clear()
            for part in (None, "players", "tracks"):
                painted(replace(view, lair=three), language=language, part=part)
    assert cut == []


@pytest.mark.parametrize("seat", range(4))
def test_whose_turn_it_is_can_be_seen_on_a_phone(seat: int) -> None:
    view = replace(viewed(4, 40), waiting=[seat], phase="execution", order=3, outcome=None)
    small = painted(view).resize((400, 362), Image.Resampling.LANCZOS)
    wide = (board.WIDTH - 2 * board.MARGIN - 3 * players.GAP) / 4
    for card in range(4):
        left = board.MARGIN + card * (wide + players.GAP)
        below_the_band = (board.CARDS_TOP + furniture.BAND + 20) / 4
        edge = small.crop((round((left - 8) / 4), round(below_the_band), round(left / 4) + 1, 354))
        bright = [colour for _, colour in edge.getcolors(99999) or [] if _near(colour, theme.GLOW)]
        assert bool(bright) == (card == seat)


def _near(colour: object, wanted: tuple[int, int, int]) -> bool:
    assert isinstance(colour, tuple)
    return bool(sum((one - other) ** 2 for one, other in zip(colour, wanted, strict=True)) < 50**2)


def test_orders_of_revealed_plans_are_marked_as_they_are_executed() -> None:
    view = replace(viewed(4, 40), phase="execution", order=3, first=1, waiting=[2], outcome=None)
    scene = Scene(request(view))
    assert [players.order_state(scene, 2, number) for number in range(1, 7)] == [*["done"] * 2, "now", *["next"] * 3]
    assert players.order_state(scene, 1, 3) == "done"
    assert players.order_state(scene, 0, 3) == "next"


# -- what changed ------------------------------------------------------------------------------------------


def test_nothing_is_marked_when_nothing_changed() -> None:
    view = viewed(4, 40)
    assert painted(view, before=view).tobytes() == painted(view).tobytes()


@pytest.mark.parametrize(
    ("change", "city"),
    [
        ("hero", 5),
        ("guild", 7),
        ("tile", 8),
    ],
)
def test_a_glow_marks_what_is_new(change: str, city: int) -> None:
    now = replace(viewed(4, 0), sites={}, guilds={}, waiting=[])
    now.seats = [replace(seat, hero=1) for seat in now.seats]
    before = now
    place = layout.CITIES[city]
    if change == "hero":
        now = replace(now, seats=[replace(now.seats[0], hero=city), *now.seats[1:]])
        at = worldmap.hero_place(city, 0)
    elif change == "guild":
        now = replace(now, guilds={city: Guild(0, 3)})
        at = place.guild
    else:
        now = replace(now, sites={city: Site(False)})
        at = place.at
    box = (round(at[0]) - 44, round(at[1]) - 44, round(at[0]) + 44, round(at[1]) + 44)
    plain, marked = (painted(now, part="map", width=1200, before=then).crop(box) for then in (None, before))
    assert _bright(marked) > _bright(plain) + 200


def _bright(picture: Image.Image) -> int:
    return sum(count for count, colour in picture.getcolors(9999) or [] if _near(colour, theme.GLOW))


def test_the_way_of_a_hero_is_drawn() -> None:
    now = replace(viewed(4, 0), sites={}, guilds={}, waiting=[])
    now.seats = [replace(seat, hero=1) for seat in now.seats]
    moved = replace(now, seats=[replace(now.seats[0], hero=10), *now.seats[1:]])
    scene = Scene(request(moved, before=now))
    assert worldmap._moved(scene) == {0: (1, 10)}
    assert painted(moved, before=now, part="map").tobytes() != painted(moved, part="map").tobytes()


def test_a_hero_taken_back_during_setup_leaves_no_way() -> None:
    before = viewed(4, 0)
    before.seats = [replace(seat, hero=1) for seat in before.seats]
    now = replace(before, seats=[replace(before.seats[0], hero=0), *before.seats[1:]])
    assert worldmap._moved(Scene(request(now, before=before))) == {}
    assert painted(now, before=before).size


# -- the static map ----------------------------------------------------------------------------------------


def test_the_committed_map_is_that_of_the_data() -> None:
    """If this fails: `python -m tools.build_assets maps palettes`."""
    committed = resources.files("render") / "assets" / "xidit" / "map.sha256.txt"
    assert committed.read_text("utf-8").strip() == map_svg.fingerprint()


def test_roads_differ_in_pattern_as_well_as_in_colour() -> None:
    patterns = [pattern for _, pattern in map_svg.ROADS.values()]
    assert len(set(patterns)) == len(components.ROAD_COLOURS) == len(map_svg.ROADS)


def _around(at: tuple[float, float], width: float, height: float) -> Rect:
    return (at[0] - width / 2, at[1] - height / 2, at[0] + width / 2, at[1] + height / 2)


def _overlap(one: Rect, other: Rect) -> float:
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, width) * max(0.0, height)


def test_tiles_guilds_and_regions_do_not_cover_each_other() -> None:
    height = pieces.UNITS_HEIGHT + pieces.REWARDS_HEIGHT
    cards = {number: _around(city.card, pieces.CARD_WIDTH, height) for number, city in layout.CITIES.items()}
    guilds = {number: _around(city.guild, 34, 40) for number, city in layout.CITIES.items()}
    blocks = [_around(region.block, 150, 120) for region in layout.REGIONS.values()]
    for one, other in combinations(cards.values(), 2):
        assert _overlap(one, other) == 0
    for card in cards.values():
        assert max(_overlap(card, place) for place in guilds.values()) <= 40
        assert max(_overlap(card, block) for block in blocks) <= 300
        assert card[0] >= 0
        assert card[2] <= layout.MAP_WIDTH
        assert card[1] >= 0
        assert card[3] <= layout.MAP_HEIGHT
    for number, city in layout.CITIES.items():
        assert dist(city.card, city.at) < 110
        for place in layout.CITIES.values():
            left, top, right, bottom = cards[number]
            nearest = (min(max(place.at[0], left), right), min(max(place.at[1], top), bottom))
            assert dist(nearest, place.at) > layout.CITY_RADIUS - 2


def test_five_heroes_find_room_in_every_city() -> None:
    for number in layout.CITIES:
        places = [worldmap.hero_place(number, place) for place in range(5)]
        assert min(dist(one, other) for one, other in combinations(places, 2)) > worldmap.HERO_RADIUS * 1.8
        assert all(dist(place, layout.CITIES[number].at) > layout.CITY_RADIUS for place in places)


# -- special boards ----------------------------------------------------------------------------------------


def test_blank_regions_are_veiled() -> None:
    view = viewed(3, 20)
    assert len(view.blank_regions) == 2
    plain = painted(replace(view, blank_regions=[]), part="map", width=1200)
    veiled = painted(view, part="map", width=1200)
    for region in layout.REGIONS:
        x, y = (round(value) for value in layout.REGIONS[region].block)
        box = (x - 60, y + 50, x + 60, y + 64)
        changed = plain.crop(box).tobytes() != veiled.crop(box).tobytes()
        assert changed == (region in view.blank_regions)


def test_the_neutral_board_shows_where_its_tokens_stand() -> None:
    view = viewed(3, 30)
    first, *rest = view.neutral
    moved = replace(view, neutral=[first + 1, *rest])
    assert painted(view, part="tracks").tobytes() != painted(moved, part="tracks").tobytes()
    assert len(view.standings["influence"]) == 4


def test_the_neutral_player_can_win() -> None:
    view = viewed(3, END)
    assert view.outcome is not None
    lost = replace(view, outcome=replace(view.outcome, winners=(), places=(2, 3, 4)))
    assert ending(Scene(request(lost))).order == [3, 0, 1, 2]
    assert render.podium("xidit", request(lost)).data != render.podium("xidit", request(view)).data
