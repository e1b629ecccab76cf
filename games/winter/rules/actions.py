"""The actions and free actions of a turn: placing, moving, beating, overcoming (5.4, 6.3, 6.4)."""

from games import core
from games.core import Choice, Say, Seat, Value
from games.winter.cards import CASTLE
from games.winter.choices import Beat, Move, Overcome, Place
from games.winter.rows import Disaster, Monster
from games.winter.state import HOME, State

from .dwarfs import banned, go_home, sets, tell_bans
from .faults import Target, is_free, target_of
from .labels import own_dwarfs, tally, threats_in
from .stock import gain, pay


def with_only_set(t: State, seat: Seat, choice: Choice) -> Choice:
    """Return a fight without its dwarfs if only one set is possible; otherwise with them in the usual order."""
    if not isinstance(choice, Beat | Overcome) or not choice.dwarfs:
        return choice
    target = target_of(t, choice)
    if target is None:
        return choice
    found = sets(t, seat, target.area, target.card)
    same = [dwarfs for dwarfs in found if sorted(dwarfs) == sorted(choice.dwarfs)]
    if not same:
        return choice
    return choice.replace(dwarfs=() if len(found) == 1 else same[0])


def act(t: State, seat: Seat, choice: Choice) -> None:
    """Carry out a placement, a movement or a fight."""
    player = t.players[seat]
    match choice:
        case Place(area, dwarf):
            if not is_free(t, dwarf):
                player.actions -= 1
            put(t, seat, area, dwarf)
        case Move(start, end, dwarf):
            player.actions -= 1
            walk(t, seat, start, end, dwarf)
        case Beat() | Overcome():
            target = target_of(t, choice)
            assert target is not None, "it was offered"
            _fight(t, seat, target, choice.dwarfs or sets(t, seat, target.area, target.card)[0])


def put(t: State, seat: Seat, area: str, dwarf: str) -> None:
    """Place a dwarf from home in an area; nobody places two in one area in a turn (3.1, R26)."""
    player = t.players[seat]
    player.leave(HOME, dwarf)
    player.enter(area, dwarf)
    player.placed += (area,)
    t.tell("winter-log-places", seat=seat, dwarf=dwarf, area=area, n=player.dwarfs_at_home())
    _gather(t, seat, area)


def walk(t: State, seat: Seat, start: str, end: str, dwarf: str) -> None:
    """Move one of the player's dwarfs to an adjacent area (3.2)."""
    t.players[seat].leave(start, dwarf)
    t.players[seat].enter(end, dwarf)
    t.tell("winter-log-walks", seat=seat, dwarf=dwarf, start=start, end=end)
    _gather(t, seat, end)


def _gather(t: State, seat: Seat, area: str) -> None:
    """Tell how many of the player's dwarfs are in an area with threats, and how many these require (6.3, 6.4)."""
    if threats := tuple(threats_in(t, area)):
        t.tell("winter-log-gathers", seat=seat, area=area, n=own_dwarfs(t, seat, area), threats=threats)


def _fight(t: State, seat: Seat, target: Target, dwarfs: tuple[str, ...]) -> None:
    """Carry out a fight: pay, take exactly these dwarfs home, keep the card; a disaster also brings gold (6.3, 6.4)."""
    player = t.players[seat]
    silent = banned(t)
    paid = pay(t, seat, target.card.cost)
    go_home(t, seat, target.area, dwarfs)
    said: dict[str, Value] = {
        "target": target.id,
        "area": target.area,
        "dwarfs": tally(dwarfs),
        "paid": paid,
        "points": target.card.vp,
    }
    match target.card:
        case Monster():
            del t.monsters[target.id]
            t.arrived = tuple(monster for monster in t.arrived if monster != target.id)
            player.monsters += (target.id,)
            t.told.append(core.Event(Say("winter-log-beats", {"seat": seat, **said})))
            if target.area == CASTLE and CASTLE not in t.monsters.values():
                t.tell("winter-log-castle-saved")
        case Disaster(gold=gold):
            t.disasters.remove(target.id)
            player.disasters += (target.id,)
            reward = gain(t, seat, {"gold": gold}) if gold else ()
            t.told.append(core.Event(Say("winter-log-overcomes", {"seat": seat, **said, "reward": reward})))
    tell_bans(t, silent)
