"""What may stand in data/*.toml."""

from games.circadians.schema.board import DialFile, MapFile, PricesFile, ResearchFile
from games.circadians.schema.cards import AttributesFile, LeadersFile, TacticsFile
from games.circadians.schema.effects import EffectsFile
from games.circadians.schema.factions import FactionsFile, FoundationsFile, LootFile, SpecialsFile
from games.circadians.schema.meta import MetaFile
from games.engine import data


class Files(data.Folder):
    """data/*.toml"""

    meta = data.File(MetaFile)
    effects = data.File(EffectsFile)
    map = data.File(MapFile)
    research = data.File(ResearchFile)
    prices = data.File(PricesFile)
    dial = data.File(DialFile)
    factions = data.File(FactionsFile)
    foundations = data.File(FoundationsFile)
    loot = data.File(LootFile)
    specials = data.File(SpecialsFile)
    leaders = data.File(LeadersFile)
    attributes = data.File(AttributesFile)
    tactics = data.File(TacticsFile)


DATA = Files("circadians")
