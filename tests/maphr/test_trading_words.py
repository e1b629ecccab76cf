"""What forms and labels of trades and cards say: nothing is cut, and no figure stands beside another kind of figure."""

from dataclasses import replace

import pytest

from bot.present.controls.buttons import first_screen
from bot.present.messages import stages_form
from bot.present.speech import FORM_TEXT
from games import core
from games.core import OneOf, Say, Seat, say
from games.draw import Canvas, ink
from games.maphr import GAME
from games.maphr.cards import EDITIONS
from games.maphr.choices import Answer, Claim, Keep, Offer, Sell, To
from games.maphr.pictures.hand import hand_panel
from games.maphr.rules.offers import form_of
from games.maphr.view import Holding, view
from locales import LOCALES, Speaker, words
from tests.bot.present.play import PLAIN, glances, table_of
from tests.maphr.stage import sketch

A, B, C = Seat(0), Seat(1), Seat(2)
BOOK = EDITIONS[EDITIONS.current]
FULL = "A hand: archive\nB hand: tavern tavern tavern lookout lookout dormitory\nC hand: brewery\nmarket: A B C"
each_language = pytest.mark.parametrize("locale", LOCALES)


@each_language
@pytest.mark.parametrize("fault", ["no-would-seal", "no-tile-limit", "no-side-mismatch"])
def test_why_a_tile_fits_nowhere_is_never_cut(locale: str, fault: str) -> None:
    """Beside the coins of the richest vein too, each reason stands in whole."""
    speak, cut = Speaker(words(locale), "maphr", ("Mira", "Odo")), list[str]()
    text = Canvas.text

    def noted(canvas: Canvas, line: str, *args: int, width: float = 0, **more: int | str) -> float:
        size = more.get("least") or args[2]
        cut.extend([line] if width and ink(line, int(size), str(more.get("face", "text"))).width > width else [])
        return text(canvas, line, *args, width=width, **more)

    seen, why = view(sketch("A hand: archive\nagenda: choose-actions"), A), Say(f"maphr-{fault}", {})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", noted)
        for card in BOOK.tiles:
            hand_panel(replace(seen, hand=(Holding(card=card, kind="tile", count=1, fault=why),))).draw(speak)
    assert cut == []


@each_language
@pytest.mark.parametrize("choice", [Offer("sale"), Offer("swap"), Answer(1)])
def test_the_title_of_a_form_is_whole(locale: str, choice: core.Choice) -> None:
    _, seen, *_ = glances(table_of(GAME, 3, PLAIN), core.start(sketch(f"{FULL}\nagenda: market")), ())
    offer = seen.offer
    assert offer is not None
    title = words(locale).text(
        "bot-form-stages",
        game=words(locale).text("maphr-title"),
        what=Speaker(words(locale), "maphr", ("Mira", "Odo", "Ada"))(offer.label(choice)),
    )
    assert len(title) <= FORM_TEXT
    if not isinstance(choice, Answer):
        assert stages_form(seen, offer, choice, words(locale)).title == title


def test_a_sale_is_offered_to_those_with_room_and_a_swap_to_everyone() -> None:
    """A full hand matters for a sale alone; if every hand is full, the sale says so before the form is opened."""
    t = core.start(sketch(f"{FULL}\nagenda: market"))
    assert form_of(t, A, Offer("sale"))["maphr-form-to"] == OneOf((To(C),))
    assert form_of(t, A, Offer("swap"))["maphr-form-to"] == OneOf((To(B), To(C)))
    now = core.decision(t)
    assert now is not None
    for locale in LOCALES:
        speak = Speaker(words(locale), "maphr", ("Mira", "Odo", "Ada"))
        assert not any(part in speak(now.step.label(t, To(B))) for part in ("full", "pleine"))


@each_language
def test_each_way_of_hiding_a_card_says_that_it_is_hidden(locale: str) -> None:
    """A bare name among the claims reads as if the card were shown."""
    t = core.start(sketch(f"{FULL}\nagenda: market"))
    now, speak = core.decision(t), Speaker(words(locale), "maphr", ("Mira", "Odo", "Ada"))
    assert now is not None
    shape = form_of(t, A, Offer("swap"))["maphr-form-claim"]
    assert isinstance(shape, OneOf)
    hidden = [speak(now.step.label(t, claim)).lower() for claim in shape.choices if claim != Claim("open")]
    assert len(hidden) > 20
    assert all("hide" in line or "cach" in line for line in hidden)


def test_what_a_building_would_cost_is_not_beside_what_a_sale_brings() -> None:
    """Two different threes in one question are taken for one another."""
    t = core.start(sketch("A hand: guard_post tavern\nagenda: trade-turn A"))
    now = core.decision(t)
    assert now is not None
    assert now.step.field_label(t, A, Sell("guard_post"), "card") == say("maphr-part-card", card="guard_post")


@each_language
def test_the_key_to_a_level_says_what_the_level_costs_without_it(locale: str) -> None:
    keys = [row for row in BOOK.level if row.upgrade_key_building]
    assert len(keys) == 2
    for row in keys:
        does = words(locale).text(f"maphr-name-{row.upgrade_key_building}.does")
        assert f"{row.upgrade_key_cost} " in does
        assert f" {row.upgrade_other_cost}." in does


def test_a_sale_without_a_possible_buyer_is_not_lit() -> None:
    """Two full hands: the sale is dim and warns, and opens no form in which every buyer is in vain."""
    full = "hand: tavern tavern tavern lookout lookout dormitory"
    t = core.start(sketch(f"A hand: archive\nB {full}\nmarket: A B\nagenda: market"))
    assert form_of(t, A, Offer("sale")) == {}
    assert form_of(t, A, Offer("swap"))
    _, seen, *_ = glances(table_of(GAME, 2, PLAIN), t, ())
    shown = first_screen(seen, words("en"))
    assert shown is not None
    assert {key.label: key.is_vain for key in shown.buttons if not key.is_quiet} == {
        "Sell · nobody here has room": True,
        "Swap a card": False,
    }


@pytest.mark.parametrize(
    ("locale", "cheap", "dear"),
    [
        ("en", "Tavern · sold for 3 to 6 coins", "Strongroom · sold for 12 to 24 coins, more than others here have"),
        (
            "fr",
            "Taverne · à vendre pour 3 à 6 pièces",
            "Chambre forte · à vendre pour 12 à 24 pièces, plus que n’en ont les autres ici",
        ),
    ],
)
def test_a_sale_says_beforehand_which_prices_are_legal(locale: str, cheap: str, dear: str) -> None:
    """In the dialog each building has its prices beside it; the number lies between their lowest and highest."""
    t = core.start(sketch("A hand: tavern strongroom\nB hand: lookout\nmarket: A B\nagenda: market"))
    now, speak = core.decision(t), Speaker(words(locale), "maphr", ("Mira", "Odo"))
    assert now is not None
    form = form_of(t, A, Offer("sale"))
    cards = form["maphr-form-card"]
    assert isinstance(cards, OneOf)
    assert [speak(now.step.label_for(t, A, card)) for card in cards.choices] == [cheap, dear]
    assert form["maphr-form-price"] == core.Amount(3, 24)


@pytest.mark.parametrize(("price", "coins", "answers"), [(20, 30, 3), (20, 9, 2), (12, 30, 2)])
def test_another_price_is_only_named_where_one_is_legal_and_can_be_paid(price: int, coins: int, answers: int) -> None:
    """A strongroom costs twelve at least: not with nine coins, nor when twelve are asked (8.2)."""
    given = f"A hand: strongroom\nB: goldbeards, {coins} coins, level 1, 0 miners\nmarket: A B\n"
    t = core.start(sketch(f"{given}offer 1: A to B, strongroom open, {price} coins\nagenda: market"))
    now = core.decision(t)
    assert now is not None
    stage = now.step.stage(t, B, ())
    offered = [choice for choice in (*stage.shape.choices, *stage.unavailable) if getattr(choice, "offer", 0) == 1]
    assert len(offered) == answers


def test_the_question_after_a_refusal_names_the_price_and_its_button_offers_it() -> None:
    t = core.start(sketch("A hand: archive\nmarket: A B\nnamed 3: A to B, archive open, 8 coins\nagenda: market"))
    _, seen, *_ = glances(table_of(GAME, 2, PLAIN), t, ())
    shown = first_screen(seen, words("en"))
    assert shown is not None
    assert [key.label for key in shown.buttons if not key.is_quiet and not key.group] == ["Offer it for 8 coins"]
    assert seen.offer is not None
    assert seen.offer.prompt == say("maphr-ask-named", seat=A, other_seat=B, card="archive", n=8)


def test_taking_back_an_offer_is_less_prominent_than_waiting_for_its_answer() -> None:
    """What the seller wants least is never the bright button."""
    t = core.start(sketch("A hand: archive\nmarket: A B\noffer 1: A to B, archive open, 8 coins\nagenda: market"))
    _, seen, *_ = glances(table_of(GAME, 2, PLAIN), t, ())
    shown = first_screen(seen, words("en"))
    assert shown is not None
    assert {key.label: key.is_quiet for key in shown.buttons} == {
        "Withdraw my offer": True,
        "I’m done for this round": True,
    }


def test_one_button_for_several_copies_says_how_many_there_are() -> None:
    """Of three cards two are alike; once one of them is kept, the other is one of a kind."""
    given = "A packet: gallery_tee tavern gallery_tee\nB packet: tavern lookout archive\nagenda: draft 2"
    t = core.start(sketch(given))
    _, seen, *_ = glances(table_of(GAME, 2, PLAIN), t, ())
    shown = first_screen(seen, words("en"))
    assert shown is not None
    assert [key.label for key in shown.buttons] == ["Forked Gallery · ×2", "Tavern I · 3 coins to build"]
    five = given.replace("A packet: ", "A packet: archive lookout ").replace("draft 2", "draft 1")
    t = core.apply(core.start(sketch(five.replace("B packet: ", "B packet: citadel fire "))), A, Keep("gallery_tee"))
    _, seen, *_ = glances(table_of(GAME, 2, PLAIN), t, ())
    shown = first_screen(seen, words("en"))
    assert shown is not None
    assert [key.label for key in shown.buttons if "Gallery" in key.label] == ["Forked Gallery · discard"]
