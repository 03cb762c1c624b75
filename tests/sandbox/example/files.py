"""Files: sent, kept and added on edit, read back from the CDN."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from tests.sandbox.example.panels import picture

if TYPE_CHECKING:
    from tests.sandbox.example.client import ExampleBot

Interaction = discord.Interaction[Any]


@app_commands.command()
async def draw(interaction: Interaction) -> None:
    """A picture in an embed, then another beside it."""
    first = discord.File(io.BytesIO(picture("red")), "first.png", description="red")
    embed = discord.Embed(title="Board", description="drawn").set_image(url="attachment://first.png")
    embed.add_field(name="turn", value="1").set_footer(text="foot")
    await interaction.response.send_message(embed=embed, file=first)
    message = await interaction.original_response()
    again = await message.attachments[0].read()
    second = discord.File(io.BytesIO(picture("blue")), "second.png")
    message = await message.edit(attachments=[message.attachments[0], second])
    third = discord.File(io.BytesIO(again), "third.png")
    await message.edit(attachments=[message.attachments[1], third])


@app_commands.command()
async def heavy(interaction: Interaction, mebibytes: int) -> None:
    """A file of some size."""
    await interaction.response.defer()
    data = io.BytesIO(bytes(mebibytes * 1024 * 1024))
    await interaction.followup.send(file=discord.File(data, "heavy.bin"))


def add_to(tree: app_commands.CommandTree[ExampleBot]) -> None:
    """Register all of this module."""
    commands: tuple[Any, ...] = (draw, heavy)
    for command in commands:
        tree.add_command(command)
