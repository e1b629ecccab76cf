"""Permission bits, and the permissions of the bot and of people."""

from playground.jsontypes import Json

BITS = {
    "CREATE_INSTANT_INVITE": 1 << 0,
    "MANAGE_CHANNELS": 1 << 4,
    "MANAGE_GUILD": 1 << 5,
    "ADD_REACTIONS": 1 << 6,
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MENTION_EVERYONE": 1 << 17,
    "USE_APPLICATION_COMMANDS": 1 << 31,
    "MANAGE_THREADS": 1 << 34,
    "CREATE_PUBLIC_THREADS": 1 << 35,
    "CREATE_PRIVATE_THREADS": 1 << 36,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
    "PIN_MESSAGES": 1 << 51,
}
DENIABLE = (
    "VIEW_CHANNEL",
    "SEND_MESSAGES",
    "EMBED_LINKS",
    "ATTACH_FILES",
    "READ_MESSAGE_HISTORY",
    "SEND_MESSAGES_IN_THREADS",
    "CREATE_PUBLIC_THREADS",
    "CREATE_PRIVATE_THREADS",
    "MANAGE_MESSAGES",
    "PIN_MESSAGES",
)


def mask(*names: str) -> int:
    """Return the combined bits of these permissions."""
    total = 0
    for name in names:
        total |= BITS[name]
    return total


EVERYONE = mask(
    "VIEW_CHANNEL",
    "SEND_MESSAGES",
    "READ_MESSAGE_HISTORY",
    "SEND_MESSAGES_IN_THREADS",
    "USE_APPLICATION_COMMANDS",
)
BOT = EVERYONE | mask("EMBED_LINKS", "ATTACH_FILES", "CREATE_PUBLIC_THREADS")
PERSON = EVERYONE | mask(
    "ADD_REACTIONS", "EMBED_LINKS", "ATTACH_FILES", "CREATE_PUBLIC_THREADS", "CREATE_PRIVATE_THREADS"
)
MODERATOR = PERSON | mask("MANAGE_GUILD", "MANAGE_MESSAGES", "MANAGE_CHANNELS", "MANAGE_THREADS")
OWNER = MODERATOR | mask(*BITS)
DM = PERSON | mask("PIN_MESSAGES")


def of_person(person: Json, owner_id: str | None) -> int:
    """Return the permissions of a person in a server."""
    if person["id"] == owner_id:
        return OWNER
    return MODERATOR if person["playground"]["moderator"] else PERSON


def of_bot(*channels: Json) -> int:
    """Return the permissions of the bot in a channel; a thread is given with its parent."""
    held = BOT
    for channel in channels:
        if channel["type"] == 1:
            return DM
        held &= ~mask(*channel["playground"]["denied"])
    return held if held & BITS["VIEW_CHANNEL"] else 0
