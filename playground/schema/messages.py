"""Bodies of messages in channels and in answers, and of edits."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playground.faults import ApiError, Fault, empty_message
from playground.jsontypes import Json
from playground.schema import tree
from playground.schema.components import component_faults
from playground.schema.description import read, refuse
from playground.schema.embeds import embed_faults

SUPPRESS_EMBEDS, EPHEMERAL, LOADING = 1 << 2, 1 << 6, 1 << 7
SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 1 << 12, 1 << 15
MOST_CONTENT = 2000
MOST_FILES = 10
FILE_SIZE, REQUEST_SIZE = 10 << 20, 25 << 20


@dataclass(frozen=True, slots=True)
class MessageBody:
    """The checked body of a new message or of an edit; an edit leaves unnamed fields unchanged."""

    given: Json = field(default_factory=dict)

    def named(self, name: str) -> bool:
        """Return whether the body contains this field."""
        return name in self.given

    @property
    def content(self) -> str:
        """The text of a classic message."""
        return (self.given.get("content") or "").strip()

    @property
    def flags(self) -> int:
        """The given flags."""
        return self.given.get("flags") or 0

    @property
    def embeds(self) -> list[Json]:
        """The embeds in stored form."""
        return [{"type": "rich", **one} for one in self.given.get("embeds") or []]

    @property
    def components(self) -> list[Json]:
        """The components with their ids."""
        return tree.numbered(tree.plain(self.given.get("components") or []))

    @property
    def attachments(self) -> list[Json]:
        """The files of the message: new ones with their index as id, kept ones with their id."""
        return [{**one, "id": str(one["id"])} for one in self.given.get("attachments") or []]

    @property
    def reference(self) -> Json | None:
        """The reference to the message that this one replies to."""
        return self.given.get("message_reference")

    def may_notify(self, person_id: str) -> bool:
        """Return whether mentioning this person notifies them."""
        allowed = self.given.get("allowed_mentions")
        return allowed is None or "users" in allowed.get("parse", []) or person_id in map(str, allowed.get("users", []))


def read_message(
    body: object,
    *,
    flags: int,
    before: Json | None = None,
    sent: list[str] | None = None,
    needs_content: bool = True,
) -> MessageBody:
    """Return a message body after checking it as a whole.

    Args:
        body: the request body.
        flags: the flags allowed in this request.
        before: the current message, for an edit.
        sent: the names of the uploaded files.
        needs_content: whether to refuse an empty message.
    """
    if isinstance(body, dict) and (body.get("poll") or body.get("sticker_ids")):
        raise ApiError(400, 50024, "Polls and stickers are not part of this playground")
    message = MessageBody(read("MessageCreateRequest", body))
    had = before or {"flags": 0, "content": "", "embeds": [], "components": [], "attachments": []}
    refuse(_faults(message, allowed=flags, had=had, sent=sent or []))
    if needs_content and _is_empty(message, had, sent or []):
        raise empty_message()
    return message


def _faults(message: MessageBody, *, allowed: int, had: Json, sent: list[str]) -> Iterator[Fault]:
    given = message.given
    if message.flags & ~allowed & ~had["flags"]:
        yield Fault(("flags",), "MESSAGE_FLAGS_NOT_ALLOWED", f"Only flags in {allowed} may be set here")
    v2 = bool((message.flags | had["flags"]) & COMPONENTS_V2)
    if v2:
        yield from _legacy_faults(message, had)
    yield from component_faults(given.get("components") or [], v2=v2)
    yield from embed_faults(given.get("embeds") or [])
    yield from _file_faults(message, had, sent)
    allowed_mentions = given.get("allowed_mentions") or {}
    if any(allowed_mentions.get(kind) and kind in allowed_mentions.get("parse", []) for kind in ("users", "roles")):
        words = "parse and a list of ids are mutually exclusive"
        yield Fault(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)


def _legacy_faults(message: MessageBody, had: Json) -> Iterator[Fault]:
    """Yield the faults of content or embeds next to Components V2, which must be alone."""
    switching = not had["flags"] & COMPONENTS_V2
    for name in ("content", "embeds"):
        kept = switching and not message.named(name) and had.get(name)
        if message.given.get(name) or kept:
            yield Fault(
                (name,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _file_faults(message: MessageBody, had: Json, sent: list[str]) -> Iterator[Fault]:
    names = set(file_names(message, had, sent))
    if len(names) > MOST_FILES or len(sent) > MOST_FILES:
        yield Fault(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")
    given: Any = message.given
    addresses = [((*path, "url"), holder["url"]) for path, holder in tree.media(given.get("components") or [])]
    addresses += [(path, holder[key]) for path, holder, key in tree.embed_media(given.get("embeds") or [])]
    for path, url in addresses:
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            yield Fault(
                path,
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"Referenced attachment not found: {url}",
            )
    kept = {one["id"] for one in had["attachments"]}
    for place, part in enumerate(message.attachments):
        if part["id"] not in kept and not int(part["id"]) < len(sent):
            yield missing_attachment(place, part["id"])


def missing_attachment(place: int, found: str) -> Fault:
    """Return the fault of an edit that names a file neither uploaded nor in the message."""
    return Fault(("attachments", place, "id"), "ATTACHMENT_NOT_FOUND", f"Attachment data for id {found} not found")


def file_names(message: MessageBody, had: Json, sent: list[str]) -> list[str]:
    """Return the names of all files that the message will have."""
    if not message.named("attachments"):
        return [one["filename"] for one in had["attachments"]] + sent
    kept = {one["id"]: one["filename"] for one in had["attachments"]}
    names = []
    for part in message.attachments:
        if part["id"] in kept:
            names.append(kept[part["id"]])
        elif int(part["id"]) < len(sent):
            names.append(part.get("filename", sent[int(part["id"])]))
    return names


def _is_empty(message: MessageBody, had: Json, sent: list[str]) -> bool:
    def after(name: str) -> Any:
        return message.given[name] if message.named(name) else had.get(name)

    has_text = bool((after("content") or "").strip())
    return not (has_text or after("embeds") or after("components") or file_names(message, had, sent))
