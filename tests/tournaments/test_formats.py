"""Numbers and orders of the formats."""

from dataclasses import replace

import pytest

from tests.tournaments.play import SPEC
from tournaments import EntrantId, Settings
from tournaments.formats import everyone
from tournaments.formats.knock_out import rounds_of
from tournaments.formats.matching import best_pairs
from tournaments.formats.parts import in_seat_order, table_sizes
from tournaments.formats.planning import least_repeats
from tournaments.formats.swiss import rounds
from tournaments.history import History
from tournaments.leagues import evened
from tournaments.model import WIN, Match, Result, Round
from tournaments.standings import _mark as mark

A, B, C, D = map(EntrantId, range(4))


@pytest.mark.parametrize(
    ("seats", "proposed"),
    [
        (2, {3: 3, 4: 3, 5: 5, 6: 5, 7: 3, 8: 3, 9: 4, 15: 4, 16: 5, 17: 6, 32: 6, 64: 7}),
        (3, {3: 2, 9: 3, 15: 3, 16: 4, 17: 4, 64: 5}),
        (4, {3: 2, 15: 3, 16: 3, 17: 4, 64: 4, 128: 5}),
    ],
)
def test_swiss_takes_as_many_rounds_as_one_alone_can_win(seats: int, proposed: dict[int, int]) -> None:
    """A Swiss tournament has enough rounds for a single winner, at least three, without repeats; few pairs all meet."""
    settings = Settings(SPEC.id, seats=seats)
    assert {people: rounds(people, settings, ()) for people in proposed} == proposed


def test_everyone_meets_everyone_in_as_many_rounds_as_there_are_others() -> None:
    """A round robin has as many rounds as opponents, with a bye for odd numbers; larger tables need fewer."""
    pairs, fours = Settings(SPEC.id, seats=2), Settings(SPEC.id, seats=4)
    assert [everyone.rounds(people, pairs, ()) for people in (4, 5, 6)] == [3, 5, 5]
    assert [everyone.rounds(people, fours, ()) for people in (4, 5, 13, 16)] == [1, 2, 4, 5]


@pytest.mark.parametrize(
    ("places", "kinds"),
    [
        ((1, 2, 3), ["won", "between", "lost"]),
        ((1, 1, 3), ["drawn", "drawn", "lost"]),
        ((1, 2, 2), ["won", "lost", "lost"]),
        ((1, 1, 1), ["drawn"] * 3),
    ],
)
def test_the_last_have_lost_and_a_shared_first_place_is_a_draw(places: tuple[int, ...], kinds: list[str]) -> None:
    """The last place loses, a shared first place is a draw, and giving up always loses."""
    match = Match(1, (A, B, C), result=Result(places, (None,) * 3))
    assert [mark(Round(1, (match,)), one).kind for one in (A, B, C)] == kinds
    given_up = replace(match, result=Result(places, (None,) * 3, forfeits=(0,)))
    assert mark(Round(1, (given_up,)), A).kind == "lost"


@pytest.mark.parametrize(
    ("seats", "chances", "taken"),
    [
        (2, 1, {2: 1, 3: 2, 4: 2, 5: 3, 8: 3, 9: 4, 16: 4, 17: 5}),
        (2, 2, {2: 2, 3: 4, 4: 4, 8: 6, 16: 7, 32: 9}),
        (3, 1, {3: 1, 4: 2, 9: 2, 12: 3, 32: 4}),
        (4, 1, {4: 1, 5: 2, 8: 2, 9: 2, 12: 3, 16: 3, 17: 3, 32: 4}),
        (4, 2, {4: 2, 5: 3, 8: 4, 16: 5, 32: 7}),
    ],
)
def test_a_knock_out_takes_as_many_rounds_as_put_all_but_one_out(
    seats: int, chances: int, taken: dict[int, int]
) -> None:
    """Half of each table advances; with a second chance, everyone out has lost twice."""
    assert {people: rounds_of(people, seats, chances) for people in taken} == taken


@pytest.mark.parametrize(
    ("people", "seats", "allowed", "expected"),
    [
        (5, 4, (2, 3, 4), ((3, 2), 0)),
        (6, 4, (2, 3, 4), ((3, 3), 0)),
        (9, 4, (2, 3, 4), ((3, 3, 3), 0)),
        (13, 4, (2, 3, 4), ((4, 3, 3, 3), 0)),
        (7, 2, (2, 3, 4), ((2, 2, 2), 1)),
        (5, 4, (3, 4), ((4,), 1)),
        (7, 4, (4,), ((4,), 3)),
    ],
)
def test_tables_are_as_near_to_the_usual_size_as_they_can(
    people: int, seats: int, allowed: tuple[int, ...], expected: tuple[tuple[int, ...], int]
) -> None:
    """Tables are close to the usual size, and as few people as possible have a bye."""
    assert table_sizes(people, seats, allowed) == expected


def test_who_has_begun_least_begins() -> None:
    """The person who has begun least begins, never a computer player before a person."""
    assert in_seat_order((A, B), History(firsts={A: 6, B: -6})) == (B, A)
    assert in_seat_order((None, A), History(firsts={A: 600})) == (A, None)
    assert in_seat_order((A, B), History(began_last=frozenset({A}))) == (B, A)


def test_the_others_sit_where_they_have_sat_least() -> None:
    """Other seats are balanced: having a seat twice is worse than three people having one once."""
    often = {(B, 2): 5, (C, 3): 5, (D, 1): 5}
    worn = {**often, (B, 1): 2, (C, 1): 1, (D, 2): 1, (B, 3): 1}
    assert in_seat_order((A, B, C, D), History(firsts={A: -6}, seats=worn)) == (A, C, D, B)


def test_two_who_have_both_begun_too_often_do_not_meet() -> None:
    """Two people who have begun too often are not paired if avoidable; slight imbalance is ignored."""
    points = {A: 2 * WIN, B: 2 * WIN, C: WIN, D: WIN}
    little, much = WIN // 2, WIN
    for begun, expected in ((little, {(A, B), (C, D)}), (much, {(A, C), (B, D)})):
        history = History(points=points, firsts={A: begun, B: begun, C: -begun, D: -begun})
        pairs, alone = best_pairs([A, B, C, D], history)
        assert {tuple(sorted(pair)) for pair in pairs} in (
            [expected, {(A, D), (B, C)}] if begun == much else [expected]
        )
        assert alone is None


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ([9, 3], [8, 4]),
        ([9], [5, 4]),
        ([2, 0, 5], [7]),
        ([4, 2], [6]),
        ([7, 2], [5, 4]),
        ([3, 5, 4], [4, 4, 4]),
        ([3, 6], [4, 5]),
        ([4, 3, 5], [4, 4, 4]),
    ],
)
def test_neighbouring_divisions_even_each_other_out(wanted: list[int], expected: list[int]) -> None:
    """Neighbouring divisions are balanced to four to eight people, keeping their order."""
    people = iter(range(sum(wanted)))
    found = evened([[EntrantId(next(people)) for _ in range(size)] for size in wanted])
    assert list(map(len, found)) == expected
    assert [one for division in found for one in division] == list(range(sum(wanted)))


def test_the_repeats_that_cannot_be_avoided_are_counted() -> None:
    """Unavoidable repeats are counted: two tables of three always keep two pairs together."""
    nobody = [[0] * 6 for _ in range(6)]
    assert least_repeats([((0, 1, 2), (3, 4, 5))], nobody, 1) == 2
    assert least_repeats([((0, 1), (2, 3), (4, 5))], nobody, 4) == 0
    everybody = [[int(one != other) for other in range(6)] for one in range(6)]
    assert least_repeats([((0, 1), (2, 3), (4, 5))], everybody, 1) == 3
