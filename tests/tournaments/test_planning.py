"""Planning of rounds: no avoidable repeats, compared with an exhaustive search for few people."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from tests.tournaments.play import ORGANISER, SPEC, Director, settings_of
from tournaments import Actor, FormatName, Pair, Phase, Settings, Withdraw, fold, history_of
from tournaments.formats.planning import Draw, designed_after, least_repeats, repeats, rounds_after

FIELDS = (2, 3, 4, 5, 7, 8, 11, 13, 16, 17, 31, 32)


def first_of(sizes: tuple[int, ...]) -> Draw:
    """Return a first round with people in order."""
    starts = [sum(sizes[:place]) for place in range(len(sizes))]
    return tuple(tuple(range(start, start + size)) for start, size in zip(starts, sizes, strict=True))


def nobody_met(people: int) -> list[list[int]]:
    return [[0] * people for _ in range(people)]


def draws_of(people: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[Draw]:
    """Yield every round with tables of these sizes, without equivalent ones."""
    if not sizes:
        yield ()
        return
    first, *others = people
    for size in dict.fromkeys(sizes):
        left = list(sizes)
        left.remove(size)
        for company in combinations(others, size - 1):
            rest = tuple(one for one in others if one not in company)
            for draw in draws_of(rest, tuple(left)):
                yield ((first, *company), *draw)


def least_of_all(sizes: tuple[int, ...], rounds: int) -> int:
    """Return the minimum number of repeats in this many rounds, by exhaustive search."""
    people = sum(sizes)
    every = [(draw, frozenset(pair for table in draw for pair in combinations(sorted(table), 2)))
             for draw in draws_of(tuple(range(people)), sizes)]  # fmt: skip
    first = frozenset(pair for table in first_of(sizes) for pair in combinations(table, 2))
    best = [1 << 30]

    def go_on(chosen: list[frozenset[tuple[int, int]]], cost: int, start: int) -> None:
        if cost >= best[0]:
            return
        if len(chosen) == rounds:
            best[0] = cost
            return
        for place in range(start, len(every)):
            pairs = every[place][1]
            go_on([*chosen, pairs], cost + sum(len(pairs & other) for other in chosen), place)

    go_on([first], 0, 0)
    return best[0]


@pytest.mark.parametrize(
    ("sizes", "rounds"),
    [
        ((3, 3), 2), ((3, 3), 3), ((3, 3), 4), ((4, 3), 3), ((4, 4), 2), ((4, 4), 3), ((4, 4), 4),
        ((3, 3, 2), 3), ((3, 2, 2), 3), ((3, 3, 3), 2), ((3, 3, 3), 3), ((4, 3, 2), 2), ((2, 2, 2), 4), ((2, 2, 2), 6),
    ],
)  # fmt: skip
def test_few_people_meet_as_rarely_again_as_they_can(sizes: tuple[int, ...], rounds: int) -> None:
    """The plan has the minimum of repeats, and the lower bound is not above it."""
    first, met = first_of(sizes), nobody_met(sum(sizes))
    found = repeats((first, *rounds_after(first, met, rounds - 1)), met)
    least = least_of_all(sizes, rounds)
    assert found == least
    assert least_repeats([first], met, rounds - 1) <= least


@pytest.mark.parametrize("count", FIELDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_design_everybody_sits_once_in_a_round_and_meets_nobody_twice(count: int, seats: int) -> None:
    """In a design everybody plays once per round and meets nobody twice, also with smaller tables."""
    for missing in {0, 1, count - 1} if seats > 2 else {0}:
        if seats > count and seats > 2:
            continue
        first = first_of((seats,) * (count - missing) + (seats - 1,) * missing)
        people = sum(map(len, first))
        after = list(designed_after(first))
        expected = 2 * count - 2 if seats == 2 else count - 1 + (seats == count and missing < 2)
        assert len(after) == expected
        for draw in after:
            assert sorted(one for table in draw for one in table) == list(range(people))
            assert sorted(map(len, draw)) == sorted(map(len, first))
        assert repeats((first, *after), nobody_met(people)) == 0


def played(people: int, seats: int, rounds: int, seed: int, format_: FormatName = FormatName.SWISS) -> Director:
    director = Director().opened(Settings(SPEC.id, format=format_, seats=seats, rounds=rounds), people)
    director.begun(str(seed)).play_out(Random(seed))
    return director


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "seats", "rounds"),
    [
        (16, 4, 5), (16, 4, 4), (15, 4, 4), (14, 4, 4), (13, 4, 4), (20, 4, 5), (28, 4, 6), (12, 3, 4), (9, 3, 4),
        (15, 3, 5), (21, 3, 7), (6, 2, 5), (6, 2, 4), (8, 2, 7), (10, 2, 9), (7, 2, 6), (7, 2, 7),
    ],
)  # fmt: skip
def test_nobody_meets_again_in_a_whole_tournament(people: int, seats: int, rounds: int) -> None:
    """Whatever the results, each round leaves later rounds without repeats."""
    for seed in range(5):
        director = played(people, seats, rounds, seed)
        history = history_of(director.tournament.rounds)
        assert max(history.met.values()) == 1
        assert max(history.byes.values(), default=0) <= 1


@pytest.mark.parametrize(("people", "seats"), [(16, 4), (9, 3), (13, 4), (10, 3)])
def test_everyone_meets_everyone_once_at_tables(people: int, seats: int) -> None:
    """At larger tables everyone meets everyone once if possible."""
    rounds = -(-(people - 1) // (seats - 1))
    director = played(people, seats, rounds, 1, FormatName.EVERYONE)
    assert max(history_of(director.tournament.rounds).met.values()) == 1


def test_who_leaves_upsets_the_plan_alone() -> None:
    """After a departure the next rounds are planned without that person, and the log folds."""
    director = Director().opened(settings_of(seats=4, rounds=5), 16).begun()
    dice = Random(3)
    while director.tournament.phase is not Phase.OVER:
        director.play_round(dice)
        if len(director.tournament.rounds) == 2:
            director.do(Withdraw(Actor(5, "P5"), 5))
        if director.tournament.phase is not Phase.OVER:
            director.do(Pair(ORGANISER))
    t = director.tournament
    sizes = [sorted(len(match.seats) for match in found.matches) for found in t.rounds]
    assert sizes == [[4] * 4] * 2 + [[3, 4, 4, 4]] * 3
    assert fold(director.log) == t


def test_like_points_meet_where_the_plan_leaves_a_choice() -> None:
    """With 32 people over five rounds the leaders meet, without repeats."""
    director = played(32, 4, 5, 7)
    t = director.tournament
    before = history_of(t.rounds[:-1])
    gaps = [
        max(points) - min(points)
        for match in t.rounds[-1].matches
        for points in [[before.points[one] for one in match.entrants]]
    ]
    order = sorted(before.points.values())
    far = [order[-1 - place] - order[place] for place in range(len(gaps))]
    assert sum(gaps) < 2 * sum(far) / 3
    assert max(history_of(t.rounds).met.values()) == 1
