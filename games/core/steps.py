"""Rules as steps on an agenda, of four kinds: it just happens, one seat chooses, all choose in secret, any may act."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from .record import Record
from .refusals import NotAllowed, NotYours, Refusal
from .shapes import Choice, Shape, only_answer
from .texts import Say, Seat


class Answering(Protocol):
    """The part of a game's state that steps themselves read; implemented by `State`, whose agenda holds steps."""

    @property
    def answers(self) -> Mapping[Seat, Sequence[Choice]]:
        """The answers that seats have given so far."""


S = TypeVar("S", bound=Answering)
C = TypeVar("C", bound=Choice)


class Step(Record, Generic[S]):
    """A rule that is carried out, without a choice, when it is at the top of the agenda."""

    __slots__ = ()

    def run(self, t: S) -> None:
        """Carry out the rule, planning further steps with `t.then`."""
        raise TypeError(f"{self.kind} neither happens nor asks")


class Question(Step[S], Generic[S, C]):
    """Base of all steps that ask: wording of the decision, stages of the answer, and refusals.

    A seat answers in one or more stages: `first` returns the first question, `follow` the next ones. Its answers so far
    are in `t.answers[seat]`, hidden from other seats' views, and `Revise` takes them back.

    Methods that subclasses must define raise `NotImplementedError`. Abstract base classes would detect this
    sooner, but their `isinstance` takes more than three times as long, and steps are checked constantly.
    """

    __slots__ = ()
    prompt: ClassVar[str]
    """Id of the sentence that asks."""
    phase: ClassVar[str] = ""
    """The part of the game that the question belongs to, for refusals and boards; "" if that is never mentioned."""
    is_public: ClassVar[bool] = False
    """Whether everyone may see all options: true if they follow from public information."""
    is_quiet: ClassVar[bool] = False
    """Whether it is hidden which of the asked seats have answered, because a quick answer would reveal something."""
    in_rows: ClassVar[bool] = False
    """Whether the first two fields of a choice are asked for in one step: the second below each value of the first."""
    at_once: ClassVar[bool] = False
    """Whether a table answers for a seat that has no choice: nobody must press a button to throw a die."""
    people_first: ClassVar[bool] = False
    """Whether a computer player waits with its default answer until all people have answered: a market stays open."""
    automatic: ClassVar[bool] = False
    """Whether a stage with only one possible answer is answered without asking.

    If several seats are asked, the first stage is never skipped: that would reveal why.
    """

    def first(self, t: S) -> Mapping[Seat, Shape]:
        """Return the seats that are asked, and the shape of the first stage of each."""
        raise NotImplementedError(f"{self.kind} asks nobody")  # Ask, AskAll and AskAny define it

    def follow(self, t: S, seat: Seat, given: Sequence[C]) -> Shape | None:
        """Return the next stage after the answers a seat has given, or None if its answer is complete."""
        return None

    def further(self, t: S, seat: Seat, given: list[Any]) -> Shape | None:
        """Return the next stage that leaves a seat a choice; answers without alternative are appended to `given`."""
        shape = self.follow(t, seat, given)
        while shape and (sole := self.sole(t, shape)) is not None:
            given.append(sole)
            shape = self.follow(t, seat, given)
        return shape

    def sole(self, t: S, shape: Shape) -> Choice | None:
        """Return the answer that is given without asking: the only one possible, if the question is `automatic`.

        Everyone notices that a seat is skipped. If its hidden cards decide what it can answer, this may only depend on
        public information.
        """
        return only_answer(shape) if self.automatic else None

    def obvious(self, t: S, seat: Seat, shape: Shape) -> Choice | None:
        """Return the answer a table gives for a seat, as no other makes sense: with `at_once`, the only one."""
        return only_answer(shape) if self.at_once else None

    def together(self, t: S, seat: Seat, choice: Choice) -> Mapping[str, Shape]:
        """Return the stages after a choice that people answer in one dialog, by the ids of their questions.

        They are answered one after the other: where an answer does not fit, those before it stay given.
        """
        return {}

    def default(self, t: S, seat: Seat) -> Choice:
        """Return the answer of an absent seat to its current stage: legal, and specified in RULES.md."""
        raise NotImplementedError(f"{self.kind} has no default")  # every question of a game defines it

    def question(self, t: S, seat: Seat) -> Say:
        """Return the text of the question for the seat that must answer; it may be shown to everyone."""
        return Say(self.prompt, {"seat": seat})

    def own_question(self, t: S, seat: Seat) -> Say:
        """Return the text of the question as that seat alone reads it."""
        return self.question(t, seat)

    def explanation(self, t: S, seat: Seat) -> Say:
        """Return what the seat is asked and why, for players who do not know the rules by heart."""
        return Say(f"{self.package()}-why-{self.word()}", {"seat": seat})

    def label(self, t: S, choice: C) -> Say:
        """Return the label of the button for a choice.

        Only shown to the seat that chooses, unless the choice is public.
        """
        return Say(f"{self.package()}-do-{choice.word()}", choice.fields())

    def label_for(self, t: S, seat: Seat, choice: C) -> Say:
        """Return the label of a choice as the seat that chooses reads it: it may say more, such as its own price."""
        return self.label(t, choice)

    def quoted(self, t: S, seat: Seat, choice: C) -> Say:
        """Return an answer as it is quoted later, when its question no longer stands beside it."""
        return self.label_for(t, seat, choice)

    def field_label(self, t: S, seat: Seat, choice: C, name: str) -> Say:
        """Return the label of one field of a choice, for menus that ask for a large choice field by field."""
        return Say(f"{self.package()}-part-{name.replace('_', '-')}", {name: getattr(choice, name)})

    def own_label(self, t: S, seat: Seat, choice: C, name: str) -> Say:
        """Return the label of a field as the seat itself reads it: it may say more, such as what its hand brings."""
        return self.field_label(t, seat, choice, name)

    def public_options(self, t: S, seat: Seat) -> Shape | None:
        """Return the part of the seat's options that everyone may see.

        It must follow from the public view alone.
        """
        return self.first(t).get(seat) if self.is_public and seat not in t.answers else None

    def arranged(self, t: S, shape: Shape) -> Shape:
        """Return a shape with its choices in the order in which people read them, such as that of areas on a map."""
        return shape

    def warning(self, t: S, seat: Seat, choice: Choice) -> Say | None:
        """Return what the seat would irrevocably lose by a choice, if that is easily overlooked; None for most choices.

        It must follow from what the seat may know. The sentence has a `.button`: what the choice does, in a few words.
        """
        return None

    def normalise(self, t: S, seat: Seat, choice: Choice) -> Choice:
        """Return the offered choice equivalent to the given one, if they differ only in something without effect."""
        return choice

    def refusal(self, t: S, seat: Seat, choice: Choice) -> NotAllowed:
        """Return the reason why a choice is not offered, naming the first fault and its rule."""
        return NotAllowed(Say("core-no-such-choice", {}))

    def not_asked(self, t: S, seat: Seat, choice: Choice, waiting: Sequence[Seat]) -> Refusal:
        """Return the reason why a seat that is not asked cannot choose now; by default whose turn it is.

        Args:
            t: the position.
            seat: the seat that tries to choose.
            choice: the choice it tries.
            waiting: the seats that must still answer, as far as this is public.
        """
        return NotYours(Say("core-not-your-turn", {"seats": tuple(waiting)}))

    def unavailable(self, t: S, seat: Seat) -> Sequence[Choice]:
        """Return choices that players may try but cannot make now: shown greyed out, and explained by `refusal`."""
        return ()


class Ask(Question[S, C]):
    """A question to one seat; subclasses define `options`, `take` and, if there may be no options, `otherwise`."""

    __slots__ = ()
    seat: Seat

    def options(self, t: S) -> Shape:
        """Return the shape of the first stage."""
        raise NotImplementedError(f"{self.kind} has no options")  # every question of a game defines them

    def first(self, t: S) -> Mapping[Seat, Shape]:
        """Return the options of the only seat that is asked."""
        return {self.seat: self.options(t)}

    def take(self, t: S, choice: C) -> None:
        """Carry out the answer, for questions with one stage."""
        raise NotImplementedError(f"{self.kind} takes no answer")  # or it defines take_all

    def take_all(self, t: S, given: Sequence[C]) -> None:
        """Carry out the answers to all stages, in order."""
        self.take(t, given[0])

    def otherwise(self, t: S) -> None:
        """Carry out what happens if there is nothing to choose from."""


class AskAll(Question[S, C]):
    """Several seats choose in secret, each in one or more stages; all answers are revealed with the last one."""

    __slots__ = ()

    def options(self, t: S) -> Mapping[Seat, Shape]:
        """Return the seats that must choose, with the shapes of their first stage. If empty, `reveal` runs at once."""
        raise NotImplementedError(f"{self.kind} has no options")  # every question of a game defines them

    def first(self, t: S) -> Mapping[Seat, Shape]:
        """Return the options of every seat that must choose."""
        return self.options(t)

    def reveal(self, t: S, answers: Mapping[Seat, Sequence[C]]) -> None:
        """Carry out all answers at once, by seat, in seat order."""
        raise NotImplementedError(f"{self.kind} reveals nothing")  # every sealed question of a game defines it


class AskAny(Question[S, C]):
    """Several seats may act and each answer takes effect at once: a market, a window for reactions.

    Each seat has a question of its own. When one has answered, the others continue with theirs, half-given answers and
    buttons included, if the step planned again is of the same class and their `concern` is unchanged.
    """

    __slots__ = ()

    def options(self, t: S) -> Mapping[Seat, Shape]:
        """Return the seats that may act, with the shapes of their first stage."""
        raise NotImplementedError(f"{self.kind} has no options")  # every question of a game defines them

    def first(self, t: S) -> Mapping[Seat, Shape]:
        """Return the options of every seat that may act."""
        return self.options(t)

    def concern(self, t: S, seat: Seat) -> object:
        """Return everything that the seat's question depends on: by default its options.

        As long as this is equal, the question counts as unchanged.
        """
        return self.options(t).get(seat)

    def resumed(self, t: S, seat: Seat, given: Sequence[C]) -> Sequence[C]:
        """Return a seat's half-given answer, adapted to the position after another seat's answer.

        It is kept as far as it fits.
        """
        return given

    def take(self, t: S, seat: Seat, choice: C) -> None:
        """Carry out an answer with one stage; plan `self` again to let other seats act."""
        raise NotImplementedError(f"{self.kind} takes no answer")  # or it defines take_all

    def take_all(self, t: S, seat: Seat, given: Sequence[C]) -> None:
        """Carry out the answers to all stages, in order."""
        self.take(t, seat, given[0])

    def otherwise(self, t: S) -> None:
        """Carry out what happens if no seat can do anything."""


AnyQuestion = Question[Any, Any]
