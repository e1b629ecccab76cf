"""Everybody reads and sees which year, season and combat round it is, what a year has brought, and who is who."""

from collections.abc import Sequence
from unittest.mock import patch

import pytest

from bot.present.story import story_lines
from games import core
from games.core import Event, Panel, Seat
from games.draw import Canvas
from games.dungeon_lords import GAME
from games.dungeon_lords.pictures.yearly import Held, Year
from games.dungeon_lords.rules.combat import CombatEnd
from games.dungeon_lords.rules.planning import Planning
from games.dungeon_lords.rules.rounds import BuildingRound, NewYear, stacks
from games.dungeon_lords.rules.wounds import hurt
from games.dungeon_lords.state import State
from locales import LOCALES, Speaker, words
from tests.bot.present.play import PLAIN, table_of
from tests.dungeon_lords.stage import sketch
from tests.dungeon_lords.test_reveal import TWO, clash, frames

A, B = Seat(0), Seat(1)
NAMES = ("Mira", "Odo", "Zoé")


def drawn(panel: Panel) -> set[str]:
    """Return the English texts written in a picture, line by line."""
    with (
        patch.object(Canvas, "text", autospec=True, side_effect=Canvas.text) as written,
        patch.object(Canvas, "name", autospec=True, side_effect=Canvas.name) as called,
    ):
        panel.draw(Speaker(words("en"), "dungeon_lords", NAMES))
    return {call.args[1] for call in (*written.call_args_list, *called.call_args_list)}


def panels(t: State, reader: Seat | None = None) -> dict[str, Panel]:
    view = GAME.view(t, reader)
    shown: Sequence[Panel] = GAME.pictures.table(view) if reader is None else GAME.pictures.own(view, "")
    return {panel.id: panel for panel in shown}


@pytest.mark.parametrize(("year", "number", "told"), [(1, 1, "Year 1 · winter (1/4)"), (2, 3, "Year 2 · summer (3/4)")])
def test_the_town_shows_year_and_season_and_the_names_of_the_lords(year: int, number: int, told: str) -> None:
    t = sketch(f"players 3, year {year}, round {number}")
    t.specials = ["crusade", "crusade"]
    stacks(t)
    t.then(BuildingRound(number))
    t = core.start(t)
    assert {told, *NAMES} <= drawn(panels(t)["town"])


def test_the_combat_shows_year_and_round_and_the_names_of_the_lords() -> None:
    t = sketch(
        "players 3, year 2, fight 3\n"
        "A: file y2_warrior_1, tiles c1 c2, lair goblin\nB: file y2_warrior_2, tiles c1 c2, lair ghost"
    )
    t.then(Planning())
    found = drawn(panels(core.start(t))["combat"])
    assert "Year 2 · combat, round 3 of 4" in found
    assert found & set(NAMES) == {"Mira", "Odo"}
    told, events = clash(TWO.replace("creatures golem", "creatures golem witch"))
    assert events
    assert {"Year 1", "Mira", "Odo"} <= drawn(panels(told)["combat"])


def ended() -> tuple[State, list[Event]]:
    """Return a table after the last clash of the first year, and what was told of that round and since."""
    given = TWO.replace("fight 1", "fight 1, round 4").replace("lair ghost", "lair ghost, prison y1_priest_1, evil 6")
    return clash(given, rest=[CombatEnd(), NewYear()])


def test_the_turn_of_the_year_is_told_lord_by_lord_and_shown() -> None:
    """The clash that ended the year is shown first, then what each lord holds."""
    t, told = ended()
    for reader in (None, A, B):
        *before, year = (panel.shows.what for panel in frames(t, told, reader))
        assert year == Year(
            1,
            (Held(A, 2, 0, tuple(t.lords[A].prison), 5, 10), Held(B, 2, 1, ("y1_priest_1",), 5, 6)),
        )
        assert before
        if reader is not None:
            assert {one.fight.seat for one in before} == {reader}


def test_the_paladin_who_comes_at_once_does_not_hide_the_result_of_the_year() -> None:
    """Even if the new paladin leaves his tent as the year begins, its result is shown before him."""
    given = TWO.replace("fight 1", "fight 1, round 4").replace("lair ghost", "lair ghost, evil 14")
    t, told = clash(given, rest=[CombatEnd(), NewYear()])
    for reader in (None, B):
        *_, year, guest = (panel.shows.what for panel in frames(t, told, reader))
        assert isinstance(year, Year)
        assert (guest.hero, guest.seat) == ("paladin_2", B)


def test_the_turn_of_the_year_is_never_left_out_of_the_news() -> None:
    _, told = ended()
    ids = [event.say.id for event in told]
    for word in ("year-result", "year-begun"):
        assert f"dungeon_lords-log-{word}" in ids
        assert f"dungeon_lords-log-{word}" in GAME.events.reveals
    for locale, first in zip(LOCALES, ("Odo ends year 1 with 2 tiles including 1 conquered, 1 prisoner, 5 "
                                       "evil and 6 points as things stand.",
                                       "Odo finit l’année 1 avec 2 tuiles dont 1 conquise, 1 prisonnier, une "
                                       "méchanceté de 5 et 6 points à ce stade."), strict=True):  # fmt: skip
        speak = Speaker(words(locale), "dungeon_lords", NAMES)
        assert first in [speak(event.say) for event in told]


def test_a_year_ends_in_one_line_for_everybody() -> None:
    """The news of a lord name the result of the others as well."""
    _, told = ended()
    year = [event for event in told if event.say.id.endswith("year-result")]
    table = table_of(GAME, 2, PLAIN)
    for seat in (None, A, B):
        (line,) = story_lines(year, table, words("en"), seat)
        assert line.text.count("tiles") == 2


def test_wounds_and_prisoners_of_one_blow_take_a_line_each() -> None:
    """What a trap does to a whole party is told in one sentence, as are those whom it brings down."""
    t = sketch("players 2, fight 1\nA: file y1_warrior_4 y1_thief_1 y1_priest_1")
    hurt(t, A, {"y1_warrior_4": 1, "y1_thief_1": 3, "y1_priest_1": 3})
    for locale, told in (
        ("en", ["Wounds: 1 for ", "Thrown into **Mira**’s prison: "]),
        ("fr", ["Blessures\u00a0: 1 pour ", "Finissent en prison chez **Mira**\u00a0: "]),
    ):
        lines = [line.text for line in story_lines(t.told, table_of(GAME, 2, PLAIN), words(locale), A)]
        assert len(lines) == len(told)
        assert [start for start, line in zip(told, lines, strict=True) if start not in line] == []


def test_the_second_year_ends_with_the_score_instead() -> None:
    t = sketch("players 2, year 2, round 4")
    t.then(CombatEnd())
    assert not [event for event in core.start(t).told if event.say.id.endswith("year-result")]


def test_orders_on_the_way_keep_the_others_face_down() -> None:
    """A picture taken before the last order is revealed shows the backs of the others."""
    t = GAME.begin(core.Deal(3, "orders", first=A))
    told: list[Event] = []
    dice = core.Dice("orders")
    while not [event for event in told if event.say.id.endswith("-placed")]:
        now = core.decision(t)
        assert now is not None
        seat = next(iter(now.asks))
        t = core.apply(t, seat, core.at_random(t, seat, dice))
        told += [event for event in t.told if event.to is None]
    hidden = []
    for panel in frames(t, told):
        with patch("games.dungeon_lords.pictures.reveal.back") as back:
            assert {"1", "2", "3", *NAMES} <= drawn(panel)
        hidden.append(back.call_count)
    assert hidden == [6, 3, 0]
