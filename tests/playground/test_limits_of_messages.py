"""Every limit of messages: one body per row, with its fault and Discord's error."""

from typing import Any

import pytest

from playground.faults import ApiError
from playground.schema.description import checker
from playground.schema.messages import read_message

from .bodies import V2, button, embed, layout, row, text, tree_of
from .cases_of_messages import BEYOND_THE_DESCRIPTION, KNOWN_TO_THE_DESCRIPTION, SOUND

ALL = 0b111 << 2 | 1 << 6 | 1 << 12 | V2
SENT = ["board.png"]


def faults_of(body: Any) -> dict[str, list[str]]:
    """Return every fault of a body: path and codes."""
    with pytest.raises(ApiError) as refused:
        read_message(body, flags=ALL, sent=SENT)
    return tree_of(refused.value)


@pytest.mark.parametrize("case", [*KNOWN_TO_THE_DESCRIPTION, *BEYOND_THE_DESCRIPTION])
def test_a_body_beyond_a_limit_is_refused_where_it_is_wrong(case: str) -> None:
    body, path, code = (KNOWN_TO_THE_DESCRIPTION | BEYOND_THE_DESCRIPTION)[case]
    assert faults_of(body) == {path: [code]}


@pytest.mark.parametrize("case", SOUND)
def test_a_sound_body_is_taken(case: str) -> None:
    read_message(SOUND[case], flags=ALL, sent=SENT)


@pytest.mark.parametrize("case", BEYOND_THE_DESCRIPTION)
def test_a_limit_written_by_hand_is_one_that_the_description_lacks(case: str) -> None:
    assert checker("MessageCreateRequest").is_valid(BEYOND_THE_DESCRIPTION[case][0])


@pytest.mark.parametrize("body", [{}, {"content": "  "}, {"embeds": []}, {"components": []}, {"flags": V2}])
def test_an_empty_message_is_50006(body: Any) -> None:
    with pytest.raises(ApiError) as refused:
        read_message(body, flags=ALL)
    assert refused.value.code == 50006


@pytest.mark.parametrize("body", [{"content": "a", "sticker_ids": ["1"]}, {"content": "a", "poll": {"question": {}}}])
def test_what_the_playground_has_not_is_refused_aloud(body: Any) -> None:
    with pytest.raises(ApiError) as refused:
        read_message(body, flags=ALL)
    assert refused.value.code == 50024


def test_several_faults_are_told_together() -> None:
    body = {"content": "a" * 2001, "components": [row(button(label="a" * 81, custom_id="b" * 101))]}
    assert set(faults_of(body)) == {
        "content",
        "components.0.components.0.label",
        "components.0.components.0.custom_id",
    }


BEFORE = {"flags": 0, "content": "old", "embeds": [], "components": [], "attachments": []}


def test_an_old_message_becomes_a_layout_only_when_emptied() -> None:
    with pytest.raises(ApiError) as refused:
        read_message(layout(text()), flags=V2, before=BEFORE)
    assert refused.value.errors is not None
    assert list(refused.value.errors) == ["content"]
    read_message(layout(text(), content=None, embeds=[]), flags=V2, before=BEFORE)


def test_a_layout_stays_one() -> None:
    before = {**BEFORE, "flags": V2, "content": "", "components": [text()]}
    with pytest.raises(ApiError):
        read_message({"content": "plain again"}, flags=V2, before=before)
    read_message({"components": [text("new")]}, flags=V2, before=before)
    with pytest.raises(ApiError) as emptied:
        read_message({"components": []}, flags=V2, before=before)
    assert emptied.value.code == 50006


def test_an_edit_may_name_files_the_message_has() -> None:
    before = {**BEFORE, "attachments": [{"id": "5", "filename": "board.png"}]}
    body = embed(image={"url": "attachment://board.png"})
    read_message(body, flags=0, before=before)
    with pytest.raises(ApiError):
        read_message({**body, "attachments": []}, flags=0, before=before)
    read_message({**body, "attachments": [{"id": "5"}]}, flags=0, before=before)
