## Tournaments and leagues: refusals, what is told, columns, formats

tournament-no-may-organise = { $role ->
    [none] Only people who manage this server can organise tournaments. They can give this right to a role with `/{ bot-command-settings.name } { bot-command-settings-server.name }`.
   *[other] Only people who manage this server and members with the role { $role } can organise tournaments.
}
tournament-no-more-here = { $most ->
    [one] There can only be one tournament at a time on this server. Wait until it is over, or end it.
   *[other] There can be at most { $most } tournaments at a time on this server. Wait until one is over, or end one.
}
tournament-no-more-yours = { $most ->
    [one] You can only organise one tournament at a time. Wait until it is over, or hand it over.
   *[other] You can organise at most { $most } tournaments at a time. Wait until one is over, or hand one over.
}
tournament-no-title = { $most ->
    [one] Give the tournament a name of one character.
   *[other] Give the tournament a name of at most { $most } characters.
}
tournament-no-game = This tournament’s game is not installed here. Choose another game.
tournament-no-survival = Survival needs a game that everyone can lose together. Choose another format.
tournament-no-option = This game has no such option. Choose one from the list.
tournament-no-seats = A table in this format has from { $least } to { $most } seats. Choose another number.
tournament-no-rounds = { $most ->
    [one] There can only be one round.
   *[other] A tournament has from 1 to { $most } rounds. Choose another number.
}
tournament-no-most = The maximum number of players can be anything from { $least } to { $most }. Choose another number.
tournament-no-most-below = { $count ->
    [one] One player has already enrolled. Set the maximum to at least 1, not to { $most }.
   *[other] { $count } players have already enrolled. Set the maximum to at least { $count }, not to { $most }.
}
tournament-no-round-time = A round can last from { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} to { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Choose another time.
tournament-no-start-past = That time has already passed. Choose a later start.
tournament-no-computer = This game has no computer player of that level. Choose another level.
tournament-no-group-size = A group or a division has from { $least } to { $most ->
    [one] { $most } player
   *[other] { $most } players
}. Choose another number.
tournament-no-advance = { $most ->
    [one] Only one player of a group of this size can move on.
   *[other] Between 1 and { $most } players of a group of this size can move on. Choose another number.
}
tournament-no-organiser = Only { $name }, who organises this tournament, and people who manage the server can do that.
tournament-no-begun = The tournament has already begun, so it is too late for that.
tournament-no-not-begun = The tournament has not begun yet. Begin it first.
tournament-no-over = The tournament is over.
tournament-no-paused = The tournament is adjourned. Resume it first.
tournament-no-paused-already = The tournament is already adjourned.
tournament-no-not-paused = The tournament is not adjourned.
tournament-no-enrolled-twice = { $name } has already enrolled in this tournament.
tournament-entrant = Entrant { $n }
tournament-no-withdrew = { $name } has withdrawn from this tournament, and can only come back by pressing “{ tournament-button-enrol }” themselves.
tournament-no-excluded = You were excluded from this tournament. Contact its organiser.
tournament-no-full = { $most ->
    [one] The tournament is full: its only place is taken.
   *[other] The tournament is full: all { $most } places are taken.
}
tournament-no-not-enrolled = That is only for people who take part in this tournament.
tournament-no-check-in = Nobody can check in at the moment. Wait until check-in opens.
tournament-no-withdraw-playing = { $name } is still playing at table { $table }. That game must end first, unless the organiser decides otherwise.
tournament-no-too-few = { $count ->
    [0] Nobody has enrolled, and at least { $least } must. Invite some players.
    [one] Only one player has enrolled, and at least { $least } are needed. Invite more.
   *[other] Only { $count } players have enrolled, and at least { $least } are needed. Invite more.
}
tournament-no-too-few-here = { $count ->
    [0] Nobody has checked in, and at least { $least } must. Put off the start.
    [one] Only one player has checked in, and at least { $least } are needed. Put off the start.
   *[other] Only { $count } players have checked in, and at least { $least } are needed. Put off the start.
}
tournament-no-tables-open = { $count ->
    [one] One table of round { $round } is still in play. Wait for its result, or enter it with a reason.
   *[other] { $count } tables of round { $round } are still in play. Wait for their results, or enter them with a reason.
}
tournament-no-such-table = Round { $round } has no table { $table }. Choose one from the list.
tournament-no-other-table = Another table was opened in place of table { $table } of this round, and only the result of the new one counts.
tournament-no-wrong-seats = { $count ->
    [one] Table { $table } has one player. Enter exactly one place and one score.
   *[other] Table { $table } has { $count } players. Enter a place and a score for each of them.
}
tournament-no-wrong-places = These places are not possible at table { $table }. Give 1 to the winner; players who tie share a place, and the next place stays empty.
tournament-no-contradiction = Table { $table } of round { $round } has already reported a different result. Only the organiser can correct the result, and must give a reason.
tournament-no-as-before = Table { $table } already has this result.
tournament-no-built-upon = The next round was paired from the result of table { $table } in round { $round }, which can therefore no longer be corrected.
tournament-no-reason = Give a reason that everyone can read.
tournament-no-extend = { $days ->
    [one] A deadline can be put off by anything from 1 minute to { $days } day.
   *[other] A deadline can be put off by anything from 1 minute to { $days } days.
}
tournament-no-deadline = There is no deadline at the moment, so there is nothing to put off.
tournament-no-replace-late = A computer player is already finishing { $name }’s game. Wait until it is over.
tournament-no-organises-already = { $name } already organises this tournament.
tournament-no-league = Only a league has seasons.
tournament-no-season-open = The season is still being played. Wait until its last round is over.

tournament-told-withdrawn = { $name } has withdrawn. Their results so far still count.
tournament-told-excluded = { $name } was excluded: { $reason }
tournament-told-replaced = { $substitute } takes over from { $name } and inherits all results so far.
tournament-told-corrected = The organiser has { $how ->
    [entered] entered
   *[corrected] corrected
} the result of table { $table } in round { $round } ({ $players }): { $outcome ->
    [won] won by { $winners }
    [drawn] a draw
    [survived] survived
    [lost] lost
   *[nobody] nobody played
}. Reason: { $reason }
tournament-told-paused = The tournament is adjourned. Games in play go on; no round ends and none begins until it is resumed.
tournament-told-paused-why = The tournament is adjourned: { $reason }
tournament-told-resumed = The tournament resumes. All deadlines have been put off by as long as it was adjourned.
tournament-told-extended = The deadline has been put off to <t:{ $until }:f> (<t:{ $until }:R>).
tournament-told-passed-on = { $name } organises this tournament from now on.
tournament-told-time-up = The time for round { $round } is up.

tournament-column-points = Points
    .short = Points
    .value = { $form ->
        [none] no points
        [one] { $shown } point
       *[other] { $shown } points
    }
    .help = A win counts as 1 point, a draw as ½. At larger tables the winner gets 1, the last player 0, and the others evenly spaced scores in between. A round without an opponent brings 1 point, but is not a win.
    .pairs = A win counts as 1 point, a draw as ½. A round without an opponent brings 1 point, but is not a win.
tournament-column-direct = Head-to-head
    .short = Direct
    .value = head-to-head { $shown }
    .help = The points from the games that players with equal scores have played against each other, if all of them have met.
tournament-column-buchholz = Buchholz
    .short = Buchholz
    .value = Buchholz { $shown }
    .help = The sum of the points of all opponents: the stronger they are, the higher it is. A round without an opponent adds nothing, nor does one that is still in play.
tournament-column-sonneborn = Sonneborn–Berger
    .short = S.–B.
    .value = Sonneborn–Berger { $shown }
    .help = The points of the opponents a player has beaten, and half the points of those the player has drawn with.
tournament-column-wins = Wins
    .short = Wins
    .value = { $form ->
        [none] no wins
        [one] { $shown } win
       *[other] { $shown } wins
    }
    .help = The number of games won, alone or shared.
tournament-column-score = Game points
    .short = Scored
    .value = { $form ->
        [none] no game points
        [one] { $shown } game point
       *[other] { $shown } game points
    }
    .help = The sum of the points scored in all games.
tournament-column-survived = Survived
    .short = Survived
    .value = { $form ->
        [none] survived no games
        [one] survived { $shown } game
       *[other] survived { $shown } games
    }
    .help = The number of games survived.
tournament-column-reached = Round reached
    .short = Round
    .value = { $form ->
        [none] did not reach the knock-out
        [top] won the final
        [again] won the first final
       *[other] reached round { $shown }
    }
    .help = The last round reached; winning the final counts as one more. A tied game goes to the player who comes later in turn order, not to the one who began.

tournament-format-swiss = Swiss
    .help = You meet players with about as many points as you and, where possible, nobody twice.
    .again = In each round you meet players with about as many points as you.
    .all = Swiss (so few players that everyone meets everyone else)
tournament-format-everyone = Round robin
    .help = Everyone plays everyone else.
    .again = You meet the others in turn, as far as the number of rounds allows.
tournament-format-groups = Groups, then knock-out
    .help = Everyone plays everyone else in their group, and the best of each group go on to a knock-out.
tournament-format-knock-out = Knock-out
    .help = A player is out after a defeat; at larger tables, a place in the lower half counts as a defeat.
tournament-format-second-chance = Double elimination
    .help = Two defeats put a player out; at larger tables, a place in the lower half counts as a defeat.
tournament-format-survival = Survival
    .help = Everyone plays the same deals. Games survived come first, then game points.
tournament-format-league = League
    .help = Divisions of 4 to 8 players, season after season: the top move up and the bottom move down.
tournament-late-lose = Lose
    .help = Players who are still keeping a table waiting lose their game when the time is up.
tournament-late-replace = Computer player
    .help = A computer player finishes the game for late players, who get no points for it.

tournament-picture-round = Round { $round } of { $planned }
tournament-picture-semi = Semi-finals
tournament-picture-quarter = Quarter-finals
tournament-picture-final = Final
