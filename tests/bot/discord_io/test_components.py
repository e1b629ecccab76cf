"""What the port sends, checked against Discord's own description of its API."""

import json
from types import SimpleNamespace

import discord
import pytest
from discord import ui
from discord.http import handle_message_parameters

from bot.delivery.port import Gone, NoChannel, Refused, Trouble, Unauthorised
from bot.discord_io.components import KeptAttachment, files, layout, mentions, modal, replacing
from bot.discord_io.failures import translated
from bot.discord_io.first_answer import forget_controls
from bot.post import Block, Button, Buttons, Divider, Document, Entry, Form, Menu, Picker, Picture, Post, Text
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
    with handle_message_parameters(
        view=layout(post), files=files(post), allowed_mentions=mentions(post), nonce="n"
    ) as parameters:
        if parameters.payload is not None:
            return parameters.payload
        return json.loads(next(part["value"] for part in parameters.multipart if part["name"] == "payload_json"))


def test_each_picture_has_a_gallery_of_its_own():
    """So that it is as large as Discord shows any; all of them are sent along."""
    post = Post((Picture("a.png", b"a", "The mines"), Picture("b.png", b"b", "The hand")))
    assert checker("MessageCreateRequest").is_valid(sent(post))
    galleries = sent(post)["components"][0]["components"]
    assert [[item["media"]["url"] for item in gallery["items"]] for gallery in galleries] == [
        ["attachment://a.png"],
        ["attachment://b.png"],
    ]
    assert [file.filename for file in files(post)] == ["a.png", "b.png"]


def test_an_edit_keeps_the_pictures_that_stay():
    """They are named by their ids; only the others are uploaded."""
    post = Post((Picture("a.png", b"", "The mines"), Picture("b.png", b"b", "The hand")))
    edit = replacing(post, {"a.png": KeptAttachment(77, "a.png")})
    with handle_message_parameters(view=edit["view"], attachments=edit["attachments"]) as parameters:
        body = json.loads(next(part["value"] for part in parameters.multipart if part["name"] == "payload_json"))
    assert [(one["id"], one["filename"]) for one in body["attachments"]] == [(77, "a.png"), (0, "b.png")]
    assert [file.filename for file in parameters.files] == ["b.png"]


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
    """A token that was reset is trouble, not a refusal: everything is kept and told once there is a new one."""
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
    """The kinds of components are written down as discord.py writes them."""
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
    assert layout(post).to_components() == as_view(post).to_components()


def as_view(post: Post) -> ui.LayoutView:
    """The same built of discord.py's objects."""
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


def test_what_a_click_says_of_its_message_is_read_without_the_controls():
    """Nobody looks at them: they are our own, and an object for each would cost as much as the rest of the click."""
    told = {"id": "1", "message": {"id": "2", "components": [{"type": 1}], "attachments": []}}
    forget_controls(told)
    assert told == {"id": "1", "message": {"id": "2", "components": [], "attachments": []}}
    forget_controls({"id": "1"})


def test_only_the_people_named_may_be_pinged():
    assert sent(FULL)["allowed_mentions"] == {"parse": [], "users": [42]}


def test_the_same_message_twice_is_recognised_by_its_nonce():
    assert sent(FULL)["nonce"] == "n"
    assert sent(FULL)["enforce_nonce"] is True


async def test_nothing_that_is_sent_waits_for_its_answer():
    assert layout(FULL).is_finished()
    assert modal(Form("id", "title", "label")).is_finished()


def test_discord_py_may_ask_how_long_a_post_waits_for_its_controls():
    """It does before it sends an answer that follows an acknowledgement."""
    assert layout(FULL).timeout is None


def test_a_form_has_one_field():
    dialog = modal(Form("porion:amount:t:1:", "How many coins?", "Coins", "0 to 30", 3)).to_dict()
    assert dialog["custom_id"] == "porion:amount:t:1:"
    (label,) = dialog["components"]
    assert label["component"]["max_length"] == 3


def test_the_styles_are_discords():
    row = sent(FULL)["components"][0]["components"][3]["components"]
    assert [button["style"] for button in row] == [discord.ButtonStyle.primary.value, discord.ButtonStyle.danger.value]
    assert row[1]["disabled"] is True


def test_a_document_is_a_file_below_the_words():
    """It is uploaded and shown as a file to be kept."""
    post = Post((Text("The record"), Document("game.json", b"{}")))
    body = sent(post)
    assert checker("MessageCreateRequest").is_valid(body)
    assert body["components"][0]["components"][1]["file"] == {"url": "attachment://game.json"}
    assert [file.filename for file in files(post)] == ["game.json"]
