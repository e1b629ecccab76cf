## Tournaments: the message in the channel, what one person sees, the organiser's panel

bot-command-tournament =
    .name = tournament
    .description = Your next game in a tournament, and this server’s tournaments
bot-command-organise =
    .name = organise
    .description = Organise a tournament or a league in this channel
tournament-new-asks = **Which game will be played?** The tournament opens in this channel, and then you set its title, format and pace.

tournament-facts = { $game } · { $format } · { $seats ->
    [one] everyone plays alone
   *[other] tables of { $seats }
} · organised by { $organiser }
tournament-phase-enrolment = { $timed ->
    [yes] Players can enrol now. The tournament begins <t:{ $start }:R> (<t:{ $start }:f>).
   *[no] Players can enrol now.
}
tournament-phase-check-in = { $timed ->
    [yes] Check in now if you want to play: the tournament begins <t:{ $start }:R>.
   *[no] Check in now if you want to play.
}
tournament-phase-round = Round { $round } of { $planned }: { $left ->
    [one] one game is still being played
   *[other] { $left } games are still being played
}{ $timed ->
    [yes] , until <t:{ $until }:f>.
   *[no] .
}
tournament-phase-break = Round { $round } is over. { $timed ->
    [yes] The next one begins <t:{ $next }:R>.
   *[no] The next one is about to begin.
}
tournament-phase-paused = The tournament is adjourned. Games in play go on, but no round ends and none begins.
tournament-phase-over = { $reason ->
    [finished] The tournament is over.
    [season] Season { $season } is over. Enrol now to play in the next one.
    [too-few] The tournament is over: there were too few players to go on.
   *[ended] The organiser has ended the tournament: { $why }
}
tournament-people-none = Nobody has enrolled yet.
tournament-people = { $count ->
    [one] One player
   *[other] { $count } players
}{ $most ->
    [0] { "" }
   *[other] { " " }(at most { $most })
}: { $names }.{ $phase ->
    [check-in] { " " }{ $here ->
        [0] Nobody has checked in yet.
       *[other] Checked in so far: { $here }.
    }
   *[other] { "" }
}
tournament-computer = Computer player
tournament-against = { $count ->
    [2] { $first } – { $second }
   *[other] { $names }
}
tournament-linked = [{ $players }]({ $link })
tournament-match = **{ $table }.** { $players } · { $state ->
    [soon] the table is about to open
    [open] in play
    [stuck] ended without a winner: the organiser decides
    [won] won by { $winners }{ $how ->
        [score] , { $score }
        [conceded] : the other player conceded
        [forfeit] : the other side did not play in time
        [decided] , as the organiser has decided
       *[plain] {""}
    }
    [drawn] a draw{ $how ->
        [score] , { $score }
       *[plain] {""}
    }
    [survived] survived
    [lost] lost
   *[nobody] nobody played
}
tournament-pairing = **{ $table }.** { $players }{ $link ->
    [none] {""}
   *[other] {" "}· [to the table]({ $link })
}
tournament-deal-round = All tables of round { $round } play the same deal; the fingerprint of the secret begins with `{ $seal }`. One table shows what is still to come at another, so these games count only in the tournament. The deal, the hands and the records can be seen once the last game has ended.
tournament-deal-next = All tables of the next round will play the same deal. The secret has been drawn, and its fingerprint begins with `{ $seal }`.
tournament-byes = { $state ->
    [through] { $count ->
        [one] { $names } has no opponent in this round, and goes straight on to the next one.
       *[other] { $names } have no opponent in this round, and go straight on to the next one.
    }
    [over] { $count ->
        [one] { $names } had no opponent, and got 1 point for it.
       *[other] { $names } had no opponent, and got 1 point each for it.
    }
   *[open] { $count ->
        [one] { $names } has no opponent in this round, and gets 1 point when the round ends.
       *[other] { $names } have no opponent in this round, and get 1 point each when the round ends.
    }
}
tournament-row = **{ $rank }.** { $name } · { $values }
tournament-rows-more = { $count ->
    [one] and one more player
   *[other] and { $count } more players
}
tournament-rows-rest = The other rows are in the file.
tournament-section = { $kind ->
    [division] Division { $number }
   *[group] Group { $number }
}
tournament-winner = { $count ->
    [one] { $names } wins the tournament!
   *[other] { $names } share the victory!
}
tournament-podium = { $rank ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} **{ $name }** · { $points }
tournament-deciding = { $count ->
    [one] The deciding game:
   *[other] The deciding games:
}
tournament-round-begins = { $title }: round { $round }
tournament-results = **Results of round { $round }**
tournament-results-others = The other games of round { $round }:
tournament-stands = **Standings after round { $round }**
tournament-final-again = Both finalists have now lost once, so they play the final again.
tournament-pairings = **The tables of this round**
tournament-board = This was a tournament game.
tournament-button-of = Tournament standings
tournament-told = **{ $title }** · { $text }
tournament-remind-check-in = Check in if you want to play.
tournament-remind-round = Your game in round { $round } still has to be finished.
tournament-check-in-open = Check-in is open. Check in if you want to play.

tournament-mine-not = You are not taking part in this tournament.
tournament-mine-status = { $status ->
    [checked-in] You have checked in.
    [withdrawn] You have withdrawn.
    [excluded] You have been excluded.
   *[other] You have enrolled.
}
tournament-mine-bye = { $state ->
    [through] You have no opponent in round { $round }, and go straight on to the next one.
    [over] You had no opponent in round { $round }, and got 1 point for it.
   *[open] You have no opponent in round { $round }, and will get 1 point when it ends.
}
tournament-mine-link = [Go to your table]({ $link })
tournament-mine-rank = { $status ->
    [withdrawn] You have withdrawn.
    [excluded] You have been excluded.
    [absent] You were not there when the tournament began.
   *[other] { $kind ->
        [division] Your rank in division { $number }: { $rank }. Your score: { $points }.
        [group] Your rank in group { $number }: { $rank }. Your score: { $points }.
       *[all] Your rank: { $rank }. Your score: { $points }.
    }
}
tournament-list-title = Tournaments
tournament-list-none = ### No tournament yet
    Players enrol with a button. In every round I make up the tables, open their threads, tell people when to play and post the standings as pictures.
    - **In an evening:** Swiss, round robin, knock-out (with or without groups before it), double elimination, or survival on the same deals.
    - **Over a season:** a league with its divisions, each game at its own pace.
    { $may ->
        [yes] Choose the game below: the tournament opens in this channel, and then you set its title, format and pace. `/{ bot-command-organise.name }` does the same.
       *[no] People who manage the server can organise one with `/{ bot-command-organise.name }`.
    }
tournament-usual-title = { $game } tournament
tournament-listed = - [{ $title }]({ $link }) · { $game } · { $phase }
tournament-column-explained = **{ $name }**: { $text }
tournament-file = The standings, for a spreadsheet.
tournament-file-rank = Rank
tournament-file-name = Player
tournament-file-section = { $kind ->
    [division] Division
   *[group] Group
}

tournament-waits-trouble = { $line }
    The table could not be opened: { $why }
tournament-waits-for = { $line } · { $count ->
    [one] waiting for { $names }
   *[other] waiting for { $names }
}

tournament-button-enrol = Enrol
tournament-button-enrol-next = Enrol for the next season
tournament-button-in = Check in
tournament-button-out = Withdraw
tournament-button-leave-sure = Yes, withdraw
tournament-button-stay = Stay in
tournament-leave-sure = { $state ->
    [playing] **Withdraw?** You will play no further rounds and cannot come back. Your results so far still count.
    [league] **Withdraw?** You will play no further rounds this season. Your results so far still count, and you can enrol for the next season.
   *[before] **Withdraw?** You give up your place. You can enrol again until the tournament begins, if there is room.
}
tournament-button-mine = My game
tournament-button-table = Standings
tournament-button-file = Save as a file
tournament-button-replay = Replay: { $names }
tournament-button-org = Organise
tournament-button-checkin = Open check-in
tournament-button-begin = Begin
tournament-button-pair = Pair the next round
tournament-button-close = Close the round
tournament-button-close-sure = Yes, close round { $round } now
tournament-button-refresh = Refresh
tournament-button-pause = Adjourn
tournament-button-resume = Resume
tournament-button-end = End the tournament
tournament-button-season = Begin the next season
tournament-button-exclude = Exclude { $name }

tournament-asks-new = Organise a tournament here: which game?
tournament-asks-look = Look at a tournament
tournament-asks-set = Choose a setting to change
tournament-asks-value = Choose the new value
tournament-asks-add = Enrol somebody
tournament-asks-result = Enter or correct a result
tournament-asks-outcome = Choose how the game ended
tournament-asks-place-1 = Choose who came second
tournament-asks-place-2 = Choose who came third
tournament-asks-person = Choose a player to replace or exclude
tournament-asks-replace = Choose who takes over
tournament-asks-pass-on = Hand the tournament over to somebody
tournament-asks-extend = Put off the next deadline
tournament-outcome-won = Won by { $name }
tournament-outcome-place = { $place ->
    [1] First: { $name }
    [2] Second: { $name }
   *[3] Third: { $name }
}
tournament-outcome-absent = { $name } did not play
tournament-outcome-drawn = A draw
tournament-outcome-nobody = Nobody played
tournament-outcome-survived = Survived
tournament-outcome-lost = Lost together
tournament-page-before = Earlier in the list…
tournament-page-after = Further down the list…
tournament-result-of = Round { $round }, table { $table }: { $names }
tournament-reason-title = { $ask ->
    [end] End the tournament: why?
    [pause] Adjourn the tournament: why?
    [exclude] Exclude a player from the tournament: why?
   *[result] Why?
}
tournament-reason-label = A reason that everyone can read

tournament-proposed = With those enrolled so far: { $rounds ->
    [one] one round{ $byes ->
        [0] .
        [one] , in which one player has no opponent and gets 1 point for it.
       *[other] , in which { $byes } players have no opponent and get 1 point each for it.
    }
   *[other] { $rounds } rounds{ $byes ->
        [0] { $meet ->
            [yes] {" "}in which everyone meets everyone else.
           *[no] .
        }
        [one] { $meet ->
            [yes] {" "}in which everyone meets everyone else; in each of them one player has no opponent and gets 1 point for it.
           *[no] , in each of which one player has no opponent and gets 1 point for it.
        }
       *[other] , in each of which { $byes } players have no opponent and get 1 point each for it.
    }
}
tournament-meet-again = { $who ->
    [all] Everyone meets everyone else more than once.
   *[some] With so many rounds, some players meet more than once.
}
tournament-proposed-few = At least { $least ->
    [one] one player is
   *[other] { $least } players are
} needed to begin.
tournament-tie-breaks = Tie-breaks, in this order: { $names }
tournament-set-title = Title
tournament-set-format = Format
tournament-set-seats = Players per table
tournament-set-rounds = Rounds
tournament-set-most = Maximum number of players
tournament-set-start = Start
tournament-set-check-in = Check-in before the start
tournament-set-round = Time for a round
tournament-set-break = Break between rounds
tournament-set-pace = Time per decision
tournament-set-late = Players who are late
tournament-set-computer = Computer player where somebody is missing
tournament-set-same-deal = The same deal at every table of a round
tournament-set-rated = Results count for ratings
tournament-set-group = { $format ->
    [league] Players in a division
   *[groups] Players in a group
}
tournament-set-advance = { $format ->
    [league] How many move up and down
   *[groups] How many move on from a group
}

tournament-value-seats = { $value ->
    [one] Everyone plays alone
   *[other] { $value } players
}
tournament-value-rounds = { $value ->
    [none] As many as suit the number of players
    [one] One round
   *[other] { $value } rounds
}
tournament-value-most = { $value ->
    [none] No limit
   *[other] { $value } players
}
tournament-value-start = When the organiser begins it
tournament-value-start-set = At the time that has been set
tournament-value-check-in = No check-in
tournament-value-round = No limit
tournament-value-break = No break
tournament-value-extend = Not at all
tournament-value-computer = No computer player
tournament-value-same-deal = { $value ->
    [yes] Yes, everyone has the same luck
   *[no] No, each table has a deal of its own
}
tournament-value-rated = { $value ->
    [yes] Yes
   *[no] No
}
tournament-value-group = { $value ->
    [one] One player
   *[other] { $value } players
}
tournament-value-advance = { $value ->
    [one] One player
   *[other] { $value } players
}
tournament-duration = { $what ->
    [start] { $unit ->
        [days] In { $count ->
            [one] one day
           *[other] { $count } days
        }
        [hours] In { $count ->
            [one] one hour
           *[other] { $count } hours
        }
       *[minutes] In { $count ->
            [one] one minute
           *[other] { $count } minutes
        }
    }
    [extend] { $unit ->
        [days] By { $count ->
            [one] one day
           *[other] { $count } days
        }
        [hours] By { $count ->
            [one] one hour
           *[other] { $count } hours
        }
       *[minutes] By { $count ->
            [one] one minute
           *[other] { $count } minutes
        }
    }
   *[other] { $unit ->
        [days] { $count ->
            [one] One day
           *[other] { $count } days
        }
        [hours] { $count ->
            [one] One hour
           *[other] { $count } hours
        }
       *[minutes] { $count ->
            [one] One minute
           *[other] { $count } minutes
        }
    }
}
tournament-panel-follows = This panel keeps up with the tournament for a quarter of an hour after you press something here. After that, press “{ tournament-button-refresh }”.
tournament-close-sure = { $how ->
    [replace] **Close round { $round } now?** Computer players finish the games of players who are keeping a table waiting; at a table that is waiting for everyone, everyone loses.
   *[lose] **Close round { $round } now?** Players who are keeping a table waiting lose their game.
}
tournament-no-stale-panel = That panel still showed an earlier round, so nothing was done. It is now up to date, at round { $round }, so press the button again if you still want to.
tournament-no-such = This tournament no longer exists. Look for others with `/{ bot-command-tournament.name }`.
tournament-no-private = Tournaments belong to a server, so use this command in one of its channels.
tournament-no-thread = Tournaments open a thread for each table, so use this command in a text channel.
tournament-thread = Round { $round } · { $players }
tournament-alt-row = { $rank }. { $name }, { $points }
tournament-alt-standings = These are the standings of { $title }: { $people }.
tournament-alt-bracket = This is the bracket of { $title }. { $count ->
    [one] Its last game: { $games }.
   *[other] Its last games: { $games }.
}
tournament-alt-cross = This table shows who has beaten whom in { $title }.
bot-settings-server-organisers = - **Tournaments:** members with the role { $role } and people who manage the server can organise them.
bot-settings-server-organisers-asks = Who can organise tournaments: people who manage the server
tournament-no-stranger = Nobody else can enrol { $name }. Ask them to press “{ tournament-button-enrol }” themselves.
