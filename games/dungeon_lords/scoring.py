"""Points, titles, the licence and the Underlord (13)."""

from collections.abc import Mapping
from dataclasses import replace

from games.core import Outcome, Score, Seat, say

from .cards import Book, book
from .state import Lord, State


def outcome(t: State) -> Outcome:
    """Return every lord's points, line by line; the highest total wins, equal totals share the victory (13).

    The winners may be without a licence, as everybody else then is, too (R17); this is said next to the result.
    """
    holders = titles(t)
    found = Outcome.by_points([_score(t, Seat(seat), holders) for seat in range(t.seats)])
    best = max(score.total for score in found.scores)
    if licensed(t, best):
        return found
    least = book(t).scoring["licence_minimum"]
    return replace(found, reasons=(say("dungeon_lords-reason-no-licence", seats=found.winners, n=best, least=least),))


def titles(t: State) -> Mapping[str, tuple[Seat, ...]]:
    """Return who holds each scoring title; a measure of 0 earns none (13)."""
    found: dict[str, tuple[Seat, ...]] = {}
    for row in book(t).titles:
        if row.points:
            measures = [measure(lord, row.metric) for lord in t.lords]
            best = max(measures)
            found[row.id] = tuple(Seat(seat) for seat, n in enumerate(measures) if n == best) if best > 0 else ()
    return found


def measure(lord: Lord, metric: str) -> int:
    """Return a lord's amount of what a title counts (13)."""
    rooms = len(lord.rooms(conquered=True))
    match metric:
        case "evil":
            return lord.evil
        case "rooms_all":
            return rooms
        case "tunnels_all":
            return len(lord.tiles) - rooms
        case "monsters_and_ghosts":
            return len(lord.creatures())
        case "imps_without_trolls":
            return lord.imps
        case "gold_plus_food":
            return lord.gold + lord.food
        case "unconquered_tiles":
            return len(lord.tiles) - len(lord.conquered)
    raise ValueError(f"titles: there is no measure {metric}")


def _score(t: State, seat: Seat, holders: Mapping[str, tuple[Seat, ...]]) -> Score:
    """Return one lord's lines: the lair, rooms, conquests, prisoners, letters, scoring rooms and titles (13)."""
    lord, rule, heroes = t.lords[seat], book(t).scoring, book(t).hero
    paladins = sum(heroes[hero].role == "paladin" for hero in lord.prison)
    parts = {
        "creatures": rule["per_monster_or_ghost"] * len(lord.creatures()),
        "rooms": rule["per_unconquered_room"] * len(lord.rooms()),
        "conquered": rule["per_conquered_tile"] * len(lord.conquered),
        "adventurers": rule["per_prisoner_adventurer"] * (len(lord.prison) - paladins),
        "paladins": rule["per_prisoner_paladin"] * paladins,
        "letters": rule["per_red_letter"] * lord.letters,
        **_rooms(t, seat, holders),
        **{title: worth(book(t), t.seats, len(who)) for title, who in holders.items() if seat in who},
    }
    return Score(seat, sum(parts.values()), parts)


def worth(book: Book, seats: int, holders: int) -> int:
    """Return the points of a title: more if held alone than shared; fewer in both cases with two players (13)."""
    how = "sole" if holders == 1 else "shared"
    return int(book.titles_info[f"{how}_{'2p' if seats == 2 else '3p_4p'}"])


def _rooms(t: State, seat: Seat, holders: Mapping[str, tuple[Seat, ...]]) -> dict[str, int]:
    """Return the points of unconquered year 2 scoring rooms (2.3)."""
    rows = book(t).room
    rooms = [room for room in t.lords[seat].rooms() if rows[room].score or rows[room].score_titles]
    return {room: own_points(t, seat, room, holders) for room in rooms}


def own_points(t: State, seat: Seat, room: str, holders: Mapping[str, tuple[Seat, ...]]) -> int:
    """Return the points that a scoring room brings its lord as things are; 0 for any other room (2.3)."""
    row = book(t).room[room]
    if row.score:
        return row.score.per * sum(one in row.score.creatures for one in t.lords[seat].creatures())
    if row.score_titles:
        mine = [len(who) for who in holders.values() if seat in who]
        return sum(row.score_titles.sole if n == 1 else row.score_titles.shared for n in mine)
    return 0


def licensed(t: State, total: int) -> bool:
    """Return whether a total earns the licence; 0 does (R17)."""
    return total >= book(t).scoring["licence_minimum"]


def close(t: State) -> None:
    """Announce titles, points, licences and the Underlord (13)."""
    t.heading("dungeon_lords-log-end")
    for title, who in titles(t).items():
        if who:
            t.tell("dungeon_lords-log-title", title=title, seats=who)
    found = outcome(t)
    for score in found.scores:
        licence = int(licensed(t, score.total))
        t.tell("dungeon_lords-log-score", seat=score.seat, n=score.total, licence=licence)
    t.tell("dungeon_lords-log-underlord", seats=found.winners, n=max(score.total for score in found.scores))
