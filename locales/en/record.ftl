## Records of games: reading one, and what can be wrong with it
record-about = Check the record of a game by playing it again, and show how it went.
record-file-help = the JSON file that “/record” gives you
record-quiet-help = show only the result
record-checked = { $entries ->
    [one] The record is correct: its only entry was played again and led to the same result.
   *[other] The record is correct: all { $entries } entries were played again and led to the same result.
}
record-seed-mixed = The seed follows from the secret drawn before anybody sat down and from what each player added.
record-seed-given = The seed of this game was set in advance: it is a practice deal.
record-broken-off = The game was broken off before its end.
record-unreadable = This is not the record of a game: the part at “{ $place }” cannot be read.
record-no-game = The record is of a game that is not installed here: “{ $game }”.
record-other-catalogue = The components in the record are not those of edition { $edition }: they have been changed, or this version of the game does not know them.
record-no-deal = The number of players or an option in the record is not possible in this game.
record-disordered = Entry { $n } of the record comes after a later one.
record-no-position = Entry { $n } of the record goes back to entry { $to }, which is not there.
record-no-choice = Entry { $n } of the record is not a choice that this game knows.
record-illegal = Entry { $n } of the record cannot be played: { $reason }
record-other-result = When it is replayed, the game does not end as the record says: an entry or the result has been changed.
record-other-secret = The secret in the record does not match the fingerprint shown when the table was opened.
record-other-seed = The seed in the record does not follow from the secret and from what the players added.
record-altered = Something in the record has been changed: its digest does not match its contents.
record-altered-fields = { $count ->
    [one] Something in the record has been changed since I sealed it: { $fields }.
   *[other] Some fields of the record have been changed since I sealed it: { $fields }.
}
