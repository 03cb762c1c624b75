"""Views: buttons, every select, a Components V2 layout, and a control that survives restarts."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import app_commands, ui
from PIL import Image

if TYPE_CHECKING:
    from tests.sandbox.example.client import ExampleBot

Interaction = discord.Interaction[Any]


def picture(colour: str, size: tuple[int, int] = (64, 32)) -> bytes:
    """A small PNG."""
    file = io.BytesIO()
    Image.new("RGB", size, colour).save(file, "PNG")
    return file.getvalue()


class Panel(ui.View):
    """Classic rows: buttons of all styles, and each kind of select."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Rules", url="https://example.org/rules", row=0))

    @ui.button(label="Plus", style=discord.ButtonStyle.success, row=0, emoji="\N{HEAVY PLUS SIGN}")
    async def plus(self, interaction: Interaction, button: ui.Button[Self]) -> None:
        button.label = "Plus plus"
        self.never.disabled = True
        await interaction.response.edit_message(content="added", view=self)

    @ui.button(label="Quiet", style=discord.ButtonStyle.secondary, row=0)
    async def quiet(self, interaction: Interaction, _: ui.Button[Self]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="quietly")

    @ui.button(label="Never", style=discord.ButtonStyle.danger, row=0)
    async def never(self, interaction: Interaction, _: ui.Button[Self]) -> None:
        await interaction.response.send_message("never say never", ephemeral=True)

    @ui.select(
        placeholder="Colours",
        min_values=1,
        max_values=2,
        row=1,
        options=[
            discord.SelectOption(label=name, value=name[0], description=f"{name}!") for name in ("Red", "Blue", "Green")
        ],
    )
    async def colours(self, interaction: Interaction, select: ui.Select[Self]) -> None:
        await interaction.response.send_message(f"colours {sorted(select.values)}")

    @ui.select(cls=ui.UserSelect, placeholder="People", max_values=3, row=2)
    async def people(self, interaction: Interaction, select: ui.UserSelect[Self]) -> None:
        await interaction.response.send_message(f"people {[user.display_name for user in select.values]}")

    @ui.select(cls=ui.ChannelSelect, placeholder="Channels", channel_types=[discord.ChannelType.text], row=3)
    async def channels(self, interaction: Interaction, select: ui.ChannelSelect[Self]) -> None:
        await interaction.response.send_message(f"channels {[channel.name for channel in select.values]}")

    @ui.select(cls=ui.RoleSelect, placeholder="Roles", row=4)
    async def roles(self, interaction: Interaction, select: ui.RoleSelect[Self]) -> None:
        await interaction.response.send_message(f"roles {[role.name for role in select.values]}")


class Anybody(ui.View):
    """The fifth kind of select."""

    @ui.select(cls=ui.MentionableSelect, placeholder="Anybody", max_values=5)
    async def anybody(self, interaction: Interaction, select: ui.MentionableSelect[Self]) -> None:
        kinds = sorted(type(value).__name__ for value in select.values)
        await interaction.response.send_message(f"anybody {kinds}")


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A button whose state is in its custom_id."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, _: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: Interaction) -> None:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"The count is {self.number + 1}"))
        view.add_item(ui.ActionRow(Counter(self.number + 1)))
        await interaction.response.edit_message(view=view)


class Board(ui.LayoutView):
    """Components V2: everything a layout can hold."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Self] = ui.Container(accent_colour=0xB5651D)
        thumbnail: ui.Thumbnail[Any] = ui.Thumbnail("attachment://token.png", description="a token")
        box.add_item(ui.Section("## Year 1", "Season **spring**", accessory=thumbnail))
        box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="the board in words")
        box.add_item(gallery)
        turn: ui.Button[Any] = ui.Button(label="Turn", custom_id="turn")
        turn.callback = self.turn  # type: ignore[method-assign]  # discord.py's own way
        box.add_item(ui.Section("Whose turn?", accessory=turn))
        box.add_item(ui.File("attachment://log.txt"))
        self.add_item(box)
        self.add_item(ui.TextDisplay("-# small print"))
        self.add_item(ui.ActionRow(Counter(0)))

    async def turn(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"{interaction.user.mention} is next")

    @staticmethod
    def files() -> list[discord.File]:
        """The files that the layout shows."""
        board = discord.File(io.BytesIO(picture("navy", (320, 200))), "board.png", description="alt text")
        token = discord.File(io.BytesIO(picture("gold")), "token.png")
        return [board, token, discord.File(io.BytesIO(b"1. move"), "log.txt")]


@app_commands.command()
async def panel(interaction: Interaction) -> None:
    """Classic controls."""
    await interaction.response.send_message("choose", view=Panel())


@app_commands.command()
async def anybody(interaction: Interaction) -> None:
    """The mentionable select."""
    await interaction.response.send_message("who", view=Anybody())


@app_commands.command()
async def board(interaction: Interaction) -> None:
    """A V2 layout with pictures."""
    await interaction.response.send_message(view=Board(), files=Board.files())


def add_to(tree: app_commands.CommandTree[ExampleBot]) -> None:
    """Register all of this module."""
    commands: tuple[Any, ...] = (panel, anybody, board)
    for command in commands:
        tree.add_command(command)
