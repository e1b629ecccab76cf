"""A played game as one JSON document, sufficient to replay it with the same result on another machine.

`docs/record.md` describes the format for those who read or write it with other programs.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

from games import core
from games.core import Deal, Ending, Game, Outcome, Refusal, Seat, Sign, State, say
from games.positions import begin_from, save_position
from games.registry import GAMES
from games.seals import Seal, altered, canonical, seal_of

FORMAT: Final = "porion-record-1"
Mover: TypeAlias = Literal["person", "computer", "clock", "rules"]


class _Part(BaseModel):
    """A part of the document: immutable, and without fields that the format does not define."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Player(_Part):
    """The player at a seat at the start: a name, and for a computer player its strategy."""

    name: str
    computer: str | None = None


class Answer(_Part):
    """A seat's answer, or one stage of it. `n` is the number of its entry in the table's log; numbers increase."""

    n: int
    seat: int
    choice: dict[str, JsonValue]
    by: Mover = "person"
    kind: Literal["answer"] = "answer"


class Back(_Part):
    """A seat undid its step: the position is again the one after entry `to`.

    With `keeps`, the others keep their half-given answers as far as they still fit.
    """

    n: int
    seat: int
    to: int
    keeps: bool = False
    kind: Literal["back"] = "back"


class Hint(_Part):
    """A seat was given a hint, by entry `n` of the table's log."""

    n: int
    seat: int


class Share(_Part):
    """The text that a person added to the seed by sitting down."""

    name: str
    share: str


class Seating(_Part):
    """A person sat down in the lobby or left, by entry `n` of the table's log, with their addition to the seed."""

    n: int
    what: Literal["opened", "joined", "accepted", "computer", "left"]
    name: str
    share: str = ""


class Mixing(_Part):
    """How the seed was made: the secret drawn when the table was opened, and what each person added."""

    commitment: str
    secret: str
    shares: tuple[Share, ...]


class Result(_Part):
    """How the game ended: totals by seat, ranking, and the digest of the last position."""

    ending: Ending
    totals: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    position: str


class Transcript(_Part):
    """The record of a whole game.

    Attributes:
        format: `porion-record-1`.
        game: id of the game.
        edition: name of the rules edition.
        catalogue: the component data of that edition.
        players: by seat, as they sat at the start.
        options: the variants, by id.
        first: the seat chosen to begin; None for a random one.
        seed: of the dice.
        mixing: how the seed was made; None if it was given.
        dealt: number of the entry of the deal.
        entries: answers and undone steps, in order.
        result: how the game ended; None if it was abandoned.
        position: the starting position as saved by the game; None for an ordinary deal.
        hints: which seats asked for a hint, and when.
        lobby: who sat down and left before the deal, in order.
        digest: of everything except itself and the seal; empty for a record without one.
        seal: lets the bot that wrote the record recognise it; None for a record that was not issued by a bot.
    """

    format: Literal["porion-record-1"] = FORMAT
    game: str
    edition: str
    catalogue: str
    players: tuple[Player, ...]
    options: dict[str, str]
    first: int | None
    seed: str
    mixing: Mixing | None = None
    dealt: int = Field(ge=1)
    entries: tuple[Annotated[Answer | Back, Field(discriminator="kind")], ...]
    result: Result | None
    position: dict[str, JsonValue] | None = None
    hints: tuple[Hint, ...] = ()
    lobby: tuple[Seating, ...] = ()
    digest: str = ""
    seal: Seal | None = None

    def dump(self) -> str:
        """Return the document as JSON text, without optional parts that are empty."""
        return self.model_dump_json(indent=1, exclude=self._left_out()) + "\n"

    def with_digest(self) -> "Transcript":
        """Return the record with the digest of all its parts."""
        return self.model_copy(update={"digest": self.worked_out()})

    def worked_out(self) -> str:
        """Return the SHA-256 digest of the document as canonical JSON, without its digest and seal."""
        parts = self.model_dump(mode="json", exclude=self._left_out() | {"digest", "seal"})
        return sha256(canonical(parts).encode()).hexdigest()

    def sealed(self, key: bytes, table: str) -> "Transcript":
        """Return the record of a table, sealed with the key of the bot that issues it."""
        return self.model_copy(update={"seal": seal_of(self._fields(), key, table)})

    def altered(self, key: bytes) -> tuple[str, ...]:
        """Return the fields changed since the bot with this key sealed the record; all of them if it did not."""
        return altered(self._fields(), key, self.seal or Seal(of="", codes={}))

    def _fields(self) -> dict[str, JsonValue]:
        return self.model_dump(mode="json", exclude={"seal"})

    def _left_out(self) -> set[str]:
        return {name for name in ("position", "hints", "lobby", "digest", "seal") if not getattr(self, name)}


def read(text: str) -> Transcript:
    """Return the transcript in a JSON text.

    Raises:
        Refusal: it is invalid; the sentence names the place.
    """
    try:
        return Transcript.model_validate_json(text)
    except ValidationError as wrong:
        first = wrong.errors(include_url=False)[0]
        place = ".".join(map(str, first["loc"])) or "1"
        raise Refusal(say("record-unreadable", place=Sign(place))) from None


@dataclass(frozen=True)
class Replay:
    """The result of replaying a transcript.

    Attributes:
        transcript: the replayed transcript.
        game: its game.
        positions: the position after the deal and after each entry, by the number of the entry.
    """

    transcript: Transcript
    game: Game[Any, Any]
    positions: Mapping[int, State] = field(repr=False)

    @property
    def last(self) -> State:
        """The last position."""
        return self.positions[max(self.positions)]

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended; None if it was abandoned."""
        return self.game.outcome(self.last) if core.decision(self.last) is None else None


def replay(transcript: Transcript) -> Replay:
    """Replay a transcript and compare the result with what it states.

    Raises:
        Refusal: the game or edition is unknown here, an entry cannot be played, the result differs, or the digest
            shows that something else was changed.
    """
    game = _game_of(transcript)
    check_mixing(transcript)
    positions: dict[int, State] = {}
    for n, state in _played(transcript, game):
        positions[n] = state
    again = Replay(transcript, game, positions)
    _check_result(again)
    if transcript.digest and transcript.digest != transcript.worked_out():
        raise Refusal(say("record-altered"))
    return again


def result_of(game: Game[Any, Any], last: State) -> Result | None:
    """Return the result that a transcript records of the last position; None if the game is not over."""
    if core.decision(last) is not None:
        return None
    outcome = game.outcome(last)
    return Result(
        ending=outcome.ending,
        totals=tuple(score.total for score in outcome.scores),
        ranking=outcome.ranking,
        position=digest(game, last),
    )


def digest(game: Game[Any, Any], state: State) -> str:
    """Return the SHA-256 digest of a position as saved, without the last events and move numbers."""
    return sha256(save_position(game, state).encode()).hexdigest()


def mixed_seed(secret: str, shares: tuple[str, ...]) -> str:
    """Return the seed derived from a secret and the additions of each person, in seat order."""
    return sha256("\n".join((secret, *shares)).encode()).hexdigest()


def commitment(secret: str) -> str:
    """Return the hash of a secret, which can be published before the secret is revealed."""
    return sha256(secret.encode()).hexdigest()


def check_mixing(transcript: Transcript) -> None:
    """Check that the seed follows from the secret and the shares.

    Raises:
        Refusal: it does not follow, or the secret does not match the commitment.
    """
    mixing = transcript.mixing
    if mixing is None:
        return
    if commitment(mixing.secret) != mixing.commitment:
        raise Refusal(say("record-other-secret"))
    shares = tuple(share.share for share in mixing.shares)
    is_split = any("\n" in text for text in (mixing.secret, *shares))  # other parts would give the same seed
    if is_split or mixed_seed(mixing.secret, shares) != transcript.seed:
        raise Refusal(say("record-other-seed"))


def _game_of(transcript: Transcript) -> Game[Any, Any]:
    """Return the game, after registering the catalogue of the transcript."""
    if transcript.game not in GAMES:
        raise Refusal(say("record-no-game", game=Sign(transcript.game)))
    game = GAMES[transcript.game]
    try:
        number = game.editions.number(transcript.edition)
        learnt = game.editions.learn(transcript.catalogue, number)
    except (core.CatalogueError, ValueError):
        raise Refusal(say("record-other-catalogue", edition=Sign(transcript.edition))) from None
    if learnt != transcript.edition or game.editions.text(learnt) != transcript.catalogue:
        raise Refusal(say("record-other-catalogue", edition=Sign(transcript.edition)))
    return game


def _played(transcript: Transcript, game: Game[Any, Any]) -> Iterator[tuple[int, State]]:
    """Yield the position after the deal and after each entry."""
    state = _first_position(transcript, game)
    positions = {transcript.dealt: state}
    yield transcript.dealt, state
    for entry in transcript.entries:
        if entry.n <= max(positions):
            raise Refusal(say("record-disordered", n=entry.n))
        state = _after(game, state, entry, positions)
        positions[entry.n] = state
        yield entry.n, state


def _first_position(transcript: Transcript, game: Game[Any, Any]) -> State:
    """Return the position after the deal, or the one that the game started from."""
    first = None if transcript.first is None else Seat(transcript.first)
    deal = Deal(len(transcript.players), transcript.seed, transcript.options, first, transcript.edition)
    try:
        if transcript.position is None:
            dealt: State = core.reopen(game.begin(deal), at=transcript.dealt)
            return dealt
        state = begin_from(game, json.dumps(transcript.position), transcript.seed, transcript.dealt)
    except ValueError:  # also raised for text that cannot be parsed
        raise Refusal(say("record-no-deal")) from None
    if (state.seats, state.options, state.edition) != (deal.seats, transcript.options, transcript.edition):
        raise Refusal(say("record-no-deal"))
    return state


def _after(game: Game[Any, Any], state: State, entry: Answer | Back, positions: Mapping[int, State]) -> State:
    if isinstance(entry, Back):
        if entry.to not in positions:
            raise Refusal(say("record-no-position", n=entry.n, to=entry.to))
        if not entry.keeps:
            return core.reopen(positions[entry.to], at=entry.n)
        return core.back(positions[entry.to], entry.n, state, Seat(entry.seat))
    choice = _choice(game, entry)
    try:
        return core.apply(state, Seat(entry.seat), choice, at=entry.n)
    except Refusal as refusal:
        raise Refusal(say("record-illegal", n=entry.n, reason=refusal.say), refusal.rule) from None


def _choice(game: Game[Any, Any], entry: Answer) -> core.Choice:
    try:
        return game.codec.load_choice(json.dumps(entry.choice))
    except ValidationError:
        raise Refusal(say("record-no-choice", n=entry.n)) from None


def _check_result(again: Replay) -> None:
    """Compare the final position with the result in the transcript."""
    if result_of(again.game, again.last) != again.transcript.result:
        raise Refusal(say("record-other-result"))
