"""Results: reported by tables, corrected by the organiser, and forfeited."""

from collections.abc import Sequence
from dataclasses import replace

from games.core import Say
from games.core.record import record

from .effects import CloseTable, Tell
from .ending import end_if_over
from .log import Actor, Command, Decision, Entry, Fact, refuse, rule
from .model import Match, Phase, Result, Slot, Source, Tournament
from .opening import require_say


@record
class Report(Command):
    """Report the result of a table of the tournament.

    Attributes:
        places: by seat, 1 for the winner; tied seats share a place; all 1 if everybody lost together.
        scores: points in the game, by seat.
        survived: for games won or lost together, whether it was won.
        forfeits: seats whose game a computer player had to finish.
        table: the bot's id of the table, which must be the one that was opened for this pairing.
    """

    round: int
    number: int
    places: tuple[int, ...]
    scores: tuple[int | None, ...]
    survived: bool = True
    forfeits: tuple[int, ...] = ()
    table: str = ""


@record
class Correct(Command):
    """Correct a result, or decide a table without a game, with a reason."""

    by: Actor
    round: int
    number: int
    places: tuple[int, ...]
    scores: tuple[int | None, ...]
    reason: str
    survived: bool = True
    forfeits: tuple[int, ...] = ()


@record
class ResultRecorded(Fact):
    """The result of a table was recorded or corrected."""

    round: int
    number: int
    result: Result

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Record the result; the last one of a round starts the break before the next round."""
        found = t.rounds[self.round - 1]
        match = found.match(self.number)
        if match is None:
            return t
        t = t.with_match(self.round, replace(match, result=self.result))
        found = t.rounds[self.round - 1]
        if found.ended_at is not None or found.open_matches:
            return t
        t = t.with_round(replace(found, ended_at=entry.at))
        ends = entry.at if t.paused_at is None else t.paused_at  # all times are postponed when it is resumed
        return replace(t, next_at=ends + t.settings.break_s) if t.phase is Phase.PLAYING else t


@rule(Report)
def report(decision: Decision, command: Report) -> None:
    """Record a table's result once; refuse a different result, or one of another table."""
    t = decision.t
    match = match_of(t, command.round, command.number)
    if command.table and match.table and command.table != match.table:
        raise refuse("tournament-no-other-table", table=command.number)
    check_places(match, command.places, command.scores)
    forfeits = tuple(sorted({*command.forfeits, *match.gone}))
    places = ranked(command.places, forfeits)
    result = Result(places, command.scores, forfeits=forfeits, survived=command.survived)
    if match.result is not None:
        if match.result == result or match.result.source is not Source.TABLE:
            decision.is_repeated = True  # the organiser's decision has priority
            return
        raise refuse("tournament-no-contradiction", table=command.number, round=command.round)
    if t.phase is Phase.OVER:
        raise refuse("tournament-no-over")
    decision.add(ResultRecorded(command.round, command.number, result))
    end_if_over(decision)


@rule(Correct)
def correct(decision: Decision, command: Correct) -> None:
    """Correct a result, unless a later round depends on it."""
    t = decision.t
    require_say(t, command.by)
    match = match_of(t, command.round, command.number)
    if not command.reason.strip():
        raise refuse("tournament-no-reason")
    check_places(match, command.places, command.scores)
    forfeits = tuple(sorted(set(command.forfeits)))
    places = ranked(command.places, forfeits)
    result = Result(
        places, command.scores, Source.ORGANISER, forfeits, command.survived, command.reason.strip(), command.by.id
    )
    before = match.result
    if before is not None and (before.places, before.scores, before.forfeits, before.survived) == (
        places, command.scores, forfeits, command.survived,
    ):  # fmt: skip
        raise refuse("tournament-no-as-before", table=command.number)
    if t.phase is Phase.OVER and before is None:
        raise refuse("tournament-no-over")
    if _is_built_upon(t, command.round, match):
        raise refuse("tournament-no-built-upon", table=command.number, round=command.round)
    decision.add(ResultRecorded(command.round, command.number, result), command.by.id)
    decision.do(Tell(_told(t, command, match, result)))
    if before is None:
        decision.do(CloseTable(command.round, command.number))
    end_if_over(decision)


def forfeit(decision: Decision, number: int, match: Match, seats: Sequence[int]) -> None:
    """Decide an open table without a game: these seats lose, the others share the win."""
    forfeits = tuple(sorted({*seats, *match.gone}))
    places = ranked((1,) * len(match.seats), forfeits)
    is_lost = len(forfeits) == len(match.seats)
    result = Result(places, (None,) * len(match.seats), Source.FORFEIT, forfeits, survived=not is_lost)
    decision.add(ResultRecorded(number, match.number, result))
    decision.do(CloseTable(number, match.number))


def came_out(result: Result) -> str:
    """Return the word for how a game came out, which selects its sentence."""
    if len(result.forfeits) == len(result.places):
        return "nobody"
    if not result.survived:
        return "lost"
    if len(result.places) == 1:
        return "survived"
    return "drawn" if all(place == 1 for place in result.places) else "won"


def match_of(t: Tournament, number: int, table: int) -> Match:
    """Return a table of a round, or refuse."""
    found = t.rounds[number - 1] if 0 < number <= len(t.rounds) else None
    match = found.match(table) if found is not None else None
    if match is None:
        raise refuse("tournament-no-such-table", round=number, table=table)
    return match


def check_places(match: Match, places: Sequence[int], scores: Sequence[int | None]) -> None:
    """Refuse places that are not a valid ranking of a table's seats."""
    seats = len(match.seats)
    if len(places) != seats or len(scores) != seats:
        raise refuse("tournament-no-wrong-seats", table=match.number, count=seats)
    if any(place != 1 + sum(other < place for other in places) for place in places):
        raise refuse("tournament-no-wrong-places", table=match.number)


def ranked(places: Sequence[int], forfeits: Sequence[int]) -> tuple[int, ...]:
    """Return places with those who forfeited sharing the last place, behind all others."""
    keys = [(seat in forfeits, 0 if seat in forfeits else place) for seat, place in enumerate(places)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def _told(t: Tournament, command: Correct, match: Match, result: Result) -> Say:
    """Return what everybody is told of a result that the organiser decided: who played, how it came out, and why."""
    names = [Say("tournament-computer", {}) if one is None else t.entrants[one].name for one in match.seats]
    return Say(
        "tournament-told-corrected",
        {
            "round": command.round, "table": command.number, "reason": result.reason,
            "how": "entered" if match.result is None else "corrected", "outcome": came_out(result),
            "players": tuple(names),
            "winners": tuple(name for name, place in zip(names, result.places, strict=True) if place == 1),
        },
    )  # fmt: skip


def _is_built_upon(t: Tournament, number: int, match: Match) -> bool:
    """Return whether a later round of a knock-out depends on a table's result."""
    if not t.is_knock_out or number == len(t.rounds):
        return False
    return match.slot is not Slot.GROUP or any(
        later.slot is not Slot.GROUP for found in t.rounds[number:] for later in found.matches
    )
