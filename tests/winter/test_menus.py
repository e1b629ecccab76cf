"""Menus of a turn: nothing that is said of an answer is cut, however long the names are."""

import pytest

from bot.present.controls import ChoiceScreen
from bot.present.controls.buttons import follow, screen_of
from bot.present.speech import ENTRY, FACT, ROW, SHOWN
from bot.tables.view import offer_of
from games import core
from games.core import Deal, Dice, OneOf, Seat, Some
from games.winter import GAME
from games.winter.cards import EDITIONS
from games.winter.choices import Move, Place, Shift
from locales import LOCALES, Locale, Speaker, words
from tests.winter.stage import sketch

NAMES = ["Maximiliane-Jo…", "Bartholomäus v…", "Konstantin Wol…", "Wilhelmina Stu…"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("is_legendary", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_detail_of_a_menu_is_cut(seats: int, is_legendary: bool, locale: Locale) -> None:
    """Every fact about a value fits on the second line of a menu, in both languages, with long names."""
    speak, dice, said = Speaker(words(locale), GAME.id, NAMES), Dice("menus"), set[str]()
    options = {"legendary": "on"} if is_legendary else {}
    state = GAME.begin(Deal(seats, "menus", options))
    for _ in range(500):
        now = core.decision(state)
        if now is None:
            break
        for seat, shape in now.asks.items():
            for choice in shape.choices if isinstance(shape, OneOf) else ():
                said |= {speak(now.step.own_label(state, seat, choice, name)) for name in choice.field_names()}
        seat = min(now.asks)
        state = core.apply(state, seat, core.any_of(now.asks[seat], dice))
    assert len(said) > 80
    assert [label for label in said if any(len(part) > ENTRY for part in label.partition(FACT))] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_an_area_with_a_threat_is_a_single_press_away(locale: Locale) -> None:
    """A turn has buttons to place a dwarf where a threat is, and to move one there, above the menu of all areas."""
    state = core.start(
        sketch("monsters: yeti_a=field_2 ogre_king_a=mine_3\nA dwarfs: home 5 wall_4 forest_1\nplan: turn A")
    )
    offer = offer_of(state, Seat(0), core.decision(state).asks[Seat(0)], core.decision(state).step, own=True)
    shown = screen_of(offer, (), Speaker(words(locale), GAME.id, NAMES))
    lead = [key for key in shown.buttons if key.is_lead]
    made = [follow(offer, key.path) for key in lead]
    places = [choice for choice in made if isinstance(choice, Place)]
    assert places == [Place("field_2"), Place("mine_3"), Place("castle")], "where both go next comes last"
    moves = [choice for choice in made if isinstance(choice, Move)]
    assert moves
    assert {choice.end for choice in moves} <= {"field_2", "mine_3"}
    assert [len(key.label) <= SHOWN for key in lead] == [True] * len(lead)
    assert len(shown.menus[0].entries) > ROW, "all areas can be found in the menu"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize("bought", range(1, 8))
def test_a_hand_is_chosen_in_the_same_way_each_week(bought: int, size: int, locale: Locale) -> None:
    """However many heroes were bought and cards lost, the cards that stay out are buttons."""
    heroes = " ".join([*EDITIONS[EDITIONS.current].heroes][:bought])
    state = core.start(sketch(f"A tracks: hand {size}\nA bought: {heroes}\nplan: choose-hands"))
    now = core.decision(state)
    offer, path = offer_of(state, Seat(0), now.asks[Seat(0)], now.step, own=True), ()
    speak = Speaker(words(locale), GAME.id, NAMES)
    for left in range(7 + bought - size, 0, -1):
        shown = screen_of(offer, path, speak)
        assert (len(shown.buttons), shown.menus) == (size + left, ())
        path = follow(offer, shown.buttons[0].path)
    assert isinstance(path, Some)
    assert len(path.items) == size


def test_a_fight_that_can_be_won_stands_first_once() -> None:
    """It costs no action and brings points, so its button is above those that place a dwarf, and nowhere else."""
    shown = _turn("monsters: yeti_a=field_2\nA stock: food 2 stone 2\nA dwarfs: home 5 field_2 field_2\nplan: turn A")
    fights = [key for key in shown.buttons if "Yeti" in key.label]
    assert (fights[0].is_lead, len(fights)) == (True, 1)
    assert "points" in fights[0].label
    assert shown.buttons.index(fights[0]) == 0


def test_a_turn_keeps_its_buttons_to_place_a_dwarf_when_every_threat_has_one() -> None:
    """Where threats are few, areas to which a monster goes next have buttons too, after those of threats."""
    shown = _turn("monsters: yeti_a=wall_1\nA dwarfs: home 7\nplan: turn A")
    said = [key.label for key in shown.buttons if key.is_lead]
    assert said[0] == "Place: Wall\N{NO-BREAK SPACE}1"
    assert {*said[1:]} == {"Place: Field\N{NO-BREAK SPACE}2", "Place: Forest\N{NO-BREAK SPACE}4"}


@pytest.mark.parametrize(("seats", "said"), [(1, "winter-do-move"), (2, "winter-do-shift")])
def test_a_scout_names_the_owner_of_a_dwarf_unless_there_is_only_one_player(seats: int, said: str) -> None:
    state = core.start(
        sketch(f"table: {seats} seats, first A, week 2\nA dwarfs: field_3 field_4\nplan: move-anyone A field_scout 1")
    )
    now = core.decision(state)
    (shift, *_) = [choice for choice in now.asks[Seat(0)].choices if isinstance(choice, Shift)]
    assert now.step.label(state, shift).id == said


def _turn(text: str) -> ChoiceScreen:
    state = core.start(sketch(text))
    now = core.decision(state)
    offer = offer_of(state, Seat(0), now.asks[Seat(0)], now.step, own=True)
    return screen_of(offer, (), Speaker(words("en"), GAME.id, NAMES))
