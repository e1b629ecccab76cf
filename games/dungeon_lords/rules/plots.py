"""Where rooms may be built (6)."""

from games.core import NotAllowed, Seat, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.state import State


def plots(t: State, seat: Seat, room: str) -> tuple[str, ...]:
    """Return where a room may be built: on an unconquered tunnel of its zone, next to no other room (6)."""
    return tuple(cell for cell in t.lords[seat].tiles if not bad_plot(t, seat, room, cell))


def bad_plot(t: State, seat: Seat, room: str, cell: str) -> NotAllowed | None:
    """Return why a room may not be built on a cell; None if it may (16)."""
    lord, ground = t.lords[seat], book(t).map
    if lord.tiles.get(cell) != "tunnel" or cell in lord.conquered:
        return NotAllowed(say("dungeon_lords-no-tunnel-there"), "6")
    if any(lord.tiles.get(near, "tunnel") != "tunnel" for near in ground.near[cell]):
        return NotAllowed(say("dungeon_lords-no-room-beside"), "6")
    zone = book(t).room[room].zone
    if cell not in ground.zones[zone]:
        return NotAllowed(say("dungeon_lords-no-zone", room=room, zone=zone), "6")
    return None
