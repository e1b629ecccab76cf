"""A replay shows each position as its reader could see it then: only the public view during the game."""

import pytest

from bot.ids import parse
from bot.model import Phase
from bot.post import Buttons, Menu, Picture
from bot.present.messages import replay
from bot.present.messages.history import history_post, page_of_entry, page_of_turn, turn_numbers
from bot.present.messages.replay import read_mark, read_turn, read_viewpoint, replay_post
from bot.present.panels import Panels, panels
from bot.present.speech import fits_line, turn_voice
from bot.service import replays
from bot.tables.ending import End
from bot.tables.play import Move, Moved
from bot.tables.replay import ALL, NEAR, in_part, parts_of
from games import core
from games.core import Dice, Refusal, Seat
from games.registry import GAMES
from locales import LOCALES, words
from tests.bot.present.limits import taken
from tests.house.play import middle

from .evening import finished, key, lobby, log_of, meet, play_out, playing, somebody

MOVES = 70
every_game = pytest.mark.parametrize("game", sorted(set(GAMES)))


async def watched(service, game, moves=MOVES):
    """Return a two-player table after some random moves, and the public view after each log entry."""
    table = await playing(service, 2, game=game)
    readers = (None, Seat(0), Seat(1))
    seen, dice = {}, Dice("watched")
    for _ in range(moves):
        fresh = await service.queries.table(table.id)
        seen[fresh.n] = {seat: (await service.queries.view_for(table.id, seat)).view for seat in readers}
        glance = await somebody(service, table)
        if glance is None:
            break
        person = glance.table.occupants[glance.seat].person
        await service.execute(table.id, Move(person, glance.offer.ticket, core.any_of(glance.offer.shape, dice), key()))
    fresh = await service.queries.table(table.id)
    seen[fresh.n] = {seat: (await service.queries.view_for(table.id, seat)).view for seat in readers}
    return table, seen


@pytest.mark.slow
@every_game
async def test_during_play_a_step_shows_what_everyone_could_see_then_and_nothing_else(service, game):
    """During play every step shows the public view of its time, whatever viewpoint is requested.

    Automatic steps are part of the step before them.
    """
    table, seen = await watched(service, game, middle(game, 2, 30))
    last = await service.replays.moment(table.id)
    _, everyone = await service.queries.told(table.id, 99)
    heard = [event for n, event in everyone if n <= last.entry]
    told = []
    for step in range(last.count):
        for viewpoint in (None, ALL, Seat(0), Seat(1)):
            moment = await service.replays.moment(table.id, step, viewpoint)
            assert moment.entry not in seen or moment.view.view == seen[moment.entry][None]
            assert (moment.viewpoint, moment.view.seat, moment.hands) == (None, None, ())
        told += [event for event in moment.told if event not in told or not event.is_heading]
    assert len(seen) > last.count // 2
    assert [event for event in told if not event.is_heading] == [event for event in heard if not event.is_heading]
    with pytest.raises(Refusal) as refused:
        await service.replays.position(table.id, last.entry)
    assert refused.value.say.id == "bot-no-replay-open"


@pytest.mark.slow
@every_game
async def test_the_list_of_turns_says_what_happened_in_each(service, game):
    """The list of turns says publicly what happened in each, in the replay and in the history, in both languages."""
    table, _ = await watched(service, game, 40)
    last = await service.replays.moment(table.id)
    fresh, told = await service.queries.told(table.id, 99)
    events, entries = [event for _, event in told], [n for n, _ in told]
    for lang in map(words, LOCALES):
        menus = [
            one
            for post in (replay_post(last, lang), history_post(events, fresh, lang, entries=entries))
            for one in taken(post).blocks
            if isinstance(one, Menu) and ":jump" in one.id and len(one.entries) > 2
        ]
        public = {turn_voice(lang, fresh)(event.say) for event in events if not event.say.id.startswith("bot-")}
        for menu in menus:
            details = [entry.detail for entry in menu.entries if entry.detail]
            assert len(details) >= len(menu.entries) - 3
            assert {detail for detail in details if not detail.endswith("…")} <= public
        assert menus or game in {"winter", "lantern"}


@pytest.mark.slow
@every_game
async def test_after_the_end_everything_is_open(service, game):
    """After the end each seat's view of its time is open, with all hands side by side, in valid messages."""
    table, seen = await watched(service, game)
    if (await service.queries.table(table.id)).phase is Phase.PLAYING:
        await service.execute(table.id, End(await meet(service, 1), moderator=True))
    last = await service.replays.moment(table.id)
    entries = [(await service.replays.moment(table.id, step)).entry for step in range(last.count)]
    for step in [step for step, entry in enumerate(entries) if entry in seen][::3]:
        for seat in (None, Seat(0), Seat(1)):
            moment = await service.replays.moment(table.id, step, seat)
            assert moment.view.view == seen[moment.entry][seat]
        everything = await service.replays.moment(table.id, step, ALL)
        assert [view.view for view in everything.hands] == [seen[moment.entry][seat] for seat in (0, 1)]
        for locale in LOCALES:
            for shown in (everything, moment):
                for pictures in ((), (Picture("panel.png", b"", "A panel."),)):
                    post = taken(replay_post(shown, words(locale), pictures))
                    rows = sum(isinstance(block, Buttons | Menu) for block in post.blocks)  # as on a phone
                    assert rows <= (4 if shown.highlights else 3)
                    happened = any(line.startswith(("> ", "**")) for line in post.words().splitlines())
                    assert happened, "a step tells nothing: turns or phases of this game need a t.heading(...)"


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_step_that_tells_too_much_says_where_its_beginning_is(service, monkeypatch, locale):
    """If a step has too many events, the latest are kept, with a note about the earlier ones."""
    table, _ = await watched(service, "winter", 6)
    moment, lang = await service.replays.moment(table.id), words(locale)
    pictures = (Picture("panel.png", b"", "A panel."),)
    whole = replay_post(moment, lang, pictures).words().splitlines()
    monkeypatch.setattr(replay, "_STORY", len(whole[-1]) + 1)
    cut_short = replay_post(moment, lang, pictures).words().splitlines()
    hint = f"-# {lang.text('bot-replay-cut')}"
    assert hint not in whole
    assert cut_short == [*whole[: cut_short.index(hint)], hint, whole[-1]]
    assert len(cut_short) <= len(whole)


@pytest.mark.slow
async def test_turns_lead_to_their_step_and_history_and_replay_to_each_other(service):
    table = await finished(service, "tunhell")
    moment, lang = await service.replays.moment(table.id, 0), words("en")
    assert moment.turns
    for turn in moment.turns:
        there = await service.replays.moment(table.id, turn.step)
        assert there.turns[there.turn] == turn
        assert any(event.say == turn.heading for event in there.told)
    _, told = await service.queries.told(table.id, 1)
    entries, events = [n for n, _ in told], [event for _, event in told]
    some = [*entries[::12], entries[-1]]  # a page has more than twelve entries
    pages = {page_of_entry(events, entries, table, lang, Seat(0), entry) for entry in some}
    assert pages == set(range(max(pages) + 1))
    assert len(pages) > 1
    for number in pages:
        post = taken(history_post(events, table, lang, number, Seat(0), entries))
        token = next(control.id for control in post.controls() if control.id.startswith("porion:replay")).split(":")[-1]
        step, entry = read_mark(token)
        assert step is None
        assert page_of_entry(events, entries, table, lang, Seat(0), entry) == number
    turns = len(turn_numbers(events))
    assert [page_of_turn(events, table, lang, Seat(0), turn) for turn in (1, turns + 1, 0)] == [0, None, None]
    assert page_of_turn(events, table, lang, Seat(0), turns) == max(pages)


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
async def test_the_menu_of_a_replay_counts_as_its_title_and_the_history_do_and_names_the_round(service, locale):
    """A place to go to has the number of its heading, as in the history, and says in which round it lies."""
    table, lang = await finished(service, "dungeon_lords"), words(locale)
    last, rounds = (await service.replays.moment(table.id)).count - 1, set()
    _, told = await service.queries.told(table.id, 99)
    headings = [event.say for _, event in told if event.is_heading]
    for step in range(1, last + 1, 12):
        moment = await service.replays.moment(table.id, step)
        (menu,) = [one for one in replay_post(moment, lang).blocks if isinstance(one, Menu) and one.id.endswith("menu")]
        for entry in menu.entries:
            if (number := read_turn(entry.value)) is None:
                continue
            assert entry.label.startswith(f"{number}. ")
            assert turn_voice(lang, table)(headings[number - 1])[:20] in entry.label
            rounds.add(entry.label.partition(" ")[2].partition(" · ")[0])
    spoken = {turn_voice(lang, table)(turn.round) for turn in moment.turns if turn.round is not None}
    assert len(spoken) > 4
    assert spoken <= rounds


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
async def test_highlights_of_a_game_that_is_over_lead_to_one_another(service, locale):
    """Highlights of a finished game are linked by two buttons, disabled at the ends; running games have none."""
    table, lang = await playing(service, 2, game="tunhell"), words(locale)
    assert not (await service.replays.moment(table.id)).highlights
    table = await play_out(service, table)
    last = await service.replays.moment(table.id)
    assert 1 < len(last.highlights) <= 6
    seen, step = [], 0
    while step is not None:
        moment = await service.replays.moment(table.id, step)
        post = taken(replay_post(moment, lang))
        back, on = [one for one in post.controls() if ".highlight-" in one.id]
        labels = (lang.text("bot-go-highlight-back"), lang.text("bot-go-highlight-on"))
        assert ((back.label, on.label), back.disabled) == (labels, len(seen) < 2)
        assert fits_line((back, on))
        seen.append(step)
        name = lang.text("bot-replay-highlight", n=len(seen) - 1, count=len(last.highlights), why="", decides=0)
        told = next((line for line in post.words().splitlines() if line.startswith(name.split("** ")[0])), "")
        assert bool(told.partition("** · ")[2]) == (step > 0), "it says why it is one"
        step = None if on.disabled else read_mark(parse(on.id).path[0])[0]
    assert seen == [0, *last.highlights]


@pytest.mark.slow
@every_game
async def test_a_highlight_tells_and_shows_what_made_it_one(service, game):
    """Highlights start with points won or something revealed, but for the turn that decided; no defeat is one."""
    table = await finished(service, game)
    last = await service.replays.moment(table.id)
    telling, silent = GAMES[game].events.telling, 0
    for step in last.highlights:
        shown = replay.deciding(await service.replays.moment(table.id, step))
        first = next((n for n, event in enumerate(shown[1:], start=1) if event.is_heading), len(shown))
        silent += not any(event.say.id in telling for event in shown[:first])
    assert silent <= 1
    if last.view.outcome is not None and not last.view.outcome.winners:
        assert last.step not in last.highlights


@pytest.mark.slow
async def test_a_fight_is_told_to_its_end_with_its_picture_and_not_with_the_next_plans(service):
    """The replay of a fight tells each lord's combat to its end, with a picture of this fight, not the next."""
    table = await finished(service, "dungeon_lords")
    last, fought, lang = await service.replays.moment(table.id), 0, words("en")
    for step in range(last.count):
        moment = await service.replays.moment(table.id, step)
        ends = [event for event in moment.told if event.say.id == "dungeon_lords-log-recap"]
        if not ends or moment.view.outcome is not None:
            continue
        fought += 1
        for seat in (None, Seat(0), Seat(1)):
            seen = await service.replays.moment(table.id, step, seat)
            shown = panels(seen.view, Panels.REPLAY)
            assert [panel.id for panel in shown][:1] == ["moment"]
            has_gone_on = any(event.is_heading and event.say.id.endswith("-fight") for event in moment.told[1:])
            assert not has_gone_on or len(shown) == 1
            text = replay_post(seen, lang, (Picture("panel.png", b"", "A fight."),)).words()
            assert lang.text("bot-replay-cut") not in text
    assert fought > 2


@pytest.mark.slow
async def test_a_step_replays_no_more_moves_than_lie_between_two_kept_positions(service, monkeypatch):
    """A step replays at most the moves between two stored positions, and pages are cached."""
    table = await finished(service, "tunhell")
    folded = []
    real = Moved.position
    monkeypatch.setattr(Moved, "position", lambda moved, *rest: folded.append(1) or real(moved, *rest))
    last = (await service.replays.moment(table.id)).count - 1
    assert last > 100
    for step in (last - 1, last // 2, 1):
        folded.clear()
        await service.replays.moment(table.id, step)
        assert len(folded) <= 100  # every fiftieth position is stored
        folded.clear()
        await service.replays.moment(table.id, step)
        assert folded == []


async def test_few_positions_are_remembered(service, monkeypatch):
    monkeypatch.setattr(replays, "STEPS_KEPT", 4)
    looked = replays.Replays(service.store)
    table = await finished(service, "lantern")
    last = (await looked.moment(table.id)).count
    for step in range(last):
        await looked.moment(table.id, step)
    assert len(looked._cache._moments) <= 4


async def test_what_was_never_dealt_has_no_replay(service):
    table = await lobby(service, 2)
    with pytest.raises(Refusal) as refused:
        await service.replays.moment(table.id)
    assert refused.value.say.id == "bot-no-not-started"
    with pytest.raises(Refusal) as refused:
        await service.replays.moment("nowhere")
    assert refused.value.say.id == "bot-no-such-table"
    assert await log_of(service, table)


def test_tokens_that_name_nothing_are_harmless():
    assert [read_mark(token) for token in ("s12", "e3", "x1", "s", "", "s-1")] == [
        (12, None), (None, 3), (None, None), (None, None), (None, None), (None, None),
    ]  # fmt: skip
    assert [read_viewpoint(token) for token in ("p", "all", "2", "", "-1", "999")] == [None, ALL, 2, None, None, None]


async def test_a_turn_is_recognised_by_the_same_sentence_from_wherever_one_looks(service):
    """A turn has the same sentence in all menus, also as the first or last entry."""
    table, _ = await watched(service, "tunhell", 60)
    last = await service.replays.moment(table.id)
    assert last.step == last.count - 1 > 40
    begins = {turn.number: turn.step for turn in last.turns}
    found = {}
    for step in range(last.count):
        turns = (await service.replays.moment(table.id, step)).turns
        found[step] = {turn.number: turn.gist for turn in turns if turn.gist is not None}
    everywhere = {number: gist for gists in found.values() for number, gist in gists.items()}
    assert len(everywhere) > 2 * NEAR
    for step, gists in found.items():
        here = max((number for number, begin in begins.items() if begin <= step), default=0)
        near = range(here - NEAR + 1, here + NEAR)
        assert gists.items() >= {number: everywhere[number] for number in near if number in everywhere}.items()
        assert gists.items() <= everywhere.items()


@pytest.mark.slow
async def test_a_long_step_is_told_in_parts_below_its_own_heading(service):
    """A fight's step is split into parts that lead to each other without a gap; the menu names the current chapter."""
    table = await finished(service, "dungeon_lords")
    last, lang, parted = await service.replays.moment(table.id), words("en"), 0
    for step in range(last.count):
        whole = await service.replays.moment(table.id, step)
        parts = parts_of(whole.told)
        assert [event for part in parts for event in part] == list(whole.told)
        for number in range(len(parts)):
            moment = in_part(whole, number)
            post = taken(replay_post(moment, lang))
            places = [
                read_mark(parse(one.id).path[0])[0] for one in post.controls() if one.id.endswith((".back", ".on"))
            ]
            assert places == [step - (number == 0 and step > 0), min(step + (number + 1 == len(parts)), last.count - 1)]
            if (chapter := moment.chapter) is not None:
                headings = [event.say for event in moment.told if event.is_heading]
                assert chapter.heading in headings
                assert chapter.number <= whole.turns[whole.turn].number
        if len(parts) > 1:
            parted += 1
            assert in_part(whole, 99).told == tuple(parts[-1])
            assert in_part(whole, 0).told == tuple(parts[0])
    assert parted > 2


@pytest.mark.slow
async def test_a_step_shows_the_mine_that_it_changed(service):
    """A replay step shows the mine that it changed, in a game where each player has one."""
    table = await finished(service, "maphr")
    last = await service.replays.moment(table.id)
    shown = [
        panels((await service.replays.moment(table.id, step)).view, Panels.REPLAY) for step in range(1, last.count, 4)
    ]
    assert sum(any(panel.id.startswith("mine") for panel in some) for some in shown) > 3
