"""The story in little room: what has a recap is told by that alone, the oldest first."""

from dataclasses import replace

import pytest

from bot.present.words.story import own_lines, recent_lines, story_lines
from games.core import Event, Seat, say
from locales import Locale, Words, words
from tests.lantern.maze import table

A, B = Seat(0), Seat(1)


def fight(gallery: int, *, details: int) -> list[Event]:
    """A heading, what happened, and a recap with a number of its own."""
    lines = [Event(say("lantern-lit", seat=B, gallery=gallery)) for _ in range(details)]
    heading = Event(say("lantern-round", n=gallery), is_heading=True)
    return [heading, *lines, Event(say("lantern-lit", seat=A, gallery=gallery + 10), is_recap=True)]


def told(events: list[Event], english: Words, most: int, seat: Seat | None = None) -> list[str]:
    return recent_lines(events, table(), english, most=most, room=2000, seat=seat)


def test_with_room_everything_is_told(english: Words) -> None:
    events = fight(1, details=3) + fight(2, details=3)
    assert len(told(events, english, 10)) == len(events)


def test_the_oldest_fight_is_summed_up_first(english: Words) -> None:
    first, second = fight(1, details=3), fight(2, details=3)
    assert told(first + second, english, 7) == told([first[0], first[-1], *second], english, 20)


def test_with_little_room_only_recaps_are_left(english: Words) -> None:
    """And a reader is told how much more there is in the history."""
    first, second = fight(1, details=3), fight(2, details=3)
    short = [first[0], first[-1], second[0], second[-1]]
    assert told(first + second, english, 4) == told(short, english, 20)
    counted, *rest = told(first + second, english, 4, B)
    assert rest == told(short, english, 20)
    assert "6" in counted


def test_what_the_reader_had_a_part_in_is_kept_longest(english: Words) -> None:
    """Lines of others give way first, however late they came."""
    heading, *others = fight(1, details=5)[:-1]
    mine = Event(say("lantern-lit", seat=A, gallery=9))
    events = [heading, mine, *others]
    assert told(events, english, 4, A)[1:] == told([heading, mine, *others[-2:]], english, 10)
    assert told(events, english, 4, B)[1:] == told([heading, *others[-3:]], english, 10)


def test_beside_a_tip_only_what_concerns_the_reader_is_told_and_nothing_counted(english: Words) -> None:
    """A turn that says nothing of the reader's seat loses its heading as well."""
    events = [*fight(1, details=3), Event(say("lantern-round", n=2), is_heading=True), *fight(1, details=3)[1:4]]
    mine = own_lines(events, table(), english, most=3, room=2000, seat=A)
    assert mine == told(events[:1] + events[4:5], english, 10)
    assert own_lines(events[:4], table(), english, most=3, room=2000, seat=A) == []


@pytest.mark.parametrize(("locale", "told"), [("en", "**`A` Mira’s turn**"), ("fr", "**`A` À Mira de jouer**")])
def test_the_mark_of_a_player_stands_before_the_heading_of_their_turn(locale: Locale, told: str) -> None:
    played = replace(table(), game="poursuite")
    events = [Event(say("poursuite-log-turn", seat=A), is_heading=True), Event(say("poursuite-log-boarding"))]
    heading, _ = story_lines(events, played, words(locale))
    assert heading.text == told
