lantern-title = Lantern
    .tagline = Bid in secret, light the galleries, shout the others’ lamps out.
lantern-option-rounds = Rounds
    .help = How long the game lasts
lantern-option-rounds-3 = Three
    .help = A short game of three rounds.
lantern-option-rounds-5 = Five
    .help = A longer game of five rounds.
lantern-ask-bid = { $seat }, how many coins do you bid?
lantern-ask-light = { $seat }, which gallery do you light?
lantern-ask-shout = { $seat }, do you shout the lantern out?
lantern-do-light = Light gallery { $gallery }
    .verb = Light a gallery
    .gallery = Which gallery?
lantern-do-shout = Shout, for one coin
    .verb = Shout
lantern-do-hush = Keep quiet
    .verb = Keep quiet
lantern-part-gallery = Gallery { $gallery }
lantern-bid = { $seat } bids { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and holds the lantern.
lantern-stock = Your secret gallery is number { $gallery }.
lantern-shout = { $seat } shouts: the lantern goes out.
lantern-lit = { $seat } lights gallery { $gallery }.
lantern-no-dark = Gallery { $gallery } is not dark.
lantern-no-light = Choose a gallery to light.
lantern-table = The mine
lantern-miner = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $galleries ->
    [one] { $galleries } gallery lit
   *[other] { $galleries } galleries lit
}
lantern-secret = Your secret
lantern-score-lit = Galleries
lantern-topic-bidding = Bidding
    .text = Everyone hides coins; the highest bid pays and lights (rule 1).
lantern-topic-lighting = Lighting
    .text = A dark gallery is lit unless somebody shouts (rule 2).
