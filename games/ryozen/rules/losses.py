"""RYO-13: the choices that events leave to those who suffer them."""

from __future__ import annotations

from typing import Any

from games.engine import Choice, Decision, Field, Filled, Form, Option, Pick, Several, Text
from games.engine.option import Unavailable
from games.lib import payments
from games.ryozen import components as c
from games.ryozen.rules import hints, purse
from games.ryozen.rules.branches import discard_card
from games.ryozen.rules.counters import counter
from games.ryozen.rules.shards import best_shard_to_lose
from games.ryozen.rules.strikes import flip, strike
from games.ryozen.rules.suffering import FORCED, QUESTIONS, Asker, Suffer
from games.ryozen.rules.targets import target_options, targets, unreachable
from games.ryozen.state import Ryozen, place_name, sector_name, some


class DiscardCard(Suffer[str], tag="DiscardCard"):
    """RYO-D21, RYO-13.22: one of the own cards."""

    rule = "RYO-D21"

    def shape(self, g: Ryozen) -> Pick[str] | None:
        cards = sorted(set(g.seats[self.seat].cards), key=c.REVELATION_ORDER.__getitem__)
        return Pick(tuple(Option(card, card_name(card)) for card in cards)) if cards else None

    def about(self, g: Ryozen, option: Option[str]) -> Text:
        return card_text(option.value)

    def carry_out(self, g: Ryozen, choice: str) -> None:
        discard_card(g, self.seat, choice)

    def default(self, g: Ryozen) -> Choice:
        return [cheapest_first(g.seats[self.seat].cards)[0]]


def card_name(card: str) -> Text:
    """A revelation card, to be named in a text."""
    return Text(f"ryozen-revelation-{card}")


def card_text(card: str) -> Text:
    """What a revelation card does."""
    return Text(f"ryozen-card-{card.replace('_', '-')}")


def cheapest_first(cards: list[str]) -> list[str]:
    """Cards by price, then in data order."""
    return sorted(cards, key=lambda card: (c.REVELATIONS[card].price, c.REVELATION_ORDER[card]))


class LoseKin(Suffer[str], tag="LoseKin"):
    """RYO-D22: Bandit Raid strikes a revealed kin (RYO-13.23), Suspicious Rumours turn a cloaked one (RYO-13.24).

    RYO-13.23.1: if there is one in a sector.
    """

    def shape(self, g: Ryozen) -> Pick[str] | None:
        options = target_options(g, different(g, targets(g, self.ctx, self.op)))
        return Pick(tuple(options)) if options else None

    def about(self, g: Ryozen, option: Option[str]) -> Text:
        number = g.occupied()[option.value]
        return hints.struck(g, number) if self.op.op == "strike" else hints.turned(g, number)

    def lacking(self, g: Ryozen) -> list[Unavailable]:
        kin = {g.kin[number].at: g.kin[number] for number in g.kin_of(self.seat)}
        return [each for each in unreachable(g, self.ctx, self.op) if each.id in kin]

    def carry_out(self, g: Ryozen, choice: str) -> None:
        number = g.occupied()[choice]
        if self.op.op == "strike":
            strike(g, number, by=None)  # RYO-13.10
        else:
            flip(g, number)

    def default(self, g: Ryozen) -> Choice:
        return [g.kin[spare_kin(g, self.seat, different(g, targets(g, self.ctx, self.op)))].at]


def different(g: Ryozen, numbers: list[int]) -> list[int]:
    """One of each: kin of one kind that lie alike in one sector make no difference."""
    kinds: dict[tuple[str, str, bool], int] = {}
    for number in numbers:
        kin = g.kin[number]
        kinds.setdefault((c.SECTOR_OF[kin.at], kin.kind, kin.cloaked), number)
    return list(kinds.values())


def spare_kin(g: Ryozen, seat: int, numbers: list[int]) -> int:
    """RYO-D22: a kin that is not its owner's only one in its sector, else any."""
    sectors = g.in_sectors(seat)
    return next((n for n in numbers if sectors.count(c.SECTOR_OF[g.kin[n].at]) > 1), numbers[0])


def cursed(g: Ryozen, seat: int, sector: str) -> list[int]:
    """RYO-13.29.1: own kin in a sector, of which Curse of Shadow strikes one, on whichever side; cloaked ones first."""
    numbers = [n for n, kin in enumerate(g.kin) if kin.owner == seat and c.SECTOR_OF.get(kin.at) == sector]
    numbers.sort(key=lambda n: (not g.kin[n].cloaked, c.PLACE_ORDER[g.kin[n].at]))
    return different(g, numbers)


def cursed_sectors(g: Ryozen, seat: int) -> dict[str, list[int]]:
    """RYO-13.29.1: highlighted sectors with own kin, of which one each is struck; others are skipped."""
    found = {sector: cursed(g, seat, sector) for sector in g.highlighted}
    return {sector: numbers for sector, numbers in found.items() if numbers}


class CurseOfShadow(Suffer[Filled], tag="CurseOfShadow"):
    """RYO-D22, RYO-13.29: in each highlighted sector one own kin, all answered together."""

    sectors: list[str]

    def _field(self, g: Ryozen, sector: str) -> Field[str]:
        return Field(sector, sector_name(sector), Pick(tuple(target_options(g, cursed(g, self.seat, sector)))))

    def ask(self, g: Ryozen) -> Decision[Filled] | None:
        fields = tuple(self._field(g, sector) for sector in self.sectors)
        return Decision(self.seat, self.prompt(), Form(fields), self.rule) if fields else None

    def explained(self, g: Ryozen, decision: Decision[Any]) -> Decision[Any]:
        told, numbers = super().explained(g, decision), g.occupied()
        for sector in self.sectors:
            told = told.explain_field(sector, lambda option: hints.struck(g, numbers[option.id]))
        return told

    def carry_out(self, g: Ryozen, choice: Filled) -> None:
        chosen = {sector: g.occupied()[choice[self._field(g, sector)]] for sector in self.sectors}
        for sector, numbers in cursed_sectors(g, self.seat).items():
            strike(g, chosen.get(sector, numbers[0]), by=None)

    def default(self, g: Ryozen) -> Choice:
        return {sector: [g.kin[cursed(g, self.seat, sector)[0]].at] for sector in self.sectors}


class CurseInTurn(Suffer[str], tag="CurseInTurn"):
    """RYO-4.6, RYO-17.33: in the Phoenix Palace mode one after another, in the order the player chooses."""

    struck: list[str] = []

    def _numbers(self, g: Ryozen) -> list[int]:
        return [n for sector in g.highlighted if sector not in self.struck for n in cursed(g, self.seat, sector)]

    def shape(self, g: Ryozen) -> Pick[str] | None:
        options = target_options(g, self._numbers(g))
        return Pick(tuple(options)) if options else None

    def about(self, g: Ryozen, option: Option[str]) -> Text:
        return hints.struck(g, g.occupied()[option.value])

    def lacking(self, g: Ryozen) -> list[Unavailable]:
        """Own kin in sectors that have been struck, or are not highlighted."""
        places = [kin.at for kin in g.kin if kin.owner == self.seat and kin.at in c.SECTOR_OF]
        offered = {g.kin[number].at for number in self._numbers(g)}
        reason = Text("ryozen-why-zone-each-highlighted")
        return [Unavailable(at, place_name(at), reason, at) for at in places if at not in offered]

    def carry_out(self, g: Ryozen, choice: str) -> None:
        g.then(CurseInTurn(self.event, [], [*self.struck, c.SECTOR_OF[choice]], seat=self.seat))
        strike(g, g.occupied()[choice], by=None)

    def default(self, g: Ryozen) -> Choice:
        return [g.kin[self._numbers(g)[0]].at]


class LoseResources(Suffer[purse.Bundle], tag="LoseResources"):
    """RYO-D23, RYO-13.30: resources of choice, as many as the event demands and the player has."""

    rule = "RYO-D23"

    def _due(self, g: Ryozen) -> int:
        return min(self._count(g), sum(g.seats[self.seat].resources.values()))

    def shape(self, g: Ryozen) -> Pick[purse.Bundle] | None:
        due = self._due(g)
        return Pick(tuple(purse.bundles(c.RESOURCES, due, g.seats[self.seat].resources))) if due else None

    def about(self, g: Ryozen, option: Option[purse.Bundle]) -> Text:
        return hints.purse_after(g, self.seat, lost=option.value)

    def carry_out(self, g: Ryozen, choice: purse.Bundle) -> None:
        for resource in dict.fromkeys(choice):
            purse.lose_resource(g, self.seat, resource, choice.count(resource))

    def default(self, g: Ryozen) -> Choice:
        purse_left = dict(g.seats[self.seat].resources)
        lost = []
        for _ in range(self._due(g)):
            lost.append(max(c.RESOURCE_TIES, key=lambda resource: purse_left[resource]))
            purse_left[lost[-1]] -= 1
        return ["+".join(sorted(lost, key=c.RESOURCES.index))]

    def standing(self, g: Ryozen) -> Choice | None:
        """RYO-25.5: in the preferred order."""
        wish = g.seats[self.seat].standing.lose
        if not wish:
            return None
        stock = [resource for resource in wish for _ in range(g.seats[self.seat].resources[resource])]
        return ["+".join(sorted(stock[: self._due(g)], key=c.RESOURCES.index))]


class LoseShards(Suffer[purse.Bundle], tag="LoseShards"):
    """RYO-D23, RYO-13.32: shards of choice."""

    rule = "RYO-D23"

    def _due(self, g: Ryozen) -> int:
        return min(self._count(g), sum(g.seats[self.seat].shards.values()))

    def shape(self, g: Ryozen) -> Pick[purse.Bundle] | None:
        due = self._due(g)
        return Pick(tuple(purse.bundles(c.SHARDS, due, g.seats[self.seat].shards))) if due else None

    def about(self, g: Ryozen, option: Option[purse.Bundle]) -> Text:
        return hints.shards_after(g, self.seat, lost=option.value)

    def carry_out(self, g: Ryozen, choice: purse.Bundle) -> None:
        lose_shards(g, self.seat, choice)

    def default(self, g: Ryozen) -> Choice:
        return ["+".join(least_missed(g.seats[self.seat].shards, self._due(g)))]


def lose_shards(g: Ryozen, seat: int, colours: purse.Bundle) -> None:
    """Several shards at once."""
    for colour in dict.fromkeys(colours):
        purse.lose_shard(g, seat, colour, colours.count(colour))


def least_missed(shards: dict[str, int], count: int) -> list[str]:
    """RYO-D23: one by one the shard whose loss leaves the best score."""
    left, lost = dict(shards), []
    for _ in range(count):
        lost.append(best_shard_to_lose(left))
        left[lost[-1]] -= 1
    return sorted(lost, key=c.SHARDS.index)


class Forget(Suffer[list[str]], tag="Forget"):
    """RYO-D24, RYO-13.37, RYO-19.8: the own cards to discard; each card kept costs 1 favour."""

    rule = "RYO-D24"

    def _cards(self, g: Ryozen) -> dict[str, str]:
        """Card copies by option id: `disguise`, `disguise-2`."""
        ids: dict[str, str] = {}
        for card in sorted(g.seats[self.seat].cards, key=c.REVELATION_ORDER.__getitem__):
            ids[card if card not in ids else f"{card}-2"] = card
        return ids

    def _least(self, g: Ryozen) -> int:
        """RYO-13.8, RYO-13.37.1: those that no favour is left for."""
        return max(0, len(g.seats[self.seat].cards) - g.seats[self.seat].favour)

    def shape(self, g: Ryozen) -> Several[str] | None:
        cards = self._cards(g)
        if not cards:
            return None
        options = tuple(Option(option, card_name(card), means=card) for option, card in cards.items())
        return Several(options, least=self._least(g), most=len(options))

    def about(self, g: Ryozen, option: Option[str]) -> Text:
        return card_text(option.value)

    def carry_out(self, g: Ryozen, choice: list[str]) -> None:
        kept = len(g.seats[self.seat].cards) - len(choice)
        for card in choice:
            discard_card(g, self.seat, card)
        purse.lose_favour(g, self.seat, kept)

    def default(self, g: Ryozen) -> Choice:
        cards = self._cards(g)
        by_price = sorted(cards, key=lambda option: c.REVELATIONS[cards[option]].price)
        return by_price[: self._least(g)]


class Quake(Suffer[purse.Bundle], tag="Quake"):
    """RYO-D25, RYO-13.39: how many shards, and which, instead of favour. Example: RYO-X38."""

    rule = "RYO-D25"

    def _range(self, g: Ryozen) -> tuple[int, int, int]:
        """RYO-13.8, RYO-13.39.1: the losses in all, the fewest and the most shards among them."""
        player = g.seats[self.seat]
        shards = sum(player.shards.values())
        losses = min(counter(g, self.seat, self.op.per), shards + player.favour)
        return losses, max(0, losses - player.favour), min(losses, shards)

    def shape(self, g: Ryozen) -> Pick[purse.Bundle] | None:
        losses, least, most = self._range(g)
        shards = g.seats[self.seat].shards
        stock = [shards[colour] for colour in c.SHARDS]
        options = [
            quake_option(payments.spelled_out(c.SHARDS, counts), losses)
            for count in range(least, most + 1)
            for counts in payments.bundles(stock, count)
        ]
        return Pick(tuple(options)) if losses else None

    def about(self, g: Ryozen, option: Option[purse.Bundle]) -> Text:
        return hints.shards_after(g, self.seat, lost=option.value)

    def lacking(self, g: Ryozen) -> list[Unavailable]:
        """RYO-13.8: favour alone, where there is too little of it."""
        losses, least, _ = self._range(g)
        have = some("favour", g.seats[self.seat].favour)
        reason = Text("ryozen-why-too-little-favour", {"have": have})
        return [Unavailable(FAVOUR_ONLY, some("favour", losses), reason)] if least else []

    def carry_out(self, g: Ryozen, choice: purse.Bundle) -> None:
        losses, _, _ = self._range(g)
        lose_shards(g, self.seat, choice)
        purse.lose_favour(g, self.seat, losses - len(choice))

    def default(self, g: Ryozen) -> Choice:
        _, least, _ = self._range(g)
        return ["+".join(least_missed(g.seats[self.seat].shards, least)) or FAVOUR_ONLY]


FAVOUR_ONLY = "favour"


def quake_option(colours: purse.Bundle, losses: int) -> Option[purse.Bundle]:
    """Some shards and the rest of the losses in favour."""
    counts = {colour: colours.count(colour) for colour in dict.fromkeys(colours)} | {"favour": losses - len(colours)}
    lost = [Text(f"ryozen-short-{thing}", {"count": count}) for thing, count in counts.items() if count]
    label = Text("ryozen-bundle", {"what": [*lost]})
    return Option("+".join(colours) or FAVOUR_ONLY, label, means=colours)


def curse(g: Ryozen, seat: int, event: str, after: list[str]) -> Suffer[Any] | None:
    """RYO-13.29: asked sector by sector in the Phoenix Palace mode, together otherwise; None where nothing is open."""
    if g.phoenix:
        return CurseInTurn(event, after, seat=seat)
    open_ones = [sector for sector, numbers in cursed_sectors(g, seat).items() if len(numbers) > 1]
    return CurseOfShadow(event, after, open_ones, seat=seat) if open_ones else None


def curse_without_choice(g: Ryozen, seat: int) -> None:
    """One kin of a kind in each highlighted sector: nothing is left to choose."""
    for numbers in cursed_sectors(g, seat).values():
        strike(g, numbers[0], by=None)


def simply(question: type[Suffer[Any]]) -> Asker:
    """An event whose question needs no preparation."""
    return lambda _, seat, event, after: question(event, after, seat=seat)


FORCED |= {("strike", "each_highlighted"): curse_without_choice}
QUESTIONS |= {
    ("discard_revelation", "1"): simply(DiscardCard),
    ("strike", "any_sector"): simply(LoseKin),
    ("flip", "1"): simply(LoseKin),
    ("strike", "each_highlighted"): curse,
    ("lose_resource", "any"): simply(LoseResources),
    ("lose_shard", "any"): simply(LoseShards),
    ("for_each", "own_revelations"): simply(Forget),
    ("for_each", "own_kin_on_board"): simply(Quake),
}
