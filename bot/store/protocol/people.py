"""What a store keeps about people and servers."""

from collections.abc import Callable, Collection
from typing import Any, Protocol, TypeAlias

from bot.model import Person
from bot.preferences import Preferences, ServerSettings
from locales import Locale

Stored: TypeAlias = dict[str, list[dict[str, Any]]]
"""Rows by subject, each with its values by name."""


class People(Protocol):
    """People and channels."""

    def get(self, person_id: int) -> Person | None:
        """Someone who has met the bot."""

    def nickname(self, guild: int, person_id: int) -> str | None:
        """What someone is called on a server."""

    def meet(self, person_id: int, name: str, client: Locale) -> None:
        """Remember someone, or refresh their name and their client's language."""

    def set_nickname(self, guild: int, person_id: int, name: str) -> None:
        """Remember what someone is called on a server."""

    def set_language(self, person_id: int, locale: Locale | None) -> None:
        """Remember the language someone chose, or that they follow their client again."""

    def set_pings(self, person_id: int, pings: bool) -> None:
        """Remember whether someone wants to be mentioned."""

    def set_preferences(self, person_id: int, preferences: Preferences) -> None:
        """Remember what else someone has set."""

    def set_dm(self, person_id: int, channel: int) -> None:
        """Remember where private messages go; they arrive there."""

    def set_closed(self, person_id: int, closed: bool) -> None:
        """Remember whether private messages are refused."""

    def set_untold(self, person_id: int, untold: str) -> None:
        """Remember what someone could not be told."""

    def channel_language(self, channel: int) -> Locale | None:
        """The language chosen for a channel, if any."""

    def set_channel_language(self, channel: int, locale: Locale | None) -> None:
        """Choose a channel's language, or follow the server's again."""


class Servers(Protocol):
    """What servers have set."""

    def settings(self, guild: int) -> ServerSettings:
        """What the managers of a server have set; the usual settings where they have set nothing."""

    def set(self, guild: int, settings: ServerSettings) -> None:
        """Remember what the managers of a server have set."""


class Privacy(Protocol):
    """What is stored about people, and forgetting it."""

    def about(self, person: int) -> Stored:
        """All that is stored about somebody, as rows by subject."""

    def tables_of(self, person: int) -> list[str]:
        """The tables whose log may name somebody; this looks at every entry there is."""

    def erase(
        self, person: int, number: int, tables: Collection[str], former: Callable[[Locale, Collection[str]], str]
    ) -> None:
        """Let all rows be about nobody, or about a former player.

        Args:
            person: who is forgotten.
            number: stands for them from now on.
            tables: the tables whose logs may name them; those where they have a seat are found here.
            former: the name of a former player in a language, unlike those of the others at the table.
        """


class Daily(Protocol):
    """The message that tells people once a day at most what waits for them."""

    def is_wanted(self, person: int) -> bool:
        """Whether somebody takes it; everybody does who has not said otherwise."""

    def set_wanted(self, person: int, is_wanted: bool) -> None:
        """Remember whether somebody takes it."""

    def sent(self, person: int) -> float:
        """When somebody had the last one, in seconds since 1970; 0 for never."""

    def set_sent(self, person: int, at: float) -> None:
        """Remember when somebody had one."""

    def waited_for(self, since: float) -> list[int]:
        """The people who take it, had none after `since`, and for whom a game in play has waited since then."""
