"""Phase 3: a player's turn, with up to five actions and any number of free ones (5.4)."""

from collections.abc import Sequence

from games import core
from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, record, say
from games.winter.cards import CASTLE
from games.winter.rows import Disaster, Monster
from games.winter.state import HOME, Beat, Buy, EndTurn, Move, Music, Overcome, Place, State, book

from .dwarfs import banned, go_home, sets
from .faults import Target, is_free, music_cost, target_of
from .labels import action_label, action_part, tally
from .market import draw_hero
from .moves import actions, legal, unavailable
from .music import start_music
from .refusals import refuse_turn
from .stock import gain, pay

Action = Place | Move | Buy | Music | Beat | Overcome | EndTurn


@record
class StartTurn(core.Step[State]):
    """A player's turn begins; where everyone has placed dwarfs is forgotten (5.4)."""

    seat: Seat

    def run(self, t: State) -> None:
        t.active, t.bought = self.seat, False
        for player in t.players:
            player.placed = ()
        t.heading("winter-log-turn", seat=self.seat, n=t.players[self.seat].actions)
        t.then(Turn(self.seat))


@record
class Turn(core.Ask[State, Action]):
    """The active player takes an action or a free action, or ends the turn (5.4, D7)."""

    prompt = "winter-ask-turn"
    automatic = True
    is_public = True
    seat: Seat

    def options(self, t: State) -> Shape:
        return OneOf((*legal(actions(t, self.seat)), EndTurn()))

    def take(self, t: State, choice: Action) -> None:
        match choice:
            case EndTurn():
                t.tell("winter-log-end-turn", seat=self.seat, n=t.players[self.seat].actions)
                return
            case Buy(slot):
                _buy(t, self.seat, slot)
            case Music(instrument):
                cost = music_cost(t, self.seat)
                t.then(self)
                start_music(t, self.seat, instrument, cost)
                return
            case _:
                act(t, self.seat, choice)
        t.then(self)

    def default(self, t: State, seat: Seat) -> Choice:
        return EndTurn()

    def question(self, t: State, seat: Seat) -> Say:
        return say(self.prompt, seat=seat, n=t.players[seat].actions)

    def label(self, t: State, choice: Action) -> Say:
        return action_label(t, self.seat, choice)

    def field_label(self, t: State, seat: Seat, choice: Action, name: str) -> Say:
        return action_part(t, seat, choice, name)

    def normalise(self, t: State, seat: Seat, choice: Choice) -> Choice:
        return with_only_set(t, seat, choice)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        return refuse_turn(t, seat, choice)

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return unavailable(actions(t, seat))


def with_only_set(t: State, seat: Seat, choice: Choice) -> Choice:
    """A fight without its dwarfs where only one set will do, and with them in the usual order where several will."""
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
    """Carry out what the turn and the window of cards have in common, and moving a dwarf."""
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
    """A dwarf from home stands in an area from now on; nobody places two in one area in a turn (3.1, R26)."""
    player = t.players[seat]
    player.leave(HOME, dwarf)
    player.enter(area, dwarf)
    player.placed += (area,)
    t.tell("winter-log-places", seat=seat, dwarf=dwarf, area=area, n=player.dwarfs_at_home())


def walk(t: State, seat: Seat, start: str, end: str, dwarf: str) -> None:
    """An own dwarf goes to an adjacent area (3.2)."""
    t.players[seat].leave(start, dwarf)
    t.players[seat].enter(end, dwarf)
    t.tell("winter-log-walks", seat=seat, dwarf=dwarf, start=start, end=end)


def _buy(t: State, seat: Seat, slot: int) -> None:
    """The price of the slot and an action; the hero can be used from the next preparation on (3.3, R31)."""
    player, cost = t.players[seat], book(t).prices[slot - 1]
    t.bought = True
    player.actions -= 1
    player.stock["gold"] -= cost
    card = t.market[slot - 1]
    assert card is not None, "it was offered"
    t.tell("winter-log-buys", seat=seat, card=card, n=cost, left=player.stock["gold"])
    draw_hero(t, seat, slot)


def _fight(t: State, seat: Seat, target: Target, dwarfs: tuple[str, ...]) -> None:
    """Pay, take exactly these dwarfs home, keep the card; a disaster also brings gold (6.3, 6.4)."""
    player = t.players[seat]
    silent = banned(t)
    paid = pay(t, seat, target.card.cost)
    go_home(t, seat, target.area, dwarfs)
    said = {"target": target.id, "area": target.area, "dwarfs": tally(dwarfs), "paid": paid, "points": target.card.vp}
    match target.card:
        case Monster():
            del t.monsters[target.id]
            player.monsters += (target.id,)
            t.told.append(core.Event(Say("winter-log-beats", {"seat": seat, **said})))
            if target.area == CASTLE and CASTLE not in t.monsters.values():
                t.tell("winter-log-castle-saved")
        case Disaster(gold=gold):
            t.disasters.remove(target.id)
            player.disasters += (target.id,)
            reward = gain(t, seat, {"gold": gold}) if gold else ()
            t.told.append(core.Event(Say("winter-log-overcomes", {"seat": seat, **said, "reward": reward})))
    for instrument in silent.keys() - banned(t).keys():
        t.tell("winter-log-sounds-again", instrument=instrument)
