"""An unattended tournament is completed by clocks and tables; people can be erased."""

from random import Random

import pytest

from tests.tournaments.play import SPEC, TOGETHER, Director, report_of
from tournaments import FormatName, Late, OpenTable, Phase, Settings, fold, timers_for, without_person


@pytest.mark.parametrize("late", [*Late])
@pytest.mark.parametrize("format_", [*FormatName])
def test_it_runs_itself(format_: FormatName, late: Late) -> None:
    """Half of the games are played, and the clock settles the others."""
    spec = TOGETHER if format_ is FormatName.SURVIVAL else SPEC
    director = Director(spec)
    start = director.now + 3600
    settings = Settings(
        spec.id, format=format_, starts_at=start, round_s=3600.0, break_s=60.0, late=late, same_deal=True
    )
    director.opened(settings, 9)
    dice, seen = Random(7), 0
    for _ in range(200):
        timers = timers_for(director.tournament)
        if director.tournament.phase is Phase.OVER:
            break
        assert timers, "nothing is due, and it is not over"
        due = min(timers, key=lambda timer: timer.at)
        director.now = max(director.now, due.at)
        late_seats = {}
        now = director.tournament.round
        for match in now.open_matches if now is not None else ():
            late_seats[match.number] = (0,)
        director.do(due.command("luck", "secret", late_seats))
        opened = [effect for effect in director.effects[seen:] if isinstance(effect, OpenTable)]
        seen = len(director.effects)
        now = director.tournament.round
        for table in opened:
            match = now.match(table.number) if now is not None else None
            if match is not None and (dice.random() < 0.5 or late is Late.REPLACE):
                director.do(report_of(table.round, match, dice, together=spec.together))
    assert director.tournament.phase is Phase.OVER
    assert director.tournament.is_complete
    assert fold(director.log) == director.tournament


def test_a_forgotten_person_leaves_a_tournament_that_still_adds_up() -> None:
    """An erasure changes only name and id, and the log folds."""
    director = Director().opened(Settings(SPEC.id), 6).begun()
    director.play_out(Random(2))
    kept = fold([without_person(entry, 3, -3, "Player 3") for entry in director.log])
    assert (kept.entrants[2].person, kept.entrants[2].name) == (-3, "Player 3")
    assert kept.rounds == director.tournament.rounds
    assert not any("P3" in repr(entry.fact) for entry in (without_person(e, 3, -3, "Player 3") for e in director.log))
