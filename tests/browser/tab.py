"""A tab as seen by its user."""

from typing import Any

from playwright.sync_api import Locator, Page, expect


class Tab:
    """One person's page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        expect(page.locator("body")).to_have_attribute("data-state", "ready")
        self.pane = page.locator("#main-pane")
        self.side = page.locator("#side-pane")

    @property
    def box(self) -> Locator:
        """The text box of the channel."""
        return self.pane.locator(".talk-text")

    @property
    def messages(self) -> Locator:
        """The messages of the channel."""
        return self.pane.locator(".messages article")

    @property
    def last(self) -> Locator:
        """The newest message of the channel."""
        return self.messages.last

    @property
    def channel(self) -> str:
        """The id of the open channel."""
        return self.pane.get_attribute("data-channel") or ""

    @property
    def me(self) -> str:
        """The id of this person."""
        return str(self.page.evaluate("async () => (await import('/static/store.js')).store.me.id"))

    @property
    def guild(self) -> str:
        """The id of the first server."""
        return str(self.page.evaluate("async () => (await import('/static/store.js')).store.guilds[0].id"))

    def open(self, channel: Any) -> None:
        """Open this channel, wherever the list shows it."""
        self.page.evaluate(
            "async (id) => (await import('/static/store.js')).store.tell('open', { channel: id })", channel["id"]
        )
        expect(self.pane.locator(".pane-title")).to_have_text(channel["name"])

    def connect(self) -> None:
        """Reconnect at once instead of waiting for the page's next attempt."""
        self.page.evaluate("async () => (await import('/static/store.js')).store.socket.open()")

    def ask(self, op: str, **fields: Any) -> Any:
        """Send an op to the server over the page's own connection."""
        return self.page.evaluate(
            "async ([op, fields]) => (await import('/static/store.js')).store.ask(op, fields)", [op, fields]
        )

    def new_channel(self, name: str) -> str:
        """Create a channel and open it."""
        self.page.get_by_role("button", name="New channel").or_(
            self.page.get_by_role("button", name="Nouveau salon")
        ).first.click()
        self.page.locator("#naming-name").fill(name)
        self.page.locator("#naming-name").press("Enter")
        expect(self.pane.locator(".pane-title")).to_have_text(name)
        return name

    def go(self, name: str) -> None:
        """Open a channel by its name in the list."""
        self.page.locator("#places").get_by_role("button", name=name).click()
        expect(self.pane.locator(".pane-title")).to_have_text(name)

    def say(self, text: str) -> None:
        """Send a message in the channel."""
        self.box.fill(text)
        self.box.press("Enter")

    def say_aside(self, text: str) -> None:
        """Send a message without keyboard or mouse."""
        self.ask("send", channel=self.channel, content=text)

    def run(self, command: str) -> None:
        """Run a command without options, by keyboard."""
        self.box.fill(f"/{command}")
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")

    def button(self, name: str, *, exact: bool = False) -> Locator:
        """Return a button in the channel's messages by label; with `exact`, by the whole label."""
        return self.pane.locator(".messages").get_by_role("button", name=name, exact=exact)
