"""Rules as steps on an agenda. Four kinds: it just happens, one chooses, all choose in secret, any may speak."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from .record import Record
from .refusals import NotAllowed, NotYours, Refusal
from .shapes import Choice, Shape, only_answer
from .texts import Say, Seat


class Answering(Protocol):
    """What steps read of a game's state by themselves; `State` is one, and its agenda holds steps."""

    @property
    def answers(self) -> Mapping[Seat, Sequence[Choice]]:
        """What seats have answered so far."""


S = TypeVar("S", bound=Answering)
C = TypeVar("C", bound=Choice)


class Step(Record, Generic[S]):
    """One thing that just happens when its turn on the agenda comes."""

    __slots__ = ()

    def run(self, t: S) -> None:
        """Carry the rule out on the table, planning what follows with `t.then`."""
        raise TypeError(f"{self.kind} neither happens nor asks")


class Question(Step[S], Generic[S, C]):
    """What all asking steps share: how the decision is worded, its stages, and how a move is refused.

    A seat answers in one or more stages: `first` says what it is asked, `follow` what it is asked next. What it has
    given so far lies in `t.answers[seat]`, which no other seat's view shows, and `Revise` takes it back.

    What a kind of question has to define raises `NotImplementedError` here. Abstract base classes would refuse it
    sooner, but their `isinstance` takes more than three times as long, and steps are told apart all the time.
    """

    __slots__ = ()
    prompt: ClassVar[str]
    """Id of the sentence that asks."""
    phase: ClassVar[str] = ""
    """The part of the game that the question belongs to, for refusals and boards; "" where that is never said."""
    is_public: ClassVar[bool] = False
    """Whether everyone may see all options: true when they follow from what lies open on the table."""
    is_quiet: ClassVar[bool] = False
    """Whether nobody may see which of the seats that are asked have answered: where a quick answer would tell."""
    in_rows: ClassVar[bool] = False
    """Whether the first two fields of a choice are asked in one step: the second below each value of the first."""
    at_once: ClassVar[bool] = False
    """Whether a table answers by itself what leaves no choice here: nobody presses a button to throw a die."""
    people_first: ClassVar[bool] = False
    """Whether a computer player gives its default answer only when no person is asked any more: a market stays open."""
    automatic: ClassVar[bool] = False
    """Whether a stage that leaves one single answer is answered without asking.

    The first stage is asked in any case where several seats speak: to be passed over would tell the others why.
    """

    def first(self, t: S) -> Mapping[Seat, Shape]:
        """Return the seats that are asked, and what each may answer first."""
        raise NotImplementedError(f"{self.kind} asks nobody")  # Ask, AskAll and AskAny define it

    def follow(self, t: S, seat: Seat, given: Sequence[C]) -> Shape | None:
        """Return what a seat is asked after the answers it has given, or None when it has said all."""
        return None

    def further(self, t: S, seat: Seat, given: list[Any]) -> Shape | None:
        """Return what a seat is asked next; a stage that leaves no choice is answered for it, in `given`."""
        shape = self.follow(t, seat, given)
        while shape and (sole := self.sole(t, shape)) is not None:
            given.append(sole)
            shape = self.follow(t, seat, given)
        return shape

    def sole(self, t: S, shape: Shape) -> Choice | None:
        """Return the answer that a stage gets without asking: the only one there is, if the question is `automatic`.

        That a seat is passed over is seen by all. Where nobody may learn what its cards allow, only what everyone
        knows may decide here.
        """
        return only_answer(shape) if self.automatic else None

    def default(self, t: S, seat: Seat) -> Choice:
        """Return what an absent seat answers, at the stage it has come to: legal, and named in RULES.md."""
        raise NotImplementedError(f"{self.kind} has no default")  # every question of a game defines it

    def question(self, t: S, seat: Seat) -> Say:
        """Return the question itself, for the seat that must answer; it may be shown to everyone."""
        return Say(self.prompt, {"seat": seat})

    def explanation(self, t: S, seat: Seat) -> Say:
        """Return what the seat is asked and why, for a player who does not know the rules by heart."""
        return Say(f"{self.package()}-why-{self.word()}", {"seat": seat})

    def label(self, t: S, choice: C) -> Say:
        """Return what a button for this choice says.

        Only shown to the seat that chooses, unless the choice is public.
        """
        return Say(f"{self.package()}-do-{choice.word()}", choice.fields())

    def field_label(self, t: S, seat: Seat, choice: C, name: str) -> Say:
        """Return what a menu says for one field of a choice, when a big choice is asked field by field."""
        return Say(f"{self.package()}-part-{name.replace('_', '-')}", {name: getattr(choice, name)})

    def public_options(self, t: S, seat: Seat) -> Shape | None:
        """Return the part of the seat's choice that everyone may see offered.

        It must follow from the public view alone.
        """
        return self.first(t).get(seat) if self.is_public and seat not in t.answers else None

    def warning(self, t: S, seat: Seat, choice: Choice) -> Say | None:
        """Return what the seat loses for good by a choice, where that may be overlooked; None for most choices.

        It must follow from what the seat may know. The sentence has a `.button`: what the choice does, in a few words.
        """
        return None

    def normalise(self, t: S, seat: Seat, choice: Choice) -> Choice:
        """Return the choice that counts: the one offered, where what was said differs only in what has no effect."""
        return choice

    def refusal(self, t: S, seat: Seat, choice: Choice) -> NotAllowed:
        """Return why a choice that is not offered cannot be made now, naming the first fault and its rule."""
        return NotAllowed(Say("core-no-such-choice", {}))

    def not_asked(self, t: S, seat: Seat, choice: Choice, waiting: Sequence[Seat]) -> Refusal:
        """Return why a seat that is not asked cannot make a choice now: whose turn it is, unless the rules say more.

        Args:
            t: the position.
            seat: who tries, and has nothing to answer here.
            choice: what is tried.
            waiting: who is awaited, as far as everyone may know.
        """
        return NotYours(Say("core-not-your-turn", {"seats": tuple(waiting)}))

    def unavailable(self, t: S, seat: Seat) -> Sequence[Choice]:
        """Return choices a player may well think of but cannot make now: shown greyed, and explained by `refusal`."""
        return ()


class Ask(Question[S, C]):
    """One seat chooses: options, take, otherwise."""

    __slots__ = ()
    seat: Seat

    def options(self, t: S) -> Shape:
        """Return what the seat may answer first."""
        raise NotImplementedError(f"{self.kind} has no options")  # every question of a game defines them

    def first(self, t: S) -> Mapping[Seat, Shape]:
        """Return the options of the one seat that is asked."""
        return {self.seat: self.options(t)}

    def take(self, t: S, choice: C) -> None:
        """Carry out the answer to a question of one stage."""
        raise NotImplementedError(f"{self.kind} takes no answer")  # or it defines take_all

    def take_all(self, t: S, given: Sequence[C]) -> None:
        """Carry out the answers to all stages, in order."""
        self.take(t, given[0])

    def otherwise(self, t: S) -> None:
        """Do what happens when there is nothing to choose from."""


class AskAll(Question[S, C]):
    """Several seats choose in secret, each in one or more stages; everything is shown at the last answer."""

    __slots__ = ()

    def options(self, t: S) -> Mapping[Seat, Shape]:
        """Return the seats that must speak, and what each may answer first. Empty: straight to `reveal`."""
        raise NotImplementedError(f"{self.kind} has no options")  # every question of a game defines them

    def first(self, t: S) -> Mapping[Seat, Shape]:
        """Return the options of every seat that must speak."""
        return self.options(t)

    def reveal(self, t: S, answers: Mapping[Seat, Sequence[C]]) -> None:
        """Carry out all answers at once, by seat, in seat order."""
        raise NotImplementedError(f"{self.kind} reveals nothing")  # every sealed question of a game defines it


class AskAny(Question[S, C]):
    """Several seats may speak and each is heard at once: a market, a window for reactions.

    Each seat has a question of its own. When one has spoken, the others go on with theirs, half-given answers and
    buttons included, as long as the step planned again is of the same class and `concern` stays what it was.
    """

    __slots__ = ()

    def options(self, t: S) -> Mapping[Seat, Shape]:
        """Return the seats that may speak and what each may say first."""
        raise NotImplementedError(f"{self.kind} has no options")  # every question of a game defines them

    def first(self, t: S) -> Mapping[Seat, Shape]:
        """Return the options of every seat that may speak."""
        return self.options(t)

    def concern(self, t: S, seat: Seat) -> object:
        """Return all that the seat's question depends on.

        While it is equal, so is the question. By default the options.
        """
        return self.options(t).get(seat)

    def resumed(self, t: S, seat: Seat, given: Sequence[C]) -> Sequence[C]:
        """Return what a seat had half said, as it would be said now that somebody else has spoken.

        It counts if it can be.
        """
        return given

    def take(self, t: S, seat: Seat, choice: C) -> None:
        """Carry out what was said in one stage; plan `self` again to let others speak."""
        raise NotImplementedError(f"{self.kind} takes no answer")  # or it defines take_all

    def take_all(self, t: S, seat: Seat, given: Sequence[C]) -> None:
        """Carry out what was said in all stages, in order."""
        self.take(t, seat, given[0])

    def otherwise(self, t: S) -> None:
        """Do what happens when nobody has anything to say."""


AnyQuestion = Question[Any, Any]
