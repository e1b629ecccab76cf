"""All that follows a choice is answered in one dialog: an offer on the market of Maphr in two presses."""

import asyncio
from collections.abc import Mapping
from typing import Any

import discord
import pytest

from bot.discord_io.bodies import dialog
from bot.discord_io.press import dispatch
from bot.post import Form
from bot.present.messages import read_stages, stages_form
from games import core
from games.core import Game
from games.maphr.choices import Offer
from games.maphr.state import State
from games.positions import begin_from, save_position
from games.registry import GAMES
from locales import words
from tests.bot.present.play import PLAIN, glances, table_of
from tests.maphr.stage import sketch

from .test_warned import Table, evening

MARKET = (
    "A hand: archive tavern\nB hand: lookout\nA: rockborers, 30 coins, level 1, 0 miners\n"
    "B: goldbeards, 30 coins, level 1, 0 miners\nmarket: A B\nagenda: market"
)
SELL = "Vendre une carte"


@pytest.fixture(autouse=True)
def _market(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start every game of Maphr with its market."""
    text = save_position(GAMES["maphr"], core.start(sketch(MARKET)))
    monkeypatch.setattr(Game, "begin", lambda self, dealt: begin_from(self, text, "stages", 1))


async def opened(table: Table, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Press the button of a sale; return the dialog that it opens."""
    forms, first = list[Form](), table.bot.world.first

    async def seen(key: Any, reaction: Any, content: Any, *rest: Any) -> Any:
        forms.extend([content] if isinstance(content, Form) else [])
        return await first(key, reaction, content, *rest)

    monkeypatch.setattr(table.bot.world, "first", seen)
    await table.press(SELL)
    (form,) = forms
    return dialog(form)


def fields(form: dict[str, Any]) -> dict[str, dict[str, str]]:
    """Return the values of each field of a dialog, by their labels; none of a field in which one types."""
    parts = [label["component"] for label in form["components"]]
    return {part["custom_id"]: {one["label"]: one["value"] for one in part.get("options", ())} for part in parts}


async def submit(table: Table, form: dict[str, Any], given: Mapping[str, str]) -> None:
    """Send the dialog."""
    message, _ = table.controls()
    asked = table.bot.world.interaction(1, message, form["custom_id"], ())
    asked.type = discord.InteractionType.modal_submit
    sent = [{"component": {"custom_id": name, "values": [value]}} for name, value in given.items()]
    asked.data = {"custom_id": form["custom_id"], "components": sent}
    await dispatch(table.bot.app, asked)
    await asyncio.sleep(5)


async def offers(table: Table) -> list[tuple[str, str, int | None]]:
    """Return the card, the claim and the price of each open offer."""
    state = await position(table)
    return [(one.card, one.claim, one.price) for one in state.offers]


async def position(table: Table) -> State:
    view = await table.bot.service.queries.view_of(table.id, 1)
    found: State = view.view
    return found


def test_an_offer_takes_two_presses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dialog asks for card, claim and price at once; a partner is asked for only if there are several."""

    async def played(table: Table) -> None:
        form = await opened(table, monkeypatch)
        assert [*fields(form)] == ["maphr-form-card", "maphr-form-claim", "maphr-form-price"]
        assert [*fields(form)["maphr-form-card"]] == ["Archives du clan", "Taverne"]
        await submit(table, form, answers(form, "4"))
        assert await offers(table) == [("tavern", "vein", 4)]

    evening(played, game="maphr")


def answers(form: dict[str, Any], price: str) -> dict[str, str]:
    """Return the answers that offer the tavern hidden, as a vein."""
    found = fields(form)
    claim = next(value for label, value in found["maphr-form-claim"].items() if "un filon" in label)
    return {
        "maphr-form-card": found["maphr-form-card"]["Taverne"],
        "maphr-form-claim": claim,
        "maphr-form-price": price,
    }


@pytest.mark.parametrize("price", ["sept", "40"])
def test_a_price_that_does_not_fit_leaves_the_rest_of_the_offer(price: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Text is no price, and 40 coins are too many for a tavern: only the price is asked for again."""

    async def played(table: Table) -> None:
        form = await opened(table, monkeypatch)
        await submit(table, form, answers(form, price))
        assert await offers(table) == []
        view = await table.bot.service.queries.view_of(table.id, 1)
        assert view.offer is not None
        assert view.offer.prompt.id == "maphr-ask-price"
        assert [choice.word() for choice in view.offer.given] == ["offer", "put", "claim"]

    evening(played, game="maphr")


def test_a_dialog_that_is_sent_twice_makes_one_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def played(table: Table) -> None:
        form = await opened(table, monkeypatch)
        await submit(table, form, answers(form, "4"))
        await submit(table, form, answers(form, "4"))
        assert len(await offers(table)) == 1

    evening(played, game="maphr")


def test_of_three_players_one_is_chosen_in_the_dialog() -> None:
    """Of very many claims the likely ones are listed; any other is asked for next, with the price."""
    three = MARKET.replace("market: A B", "C hand: brewery\nmarket: A B C")
    _, view, *_ = glances(table_of(GAMES["maphr"], 3, PLAIN), core.start(sketch(three)), ())
    assert view.offer is not None
    form = stages_form(view, view.offer, Offer("sale"), words("en"))
    assert form.title == "The Mines of Maphr · Sell a card"
    found = fields(dialog(form))
    assert [*found["maphr-form-to"]] == ["Odo", "Zoé"]
    assert len(found["maphr-form-claim"]) == 25
    assert [*found["maphr-form-claim"]][-1] == "Something else: I will choose it next"
    given = {name: (next(iter(values.values()), "7"),) for name, values in found.items()}
    given["maphr-form-claim"] = (found["maphr-form-claim"]["Something else: I will choose it next"],)
    choices, refused = read_stages(view.offer, Offer("sale"), given)
    assert ([choice.word() for choice in choices], refused) == (["offer", "to", "put"], None)


def test_a_single_kind_of_card_is_offered_in_a_menu_that_has_it_chosen() -> None:
    """Discord shows two radio buttons or more, so one kind of card takes a menu."""
    alike = MARKET.replace("A hand: archive tavern", "A hand: tavern tavern")
    _, view, *_ = glances(table_of(GAMES["maphr"], 2, PLAIN), core.start(sketch(alike)), ())
    assert view.offer is not None
    (card,) = [
        label["component"]
        for label in dialog(stages_form(view, view.offer, Offer("sale"), words("en")))["components"]
        if label["component"]["custom_id"] == "maphr-form-card"
    ]
    assert (card["type"], [(one["label"], one["default"]) for one in card["options"]]) == (3, [("Tavern", True)])
