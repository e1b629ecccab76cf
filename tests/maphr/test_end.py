"""The end of a game: why it has ended, and everybody's finished mine (11)."""

from io import BytesIO

import pytest
from PIL import Image

from games import core
from games.core import Seat, say
from games.draw import Canvas
from games.maphr import GAME
from games.maphr.scoring import outcome
from games.maphr.view import view
from locales import Locale, Speaker, words
from tests.maphr.stage import sketch

A, B = Seat(0), Seat(1)
UP = [f"e{row} gallery_straight 0" for row in range(1, 6)]
SIDE = [f"{column}6 gallery_straight 90" for column in "dfghi"]
ELEVEN = ", ".join([*UP, "e6 gallery_tee 0", *SIDE])
GIVEN = "table: full, 2 seats, first A, round 9, lead A, die 6, finisher A\ndeck: tavern archive\n"


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Ana ended the game in round 9 by reaching the target of 12 tiles (25 points)"),
        ("fr", "Ana a mis fin à la partie au tour 9 en posant la dernière des 12 tuiles de son objectif (25 points)"),
    ],
)
@pytest.mark.parametrize(("coins", "wins"), [(8, True), (800, False)])
def test_the_end_says_who_ended_the_game_and_whether_that_won_it(
    locale: Locale, told: str, coins: int, wins: bool
) -> None:
    """The reason stands below the result, in the news once."""
    t = sketch(f"{GIVEN}B: goldbeards, {coins} coins, level 1, 0 miners\nagenda: after-actions")
    speak = Speaker(words(locale), "maphr", ("Ana", "Bo"))
    (reason,) = outcome(t).reasons
    assert (A in outcome(t).winners) == wins
    assert speak(reason).startswith(told)
    lost = {"en": ", but did not win.", "fr": ", mais ne gagne pas."}
    assert speak(reason).removeprefix(told) == ("." if wins else lost[locale])
    after = core.start(t)
    assert [event.say for event in after.told].count(reason) == 1


def test_who_was_one_tile_short_is_told() -> None:
    """One tile short still brings points (R53), so the end says so."""
    t = sketch(f"{GIVEN}B mine: {ELEVEN}\nB: goldbeards, 8 coins, level 4, 0 miners\nagenda: after-actions")
    assert outcome(t).reasons[-1] == say("maphr-log-short", seats=(B,), n=10)


def test_the_last_round_ends_the_game_without_a_finisher() -> None:
    """Nobody has reached the target, which is told instead."""
    t = sketch("table: full, 2 seats, first A, round 30, lead A, die 6\nagenda: over")
    assert outcome(t).reasons[0] == say("maphr-log-last-round", n=30)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_finished_mine_is_shown_and_that_of_the_winner_crowned(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture above the points shows each mine; only the winner's has a crown."""
    lines = "".join(f"{'ABCD'[seat]}: goldbeards, {8 + seat} coins, level 4, 0 miners\n" for seat in range(seats))
    head = GIVEN.replace("2 seats", f"{seats} seats")
    t = sketch(f"{head}{lines}B mine: {ELEVEN}\nB: goldbeards, 900 coins, level 4, 0 miners\nagenda: over")
    found = list[str]()
    monkeypatch.setattr(Canvas, "sign", lambda _self, name, *_, **__: found.append(name))
    mines, points = GAME.pictures.score(view(t, None), outcome(t))
    with Image.open(BytesIO(mines.draw(Speaker(words("en"), "maphr", ("Ana", "Bo", "Cy", "Di"))))) as picture:
        assert picture.height <= 509
    assert (mines.id, points.id) == ("mines", "score")
    assert found.count("crown") == 1
    assert found.count("entrance") == seats
    assert len(mines.describe) >= seats


@pytest.mark.parametrize("shape", ["wide", "high"])
def test_three_mines_are_drawn_as_large_as_they_fit(shape: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wide mine among three moves the third into a row of its own; high ones stay side by side."""
    tiles = [f"{column}1 gallery_straight 90" for column in "dcbafghi"]
    if shape == "high":
        tiles = [f"e{row} gallery_straight 0" for row in range(2, 6)]
    mine = ", ".join(["e1 gallery_cross 0", *tiles])
    lines = "".join(f"{letter}: goldbeards, 8 coins, level 4, 0 miners\n" for letter in "ABC")
    t = sketch(f"{GIVEN.replace('2 seats', '3 seats')}{lines}A mine: {mine}\nagenda: over")
    sides = list[float]()
    monkeypatch.setattr("games.maphr.pictures.mines.draw_tile", lambda _c, _b, _t, place: sides.append(place[2]))
    mines, _ = GAME.pictures.score(view(t, None), outcome(t))
    with Image.open(BytesIO(mines.draw(Speaker(words("en"), "maphr", ("Ana", "Bo", "Cy"))))) as picture:
        assert picture.height <= 509
    assert min(sides) >= 40
