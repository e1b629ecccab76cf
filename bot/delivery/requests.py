"""Messages that ask something of a table's people: they show who has answered, and lose their controls in the end."""

from dataclasses import replace

from pydantic import TypeAdapter

from bot.model import Table
from bot.post import REQUEST, Post, PostedMessage, Text
from bot.present.messages.notices import asked_in, notice_post, open_requests
from bot.present.messages.transfers import settled_post
from games.core import Say
from locales import locale_of, words

from .ledger import MessageLedger
from .messages import Messages

IN_CHANNEL, ALONE = "channel", "alone"
"""Where a message asks: the first thing that is stored of its request."""
SENTENCE: TypeAdapter[Say] = TypeAdapter(Say)


class Requests:
    """Keeps the messages that ask something up to date; the ledger stores what each of them asks."""

    def __init__(self, messages: Messages, ledger: MessageLedger) -> None:
        """Edit messages, and note them in the ledger."""
        self._messages, self._ledger = messages, ledger

    def asked_in_channel(self, table: Table, ref: PostedMessage, said: Say, called: tuple[int, ...]) -> None:
        """Note a message in the channel, if its sentence asks something.

        Args:
            table: the table.
            ref: where the message stands.
            said: its sentence.
            called: the people whom it mentions.
        """
        if (request := asked_in(said, table)) is not None:
            asks = (IN_CHANNEL, str(request), SENTENCE.dump_json(said).decode(), *map(str, called))
            self._ledger.put(table.id, f"{REQUEST}{ref.message}", replace(ref, asks=asks))

    def asked_alone(self, table: Table, ref: PostedMessage, request: int, locale: str, told: str) -> None:
        """Note a private message that asks something.

        Args:
            table: the table.
            ref: where the message stands.
            request: the entry of the log that has proposed what it asks about.
            locale: the language of its reader.
            told: its words, which are left in the end.
        """
        asks = (ALONE, str(request), locale, told)
        self._ledger.put(table.id, f"{REQUEST}{ref.message}", replace(ref, asks=asks))

    async def settle(self, table: Table) -> None:
        """Take the controls from messages whose request is settled; show in the others who has answered."""
        now_open = {str(number) for number in open_requests(table)}
        for slot, ref in self._ledger.places(table, REQUEST).items():
            if ref.asks[1] not in now_open:
                self._ledger.put(table.id, slot, None)
                await self._messages.strip_controls(ref, _rest(ref, table))
            elif ref.asks[0] == IN_CHANNEL and not self._messages.shows(ref, post := _asking(ref, table)):
                edited = await self._messages.edit(ref, post)
                self._ledger.put(table.id, slot, edited)


def _asking(ref: PostedMessage, table: Table) -> Post:
    """A message in the channel as it asks now."""
    said, called = SENTENCE.validate_json(ref.asks[2]), tuple(map(int, ref.asks[3:]))
    return notice_post(said, table, words(table.locale), called)


def _rest(ref: PostedMessage, table: Table) -> Post:
    """What is left of a message once its request is settled."""
    if ref.asks[0] == ALONE:
        _, _, locale, told = ref.asks
        return settled_post(Post((Text(told),)), words(locale_of(locale)))
    post = _asking(ref, table)
    return Post(post.blocks[:1], post.accent)
