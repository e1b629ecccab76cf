## The record of a game, and whether its deal is fair

bot-command-record =
    .name = record
    .description = Get the record of the game that ended here, to keep or to check
bot-command-verify =
    .name = verify
    .description = See how this table’s deal is made, and check it after the game
bot-record = { $entries ->
    [one] Here is the record of this game of { $game }, with its only move.
   *[other] Here is the record of this game of { $game }, with all its { $entries } moves.
}
bot-record-how = Keep the record, or check it on a computer that has Porion: `{ $command }`
bot-record-digest = Digest of this record: `{ $digest }`. A copy with a different digest has been changed.
bot-record-seal = { $whose ->
    [ours] I sealed this record myself, and nothing in it has been changed since.
    [foreign] The seal of this record is not mine, so I cannot tell whether anything in it has been changed.
   *[none] This record has no seal, so I cannot tell whether anything in it has been changed.
}
bot-fair-title = ### Is the deal fair?
bot-fair-why = When a table is opened, the bot draws a secret, and the fingerprint of this secret can be read here from then on. Each person who sits down after that adds a number, and the one who starts the game adds a last one; these are the numbers that Discord gives to their clicks. Together, the secret and these numbers make the seed of everything that chance decides. So the bot cannot change the secret once it knows the numbers, and no player can choose the seed, since the secret is hidden until the end. You have to trust the operator of the bot on two points only: that the numbers are those that came from Discord, and that no player was told the secret.
bot-fair-why-same = All tables of this round play the same deal. The bot drew the secret of this deal before it was known who would play, and showed the secret’s fingerprint in the tournament’s message; since then, each person who enrolled has added a number, the one that Discord gave to their click. Together, the secret and these numbers make the seed of everything that chance decides. People whom the organiser enrolled have added none; where there is no number at all, the seed follows from the secret alone, and this calculation shows only that nothing was changed afterwards. You have to take the operator’s word that the numbers are those that came from Discord, and that no player was told the secret.
bot-fair-why-own = The bot drew the secret of this deal when the tournament opened the table, and dealt at once; each player who had pressed “Enrol” in person added the number that Discord gave to that click. The fingerprint could be read only after the deal. So this calculation shows that nothing was changed during the game; you have to take the operator’s word that the deal was drawn at random.
bot-fair-round = The secret is shown once the last table of this round has ended, since others are still playing the same deal.
bot-fair-secret = **Fingerprint of the secret:** `{ $seal }`
bot-fair-share = **{ $name }** adds `{ $share }`.
bot-fair-later = The secret is shown at the end of the game. Note the fingerprint if you would like to compare it then.
bot-fair-never = This table was closed before the deal.
bot-fair-revealed = **Secret:** `{ $secret }`
bot-fair-seed = **Seed:** `{ $seed }`
bot-fair-right = I have checked this deal: the fingerprint is that of the secret, and the seed follows from the secret and from these numbers. The fingerprint is the SHA-256 of the secret; the seed is the SHA-256 of the secret and the numbers, each on a line of its own. The record (`/record`) holds all of this, and can be checked on any computer.
bot-fair-wrong = I have checked this deal, and the figures do not match: it is not the one that was announced.
bot-fair-given = The deal of this table was set in advance and is the same for everybody who plays it. This is a practice game, or one that began before deals could be checked.

bot-lobby-fair = The deal can be checked: “{ bot-button-fair }” (`{ $seal }`)
