"""The story beside an animation, which tells part of it already."""

from dataclasses import replace

import pytest

from bot.present.story import recent_lines
from games.core import Event, say
from games.registry import GAMES
from locales import Words
from tests.lantern.maze import table

from .test_story import A, B, clash, fight, told


def test_beside_an_animation_of_several_turns_their_headings_stay_legible(english: Words) -> None:
    """What an animation tells is hidden from its second sentence on, but not whose turn it was."""
    first, second = clash(A, details=2), clash(B, details=2)
    hides = [event.say for event in (*first, *second)]
    shown = recent_lines([*first, *second], table(), english, most=30, room=2000, hides=hides)
    whole = told([*first, *second], english, 30)
    assert [line for line in shown if "||" not in line] == [line for line in whole if line.startswith("**")]


def hidden_line(events: list[Event], english: Words) -> str:
    """Return the line of what an animation of all these events tells."""
    shown = recent_lines(events, table(), english, most=30, room=2000, hides=[event.say for event in events])
    (hidden,) = [line for line in shown if "||" in line]
    return hidden


def test_a_long_story_beside_an_animation_is_told_by_its_recap_alone(english: Words) -> None:
    short, long = fight(1, details=2), fight(1, details=9)
    recap = told(short, english, 30)[-1].removeprefix("> ")
    assert hidden_line(short, english).startswith("> ||")
    assert hidden_line(long, english) == f"> ||{recap}||\n> -# 9 more events: press “More”, then “History”."


def test_without_a_recap_only_what_an_animation_reveals_is_told_beside_it(
    english: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a long animation only revelations are told, the latest ones if there are many; without any, nothing is."""
    heading, *others = fight(1, details=3)[:-1]
    reveals = [Event(say("lantern-bid", seat=A, coins=number)) for number in range(20)]
    monkeypatch.setitem(GAMES, "lantern", replace(GAMES["lantern"], reveals=frozenset({"lantern-bid"})))
    hidden = hidden_line([heading, *reveals, *others], english)
    latest = [line.removeprefix("> ") for line in told([heading, *reveals], english, 30)][-4:]
    assert all(line in hidden for line in latest), hidden
    assert not any(line.removeprefix("> ") in hidden for line in told([heading, *others], english, 30)[1:])
    monkeypatch.setitem(GAMES, "lantern", replace(GAMES["lantern"], reveals=frozenset()))
    quiet = recent_lines([heading, *others, *reveals], table(), english, most=30, room=2000, hides=[reveals[-1].say])
    assert not any("||" in line for line in quiet), quiet
    assert len(hidden) <= 6 * 42


def test_beside_an_animation_what_was_won_is_told_before_what_only_turned_up(
    english: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    (heading, *_), won = fight(1, details=1), Event(say("lantern-lit", seat=A, gallery=9))
    bids = [Event(say("lantern-bid", seat=B, coins=number)) for number in range(9)]
    told_of = frozenset({"lantern-lit", "lantern-bid"})
    game = replace(GAMES["lantern"], reveals=told_of, scored=frozenset({"lantern-lit"}))
    monkeypatch.setitem(GAMES, "lantern", game)
    assert told([won], english, 30)[0].removeprefix("> ") in hidden_line([heading, bids[0], won, *bids[1:]], english)


def test_what_is_revealed_of_the_reader_is_told_beside_an_animation(
    english: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of orders turned up together everybody reads their own."""
    reveals = [Event(say("lantern-bid", seat=seat, coins=number)) for number, seat in enumerate([A, B, *[A] * 9])]
    monkeypatch.setitem(GAMES, "lantern", replace(GAMES["lantern"], reveals=frozenset({"lantern-bid"})))
    own = told(reveals[1:2], english, 30)[0].removeprefix("> ")
    hides = [event.say for event in reveals]
    lines = [*fight(1, details=1)[:-1], *reveals]
    for seat in (A, B):
        shown = recent_lines(lines, table(), english, most=30, room=2000, seat=seat, has_moved=False, hides=hides)
        (hidden,) = [line for line in shown if "||" in line]
        assert (own in hidden) == (seat == B), hidden


def test_revelations_of_one_kind_are_all_told_beside_an_animation(
    english: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None of several players' orders decides, so that one alone would be told by chance."""
    reveals = [Event(say("lantern-bid", seat=seat, coins=number)) for number, seat in enumerate([A, B, A, B, A])]
    monkeypatch.setitem(GAMES, "lantern", replace(GAMES["lantern"], reveals=frozenset({"lantern-bid"})))
    assert hidden_line(reveals, english).count("bid") == len(reveals) - 1
