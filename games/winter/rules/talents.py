"""What a hero does when the card is played (7)."""

from collections.abc import Iterator, Sequence

from games import core
from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, record, say
from games.winter.rows import RESOURCES, Talent
from games.winter.state import (
    HOME,
    LETTERS,
    Done,
    Gain,
    Move,
    Place,
    Promote,
    Recall,
    Recruit,
    Shift,
    State,
    book,
    is_legendary,
    reserve,
)

from .actions import put, walk
from .dwarfs import blocked, go_home
from .labels import action_label, action_part, area_part, hero_part, slot_label, yields
from .market import draw_hero
from .moves import legal, movements, placements, shifts, unavailable
from .refusals import refuse, refuse_move, refuse_place, refuse_talent, unknown_area
from .stock import change, gain, pay


def play_card(t: State, seat: Seat, card: str) -> None:
    """A card is used up for the week, and its talent is carried out (5.4, 7)."""
    player, talent = t.players[seat], book(t).talent[card]
    player.hand = tuple(held for held in player.hand if held != card)
    player.played += (card,)
    match talent.do:
        case "produce":
            _produce(t, seat, card, talent)
        case "gain":
            t.tell("winter-log-gains", seat=seat, card=card, changes=gain(t, seat, talent.gain))
        case "trade":
            changes = (*pay(t, seat, talent.pay), *gain(t, seat, talent.gain))
            t.tell("winter-log-gains", seat=seat, card=card, changes=changes)
        case "gain_one":
            t.then(GainOne(seat, card))
        case "move_from":
            t.then(MoveAnyone(seat, card, talent.times))
        case "place_or_move":
            t.tell("winter-log-plays", seat=seat, card=card)
            t.then(PlaceOrMove(seat, card, talent.times))
        case "recruit":
            t.then(TakeHero(seat, card))
        case "recall":
            t.then(RecallDwarf(seat, card))
        case "promote":
            t.then(PromoteDwarf(seat, card))


def _produce(t: State, seat: Seat, card: str, talent: Talent) -> None:
    """One for each area of the kind with an own dwarf, unless a monster or a disaster is there (3.3, R39)."""
    assert talent.resource, "the catalogue says what is produced"
    n = yields(t, seat, talent)
    idle = blocked(t).intersection(t.players[seat].areas(), book(t).of_kind[talent.kind])
    if n:
        t.tell("winter-log-gains", seat=seat, card=card, changes=gain(t, seat, {talent.resource: n}))
    else:
        t.tell("winter-log-produces-nothing", seat=seat, card=card)
    if idle:
        t.tell("winter-log-blocked", areas=tuple(sorted(idle)))


class _Talent(core.Ask[State, core.Choice]):
    """What the choices inside a talent share: an absent player stops, or takes the first legal choice (D10)."""

    __slots__ = ()
    automatic = True
    is_public = True
    seat: Seat
    card: str

    def default(self, t: State, seat: Seat) -> Choice:
        shape = self.options(t)
        assert isinstance(shape, OneOf), "every choice of a talent is one of some"
        return Done() if Done() in shape.choices else shape.choices[0]

    def question(self, t: State, seat: Seat) -> Say:
        return say(self.prompt, seat=seat, card=self.card)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        return refuse_talent(self.seat, choice, book(t).instrument[self.card])


@record
class GainOne(_Talent):
    """One of two resources, as the player chooses (7)."""

    prompt = "winter-ask-gain"
    seat: Seat
    card: str

    def options(self, t: State) -> Shape:
        return OneOf(tuple(map(Gain, book(t).talent[self.card].one_of)))

    def take(self, t: State, choice: Choice) -> None:
        assert isinstance(choice, Gain), "nothing else is offered"
        (resource,) = (known for known in RESOURCES if known == choice.resource)
        t.tell("winter-log-gains", seat=self.seat, card=self.card, changes=gain(t, self.seat, {resource: 1}))

    def label(self, t: State, choice: Choice) -> Say:
        assert isinstance(choice, Gain), "nothing else is offered"
        (resource,) = (known for known in RESOURCES if known == choice.resource)
        old = t.players[self.seat].stock[resource]
        most = book(t).limits.resource_max
        return say("winter-do-gain", change=change(resource, old, min(most, old + 1)))

    def field_label(self, t: State, seat: Seat, choice: Choice, name: str) -> Say:
        return self.label(t, choice)


@record
class MoveAnyone(_Talent):
    """Dwarfs of any player leave areas of a kind for an adjacent area, each dwarf once (7, R28, R29, R42, R43).

    Attributes:
        left: how many may still be moved.
        moved: the area, owner and kind of the dwarf that was moved first, empty before.
    """

    prompt = "winter-ask-shift"
    seat: Seat
    card: str
    left: int
    moved: tuple[str, ...] = ()

    def options(self, t: State) -> Shape:
        found: list[Choice] = [choice for choice, fault in self._judged(t) if fault is None]
        if self.moved:
            found.append(Done())
        return OneOf(tuple(found))

    def take(self, t: State, choice: Choice) -> None:
        if not isinstance(choice, Shift):
            return
        owner = Seat(LETTERS.index(choice.owner))
        t.players[owner].leave(choice.start, choice.dwarf)
        t.players[owner].enter(choice.end, choice.dwarf)
        t.tell(
            "winter-log-shifts",
            seat=self.seat, card=self.card, owner_seat=owner, dwarf=choice.dwarf,
            start=choice.start, end=choice.end,
        )  # fmt: skip
        if self.left > 1:
            t.then(self.replace(left=self.left - 1, moved=(choice.end, choice.owner, choice.dwarf)))

    def question(self, t: State, seat: Seat) -> Say:
        return say(self.prompt, seat=seat, card=self.card, area_kind=book(t).talent[self.card].kind, n=self.left)

    def label(self, t: State, choice: Choice) -> Say:
        if not isinstance(choice, Shift):
            return say("winter-do-stop")
        owner = Seat(LETTERS.index(choice.owner))
        return say("winter-do-shift", owner_seat=owner, start=choice.start, end=choice.end, dwarf=choice.dwarf)

    def field_label(self, t: State, seat: Seat, choice: Choice, name: str) -> Say:
        assert isinstance(choice, Shift), "only a shift has fields"
        match name:
            case "owner":
                owner = Seat(LETTERS.index(choice.owner))
                n = t.players[owner].out.count(choice.start)
                return say("winter-part-owner", owner_seat=owner, n=n)
            case "dwarf":
                return say("winter-part-dwarf", dwarf=choice.dwarf)
        return area_part(t, seat, getattr(choice, name))

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        if not isinstance(choice, Shift):
            return _Talent.refusal(self, t, seat, choice)
        if unknown := unknown_area(t, choice.start, choice.end):
            return unknown
        match self._fault(t, choice):
            case "no-dwarf-there":
                return refuse("no-dwarf-there", area=choice.start)
            case "wrong-area-kind":
                return refuse("wrong-area-kind", area_kind=book(t).talent[self.card].kind)
            case "not-adjacent":
                return refuse("not-adjacent", start=choice.start, end=choice.end)
        return refuse("same-dwarf-twice")

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return [choice for choice, fault in self._judged(t) if fault][:1]

    def _judged(self, t: State) -> Iterator[tuple[Choice, str | None]]:
        for choice in shifts(t, book(t).of_kind[book(t).talent[self.card].kind]):
            yield choice, self._fault(t, choice)

    def _fault(self, t: State, choice: Shift) -> str | None:
        owners = dict(zip(LETTERS, t.players, strict=False))
        if choice.owner not in owners or not owners[choice.owner].count(choice.start, choice.dwarf):
            return "no-dwarf-there"
        if book(t).kind[choice.start] != book(t).talent[self.card].kind:
            return "wrong-area-kind"
        if choice.end not in book(t).adjacent[choice.start]:
            return "not-adjacent"
        is_same = self.moved == (choice.start, choice.owner, choice.dwarf)
        return "same-dwarf-twice" if is_same and owners[choice.owner].count(choice.start, choice.dwarf) < 2 else None  # noqa: PLR2004  # the one moved and another


@record
class PlaceOrMove(_Talent):
    """Own dwarfs are placed from home or moved to an adjacent area, each dwarf once (7, R42, R43, R57).

    Attributes:
        left: how many may still be placed or moved.
        moved: the area and kind of the dwarf that was placed or moved first, empty before.
    """

    prompt = "winter-ask-place-or-move"
    seat: Seat
    card: str
    left: int
    moved: tuple[str, ...] = ()

    def options(self, t: State) -> Shape:
        found = legal(self._judged(t))
        if self.moved:
            found.append(Done())
        return OneOf(tuple(found))

    def take(self, t: State, choice: Choice) -> None:
        match choice:
            case Place(area, dwarf):
                put(t, self.seat, area, dwarf)
            case Move(start, area, dwarf):
                walk(t, self.seat, start, area, dwarf)
            case _:
                return
        if self.left > 1:
            t.then(self.replace(left=self.left - 1, moved=(area, dwarf)))

    def question(self, t: State, seat: Seat) -> Say:
        return say(self.prompt, seat=seat, card=self.card, n=self.left)

    def label(self, t: State, choice: Choice) -> Say:
        return say("winter-do-stop") if isinstance(choice, Done) else action_label(t, self.seat, choice)

    def field_label(self, t: State, seat: Seat, choice: Choice, name: str) -> Say:
        return action_part(t, seat, choice, name)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        if isinstance(choice, Place):
            return refuse_place(t, seat, choice, costs=False)
        if not isinstance(choice, Move):
            return _Talent.refusal(self, t, seat, choice)
        if self._is_same(t, choice) and choice.end in book(t).adjacent.get(choice.start, ()):
            return refuse("same-dwarf-twice")
        return refuse_move(t, seat, choice, costs=False)

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return unavailable(self._judged(t))

    def _judged(self, t: State) -> Iterator[tuple[Choice, str | None]]:
        player = t.players[self.seat]
        yield from placements(t, player, costs=False)
        for choice, fault in movements(t, player, costs=False):
            assert isinstance(choice, Move), "movements are moves"
            yield choice, fault or ("same-dwarf-twice" if self._is_same(t, choice) else None)

    def _is_same(self, t: State, choice: Move) -> bool:
        """Whether only the dwarf just placed or moved could be meant (R42)."""
        return self.moved == (choice.start, choice.dwarf) and t.players[self.seat].count(*self.moved) == 1


@record
class TakeHero(_Talent):
    """Any hero of the market for a flat price, without an action and beside the turn's buy (7, R32)."""

    prompt = "winter-ask-recruit"
    seat: Seat
    card: str

    def options(self, t: State) -> Shape:
        return OneOf(tuple(Recruit(slot) for slot, card in enumerate(t.market, 1) if card))

    def take(self, t: State, choice: Choice) -> None:
        assert isinstance(choice, Recruit), "nothing else is offered"
        hero = t.market[choice.slot - 1]
        assert hero is not None, "an empty slot is not offered"
        paid = pay(t, self.seat, book(t).talent[self.card].pay)
        t.tell("winter-log-recruits", seat=self.seat, card=self.card, hero=hero, paid=paid)
        draw_hero(t, self.seat, choice.slot)

    def question(self, t: State, seat: Seat) -> Say:
        return say(self.prompt, seat=seat, card=self.card, n=book(t).talent[self.card].pay["gold"])

    def label(self, t: State, choice: Choice) -> Say:
        assert isinstance(choice, Recruit), "nothing else is offered"
        return slot_label(t, choice.slot, "winter-do-recruit")

    def field_label(self, t: State, seat: Seat, choice: Choice, name: str) -> Say:
        assert isinstance(choice, Recruit), "nothing else is offered"
        return hero_part(t, choice.slot, book(t).talent[self.card].pay["gold"])

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        return refuse("empty-slot") if isinstance(choice, Recruit) else _Talent.refusal(self, t, seat, choice)

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return tuple(Recruit(slot) for slot, card in enumerate(t.market, 1) if not card)


@record
class RecallDwarf(_Talent):
    """An own dwarf comes home from anywhere on the board and brings gold (7, R45)."""

    prompt = "winter-ask-recall"
    seat: Seat
    card: str

    def options(self, t: State) -> Shape:
        player = t.players[self.seat]
        return OneOf(tuple(Recall(area, dwarf) for area in sorted(player.areas()) for dwarf in player.kinds_at(area)))

    def take(self, t: State, choice: Choice) -> None:
        assert isinstance(choice, Recall), "nothing else is offered"
        go_home(t, self.seat, choice.area, [choice.dwarf])
        changes = gain(t, self.seat, book(t).talent[self.card].gain)
        t.tell(
            "winter-log-recalls", seat=self.seat, card=self.card, dwarf=choice.dwarf, area=choice.area, changes=changes
        )

    def label(self, t: State, choice: Choice) -> Say:
        assert isinstance(choice, Recall), "nothing else is offered"
        return say("winter-do-recall", area=choice.area, dwarf=choice.dwarf)

    def field_label(self, t: State, seat: Seat, choice: Choice, name: str) -> Say:
        return (
            say("winter-part-dwarf", dwarf=getattr(choice, name))
            if name == "dwarf"
            else area_part(t, seat, getattr(choice, name))
        )

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        if not isinstance(choice, Recall):
            return _Talent.refusal(self, t, seat, choice)
        return unknown_area(t, choice.area) or refuse("no-dwarf-there", area=choice.area)


@record
class PromoteDwarf(_Talent):
    """A basic dwarf at home leaves the game, and a legendary one from the reserve stands there instead (9.4, R53)."""

    prompt = "winter-ask-promote"
    seat: Seat
    card: str

    def options(self, t: State) -> Shape:
        return OneOf(tuple(map(Promote, reserve(t, self.seat))))

    def take(self, t: State, choice: Choice) -> None:
        assert isinstance(choice, Promote), "nothing else is offered"
        player = t.players[self.seat]
        paid = pay(t, self.seat, book(t).talent[self.card].pay)
        player.home -= 1
        player.legends = {**player.legends, choice.dwarf: HOME}
        t.tell("winter-log-promotes", seat=self.seat, card=self.card, dwarf=choice.dwarf, paid=paid)

    def label(self, t: State, choice: Choice) -> Say:
        assert isinstance(choice, Promote), "nothing else is offered"
        return say("winter-do-promote", dwarf=choice.dwarf)

    def field_label(self, t: State, seat: Seat, choice: Choice, name: str) -> Say:
        assert isinstance(choice, Promote), "nothing else is offered"
        return say("winter-part-dwarf", dwarf=choice.dwarf)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        if not isinstance(choice, Promote):
            return _Talent.refusal(self, t, seat, choice)
        if choice.dwarf in t.players[seat].legends:
            return refuse("legendary-taken")
        return NotAllowed(say("core-no-such-choice"))

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return tuple(map(Promote, t.players[seat].legends)) if is_legendary(t) else ()
