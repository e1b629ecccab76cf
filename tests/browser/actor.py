"""A small discord.py bot that exercises everything a message, command and form can contain."""

import asyncio
import io
import time
from base64 import b64decode
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

from tests.browser.forms import GUARDS, Census, Form, Talk

thinkers: list[Talk] = []

PNG = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAALklEQVR42mO4tUybxogSxDBq8ajFoxaPWjxq8ajFoxaPWjxq8ajFoxaPWjxqMTUQAJ6aR1tVSpW+AAAAAElFTkSuQmCC"
)
FRENCH = {"show": "montrer", "Show a board": "Montrer un plateau", "move": "coup", "Make a move": "Jouer un coup"}
MOVES = ("dig 1", "dig 2", "fight 3 1", "pass")


def row(*items: ui.Item[Any]) -> ui.ActionRow[Any]:
    """Return an action row of these controls."""
    made: ui.ActionRow[Any] = ui.ActionRow()
    for item in items:
        made.add_item(item)
    return made


def button(label: str, custom_id: str, style: str = "secondary", **more: Any) -> ui.Button[Any]:
    """Return a button that the actor handles by its id."""
    return ui.Button(label=label, custom_id=custom_id, style=discord.ButtonStyle[style], **more)


def board(turn: int) -> ui.LayoutView:
    """Return a board: texts with buttons, a picture, menus, and every style of button."""
    view = ui.LayoutView(timeout=None)
    north = ui.Section(
        ui.TextDisplay("**North mine** — 3 cards"), accessory=button("Dig north", f"dig:{turn}:1", "primary")
    )
    south = ui.Section(
        ui.TextDisplay("**South mine** — ||a dragon||"), accessory=button("Dig south", f"dig:{turn}:2", "primary")
    )
    picture = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description="Two mines, a gate between")
    )
    guards: ui.Select[Any] = ui.Select(
        custom_id=f"guards:{turn}", placeholder="Spend guards", min_values=1, max_values=3, options=GUARDS
    )
    door: ui.Select[Any] = ui.Select(custom_id=f"door:{turn}", placeholder="Choose a door", options=GUARDS[:3])
    rival: ui.UserSelect[Any] = ui.UserSelect(custom_id=f"rival:{turn}", placeholder="Choose a rival")
    view.add_item(
        ui.Container(
            ui.TextDisplay(f"## Turn {turn}\n-# Two mines are open, ends <t:{int(time.time()) + 3600}:R>"),
            ui.Separator(),
            north,
            south,
            picture,
            row(guards),
            row(door),
            row(rival),
            row(
                button("My hand", "hand"),
                button("Undo", "undo", disabled=True),
                button("Silence", "silence", "danger"),
                button("Letter", "letter", "success"),
                ui.Button(label="Rules", url="https://example.org/rules"),
            ),
            accent_colour=0xD9A441,
        )
    )
    return view


def picture() -> discord.File:
    """Return the board's picture."""
    return discord.File(io.BytesIO(PNG), "board.png")


def drawn(width: int, height: int) -> discord.File:
    """Return a picture of this size, named after it."""
    data = io.BytesIO()
    Image.new("RGB", (width, height), (120, 90, 40)).save(data, "PNG")
    data.seek(0)
    return discord.File(data, f"{width}x{height}.png")


def galleries(*numbers: int, of: tuple[int, int]) -> ui.Container[Any]:
    """Return galleries with these numbers of pictures of one size."""
    name = f"{of[0]}x{of[1]}"
    made: ui.Container[Any] = ui.Container()
    for number in numbers:
        items = [discord.MediaGalleryItem(f"attachment://{name}.png", description=f"{name}, {n + 1} of {number}")
                 for n in range(number)]  # fmt: skip
        made.add_item(ui.MediaGallery(*items))
    return made


class Actor(discord.Client):
    """The bot used by the tests."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.turn = 0
        self.here = asyncio.Event()
        self.tree = app_commands.CommandTree(self)
        for command in (
            show,
            choice,
            panels,
            mosaics,
            covered,
            hand,
            aside,
            think,
            thought,
            silent,
            form,
            census,
            move,
            count,
            look,
            embed,
        ):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Register the commands, with their French names."""
        await self.tree.set_translator(French())
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Report that the bot is connected."""
        self.here.set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait between sessions, which the playground does not require."""

    async def on_interaction(self, interaction: Talk) -> None:
        """Handle buttons and menus by their id."""
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        what = data["custom_id"].split(":")[0]
        if what == "dig":
            self.turn += 1
            await interaction.response.edit_message(view=board(self.turn), attachments=[picture()])
        elif what == "hand":
            await whisper(interaction)
        elif what == "letter":
            await interaction.response.defer()
            try:
                await interaction.user.send(f"A letter for {interaction.user.mention}", view=letter())
            except discord.Forbidden:
                await interaction.followup.send("Your door is closed", ephemeral=True)
        elif what in ("guards", "door", "rival"):
            await interaction.response.send_message(f"{what}: {data['values']}")
        elif what == "pass":
            await interaction.response.edit_message(content="passed", view=None)
        elif what == "wagon":
            await interaction.response.edit_message(view=steps("Which seat?", "front", "right", "back"))


def letter() -> ui.View:
    """Return the controls of a private message."""
    view = ui.View(timeout=None)
    view.add_item(button("Pass", "pass", "primary"))
    return view


def steps(asks: str, *answers: str) -> ui.LayoutView:
    """Return one step of a choice."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(asks))
    view.add_item(row(*(button(answer, f"{answer.split()[0].lower()}:{asks}", "primary") for answer in answers)))
    return view


async def whisper(interaction: Talk) -> None:
    """Show an ephemeral hand."""
    await interaction.response.send_message(f"Hand of {interaction.user.display_name}: digger 2", ephemeral=True)


class French(app_commands.Translator):
    """Translates a few commands into French."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the French text, if there is one."""
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


@app_commands.command(name=app_commands.locale_str("show"), description=app_commands.locale_str("Show a board"))
async def show(interaction: Talk) -> None:
    """Show a board with everything."""
    await interaction.response.send_message(view=board(0), file=picture())


@app_commands.command(name="choice", description="Show the first step of a choice")
async def choice(interaction: Talk) -> None:
    """Ask for one of two wagons, then for a seat."""
    await interaction.response.send_message(view=steps("Which wagon?", "Track 1", "Wagon 2"))


@app_commands.command(name="panels", description="Show pictures, each alone in its gallery")
async def panels(interaction: Talk) -> None:
    """Show wide, tall, fitting and small pictures."""
    sizes = [(1600, 400), (800, 1600), (800, 509), (100, 60)]
    view = ui.LayoutView(timeout=None)
    for size in sizes:
        view.add_item(galleries(1, of=size))
    await interaction.response.send_message(view=view, files=[drawn(*size) for size in sizes])


@app_commands.command(name="mosaics", description="Show galleries of several pictures")
async def mosaics(interaction: Talk) -> None:
    """Show galleries of two, three, four, five and seven pictures."""
    view = ui.LayoutView(timeout=None)
    view.add_item(galleries(2, 3, 4, 5, 7, of=(800, 509)))
    await interaction.response.send_message(view=view, file=drawn(800, 509))


@app_commands.command(name="covered", description="Show a picture under a cover")
async def covered(interaction: Talk) -> None:
    """Show a picture with a spoiler."""
    item = discord.MediaGalleryItem("attachment://100x60.png", description="The treasure", spoiler=True)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.MediaGallery(item))
    await interaction.response.send_message(view=view, file=drawn(100, 60))


@app_commands.command(name="hand", description="Show my hand to me alone")
async def hand(interaction: Talk) -> None:
    """Answer ephemerally."""
    await whisper(interaction)


@app_commands.command(name="aside", description="Ask me alone")
async def aside(interaction: Talk) -> None:
    """Ask ephemerally."""
    await interaction.response.send_message("You alone?", view=letter(), ephemeral=True)


@app_commands.command(name="think", description="Think before answering")
async def think(interaction: Talk) -> None:
    """Defer an answer."""
    await interaction.response.defer(thinking=True)
    thinkers.append(interaction)


@app_commands.command(name="thought", description="Have thought enough")
async def thought(interaction: Talk) -> None:
    """Complete the deferred answers."""
    await interaction.response.send_message("Well then")
    while thinkers:
        await thinkers.pop().followup.send("Thought about it")


@app_commands.command(name="silent", description="Never answer")
async def silent(interaction: Talk) -> None:
    """Do not answer."""


@app_commands.command(name="form", description="Open a form")
async def form(interaction: Talk) -> None:
    """Open a form."""
    await interaction.response.send_modal(Form())


@app_commands.command(name="census", description="Open another form")
async def census(interaction: Talk) -> None:
    """Open a form with choices."""
    await interaction.response.send_modal(Census())


@app_commands.command(name=app_commands.locale_str("move"), description=app_commands.locale_str("Make a move"))
@app_commands.describe(where="The move, typed or chosen", loud="Say it loudly")
async def move(interaction: Talk, where: str, loud: bool = False) -> None:
    """A command with autocomplete and an optional choice."""
    await interaction.response.send_message(f"moved: {where.upper() if loud else where}")


@move.autocomplete("where")
async def moves(interaction: Talk, typed: str) -> list[app_commands.Choice[str]]:
    """Return the moves that contain the typed text."""
    return [app_commands.Choice(name=name, value=name) for name in MOVES if typed.lower() in name]


@app_commands.command(name="count", description="Count for someone")
@app_commands.choices(
    game=[app_commands.Choice(name="Tunhell", value="t"), app_commands.Choice(name="Winter", value="w")]
)
async def count(
    interaction: Talk, number: app_commands.Range[int, 2, 4], game: app_commands.Choice[str], who: discord.User
) -> None:
    """A command with a bounded integer, a choice and a person."""
    await interaction.response.send_message(f"count: {number} {game.value} {who.mention}")


@app_commands.command(name="look", description="Look at something, or all around")
async def look(interaction: Talk, at: str = "everything", long: bool = False) -> None:
    """A command with optional options only."""
    await interaction.response.send_message(f"looked at {at}{', long' if long else ''}")


@app_commands.command(name="embed", description="Show an embed")
async def embed(interaction: Talk) -> None:
    """Show classic content, an embed and buttons, mentioning the user."""
    made = discord.Embed(title="Standing", description="*After* three games", colour=0x3B7549)
    made.add_field(name="Mira", value="12 points").add_field(name="Odo", value="9 points")
    made.set_footer(text="Three games played")
    await interaction.response.send_message(
        f"Look, {interaction.user.mention}", embed=made, view=letter(), allowed_mentions=discord.AllowedMentions.all()
    )
