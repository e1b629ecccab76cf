"""Request bodies of the port, checked against Discord's own API description."""

from io import BytesIO
from types import SimpleNamespace

import discord
import multipart
import pytest
from discord import CheckboxGroupOption, RadioGroupOption, ui

from bot.discord_io import bodies
from bot.discord_io.bodies import body_of, components, dialog, fields_in, message, new_files, translated, values_in
from bot.discord_io.commands import mentions
from bot.post import (
    Block,
    Button,
    Buttons,
    Divider,
    Document,
    Entry,
    Form,
    Gone,
    Illustrated,
    Input,
    Menu,
    NoChannel,
    Picker,
    Picture,
    Post,
    Refused,
    Selection,
    Text,
    Trouble,
    Unauthorised,
    digest_of,
)
from bot.present.messages.help import COMMANDS, command_name
from locales import LOCALES, words
from playground.schema.callbacks import read_modal
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


def offered(entries, kind):
    """Return entries as options of discord.py."""
    return [kind(label=one.label, value=one.value, description=one.detail, default=one.chosen) for one in entries]


FEW, MANY = (tuple(Entry(str(n), f"Room {n}", "It is dark.", n == 1) for n in range(count)) for count in (2, 6))


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        (Input("Label", "hint", 3), ui.TextInput(custom_id="answer", placeholder="hint", max_length=3)),
        (
            Input("Label", is_long=True, is_required=False, name="rest"),
            ui.TextInput(custom_id="rest", max_length=100, style=discord.TextStyle.paragraph, required=False),
        ),
        (Selection("room", "Label", FEW), ui.RadioGroup(custom_id="room", options=offered(FEW, RadioGroupOption))),
        (Selection("room", "Label", MANY), ui.Select(custom_id="room", options=offered(MANY, discord.SelectOption))),
        (
            Selection("rooms", "Label", FEW, is_several=True),
            ui.CheckboxGroup(
                custom_id="rooms", options=offered(FEW, CheckboxGroupOption), min_values=0, required=False
            ),
        ),
    ],
)
def test_a_form_says_what_a_modal_would_say(field, expected):
    """The JSON of a form's field equals the JSON that discord.py would produce, but for what has its default."""
    modal = ui.Modal(title="Title", custom_id="id")
    modal.add_item(ui.Label(text="Label", component=expected))
    sent, known = dialog(Form("id", "Title", (field,))), modal.to_dict()
    (told,), (field_sent,) = known["components"], sent["components"]
    said = {key: value for key, value in told["component"].items() if value is not None}
    assert said | field_sent["component"] == said, "nothing is said differently"
    assert {key for key in said if key not in field_sent["component"]} <= {"max_values", "min_values", "disabled"}
    assert {**sent, "components": []} == {**known, "components": []}
    read_modal(sent)


def test_the_values_of_a_form_are_known_by_their_fields():
    """What was typed and chosen is read by field; fields left blank do not count among the values."""
    fields = [
        {"type": 4, "custom_id": "answer", "value": "  Mira "},
        {"type": 21, "custom_id": "room", "value": None},
        {"type": 22, "custom_id": "rooms", "values": ["1", "2"]},
    ]
    data = {"components": [{"type": 18, "component": field} for field in fields]}
    assert fields_in(data) == {"answer": ("Mira",), "room": ("",), "rooms": ("1", "2")}
    assert values_in(data) == ("Mira", "1", "2")


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


def test_a_paragraph_with_a_picture_beside_it_is_a_section():
    """Its picture is uploaded like any other, described, and part of what the message shows."""
    picture = Picture("imp.png", b"png", "An imp")
    post = Post((Illustrated("**Dungeon Lords**", picture),))
    (frame,) = components(post)
    (section,) = frame["components"]
    thumbnail = ui.Thumbnail("attachment://imp.png", description="An imp", spoiler=False)
    expected = ui.Section("**Dungeon Lords**", accessory=thumbnail).to_component_dict()
    assert section == without_nothing(expected)
    assert new_files(post, {}) == [picture]
    assert post.words() == "**Dungeon Lords**"
    assert digest_of(post) == digest_of(Post((Illustrated("**Dungeon Lords**", Picture("imp.png", b"", "An imp")),)))
    assert digest_of(post) != digest_of(Post((Illustrated("**Dungeon Lords**", Picture("elf.png", b"png", "An imp")),)))


def without_nothing(told):
    """Return JSON without the fields that are None."""
    match told:
        case dict():
            return {key: without_nothing(value) for key, value in told.items() if value is not None}
        case list():
            return [without_nothing(one) for one in told]
    return told


def test_a_command_named_in_a_text_can_be_pressed(monkeypatch):
    """A known command becomes a mention, by its name in either language; texts without room stay as they are."""
    known = mentions({"help": 5, "game": 7})
    assert known["game new"] == known["partie nouvelle"] == "</game new:7>"
    assert known["help"] == known["aide"] == "</help:5>"
    assert "language" not in known
    monkeypatch.setattr(bodies, "MENTIONS", known)

    def told(text):
        return components(Post((Text(text),)))[0]["components"][0]["content"]

    assert told("Try `/game new`, or `/partie nouvelle`.") == "Try </game new:7>, or </game new:7>."
    assert told("`/language` and `game new`") == "`/language` and `game new`"
    full = "`/help` " + "x" * 3_992
    assert told(full) == full
    assert told(full[:-2]) != full[:-2]


def test_no_two_commands_have_the_same_name_in_any_language():
    names = {(name, command_name(name, words(locale))) for name in COMMANDS for locale in LOCALES}
    assert len({shown for _, shown in names}) == len(names)
