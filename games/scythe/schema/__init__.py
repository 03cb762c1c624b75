"""What may stand in data/*.toml."""

from games.engine import data
from games.scythe.schema.board import MapFile
from games.scythe.schema.cards import CombatFile, EncountersFile, FactoryFile, ObjectivesFile
from games.scythe.schema.game import GameFile
from games.scythe.schema.mats import FactionsFile, MatsFile, StructuresFile


class Files(data.Folder):
    """data/*.toml"""

    game = data.File(GameFile)
    map = data.File(MapFile)
    factions = data.File(FactionsFile)
    player_mats = data.File(MatsFile)
    structures = data.File(StructuresFile)
    combat_cards = data.File(CombatFile)
    encounters = data.File(EncountersFile)
    factory_cards = data.File(FactoryFile)
    objectives = data.File(ObjectivesFile)


DATA = Files("scythe")
