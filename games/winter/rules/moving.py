"""Talents that move and place dwarfs: anyone's, or the player's own (7)."""

from collections.abc import Iterator, Sequence

from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, record, say
from games.winter.choices import BASIC, Done, Move, Place, Shift
from games.winter.state import LETTERS, State, book, is_solo

from .actions import put, walk
from .labels import action_label, action_part, area_part, own_dwarfs
from .moves import legal, movements, placements, shifts, unavailable
from .refusals import refuse, refuse_move, refuse_place, unknown_area
from .talented import Talented


@record
class MoveAnyone(Talented):
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
        card, dwarf, start, end = self.card, choice.dwarf, choice.start, choice.end
        if owner == self.seat:
            t.tell("winter-log-shifts-own", seat=owner, card=card, dwarf=dwarf, start=start, end=end)
        else:
            t.tell("winter-log-shifts", seat=self.seat, owner_seat=owner, card=card, dwarf=dwarf, start=start, end=end)
        if self.left > 1:
            t.then(self.replace(left=self.left - 1, moved=(choice.end, choice.owner, choice.dwarf)))

    def question(self, t: State, seat: Seat) -> Say:
        prompt = "winter-ask-shift-own" if is_solo(t) else self.prompt
        kind = book(t).talent[self.card].kind
        return say(prompt, seat=seat, card=self.card, area_kind=kind, n=self.left, actions=actions_after(t, seat))

    def label(self, t: State, choice: Choice) -> Say:
        if not isinstance(choice, Shift):
            return say("winter-do-stop")
        owner, verb = Seat(LETTERS.index(choice.owner)), "move" if is_solo(t) else "shift"  # alone, no owner is named
        text = f"winter-do-{verb}" if choice.dwarf == BASIC else f"winter-do-{verb}-legend"
        return say(text, owner_seat=owner, start=choice.start, end=choice.end, dwarf=choice.dwarf)

    def field_label(self, t: State, seat: Seat, choice: Choice, name: str) -> Say:
        assert isinstance(choice, Shift), "only a shift has fields"
        match name:
            case "owner":
                owner = Seat(LETTERS.index(choice.owner))
                n = t.players[owner].out.count(choice.start)
                return say("winter-part-owner", owner_seat=owner, n=n)
            case "dwarf":
                return say("winter-part-dwarf", dwarf=choice.dwarf)
            case "start":
                return say("winter-part-from", area=choice.start, owners=tuple(self._owners(t, seat, choice.start)))
        return area_part(t, seat, choice.end)

    def _owners(self, t: State, seat: Seat, area: str) -> Iterator[Say]:
        """Yield whose dwarfs can be moved from an area, those of the player who moves them first."""
        letters = {choice.owner for choice, fault in self._judged(t) if fault is None and choice.start == area}
        for owner in sorted((Seat(LETTERS.index(letter)) for letter in letters), key=lambda one: (one != seat, one)):
            yield say("winter-fact-of", owner_seat=owner, n=own_dwarfs(t, owner, area))

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        if not isinstance(choice, Shift):
            return Talented.refusal(self, t, seat, choice)
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

    def _judged(self, t: State) -> Iterator[tuple[Shift, str | None]]:
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
        return (
            "same-dwarf-twice" if is_same and owners[choice.owner].count(choice.start, choice.dwarf) < 2 else None
        )  # the moved one and another


@record
class PlaceOrMove(Talented):
    """The player's dwarfs are placed from home or moved to an adjacent area, each dwarf once (7, R42, R43, R57).

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
        return say(self.prompt, seat=seat, card=self.card, n=self.left, actions=actions_after(t, seat))

    def label(self, t: State, choice: Choice) -> Say:
        return say("winter-do-stop") if isinstance(choice, Done) else action_label(t, self.seat, choice)

    def field_label(self, t: State, seat: Seat, choice: Choice, name: str) -> Say:
        return action_part(t, seat, choice, name)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        if isinstance(choice, Place):
            return refuse_place(t, seat, choice, costs=False)
        if not isinstance(choice, Move):
            return Talented.refusal(self, t, seat, choice)
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
        """Return whether a choice can only mean the dwarf just placed or moved (R42)."""
        return self.moved == (choice.start, choice.dwarf) and t.players[self.seat].count(*self.moved) == 1


def actions_after(t: State, seat: Seat) -> int:
    """Return the actions that a player will have left once the cards are played; 0 outside their own turn."""
    return t.players[seat].actions if t.active == seat else 0
