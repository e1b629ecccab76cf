"""Choices that lead to the same: turns that need not be asked for, and what Wotan leaves behind."""

from itertools import chain

import pytest

from bot.present.controls import button_labels
from bot.present.controls.buttons import screen_of
from bot.present.speech import TALL, lines_of
from games import core
from games.core import Seat
from games.poursuite import GAME
from games.poursuite.choices import Move
from games.poursuite.notation import read_position
from locales import LOCALES, Speaker, words
from tests.bot.present.play import PLAIN, table_of
from tests.looking import look
from tests.poursuite.games import TABLES, moments
from tests.poursuite.scenes import Scene, choices
from tests.poursuite.test_choosing import part, speaker


def test_what_wotan_leaves_behind_is_said_where_he_must_free_a_mole() -> None:
    """The question says that the other mole stays a prisoner, and the tip speaks of the moles, not of empty spaces."""
    state = Scene("", "prisoners: C3=G C6=G\nwotan: C8\nplan: placing-wotan G; turn R", "").play()
    now = core.decision(state)
    assert now is not None
    (seat,) = now.asks
    assert "your other mole remains a prisoner" in speaker("en")(now.step.question(state, seat))
    free = Scene("", "wotan: C8\nplan: placing-wotan G; turn R", "").play()
    for own, there in ((1, state), (0, free)):
        offered = choices(there)
        named = {value for choice in offered for value in (choice.word(), *choice.field_values())}
        assert GAME.tips["placing-wotan"](named) == {"own": own}


@pytest.mark.parametrize(
    ("given", "stop", "turns"),
    [
        ("wagon 1: D3 N=Y S=Y\nplan: moving G 3; turn Y", "d6", ["left"]),
        ("wagon 1: D3 N=Y S=G\nplan: moving G 3; turn Y", "d6", ["left", "right"]),
        ("wagon 1: D3 N=Y S=Y E=G\nplan: moving G 3; turn Y", "d6", ["left", "right"]),
        ("wagon 1: D3 N=Y S=Y\nprisoners: C6=G\nplan: moving G 3; turn Y", "d6", ["left"]),
        ("wagon 1: D8 N=Y E=G\nplan: moving G 2; turn Y", "d9", ["left", "right"]),
    ],
)
def test_a_turn_is_asked_for_only_if_both_differ_in_some_way(given: str, stop: str, turns: list[str]) -> None:
    """Where captures, prisoners, passengers and treasures are the same after both turns, one of them is shown."""
    state = Scene("", given, "").play()
    now = core.decision(state)
    assert now is not None
    (seat,) = now.asks
    shape = now.step.arranged(state, now.asks[seat])
    assert isinstance(shape, core.OneOf)
    shown = [move.turn for move in shape.shown if isinstance(move, Move) and (move.wagon, move.stop) == (1, stop)]
    assert shown == turns
    assert set(shape.choices) == set(now.asks[seat].choices), "the other may be typed"


@pytest.mark.parametrize(
    ("given", "stop", "expected"),
    [
        ("wagon 1: B2 N=G S=G", "b3", "B3 · ↺↻\u00a0Bo caught"),
        ("wagon 1: B2 N=G S=G E=Y", "b3", "B3 · ↺↻\u00a0Bo caught"),
        ("wagon 1: D8 N=G S=G", "d9", "D9, cave · ↺↻\u00a0Bo\u00a0+2"),
    ],
)
def test_a_stop_where_both_turns_are_alike_says_so(given: str, stop: str, expected: str) -> None:
    """Where kobolds or treasures are the same after either turn, they are told once, for both."""
    assert part(f"{given}\nplan: moving Y 3; turn G", f"move 1 {stop} left", "stop") == expected


def test_stops_are_listed_route_by_route() -> None:
    """Each route to its end before the next one, not by distance; wagon 1 before wagon 2."""
    state = Scene("", "wagon 1: F1 N=Y\nwagon 2: D5\nplan: moving Y 4; turn G", "").play()
    now = core.decision(state)
    assert now is not None
    shape = now.step.arranged(state, now.asks[core.Seat(0)])
    assert isinstance(shape, core.OneOf)
    stops = dict.fromkeys((move.wagon, move.stop) for move in shape.choices if isinstance(move, Move))
    assert [cell for wagon, cell in stops if wagon == 1] == ["f2", "f3", "f4", "f5", "e2", "d2", "d3"]
    assert [wagon for wagon, _ in stops] == sorted(wagon for wagon, _ in stops)


@pytest.mark.parametrize("aboard", ["N=Y", "W=Y E=Y", "N=G W=Y E=Y", "W=Y E=G"])
def test_a_stop_without_kobold_says_no_more_than_its_name(aboard: str) -> None:
    """Who then comes to the front is said with the turn; beside a kobold, it is worth knowing that nothing happens."""
    assert part(f"wagon 1: D5 {aboard}\nplan: moving Y 2; turn G", "move 1 d7 left", "stop") == "D7"
    assert (
        part("wagon 1: D2 N=Y\nplan: moving Y 2; turn G", "move 1 d3 right", "stop")
        == "D3 · ↺\u00a0yours caught |\u00a0↻\u00a0nothing"
    )
    for locale, told in (("en", "D3 · kobold: nobody caught"), ("fr", "D3 · kobold\u00a0: personne en cage")):
        assert part("wagon 1: D2 E=Y W=G\nplan: moving Y 2; turn G", "move 1 d3 left", "stop", locale) == told


@pytest.mark.parametrize(("seats", "options"), TABLES[::4])
def test_wotan_s_spaces_are_buttons_in_both_languages(seats: int, options: dict[str, str]) -> None:
    """What Wotan can do fits in the rows of a first step, so that neither language needs a menu instead."""
    asked = 0
    for state, seat, _ in chain.from_iterable(moments(seats, f"wotan {n}", options) for n in range(6)):
        now = core.decision(state)
        if now is None or now.step.word() != "placing-wotan":
            continue
        for locale in LOCALES:
            speak = Speaker(words(locale), GAME.id, ["Mira", "Odo", "Zoé", "Bärbel"])
            labels = [speak(now.step.own_label(state, seat, choice, "cell")) for choice in choices(state)]
            assert lines_of(button_labels(labels)) <= TALL, labels
            asked += 1
    assert asked > 2


def test_effects_stand_in_the_order_of_the_longest_row() -> None:
    """So the seats of a wagon are explained from front to left, whatever is free in the other one."""
    state = read_position("seats 2\nwagon 1: B1 N=G E=Y\nplan: boarding Y -; turn Y")
    offer = look(table_of(GAME, 2, PLAIN), core.start(state), Seat(0)).offer
    assert offer is not None
    notes = screen_of(offer, (), Speaker(words("en"), "poursuite", PLAIN)).notes
    assert [note.name.casefold() for note in notes] == ["front", "right", "back", "left"]
