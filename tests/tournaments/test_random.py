"""Random tournaments of every format: logs fold, rounds are valid, repeats and seats are balanced."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from games.core import Refusal
from tests.house.play import AMOUNT
from tests.tournaments.play import ORGANISER, SPEC, TOGETHER, Director
from tournaments import (
    TOURNAMENTS,
    WIN,
    Actor,
    Correct,
    Enrol,
    Exclude,
    FormatName,
    History,
    Late,
    NextSeason,
    Pair,
    Pause,
    Phase,
    Replace,
    Resume,
    Settings,
    Slot,
    Tournament,
    Withdraw,
    fold,
    history_of,
    standings,
    timers_for,
)
from tournaments.formats import planning

FEW = 8
FORMATS = [*FormatName]
LOT = max(len(FORMATS), round(400 * AMOUNT))
"""Number of random tournaments played together."""


@pytest.fixture
def _planned_in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the search for plans, on which these tests do not depend."""
    for effort in ("EFFORT", "LATER"):
        monkeypatch.setattr(planning, effort, 500)


def random_settings(dice: Random, format_: FormatName) -> Settings:
    """Return random settings of a format."""
    together = format_ is FormatName.SURVIVAL
    return Settings(
        (TOGETHER if together else SPEC).id,
        format=format_,
        seats=dice.choice([1, 2, 3, 4] if together else [2, 2, 3, 4]),
        rounds=dice.choice([None, None, 3, 5]) if format_ in {FormatName.SWISS, FormatName.SURVIVAL} else None,
        same_deal=dice.random() < 0.3,
        computer=dice.choice([None, None, "normal"]),
        round_s=dice.choice([None, 3600.0]),
        late=dice.choice([*Late]),
        group_size=dice.choice([4, 5, 6]),
    )


def play(number: int) -> Director:
    """Play one random tournament with departures, corrections and random results."""
    dice = Random(number)
    format_ = FORMATS[number % len(FORMATS)]
    settings = random_settings(dice, format_)
    spec = TOGETHER if format_ is FormatName.SURVIVAL else SPEC
    people = dice.choice([dice.randint(4, FEW), dice.randint(8, 20)])
    director = Director(spec).opened(settings, people, [dice.random() for _ in range(people)]).begun(str(number))
    is_calm = dice.random() < 0.5
    for _ in range(60):
        if not is_calm:
            trouble(director, dice)
        if director.tournament.phase is Phase.OVER:
            break
        if dice.random() < 0.15 and settings.round_s:
            time_up(director)
        director.play_round(dice)
        if director.tournament.phase is Phase.OVER:
            break
        director.do(Pair(ORGANISER, "secret"))
        if director.tournament.phase is Phase.OVER:
            break
    assert director.tournament.phase is Phase.OVER
    return director


def trouble(director: Director, dice: Random) -> None:
    """Give commands that may be refused, without effect if so."""
    t = director.tournament
    person = dice.choice([one.person for one in t.entrants])
    tried = dice.choice(["withdraw", "exclude", "replace", "pause", "correct", "none", "none", "none"])
    if tried == "withdraw":
        director.ask(Withdraw(Actor(person, "P"), person))
    elif tried == "exclude" and dice.random() < 0.4:
        director.ask(Exclude(ORGANISER, person, "unfair"))
    elif tried == "replace":
        director.ask(Replace(ORGANISER, person, 1000 + len(director.log), "New"))
    elif tried == "pause":
        director.do(Pause(ORGANISER))
        assert timers_for(director.tournament) == ()
        director.now += 100
        director.do(Resume(ORGANISER))
    elif tried == "correct" and t.rounds:
        found = dice.choice(t.rounds)
        match = dice.choice(found.matches) if found.matches else None
        if match is not None:
            places = tuple(range(1, len(match.seats) + 1))
            director.ask(
                Correct(ORGANISER, found.number, match.number, places, (None,) * len(places), "a mistake")
            )  # fmt: skip


def time_up(director: Director) -> None:
    """Let the round's time run out."""
    for timer in timers_for(director.tournament):
        if timer.kind in {"reminder", "close"}:
            director.now = max(director.now, timer.at)
            answer = director.ask(timer.command())
            assert not isinstance(answer, Refusal)


def check(director: Director) -> None:
    """Check the invariants of tournaments."""
    t = director.tournament
    assert fold(director.log) == t
    assert TOURNAMENTS.load(TOURNAMENTS.dump(t)) == t
    for found in t.rounds:
        present = [one for match in found.matches for one in match.entrants] + [*found.byes]
        assert len(present) == len(set(present)), "twice in a round"
        assert all(match.entrants and match.result for match in found.matches) or not t.is_complete
    rows = standings(t)
    assert len({row.entrant for row in rows}) == len(rows)
    assert [row.rank for row in rows] == sorted(row.rank for row in rows)


def pairings_of(people: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Yield every pairing of people, with a bye for odd numbers."""
    if not people:
        yield []
        return
    if len(people) % 2:
        for one in people:
            for rest in pairings_of([other for other in people if other != one]):
                yield [(one,), *rest]
        return
    first, *others = people
    for other in others:
        for rest in pairings_of([each for each in others if each != other]):
            yield [(first, other), *rest]


def divisions_of(people: Sequence[int], sizes: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """Yield every division of people into tables of these sizes."""
    if not sizes:
        yield []
        return
    for table in combinations(people, sizes[0]):
        rest = [one for one in people if one not in table]
        for more in divisions_of(rest, sizes[1:]):
            yield [table, *more]


def repeats(tables: Sequence[Sequence[int]], history: History) -> int:
    """Return how many earlier meetings these tables repeat."""
    return sum(
        history.met.get((min(pair), max(pair)), 0) for table in tables for pair in combinations(table, 2)
    )  # fmt: skip


def avoidable_repeats(t: Tournament) -> tuple[int, int]:
    """Return how many rounds of a small Swiss were checked exhaustively, and how many repeat too much."""
    compared = wrong = 0
    for number, found in enumerate(t.rounds):
        people = sorted([one for match in found.matches for one in match.entrants] + [*found.byes])
        if t.settings.format is not FormatName.SWISS or len(people) > FEW or number == 0:
            continue
        history = history_of(t.rounds[:number])
        tables = [match.entrants for match in found.matches]
        if t.settings.seats == 2:
            least = min(repeats(each, history) for each in pairings_of(people))
        else:
            staying = [one for one in people if one not in found.byes]
            sizes = tuple(len(table) for table in tables)
            if sum(sizes) != len(staying) or 1 in sizes:
                continue
            least = min(repeats(each, history) for each in divisions_of(staying, sizes))
        compared += 1
        wrong += repeats(tables, history) > least
    return compared, wrong


def imbalance(t: Tournament) -> int:
    """Return the largest deviation from anybody's share of first seats, in twelfths."""
    history = history_of(t.rounds)
    return max(map(abs, history.firsts.values()), default=0)


def look_at(numbers: range) -> Counter[str]:
    """Play these random tournaments and count observations."""
    found: Counter[str] = Counter()
    for number in numbers:
        director = play(number)
        check(director)
        t = director.tournament
        compared, wrong = avoidable_repeats(t)
        found["tournaments"] += 1
        found["rounds"] += len(t.rounds)
        found["tables"] += sum(len(each.matches) for each in t.rounds)
        found["compared"] += compared
        found["wrong"] += wrong
        if t.settings.seats == 2 and t.settings.format in {FormatName.SWISS, FormatName.EVERYONE}:
            found["worst of two"] = max(found["worst of two"], imbalance(t))
        elif t.settings.seats > 1:
            found["worst of several"] = max(found["worst of several"], imbalance(t))
    return found


@pytest.mark.usefixtures("_planned_in_haste")
def test_fifty_random_tournaments_keep_what_is_promised() -> None:
    """Fifty tournaments of all formats, with people joining and leaving, keep the invariants."""
    found = look_at(range(54))
    assert found["compared"] > 0
    assert found["wrong"] == 0
    assert found["worst of two"] <= 2 * WIN
    assert found["worst of several"] <= 3 * WIN


@pytest.mark.slow
@pytest.mark.usefixtures("_planned_in_haste")
@pytest.mark.parametrize("lot", range(4))
def test_more_random_tournaments_keep_what_is_promised(lot: int) -> None:
    """Hundreds of tournaments keep the invariants; small fields are checked exhaustively."""
    found = look_at(range(54 + lot * LOT, 54 + (lot + 1) * LOT))
    assert found["wrong"] == 0
    assert found["worst of two"] <= 2 * WIN
    assert found["worst of several"] <= 3 * WIN


@pytest.mark.slow
@pytest.mark.usefixtures("_planned_in_haste")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("people", range(3, FEW + 1))
def test_no_round_of_a_small_swiss_repeats_more_than_it_must(people: int, seats: int) -> None:
    """No round of a small Swiss has more repeats than the best possible pairing."""
    for number in range(6):
        if people < seats:
            continue
        settings = Settings(SPEC.id, seats=seats, rounds=people + 1)
        director = Director().opened(settings, people).begun(str(number))
        director.play_out(Random(number))
        compared, wrong = avoidable_repeats(director.tournament)
        assert (compared > 0, wrong) == (True, 0)


@pytest.mark.parametrize("people", range(3, 33))
@pytest.mark.parametrize(("format_", "chances"), [(FormatName.KNOCK_OUT, 1), (FormatName.SECOND_CHANCE, 2)])
def test_a_knock_out_leaves_one_winner(format_: FormatName, chances: int, people: int) -> None:
    """Everybody else has lost once, or twice in a double knock-out, and the winner less often than that."""
    settings = Settings(SPEC.id, format=format_)
    director = Director().opened(settings, people).begun()
    director.play_out(Random(people))
    losses: Counter[int] = Counter()
    for _, match in director.tournament.matches():
        assert match.result is not None
        order = sorted(range(2), key=lambda seat: (match.result.places[seat], -seat))  # type: ignore[union-attr]  # just checked
        loser = match.seats[order[1]]
        assert loser is not None
        losses[loser] += 1
    first = standings(director.tournament)[0]
    assert losses[first.entrant] < chances
    assert all(losses[one] == chances for one in range(people) if one != first.entrant)
    assert len(director.tournament.rounds) - director.tournament.planned in range(chances) or people < 4


@pytest.mark.usefixtures("_planned_in_haste")
@pytest.mark.parametrize("people", range(4, 17))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_meets_everyone(people: int, seats: int) -> None:
    """Pairs meet exactly once; at larger tables at least half of all pairs meet."""
    director = Director().opened(Settings(SPEC.id, format=FormatName.EVERYONE, seats=seats), people).begun()
    director.play_out(Random(people))
    history = history_of(director.tournament.rounds)
    if seats == 2:
        assert sorted(history.met) == list(combinations(range(people), 2))
        assert set(history.met.values()) == {1}
        assert imbalance(director.tournament) <= WIN // 2
    assert sum(1 for _ in history.met) >= people * (people - 1) // 4


def test_groups_send_their_best_into_a_bracket() -> None:
    """Two groups of four lead to semi-finals across groups and a final."""
    director = Director().opened(Settings(SPEC.id, format=FormatName.GROUPS), 8).begun()
    director.play_out(Random(3))
    slots = [{match.slot for match in found.matches} for found in director.tournament.rounds]
    assert slots == [{Slot.GROUP}] * 3 + [{Slot.WINNERS}, {Slot.FINAL}]
    group_of = {one: match.group for match in director.tournament.rounds[0].matches for one in match.entrants}
    semis = director.tournament.rounds[3].matches
    assert [len({group_of[one] for one in match.entrants}) for match in semis] == [2, 2]


def test_a_league_moves_people_up_and_down() -> None:
    """A league of two divisions over two seasons moves people, with a newcomer at the bottom."""
    settings = Settings(SPEC.id, format=FormatName.LEAGUE, group_size=6, advance=2)
    director = Director().opened(settings, 12, [12 - number for number in range(12)]).begun()
    assert [one.division for one in director.tournament.entrants] == [0] * 6 + [1] * 6
    director.play_out(Random(1))
    director.do(Enrol(Actor(50, "Nia"), 50, "Nia"))
    director.do(NextSeason(ORGANISER, "luck", "secret"))
    t = director.tournament
    assert t.season == 2
    assert t.phase is Phase.PLAYING
    (past,) = t.seasons
    down = [row.entrant for row in past.rows if row.division == 0 and row.to == 1]
    up = [row.entrant for row in past.rows if row.division == 1 and row.to == 0]
    assert len(down) == len(up) == 2
    assert t.entrants[12].division == 1
    director.play_out(Random(2))
    assert fold(director.log) == director.tournament
