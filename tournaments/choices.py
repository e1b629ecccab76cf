"""What the organiser chooses: the format, the tables, the times."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class FormatName(StrEnum):
    """Who plays whom."""

    SWISS = "swiss"
    EVERYONE = "everyone"
    """Everyone against everyone."""
    GROUPS = "groups"
    """Groups, then knock-out."""
    SECOND_CHANCE = "second-chance"
    """Knock-out where the second defeat ends it."""
    SURVIVAL = "survival"
    """All play the same deals, for survival and points."""
    LEAGUE = "league"
    """Divisions and seasons."""


class Late(StrEnum):
    """What becomes of those for whom a table still waits when the time of a round is up."""

    LOSE = "lose"
    REPLACE = "replace"
    """A computer player ends the game for them."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the organiser chooses before the first round.

    Attributes:
        game: id of the game.
        options: options of its tables, by id; those left out have their usual value.
        format: who plays whom.
        seats: people at a table, as far as their number allows.
        rounds: how many; None for as many as are proposed for the number of people.
        most: how many may enrol; None for no limit but the general one.
        pace: seconds for each answer at tables; None for no limit.
        same_deal: whether all tables of a round play the same deal.
        computer: level of the computer player that fills a table; None where only people play.
        check_in_s: seconds before the start in which people check in; 0 for no check-in.
        starts_at: when it begins by itself, in seconds since 1970; None when the organiser begins it.
        round_s: seconds for a round; None for no limit.
        break_s: seconds between the end of a round and the next one.
        late: what becomes of people who are late when the time of a round is up.
        is_rated: whether its games count for ratings.
        group_size: people in a group or in a division, as far as their number allows.
        advance: how many of a group go on to the knock-out, or move up and down between divisions.
    """

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    format: FormatName = FormatName.SWISS
    seats: int = 2
    rounds: int | None = None
    most: int | None = None
    pace: float | None = None
    same_deal: bool = False
    computer: str | None = None
    check_in_s: float = 0.0
    starts_at: float | None = None
    round_s: float | None = None
    break_s: float = 0.0
    late: Late = Late.LOSE
    is_rated: bool = True
    group_size: int = 4
    advance: int = 2
