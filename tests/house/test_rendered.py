"""Texts rendered in random games have no faults of composed sentences, in either language."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice

import pytest

from bot.delivery.pictures import describe
from bot.post import Menu, Post
from bot.present.controls.buttons import answer_text, screen_of
from bot.present.messages.explain import asked_post, why_post
from bot.present.messages.hand import hand_post, step_post, warning_post
from bot.present.messages.menu import hint_post
from bot.present.messages.score import score_description, score_lines
from bot.present.speech import label_voice, plain_voice
from bot.tables.view import TableView
from games import core
from games.core import Choice, Dice, Game, Panel, Seat, answers_of, foresee
from games.registry import GAMES
from locales import LOCALES, Locale, Words, words
from tests.bot.present.play import glances, positions, table_of
from tests.house.play import AMOUNT
from tests.looking import look
from tests.tunhell.stage import sketch

NAMES = ("Odile", "Marc", "Hugo", "Yvonne")
MOST = max(12, round(60 * AMOUNT))
"""Number of checked positions per game."""
ANSWERS = 60
"""Number of answers per question whose labels and warnings are checked."""
SLIPS = {
    r"\.[,;:]|[,;:][,;:.!?]|(?<!\.)\.\.(?!\.)|[!?]\.(?!»)|\. \.": "two stops together",
    r"[^\s]  +[^\s]|[^\s] [,.](?:\s|$)": "spaces that should not be there",
    r"(?<![\w`*]){ ?\$|\{\"": "a value that was not filled in",
    r"([^:;.()·]{8,}) \(\1\)": "something said twice",
}
"""Patterns of faults in either language, with descriptions."""
SPACES = {"fr": r"\w[;!?](?:\s|$)|[^\s:] [;:!?](?:\s|$)|« | »", "en": r"\w [;:!?](?:\s|$)"}
"""Wrong spaces around punctuation, by language."""


def rendered(game: Game, locale: Locale, seed: str, most: int = MOST) -> Iterator[tuple[str, str]]:
    """Yield the lines that readers of a random game see, without markdown, each with its kind."""
    lang, seats = words(locale), game.seats[-1]
    table, dice = table_of(game, seats, NAMES, locale), Dice(seed)
    walked = list(islice(positions(game, seats, seed), 1500))
    for state, story in walked[:: max(1, len(walked) // most)] + walked[-1:]:
        for said in state.told:
            yield "log", plain_voice(lang, table)(said.say)
        for seen in glances(table, state, story):
            yield from ((kind, plain(line)) for kind, line in looked_at(seen, lang))
        if (now := core.decision(state)) is None:
            continue
        seat = sorted(now.asks)[0]
        seen = next(view for view in glances(table, state, story) if view.seat == seat)
        ahead = foresee(game.redeal, state, seat, dice, spent=lambda: 0.5)
        yield from lines_of("explain", asked_post(seen, lang, ahead))
        yield from lines_of("hint", hint_post(seen, [(choice, ()) for choice in some(seen, dice)], lang))


def looked_at(seen: TableView, lang: Words) -> Iterator[tuple[str, str]]:
    """Yield what a reader sees: hand, steps, answers, warnings, blocked moves, pictures, score."""
    pictures = seen.game.pictures
    panels: Iterable[Panel] = pictures.table(seen.view) if seen.seat is None else pictures.own(seen.view, "")
    if seen.outcome is not None:
        yield from (("score", line) for line in score_lines(seen, lang))
        yield "alt", score_description(seen, lang)
        panels = pictures.score(seen.view, seen.outcome)
    yield from (("alt", describe(panel, seen, lang)) for panel in panels)
    if seen.seat is None:
        return
    yield from lines_of("hand", hand_post(seen, lang))
    yield from lines_of("blocked", why_post(seen, lang))
    if seen.offer is None:
        return
    post = step_post(seen, (), lang)
    yield from lines_of("step", post)
    screen = screen_of(seen.offer, (), label_voice(lang, seen.table))
    yield from (("label", key.label) for key in screen.buttons)
    for choice in islice(answers_of(seen.offer.shape), ANSWERS):
        yield "answer", answer_text(seen.offer, choice, label_voice(lang, seen.table))
        if (warned := seen.offer.warning(choice)) is not None:
            yield from lines_of("warning", warning_post(seen, choice, warned, lang))
    for control in post.controls():
        if isinstance(control, Menu):
            yield from (("menu", f"{entry.label}\n{entry.detail}") for entry in control.entries)


def some(seen: TableView, dice: Dice) -> list[Choice]:
    """Return a few answers to a seat's question."""
    assert seen.offer is not None
    known = list(islice(answers_of(seen.offer.shape), 40))
    return [dice.pick(tuple(known)) for _ in range(min(3, len(known)))]


def lines_of(kind: str, post: Post) -> Iterator[tuple[str, str]]:
    """Yield the lines of a message with their kind."""
    yield from ((kind, plain(line)) for line in post.words().split("\n") if plain(line))


def plain(text: str) -> str:
    """Return text without markdown."""
    text = re.sub(r"```.*?```| ?`[^`]*`", "", text, flags=re.DOTALL)
    return re.sub(r"\\(.)", r"\1", re.sub(r"\*\*|^(?:-# |#+ |> |- )+|<t:\d+:\w>", "", text)).strip()


@cache
def facts(locale: Locale) -> tuple[str, ...]:
    """Return every sentence about what a thing of a game does."""
    speech = words(locale)
    found = (f"{id_}.does" for id_ in sorted(speech.ids) if "-name-" in id_)
    return tuple(speech.text(text) for text in found if speech.has(text))


def slips(kind: str, line: str, locale: Locale) -> Iterator[str]:
    """Yield the faults of a line."""
    for pattern, wrong in SLIPS.items():
        if re.search(pattern, line):
            yield wrong
    if re.search(SPACES[locale], line):
        yield "a space of the other language"
    if kind == "menu":
        label, _, detail = line.partition("\n")
        last = detail.rpartition(" · ")[2]
        if last.endswith("…") and any(fact.startswith(last[:-1]) for fact in facts(locale)):
            yield "a sentence that is cut"
        told = detail.split(" · ")
        if label.partition(" · ")[0] in told or len(set(told)) < len(told):
            yield "a detail that repeats its label or itself"
    if kind == "log":
        said = [one for one in re.split(r"(?<=[.!?]) ", line) if len(one) > 25]
        if len(set(said)) < len(said):
            yield "a sentence said twice"


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_rendered_has_no_slip(game: Game, locale: Locale) -> None:
    """No line has doubled punctuation or spaces, cut sentences, or repetitions."""
    seen = set(rendered(game, locale, f"rendered {locale}"))
    assert len(seen) > 100
    wrong = sorted((what, kind, line) for kind, line in seen for what in slips(kind, line, locale))
    assert wrong[:10] == []


@pytest.mark.parametrize(
    ("kind", "line", "what"),
    [
        ("log", "Produces 1 wood., Moves a dwarf.", "two stops together"),
        ("log", "Odile  wins.", "spaces that should not be there"),
        ("warning", "The kobold at  would catch your mole.", "spaces that should not be there"),
        ("answer", "Wagon 1 to , turned left", "spaces that should not be there"),
        ("alt", "Odile: 7 treasures (7 treasures).", "something said twice"),
        ("menu", "Vampire\nDeals 3 damage to anyone but a…", "a sentence that is cut"),
        ("menu", "Forest 1\nForest 1 · your dwarf", "a detail that repeats its label or itself"),
    ],
)
def test_a_planted_slip_is_found(kind: str, line: str, what: str) -> None:
    """The scan finds faults."""
    assert what in list(slips(kind, line, "en"))


def test_a_picture_is_described_without_repetition() -> None:
    """Two cards that differ only in their id have one sentence."""
    table = table_of(GAMES["tunhell"], 2, NAMES)
    state = core.start(sketch("A hand: warrior_4_proud_a warrior_4_proud_b\nmine 1: rat"))
    seen = look(table, state, Seat(0))
    told = [describe(panel, seen, words("en")) for panel in seen.game.pictures.own(seen.view, "")]
    assert sum(one.count("You can play a Proud Warrior 4") for one in told) == 1


def test_marks_of_each_language_are_told_apart() -> None:
    """French has a narrow space before a semicolon, English has none."""
    assert list(slips("log", "un; deux", "fr"))
    assert list(slips("log", "un\u202f; deux", "fr")) == []
    assert list(slips("log", "one ; two", "en"))
