"""Produce (section 6.3), also from a Factory card (SCY-12.15)."""

from __future__ import annotations

from games.engine import Choice, Decision, Field, Filled, Form, Number, Option, Pick, Question, Several, Text
from games.scythe import components as c
from games.scythe.board import HEXES, TERRAIN
from games.scythe.rules.resources import place_option
from games.scythe.rules.supply import add_resources, add_workers, worker_row_cost
from games.scythe.state import Scythe, hex_name

MILL = Pick((Option("yes", Text("scythe-yes"), means=True), Option("no", Text("scythe-no"), means=False)))
AMOUNTS = Field(
    "amounts",
    Text("scythe-field-amounts"),
    Pick(
        (
            Option("all", Text("scythe-amounts-all"), means=False),
            Option("choose", Text("scythe-amounts-choose"), means=True),
        )
    ),
)
"""Whether each amount is chosen."""


def _mill(place: str) -> Field[bool]:
    """Whether the Mill's territory produces."""
    return Field("mill", Text("scythe-field-mill", {"place": hex_name(place)}), MILL)


def row_left(g: Scythe, seat: int) -> int:
    """Workers still on the mat."""
    return g.seats[seat].workers.count("")


def mill_site(g: Scythe, seat: int) -> str | None:
    """SCY-6.18, SCY-8.3: the Mill's territory, if the Mill could make something there, workers or not (SCY-6.20)."""
    place = g.seats[seat].structures.get("mill")
    if place is None or g.controller(place) != seat or not c.PRODUCES[TERRAIN[place]]:
        return None
    return None if TERRAIN[place] == "village" and not row_left(g, seat) else place


def capacity(g: Scythe, seat: int, place: str, *, mill: bool) -> int:
    """SCY-6.14, SCY-6.16: one per worker and one for the Mill; a village no more than the row holds (SCY-6.17)."""
    player = g.seats[seat]
    most = player.workers.count(place) + int(mill and player.structures.get("mill") == place)
    return min(most, row_left(g, seat)) if TERRAIN[place] == "village" else most


class ProduceSites(Question[Scythe, Filled], tag="ProduceSites"):
    """SCY-D15: up to so many territories, and the Mill's own in addition (SCY-6.13, SCY-6.18, SCY-6.19)."""

    limit: int
    mill: bool = True

    def sites(self, g: Scythe) -> list[str]:
        """Territories whose workers can produce; the Mill's is asked for on its own."""
        own = mill_site(g, self.seat) if self.mill else None
        row = row_left(g, self.seat)
        return [
            place
            for place in g.workplaces(self.seat)
            if place != own and c.PRODUCES[TERRAIN[place]] and (row or TERRAIN[place] != "village")
        ]

    def ask(self, g: Scythe) -> Decision[Filled] | None:
        sites = self.sites(g)
        own = mill_site(g, self.seat) if self.mill else None
        if not sites and own is None:
            return None
        fields: list[Field] = []
        if sites:
            fields.append(self._sites(sites))
        if own is not None:
            fields.append(_mill(own))
        return Decision(self.seat, Text("scythe-ask-produce"), Form((*fields, AMOUNTS)), "SCY-D15")

    def _sites(self, sites: list[str]) -> Field[list[str]]:
        pick = Several(tuple(place_option(place) for place in sites), 0, min(self.limit, len(sites)))
        return Field("sites", Text("scythe-field-sites", {"count": self.limit}), pick)

    def answer(self, g: Scythe, choice: Filled) -> None:
        sites = {*choice.get(self._sites([]), [])}
        own = mill_site(g, self.seat) if self.mill else None
        if own is not None and choice[_mill(own)]:
            sites.add(own)
        ordered = [place for place in HEXES if place in sites]
        ask_all = choice[AMOUNTS]
        villages = [place for place in ordered if TERRAIN[place] == "village"]
        wanted = sum(capacity(g, self.seat, place, mill=self.mill) for place in villages)
        ask_villages = ask_all or wanted > row_left(g, self.seat)  # SCY-6.23
        questions = []
        for place in ordered:
            if ask_villages if place in villages else ask_all:
                questions.append(ProduceAmount(place, self.mill, seat=self.seat))
            else:
                produce(g, self.seat, place, capacity(g, self.seat, place, mill=self.mill))
        g.then(*questions)

    def default(self, g: Scythe) -> Choice:
        workers = g.seats[self.seat].workers
        sites = sorted(self.sites(g), key=lambda place: -workers.count(place))[: self.limit]
        own = mill_site(g, self.seat) if self.mill else None
        answer: dict[str, int | list[str]] = {}
        if self.sites(g):
            answer["sites"] = sites
        if own is not None:
            answer["mill"] = ["yes"]
        village = any(TERRAIN[place] == "village" for place in (*sites, *([own] if own else [])))
        return {**answer, "amounts": ["choose" if village else "all"]}


class ProduceAmount(Question[Scythe, int], tag="ProduceAmount"):
    """SCY-D16, SCY-6.16: how many are made on a territory."""

    place: str
    mill: bool

    def ask(self, g: Scythe) -> Decision[int] | None:
        most = capacity(g, self.seat, self.place, mill=self.mill)
        if not most:
            return None
        prompt = Text("scythe-ask-amount", {"place": hex_name(self.place), "count": most})
        return Decision(self.seat, prompt, Number(0, most), "SCY-D16")

    def answer(self, g: Scythe, choice: int) -> None:
        produce(g, self.seat, self.place, choice)

    def default(self, g: Scythe) -> Choice:
        most = capacity(g, self.seat, self.place, mill=self.mill)
        return affordable_workers(g, self.seat, most) if TERRAIN[self.place] == "village" else most


def affordable_workers(g: Scythe, seat: int, most: int) -> int:
    """The largest number whose opened rectangles the player could pay next time."""
    player = g.seats[seat]
    have = {"power": player.power, "popularity": player.popularity, "coins": player.coins}
    made = 0
    while made < most and all(have[cost.pay] >= cost.n for cost in worker_row_cost(player.workers_out + made + 1)):
        made += 1
    return made


def produce(g: Scythe, seat: int, place: str, count: int) -> None:
    """SCY-6.14, SCY-6.15: resources lie where they were made; new workers stand on their village.

    SCY-6.21: a territory produces once, so new workers make nothing yet.
    """
    made = c.PRODUCES[TERRAIN[place]]
    if made == "worker":
        add_workers(g, seat, place, count)
    elif count:
        goods = [0, 0, 0, 0]
        goods[c.RESOURCES.index(made)] = count
        add_resources(g, seat, place, goods)
