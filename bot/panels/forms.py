"""One form for everything that is asked: a question of the game, a prepared turn, standing orders, a lobby's options.

Controls differ in what becomes of an answer, never in how it is given: buttons and menus for options, groups where
there are many, a menu per field, words that are typed. What becomes of it is a `Target`'s affair.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import ClassVar, Generic, Protocol, TypedDict, TypeVar, Unpack

from bot.messages import outlook, whole
from bot.messages.address import apart, number
from bot.messages.asking import Picks
from bot.messages.form_fields import form_words, toggled
from bot.panels.modal import Typing
from bot.panels.picks import picks_shown
from bot.panels.router import Click, Router
from games.engine import Decision, Form, NotOpen


class Shown(TypedDict, total=False):
    """What a panel shows beside the question."""

    group: int
    """The number of an option whose group is open."""
    picks: Picks
    """What is chosen in the form so far."""
    looked: list[str]
    """The numbers of options that are chosen and not confirmed yet."""
    staged: bool
    """Whether options of menus are looked at first."""
    note: str


class Asked(Protocol):
    """Something that is asked in a panel."""

    @property
    def decision(self) -> Decision | None:
        """The question; None if there is none now."""


A = TypeVar("A", bound=Asked)


class Target(ABC, Generic[A]):
    """What answers are for."""

    verbs: ClassVar[str]
    """How the verbs of its controls begin."""
    title: ClassVar[str] = "typing-title"
    """Of the window in which an answer is typed."""
    hint: ClassVar[str] = "typing-hint"
    asks_again: ClassVar[bool] = False
    """Whether what gives up something of worth is confirmed first."""

    @abstractmethod
    async def asked(self, click: Click) -> A | None:
        """What the control's panel asks, if it still does. Whoever clicks too late is told or shown what stands now,
        and None returned."""

    @abstractmethod
    async def show(self, click: Click, asked: A, **shown: Unpack[Shown]) -> None:
        """The panel."""

    @abstractmethod
    async def answer(self, click: Click, asked: A, words: str) -> None:
        """Take an answer, and show what has become of it."""

    def example(self, click: Click, asked: A) -> str:
        """What stands in the window before anything is typed."""
        return click.say(self.hint) if self.hint else ""

    def understood(self, click: Click, asked: A, words: str) -> str:
        """What somebody typed, as the text of an answer."""
        return words

    def blank(self, asked: A) -> Picks:
        """What a form shows before anything is chosen in it."""
        return {}

    async def filled(self, click: Click, asked: A, picks: Picks) -> None:
        """A field was filled in, and this is chosen now: the message itself remembers it until all is sent off."""
        await self.show(click, asked, picks=picks)


class Controls(Generic[A]):
    """The controls of a target's panel."""

    def __init__(self, target: Target[A]) -> None:
        self._target = target

    def register(self, router: Router) -> None:
        """Their verbs."""
        picking = (self.pick, self.sure, self.choose, self.look, self.lookfirst, self.number)
        for verb in (*picking, self.group, self.field, self.fill, self.toggle, self.reset, self.send, self.whole):
            router.add(f"{self._target.verbs}{verb.__name__}", verb)
        router.add(f"{self._target.verbs}type", self.type, typed=self.typed)

    async def pick(self, click: Click) -> None:
        """A button stands for an option, or for several that were looked at."""
        await self._picked(click, apart(click.address.argument))

    async def sure(self, click: Click) -> None:
        """The same, said once more: something of worth is lost by it."""
        await self._picked(click, apart(click.address.argument), sure=True)

    async def look(self, click: Click) -> None:
        """An option of a menu is looked at: what it would do is told before it is confirmed."""
        await self._asked(click, lambda asked, _: self._target.show(click, asked, looked=click.values))

    async def lookfirst(self, click: Click) -> None:
        """Menus are for looking from now on."""
        await self._asked(click, lambda asked, _: self._target.show(click, asked, staged=True))

    async def choose(self, click: Click) -> None:
        """A menu stands for several options. What is chosen in one's own panel is done at once, with undo at hand; what
        could not be taken back is looked at first."""
        await self._picked(click, click.values, careful=click.private)

    async def _picked(self, click: Click, numbers: list[str], sure: bool = False, careful: bool = False) -> None:
        async def take(asked: A, decision: Decision) -> None:
            options = outlook.options_of(decision, numbers)
            if options is None:
                raise NotOpen("engine-no-longer-open")
            doubtful = any(chosen.loses or (careful and chosen.final) for chosen in options)
            if self._target.asks_again and not sure and doubtful:
                await self._target.show(click, asked, looked=numbers)
            else:
                await self._target.answer(click, asked, ",".join(chosen.id for chosen in options) or "-")

        await self._asked(click, take)

    async def number(self, click: Click) -> None:
        """A number by its button, or chosen in a menu."""
        chosen = click.address.argument or click.value
        await self._asked(click, lambda asked, _: self._target.answer(click, asked, chosen))

    async def group(self, click: Click) -> None:
        """A group of options was opened: its options come next."""
        group = number(click.values[0] if click.values else click.address.argument)
        if group is None:
            raise NotOpen("engine-no-longer-open")
        await self._asked(click, lambda asked, _: self._target.show(click, asked, group=group))

    async def field(self, click: Click) -> None:
        """A field of a form was filled in."""
        await self._fill(click, {click.address.argument: click.values})

    async def fill(self, click: Click) -> None:
        """A button fills in a field, or several that make one thing."""
        await self._fill(click, whole.read(click.address.argument))

    async def toggle(self, click: Click) -> None:
        """Something in a field is chosen, or not any more; where only one can be, it takes the place of what was."""
        name, _, value = click.address.argument.partition("=")
        chosen = self._picks(click).get(name, [])

        async def take(asked: A, decision: Decision) -> None:
            now = toggled(decision.shape, name, chosen, value) if isinstance(decision.shape, Form) else None
            if now is None:
                raise NotOpen("engine-no-longer-open")
            picks = self._picks(click) | {name: now}
            await self._target.filled(click, asked, {each: values for each, values in picks.items() if values})

        await self._asked(click, take)

    async def _fill(self, click: Click, filled: Picks) -> None:
        picks = self._picks(click) | filled
        chosen = {name: values for name, values in picks.items() if values}
        await self._asked(click, lambda asked, _: self._target.filled(click, asked, chosen))

    async def reset(self, click: Click) -> None:
        """The form as it was before anything was chosen in it."""
        await self._asked(click, lambda asked, _: self._target.show(click, asked, picks=self._target.blank(asked)))

    async def send(self, click: Click) -> None:
        """Send off the form as it stands."""

        async def take(asked: A, decision: Decision) -> None:
            if isinstance(decision.shape, Form):
                await self._target.answer(click, asked, form_words(decision.shape, self._picks(click)))

        await self._asked(click, take)

    async def whole(self, click: Click) -> None:
        """A button that is the whole answer of a small form."""

        async def take(asked: A, decision: Decision) -> None:
            if isinstance(decision.shape, Form):
                picks = whole.read(click.address.argument)
                await self._target.answer(click, asked, form_words(decision.shape, picks))

        await self._asked(click, take)

    async def type(self, click: Click) -> None:
        """Type the answer instead."""

        async def open_window(asked: A, _: Decision) -> None:
            await click.open(Typing(click, self._target.title, self._target.example(click, asked)))

        await self._asked(click, open_window)

    async def typed(self, click: Click, words: str) -> None:
        """What was typed."""

        async def answer(asked: A, _: Decision) -> None:
            await self._target.answer(click, asked, self._target.understood(click, asked, words))

        await self._asked(click, answer)

    def _picks(self, click: Click) -> Picks:
        return picks_shown(click.interaction.message, self._target.verbs)

    async def _asked(self, click: Click, take: Callable[[A, Decision], Awaitable[None]]) -> None:
        asked = await self._target.asked(click)
        if asked is not None and asked.decision is not None:
            await take(asked, asked.decision)
