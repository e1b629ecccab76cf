"""Leaderboards and personal records of a server."""

from bot.store import Store, UnitOfWork
from bot.tables.ratings import GameResult, Leaderboard, Line, PersonalRecord, Rated, after_game, head_to_head, ranked

LINES = 50
"""People on a leaderboard at most."""


class Standings:
    """Leaderboards and personal records. All ratings are stored, so that looking at them takes no working out."""

    def __init__(self, store: Store) -> None:
        """Look into a store."""
        self._store = store

    async def leaderboard(self, guild: int, game: str) -> Leaderboard:
        """Return who plays a game best on a server."""

        def work(unit: UnitOfWork) -> Leaderboard:
            best = ranked(unit.results.tallies(guild, game).items())
            people = [(who, tally) for who, tally in best if isinstance(who, int)][:LINES]
            computers = [(who, tally) for who, tally in best if isinstance(who, str)]
            return Leaderboard(
                game,
                tuple(Line(who, _name(unit, guild, who), tally) for who, tally in people),
                tuple(Line(who, who, tally) for who, tally in computers),
            )

        return await self._store.read(work)

    async def personal(self, guild: int, person: int, reader: int) -> PersonalRecord:
        """Return what a person has achieved on a server, and against the reader."""

        def work(unit: UnitOfWork) -> PersonalRecord:
            met = head_to_head(unit.results.met(guild, person, reader)) if person != reader else (0, 0, 0)
            tallies = unit.results.of_person(guild, person)
            return PersonalRecord(_name(unit, guild, person), tallies, met if any(met) else None)

        return await self._store.read(work)


def keep_result(unit: UnitOfWork, result: GameResult) -> None:
    """Store how a game ended, and what its players have achieved after it."""
    unit.results.add(result)
    players: set[Rated] = {seat.rated for seat in result.seats if seat.rated is not None}
    before = unit.results.tallies(result.guild, result.game, players)
    unit.results.set_tallies(result.guild, result.game, after_game(before, result))


def _name(unit: UnitOfWork, guild: int, person: int) -> str:
    """What a person is called on a server; empty for one who was never met."""
    known = unit.people.get(person)
    return unit.people.nickname(guild, person) or (known.name if known is not None else "")
