"""What is said and shown of points that only count at the end, above all in the last weeks."""

import pytest

from bot.present.controls.buttons import screen_of
from bot.tables.view import offer_of
from games import core
from games.core import Outcome, Say, Score, Seat
from games.winter import GAME
from games.winter.scoring import PARTS
from locales import LOCALES, Locale, Speaker, words
from tests.winter.stage import sketch
from tests.winter.test_choices_said import asked

A, B = Seat(0), Seat(1)

LATE = "table: 2 seats, first A, week {}\nplan: turn A\nA stock: gold 7 food 1 stone 5 wood 0\nA dwarfs: home 6 castle"


@pytest.mark.parametrize(
    ("locale", "late"),
    [
        (
            "en",
            "Points at the end: gold on 7 (+3, reached), stone on 7 (+2, 2 short) and all dwarfs at home "
            "(+3, 1 still out).",
        ),
        (
            "fr",
            "Points à la fin : or à 7 (+3, atteint), pierre à 7 (+2, encore 2) et tous les nains à la maison "
            "(+3, encore 1 sur le plateau).",
        ),
    ],
)
def test_the_last_turn_says_what_still_scores_at_the_end(locale: Locale, late: str) -> None:
    """It names what is reached or near, in the last week alone (8.1)."""
    assert asked(core.start(sketch(LATE.format(7))), locale).endswith(late)
    assert late[:16] not in asked(core.start(sketch(LATE.format(6))), locale)


def test_what_scores_at_the_end_is_read_from_the_hand_and_shown_in_the_last_weeks() -> None:
    """The hand always says it, in the last two weeks right below the resources; the picture of these then changes."""
    shown = list[object]()
    for week, place in ((1, -1), (5, -1), (6, 1), (7, 1)):
        view = GAME.view(core.start(sketch(LATE.format(week))), A)
        titles = [section.title.id for section in GAME.hand(view) if section.title]
        assert titles[place] == "winter-hand-end"
        stock = next(panel for panel in GAME.pictures.own(view, "") if panel.id == "stock")
        assert ("winter-alt-late" in [line.id for line in stock.describe]) is (place == 1)
        shown.append(stock.shows)
    assert shown[0] == shown[1] != shown[2] == shown[3]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_final_table_also_shows_sources_that_brought_nothing(locale: Locale) -> None:
    """A player then learns what could have scored; only rows of options that are off are left out."""
    outcome = Outcome(
        tuple(Score(seat, 5, {part: 5 * (part == "monsters") for part in PARTS}) for seat in (A, B)), ((A, B),)
    )
    lang, drawn = words(locale), list[str]()
    speak = Speaker(lang, "winter", ("Mira", "Odo"))

    def noted(one: Say) -> str:
        drawn.append(speak(one))
        return drawn[-1]

    GAME.pictures.score(GAME.view(sketch(""), None), outcome)[-1].draw(noted)
    rows = {part: lang.text(f"winter-picture-score-{part}") for part in PARTS}
    assert [part for part, row in rows.items() if row in drawn] == [
        "monsters", "disasters", "heroes", "maker", "army",
    ]  # fmt: skip


@pytest.mark.parametrize(("locale", "told"), [("en", "from next week on"), ("fr", "à partir de la semaine prochaine")])
def test_who_buys_a_hero_reads_from_when_it_can_be_played(locale: Locale, told: str) -> None:
    """A hero bought now is in no hand of this week (R31)."""
    t = core.start(sketch("A stock: gold 4\nmarket: cook messenger pedlar_a pedlar_b"))
    now = core.decision(t)
    assert now is not None
    offer = offer_of(t, A, now.asks[A], now.step, own=True)
    speak = Speaker(words(locale), "winter", ("Mira", "Odo"))
    buy = next(key for key in screen_of(offer, (), speak).buttons if key.label.startswith(("Buy", "Acheter")))
    assert told in speak(screen_of(offer, buy.path, speak).asks)
