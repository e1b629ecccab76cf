"""A played game as one JSON document: enough to play it again to the same result on another machine.

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
    """A part of the document: unchangeable, and without fields that the format does not know."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Player(_Part):
    """Who sat at a seat at the start: a name, and for a computer player how it plays."""

    name: str
    computer: str | None = None


class Answer(_Part):
    """A seat's answer, or a stage of it. `n` numbers the entries of the table's log, in rising order."""

    n: int
    seat: int
    choice: dict[str, JsonValue]
    by: Mover = "person"
    kind: Literal["answer"] = "answer"


class Back(_Part):
    """A seat took its step back: the position is again the one that entry `to` had made.

    With `keeps`, the others keep what they were in the middle of choosing, as far as it could still be chosen.
    """

    n: int
    seat: int
    to: int
    keeps: bool = False
    kind: Literal["back"] = "back"


class Hint(_Part):
    """A seat was told what a computer player would do in its place, by entry `n` of the table's log."""

    n: int
    seat: int


class Share(_Part):
    """What somebody added to the seed by sitting down."""

    name: str
    share: str


class Seating(_Part):
    """Who sat down in the lobby or got up, by entry `n` of the table's log, and what they added to the seed."""

    n: int
    what: Literal["opened", "joined", "accepted", "computer", "left"]
    name: str
    share: str = ""


class Mixing(_Part):
    """How the seed came about: the secret drawn when the table was opened, and what each person added since."""

    commitment: str
    secret: str
    shares: tuple[Share, ...]


class Result(_Part):
    """How the game ended: totals by seat, places best first, and the digest of the last position."""

    ending: Ending
    totals: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    position: str


class Transcript(_Part):
    """A whole game.

    Attributes:
        format: `porion-record-1`.
        game: id of the game.
        edition: name of the rules edition.
        catalogue: the component data of that edition.
        players: by seat, as they sat at the start.
        options: the variants, by id.
        first: who was chosen to begin; None for chance.
        seed: of the dice.
        mixing: how the seed came about; None when it was given.
        dealt: number of the entry that dealt.
        entries: what was answered and taken back, in order.
        result: how it ended; None when it was broken off.
        position: the position it began with, as the game saves it; None for an ordinary deal.
        hints: which seats asked for a hint, and when.
        lobby: who sat down and got up before the deal, in order.
        digest: of all the rest but the seal; empty for a record without one.
        seal: by which the bot that wrote the record recognises it; None for one that no bot has handed out.
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
        """Return the document as JSON text, without the parts that may be left out and hold nothing."""
        return self.model_dump_json(indent=1, exclude=self._left_out()) + "\n"

    def with_digest(self) -> "Transcript":
        """Return the record with the digest of all its parts."""
        return self.model_copy(update={"digest": self.worked_out()})

    def worked_out(self) -> str:
        """Return SHA-256 of the document without its digest and seal, as JSON with sorted keys and without spaces."""
        parts = self.model_dump(mode="json", exclude=self._left_out() | {"digest", "seal"})
        return sha256(canonical(parts).encode()).hexdigest()

    def sealed(self, key: bytes, table: str) -> "Transcript":
        """Return the record of a table as the bot hands it out that has this key."""
        return self.model_copy(update={"seal": seal_of(self._fields(), key, table)})

    def altered(self, key: bytes) -> tuple[str, ...]:
        """Return the fields that differ from what the bot with this key sealed; all of them where it sealed nothing."""
        return altered(self._fields(), key, self.seal or Seal(of="", codes={}))

    def _fields(self) -> dict[str, JsonValue]:
        return self.model_dump(mode="json", exclude={"seal"})

    def _left_out(self) -> set[str]:
        return {name for name in ("position", "hints", "lobby", "digest", "seal") if not getattr(self, name)}


def read(text: str) -> Transcript:
    """Return the transcript that a JSON text holds.

    Raises:
        Refusal: it is none; the sentence names the place.
    """
    try:
        return Transcript.model_validate_json(text)
    except ValidationError as wrong:
        first = wrong.errors(include_url=False)[0]
        place = ".".join(map(str, first["loc"])) or "1"
        raise Refusal(say("record-unreadable", place=Sign(place))) from None


@dataclass(frozen=True)
class Replay:
    """A transcript played again.

    Attributes:
        transcript: what was played.
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
        """How the game ended; None when it was broken off."""
        return self.game.outcome(self.last) if core.decision(self.last) is None else None


def replay(transcript: Transcript) -> Replay:
    """Play a transcript again, and compare what comes out with what it says.

    Raises:
        Refusal: the game or edition is not known here, an entry cannot be played, the result is another one, or
            something else was changed, as the digest says.
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
    """Return what a transcript keeps of the last position; None when the game is not over."""
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
    """Return SHA-256 of a position as saved; what the last step told and how entries were numbered is left out."""
    return sha256(save_position(game, state).encode()).hexdigest()


def mixed_seed(secret: str, shares: tuple[str, ...]) -> str:
    """Return the seed that follows from a secret and from what each person added, in the order of the seats."""
    return sha256("\n".join((secret, *shares)).encode()).hexdigest()


def commitment(secret: str) -> str:
    """Return what can be shown of a secret before it is revealed."""
    return sha256(secret.encode()).hexdigest()


def check_mixing(transcript: Transcript) -> None:
    """Check that the seed follows from the secret and the shares.

    Raises:
        Refusal: it does not, or the secret is not the one committed to.
    """
    mixing = transcript.mixing
    if mixing is None:
        return
    if commitment(mixing.secret) != mixing.commitment:
        raise Refusal(say("record-other-secret"))
    shares = tuple(share.share for share in mixing.shares)
    is_split = any("\n" in text for text in (mixing.secret, *shares))  # the parts would be others, the seed the same
    if is_split or mixed_seed(mixing.secret, shares) != transcript.seed:
        raise Refusal(say("record-other-seed"))


def _game_of(transcript: Transcript) -> Game[Any, Any]:
    """Return the game, with the catalogue of the transcript known to it."""
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
    """Return the deal, or the position that the game began with."""
    first = None if transcript.first is None else Seat(transcript.first)
    deal = Deal(len(transcript.players), transcript.seed, transcript.options, first, transcript.edition)
    try:
        if transcript.position is None:
            dealt: State = core.reopen(game.begin(deal), at=transcript.dealt)
            return dealt
        state = begin_from(game, json.dumps(transcript.position), transcript.seed, transcript.dealt)
    except ValueError:  # which a text that cannot be read raises as well
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
    """Compare the end with what the transcript says of it."""
    if result_of(again.game, again.last) != again.transcript.result:
        raise Refusal(say("record-other-result"))
