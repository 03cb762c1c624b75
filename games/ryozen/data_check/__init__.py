"""Whether the data of Ryozen fit together and agree with the rulebook (`slowtable check-data ryozen`)."""

from __future__ import annotations

from games.engine.data_check import Need
from games.ryozen.data_check.board import check_board
from games.ryozen.data_check.drawing import check_drawing
from games.ryozen.data_check.effects import check_effects
from games.ryozen.data_check.palace import check_palace
from games.ryozen.data_check.tables import check_tables
from games.ryozen.schema import Files


def check(data: Files, need: Need) -> None:
    """Everything that is checked."""
    check_tables(data, need)
    check_board(data, need)
    check_palace(data, need)
    check_drawing(data, need)
    check_effects(data, need)
    check_names(data, need)


def check_names(data: Files, need: Need) -> None:
    """What people read about."""
    need.named("ryozen-resource", data.meta.resource)
    need.named("ryozen-shard", data.meta.shard)
    need.named("ryozen-sector", (*data.board.sector, data.board.palace))
    need.named("ryozen-spot-kind", data.palace.spot_kind)
    need.named("ryozen-side-of-board", data.palace.seat)
    need.named("ryozen-clan", data.clans.clan)
    need.named("ryozen-kin", data.kin.kin)
    need.named("ryozen-village", (data.villages.start_village, data.villages.altar_tile, *data.villages.village))
    need.named("ryozen-glyph", data.revelations.glyph)
    need.named("ryozen-revelation", data.revelations.revelation)
    need.named("ryozen-event", data.events.event)
