"""The connections to server and bot: lost, reported, and restored without loss."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import Theatre
from tests.browser.tab import Tab

Enter = Callable[..., Tab]


def test_a_killed_server_is_found_again(enter: Enter, own_theatre: Theatre) -> None:
    """After a server kill the page reports it, keeps drafts, reconnects by itself, and continues where it was."""
    own_theatre.start()
    tab = enter("Mira", address=own_theatre.address)
    tab.new_channel("storm")
    tab.run("show")
    expect(tab.messages).to_have_count(1)
    tab.say("before the storm")
    tab.button("Dig north").click()
    expect(tab.messages.first.get_by_role("heading")).to_have_text("Turn 1")
    own_theatre.stop()
    lost = tab.page.locator("#lost")
    expect(lost).to_contain_text("The playground is not responding.")
    tab.say("into the wind")
    expect(tab.pane.locator(".composer-error")).to_have_text("The playground is not responding.")
    expect(tab.box).to_have_value("into the wind")
    own_theatre.start()
    other = enter("Odo", address=own_theatre.address)
    other.ask("send", channel=tab.channel, content="meanwhile")
    expect(lost).to_be_hidden(timeout=60_000)
    expect(tab.pane.locator(".pane-title")).to_have_text("storm")
    expect(tab.messages).to_have_count(3)
    tab.box.press("Enter")
    expect(tab.messages).to_have_count(4)
    tab.button("Dig north").click()
    expect(tab.messages.first.get_by_role("heading")).not_to_have_text("Turn 0")


def test_one_need_not_wait(enter: Enter, own_theatre: Theatre, own_context: BrowserContext) -> None:
    """Pauses between attempts grow, and a button reconnects at once."""
    own_theatre.start(bot=False)
    tab = enter("Mira", address=own_theatre.address, page=own_context.new_page())
    tab.page.clock.install(time=0)
    tab.page.clock.pause_at(1000)  # from here on waiting has no effect
    own_theatre.stop()
    lost = tab.page.locator("#lost")
    while not re.search(r"in (7|8|9|1\d) s", lost.text_content() or ""):
        tab.page.clock.run_for(1000)
    own_theatre.start(bot=False)
    lost.get_by_role("button", name="Try now").click()
    expect(lost).to_be_hidden()


def test_an_absent_bot_is_said(enter: Enter, own_theatre: Theatre) -> None:
    """A banner reports that the bot is starting, then that it is absent; buttons fail with a message, talking works."""
    own_theatre.start(bot=False)
    tab = enter("Mira", address=own_theatre.address)
    expect(tab.page.locator("#bot-away")).to_contain_text("The bot is starting.")
    own_theatre.bot("on")
    tab.new_channel("alone")
    tab.run("show")
    expect(tab.button("My hand")).to_be_visible()
    expect(tab.page.locator("#bot-away")).to_be_hidden()
    own_theatre.bot("off")
    expect(tab.page.locator("#bot-away")).to_contain_text("The bot is not here right now.")
    tab.button("My hand").click()
    expect(tab.page.get_by_text("The bot is not here right now.", exact=False).last).to_be_visible()
    tab.say("still talking")
    expect(tab.messages).to_have_count(2)
    own_theatre.bot("on")
    expect(tab.page.locator("#bot-away")).to_be_hidden()
    tab.button("My hand").click()
    expect(tab.last).to_contain_text("Hand of Mira")


def test_a_form_outlives_the_server(enter: Enter, own_theatre: Theatre) -> None:
    """A form keeps its values while the server is away."""
    own_theatre.start()
    tab = enter("Mira", address=own_theatre.address)
    tab.new_channel("forms")
    tab.run("form")
    title = tab.page.get_by_label("Title")
    title.fill("A long story")
    own_theatre.stop()
    expect(tab.page.locator("#lost")).to_be_visible()
    own_theatre.start(bot=False)
    tab.connect()
    expect(tab.page.locator("#lost")).to_be_hidden()
    expect(title).to_have_value("A long story")
