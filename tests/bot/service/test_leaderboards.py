"""Leaderboards and records of a server: kept when a game ends, shown by name, never mixed between servers."""

from types import SimpleNamespace

import pytest
from openskill.models import PlackettLuce

from bot.model import Phase, Sitter, Table
from bot.present.messages.board import board_post, story_text
from bot.present.messages.score import leaderboard_post, record_post
from bot.present.panels import Panels, panels
from bot.present.words.speech import sentence
from bot.tables import replay
from bot.tables.archive import FoldedLog
from bot.tables.ending import End
from bot.tables.play import Move
from bot.tables.ratings import RATED, Leaderboard, LeaderboardLine, Tally
from bot.tables.replay import DECIDED
from games.core import Ending, Event, Outcome, Say, Score, Seat, say
from games.registry import GAMES
from locales import LOCALES, words

from .evening import key, log_of, meet, play_out, playing, somebody


@pytest.mark.slow
async def test_a_finished_game_is_in_the_standings(service):
    """Of its server and its game alone; under the names that people have there."""
    table = await play_out(service, await playing(service, game="poursuite"))
    board = await service.leaderboards.leaderboard(5, "poursuite")
    assert sorted(line.name for line in board.people) == ["Mira", "Odo"]
    assert {line.tally.played for line in board.people} == {1}
    assert (await service.leaderboards.leaderboard(5, "tunhell")).people == ()
    assert (await service.leaderboards.leaderboard(6, "poursuite")).people == ()
    mine = await service.leaderboards.personal(5, 1, 2)
    assert list(mine.tallies) == [table.game]
    assert sum(mine.against) == 1
    found = await service.records.found(5, 1, 2)
    for locale in LOCALES:
        lang = words(locale)
        assert "Mira" in leaderboard_post(board, lang).words()
        assert "Mira" in record_post(mine, found, lang).words()


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_final_score_tells_the_change_of_ratings_and_the_turn_that_decided(service, game):
    """For everybody, in both languages, and again after a restart: both are stored, and nothing of it in the log."""
    table = await play_out(service, await playing(service, game=game))
    view = await service.queries.view_for(table.id, None)
    rated = {said.values["name"]: said.values for said in view.closing if said.id == RATED}
    standings = {one.name: one.tally.rating for one in (await service.leaderboards.leaderboard(5, game)).people}
    is_ranked = view.outcome.ending is Ending.FINISHED
    assert {name: values["rating"] for name, values in rated.items()} == (standings if is_ranked else {})
    assert {values["by"] > 0 for values in rated.values()} == ({True} if is_ranked else set())
    decided = [said for said in view.closing if said.id == DECIDED]
    assert panels(view, Panels.EXTRA), "the table can still be looked at"
    assert story_text(view, words("en"), is_drawn=True)
    for locale in LOCALES:
        lang = words(locale)
        told = board_post(view, lang).words()
        assert all(told.count(f"(+{values['by']})") for values in rated.values() if values["sign"] == "up")
        assert all(told.count(sentence(lang, said, view.table)) == 1 for said in decided)
        assert not any(lang.text("bot-story-rated", **values) in told for values in rated.values())
    folded = FoldedLog.of(table.id, await log_of(service, table))
    public = [(n, event) for n, event in folded.told if event.to is None]
    for said in decided:
        headings, when = [told for told in public if told[1].is_heading], said.values["when"]
        begun = [told for told in headings if f"{told[1].say.id}.when" == when.id and told[1].say.values == when.values]
        n, _ = begun[0] if GAMES[game].rounds else headings[when.values["n"] - 1]
        is_first = next(event for at, event in public if at == n).is_heading  # it comes with the turn's own first move
        before = folded.positions[max(at for at in folded.positions if at < n + (not is_first))]
        assert GAMES[game].outcome(before).winners != view.outcome.winners
    service._cache.forget()
    again = await service.queries.view_for(table.id, None)
    assert board_post(again, words("en")) == board_post(view, words("en"))


def positions_where(*winners):
    """A game of three turns, by who leads at the beginning of each."""
    leads = dict(enumerate(winners))

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), int(n in leads[state]), {}) for n in (0, 1)])

    game = SimpleNamespace(outcome=outcome, scored={"told"}, rounds=set())
    return game, [(n, Event(say("core-turn", seat=0), is_heading=True)) for n in leads]


def test_the_story_tells_the_sentence_and_the_later_turn_that_brought_most(monkeypatch):
    """Of the turn in which the lead was taken, what changed the score; and the turn in which it grew most."""
    totals = {0: (0, 2), 1: (3, 2), 2: (3, 2), 3: (4, 2), 4: (9, 2), 5: (9, 2)}

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), total, {}) for n, total in enumerate(totals[state])])

    heading = Event(say("core-turn", seat=0), is_heading=True)
    told = {n: Event(say("told", seat=0, n=n)) for n in totals}
    headings = [(0, heading), (3, heading)]
    monkeypatch.setattr(replay, "game_of", lambda _: SimpleNamespace(outcome=outcome, scored={"told"}, rounds=set()))
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, n=5, sitters=(Sitter("Mira", 1), Sitter("Odo", 2)))

    def story(first, last):
        ends_before = Event(say("core-turn", seat=1))  # what ends a turn may be told together with the next heading
        begun = {0: [ends_before, heading], 3: [ends_before, heading]}
        return [(n, one) for n in range(first, last + 1) for one in (*begun.get(n, ()), told[n])]

    found = replay.told_turning_point(table, outcome(5), headings, lambda n: n, story)
    assert [(said.id, said.values["when"], said.values["told"]) for said in found] == [
        (replay.DECIDED, say(replay.TURN, n=1, turns=2), told[1].say),
        (replay.GREW, say(replay.TURN, n=2, turns=2), told[4].say),
    ]


def test_where_players_count_rounds_the_story_names_the_round(monkeypatch):
    """What brought most of all its turns is told; a sentence that tells of no points is not."""
    totals = {0: (0, 2), 1: (0, 2), 2: (3, 2), 3: (3, 2)}

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), total, {}) for n, total in enumerate(totals[state])])

    game = SimpleNamespace(outcome=outcome, scored={"told"}, rounds={"round"})
    monkeypatch.setattr(replay, "game_of", lambda _: game)
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, n=3, sitters=(Sitter("Mira", 1), Sitter("Odo", 2)))
    first, second = (Event(say("round", n=n), is_heading=True) for n in (1, 2))
    turn, won = Event(say("turn", seat=0), is_heading=True), Event(say("told", seat=0))
    idle = Event(say("untold", seat=0))
    log = [(0, idle), (0, first), (0, turn), (1, turn), (1, idle), (2, won), (2, second), (3, turn)]
    found = replay.told_turning_point(
        table, outcome(3), [told for told in log if told[1].is_heading], lambda n: n,
        lambda begin, end: [told for told in log if begin <= told[0] <= end],
    )  # fmt: skip
    assert [(said.id, said.values["when"], said.values["told"]) for said in found] == [
        (replay.DECIDED, Say("round.when", {"n": 1}), won.say)
    ]


def test_a_turn_whose_heading_comes_with_its_first_move_has_what_that_move_brought(monkeypatch):
    """The position before it is that of the entry before; of several things that the winner got, the first is told."""
    totals = {0: (0, 2), 1: (0, 2), 2: (3, 2), 3: (3, 2)}

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), total, {}) for n, total in enumerate(totals[state])])

    heading, won = Event(say("core-turn", seat=0), is_heading=True), Event(say("told", seat=0))
    less, rivals = Event(say("told", seat=0, n=1)), Event(say("told", seat=1))
    headings = [(n, heading) for n in (1, 2, 3)]
    monkeypatch.setattr(replay, "game_of", lambda _: SimpleNamespace(outcome=outcome, scored={"told"}, rounds=set()))
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, n=3, sitters=(Sitter("Mira", 1), Sitter("Odo", 2)))
    found = replay.told_turning_point(
        table, outcome(3), headings, lambda n: n,
        lambda first, last: [(n, one) for n in range(first, last + 1) for one in (heading, rivals, won, less)],
    )  # fmt: skip
    when = say(replay.TURN, n=2, turns=3)
    assert [(said.id, said.values["when"], said.values["told"]) for said in found] == [(replay.DECIDED, when, won.say)]


def test_only_what_counted_is_quoted_and_only_once(monkeypatch):
    """A point in the first turn has not decided a game won by ten; two sentences of one move are told together."""
    totals = {0: (0, 0), 1: (1, 0), 2: (1, 0), 3: (7, 0), 4: (7, 0), 5: (10, 0)}

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), total, {}) for n, total in enumerate(totals[state])])

    heading = Event(say("core-turn", seat=0), is_heading=True)
    monkeypatch.setattr(replay, "game_of", lambda _: SimpleNamespace(outcome=outcome, scored={"told"}, rounds=set()))
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, n=5, sitters=(Sitter("Mira", 1), Sitter("Odo", 2)))

    def found(*sentences):
        told, before = [Event(one) for one in sentences], Event(say("core-turn", seat=1))

        def story(first, last):
            return [(n, one) for n in range(first, last + 1) for one in ([*told] if n % 2 else [before, heading])]

        return replay.told_turning_point(table, outcome(5), [(n, heading) for n in (0, 2, 4)], lambda n: n, story)

    front, side = say("told", seat=0, n=2), say("told", seat=0, n=1)
    first, most = found(front, side)
    assert (first.id, first.values["when"].values["n"], first.values["has_told"]) == (replay.DECIDED, 1, 0)
    assert (most.id, most.values["when"].values["n"]) == (replay.GREW, 2)
    assert (most.values["told"], most.values["more"], most.values["has_told"]) == (front, side, 2)
    totals.update({1: (4, 0), 2: (4, 0), 3: (10, 0), 4: (10, 0)})
    first, most = found(front)
    assert (first.values["told"], most.values["has_told"]) == (front, 0)
    totals.update({1: (8, 0), 2: (8, 0)})
    (first,) = found(front)
    assert first.values["told"] == front


@pytest.mark.parametrize(
    ("leads", "turn"),
    [
        (((0, 1), (0,), (0,)), 1),
        (((1,), (1,), (0, 1)), 3),
        (((0,), (1,), (0,)), 2),
        (((0,), (0,), (0,)), None),
    ],
)
def test_the_turn_that_decided_is_the_last_one_before_which_the_winner_did_not_lead(leads, turn, monkeypatch):
    """Nothing is told of somebody who led from the first turn on, nor where a position is not at hand."""
    game, headings = positions_where(*leads, (0,))
    headings.pop()  # of the end
    monkeypatch.setattr(replay, "game_of", lambda _: game)
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, n=3, sitters=(Sitter("Mira", 1), Sitter("Odo", 2)))
    scores = (Score(Seat(0), 5, {}), Score(Seat(1), 3, {}))
    over = Outcome(scores, ((Seat(0),), (Seat(1),)))
    what = say("told", seat=0)

    def story(first, last, what=what):
        ends_before = (first, Event(say("core-turn", seat=1)))
        return [ends_before, headings[first], (first + 1, Event(what)), *headings[first + 1 : last + 1]]

    told = replay.told_turning_point(table, over, headings, lambda n: n, story)
    assert [said.values["told"] for said in told] == ([what] if turn else [])
    others = replay.told_turning_point(
        table, over, headings, lambda n: n, lambda *turns: story(*turns, say("untold", seat=0))
    )
    assert [said.values["has_told"] for said in others] == ([0] if turn else [])  # it tells of no points
    assert [said.values["when"].values["n"] for said in told] == ([turn] if turn else [])
    assert replay.told_turning_point(table, over, headings, lambda n: None, story) == ()


def test_a_draw_tells_since_when_its_winners_were_level(monkeypatch):
    """Nothing where they were level all along, nor where a position is not at hand."""
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, sitters=(Sitter("Mira", 1), Sitter("Odo", 2)))
    level = Outcome((Score(Seat(0), 5, {}), Score(Seat(1), 5, {})), ((Seat(0), Seat(1)),))
    for leads, turn in ((((0,), (1,), (0, 1)), 2), (((0,), (0, 1), (1,)), 3), (((0, 1), (0, 1), (0, 1)), None)):
        game, headings = positions_where(*leads)
        monkeypatch.setattr(replay, "game_of", lambda _, game=game: game)
        told = replay.told_turning_point(table, level, headings, lambda n: n, lambda *_: [])
        assert [(said.id, said.values["when"].values["n"], said.values["seats"]) for said in told] == (
            [(replay.DRAWN, turn, (0, 1))] if turn else []
        )
        assert all(sentence(words("en"), said, table).startswith("Mira and Odo ") for said in told)
        assert replay.told_turning_point(table, level, headings, lambda n: None, lambda *_: []) == ()


async def test_a_game_that_was_ended_early_counts_nowhere(service):
    table = await playing(service, game="poursuite")
    view = await somebody(service, table)
    await service.execute(
        table.id, Move(view.table.sitters[view.seat].person, view.ticket, view.offer.shape.choices[0], key())
    )
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    assert (await service.leaderboards.leaderboard(5, "poursuite")).people == ()


async def test_someone_who_has_finished_nothing_is_told_so(service):
    found = await service.records.found(5, 1, 1)
    for locale in LOCALES:
        lang = words(locale)
        said = record_post(await service.leaderboards.personal(5, 1, 1), found, lang).words()
        assert len(said.splitlines()) == 2
        assert (
            lang.text("bot-leaderboard-none")
            in leaderboard_post(await service.leaderboards.leaderboard(5, "maphr"), lang).words()
        )


@pytest.mark.slow
async def test_computer_players_stand_apart(service):
    await play_out(service, await playing(service, people=1, computers=1, game="poursuite"))
    board = await service.leaderboards.leaderboard(5, "poursuite")
    assert ([line.name for line in board.people], len(board.computers)) == (["Mira"], 1)


async def test_looking_at_a_leaderboard_works_nothing_out(service, monkeypatch):
    """However many games there were: ratings were carried forward as each of them ended."""
    await meet(service, 1)
    tallies = {1: Tally(9, 9, 9, 12, (30.0, 2.0)), "easy": Tally(5, 0, 5, 3, (20.0, 2.0))}
    await service.store.write(lambda unit: unit.results.set_tallies(5, "maphr", tallies))
    monkeypatch.delattr(PlackettLuce, "rate")
    board = await service.leaderboards.leaderboard(5, "maphr")
    assert [(line.name, line.tally) for line in (*board.people, *board.computers)] == [
        ("Mira", tallies[1]), ("easy", tallies["easy"]),
    ]  # fmt: skip
    assert (await service.leaderboards.personal(5, 1, 2)).tallies == {"maphr": tallies[1]}


def test_the_levels_of_computer_players_have_their_names():
    """In the reader's language, not as they are stored."""
    tally = Tally(played=1, won=1)
    board = Leaderboard(
        "poursuite", (), tuple(LeaderboardLine(name, name, tally) for name in ("easy", "normal", "strong", "random"))
    )
    told = {locale: leaderboard_post(board, words(locale)).words() for locale in ("en", "fr")}
    assert all(f"- {name} · " in told["en"] for name in ("Easy", "Normal", "Strong", "At random"))
    assert all(f"- {name} · " in told["fr"] for name in ("Facile", "Normal", "Fort", "Au hasard"))
