lantern-title = Lanterne
    .tagline = Misez en secret, éclairez les galeries, faites taire les lampes des autres.
lantern-minute = Misez des pièces en secret ; la plus haute mise éclaire une galerie, sauf si quelqu’un souffle la lanterne.
lantern-option-rounds = Manches
    .help = La durée de la partie
lantern-option-rounds-3 = Trois
    .help = Une courte partie de trois manches.
lantern-option-rounds-5 = Cinq
    .help = Une partie plus longue, en cinq manches.
lantern-ask-bid = { $seat }, combien de pièces misez-vous ?
    .waiting = { $seat } mise en secret.
lantern-ask-light = { $seat }, quelle galerie éclairez-vous ?
    .waiting = { $seat } choisit une galerie à éclairer.
lantern-ask-shout = { $seat }, faites-vous éteindre la lanterne ?
    .waiting = { $seat } peut crier.
lantern-do-light = Éclairer la galerie { $gallery }
    .verb = Éclairer une galerie
    .gallery = Quelle galerie ?
lantern-do-shout = Crier, pour une pièce
    .verb = Crier
lantern-do-hush = Se taire
    .verb = Se taire
lantern-part-gallery = Galerie { $gallery }
lantern-bid = { $seat } mise { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et tient la lanterne.
lantern-stock = Votre galerie secrète est la { $gallery }.
lantern-shout = { $seat } crie : la lanterne s’éteint.
lantern-lit = { $seat } éclaire la galerie { $gallery }.
lantern-no-dark = La galerie { $gallery } n’est pas sombre.
lantern-no-light = Choisissez une galerie à éclairer.
lantern-table = La mine
lantern-miner = { $seat } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $galleries ->
    [one] { $galleries } galerie éclairée
   *[other] { $galleries } galeries éclairées
}
lantern-secret = Votre secret
lantern-score-lit = Galeries
lantern-topic-bidding = La mise
    .text = Chacun cache des pièces ; la plus haute mise paie et éclaire (règle 1).
lantern-topic-lighting = L’éclairage
    .text = Une galerie sombre s’éclaire, à moins que quelqu’un ne crie (règle 2).

## Le dédale
lantern-ask-way = { $seat }, où allez-vous ?
lantern-no-way = Vous venez de vous reposer.
lantern-do-walk = Traverser { $hall }, tournant { $turn }, avec { $tools-count ->
    [0] rien
   *[other] { $tools }
}
    .verb = Marcher
    .hall = Par quelle salle ?
    .turn = Quel tournant ?
lantern-do-climb = Monter vers { $hall }
    .verb = Monter
    .hall = Vers où ?
lantern-do-swim = Nager, tournant { $turn }
    .verb = Nager
lantern-do-crawl = Ramper, tournant { $turn }
    .verb = Ramper
lantern-do-dance = Danser, tournant { $turn }
    .verb = Danser
lantern-do-rest = Se reposer
    .verb = Se reposer
lantern-part-hall = { $hall }
lantern-part-turn = Tournant { $turn }
lantern-part-tools = { $tools-count ->
    [0] Rien
   *[other] { $tools }
}
lantern-name-attic = le grenier
    .does = Tout en haut, chez les chauves-souris.
lantern-name-cellar = la cave
lantern-name-rope = une corde
    .does = Sert à attacher.
lantern-name-hook = un crochet
lantern-name-lamp = une lampe
lantern-name-hall_3 = Salle 3
lantern-name-hall_4 = Salle 4
lantern-name-hall_5 = Salle 5
lantern-name-hall_6 = Salle 6
lantern-name-hall_7 = Salle 7
lantern-name-hall_8 = Salle 8
lantern-name-hall_9 = Salle 9
lantern-name-hall_10 = Salle 10
lantern-name-hall_11 = Salle 11
lantern-name-hall_12 = Salle 12
lantern-name-hall_13 = Salle 13
lantern-name-hall_14 = Salle 14
lantern-name-hall_15 = Salle 15
lantern-name-hall_16 = Salle 16
lantern-name-hall_17 = Salle 17
lantern-name-hall_18 = Salle 18
lantern-name-hall_19 = Salle 19
lantern-name-hall_20 = Salle 20
lantern-name-hall_21 = Salle 21
lantern-name-hall_22 = Salle 22
lantern-name-hall_23 = Salle 23
lantern-name-hall_24 = Salle 24
lantern-name-hall_25 = Salle 25
lantern-name-hall_26 = Salle 26
lantern-name-hall_27 = Salle 27
lantern-name-hall_28 = Salle 28
lantern-name-hall_29 = Salle 29
lantern-name-hall_30 = Salle 30
lantern-name-hall_31 = Salle 31
lantern-name-hall_32 = Salle 32
lantern-name-hall_33 = Salle 33
lantern-name-hall_34 = Salle 34
lantern-name-hall_35 = Salle 35
lantern-name-hall_36 = Salle 36
lantern-name-hall_37 = Salle 37
lantern-name-hall_38 = Salle 38
lantern-name-hall_39 = Salle 39
lantern-name-hall_40 = Salle 40
lantern-name-hall_41 = Salle 41
lantern-name-hall_42 = Salle 42
lantern-name-hall_43 = Salle 43
lantern-name-hall_44 = Salle 44
lantern-name-hall_45 = Salle 45
lantern-name-hall_46 = Salle 46
lantern-name-hall_47 = Salle 47
lantern-name-hall_48 = Salle 48
lantern-name-hall_49 = Salle 49
lantern-name-hall_50 = Salle 50
lantern-name-hall_51 = Salle 51
lantern-name-hall_52 = Salle 52
lantern-name-hall_53 = Salle 53
lantern-name-hall_54 = Salle 54
lantern-name-hall_55 = Salle 55
lantern-name-hall_56 = Salle 56
lantern-name-hall_57 = Salle 57
lantern-name-hall_58 = Salle 58
lantern-name-hall_59 = Salle 59
lantern-name-hall_60 = Salle 60

## Le marché
lantern-round = { $n ->
    [0] Dernière manche
   *[other] Nouvelle manche, encore { $n } ensuite
}
lantern-option-market = Marché
    .help = Si les galeries se vendent
lantern-option-market-closed = Fermé
    .help = Une galerie éclairée reste à son mineur.
lantern-option-market-open = Ouvert
    .help = Après chaque manche, les galeries peuvent se vendre.
lantern-ask-market = { $seat }, voulez-vous commercer ?
lantern-ask-price = { $seat }, pour combien de pièces ?
lantern-do-sell = Proposer une galerie à { $to_seat }
    .verb = Proposer une galerie
    .to-seat = À qui ?
lantern-part-to-seat = { $to_seat }
lantern-do-accept = Accepter l’offre { $number }
    .verb = Accepter une offre
    .number = Quelle offre ?
lantern-do-decline = Refuser l’offre { $number }
    .verb = Refuser une offre
    .number = Quelle offre ?
lantern-do-withdraw = Retirer l’offre { $number }
    .verb = Retirer une offre
    .number = Quelle offre ?
lantern-part-number = Offre { $number }
lantern-do-done = Ne plus commercer
    .verb = Ne plus commercer
lantern-offer = { $seat } vous propose une galerie pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
lantern-sold = { $seat } vend une galerie à { $buyer_seat } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
lantern-topic-market = Commerce
    .text = Après une manche, les galeries se vendent à deux (règle 3).
lantern-achievement-lamplighter = L’allumeur
    .how = éclairer deux galeries
lantern-achievement-shouter = Fort en voix
    .how = crier, et gagner sans partage
