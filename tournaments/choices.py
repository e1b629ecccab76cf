"""The organiser's settings: format, tables and times."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class FormatName(StrEnum):
    """The format: who plays whom."""

    SWISS = "swiss"
    EVERYONE = "everyone"
    """Everyone against everyone."""
    GROUPS = "groups"
    """Groups, then knock-out."""
    KNOCK_OUT = "knock-out"
    """Knock-out in which a defeat eliminates."""
    SECOND_CHANCE = "second-chance"
    """Knock-out in which players are eliminated after their second defeat."""
    SURVIVAL = "survival"
    """All play the same deals, and are ranked by survival and points."""
    LEAGUE = "league"
    """Divisions and seasons."""


class Late(StrEnum):
    """How late players are handled when the time of a round is up."""

    LOSE = "lose"
    REPLACE = "replace"
    """A computer player finishes the game for them."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings that the organiser chooses before the first round.

    Attributes:
        game: id of the game.
        options: options of its tables, by id; missing ones have their default value.
        format: who plays whom.
        seats: preferred number of people at a table.
        rounds: number of rounds; None for the number proposed for the entrants.
        most: maximum number of entrants; None for only the general limit.
        pace: seconds for each answer at tables; None for no limit.
        same_deal: whether all tables of a round play the same deal.
        computer: level of the computer player that fills a table; None if only people play.
        check_in_s: length of the check-in before the start, in seconds; 0 for none.
        starts_at: when it starts automatically, in seconds since 1970; None if the organiser starts it.
        round_s: seconds for a round; None for no limit.
        break_s: seconds between the end of a round and the next one.
        late: how late players are handled when the time of a round is up.
        is_rated: whether its games count for ratings.
        group_size: preferred size of a group or division.
        advance: how many of a group qualify for the knock-out, or are promoted and relegated between divisions.
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
