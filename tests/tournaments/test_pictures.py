"""Standings, bracket and cross table fit into a panel, in both languages, with small files."""

from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from locales import LOCALES, Locale, words
from tests.pictures.golden_images import check
from tests.tournaments.play import SPEC, Director
from tournaments import (
    Accepted,
    Actor,
    Begin,
    Column,
    Context,
    End,
    Enrol,
    EntrantId,
    FormatName,
    Open,
    Pair,
    Phase,
    Settings,
    Tournament,
    columns_drawn,
    columns_of,
    decide,
)
from tournaments.pictures import draw_bracket, draw_cross_table, draw_standings
from tournaments.pictures.marks import points_text
from tournaments.pictures.table import round_columns

NAMES = ("Hugo", "Mira", "Zoé", "Odo", "Bärbel", "Lin", "Samir", "Yuki", "Wolfgang-Amadeus", "Bartholomew-Otto")
GOLDEN = Path(__file__).parent / "golden"
ORGANISER = Actor(900, "Orla")


def played(
    format_: FormatName, people: int, after: int, *, seats: int = 2, seed: int = 4, **more: object
) -> Tournament:
    """Return a tournament after some rounds, with the next one open if there is one."""
    director = Director()
    settings = Settings(SPEC.id, format=format_, seats=seats, **more)  # type: ignore[arg-type]  # fields by name
    director.do(Open(ORGANISER, "Cup", settings, 1, 2, "en"))
    for number in range(people):
        name = NAMES[number % len(NAMES)]
        director.do(Enrol(Actor(number + 1, name), number + 1, name, float(people - number)))
    director.do(Begin(ORGANISER, "luck"))
    dice = Random(4)
    for _ in range(after):
        director.play_round(dice)
        if director.tournament.phase is not Phase.OVER:
            director.do(Pair(ORGANISER))
    return director.tournament


def pictures(locale: Locale) -> dict[str, bytes | None]:
    """Return the checked pictures."""
    speech = words(locale)
    names = {column: speech.text(f"tournament-column-{column}.short") for column in Column}
    swiss = played(FormatName.SWISS, 8, 3, rounds=5)
    four = played(FormatName.SWISS, 12, 3, seats=4)
    knock_out = played(FormatName.GROUPS, 16, 5)
    double = played(FormatName.SECOND_CHANCE, 8, 4)
    everyone = played(FormatName.EVERYONE, 7, 4)

    def title(t: Tournament) -> str:
        return speech.text("tournament-picture-round", round=len(t.rounds), planned=t.planned)

    def titles(t: Tournament) -> list[str]:
        return [
            speech.text("tournament-picture-final")
            if any(match.slot == "final" for match in found.matches)
            else speech.text("tournament-picture-round", round=found.number, planned=max(t.planned, found.number))
            for found in t.rounds
        ]

    return {
        "swiss": draw_standings(swiss, title(swiss), names, own=EntrantId(1)),
        "four": draw_standings(four, title(four), names),
        "page": draw_standings(four, title(four), names, page=1),
        "bracket": draw_bracket(knock_out, titles(knock_out), EntrantId(1)),
        "double": draw_bracket(double, titles(double)),
        "cross": draw_cross_table(everyone, title(everyone), own=EntrantId(2)),
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_pictures_fit_into_a_panel(locale: Locale) -> None:
    """Pictures are 800 pixels wide, at most 509 high and 20,000 bytes."""
    for name, made in pictures(locale).items():
        assert made is not None, name
        image = Image.open(BytesIO(made))
        assert image.width == 800, name
        assert image.height <= 509, name
        assert len(made) <= 20_000, name


@pytest.mark.parametrize("locale", LOCALES)
def test_they_look_as_they_did(locale: Locale, request: pytest.FixtureRequest) -> None:
    """No picture has visibly changed since it was approved."""
    for name, made in pictures(locale).items():
        assert made is not None, name
        check(GOLDEN / f"{name}-{locale}.png", made, is_accepted=request.config.getoption("--update-pictures"))


@pytest.mark.parametrize("format_", [one for one in FormatName if one is not FormatName.SURVIVAL])
def test_the_columns_of_the_standings_stay_the_same(format_: FormatName) -> None:
    """Whatever the results, the pictures show the tie-break that everybody read of when they enrolled."""
    before, drawn = Director(), set()
    before.do(Open(ORGANISER, "Cup", Settings(SPEC.id, format=format_), 1, 2, "en"))
    announced = columns_of(before.tournament)
    for after in range(3):
        t = played(format_, 5, after, rounds=3)
        drawn.add(columns_drawn(t))
    (columns,) = drawn
    is_swiss = format_ is FormatName.SWISS  # in which not all meet, so that head-to-head may not count
    assert columns == (announced[0], announced[2] if is_swiss else announced[1])


def test_where_all_meet_head_to_head_is_drawn_and_buchholz_never_counts() -> None:
    """In a Swiss tournament of three, Buchholz would only reverse the order."""
    for after in range(3):
        t = played(FormatName.SWISS, 3, after)
        assert columns_drawn(t) == (Column.POINTS, Column.DIRECT)
        assert Column.BUCHHOLZ not in columns_of(t)
    assert Column.BUCHHOLZ in columns_of(played(FormatName.SWISS, 6, 1, rounds=4))


@pytest.mark.parametrize(
    ("planned", "after", "columns"),
    [
        (7, 1, [1, 2, 3, 4, 5, 6, 7]),
        (11, 1, [1, 2, 3, 4, 5, 6, 0]),
        (11, 6, [0, 3, 4, 5, 6, 7, 0]),
        (8, 6, [0, 3, 4, 5, 6, 7, 8]),
        (11, 11, [0, 6, 7, 8, 9, 10, 11]),
    ],
)
def test_rounds_that_do_not_fit_are_dots_and_the_latest_one_is_shown(
    planned: int, after: int, columns: list[int]
) -> None:
    assert round_columns(played(FormatName.SWISS, 3, after, seats=3, rounds=planned)) == columns


def test_at_the_end_no_round_has_a_column_that_nobody_has_played() -> None:
    """An organiser ends it in the middle of round 2 of 11: only round 1 stays; before any result, none does."""
    for after, columns in ((1, [1]), (0, [])):
        t = played(FormatName.SWISS, 3, after, seats=3, rounds=11)
        ended = decide(t, End(ORGANISER, "late evening"), 1.0, Context(SPEC))
        assert isinstance(ended, Accepted)
        assert round_columns(ended.after) == columns


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("after", [1, 10, 11])
def test_the_last_round_keeps_clear_of_the_points(locale: Locale, after: int) -> None:
    """Between the number of the last round and the heading of the points there is a gap of at least ten pixels."""
    names = {column: words(locale).text(f"tournament-column-{column}.short") for column in Column}
    t = played(FormatName.SWISS, 3, after, seats=3, rounds=11)
    heading = Image.open(BytesIO(draw_standings(t, "Cup", names))).convert("L").crop((554, 10, 668, 50))
    columns = [heading.crop((x, 0, x + 1, 40)).getextrema()[1] > 110 for x in range(heading.width)]  # type: ignore[operator]  # one band
    gaps = [len(gap) for gap in "".join(" #"[is_lit] for is_lit in columns).strip().split("#")]
    assert max(gaps) >= 10


def test_no_golden_image_is_left_behind() -> None:
    """Each golden image belongs to a picture."""
    drawn = {f"{name}-{locale}.png" for locale in LOCALES for name in pictures(locale)}
    assert {path.name for path in GOLDEN.iterdir()} == drawn


def test_no_bracket_before_a_knock_out_and_no_cross_table_of_many() -> None:
    """There is no bracket before a knock-out, and no cross table of many people."""
    assert draw_bracket(played(FormatName.GROUPS, 8, 1), ["1", "2"]) is None
    assert draw_cross_table(played(FormatName.EVERYONE, 9, 1), "x") is None


def test_points_are_written_as_people_write_them() -> None:
    """Points are shown as whole numbers and reduced fractions."""
    assert [points_text(n) for n in (0, 12, 30, 27, 13)] == ["0", "1", "2½", "2¼", "1¹⁄₁₂"]
    fractions = ["¹⁄₁₂", "⅙", "¼", "⅓", "⁵⁄₁₂", "½", "⁷⁄₁₂", "⅔", "¾", "⅚", "¹¹⁄₁₂"]
    assert [points_text(n) for n in range(1, 12)] == fractions
