"""Sets and numbers can be chosen press by press, and forged answers are refused."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from bot.ids import ControlAction, parse
from bot.post import Button, Menu
from bot.present.controls.buttons import follow, screen_of
from bot.present.controls.counts import brief_labels
from bot.present.messages.hand import step_post
from games import core
from games.core import Amount, Choice, NotAllowed, Number, Refusal, Seat, Some, SomeOf, say
from games.dungeon_lords.rules.events import Taxes
from games.maphr.cards import EDITIONS as MAPHR
from games.poursuite.notation import read_position
from games.registry import GAMES
from games.winter.cards import EDITIONS
from locales import Speaker, Words, words
from tests.dungeon_lords.stage import sketch as position
from tests.lantern.maze import glance, offer
from tests.looking import look

from .limits import back_of, taken
from .play import PLAIN, table_of

ITEMS = ("rope", "rope", "hook", "lamp", "rope")


def test_things_that_are_alike_can_be_taken_one_by_one(lang: Words) -> None:
    """Equal things have separate values in a menu, though they share a name."""
    shape = SomeOf(ITEMS, 1, 3)
    (menu,) = (c for c in taken(step_post(glance(shape), (), lang)).controls() if isinstance(c, Menu))
    assert (menu.least, menu.most, len({entry.value for entry in menu.entries})) == (1, 3, 5)
    chosen = [menu.entries[i].value for i in (4, 0, 3)]
    assert follow(offer(shape), parse(menu.id).path, chosen) == Some(("rope", "lamp", "rope"))


def test_nothing_at_all_can_be_taken_where_that_is_allowed(lang: Words) -> None:
    shape = SomeOf(ITEMS, 0, 3)
    button = next(c for c in step_post(glance(shape), (), lang).controls() if isinstance(c, Button))
    assert button.label == lang.text("bot-step-nothing")
    assert button.style == "secondary", "beside a menu, which cannot be bright"
    assert follow(offer(shape), parse(button.id).path) == Some(())


def test_one_of_a_few_things_is_a_button(english: Words) -> None:
    shape = SomeOf(ITEMS[1:4], 1, 1)
    buttons = [c for c in step_post(glance(shape), (), english).controls() if isinstance(c, Button)][:3]
    assert [button.label for button in buttons] == ["a rope", "a hook", "a lamp"]
    assert [follow(offer(shape), parse(b.id).path) for b in buttons] == [
        Some(("rope",)),
        Some(("hook",)),
        Some(("lamp",)),
    ]


def sets_of(shape: SomeOf, lang: Words, path: tuple[str, ...] = ()) -> Iterator[tuple[Some, tuple[str, ...]]]:
    """Yield every answer that buttons lead to, with the pressed path."""
    for control in taken(step_post(glance(shape), path, lang)).controls():
        if parse(control.id).action is not ControlAction.SOME or control.id == back_of(glance(shape), path, lang):
            continue
        assert isinstance(control, Button)
        found = follow(offer(shape), parse(control.id).path)
        if isinstance(found, Choice):
            yield found, (control.label,)
        else:
            yield from ((choice, (control.label, *rest)) for choice, rest in sets_of(shape, lang, found))


def test_a_few_sets_of_things_are_a_button_each(english: Words) -> None:
    found = list(sets_of(SomeOf(("rope", "hook", "lamp"), 2, 2), english))
    assert found == [
        (Some(("rope", "hook")), ("a rope and a hook",)),
        (Some(("rope", "lamp")), ("a rope and a lamp",)),
        (Some(("hook", "lamp")), ("a hook and a lamp",)),
    ]


def test_up_to_two_of_a_few_things_are_a_button_each_and_nothing_is_grey(english: Words) -> None:
    """Single things come before pairs; of equal things it does not matter which is taken."""
    shape = SomeOf(("rope", "hook", "rope"), 0, 2)
    assert list(sets_of(shape, english)) == [
        (Some(("rope",)), ("a rope",)),
        (Some(("hook",)), ("a hook",)),
        (Some(("rope", "hook")), ("a rope and a hook",)),
        (Some(("rope", "rope")), ("a rope and a rope",)),
        (Some(()), (english.text("bot-step-nothing"),)),
    ]
    buttons = [one for one in step_post(glance(shape), (), english).controls() if isinstance(one, Button)][:5]
    assert [one.style for one in buttons] == [*["primary"] * 4, "secondary"]


@pytest.mark.parametrize("n", [2, 3, 5])
def test_all_that_there_is_needs_one_button(n: int, english: Words) -> None:
    """If as many things are taken as there are, there is no choice: one press takes them all."""
    items = ("rope", "hook", "lamp", "rope", "rope")[:n]
    ((found, labels),) = sets_of(SomeOf(items, n, n), english)
    assert found == Some(items)
    assert len(labels) == 1
    assert labels[0].startswith("a rope")


@pytest.mark.parametrize(
    ("locale", "asked"),
    [
        ("en", "Mira: choose 1 more card to discard for taking more than one action."),
        ("fr", "Mira\u00a0: choisissez encore 1 carte à défausser pour faire plus d’une action."),
    ],
)
def test_a_game_can_say_how_many_are_still_to_be_chosen(locale: str, asked: str) -> None:
    """Five cards, three to be discarded: after two presses the question asks for one more, not for three."""
    speak = Speaker(words(locale), "maphr", ["Mira"])
    cards = tuple(MAPHR[MAPHR.current].buildings)[:5]
    paying = replace(offer(SomeOf(cards, 3, 3)), prompt=say("maphr-ask-pay-cards", seat=0, n=3))
    first = screen_of(paying, (), speak)
    assert first.asks.id == "maphr-ask-pay-cards"
    assert speak(screen_of(paying, ("m3",), speak).asks) == asked


def test_copies_of_a_thing_are_offered_once(english: Words) -> None:
    """Copies of a thing are offered once; the next copy only after the first is taken."""
    assert list(sets_of(SomeOf(("rope", "rope", "hook"), 1, 1), english)) == [
        (Some(("rope",)), ("a rope",)),
        (Some(("hook",)), ("a hook",)),
    ]
    assert list(sets_of(SomeOf(("rope", "rope", "hook"), 2, 2), english)) == [
        (Some(("rope", "rope")), ("a rope and a rope",)),
        (Some(("rope", "hook")), ("a rope and a hook",)),
    ]
    items = ("hall_3", "hall_3", "hall_4", "hall_5", "hall_6")
    found = list(sets_of(SomeOf(items, 2, 2), english))
    assert all("(" not in label for _, pressed in found for label in pressed)
    assert {choice for choice, _ in found} == {Some(pair) for pair in combinations(items, 2)}


def test_so_many_of_several_things_are_taken_one_after_another(lang: Words) -> None:
    """A fixed number of things is taken one by one in any order, and every pair is possible."""
    items = tuple(f"hall_{n}" for n in range(3, 9))
    found = list(sets_of(SomeOf(items, 2, 2), lang))
    assert {len(pressed) for _, pressed in found} == {2}
    assert {choice for choice, _ in found} == {Some(pair) for pair in combinations(items, 2)}


def test_most_of_several_things_are_chosen_by_what_is_left_out(english: Words) -> None:
    items = tuple(f"hall_{n}" for n in range(3, 11))
    found = dict(sets_of(SomeOf(items, 7, 7), english))
    assert found[Some(items[1:])] == ("Without Hall 3",)
    assert len(found) == 8
    two = list(sets_of(SomeOf(items, 6, 6), english))
    assert {len(pressed) for _, pressed in two} == {2}
    assert {choice for choice, _ in two} == {Some(six) for six in combinations(items, 6)}


def test_what_is_left_out_is_named_briefly() -> None:
    """Left-out things are listed by name, or with facts if names are ambiguous."""
    assert brief_labels(["Miner · horn · +1 stone", "Farmer · flute · +1 food"]) == ["Miner", "Farmer"]
    twins = ["Miner · horn · +1 stone", "Miner · drum · +1 wood"]
    assert brief_labels(twins) == ["Miner · horn", "Miner · drum"]
    alike = ["Miner · +1 stone · horn", "Miner · +1 stone · drum"]
    assert brief_labels(alike, 1) == alike
    assert brief_labels(twins, 1) == ["Miner · horn", "Miner · drum"]


def test_a_thing_marked_first_can_be_given_back(lang: Words) -> None:
    """The back button unselects the thing selected first, and selected things are listed in the trail."""
    shape = SomeOf(tuple(f"hall_{n}" for n in range(3, 9)), 3, 3)
    first, second = ("m2",), ("m6",)
    assert parse(back_of(glance(shape), second, lang)).path == first
    assert parse(back_of(glance(shape), first, lang)).path == ()
    assert back_of(glance(shape), (), lang) is None
    assert "4" in step_post(glance(shape), first, lang).words().splitlines()[0]


def test_more_things_than_a_menu_holds_are_marked_page_by_page(lang: Words) -> None:
    """In a long menu selections on one page are kept on others, and a button gives the answer."""
    shape = SomeOf(tuple(f"hall_{n}" for n in range(3, 61)), 2, 4)
    seen, path = glance(shape), ()
    for turned, picked in ((0, ["3"]), (1, ["30", "31"]), (2, ["57"])):
        post = taken(step_post(seen, path, lang))
        (menu,) = (c for c in post.controls() if isinstance(c, Menu))
        assert str(turned * 25) == menu.entries[0].value
        path = follow(offer(shape), parse(menu.id).path, picked)
        after = taken(step_post(seen, path, lang))
        (again,) = (c for c in after.controls() if isinstance(c, Menu))
        assert [entry.value for entry in again.entries if entry.chosen] == picked
        onward = [c for c in after.controls() if isinstance(c, Button) and parse(c.id).path[-1:] == (f"p{turned + 1}",)]
        path = follow(offer(shape), parse(onward[0].id).path) if onward else path
    done = next(c for c in taken(step_post(seen, path, lang)).controls() if isinstance(c, Button))
    assert done.label == lang.text("bot-step-done", count=4)
    assert follow(offer(shape), parse(done.id).path) == Some(("hall_6", "hall_33", "hall_34", "hall_60"))


@pytest.mark.parametrize(
    ("path", "values"),
    [((), ("5",)), ((), ("-1",)), ((), ("x",)), (("tff",), ()), (("tz",), ()), (("t-1",), ()), (("m99",), ("1",))],
)
def test_a_forged_position_is_refused(path, values) -> None:
    with pytest.raises(NotAllowed):
        follow(offer(SomeOf(ITEMS, 0, 5)), path, values)


@pytest.mark.parametrize(("low", "high"), [(0, 0), (0, 4), (-3, 6), (1, 15)])
def test_a_number_is_one_tap(low: int, high: int, lang: Words) -> None:
    shape, found = Amount(low, high), []
    for control in taken(step_post(glance(shape), (), lang)).controls():
        if (where := parse(control.id)).action is not ControlAction.AMOUNT:
            continue
        values = [(entry.value,) for entry in control.entries] if isinstance(control, Menu) else [()]
        found += [follow(offer(shape), where.path, value) for value in values]
    assert found == [Number(n) for n in range(low, high + 1)]


def test_more_than_a_dozen_numbers_are_one_menu(lang: Words) -> None:
    """Up to a dozen are buttons; more are in one menu, to save space."""
    few, many = (list(taken(step_post(glance(Amount(0, high)), (), lang)).controls()) for high in (11, 12))
    assert [type(control) for control in few[:12]] == [Button] * 12
    assert isinstance(many[0], Menu)
    assert [entry.label for entry in many[0].entries] == [str(n) for n in range(13)]


def test_taxes_are_buttons_as_long_as_a_phone_shows_them(lang: Words) -> None:
    """Each says how many red letters remain, so it needs a line: up to seven are buttons."""
    cells = "c1 c2 c3 b1 b3 d1 d3 a1 a3 e1 e3 a2 e2 a4"
    for gold, kind in ((4, Button), (6, Button), (7, Menu)):
        state = position(f"players 2\nA: gold {gold}, tiles {cells}")
        state.then(Taxes(Seat(0)))
        core.start(state)
        first, *_ = step_post(look(table_of(GAMES["dungeon_lords"], 2, PLAIN), state, Seat(0)), (), lang).controls()
        assert isinstance(first, kind), gold


def test_a_number_out_of_many_is_typed_unless_it_is_among_the_first(lang: Words) -> None:
    shape = Amount(0, 60)
    found = list(taken(step_post(glance(shape), (), lang)).controls())
    (menu,) = (control for control in found if isinstance(control, Menu))
    assert [entry.label for entry in menu.entries] == [str(n) for n in range(25)]
    assert [parse(control.id).action for control in found].count(ControlAction.TYPE) == 1
    assert follow(offer(shape), (), (" 42 ",)) == Number(42)
    for text in ("many", "4.5", "9" * 12):
        with pytest.raises(Refusal):
            follow(offer(shape), (), (text,))


@pytest.mark.parametrize(
    ("locale", "asked"),
    [
        ("en", "Mira: which card stays out of your hand this week? (2 of 2)"),
        ("fr", "Mira\N{NO-BREAK SPACE}: quelle carte reste de côté cette semaine\N{NARROW NO-BREAK SPACE}? (2 sur 2)"),
    ],
)
def test_a_game_can_ask_for_what_is_left_out(locale: str, asked: str) -> None:
    """A game may ask for the things left out; they are then listed alone, and the question counts them."""
    items = tuple(EDITIONS[EDITIONS.current].heroes)[:7]
    speak = Speaker(words(locale), "winter", ["Mira"])
    asks = replace(offer(SomeOf(items, 5, 5)), prompt=say("winter-ask-hand", seat=0, n=5))
    first = screen_of(asks, (), speak)
    second = screen_of(asks, first.buttons[0].path, speak)
    assert "Without" not in first.buttons[0].label
    assert first.asks.values["nth"] == 1
    assert speak(second.asks) == asked


def test_spaces_where_nothing_happens_share_a_row_on_a_phone(lang: Words) -> None:
    """Those with effects need a row each and follow, so that the map is near."""
    now = read_position(
        "seats 2\nwagon 1: B1 N=Y E=G W=Y\nwagon 2: D3 N=Y S=G\nprisoners: C3=G\nplan: moving G 3; turn G"
    )
    post = step_post(look(table_of(GAMES["poursuite"], 2, PLAIN), core.start(now), Seat(1)), (), lang)
    stops = [key.label.partition(" ")[0] for key in post.controls() if isinstance(key, Button)][:12]
    assert stops == ["B2", "B4", "D2", "B3", "C2", "D4", "D5", "E4", "F4", "B4", "D6", "C4"]
