"""The first decision of each game: a newcomer sees the decisive picture and the controls together."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from games.registry import GAMES
from locales import words
from tests.browser.tab import Tab
from tests.browser.test_whole_game import PHONE, open_private, open_table, shown

DESK = {"viewport": {"width": 1280, "height": 800}}
WAITS_S = 60.0
NEAR = 480
"""Maximum pixels from the top of the last picture, which is the decisive one, to the bottom of the first control."""
MOST = 0.75
"""How much of the picture above it must be seen with the decisive one."""
MEASURED = """pane => {
    const last = [...pane.querySelectorAll(".messages article")].at(-1);
    const controls = [...last?.querySelectorAll("[data-control]") ?? []];
    const first = controls.find((each) => /^porion:(step|some|amount):/.test(each.dataset.control));
    const pictures = [...last?.querySelectorAll(".picture.shown") ?? []];
    if (!first || !pictures.length) return null;
    const end = first.getBoundingClientRect().bottom;
    const heights = pictures.map((each) => Math.round(end - each.getBoundingClientRect().top));
    return { heights, room: pane.querySelector(".log").clientHeight };
}"""
"""Measured pixels: from the top of each picture to the bottom of the first control, and the height of the pane."""


def measured(tab: Tab) -> dict[str, Any]:
    """Return the measures of a person's private messages once they are asked."""
    end = time.monotonic() + WAITS_S
    while (found := tab.side.evaluate(MEASURED)) is None:
        assert time.monotonic() < end, tab.side.inner_text()
        tab.page.wait_for_timeout(100)
    return dict(found)


def fits(heights: list[int], room: int) -> bool:
    """Return whether the decisive picture is close to the controls, and on one screen with most of the picture above.

    Above it stands what has happened last, which is tall after a long dig of the computer player.
    """
    decisive, above = heights[-1], heights[-2:][0]
    return decisive <= NEAR and decisive + MOST * (above - decisive) <= room


@pytest.mark.parametrize("game", sorted(GAMES.keys() - {"lantern"}))
def test_a_first_decision_has_its_pictures_and_its_controls_on_one_screen(
    enter: Callable[..., Tab], address: str, game: str
) -> None:
    """Tips, news and notes leave room for pictures and controls on one screen, on desktop and phone."""
    desk = enter(f"Mira {game[:3]}", address=address, **DESK)
    desk.new_channel(f"first-{game}")
    open_table(desk, words("en").text(f"{game}-title"))
    desk.button("Add or remove a computer player").click()
    desk.page.locator("#menu").get_by_role("option", name="Add a computer player: easy").click()
    expect(shown(desk)).to_contain_text("At the table: 2")
    desk.button("Start").click()
    phone = enter(f"Mira {game[:3]}", "en-US", address=address, **PHONE)
    for tab in (desk, phone):
        open_private(tab)
        found = measured(tab)
        assert fits(**found), found
