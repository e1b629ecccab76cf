"""An unattended tournament is completed by clocks and tables; people can be erased."""

from random import Random

import pytest

from games.core import Say
from tests.tournaments.play import SPEC, TOGETHER, Director, report_of
from tournaments import Entry, FormatName, Late, OpenTable, Phase, Result, Settings, Tell, fold, timers_for
from tournaments.ending import Ended
from tournaments.forgetting import without_name, without_person
from tournaments.organising import Excluded, Paused
from tournaments.results import ResultRecorded


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
    entries = [without_person(entry, 3, -3, "Player 3", {"P3"}) for entry in director.log]
    kept = fold(entries)
    assert (kept.entrants[2].person, kept.entrants[2].name) == (-3, "Player 3")
    assert kept.rounds == director.tournament.rounds
    assert not any("P3" in repr(entry.fact) for entry in entries)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("P3 asked for it, so P3's games count no more", "Player 3 asked for it, so Player 3's games count no more"),
        ("The P30s are gone", "The P30s are gone"),
        ("P3 the Third is late", "Player 3 is late"),
    ],
)
def test_a_forgotten_name_leaves_the_organisers_reasons(typed: str, kept: str) -> None:
    """Names are replaced as whole words in everything that an organiser typed, and in messages not yet sent."""
    names = {"P3", "P3 the Third", ""}
    facts = (
        Excluded(3, typed),
        Paused(typed),
        Ended(typed),
        ResultRecorded(1, 1, Result((1, 2), (3, 1), reason=typed)),
    )
    for fact in facts:
        after = without_person(Entry(1, fact, 9, 0.0), 3, -3, "Player 3", names).fact
        assert getattr(after, "result", after).reason == kept
    told = without_name(Tell(Say("tournament-told-excluded", {"name": "P3", "reason": typed})), names, "Player 3")
    assert told.say.values == {"name": "Player 3", "reason": kept}
    of_result = without_name(Tell(Say("tournament-told-corrected", {"players": ("P3", "P4")})), names, "Player 3")
    assert of_result.say.values == {"players": ("Player 3", "P4")}
