"""Reviews of finished games use the seat's knowledge, add up, and make no unsupported claims."""

import json
from dataclasses import replace
from functools import cache
from math import hypot
from pathlib import Path

import pytest

from bot.model import Occupant, Phase, Table
from bot.tables.turning_points import TURNED, course
from games import core
from games.__main__ import main
from games.core import Deal, Dice, OneOf, Refusal, Seat, say
from games.positions import begin_from, save_position
from games.registry import GAMES
from games.review import estimating
from games.review.account import LEAST, SURE, Part, Review, swung
from games.review.estimating import estimate
from games.review.line import Said, line
from games.review.reviewing import _Reviewer, review
from games.review.sentences import luck_and_choice, sentences
from games.review.weighing import Weighing, compare, is_forced
from games.transcript import Replay, replay
from locales import LOCALES, Locale, Speaker, words
from tests.pictures.reviewed import invented
from tests.test_transcript import Recorder
from tools.arena.blunders import last_of, planted, play_on, record
from tools.arena.match import AnyGame, player

SHORT = Deal(2, "review 1", {"board": "short"})
SMALL = 500
"""Number of simulations in a test's review."""
every_language = pytest.mark.parametrize("locale", LOCALES)


@cache
def played(game: str = "poursuite") -> Replay:
    """Return a replayed game between computer players."""
    room, deal = GAMES[game], SHORT if game == "poursuite" else Deal(2, "review")
    moves = play_on(room, core.reopen(room.begin(deal), at=1), player(room, "easy"), Dice(deal.seed))
    return replay(record(room, deal, moves))


@cache
def told(seed: str = "one") -> tuple[Review, ...]:
    """Return all results of a small review in order."""
    return tuple(review(played(), Seat(0), seed, simulations=SMALL))


def test_the_parts_add_up_to_the_result() -> None:
    """At every stage, start, luck, own choices and those of the others add up to the end."""
    for found in told():
        parts = found.parts
        assert parts.start == 0.5
        assert parts.end in {0.0, 0.5, 1.0}
        assert parts.luck.share == pytest.approx(
            parts.end - parts.start - parts.own.share - parts.rivals.share, abs=1e-12
        )
        assert parts.luck.error == pytest.approx(hypot(parts.own.error, parts.rivals.error))


def test_it_is_told_as_it_is_found() -> None:
    """The first result comes early with the curve of all turns; the last one is complete."""
    first, *_, last = told()
    assert first.progress < 0.1
    assert {one.entry for one in first.points} <= {one.entry for one in last.points}
    assert [found.is_done for found in told()] == [False] * (len(told()) - 1) + [True]
    assert [found.progress for found in told()] == sorted(found.progress for found in told())
    assert last.weighed == last.decisions


@pytest.mark.slow
def test_a_game_that_can_still_be_lost_or_won_by_all_is_reviewed() -> None:
    """A game that all win or lose together is reviewed, with simulations of both ends."""
    room, deal = GAMES["winter"], Deal(1, "review")
    moves = play_on(room, core.reopen(room.begin(deal), at=1), player(room, "easy"), Dice(deal.seed))
    *_, last = review(replay(record(room, deal, moves)), Seat(0), "one", simulations=SMALL // 20)  # 70 ms each
    assert last.is_done


def test_the_same_seed_gives_the_same_review() -> None:
    """Equal seeds give equal reviews."""
    assert last_of(review(played(), Seat(0), "one", simulations=SMALL)) == told()[-1]


@pytest.mark.slow
def test_the_review_and_the_final_score_tell_the_same_chances_of_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the final score says of the decisive turn lies on the curve of everybody's review."""
    monkeypatch.setattr(estimating, "MOST", 8)
    again = played()
    assert again.outcome is not None
    heard = [(n, event) for n, state in sorted(again.positions.items()) for event in state.told if event.to is None]
    occupants = (Occupant("Mira", 1), Occupant("Odo", 2))
    table = Table("t", again.game.id, 5, 10, 1, "en", Phase.OVER, n=max(again.positions), occupants=occupants)
    (turned,) = course(table, again.outcome, heard, again.positions.get).told
    assert turned.id == TURNED
    assert turned.values["before"] <= 75
    for seat in (Seat(0), Seat(1)):
        found = last_of(review(again, seat, "same", simulations=20))
        curve = [round(100 * point.shares[again.outcome.winners[0]]) for point in found.points]
        assert turned.values["before"] in curve
        assert turned.values["after"] in curve[curve.index(turned.values["before"]) + 1 :]


def test_what_speaks_against_an_answer_is_no_reason_for_it() -> None:
    """A fault of the better answer is not told in its favour; one of the weaker answer is told against it."""
    again, against = played(), 0
    assert again.game.search is not None
    made = _Reviewer(again, Seat(0), Dice("faults"), None, 1)
    for one in line(again):
        now = core.decision(one.before)
        assert now is not None
        shape = now.asks[one.seat]
        for other in (shape.choices if isinstance(shape, OneOf) else ())[:8]:
            weighing = Weighing(again.game.search, one, Dice("faults").quick())
            weighing.settle(other)
            found = made._judged(weighing)
            assert not again.game.faults & {reason.id for reason in (*found.reasons, *found.others)}
            against += bool(found.against)
    assert against


def test_an_answer_that_never_took_effect_is_not_judged() -> None:
    """When a game is given up while all choose in secret, what some had already chosen does not count."""
    again = played("dungeon_lords")
    begun = next(n for n in sorted(again.positions) if again.positions[n].answers)
    kept = [entry for entry in again.transcript.entries if entry.n <= begun]
    left = replay(again.transcript.model_copy(update={"entries": tuple(kept), "result": None}))
    assert left.last.answers
    assert [one.entry for one in line(left)] == [entry.n for entry in kept[:-1]]


def test_a_forced_decision_is_never_judged() -> None:
    """Decisions with one legal answer are not judged."""
    said = [one for one in line(played()) if one.seat == 0]
    forced = {one.entry for one in said if is_forced(one)}
    assert forced
    assert told()[-1].decisions == len(said) - len(forced)
    assert not forced & {one.entry for one in told()[-1].turning_points}


@pytest.mark.parametrize("game", ["tunhell", "dungeon_lords"])
def test_nothing_is_judged_from_hindsight(game: str) -> None:
    """Re-dealing what the seat could not know changes no figure of a judgement."""
    room = GAMES[game]
    assert room.search is not None
    chosen = [one for one in line(played(game)) if not is_forced(one)][4::60]
    assert len(chosen) > 1
    for one in chosen:
        other = room.imagine(one.before, one.seat, Dice("another world"))
        assert [_figures(room.search, one), _figures(room.search, one)] == [
            _figures(room.search, Said(one.entry, one.turn, one.when, one.seat, other, one.choice, is_own=True)),
            _figures(room.search, one),
        ]


def _figures(search: core.Search[core.State], said: Said) -> object:
    weighing = Weighing(search, said, Dice("hindsight").quick())
    weighing.search()
    weighing.settle()
    if weighing.other is None:
        return None
    weighing.judge()
    return weighing.other, weighing.lead, weighing.gap.mean, weighing.worth, weighing.reasons(weighing.other)


def test_a_sure_end_leaves_nothing_to_luck() -> None:
    """In a game that is already decided, luck and choices have no effect."""
    again = played()
    room, search, winner = again.game, again.game.search, again.game.outcome(again.last).winners[0]
    assert search is not None
    sure = line(again)[-1].before
    for one in reversed(line(again)):
        if estimate(search, one.before)[winner].mean < 1:
            break
        sure = one.before
    late = _begun_at(room, sure)
    assert late.outcome is not None
    for seat in (Seat(0), Seat(1)):
        found = last_of(review(late, seat, "sure", simulations=200))
        end = float(seat in late.outcome.winners)
        assert (found.parts.start, found.parts.luck.share, found.parts.own.share, found.parts.end) == (
            end,
            0.0,
            0.0,
            end,
        )
        assert not found.turning_points


def _begun_at(room: AnyGame, state: core.State) -> Replay:
    """Return the record of a game from a position, with random numbers of a new seed."""
    position = json.loads(save_position(room, state))
    moves = play_on(room, begin_from(room, json.dumps(position), "late", 1), player(room, "normal"), Dice("late"))
    made = record(room, Deal(state.seats, "late", state.options, edition=state.edition), moves)
    return replay(made.model_copy(update={"position": position}))


@pytest.mark.parametrize("game", ["poursuite", "tunhell"])
def test_what_was_taken_back_does_not_count(game: str) -> None:
    """The line of a game omits steps that were taken back."""
    again = replay(Recorder(game).played())
    said = line(again)
    assert len(said) < len(again.transcript.entries)
    state = again.positions[again.transcript.dealt]
    for one in said:
        state = core.apply(state, one.seat, one.choice)
    assert again.game.outcome(state) == again.outcome


@pytest.mark.slow
def test_a_planted_blunder_is_named() -> None:
    """The worst legal answer in place of a good one is the first mistake named."""
    room = GAMES["poursuite"]
    made = planted(room, SHORT, player(room, "normal"), Seat(0))
    assert made is not None
    moves, place, cost = made
    assert cost > 0.1
    found = last_of(review(replay(record(room, SHORT, moves)), Seat(0), "blunder", simulations=600))
    assert place + 2 in [one.entry for one in found.costs]


FULL_WAGON = """
board standard, variant standard
seats 2, first Y, active Y
wagon 1: D8 E=G N=Y S=Y W=Y
wagon 2: D6 N=G W=G
prisoners: -
wotan: C8
hands: Y0 G0
treasures: Y5 G5 of 10
die: 3
ran: 0
plan: moving Y 3; turn G
"""


def test_what_is_brought_home_counts_more_than_what_may_still_be() -> None:
    """With three moles at the cave's door, taking four treasures now is not a mistake.

    Just after the answer the adviser's estimate says otherwise, because it values moles that are still aboard, but
    simulations to the end show that arriving wins far more often.
    """
    room, seat = GAMES["poursuite"], Seat(0)
    state = core.reopen(room.read_position(FULL_WAGON.strip()), at=1)
    arrive, ride_on = core.read_choice("poursuite", "move 1 d9 right"), core.read_choice("poursuite", "move 2 d9 left")
    assert room.search is not None
    assert arrive is not None
    assert ride_on is not None
    games = iter(range(60))
    found = compare(room.search, state, seat, (arrive, ride_on), "full wagon", lambda: float(next(games, 99) == 99))
    assert found.share > SURE * found.error


def test_what_the_search_cannot_tell_is_not_named() -> None:
    """Gaps below two standard errors, or too small, are not named."""
    one = next(iter(invented(3, 3).costs))
    gaps = {Part(-0.1, 0.04): True, Part(-0.1, 0.06): False, Part(-LEAST / 2, 0.0001): False, Part(0.3, 0.1): True}
    assert {gap: replace(one, gap=gap).is_named for gap in gaps} == gaps


def test_a_judgement_gives_no_reason_for_both_answers() -> None:
    """What holds for both does not tell them apart."""
    found = told()[-1]
    assert found.turning_points
    for one in found.turning_points:
        assert not set(one.others) & set(one.reasons)


def test_reasons_that_hold_for_both_answers_are_left_out() -> None:
    """Reasons common to both answers are left out, unless there are no others."""
    one, both, other = say("lantern-one"), say("lantern-both"), say("lantern-other")
    assert core.distinct_reasons((one, both), (both, other)) == ((one,), (other,))
    assert core.distinct_reasons((both,), (both, other)) == ((both,), (other,))


def test_the_curve_begins_where_the_figures_do() -> None:
    """Whatever an estimate of the deal says, everybody begins with an equal share."""
    assert all(one.points[0].shares == (0.5, 0.5) == (one.parts.start, 1 - one.parts.start) for one in told())


@every_language
def test_a_review_is_told_in_sentences(locale: Locale) -> None:
    """What decided the game comes first, then the costliest decisions, and luck and choice, without developer text."""
    speak = Speaker(words(locale), "tunhell", ("Mira", "Odo", "Zoé"))
    texts = [speak(sentence) for found in (invented(3, 3), invented(1, 0)) for sentence in sentences(found)]
    assert all("{" not in text and "-" not in text.replace("-vous", "") for text in texts), texts
    expected = {"en": "Against you: your own choices −22 (±6)", "fr": "Contre vous\u00a0: vos propres choix −22 (±6)"}
    assert expected[locale] in speak(luck_and_choice(invented(3, 3)))


def test_what_cannot_be_reviewed_is_refused() -> None:
    """Games given up after too few decisions and unknown seats are refused."""
    whole = played()
    broken = whole.transcript.model_copy(update={"entries": whole.transcript.entries[:5], "result": None})
    for again, seat, reason in ((replay(broken), 0, "review-too-brief"), (whole, 2, "review-no-seat")):
        with pytest.raises(Refusal) as refused:
            review(again, Seat(seat), "x")
        assert refused.value.say.id == reason


def test_nothing_is_put_down_to_luck_if_no_decision_could_be_weighed() -> None:
    """A review whose time was too short for its decisions says only that, and where the points came from."""
    found = last_of(review(played(), Seat(0), "busy", lambda: 1.0))
    assert (found.is_done, found.weighed, found.is_weighed) == (True, 0, False)
    assert [sentence.id for sentence in sentences(found)] == ["review-lead", "review-no-time"]


def test_decisions_are_weighed_in_the_time_that_the_curve_has_left() -> None:
    """A curve that takes most of the budget leaves no phase without its share of the rest."""
    ticks = iter(range(10**6))
    found = last_of(review(played(), Seat(0), "late", lambda: 0.9 + next(ticks) / 10**4))
    assert found.is_weighed


def test_the_terminal_prints_a_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`python -m games review FILE` prints the review and writes its picture; other files are refused."""
    file, picture = tmp_path / "game.json", tmp_path / "curve.png"
    file.write_text(played().transcript.dump(), "utf-8")
    assert main(["review", str(file), "--seconds", "2", "--lang", "en", "--picture", str(picture)]) == 0
    assert "Your chance of winning went from 50%, an equal share, to " in capsys.readouterr().out
    assert picture.read_bytes().startswith(b"\x89PNG")
    file.write_text("{}", "utf-8")
    assert main(["review", str(file), "--lang", "en"]) == 1
    assert capsys.readouterr().out.startswith("! This is not the record of a game")


@pytest.mark.parametrize(
    ("curve", "is_swinging"),
    [
        ((), False),
        ((0.5, 0.6, 0.8, 1), False),
        ((0.5, 0.45, 0.6, 0.55, 0.9, 0.85, 1), False),
        ((0.5, 0.2, 1), False),
        ((0.5, 0.8, 0.3, 0.9), True),
        ((0.5, 0.2, 0.7, 0.1), True),
    ],
)
def test_a_game_swings_to_and_fro_only_if_its_curve_turns_around_twice(
    curve: tuple[float, ...], is_swinging: bool
) -> None:
    """A curve that climbs and stays, or turns around once, is no swinging game."""
    assert swung(curve) == is_swinging
