"""Commands: options of every kind, groups, autocomplete, ways to answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

if TYPE_CHECKING:
    from tests.sandbox.example.client import ExampleBot

Interaction = discord.Interaction[Any]
GAMES = ["Lords of Xidit", "Scythe", "Ryozen", "Hyperborea", "Circadians"]


@app_commands.command(description="Say hello to somebody")
async def greet(interaction: Interaction, who: discord.Member | None = None) -> None:
    name = who.display_name if who else interaction.user.display_name
    await interaction.response.send_message(f"Hello {name} ({interaction.locale})")


@app_commands.command()
@app_commands.choices(colour=[app_commands.Choice(name="Red", value="r"), app_commands.Choice(name="Blue", value="b")])
async def kinds(
    interaction: Interaction,
    text: app_commands.Range[str, 2, 10],
    number: app_commands.Range[int, 1, 6],
    half: float,
    yes: bool,
    colour: app_commands.Choice[str],
    user: discord.User,
    channel: discord.TextChannel,
    role: discord.Role,
    file: discord.Attachment,
) -> None:
    """Options of every kind."""
    told = [text, number, half, yes, colour.value, user.name, channel.name, role.name, file.filename]
    data = await file.read()
    await interaction.response.send_message(" ".join(map(str, [*told, len(data)])))


match = app_commands.Group(name="match", description="Matches")
vote = app_commands.Group(name="vote", description="Votes", parent=match)


@match.command()
async def new(interaction: Interaction, game: str, seats: int = 2) -> None:
    """A new match."""
    await interaction.response.send_message(f"{game} for {seats}")


@new.autocomplete("game")
async def complete_game(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    seats = interaction.namespace.seats
    found = [game for game in GAMES if current.lower() in game.lower()]
    return [app_commands.Choice(name=f"{game} ({seats})" if seats else game, value=game) for game in found]


@vote.command()
async def pause(interaction: Interaction, days: app_commands.Range[int, 1, 30]) -> None:
    """Pause for some days."""
    await interaction.response.send_message(f"paused for {days} days")


@app_commands.command()
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def admin(interaction: Interaction) -> None:
    """For those who manage the guild."""
    await interaction.response.send_message("you may")


@app_commands.command()
async def secret(interaction: Interaction) -> None:
    """An answer for one person."""
    await interaction.response.send_message("for your eyes only", ephemeral=True)


@app_commands.command()
async def later(interaction: Interaction, quiet: bool = False) -> None:
    """A deferred answer, then more."""
    await interaction.response.defer(ephemeral=quiet, thinking=True)
    first = await interaction.followup.send("thought", wait=True)
    second = await interaction.followup.send("and more", wait=True)
    await second.edit(content="and more, edited")
    await interaction.edit_original_response(content=f"{first.content} well")


@app_commands.command()
async def sleepy(interaction: Interaction) -> None:
    """Never answers."""


@app_commands.command()
async def twice(interaction: Interaction) -> None:
    """Answers twice: the second time is refused."""
    await interaction.response.send_message("once")
    response = discord.InteractionResponse(interaction)
    await response.send_message("twice")


@app_commands.command()
async def gone(interaction: Interaction) -> None:
    """Answers, and takes it back."""
    await interaction.response.send_message("forget it")
    await interaction.delete_original_response()
    extra = await interaction.followup.send("really", wait=True)
    await extra.delete()


@app_commands.command()
async def sync_guild(interaction: Interaction) -> None:
    """Registers the commands for the guild, too."""
    assert interaction.guild is not None
    tree = interaction.client.tree
    tree.copy_global_to(guild=interaction.guild)
    synced = await tree.sync(guild=interaction.guild)
    fetched = await tree.fetch_commands(guild=interaction.guild)
    await interaction.response.send_message(f"{len(synced)} {len(fetched)}")


@app_commands.context_menu(name="Quote")
async def quote(interaction: Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"> {message.content}")


def add_to(tree: app_commands.CommandTree[ExampleBot]) -> None:
    """Register all of this module."""
    commands: tuple[Any, ...] = (greet, kinds, match, admin, secret, later, sleepy, twice, gone, sync_guild, quote)
    for command in commands:
        tree.add_command(command)
