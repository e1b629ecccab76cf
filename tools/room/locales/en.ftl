## Lantern

lantern-title = Lantern
    .tagline = Bid in secret, and light the gallery with the most gems.
lantern-minute =
    The galleries of an old mine are dark, and each hides some gems. Every player has looked into one of them, and has a few coins.

    In each round everybody hides coins in a fist. The highest bid is paid and wins the lantern; the others keep their coins.

    The player with the lantern lights a dark gallery and gains its gems. After the last round each gem and each coin is worth a point, and the player with the most points wins.

## Things

lantern-name-gallery = gallery
    .does = Hides gems in the dark. The player with the lantern lights it and gains them.
lantern-name-lamp = lantern
    .does = Belongs to the highest bid of a round, and lights one gallery.
lantern-name-coin = coin
    .does = Is bid for the lantern, and is worth one point in the end.
lantern-fact-galleries = There are { $n } of them.
lantern-fact-coins = Each player begins with { $n } of them.

## Options

lantern-option-rounds = Rounds
    .help = How many rounds are played?
lantern-option-rounds-3 = Three
    .help = A short game.
lantern-option-rounds-5 = Five
    .help = A longer game.

## Questions

lantern-ask-bid = { $seat }, how many coins do you bid?
lantern-ask-light = { $seat }, choose a gallery to light.
    .waiting = { $seat } is choosing a gallery to light.
lantern-why-bid = Everybody bids in secret. The highest bid is paid and wins the lantern; the others keep their coins.
lantern-why-lighting = { $seat } has the lantern, and gains the gems of the gallery it lights.
lantern-tip-bid = Only the winner pays. A coin is worth a point in the end: bid less than the gems you hope for.
lantern-tip-lighting = Your hand shows the gallery you have looked into.
lantern-do-light = Light gallery { $gallery }
    .verb = Light a gallery
    .gallery = Which gallery?
lantern-part-gallery = Gallery { $gallery }

## Events

lantern-log-round = { $n ->
    [one] The last round
   *[other] { $n } rounds to go
}
lantern-log-bid = { $seat } bids { $n ->
    [0] nothing
    [one] { $n } coin
   *[other] { $n } coins
}.
lantern-log-lantern = { $seat } has the lantern.
lantern-log-lit = { $seat } lights gallery { $gallery } and gains { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}.

## Refusals

lantern-no-coins = { $n ->
    [0] You have no coins to bid.
    [one] Bid at most { $n } coin.
   *[other] Bid at most { $n } coins.
}
lantern-no-bid = Choose a gallery to light.
lantern-no-gallery = There is no such gallery: they are numbered from 1 to { $n }.
lantern-no-lit = Gallery { $gallery } is lit already.

## Table and hand

lantern-board-mine = The mine
lantern-board-miners = Players
lantern-board-lit = Gallery { $gallery }: { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}.
lantern-board-dark = { $n ->
    [0] No gallery is dark
    [one] { $n } gallery is dark
   *[other] { $n } galleries are dark
}.
lantern-board-rounds = { $n ->
    [0] This is the last round
    [one] { $n } round after this one
   *[other] { $n } rounds after this one
}.
lantern-board-miner = { $seat }: { $n ->
    [0] no coins
    [one] { $n } coin
   *[other] { $n } coins
}.
lantern-hand-title = Your hand
lantern-hand-known = Gallery { $gallery } hides { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}
lantern-hand-coins = { $n ->
    [0] You have no coins
    [one] You have { $n } coin
   *[other] You have { $n } coins
}
lantern-position-gems = Each gallery needs its gems: { $n } figures

## Score

lantern-score-gems = Gems
lantern-score-coins = Coins

## Advice

lantern-advice-bid = Only the winner pays, and coins are worth points.
lantern-advice-known = You know what this gallery hides.
lantern-advice-unknown = Other galleries promise more than the one you know.

## Achievements

lantern-achievement-frugal = Not a Coin Spent
    .how = win outright with all the coins of the beginning
lantern-achievement-lamplighter = Lamplighter
    .how = light every gallery that is lit

## Help

lantern-topic-overview = The game in short
    .text = Gems lie in dark galleries. In each round a secret bid decides who lights one of them and gains its gems. Gems and coins are points.
lantern-topic-bidding = The bid
    .text =
        Everybody hides coins in a fist. All fists open at once.

        The highest bid is paid and wins the lantern. Of equal bids the one nearest to the first player wins, even when nobody bids a coin.
lantern-topic-lighting = Lighting a gallery
    .text = The player with the lantern chooses a dark gallery, lights it and gains its gems.

## Pictures

lantern-picture-name = { $seat }
lantern-alt-score = { $seat } has { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
lantern-legend-lit = Lit, with its gems
lantern-legend-known = Dark, and you have looked into it
lantern-legend-dark = Dark
