"""What a person still lacks, with how near they have come."""

from bot.present.messages.records import found_post, record_post
from bot.tables.ratings import PersonalRecord, Tally
from games.registry import GAMES

from .test_records import EVERYTHING, found


def test_what_is_still_to_win_stands_with_what_has_been_reached_the_nearest_first(lang):
    """On the page of a game and on one's own page; what counts nothing has no figure."""
    least = GAMES["maphr"].achievements["windfall"].least
    own = found(ids={}, reached={"maphr": {"windfall": least - 1, "mithril": 1, "trader": 0}})
    told = found_post(own, "maphr", lang).words()
    order = sorted(EVERYTHING["maphr"], key=lambda id_: told.index(lang.text(f"maphr-achievement-{id_}.how")))
    assert order[:2] == ["windfall", "mithril"]
    assert f"{least - 1} of {least}" in told or f"{least - 1} sur {least}" in told
    page = record_post(PersonalRecord("Mira", {"maphr": Tally(1)}), own, lang).words()
    assert lang.text("maphr-achievement-windfall.how") in page
    assert lang.text("maphr-achievement-late_win.how") not in page
