"""A lobby: the variants played, who starts, whether the game is rated, and who may change that."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from bot.model import Contest, Origin, Person, Phase, Table
from games.core import Say, Seat
from games.core.record import record
from locales import Locale

from .ending import require_host
from .log import RULES, Command, Context, Decision, Entry, Fact, Past, rule
from .state import game_of, refuse


@record
class SetOption(Command):
    """Choose a variant."""

    by: Person
    option: str
    value: str


@record
class SetFirst(Command):
    """Choose who starts; None leaves it to chance."""

    by: Person
    seat: Seat | None


@record
class SetRated(Command):
    """Choose whether the game counts in leaderboards and ratings."""

    by: Person
    is_rated: bool


@record
class SetLanguage(Command):
    """Set the table's language: by the host in the lobby, or without `by` by those who may set the channel's."""

    locale: Locale
    by: Person | None = None


@record
class Arrange(Command):
    """Make several changes of the lobby at once: all of them, or none if one is refused."""

    changes: tuple[Command, ...]


@dataclass(frozen=True, slots=True)
class LoggedSeat:
    """The occupant of a seat when a table is opened, as stored in the log.

    Attributes:
        kept_until: until when a rematch reserves the seat for a person; 0 for one who sits there.
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
        seats: who sits there from the start.
        after: the table whose people and options it took over.
        secret: what the seed will be mixed from; hidden from everyone until the end.
        share: the host's share of the seed, in older tables, whose host added it on opening instead of at the start.
        opening_position: the position its game starts from, as the game saves it; empty for an ordinary deal.
        step: that position's step in the replay of the table `after`.
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
        """The origin of the position that the table starts from; None for an ordinary deal."""
        return Origin(self.after or "", self.step) if self.opening_position else None

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        if asked := tuple(seat.name for seat in self.seats if seat.kept_until):
            game = Say(f"{table.game}-title", {})
            yield Say("bot-rematch", {"name": table.host_name, "game": game, "asked": asked, "n": len(asked)})


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
    """The table's language was set."""

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
    if command.seat is not None and not 0 <= command.seat < len(table.occupants):
        raise refuse("bot-no-such-seat")
    decision.add(FirstSet(command.seat), command.by.id)


@rule(SetLanguage)
def set_language(decision: Decision, command: SetLanguage) -> None:
    """Set the table's language; with a channel, it changes in every phase."""
    table = prepare(decision, command.by) if command.by is not None else decision.table
    if table.locale != command.locale:
        decision.add(LanguageSet(command.locale), command.by.id if command.by is not None else None)


@rule(Arrange)
def arrange(decision: Decision, command: Arrange) -> None:
    """Make several changes of the lobby at once."""
    for change in command.changes:
        RULES[type(change)](decision, change)


def prepare(decision: Decision, by: Person) -> Table:
    """Return the table, for changes that only its host may make, and only before the game.

    Raises:
        Refusal: the person may not change it, or no longer.
    """
    require_lobby(decision.table)
    require_host(decision, by)
    return decision.table


def prepare_deal(decision: Decision, by: Person) -> Table:
    """Return the table, for changes that its host may make before a deal: seats, options, who starts.

    Raises:
        Refusal: the person may not change it, or no longer, or its game starts from a position.
    """
    require_lobby(decision.table)
    if decision.table.origin is not None:
        raise refuse("bot-no-change-position")
    return prepare(decision, by)


def require_lobby(table: Table) -> None:
    """Refuse unless the game has yet to start."""
    if not table.phase.live:
        raise refuse("bot-no-table-ended")
    if table.phase is not Phase.LOBBY:
        raise refuse("bot-no-already-started")


def require_room_for_table(context: Context) -> None:
    """Refuse a table if the channel already has one, or if the person or the server has reached their limit."""
    if context.channel_taken:
        raise refuse("bot-no-table-here-already")
    require_room_for_person(context)
    require_room_on_server(context)


def require_room_for_person(context: Context) -> None:
    """Refuse a person who already sits at the maximum number of tables."""
    most, most_here = context.limits.per_person, context.server_settings.per_person
    if context.tables_of_person >= most:
        raise refuse("bot-no-more-tables-of-yours", most=most)
    if most_here is not None and context.tables_of_person_here >= most_here:
        raise refuse("bot-no-more-tables-of-yours-here", most=most_here)


def require_room_for(name: str, context: Context) -> None:
    """Refuse to seat a person who already sits at the maximum number of tables."""
    most, most_here = context.limits.per_person, context.server_settings.per_person
    if context.tables_of_person >= most:
        raise refuse("bot-no-more-tables-of-theirs", name=name, most=most)
    if most_here is not None and context.tables_of_person_here >= most_here:
        raise refuse("bot-no-more-tables-of-theirs", name=name, most=most_here)


def require_room_on_server(context: Context) -> None:
    """Refuse another table on a server that has reached its limit."""
    most = min(context.limits.per_server, context.server_settings.per_server or context.limits.per_server)
    if context.on_server >= most:
        raise refuse("bot-no-more-tables-here", most=most)


def opening_of(past: Past) -> Opened:
    """Return the entry that opened a table whose game starts from a position.

    Raises:
        Refusal: it holds no position.
    """
    opened = opened_by(past)
    if opened is None or not opened.opening_position:
        raise refuse("bot-no-broken-table")
    return opened


def opened_by(past: Past) -> Opened | None:
    """Return what opened a table; None if its log does not say so."""
    first = past.entry(0)
    return first.fact if first is not None and isinstance(first.fact, Opened) else None
