"""Positions in notation and records of games: exported as files, and imported."""

from collections.abc import Sequence

from bot.ids import ControlAction, ControlId
from bot.model import Occupant, Phase, Table
from bot.post import Block, Button, Buttons, Document, Form, Input, Picture, Post, Text
from bot.present.speech import (
    FORM_TEXT,
    OVER,
    RESTING,
    TEXT,
    cut,
    fit,
    safe,
    section_lines,
    small,
    text_size,
    voice,
)
from bot.tables.deal import Fairness
from bot.tables.view import TableView
from games.core import Say, Seat
from games.transcript import Transcript, commitment, mixed_seed
from locales import Words

_TYPED = 4000
_SPARE = 60


def position_post(table: Table, text: str, lang: Words) -> Post:
    """Return a position as a file, with a note on its use."""
    name = f"porion-{table.game}-position.txt"
    said = lang.text("bot-position", game=lang.text(f"{table.game}-title"))
    how = small(lang.text("bot-position-how"))
    return Post((Text(f"{said}\n{how}"), Document(name, text.encode()), Buttons((_look_button(lang),))), OVER)


def hidden_post(text: str, lang: Words) -> Post:
    """Return why no position can be exported here, and how to look at a shared one."""
    return Post((Text(lang.text(text)), Buttons((_look_button(lang),))), RESTING)


def position_form(lang: Words) -> Form:
    """Return the form into which a position is pasted."""
    label, rest = (cut(lang.text(f"bot-position-{part}"), FORM_TEXT) for part in ("asks", "rest"))
    asks = Input(label, cut(lang.text("bot-position-hint"), 100), _TYPED, is_long=True)
    more = Input(rest, most=_TYPED, is_long=True, is_required=False, name="rest")
    return Form(str(ControlId(ControlAction.LOOK)), cut(lang.text("bot-position-title"), FORM_TEXT), (asks, more))


def player_table(
    game: str, options: dict[str, str], seats: int, edition: str, lang: Words, named: str = "bot-computer-name"
) -> Table:
    """Return a table without people, for views of a position that belongs to no table; `named` is the text of names."""
    names = [lang.text(named, n=number) for number in range(1, seats + 1)]
    occupants = tuple(Occupant(name, -number) for number, name in enumerate(names, start=1))
    return Table("", game, 0, 0, 0, lang.locale, Phase.PLAYING, dict(options), occupants=occupants, edition=edition)


def look_post(
    views: Sequence[TableView],
    token: str,
    lang: Words,
    pictures: Sequence[Picture] = (),
    *,
    is_playable: bool,
    seal: str | None = None,
) -> Post:
    """Return a position with everything hidden in it.

    Args:
        views: the public view, then each seat's.
        token: identifies the position in the control that plays it.
        lang: the reader's language.
        pictures: the drawn table.
        is_playable: whether a question is open in it.
        seal: for the last position of a record, who sealed the record: "ours", "foreign" or "none".
    """
    public = views[0]
    head = Text(lang.text("bot-position-look", game=lang.text(f"{public.game.id}-title")))
    lines = held_lines(views[1:], lang) if pictures else _in_words(views, lang)
    blocks: list[Block] = [head, *pictures]
    if lines:
        blocks.append(Text(fit(lines, TEXT - _SPARE - 300 - text_size([head]), lang.text("bot-board-cut"))))
    if seal is not None:
        blocks.append(Text(small(lang.text("bot-record-seal", whose=seal))))
    if not is_playable:
        blocks.append(Text(small(lang.text("bot-position-only-look"))))
    play = Button(
        str(ControlId(ControlAction.PLAY_POSITION, "", "", (token,))),
        lang.text("bot-button-playposition"),
        "primary",
        disabled=not is_playable,
    )
    return Post((*blocks, Buttons((play, _look_button(lang)))), RESTING)


def _in_words(views: Sequence[TableView], lang: Words) -> list[str]:
    """Return the board, followed by the hand of each seat."""
    public = views[0]
    speak = voice(lang, public.table)
    lines = section_lines(public.game.board(public.view), speak)
    for view in views[1:]:
        hand = section_lines(view.game.hand(view.view), speak)
        name = speak.names[view.seat if view.seat is not None else Seat(0)]
        lines += [lang.text("bot-replay-hand", name=name), *hand] if hand else []
    return lines


def _look_button(lang: Words) -> Button:
    return Button(str(ControlId(ControlAction.LOOK)), lang.text("bot-button-look"))


def record_post(table: Table, transcript: Transcript, lang: Words) -> Post:
    """Return a finished game as a JSON file, with a note on its purpose."""
    name = f"porion-{table.game}-{table.id}.json"
    said = lang.text("bot-record", game=lang.text(f"{table.game}-title"), entries=len(transcript.entries))
    how = small(lang.text("bot-record-how", command=f"python -m games.replay {name}"))
    digest = small(lang.text("bot-record-digest", digest=transcript.digest))
    return Post((Text(f"{said}\n{how}\n{digest}"), Document(name, transcript.dump().encode())), OVER)


def fair_post(table: Table, known: Fairness | None, lang: Words) -> Post:
    """Return how the deal of a table is made: what is known so far, and after the end the whole calculation."""
    if known is None:
        return Post((Text(lang.text("bot-fair-given")),), RESTING)
    lines = [
        lang.text("bot-fair-title"),
        lang.text("bot-fair-why" if table.contest is None else f"bot-fair-why-{table.contest}"),
        *((lang.text("bot-fair-continued"),) if table.origin is not None else ()),
        lang.text("bot-fair-secret", seal=known.commitment),
    ]
    lines += [lang.text("bot-fair-share", name=safe(lang, name), share=share) for name, share in known.shares]
    if known.secret is None or known.seed is None:
        ended = "bot-fair-never" if table.contest is None else "bot-fair-round"
        lines.append(lang.text("bot-fair-later" if table.phase.live else ended))
        return Post((Text("\n".join(lines)),), RESTING)
    shares = tuple(share for _, share in known.shares)
    is_right = commitment(known.secret) == known.commitment and mixed_seed(known.secret, shares) == known.seed
    lines.append(lang.text("bot-fair-revealed", secret=known.secret))
    lines.append(lang.text("bot-fair-seed", seed=known.seed))
    lines.append(lang.text("bot-fair-right" if is_right else "bot-fair-wrong"))
    return Post((Text("\n".join(lines)),), OVER)


def held_lines(views: Sequence[TableView], lang: Words) -> list[str]:
    """Return one line per seat with what it holds; next to a picture, card effects are left out."""
    found = ((view, view.game.held(view.view)) for view in views)
    return [
        voice(lang, view.table)(Say("bot-replay-holds", {"seat": view.seat, "cards": tuple(cards)}))
        for view, cards in found
        if cards and view.seat is not None
    ]
