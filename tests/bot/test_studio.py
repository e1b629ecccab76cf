"""The studio: each picture drawn once, never on the event loop, and words without it when anything goes wrong."""

import asyncio
import logging
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.glance import Glance
from bot.studio import ALT, Studio
from games.core import Detail, Pictures, say
from games.registry import GAMES
from locales import words
from tests.bot.present.play import PLAIN, WILD, glances, positions, table_of

GAME = GAMES["tunhell"]
EN, FR = words("en"), words("fr")


@pytest.fixture
def studio() -> Iterator[Studio]:
    made = Studio()
    yield made
    made.close()


def first(names: tuple[str, ...] = PLAIN, **change: Any) -> list[Glance]:
    """What everyone and each seat see of a fresh table; `change` replaces how the game draws."""
    state, story = next(positions(GAME, 2, "studio"))
    pictures = replace(GAME.pictures, **change) if GAME.pictures else None
    return [
        replace(glance, game=replace(GAME, pictures=pictures))
        for glance in glances(table_of(GAME, 2, names), state, story)
    ]


def counting(drawn: list[str], pause: float = 0.0) -> dict[str, Any]:
    """A board that notes in which thread it was drawn."""

    def board(view: object, speak: object) -> bytes:
        threading.Event().wait(pause)
        drawn.append(threading.current_thread().name)
        return b"png"

    return {"board": board}


async def test_a_picture_asked_for_twice_is_drawn_once_and_not_on_the_loop(studio: Studio) -> None:
    """At the same time or later; another language is another picture."""
    drawn: list[str] = []
    public = first(**counting(drawn, 0.05))[0]
    one, two = await asyncio.gather(studio.picture(public, EN), studio.picture(public, EN))
    assert one == two == await studio.picture(public, EN)
    assert len(drawn) == 1
    assert drawn[0] != threading.current_thread().name
    french = await studio.picture(public, FR)
    assert one is not None
    assert french is not None
    assert (one.name == french.name, len(drawn)) == (False, 2)


async def test_a_slow_picture_is_not_waited_for(studio: Studio) -> None:
    """The words go ahead; asked for again, the picture is there and was drawn once."""
    drawn: list[str] = []
    public = first(**counting(drawn, 0.2))[0]
    assert await studio.picture(public, EN, 0.01) is None
    assert await studio.picture(public, EN) is not None
    assert len(drawn) == 1


async def test_a_failure_is_one_line_in_the_log(studio: Studio, caplog: pytest.LogCaptureFixture) -> None:
    """No picture, no exception, and the next drawing is tried as if nothing had happened."""

    def broken(view: object, speak: object) -> bytes:
        raise ZeroDivisionError("no room left")

    public = first(board=broken)[0]
    with caplog.at_level(logging.WARNING):
        assert await studio.picture(public, EN) is None
    assert len(caplog.records) == 1
    assert "ZeroDivisionError" in caplog.text
    assert "no room left" not in caplog.text  # a message might name a hidden card
    assert await studio.picture(first()[0], EN) is not None


def details(drawn: list[str], *, fails: bool = False) -> Any:
    """Two further pictures: one never changes, the other is new with every view."""

    def draw(name: str) -> Any:
        def drawing(speak: object) -> bytes:
            drawn.append(name)
            if fails and name == "fleeting":
                raise ZeroDivisionError
            return name.encode()

        return drawing

    told = (say("tunhell-title"),)
    return lambda view: (
        Detail("same", draw("lasting"), told),
        Detail((view.turn, view.seat, view.row), draw("fleeting"), told),
    )


async def test_further_pictures_are_drawn_again_only_when_they_change(studio: Studio) -> None:
    """Each is kept by what it shows, whatever else happens on the board."""
    drawn: list[str] = []
    public, seat = first(details=details(drawn))[:2]
    one, two = await studio.picture(public, EN), await studio.picture(seat, EN)
    assert one is not None
    assert two is not None
    assert [picture.data for picture in one.more] == [b"lasting", b"fleeting"]
    assert one.more[0] is two.more[0]
    assert one.more[0].alt == "Tunhell"
    assert drawn == ["lasting", "fleeting", "fleeting"]


async def test_a_further_picture_that_fails_is_left_out(studio: Studio, caplog: pytest.LogCaptureFixture) -> None:
    """The others are shown, and the log has a line."""
    public = first(details=details([], fails=True))[0]
    picture = await studio.picture(public, EN)
    assert picture is not None
    assert [detail.data for detail in picture.more] == [b"lasting"]
    assert "ZeroDivisionError" in caplog.text


async def test_a_game_that_does_not_draw_is_left_to_its_words(studio: Studio) -> None:
    """No picture at all, or none for hands."""
    public, seat = first()[:2]
    assert await studio.picture(replace(public, game=replace(GAME, pictures=None)), EN) is None
    assert GAME.pictures is not None
    public_only: Pictures[Any] = replace(GAME.pictures, hand=None)
    assert not studio.is_wanted(replace(seat, game=replace(GAME, pictures=public_only)))


@pytest.mark.parametrize("lang", [EN, FR], ids=["en", "fr"])
async def test_every_picture_has_a_description_that_discord_takes(studio: Studio, lang: Any) -> None:
    """Board, hands and score, with names as hostile as they come."""
    table = table_of(GAME, 4, WILD, lang.locale)
    for number, (state, story) in enumerate(positions(GAME, 4, "alt")):
        if number % 60 and state.agenda:
            continue
        for glance in glances(table, state, story):
            picture = await studio.picture(glance, lang)
            assert picture is not None
            assert 0 < len(picture.alt) <= ALT
