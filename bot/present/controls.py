"""Steps of a decision as rows of buttons and menus, with the ids that lead back to it."""

from bot.glance import Glance
from bot.ids import ControlId, Deed
from bot.post import Block, Button, Menu, Style
from locales import Speaker, Words

from .layout import LABEL, PLACEHOLDER, cut, rows
from .paths import Path
from .steps import Level, level


def first_level(glance: Glance, speak: Speaker) -> Level | None:
    """The first step of what this reader may answer, if anything."""
    return level(glance.offer, (), speak) if glance.offer is not None else None


def level_blocks(glance: Glance, shown: Level, lang: Words, style: Style = "primary") -> tuple[Block, ...]:
    """A step's menus and buttons, and the way back."""
    table, ticket = glance.table.id, glance.ticket
    menus = tuple(
        Menu(
            str(ControlId(group.deed, table, ticket, group.path)),
            cut(group.asks, PLACEHOLDER),
            group.entries,
            group.least,
            group.most,
        )
        for group in shown.groups
    )
    buttons = [
        Button(str(ControlId(key.deed, table, ticket, key.path)), cut(key.label, LABEL), style) for key in shown.keys
    ]
    if shown.back is not None:
        buttons.append(step_button(glance, lang.text("bot-button-back"), shown.back))
    return (*menus, *rows(buttons))


def step_button(glance: Glance, label: str, path: Path) -> Button:
    """A button to some step of the decision."""
    return Button(str(ControlId(Deed.STEP, glance.table.id, glance.ticket, path)), label)


def button(deed: Deed, table: str, lang: Words, style: Style = "secondary", *, disabled: bool = False) -> Button:
    """A button for something that needs no decision, labelled by its deed."""
    return Button(str(ControlId(deed, table)), lang.text(f"bot-button-{deed}"), style, disabled)


def rules_button(game: str, lang: Words, topic: str = "") -> Button:
    """A button to the rules help of a game, or to one topic of it."""
    return Button(str(ControlId(Deed.RULES, game, "", (topic,) if topic else ())), lang.text("bot-button-rules"))
