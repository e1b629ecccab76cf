"""Secret answers: revised, typed in forms, invalid; never visible to others too early."""

import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.ids import ControlAction, parse
from locales import words
from playground.jsontypes import Json
from playground.person import Outcome, Person, RefusedError
from playground.readable import buttons, text_of
from tests.e2e.conftest import check_log
from tests.e2e.evening import Evening, says
from tests.e2e.player import answers
from tests.e2e.room import Room, button_labels, heard

pytestmark = pytest.mark.asyncio(loop_scope="module")

ROOT = Path(__file__).parents[2]
LANTERN = ROOT / "tests" / "lantern"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Evening]:
    """Yield the bot with the test game Lantern, where bids may be up to a hundred."""
    folder = tmp_path_factory.mktemp("evening")
    for part in ("bot", "games", "locales", "tournaments"):
        shutil.copytree(ROOT / part, folder / "program" / part)
    game = folder / "program" / "games" / "lantern"
    shutil.copytree(LANTERN, game, ignore=shutil.ignore_patterns("__pycache__", "locales"))
    for texts in (LANTERN / "locales").glob("*/*.ftl"):
        shutil.copy(texts, folder / "program" / "locales" / texts.parent.name)
    rules = game / "catalogue.toml"
    rules.write_text(rules.read_text(encoding="utf-8").replace("coins = 6", "coins = 100"), encoding="utf-8")
    evening = Evening(folder)
    evening.root = folder / "program"
    async with evening:
        await evening.person("Keeper")
        yield evening
        check_log(evening)


async def begin(evening: Evening, game: str, *players: Person) -> Room:
    """Start a game in which everybody is asked at once; in Dungeon Lords the players set orders aside themselves."""
    room = await Room.open(evening, *players, game=game, start=False)
    if game == "dungeon_lords":
        opened = await room.press(players[0], ControlAction.ARRANGE)
        await players[0].submit(opened, **{"option-opening": "choose"})
    await room.press(players[0], ControlAction.START)
    for player in players:
        await question(room, player)
    return room


async def question(room: Room, player: Person) -> Json:
    """Wait for a player's private message with a question."""

    def asks() -> Json | None:
        hand = room.hand(player)
        return hand if hand is not None and (answers(hand) or "?" in text_of(hand)) else None

    return await player.wait_for(asks)


async def sealed(room: Room, player: Person, told: str) -> Json:
    """Wait for a player's private message after their answer."""
    return await player.wait_for(lambda: (hand := room.hand(player)) and told in text_of(hand) and hand)


def is_a_set(control: str) -> bool:
    """Return whether a control takes things, or selects the first of them."""
    found = parse(control)
    return found is not None and found.action is ControlAction.SOME


async def set_aside(room: Room, player: Person, place: int) -> str:
    """Set two of three orders aside with the buttons at this place; return the text of the answer."""
    told: list[str] = []
    hand: Json | None = await question(room, player)
    while hand and (keys := [one for one in buttons(hand) if is_a_set(one["custom_id"])]):
        told.append(keys[place]["label"])
        await player.press_id(hand["id"], keys[place]["custom_id"])
        hand = room.hand(player)
    return " and ".join(told if place == 0 else reversed(told))


async def open_form(room: Room, player: Person) -> Outcome:
    """Press the button that opens the form."""
    hand = await question(room, player)
    opened = await player.press_id(hand["id"], room.control(hand, ControlAction.TYPE))
    assert opened.state == "modal"
    return opened


async def type_in(player: Person, opened: Outcome, text: str) -> Outcome:
    """Fill in the only field of a form, and submit it."""
    assert opened.modal is not None
    field = opened.modal["components"][0]["component"]["custom_id"]
    return await player.submit(opened, **{field: text})


async def test_a_changed_answer_counts(evening, mira, odo):
    """The last version of a secret answer counts."""
    room = await begin(evening, "dungeon_lords", mira, odo)
    moves = room.moves
    first = await set_aside(room, mira, 0)
    hand = await sealed(room, mira, "Your answer is in.")
    assert f"Your answer is in.\n> {first}" in re.sub(r"\*\*", "", text_of(hand))
    assert "**Odo** is still choosing." in text_of(hand)
    await mira.wait_message(room.channel, says("**Odo** is still choosing.\n**Mira** is ready."))
    assert room.moves == moves + 1

    await mira.press(hand, "Change my answer")
    await mira.wait_message(room.channel, lambda one: "Mira" in text_of(one) and "is ready" not in text_of(one))
    again = await question(room, mira)
    assert not [label for label in button_labels(again) if label == "Change my answer"]
    known = " ".join(map(text_of, odo.messages(room.channel)))
    last = await set_aside(room, mira, -1)
    await sealed(room, mira, "Your answer is in.")
    seen = " ".join(map(text_of, odo.messages(room.channel)))
    assert seen.count(last) == known.count(last)  # an unplayed lord may publicly have set aside the same ones
    await set_aside(room, odo, 0)
    await question(room, mira)
    await room.quiet()
    told = await room.described(mira)
    mine = told[told.index("**Mira**") :]
    assert f"Inaccessible orders: {last}" in mine[: mine.index("**Odo**")]


async def test_a_number_is_typed_into_a_form(evening, mira, odo):
    """A number is typed in a form; invalid ones get one sentence, and the question stays."""
    room = await begin(evening, "lantern", mira, odo)
    moves = room.moves
    opened = await open_form(room, mira)
    assert opened.modal["title"] == "Lantern · your answer"
    assert opened.modal["components"][0]["label"] == "Type a number (0 to 100)"
    sentence = await heard(mira, await type_in(mira, opened, "two"))
    assert sentence == words("en").text("bot-number-unclear", low=0, high=100)
    sentence = await heard(odo, await type_in(odo, await open_form(room, odo), "2,5"))
    assert sentence == words("fr").text("bot-number-unclear", low=0, high=100)
    sentence = await heard(mira, await type_in(mira, await open_form(room, mira), "101"))
    assert sentence == words("en").text("bot-number-beyond", n=101, low=0, high=100)
    assert room.moves == moves
    with pytest.raises(RefusedError) as refused:  # the form accepts at most three digits
        await type_in(mira, await open_form(room, mira), "1000")
    assert refused.value.code == "value_too_long"

    await type_in(mira, await open_form(room, mira), " 40")
    await sealed(room, mira, "Your answer is in.")
    await mira.wait_message(room.channel, says("**Odo** is still choosing.\n**Mira** is ready."))
    assert not [one for one in odo.messages(room.channel) if re.search(r"\b40\b", text_of(one))]


async def test_a_typed_number_is_changed_and_an_old_form_is_too_late(evening, mira, odo):
    """A typed number can be revised; a form opened before the round's end is refused."""
    room = await begin(evening, "lantern", mira, odo)
    await type_in(mira, await open_form(room, mira), "40")
    hand = await sealed(room, mira, "Your answer is in.")
    await mira.press(hand, "Change my answer")
    await type_in(mira, await open_form(room, mira), "7")
    await sealed(room, mira, "Your answer is in.")
    left_open = await open_form(room, odo)
    await type_in(odo, await open_form(room, odo), "20")
    board = await mira.wait_message(room.channel, says("**Odo** bids 20 coins and holds the lantern."))
    assert "Mira: 100 coins" in text_of(board)
    assert "Odo: 80 coins" in text_of(board)
    moves = room.moves
    late = await heard(odo, await type_in(odo, left_open, "30"))
    assert late == words("fr").text("bot-no-moved-on")
    assert room.moves == moves
