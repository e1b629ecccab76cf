"""The newcomer's way: start without a token, open the page in two tabs, and play a whole game."""

import random
import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.tab import Tab

BACK = {"Step back", "Retour"}
CONFIRM = re.compile("^(Confirm|Confirmer|Valider)")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PATIENCE = 400.0
LISTENS = 30_000
AGAIN_AFTER = 5.0

CONTROLS = """log => {
    const answers = ["step", "some", "amount", "sure"].map(
        kind => `[data-control^="porion:${kind}:"]:enabled:not([aria-busy=true])`).join();
    const live = [...log.querySelectorAll(".messages article")].findLast(each => each.querySelector(answers));
    return [...(live?.querySelectorAll(answers) ?? [])].map(each => ({
        id: each.dataset.control, menu: each.hasAttribute("aria-haspopup"), says: each.innerText }));
}"""


class Player:
    """Somebody who plays at random in a tab's private messages."""

    def __init__(self, tab: Tab, seed: int) -> None:
        self.tab = tab
        self._chance = random.Random(seed)
        self._done: set[tuple[str, bool]] = set()
        self._pressed_at = time.monotonic()
        self.presses = 0

    def play(self) -> bool:
        """Press a control that answers the question, if there is one; return whether there was."""
        found = self.tab.side.evaluate(CONTROLS)
        fresh = [one for one in found if (one["id"], one["menu"]) not in self._done and one["says"] not in BACK]
        if not fresh:
            if found and time.monotonic() - self._pressed_at > AGAIN_AFTER:
                self._done.clear()  # an update at the last press has reset the question
            return False
        self._pressed_at = time.monotonic()
        chosen = self._chance.choice(fresh)
        self._done.update((one["id"], one["menu"]) for one in found)
        kind = "[aria-haspopup]" if chosen["menu"] else ":not([aria-haspopup])"
        control = self.tab.side.locator(f"[data-control='{chosen['id']}']{kind}").last
        try:
            self._use(control, in_menu=chosen["menu"])
        except PlaywrightTimeout:
            if control.count():
                raise  # the question is unchanged, so the page ignored the press
        self.presses += 1
        return True

    def _use(self, control: Locator, *, in_menu: bool) -> None:
        control.click(timeout=LISTENS)
        form = self.tab.page.locator("#modal")
        if not in_menu:
            expect(control.and_(self.tab.page.locator("[aria-busy=true]"))).to_have_count(0)
            if form.is_visible():
                self._fill_in(form)
        if in_menu:
            menu = self.tab.page.locator("#menu")
            menu.wait_for(timeout=LISTENS)
            several = menu.get_by_role("button", name=CONFIRM)
            lines = menu.get_by_role("option")
            order = self._chance.sample(range(lines.count()), lines.count())
            while several.count() and several.is_disabled():
                lines.nth(order.pop()).click(timeout=LISTENS)
            (several if several.count() else lines.nth(order.pop())).click(timeout=LISTENS)

    def _fill_in(self, form: Locator) -> None:
        """Choose at random in each field of a form, and send it."""
        for field in form.locator(".choices").all():
            field.get_by_role("radio").nth(self._chance.randrange(field.get_by_role("radio").count())).check()
        for field in form.locator("[aria-haspopup]").all():
            field.click()
            lines = self.tab.page.get_by_role("option")
            lines.nth(self._chance.randrange(lines.count())).click()
        for field in form.locator("input[type=text]").all():
            field.fill("1")
        self.tab.page.locator("#modal-send").click()
        expect(form).to_be_hidden()


def open_table(tab: Tab, game: str) -> None:
    """Type the command, and choose the game from the list."""
    offered = tab.pane.locator(".suggestions").get_by_role("option")
    tab.box.fill("/game new")
    expect(offered).not_to_have_count(0, timeout=120_000)  # the bot is still connecting
    tab.page.keyboard.press("Enter")
    tab.page.keyboard.type(game)
    expect(offered).to_have_count(1)
    tab.page.keyboard.press("Enter")
    tab.page.keyboard.press("Enter")


def seat_two_computers(tab: Tab) -> None:
    """Add two computer players for a host who is alone."""
    for seated in (2, 3):
        tab.pane.locator(".messages").get_by_role("button", name="Add or remove a computer player").click()
        tab.page.locator("#menu").get_by_role("option", name="Add a computer player: normal").click()
        expect(shown(tab)).to_contain_text(f"At the table: {seated}")


def shown(tab: Tab) -> Locator:
    """Return the newest public message, which may come before or after an ephemeral answer."""
    return tab.pane.locator(".messages article:not(.ephemeral)").last


def visit_by_drawer(tab: Tab, channel: str) -> None:
    """Open a channel through the drawer on a phone."""
    tab.page.locator("[aria-controls=sidebar]").first.click()
    tab.page.locator("#places").get_by_role("button", name=channel).click()
    expect(tab.pane.locator(".pane-title")).to_have_text(channel)


def open_private(tab: Tab) -> None:
    """Show the private messages next to the channel, or over it on a phone."""
    if not tab.page.locator("#dm-button").is_visible():
        tab.page.locator("[aria-controls=sidebar]").first.click()
    tab.page.locator("#dm-button").click()
    expect(tab.side).to_be_visible()


def test_two_people_play_from_the_lobby_to_the_final_score(enter: Callable[..., Tab], address: str) -> None:
    """One person at a desk in English and one on a phone in French play a game by clicks to its score."""
    mira = enter("Mira", address=address)
    odo = enter("Odo", "fr", address=address, **PHONE)
    mira.go("game-table")
    open_table(mira, "winter")
    expect(mira.button("Close the table")).to_be_visible()
    mira.button("Options").click()
    mira.page.locator("#modal").get_by_label("Nightmare").check()
    mira.page.locator("#modal-send").click()
    expect(shown(mira)).to_contain_text("Nightmare: On")
    visit_by_drawer(odo, "game-table")
    odo.button("Join").click()
    expect(shown(mira)).to_contain_text("Odo")
    mira.button("Start").click()

    again = mira.button("Rematch")
    play(mira, odo, until=lambda *_: again.count() > 0)
    expect(again.first).to_be_visible()
    # random games are almost always lost, without points
    expect(mira.pane.locator(".messages")).to_contain_text(re.compile(r"defeat|\d\. Mira · −?\d+\spoints?"))
    expect(odo.side.locator(".messages article").last).to_contain_text(re.compile("défaite|points", re.IGNORECASE))


def play(host: Tab, guest: Tab, until: Callable[[Player, Player], bool]) -> None:
    """Let both play in their private messages until a condition is true."""
    open_private(host)
    open_private(guest)
    players = (Player(host, 1), Player(guest, 2))
    end = time.monotonic() + PATIENCE
    while not until(*players):
        assert time.monotonic() < end, shown(host).inner_text()
        if sum(player.play() for player in players) == 0:
            host.page.wait_for_timeout(100)


def test_two_people_answer_in_secret_beside_two_computer_players(enter: Callable[..., Tab], address: str) -> None:
    """Secret answers of several cards with two computer players work in both languages and themes."""
    fern = enter("Fern", address=address, color_scheme="dark")
    gro = enter("Gro", "fr", address=address, color_scheme="light", **PHONE)
    channel = fern.new_channel("secret-answers")
    open_table(fern, "dungeon")
    seat_two_computers(fern)
    visit_by_drawer(gro, channel)
    gro.button("Join").click()
    expect(shown(fern)).to_contain_text("At the table: 4")
    fern.button("Start").click()
    expect(fern.pane.locator(".messages")).to_contain_text("still choosing")
    play(fern, gro, until=lambda *players: all(player.presses >= 8 for player in players))
    for pane in (fern.pane, fern.side, gro.side):  # eight answers each: sealed ones are revealed and drawn
        expect(pane.locator(".messages article:not(.ephemeral) img").last).to_be_visible()
