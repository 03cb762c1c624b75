"""SCY-10: what a combat comes to: the reveal, retreat, and what winner and loser get."""

from __future__ import annotations

from games.engine import Choice, Decision, Option, Pick, Question, Says, Step, Text, Unavailable
from games.scythe import components as c
from games.scythe.board import BY_LAKE
from games.scythe.rules.stars import combat_space, place_star
from games.scythe.rules.supply import draw_cards
from games.scythe.state import Scythe, hex_name, who

Committed = dict[int, tuple[int, list[int]]]
"""Dial and cards, by seat."""


def reveal(g: Scythe, attacker: int, defender: int, place: str, committed: Committed) -> None:
    """SCY-10.11, SCY-10.12, SCY-10.25: totals, payment, discards; a tie is the attacker's."""
    totals: dict[int, int] = {}
    spent: dict[int, bool] = {}
    for seat in (attacker, defender):
        dial, cards = committed[seat]
        player = g.seats[seat]
        player.power -= dial
        for card in cards:
            player.hand.remove(card)
            g.discard.append(card)
        totals[seat] = dial + sum(cards)
        spent[seat] = bool(dial or cards)  # SCY-R40
        g.tell(
            "scythe-committed" if cards else "scythe-committed-no-cards",
            seat=who(seat),
            dial=dial,
            cards=" + ".join(str(card) for card in cards),
            total=totals[seat],
            where=f"hex:{place}",
        )
    won = totals[attacker] >= totals[defender]
    winner, loser = (attacker, defender) if won else (defender, attacker)
    g.tell("scythe-combat-won", seat=who(winner), other=who(loser), place=hex_name(place), where=f"hex:{place}")
    g.entries = [entry for entry in g.entries if entry.place != place]
    retreat = Retreat(place, seat=loser)
    workers = len(g.seats[loser].workers_on(place))
    after = AfterCombat(winner, loser, place, won, spent[loser], workers)
    if g.orders(loser).combat == "at_once":
        retreat.answer(g, retreat.ask(g).meaning(retreat.default(g)))
        g.then(after)
    else:
        g.then(retreat, after)


class Retreat(Question[Scythe, tuple[str, bool]], tag="Retreat"):
    """SCY-D11, SCY-10.13, SCY-10.14: home, or - Nordic with Seaworthy - one adjacent lake; the winner is left alone
    with the territory (SCY-10.16). The same from a lake (SCY-10.22). An option means where to, and whether workers are
    carried there.
    """

    place: str

    def ask(self, g: Scythe) -> Decision[tuple[str, bool]]:
        player = g.seats[self.seat]
        home = c.FACTIONS[player.faction].home
        options = [Option("home", hex_name(home), where=f"hex:{home}", means=(home, False))]
        if player.has("seaworthy"):
            workers = player.workers_on(self.place)
            mech = any(unit[0] == "m" for unit in player.fighters_on(self.place))
            for lake in BY_LAKE[self.place]:
                if not g.opposing(self.seat, lake):
                    options.append(Option(lake, hex_name(lake), where=f"hex:{lake}", means=(lake, mech)))
                    if workers and mech:  # SCY-R21
                        label = Text("scythe-retreat-workers-home", {"place": hex_name(lake)})
                        options.append(Option(f"{lake}-workers-home", label, where=f"hex:{lake}", means=(lake, False)))
        prompt = Text("scythe-ask-retreat", {"place": hex_name(self.place)})
        return Decision(self.seat, prompt, Pick(tuple(options)), "SCY-D11", about=(f"hex:{self.place}",))

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        """What becomes of the units, and which lakes are closed."""

        def about(option: Option) -> Says:
            match option.value:
                case (_, True):
                    return Says(Text("scythe-hint-retreat-all"), Text("scythe-final-retreat"))
            key = "scythe-hint-retreat-home" if option.id == "home" else "scythe-hint-retreat-lake"
            return Says(Text(key), Text("scythe-final-retreat"))

        closed = [
            Unavailable(lake, hex_name(lake), Text("scythe-no-lake-taken"), f"hex:{lake}")
            for lake in BY_LAKE[self.place]
            if g.opposing(self.seat, lake)
        ]
        return decision.explain(about, unavailable=closed)

    def answer(self, g: Scythe, choice: tuple[str, bool]) -> None:
        player = g.seats[self.seat]
        home = c.FACTIONS[player.faction].home
        target, along = choice
        fighters, workers = player.fighters_on(self.place), player.workers_on(self.place)
        for unit in fighters:
            player.put(unit, target)
        for worker in workers:
            player.put(worker, target if along else home)
        g.tell(
            "scythe-retreated",
            seat=who(self.seat),
            place=hex_name(target),
            where=f"hex:{target}",
            route=() if target == home else (f"hex:{self.place}", f"hex:{target}"),
        )

    def default(self, g: Scythe) -> Choice:
        standing = g.orders(self.seat)
        offered = self.offered(g)
        if standing.combat != "off" and standing.retreat == "lake" and len(offered) > 1:
            return [offered[1]]
        return ["home"]


class AfterCombat(Step[Scythe], tag="AfterCombat"):
    """SCY-14.8: the loser's card, the winner's popularity, then the star; the sixth ends the game (SCY-10.21)."""

    winner: int
    loser: int
    place: str
    attacker_won: bool
    loser_spent: bool
    workers: int

    def run(self, g: Scythe) -> None:
        if self.loser_spent:  # SCY-10.15
            draw_cards(g, self.loser, 1)
        if self.attacker_won and self.workers:  # SCY-10.17, SCY-10.18
            g.driven += self.workers
            if not g.seats[self.winner].has("camaraderie"):  # SCY-16.20
                lost = -g.gain_popularity(self.winner, -self.workers)
                g.tell("scythe-lost-popularity", seat=who(self.winner), count=lost)
        space = combat_space(g, self.winner)  # SCY-10.19, SCY-10.20
        if space is not None:
            place_star(g, self.winner, space)
