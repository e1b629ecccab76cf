"""What the port sends, checked against Discord's own description of its API."""

import json

import discord
from discord.http import handle_message_parameters

from bot.port import files, layout, mentions, modal
from bot.post import Button, Buttons, Divider, Entry, Form, Menu, Picture, Post, Text
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


def test_further_pictures_stand_side_by_side_below_the_first():
    """One gallery for the picture itself, one for those that go with it; all of them are sent along."""
    more = (Picture("a.png", b"a", "The dungeon of Ana"), Picture("b.png", b"b", "The dungeon of Bo"))
    post = Post((Picture("board.png", b"png", "The board", more),))
    assert checker("MessageCreateRequest").is_valid(sent(post))
    galleries = sent(post)["components"][0]["components"]
    assert [[item["media"]["url"] for item in gallery["items"]] for gallery in galleries] == [
        ["attachment://board.png"],
        ["attachment://a.png", "attachment://b.png"],
    ]
    assert [file.filename for file in files(post)] == ["board.png", "a.png", "b.png"]


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


def test_only_the_people_named_may_be_pinged():
    assert sent(FULL)["allowed_mentions"] == {"parse": [], "users": [42]}


def test_the_same_message_twice_is_recognised_by_its_nonce():
    assert sent(FULL)["nonce"] == "n"
    assert sent(FULL)["enforce_nonce"] is True


async def test_nothing_that_is_sent_waits_for_its_answer():
    assert layout(FULL).is_finished()
    assert modal(Form("id", "title", "label")).is_finished()


def test_a_form_has_one_field():
    dialog = modal(Form("porion:amount:t:1:", "How many coins?", "Coins", "0 to 30", 3)).to_dict()
    assert dialog["custom_id"] == "porion:amount:t:1:"
    (label,) = dialog["components"]
    assert label["component"]["max_length"] == 3


def test_the_styles_are_discords():
    row = sent(FULL)["components"][0]["components"][3]["components"]
    assert [button["style"] for button in row] == [discord.ButtonStyle.primary.value, discord.ButtonStyle.danger.value]
    assert row[1]["disabled"] is True
