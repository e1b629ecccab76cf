"""Proposals that need everybody's consent, and conceding."""

from dataclasses import replace

import pytest

from bot.model import Phase
from bot.present.messages.menu import undone_lines
from bot.present.speech import sentence
from bot.tables import consent
from bot.tables.deal import Start
from bot.tables.decide import Due
from bot.tables.play import Move, Moved
from bot.tables.proposals import PROPOSAL_S, Concede, Propose, Respond, WithdrawProposal, proposed
from bot.tables.ratings import result_of
from bot.tables.seats import Join, Leave
from games import core
from games.core import Dice, Ending, Number, Refusal, Revise, Seat
from games.registry import GAMES
from locales import words
from tests.house.play import middle

from .memory import FERN, GRO, MIRA, ODO, PEOPLE, MemoryTable
from .test_consent import outcome, play, respond, said

ALL = sorted({*GAMES, "lantern"})


def bidding(people: int = 3, computers: int = 0) -> MemoryTable:
    """Return a table where everybody has bid, so that Mira's bid is known."""
    table = MemoryTable.playing("lantern", people, computers)
    for person in PEOPLE[:people]:
        table.do(Move(person.id, None, Number(1 + person.id)))
    return table


def proposal(table: MemoryTable) -> int:
    """Return the number of the open proposal."""
    assert table.table.proposal is not None
    return table.table.proposal.n


def stepped(game: str) -> MemoryTable:
    """Return a game of three in which others have moved after the first person's step."""
    seats = 3 if 3 in GAMES[game].seats else 2
    table, dice = MemoryTable.playing(game, seats, seed=f"stepped {game}"), Dice(f"stepped {game}")
    for _ in range(middle(game, seats, 30)):
        table.answer(dice)
    return table


@pytest.mark.slow
@pytest.mark.parametrize("game", ALL)
def test_by_consent_of_all_a_step_is_taken_back_whatever_was_learnt(game):
    """With everybody's consent a step is undone, restoring the position and dice."""
    table = bidding() if game == "lantern" else stepped(game)
    mine = [entry.fact for entry in table.replay.entries if entry.fact.word() == "moved" and entry.fact.seat == 0]
    before = table.replay.positions[mine[-1].before]
    table.do(Propose(MIRA, "take-back"))
    for person in PEOPLE[1 : len(table.table.occupants)]:
        table.do(Respond(person, proposal(table), agrees=True))
    assert table.table.proposal is None
    same, now = core.reopen(before, at=table.table.n), core.clone(table.state)
    for one in (same, now):
        one.told, one.asked, one.opened = [], {}, {}  # others who are asked the same question keep their controls
    assert now == same


def test_a_proposal_says_how_many_later_moves_go_back_with_it():
    """A proposed take-back gives the number of later moves that it undoes, in both languages; for none it does not."""
    told = []
    for person in (MIRA, ODO, PEOPLE[2]):
        table = bidding()
        table.do(Propose(person, "take-back"))
        said_ = proposed(table.table, table.table.proposal)
        told.append((said_.values["later"], *(sentence(words(one), said_, table.table) for one in ("en", "fr"))))
    assert [later for later, _, _ in told] == [2, 1, 0]
    assert [("moves made since" in en, "coups joués depuis" in fr) for _, en, fr in told] == [
        (True, True),
        (False, False),
        (False, False),
    ]
    assert "the move made since" in told[1][1]
    assert "dernier coup." in told[2][2]


def test_everybody_else_must_agree():
    table = bidding()
    table.do(Propose(MIRA, "take-back"))
    table.do(Respond(ODO, proposal(table), agrees=True))
    assert table.table.proposal.agreed == (1,)
    assert table.do(Respond(ODO, proposal(table), agrees=True)).is_repeated
    table.do(Respond(FERN, proposal(table), agrees=False))
    assert (table.table.proposal, table.last.notices[-1].say.id) == (None, "bot-notice-declined")


def test_who_may_answer_what():
    table = bidding()
    assert table.refusal(Respond(ODO, 1, agrees=True)) == "bot-no-proposal"
    table.do(Propose(MIRA, "end"))
    n = proposal(table)
    assert table.refusal(Propose(ODO, "end")) == "bot-no-second-proposal"
    assert table.refusal(Respond(MIRA, n, agrees=True)) == "bot-no-own-proposal"
    assert table.refusal(Respond(GRO, n, agrees=True)) == "bot-no-not-in-game"
    assert table.refusal(Respond(ODO, n - 1, agrees=True)) == "bot-no-proposal"
    assert table.refusal(WithdrawProposal(n, ODO)) == "bot-no-foreign-proposal"
    table.do(WithdrawProposal(n, MIRA))
    assert table.refusal(Respond(ODO, n, agrees=True)) == "bot-no-proposal"


def test_a_move_closes_what_was_proposed():
    """A move closes a proposal, whose controls stay invalid."""
    table = bidding()
    table.do(Propose(MIRA, "take-back"))
    n = proposal(table)
    table.answer(Dice("on"))
    assert table.table.proposal is None
    assert table.refusal(Respond(ODO, n, agrees=True)) == "bot-no-proposal"


def test_a_proposal_lapses():
    table = bidding()
    table.do(Propose(MIRA, "end"))
    timer = next(timer for timer in table.last.timers if timer.kind is Due.PROPOSAL)
    assert not table.do(timer.command()).entries
    table.now += PROPOSAL_S
    assert timer.at == table.now
    table.do(timer.command())
    assert (table.table.proposal, table.last.notices[-1].say.id) == (None, "bot-notice-proposal-expired")


def test_a_game_is_ended_by_agreement_without_a_result():
    table = bidding(2)
    table.do(Propose(ODO, "end"))
    table.do(Respond(MIRA, proposal(table), agrees=True))
    assert table.table.phase is Phase.ENDED
    assert table.last.notices[-1].say.id == "bot-notice-agreed"
    assert result_of(table.after, table.replay.entries[-1]) is None


def test_against_computer_players_alone_nobody_need_be_asked():
    table = MemoryTable.playing("lantern", 1, 1)
    table.do(Move(1, None, Number(2)))
    table.do(Propose(MIRA, "take-back"))
    assert core.decision(table.state).asks.keys() == {0, 1}


def test_there_must_be_a_step_to_take_back():
    assert MemoryTable.playing("lantern", 2).refusal(Propose(MIRA, "take-back")) == "bot-no-own-move"
    assert MemoryTable.open("lantern", 2).refusal(Propose(MIRA, "end")) == "bot-no-not-started"


def after_moves(n: int) -> MemoryTable:
    """Return a two-player game with this many moves made."""
    table, dice = MemoryTable.playing("poursuite", 2, seed="conceded"), Dice("conceded")
    while table.table.moves < n:
        table.answer(dice)
    return table


def test_a_game_given_up_before_it_has_really_been_played_is_not_rated():
    """A game conceded after few moves has no result and is unrated as too brief, so that nobody gives ratings away."""
    results = {}
    for n in (0, 2 * consent.REAL_MOVES - 1, 2 * consent.REAL_MOVES):
        table = after_moves(n)
        assert consent.unrated_reason(table.table) is None, "while it is played, it may still become a game"
        table.do(Concede(MIRA))
        results[n] = consent.unrated_reason(table.table), result_of(table.after, table.replay.entries[-1]) is None
    assert [*results.values()] == [("brief", True), ("brief", True), (None, False)]


def test_conceding_a_game_of_two_lets_the_other_win():
    table = after_moves(2 * consent.REAL_MOVES)
    table.do(Concede(MIRA))
    last = table.last.notices[-1].say
    assert (last.id, dict(last.values)) == ("bot-notice-conceded", {"name": "Mira", "winner": "Odo"})
    assert [event.say for event in table.after.told] == [last]
    result = result_of(table.after, table.replay.entries[-1])
    assert result is not None
    assert (result.ending, {seat.person: seat.place for seat in result.seats}) == (Ending.CONCEDED, {1: 2, 2: 1})
    assert [seat.person for seat in result.seats if result.won_by(seat)] == [2]


def test_a_game_of_three_cannot_be_conceded():
    assert bidding(3).refusal(Concede(MIRA)) == "bot-no-concede"
    assert bidding(3).refusal(Concede(GRO)) == "bot-no-not-in-game"
    assert Seat(0) in MemoryTable.playing("lantern", 3).tickets()


def answer_whole(table: MemoryTable, dice: Dice, seat: Seat) -> None:
    """Let a person give a whole answer, stage by stage."""
    ticket = None
    while (tickets := table.tickets()).get(seat) not in {None, ticket}:
        ticket = tickets[seat]
        table.answer(dice, seat)


def sealed(game: str, number: int) -> MemoryTable | None:
    """Return a game of two before a secret question; None if it has none."""
    dice = Dice(f"sealed {number}")
    table = MemoryTable.playing(game, 2, seed=f"sealed {number}")
    for _ in range(60):
        now = core.decision(table.state)
        if now is None:
            return None
        if now.sealed and len(now.asks) == 2 and not table.state.answers:
            return table
        answer_whole(table, dice, min(now.asks))
    return None


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lantern", "dungeon_lords", "maphr"])
def test_somebody_is_asked_after_every_step_back(game):
    """After a consented step back in a secret question, the player is asked again."""
    tried = 0
    for number in range(4):
        table, dice = sealed(game, number), Dice(f"back {number}")
        if table is None:
            continue
        answer_whole(table, dice, Seat(0))
        if isinstance(table.try_(Move(MIRA.id, None, Revise())), Refusal):
            continue
        table.do(Move(MIRA.id, None, Revise()))
        answer_whole(table, dice, Seat(1))
        said = table.state.answers[Seat(1)]
        table.do(Propose(MIRA, "take-back"))
        table.do(Respond(ODO, proposal(table), True))
        now = core.decision(table.state)
        assert now is not None
        assert (set(now.asks), now.done) == ({0}, (1,))
        assert table.state.answers == {1: said}
        tried += 1
    assert tried


def test_whoever_is_left_alone_goes_back_at_once_and_plays_on_for_no_rating():
    """After the other person's erasure, a step back is immediate and makes the game unrated."""
    table = MemoryTable.playing("poursuite", 2)
    play(table, 12)
    table.do(Leave(ODO))
    assert consent.unrated_reason(table.table) is None, "to go on alone costs nothing yet"
    object.__setattr__(table.table.occupants[1], "owner", -7)  # as the erasure leaves it
    while not isinstance(fact := table.replay.entries[-1].fact, Moved) or fact.seat != 0:
        play(table, 1)
    table.do(Propose(MIRA, "take-back"))
    assert table.table.proposal is None
    assert said(table) == ["bot-notice-rewound"]
    assert consent.unrated_reason(table.table) == "rewound"
    play(table, 3000)
    assert table.table.phase is Phase.OVER
    assert result_of(table.after, table.replay.entries[-1]) is None


def test_two_players_of_one_name_have_two_answers():
    """Two players with equal names are counted separately."""
    namesake, table = replace(FERN, name=ODO.name), MemoryTable.open("lantern", 2)
    table.do(Join(namesake))
    table.do(Start(MIRA, "seed"))
    for agrees in (True, False):
        table.do(Propose(MIRA, "end"))
        asked = table.table.proposal.n
        respond(table, ODO, agrees=agrees)
        if agrees:
            respond(table, namesake, agrees=False)
        assert outcome(table, asked) == ("bot-request-refused", ("Odo",))
    table.do(Propose(MIRA, "end"))
    asked = table.table.proposal.n
    respond(table, ODO)
    respond(table, namesake)
    assert outcome(table, asked) == ("bot-request-agreed", ("Odo", "Odo"))


def test_a_proposal_names_the_moves_that_would_be_undone():
    """A proposed take-back names the moves it undoes as they were announced; a secret bid is not named."""
    table = bidding()
    table.do(Propose(MIRA, "take-back"))
    assert [one.id for one in table.table.proposal.moves] == ["lantern-bid"], "told once all bids are known"
    table = MemoryTable.playing("lantern", 3)
    table.do(Move(MIRA.id, None, Number(2)))
    table.do(Move(ODO.id, None, Number(3)))
    table.do(Propose(MIRA, "take-back"))
    assert table.table.proposal.moves == ()
    for lang in map(words, ("en", "fr")):
        assert undone_lines(table.table, table.table.proposal, lang) == ()


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_of_many_undone_moves_the_own_one_and_the_latest_are_shown(locale):
    """Of many undone moves only a few are listed, one per line below a heading."""
    table, lang = stepped("tunhell"), words(locale)
    table.do(Propose(MIRA, "take-back"))
    proposed_now = table.table.proposal
    assert proposed_now.moves
    assert all("{" not in block.markdown for block in undone_lines(table.table, proposed_now, lang))
    for count, shown in ((12, 12), (13, 12), (40, 12)):
        many = replace(proposed_now, moves=proposed_now.moves[:1] * count)
        lines = undone_lines(table.table, many, lang)[0].markdown.splitlines()
        assert (lines[0], len(lines)) == (f"-# {lang.text('bot-proposal-undoes')}", 1 + shown)
        assert ("> …" in lines) is (count > shown)
        brief = undone_lines(table.table, many, lang, room=1)[0].markdown.splitlines()
        assert brief == [*lines[:2], "> …"], "in a small room the own move alone"


def test_a_request_to_take_a_move_back_says_what_has_happened_since():
    """It names those who have moved since, and says that something has come to light; no die was rolled."""
    table = bidding()
    table.do(Propose(MIRA, "take-back"))
    asks = table.table.proposal
    assert (asks.movers, asks.has_roll, asks.has_news) == ((1, 2), False, True)
    told = [sentence(words(locale), proposed(table.table, asks), table.table) for locale in ("en", "fr")]
    assert "Odo and Fern have moved since. A card or another secret has come to light since. So" in told[0]
    assert "Odo et Fern ont joué depuis. Une carte ou un autre secret a été dévoilé depuis. Il" in told[1]
    assert not any(word in text for text in told for word in ("die", "dé "))
