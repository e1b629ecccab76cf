"""Requirements of every picture: readable, opaque, without secrets, and described."""

from io import BytesIO
from itertools import islice
from typing import Any

import pytest
from PIL import Image

from games.core import Dice, Panel, Seat
from games.draw import WIDTH, fit, packing, wrap
from games.registry import GAMES
from locales import LOCALES, Locale, Speaker, words
from tests.house.play import AMOUNT, middle, some_of
from tests.pictures.situations import LONG, Situation, shown, walk

ALT = 1024
HIGHEST = 509
"""Height in pixels above which a desktop client shrinks a picture 800 wide."""
LOBBY = 300
"""Height in pixels up to which a cover and a lobby's text and controls fit a desktop of 1280 by 800, and a phone."""
HEAVIEST = 21_000
"""Maximum bytes of a panel, which is often sent over mobile networks."""
DRAWN = max(8, round(50 * AMOUNT))
"""Number of drawn positions per game; equal panels are drawn once."""
every_situation = pytest.mark.parametrize("situation", shown(), ids=lambda one: f"{one.game}-{one.name}")
every_language = pytest.mark.parametrize("locale", LOCALES)
every_drawing_game = pytest.mark.parametrize("game", sorted(GAMES))


@pytest.fixture
def packed_lightly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compress pictures less, for tests that ignore file size."""
    for level in ("COMPRESSION", "HARDER"):
        monkeypatch.setattr(packing, level, 1)


@every_drawing_game
def test_a_cover_leaves_room_for_its_lobby(game: str) -> None:
    """Its title is then in sight when the lobby's last button is."""
    cover = GAMES[game].pictures.cover
    if cover is not None:
        assert Image.open(BytesIO(cover().draw(Speaker(words("en"), game, LONG[:2])))).height <= LOBBY


@pytest.mark.slow
@every_situation
def test_a_picture_is_opaque_and_as_wide_as_twice_a_phone(situation: Situation) -> None:
    """A picture is opaque, to look the same in both of Discord's themes, and 800 pixels wide."""
    for data in situation.draw("fr").values():
        image = Image.open(BytesIO(data))
        assert image.width == WIDTH
        assert image.height <= HIGHEST
        assert image.mode == "P"
        assert "transparency" not in image.info


@pytest.mark.slow
@every_language
@every_situation
def test_a_picture_is_light(situation: Situation, locale: Locale) -> None:
    """No panel exceeds its maximum file size, also with long names."""
    assert {panel: len(data) for panel, data in situation.draw(locale).items() if len(data) > HEAVIEST} == {}


@every_situation
def test_a_situation_is_what_its_name_says(situation: Situation) -> None:
    """A situation is reached before its random game ends."""
    assert situation.until is None or situation.until(situation.state())


@every_situation
def test_the_panels_of_a_message_have_ids_of_their_own(situation: Situation) -> None:
    ids = [panel.id for panel in situation.shown()]
    assert ids
    assert len(ids) == len(set(ids))


@every_language
@every_situation
def test_a_description_fits_beside_the_picture(situation: Situation, locale: Locale) -> None:
    """Descriptions have fewer than 1024 characters with ordinary names."""
    for told in situation.describe(locale).values():
        assert told or situation.kind == "score"
        if situation.names != LONG:
            assert len(told) < ALT


@every_language
@every_situation
def test_a_description_is_made_of_whole_sentences(situation: Situation, locale: Locale) -> None:
    """Descriptions are whole sentences with capital and full stop, except in legends."""
    speak = situation.speaker(locale)
    told = [speak(sentence) for panel in situation.shown() for sentence in panel.describe]
    loose = [text for text in told if text[:1].islower() or not text.endswith((".", "!", "?"))]
    assert situation.kind == "legend" or loose == []


def panels(game: str, view: Any, seat: Seat | None) -> list[Panel]:
    """Return all panels that one reader can see of a running game."""
    pictures = GAMES[game].pictures
    more = pictures.more(view) if pictures.more else ()
    return [*pictures.table(view), *(pictures.own(view, "") if seat is not None else ()), *more]


@pytest.mark.slow
@pytest.mark.usefixtures("packed_lightly")
@every_drawing_game
def test_everything_that_happens_can_be_drawn(game: str) -> None:
    """All views in random games can be drawn, with the longest names and every number of players."""
    drawn: set[str] = set()
    for seats in GAMES[game].seats:
        speak = Speaker(words("fr"), game, LONG[:seats])
        for number, state in enumerate(some_of(list(walk(game, seats, "drawn")), f"{game} {seats}", DRAWN)):
            for reader in (None, Seat(number % seats)):
                for panel in panels(game, GAMES[game].view(state, reader), reader):
                    if (shows := f"{seats} {panel.id} {panel.shows!r}") not in drawn:
                        drawn.add(shows)
                        assert panel.draw(speak)
    assert drawn


@pytest.mark.slow
@pytest.mark.usefixtures("packed_lightly")
@every_drawing_game
def test_the_public_pictures_know_no_secret(game: str) -> None:
    """Re-dealing hidden information changes no byte of public pictures or descriptions."""
    seats = max(GAMES[game].seats)
    speak = Speaker(words("en"), game, LONG[:seats])
    for number, state in enumerate(some_of(list(walk(game, seats, "secret")), game, DRAWN // 2)):
        other = GAMES[game].imagine(state, None, Dice(f"other {number}"))
        one, two = (panels(game, GAMES[game].view(t, None), None) for t in (state, other))
        for first, second in zip(one, two, strict=True):
            assert first.draw(speak) == second.draw(speak)
            assert first.describe == second.describe


@pytest.mark.slow
@pytest.mark.usefixtures("packed_lightly")
@every_drawing_game
def test_a_panel_depends_on_what_it_shows_alone(game: str) -> None:
    """Panels with equal `shows` have equal pictures and descriptions for all readers."""
    seats = 2
    speak, seen, again = Speaker(words("en"), game, LONG[:seats]), dict[str, tuple[bytes, object]](), 0
    for number, state in enumerate(islice(walk(game, seats, "panels"), 24)):
        reader = (None, Seat(0), Seat(1))[number % 3]
        for panel in panels(game, GAMES[game].view(state, reader), reader):
            shows = f"{panel.id} {panel.shows!r}"
            drawn = panel.draw(speak), panel.describe
            again += shows in seen
            assert seen.setdefault(shows, drawn) == drawn
    assert again or len(seen) > 1


@pytest.mark.parametrize(
    "name", [*LONG, "ﷺ" * 32, "\U0001f1eb\U0001f1f7 👩‍🚒👨‍👩‍👧‍👦", "𓀀" * 20, "a\u0300\u0301\u0302" * 8, " ", ""]
)
@pytest.mark.parametrize("width", [60, 150, 400])
def test_a_name_never_takes_more_room_than_it_has(name: str, width: int) -> None:
    """A name in any script is shrunk, then shortened, to fit."""
    line, size = fit(name, 32, width, 20)
    assert line.width <= width
    assert 20 <= size <= 32


def test_a_sentence_is_wrapped_between_words() -> None:
    """Text is wrapped between words without losing any."""
    text = "Mira recruits a hurried warrior and sends it to the third mine at once"
    lines = wrap(text, 28, 300, 3)
    assert " ".join(lines) == text
    assert len(lines) == 3


@pytest.mark.usefixtures("packed_lightly")
@every_drawing_game
def test_readers_find_their_own_mark_framed(game: str) -> None:
    """Each seat has its own mark framed in some panel, and the public sees no frame."""
    seats = max(GAMES[game].seats)
    speak = Speaker(words("en"), game, LONG[:seats])
    state = next(islice(walk(game, seats, "frames"), middle(game, seats, 12), None))
    drawn: dict[str, set[bytes]] = {}
    for reader in (None, Seat(0), Seat(1)):
        view, pictures = GAMES[game].view(state, reader), GAMES[game].pictures
        for panel in (*pictures.table(view), *pictures.more(view)):
            drawn.setdefault(panel.id, set()).add(panel.draw(speak))
    assert max(map(len, drawn.values())) == 3
