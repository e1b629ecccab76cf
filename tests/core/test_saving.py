"""A state saved at any moment is restored equally, and copies share nothing mutable."""

import json
from dataclasses import asdict

import pytest
from pydantic import ValidationError

from games import core
from games.core import Deal, Number, Seat
from tests.lantern import GAME, Hush, Light, Shout


def positions(seed, seats=3):
    dice = core.Dice(seed)
    state = GAME.begin(Deal(seats, seed))
    yield state
    while now := core.decision(state):
        seat = dice.pick(tuple(now.asks))
        state = core.apply(state, seat, core.at_random(state, seat, dice))
        yield state


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_position_survives_saving(seed):
    for state in positions(seed):
        again = GAME.codec.load(GAME.codec.save(state))
        assert again == state
        assert core.decision(again) == core.decision(state)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_copy_equals_its_original_and_shares_nothing(seed):
    for state in positions(seed):
        copy = core.clone(state)
        assert copy == state
        copy.miners[0].lit.append(99)
        copy.dice.below(6)
        copy.agenda.clear()
        copy.dark.clear()
        assert copy != state
        assert state == GAME.codec.load(GAME.codec.save(state))


def spoken(state):
    """Return a table with public events, two of them equal, and one for a seat."""
    state.tell("lantern-bid", seat=Seat(0), coins=1)
    state.tell("lantern-bid", seat=Seat(1), coins=2)
    state.tell("lantern-stock", to=Seat(2), gallery=(core.say("lantern-dark"), core.Sign("D6"), 4))
    state.tell("core-game-over")
    return state


def test_what_was_told_is_saved_briefly():
    """Equal sentences share their head, and the game's name is omitted."""
    saved = json.loads(GAME.codec.save(spoken(GAME.begin(Deal(3, "brief")))))
    assert saved["told"] == {
        "heads": [[None, "-bid", "seat", "coins"], [2, "-stock", "gallery"], [None, "core-game-over"]],
        "lines": [[0, 0, 1], [0, 1, 2], [1, [{"id": "lantern-dark", "values": {}}, {"text": "D6"}, 4]], [2]],
    }


def test_what_is_as_it_would_be_anyway_is_not_saved():
    """Empty lists and zeros are not saved; steps keep their kind."""
    saved = json.loads(GAME.codec.save(GAME.begin(Deal(3, "brief"))))
    assert {"told", "answers", "number", "learnt", "memo"}.isdisjoint(saved)
    assert saved["agenda"][-1] == {"kind": "lantern.Bid"}


def test_a_table_saved_at_length_is_read():
    """States saved in the earlier, verbose format can be read."""
    state = spoken(GAME.begin(Deal(3, "brief")))
    plain = json.loads(GAME.codec.save(state)) | {"number": 0, "learnt": 0, "answers": {}}
    plain["told"] = [{"say": asdict(event.say), "to": event.to} for event in state.told]
    assert GAME.codec.load(json.dumps(plain)) == state


@pytest.mark.parametrize(
    "told",
    [
        {},
        {"heads": [], "lines": [[0]]},
        {"heads": [[0, "-a", "n"]], "lines": [[0]]},
        {"heads": [[0, 5]], "lines": [[0]]},
        {"heads": [[0, None]], "lines": [[0]]},
        {"heads": 3, "lines": [[0]]},
        7,
    ],
)
def test_lines_that_tell_nothing_are_no_state(told):
    """A damaged story is refused like other damaged parts of a state."""
    saved = json.loads(GAME.codec.save(GAME.begin(Deal(3, "broken"))))
    with pytest.raises(ValidationError):
        GAME.codec.load(json.dumps(saved | {"told": told}))


@pytest.mark.parametrize("choice", [Number(3), Light(4), Shout(), Hush(), core.Some(("a", "a")), core.Revise()])
def test_a_choice_is_read_back_as_itself(choice):
    assert GAME.codec.load_choice(GAME.codec.save_choice(choice)) == choice
    assert core.read_choice("lantern", core.write_choice(choice)) == choice


def test_two_records_of_the_same_shape_are_told_apart():
    assert Shout() != Hush()
    assert GAME.codec.load_choice(GAME.codec.save_choice(Shout())) == Shout()


def test_nonsense_is_no_state():
    with pytest.raises(ValidationError):
        GAME.codec.load(b'{"seats": 3}')


@pytest.mark.parametrize("line", ["", "sing", "light", "light x", "light 1 2", "number -", "light 1" + "0" * 26])
def test_a_line_that_means_nothing_is_no_choice(line):
    assert core.read_choice("lantern", line) is None


def test_a_game_is_its_seed_and_its_choices():
    assert [GAME.codec.save(s) for s in positions("z")] == [GAME.codec.save(s) for s in positions("z")]


@pytest.mark.parametrize("seat", [None, Seat(0), Seat(2)])
def test_an_imagined_state_looks_the_same_from_the_seat(seat):
    for i, state in enumerate(positions("view")):
        imagined = GAME.imagine(state, seat, core.Dice(str(i)))
        assert GAME.view(imagined, seat) == GAME.view(state, seat)


def test_imagined_answers_are_given_anew_but_by_the_same_seats():
    """Imagined positions know who has answered a sealed question, but not what."""
    one = core.apply(GAME.begin(Deal(3, "sealed")), Seat(1), Number(4))
    imagined = [GAME.imagine(one, Seat(0), core.Dice(str(i))) for i in range(40)]
    assert {core.decision(each).done for each in imagined} == {(Seat(1),)}
    assert len({each.answers[Seat(1)][0] for each in imagined}) > 3
    assert all(GAME.imagine(one, Seat(1), core.Dice(str(i))).answers == one.answers for i in range(3))


def test_a_heading_is_read_back_as_one():
    state = GAME.begin(Deal(3, "head", {"market": "open"}))
    assert [event.is_heading for event in state.told] == [True]
    assert GAME.codec.load(GAME.codec.save(state)).told == state.told


def test_a_recap_is_read_back_as_one():
    state = GAME.begin(Deal(3, "head", {"market": "open"}))
    state.recap("lantern-lit", seat=Seat(1), gallery=2)
    loaded = GAME.codec.load(GAME.codec.save(state))
    assert [event.is_recap for event in loaded.told] == [False, True]
    assert loaded.told == state.told


def test_other_answers_are_imagined_with_dice_of_their_own():
    """Imagining uses its own dice and differs between calls."""
    state, dice = GAME.begin(Deal(3, "own")), core.Dice("mine")
    one, two = GAME.imagine(state, Seat(0), dice), GAME.imagine(state, Seat(0), dice)
    assert one.dice is not dice
    assert one.stock != two.stock
    assert GAME.imagine(state, Seat(0), core.Dice("mine")).stock == one.stock
