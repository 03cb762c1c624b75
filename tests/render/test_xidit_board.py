"""What Xidit's pages show, what they mark, and what they must not tell."""

from __future__ import annotations

from functools import partial
from importlib import resources
from itertools import combinations
from math import dist

import msgspec
import pytest
from PIL import Image, ImageChops

import games
import render
from games.engine import Text
from games.engine.texts import LANGUAGES
from games.xidit import components
from games.xidit.state import Guild, Site
from games.xidit.view import XiditView
from render.canvas import Canvas
from render.xidit import layout, map_svg, mat, pieces, placing, sizes, theme, ways, worldmap
from render.xidit.ending import ending
from render.xidit.scene import Scene
from tests.render import matches
from tests.render.matches import END, request, shows_nothing_hidden

Rect = tuple[float, float, float, float]
replace = msgspec.structs.replace


played = partial(matches.played, "xidit")
viewed = partial(matches.viewed, "xidit")
painted = partial(matches.painted, "xidit")


def map_alone(view: XiditView, before: XiditView | None = None) -> Image.Image:
    """The map, a unit being a pixel."""
    scene = Scene(request(view, before=before))
    sheet = Image.new("RGB", (sizes.MAP_WIDTH, sizes.MAP_HEIGHT))
    worldmap.draw_ground(Canvas(sheet, 1), scene)
    worldmap.draw(Canvas(sheet, 1), scene)
    return sheet


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
    assert map_alone(view).tobytes() != map_alone(nobody).tobytes()


def test_only_the_viewer_gets_a_screen() -> None:
    assert painted(viewed(4, 40, 1), page="mat").size
    assert viewed(4, 40).screen is None
    with pytest.raises(ValueError, match="own"):
        painted(viewed(4, 40), page="mat")
    with pytest.raises(ValueError, match="onlooker"):
        mat.page(Scene(request(viewed(4, 40))))


# -- what can be read --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_city_and_region_is_named(language: str, written: list[tuple[str, float]]) -> None:
    painted(viewed(5, 40), language=language)
    texts = games.texts("xidit", language)
    names = {texts.say(Text(f"xidit-city-name-{row.number}")) for row in components.DATA.map.city}
    names |= {texts.say(Text(f"xidit-region-{row.id}")) for row in components.DATA.map.region}
    assert names <= {words for words, _ in written}


@pytest.mark.parametrize("seat", range(4))
def test_whose_turn_it_is_can_be_seen_on_a_phone(seat: int) -> None:
    view = replace(viewed(4, 40), waiting=[seat], phase="execution", order=3, outcome=None)
    nobody = replace(view, waiting=[(seat + 1) % 4])
    small, other = (painted(each).resize((344, 467), Image.Resampling.LANCZOS) for each in (view, nobody))
    difference = ImageChops.difference(small.crop((0, 380, 344, 467)), other.crop((0, 380, 344, 467)))
    assert difference.getbbox() is not None


def _near(colour: object, wanted: tuple[int, int, int]) -> bool:
    assert isinstance(colour, tuple)
    return bool(sum((one - other) ** 2 for one, other in zip(colour, wanted, strict=True)) < 50**2)


def test_orders_of_revealed_plans_are_marked_as_they_are_executed() -> None:
    view = replace(viewed(4, 40), phase="execution", order=3, first=1, waiting=[2], outcome=None)
    scene = Scene(request(view))
    assert [ways.state(scene, 2, number) for number in range(1, 7)] == [*["done"] * 2, "now", *["next"] * 3]
    assert ways.state(scene, 1, 3) == "done"
    assert ways.state(scene, 0, 3) == "next"


def test_the_own_page_tells_what_can_be_paid() -> None:
    view = viewed(4, 40, 0)
    city = next(number for number, site in view.sites.items() if not site.recruit)
    poor = replace(view.screen, units=[0] * 5)
    rich = replace(view.screen, units=list(components.TILES[view.tile_set, city].threat))
    pictures = [painted(replace(view, screen=screen), page="mat") for screen in (poor, rich)]
    assert _bright(pictures[1], theme.RECRUIT) > _bright(pictures[0], theme.RECRUIT) + 100


# -- what changed ------------------------------------------------------------------------------------------


def test_nothing_is_marked_when_nothing_changed() -> None:
    view = replace(viewed(4, 40), phase="orders")
    assert painted(view, before=view).tobytes() == painted(view).tobytes()


@pytest.mark.parametrize(
    ("change", "city"),
    [
        ("guild", 7),
        ("tile", 8),
    ],
)
def test_a_glow_marks_what_is_new(change: str, city: int) -> None:
    now = replace(viewed(4, 0), sites={}, guilds={}, waiting=[])
    before = now
    place = layout.CITIES[city]
    if change == "guild":
        now = replace(now, guilds={city: Guild(0, 3)})
        at = place.guild
    else:
        now = replace(now, sites={city: Site(False)})
        at = place.at
    box = (round(at[0]) - 44, round(at[1]) - 44, round(at[0]) + 44, round(at[1]) + 44)
    plain, marked = (map_alone(now, then).crop(box) for then in (None, before))
    assert _bright(marked) > _bright(plain) + 200


def _bright(picture: Image.Image, colour: tuple[int, int, int] = theme.GLOW) -> int:
    return sum(count for count, found in picture.getcolors(1 << 22) or [] if _near(found, colour))


def _executing(plan: list[str], hero: int, order: int) -> Scene:
    """A position in which the first seat has executed so many orders less one and stands in a city."""
    view = viewed(4, 40)
    seats = [replace(view.seats[0], plan=plan, hero=hero), *(replace(seat, plan=[]) for seat in view.seats[1:])]
    return Scene(request(replace(view, phase="execution", order=order, waiting=[1], first=1, seats=seats)))


@pytest.mark.finding("PI-9")
def test_the_way_of_a_hero_follows_the_roads_since_the_beginning_of_the_year() -> None:
    roads = components.CITIES[1].roads
    colour, second = next(iter(roads.items()))
    stays = next(name for name in components.ROAD_COLOURS if name not in components.CITIES[second].roads)
    plan = [colour, stays, "city", "wait", "wait", "wait"]
    assert ways.of(_executing(plan, second, 4))[0] == [1, second]
    assert ways.of(_executing(plan, 1, 1))[0] == [1]
    points = worldmap.along(Scene(request(viewed(4, 40))), ["city:1", f"city:{second}"])
    assert (points[0], points[-1]) == (layout.CITIES[1].at, layout.CITIES[second].at)
    assert len(points) > 2, "along the road, not straight"


@pytest.mark.finding("PI-9")
def test_ways_found_from_a_plan_are_those_that_heroes_went() -> None:
    match = played(4, 4)
    went = {seat: [player.hero] for seat, player in enumerate(match.view(None).seats)}
    year = match.view(None).year
    for decisions in range(5, 30):
        view = viewed(4, decisions)
        if view.year != year:
            break
        scene = Scene(request(view))
        for seat, way in ways.of(scene).items():
            if view.phase == "execution":
                assert way[0] == went[seat][0]


def test_heroes_leave_no_way_while_they_are_placed() -> None:
    before = viewed(4, 40)
    now = replace(before, phase="heroes", seats=[replace(seat, hero=0, plan=[]) for seat in before.seats])
    assert ways.of(Scene(request(now, before=before))) == {}
    assert painted(now, before=before).size


# -- the static map ----------------------------------------------------------------------------------------


def test_the_committed_map_is_that_of_the_data() -> None:
    """If this fails: `python -m tools.build_assets maps palettes`."""
    committed = resources.files("render") / "assets" / "xidit" / "map.sha256.txt"
    assert committed.read_text("utf-8").strip() == map_svg.fingerprint()


def test_roads_differ_in_pattern_as_well_as_in_colour() -> None:
    patterns = [pattern for _, pattern in map_svg.ROADS.values()]
    assert len(set(patterns)) == len(components.ROAD_COLOURS) == len(map_svg.ROADS)


def _overlap(one: Rect, other: Rect) -> float:
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, width) * max(0.0, height)


@pytest.mark.parametrize("decisions", [10, 30, 60, 90])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_tiles_keep_clear_of_each_other(players: int, decisions: int) -> None:
    view = viewed(players, decisions)
    sites = placing.sites_of(view)
    units = dict(sites)
    cards = placing.cards(sites, placing.bards_of(view))
    boxes = {city: placing.around(at, placing.card_size(units[city])) for city, at in cards.items()}
    for one, other in combinations(boxes.values(), 2):
        assert _overlap(one, other) == 0
    for city, (left, top, right, bottom) in boxes.items():
        assert 0 <= left < right <= sizes.MAP_WIDTH
        assert 0 <= top < bottom <= sizes.MAP_HEIGHT
        nearest = (
            min(max(layout.CITIES[city].at[0], left), right),
            min(max(layout.CITIES[city].at[1], top), bottom),
        )
        assert dist(nearest, layout.CITIES[city].at) < 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_that_has_no_place_of_its_own_rather_stands_close_than_on_a_name(language: str) -> None:
    """Between a city's name and the bards of a region there is just room for a threat: at Karsis, where it must go."""
    sites = ((2, -1), (3, -1), (8, -1), (11, 1), (15, 5), (17, 5), (18, -1), (19, 2), (20, 5), (21, -1))
    bards = tuple((region, int(region in ("green_marches", "golden_steppe"))) for region in layout.REGIONS)
    cards = placing.cards(sites, bards[:-1], (1, 5, 6, 7, 9, 10, 14, 17, 20), language)
    units = dict(sites)
    for city, at in cards.items():
        box = placing.around(at, placing.card_size(units[city]))
        for name in placing.labels(language):
            wide, tall = (min(box[side + 2], name[side + 2]) - max(box[side], name[side]) for side in (0, 1))
            assert min(wide, tall) <= 2, city


@pytest.mark.finding("PI-12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_guilds_and_cities_have_places_of_their_own(language: str) -> None:
    fixed = [*placing.labels(language)]
    fixed += [placing.around(city.guild, sizes.GUILD) for city in layout.CITIES.values()]
    fixed += [
        placing.around(city.at, (2 * sizes.CITY_RADIUS - 12, 2 * sizes.CITY_RADIUS - 12))
        for city in layout.CITIES.values()
    ]
    fixed += [placing.region_boxes(region, 0, language)[0] for region in layout.REGIONS]
    for one, other in combinations(fixed, 2):
        assert _overlap(one, other) < 0.2 * min(_area(one), _area(other))


def _area(box: Rect) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def test_five_heroes_find_room_in_every_city() -> None:
    for number in layout.CITIES:
        stand = placing.heroes((number,) * 5, (), ())
        assert min(dist(one, other) for one, other in combinations(stand, 2)) > sizes.HERO * 1.8
        assert all(dist(place, layout.CITIES[number].at) > sizes.CITY_RADIUS for place in stand)


def test_recruits_stand_in_rows_of_three() -> None:
    one, several = pieces.recruit_size(1), pieces.recruit_size(5)
    assert one[0] < several[0] <= sizes.CARD[0]
    assert one[1] < several[1] <= sizes.CARD[1]


# -- special boards ----------------------------------------------------------------------------------------


def test_blank_regions_are_veiled() -> None:
    view = viewed(3, 20)
    assert len(view.blank_regions) == 2
    plain = map_alone(replace(view, blank_regions=[]))
    veiled = map_alone(view)
    for region in layout.REGIONS:
        x, y = (round(value) for value in layout.REGIONS[region].block)
        box = (x - 60, y - 54, x + 60, y - 40)
        changed = plain.crop(box).tobytes() != veiled.crop(box).tobytes()
        assert changed == (region in view.blank_regions)


def test_the_neutral_board_shows_where_its_tokens_stand() -> None:
    view = viewed(3, 30)
    first, *rest = view.neutral
    moved = replace(view, neutral=[first + 1, *rest])
    assert painted(view, page="tracks").tobytes() != painted(moved, page="tracks").tobytes()
    assert len(view.standings["influence"]) == 4


@pytest.mark.finding("PI-8")
def test_the_legend_is_there_for_three_players_as_well() -> None:
    assert painted(viewed(3, 30), page="legend").height > painted(viewed(4, 30), page="legend").height


def test_the_neutral_player_can_win() -> None:
    view = viewed(3, END)
    assert view.outcome is not None
    lost = replace(view, outcome=replace(view.outcome, winners=(), places=(2, 3, 4)))
    assert ending(Scene(request(lost))).order == [3, 0, 1, 2]
    assert render.podium("xidit", request(lost)).data != render.podium("xidit", request(view)).data
