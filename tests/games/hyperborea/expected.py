"""What cards, cities and tokens give, transcribed from the specification's appendices for the tests."""

from __future__ import annotations

from games.hyperborea import components as c
from tests.games.hyperborea.support import Table

CITIES = {
    "thulan": "gem 2",
    "borealis": "tech 1",
    "nerith": "cube any, draw 1",
    "isvard": "attack 2",
    "solan": "clone 1, dev 1",
    "lunar": "gem 1, draw 1",
    "amberin": "move 2",
    "salt_gate": "draw 2",
    "sunhold": "dev 2",
    "tanis_camp": "figure 1",
    "well_town": "move 2",
    "stone_ford": "attack 1",
    "four_scales": "gem 1, dev 1",
    "fata": "fly 2",
    "greenward": "move 2",
    "bowmere": "ranged 1, fortress 1",
    "mossbridge": "dev 2",
    "leafgate": "draw 2",
    "stagholm": "attack 1",
    "pinegarth": "gem 1",
    "briar": "figure 1, fortress 1",
    "hedgefort": "attack 1",
    "fenwick": "draw 2",
    "reedholm": "figure 1",
    "mireport": "purge 1, dev 1",
    "lotus": "gem 1",
    "causeway": "choose attack 1 / move 2",
    "eelmarket": "dev 2",
    "eyrie": "same 2",
    "ironhall": "figure 1, fortress 1",
    "anvil": "attack 1",
    "stormwatch": "gem 1",
    "lightning_hall": "draw 2",
    "quarry": "gem 1, draw 1",
    "capital_a": "dev 2",
    "march_town": "move 1",
    "red_outpost": "attack 1",
    "arena": "fortress 2",
    "heartwood": "move 1, fortress 1",
    "sky_tower": "draw 2",
    "reef_hold": "different 2",
    "mission": "purge 1, fortress 1",
    "gilded_tent": "gem 1",
    "life_temple": "figure 1, fortress 1",
    "cradle": "dev 1",
}

TOKENS = {
    "bronze_path": "move 1",
    "bronze_tablet": "dev 1",
    "bronze_wall": "fortress 2",
    "bronze_cache": "draw 1",
    "bronze_blade": "attack 1",
    "bronze_refugee": "figure 1",
    "bronze_echo": "return_cube 1",
    "silver_gem": "gem 1",
    "silver_road": "move 2",
    "silver_wings": "fly 2",
    "silver_blade": "attack 1",
    "silver_bow": "ranged 1",
    "silver_recruit": "figure 1",
    "silver_mirror": "clone 1",
    "silver_scroll": "dev 2",
    "silver_cache": "draw 2",
    "silver_cube_red": "cube red",
    "silver_cube_green": "cube green",
    "silver_cube_purple": "cube purple",
    "silver_cube_blue": "cube blue",
    "silver_cube_orange": "cube orange",
    "silver_cube_yellow": "cube yellow",
    "silver_flame": "purge 1, dev 1",
    "silver_eye": "spy 1",
    "silver_echo": "return_cube 1",
    "gold_hoard": "gem 2",
    "gold_codex": "tech 1",
    "gold_heart": "cube any, cube any",
    "gold_titan": "attack 2",
    "gold_legion": "clone 2",
    "gold_archive": "dev 4",
    "gold_font": "draw 3",
    "gold_crown": "gem 1, cube any",
}

CARDS = {
    "caravan_roads": "green: move 2",
    "cartography": "green any: move 3",
    "airships": "green any: fly 2",
    "winged_mounts": "green any: permanent",
    "vanguard": "red green: attack 1, move 2",
    "cavalry": "red green any: attack 2, move 1",
    "archery": "red: ranged 1",
    "siege_engines": "red any: ranged 2",
    "war_academy": "red red: permanent",
    "berserkers": "red: pay figure, attack 2",
    "bastions": "red any: attack 1, fortress 2",
    "plunder": "red yellow: attack 1, gem 1",
    "scouts": "green green: start move 1",
    "watchtowers": "red any: start fortress 1",
    "mercenaries": "red grey: attack 2",
    "expedition": "green grey: move 2, dev 1",
    "marketplace": "yellow: gem 1",
    "trade_guild": "yellow any: gem 1, dev 1",
    "banking": "yellow yellow any: permanent",
    "caravanserai": "yellow green: gem 1, move 2",
    "extortion": "yellow any: gem 1, contact 1",
    "diplomacy": "any any: gem 1",
    "ransom": "yellow: pay figure, gem 2",
    "festival": "yellow purple: gem 1, figure 1",
    "outposts": "purple any: clone 1, fortress 1",
    "conscription": "purple: figure 1, fortress 1",
    "fertility_rites": "purple any: figure 2",
    "homunculi": "purple purple: clone 2",
    "settlers": "purple any: permanent",
    "guardian_spirits": "purple any: permanent",
    "militia": "purple red: figure 1, attack 1, fortress 1",
    "colonists": "purple green: clone 1, move 2",
    "workshops": "orange: dev 2",
    "engineering": "orange any: dev 3",
    "architecture": "orange orange: same 4",
    "agronomy": "orange purple: dev 2, figure 1",
    "printing_press": "orange orange: permanent",
    "sabotage": "orange any: dev 2, contact 1",
    "university": "blue any: tech 1",
    "academy": "blue blue: tech 1, dev 1",
    "astronomy": "blue: draw 2",
    "philosophy": "blue any: draw 3, dev 1",
    "mathematics": "blue orange: dev 2, draw 2",
    "patronage": "blue yellow: gem 1, draw 2",
    "observatory": "blue blue: start draw 1",
    "public_works": "orange orange: start dev 1",
    "espionage": "blue any: spy 1",
    "recycling": "orange grey: purge 1, dev 2",
    "alchemy": "any: exchange_cube 1",
    "transmutation": "any any: exchange_cube 2",
    "purification": "grey: purge 1, dev 1",
    "waste_furnace": "grey any: purge 1, gem 1",
    "composting": "grey grey: purge 1, cube any",
    "black_market": "grey: return_cube 1",
    "corruption": "grey: pay cube, gem 1",
    "logistics": "any any: draw 3",
    "stockpiles": "any: draw 2",
    "renewal": "any: return_cube 1, dev 1",
    "crystal_forge": "any any any: cube any, cube any",
    "crystal_mining": "any any: cube any, draw 1",
    "sacrifice": "any: pay figure, cube any, gem 1",
    "sponsorship": "any: pay gem, tech 1",
    "foresight": "any any: permanent",
    "catalysis": "any any: start exchange_cube 1",
}
GEMS = [
    *(2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 1, 1, 3, 1, 2),
    *(1, 2, 1, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 3, 2, 2),
    *(2, 2, 1, 2, 2, 2, 1, 1, 2, 1, 2, 2, 1, 1, 2, 2),
    *(1, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1),
]


def assert_gained(table: Table, effects: str) -> None:
    """The player on turn has gained exactly this: points, gems, cubes for the bag, choices."""
    bag, gems, points = list(table.player().bag), 0, dict[str, int]()
    for word in effects.split(", "):
        op, _, rest = word.partition(" ")
        if op == "gem":
            gems += int(rest)
        elif op == "cube":
            assert table.asked().rule == "HYP-D24"
            offered = [rest] if rest != "any" else list(c.COLOURS)
            assert table.options() == [*offered, "decline"]
            table.do(offered[-1])
            bag[c.KIND[offered[-1]]] += 1
        elif op in ("same", "different", "choose", "contact"):
            assert_entry(table, op, rest)
        else:
            points[op] = points.get(op, 0) + int(rest)
    assert table.points == points
    assert table.player().gems == gems
    assert table.player().bag == bag
    assert len(table.g.pool.entries) == sum(
        w.split()[0] in ("same", "different", "choose", "contact") for w in effects.split(", ")
    )


def assert_entry(table: Table, op: str, rest: str) -> None:
    """A part of the pool that stands for itself."""
    entry = table.g.pool.entries[0].what
    if op == "choose":
        found = " / ".join(f"{option[0].op} {option[0].n}" for option in entry.options)
        assert found == rest
        assert len(table.options("choose")) == len(entry.options)
    elif op == "contact":
        assert (entry.op, entry.effects[0].op, entry.effects[0].n) == ("contact", "dev_loss", int(rest))
    else:
        assert (entry.op, entry.mode, entry.n) == ("dev", op, int(rest))
