"""The bracket of a knock-out: its last rounds side by side, with the games that winners advance to."""

from collections.abc import Sequence

from games.draw import Canvas
from games.draw.palette import BRASS, BRASS_DIM, EDGE, LAMP, LIT, MUTED, SLAB, TEXT
from tournaments.history import losers
from tournaments.model import EntrantId, Match, Round, Slot, Tournament

COLUMNS, MOST = 3, 8
"""Maximum number of rounds side by side, and of games in a round; larger rounds are omitted."""
TOP, HEIGHT, GAP = 56, 500, 12
_LINE_MOST, _LINE_LEAST = 50, 26


def draw_bracket(t: Tournament, titles: Sequence[str], own: EntrantId | None = None) -> bytes | None:
    """Draw the last rounds of a knock-out as a PNG file; None before the knock-out.

    Args:
        t: the tournament.
        titles: the title of every round, in order.
        own: the reader, whose name is highlighted.
    """
    rounds = [found for found in t.rounds if _shown(found)][-COLUMNS:]
    if not rounds:
        return None
    columns = [_in_order(found, rounds[place + 1] if place + 1 < len(rounds) else None)
               for place, found in enumerate(rounds)]  # fmt: skip
    lines = max(sum(len(match.seats) for match in matches) for matches in columns)
    games = max(map(len, columns))
    line = max(_LINE_LEAST, min(_LINE_MOST, (HEIGHT - TOP - 8 - games * GAP) // lines))
    canvas = Canvas(max(TOP + lines * line + games * GAP + 8, 240))
    width = (canvas.width - 16 - 26 * (len(rounds) - 1)) // len(rounds)
    before: dict[EntrantId, tuple[float, float]] = {}
    for place, (found, matches) in enumerate(zip(rounds, columns, strict=True)):
        left = 8 + place * (width + 26)
        title, middle = titles[found.number - 1], left + width / 2
        canvas.text(title, middle, 38, 30, BRASS, face="title", align="middle", width=width, least=18)
        ends: dict[EntrantId, tuple[float, float]] = {}
        for match, top in _placed(matches, line, canvas.height, before):
            height = top + len(match.seats) * line / 2
            out = losers(match)
            for one in match.entrants:
                if one in before:
                    x, y = before[one]
                    bend = left - 13
                    canvas.line([(x, y), (bend, y), (bend, height), (left, height)], BRASS_DIM, 3)
                if match.result is not None and one not in out:
                    ends[one] = (left + width, height)
            _draw_match(canvas, t, match, (left, top, width, line), own)
        before = ends
    return canvas.png()


def _shown(found: Round) -> bool:
    """Return whether a round belongs to the knock-out and is small enough to be drawn."""
    return 0 < len(found.matches) <= MOST and all(match.slot is not Slot.GROUP for match in found.matches)


def _in_order(found: Round, later: Round | None) -> list[Match]:
    """Return a round's games, ordered so that those leading to the same game of the next round are adjacent."""
    if later is None:
        return list(found.matches)

    def leads_to(match: Match) -> tuple[int, int]:
        goals = [
            place for place, goal in enumerate(later.matches) for one in match.entrants if one in goal.seats
        ]  # fmt: skip
        return min(goals, default=len(later.matches)), match.number

    return sorted(found.matches, key=leads_to)


def _placed(
    matches: Sequence[Match], line: int, height: int, before: dict[EntrantId, tuple[float, float]]
) -> list[tuple[Match, float]]:
    """Return the vertical position of each game of a column: next to the games that lead to it, without overlaps."""
    whole = sum(len(match.seats) * line for match in matches)
    free = (height - TOP - whole - 8) / max(len(matches), 1)
    wanted = []
    at = TOP + free / 2
    for match in matches:
        sources = [before[one][1] for one in match.entrants if one in before]
        high = len(match.seats) * line
        wanted.append((match, sum(sources) / len(sources) - high / 2 if sources else at, high))
        at += high + free
    wanted.sort(key=lambda each: each[1])
    found, least = [], float(TOP)
    for number, (match, top, high) in enumerate(wanted):
        rest = sum(other[2] + GAP for other in wanted[number:]) - GAP
        place = max(least, min(top, height - 8 - rest))
        found.append((match, place))
        least = place + high + GAP
    return found


def _draw_match(
    canvas: Canvas, t: Tournament, match: Match, place: tuple[float, float, float, int], own: EntrantId | None
) -> None:
    """Draw a game, with those who advance bright and an open game highlighted."""
    left, top, width, line = place
    is_open = match.result is None
    canvas.box(
        (left, top, width, line * len(match.seats)), LIT if is_open else SLAB, BRASS if is_open else EDGE,
        3 if is_open else 2, 10,
    )  # fmt: skip
    out = losers(match)
    size = min(32, line - 12)
    for seat, one in enumerate(match.seats):
        base = top + seat * line + line / 2 + size * 0.36
        if seat:
            canvas.line([(left + 8, top + seat * line), (left + width - 8, top + seat * line)], EDGE, 2)
        score = match.result.scores[seat] if match.result is not None else None
        room = width - 28 - (64 if score is not None else 0)
        colour = MUTED if one in out else TEXT
        if one is not None and one == own:
            canvas.box((left + 5, top + seat * line + 5, 6, line - 10), LAMP, LAMP, 0, 2)
            colour = LAMP
        name = t.entrants[one].name if one is not None else ""
        canvas.text(name, left + 18, base, size, colour, width=room, least=24)
        if score is not None:
            text = str(score).replace("-", "−")
            shade = MUTED if one in out else LAMP
            canvas.text(text, left + width - 12, base, size, shade, face="title", align="right", width=60, least=16)
