"""`slowtable check-data`: an owner of the box who mistypes a value is told so."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import games
from bot.__main__ import main
from games.engine.data_check import games_with_data

ROOT = Path(__file__).parents[3]
pytestmark = pytest.mark.finding("CO-7")


@pytest.mark.parametrize("game", games_with_data())
def test_what_we_ship_is_in_order(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-data", game]) == 0
    said = capsys.readouterr().out
    assert re.fullmatch(rf"{game}: [\d,]+ checks, all in order\n", said), said


MISTYPED = [
    # Lords of Xidit: a field, a word, an id, a type, a number, and what only the whole shows
    ("xidit", "units", "strength = 4", "strenght = 4", "there is no such field here (is `strength` meant?)"),
    ("xidit", "units", '{ kind = "bards", n = 2 }', '{ kind = "bard", n = 2 }', "kind: 'bard' is not known here"),
    ("xidit", "map", 'b = "city_10"', 'b = "city_99"', "road.b: there is no 'city_99' in map.toml: city.id"),
    ("xidit", "titans", "stack = 3", 'stack = "3"', "titan.stack: a whole number is needed here, not text"),
    ("xidit", "game", "bards_per_player = 20", "bards_per_player = 0", "bards_per_player: a whole number is needed"),
    ("xidit", "units", "count = 12", "count = 13", "barracks.total: the types make 71 units"),
    ("xidit", "map", 'colour = "red"', 'colour = "blue"', "road.colour: city_01 has two blue roads"),
    ("xidit", "map", 'terrain = "marsh"', 'terrain = "marshes"', "'marshes' is not known here (is `marsh` meant?)"),
    # Scythe: the same for cards, mats, and a map of hexes
    ("scythe", "factory_cards", "use_mill = false", "use_mil = false", "no such field here (is `use_mill` meant?)"),
    ("scythe", "encounters", 'kind = "oil"', 'kind = "olive"', "encounter.option.gain.kind: 'olive' is not known here"),
    ("scythe", "encounters", 'op = "worker", n = 1', 'op = "worker", kind = "oil", n = 1', "`worker` does not use it"),
    ("scythe", "game", 'mat = "industrial"', 'mat = "industry"', "there is no 'industry' in player_mats.toml: mat.id"),
    ("scythe", "map", 'b = "a2", river = false', 'b = "a3", river = false', "edges.list: a1 and a3 do not touch"),
    ("scythe", "player_mats", "fixed = 2", "fixed = 3", "mat.section: `fixed` makes 8 on the mat, not 7"),
    ("scythe", "objectives", 'id = "king_of_the_hill"', 'id = "king_of_a_hill"', "`scythe-objective-king_of_a_hill`"),
    ("scythe", "player_mats", '"cube_move"', '"cube_moves"', "'cube_moves' is not known here (is `cube_move` meant?)"),
    ("scythe", "player_mats", 'id = "trade_resources"', 'id = "trade_goods"', "choice.id: 'trade_goods' is not known"),
    ("scythe", "game", '["allowed", "forbidden"]', '["allowed", "never"]', "option.values: the lobby offers others"),
    ("scythe", "game", 'default = "allowed"', 'default = "forbidden"', "the lobby begins with another"),
    # Ryozen: effects inside effects, a vocabulary, coordinates
    ("ryozen", "kin", 'resource = "any"', 'resorce = "any"', "kin.ability.resorce: there is no such field here"),
    ("ryozen", "villages", 'op = "gain_favour"', 'op = "gain_favor"', "bonus.op: 'gain_favor' is not known here"),
    ("ryozen", "revelations", 'glyph = "seal"', 'glyph = "seel"', "no 'seel' in revelations.toml: glyph.id"),
    ("ryozen", "board", 'op = "explore", min = 1', 'op = "explore", n = 2', "options.n: `explore` does not use it"),
    ("ryozen", "board", 'opposite = "altar"', 'opposite = "springs"', "sector.opposite: something else lies opposite"),
    ("ryozen", "revelations", "copies = 2", "copies = 3", "components.revelation_cards: the files have 37"),
    ("ryozen", "vocab", 'until = ["owner', 'untill = ["owner', "values.untill: there is no such field here"),
    ("ryozen", "vocab", '["extra", "instead"]', '["extra", "insted"]', "day_mode: 'insted' is not known here"),
    # Hyperborea: cards, cities, maps, switches
    ("hyperborea", "tech", 'op="move", n=2', 'op="move", m="fly", n=2', "card.effects.m: there is no such field here"),
    ("hyperborea", "tiles", 'terrain = "swamp"', 'terrain = "swamps"', "no 'swamps' in tiles.toml: terrain.id"),
    ("hyperborea", "game", "frozen_figures_attack = false", 'frozen_figures_attack = "no"', "true or false is needed"),
    ("hyperborea", "ruins", 'op="spy", n=1', 'op="spy", n=1, mode="same"', "token.effects.mode: `spy` does not use it"),
    ("hyperborea", "layouts", "left = [1,1]", "left = [1,2]", "layout.seat.left: it touches the map"),
    ("hyperborea", "factions", 'cards=["outposts"]', 'cards=["archery"]', "archery is not marked for purple"),
    ("hyperborea", "effects", '{on="ops"', '{on="op s"', "op.params.on: 'op s' is not known here (is `ops` meant?)"),
    # Circadians: leaders, prices, a dial, a map, rewards inside rewards
    ("circadians", "leaders", "deploy_gems = 1", "deploy_gem = 1", "no such field here (is `deploy_gems` meant?)"),
    ("circadians", "attributes", 'op = "take_intel"', 'op = "take_intels"', "no 'take_intels' in effects.toml: op.id"),
    ("circadians", "factions", "any_of = [{energy = 2}", "any_of = [{enery = 2}", "is no 'enery' in effects.toml"),
    ("circadians", "loot", "energy_discount = 2", "energy_discont = 2", "'energy_discont' is not known here"),
    ("circadians", "tactics", 'left = "X"', 'left = "Y"', "card.left: 'Y' is not known here"),
    ("circadians", "prices", "to_bank = 2", "to_bank = 3", "token.total: 1 and 3 make it"),
    ("circadians", "map", 'a = "b2"', 'a = "c5"', "fixed_mountain.b: c5 and b3 do not touch"),
    ("circadians", "effects", 'args = ["sector"]', 'args = ["sectors"]', "op.args: the rules do not know sectors"),
    ("circadians", "dial", "retreat_defense = -2", "retreat_defense = -1", "default_card: 1, 1, and -2 in"),
    ("circadians", "effects", '["any", "fighters"]', '["any", "figters"]', "'figters' is not known here"),
    ("circadians", "effects", '[doc_per]\nsource = "house"', '[doc_per]\nsource = "hous"', "its source is one of"),
    ("circadians", "meta", '"extended_loot"', '"extended_lot"', "variant.id: 'extended_lot' is not known here"),
    ("circadians", "tactics", 'kind = "harvest", value', 'what = "lock", value', "play.what: `points` does not use it"),
]  # fmt: skip


def test_every_game_with_data_is_mistyped_above() -> None:
    assert {game for game, *_ in MISTYPED} == set(games_with_data()) == set(games.names())


@pytest.mark.parametrize(("game", "file", "right", "wrong", "words"), MISTYPED)
def test_what_is_mistyped_is_told(
    game: str, file: str, right: str, wrong: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    shutil.copytree(ROOT / "games" / game / "data", folder)
    path = folder / f"{file}.toml"
    source = path.read_text("utf-8")
    assert right in source
    path.write_text(source.replace(right, wrong, 1), "utf-8")
    assert main(["check-data", game, "--folder", str(folder)]) == 1
    said = capsys.readouterr()
    assert said.err == ""
    assert words in said.out
    *problems, sum_ = said.out.splitlines()
    assert all(re.match(rf"{re.escape(str(folder))}/\w+\.toml, line \d+: ", problem) for problem in problems)
    assert re.fullmatch(rf"{game}: [\d,]+ checks, {len(problems)} problems?", sum_)


def test_files_too_many_and_too_few(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(ROOT / "games" / "xidit" / "data", tmp_path, dirs_exist_ok=True)
    (tmp_path / "titans.toml").rename(tmp_path / "titan.toml")
    assert main(["check-data", "xidit", "--folder", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{tmp_path}/titan.toml, line 1: xidit has no file of this name",
        f"{tmp_path}/titans.toml, line 1: there is no such file",
        "xidit: 6 checks, 2 problems",
    ]


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["chess"], "there is no game 'chess' with data; there are"),
        (["--folder", "."], "--folder needs to know which game's data are in it"),
        (["xidit", "--folder", "/nowhere"], "there is no folder /nowhere"),
    ],
)
def test_nonsense_is_refused_with_a_sentence(words: list[str], answer: str) -> None:
    with pytest.raises(SystemExit, match=re.escape(answer)):
        main(["check-data", *words])


@pytest.fixture(scope="module")
def mistyped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages, with a mistyped value in a data file."""
    tree = tmp_path_factory.mktemp("tree")
    for room in ("bot", "games", "render", "db", "sandbox"):
        shutil.copytree(ROOT / room, tree / room)
    path = tree / "games" / "xidit" / "data" / "titans.toml"
    path.write_text(path.read_text("utf-8").replace("units_required = 4", 'units_required = "four"', 1), "utf-8")
    return tree


COMMANDS = [["selfplay", "xidit", "--players", "3"], ["doctor"], ["check-data"]]
ONE_BY_ONE = f"""
from bot.__main__ import main
for command in {COMMANDS}:
    try:
        print("ENDED", main(command))
    except SystemExit as end:
        print(end.code, "ENDED", 1)
"""
"""What a command ends with in words, it says, and its code is 1."""


def failed(tree: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A Python process in a tree, with a database of its own."""
    env = {"PYTHONPATH": str(tree), "SLOWTABLE_DATABASE": str(folder / "slowtable.db")}
    return subprocess.run(
        [sys.executable, *words], cwd=tree, env=env, capture_output=True, text=True, check=False, timeout=100
    )


PLACE = r"games/xidit/data/titans\.toml, line \d+: titan\.units_required: a whole number is needed here, not text"


def test_playing_says_it_in_a_sentence(mistyped: Path, tmp_path: Path) -> None:
    done = failed(mistyped, tmp_path, "-m", "bot", "play", "--quiet")
    assert done.returncode == 1
    said = done.stdout + done.stderr
    assert "Traceback" not in said
    assert len(re.findall(PLACE, said)) == 1


def test_every_command_says_it_in_a_sentence(mistyped: Path, tmp_path: Path) -> None:
    """One after another in one process, which takes longer to start than all of them."""
    done = failed(mistyped, tmp_path, "-c", ONE_BY_ONE)
    assert "Traceback" not in done.stdout + done.stderr
    told = done.stdout.split("ENDED 1\n")
    assert [len(re.findall(PLACE, said)) for said in told] == [1, 1, 1, 0], done.stdout + done.stderr
