"""Messages: what is sent to a channel or as an answer, and edits of both."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from playground.faults import ApiError, Fault, empty_message
from playground.jsontypes import Json
from playground.schema import tree
from playground.schema.base import Snowflake, Strict, check, refuse
from playground.schema.components import TopLevel, dump
from playground.schema.embeds import Embed, embed_faults

SUPPRESS_EMBEDS, EPHEMERAL, LOADING = 1 << 2, 1 << 6, 1 << 7
SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 1 << 12, 1 << 15
MOST_FILES = 10
FILE_SIZE, REQUEST_SIZE = 10 << 20, 25 << 20


class AttachmentPart(Strict):
    """A file of the message: sent along (its place) or kept (its id)."""

    id: Snowflake
    filename: Annotated[str, StringConstraints(min_length=1, max_length=1024)] | None = None
    description: Annotated[str, Field(max_length=1024)] | None = None
    title: Annotated[str, Field(max_length=1024)] | None = None


class AllowedMentions(Strict):
    """Whom the message may notify."""

    parse: list[Literal["users", "roles", "everyone"]] | None = None
    users: Annotated[list[Snowflake], Field(max_length=100)] | None = None
    roles: Annotated[list[Snowflake], Field(max_length=100)] | None = None
    replied_user: bool | None = None

    @model_validator(mode="after")
    def _exclusive(self) -> "AllowedMentions":
        for kind, named in (("users", self.users), ("roles", self.roles)):
            if named and kind in (self.parse or []):
                raise PydanticCustomError(
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    "parse and a list of ids are mutually exclusive",
                )
        return self


class Reference(Strict):
    """The message answered to."""

    message_id: Snowflake
    channel_id: Snowflake | None = None
    guild_id: Snowflake | None = None
    fail_if_not_exists: bool | None = None
    type: Annotated[int, Field(ge=0, le=1)] | None = None


class MessageBody(Strict):
    """The body of a new message or of an edit; in an edit, what is not named stays."""

    content: Annotated[str, Field(max_length=2000)] | None = None
    embeds: Annotated[list[Embed], Field(max_length=10)] | None = None
    components: Annotated[list[TopLevel], Field(max_length=40)] | None = None
    attachments: Annotated[list[AttachmentPart], Field(max_length=MOST_FILES)] | None = None
    allowed_mentions: AllowedMentions | None = None
    flags: Annotated[int, Field(ge=0)] | None = None
    tts: bool | None = None
    nonce: Annotated[str, Field(max_length=25)] | int | None = None
    enforce_nonce: bool | None = None
    message_reference: Reference | None = None
    sticker_ids: list[Snowflake] | None = None
    poll: Json | None = None

    def named(self, field: str) -> bool:
        """Whether the body speaks of this field at all."""
        return field in self.model_fields_set

    def component_json(self) -> list[Json]:
        """The components as JSON, numbered."""
        return tree.numbered(dump(self.components or []))

    def embed_json(self) -> list[Json]:
        """The embeds as JSON."""
        return [{"type": "rich", **one.model_dump(mode="json", exclude_none=True)} for one in self.embeds or []]


def read_message(
    body: object,
    *,
    flags: int,
    before: Json | None = None,
    sent: list[str] | None = None,
    needs_content: bool = True,
) -> MessageBody:
    """Check a message body as a whole.

    Args:
        body: what was sent.
        flags: which flags may be set in such a request.
        before: the message as it stands, when this is an edit.
        sent: the names of the files sent along.
        needs_content: whether an empty message is refused.
    """
    message = check(MessageBody, body)
    had = before or {"flags": 0, "content": "", "embeds": [], "components": [], "attachments": []}
    wanted = message.flags or 0
    v2 = bool((wanted | had["flags"]) & COMPONENTS_V2)
    refuse(_faults(message, allowed=flags, had=had, v2=v2, sent=sent or []))
    if message.poll is not None or message.sticker_ids:
        raise ApiError(400, 50024, "Polls and stickers are not part of this playground")
    if needs_content and _is_empty(message, had, sent or []):
        raise empty_message()
    return message


def _faults(message: MessageBody, *, allowed: int, had: Json, v2: bool, sent: list[str]) -> Iterator[Fault]:
    if (message.flags or 0) & ~allowed & ~had["flags"]:
        yield Fault(("flags",), "MESSAGE_FLAGS_NOT_ALLOWED", f"Only flags in {allowed} may be set here")
    components = dump(message.components or [])
    if v2:
        yield from _legacy_faults(message, had)
    yield from tree.component_faults(components, v2=v2)
    yield from embed_faults(message.embeds or [])
    yield from _file_faults(message, had, components, sent)


def _legacy_faults(message: MessageBody, had: Json) -> Iterator[Fault]:
    """Components V2 stand alone: no content, embeds, poll or stickers."""
    switching = not had["flags"] & COMPONENTS_V2
    for field in ("content", "embeds", "poll", "sticker_ids"):
        given = getattr(message, field)
        kept = switching and not message.named(field) and had.get(field)
        if given or kept:
            yield Fault(
                (field,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _file_faults(message: MessageBody, had: Json, components: list[Json], sent: list[str]) -> Iterator[Fault]:
    names = set(file_names(message, had, sent))
    if len(names) > MOST_FILES or len(sent) > MOST_FILES:
        yield Fault(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")
    embeds = [one.model_dump(mode="json", exclude_none=True) for one in message.embeds or []]
    addresses = [((*path, "url"), holder["url"]) for path, holder in tree.media(components)]
    addresses += [(path, holder[key]) for path, holder, key in tree.embed_media(embeds)]
    for path, url in addresses:
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            yield Fault(
                path,
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"Referenced attachment not found: {url}",
            )
    kept = {one["id"] for one in had["attachments"]}
    for place, part in enumerate(message.attachments or []):
        if part.id not in kept and not int(part.id) < len(sent):
            yield Fault(
                ("attachments", place, "id"),
                "ATTACHMENT_NOT_FOUND",
                f"Attachment data for id {part.id} not found",
            )


def file_names(message: MessageBody, had: Json, sent: list[str]) -> list[str]:
    """The names of all files the message will have."""
    if not message.named("attachments"):
        return [one["filename"] for one in had["attachments"]] + sent
    kept = {one["id"]: one["filename"] for one in had["attachments"]}
    names = []
    for part in message.attachments or []:
        if part.id in kept:
            names.append(kept[part.id])
        elif int(part.id) < len(sent):
            names.append(part.filename or sent[int(part.id)])
    return names


def _is_empty(message: MessageBody, had: Json, sent: list[str]) -> bool:
    def after(field: str) -> object:
        return getattr(message, field) if message.named(field) else had.get(field)

    content = after("content")
    has_text = isinstance(content, str) and bool(content.strip())
    return not (has_text or after("embeds") or after("components") or file_names(message, had, sent))
