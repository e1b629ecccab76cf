"""The lobby of a table whose game begins with a position: who had which seat, and who has it now."""

from collections.abc import Sequence

from bot.ids import ControlAction
from bot.model import Origin, Sitter, Table
from bot.post import Block, Buttons, Divider, Picture, Post, Text
from bot.present.controls.buttons import button, rules_button
from bot.present.words.layout import PLAYING, small
from bot.present.words.speech import safe
from locales import Words

from .pace import pace_line, tempo_line


def position_lobby(table: Table, lang: Words, head: Text, pictures: Sequence[Picture]) -> Post:
    """Seats cannot be added and options not be chosen: the position has them. Computer players keep seats for people.

    Args:
        table: a table in its lobby, with a position to begin with.
        lang: its language.
        head: the title.
        pictures: the cover of the game, drawn.
    """
    assert table.origin is not None, "such a lobby has a position"
    is_full = all(sitter.person is not None for sitter in table.sitters)
    host = next((sitter.name for sitter in table.sitters if sitter.person == table.host), "")
    seats = [lang.text("bot-position-seats")]
    seats += [f"{number}. {_sitter(table, sitter, lang)}" for number, sitter in enumerate(table.sitters, start=1)]
    seats.append(small(lang.text("bot-position-ready", host=safe(lang, host))))
    players = Buttons(
        (
            button(ControlAction.JOIN, table.id, lang, disabled=is_full),
            button(ControlAction.START, table.id, lang, "success"),
            button(ControlAction.LEAVE, table.id, lang),
            rules_button(table.game, lang),
        )
    )
    end = Buttons((button(ControlAction.ARRANGE, table.id, lang), button(ControlAction.END, table.id, lang, "danger")))
    chosen = Text("\n".join((pace_line(table, lang), *tempo_line(table, lang))))
    blocks: tuple[Block, ...] = (
        head,
        Text(_origin(table.origin, lang)),
        *pictures,
        Text("\n".join(seats)),
        players,
        Divider(),
    )
    return Post((*blocks, chosen, end), PLAYING)


def _origin(origin: Origin, lang: Words) -> str:
    told = "bot-position-continued" if origin.table else "bot-position-shared"
    return "\n".join((lang.text(told, step=origin.step), small(lang.text("bot-position-chance"))))


def _sitter(table: Table, sitter: Sitter, lang: Words) -> str:
    name = safe(lang, sitter.name)
    if sitter.person is not None:
        return lang.text("bot-lobby-host", name=name) if sitter.person == table.host else name
    return lang.text("bot-position-kept" if sitter.owner is not None else "bot-position-free", name=name)
