"""People, channels and servers are read as they were written, and unknown ones have the defaults."""

from bot.model import Person
from bot.profile import PlayingHours, Preferences, ServerSettings, Span
from bot.store.protocol.people import Errand, Stored

MIRA, ODO = 1, 2


async def met(store, *, then=lambda unit: None):
    """Store two people, carry out what follows, and return what is known of the first."""

    def work(unit):
        unit.people.meet(MIRA, "Mira", "fr")
        unit.people.meet(ODO, "Odo", "en")
        then(unit)

    await store.write(work)
    return await store.read(lambda unit: unit.people.get(MIRA))


async def test_somebody_new_has_the_default_settings(store):
    assert await store.read(lambda unit: unit.people.get(MIRA)) is None
    assert await met(store) == Person(MIRA, "Mira", "fr")


async def test_all_that_people_choose_is_read_back(store):
    """Every setting of a person is read as it was stored, and nobody else's changes."""
    hours = PlayingHours("Europe/Paris", (Span(18, 23), None, None, None, None, Span(9, 1), None))
    preferences = Preferences(False, False, hours, motion=False, blocked=(7, -8), named=False, told_languages=True)

    def work(unit):
        unit.people.set_language(MIRA, "en")
        unit.people.set_mentions(MIRA, False)
        unit.people.set_preferences(MIRA, preferences)
        unit.people.set_dm(MIRA, 40)
        unit.people.set_closed(MIRA)
        unit.people.set_untold(MIRA, "[1]")

    assert await met(store, then=work) == Person(MIRA, "Mira", "en", True, False, 40, True, "[1]", preferences)
    assert await store.read(lambda unit: unit.people.get(ODO)) == Person(ODO, "Odo", "en")
    await store.write(lambda unit: unit.people.set_language(MIRA, None))
    found = await store.read(lambda unit: unit.people.get(MIRA))
    assert (found.locale, found.chosen) == ("fr", False), "without a choice of theirs, it is their client's"
    await store.write(lambda unit: unit.people.set_dm(MIRA, 41))
    assert not (await store.read(lambda unit: unit.people.get(MIRA))).closed, "a new channel has refused nothing"


async def test_settings_are_stored_without_their_defaults(store):
    """Defaults are not stored, so a later release may change one for everybody who has not chosen."""

    def work(unit):
        unit.people.set_preferences(MIRA, Preferences(tips=False))
        unit.servers.set(5, ServerSettings(pace=60.0))

    await met(store, then=work)
    sql = "SELECT preferences FROM people WHERE id = 1 UNION ALL SELECT settings FROM servers"
    assert await store.read(lambda unit: unit.db.execute(sql).fetchall()) == [('{"tips":false}',), ('{"pace":60.0}',)]


async def test_a_person_has_a_nickname_on_each_server(store):
    def work(unit):
        unit.people.set_nickname(5, MIRA, "M")
        unit.people.set_nickname(5, MIRA, "Mimi")
        unit.people.set_nickname(6, MIRA, "Captain")

    await met(store, then=work)
    who = [(5, MIRA), (6, MIRA), (5, ODO), (7, MIRA)]
    found = [await store.read(lambda unit, one=one: unit.people.nickname(*one)) for one in who]
    assert found == ["Mimi", "Captain", None, None]


async def test_a_channel_has_the_language_chosen_for_it_until_that_is_taken_back(store):
    found = []
    for locale in (None, "fr", "en", None):
        await store.write(lambda unit, locale=locale: unit.people.set_channel_language(10, locale))
        found.append(await store.read(lambda unit: unit.people.channel_language(10)))
        assert await store.read(lambda unit: unit.people.channel_language(11)) is None
    assert found == [None, "fr", "en", None]


async def test_a_server_has_its_settings_or_the_defaults(store):
    settings = ServerSettings("fr", (1, 2), 3, 60.0, False, puzzle_channel=4, digest_channel=5, organisers=6)
    await store.write(lambda unit: unit.servers.set(5, settings))
    assert await store.read(lambda unit: [unit.servers.settings(guild) for guild in (5, 6)]) == [
        settings, ServerSettings(),
    ]  # fmt: skip


async def test_the_daily_message_is_wanted_until_it_is_declined(store):
    """People receive the daily message unless they declined it; at first they have had none."""
    assert await store.read(lambda unit: (unit.daily.is_wanted(MIRA), unit.daily.sent(MIRA))) == (True, 0.0)
    for wanted in (False, True):
        await store.write(lambda unit, wanted=wanted: unit.daily.set_wanted(MIRA, wanted))
        assert await store.read(lambda unit: unit.daily.is_wanted(MIRA)) is wanted
    for at in (5.0, 7.5):
        await store.write(lambda unit, at=at: unit.daily.set_sent(MIRA, at))
        assert await store.read(lambda unit: unit.daily.sent(MIRA)) == at
    assert await store.read(lambda unit: (unit.daily.is_wanted(ODO), unit.daily.sent(ODO))) == (True, 0.0)


async def test_what_is_agreed_first_stands(store):
    agreed = [await store.write(lambda unit, text=text: unit.bookkeeping.agree("shards", text)) for text in ("4", "9")]
    assert agreed == ["4", "4"]


def test_what_people_have_only_just_opened_has_no_message_and_was_not_tried():
    """A new tournament has no message yet, and what is to be done for it was not attempted."""
    stored, errand = Stored("one", tournament=None), Errand("one", 3, 0, effect=None)
    assert (stored.message, stored.posted, stored.tries) == (0, 0.0, 0)
    assert (errand.attempts, errand.trouble, errand.thread) == (0, "", 0)
