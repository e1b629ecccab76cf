## Records of a server, what people have achieved there, and the digest of a month

bot-button-records = Records
bot-button-standings = Back to the standings
bot-records-title = ### { $game } · this server’s records
bot-records-all = ### This server’s records, across all games
bot-records-none = No record has been set here yet. Any game that counts can set one.
bot-records-how = Of two equal records, the earlier one stands. You choose in `/{ bot-command-settings.name } { bot-command-settings-me.name }` whether records and achievements show your name.
bot-records-entry = All games
bot-records-asks = Records of which game?
bot-record-highest = Highest score: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
bot-record-closest = Closest finish: { $n ->
    [0] level on points
    [one] a lead of { $n } point
   *[other] a lead of { $n } points
}
bot-record-streak = Longest winning streak: { $n ->
    [one] { $n } game
   *[other] { $n } games
}
bot-record-first = First win against a strong computer player
bot-record-survival = Best survival: { $n ->
    [one] { $n } point together
   *[other] { $n } points together
}
bot-record-longest = Longest game: { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
bot-record-line = - **{ $record }** · { $names } · { $at }
bot-record-line-of = - **{ $record }** · { $game } · { $names } · { $at }
bot-record-way = [to the table]({ $link })

bot-score-achieved = 🏅 Achievement · { $name }: { $what }
bot-score-achieved-one = { $what } ({ $name })
bot-score-achieved-more = Also achieved: { $list }
bot-achieved-one = **{ $what }** – { $how }
bot-achieved-near = { $what } (best so far: { $n } of { $least })
bot-achieved-head = **Achievements**
bot-achieved-game = - **{ $game }** · { $count } of { $most }: { $names }
bot-achieved-next = - Next in { $game }: { $what }
bot-achieved-nothing = No achievements yet. Every game has a few, and its final score says when you earn one.
bot-achieved-private = { $name } does not share achievements.
bot-achieved-only-you = Only you see this: records and achievements do not show your name.
bot-achieved-asks = Achievements of which game?
bot-achieved-entry = { $game } · { $count } of { $most }
bot-achieved-title = ### { $game } · { $name }’s achievements
bot-achieved-hidden = **Still to be found**
bot-button-person = Back to the results

bot-button-mine-named = Name in records
bot-stored-records = - { $records ->
    [0] no records
    [one] one best result kept for the records
   *[other] { $records } best results kept for the records
}, { $count ->
    [0] no achievements
    [one] one achievement
   *[other] { $count } achievements
}

bot-digest-title = ### { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year } on this server
bot-digest-game = - **{ $game }** · { $count ->
    [one] { $count } game
   *[other] { $count } games
}
bot-digest-winners = **Most wins**
bot-digest-winner = - { $name } · { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
bot-digest-records = **New records**
bot-digest-achievements = **New achievements**
bot-digest-achieved = - { $name } · { $game } · { $what }
bot-digest-tournaments = **Finished tournaments**
bot-digest-tournament = - { $title } · { $game }
bot-button-server-digest = Monthly digest…
bot-settings-server-digest = { $by ->
    [channel] - **Monthly digest:** { $channel }.
    [trouble] - **Monthly digest:** switched off, as I could no longer post it.
   *[none] - **Monthly digest:** off.
}
bot-settings-digest-title = ### Monthly digest
bot-settings-digest-on = Posted in { $channel } on the first day of each month, at { $hour }:00 or soon after, in the time zone { $zone } ({ $hours }:{ $minutes } there now).
bot-settings-digest-off = Off. Choose a channel, and once a month a message there sums up what was played.
bot-settings-digest-trouble = { $why ->
    [gone] I switched the digest off because its channel no longer exists.
   *[refused] I switched the digest off because I am not allowed to write in its channel.
}
bot-settings-digest-how = The digest sums up the month that has just ended: the games played, the most wins, new records and achievements, and finished tournaments. It mentions nobody, leaves out people who do not want to be named, and skips a month without games. To switch the digest off, remove the channel in the menu.
bot-settings-digest-channel-asks = Channel for the digest
