"""What may stand in data/*.toml."""

from games.engine import data
from games.hyperborea.schema.board import BoardFile, HomesFile, LayoutsFile, TilesFile
from games.hyperborea.schema.cards import MatFile, RuinsFile, TechFile
from games.hyperborea.schema.effects import EffectsFile, FactionsFile
from games.hyperborea.schema.game import GameFile


class Files(data.Folder):
    """data/*.toml"""

    game = data.File(GameFile)
    effects = data.File(EffectsFile)
    factions = data.File(FactionsFile)
    homes = data.File(HomesFile)
    layouts = data.File(LayoutsFile)
    player_mat = data.File(MatFile)
    board = data.File(BoardFile)
    ruins = data.File(RuinsFile)
    tech = data.File(TechFile)
    tiles = data.File(TilesFile)


DATA = Files("hyperborea")
