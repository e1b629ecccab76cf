"""Rules as steps on an agenda. Four kinds: it just happens, one chooses, all choose in secret, any may speak."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from .record import Record
from .refusals import NotAllowed
from .shapes import Choice, Shape
from .texts import Say, Seat

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")
C = TypeVar("C", bound=Choice)


class Step(Record, Generic[S]):
    """One thing that just happens when its turn on the agenda comes."""

    __slots__ = ()

    def run(self, t: S) -> None:
        """Carry the rule out on the table, planning what follows with `t.then`."""
        raise TypeError(f"{self.kind} neither happens nor asks")


class Question(Step[S], Generic[S, C]):
    """What all asking steps share: how the decision is worded, and how a move is refused."""

    __slots__ = ()
    prompt: ClassVar[str]
    """Id of the sentence that asks."""

    def asks(self, t: S, seat: Seat) -> Say:
        """The question itself, for the seat that must answer; it may be shown to everyone."""
        return Say(self.prompt, {"seat": seat})

    def label(self, t: S, choice: C) -> Say:
        """What a button for this choice says; only shown to the seat that chooses, unless the choice is open."""
        return Say(f"{self.package()}-do-{choice.word()}", choice.fields())

    def part(self, t: S, seat: Seat, choice: C, name: str) -> Say:
        """What a menu says for one field of a choice, when a big choice is asked field by field."""
        return Say(f"{self.package()}-part-{name.replace('_', '-')}", {name: getattr(choice, name)})

    def open(self, t: S, seat: Seat) -> Shape | None:
        """The part of the seat's choice that everyone may see offered: it must follow from the public view alone."""
        return None

    def meant(self, t: S, seat: Seat, choice: Choice) -> Choice:
        """The choice that counts: the one offered, where what was said differs from it only in what has no effect."""
        return choice

    def refusal(self, t: S, seat: Seat, choice: Choice) -> NotAllowed:
        """Why a choice that is not offered cannot be made now, naming the first fault and its rule."""
        return NotAllowed(Say("core-no-such-choice", {}))

    def barred(self, t: S, seat: Seat) -> Sequence[Choice]:
        """Choices a player may well think of but cannot make now: shown greyed, and explained by `refusal`."""
        return ()


class Ask(Question[S, C]):
    """One seat chooses: options, take, otherwise."""

    __slots__ = ()
    automatic: ClassVar[bool] = False
    """Whether a choice with one single answer is taken without asking."""
    seat: Seat

    def options(self, t: S) -> Shape:
        """What the seat may answer."""
        raise NotImplementedError(f"{self.kind} has no options")

    def take(self, t: S, choice: C) -> None:
        """Carry out the answer."""
        raise NotImplementedError(f"{self.kind} takes no answer")

    def otherwise(self, t: S) -> None:
        """What happens when there is nothing to choose from."""


class AskAll(Question[S, C]):
    """Several seats choose in secret, each in one or more stages; everything is shown at the last answer."""

    __slots__ = ()

    def options(self, t: S) -> Mapping[Seat, Shape]:
        """The seats that must speak, and what each may answer first. Empty: straight to `reveal`."""
        raise NotImplementedError(f"{self.kind} has no options")

    def follow(self, t: S, seat: Seat, given: Sequence[C]) -> Shape | None:
        """What a seat is asked after the answers it has given, or None when it has said all."""
        return None

    def reveal(self, t: S, answers: Mapping[Seat, Sequence[C]]) -> None:
        """Carry out all answers at once, by seat, in seat order."""
        raise NotImplementedError(f"{self.kind} reveals nothing")


class AskAny(Question[S, C]):
    """Several seats may speak and the first to do so is heard at once: a market, a window for reactions."""

    __slots__ = ()

    def options(self, t: S) -> Mapping[Seat, Shape]:
        """The seats that may speak and what each may say."""
        raise NotImplementedError(f"{self.kind} has no options")

    def take(self, t: S, seat: Seat, choice: C) -> None:
        """Carry out what was said; plan `self` again to let others speak."""
        raise NotImplementedError(f"{self.kind} takes no answer")

    def otherwise(self, t: S) -> None:
        """What happens when nobody has anything to say."""


AnyQuestion = Question[Any, Any]
