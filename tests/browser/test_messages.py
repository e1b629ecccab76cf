"""Messages of the bot and their controls: boards, menus, forms, ephemeral answers, silence."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.tab import Tab

Enter = Callable[..., Tab]


def on_a_board(enter: Enter, name: str, **options: object) -> Tab:
    """Return the tab of somebody in a new channel with a new board."""
    tab = enter(name, **options)
    tab.new_channel(f"board-of-{name.lower()}")
    tab.run("show")
    expect(tab.button("Dig north")).to_be_visible()
    return tab


def menu(tab: Tab) -> Locator:
    """Return the list of the open select menu."""
    return tab.page.locator("#menu")


def test_a_board_shows_all_it_holds(enter: Enter) -> None:
    """A board shows headings, texts with buttons, a described picture, menus, and all button styles."""
    tab = on_a_board(enter, "Looker")
    board = tab.last.locator(".container")
    assert board.evaluate("each => getComputedStyle(each).borderLeftColor") == "rgb(217, 164, 65)"
    expect(tab.last.locator(".context")).to_have_text("Looker used /show")
    expect(board.get_by_role("heading", name="Turn 0")).to_be_visible()
    expect(board.locator(".subtext time")).to_have_text("in 1 hour")
    expect(board.locator(".section")).to_have_count(2)
    expect(board.get_by_role("button", name="Undo")).to_be_disabled()
    expect(board.get_by_role("link", name="Rules")).to_have_attribute("href", "https://example.org/rules")
    expect(board.locator("img")).to_have_attribute("alt", "Two mines, a gate between")
    assert board.locator("img").evaluate("each => each.decode().then(() => each.naturalWidth)") == 40
    board.get_by_role("button", name="Picture: Two mines, a gate between").click()
    large = tab.page.locator("#picture")
    expect(large).to_contain_text("Two mines, a gate between")
    tab.page.keyboard.press("Escape")
    expect(large).to_be_hidden()


def test_a_spoiler_opens_when_asked(enter: Enter) -> None:
    """A spoiler's text is hidden, also from screen readers, until opened."""
    tab = on_a_board(enter, "Curious")
    spoiler = tab.last.locator(".spoiler")
    expect(spoiler).to_have_attribute("aria-label", "Show spoiler")
    assert spoiler.locator("span").evaluate("each => getComputedStyle(each).opacity") == "0"
    assert "dragon" not in (tab.last.get_attribute("aria-label") or "")
    spoiler.focus()
    tab.page.keyboard.press("Enter")
    expect(spoiler.locator("span")).to_have_css("opacity", "1")


def test_a_press_edits_the_board_in_place(enter: Enter) -> None:
    """A press edits the board in place, and the focus stays on its button."""
    tab = on_a_board(enter, "Digger")
    tab.button("Dig south").focus()
    tab.page.keyboard.press("Enter")
    expect(tab.last.get_by_role("heading")).not_to_have_text("Turn 0")
    expect(tab.messages).to_have_count(1)
    expect(tab.button("Dig south")).to_be_focused()
    expect(tab.page.locator("#announcer")).to_contain_text("Two mines are open")


def test_the_keyboard_goes_to_the_first_answer_of_the_next_step(enter: Enter) -> None:
    """After a press the focus moves to the first answer of the next step."""
    tab = enter("Chooser")
    tab.new_channel("choices")
    tab.run("choice")
    tab.button("Wagon 2").focus()
    tab.page.keyboard.press("Enter")
    expect(tab.last).to_contain_text("Which seat?")
    expect(tab.button("front")).to_be_focused()


def test_the_keyboard_alone_goes_everywhere(enter: Enter) -> None:
    """The keyboard moves from the box through the board's controls and back."""
    tab = on_a_board(enter, "Blind")
    expect(tab.box).to_be_focused()
    order = ["Dig north", "Dig south", "Picture: Two mines, a gate between", "Spend guards", "Choose a door",
             "Choose a rival", "My hand", "Silence", "Letter", "Rules"]  # fmt: skip
    for name in reversed(order):
        tab.page.keyboard.press("Shift+Tab")
        focused = tab.page.locator(":focus")
        if name == "Dig south":  # the spoiler is between the picture and its button
            expect(focused).to_have_accessible_name(name)
            tab.page.keyboard.press("Shift+Tab")
            expect(tab.page.locator(":focus")).to_have_class("spoiler")
            continue
        expect(focused).to_have_accessible_name(name)
    tab.page.keyboard.press("Shift+Tab")
    expect(tab.pane.locator(".log")).to_be_focused()
    tab.page.keyboard.press("Escape")
    expect(tab.box).to_be_focused()


def test_a_menu_takes_one(enter: Enter) -> None:
    """A single menu works by keyboard."""
    tab = on_a_board(enter, "Chooser")
    tab.button("Choose a door").focus()
    tab.page.keyboard.press("Enter")
    expect(menu(tab).get_by_role("option").nth(0)).to_be_focused()
    tab.page.keyboard.press("ArrowDown")
    tab.page.keyboard.press("Enter")
    expect(tab.last).to_contain_text("door: ['2']")
    expect(menu(tab)).to_be_hidden()


def test_a_menu_takes_several(enter: Enter) -> None:
    """A multiple menu sends between minimum and maximum values, in list order."""
    tab = on_a_board(enter, "Spender")
    tab.button("Spend guards").click()
    expect(menu(tab)).to_contain_text("choose 1 to 3")
    confirm = menu(tab).get_by_role("button", name="Confirm")
    expect(confirm).to_be_disabled()
    for name in ("Guard 4", "Guard 1", "Guard 2"):
        menu(tab).get_by_role("option", name=name).click()
    expect(confirm).to_have_text("Confirm (3 of 3)")
    expect(menu(tab).get_by_role("option", name="Guard 5")).to_have_attribute("aria-disabled", "true")
    menu(tab).get_by_role("option", name="Guard 2").click()
    confirm.click()
    expect(tab.last).to_contain_text("guards: ['1', '4']")


def test_a_menu_can_be_left(enter: Enter) -> None:
    """Escape closes a menu without a choice and restores the focus."""
    tab = on_a_board(enter, "Hesitant")
    tab.button("Spend guards").click()
    menu(tab).get_by_role("option", name="Guard 3").click()
    tab.page.keyboard.press("Escape")
    expect(menu(tab)).to_be_hidden()
    expect(tab.button("Spend guards")).to_be_focused()
    expect(tab.messages).to_have_count(1)


def test_a_menu_of_people(enter: Enter) -> None:
    """A menu of people offers those who are here."""
    rival = enter("Rival")
    tab = on_a_board(enter, "Challenger")
    tab.button("Choose a rival").click()
    menu(tab).get_by_role("option", name="Rival").click()
    expect(tab.last).to_contain_text(rival.me)


def test_an_ephemeral_answer_has_one_reader(enter: Enter) -> None:
    """Only its reader receives an ephemeral answer; dismissed, it stays away after a reload."""
    tab = on_a_board(enter, "Owner")
    other = enter("Stranger")
    other.go("board-of-owner")
    frames: list[str] = []
    other.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    other.page.reload()
    expect(other.messages).to_have_count(1)
    tab.button("My hand").click()
    expect(tab.last).to_contain_text("Hand of Owner: digger 2")
    expect(tab.last).to_contain_text("Only you can see this · Dismiss")
    tab.say("I have looked at my hand")
    expect(other.messages).to_have_count(2)
    assert not any("digger 2" in frame for frame in frames)
    tab.page.reload()
    expect(tab.messages).to_have_count(3)
    tab.pane.get_by_role("button", name="Dismiss").click()
    expect(tab.messages).to_have_count(2)
    tab.page.reload()
    expect(tab.messages).to_have_count(2)


def test_thinking_is_shown_and_filled(enter: Enter) -> None:
    """A deferred answer is shown as pending and replaced in place."""
    tab = enter("Patient")
    tab.new_channel("thinking")
    tab.run("think")
    expect(tab.last).to_contain_text("Porion is thinking…")
    tab.run("thought")
    expect(tab.messages).to_have_count(2)
    expect(tab.messages.first).to_contain_text("Thought about it")


def test_silence_is_said(enter: Enter) -> None:
    """A pressed control shows that it is pending; after three seconds without answer its user is told."""
    tab = on_a_board(enter, "Ignored")
    tab.button("Silence").click()
    expect(tab.pane.locator("[data-control=silence]")).to_have_attribute("aria-busy", "true")
    tab.ask("admin", do="advance", seconds=3)
    expect(tab.last.get_by_role("alert")).to_contain_text("The application did not respond.")
    expect(tab.pane.locator("[data-control=silence]")).not_to_have_attribute("aria-busy", "true")
    tab.run("silent")
    failure = tab.pane.locator(".local")
    expect(failure).to_contain_text("/silent")
    tab.ask("admin", do="advance", seconds=3)
    expect(failure).to_contain_text("The application did not respond.")
    failure.get_by_role("button", name="Dismiss").click()
    expect(failure).to_be_empty()


def test_a_private_message_opens_beside(enter: Enter) -> None:
    """A private message is marked in the list, and opens next to the channel."""
    tab = on_a_board(enter, "Friend")
    tab.button("Letter").click()
    expect(tab.page.locator("#dm-button .badge")).to_contain_text("1")
    tab.page.locator("#dm-button").click()
    expect(tab.side.locator("article")).to_contain_text("A letter for @Friend")
    expect(tab.page.locator("#dm-button .badge")).to_have_count(0)
    tab.side.get_by_role("button", name="Pass").click()
    expect(tab.side.locator("article")).to_contain_text("passed")
    expect(tab.button("Dig north")).to_be_visible()
    tab.page.get_by_role("button", name="Close private messages").click()
    expect(tab.side).to_be_hidden()


def test_private_messages_can_be_refused(enter: Enter) -> None:
    """With private messages switched off, the bot gets an error."""
    tab = on_a_board(enter, "Hermit")
    tab.page.get_by_role("button", name="Your settings").click()
    tab.page.get_by_role("switch", name="Refuse private messages").check()
    tab.page.locator("#settings-close").click()
    expect(tab.page.locator("#me")).to_contain_text("private messages closed")
    tab.button("Letter").click()
    expect(tab.last).to_contain_text("Your door is closed")


def test_an_embed_shows_its_parts(enter: Enter) -> None:
    """A classic message shows content, embed with fields, and buttons, and mentions its reader."""
    tab = enter("Classic")
    tab.new_channel("embeds")
    tab.run("embed")
    embed = tab.last.locator(".embed")
    expect(embed.get_by_role("heading", name="Standing")).to_be_visible()
    expect(embed.locator("em")).to_have_text("After")
    expect(embed.locator(".field")).to_have_text(["Mira12 points", "Odo9 points"])
    expect(embed.locator(".embed-footer")).to_have_text("Three games played")
    expect(tab.last.locator(".mention.mine")).to_have_text("@Classic")
    expect(tab.button("Pass")).to_be_visible()


def test_a_form_checks_and_sends(enter: Enter) -> None:
    """A form reports missing or short values at their field, and closes once submitted."""
    tab = enter("Writer of forms")
    tab.new_channel("forms")
    tab.run("form")
    form = tab.page.locator("#modal")
    expect(form.get_by_role("heading", name="Open a table")).to_be_visible()
    expect(form.get_by_label("Title")).to_be_focused()
    form.get_by_label("Title").fill("No")
    tab.page.keyboard.press("Enter")
    expect(form.get_by_role("alert")).to_have_text(["At least 3 characters, please.", "Choose at least 1."])
    form.get_by_label("Title").fill("Gold mine")
    form.get_by_label("Note").fill("Two\nlines")
    form.get_by_role("button", name="Guard").click()
    menu(tab).get_by_role("option", name="Guard 3").click()
    form.get_by_role("button", name="Send").click()
    expect(form).to_be_hidden()
    expect(tab.last).to_contain_text("form: ['Gold mine', 'Two\\nlines'] ['3']")


def test_a_form_is_still_open_after_a_reload(enter: Enter) -> None:
    """An open form is shown again after a reload."""
    tab = enter("Reloader")
    tab.new_channel("forms-again")
    tab.run("form")
    expect(tab.page.locator("#modal")).to_be_visible()
    tab.page.reload()
    expect(tab.page.locator("#modal").get_by_role("heading", name="Open a table")).to_be_visible()
    tab.page.get_by_role("button", name="Cancel").click()
    tab.page.reload()
    expect(tab.box).to_be_focused()
    expect(tab.page.locator("#modal")).to_be_hidden()


def test_a_form_can_be_left(enter: Enter) -> None:
    """Escape closes a form without submitting, and focuses the box."""
    tab = enter("Changer of minds")
    tab.new_channel("forms-left")
    tab.run("form")
    expect(tab.page.locator("#modal")).to_be_visible()
    tab.page.keyboard.press("Escape")
    expect(tab.page.locator("#modal")).to_be_hidden()
    tab.say("never mind")
    expect(tab.messages).to_have_count(1)


REPLY = """async (text) => {
  const { drawMessage } = await import('/static/message.js');
  const { store } = await import('/static/store.js');
  const [author, channel_id] = [store.bot.user, store.place ?? '1'];
  const common = { author, channel_id, flags: 0, timestamp: new Date().toISOString(), playground: { pings: [] } };
  const answered = text === null ? null : { ...common, id: '1', content: text };
  const box = document.createElement('div');
  const quoting = { message_reference: { message_id: '1' }, referenced_message: answered };
  drawMessage(box, { ...common, ...quoting, id: '2', content: 'yes' });
  return box.querySelector('.excerpt, .gone').innerHTML;
}"""


def test_an_emoji_in_the_excerpt_of_a_reply_is_a_picture(enter: Enter) -> None:
    """A reply quotes the beginning of a message; its emoji are pictures, as not every machine has a font for them."""
    tab = enter("Quoter")
    tab.new_channel("replies")
    quoted = tab.page.evaluate(REPLY, "🤖 Odo plays")
    assert "drawn-emoji" in quoted
    assert quoted.endswith("🤖</span> Odo plays")


def test_a_reply_to_a_deleted_message_says_so_as_discord_does(enter: Enter) -> None:
    """Discord words it this way and writes it small and slanted, where a table has been posted anew below its board."""
    tab = enter("Keeper")
    tab.new_channel("replies-to-none")
    assert tab.page.evaluate(REPLY, None).endswith("Original message was deleted")
