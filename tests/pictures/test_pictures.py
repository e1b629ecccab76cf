"""What holds for every picture of every game: readable, opaque, secret, described, and never in the way."""

from io import BytesIO
from itertools import islice

import pytest
from PIL import Image

from games import core
from games.core import Dice, Seat
from games.draw import WIDTH, fit, wrap
from locales import LOCALES, Locale, Speaker, words
from tests.pictures.situations import DRAWING, LONG, Situation, shown, walk

ALT = 1024
every_situation = pytest.mark.parametrize("situation", shown(), ids=lambda one: f"{one.game}-{one.name}")
every_language = pytest.mark.parametrize("locale", LOCALES)
every_drawing_game = pytest.mark.parametrize("game", sorted(DRAWING))


@every_situation
def test_a_picture_is_opaque_and_as_wide_as_twice_a_phone(situation: Situation) -> None:
    """It looks the same in Discord's dark and light themes."""
    image = Image.open(BytesIO(situation.draw("fr")))
    assert image.width == WIDTH
    assert image.mode == "P"
    assert "transparency" not in image.info


@every_language
@every_situation
def test_a_description_fits_beside_the_picture(situation: Situation, locale: Locale) -> None:
    """Under 1024 characters with ordinary names; the bot cuts what hostile names make longer."""
    told = situation.describe(locale)
    assert told
    if situation.names != LONG:
        assert len(told) < ALT


@every_drawing_game
def test_everything_that_happens_can_be_drawn(game: str) -> None:
    """Boards and hands of random games, with the longest names, at every size of table."""
    drawn = 0
    pictures = DRAWING[game].pictures
    assert pictures is not None
    for seats in DRAWING[game].seats:
        speak = Speaker(words("fr"), game, LONG[:seats])
        for number, state in enumerate(walk(game, seats, "drawn")):
            if number % 17 and core.decision(state) is not None:
                continue
            assert pictures.board(DRAWING[game].view(state, None), speak)
            if pictures.hand is not None:
                seat = Seat(number % seats)
                assert pictures.hand(DRAWING[game].view(state, seat), speak)
            if pictures.details is not None:
                assert all(detail.draw(speak) for detail in pictures.details(DRAWING[game].view(state, None)))
            drawn += 1
    assert drawn > 10


@every_drawing_game
def test_the_public_picture_knows_no_secret(game: str) -> None:
    """Whatever nobody can know is dealt again: not a byte of the picture or its description changes."""
    pictures, seats = DRAWING[game].pictures, max(DRAWING[game].seats)
    assert pictures is not None
    speak = Speaker(words("en"), game, LONG[:seats])
    for number, state in enumerate(walk(game, seats, "secret")):
        if number % 29:
            continue
        other = DRAWING[game].imagine(state, None, Dice(f"other {number}"))
        one, two = (DRAWING[game].view(t, None) for t in (state, other))
        assert pictures.board(one, speak) == pictures.board(two, speak)
        assert pictures.describe_board(one) == pictures.describe_board(two)
        if pictures.details is not None:
            for first, second in zip(pictures.details(one), pictures.details(two), strict=True):
                assert first.draw(speak) == second.draw(speak)
                assert first.describe == second.describe


@every_drawing_game
def test_a_further_picture_depends_on_what_it_shows_alone(game: str) -> None:
    """It is kept by what it shows: while that is the same, so are picture and description."""
    pictures, seats = DRAWING[game].pictures, min(DRAWING[game].seats)
    assert pictures is not None
    if pictures.details is None:
        return
    speak, seen, again = Speaker(words("en"), game, LONG[:seats]), dict[str, tuple[bytes, object]](), 0
    for state in islice(walk(game, seats, "details"), 100):
        for detail in pictures.details(DRAWING[game].view(state, None)):
            drawn = detail.draw(speak), detail.describe
            again += repr(detail.shows) in seen
            assert seen.setdefault(repr(detail.shows), drawn) == drawn
    assert again > 10


@pytest.mark.parametrize(
    "name", [*LONG, "ﷺ" * 32, "\U0001f1eb\U0001f1f7 👩‍🚒👨‍👩‍👧‍👦", "𓀀" * 20, "a\u0300\u0301\u0302" * 8, " ", ""]
)
@pytest.mark.parametrize("width", [60, 150, 400])
def test_a_name_never_takes_more_room_than_it_has(name: str, width: int) -> None:
    """Any script, any length: it is made smaller, then shortened."""
    line, size = fit(name, 32, width, 20)
    assert line.width <= width
    assert 20 <= size <= 32


def test_a_sentence_is_wrapped_between_words() -> None:
    """No word is lost, and only the last line may be too long."""
    text = "Mira recruits a hurried warrior and sends it to the third mine at once"
    lines = wrap(text, 28, 300, 3)
    assert " ".join(lines) == text
    assert len(lines) == 3
