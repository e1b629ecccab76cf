"""Conversations: several tabs, names, unread marks, and literal text."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, expect

from tests.browser.conftest import Theatre
from tests.browser.tab import Tab

Enter = Callable[..., Tab]
TRAP = '<img src=x onerror="window.trapped=1">'


def test_two_tabs_are_two_people(enter: Enter) -> None:
    """Two tabs are two people, who read each other's messages at once."""
    mira, odo = enter("Mira"), enter("Odo", "fr")
    room = mira.new_channel("two-tabs")
    odo.go(room)
    mira.say("Good **evening**")
    expect(odo.messages).to_have_count(1)  # or the answer might come first
    odo.say("Bonsoir")
    for tab in (mira, odo):
        expect(tab.messages).to_have_count(2)
        expect(tab.messages.nth(0).locator(".author")).to_have_text("Mira")
        expect(tab.messages.nth(0).locator("strong")).to_have_text("evening")
        expect(tab.messages.nth(1).locator(".author")).to_have_text("Odo")


def test_each_tab_speaks_its_language(enter: Enter) -> None:
    """Each page uses its person's language, also after a change."""
    tab = enter("Polyglot", "fr")
    expect(tab.box).to_have_attribute("placeholder", "Écrire, ou / pour une commande")
    expect(tab.page.locator("html")).to_have_attribute("lang", "fr")
    tab.page.get_by_role("button", name="Vos réglages").click()
    tab.page.locator("#settings-locale").select_option("en-US")
    expect(tab.box).to_have_attribute("placeholder", "Write a message, or / for commands")
    expect(tab.page.locator("html")).to_have_attribute("lang", "en")


def test_what_a_first_channel_is_for_is_said_to_each_in_their_language(enter: Enter) -> None:
    """The first channel's purpose is shown to each person in their language."""
    for tab, told in ((enter("Topic reader"), "A table for a first game"), (enter("Lectrice", "fr"), None)):
        tab.page.locator(".place", has_text=re.compile("^(game-table|table-de-jeu)$")).first.click()
        topic = tab.pane.locator(".topic")
        expect(topic).to_have_text(told or "Une table pour une première partie")


def test_a_newcomer_is_welcomed(enter: Enter, own_context: BrowserContext, theatre: Theatre) -> None:
    """A new visitor is asked for a name, remembered after a reload, and refused a taken name."""
    enter("Taken")
    page = own_context.new_page()
    page.goto(theatre.address)
    page.locator("#welcome-name").fill("Taken")
    page.locator("#welcome-name").press("Enter")
    expect(page.locator("#welcome-error")).to_have_text("Someone already has this name.")
    page.locator("#welcome-name").fill("Stranger at the gate")
    page.locator("#welcome-name").press("Enter")
    expect(page.locator("#me")).to_contain_text("Stranger at the gate")
    page.reload()
    expect(page.locator("#me")).to_contain_text("Stranger at the gate")
    page.get_by_role("button", name="Your settings").click()
    page.locator("#settings-switch").click()
    page.locator("#welcome-people").get_by_role("button", name="Taken").click()
    expect(page.locator("#me")).to_contain_text("Taken")


def test_a_new_name_is_seen_by_all(enter: Enter) -> None:
    """A new name is shown on earlier messages, too."""
    ida, witness = enter("Ida"), enter("Witness")
    room = ida.new_channel("names")
    ida.say("hello")
    witness.go(room)
    expect(witness.last.locator(".author")).to_have_text("Ida")
    ida.page.get_by_role("button", name="Your settings").click()
    ida.page.locator("#settings-name").fill("Ida the Second")
    ida.page.locator("#settings-name").press("Enter")
    expect(ida.page.locator("#settings")).to_be_hidden()
    expect(witness.last.locator(".author")).to_have_text("Ida the Second")


def test_text_stays_text(enter: Enter) -> None:
    """Markup in names and messages is shown literally."""
    tab = enter("%3Cb%3Eold%3C%2Fb%3E")
    tab.new_channel("traps")
    expect(tab.page.locator("#me")).to_contain_text("<b>old</b>")
    tab.say(TRAP)
    expect(tab.last.locator(".text")).to_have_text(TRAP)
    tab.say(f"**{TRAP}** ||{TRAP}|| `{TRAP}` [x](javascript:window.trapped=1) <javascript:window.trapped=1>")
    expect(tab.messages).to_have_count(2)
    assert tab.last.locator("img").count() == 0
    assert tab.last.locator("a").count() == 0
    assert tab.page.evaluate("window.trapped") is None


def test_a_mention_is_marked(enter: Enter) -> None:
    """A mention is marked in the message and in the list of channels."""
    caller, called = enter("Caller"), enter("Called")
    room = caller.new_channel("mentions")
    called.new_channel("elsewhere")
    caller.say(f"Over here, <@{called.me}>!")
    place = called.page.locator("#places").get_by_role("button", name=room)
    expect(place.locator(".badge")).to_contain_text("1")
    expect(called.page).to_have_title("(1) Porion")
    called.go(room)
    expect(called.last).to_have_class("message pinged")
    expect(called.last.locator(".mention.mine")).to_have_text("@Called")
    expect(place.locator(".badge")).to_have_count(0)
    expect(called.page).to_have_title("Porion")
    expect(caller.last).to_have_class("message")


def test_an_unread_mark_leads_to_the_table(enter: Enter) -> None:
    """Unread marks lead newcomers to channels and private messages, and vanish when read."""
    host = enter("Table host")
    room = host.new_channel("open-table")
    host.run("show")
    expect(host.messages).to_have_count(1)
    guest = enter("Table guest", "fr")
    place = guest.page.locator("#places").get_by_role("button", name=room)
    expect(place.locator(".dot")).to_have_text("non lu")
    private = guest.page.locator("#dm-button")
    expect(private.locator(".dot, .badge")).to_have_count(0)
    guest.go(room)
    expect(guest.button("Dig north")).to_be_in_viewport()
    expect(place.locator(".dot")).to_have_count(0)
    guest.button("Letter").click()
    expect(private.locator(".badge")).to_contain_text("1")
    guest.page.reload()
    expect(place).to_have_attribute("aria-current", "true")
    expect(private.locator(".badge")).to_contain_text("1")
    private.click()
    expect(guest.side.locator(".messages article").last).to_contain_text("A letter for")
    expect(private.locator(".dot, .badge")).to_have_count(0)
    host.ask("send", channel=host.channel, content="Your turn")
    expect(place).to_have_attribute("aria-current", "true")
    expect(place.locator(".dot")).to_have_count(0)


def test_everybody_meets_on_one_server_whatever_they_read(enter: Enter) -> None:
    """People with different languages share one server, whose language a moderator sets."""
    french, english = enter("Fanny", "fr"), enter("Emma")
    room = french.new_channel("mixed")
    expect(english.page.locator(".places h2")).to_have_count(2)  # the server and the private messages
    english.go(room)
    english.run("show")
    expect(french.button("Dig north")).to_be_visible()
    french.button("Dig north").click()
    expect(english.last).to_contain_text("Turn")
    expect(french.page.get_by_role("button", name="Réglages du serveur")).to_have_count(0)
    french.ask("moderator", on=True)
    french.page.get_by_role("button", name="Réglages du serveur").click()
    dialog = french.page.locator("#server")
    before = dialog.get_by_label("Langue du serveur").input_value()
    dialog.get_by_label("Langue du serveur").select_option("fr")
    dialog.get_by_role("button", name="Enregistrer").click()
    expect(dialog).to_be_hidden()
    english.ask("moderator", on=True)
    english.page.get_by_role("button", name="Server settings").click()
    expect(english.page.get_by_label("Server language")).to_have_value("fr")
    french.ask("guild_change", guild=french.guild, locale=before)


def test_the_log_stays_where_one_reads(enter: Enter) -> None:
    """The log follows new messages at its end only, and otherwise offers a button down."""
    reader, writer = enter("Reader"), enter("Writer")
    channel = filled_channel(writer, "long", 59)
    reader.open(channel)
    expect(reader.last).to_contain_text("line 58")
    writer.ask("send", channel=channel["id"], content="line 59")
    expect(reader.last).to_contain_text("line 59")
    log = reader.pane.locator(".log")
    wait_for_the_end(log)
    log.evaluate("each => { each.scrollTop = 300; }")
    pill = reader.pane.locator(".pill")
    expect(pill).to_have_text("Jump to the latest message")
    before = log.evaluate("each => each.scrollTop")
    writer.ask("send", channel=channel["id"], content="one more")
    expect(pill).to_have_text("New messages")
    assert pill.bounding_box()["y"] >= log.evaluate("each => each.getBoundingClientRect().bottom")  # covers nothing
    assert log.evaluate("each => each.scrollTop") == before
    pill.click()
    expect(pill).to_be_hidden()
    wait_for_the_end(log)


def test_earlier_messages_come_when_asked_for(enter: Enter) -> None:
    """Scrolling up loads earlier messages without moving the visible ones."""
    tab = enter("Archivist")
    tab.open(filled_channel(tab, "archive", 70))
    expect(tab.messages).to_have_count(50)
    log = tab.pane.locator(".log")
    log.evaluate("each => { each.scrollTop = 0; }")
    expect(tab.messages).to_have_count(70)
    assert log.evaluate("each => each.scrollTop") > 200
    expect(tab.messages.first).to_contain_text("line 0")


def filled_channel(writer: Tab, name: str, lines: int) -> dict[str, Any]:
    """Create a channel and fill it with messages, while the writer's page shows another one."""
    channel: dict[str, Any] = writer.ask("channel_create", guild=writer.guild, name=name)["channel"]
    for n in range(lines):
        writer.ask("send", channel=channel["id"], content=f"line {n}\nand more of it")
    return channel


def wait_for_the_end(log: Locator) -> None:
    """Wait until the newest message is visible."""
    log.page.wait_for_function(f"each => ({DISTANCE})(each) < 2", arg=log.element_handle())


DISTANCE = "each => each.scrollHeight - each.scrollTop - each.clientHeight"
