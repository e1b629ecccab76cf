"""The menu: a player's possible actions, in texts that fit."""

from dataclasses import replace
from itertools import islice

import pytest

from bot.ids import ControlAction, parse
from bot.model import Contest
from bot.post import Button, Menu
from bot.present.controls.buttons import follow
from bot.present.messages.explain import asked_post
from bot.present.messages.hand import hand_post
from bot.present.messages.menu import (
    DAYS,
    LOOKS,
    answer_buttons,
    concede_post,
    hint_post,
    leave_post,
    menu_buttons,
    menu_post,
)
from bot.present.messages.rules import page_asked, page_title
from bot.tables.consent import REAL_MOVES
from bot.tables.ending import PUT_AWAY_S, End, Expire
from bot.tables.notify import Kind
from bot.tables.pace import LATE_S
from bot.tables.play import Move
from bot.tables.proposals import Propose, Respond
from bot.tables.seats import Join, Leave
from bot.tables.transfers import AnswerTransfer, ProposeStandIn
from bot.tables.view import view_for
from games import core
from games.core import Amount, Dice, Number, OneOf, Say, Seat, SomeOf, any_of, say
from games.registry import GAMES
from locales import LOCALES, words
from tests.bot.present.limits import taken
from tests.bot.present.play import PLAIN, glances, positions, table_of
from tests.bot.tables.memory import MIRA, ODO, PEOPLE, MemoryTable

every_language = pytest.mark.parametrize("locale", LOCALES)


def labels(buttons):
    return [button.label for button in buttons if isinstance(button, Button)]


@every_language
def test_the_menu_offers_what_this_table_allows(locale):
    lang = words(locale)
    concede, propose = lang.text("bot-button-concede"), lang.text("bot-button-propose")
    two, three, alone = (
        MemoryTable.playing("poursuite", 2),
        MemoryTable.playing("poursuite", 3),
        MemoryTable.playing("poursuite", 1, 1),
    )
    offered = {
        name: labels(menu_post(view_for(table.table, table.state, Seat(0)), lang, table.now).controls())
        for name, table in {"two": two, "three": three, "alone": alone}.items()
    }
    assert {name: concede in found for name, found in offered.items()} == {"two": True, "three": False, "alone": True}
    assert {name: propose in found for name, found in offered.items()} == {"two": True, "three": True, "alone": False}
    cup = replace(two.table, contest=Contest.OWN_DEAL)
    there = labels(menu_post(view_for(cup, two.state, Seat(0)), lang, two.now).controls())
    hand_over = lang.text("bot-button-handover")
    assert (hand_over in offered["two"], hand_over in there) == (True, False), (
        "seats do not change hands in a tournament"
    )
    for table in (two, three, alone):
        taken(menu_post(view_for(table.table, table.state, Seat(0)), lang, table.now))
        taken(concede_post(table.table, lang))


@every_language
def test_conceding_says_beforehand_what_it_does_to_the_ratings(locale):
    """Conceding a rated game warns of its effect on ratings, or that it has none (too short, rival gone)."""
    lang = words(locale)
    early, alone = MemoryTable.playing("poursuite", 2).table, MemoryTable.playing("winter", 1).table
    two = replace(early, moves=2 * REAL_MOVES)
    kept = replace(two.occupants[1], person=None, computer="easy", owner=2)
    left = replace(two, occupants=(two.occupants[0], kept))
    told = [lang.text("bot-menu-concede-rated", how=how, n=REAL_MOVES) for how in ("defeat", "brief", "alone")]
    tables = (two, early, left, replace(two, is_rated=False), alone)
    asked = [taken(concede_post(one, lang)).words() for one in tables]
    found = [[one in said for one in told] for said in asked]
    yes = [[True, False, False], [False, True, False], [False, False, True]]
    assert found == [*yes, [False] * 3, [False] * 3]


@every_language
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_menu_fits_a_phone(game, locale):
    """What can be looked at is one menu, so that at most ten buttons stand beside it."""
    lang, table = words(locale), MemoryTable.playing(game, 2)
    seat = next(iter(core.decision(table.state).asks))
    post = taken(menu_post(view_for(table.table, table.state, seat), lang, table.now))
    (look,) = (one for one in post.controls() if isinstance(one, Menu))
    offered = {entry.value for entry in look.entries}
    assert (
        {ControlAction.HISTORY, ControlAction.REPLAY, ControlAction.BOARD, ControlAction.DESCRIBE}
        <= offered
        <= {*LOOKS}
    )
    assert len([one for one in post.controls() if isinstance(one, Button)]) <= 10


@every_language
def test_what_cannot_be_undone_can_be_declined(locale):
    """Conceding and leaving have a “No” that leads back to the menu, in a colour that does not push."""
    lang, table = words(locale), MemoryTable.playing("poursuite", 2).table
    for post in (concede_post(table, lang), leave_post(table, lang)):
        yes, no = taken(post).controls()
        assert (yes.style, no.style, no.label) == ("danger", "secondary", lang.text("bot-button-notsure"))
        assert parse(no.id).action is ControlAction.MENU


@every_language
def test_leaving_says_what_it_does_to_the_rating(locale):
    lang = words(locale)
    for game, is_rated, rated in (
        ("poursuite", True, "alone"),
        ("poursuite", False, "no"),
        ("winter", True, "together"),
    ):
        table = MemoryTable.playing(game, 2)
        view = view_for(replace(table.table, is_rated=is_rated), table.state, Seat(0))
        assert lang.text("bot-menu-leave", rated=rated) in menu_post(view, lang, 0).words()
        if is_rated:
            title = lang.text(f"{game}-title")
            assert leave_post(view.table, lang).words() == lang.text(
                "bot-menu-leave-sure", game=title, how=rated, days=DAYS
            )


@every_language
def test_leaving_alone_promises_what_happens(locale):
    """Leaving alone announces that the game is kept for the number of days in the menu, and it is."""
    lang, table = words(locale), MemoryTable.playing("poursuite", 1, 1)
    told = menu_post(view_for(table.table, table.state, Seat(0)), lang, table.now).words()
    assert lang.text("bot-menu-leave-alone", days=DAYS) in told
    assert lang.text("bot-menu-leave", rated="alone") not in told
    begun = table.now
    table.do(Leave(MIRA))
    for left in (PUT_AWAY_S, 60):  # a warning comes first
        table.now = begun + DAYS * 86400 - left
        table.do(Expire())
        assert table.table.is_deserted
    table.do(Join(MIRA))
    assert table.table.people == (MIRA.id,)


@every_language
def test_where_everybody_loses_together_the_menu_says_so(locale):
    """If all lose together, giving up by agreement or alone is called a defeat."""
    lang = words(locale)
    together, alone = MemoryTable.playing("winter", 2), MemoryTable.playing("winter", 1)
    for table, text, button in (
        (together, "bot-menu-propose-defeat", "bot-button-propose"),
        (alone, "bot-menu-concede-defeat", "bot-button-concede"),
    ):
        post = menu_post(view_for(table.table, table.state, Seat(0)), lang, table.now)
        offered = {lang.text(name) for name in ("bot-button-propose", "bot-button-concede")} & {
            *labels(post.controls())
        }
        assert (lang.text(text) in post.words(), offered) == (True, {lang.text(button)})
    assert (
        lang.text("bot-menu-concede-defeat-sure", game=lang.text("winter-title"))
        in concede_post(alone.table, lang).words()
    )


@every_language
def test_taking_back_what_was_seen_says_that_the_game_is_no_longer_rated(locale):
    """Taking back a move that revealed something is announced as making the game unrated, if it was rated."""
    lang, table = words(locale), MemoryTable.playing("lantern", 2)
    view = replace(view_for(table.table, table.state, Seat(0)), no_take_back=Say("bot-no-learnt-since", {}))
    told = lang.text("bot-menu-back-unrates", alone=0)
    assert told in menu_post(view, lang, table.now).words()
    unrated = replace(view, table=replace(table.table, is_rated=False))
    assert told not in menu_post(unrated, lang, table.now).words()


@every_language
def test_only_who_has_moved_is_offered_to_ask_for_a_step_back(locale):
    table, lang = MemoryTable.playing("lantern", 3), words(locale)
    table.do(Move(1, None, Number(2)))
    view = replace(view_for(table.table, table.state, Seat(1)), no_take_back=Say("bot-no-nothing-to-take-back", {}))
    asking = lang.text("bot-button-ask-back")
    assert asking in labels(menu_post(view, lang, table.now).controls())
    assert asking not in labels(menu_post(view, lang, table.now, has_moved=False).controls())


@every_language
def test_an_open_proposal_is_named_and_can_be_answered(locale):
    table, lang = MemoryTable.playing("lantern", 2), words(locale)
    table.do(Move(1, None, Number(2)))
    table.do(Propose(MIRA, "take-back"))
    assert "Mira" in menu_post(view_for(table.table, table.state, Seat(0)), lang, table.now).words().splitlines()[-1]
    answers, withdrawal = answer_buttons(table.table, table.table.proposal, lang)
    assert [one.style for one in answers.buttons] == ["secondary", "secondary"], "neither answer is pushed"
    assert [one.style for one in withdrawal.buttons] == ["secondary"], "apart: it is its own player's alone"
    assert labels(withdrawal.buttons) == [lang.text("bot-button-withdraw-of", name="Mira")]
    assert "Mira" in withdrawal.buttons[0].label


@every_language
def test_a_proposal_stands_in_the_hands_of_those_who_have_yet_to_agree(locale):
    """A proposal is shown in the hands of players who have not agreed yet, not to its author or the public."""
    table, lang = MemoryTable.playing("tunhell", 3), words(locale)
    table.do(Propose(MIRA, "end"))
    agree, withdraw = lang.text("bot-button-agree"), lang.text("bot-button-withdraw-of", name="Mira")

    def offered() -> list[bool]:
        views = [view_for(table.table, table.state, Seat(seat)) for seat in range(3)]
        shown = [labels(hand_post(view, lang).controls()) for view in views]
        assert not any(withdraw in one for one in shown)
        return [agree in one for one in shown]

    assert offered() == [False, True, True]
    assert {notice.seat for notice in table.last.notices if notice.kind is Kind.HAND} == {1, 2}
    table.do(Respond(ODO, table.table.proposal.n, True))
    assert offered() == [False, False, True]


@every_language
def test_a_vote_about_a_seat_stands_in_the_hands_of_those_who_have_yet_to_vote(locale):
    """A vote about a seat is shown in the hands of those who have not voted, not to the seat's owner or the author."""
    table, lang = MemoryTable.playing("tunhell", 4), words(locale)
    table.now += LATE_S
    late = next(seat for seat, one in table.table.seated() if one.asked_at is not None)
    by, *others = [PEOPLE[seat] for seat in range(4) if seat != late]
    table.do(ProposeStandIn(by, late))
    agree = lang.text("bot-button-agree")

    def asked() -> set[int]:
        posts = {seat: hand_post(view_for(table.table, table.state, Seat(seat)), lang) for seat in range(4)}
        return {PEOPLE[seat].id for seat, post in posts.items() if agree in labels(taken(post).controls())}

    assert asked() == {one.id for one in others}
    for told in (table.last, table.do(AnswerTransfer(others[0], table.table.transfer.n, agrees=False))):
        assert {notice.seat for notice in told.notices if notice.kind is Kind.HAND} == {0, 1, 2, 3}
    assert asked() == {others[1].id}


@every_language
def test_a_hint_is_offered_to_a_player_with_no_human_opponent(locale):
    lang = words(locale)
    hint = lang.text("bot-button-hint")
    alone, two = MemoryTable.playing("lantern", 1, 1), MemoryTable.playing("lantern", 2)
    assert hint in labels(menu_buttons(alone.views()[1], lang))
    assert hint not in labels(menu_buttons(two.views()[1], lang))


@every_language
def test_those_without_a_seat_are_offered_to_follow(locale):
    """People without a seat are offered to follow the table below “Explain”."""
    table, lang = MemoryTable.playing("poursuite", 2), words(locale)
    follow = lang.text("bot-button-follow")
    for seat, offered in ((None, True), (Seat(0), False)):
        post = asked_post(view_for(table.table, table.state, seat), lang)
        taken(post)
        assert (follow in labels(post.controls())) is offered
    table.do(End(MIRA, moderator=True))
    assert menu_buttons(view_for(table.table, table.state, None), lang) == ()


@pytest.mark.parametrize(
    ("locale", "asked", "event"),
    [
        ("en", "**Which is the first of your three orders?**", "This round’s event: "),
        ("fr", "**Quel est le premier de vos trois ordres\u202f?**", "Évènement de ce tour\u00a0: "),
    ],
)
def test_what_is_asked_stands_apart_from_what_is_told_beside_it(locale, asked, event):
    """“Explain” has the question in bold, and the event of the round on the next line."""
    table = MemoryTable.playing("dungeon_lords", 2)
    prompt = say("dungeon_lords-ask-orders-event", seat=0, event="payday", due=(), rivals=())
    view = table.views()[1]
    post = asked_post(replace(view, offer=replace(view.offer, prompt=prompt)), words(locale))
    first, second = taken(post).words().splitlines()[:2]
    assert first == asked
    assert second.startswith(event)


@every_language
def test_who_is_not_asked_reads_what_others_decide_and_by_which_rule(locale):
    """A player who is not asked reads what others decide and a link to its rule; for a quiet question, neither."""
    table, lang = MemoryTable.playing("poursuite", 2), words(locale)
    (asked,) = core.decision(table.state).asks
    view = table.views()[2 - asked]
    assert view.offer is None
    told = taken(asked_post(view, lang)).words()
    why = lang.text(f"poursuite-why-{view.asked}")
    assert f"> {why}" in told.splitlines()
    rule = GAMES["poursuite"].questions[view.asked]
    assert lang.text("bot-help-rule-topic", rule=rule, topic=page_title(view.game, page_asked(view), lang)) in told
    quiet = asked_post(replace(view, asked="", is_quiet=True), lang).words()
    assert why not in quiet


@every_language
def test_a_hint_says_what_and_why(locale):
    table, lang = MemoryTable.playing("poursuite", 1, 1), words(locale)
    seat = Seat(min(core.decision(table.state).asks))
    view = table.views()[seat + 1]
    said = hint_post(view, [(view.offer.shape.choices[0], (Say("poursuite-title", {}),))], lang)
    taken(said)
    assert said.words().splitlines()[1].startswith("1. ")
    assert hint_post(view, [], lang).words() == lang.text("bot-hint-none")


@pytest.mark.parametrize("shape", [OneOf, SomeOf, Amount])
def test_a_hint_is_played_by_a_button(shape) -> None:
    """Each advised choice has a button that makes exactly that choice, whatever is asked."""
    lang, dice, asked = words("en"), Dice("hints"), 0
    for game in (GAMES[name] for name in ("dungeon_lords", "maphr", "poursuite", "tunhell", "winter")):
        table = table_of(game, 2, PLAIN)
        for state, story in islice(positions(game, 2, "hints"), 80):
            for view in glances(table, state, story):
                if view.offer is None or not isinstance(view.offer.shape, shape):
                    continue
                asks = view.offer.shape
                shown = OneOf(asks.shown) if isinstance(asks, OneOf) else asks
                first, second = (any_of(shown, dice) for _ in range(2))
                if first == second:
                    continue
                controls = list(taken(hint_post(view, [(second, ()), (first, ())], lang)).controls())
                made = [parse(control.id) for control in controls]
                assert [control.label for control in controls] == ["Play hint 1", "Play hint 2"]
                assert [follow(view.offer, one.path) for one in made] == [second, first]
                assert {one.ticket for one in made} == {view.offer.ticket}
                asked += 1
    assert asked
