"""Auctions, sabotage and deals in pictures: who sees which card, in which frame, and until when."""

from io import BytesIO

from PIL import Image

from games.core import Deal, Event, Say, Seat, Sign, say
from games.registry import GAMES
from locales import LOCALES, Speaker, words

GAME = GAMES["maphr"]
A, B, C = Seat(0), Seat(1), Seat(2)
RAID = Event(say("maphr-log-sabotage", seat=A, other_seat=B, n=6, what=say("maphr-sabotage-destroy_tile")))
LOST = Event(say("maphr-log-tile-lost", seat=B, tile="gallery_corner", cell=Sign("F1"), card="saboteurs"))
SOLD = Event(say("maphr-log-sold", seat=A, other_seat=B, n=5))
BOUGHT = Event(say("maphr-log-bought-card", seat=B, card="gallery_tee", n=5), A)
BUILT = Event(say("maphr-log-build", seat=C, card="gallery_tee", n=2, coins=3))


def told(events: list[Event], seat: Seat | None = None) -> list[tuple[str, ...]]:
    """Return the words of the sentences in each frame that a reader sees."""
    view = GAME.view(GAME.begin(Deal(3, "reveal")), seat)
    heard = [event for event in events if event.to in (None, seat)]
    return [tuple(one.id for one in panel.shows.told) for panel in GAME.pictures.reveal(heard, view)]


def test_the_die_comes_before_what_it_brings() -> None:
    """The die is shown before its effect, and what another card destroys later is not part of the sabotage."""
    assert told([RAID]) == [("maphr-log-sabotage",)]
    assert told([RAID, LOST]) == [("maphr-log-sabotage",), ("maphr-log-sabotage", "maphr-log-tile-lost")]
    assert told([RAID, BUILT, LOST], A) == [("maphr-log-sabotage",)]


def test_only_those_who_trade_see_the_card() -> None:
    """The channel sees who pays whom how much; only those who trade see the card."""
    deal = [SOLD, BOUGHT]
    assert told(deal) == [("maphr-log-sold",)]
    assert told(deal, A)[-1] == ("maphr-log-sold", "maphr-log-bought-card")
    assert told(deal, B) == [("maphr-log-sold",)]
    assert told(deal, C) == []


def test_the_channel_forgets_it_with_the_next_move() -> None:
    """In the channel the picture goes with the next move; for those who took part, with their own next press."""
    assert told([RAID, LOST, BUILT]) == []
    assert told([RAID, LOST, BUILT], B) != []


def test_a_lost_tile_and_a_protection_can_be_drawn() -> None:
    """A lost tile and a protection can be drawn in both languages, within the size of a panel."""
    shield = Event(say("maphr-log-sabotage-stopped", seat=B, source="guard_post"))
    view = GAME.view(GAME.begin(Deal(3, "reveal")), None)
    for last in (LOST, shield):
        for locale in LOCALES:
            panel = GAME.pictures.reveal([RAID, last], view)[-1]
            speak = Speaker(words(locale), "maphr", ("Mira", "Odo", "Zoé"))
            assert Image.open(BytesIO(panel.draw(speak))).size == (800, 509)
            assert all(isinstance(line, Say) for line in panel.describe)
