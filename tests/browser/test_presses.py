"""A press keeps its meaning, whatever the bot and others do meanwhile."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.tab import Tab
from tests.browser.test_messages import menu, on_a_board

Enter = Callable[..., Tab]


def rename(tab: Tab, name: str) -> None:
    """Change one's name, which redraws messages on every page."""
    tab.ask("rename", name=name)


def press_silently(tab: Tab) -> None:
    """Press the unanswered button without the mouse, which redraws the board as pending."""
    message = tab.pane.locator("[data-message]").get_attribute("data-message")
    tab.ask("press", message=message, custom_id="silence")


def waits(tab: Tab) -> None:
    """Wait until the board shows its pending button."""
    expect(tab.pane.locator("[data-control=silence]")).to_have_attribute("aria-busy", "true")


def hold_mouse(tab: Tab, name: str) -> None:
    """Press the mouse on a control without releasing it."""
    tab.button(name).hover()
    tab.page.mouse.down()


def test_a_click_counts_though_the_board_is_drawn_anew(enter: Enter) -> None:
    """The board is not redrawn between mouse down and up; then both menu and update are there."""
    tab = on_a_board(enter, "Presser")
    hold_mouse(tab, "Choose a door")
    press_silently(tab)
    tab.say_aside("something long enough to push everything up")
    tab.page.mouse.up()
    expect(menu(tab).get_by_role("option")).to_have_count(3)
    waits(tab)
    expect(tab.last).to_contain_text("push everything up")


def test_a_place_opens_though_the_list_is_drawn_anew(enter: Enter) -> None:
    """A channel opens although the list changes between mouse down and up."""
    tab = on_a_board(enter, "Visitor")
    other = enter("Talker")
    tab.page.locator("#dm-button").hover()
    tab.page.mouse.down()
    tab.ask("press", message=tab.pane.locator("[data-message]").get_attribute("data-message"), custom_id="letter")
    other.new_channel("a-place-above")
    other.say("news")
    tab.page.evaluate("async () => (await import('/static/store.js')).store.tell('places')")
    tab.page.mouse.up()
    expect(tab.side).to_be_visible()
    expect(tab.page.locator("#places").get_by_role("button", name="a-place-above")).to_be_visible()


def test_the_keyboard_stays_in_the_list_of_places(enter: Enter) -> None:
    """Unread marks do not move the focus away from the channel list."""
    tab = on_a_board(enter, "Wanderer")
    place = tab.page.locator("#places").get_by_role("button", name="general")
    place.focus()
    other = enter("Herald")
    other.go("general")
    other.say("hear, hear")
    expect(place.locator(".dot, .badge")).to_have_count(1)
    expect(place).to_be_focused()


def test_the_space_bar_counts_though_the_board_is_drawn_anew(enter: Enter) -> None:
    """A redrawn control is the same element, so that the space key counts."""
    tab = on_a_board(enter, "Typist")
    tab.button("Choose a door").focus()
    tab.page.keyboard.down("Space")
    press_silently(tab)
    waits(tab)
    tab.page.keyboard.up("Space")
    expect(menu(tab).get_by_role("option")).to_have_count(3)


def test_an_open_menu_stays_open(enter: Enter) -> None:
    """An open menu stays open and focused while the board is redrawn."""
    tab = on_a_board(enter, "Calm")
    tab.button("Choose a door").focus()
    tab.page.keyboard.press("Enter")
    tab.page.keyboard.press("ArrowDown")
    press_silently(tab)
    waits(tab)
    rename(tab, "Calmer")
    expect(tab.last.locator(".context")).to_contain_text("Calmer")
    expect(menu(tab).get_by_role("option").nth(1)).to_be_focused()
    expect(tab.pane.locator("[data-control='door:0']")).to_have_attribute("aria-expanded", "true")
    tab.page.keyboard.press("Escape")
    expect(tab.button("Choose a door")).to_be_focused()
    expect(tab.pane.locator("[data-control='door:0']")).to_have_attribute("aria-expanded", "false")
    tab.page.keyboard.press("Enter")
    tab.page.keyboard.press("Enter")
    expect(tab.last).to_contain_text("door: ['1']")


def test_a_menu_closes_when_its_question_is_gone(enter: Enter) -> None:
    """A menu closes if its question is gone, without losing the focus."""
    tab = on_a_board(enter, "Slow")
    other = enter("Quick")
    other.go("board-of-slow")
    tab.button("Choose a door").click()
    expect(menu(tab)).to_be_visible()
    other.button("Dig north").click()
    expect(menu(tab)).to_be_hidden()
    expect(tab.pane.locator(".log")).to_be_focused()
    expect(tab.button("Choose a door")).to_have_attribute("aria-expanded", "false")


def test_an_answer_by_keyboard_never_leads_to_throwing_the_message_away(enter: Enter) -> None:
    """A second press of Enter never dismisses the message that replaced the button."""
    tab = enter("Typist")
    tab.new_channel("keys")
    tab.run("aside")
    tab.button("Pass").focus()
    tab.page.keyboard.press("Enter")
    expect(tab.last).to_contain_text("passed")
    expect(tab.pane.locator(".log")).to_be_focused()
    tab.page.keyboard.press("Enter")
    expect(tab.last).to_contain_text("passed")


def test_a_click_never_becomes_another_one(enter: Enter) -> None:
    """A release of the mouse does not press the control that replaced the button."""
    tab = on_a_board(enter, "Late")
    other = enter("Early")
    other.go("board-of-late")
    turn = tab.last.get_by_role("heading").inner_text()
    tab.button("Dig north").focus()
    tab.page.keyboard.down("Space")
    other.button("Dig north").click()
    expect(tab.last.get_by_role("heading")).not_to_have_text(turn)
    now = tab.last.get_by_role("heading").inner_text()
    tab.page.keyboard.up("Space")
    tab.say("too late")
    expect(tab.last).to_contain_text("too late")
    expect(tab.messages.first.get_by_role("heading")).to_have_text(now)


def test_a_picture_that_stays_is_not_loaded_again(enter: Enter) -> None:
    """An unchanged picture is not loaded again when its board is redrawn."""
    tab = on_a_board(enter, "Gazer")
    tab.last.locator("img").evaluate("each => { each.marked = true }")
    press_silently(tab)
    waits(tab)
    assert tab.last.locator("img").evaluate("each => each.marked")
