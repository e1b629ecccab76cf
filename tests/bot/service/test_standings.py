"""Standings of a server: kept when a game ends, shown by name, never mixed between servers."""

import pytest
from openskill.models import PlackettLuce

from bot.present.messages.score import leaderboard_post, record_post
from bot.tables.ending import End
from bot.tables.play import Move
from bot.tables.ratings import Leaderboard, Line, Tally
from locales import LOCALES, words

from .evening import key, meet, play_out, playing, somebody


@pytest.mark.slow
async def test_a_finished_game_is_in_the_standings(service):
    """Of its server and its game alone; under the names that people have there."""
    table = await play_out(service, await playing(service, game="poursuite"))
    board = await service.standings.leaderboard(5, "poursuite")
    assert sorted(line.name for line in board.people) == ["Mira", "Odo"]
    assert {line.tally.played for line in board.people} == {1}
    assert (await service.standings.leaderboard(5, "tunhell")).people == ()
    assert (await service.standings.leaderboard(6, "poursuite")).people == ()
    mine = await service.standings.personal(5, 1, 2)
    assert list(mine.tallies) == [table.game]
    assert sum(mine.against) == 1
    for locale in LOCALES:
        lang = words(locale)
        assert "Mira" in leaderboard_post(board, lang).words()
        assert "Mira" in record_post(mine, lang).words()


async def test_a_game_that_was_ended_early_counts_nowhere(service):
    table = await playing(service, game="poursuite")
    view = await somebody(service, table)
    await service.execute(
        table.id, Move(view.table.sitters[view.seat].person, view.ticket, view.offer.shape.choices[0], key())
    )
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    assert (await service.standings.leaderboard(5, "poursuite")).people == ()


async def test_someone_who_has_finished_nothing_is_told_so(service):
    for locale in LOCALES:
        lang = words(locale)
        said = record_post(await service.standings.personal(5, 1, 1), lang).words()
        assert len(said.splitlines()) == 2
        assert (
            lang.text("bot-standing-none")
            in leaderboard_post(await service.standings.leaderboard(5, "maphr"), lang).words()
        )


@pytest.mark.slow
async def test_computer_players_stand_apart(service):
    await play_out(service, await playing(service, people=1, computers=1, game="poursuite"))
    board = await service.standings.leaderboard(5, "poursuite")
    assert ([line.name for line in board.people], len(board.computers)) == (["Mira"], 1)


async def test_looking_at_a_leaderboard_works_nothing_out(service, monkeypatch):
    """However many games there were: ratings were carried forward as each of them ended."""
    await meet(service, 1)
    tallies = {1: Tally(9, 9, 9, 12, (30.0, 2.0)), "easy": Tally(5, 0, 5, 3, (20.0, 2.0))}
    await service.store.write(lambda unit: unit.results.set_tallies(5, "maphr", tallies))
    monkeypatch.delattr(PlackettLuce, "rate")
    board = await service.standings.leaderboard(5, "maphr")
    assert [(line.name, line.tally) for line in (*board.people, *board.computers)] == [
        ("Mira", tallies[1]), ("easy", tallies["easy"]),
    ]  # fmt: skip
    assert (await service.standings.personal(5, 1, 2)).tallies == {"maphr": tallies[1]}


def test_the_levels_of_computer_players_have_their_names():
    """In the reader's language, not as they are stored."""
    tally = Tally(played=1, won=1)
    board = Leaderboard(
        "poursuite", (), tuple(Line(name, name, tally) for name in ("easy", "normal", "strong", "random"))
    )
    told = {locale: leaderboard_post(board, words(locale)).words() for locale in ("en", "fr")}
    assert all(f"- {name} · " in told["en"] for name in ("Easy", "Normal", "Strong", "At random"))
    assert all(f"- {name} · " in told["fr"] for name in ("Facile", "Normal", "Fort", "Au hasard"))
