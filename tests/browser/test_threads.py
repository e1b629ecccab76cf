"""Threads: listed below their channel, announced there, and hidden once archived."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.tab import Tab

Enter = Callable[..., Tab]


def test_a_thread_is_found_from_its_channel(enter: Enter) -> None:
    """A new thread is announced in its channel to everybody, in their language, with a link."""
    mira, odo = enter("Mira"), enter("Odo", "fr")
    room = mira.new_channel("with-threads")
    odo.go(room)
    mira.ask("thread_create", channel=mira.channel, name="Tunhell · Mira’s table")
    expect(mira.last).to_contain_text("Mira opened the thread “Tunhell · Mira’s table”.")
    expect(odo.last).to_contain_text("Mira a ouvert le fil «\u00a0Tunhell · Mira’s table\u00a0».")
    expect(odo.last).not_to_contain_text("n’existe plus")
    odo.last.get_by_role("button", name="Aller au fil").click()
    expect(odo.pane.locator(".pane-title")).to_have_text("Tunhell · Mira’s table")
    odo.say("me voici")
    mira.go("Tunhell · Mira’s table")
    expect(mira.last).to_contain_text("me voici")


def test_an_archived_thread_leaves_the_list_until_somebody_speaks(enter: Enter) -> None:
    """An archived thread returns to the list with a new message; a locked one needs a moderator."""
    mira, odo = enter("Keeper of threads"), enter("Odo the second")
    room = mira.new_channel("archived-threads")
    thread = mira.ask("thread_create", channel=mira.channel, name="Old table")["channel"]
    odo.go(room)
    listed = odo.page.locator("#places").get_by_role("button", name="Old table")
    expect(listed).to_be_visible()
    mira.ask("admin", do="archive", channel=thread["id"], archived=True)
    expect(listed).to_have_count(0)
    mira.ask("send", channel=thread["id"], content="wake up")
    expect(listed).to_be_visible()
    listed.click()
    mira.ask("admin", do="archive", channel=thread["id"], archived=True, locked=True)
    odo.say("hello")
    locked = "This thread is locked: only a moderator can open it again."
    expect(odo.pane.get_by_role("alert").filter(has_text=locked)).to_be_visible()


def test_a_link_to_a_message_of_discord_leads_to_its_channel(enter: Enter) -> None:
    """A Discord link to a message opens its channel without leaving the page."""
    mira = enter("Mira")
    here = mira.new_channel("linked-to")
    place = mira.channel
    mira.new_channel("linked-from")
    mira.say(f"[go there](https://discord.com/channels/{mira.guild}/{place}/{place})")
    pages = len(mira.page.context.pages)
    mira.last.get_by_role("link", name="go there").click()
    expect(mira.pane.locator(".pane-title")).to_have_text(here)
    assert len(mira.page.context.pages) == pages
