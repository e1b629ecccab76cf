"""The logic of tournaments and leagues: pure functions from a tournament and a command to entries of its log.

No database, no Discord, no clock. As with a table, the log alone determines the state of a tournament.

How the bot uses it:

- `decide(t, command, now, context, key)` answers `Accepted(entries, after, effects, timers)` or a `Refusal`; `t` is
  None for `Open`. Append the entries, keep `after` (`TOURNAMENTS` saves it), replace its timers with
  `timers`, and carry out the effects in order. `Context.game` is a `GameSpec` made from the game's value; give
  it always.
- A log row is `FACTS.dump(entry.fact)` with `n`, `person`, `at`, `key`; `fold(entries)` returns the tournament.
- Commands of people have `by`, an `Actor(id, name, manages)`: `Open`, `Arrange`, `Enrol`, `CheckIn`, `Withdraw`,
  `OpenCheckIn`, `Begin`, `Pair`, `Correct`, `Replace`, `Exclude`, `PassOn`, `Pause`, `Resume`, `Extend`, `CloseRound`,
  `End`, `NextSeason`. Those of clocks come from `Timer.command(luck, secret, late)` and add nothing if not yet due.
- `OpenTable` asks for a table with `seats` (entrants, None for a computer player) in seat order, the first of whom
  begins; the bot answers with `NoteTable(round, number, table)`, and at the table's end with `Report(...)`.
- If all tables of a round play the same deal (`settings.same_deal`), `Begin`, `Pair`, `NextSeason` need a `secret`;
  `Round.commitment` can be shown immediately, `Round.secret` after the round has ended.
- `standings(t)` are rows with columns; `Column` values name the texts `tournament-column-<value>` and `.help`.
- `without_person(entry, ...)` rewrites a log when a person is forgotten; `pictures` draws, with texts passed in.

Entrants are identified by their number in the tournament (`EntrantId`), which a substitute takes over with the results.
"""

from .choices import FormatName, Late, Settings
from .decide import Accepted, apply_entry, decide, fold
from .due import Due, Timer, timers_for
from .effects import (
    AnnounceCheckIn,
    AnnounceEnd,
    AnnounceRound,
    CloseTable,
    Effect,
    GiveSeat,
    OpenTable,
    Remind,
    TakeOver,
    Tell,
)
from .ending import End
from .enrolment import CheckIn, Enrol, OpenCheckIn, RemindCheckIn, Withdraw, open_match
from .forgetting import names_of, without_name, without_person
from .formats import FORMATS
from .formats.everyone import DIVISION_LEAST
from .history import History, history_of
from .leagues import division_standings, next_divisions
from .log import (
    FACTS,
    TOURNAMENTS,
    Actor,
    Command,
    Context,
    Entry,
    Fact,
    GameSpec,
    Limits,
)
from .meetings import all_meet, who_meets_again
from .model import (
    WIN,
    Entrant,
    EntrantId,
    Match,
    Phase,
    Result,
    Round,
    Season,
    SeasonRow,
    Slot,
    Source,
    Status,
    Tournament,
    shares,
)
from .opening import GROUP_LEAST, GROUP_MOST, TITLE_MOST, Arrange, Open
from .organising import Exclude, Extend, PassOn, Pause, Replace, Resume
from .results import Correct, Report, came_out
from .rounds import (
    Begin,
    CloseRound,
    NoteTable,
    Pair,
    RemindRound,
    fewest,
    proposed_byes,
    proposed_rounds,
    too_few,
)
from .seasons import NextSeason
from .sections import Section, sections
from .standings import IN_TWELFTHS, Column, Mark, Row, columns_drawn, columns_of, standings

__all__ = [
    "DIVISION_LEAST",
    "FACTS",
    "FORMATS",
    "GROUP_LEAST",
    "GROUP_MOST",
    "IN_TWELFTHS",
    "TITLE_MOST",
    "TOURNAMENTS",
    "WIN",
    "Accepted",
    "Actor",
    "AnnounceCheckIn",
    "AnnounceEnd",
    "AnnounceRound",
    "Arrange",
    "Begin",
    "CheckIn",
    "CloseRound",
    "CloseTable",
    "Column",
    "Command",
    "Context",
    "Correct",
    "Due",
    "Effect",
    "End",
    "Enrol",
    "Entrant",
    "EntrantId",
    "Entry",
    "Exclude",
    "Extend",
    "Fact",
    "FormatName",
    "GameSpec",
    "GiveSeat",
    "History",
    "Late",
    "Limits",
    "Mark",
    "Match",
    "NextSeason",
    "NoteTable",
    "Open",
    "OpenCheckIn",
    "OpenTable",
    "Pair",
    "PassOn",
    "Pause",
    "Phase",
    "Remind",
    "RemindCheckIn",
    "RemindRound",
    "Replace",
    "Report",
    "Result",
    "Resume",
    "Round",
    "Row",
    "Season",
    "SeasonRow",
    "Section",
    "Settings",
    "Slot",
    "Source",
    "Status",
    "TakeOver",
    "Tell",
    "Timer",
    "Tournament",
    "Withdraw",
    "all_meet",
    "apply_entry",
    "came_out",
    "columns_drawn",
    "columns_of",
    "decide",
    "division_standings",
    "fewest",
    "fold",
    "history_of",
    "names_of",
    "next_divisions",
    "open_match",
    "proposed_byes",
    "proposed_rounds",
    "sections",
    "shares",
    "standings",
    "timers_for",
    "too_few",
    "who_meets_again",
    "without_name",
    "without_person",
]
