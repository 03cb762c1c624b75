"""The recorded match in words: turns, what was told, and the rules each decision follows.

`python -m tests.games.scythe.playthrough` plays the match of the bots again and writes both files.
"""

from __future__ import annotations

from random import Random

from games.engine import Setup
from tests.support.playthrough import Page, record

SETUP = Setup(3, "playthrough 4", {"sample_scoring_at_first_star": "on"})
HEAD = """# Scythe: a recorded match

Three bots play. The file beside this one holds every choice; a test plays it again to the same state and the same
score, and checks that this page tells it. In brackets: the choice as it is typed and the rules it follows. The page
tells what each player was told in private as well.
"""
RULES = {
    "SCY-D03": "SCY-4.2, 4.3: another section than last turn",
    "SCY-D04": "SCY-4.5: the top action, once",
    "SCY-D05": "SCY-5.2, 5.5: one unit after another",
    "SCY-D06": "SCY-5.8, 5.16: a step, with what is carried",
    "SCY-D07": "SCY-5.16, 5.17: loads",
    "SCY-D08": "SCY-10.3: the attacker chooses the next combat",
    "SCY-D09": "SCY-10.6: abilities before the dials",
    "SCY-D10": "SCY-10.7, 10.11: dials and cards in secret; a tie is the attacker's",
    "SCY-D11": "SCY-10.13, 16.4: retreat",
    "SCY-D12": "SCY-11.4, 11.5: an encounter option that can be paid",
    "SCY-D13": "SCY-6.5, 11.11: tokens of any kinds",
    "SCY-D14": "SCY-6.6: on land with an own worker",
    "SCY-D15": "SCY-6.13 to 6.18: sites that produce",
    "SCY-D16": "SCY-6.16: how many",
    "SCY-D17": "SCY-7.3: cost, benefit, coins, bonuses, stars",
    "SCY-D18": "SCY-2.14: tokens from any controlled territories",
    "SCY-D20": "SCY-7.7: a cube from green to red",
    "SCY-D21": "SCY-7.11, 7.12: a mech and its ability",
    "SCY-D22": "SCY-7.14: a structure beside an own worker",
    "SCY-D23": "SCY-7.17, 7.18: a recruit, and a bonus at once",
    "SCY-D24": "SCY-12.2: a card from the Factory",
    "SCY-D25": "SCY-12.8: the Factory card as a section",
    "SCY-D26": "SCY-13.2, 22.5: the last window, then the next turn",
}
PAGE = Page(HEAD, RULES, {"scythe-heading-turn": "##"}, "Scores (SCY-15)")


if __name__ == "__main__":
    PAGE.write("scythe", record("scythe", SETUP, Random(4)))
