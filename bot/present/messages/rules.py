"""The list of games; the help of each: its pages, the legend of its symbols, and the look-up of cards by name."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache, partial
from typing import Any

from bot.ids import ControlAction, ControlId
from bot.post import Block, Button, Buttons, Entry, Illustrated, Menu, Picture, Post, Text
from bot.present.speech import ENTRY, FILES, MENU, PLACEHOLDER, RESTING, TEXT, cut, escape, fit, folded, small
from bot.tables.view import TableView
from games.core import Game, Panel, Say, Speak, say
from games.registry import GAMES
from locales import Speaker, Words

MINUTE = "minute"
LEGEND = "legend"


def pages_of(game: Game[Any, Any]) -> tuple[str, ...]:
    """Return the pages of a game's help in reading order: the one-minute summary, the topics, the legend."""
    return (MINUTE, *game.topics, LEGEND)


def panels_of(game: Game[Any, Any], page: str) -> tuple[Panel, ...]:
    """Return the pictures of a page: the cover on the first page, the legend on its own, an example of some topics."""
    if page == LEGEND:
        return tuple(game.pictures.legend())
    shown = game.pictures.cover() if page == MINUTE else game.example(page)
    return () if shown is None else (shown,)


def page_post(
    game: Game[Any, Any],
    page: str,
    lang: Words,
    pictures: Sequence[Picture] = (),
    *,
    rule: str = "",
    can_open: bool = False,
) -> Post:
    """Return a page of a game's help, with ways to the pages before and after it and a menu of all.

    Args:
        game: the game.
        page: one of `pages_of`; any other text means the first page.
        lang: the reader's language.
        pictures: the drawn panels of the page.
        rule: the section of the rules that led here, quoted at the end.
        can_open: whether the reader could open a table here.
    """
    pages = pages_of(game)
    page = page if page in pages else MINUTE
    title = lang.text("bot-help-page", game=lang.text(f"{game.id}-title"), page=page_title(game, page, lang))
    told = [_body(game, page, lang), *([small(lang.text("bot-help-rule", rule=rule))] if rule else [])]
    body = Text(cut("\n".join(told), TEXT - len(title)))
    blocks: list[Block] = [Text(title), *pictures, body]
    if can_open and page in {MINUTE, LEGEND}:  # before reading everything, and after
        blocks.append(Buttons(opening_buttons(lang, game.id)))
    blocks += topic_menus(game, lang, pages, page)
    blocks.append(Buttons(_turns(game, pages, page, lang)))
    return Post(tuple(blocks), RESTING)


def topic_menus(
    game: Game[Any, Any], lang: Words, pages: Sequence[str], current: str | None = None
) -> tuple[Block, ...]:
    """Return menus of these pages."""
    entries = [Entry(page, cut(page_title(game, page, lang), ENTRY), chosen=page == current) for page in pages]
    asks = cut(lang.text("bot-help-menu"), PLACEHOLDER)
    return tuple(
        Menu(str(ControlId(ControlAction.PAGE, game.id, "", (f"{start}",))), asks, tuple(entries[start : start + MENU]))
        for start in range(0, len(entries), MENU)
    )


def page_title(game: Game[Any, Any], page: str, lang: Words) -> str:
    """Return the name of a page."""
    if page == MINUTE:
        return lang.text("bot-help-minute")
    return lang.text("bot-help-legend") if page == LEGEND else lang.text(f"{game.id}-topic-{page}")


def page_button(game: str, page: str, lang: Words, label: str, rule: str = "") -> Button:
    """Return a button that opens a page of the help as a new message."""
    path = (page, rule_token(rule)) if rule else (page,)
    return Button(str(ControlId(ControlAction.RULES, game, "", path)), lang.text(label))


def opening_buttons(lang: Words, game: str = "") -> tuple[Button, Button]:
    """Return the buttons that start a guided first game and open a table; without a game, they ask for one."""
    return (
        Button(str(ControlId(ControlAction.GUIDED, game)), lang.text("bot-button-guided"), "primary"),
        Button(str(ControlId(ControlAction.OPEN, game)), lang.text("bot-button-open")),
    )


def topic_of(game: Game[Any, Any], rule: str) -> str | None:
    """Return the topic that covers a section of the rules: the section itself, or the nearest one around it."""
    while rule:
        for topic, places in game.topics.items():
            if rule in places:
                return topic
        rule = rule.rpartition(".")[0]
    return None


def page_asked(view: TableView) -> str:
    """Return the page on the open question, preferably the reader's own; the first page if nothing is asked."""
    return topic_of(view.game, rule_asked(view)) or MINUTE


def rule_asked(view: TableView) -> str:
    """Return the section of the rules on the open question, preferably the reader's own; "" if nothing is asked."""
    word = view.offer.word if view.offer is not None else view.asked
    return view.game.questions.get(word, "")


def facts(game: Game[Any, Any], lang: Words) -> str:
    """Return a game's difficulty, players and duration on one line."""
    minutes = lang.text("bot-help-minutes", low=game.minutes[0], high=game.minutes[1])
    return " · ".join((lang.text("bot-help-difficulty", level=game.difficulty), players_range(game, lang), minutes))


def facts_line(game: Game[Any, Any], lang: Words) -> str:
    """Return a game's players, duration and difficulty as a line in small print that starts with a capital."""
    told = facts(game, lang)
    return small(f"{told[0].upper()}{told[1:]}")


def players_range(game: Game[Any, Any], lang: Words) -> str:
    """Return the number of players as text: "2 to 4 players"."""
    low, high = game.seats[0], game.seats[-1]
    return (
        lang.text("bot-players-range", low=low, high=high)
        if low < high
        else lang.text("bot-players-exactly", count=low)
    )


def easiest_first(games: Iterable[Game[Any, Any]]) -> tuple[Game[Any, Any], ...]:
    """Return the games from the easiest to the hardest, shorter ones first if equally hard."""
    return tuple(sorted(games, key=lambda game: (game.difficulty, game.minutes, game.id)))


def emblems() -> tuple[Panel, ...]:
    """Return the emblems of all games as panels, from the easiest game to the hardest."""
    return tuple(
        Panel(f"emblem-{game.id}", game.id, partial(_emblem, game.id), (say(f"{game.id}-title"),))
        for game in easiest_first(GAMES.values())[:FILES]
    )


def _emblem(game: str, _speak: Speak) -> bytes:
    return GAMES[game].pictures.emblem()


def game_line(game: Game[Any, Any], lang: Words) -> str:
    """Return lines with a game's title, players, duration and tagline."""
    low, high = game.minutes
    return lang.text(
        "bot-help-game",
        game=lang.text(f"{game.id}-title"),
        players=players_range(game, lang),
        low=low,
        high=high,
        tagline=lang.text(f"{game.id}-title.tagline"),
    )


def lesson_line(game: Game[Any, Any], lang: Words) -> str:
    """Return a line with a game's title, its tagline, and how long its guided game takes."""
    title, tagline = lang.text(f"{game.id}-title"), lang.text(f"{game.id}-title.tagline")
    return lang.text("bot-help-lesson", game=title, tagline=tagline, minutes=lesson_minutes(game))


def lesson_minutes(game: Game[Any, Any]) -> int:
    """Return how long a reader takes for a guided game: half a minute an answer, rounded up to five minutes."""
    answers = sum(line.startswith("A ") for line in game.script.splitlines())
    return -(-answers // 10) * 5


def listed(lines: Sequence[str], pictures: Sequence[Picture]) -> tuple[Block, ...]:
    """Return a line for each game, beside its emblem once that is drawn."""
    if len(pictures) != len(lines):
        return (Text(fit(["", *lines], TEXT, "…")),)
    return tuple(Illustrated(line, picture) for line, picture in zip(lines, pictures, strict=True))


def rule_token(rule: str) -> str:
    """Return a section of the rules as a token for control ids."""
    return rule.replace(".", "_")


def rule_of(token: str) -> str:
    """Return the section of the rules for a token."""
    return token.replace("_", ".")


def _body(game: Game[Any, Any], page: str, lang: Words) -> str:
    if page == LEGEND:
        return lang.text("bot-help-legend-text")
    if page != MINUTE:
        return lang.text(f"{game.id}-topic-{page}.text")
    return f"{facts_line(game, lang)}\n{lang.text(f'{game.id}-minute')}"


def _turns(game: Game[Any, Any], pages: Sequence[str], page: str, lang: Words) -> tuple[Button, ...]:
    """Return the buttons to the previous page, the next page and the list of games, always at the same places."""
    at = pages.index(page)
    found = []
    for step, label in ((-1, "bot-button-before"), (1, "bot-button-after")):
        is_there = 0 <= at + step < len(pages)
        path = (pages[at + step],) if is_there else (page, f"{step}")
        turn = str(ControlId(ControlAction.PAGE, game.id, "", path))
        found.append(Button(turn, lang.text(label), "primary" if step > 0 and is_there else "secondary", not is_there))
    return (*found, Button(str(ControlId(ControlAction.HELP)), lang.text("bot-button-games")))


_CLOSE = 0.75
"""Minimum similarity to a misspelt name at which a name is suggested."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that can be looked up.

    Attributes:
        game, id: its game, and its id there.
        name: its name in the reader's language.
        twins: other things of the game with the same name.
    """

    game: str
    id: str
    name: str
    twins: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The value that autocomplete sends back."""
        return f"{self.game}:{self.id}"


def things_of(games: Iterable[str], lang: Words) -> tuple[Thing, ...]:
    """Return everything that can be looked up in these games; things of a game with the same name are merged."""
    return tuple(thing for game in games for thing in _things(game, lang))


def suggested(things: Sequence[Thing], typed: str, most: int) -> tuple[Thing, ...]:
    """Return the things whose name contains every typed word, those starting with the text first.

    If there are none, return those with similar names.
    """
    wanted = folded(typed)
    names = {thing: folded(thing.name) for thing in things}
    fitting = [thing for thing in things if all(word in names[thing] for word in wanted.split())]
    if not fitting:
        close = set(get_close_matches(wanted, set(names.values()), most, _CLOSE))
        fitting = [thing for thing in things if names[thing] in close]
    return tuple(sorted(fitting, key=lambda thing: (not names[thing].startswith(wanted), names[thing]))[:most])


def found(things: Sequence[Thing], typed: str) -> tuple[Thing, ...]:
    """Return the things meant: a suggested one, otherwise those with exactly this name, otherwise with it as a part."""
    wanted = folded(typed)
    same = [thing for thing in things if typed == thing.key or wanted == folded(thing.name)]
    return tuple(same) or tuple(thing for thing in things if wanted and wanted in folded(thing.name))


def card_post(things: Sequence[Thing], lang: Words, pictures: Sequence[Picture] = ()) -> Post:
    """Return the description of one thing, or of several that may be meant, as far as there is room."""
    told = [_told(thing, lang) for thing in things]
    return Post((*pictures, Text(cut("\n\n".join(told), TEXT))), RESTING)


def panel_of(thing: Thing) -> Panel | None:
    """Return the picture of a thing, if its game has one."""
    return GAMES[thing.game].pictures.card(thing.id)


def _told(thing: Thing, lang: Words) -> str:
    speak = Speaker(lang, thing.game, ())
    lines = [lang.text("bot-help-card", name=escape(thing.name)), small(lang.text(f"{thing.game}-title"))]
    ids = (thing.id, *thing.twins)
    told = ["\n".join(map(speak, _glossary(thing.game)[each])) for each in ids]
    lore = [small(lang.text(text)) for each in ids if lang.has(text := f"{thing.game}-name-{each}.lore")]
    return "\n".join([*lines, *dict.fromkeys(told), *lore])


@lru_cache(maxsize=64)
def _things(game: str, lang: Words) -> tuple[Thing, ...]:
    speak = Speaker(lang, game, ())
    named: dict[str, list[str]] = {}
    for id_ in _glossary(game):
        named.setdefault(speak.thing(id_), []).append(id_)
    return tuple(Thing(game, ids[0], name[:1].upper() + name[1:], tuple(ids[1:])) for name, ids in named.items())


@lru_cache(maxsize=64)
def _glossary(game: str) -> Mapping[str, Sequence[Say]]:
    return GAMES[game].glossary()
