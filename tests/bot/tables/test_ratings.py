"""Results follow from the end of a table; standings and ratings follow from results."""

from types import SimpleNamespace

import pytest
from openskill.models import PlackettLuce

from bot.tables.consent import REAL_MOVES, counts, unrated_reason
from bot.tables.deal import Start
from bot.tables.play import ComputerMove
from bot.tables.proposals import Concede
from bot.tables.ratings import (
    BEHIND_ALL,
    FIRST,
    SETTLED,
    GameResult,
    SeatResult,
    Tally,
    after_game,
    head_to_head,
    ranked,
    result_of,
    told_ratings,
)
from bot.tables.seats import Leave
from games import core
from games.core import Dice, Ending, Seat
from games.registry import GAMES

from .memory import MIRA, ODO, MemoryTable
from .test_consent import play

MIRA_ID, ODO_ID, FERN_ID = 1, 2, 3


def result(n: int, *places: tuple[int | str, int | None], ending: Ending = Ending.FINISHED) -> GameResult:
    """Return a game in which people (ids) or computers (names) had these places."""
    seats = tuple(
        SeatResult(
            Seat(seat), str(who), who if isinstance(who, int) else None, who if isinstance(who, str) else None, place,
            None if place is None else 10 - place,
        )
        for seat, (who, place) in enumerate(places)
    )  # fmt: skip
    return GameResult(f"table {n}", "tunhell", 5, float(n), ending, seats)


def tallies(games: list[GameResult]) -> dict[int | str, Tally]:
    """Return everybody's tally after these games."""
    found: dict[int | str, Tally] = {}
    for game in games:
        found |= after_game(found, game)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", ["poursuite", "winter"])
def test_a_game_played_to_its_end_has_a_result(game):
    """Places follow the game's ranking; an unfinished game has no result."""
    table, dice = MemoryTable.playing(game), Dice(f"result {game}")
    assert result_of(table.after, table.replay.entries[-1]) is None
    while core.decision(table.state) is not None:
        table.answer(dice)
    outcome, found = GAMES[game].outcome(table.state), result_of(table.after, table.replay.entries[-1])
    assert found is not None
    assert found.ending == outcome.ending
    assert {seat.seat for seat in found.seats if found.won_by(seat) or found.drawn_by(seat)} == set(outcome.winners)
    assert [seat.person for seat in found.seats] == [1, 2]


@pytest.mark.slow
def test_who_is_not_back_at_the_end_comes_last_and_the_points_of_the_seat_are_nobodys():
    table = MemoryTable.open("poursuite", 2)
    table.do(Start(MIRA, "seed"))
    table.do(Leave(MIRA))
    dice = Dice("left")
    while (now := core.decision(table.state)) is not None:
        seat = min(now.asks)
        choice = core.any_of(now.asks[seat], dice)
        if table.table.occupants[seat].computer is not None:
            table.do(ComputerMove(seat, table.tickets()[seat], choice))
        else:
            table.answer(dice, seat, choice)
    found = result_of(table.after, table.replay.entries[-1])
    assert found is not None
    left, stayed = found.seats
    assert (left.rated, left.place, left.total, stayed.rated) == (1, BEHIND_ALL, None, 2)
    after = after_game({}, found)
    told = told_ratings({}, after, found)
    assert [(said.values["sign"], said.values["left"]) for said in told] == [("down", 1), ("up", 0)]
    assert (after[1].won, after[1].survived, after[1].best) == (0, 0, None)


def test_leaving_costs_as_much_as_conceding():
    """Whatever the computer player makes of the seat, and never less; the other one gains the same."""
    conceded = result(1, (MIRA_ID, 2), (ODO_ID, 1), ending=Ending.CONCEDED)
    for place in (1, 2):
        left = result(1, (MIRA_ID, BEHIND_ALL), (ODO_ID, place))
        assert [tallies([left])[who].rating for who in (MIRA_ID, ODO_ID)] == [
            tallies([conceded])[who].rating for who in (MIRA_ID, ODO_ID)
        ]


@pytest.mark.parametrize("left", [1, 2, 3])
def test_nobody_is_worse_off_because_others_have_left(left):
    """Who stayed has at least what the ranking of those who stayed gives them; who left loses, whatever the ratings."""
    dice = Dice(f"left {left}")
    for n in range(200):
        stayed = range(1, 5 - left)
        before = {who: Tally(9, 4, 9, 9, (10 + dice.below(300) / 10, 1 + dice.below(70) / 10)) for who in range(1, 5)}
        apart = before | after_game(before, result(n, *((who, who) for who in stayed)))
        gone = ((who, BEHIND_ALL) for who in range(5 - left, 5))
        after = after_game(before, result(n, *((who, who) for who in stayed), *gone))
        assert all(after[who].skill[0] >= apart[who].skill[0] for who in stayed)
        assert all(after[who].skill[0] < before[who].skill[0] for who in range(5 - left, 5))


@pytest.mark.parametrize("people", [1, 2])
def test_a_game_of_one_person_against_computers_counts_and_changes_no_rating(people):
    """It is played, won and remembered like any other; with a second person at the table, the computers rate too."""
    table = MemoryTable.playing("poursuite", people, 3 - people)
    play(table, 9999)
    found = result_of(table.after, table.replay.entries[-1])
    assert found is not None
    assert unrated_reason(table.table) == ("alone" if people == 1 else None)
    assert found.is_rated is (people == 2), "the result alone says the same"
    before = {MIRA.id: Tally(7, 3, 7, 12, (26.0, 6.0))}
    after = after_game(before, found)
    assert after[MIRA.id].played == 8
    rated = {who for who, tally in after.items() if tally.skill != before.get(who, Tally()).skill}
    assert rated == (set() if people == 1 else set(after))
    assert len(told_ratings(before, after, found)) == (0 if people == 1 else 2)


def test_a_game_against_computers_alone_is_rated_from_the_moment_a_second_person_sits_down():
    """The rule looks at claims: a person who has left, but may come back, makes a second one."""
    reasons = {}
    for people in (1, 2):
        table = MemoryTable.playing("poursuite", people, 2)
        reasons[people] = unrated_reason(table.table)
        assert counts(table.table)
    assert reasons == {1: "alone", 2: None}
    table.do(Leave(ODO))
    assert unrated_reason(table.table) is None


def test_nobody_gains_by_conceding_to_an_empty_seat():
    table = MemoryTable.playing("poursuite", 2)
    dice = Dice("empty")
    while table.table.moves < 2 * REAL_MOVES:
        table.answer(dice)
    table.do(Leave(MIRA))
    table.do(Concede(ODO))
    found = result_of(table.after, table.replay.entries[-1])
    assert found is not None
    assert {who: tally.rating for who, tally in after_game({}, found).items()} == {ODO_ID: None}


def test_tied_seats_share_a_place_and_the_next_is_left_out():
    games = [result(1, (MIRA_ID, 1), (ODO_ID, 1), (FERN_ID, 3))]
    found = tallies(games)
    assert [found[who].drawn for who in (MIRA_ID, ODO_ID, FERN_ID)] == [1, 1, 0]
    assert found[MIRA_ID].rating == pytest.approx(found[ODO_ID].rating, abs=1)
    assert found[FERN_ID].rating < found[ODO_ID].rating


def test_a_player_who_keeps_winning_rises():
    games = [result(n, (MIRA_ID, 1), (ODO_ID, 2)) for n in range(SETTLED)]
    found = tallies(games)
    assert found[MIRA_ID].rating > 1000 > found[ODO_ID].rating
    assert found[MIRA_ID] == Tally(SETTLED, SETTLED, SETTLED, 9, found[MIRA_ID].skill, SETTLED)
    assert [who for who, _ in ranked(found.items())] == [MIRA_ID, ODO_ID]


def test_a_settled_rating_goes_before_a_lucky_beginner():
    games = [*(result(n, (MIRA_ID, 1), (ODO_ID, 2)) for n in range(SETTLED)), result(9, (FERN_ID, 1), (ODO_ID, 2))]
    assert next(who for who, _ in ranked(tallies(games).items())) == MIRA_ID


def test_only_games_that_change_a_rating_settle_it():
    """Games alone, against computers or lost together leave it uncertain; a kind at several seats counts once."""
    unrated = [
        *(result(n, (MIRA_ID, 1), ("thumb", 2)) for n in range(SETTLED)),
        result(8, (MIRA_ID, None), (ODO_ID, None), ending=Ending.LOST),
    ]
    rated = [result(9 + n, (MIRA_ID, 1), ("thumb", 2), ("thumb", 3), (ODO_ID, 4)) for n in range(SETTLED)]
    for count in range(SETTLED + 1):
        found = tallies([*unrated, *rated[:count]])
        for who in (MIRA_ID, "thumb"):
            assert (found[who].rated, found[who].is_settled) == (count, count == SETTLED)


def test_a_game_lost_together_changes_no_rating():
    lost = result(1, (MIRA_ID, None), (ODO_ID, None), ending=Ending.LOST)
    assert tallies([lost]) == {who: Tally(1, 0, 0, None, None) for who in (MIRA_ID, ODO_ID)}


def test_a_game_alone_has_no_rating_but_a_score():
    assert tallies([result(1, (MIRA_ID, 1))]) == {MIRA_ID: Tally(1, 1, 1, 9, None)}


def test_a_shared_first_place_is_a_draw_and_no_victory() -> None:
    """It counts as drawn for those who share it; in a game that everyone loses, nobody draws."""
    found = tallies([result(1, (MIRA_ID, 1), (ODO_ID, 1))])
    assert [(found[who].won, found[who].drawn) for who in (MIRA_ID, ODO_ID)] == [(0, 1), (0, 1)]
    lost = result(1, (MIRA_ID, 1), (ODO_ID, 1), ending=Ending.LOST)
    assert [(one.won, one.drawn) for one in tallies([lost]).values()] == [(0, 0), (0, 0)]


@pytest.mark.parametrize("level", ["easy", "strong"])
@pytest.mark.parametrize("place", [1, 2, 3])
def test_nobody_gains_or_loses_by_a_computer_player(level, place):
    """Wherever it finishes and whatever its strength, people are rated as if it had not been there; also who left."""
    before = {
        MIRA_ID: Tally(9, 4, 9, 9, (31.0, 4.0)),
        ODO_ID: Tally(skill=(20.0, 6.0)),
        level: Tally(skill=(35.0, 3.0)),
    }
    mira, odo = [one for one in (1, 2, 3) if one != place]
    for odo_at, alone_at in ((odo, 2), (BEHIND_ALL, BEHIND_ALL)):
        beside = after_game(before, result(1, (MIRA_ID, mira), (level, place), (ODO_ID, odo_at)))
        alone = after_game(before, result(1, (MIRA_ID, 1), (ODO_ID, alone_at)))
        assert [beside[who].skill for who in (MIRA_ID, ODO_ID)] == [alone[who].skill for who in (MIRA_ID, ODO_ID)]
        assert beside[level].skill != before[level].skill, "its own rating follows from the people it has met"


def test_computer_players_are_rated_by_their_kind():
    found = tallies([result(1, (MIRA_ID, 1), ("thumb", 2), ("thumb", 3), (ODO_ID, 4))])
    assert found["thumb"].played == 2
    assert found["thumb"].rating < found[MIRA_ID].rating


def test_computer_players_of_one_kind_alone_change_nothing():
    assert tallies([result(1, ("thumb", 1), ("thumb", 2))])["thumb"].rating is None


def test_two_people_are_compared_where_they_met():
    assert head_to_head([(1, 2), (1, 1), (3, 2), (1, 4)]) == (2, 1, 1)


def test_ratings_are_those_of_all_games_at_once():
    """Ratings updated game by game equal OpenSkill's for the whole sequence."""
    model, known = PlackettLuce(), {}
    rows = [{MIRA_ID: 1, ODO_ID: 2 + n % 2, FERN_ID: 3 - n % 2} for n in range(6)]
    for places in rows:
        teams = [[known.get(who) or model.rating()] for who in places]
        rated = model.rate(teams, ranks=[float(place) for place in places.values()])
        known |= {who: one for who, (one,) in zip(places, rated, strict=True)}
    found = tallies([result(n, *places.items()) for n, places in enumerate(rows)])
    assert {who: tally.skill for who, tally in found.items()} == {
        who: (one.mu, one.sigma) for who, one in known.items()
    }
    assert {who: tally.rating for who, tally in found.items()} == {
        who: round(1000 + 20 * (one.mu - 25)) for who, one in known.items()
    }


def test_the_first_game_of_two_newcomers_gives_one_what_it_takes_from_the_other():
    found = tallies([result(1, (MIRA_ID, 1), (ODO_ID, 2))])
    won, lost = (found[who].rating - FIRST for who in (MIRA_ID, ODO_ID))
    assert won == -lost > 0


def test_the_change_of_each_rating_is_told():
    """Rating changes are announced for people, starting from 1,000."""
    game = result(1, (MIRA_ID, 1), (ODO_ID, 2), ("strong", 3))
    after = after_game({}, game)
    ratings = [after[who].rating for who in (MIRA_ID, ODO_ID)]
    told = [(said.values["seat"], said.values["rating"], said.values["sign"], said.values["by"])
            for said in told_ratings({}, after, game)]  # fmt: skip
    assert told == [(0, ratings[0], "up", ratings[0] - 1000), (1, ratings[1], "down", 1000 - ratings[1])]
    lost = result(2, (ODO_ID, 1), (MIRA_ID, 2))
    now = after_game(after, lost)
    down = told_ratings(after, now, lost)[1].values
    assert (down["sign"], down["by"]) == ("down", after[MIRA_ID].rating - now[MIRA_ID].rating)
    assert [said.values["first"] for said in told_ratings({}, after, game)] == [1, 1]
    assert down["first"] == 0, "the second game"


@pytest.mark.parametrize(("after", "sign", "by"), [(1001, "up", 1), (999, "down", 1), (1000, "same", 0)])
def test_the_direction_of_even_the_smallest_change_is_told(after, sign, by):
    """A rating that stays as it was is told as such."""
    ratings = [{MIRA_ID: SimpleNamespace(rating=rating)} for rating in (1000, after)]
    ratings = [one | {ODO_ID: SimpleNamespace(rating=None)} for one in ratings]
    (said,) = told_ratings(*ratings, result(1, (MIRA_ID, 1), (ODO_ID, 2), ("strong", 3)))
    assert (said.values["sign"], said.values["by"], said.values["rating"]) == (sign, by, after)
