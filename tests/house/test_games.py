"""Requirements of every game, checked in random games."""

from functools import cache
from typing import Any

import pytest

from games import core
from games.core import Deal, OneOf, Seat
from tests.house.play import AMOUNT, AnyGame, deal, every_game, every_table, glimpses, many, walk
from tests.house.utterances import why_barred

MENU = 25  # entries of a Discord menu
LOT = max(3, round(14 * AMOUNT))  # games per test that only checks their end
BIG = 300  # more choices are asked in several steps


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("number", many(3))
def test_games_come_to_a_fair_end(game: AnyGame, seats: int, number: int) -> None:
    """Every game ends with correct scores and winners, and accepts no further move."""
    for lot in range(LOT):
        *_, last = walk(game, deal(game, seats, number * LOT + lot))
        result = game.outcome(last.state)
        assert result.scores or result.ending is core.Ending.LOST
        assert [score.seat for score in result.scores] == list(range(seats if result.scores else 0))
        assert all(score.total == sum(score.parts.values()) for score in result.scores)
        assert set(result.winners) <= set(range(seats))
        assert last.choice is not None
        assert last.seat is not None
        with pytest.raises(core.TooLate):
            core.apply(last.state, last.seat, last.choice)


@every_table
@pytest.mark.parametrize("number", many(6))
def test_a_move_leaves_the_old_state_as_it_was(game: AnyGame, seats: int, number: int) -> None:
    """`apply` does not change its argument; the counters of decisions and learning never decrease."""
    saved = b""
    for position in walk(game, deal(game, seats, number)):
        if position.before is not None:
            assert game.codec.save(position.before) == saved
            assert position.state.number >= position.before.number
            assert position.state.learnt >= position.before.learnt
        saved = game.codec.save(position.state)


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("number", many(6))
def test_a_saved_game_goes_on_with_the_same_decision(game: AnyGame, seats: int, number: int) -> None:
    """A saved and loaded state equals the original and asks the same; so does a copy."""
    for position in walk(game, deal(game, seats, number)):
        state = position.state
        again = game.codec.load(game.codec.save(state))
        assert again == state == core.clone(state)
        assert core.decision(again) == core.decision(state)


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("number", many(4))
def test_a_game_is_its_seed_and_its_choices(game: AnyGame, seats: int, number: int) -> None:
    """Replaying the written choices gives the same positions, byte by byte."""
    positions = list(walk(game, deal(game, seats, number)))
    state = game.begin(deal(game, seats, number))
    for position in positions[1:]:
        assert position.choice is not None
        assert position.seat is not None
        choice = game.codec.load_choice(game.codec.save_choice(position.choice))
        state = core.apply(state, position.seat, choice)
        assert game.codec.save(state) == game.codec.save(position.state)


@every_table
@pytest.mark.parametrize("number", many(4))
def test_chance_is_always_learnt(game: AnyGame, seats: int, number: int) -> None:
    """A move that uses dice always advances the counter of learning, so that it cannot be undone."""
    for position in walk(game, deal(game, seats, number)):
        if position.before is not None and position.state.dice.thrown > position.before.dice.thrown:
            assert position.state.learnt > position.before.learnt, position.choice


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("number", many(3))
def test_every_decision_can_be_shown_and_typed(game: AnyGame, seats: int, number: int) -> None:
    """Every question has an answer, fits into menus, and its choices can be typed."""
    for position in glimpses(game, deal(game, seats, number)):
        now = core.decision(position.state)
        if now is None:
            continue
        assert now.asks
        for shape in now.asks.values():
            assert shape
            if isinstance(shape, OneOf):
                check_menus(game, shape)


def check_menus(game: AnyGame, shape: OneOf) -> None:
    """Assert that choices are unique, typable and few enough, or can be asked field by field."""
    choices = shape.choices
    assert len(set(choices)) == len(choices) <= BIG
    assert all(survives_typing(game.id, choice) for choice in choices)
    if len(choices) > MENU:
        for made in {type(choice) for choice in choices}:
            check_fields([tuple(choice.fields().values()) for choice in choices if type(choice) is made])


@cache
def survives_typing(game: str, choice: core.Choice) -> bool:
    """Return whether a choice's written line is parsed as that choice."""
    return core.read_choice(game, core.write_choice(choice)) == choice


def check_fields(rows: list[tuple[Any, ...]]) -> None:
    """Assert that no field has more values than a menu holds."""
    width = max(map(len, rows), default=0)
    for place in range(width):
        for prefix in {row[:place] for row in rows}:
            values = {row[place] for row in rows if row[:place] == prefix}
            assert len(values) <= MENU * 2, f"{len(values)} values after {prefix}"


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("number", many(2))
def test_no_heading_stands_over_nothing(game: AnyGame, seats: int, number: int) -> None:
    """No section of a board or hand is empty."""
    for position in glimpses(game, deal(game, seats, number)):
        for seat in (None, *map(Seat, range(seats))):
            seen = game.view(position.state, seat)
            assert all(section.lines for section in (*game.board(seen), *game.hand(seen)))


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("number", many(3))
def test_a_refusal_names_a_rule_that_the_help_covers(game: AnyGame, seats: int, number: int) -> None:
    """Each unavailable choice is refused with a rule that the help covers."""
    covered = {place for places in game.topics.values() for place in places}
    for position in glimpses(game, deal(game, seats, number)):
        now = core.decision(position.state)
        for seat in now.asks if now else ():
            barred = now.step.unavailable(position.state, seat) if now else ()
            assert len(barred) <= MENU
            for choice in barred:
                rule = why_barred(position.state, seat, choice).rule
                assert rule in covered, f"no topic covers {rule!r}, which forbids {choice}"


@every_game
def test_every_option_value_makes_a_table(game: AnyGame) -> None:
    """Every option value starts a game, and unknown ones are refused."""
    for option in game.options:
        for value in option.values:
            assert game.begin(Deal(game.seats[0], "option", {option.id: value})).options[option.id] == value
        with pytest.raises(ValueError, match=option.id):
            game.begin(Deal(game.seats[0], "option", {option.id: "no such value"}))


@every_table
def test_the_first_player_can_be_named(game: AnyGame, seats: int) -> None:
    """A named first player starts; otherwise the first player is random."""
    for seat in map(Seat, range(seats)):
        assert game.begin(Deal(seats, "first", first=seat)).first == seat
    drawn = {game.begin(Deal(seats, f"first {number}")).first for number in range(60)}
    assert drawn == set(range(seats))
