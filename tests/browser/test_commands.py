"""The command box: finding, filling and sending commands by keyboard, in the person's language."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.tab import Tab

Enter = Callable[..., Tab]


def suggestions(tab: Tab) -> Locator:
    """Return the suggestions below the box."""
    return tab.pane.locator(".suggestions").get_by_role("option")


def field(tab: Tab, option: str) -> Locator:
    """Return the field of one option."""
    return tab.pane.locator(f".command [data-option={option}]")


def test_commands_speak_the_persons_language(enter: Enter) -> None:
    """Commands are translated, and found with or without accents."""
    tab = enter("Francophone", "fr")
    tab.box.press("/")
    expect(suggestions(tab).filter(has_text="/montrer")).to_contain_text("Montrer un plateau")
    tab.box.fill("/mon")
    expect(suggestions(tab)).to_have_count(1)
    tab.box.fill("/nothing-like-it")
    expect(tab.pane.locator(".suggest-note")).to_contain_text("Aucune commande")
    tab.box.press("Enter")
    expect(tab.pane.locator(".composer-error")).to_contain_text("Aucune commande")
    expect(tab.box).to_have_value("/nothing-like-it")


def test_a_slash_from_anywhere_begins_a_command(enter: Enter) -> None:
    """Pressing / focuses the box, and Escape closes the list."""
    tab = enter("Quick")
    tab.new_channel("slash")
    tab.pane.locator(".log").focus()
    tab.page.keyboard.press("/")
    expect(tab.box).to_be_focused()
    expect(tab.box).to_have_value("/")
    expect(suggestions(tab).first).to_have_attribute("aria-selected", "true")
    tab.page.keyboard.press("Escape")
    expect(suggestions(tab).first).to_be_hidden()


def test_autocomplete_by_keyboard(enter: Enter) -> None:
    """Autocomplete works by keyboard, and the bot gets the chosen move."""
    tab = enter("Typist")
    tab.new_channel("autocomplete")
    tab.page.keyboard.type("/move")
    tab.page.keyboard.press("Enter")
    expect(field(tab, "where")).to_be_focused()
    expect(suggestions(tab)).to_have_text(["dig 1", "dig 2", "fight 3 1", "pass"])
    tab.page.keyboard.type("dig")
    expect(suggestions(tab)).to_have_text(["dig 1", "dig 2"])
    tab.page.keyboard.press("ArrowDown")
    tab.page.keyboard.press("Enter")
    expect(field(tab, "where")).to_have_value("dig 2")
    tab.page.keyboard.press("Enter")
    expect(tab.last).to_contain_text("moved: dig 2")
    expect(tab.box).to_be_focused()


def test_free_text_beside_autocomplete(enter: Enter) -> None:
    """Free text that no suggestion matches is sent unchanged."""
    tab = enter("Free")
    tab.new_channel("free")
    tab.box.fill("/move ")
    expect(field(tab, "where")).to_be_focused()
    tab.page.keyboard.type("dance")
    expect(tab.pane.locator(".suggest-note")).to_have_text("No match.")
    tab.page.keyboard.press("Enter")
    expect(tab.last).to_contain_text("moved: dance")


def test_an_optional_option_is_added_when_wanted(enter: Enter) -> None:
    """An optional option is added by its button, and removed with Backspace in the empty field."""
    tab = enter("Loud")
    tab.new_channel("loud")
    tab.box.fill("/move pass")
    tab.pane.locator(".extra").click()
    expect(suggestions(tab)).to_have_text(["Yes", "No"])
    tab.page.keyboard.press("Backspace")
    expect(field(tab, "loud")).to_have_count(0)
    tab.pane.locator(".extra").click()
    tab.page.keyboard.type("y")
    tab.page.keyboard.press("Tab")
    expect(field(tab, "loud")).to_have_value("Yes")
    tab.page.get_by_role("button", name="Send").first.click()
    expect(tab.last).to_contain_text("moved: PASS")


def test_typing_begins_an_option_that_may_be_left_out(enter: Enter) -> None:
    """Typing in a command with only optional options fills the first; Enter runs it, Escape leaves it."""
    tab = enter("Onlooker")
    tab.new_channel("optional-only")
    tab.run("look")
    expect(tab.last).to_contain_text("looked at everything")
    tab.page.keyboard.type("/look")
    tab.page.keyboard.press("Enter")
    expect(tab.pane.locator(".send")).to_be_focused()
    tab.page.keyboard.type("gold/silver")
    expect(field(tab, "at")).to_have_value("gold/silver")
    tab.page.keyboard.press("Enter")
    expect(tab.last).to_contain_text("looked at gold/silver")
    tab.page.keyboard.type("/look")
    tab.page.keyboard.press("Enter")
    tab.page.keyboard.press("Escape")
    expect(tab.box).to_be_focused()


def test_options_are_asked_one_after_another(enter: Enter) -> None:
    """Options are asked for in turn, and wrong values refused at their field."""
    tab = enter("Counter")
    tab.new_channel("counting")
    tab.page.keyboard.type("/count")
    tab.page.keyboard.press("Enter")
    expect(field(tab, "number")).to_be_focused()
    tab.page.keyboard.type("7")
    tab.page.keyboard.press("Tab")
    expect(field(tab, "game")).to_be_focused()
    tab.page.keyboard.type("win")
    tab.page.keyboard.press("Enter")
    expect(field(tab, "game")).to_have_value("Winter")
    expect(field(tab, "who")).to_be_focused()
    tab.page.keyboard.type("counter")
    tab.page.keyboard.press("Enter")
    tab.page.keyboard.press("Enter")
    error = tab.pane.locator(".composer-error")
    expect(error).to_have_text("“number” must be at most 4.")
    expect(field(tab, "number")).to_be_focused()
    field(tab, "number").fill("")
    tab.page.keyboard.press("Enter")
    expect(error).to_have_text("“number” is missing.")
    field(tab, "number").fill("3")
    tab.page.keyboard.press("Enter")
    expect(tab.last).to_contain_text("count: 3 w @Counter")


def test_an_empty_channel_shows_the_way(enter: Enter) -> None:
    """An empty channel points to the commands until somebody writes."""
    tab = enter("Beginner")
    tab.new_channel("quiet")
    expect(tab.pane.get_by_role("heading", name="#quiet is quiet")).to_be_visible()
    tab.pane.get_by_role("button", name="See the commands").click()
    expect(suggestions(tab).filter(has_text="/show")).to_be_visible()
    tab.say("hello")
    expect(tab.pane.locator(".quiet")).to_be_hidden()


def test_a_bot_with_help_shows_the_way_itself(enter: Enter) -> None:
    """An empty channel offers `/help` if the bot has it."""
    tab = enter("Newcomer")
    tab.new_channel("lost")
    tab.page.evaluate(
        "async () => { const { store } = await import('/static/store.js');"
        " const hand = store.commands.find((each) => each.name === 'hand');"
        " store.commands = [{ ...hand, name: 'help' }]; store.tell('commands'); }"
    )
    tab.pane.get_by_role("button", name="Where do I start?").click()
    expect(tab.last).to_contain_text("Hand of Newcomer: digger 2")
    expect(tab.pane.locator(".log")).to_be_focused()  # the next Tab focuses the answer's first control


def test_escape_leaves_a_command(enter: Enter) -> None:
    """Escape leaves a command without sending anything."""
    tab = enter("Undecided")
    tab.new_channel("undecided")
    tab.page.keyboard.type("/count")
    tab.page.keyboard.press("Enter")
    expect(field(tab, "number")).to_be_focused()
    tab.page.keyboard.press("Escape")
    tab.page.keyboard.press("Escape")
    expect(tab.box).to_be_focused()
    tab.say("plain talk")
    expect(tab.messages).to_have_count(1)


def test_a_draft_waits_in_its_channel(enter: Enter) -> None:
    """Drafts belong to their channel."""
    tab = enter("Drafter")
    first, second = tab.new_channel("draft-one"), tab.new_channel("draft-two")
    tab.box.fill("half a thought")
    tab.go(first)
    expect(tab.box).to_have_value("")
    tab.go(second)
    expect(tab.box).to_have_value("half a thought")


def test_a_command_that_was_run_is_named_in_the_readers_language(enter: Enter) -> None:
    """Above an answer, its command is shown as this person would type it."""
    tab = enter("Lectrice", "fr")
    tab.new_channel("lecture")
    tab.run("montrer")
    expect(tab.last.locator(".context .mention")).to_have_text("/montrer")
