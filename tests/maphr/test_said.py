"""What a question and its buttons say of the figures that decide it: limits, prices, what is stolen, what fits."""

import pytest

from games import core
from games.core import Deal, Dice, Event, Say, Seat, say
from games.draw import Canvas
from games.maphr import GAME
from games.maphr.choices import Decline, Tile
from games.maphr.pictures import PICTURES
from games.maphr.scoring import points
from games.maphr.state import State
from games.maphr.view import view
from locales import LOCALES, Locale, Speaker, words
from tests.maphr.stage import sketch

A, B = Seat(0), Seat(1)
MARKET = (
    "A hand: {card}\nB hand: tavern\nB mine: e1 gallery_cross 0\nmarket: A B\noffer 1: A to B, {card} {claim}, 7 coins"
)


def asked(given: str, seat: Seat, locale: Locale = "en") -> str:
    """Return the question as a seat reads it."""
    t = core.start(sketch(given))
    now = core.decision(t)
    assert now is not None
    return Speaker(words(locale), "maphr", ("Ana", "Bo"))(now.step.own_question(t, seat))


@pytest.mark.parametrize(("locale", "limit"), [("en", "limit is 3, and you have 1"), ("fr", "de 3, et vous en avez 1")])
def test_a_contract_on_the_building_limit_says_the_present_one_and_how_many_are_built(
    locale: Locale, limit: str
) -> None:
    """A newcomer needs both numbers to judge that contract; other contracts do not mention them."""
    for card, is_told in (("corridor_extension", True), ("travelling_architect", False)):
        given = f"A buildings: tavern\nB buildings: lookout\nqueue: {card}\nagenda: next-immediate A"
        assert (limit in asked(given, A, locale)) == is_told


@pytest.mark.parametrize(("locale", "stolen"), [("en", "you steal 2 coins"), ("fr", "vous volez 2 pièces")])
def test_sabotage_says_how_much_is_stolen(locale: Locale, stolen: str) -> None:
    given = "A: dulgard_greys, 8 coins, level 1, 0 miners\nA hand: tavern\nagenda: trade-turn A"
    assert stolen in asked(given, A, locale)


def test_a_tile_that_costs_coins_says_so_on_its_button() -> None:
    """The free ones name no price."""
    speak = Speaker(words("en"), "maphr", ("Ana", "Bo"))
    for laid, says in ((0, "Forked Gallery"), (1, "Forked Gallery · 3 coins")):
        t = core.start(
            sketch(
                "A: dulgard_greys, 8 coins, level 1, 0 miners\nA mine: e1 gallery_cross 0\n"
                f"A hand: gallery_tee\nagenda: prospecting A {laid}"
            )
        )
        now = core.decision(t)
        assert now is not None
        assert speak(now.step.own_label(t, A, Tile("gallery_tee"), "card")) == says
        assert speak(now.step.label(t, Decline())) == "Stop"


@pytest.mark.parametrize(
    ("card", "claim", "told"),
    [
        ("gallery_tee", "open", "the Forked Gallery (fits D1, F1 or E2)"),
        ("gallery_tee", "gallery", "a hidden card (said to be a gallery)"),
        ("archive", "open", "the Clan Archive"),
    ],
)
def test_an_offered_tile_says_where_it_would_fit(card: str, claim: str, told: str) -> None:
    """So a buyer need not leave the question to look at the mine; of a hidden card it would tell what it is."""
    assert f"{told} " in asked(MARKET.format(card=card, claim=claim) + "\nagenda: market", B)


def test_an_offered_tile_that_fits_nowhere_says_so() -> None:
    full = "B mine: e1 gallery_straight 0, e2 gallery_cross 0, e3 coal_2_straight 0"
    given = MARKET.format(card="gallery_tee", claim="open").replace("B mine: e1 gallery_cross 0", full)
    assert "(fits nowhere in your mine)" in asked(f"{given}\nagenda: market", B)


@pytest.mark.parametrize(("reader", "is_good"), [(A, False), (B, True), (None, True)])
def test_a_failed_sabotage_is_nothing_good_for_the_saboteur(
    reader: Seat | None, is_good: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Victim and public see that nothing was lost, with a tick; the saboteur that it had no effect."""
    failed = say("maphr-log-sabotage", seat=A, other_seat=B, n=2, what=say("maphr-sabotage-nothing"))
    signs: list[str] = []
    sign = Canvas.sign

    def noted(canvas: Canvas, name: str, *rest: object, **more: object) -> None:
        signs.append(name)
        sign(canvas, name, *rest, **more)  # type: ignore[arg-type]  # passed on as they came

    monkeypatch.setattr(Canvas, "sign", noted)
    said: list[str] = []

    def speak(told: Say) -> str:
        said.append(told.id)
        return "word"

    assert PICTURES.reveal is not None
    PICTURES.reveal([Event(failed)], view(core.start(sketch("agenda: trade-turn A")), reader))[-1].draw(speak)
    assert ("check" in signs, "maphr-picture-nothing" in said, "maphr-picture-in-vain" in said) == (
        is_good,
        is_good,
        not is_good,
    )


def played(seed: str) -> State:
    """Return the end of a full game between computer players."""
    t: State = GAME.begin(Deal(3, seed, first=A))
    dice, player = Dice(seed), GAME.strategy("normal")
    while now := core.decision(t):
        seat = next(iter(now.asks))
        t = core.apply(t, seat, player(GAME.imagine(t, seat, dice), seat, dice))
    return t


@pytest.mark.slow
def test_buildings_bring_over_a_third_of_the_points_as_the_words_say() -> None:
    """Of 40 games with two to four players, their colours included, they brought 38 %; veins brought 28 %."""
    every = [
        points(t, Seat(seat)) for t in map(played, ("where 0", "where 1", "where 2", "where 3")) for seat in range(3)
    ]
    share = sum(one[part] for one in every for part in ("buildings", "colours", "series"))
    assert 1 / 3 < share / sum(sum(one.values()) for one in every) < 1 / 2
    for locale, told in zip(LOCALES, ("a third of the points", "tiers des points"), strict=True):
        for text in ("maphr-tip-choose-actions", "maphr-topic-advice.text", "maphr-lesson-won"):
            assert told in words(locale).text(text), text
