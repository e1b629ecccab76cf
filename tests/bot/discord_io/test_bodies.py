"""Request bodies of the port, checked against Discord's own API description."""

from io import BytesIO
from types import SimpleNamespace

import discord
import multipart
import pytest
from discord import ui

from bot.discord_io.bodies import body_of, components, dialog, message, new_files, translated
from bot.post import (
    Block,
    Button,
    Buttons,
    Divider,
    Document,
    Entry,
    Form,
    Gone,
    Menu,
    NoChannel,
    Picker,
    Picture,
    Post,
    Refused,
    Text,
    Trouble,
    Unauthorised,
)
from playground.schema.description import checker

FULL = Post(
    (
        Text("# Mine"),
        Divider(),
        Picture("board.png", b"png", "The board: three mines"),
        Buttons((Button("porion:turn:t:1:", "Play", "primary"), Button("porion:end:t::", "End", "danger", True))),
        Menu("porion:step:t:1:", "Which mine?", (Entry("a", "Mine 1", "3 cards", True), Entry("b", "Mine 2"))),
    ),
    accent=0xC08A2E,
    mentions=(42,),
)


def sent(post: Post) -> dict:
    return message(post, {})


def test_each_picture_has_a_gallery_of_its_own():
    """Each picture is uploaded and has its own gallery, so that it is shown as large as possible."""
    post = Post((Picture("a.png", b"a", "The mines"), Picture("b.png", b"b", "The hand")))
    assert checker("MessageCreateRequest").is_valid(sent(post))
    galleries = sent(post)["components"][0]["components"]
    assert [[item["media"]["url"] for item in gallery["items"]] for gallery in galleries] == [
        ["attachment://a.png"],
        ["attachment://b.png"],
    ]
    assert [file.name for file in new_files(post, {})] == ["a.png", "b.png"]


def test_an_edit_keeps_the_pictures_that_stay():
    """An edit names kept pictures by id and uploads only the others."""
    post = Post((Picture("a.png", b"", "The mines"), Picture("b.png", b"b", "The hand")))
    kept = {"a.png": 77}
    body = message(post, kept)
    assert [(one["id"], one["filename"]) for one in body["attachments"]] == [(77, "a.png"), (0, "b.png")]
    assert [file.name for file in new_files(post, kept)] == ["b.png"]


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        (401, 0, Unauthorised),
        (403, 50013, Refused),
        (400, 50007, Refused),
        (404, 10003, NoChannel),
        (404, 10008, Gone),
        (429, 0, Trouble),
        (502, 0, Trouble),
        (400, 50035, None),
    ],
)
def test_what_an_error_of_discord_means(status, code, kind):
    """Discord's errors are translated by status and code; a reset token is `Trouble`, so that nothing is lost."""
    response = SimpleNamespace(status=status, reason="")
    found = translated(discord.HTTPException(response, {"code": code, "message": ""}))
    assert (type(found) if found is not None else None) is kind
    assert not issubclass(Unauthorised, Refused)


def test_a_post_is_a_message_discord_describes():
    check = checker("MessageCreateRequest")
    assert check.is_valid(sent(FULL))
    broken = sent(FULL)
    broken["components"][0]["components"][3]["components"][0]["custom_id"] = "x" * 101
    assert not check.is_valid(broken)


def test_a_post_keeps_its_order_and_its_words():
    container = sent(FULL)["components"][0]
    assert container["accent_color"] == 0xC08A2E
    assert [part["type"] for part in container["components"]] == [10, 14, 12, 1, 1]
    assert container["components"][2]["items"][0] == {
        "media": {"url": "attachment://board.png"},
        "description": "The board: three mines",
        "spoiler": False,
    }


def test_a_post_says_what_a_view_would_say():
    """The JSON of a post equals the JSON that discord.py would produce."""
    post = Post(
        (
            *FULL.blocks,
            Picture("bare.png", b"png", ""),
            Document("game.json", b"{}"),
            Menu("some", "", (Entry("a", "Mine 1"),), 0, 3),
            Picker("place", "Where?", "channels", (5, 6)),
            Picker("team", "", "roles", (7,), 1, 2),
            Picker("who", "Who?", "people"),
        ),
        FULL.accent,
    )
    assert components(post) == as_view(post).to_components()


def as_view(post: Post) -> ui.LayoutView:
    """Return the post as discord.py's objects."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*map(as_item, post.blocks), accent_colour=post.accent))
    return view


def as_item(block: Block) -> ui.Item:
    match block:
        case Text(markdown):
            return ui.TextDisplay(markdown)
        case Divider():
            return ui.Separator()
        case Picture(name, _, alt):
            return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))
        case Document(name):
            return ui.File(f"attachment://{name}")
        case Buttons(buttons):
            styles = discord.ButtonStyle
            return ui.ActionRow(
                *(
                    ui.Button(custom_id=one.id, label=one.label, style=styles[one.style], disabled=one.disabled)
                    for one in buttons
                )
            )
        case Menu(id_, placeholder, entries, least, most):
            options = [
                discord.SelectOption(
                    label=one.label, value=one.value, description=one.detail or None, default=one.chosen
                )
                for one in entries
            ]
            given = {"placeholder": placeholder or None, "min_values": least, "max_values": most}
            return ui.ActionRow(ui.Select(custom_id=id_, options=options, **given))
        case Picker(id_, placeholder, kind, chosen, least, most):
            given = {"placeholder": placeholder or None, "min_values": least, "max_values": most}
            if kind == "people":
                return ui.ActionRow(ui.UserSelect(custom_id=id_, **given))
            type_ = discord.SelectDefaultValueType[kind.removesuffix("s")]
            given["default_values"] = [discord.SelectDefaultValue(id=one, type=type_) for one in chosen]
            if kind == "roles":
                return ui.ActionRow(ui.RoleSelect(custom_id=id_, **given))
            types = discord.ChannelType
            return ui.ActionRow(
                ui.ChannelSelect(custom_id=id_, channel_types=[types.text, types.news, types.forum], **given)
            )


def test_only_the_people_named_may_be_pinged():
    assert sent(FULL)["allowed_mentions"] == {"parse": [], "users": [42]}


def test_a_body_comes_in_one_piece():
    """A body is JSON alone, or a form with the uploads, whatever bytes they contain."""
    plain = body_of({"a": 1})
    assert (plain.content_type, plain._value) == ("application/json", b'{"a":1}')
    files = [Picture("board.png", b"\x89PNG\r\n--\r\n", "The board"), Document("game.json", b"{}")]
    form = body_of({"a": "é"}, files)
    kind, options = multipart.parse_options_header(form.headers["Content-Type"])
    parts = multipart.MultipartParser(BytesIO(form._value), options["boundary"]).parts()
    assert kind == "multipart/form-data"
    assert [(one.name, one.filename, one.content_type, one.raw) for one in parts] == [
        ("payload_json", None, "application/json", '{"a":"é"}'.encode()),
        ("files[0]", "board.png", "application/octet-stream", b"\x89PNG\r\n--\r\n"),
        ("files[1]", "game.json", "application/octet-stream", b"{}"),
    ]


@pytest.mark.parametrize("form", [Form("id", "Title", "Label", "hint", 3), Form("id", "T", "L", most=9, rest="More")])
def test_a_form_says_what_a_modal_would_say(form):
    """The JSON of a form equals the JSON that discord.py would produce."""
    style = discord.TextStyle.paragraph if form.rest else discord.TextStyle.short
    modal = ui.Modal(title=form.title, custom_id=form.id)
    field = ui.TextInput(custom_id="answer", placeholder=form.hint or None, max_length=form.most, style=style)
    modal.add_item(ui.Label(text=form.label, component=field))
    if form.rest:
        rest = ui.TextInput(custom_id="rest", max_length=form.most, style=style, required=False)
        modal.add_item(ui.Label(text=form.rest, component=rest))
    expected = modal.to_dict()
    for part in expected["components"]:
        del part["component"]["label"]  # used by older forms; None here
    assert dialog(form) == expected


def test_the_styles_are_discords():
    row = sent(FULL)["components"][0]["components"][3]["components"]
    assert [button["style"] for button in row] == [discord.ButtonStyle.primary.value, discord.ButtonStyle.danger.value]
    assert row[1]["disabled"] is True


def test_a_document_is_a_file_below_the_words():
    """A document is uploaded and shown as a file below the text."""
    post = Post((Text("The record"), Document("game.json", b"{}")))
    body = sent(post)
    assert checker("MessageCreateRequest").is_valid(body)
    assert body["components"][0]["components"][1]["file"] == {"url": "attachment://game.json"}
    assert [file.name for file in new_files(post, {})] == ["game.json"]
