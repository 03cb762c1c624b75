"""What may stand in data/*.toml."""

from games.engine import data
from games.ryozen.schema.board import BoardFile, PalaceFile
from games.ryozen.schema.cards import ClansFile, EventsFile, KinFile, RevelationsFile, VillagesFile
from games.ryozen.schema.effects import VocabFile
from games.ryozen.schema.meta import MetaFile


class Files(data.Folder):
    """data/*.toml"""

    meta = data.File(MetaFile)
    vocab = data.File(VocabFile)
    board = data.File(BoardFile)
    palace = data.File(PalaceFile)
    clans = data.File(ClansFile)
    kin = data.File(KinFile)
    villages = data.File(VillagesFile)
    revelations = data.File(RevelationsFile)
    events = data.File(EventsFile)


DATA = Files("ryozen")
