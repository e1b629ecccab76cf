"""Commands about the channel where a table stands, as values."""

from dataclasses import dataclass

from bot.model import Person


@dataclass(frozen=True, slots=True)
class MovePlace:
    """Bring the table to another channel of its server; one without a channel may be brought anywhere."""

    by: Person
    guild: int
    channel: int


@dataclass(frozen=True, slots=True)
class LoseChannel:
    """The channel is gone: a game goes on by private message, a lobby closes.

    Attributes:
        with_server: whether the whole server is, since the bot was removed from it.
    """

    with_server: bool = False


@dataclass(frozen=True, slots=True)
class FindChannel:
    """The channel is there again."""
