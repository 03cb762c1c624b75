"""What the pages of Circadians show, what they mark, and what they must not tell."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import resources
from io import BytesIO
from random import Random

import msgspec
import pytest
from PIL import Image, ImageChops

import games
import render
from games.circadians import components as c
from games.circadians.view import CircadiansView, Units
from games.engine import Match, Setup
from games.engine.texts import LANGUAGES
from render import icons, legibility
from render.canvas import Canvas
from render.circadians import layout, map_svg, pieces, theme, worldmap
from render.circadians.scene import Scene
from render.sprites import Sprite
from tests.render import matches
from tests.render.matches import END, request, shows_nothing_hidden

replace = msgspec.structs.replace
played = partial(matches.played, "circadians", factions="random", loot="extended")
viewed = partial(matches.viewed, "circadians", factions="random", loot="extended")
painted = partial(matches.painted, "circadians")
PAGES = render.pages("circadians")


def different(one: CircadiansView, two: CircadiansView, **rest: object) -> bool:
    first, second = painted(one, **rest), painted(two, **rest)
    return first.size != second.size or ImageChops.difference(first, second).getbbox() is not None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("page", [page.name for page in PAGES])
def test_every_page_draws_at_every_count(seats: int, page: str) -> None:
    for decisions, seat in ((0, 0), (8, 0), (150, 1), (END, 0)):
        picture = render.draw(
            "circadians", request(viewed(seats, decisions, seat), page=page, language=LANGUAGES[seats % 3])
        )
        assert len(picture.data) < (700_000 if page == "all" else 300_000)
        assert Image.open(BytesIO(picture.data)).size == (picture.width, picture.height)


@pytest.mark.parametrize("page", [page.name for page in PAGES if page.own])
def test_own_pages_are_their_owners(page: str) -> None:
    with pytest.raises(ValueError, match="own"):
        painted(viewed(3, 60), page=page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_podium_and_alt(language: str) -> None:
    asked = request(viewed(4, END), language=language)
    assert render.podium("circadians", asked).width == 1080
    assert len(render.alt("circadians", asked)) > 40


def test_before_factions_are_chosen() -> None:
    match, _ = Match.begin(games.game("circadians"), Setup(3, "draft", {"factions": "draft"}))
    for page in PAGES:
        assert render.draw("circadians", request(match.view(0), page=page.name)).data


def test_the_pages_show_nothing_hidden() -> None:
    assert shows_nothing_hidden(played(4, 200), None, 0, 2)


def test_changes_are_marked() -> None:
    before, after = viewed(4, 120), viewed(4, 200)
    assert ImageChops.difference(painted(after), painted(after, before=before)).getbbox() is not None
    assert ImageChops.difference(painted(after), painted(after, before=after)).getbbox() is None


@pytest.mark.finding("PI-11")
def test_the_own_pages_tell_what_leaders_and_attributes_do_and_how_fame_is_won() -> None:
    mine = viewed(3, 200, 0)
    player = mine.seats[0]
    leader = (*player.home.leaders, *player.reserve, *c.FACTION_LEADERS[player.faction])[0]
    upgraded = replace(mine, seats=[replace(player, upgraded=[leader]), *mine.seats[1:]])
    plain = replace(mine, seats=[replace(player, upgraded=[]), *mine.seats[1:]])
    assert different(plain, upgraded, page="leaders")
    every = replace(mine, seats=[replace(player, attributes=[*c.FACTION_ATTRIBUTES[player.faction]]), *mine.seats[1:]])
    assert different(mine, every, page="leaders")
    assert different(mine, replace(mine, seats=[replace(player, fame=player.fame + 1), *mine.seats[1:]]), page="mat")


@pytest.mark.finding("PI-11")
def test_the_own_page_tells_what_an_upgrade_of_a_leader_brings(written: list[tuple[str, float]]) -> None:
    view = viewed(2, 60, 0)
    painted(view, page="leaders")
    words = " ".join(line for line, _ in written)
    say = Scene(request(view)).say
    shown = [data for name, data in c.LEADERS.items() if f"{say(f'circadians-leader-{name}')} (" in words]
    plain = [data for data in shown if data.id not in view.seats[0].upgraded]
    assert len(plain) > 1
    for data in plain:
        strength, attack, defence = data.upgraded.stats
        assert f"Strength {strength} · Attack {attack} · Defense {defence}" in words


def test_the_own_mat_tells_what_can_be_paid() -> None:
    mine = viewed(3, 200, 0)
    poor, rich = (replace(mine, seats=[replace(mine.seats[0], energy=energy), *mine.seats[1:]]) for energy in (0, 30))
    assert any(price.seat != 0 for price in mine.prices.values())
    assert different(poor, rich, page="mat")


@pytest.mark.finding("PI-8", "PI-12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained(language: str) -> None:
    """The legend names every terrain, building and phase; the hand says what a card's two values are."""
    said = matches_words("legend", language) | matches_words("signs", language)
    words = Scene(request(viewed(3, 60), language=language)).words
    named = [f"circadians-terrain-{terrain}" for terrain in theme.TERRAIN]
    named += [f"circadians-building-{kind}" for kind in c.BUILDINGS]
    named += [f"circadians-phase-{track}" for track in c.TRACKS]
    assert {words.say(key) for key in named} <= said
    hand = " ".join(sorted(matches_words("cards", language)))
    assert words.say("circadians-phase-combat") in hand
    assert "X" in words.say("circadians-picture-values", count=c.X_WITHOUT_DIE)


def matches_words(page: str, language: str) -> set[str]:
    """The texts that are written on a page."""
    with legibility.recorded() as found:
        painted(viewed(3, 200, 0), page=page, language=language)
        return {run.words for run in found.runs}


# -- the map ------------------------------------------------------------------------------------------------


def on_map(view: CircadiansView) -> Image.Image:
    """The map alone, a unit being a pixel."""
    scene = Scene(request(view))
    sheet = Image.new("RGB", (round(layout.WIDTH), round(layout.HEIGHT)))
    worldmap.draw_ground(Canvas(sheet, 1), scene)
    worldmap.draw(Canvas(sheet, 1), scene)
    return sheet


def near(one: CircadiansView, two: CircadiansView, name: str) -> bool:
    """Whether two maps differ, and only within a hex and its nearest surroundings."""
    box = ImageChops.difference(on_map(one), on_map(two)).getbbox()
    assert box is not None
    (x, y), reach = layout.middle(name), layout.RADIUS * 1.12
    return x - reach <= box[0] and box[2] <= x + reach and y - reach <= box[1] and box[3] <= y + reach


def changed(view: CircadiansView, name: str, **rest: object) -> CircadiansView:
    return replace(view, regions={**view.regions, name: replace(view.regions[name], **rest)})


@pytest.mark.finding("PI-12")
def test_pieces_stand_where_they_are() -> None:
    view = viewed(4, 30)
    free = next(name for name, region in view.regions.items() if region.owner is None and not region.units)
    crowd = {0: Units(11, ["sable", "akira"]), 1: Units(16, ["adecai"]), 2: Units(2), 3: Units(1, ["oachra"])}
    assert near(view, changed(view, free, units={0: Units(3, ["sable", "akira", "renzo"])}), free)
    assert near(view, changed(view, free, units=crowd), free)
    assert near(view, changed(view, free, relic=2), free)
    assert near(view, changed(view, free, morale=True), free)
    assert near(view, changed(view, free, token="loot_training", token_upgraded=True), free)


@pytest.mark.rule("CIR-2.6")
@pytest.mark.finding("CO-12")
def test_every_region_under_control_has_the_rim_of_its_owner() -> None:
    match = played(4, 120)
    view = match.view(None)
    controlled = {name: seat for seat, player in enumerate(view.seats) for name in player.controlled}
    assert controlled == {name: seat for name in view.regions for seat in range(4) if match.state.controls(seat, name)}
    name = next(name for name in controlled if view.regions[name].owner is None)
    seat = view.seats[controlled[name]]
    rest = [other for other in seat.controlled if other != name]
    seats = [replace(player, controlled=rest) if player is seat else player for player in view.seats]
    assert near(view, replace(view, seats=seats), name)


def test_the_current_relic_glows() -> None:
    view = viewed(4, 30)
    name = next(name for name, region in view.regions.items() if region.relic == view.round)
    assert near(view, replace(view, round=view.round + 7), name)


def test_prices_stand_in_their_cells_and_the_phase_that_is_on_shines() -> None:
    view = viewed(3, 60)
    for track in c.TRACKS:
        box = ImageChops.difference(on_map(replace(view, phase="income")), on_map(replace(view, phase=track))).getbbox()
        assert box is not None
        x, y = layout.PRICES[track]
        assert ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2) == pytest.approx((x, y), abs=4)


def places_named() -> Iterator[str]:
    """Every place that an option, a question or an event of whole matches names."""
    for players in (2, 3, 5):
        game = games.game("circadians")
        match, _ = Match.begin(game, Setup(players, f"places {players}", {"factions": "draft", "loot": "extended"}))
        dice = Random(players)
        for _ in range(400):
            if match.state.outcome:
                break
            seat = match.waiting[0]
            decision = match.decisions[seat]
            yield from decision.about
            for option in (option for pick in decision.picks for option in pick.options):
                yield from (option.where, *option.route) if option.where else option.route
            _, events = match.submit(seat, game.policy(match.view(seat), decision, dice))
            yield from (event.where for event in events if event.where)


@pytest.mark.finding("PI-4")
def test_every_place_that_is_named_is_on_the_map() -> None:
    named = set(places_named())
    scene = Scene(request(viewed(3, 60, 0)))
    places = worldmap.places(scene)
    assert len(named) > 20
    assert named <= set(places)
    assert all(0 <= x <= layout.WIDTH and 0 <= y <= layout.HEIGHT for x, y in places.values())
    assert worldmap.along(scene, ["region:b2", "region:c2"]) == [layout.middle("b2"), layout.middle("c2")]


def test_the_map_lies_within_its_frame_and_prices_beside_it() -> None:
    for name in c.HEXES:
        x, y = layout.middle(name)
        assert layout.RADIUS <= x <= layout.WIDTH - layout.RADIUS, name
        assert layout.RADIUS * 0.86 <= y <= layout.HEIGHT - layout.RADIUS * 0.86, name
        for left, top in layout.PRICES.values():
            apart = abs(x - left) > layout.CELL[0] / 2 + 0.5 * layout.RADIUS or abs(y - top) > layout.CELL[1] / 2 + 92
            assert apart, name


def test_all_icons_exist_and_every_faction_has_its_own_style() -> None:
    listed = set(icons.names())
    for table in (theme.FACTION_ICONS, theme.FIGHTER_ICONS, theme.BUILDING_ICONS, theme.PHASE_ICONS, theme.PODIUM):
        assert set(table.values()) <= listed
    assert {icon for icon, _ in theme.GAIN_ICONS.values()} <= listed
    assert len({theme.SEATS[faction] for faction in c.FACTIONS}) == 6
    assert {*theme.TERRAIN, "base", "closed"} == set(map_svg.GROUNDS)


def test_the_painted_map_is_the_one_that_is_described() -> None:
    committed = resources.files("render") / "assets" / "circadians" / "map.sha256.txt"
    assert committed.read_text("utf-8").strip() == map_svg.fingerprint(), "python -m tools.build_assets maps circadians"


@pytest.mark.finding("PI-12")
@pytest.mark.parametrize("docks", [["e3", "e4"], ["d2", "d3"], ["c2", "d2"], ["d3", "e3"]])
def test_nothing_hides_the_ship_and_it_hides_no_text(monkeypatch: pytest.MonkeyPatch, docks: list[str]) -> None:
    view = next(
        view
        for decisions in (120, 150, 200)
        for seats in (5, 4)
        for view in (viewed(seats, decisions),)
        if any(player.faction == "circadians" and player.site for player in view.seats)
    )
    stamped: list[tuple[object, legibility.Box]] = []
    stamp = Canvas.stamp

    def noted(canvas: Canvas, sprite: Sprite, x: float, y: float) -> None:
        left, top = canvas.pixel(x, y)
        core = sprite.core
        stamped.append((sprite, (left + core[0], top + core[1], left + core[2], top + core[3])))
        stamp(canvas, sprite, x, y)

    monkeypatch.setattr(Canvas, "stamp", noted)
    asked = replace(request(replace(view, docks=docks)), language="ru")
    report = render.legibility_of("circadians", asked)
    assert report.overlaps == []
    scene = Scene(asked)
    seat = next(seat for seat, player in enumerate(view.seats) if player.faction == "circadians")
    ship = pieces.ship(1.0, scene.styles[seat])
    at = next(index for index, (sprite, _) in enumerate(stamped) if sprite is ship)
    box = stamped[at][1]
    for _, other in stamped[at + 1 :]:
        assert other[0] >= box[2] or other[2] <= box[0] or other[1] >= box[3] or other[3] <= box[1]
