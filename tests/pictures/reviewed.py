"""An invented review to draw, in which the reader led until two turns from the middle."""

from games.career import LOST, OTHER, SHARED, WON, Career, Row
from games.core import Number, Say, Seat, say
from games.review.account import Judged, Part, Parts, Point, Review

TURNS = 31
SWINGS = ((9, 0.18), (10, -0.17), (23, -0.26), (31, -0.04))


ROUNDS = {
    "dungeon_lords": (
        say("dungeon_lords-log-round.round", year=1, season="spring"),
        say("dungeon_lords-log-combat.round", year=1),
        say("dungeon_lords-log-round.round", year=2, season="autumn"),
        say("dungeon_lords-log-combat.round", year=2),
    )
}


def invented(seats: int, marks: int, game: str = "tunhell") -> Review:
    """Return a review for the second seat (the first one if alone) with this many turning points."""
    reader = Seat(min(1, seats - 1))
    points = tuple(Point(turn, turn, _shares(turn, seats, reader), 0.02) for turn in range(TURNS + 1))
    whens = ROUNDS.get(game, tuple(say("review-turn", n=turn, turns=TURNS) for turn, _ in SWINGS))
    judged = [_judged(reader, turn, when, gap) for (turn, gap), when in zip(SWINGS[:marks], whens, strict=False)]
    costs = sorted((one for one in judged if one.gap.share < 0), key=lambda one: one.gap.share)
    parts = Parts.of(1 / seats, points[-1].shares[reader], Part(-0.22, 0.03), Part(-0.26, 0.04))
    praise = next((one for one in judged if one.gap.share > 0), None)
    return Review(game, reader, points, parts, tuple(costs), praise, 40, 40, 0, seats == 1, 1.0, is_done=True)


def _shares(turn: int, seats: int, reader: Seat) -> tuple[float, ...]:
    """Return the seats' expected shares: high for the reader until turn 15, then for the first other seat."""
    if seats == 1:
        return (0.4 + 0.01 * turn,)
    own = 1 / seats if turn < 8 else 0.5 if turn < 16 else 0.4 if turn < 23 else max(0.0, 0.2 - 0.025 * (turn - 23))
    others = [0.5 if turn < 16 else 0.7 if turn < 23 else 1.0, *(max(0.0, 0.5 - 0.02 * turn),) * (seats - 2)]
    shares = [(1 - own) * one / sum(others) for one in others]
    shares.insert(reader, own)
    return tuple(shares)


def _judged(reader: Seat, turn: int, when: Say, gap: float) -> Judged:
    labels = (say("tunhell-do-door", mine=1, n=2, yours=3), say("tunhell-do-door", mine=2, n=3, yours=3))
    return Judged(
        turn,
        turn,
        when,
        reader,
        Number(1),
        Number(2),
        0.4,
        Part(gap, 0.02),
        (),
        labels,
        say("tunhell-ask-turn", seat=reader, full=0),
    )


def achieved(games: int) -> Career:
    """Return a person's results in this many games: the first with many, the last with only one."""
    titles = ("maphr", "poursuite", "dungeon_lords", "winter", "tunhell")[-games:]
    many = {"maphr": 120, "poursuite": 14, "dungeon_lords": 7, "winter": 3, "tunhell": 1}
    rows = [Row(one, many[one], many[one] // 2, min(1, many[one] // 7), *_ratings(many[one])) for one in titles]
    ways = [(titles[n % games], (WON, SHARED, LOST, OTHER)[n % 4]) for n in range(min(40, many[titles[0]]))]
    return Career(tuple(rows), tuple(ways))


def _ratings(played: int) -> tuple[int | None, tuple[int, ...]]:
    course = tuple(1000 + 37 * n - 90 * (n % 3) for n in range(min(played, 12)))
    return (course[-1], course) if played > 3 else (None, ())
