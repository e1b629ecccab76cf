"""Discord's description of request bodies: the excerpt's content, and the translation of its errors."""

import json
from typing import Any

import pytest

from playground.faults import ApiError, Fault
from playground.schema import description, excerpt

from .bodies import button, classic, layout, row, text, tree_of

MESSAGE = "MessageCreateRequest"
HELD: Any = json.loads(excerpt.EXCERPT.read_text("utf-8"))


def test_the_excerpt_holds_what_is_read_and_no_more() -> None:
    """Making an excerpt of the excerpt gives the same file."""
    assert excerpt.excerpt({"components": {"schemas": HELD["schemas"]}}) == HELD["schemas"]


def test_the_excerpt_names_its_source_and_carries_its_licence() -> None:
    assert "discord/discord-api-spec" in HELD["about"]
    assert "Copyright 2023 Discord" in HELD["licence"]


@pytest.mark.parametrize(
    ("body", "path", "code", "words"),
    [
        ({"content": "a" * 2001}, ("content",), "BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length."),
        ({"content": ["a"]}, ("content",), "STRING_TYPE_CONVERT", "Could not interpret the value as string."),
        ({"flags": "64"}, ("flags",), "NUMBER_TYPE_COERCE", "Value is not int."),
        ({"tts": 1}, ("tts",), "BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
        ({"embeds": {}}, ("embeds",), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
        ({"embeds": [1]}, ("embeds", 0), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
        ([], (), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
        (
            {"attachments": [{"id": "first"}]},
            ("attachments", 0, "id"),
            "NUMBER_TYPE_COERCE",
            'Value "first" is not snowflake.',
        ),
        (
            {"allowed_mentions": {"parse": ["nobody"]}},
            ("allowed_mentions", "parse", 0),
            "BASE_TYPE_CHOICES",
            "Value must be one of those described.",
        ),
        (
            {"components": [{"id": 5}]},
            ("components", 0),
            "UNION_TYPE_CHOICES",
            'Value of field "type" must be one of those described.',
        ),
        (
            layout({"type": 9, "components": [text()], "accessory": button(label="a" * 81)}),
            ("components", 0, "accessory", "label"),
            "BASE_TYPE_MAX_LENGTH",
            "Must be 80 or fewer in length.",
        ),
    ],
)
def test_a_fault_has_its_place_code_and_words(body: Any, path: Any, code: str, words: str) -> None:
    assert list(description.faults_of(MESSAGE, body)) == [Fault(path, code, words)]


def test_braces_in_a_value_are_only_braces() -> None:
    (fault,) = description.faults_of(MESSAGE, {"attachments": [{"id": "{limit}"}]})
    assert fault.message == 'Value "{limit}" is not snowflake.'


def test_all_faults_of_a_body_are_told_at_once() -> None:
    body = {**classic(row(button(label=2), button(style=9))), "content": 1}
    with pytest.raises(ApiError) as refused:
        description.read(MESSAGE, body)
    assert tree_of(refused.value) == {
        "content": ["STRING_TYPE_CONVERT"],
        "components.0.components.0.label": ["STRING_TYPE_CONVERT"],
        "components.0.components.1.style": ["BASE_TYPE_CHOICES"],
    }


def test_null_empties_a_field_and_is_nothing_further_inside() -> None:
    given = {"content": None, "embeds": [{"title": "a", "url": None}]}
    assert description.read(MESSAGE, given) == {"content": None, "embeds": [{"title": "a"}]}
