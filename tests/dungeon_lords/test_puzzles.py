"""Answers to puzzles of Dungeon Lords: their pictures show the reader's own dungeon, and their reasons agree."""

from dataclasses import replace
from itertools import pairwise, product
from typing import Any

import pytest

from bot.delivery.puzzles import seen, solved
from bot.post import Buttons, Picture, Text
from bot.present.messages.hand import hand_post
from bot.present.panels import moments, panels, speaker_of
from bot.tables.puzzles import Posed
from games.core import Say
from games.draw import WIDTH, Canvas, ink
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.pictures.brawl import Shown
from games.dungeon_lords.pictures.context import draw_context
from games.puzzles import Puzzle, puzzles_of
from games.registry import GAMES
from locales import LOCALES, Locale, Speaker, words

PUZZLES = puzzles_of("dungeon_lords")
DART = next(puzzle for puzzle in PUZZLES if puzzle.solution == "aim y1_priest_1")
NAMES = ("Ada", "Bo", "Cy", "Di")


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[puzzle.id for puzzle in PUZZLES])
def test_the_picture_of_a_solution_shows_no_other_lord_s_fight(puzzle: Puzzle) -> None:
    """What follows from an answer may include fights of others, but none of them is shown as its result."""
    view, _ = solved(Posed(puzzle), words("en"))
    for panel in moments(view):
        what = getattr(panel.shows, "what", None)
        assert not isinstance(what, Shown) or what.fight.seat == puzzle.seat


def keys(said: tuple[Say, ...]) -> list[str]:
    return [one.id.removeprefix("dungeon_lords-advice-") for one in said]


def test_the_reasons_for_the_target_of_a_dart_agree_with_one_another() -> None:
    """The dart leaves the priest a hit point: his absence is no reason, but fatigue, which is enough at the front."""
    reasons = GAMES["dungeon_lords"].reasons(DART.state(), DART.seat, DART.answer())
    assert keys(reasons) == ["dart", "tired"]
    told = {locale: [Speaker(words(locale), "dungeon_lords", NAMES)(one) for one in reasons] for locale in LOCALES}
    assert told["en"][0].endswith("deals 2 damage to Silver Priest #1, which leaves him 1 hit point.")
    assert told["en"][1] == "Fatigue alone sends Silver Thief #1, who walks at the front, to prison."
    assert told["fr"][0].endswith("et le Prêtre argenté n° 1 n’a plus qu’un point de vie.")
    assert told["fr"][1] == "À elle seule, la fatigue envoie en prison le Voleur argenté n° 1, qui marche en tête."


def test_fatigue_sends_the_one_in_front_to_prison_as_is_said() -> None:
    """After the solution of the puzzle, the thief at the front is in prison."""
    view, shows = solved(Posed(DART), words("en"))
    assert shows == "after"
    assert "y1_thief_1" in view.view.lords[DART.seat].prison
    assert "y1_thief_1" not in seen(Posed(DART), words("en")).view.lords[DART.seat].prison


def test_a_clash_says_that_fatigue_and_conquest_are_ruled_out() -> None:
    """A trap has ruled them out before the creature is chosen: nobody is to count the card's fatigue."""
    puzzle = next(one for one in PUZZLES if one.name == "vault 20 63")
    view = GAMES["dungeon_lords"].view(puzzle.state(), puzzle.seat)
    assert view.clash.kept
    told = [line.id for section in GAMES["dungeon_lords"].board(view) for line in section.lines]
    assert "dungeon_lords-log-kept" in told
    pictures = GAMES["dungeon_lords"].pictures
    for shown in (view, replace(view, clash=replace(view.clash, kept=False))):
        (combat,) = [one for one in pictures.table(shown) if one.id == "combat"]
        assert (Say("dungeon_lords-log-kept", {"seat": puzzle.seat}) in combat.describe) is shown.clash.kept


def test_a_puzzle_shows_the_season_and_the_rivals() -> None:
    """What an answer turns on, such as taxes that are due or a rival's tunnels, is seen without another press."""
    posed = Posed(next(one for one in PUZZLES if one.name == "vault 24 77"))
    view = seen(posed, words("en"))
    context, own = panels(view)
    assert (context.id, own.id) == ("context", "dungeon-1")
    speak = speaker_of(view, words("en"))
    assert [speak(said) for said in context.describe][:2] == [
        "Year 2, winter, round 1 of 4.",
        "Next round’s event: Taxes.",
    ]
    assert "Clara" in speak(context.describe[2])
    assert not view.game.pictures.context(view.game.view(posed.puzzle.state(), None))


@pytest.mark.parametrize("locale", LOCALES)
def test_no_event_is_cut_beside_the_season(locale: Locale, monkeypatch: pytest.MonkeyPatch) -> None:
    """The events of this round and the next are read in full, on a second line if need be, and never overlap."""
    view = seen(Posed(next(one for one in PUZZLES if one.name == "vault 24 77")), words(locale))
    drawn: list[tuple[float, float, float]] = []

    def text(_: Canvas, line: str, x: float, y: float, size: int, *__: object, width: float = 0, **more: Any) -> int:
        full = ink(line, size, more.get("face", "text")).width
        assert full <= (width or full), line
        drawn.append((y, x, x + full))
        return full

    monkeypatch.setattr(Canvas, "text", text)
    monkeypatch.setattr(Canvas, "name", lambda *_, **__: 0)
    special = [row.id for row in EDITIONS[view.view.edition].special_events]
    pairs = [pair for one in special for pair in (("", "payday"), (one, "taxes"), ("taxes", one))]
    for season, (now, then) in product(("winter", "spring", "summer", "autumn"), pairs):
        drawn.clear()
        draw_context(replace(view.view, season=season, event=now, next_event=then), speaker_of(view, words(locale)))
        texts = sorted(one for one in drawn if one[0] < 110 and one[1] < WIDTH)[: 2 + bool(now)]
        for (y, _, end), (below, start, _) in pairwise(texts):
            assert end < start or y < below
        assert all(end <= WIDTH - 20 for _, _, end in texts)


def test_every_attack_of_a_lone_creature_is_one_press() -> None:
    """Its ways to attack stand below one another, each named with the creature, with a button for each target."""
    view = seen(Posed(next(one for one in PUZZLES if one.name == "cellar 118 62")), words("en"))
    told = hand_post(view, words("en"), pictures=[Picture("dungeon.png", b"", "")])
    rows = [
        (heading.markdown, [button.label for button in row.buttons])
        for heading, row in pairwise(told.blocks)
        if isinstance(heading, Text) and isinstance(row, Buttons)
    ]
    targets = ["Silver Warrior #4 · 1 hit point, front", "Silver Wizard #4 · 3 hit points"]
    assert rows[:2] == [
        ("-# Vampire: 3 to anyone but a priest", targets),
        ("-# Vampire: 2 to a non-priest, stays ready", targets),
    ]
