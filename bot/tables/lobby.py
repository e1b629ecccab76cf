"""A lobby: which variants are played, who begins, whether the game is rated, and who may change that."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from bot.model import Contest, Origin, Person, Phase, Table
from games.core import Say, Seat
from games.core.record import record
from locales import Locale

from .ending import require_host
from .log import Command, Context, Decision, Entry, Fact, Past, rule
from .state import game_of, refuse


@record
class SetOption(Command):
    """Choose a variant."""

    by: Person
    option: str
    value: str


@record
class SetFirst(Command):
    """Choose who begins; None leaves it to chance."""

    by: Person
    seat: Seat | None


@record
class SetRated(Command):
    """Choose whether the game counts in leaderboards and ratings."""

    by: Person
    is_rated: bool


@record
class SetLanguage(Command):
    """Let the table speak another language: the host in the lobby, or without `by` those who may set the channel's."""

    locale: Locale
    by: Person | None = None


@dataclass(frozen=True, slots=True)
class LoggedSeat:
    """Who sits at a seat when a table is opened, as the log has it.

    Attributes:
        kept_until: until when a rematch keeps the seat for a person; 0 for one who sits there.
    """

    name: str
    person: int | None = None
    computer: str | None = None
    owner: int | None = None
    kept_until: float = 0.0


@record
class Opened(Fact):
    """A lobby was opened.

    Attributes:
        seats: who sits there from the beginning.
        after: the table whose people and options it took over.
        secret: what the seed will be mixed from; kept from everyone until the end.
        share: what the host added to the seed, as tables did whose host added it on opening, not with the start.
        opening_position: the position its game begins with, as the game saves it; empty for an ordinary deal.
        step: at which step of the replay of the table `after` that position stood.
        contest: how the table of a tournament is dealt.
    """

    game: str
    guild: int
    channel: int
    host: int
    locale: Locale
    options: Mapping[str, str]
    seats: tuple[LoggedSeat, ...]
    after: str | None = None
    secret: str = ""
    share: str = ""
    opening_position: str = ""
    step: int = 0
    contest: Contest | None = None

    @property
    def origin(self) -> Origin | None:
        """Where the position comes from with which the table begins; None for an ordinary deal."""
        return Origin(self.after or "", self.step) if self.opening_position else None

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        if asked := tuple(seat.name for seat in self.seats if seat.kept_until):
            yield Say("bot-rematch", {"name": table.host_name, "game": Say(f"{table.game}-title", {}), "asked": asked})


@record
class OptionSet(Fact):
    """A variant was chosen."""

    option: str
    value: str

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(table, options={**table.options, self.option: self.value})


@record
class FirstSet(Fact):
    """The first player was chosen; None leaves it to chance."""

    seat: Seat | None

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(table, first=self.seat)


@record
class RatedSet(Fact):
    """Whether the game counts in leaderboards and ratings was chosen."""

    is_rated: bool

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(table, is_rated=self.is_rated)


@record
class LanguageSet(Fact):
    """The table speaks another language."""

    locale: Locale

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(table, locale=self.locale)


@rule(SetOption)
def set_option(decision: Decision, command: SetOption) -> None:
    """Choose a variant."""
    values = {offered.id: offered.values for offered in game_of(prepare_deal(decision, command.by)).options}
    if command.value not in values.get(command.option, ()):
        raise refuse("bot-no-such-option")
    decision.add(OptionSet(command.option, command.value), command.by.id)


@rule(SetRated)
def set_rated(decision: Decision, command: SetRated) -> None:
    """Choose whether the game counts in leaderboards and ratings."""
    prepare(decision, command.by)
    decision.add(RatedSet(command.is_rated), command.by.id)


@rule(SetFirst)
def set_first(decision: Decision, command: SetFirst) -> None:
    """Choose who begins."""
    table = prepare_deal(decision, command.by)
    if command.seat is not None and not 0 <= command.seat < len(table.sitters):
        raise refuse("bot-no-such-seat")
    decision.add(FirstSet(command.seat), command.by.id)


@rule(SetLanguage)
def set_language(decision: Decision, command: SetLanguage) -> None:
    """Let the table speak another language; with a channel it changes in every phase."""
    table = prepare(decision, command.by) if command.by is not None else decision.table
    if table.locale != command.locale:
        decision.add(LanguageSet(command.locale), command.by.id if command.by is not None else None)


def prepare(decision: Decision, by: Person) -> Table:
    """Return the table, for what only its host may change, and only before the game.

    Raises:
        Refusal: it is not theirs to change, or no longer.
    """
    require_lobby(decision.table)
    require_host(decision, by)
    return decision.table


def prepare_deal(decision: Decision, by: Person) -> Table:
    """Return the table, for what its host may change before a deal: seats, options, who is first.

    Raises:
        Refusal: it is not theirs to change, or no longer, or its game begins with a position.
    """
    require_lobby(decision.table)
    if decision.table.origin is not None:
        raise refuse("bot-no-change-position")
    return prepare(decision, by)


def require_lobby(table: Table) -> None:
    """Refuse unless the game has yet to begin."""
    if not table.phase.live:
        raise refuse("bot-no-table-ended")
    if table.phase is not Phase.LOBBY:
        raise refuse("bot-no-already-started")


def require_room_for_table(context: Context) -> None:
    """Refuse a table where there is one, or where person or server have as many as they may."""
    if context.channel_taken:
        raise refuse("bot-no-table-here-already")
    require_room_for_person(context)
    require_room_on_server(context)


def require_room_for_person(context: Context) -> None:
    """Refuse a person who sits at as many tables as they may."""
    most, most_here = context.limits.per_person, context.server_settings.per_person
    if context.tables_of_person >= most:
        raise refuse("bot-no-more-tables-of-yours", most=most)
    if most_here is not None and context.tables_of_person_here >= most_here:
        raise refuse("bot-no-more-tables-of-yours-here", most=most_here)


def require_room_for(name: str, context: Context) -> None:
    """Refuse to seat a person who sits at as many tables as they may."""
    most, most_here = context.limits.per_person, context.server_settings.per_person
    if context.tables_of_person >= most:
        raise refuse("bot-no-more-tables-of-theirs", name=name, most=most)
    if most_here is not None and context.tables_of_person_here >= most_here:
        raise refuse("bot-no-more-tables-of-theirs", name=name, most=most_here)


def require_room_on_server(context: Context) -> None:
    """Refuse one more table on a server that has as many as it may."""
    most = min(context.limits.per_server, context.server_settings.per_server or context.limits.per_server)
    if context.on_server >= most:
        raise refuse("bot-no-more-tables-here", most=most)


def opening_of(past: Past) -> Opened:
    """Return the entry that opened a table whose game begins with a position.

    Raises:
        Refusal: it holds no position.
    """
    first = past.entry(0)
    if first is None or not isinstance(first.fact, Opened) or not first.fact.opening_position:
        raise refuse("bot-no-broken-table")
    return first.fact
