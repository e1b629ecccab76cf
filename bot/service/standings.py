"""Who has won what on a server."""

from bot.store import Store, UnitOfWork
from bot.tables.ratings import Leaderboard, Line, PersonalRecord, head_to_head, ranked, tallies
from bot.tables.results import GameResult, Rated


class Standings:
    """Standings of servers, worked out from the results of their games."""

    def __init__(self, store: Store) -> None:
        """Look into a store."""
        self._store = store

    async def leaderboard(self, guild: int, game: str) -> Leaderboard:
        """Who plays a game best on a server."""

        def work(unit: UnitOfWork) -> Leaderboard:
            results = [result for result in unit.results.on_server(guild) if result.game == game]
            names = _names(results)
            lines = [
                Line(who, _name(unit, guild, who, names.get(who, "")), tally)
                for who, tally in ranked(tallies(results).items())
            ]
            people = tuple(line for line in lines if isinstance(line.who, int) and line.who > 0)  # none forgotten
            return Leaderboard(game, people, tuple(line for line in lines if isinstance(line.who, str)))

        return await self._store.read(work)

    async def personal(self, guild: int, person: int, reader: int) -> PersonalRecord:
        """What somebody has achieved on a server, and against the reader."""

        def work(unit: UnitOfWork) -> PersonalRecord:
            results = unit.results.on_server(guild)
            games = sorted({result.game for result in results})
            by_game = {game: tallies([result for result in results if result.game == game]) for game in games}
            mine = {game: found[person] for game, found in by_game.items() if person in found}
            met = head_to_head(results, person, reader) if person != reader else (0, 0, 0)
            name = _name(unit, guild, person, _names(results).get(person, ""))
            return PersonalRecord(name, mine, met if any(met) else None)

        return await self._store.read(work)


def _names(results: list[GameResult]) -> dict[Rated, str]:
    """What everyone was called in their last game."""
    return {seat.rated: seat.name for result in results for seat in result.seats if seat.rated is not None}


def _name(unit: UnitOfWork, guild: int, who: Rated, last: str) -> str:
    """What somebody is called on a server now; a computer player goes by its strategy."""
    if isinstance(who, str):
        return who
    person = unit.people.get(who)
    return unit.people.nickname(guild, who) or (person.name if person is not None else last)
