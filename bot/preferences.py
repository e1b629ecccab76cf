"""Settings of people and servers, as plain values."""

from collections.abc import Collection
from dataclasses import dataclass

from locales import Locale


@dataclass(frozen=True, slots=True)
class Span:
    """Hours of a day.

    Attributes:
        begins: the hour at which they begin, from 0 to 23.
        ends: the hour at which they end, from 1 to 24; unless it is later than `begins`, on the next day.
    """

    begins: int
    ends: int


@dataclass(frozen=True, slots=True)
class PlayingHours:
    """The hours in which a person's clock runs: at no other time of the week does it run.

    Attributes:
        zone: the time zone, by its name in the IANA database.
        week: the hours that begin on each day, Monday first; None for a day without any. One day has some at least.
    """

    zone: str
    week: tuple[Span | None, ...]


@dataclass(frozen=True, slots=True)
class Preferences:
    """The settings of a person besides their language and pings.

    Attributes:
        hand_by_message: whether their hand comes by private message; if not, only the button “My hand” shows it.
        tips: whether games that are new to them, guided ones among them, begin with tips.
        hours: when their clock runs at slow tables; None for always.
    """

    hand_by_message: bool = True
    tips: bool = True
    hours: PlayingHours | None = None


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The settings of a server, made by its managers.

    Attributes:
        locale: the language of its tables; None for the one that Discord knows of the server.
        channels: where tables may be opened, threads below them included; empty for everywhere.
        role: who may open tables; None for everyone.
        pace: seconds that a person has for each answer at new tables; None for no limit.
        pings: whether people may be mentioned.
        per_person: live tables that one person may have here; None for as many as anywhere.
        per_server: live tables that the server may have; None for as many as any server.
    """

    locale: Locale | None = None
    channels: tuple[int, ...] = ()
    role: int | None = None
    pace: float | None = None
    pings: bool = True
    per_person: int | None = None
    per_server: int | None = None

    def allows_channel(self, *places: int | None) -> bool:
        """Return whether a table may be opened in a channel; for a thread, the channel above is given as well."""
        return not self.channels or any(place in self.channels for place in places)

    def allows_roles(self, roles: Collection[int]) -> bool:
        """Return whether a person with these roles may open a table."""
        return self.role is None or self.role in roles
