"""Keyboard and screen reader: everything has a name and can be reached, and news are announced."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tab import Tab

Enter = Callable[..., Tab]
USED = {"button", "link", "textbox", "combobox", "listbox", "option", "checkbox", "radio", "switch", "radiogroup"}
LANDMARKS = {"dialog", "main", "navigation", "complementary", "region", "img", "image"}

VISIBLE = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, [tabindex='0']")]
  .filter((each) => each.checkVisibility({ checkVisibilityCSS: true }) && !each.disabled && each.tabIndex >= 0
    && !each.closest('[inert]'))
  .map((each) => { each.dataset.place ??= String(Math.random()); return each.dataset.place; })"""
FOCUSED = "() => document.activeElement.dataset.place ?? document.activeElement.tagName"


def nameless(page: Page) -> list[str]:
    """Return controls and landmarks without an accessible name."""
    tree: Any = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    found = []
    for node in tree["nodes"]:
        role = node.get("role", {}).get("value", "")
        if not node["ignored"] and role in USED | LANDMARKS and not node.get("name", {}).get("value", "").strip():
            found.append(f"{role} {node.get('description', {}).get('value', '')} {node['nodeId']}")
    return found


def reached(page: Page, key: str = "Tab") -> list[str]:
    """Return the elements that repeated presses of a key focus, from the start of the page."""
    page.evaluate("() => document.activeElement?.blur()")
    places: list[str] = []
    while True:
        page.keyboard.press(key)
        place = str(page.evaluate(FOCUSED))
        if place in places:
            return places
        places.append(place)


def busy_channel(enter: Enter, name: str, locale: str = "en-US") -> Tab:
    """Return a channel with a board, an ephemeral answer and an embed."""
    tab = enter(name, locale)
    tab.open(tab.ask("channel_create", guild=tab.guild, name=f"heard-by-{name.lower()}")["channel"])
    for number, command in enumerate(("embed", "hand", "montrer" if locale == "fr" else "show"), start=1):
        tab.run(command)
        expect(tab.messages).to_have_count(number)
    return tab


@pytest.mark.parametrize("locale", ["en-US", "fr"])
def test_everything_has_a_name(enter: Enter, locale: str) -> None:
    """Controls, dialogs, pictures and regions have names, in every state of the page."""
    tab = busy_channel(enter, f"Named-{locale}", locale)
    tab.ask("moderator", on=True)
    tab.ask("dm_open")
    tab.page.locator("#dm-button").click()
    assert nameless(tab.page) == []
    for opener, dialog in (
        ("#me-settings", "#settings"),
        (".places .icon-button:has(.icon-gear)", "#server"),
        (".places .icon-button:has(.icon-plus)", "#naming"),
        ("[data-control^=guards]", "#menu"),
        ("[data-control^=door]", "#menu"),
        (".messages .picture", "#picture"),
    ):
        tab.page.locator(opener).last.click()
        expect(tab.page.locator(dialog)).to_be_visible()
        assert nameless(tab.page) == [], dialog
        tab.page.keyboard.press("Escape")
        expect(tab.page.locator(dialog)).to_be_hidden()
    tab.box.press("/")
    expect(tab.pane.locator(".suggestions")).to_be_visible()
    assert nameless(tab.page) == []
    tab.page.keyboard.press("Escape")
    for form in ("form", "census"):
        tab.run(form)
        expect(tab.page.locator("#modal")).to_be_visible()
        assert nameless(tab.page) == [], form
        tab.page.keyboard.press("Escape")
    tab.page.locator("#me-settings").click()
    tab.page.locator("#settings-switch").click()
    expect(tab.page.locator("#welcome")).to_be_visible()
    assert nameless(tab.page) == []


@pytest.mark.parametrize("key", ["Tab", "Shift+Tab"])
def test_the_keyboard_reaches_everything(enter: Enter, key: str) -> None:
    """Tab and Shift+Tab reach every visible control."""
    tab = busy_channel(enter, f"Walker-{key.lower()}")
    tab.ask("moderator", on=True)
    expect(tab.page.get_by_role("button", name="Server settings")).to_be_visible()
    wanted = set(tab.page.evaluate(VISIBLE))
    assert len(wanted) > 25
    assert wanted - set(reached(tab.page, key)) == set()


def test_a_form_is_filled_in_by_keyboard_alone(enter: Enter) -> None:
    """A form's radio buttons, boxes, menu and file work by keyboard; errors are announced and focused."""
    tab = enter("Zacharie")
    tab.new_channel("census")
    tab.run("census")
    keys, form = tab.page.keyboard, tab.page.locator("#modal")
    focused = tab.page.locator(":focus")
    expect(focused).to_have_accessible_name("Left")
    expect(form.get_by_role("radiogroup", name="Side")).to_have_accessible_description("Left or right of the gate")
    keys.press("Enter")
    expect(form.get_by_role("alert").first).to_have_text("Please fill this in.")
    expect(focused).to_have_attribute("aria-invalid", "true")
    keys.press("ArrowDown")
    expect(form.get_by_role("radio", name="Right")).to_be_checked()
    keys.press("Tab")
    expect(focused).to_have_accessible_name("Pick")
    keys.press("Space")
    keys.press("Tab")
    keys.press("Tab")
    keys.press("Space")
    keys.press("Tab")
    expect(focused).to_have_role("checkbox")
    keys.press("Space")
    keys.press("Tab")
    keys.press("Enter")
    menu = tab.page.locator("#menu")
    expect(menu.get_by_role("option").first).to_be_focused()
    keys.press("z")
    expect(focused).to_have_text("Zacharie")
    keys.press("Enter")
    expect(menu).to_be_hidden()
    expect(focused).to_have_accessible_name("Friend Zacharie")
    keys.press("Tab")
    expect(focused).to_have_attribute("type", "file")
    keys.press("Tab")
    keys.press("Tab")
    expect(focused).to_have_accessible_name("Send")
    keys.press("Enter")
    expect(form).to_be_hidden()
    expect(tab.last).to_contain_text("census: r ['pick', 'rope'] True Zacharie")
    expect(tab.box).to_be_focused()


def test_a_menu_of_several_is_used_by_keyboard_alone(enter: Enter) -> None:
    """A multiple menu works with arrows, End, first letters and space, and announces label and selection."""
    tab = busy_channel(enter, "Picker")
    keys, menu = tab.page.keyboard, tab.page.locator("#menu")
    tab.button("Spend guards").focus()
    keys.press("Space")
    expect(menu).to_have_accessible_name("Spend guards choose 1 to 3")
    keys.press("End")
    expect(menu.get_by_role("option", name="Guard 5")).to_be_focused()
    keys.press("Space")
    expect(menu.get_by_role("option", name="Guard 5")).to_have_attribute("aria-selected", "true")
    keys.press("ArrowDown")
    keys.press("Space")
    keys.press("Tab")
    keys.press("Tab")
    expect(tab.page.locator(":focus")).to_have_text("Confirm (2 of 3)")
    keys.press("Enter")
    expect(tab.last).to_contain_text("guards: ['1', '5']")


def test_suggestions_are_told_while_typing(enter: Enter) -> None:
    """Autocomplete announces its list, whether it is open, and the entry that Enter would take."""
    tab = enter("Listener")
    tab.new_channel("heard-while-typing")
    tab.box.fill("/move ")
    field = tab.page.locator(":focus")
    expect(field).to_have_role("combobox")
    expect(field).to_have_attribute("aria-expanded", "true")
    rows = tab.pane.locator(".suggestions").get_by_role("option")
    expect(rows).to_have_count(4)
    tab.page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_have_attribute("aria-selected", "true")
    active = rows.nth(1).get_attribute("id") or ""
    expect(field).to_have_attribute("aria-activedescendant", active)
    listed = field.get_attribute("aria-controls") or ""
    expect(tab.page.locator(f"#{listed}")).to_have_accessible_name("Suggestions")
    tab.page.keyboard.press("Escape")
    expect(field).to_have_attribute("aria-expanded", "false")


def test_news_are_said(enter: Enter) -> None:
    """New messages, pictures' descriptions and unread channels are announced, but not own messages."""
    reader, writer = enter("Hearer"), enter("Speaker")
    room = reader.new_channel("news")
    writer.go(room)
    said = reader.page.get_by_role("log")
    expect(said).to_have_attribute("aria-live", "polite")
    for text in ("first", "second"):
        writer.ask("send", channel=writer.channel, content=text)
    reader.ask("send", channel=reader.channel, content="my own")
    writer.run("panels")
    expect(said.locator("p")).to_have_count(3)
    expect(said.locator("p").nth(0)).to_have_text("Speaker: first")
    expect(said.locator("p").nth(1)).to_have_text("Speaker: second")
    expect(said.locator("p").nth(2)).to_contain_text("Porion: 1600x400, 1 of 1")
    other = writer.new_channel("elsewhere-news")
    writer.ask("send", channel=writer.channel, content=f"Come over, <@{reader.me}>!")
    expect(said.locator("p").last).to_have_text(f"New for you in #{other}")


def test_a_covered_picture_gets_the_keyboard_once_it_is_shown(enter: Enter) -> None:
    """A spoiler's cover is a button, and its content is focusable only once shown."""
    tab = enter("Uncoverer")
    tab.new_channel("covers")
    tab.run("covered")
    picture = tab.last.locator(".picture")
    assert picture.evaluate("each => each.closest('[inert]') !== null")
    tab.last.get_by_role("button", name="Show spoiler").focus()
    tab.page.keyboard.press("Enter")
    expect(picture).to_be_focused()
    tab.page.keyboard.press("Enter")
    expect(tab.page.locator("#picture").get_by_role("img")).to_be_visible()
