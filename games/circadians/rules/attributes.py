"""CIR-27.27, CIR-27.28, CIR-27.29: upgrading attributes."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.effects import effects_text
from games.circadians.rules.battle import TakeIntel
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import attribute_text, lacks
from games.circadians.rules.lanes import INTEL, upgrade_in_order
from games.circadians.rules.leaders import UpgradeLeader
from games.circadians.rules.options import do, named
from games.circadians.rules.rewards import Gain, gives, pay, possible_if
from games.circadians.state import Circadians, who
from games.engine import Choice, Decision, Option, Pick, Says, Step, Text, Unavailable


def upgradable(g: Circadians, seat: int) -> list[str]:
    """CIR-27.27, CIR-27.28: attributes on their base side whose gems can be paid."""
    player = g.seats[seat]
    return [
        name
        for name in c.FACTION_ATTRIBUTES[player.faction]
        if name not in player.attributes and c.ATTRIBUTES[name].upgrade_gems <= player.gems
    ]


@gives("upgrade_attribute")
def _upgrade(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    return [UpgradeAttribute(seat=seat)]


@possible_if("upgrade_attribute")
def _can_upgrade(g: Circadians, seat: int) -> bool:
    return bool(upgradable(g, seat))


class UpgradeAttribute(Asks[str], tag="UpgradeAttribute"):
    """CIR-D42, CIR-13.9: flip an attribute for its gems, or decline; also by Evolution (CIR-28.45, CIR-28.59). The
    Circadians gain fame (CIR-18.14)."""

    def ask(self, g: Circadians) -> Decision[str] | None:
        options = tuple(named("attribute", name) for name in upgradable(g, self.seat))
        if not options:
            return None
        return Decision(self.seat, Text("circadians-ask-attribute"), Pick((*options, do("none"))), "CIR-D42")

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        player = g.seats[self.seat]

        def about(option: Option[str]) -> Says | Text:
            if option.value == "none":
                return Says(Text("circadians-hint-no-attribute"), loses=Text("circadians-loses-attribute"))
            return attribute_text(option.value)

        missing = [
            Unavailable(
                name,
                Text(f"circadians-attribute-{name}"),
                Text("circadians-why-upgraded")
                if name in player.attributes
                else lacks("gems", c.ATTRIBUTES[name].upgrade_gems, player.gems),
            )
            for name in c.FACTION_ATTRIBUTES[player.faction]
            if name not in upgradable(g, self.seat)
        ]
        return decision.explain(about, unavailable=missing)

    def answer(self, g: Circadians, choice: str) -> None:
        if choice == "none":
            return
        pay(g, self.seat, {"gems": c.ATTRIBUTES[choice].upgrade_gems})
        g.seats[self.seat].attributes.append(choice)
        g.tell("circadians-attribute-upgraded", seat=who(self.seat), attribute=Text(f"circadians-attribute-{choice}"))
        fame = [effect for effect in c.RULES[g.seats[self.seat].faction] if effect.at == "attribute_upgraded"]
        g.then(*(Gain(self.seat, effect.gain) for effect in fame), WhenUpgraded(self.seat, choice))  # CIR-27.29

    def default(self, g: Circadians) -> Choice:
        return ["none"]


class WhenUpgraded(Step[Circadians], tag="WhenUpgraded"):
    """CIR-27.29, CIR-25.9: the "when upgraded" effect, after fame and its bonus."""

    seat: int
    attribute: str

    def in_order(self, g: Circadians) -> str:
        return upgrade_in_order(self.attribute)

    def run(self, g: Circadians) -> None:
        player = g.seats[self.seat]
        for effect in c.ATTRIBUTES[self.attribute].on_upgrade:
            if effect.op == "gain":
                g.then(Gain(self.seat, effect.gain))
            elif effect.op == "take_intel":
                g.then(ChooseIntel(seat=self.seat))
            elif effect.op == "upgrade_rhyzu":
                g.then(UpgradeLeader(free_rhyzu=True, seat=self.seat))
            elif effect.op == "add_fighters":  # CIR-19.9
                player.areas[effect.area - 1] += int(effect.value)
                player.extra_fighters += int(effect.value)
                g.tell("circadians-more-fighters", seat=who(self.seat), count=int(effect.value))


class ChooseIntel(Asks[str], tag="ChooseIntel"):
    """CIR-D51, CIR-27.1: any one opponent's intel card."""

    def in_order(self, g: Circadians) -> str:
        return INTEL

    def ask(self, g: Circadians) -> Decision[str] | None:
        factions = [player.faction for player in g.seats if player.has_intel]
        options = tuple(Option(faction, Text(f"circadians-intel-{faction}")) for faction in factions)
        return Decision(self.seat, Text("circadians-ask-intel"), Pick(options), "CIR-D51") if options else None

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        held = [
            Unavailable(faction, Text(f"circadians-intel-{faction}"), Text("circadians-why-intel-held"))
            for faction in g.seats[self.seat].intel
        ]
        return decision.explain(
            lambda option: effects_text(c.INTEL[option.value].circadian_side, moments=False), unavailable=held
        )

    def answer(self, g: Circadians, choice: str) -> None:
        victim = g.faction(choice)
        assert victim is not None
        g.then(TakeIntel(self.seat, victim))

    def default(self, g: Circadians) -> Choice:
        return [next(player.faction for player in g.seats if player.has_intel)]
