"""CIR-4, CIR-5: rounds and the Pricing phase."""

from __future__ import annotations

from typing import cast

import pytest

from games.circadians import components as c
from games.circadians.rules.pricing import NeutralPrices, PassFlareGun, PriceTurn, Pricing, neutral_tops
from games.circadians.rules.relics import RoundEnds
from games.circadians.rules.round import Round
from games.engine import SeatName, Text
from tests.games.circadians.support import Table

FOUR = ("ai", "zcharo", "leyrien", "jrayek")


def name_of(phase: object) -> str:
    assert isinstance(phase, Text)
    return phase.key.removeprefix("circadians-phase-")


@pytest.mark.rule("CIR-4.1", "CIR-4.2", "CIR-4.3", "CIR-4.4")
def test_a_round_has_nine_phases_and_every_faction_one_turn_in_each_action_phase() -> None:
    table = Table(*FOUR, clear=False)
    seen: list[str] = []
    turns: list[tuple[str, object]] = []
    while table.g.round == 1 and table.g.outcome is None:
        table.answer(None, table.default())
        seen += [name_of(each) for args in table.said("phases-begin") for each in cast(list[object], args["phases"])]
        seen += [name_of(args["phase"]) for args in table.said("phase-begins")]
        for key in ("acts", "passed"):
            turns += [(name_of(args["phase"]), args["seat"]) for args in table.said(key)]
    assert seen[:8] == list(c.PHASES[1:])
    for phase in c.TRACKS:
        assert {seat for name, seat in turns if name == phase} == {SeatName(seat) for seat in range(4)}


@pytest.mark.rule("CIR-5.1", "CIR-5.23")
def test_pricing_goes_clockwise_from_the_flare_gun() -> None:
    table = Table(*FOUR)
    table.g.flare = 2
    table.do(Pricing())
    order = []
    for slot in ("move_first", "build", "harvest", "recruit"):
        seat = next(seat for seat in range(4) if table.options(FOUR[seat]))
        order.append(seat)
        table.answer(FOUR[seat], f"p4@{slot}")
    assert order == [2, 3, 0, 1]
    assert table.g.flare == 3


@pytest.mark.rule("CIR-5.1", "CIR-24.1")
def test_two_factions_price_twice_alternately() -> None:
    table = Table("ai", "zcharo")
    table.do(Pricing())
    table.answer("ai", "p3@discover")
    table.answer("zcharo", "p3@build")
    table.answer("ai", "p4@harvest")
    table.answer("zcharo", "p4@recruit")
    assert table.g.prices["move"].seat is None
    assert table.g.prices["move"].token == "n_bank"


@pytest.mark.rule("CIR-5.2", "CIR-5.3", "CIR-5.5")
def test_a_token_on_a_phase_without_one() -> None:
    table = Table(*FOUR)
    table.priced("build", "zcharo")
    table.do(PriceTurn(0))
    slots = ("discover", "harvest", "recruit", "move_first", "move_last")
    assert table.options("ai") == [f"{token}@{slot}" for token in ("p1", "p3", "p4", "p5") for slot in slots]


@pytest.mark.rule("CIR-5.4", "CIR-5.5", "CIR-5.6", "CIR-5.12")
@pytest.mark.parametrize(
    ("slot", "energy", "gems", "cards"),
    [
        ("discover", 0, 0, 0),
        ("build", 0, 1, 0),
        ("harvest", 0, 0, 0),
        ("recruit", 2, 0, 0),
        ("move_first", 0, 0, 1),
        ("move_last", 0, 0, 0),
    ],
)
def test_slot_rewards(slot: str, energy: int, gems: int, cards: int) -> None:
    table = Table(*FOUR)
    before = (table.player("ai").energy, table.player("ai").gems)
    table.do(PriceTurn(0))
    table.answer("ai", f"p4@{slot}")
    player = table.player("ai")
    assert (player.energy - before[0], player.gems - before[1], len(player.hand)) == (energy, gems, cards)


@pytest.mark.rule("CIR-5.8", "CIR-5.9")
def test_p1_takes_the_vault_and_draws_a_card() -> None:
    table = Table(*FOUR)
    table.do(PriceTurn(0))
    table.answer("ai", "p1@harvest")
    player = table.player("ai")
    assert (player.vault, len(player.hand)) == ([], 1)
    assert player.supply == ["p2", "p3", "p4", "p5", "p6"]
    table.do(PriceTurn(0))
    assert {option.split("@")[0] for option in table.options("ai") if "@" in option} == {"p3", "p4", "p5"}


@pytest.mark.rule("CIR-5.7", "CIR-5.10", "CIR-5.11")
def test_w22_p2_advances_on_the_priced_track_after_the_slot_reward() -> None:
    table = Table(*FOUR)
    player = table.player("ai")
    player.supply.append("p2")
    player.vault.remove("p2")
    player.tracks["build"], player.gems = 4, 0
    table.do(PriceTurn(0))
    table.answer("ai", "p2@build")
    assert player.gems == 1
    assert table.rule("ai") == "CIR-D08"
    table.answer("ai", "build")
    assert (player.tracks["build"], player.gems) == (5, 0)


@pytest.mark.rule("CIR-5.10", "CIR-5.11")
def test_p2_is_lost_without_a_gem_and_may_be_declined() -> None:
    table = Table(*FOUR)
    player = table.player("ai")
    player.supply.append("p2")
    player.vault.remove("p2")
    player.tracks["discover"], player.gems = 4, 0
    table.do(PriceTurn(0))
    table.answer("ai", "p2@discover")
    assert table.said("advance-lost")
    assert player.tracks["discover"] == 4
    table = Table(*FOUR)
    player = table.player("ai")
    player.supply.append("p2")
    table.do(PriceTurn(0))
    table.answers("ai", "p2@harvest", "no")
    assert player.tracks["harvest"] == 1


@pytest.mark.rule("CIR-5.13", "CIR-5.14", "CIR-5.18", "CIR-5.19")
def test_what_tokens_cost_others() -> None:
    shares = {token.id: (token.to_faction, token.to_bank) for token in c.TOKENS.values()}
    assert shares == {
        "p1": (1, 0),
        "p2": (1, 1),
        "p3": (1, 2),
        "p4": (2, 2),
        "p5": (2, 3),
        "p6": (3, 3),
        "p1_2p": (0, 1),
        "p2_2p": (0, 2),
    }
    assert c.NEUTRALS["n_bank"].to_bank == 3
    assert c.NEUTRALS["n_bank_plus"].to_bank == 5
    for token, bank in (("n_neighbours", 0), ("n_neighbours_plus", 2)):
        data = c.NEUTRALS[token]
        assert (data.to_left, data.to_right, data.to_bank) == (1, 1, bank)


@pytest.mark.rule("CIR-5.14", "CIR-5.27")
def test_w24_two_faction_tokens_fetch_each_other() -> None:
    table = Table("ai", "zcharo")
    player = table.player("ai")
    player.supply = ["p1_2p", "p5"]
    player.vault = ["p2_2p", "p3", "p4", "p6"]
    table.do(PriceTurn(0))
    table.answer("ai", "p5@harvest")
    table.do(PriceTurn(0))
    table.answer("ai", "p1_2p@build")
    assert player.vault == []
    assert player.supply == ["p2_2p", "p3", "p4", "p6"]
    assert player.hand == []
    table.g.phase = "relic"
    table.do(RoundEnds())
    assert player.vault == ["p1_2p", "p5"]
    assert table.options("ai")[0].startswith("p2_2p@")
    table.answer("ai", "p2_2p@discover")
    assert sorted(player.supply) == ["p1_2p", "p3", "p4", "p5", "p6"]


@pytest.mark.rule("CIR-5.15", "CIR-5.16", "CIR-5.20", "CIR-5.22")
def test_neutral_tokens_fill_what_is_left() -> None:
    table = Table(*FOUR)
    for phase in ("discover", "build", "harvest", "recruit"):
        table.priced(phase, "ai")
    table.do(NeutralPrices())
    assert (table.g.prices["move"].token, table.g.prices["move"].last) == ("n_bank", False)
    assert table.g.flare == 1
    assert not any(player.hand for player in table.g.seats)


@pytest.mark.rule("CIR-5.16", "CIR-24.4")
def test_five_factions_leave_nothing_unpriced() -> None:
    table = Table("ai", "zcharo", "leyrien", "jrayek", "oxataya")
    for phase in c.TRACKS:
        table.priced(phase, "ai")
    table.do(NeutralPrices())
    assert neutral_tops(table.g) == []


@pytest.mark.rule("CIR-5.17", "CIR-5.18", "CIR-5.19", "CIR-14.7")
@pytest.mark.parametrize(("round_", "build", "move"), [(1, 2, 3), (3, 3, 4), (5, 4, 5)])
def test_w02_neutral_order_with_three_factions(round_: int, build: int, move: int) -> None:
    table = Table("ai", "zcharo", "leyrien")
    gone = [t for t, data in c.NEUTRALS.items() if data.remove_after_round and data.remove_after_round < round_]
    table.g.neutral = [token for token in table.g.neutral if token not in gone]
    for phase in ("discover", "harvest", "recruit"):
        table.priced(phase, "ai")
    table.do(NeutralPrices())
    assert c.NEUTRALS[table.g.prices["build"].token].total == build
    assert c.NEUTRALS[table.g.prices["move"].token].total == move


@pytest.mark.rule("CIR-5.21", "CIR-5.22", "CIR-2.20")
@pytest.mark.parametrize(("pricer", "goes_to"), [(0, 2), (3, 0), (None, 2), (1, 2)])
def test_w25_flare_gun(pricer: int | None, goes_to: int) -> None:
    table = Table(*FOUR)
    table.g.flare = 1
    table.do(PassFlareGun(pricer))
    assert table.g.flare == goes_to


@pytest.mark.rule("CIR-5.24", "CIR-5.27")
def test_without_a_usable_token_the_vault_is_taken() -> None:
    table = Table("ai", "zcharo")
    player = table.player("ai")
    player.supply, player.vault = [], ["p1_2p", "p2_2p", "p3", "p4", "p5", "p6"]
    table.do(PriceTurn(0))
    assert {option.split("@")[0] for option in table.options("ai")} == {"p1_2p", "p2_2p", "p3", "p4", "p5", "p6"}


@pytest.mark.rule("CIR-5.25", "CIR-16.3")
def test_order_inside_a_pricing_turn() -> None:
    table = Table("jrayek", "ai", "zcharo")
    table.hand("jrayek", "price_gouging")
    table.g.flare = 2
    table.do(PriceTurn(0))
    table.answer("jrayek", "p3@move_first")
    assert len(table.player("jrayek").hand) == 2
    assert table.rule("jrayek") == "CIR-D09"
    assert table.g.flare != 1
    table.answer("jrayek", "yes")
    assert table.g.flare == 1
    assert table.rule("jrayek") == "CIR-D10"
    assert table.options("jrayek") == ["play.price_gouging", "done"]


@pytest.mark.finding("RU-26")
@pytest.mark.rule("CIR-5.25", "CIR-16.3", "CIR-16.6")
def test_cards_are_asked_for_when_the_effect_of_the_token_is_known() -> None:
    """p1 takes tokens or draws first; whoever holds an older card is asked, whatever it is."""
    table = Table("ai", "zcharo", "leyrien").hand("ai", "ambush")
    table.do(PriceTurn(0))
    assert all("@" in option for option in table.options("ai"))
    drawn = len(table.player("ai").hand)
    table.answer("ai", "p3@move_first")  # the slot draws a card
    assert len(table.player("ai").hand) == drawn + 1
    assert (table.rule("ai"), table.options("ai")) == ("CIR-D10", ["done"])
    table.answer("ai", "done")
    assert not table.is_asked("ai")


@pytest.mark.finding("RU-26")
@pytest.mark.rule("CIR-5.25", "CIR-16.6")
def test_nobody_is_asked_for_cards_of_this_very_phase() -> None:
    table = Table("ai", "zcharo", "leyrien")
    table.g.phase = "price"
    table.do(PriceTurn(0))
    table.answer("ai", "p3@move_first")
    assert not table.is_asked("ai")
    assert table.player("ai").hand


@pytest.mark.rule("CIR-5.26", "CIR-28.2")
def test_back_channel_fetches_a_token_for_the_next_round() -> None:
    table = Table(*FOUR)
    table.hand("ai", "back_channel")
    table.do(PriceTurn(0))
    table.answers("ai", "p3@build", "play.back_channel", "p6")
    player = table.player("ai")
    assert player.vault == ["p2"]
    table.do(PriceTurn(0))
    assert not any(option.startswith("p6@") for option in table.options("ai"))


@pytest.mark.rule("CIR-5.8", "CIR-5.24")
def test_w23_five_other_tokens_suffice() -> None:
    """p1 in round 2 goes to the vault and stays there; five tokens are left for four rounds."""
    table = Table("ai", "zcharo", "leyrien")
    player = table.player("ai")
    player.supply, player.vault = ["p1", "p4", "p5"], ["p2", "p3", "p6"]
    table.do(PriceTurn(0))
    table.answer("ai", "p1@harvest")
    table.g.phase = "relic"
    table.do(RoundEnds())
    assert player.vault == ["p1"]
    assert player.supply == ["p2", "p3", "p4", "p5", "p6"]


@pytest.mark.rule("CIR-14.6")
def test_used_tokens_go_to_the_vault_and_rounds_go_on() -> None:
    table = Table(*FOUR)
    for phase, faction in zip(c.TRACKS, (*FOUR, None), strict=True):
        table.priced(phase, faction, "p3" if faction else "n_bank")
    table.g.phase = "relic"
    table.do(RoundEnds())
    assert table.g.prices == {}
    assert all(player.vault == ["p2", "p3", "p6"] for player in table.g.seats)
    assert (table.g.round, table.g.phase) == (2, "price")
    assert "n_bank" in table.g.neutral


@pytest.mark.rule("CIR-14.7")
def test_neutral_tokens_leave_after_rounds_two_and_four() -> None:
    table = Table("ai", "zcharo", "leyrien")
    table.g.round, table.g.phase = 2, "relic"
    table.do(RoundEnds())
    assert sorted(table.g.neutral) == ["n_bank", "n_bank_plus", "n_neighbours_plus"]
    table.g.stack.clear()
    table.g.round, table.g.phase = 4, "relic"
    table.do(RoundEnds())
    assert sorted(table.g.neutral) == ["n_bank_plus", "n_neighbours_plus"]


@pytest.mark.rule("CIR-4.1", "CIR-14.9")
def test_there_are_at_most_six_rounds() -> None:
    table = Table(*FOUR)
    table.stand("ai", "c2", 1)
    table.g.round, table.g.phase = 6, "relic"
    table.do(RoundEnds())
    assert table.g.outcome is not None
    table = Table(*FOUR)
    table.do(Round())
    assert table.said("round")
