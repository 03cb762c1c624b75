"""The match panel: every kind of component, and modals with every kind of field."""

from __future__ import annotations

import asyncio
import functools
import io
import itertools
from typing import Any

import discord
from discord import ui
from PIL import Image, ImageDraw

COLOURS = ("#5b7d4b", "#8a6f4d", "#4b6d7d", "#a0894f", "#6f8f5f", "#7a5a5a")


def picture(width: int, height: int, title: str) -> io.BytesIO:
    """A board of hexagons as a file."""
    return io.BytesIO(_drawn(width, height, title))


@functools.cache
def _drawn(width: int, height: int, title: str) -> bytes:
    image = Image.new("RGB", (width, height), "#26302a")
    pen = ImageDraw.Draw(image)
    for (y, x), colour in zip(
        itertools.product(range(0, height, 90), range(0, width, 104)), itertools.cycle(COLOURS), strict=False
    ):
        pen.regular_polygon((x + (52 if y % 180 else 0), y, 50), 6, rotation=30, fill=colour, outline="#1a211d")
    pen.text((20, 20), title, fill="white")
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


class Orders(ui.ActionRow["Panel"]):
    """Twelve orders, so that the list can be searched."""

    @ui.select(
        placeholder="First order",
        options=[discord.SelectOption(label=f"Order {n}", value=str(n), description=f"Road {n}") for n in range(1, 13)],
    )
    async def order(self, interaction: discord.Interaction, select: ui.Select[Panel]) -> None:
        """Said to the table."""
        await interaction.response.send_message(f"Order {select.values[0]} it is.")


class Troops(ui.ActionRow["Panel"]):
    """Several at once."""

    @ui.select(
        placeholder="Troops",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=name, value=name.lower()) for name in ("Archers", "Clerics", "Pikes")],
    )
    async def troops(self, interaction: discord.Interaction, select: ui.Select[Panel]) -> None:
        """Said to the table."""
        await interaction.response.send_message(f"Troops: {', '.join(sorted(select.values))}")


class Rival(ui.ActionRow["Panel"]):
    """Somebody of the server."""

    @ui.select(cls=ui.UserSelect[Any], placeholder="Rival")
    async def rival(self, interaction: discord.Interaction, select: ui.UserSelect[Panel]) -> None:
        """Said to the table."""
        await interaction.response.send_message(f"Rival: {select.values[0].mention}")


class Buttons(ui.ActionRow["Panel"]):
    """Five buttons."""

    @ui.button(label="Plan", style=discord.ButtonStyle.primary)
    async def plan(self, interaction: discord.Interaction, _: ui.Button[Panel]) -> None:
        """A modal."""
        await interaction.response.send_modal(PlanModal())

    @ui.button(label="Count: 0", style=discord.ButtonStyle.success)
    async def count(self, interaction: discord.Interaction, button: ui.Button[Panel]) -> None:
        """The panel itself changes."""
        assert button.label
        button.label = f"Count: {int(button.label.split()[-1]) + 1}"
        await interaction.response.edit_message(view=self.view)

    @ui.button(label="Silence", style=discord.ButtonStyle.danger)
    async def silence(self, _: discord.Interaction, __: ui.Button[Panel]) -> None:
        """No answer at all: the library would acknowledge a callback that ends."""
        await asyncio.Event().wait()

    @ui.button(label="Papers", style=discord.ButtonStyle.secondary)
    async def papers(self, interaction: discord.Interaction, _: ui.Button[Panel]) -> None:
        """A modal with files."""
        await interaction.response.send_modal(PapersModal())


class Panel(ui.LayoutView):
    """What stands in the channel while a match runs."""

    def __init__(self, game: str, rounds: int) -> None:
        super().__init__(timeout=None)
        deadline = discord.utils.utcnow().replace(microsecond=0)
        ends = int(deadline.timestamp()) + 3 * 3600 + 60
        buttons = Buttons()
        buttons.add_item(ui.Button(label="Rules", url="https://example.com/rules"))
        self.add_item(
            ui.Container(
                ui.TextDisplay(f"## {game}\n{rounds} rounds · the clock ends <t:{ends}:R>"),
                ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The board, empty")),
                ui.Separator(spacing=discord.SeparatorSpacing.large),
                ui.Section(
                    "**Alice** — 12 bards, 3 towers",
                    "-# Recruited two clerics",
                    accessory=ui.Thumbnail("attachment://face.png", description="A face"),
                ),
                Orders(),
                Troops(),
                Rival(),
                buttons,
                accent_colour=0xE2B25C,
            )
        )
        self.add_item(ui.File("attachment://map.png"))


class PlanModal(ui.Modal, title="Plan the year"):
    """Every field but files."""

    name: ui.Label[PlanModal] = ui.Label(text="Name", component=ui.TextInput(max_length=20))
    dial: ui.Label[PlanModal] = ui.Label(
        text="Dial",
        description="How much power to spend",
        component=ui.Select(options=[discord.SelectOption(label=str(n)) for n in range(8)]),
    )
    stance: ui.Label[PlanModal] = ui.Label(
        text="Stance",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label=label, value=label.lower()) for label in ("Attack", "Defend")]
        ),
    )
    cards: ui.Label[PlanModal] = ui.Label(
        text="Cards",
        component=ui.CheckboxGroup(
            min_values=1,
            max_values=2,
            options=[discord.CheckboxGroupOption(label=f"Card {n}", value=str(n)) for n in (1, 2, 3)],
        ),
    )
    swear: ui.Label[PlanModal] = ui.Label(text="I swear", component=ui.Checkbox())

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Everything back, in an ephemeral message."""
        parts = [self.name, self.dial, self.stance, self.cards, self.swear]
        values = [getattr(part.component, "value", None) or getattr(part.component, "values", None) for part in parts]
        await interaction.response.send_message(f"Plan: {values}", ephemeral=True)


class PapersModal(ui.Modal, title="Hand in papers"):
    """One file, and words about it."""

    paper: ui.Label[PapersModal] = ui.Label(text="Paper", component=ui.FileUpload(min_values=1, max_values=1))
    words: ui.Label[PapersModal] = ui.Label(
        text="Words", component=ui.TextInput(style=discord.TextStyle.paragraph, required=False)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """What was read."""
        upload, words = self.paper.component, self.words.component
        assert isinstance(upload, ui.FileUpload)
        assert isinstance(words, ui.TextInput)
        text = (await upload.values[0].read()).decode()
        await interaction.response.send_message(f"{upload.values[0].filename}: {text} ({words.value})")
