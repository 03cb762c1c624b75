"""Modals with every kind of field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui

if TYPE_CHECKING:
    from tests.sandbox.example.client import ExampleBot

Interaction = discord.Interaction[Any]


class Fight(ui.Modal, title="A fight"):
    """Dial, cards, a word, and who is to blame."""

    intro = ui.TextDisplay("Choose **wisely**.")  # type: ignore[var-annotated]  # discord.py leaves the view open
    dial: ui.Label[Fight] = ui.Label(
        text="Dial",
        description="0 to 7",
        component=ui.Select(options=[discord.SelectOption(label=str(n), value=str(n)) for n in range(8)]),
    )
    cards: ui.Label[Fight] = ui.Label(
        text="Cards",
        component=ui.CheckboxGroup(
            required=False,
            max_values=2,
            options=[discord.CheckboxGroupOption(label=f"Card {n}", value=f"c{n}") for n in range(4)],
        ),
    )
    retreat: ui.Label[Fight] = ui.Label(
        text="Retreat to",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label=name, value=name.lower()) for name in ("Home", "Lake")]
        ),
    )
    cry: ui.Label[Fight] = ui.Label(
        text="Battle cry", component=ui.TextInput(style=discord.TextStyle.paragraph, required=False, max_length=50)
    )

    async def on_submit(self, interaction: Interaction) -> None:
        dial, cards, retreat, cry = (
            self.dial.component,
            self.cards.component,
            self.retreat.component,
            self.cry.component,
        )
        assert isinstance(dial, ui.Select)
        assert isinstance(cards, ui.CheckboxGroup)
        assert isinstance(retreat, ui.RadioGroup)
        assert isinstance(cry, ui.TextInput)
        told = f"dial {dial.values[0]} cards {sorted(cards.values)} retreat {retreat.value} cry {cry.value!r}"
        await interaction.response.send_message(told, ephemeral=True)


class Report(ui.Modal, title="A report"):
    """People, a check, a file."""

    who: ui.Label[Report] = ui.Label(text="Who", component=ui.UserSelect(max_values=2))
    where: ui.Label[Report] = ui.Label(text="Where", component=ui.ChannelSelect(required=False))
    sure: ui.Label[Report] = ui.Label(text="Sure", component=ui.Checkbox())
    proof: ui.Label[Report] = ui.Label(text="Proof", component=ui.FileUpload(required=False, max_values=2))

    async def on_submit(self, interaction: Interaction) -> None:
        who, where, sure, proof = self.who.component, self.where.component, self.sure.component, self.proof.component
        assert isinstance(who, ui.UserSelect)
        assert isinstance(where, ui.ChannelSelect)
        assert isinstance(sure, ui.Checkbox)
        assert isinstance(proof, ui.FileUpload)
        files = [f"{file.filename}={len(await file.read())}" for file in proof.values]
        names = [user.display_name for user in who.values]
        places = [channel.name for channel in where.values]
        await interaction.response.send_message(f"who {names} where {places} sure {sure.value} proof {files}")


class OldStyle(ui.Modal, title="Old style"):
    """A text input in a row of its own."""

    name: ui.TextInput[OldStyle] = ui.TextInput(label="Name", min_length=2)

    async def on_submit(self, interaction: Interaction) -> None:
        if interaction.message is not None:
            await interaction.response.edit_message(content=f"name {self.name.value}", view=None)
        else:
            await interaction.response.send_message(f"name {self.name.value}")


class Opener(ui.View):
    """A button that opens a modal."""

    @ui.button(label="Name it")
    async def open(self, interaction: Interaction, _: ui.Button[Opener]) -> None:
        await interaction.response.send_modal(OldStyle())


@app_commands.command()
@app_commands.choices(
    kind=[app_commands.Choice(name=name, value=name) for name in ("fight", "report", "old", "button")]
)
async def form(interaction: Interaction, kind: str) -> None:
    """Opens a modal."""
    if kind == "button":
        await interaction.response.send_message("unnamed", view=Opener())
    else:
        modals: dict[str, type[ui.Modal]] = {"fight": Fight, "report": Report, "old": OldStyle}
        await interaction.response.send_modal(modals[kind]())


def add_to(tree: app_commands.CommandTree[ExampleBot]) -> None:
    """Register all of this module."""
    tree.add_command(form)
