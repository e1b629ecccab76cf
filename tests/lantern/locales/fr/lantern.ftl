lantern-title = Lanterne
    .tagline = Misez en secret, éclairez les galeries, faites taire les lampes des autres.
lantern-option-rounds = Manches
    .help = La durée de la partie
lantern-option-rounds-3 = Trois
    .help = Une courte partie de trois manches.
lantern-option-rounds-5 = Cinq
    .help = Une partie plus longue, en cinq manches.
lantern-ask-bid = { $seat }, combien de pièces misez-vous ?
lantern-ask-light = { $seat }, quelle galerie éclairez-vous ?
lantern-ask-shout = { $seat }, faites-vous éteindre la lanterne ?
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
