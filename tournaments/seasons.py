"""The command that begins the next season of a league."""

from games.core.record import record

from .choices import FormatName
from .formats import FORMATS
from .formats.everyone import DIVISION_LEAST
from .leagues import SeasonBegan, division_standings, next_divisions
from .log import Actor, Command, Decision, refuse, rule
from .model import Phase, Season, SeasonRow
from .opening import check_room, game_of, require_say, table_seats
from .rounds import pair_next


@record
class NextSeason(Command):
    """Begin the next season of a league after the last one has ended, including people enrolled meanwhile."""

    by: Actor
    luck: str = ""
    secret: str = ""


@rule(NextSeason)
def next_season(decision: Decision, command: NextSeason) -> None:
    """Begin the next season at once, including its first round."""
    t = decision.t
    require_say(t, command.by)
    if t.settings.format is not FormatName.LEAGUE:
        raise refuse("tournament-no-league")
    if t.phase is not Phase.OVER or not t.rounds:
        raise refuse("tournament-no-season-open")
    check_room(decision.context)
    made = next_divisions(t)
    count = sum(map(len, made))
    if count < DIVISION_LEAST:
        raise refuse("tournament-no-too-few", count=count, least=DIVISION_LEAST)
    to = {one: division for division, some in enumerate(made) for one in some}
    rows = tuple(
        SeasonRow(row.entrant, division, row.rank, row.points, to.get(row.entrant))
        for division, found in division_standings(t)
        for row in found
    )
    sizes = table_seats(game_of(decision.context), t.settings)
    longest = max(map(len, made))
    planned = t.settings.rounds or FORMATS[FormatName.EVERYONE].rounds(longest, t.settings, sizes)
    decision.add(SeasonBegan(made, planned, command.luck, Season(t.season, rows)), command.by.id)
    pair_next(decision, command.secret, command.by)
