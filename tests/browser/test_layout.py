"""Layout: phones, light and dark theme, contrast, touch targets, no external resources."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import Theatre
from tests.browser.tab import Tab

Enter = Callable[..., Tab]
PHONE = {"viewport": {"width": 360, "height": 700}, "has_touch": True, "is_mobile": True}

OVERFLOWING = """() => [...document.querySelectorAll('body *')].filter((each) => {
  const box = each.getBoundingClientRect();
  return box.width && getComputedStyle(each).visibility === 'visible' && !each.closest('.hidden, pre, .excerpt')
    && (box.right > innerWidth + 1 || box.left < -1);
}).map((each) => `${each.tagName}.${each.className} ${each.getBoundingClientRect().right}`)"""

SMALL = """() => [...document.querySelectorAll('button, select, input, a.button')].filter((each) => {
  const box = (each.closest('label') ?? each).getBoundingClientRect();
  return box.width && getComputedStyle(each).visibility === 'visible' && !each.matches('.mention')
    && (box.height < 43.5 || box.width < 43.5);
}).map((each) => `${each.className || each.id} ${each.textContent} ${each.getBoundingClientRect().height}`)"""

FAINT = """() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const paint = (colours) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const each of colours) { canvas.fillStyle = each; canvas.fillRect(0, 0, 1, 1); }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = (rgb) => rgb.map((part) => part / 255).map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, n) => sum + part * [0.2126, 0.7152, 0.0722][n], 0);
  const behind = (each) => each ? [...behind(each.parentElement), getComputedStyle(each).backgroundColor] : ['#fff'];
  const faint = [];
  for (const each of document.querySelectorAll('body *')) {
    const words = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!words || !each.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
    if (each.closest('.hidden, :disabled, .spoiler:not(.shown), .covered:not(.shown), .avatar')) continue;
    const ground = behind(each);
    const [a, b] = [paint(ground), paint([...ground, getComputedStyle(each).color])].map(light);
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) faint.push(`${each.className} "${each.textContent.slice(0, 30)}" ${ratio.toFixed(2)}`);
  }
  return faint;
}"""


def own_channel(enter: Enter, name: str, **options: object) -> Tab:
    """Return the tab of somebody in a new empty channel."""
    tab = enter(name, **options)
    tab.open(tab.ask("channel_create", guild=tab.guild, name=f"full-of-{name.lower()}")["channel"])
    return tab


def full_channel(enter: Enter, name: str, **options: object) -> Tab:
    """Return a tab with a channel that contains one of everything."""
    tab = own_channel(enter, name, **options)
    tab.say(
        "# Heading\n> quote\n-# small\n`code` [link](https://example.org/) <t:0:D> @everyone\n```\n"
        + "x" * 200
        + "\n```"
    )
    tab.say("an-endless-word-" * 30)
    for n, command in enumerate(("embed", "show", "hand"), start=3):
        tab.run(command)
        expect(tab.messages).to_have_count(n)
    tab.button("Silence").click()
    expect(tab.pane.locator("[data-control=silence]")).to_have_attribute("aria-busy", "true")
    tab.ask("admin", do="advance", seconds=3)
    expect(tab.pane.locator(".failure")).to_be_visible()
    return tab


def test_a_telephone_holds_it_all(enter: Enter) -> None:
    """At a width of 360 nothing overflows horizontally, and touch targets are large enough."""
    tab = full_channel(enter, "Phone", **PHONE, reduced_motion="reduce")
    assert tab.page.evaluate("document.documentElement.scrollWidth") == 360
    assert tab.page.evaluate(OVERFLOWING) == []
    assert tab.page.evaluate(SMALL) == []
    tab.page.get_by_role("button", name="Show channels").click()
    expect(tab.page.locator("#sidebar")).to_be_in_viewport()
    assert tab.page.evaluate(SMALL) == []
    tab.page.get_by_role("button", name="Your settings").click()
    expect(tab.page.locator("#settings")).to_be_visible()
    assert tab.page.evaluate(OVERFLOWING) == []


def test_one_pane_at_a_time_on_a_telephone(enter: Enter) -> None:
    """On a phone the drawer opens and closes, and private messages take the whole screen."""
    tab = enter("Walker", **PHONE)
    opener = tab.page.get_by_role("button", name="Show channels")
    opener.tap()
    expect(tab.page.locator("#sidebar")).to_be_in_viewport()
    tab.page.keyboard.press("Escape")
    expect(opener).to_have_attribute("aria-expanded", "false")
    opener.tap()
    tab.page.locator("#dm-button").tap()
    expect(tab.side).to_be_visible()
    expect(tab.page.locator("#sidebar")).to_be_hidden()
    box = tab.side.bounding_box()
    assert box
    assert (box["x"], box["width"]) == (0, 360)
    tab.page.get_by_role("button", name="Close private messages").tap()
    expect(tab.side).to_be_hidden()
    expect(tab.box).to_be_visible()


def test_a_menu_is_a_sheet_on_a_telephone(enter: Enter) -> None:
    """On a phone menus are full-width sheets with buttons to send and cancel."""
    tab = enter("Thumb", **PHONE)
    tab.ask("dm_open")
    tab.run("show")
    tab.button("Spend guards").last.tap()
    sheet = tab.page.locator("#menu")
    expect(sheet).to_be_visible()
    box = sheet.bounding_box()
    assert box
    assert (box["x"], box["width"], box["y"] + box["height"]) == (0, 360, 700)
    asked = tab.page.locator("[aria-expanded=true][aria-haspopup=listbox]").bounding_box()
    assert asked
    assert asked["y"] + asked["height"] <= box["y"], "the sheet hides neither the control nor the picture above it"
    sheet.get_by_role("option", name="Guard 2").tap()
    sheet.get_by_role("button", name="Confirm").tap()
    expect(tab.last).to_contain_text("guards: ['2']")


@pytest.mark.parametrize("light", ["dark", "light"])
def test_every_text_can_be_read(enter: Enter, light: str) -> None:
    """All text has a contrast of at least 4.5 to 1, in both themes."""
    tab = full_channel(enter, f"Eye-{light}", color_scheme=light)
    assert tab.page.evaluate(FAINT) == []
    tab.box.press("/")
    expect(tab.pane.locator(".suggestions")).to_be_visible()
    assert tab.page.evaluate(FAINT) == []
    tab.page.keyboard.press("Escape")
    tab.page.get_by_role("button", name="Your settings").click()
    assert tab.page.evaluate(FAINT) == []


def test_the_light_can_be_switched_and_stays(enter: Enter) -> None:
    """The theme follows the system until switched, and the choice survives a reload."""
    tab = enter("Night", color_scheme="light")
    ground = "getComputedStyle(document.querySelector('#main-pane')).backgroundColor"
    sign = "document.querySelector('#light path').getAttribute('d')"
    day, moon = tab.page.evaluate(ground), tab.page.evaluate(sign)
    tab.page.get_by_role("button", name="Light or dark").click()
    night, sun = tab.page.evaluate(ground), tab.page.evaluate(sign)
    assert night != day
    assert sun != moon
    tab.page.reload()
    expect(tab.page.locator("body")).to_have_attribute("data-state", "ready")
    assert tab.page.evaluate(ground) == night
    assert tab.page.evaluate(sign) == sun


def test_nothing_moves_for_who_wants_it_still(enter: Enter) -> None:
    """With reduced motion no animation or transition runs."""
    tab = enter("Still", reduced_motion="reduce")
    moving = """() => [...document.querySelectorAll('*')].filter((each) => {
      const style = getComputedStyle(each);
      return style.animationName !== 'none' || style.transitionDuration !== '0s';
    }).length"""
    assert tab.page.evaluate(moving) == 0


def test_nothing_comes_from_elsewhere(own_context: BrowserContext, theatre: Theatre) -> None:
    """All requests of the page go to its own server and succeed."""
    page = own_context.new_page()
    asked: list[str] = []
    wrong: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("response", lambda response: wrong.append(response.url) if response.status >= 400 else None)
    page.goto(f"{theatre.address}/?as=Local")
    expect(page.locator("body")).to_have_attribute("data-state", "ready")
    assert asked
    assert [url for url in asked if not url.startswith(theatre.address)] == []
    assert wrong == []


def test_a_picture_on_its_way_keeps_its_place_free(enter: Enter) -> None:
    """An image has its final size before it is loaded, so that nothing jumps."""
    tab = own_channel(enter, "Gazer", **PHONE)
    tab.page.route("**/attachments/**", lambda route: None)
    tab.run("show")
    frame = tab.last.locator("img")
    box = frame.bounding_box()
    assert box
    assert (box["width"], box["height"]) == (40, 20)
    tab.page.unroute_all()
    tab.page.reload()
    expect(tab.messages).to_have_count(1)
    assert frame.evaluate("each => each.decode().then(() => each.naturalWidth)") == 40
    assert frame.bounding_box() == {**box, "y": (frame.bounding_box() or {})["y"]}


def test_a_finger_leaves_no_colour_behind(enter: Enter) -> None:
    """On touch screens no hover colour remains on the next question's button."""
    tab = own_channel(enter, "Tapper", **PHONE, reduced_motion="reduce")
    tab.run("show")
    tab.button("Dig south").hover()
    shade = "each => getComputedStyle(each).backgroundColor"
    assert tab.button("Dig south").evaluate(shade) == tab.button("Dig north").evaluate(shade)


def test_the_end_stays_in_sight_while_messages_change(enter: Enter) -> None:
    """The newest message stays visible when messages change size, unless the user scrolled up."""
    tab = full_channel(enter, "Watcher")
    end = "each => each.scrollHeight - each.clientHeight - each.scrollTop"
    log = tab.pane.locator(".log")
    log.evaluate("""async (log) => {
        const frame = () => new Promise(requestAnimationFrame);
        const settled = async () => { for (let n = 0; n < 3; n += 1) await frame(); };
        const message = [...log.querySelectorAll('article')].at(-1);
        message.style.minHeight = '3000px';
        await settled();
        message.style.minHeight = '0';
        log.dataset.shrunk = log.scrollTop;  // reading it lets the page take notice
        message.style.minHeight = '1500px';
        await settled();
    }""")
    assert log.evaluate(end) < 2
    log.hover()
    tab.page.mouse.wheel(0, -600)
    tab.page.wait_for_function(
        "log => log.scrollHeight - log.clientHeight - log.scrollTop > 300", arg=log.element_handle()
    )
