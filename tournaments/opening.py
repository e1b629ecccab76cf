"""How a tournament begins to exist: its settings, what they may be, and who may change them."""

from dataclasses import replace

from games.core.record import record

from .choices import FormatName, Settings
from .formats import FORMATS
from .log import Actor, Command, Context, Decision, Entry, Fact, GameSpec, refuse, rule
from .model import Phase, Tournament

ROUNDS_MOST = 30
DAY_S = 24 * 3600.0
ROUND_LEAST_S, ROUND_MOST_S = 5 * 60.0, 60 * DAY_S
GROUP_LEAST, GROUP_MOST = 3, 8
TITLE_MOST = 80


@record
class Open(Command):
    """Open a tournament, to which people can enrol at once."""

    by: Actor
    title: str
    settings: Settings
    guild: int
    channel: int
    locale: str


@record
class Arrange(Command):
    """Choose other settings, before the first round; the game stays."""

    by: Actor
    settings: Settings


@record
class Opened(Fact):
    """A tournament was opened."""

    title: str
    settings: Settings
    guild: int
    channel: int
    locale: str
    organiser: int
    organiser_name: str


@record
class Arranged(Fact):
    """Other settings were chosen."""

    settings: Settings

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Take the settings over; a check-in that is going on goes on."""
        check_in = check_in_at(self.settings) if t.phase is Phase.ENROLMENT else t.check_in_at
        return replace(t, settings=self.settings, starts_at=self.settings.starts_at, check_in_at=check_in)


def opened(fact: Opened, entry: Entry) -> Tournament:
    """Return the tournament as its first entry makes it."""
    return Tournament(
        n=entry.n,
        guild=fact.guild,
        channel=fact.channel,
        locale=fact.locale,
        title=fact.title,
        organiser=fact.organiser,
        organiser_name=fact.organiser_name,
        settings=fact.settings,
        starts_at=fact.settings.starts_at,
        check_in_at=check_in_at(fact.settings),
        opened_at=entry.at,
        active_at=entry.at,
    )


def check_in_at(settings: Settings) -> float | None:
    """Return when people can begin to check in; None where they need not, or nobody knows yet when it begins."""
    if settings.starts_at is None or not settings.check_in_s:
        return None
    return settings.starts_at - settings.check_in_s


@rule(Open)
def open_tournament(decision: Decision, command: Open) -> None:
    """Open a tournament, if that person may and the server has room for one more."""
    context, limits = decision.context, decision.context.limits
    if not (context.may_organise or command.by.manages):
        raise refuse("tournament-no-may-organise")
    if context.on_server >= limits.per_server:
        raise refuse("tournament-no-more-here", most=limits.per_server)
    if context.of_organiser >= limits.per_organiser:
        raise refuse("tournament-no-more-yours", most=limits.per_organiser)
    title = command.title.strip()
    if not title or len(title) > TITLE_MOST:
        raise refuse("tournament-no-title", most=TITLE_MOST)
    check_settings(command.settings, context, decision.now)
    fact = Opened(
        title, _completed(command.settings), command.guild, command.channel, command.locale,
        command.by.id, command.by.name,
    )  # fmt: skip
    decision.add(fact, command.by.id)


@rule(Arrange)
def arrange(decision: Decision, command: Arrange) -> None:
    """Choose other settings."""
    require_organiser(decision.t, command.by)
    require_before(decision.t)
    check_settings(command.settings, decision.context, decision.now)
    if command.settings.most is not None and command.settings.most < len(decision.t.active):
        raise refuse("tournament-no-most-below", most=command.settings.most, count=len(decision.t.active))
    if command.settings != decision.t.settings:
        decision.add(Arranged(_completed(command.settings)), command.by.id)


def check_settings(settings: Settings, context: Context, now: float) -> None:
    """Refuse settings that cannot be, naming the first that is wrong."""
    spec = game_of(context)
    if spec.id != settings.game:
        raise refuse("tournament-no-game")
    is_survival = settings.format is FormatName.SURVIVAL
    if is_survival and not spec.together:
        raise refuse("tournament-no-survival")
    allowed = table_seats(spec, settings)
    if settings.seats not in allowed:
        raise refuse("tournament-no-seats", least=min(allowed), most=max(allowed))
    if settings.rounds is not None and not 1 <= settings.rounds <= ROUNDS_MOST:
        raise refuse("tournament-no-rounds", most=ROUNDS_MOST)
    if settings.most is not None and not FORMATS[settings.format].least <= settings.most <= context.limits.people:
        raise refuse("tournament-no-most", least=FORMATS[settings.format].least, most=context.limits.people)
    if settings.round_s is not None and not ROUND_LEAST_S <= settings.round_s <= ROUND_MOST_S:
        raise refuse("tournament-no-round-time", minutes=int(ROUND_LEAST_S // 60), days=int(ROUND_MOST_S // DAY_S))
    if settings.starts_at is not None and settings.starts_at <= now:
        raise refuse("tournament-no-start-past")
    if settings.computer is not None and settings.computer not in spec.levels:
        raise refuse("tournament-no-computer")
    if not GROUP_LEAST <= settings.group_size <= GROUP_MOST:
        raise refuse("tournament-no-group-size", least=GROUP_LEAST, most=GROUP_MOST)
    if not 1 <= settings.advance < settings.group_size:
        raise refuse("tournament-no-advance", most=settings.group_size - 1)


def table_seats(spec: GameSpec, settings: Settings) -> tuple[int, ...]:
    """Return the sizes of tables that a game and a format allow: nobody plays alone but for survival."""
    alone = settings.format is FormatName.SURVIVAL
    return tuple(seats for seats in spec.seats if seats > 1 or alone)


def game_of(context: Context) -> GameSpec:
    """Return the game of a tournament.

    Raises:
        Refusal: this program does not have it, or no longer.
    """
    if context.game is None:
        raise refuse("tournament-no-game")
    return context.game


def require_organiser(t: Tournament, by: Actor) -> None:
    """Refuse unless a person may decide about a tournament."""
    if by.id != t.organiser and not by.manages:
        raise refuse("tournament-no-organiser", name=t.organiser_name)


def require_before(t: Tournament) -> None:
    """Refuse once the first round has been paired."""
    require_live(t)
    if t.phase is Phase.PLAYING:
        raise refuse("tournament-no-begun")


def require_live(t: Tournament) -> None:
    """Refuse when a tournament is over."""
    if t.phase is Phase.OVER:
        raise refuse("tournament-no-over")


def _completed(settings: Settings) -> Settings:
    """Return settings with what follows from them: for survival, all play the same deals."""
    return replace(settings, same_deal=True) if settings.format is FormatName.SURVIVAL else settings
