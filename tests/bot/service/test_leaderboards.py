"""Leaderboards and records: updated at the end of games, shown by name, separate for each server."""

from dataclasses import replace

import pytest
from openskill.models import PlackettLuce

from bot.present.messages.board import board_post, story_text
from bot.present.messages.records import leaderboard_post, record_post
from bot.present.messages.score import STORY, turning_lines
from bot.present.panels import Panels, panels
from bot.tables.ending import End
from bot.tables.play import Move
from bot.tables.ratings import RATED, GameResult, Leaderboard, LeaderboardLine, SeatResult, Tally
from games.core import Ending, Seat
from games.registry import GAMES
from locales import LOCALES, words

from .evening import key, meet, play_out, playing, somebody


@pytest.mark.slow
async def test_a_finished_game_is_in_the_standings(service):
    """A finished game counts in the standings of its server and game, with names used there."""
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
    """The final score shows rating changes and the decisive turn, also after a restart, without being in the log."""
    table = await play_out(service, await playing(service, game=game))
    view = await service.queries.view_for(table.id, None)
    rated = {said.values["name"]: said.values for said in view.closing if said.id == RATED}
    standings = {one.name: one.tally.rating for one in (await service.leaderboards.leaderboard(5, game)).people}
    is_ranked = view.outcome.ending is Ending.FINISHED
    assert {name: values["rating"] for name, values in rated.items()} == (standings if is_ranked else {})
    is_level = len(view.outcome.winners) > 1
    assert {values["by"] > 0 for values in rated.values()} == ({not is_level} if is_ranked else set())
    decided = [said for said in view.closing if said.id in STORY]
    assert len(decided) == (len(view.outcome.winners) > 0 and len(view.outcome.scores) > 1)
    assert panels(view, Panels.EXTRA), "the table can still be looked at"
    assert story_text(view, words("en"))
    for locale in LOCALES:
        lang = words(locale)
        told = board_post(view, lang).words()
        assert all(told.count(f"(+{values['by']})") for values in rated.values() if values["sign"] == "up")
        (*turning,) = turning_lines(view, lang)
        assert [told.count(line) for line in turning] == [1] * len(decided)
        assert not any(lang.text("bot-story-rated", **values) in told for values in rated.values())
    service._cache.forget()
    again = await service.queries.view_for(table.id, None)
    assert board_post(again, words("en")) == board_post(view, words("en"))


async def test_a_game_that_was_ended_early_counts_nowhere(service):
    table = await playing(service, game="poursuite")
    view = await somebody(service, table)
    await service.execute(
        table.id, Move(view.table.occupants[view.seat].person, view.ticket, view.offer.shape.choices[0], key())
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
    """A leaderboard is read without computing ratings, which are updated at the end of games."""
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
    """Levels of computer players have names in the reader's language."""
    tally = Tally(played=1, won=1)
    board = Leaderboard(
        "poursuite", (), tuple(LeaderboardLine(name, name, tally) for name in ("easy", "normal", "strong", "random"))
    )
    told = {locale: leaderboard_post(board, words(locale)).words() for locale in ("en", "fr")}
    assert all(f"- {name} · " in told["en"] for name in ("Easy", "Normal", "Strong", "At random"))
    assert all(f"- {name} · " in told["fr"] for name in ("Facile", "Normal", "Fort", "Au hasard"))


async def test_a_page_lists_the_latest_games_with_draws_and_names_only_those_who_want_it(service):
    """Newest first; a shared first place is no victory."""
    for person in (1, 2, 3):
        await meet(service, person)
    await service.preferences.change(3, lambda now: replace(now, named=False))
    tables = [(await service.openings.open("poursuite", 5, 100 + n, await meet(service, 1), "fr")).id for n in range(6)]

    def work(unit):
        for n, table in enumerate(tables):
            other, places = (2, (1, 2)) if n < 5 else (3, (1, 1))
            people = zip((1, other), places, strict=True)
            seats = tuple(SeatResult(Seat(k), f"P{who}", who, None, place, 9) for k, (who, place) in enumerate(people))
            unit.results.add(GameResult(table, "poursuite", 5, float(n), Ending.FINISHED, seats))
        unit.results.set_tallies(5, "poursuite", {1: Tally(6, 5, 6, drawn=1)})

    await service.store.write(work)
    for reader, third in ((1, ""), (2, ""), (3, "P3")):
        mine = await service.leaderboards.personal(5, 1, reader)
        assert [(one.at, one.way, one.others) for one in mine.latest] == [
            (5.0, "drawn", (third,)), *((float(n), "won", ("P2",)) for n in (4, 3, 2, 1, 0)),
        ]  # fmt: skip
        assert mine.tallies["poursuite"] == Tally(6, 5, 6, drawn=1)
        assert mine.latest[0].table.id == tables[5]
    board = await service.leaderboards.leaderboard(5, "poursuite")
    assert [line.tally for line in board.people] == [Tally(6, 5, 6, drawn=1)]
    assert (await service.leaderboards.personal(5, 3, 1)).latest == (), (
        "nobody else reads the games of who is not named"
    )
