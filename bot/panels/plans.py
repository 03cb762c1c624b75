"""Clicks on the panel for preparing a turn: every one changes the stored plan, or nothing, and shows what stands."""

from __future__ import annotations

from typing import Unpack

from bot.messages import own, stopped
from bot.messages.words import say_error
from bot.panels import plan_panel
from bot.panels.forms import Controls, Shown, Target
from bot.panels.plan_panel import VERBS, PreparedTurn
from bot.panels.router import Click, Router
from bot.tables.running import Running
from games.engine import GameError
from games.engine.imagine import in_words
from games.engine.plan import Planned, planned_for


def register(router: Router) -> None:
    """The verbs of this module."""
    Controls(PLANS).register(router)
    router.add("prepare", open_panel)
    router.add(f"{VERBS}back", take_back)
    router.add(f"{VERBS}clear", clear)
    router.add(f"{VERBS}done", done)
    router.add("goon", go_on)
    router.add("dropplan", drop)


class Plans(Target[PreparedTurn]):
    """Answers that are written down for later."""

    verbs = VERBS

    async def asked(self, click: Click) -> PreparedTurn | None:
        """What the control's panel showed, if it still stands so. Who clicks too late or twice is shown what does."""
        at = await click.seated()
        if at is None:
            return None
        note = ""
        if own.can_prepare(at.running, at.seat):
            prepared = PreparedTurn.of(at.running, at.seat)
            if prepared.serial == click.address.serial:
                return prepared
            # Their own plan is as long as it was: then it is the others who have moved.
            if click.address.serial.split(".")[1:2] == [str(len(prepared.plan))]:
                note = f"⚠️ {click.say('prepare-changed')}"
        await show(click, at.running, at.seat, note=note)
        return None

    async def show(self, click: Click, asked: PreparedTurn, **shown: Unpack[Shown]) -> None:
        """The panel as it stands now."""
        await show(click, asked.running, asked.seat, **shown)

    async def answer(self, click: Click, asked: PreparedTurn, words: str) -> None:
        """One more choice for the plan."""
        decision = asked.decision
        if decision is None:
            return
        try:
            choice = decision.parse(words)
        except GameError as error:
            reason = say_error(asked.running.texts(click.language), error)
            await self.show(click, asked, note=f"⚠️ {reason}")
            return
        written = planned_for(decision, decision.write(choice))
        read = {written: Planned(decision.prompt, in_words(decision, choice))}
        await self.store(click, asked, [*asked.plan, written], read)

    async def store(
        self, click: Click, asked: PreparedTurn, plan: list[str], read: dict[str, Planned] | None = None
    ) -> None:
        """Change the plan, if it is still the one that was shown; `read` is how new choices of it read."""
        await click.acknowledge()
        changed = await click.table.plan(click.address.match, asked.seat, plan, instead_of=asked.plan, read=read)
        await show(click, changed.running, asked.seat)


PLANS = Plans()


async def show(click: Click, running: Running, seat: int, **shown: Unpack[Shown]) -> None:
    """The panel as it stands, or the real one if the turn has come."""
    group, picks, note = shown.get("group"), shown.get("picks"), shown.get("note", "")
    here = click.at_thread(running)
    await click.put(plan_panel.view(running, seat, click.language, group=group, picks=picks, note=note, here=here))


async def open_panel(click: Click) -> None:
    """The button of one's own panel."""
    at = await click.seated()
    if at is not None:
        await show(click, at.running, at.seat)


async def take_back(click: Click) -> None:
    """Take the last choice off."""
    prepared = await PLANS.asked(click)
    if prepared is not None:
        await PLANS.store(click, prepared, prepared.plan[:-1])


async def clear(click: Click) -> None:
    """Throw the plan away."""
    prepared = await PLANS.asked(click)
    if prepared is not None:
        await PLANS.store(click, prepared, [])


async def done(click: Click) -> None:
    """Back to one's own panel; the plan is stored already."""
    at = await click.seated()
    if at is not None:
        await click.show(at.running, at.seat)


# -- a plan that was stopped ----------------------------------------------------------------------------------------


async def go_on(click: Click) -> None:
    """Play what is left of it, as far as that goes."""
    await _end_stopped(click, go_on=True)


async def drop(click: Click) -> None:
    """Forget it."""
    await _end_stopped(click, go_on=False)


async def _end_stopped(click: Click, *, go_on: bool) -> None:
    at = await click.seated()
    if at is None:
        return
    running, one = at.running, at.running.match.stopped.get(at.seat)
    if one is not None and stopped.serial(one) == click.address.serial:
        await click.acknowledge()
        running = (await click.table.end_stopped(running.id, at.seat, one, go_on=go_on)).running
    await click.show(running, at.seat)
