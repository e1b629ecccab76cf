"""The turning point of a game with the event that caused it, and its highlights with their reasons."""

from dataclasses import dataclass, replace
from types import SimpleNamespace

import pytest

from bot.model import Occupant, Phase, Table
from bot.present.speech import sentence
from bot.tables.turning_points import BY_CHANCES, BY_POINTS, DRAWN, GRADUAL, HELPED, TURNED, course, entry_of
from games.core import Dice, Event, EventKinds, Number, OneOf, Outcome, Say, Score, Seat, say
from locales import words

GAME_OF = "bot.tables.turning_points.game_of"
TABLE = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, n=9, occupants=(Occupant("Mira", 1), Occupant("Odo", 2)))
HEADING = Event(say("core-turn", seat=0), is_heading=True)


@dataclass(frozen=True)
class Position:
    """A position of a made-up game: the first seat's chance of winning, and who would win by points."""

    chance: float
    winners: tuple[int, ...] = (0,)
    points: int = 0
    seats: int = 2
    memo: object = None
    agenda: tuple[object, ...] = ()


def estimated(search, state):
    """Return the estimates of the made-up game."""
    return [SimpleNamespace(mean=chance) for chance in (state.chance, 1 - state.chance)]


def stub(outcome, **more):
    """Return a game that has only what the course of a game looks at; `more` overrides it."""
    bare = {"events": EventKinds(scored=frozenset({"told"})), "search": None, "concession": None}
    return SimpleNamespace(outcome=outcome, standing=outcome, **{**bare, **more})


def unknown(*_):
    """Return that a move brought no points."""
    return 0


def course_of(
    monkeypatch, heard, chances, *, rounds=(), scored=("told",), winners=(0,), leaders=None, worth=unknown, asked=None
):
    """Return the course of a game with these events and these chances of its winner after each entry.

    `asked` has the answers that were possible after an entry, if any are looked at.
    """

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), int(n in state.winners), {}) for n in (0, 1)])

    kinds = {"scored": scored, "reveals": ("shown", "hurt"), "rounds": rounds, "setbacks": ("hurt",)}
    events = EventKinds(**{kind: frozenset(ids) for kind, ids in kinds.items()})
    game = stub(outcome, search="any", pictures=SimpleNamespace(told={"offered"}), events=events)
    monkeypatch.setattr(GAME_OF, lambda _: game)
    monkeypatch.setattr("games.review.finished.estimate", estimated)
    monkeypatch.setattr("bot.tables.turning_points.worth", worth)
    who = leaders or [winners] * len(chances)
    asks = {n: SimpleNamespace(asks={Seat(0): OneOf(shape)}, sealed=False) for n, shape in (asked or {}).items()}
    at = {n: Position(chance, who[n], memo=asks.get(n)) for n, chance in enumerate(chances)}
    table = replace(TABLE, n=len(chances) - 1)
    return course(table, outcome(at[len(chances) - 1]), heard, at.get)


def turns(*told):
    """Return events: a heading told before each entry's own event, from entry 0 on."""
    return [(n, event) for n, said in enumerate(told) for event in (HEADING, Event(said))]


WON, IDLE = say("told", seat=0), say("idle", seat=0)


def test_the_turn_that_decided_is_the_one_that_raised_the_chance_most_for_good(monkeypatch):
    """The decisive turn raised the winner's chance most for good: a larger rise that is lost again does not count."""
    chances = [0.4, 0.4, 0.8, 0.45, 0.5, 0.8, 1.0]
    (told,) = course_of(monkeypatch, turns(*[IDLE] * 5, WON, IDLE), chances).told
    assert (told.id, told.values["when"].values["n"]) == (TURNED, 6)
    assert (told.values["before"], told.values["after"]) == (50, 80)
    assert told.values["told"] == WON


def test_a_game_turns_while_it_is_open_not_when_it_is_as_good_as_won(monkeypatch):
    """A steep rise that was half lost for a while counts before a greater one of somebody who was ahead already."""
    chances = [0.4, 0.4, 0.56, 0.9, 0.76, 0.78, 0.99, 1.0]
    (told,) = course_of(monkeypatch, turns(*[WON] * 8), chances).told
    assert (told.values["when"].values["n"], told.values["before"], told.values["after"]) == (4, 56, 90)


def test_a_long_game_may_have_turned_within_a_few_turns_together(monkeypatch):
    """If the chance rose turn by turn, the turns are named together, not the last of them."""
    rise = [0.5, 0.59, 0.68, 0.77, 0.86, 0.99]
    chances = [*[0.34] * 20, *[0.34 + n / 440 for n in range(70)], *[rise[0]] * 5, *rise, *[1.0] * 24]
    (told,) = course_of(monkeypatch, turns(*[WON] * 125), chances).told
    values = told.values["when"].values
    assert told.id == TURNED
    assert values["first"] < values["n"] < values["first"] + 6
    assert 95 <= values["first"] <= 97
    assert (told.values["before"] <= 75, told.values["after"] >= 76, told.values["last"]) == (True, True, 0)
    line = sentence(words("en"), replaced(told), TABLE)
    assert f"The decisive moment came between turns {values['first']} and {values['n']} of 125:" in line


@pytest.mark.parametrize("seed", range(60))
def test_the_moment_named_is_a_steep_part_of_the_curve(monkeypatch, seed):
    """However a game went: it begins in the open, and no turn that began in the open rose by more, and for good."""
    dice, chance, chances = Dice(f"curve {seed}"), 0.4, [0.4]
    for _ in range(dice.below(25) + 4):
        chance = min(0.99, max(0.01, chance + (dice.below(51) - 24) / 100))
        chances.append(chance)
    chances.append(1.0)
    (told,) = course_of(monkeypatch, turns(*[WON] * len(chances)), chances).told
    gains = [min(chances[n + 1 :]) - before for n, before in enumerate(chances[:-1]) if before <= 0.75]
    if told.id == TURNED:
        assert told.values["before"] <= 75
        assert told.values["after"] - told.values["before"] >= round(100 * max(gains)) - 1
    else:
        assert max(gains) < 0.1


def test_nothing_is_sure_before_the_last_turn(monkeypatch):
    """A chance of winning before the last turn is told as 99 in 100 at most."""
    (told,) = course_of(monkeypatch, turns(*[IDLE] * 2, WON, IDLE, IDLE), [0.4, 0.4, 0.999, 1.0, 1.0]).told
    assert (told.values["before"], told.values["after"]) == (40, 99)


def test_an_event_with_a_result_is_quoted_and_nothing_else(monkeypatch):
    """A success of the winner or a setback of others; a routine move, or a mere revelation, explains nothing."""
    chances, did = [0.4, 0.4, 0.9, 1.0], say("did", seat=1)
    for said, quoted in (
        (WON, (did, WON)),
        (say("hurt", seat=1), (say("hurt", seat=1),)),
        (say("hurt", seat=0), ()),
        (say("shown", seat=0), ()),
        (say("told", seat=1), ()),
        (IDLE, ()),
    ):
        heard = [*turns(IDLE, IDLE, did, IDLE)]
        heard.insert(6, (2, Event(said)))
        (told,) = course_of(monkeypatch, heard, chances).told
        assert tuple(told.values[name] for name in ("did", "told") if name in told.values) == quoted
        assert (told.values["large"], told.values["has_told"]) == (1, len(quoted)), "a large rise is told all the same"
        assert (told.values["since"], told.values["until"]) == (1, 2)


def test_a_roll_is_told_as_the_move_made_with_it(monkeypatch):
    """What a roll promised counts for the result of that move; a roll, or a routine move, is never quoted."""
    heard = [(0, HEADING), (0, Event(IDLE)), (1, HEADING), (1, Event(say("rolled", seat=0))), (2, Event(WON))]
    (told,) = course_of(monkeypatch, heard, [0.4, 0.7, 0.75]).told
    assert (told.values["told"], told.values["entry"]) == (WON, 2)


@pytest.mark.parametrize("first", [0.7, 0.52])
def test_where_nothing_explains_the_greatest_rise_what_helped_most_is_told(monkeypatch, first):
    """Also where no rise is large: a result that raised the chance less, as long as it did so for good."""
    chances = [0.4, 0.4, first, first, first + 0.11, 0.82, 1.0]
    found = course_of(monkeypatch, turns(IDLE, IDLE, IDLE, IDLE, WON, IDLE, IDLE), chances)
    (told,) = found.told
    assert (told.values["large"], told.values["told"], told.values["entry"]) == (2, WON, 4)
    assert [entry_of(one) for one in found.highlights if one.values["decides"] == HELPED] == [4]
    line = sentence(words("en"), replaced(told), TABLE)
    assert line.startswith("What helped Mira most came on turn 5 of 7: “Mira digs.” Mira’s chance of winning rose from")
    (told,) = course_of(monkeypatch, turns(*[IDLE] * 7), [0.4, 0.4, 0.52, 0.52, 0.64, 0.7, 0.8]).told
    assert told.id == GRADUAL
    asked = {n: (Number(1), Number(2)) for n in (1, 2)}
    for after, id_ in ((0.6, GRADUAL), (0.7, TURNED)):  # a choice without a result explains only a large rise
        assert course_of(monkeypatch, turns(*[IDLE] * 4), [0.4, 0.4, after, 0.75], asked=asked).told[0].id == id_


def test_a_move_is_quoted_with_its_maker(monkeypatch):
    """What helped the winner does not hide who did it, if that was somebody else."""
    for maker, has_told, quoted in ((1, 2, "Odo blasts mine 3. Mira digs at mine 2."), (0, 1, "Mira digs at mine 2.")):
        did, helped = say("did", seat=maker), WON
        heard = [*turns(IDLE, IDLE, did, IDLE)]
        heard.insert(6, (2, Event(helped)))
        (told,) = course_of(monkeypatch, heard, [0.4, 0.4, 0.9, 1.0]).told
        assert told.values["has_told"] == has_told
        assert told.values.get("did") == (did if maker else None)
        shown = Say(told.id, {**replaced(told).values, "did": "Odo blasts mine 3.", "told": "Mira digs at mine 2."})
        assert f": “{quoted}” Mira’s chance of winning rose" in sentence(words("en"), shown, TABLE)


def test_a_game_that_no_turn_decided_says_so(monkeypatch):
    """If no turn raised the winner's chance by a tenth, the game was decided little by little."""
    chances = [0.5 + n / 20 for n in range(11)]
    (told,) = course_of(monkeypatch, turns(*[WON] * 11), chances).told
    assert told.id == GRADUAL
    assert sentence(words("en"), replaced(told), TABLE) == (
        "No single turn decided this game: Mira got ahead little by little."
    )


def replaced(said):
    told = {name: "Mira digs." for name in ("told", "did") if name in said.values}
    return Say(said.id, {**said.values, **told, "name": "Mira", "sum": f"{said.values.get('worth')} points"})


def test_a_victory_at_the_very_end_is_told_as_such(monkeypatch):
    (told,) = course_of(monkeypatch, turns(IDLE, IDLE, WON), [0.5, 0.45, 1.0]).told
    assert (told.id, told.values["last"]) == (TURNED, 1)
    assert (
        sentence(words("en"), replaced(told), TABLE) == "Mira only made sure of victory at the very end: “Mira digs.”"
    )


def test_where_players_count_rounds_the_story_names_the_round(monkeypatch):
    """In games with rounds the turning point names the round, by the round's own heading."""
    rounds = [Event(say("round", n=n), is_heading=True) for n in (1, 2)]
    heard = [
        (0, rounds[0]),
        (0, HEADING),
        (1, HEADING),
        (1, Event(WON)),
        (1, rounds[1]),
        (2, HEADING),
        (3, Event(IDLE)),
    ]
    (told,) = course_of(monkeypatch, heard, [0.2, 0.7, 0.8, 1.0], rounds={"round"}).told
    assert told.values["when"] == Say("round.when", {"n": 1})


def test_of_a_long_game_the_decisive_part_is_looked_at_closely(monkeypatch):
    """Only some of many turns are estimated at first, but the decisive one is still found."""
    chances = [0.4] * 150 + [0.9] * 100 + [1.0]
    (told,) = course_of(monkeypatch, turns(*[WON] * 251), chances).told
    assert (told.values["when"].values["n"], told.values["before"], told.values["after"]) == (151, 40, 90)


def test_without_estimates_or_rivals_nothing_is_said(monkeypatch):
    """Without estimates, rivals or stored positions there is no turning point."""
    assert course_of(monkeypatch, [], [1.0]).told == ()
    game = stub(lambda _: None, events=EventKinds())
    monkeypatch.setattr(GAME_OF, lambda _: game)
    scores = (Score(Seat(0), 5, {}), Score(Seat(1), 3, {}))
    over = Outcome(scores, ((Seat(0),), (Seat(1),)))
    assert course(TABLE, over, turns(WON, WON), lambda _: None).told == ()


def test_a_draw_tells_since_when_its_winners_were_level(monkeypatch):
    """A draw says since when the winners were level, unless they always were."""
    for leads, turn in ((((0,), (1,), (0, 1)), 2), (((0,), (0, 1), (1,)), 3), (((0, 1), (0, 1), (0, 1)), None)):
        heard = turns(WON, WON, WON, WON)[2:]
        told = course_of(monkeypatch, heard, [0.5] * 4, leaders=[*leads, (0, 1)]).told
        assert [(said.id, said.values["when"].values["n"], said.values["seats"]) for said in told] == (
            [(DRAWN, turn, (0, 1))] if turn else []
        )
        assert all(sentence(words("en"), said, TABLE).startswith("Mira and Odo ") for said in told)


def test_each_highlight_says_whose_chances_it_changed(monkeypatch):
    """Highlights include the decisive move, and each says how the winner's chance changed."""
    chances = [0.4, 0.4, 0.7, 0.4, 0.9, 1.0]
    found = course_of(monkeypatch, turns(*[WON] * 6), chances).highlights
    assert [(entry_of(one), one.values["before"], one.values["after"]) for one in found] == [
        (2, 40, 70), (3, 70, 40), (4, 40, 90)
    ]  # fmt: skip
    assert {one.id for one in found} == {BY_CHANCES}


def test_the_decisive_moment_is_always_a_highlight_and_names_its_entry(monkeypatch):
    """The replay opens where the final score points to."""
    found = course_of(monkeypatch, turns(WON, WON, WON, WON), [0.4, 0.4, 0.8, 0.95, 1.0])
    (told,) = found.told
    assert (told.values["before"], told.values["entry"], told.values["told"]) == (40, 2, WON)
    assert [entry_of(one) for one in found.highlights if one.values["decides"]] == [2]


def test_the_decisive_highlight_gives_the_chances_of_the_final_score(monkeypatch):
    """Both tell the change of the whole turn, however its moves share it."""
    heard = [(1, HEADING), (1, Event(IDLE)), (2, Event(IDLE)), (3, Event(WON)), *((n, HEADING) for n in (4, 5))]
    found = course_of(monkeypatch, heard, [0.43, 0.37, 0.37, 0.8, 0.9, 1.0])
    (decisive,) = [one.values for one in found.highlights if one.values["decides"]]
    assert [(one["before"], one["after"]) for one in (found.told[0].values, decisive)] == [(43, 80)] * 2


def test_highlights_are_the_moves_that_changed_most_one_of_a_turn(monkeypatch):
    """Highlights are the moves that changed most, one per turn: by chances, or by points in games without estimates."""
    totals = [(0, 0), (0, 3), (0, 5), (4, 5), (6, 5), (6, 5), (7, 5), (20, 5)]

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), total, {}) for n, total in enumerate(totals[state])])

    game = stub(outcome, events=EventKinds(scored=frozenset({"told", "round"})))
    monkeypatch.setattr(GAME_OF, lambda _: game)
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, n=7, occupants=(Occupant("Mira", 1), Occupant("Odo", 2)))
    heading, told = Event(say("core-turn", seat=0), is_heading=True), Event(say("told", seat=0))
    heard = [(0, told), (1, heading), (1, told), (2, told), (3, told), (3, heading), (4, told), (5, told)]
    heard += [(6, heading), (6, told), (7, told)]
    last = outcome(7)

    def found(position):
        return [(entry_of(one), one.values["seat"], one.values["points"]) for one in reasons(heard, position)]

    def reasons(heard, position):
        return course(table, last, heard, position).highlights

    assert found(lambda n: n) == [(3, 0, 4), (7, 0, 13)]
    assert {one.id for one in reasons(heard, lambda n: n)} == {BY_POINTS}
    monkeypatch.setattr("bot.tables.turning_points._HIGHLIGHTS", 1)
    assert found(lambda n: n) == [(7, 0, 13)]
    assert found(lambda n: None if n == 7 else n) == [(3, 0, 4)], "one position is not at hand"
    assert reasons([], lambda n: n) == ()


def test_of_a_game_alone_the_highlights_are_what_brought_or_cost_most(monkeypatch):
    """A solo game's highlights are the greatest gains and losses."""
    totals = (0, 0, 9, 4)

    def outcome(state):
        return Outcome.by_points([Score(Seat(0), totals[state], {})])

    game = stub(outcome, events=EventKinds(scored=frozenset({"told", "round"})))
    monkeypatch.setattr(GAME_OF, lambda _: game)
    table = Table("t", "winter", 5, 10, 1, "en", Phase.OVER, n=3, occupants=(Occupant("Mira", 1),))
    heard = [(n, Event(say("round", n=n), is_heading=True)) for n in range(4)]
    found = course(table, outcome(3), heard, lambda n: n).highlights
    assert [(entry_of(one), one.values["gain"], one.values["points"]) for one in found] == [(2, 1, 9), (3, -1, 5)]


def test_what_changed_too_little_to_name_chances_tells_of_the_points(monkeypatch):
    """Also where it brought none: then it has neither gained nor lost any."""
    heard = turns(IDLE, say("shown", seat=1), IDLE)
    (found,) = course_of(monkeypatch, heard, [0.5, 0.52, 0.52]).highlights
    assert (found.id, entry_of(found), found.values["points"], found.values["gain"]) == (BY_POINTS, 1, 0, 0)


def test_a_move_beside_a_position_that_is_gone_is_not_quoted(monkeypatch):
    """What it brought cannot be told; another move of the turn is quoted all the same."""
    heard = [(0, HEADING), (0, Event(IDLE)), (1, HEADING), *[(n, Event(WON)) for n in (1, 2, 3, 4)], (5, HEADING)]
    heard += [(5, Event(IDLE))]
    chances = {0: 0.3, 1: 0.3, 2: None, 3: 0.5, 4: 0.9, 5: 1.0}

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), int(n == 0), {}) for n in (0, 1)])

    game = stub(outcome, search="any", setbacks={"hurt"}, pictures=SimpleNamespace(told=()))
    monkeypatch.setattr(GAME_OF, lambda _: game)
    monkeypatch.setattr("games.review.finished.estimate", estimated)
    monkeypatch.setattr("bot.tables.turning_points.worth", unknown)
    at = {n: Position(chance) for n, chance in chances.items() if chance is not None}
    found = course(replace(TABLE, n=5), outcome(None), heard, at.get)
    (told,) = found.told
    assert (told.values["before"], told.values["after"], told.values["has_told"]) == (30, 90, 1)
    assert 4 in [entry_of(one) for one in found.highlights]
