"""RYO-13: each of the twenty events."""

from __future__ import annotations

import pytest

import games
from games.engine import Form
from games.engine.play import waiting_for
from games.ryozen import components as c
from games.ryozen.game import GAME
from games.ryozen.rules.suffering import suffer
from tests.games.ryozen.support import Board


def after(event: str, board: Board) -> Board:
    """The Night with this event alone, up to its first question."""
    return board.event_row(event).night()


def hit(event: str, board: Board, seat: int = 0) -> Board:
    """What an event without a question does to one seat, and nothing else."""
    assert suffer(board.g, seat, event, []) is None
    return board


@pytest.mark.rule("RYO-13.1", "RYO-13.2", "RYO-13.3", "RYO-X36", "RYO-13.4", "RYO-13.11")
def test_events_go_from_left_to_right_and_then_to_the_discard() -> None:
    board = Board().favour(5, 5, 5).put(0, "gate.1").put(0, "capital.1")
    board.event_row("", "flood", "", "sun_glare", discard=("uprising",)).villages("fire_cape", explorers=(1, 1, 1))
    board.night()
    hits = [event.text.args["event"].key for event in board.told("ryozen-event-hits")]  # type: ignore[union-attr]
    assert hits == ["ryozen-event-flood", "ryozen-event-sun_glare", "ryozen-event-flood", "ryozen-event-flood"]
    assert [player.explorer for player in board.g.seats] == [0, 0, 0]
    board.by_default()
    assert board.g.event_discard == ["uprising", "flood", "sun_glare"]
    assert board.g.seats[0].favour == 3 + 4 + 2  # two sectors lit by the glare; then Gate and Capital rewards


@pytest.mark.rule("RYO-13.11")
def test_the_rightmost_event_lies_on_top() -> None:
    board = Board().favour(5, 5, 5).event_row("flood", "", "uprising").put(0, "palace").night()
    assert board.is_asked(0, "RYO-D27")
    assert board.g.event_discard == ["flood", "uprising"]
    assert board.g.event_row == ["", "", "", ""]


@pytest.mark.rule("RYO-13.20", "RYO-13.5")
def test_breach_in_the_wall() -> None:
    board = hit("breach_in_the_wall", Board().own(0, coin=3, lantern=1))
    assert board.purse(0) == (2, 0, 0)


@pytest.mark.rule("RYO-13.21", "RYO-13.21.1", "RYO-13.6")
@pytest.mark.parametrize(("explorer", "lost"), [(0, 1), (3, 4), (7, 8)])
def test_uprising(explorer: int, lost: int) -> None:
    """RYO-13.21: Uprising: Lose 1 favour for each explored village, the starting village included."""
    built = ("fire_cape", "town_hall", "craftsville", "stronghold", "owl_cove", "bird_gorge", "altar_tile")
    board = hit("uprising", Board().villages(*built, explorers=(explorer,)).favour(10))
    assert board.g.seats[0].favour == 10 - lost
    assert hit("uprising", board.favour(0)).g.seats[0].favour == 0


@pytest.mark.rule("RYO-13.22", "RYO-D21", "RYO-13.7")
def test_fire_in_the_clan_house() -> None:
    board = after("fire_in_the_clan_house", Board().cards(0, "seal_of_the_altar", "disguise").cards(1, "rainbow"))
    assert board.is_asked(0, "RYO-D21")
    assert board.offers(0) == ["disguise", "seal_of_the_altar"]
    assert board.default(0) == "disguise"
    assert board.g.seats[1].cards == []  # one card: no choice
    board.answer(0, "seal_of_the_altar")
    assert board.g.seats[0].cards == ["disguise"]
    assert set(board.g.revelation_discard) == {"rainbow", "seal_of_the_altar"}


@pytest.mark.rule("RYO-13.23", "RYO-13.23.1", "RYO-D22", "RYO-X35", "RYO-14.2")
def test_bandit_raid() -> None:
    board = Board().put(0, "gate.1").put(0, "altar.1", "fighter").put(0, "altar.2", cloaked=True).put(1, "palace")
    board.put(2, "springs.1", cloaked=True)
    after("bandit_raid", board)
    assert board.is_asked(0, "RYO-D22")
    assert board.offers(0) == ["gate.1", "altar.1"]
    assert board.default(0) == "altar.1"  # not the only own kin of its sector
    assert not board.is_asked(2, "RYO-D22")
    board.answer(0, "gate.1")
    assert board.at("gate.1") is None
    assert board.g.seats[0].favour == 1  # nothing at the Gate, one in the Palace
    assert board.is_asked(0, "RYO-D26")
    assert len(board.offers(0)) == 9  # the Altar's resource and the Palace's shard at once
    assert board.default(0) == "lantern+coral"
    board.answer(0, "coin+jade")
    assert board.purse(0) == (5, 3, 2)
    assert board.moons(0) == (0, 0, 2)  # with the majority at the Altar


@pytest.mark.rule("RYO-13.24", "RYO-D22")
def test_suspicious_rumours() -> None:
    board = Board().put(0, "gate.1", cloaked=True).put(0, "altar.1", cloaked=True).put(0, "springs.1")
    after("suspicious_rumours", board)
    assert board.offers(0) == ["gate.1", "altar.1"]
    assert board.default(0) == "gate.1"
    board.answer(0, "altar.1")
    assert board.at("altar.1") == (0, "apprentice", False)


@pytest.mark.rule("RYO-13.25", "RYO-13.9")
def test_ominous_shadows() -> None:
    board = Board().put(0, "gate.1").put(0, "gate.2").put(0, "springs.1").put(0, "capital.1").favour(9)
    assert hit("ominous_shadows", board).g.seats[0].favour == 7
    board.g.rotation = 1
    assert hit("ominous_shadows", board).g.seats[0].favour == 6  # the Capital alone


@pytest.mark.rule("RYO-13.26", "RYO-13.27", "RYO-13.28", "RYO-13.26.1", "RYO-X37", "RYO-13.13")
@pytest.mark.parametrize("colour", c.SHARDS)
def test_eclipses(colour: str) -> None:
    """RYO-13.26: an Eclipse gives a shard of its kind to who has none, and takes one from others."""
    board = Board().shards(1, **{colour: 2})
    assert board.g.first == 0  # the token is no shard
    for seat in range(3):
        hit(f"{colour}_eclipse", board, seat)
    assert [player.shards[colour] for player in board.g.seats] == [1, 1, 1]
    hit(f"{colour}_eclipse", board, 0)
    assert board.g.seats[0].shards[colour] == 0


@pytest.mark.rule("RYO-13.29", "RYO-13.29.1", "RYO-D22")
def test_curse_of_shadow() -> None:
    board = Board().put(0, "gate.1").put(0, "gate.2", cloaked=True).put(0, "springs.1").put(0, "capital.1")
    after("curse_of_shadow", board)
    assert board.at("springs.1") == (0, "apprentice", False)  # asking changes nothing
    decision = board.asked(0)
    assert isinstance(decision.shape, Form)
    assert [field.name for field in decision.shape.fields] == ["gate"]
    assert board.default(0) == "gate=gate.2"  # a cloaked one
    board.answer(0, "gate=gate.2")
    assert board.at("gate.2") == (0, "apprentice", False)
    assert board.at("gate.1") == (0, "apprentice", False)
    assert board.at("capital.1") == (0, "apprentice", False)
    assert board.at("springs.1") is None  # the only one there
    keys = [event.text.key for event in board.events]
    assert keys.index("ryozen-event-hits") < keys.index("ryozen-struck-cloaked")


@pytest.mark.rule("RYO-13.29")
@pytest.mark.finding("PL-12")
def test_an_event_is_named_before_it_strikes_also_where_nothing_is_asked() -> None:
    board = Board(3).put(0, "gate.1").put(1, "outskirts.1", cloaked=True).event_row("curse_of_shadow").night()
    keys = [event.text.key for event in board.events]
    hits = [index for index, key in enumerate(keys) if key == "ryozen-event-hits"]
    assert len(hits) == 2
    assert keys[hits[0] + 1] == "ryozen-struck"
    assert keys[hits[1] + 1] == "ryozen-struck-cloaked"


def test_the_form_of_the_curse_tells_what_becomes_of_each() -> None:
    board = Board().put(0, "gate.1").put(0, "gate.2", cloaked=True).put(0, "springs.1", "fighter").put(0, "springs.2")
    board.event_row("curse_of_shadow").night()
    decision, texts = board.asked(0), games.texts("ryozen", "en")
    assert decision is not None
    shown = GAME.preview(GAME.view(board.g, 0), decision, {"gate": ["gate.2"], "springs": ["springs.1"]})
    assert shown is not None
    assert [texts.say(line) for line in shown.lines] == [
        "Gate: Apprentice is turned over and stays",
        "Springs: Fighter goes to the Palace, others stay",
    ]
    assert shown.route == ("gate.2", "springs.1")
    assert GAME.preview(GAME.view(Board().g, 0), Board().asked(0), {}) is None


@pytest.mark.rule("RYO-13.30", "RYO-D23", "RYO-13.5")
def test_palace_banquet() -> None:
    board = Board().put(0, "palace").put(0, "palace").put(1, "palace").own(0, coin=1, scroll=3).own(1)
    after("palace_banquet", board)
    assert board.is_asked(0, "RYO-D23")
    assert board.offers(0) == ["coin+scroll", "scroll+scroll"]
    assert board.default(0) == "scroll+scroll"
    board.answer(0, "coin+scroll")
    assert board.purse(0) == (0, 2, 0)


@pytest.mark.rule("RYO-D23")
def test_by_default_the_resource_one_has_most_of_is_lost_each_time() -> None:
    board = Board().put(0, "palace").put(0, "palace").put(0, "palace").own(0, coin=2, scroll=2, lantern=1)
    after("palace_banquet", board)
    assert board.default(0) == "coin+coin+scroll"  # a coin, then a scroll, then of equals a coin again
    board.answer(0, board.default(0))
    assert board.purse(0) == (0, 1, 1)


@pytest.mark.rule("RYO-13.31")
def test_public_brawl() -> None:
    board = Board().put(0, "gate.1").put(0, "palace").put(0, "altar.1", cloaked=True).put(0, "springs.1", "fighter")
    assert hit("public_brawl", board.favour(9)).g.seats[0].favour == 7


@pytest.mark.rule("RYO-13.32", "RYO-D23", "RYO-13.5")
def test_lunar_curse() -> None:
    board = Board().put(0, "gate.1").put(0, "springs.1").put(0, "springs.2").shards(0, coral=3, jade=1)
    board.put(1, "outskirts.1").put(2, "gate.2").shards(2, agate=1)
    after("lunar_curse", board)
    assert board.offers(0) == ["coral+coral", "coral+jade"]
    assert board.default(0) == "coral+jade"  # 9 + 1 becomes 1 + 1 or 1 + 1: first jade, then coral
    assert board.moons(2)[1] == 0
    board.answer(0, "coral+coral")
    assert board.moons(0)[2] == 1


@pytest.mark.rule("RYO-13.33", "RYO-X39", "RYO-13.6")
def test_sun_glare() -> None:
    board = Board().put(0, "gate.1").put(0, "altar.1").put(0, "springs.1").put(0, "capital.1").put(0, "palace")
    assert hit("sun_glare", board.favour(1)).g.seats[0].favour == 0
    assert hit("sun_glare", board.favour(9)).g.seats[0].favour == 5


@pytest.mark.rule("RYO-13.34")
def test_lunar_festival() -> None:
    board = Board().put(0, "gate.1").put(0, "gate.2").put(0, "capital.1").own(0, coin=2, lantern=3)
    assert hit("lunar_festival", board).purse(0) == (2, 0, 1)
    assert hit("lunar_festival", board).purse(0) == (2, 0, 0)


@pytest.mark.rule("RYO-13.35")
def test_invisible_presence() -> None:
    board = Board().put(0, "gate.1", cloaked=True).put(0, "springs.1", cloaked=True).put(0, "altar.1", cloaked=True)
    hit("invisible_presence", board)
    assert [kin.at for kin in board.g.kin if kin.cloaked] == ["altar.1"]


@pytest.mark.rule("RYO-13.36")
def test_ceremony_of_three_lights() -> None:
    board = Board().put(0, "gate.1").put(0, "springs.1").favour(5)
    assert hit("ceremony_of_three_lights", board).g.seats[0].favour == 5
    board.put(0, "outskirts.1")
    assert hit("ceremony_of_three_lights", board).g.seats[0].favour == 2


@pytest.mark.rule("RYO-13.37", "RYO-13.37.1", "RYO-D24", "RYO-13.8", "RYO-19.8")
def test_mist_of_oblivion() -> None:
    board = Board().cards(0, "disguise", "disguise", "seal_of_the_altar").favour(1).cards(1, "rainbow").favour(1, 0)
    after("mist_of_oblivion", board)
    decision = board.asked(0)
    assert (decision.shape.least, decision.shape.most) == (2, 3)  # type: ignore[union-attr]
    assert board.offers(0) == ["disguise", "disguise-2", "seal_of_the_altar"]
    assert board.default(0) == "disguise,disguise-2"
    assert board.g.seats[1].cards == []  # without favour the card must go
    board.answer(0, "disguise,seal_of_the_altar")
    assert board.g.seats[0].cards == ["disguise"]
    assert board.g.seats[0].favour == 0


@pytest.mark.rule("RYO-13.37.1", "RYO-D24")
def test_who_has_favour_enough_may_keep_every_card_in_the_mist() -> None:
    board = after("mist_of_oblivion", Board().cards(0, "disguise", "rainbow").favour(5))
    decision = board.asked(0)
    assert (decision.shape.least, decision.shape.most) == (0, 2)  # type: ignore[union-attr]
    assert board.default(0) == "-"  # as few cards as allowed
    board.answer(0, "-")
    assert sorted(board.g.seats[0].cards) == ["disguise", "rainbow"]
    assert board.g.seats[0].favour == 3


@pytest.mark.rule("RYO-13.39.1", "RYO-D25")
def test_by_default_an_earthquake_takes_favour_as_far_as_it_goes() -> None:
    board = Board().put(0, "gate.1").put(0, "springs.1").shards(0, coral=2, jade=1).favour(2)
    after("earthquake", board)
    assert board.default(0) == "favour"
    board.answer(0, "favour")
    assert (board.moons(0), board.g.seats[0].earned["events"]) == ((3, 1, 1), -2)  # with the bonuses of the Night
    short = Board().put(0, "gate.1").put(0, "springs.1").shards(0, coral=2, jade=1).favour(1)
    after("earthquake", short)
    assert short.default(0) == "coral"
    assert "favour" not in short.offers(0)


@pytest.mark.rule("RYO-13.38")
def test_flood() -> None:
    """RYO-13.38: Flood: Move the own Explorer back 1 village."""
    board = Board().villages("fire_cape", "town_hall", explorers=(2,))
    assert hit("flood", board).g.seats[0].explorer == 1


@pytest.mark.rule("RYO-13.39", "RYO-13.39.1", "RYO-X38", "RYO-D25", "RYO-13.8")
def test_earthquake() -> None:
    """RYO-13.39: Earthquake: For each own kin on the board: lose 1 shard of choice or 1 favour."""
    board = Board().shards(0, coral=1, jade=1).favour(4)
    for place in ("gate.1", "gate.2", "altar.1", "springs.1", "palace"):
        board.put(0, place)
    after("earthquake", board)
    assert board.is_asked(0, "RYO-D25")
    assert board.offers(0) == ["coral", "jade", "coral+jade"]
    assert board.default(0) == "coral"
    board.answer(0, "coral+jade")
    assert sum(board.moons(0)) <= 3  # both are gone; the Night's rewards follow
    assert board.g.seats[0].earned["events"] == -3


@pytest.mark.rule("RYO-13.12")
def test_later_events_see_what_earlier_ones_did() -> None:
    board = Board().put(0, "gate.1", cloaked=True).favour(5)
    board.event_row("invisible_presence", "public_brawl").night().by_default()
    assert board.g.seats[0].earned["events"] == -1  # the Apprentice was revealed first


@pytest.mark.rule("RYO-25.6", "RYO-13.7", "RYO-4.5")
def test_all_players_answer_their_queues_at_once() -> None:
    board = Board().event_row("fire_in_the_clan_house", "palace_banquet")
    for seat in range(3):
        board.put(seat, "palace")
    board.cards(0, "disguise", "rainbow").cards(2, "seal_of_the_gate", "seal_of_the_altar")
    board.night()
    assert waiting_for(board.g) == [0, 1, 2]
    assert board.is_asked(0, "RYO-D21")
    assert board.is_asked(1, "RYO-D23")  # already at the second event
    assert board.is_asked(2, "RYO-D21")
    board.answer(2, "seal_of_the_gate")
    assert board.is_asked(2, "RYO-D23")
    board.answer(2, "coin")
    board.answer(0, "rainbow")
    board.answer(1, "scroll")
    assert board.g.event_row[0] == "fire_in_the_clan_house"  # it is not over before the last has answered
    board.answer(0, "coin")
    assert board.g.event_discard == ["fire_in_the_clan_house", "palace_banquet"]


@pytest.mark.rule("RYO-13.7")
@pytest.mark.parametrize("event", c.EVENTS)
def test_nobody_without_anything_suffers(event: str) -> None:
    board = Board().own(0).event_row(event)
    before = (board.purse(0), board.g.seats[0].favour, board.g.seats[0].explorer)
    assert suffer(board.g, 0, event, []) is None
    assert (board.purse(0), board.g.seats[0].favour, board.g.seats[0].explorer) == before
