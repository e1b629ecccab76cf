"""Pictures as in Discord: fitted if single, a mosaic if several, enlarged on request."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.tab import Tab

Enter = Callable[..., Tab]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = """list => list.map((each) => each.getBoundingClientRect()).map(({ width, height }) =>
  [width, height].map(Math.round))"""
PLACES = """list => list.map((each) => each.getBoundingClientRect()).map(({ x, y, width, height }) =>
  [x, y, width, height].map(Math.round))"""


def shown(enter: Enter, name: str, command: str, **options: object) -> Tab:
    """Return the tab of somebody in a new channel with these pictures."""
    tab = enter(name, **options)
    channel = tab.ask("channel_create", guild=tab.guild, name=f"{command}-of-{name.lower()}")["channel"]
    tab.open(channel)
    tab.run(command)
    expect(tab.last.locator("img").last).to_be_visible()
    return tab


def tiles(tab: Tab, number: int) -> list[list[int]]:
    """Return the positions of a gallery's pictures, relative to it: x, y, width, height."""
    gallery = tab.last.locator(f".count-{number}")
    corner = gallery.evaluate_all(PLACES)[0]
    return [
        [x - corner[0], y - corner[1], width, height]
        for x, y, width, height in gallery.locator("img").evaluate_all(PLACES)
    ]


def test_a_picture_alone_is_fitted_into_550_by_350(enter: Enter) -> None:
    """On a desktop a single picture is fitted into 550 by 350 and never enlarged."""
    tab = shown(enter, "Desk", "panels")
    assert tab.last.locator("img").evaluate_all(SIZES) == [[550, 138], [175, 350], [550, 350], [100, 60]]


def test_a_picture_takes_the_width_of_the_message_on_a_telephone(enter: Enter) -> None:
    """On a phone a single picture takes the message's width and is never enlarged."""
    tab = shown(enter, "Phone", "panels", **PHONE)
    wide, tall, right, small = tab.last.locator("img").evaluate_all(SIZES)
    assert 335 <= wide[0] <= 350
    assert [wide[0] // 4, tall[0], tall[0] * 2, right[0], small] == [wide[1], wide[0], tall[1], wide[0], [100, 60]]


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "telephone"])
def test_several_pictures_become_a_mosaic_of_cropped_tiles(enter: Enter, options: dict[str, object]) -> None:
    """Several pictures form rows of equally high tiles that fill the width."""
    tab = shown(enter, f"Mosaic-{len(options)}", "mosaics", **options)
    rows: dict[int, list[int]] = {}
    for number in (2, 3, 4, 5, 7):
        found = tiles(tab, number)
        rows[number] = [sum(1 for tile in found if tile[1] == y) for y in sorted({tile[1] for tile in found})]
        width = max(x + w for x, _, w, _ in found)
        assert abs(width - (550 if not options else 342)) <= 10
    assert rows == {2: [2], 3: [2, 1], 4: [2, 2], 5: [2, 3], 7: [1, 3, 3]}
    first, second, third = tiles(tab, 3)
    assert first[2] > 1.9 * second[2]
    assert abs(first[3] - (third[1] + third[3])) <= 1
    assert tab.last.locator(".mosaic img").first.evaluate("each => getComputedStyle(each).objectFit") == "cover"


def large(tab: Tab) -> Locator:
    """Return the enlarged view."""
    return tab.page.locator("#picture")


def test_enter_on_a_picture_opens_it_large_and_escape_gives_the_keyboard_back(enter: Enter) -> None:
    """Enter enlarges a picture with its description, arrows change it, and Escape restores the focus."""
    tab = shown(enter, "Keys", "panels")
    frame = tab.last.get_by_role("button", name="Picture: 800x509, 1 of 1")
    frame.focus()
    tab.page.keyboard.press("Enter")
    picture = large(tab).get_by_role("img")
    expect(picture).to_have_attribute("alt", "800x509, 1 of 1")
    expect(picture).to_be_visible()
    width, height = picture.evaluate_all(SIZES)[0]
    assert width > 750
    assert 0 <= height <= 650
    tab.page.keyboard.press("ArrowLeft")
    expect(picture).to_have_attribute("alt", "800x1600, 1 of 1")
    assert picture.evaluate_all(SIZES)[0][1] <= 650
    tab.page.keyboard.press("ArrowRight")
    tab.page.keyboard.press("ArrowRight")
    tab.page.keyboard.press("ArrowRight")
    expect(picture).to_have_attribute("alt", "1600x400, 1 of 1")
    tab.page.keyboard.press("Escape")
    expect(large(tab)).to_be_hidden()
    expect(frame).to_be_focused()


def test_a_click_opens_a_picture_large_and_a_click_closes_it(enter: Enter) -> None:
    """A click enlarges a picture and another one anywhere closes it; the file's link stays a link."""
    tab = shown(enter, "Mouse", "mosaics")
    for close in ("img", "#picture-place", "#picture-close"):
        tab.last.locator(".count-5 .picture").nth(3).click()
        expect(large(tab).get_by_role("img")).to_have_attribute("alt", "800x509, 4 of 5")
        large(tab).locator(close).click(position={"x": 5, "y": 5})
        expect(large(tab)).to_be_hidden()
    tab.last.locator(".count-5 .picture").nth(3).click()
    large(tab).get_by_role("button", name="Next picture").click()
    expect(large(tab).get_by_role("img")).to_have_attribute("alt", "800x509, 5 of 5")
    file = large(tab).get_by_role("link", name="Open original").get_attribute("href") or ""
    assert tab.page.request.get(file).headers["content-type"] == "image/png"


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "telephone"])
def test_a_long_description_of_a_large_picture_can_be_read_to_its_end(enter: Enter, options: dict[str, object]) -> None:
    """It stands below the picture in full, and the large view scrolls."""
    tab = shown(enter, f"Words-{len(options)}", "panels", **options)
    tab.last.locator("img").nth(2).evaluate("(image, words) => { image.alt = words; }", "The dwarfs dig. " * 64)
    tab.last.locator(".picture").nth(2).click()
    told = large(tab).locator("p")
    assert told.evaluate("each => [each.scrollHeight - each.clientHeight, getComputedStyle(each).maxHeight]") == [
        0,
        "none",
    ]
    large(tab).evaluate("each => { each.scrollTop = each.scrollHeight; }")
    bottom = told.evaluate("each => each.getBoundingClientRect().bottom")
    assert bottom <= tab.page.viewport_size["height"]
    large(tab).evaluate("each => { each.scrollTop = 0; }")
    assert large(tab).get_by_role("img").evaluate("each => each.getBoundingClientRect().top") >= 0
