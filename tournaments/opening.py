"""Opening a tournament: its settings, their validation, and the permission to change them."""

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
OF_THEMSELVES = frozenset({FormatName.GROUPS, FormatName.KNOCK_OUT, FormatName.SECOND_CHANCE, FormatName.LEAGUE})
"""Formats whose number of rounds depends only on the number of people."""


@record
class Open(Command):
    """Open a tournament, with enrolment open at once.

    Attributes:
        secret: the secret of the deal of the first round, if all its tables share one.
    """

    by: Actor
    title: str
    settings: Settings
    guild: int
    channel: int
    locale: str
    secret: str = ""


@record
class Arrange(Command):
    """Change the settings or the title (None for the same) before the first round; the game cannot be changed."""

    by: Actor
    settings: Settings
    title: str | None = None


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
    secret: str = ""


@record
class Arranged(Fact):
    """The settings or the title (None for the same) were changed."""

    settings: Settings
    title: str | None = None

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Apply the settings; an open check-in continues, and a postponed start remains postponed."""
        is_same_start = self.settings.starts_at == t.settings.starts_at
        starts = t.starts_at if is_same_start else self.settings.starts_at
        check_in = check_in_at(starts, self.settings) if t.phase is Phase.ENROLMENT else t.check_in_at
        title = t.title if self.title is None else self.title
        return replace(t, title=title, settings=self.settings, starts_at=starts, check_in_at=check_in)


def opened(fact: Opened, entry: Entry) -> Tournament:
    """Return the tournament after its first entry."""
    return Tournament(
        n=entry.n,
        guild=fact.guild,
        channel=fact.channel,
        locale=fact.locale,
        title=fact.title,
        organiser=fact.organiser,
        organiser_name=fact.organiser_name,
        settings=fact.settings,
        upcoming=fact.secret,
        starts_at=fact.settings.starts_at,
        check_in_at=check_in_at(fact.settings.starts_at, fact.settings),
        opened_at=entry.at,
        active_at=entry.at,
    )


def check_in_at(starts: float | None, settings: Settings) -> float | None:
    """Return when check-in opens; None without check-in, or if the start is not scheduled."""
    return None if starts is None or not settings.check_in_s else starts - settings.check_in_s


@rule(Open)
def open_tournament(decision: Decision, command: Open) -> None:
    """Open a tournament if the person may and the server's limits allow it."""
    context = decision.context
    if not (context.may_organise or command.by.manages):
        raise refuse("tournament-no-may-organise", role="none")
    check_room(context)
    title = checked_title(command.title)
    check_settings(command.settings, context, decision.now)
    fact = Opened(
        title, _completed(command.settings), command.guild, command.channel, command.locale,
        command.by.id, command.by.name, command.secret,
    )  # fmt: skip
    decision.add(fact, command.by.id)


@rule(Arrange)
def arrange(decision: Decision, command: Arrange) -> None:
    """Change the settings or the title."""
    require(decision.t, command.by, before=True)
    title = None if command.title is None else checked_title(command.title)
    check_settings(command.settings, decision.context, decision.now, decision.t.settings)
    if command.settings.most is not None and command.settings.most < len(decision.t.active):
        raise refuse("tournament-no-most-below", most=command.settings.most, count=len(decision.t.active))
    settings, is_renamed = _completed(command.settings), title not in {None, decision.t.title}
    if is_renamed or settings != decision.t.settings:
        decision.add(Arranged(settings, title if is_renamed else None), command.by.id)


def check_room(context: Context) -> None:
    """Refuse another tournament if the server or the organiser has reached the limit."""
    if context.on_server >= context.limits.per_server:
        raise refuse("tournament-no-more-here", most=context.limits.per_server)
    if context.of_organiser >= context.limits.per_organiser:
        raise refuse("tournament-no-more-yours", most=context.limits.per_organiser)


def checked_title(title: str) -> str:
    """Return a title without surrounding spaces, or refuse one that is empty or too long."""
    title = title.strip()
    if not title or len(title) > TITLE_MOST:
        raise refuse("tournament-no-title", most=TITLE_MOST)
    return title


def check_settings(settings: Settings, context: Context, now: float, before: Settings | None = None) -> None:
    """Refuse invalid settings, naming the first fault; a start that was already set `before` may be in the past."""
    spec = game_of(context)
    if spec.id != settings.game:
        raise refuse("tournament-no-game")
    is_survival = settings.format is FormatName.SURVIVAL
    if is_survival and not spec.together:
        raise refuse("tournament-no-survival")
    if any(value not in spec.options.get(option, ()) for option, value in settings.options.items()):
        raise refuse("tournament-no-option")
    allowed = table_seats(spec, settings)
    if settings.seats not in allowed:
        raise refuse("tournament-no-seats", least=min(allowed), most=max(allowed))
    if settings.rounds is not None and not 1 <= settings.rounds <= ROUNDS_MOST:
        raise refuse("tournament-no-rounds", most=ROUNDS_MOST)
    if settings.most is not None and not FORMATS[settings.format].least <= settings.most <= context.limits.people:
        raise refuse("tournament-no-most", least=FORMATS[settings.format].least, most=context.limits.people)
    if settings.round_s is not None and not ROUND_LEAST_S <= settings.round_s <= ROUND_MOST_S:
        raise refuse("tournament-no-round-time", minutes=int(ROUND_LEAST_S // 60), days=int(ROUND_MOST_S // DAY_S))
    is_new = before is None or settings.starts_at != before.starts_at
    if is_new and settings.starts_at is not None and settings.starts_at <= now:
        raise refuse("tournament-no-start-past")
    if settings.computer is not None and settings.computer not in spec.levels:
        raise refuse("tournament-no-computer")
    if not GROUP_LEAST <= settings.group_size <= GROUP_MOST:
        raise refuse("tournament-no-group-size", least=GROUP_LEAST, most=GROUP_MOST)
    if not 1 <= settings.advance < settings.group_size:
        raise refuse("tournament-no-advance", most=settings.group_size - 1)


def table_seats(spec: GameSpec, settings: Settings) -> tuple[int, ...]:
    """Return the table sizes that a game and a format allow: 1 only for survival."""
    alone = settings.format is FormatName.SURVIVAL
    return tuple(seats for seats in spec.seats if seats > 1 or alone)


def game_of(context: Context) -> GameSpec:
    """Return the game of a tournament.

    Raises:
        Refusal: the game is not installed, or no longer.
    """
    if context.game is None:
        raise refuse("tournament-no-game")
    return context.game


def require_say(t: Tournament, by: Actor | None, about: int | None = None) -> None:
    """Refuse unless a person may decide: the organiser, the server's managers, and clocks (None) may.

    Args:
        t: the tournament.
        by: the person who decides.
        about: the person concerned; everyone may decide about themselves.
    """
    if by is not None and by.id not in {t.organiser, about} and not by.manages:
        raise refuse("tournament-no-organiser", name=t.organiser_name)


def require(
    t: Tournament, by: Actor | None, about: int | None = None, *, before: bool = False, running: bool = False
) -> None:
    """Refuse unless a person may decide (`require_say`) and the phase of the tournament allows it.

    Args:
        t: the tournament, which must not be over.
        by: the person who decides.
        about: the person concerned.
        before: whether this is possible only before the first round is paired.
        running: whether this is impossible while the tournament is adjourned.
    """
    require_say(t, by, about)
    if t.phase is Phase.OVER:
        raise refuse("tournament-no-over")
    if before and t.phase is Phase.PLAYING:
        raise refuse("tournament-no-begun")
    if running and t.paused_at is not None:
        raise refuse("tournament-no-paused")


def _completed(settings: Settings) -> Settings:
    """Return settings adjusted to the format: survival shares deals, and some formats determine their rounds."""
    if settings.format is FormatName.SURVIVAL:
        return replace(settings, same_deal=True)
    return replace(settings, rounds=None) if settings.format in OF_THEMSELVES else settings
