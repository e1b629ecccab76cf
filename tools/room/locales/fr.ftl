## Lantern

lantern-title = Lantern
    .tagline = Misez en secret, et éclairez la galerie où il y a le plus de gemmes.
lantern-minute =
    Les galeries d’une vieille mine sont sombres, et chacune cache des gemmes. Chaque joueur a regardé dans l’une d’elles, et possède quelques pièces.

    À chaque manche, tous cachent des pièces dans leur poing. La plus forte mise est payée et remporte la lanterne ; les autres gardent leurs pièces.

    Le joueur qui a la lanterne éclaire une galerie sombre et gagne ses gemmes. Après la dernière manche, chaque gemme et chaque pièce vaut un point ; le joueur qui a le plus de points gagne.

## Les choses

lantern-name-gallery = galerie
    .does = Cache des gemmes dans le noir. Le joueur qui a la lanterne l’éclaire et les gagne.
lantern-name-lamp = lanterne
    .does = Revient à la plus forte mise de la manche, et éclaire une galerie.
lantern-name-coin = pièce
    .does = Se mise pour la lanterne, et vaut un point à la fin.
lantern-fact-galleries = Il y en a { $n }.
lantern-fact-coins = Chaque joueur commence avec { $n }.

## Options

lantern-option-rounds = Manches
    .help = En combien de manches joue-t-on ?
lantern-option-rounds-3 = Trois
    .help = Une partie courte.
lantern-option-rounds-5 = Cinq
    .help = Une partie plus longue.

## Questions

lantern-ask-bid = { $seat }, combien de pièces misez-vous ?
lantern-ask-light = { $seat }, choisissez une galerie à éclairer.
    .waiting = { $seat } choisit une galerie à éclairer.
lantern-why-bid = Tous misent en secret. La plus forte mise est payée et remporte la lanterne ; les autres gardent leurs pièces.
lantern-why-lighting = { $seat } a la lanterne, et gagne les gemmes de la galerie éclairée.
lantern-tip-bid = Seul le gagnant paie. Une pièce vaut un point à la fin : misez moins que les gemmes que vous espérez.
lantern-tip-lighting = Votre main montre la galerie où vous avez regardé.
lantern-do-light = Éclairer la galerie { $gallery }
    .verb = Éclairer une galerie
    .gallery = Quelle galerie ?
lantern-part-gallery = Galerie { $gallery }

## Événements

lantern-log-round = { $n ->
    [one] La dernière manche
   *[other] Encore { $n } manches
}
lantern-log-bid = { $n ->
    [0] { $seat } ne mise rien.
    [one] { $seat } mise { $n } pièce.
   *[other] { $seat } mise { $n } pièces.
}
lantern-log-lantern = { $seat } a la lanterne.
lantern-log-lit = { $seat } éclaire la galerie { $gallery } et gagne { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
}.

## Refus

lantern-no-coins = { $n ->
    [0] Vous n’avez pas de pièces à miser.
    [one] Misez { $n } pièce au plus.
   *[other] Misez { $n } pièces au plus.
}
lantern-no-bid = Choisissez une galerie à éclairer.
lantern-no-gallery = Cette galerie n’existe pas : elles sont numérotées de 1 à { $n }.
lantern-no-lit = La galerie { $gallery } est déjà éclairée.

## Table et main

lantern-board-mine = La mine
lantern-board-miners = Joueurs
lantern-board-lit = Galerie { $gallery } : { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
}.
lantern-board-dark = { $n ->
    [0] Aucune galerie n’est sombre
    [one] { $n } galerie est sombre
   *[other] { $n } galeries sont sombres
}.
lantern-board-rounds = { $n ->
    [0] C’est la dernière manche
    [one] { $n } manche après celle-ci
   *[other] { $n } manches après celle-ci
}.
lantern-board-miner = { $seat } : { $n ->
    [0] aucune pièce
    [one] { $n } pièce
   *[other] { $n } pièces
}.
lantern-hand-title = Votre main
lantern-hand-known = La galerie { $gallery } cache { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
}
lantern-hand-coins = { $n ->
    [0] Vous n’avez aucune pièce
    [one] Vous avez { $n } pièce
   *[other] Vous avez { $n } pièces
}
lantern-position-gems = Il faut un nombre de gemmes par galerie, donc { $n }

## Score

lantern-score-gems = Gemmes
lantern-score-coins = Pièces

## Conseils

lantern-advice-bid = Seul le gagnant paie, et les pièces valent des points.
lantern-advice-known = Vous savez ce que cache cette galerie.
lantern-advice-unknown = D’autres galeries promettent plus que celle que vous connaissez.

## Hauts faits

lantern-achievement-frugal = Pas une pièce
    .how = gagner sans partage avec toutes ses pièces de départ
lantern-achievement-lamplighter = L’allumeur
    .how = éclairer toutes les galeries éclairées

## Aide

lantern-topic-overview = Le jeu en bref
    .text = Des gemmes dorment dans des galeries sombres. À chaque manche, une mise secrète décide qui en éclaire une et gagne ses gemmes. Gemmes et pièces sont des points.
lantern-topic-bidding = La mise
    .text =
        Tous cachent des pièces dans leur poing. Tous les poings s’ouvrent en même temps.

        La plus forte mise est payée et remporte la lanterne. De mises égales, la plus proche du premier joueur l’emporte, même si personne ne mise.
lantern-topic-lighting = Éclairer une galerie
    .text = Le joueur qui a la lanterne choisit une galerie sombre, l’éclaire et gagne ses gemmes.

## Images

lantern-picture-name = { $seat }
lantern-alt-score = { $seat } a { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
lantern-legend-lit = Éclairée, avec ses gemmes
lantern-legend-known = Sombre, et vous y avez regardé
lantern-legend-dark = Sombre
