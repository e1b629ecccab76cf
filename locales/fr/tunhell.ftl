tunhell-title = Tunhell
    .tagline = Envoyez vos Nains dans trois mines, disputez chaque galerie, et arrêtez-vous avant le dragon.

## Options
tunhell-option-mode = Règles
    .help = Les cartes en jeu.
tunhell-option-mode-full = Jeu complet
    .help = Tout : trouvailles, Fantôme, Cœur d’or, une carte Fin de mine sous chaque mine, et les trophées.
    .phrase = jeu complet
tunhell-option-mode-initiation = Initiation
    .help = Pour une première partie : seulement de la terre, des trésors et des monstres dans les mines.
    .phrase = règles d’initiation
tunhell-option-length = Durée
    .help = Le nombre de cartes Mine qui restent dans la boîte. Moins de cartes, partie plus courte.
tunhell-option-length-normal = Normale
    .help = Toutes les cartes que la règle met en jeu.
    .phrase = durée normale
tunhell-option-length-short = Courte
    .help = Une carte de moins dans chaque mine.
    .phrase = partie courte
tunhell-option-length-shorter = Plus courte
    .help = Deux cartes de moins dans chaque mine.
    .phrase = partie plus courte
tunhell-option-length-shortest = Très courte
    .help = Trois cartes de moins dans chaque mine.
    .phrase = partie très courte
tunhell-option-loot = Butin
    .help = Si tout le monde voit ce que chacun a gagné.
tunhell-option-loot-open = Visible
    .help = Tout le monde voit les butins et les points en cours.
tunhell-option-loot-hidden = Caché
    .help = On ne voit que la terre, les rats et le nombre des autres cartes, jusqu’à la fin.

## Choses
tunhell-several = { $n } × { $card }
tunhell-name-warrior_1 = Guerrier 1
    .the = le Guerrier 1
    .a = un Guerrier 1
    .does = Pressé. Garde une mine avec une force de 1, ou se défausse pour gagner un combat.
tunhell-name-warrior_2 = Guerrier 2
    .the = le Guerrier 2
    .a = un Guerrier 2
    .does = Garde une mine avec une force de 2, ou se défausse pour gagner un combat.
tunhell-name-warrior_3 = Guerrier 3
    .the = le Guerrier 3
    .a = un Guerrier 3
    .does = Garde une mine avec une force de 3, ou se défausse pour gagner un combat.
tunhell-name-warrior_4_proud_a = Guerrier 4 fier (A)
    .the = le Guerrier 4 fier (A)
    .a = un Guerrier 4 fier (A)
    .does = Garde une mine avec une force de 4, seul : vos autres Guerriers s’en vont et aucun ne peut le rejoindre.
tunhell-name-warrior_4_proud_b = Guerrier 4 fier (B)
    .the = le Guerrier 4 fier (B)
    .a = un Guerrier 4 fier (B)
    .does = Garde une mine avec une force de 4, seul : vos autres Guerriers s’en vont et aucun ne peut le rejoindre.
tunhell-name-digger_2_0 = Piocheur 2
    .the = le Piocheur 2
    .a = un Piocheur 2
    .does = Pressé. Pioche 2 cartes ; pas de bonus de combat.
tunhell-name-digger_1_2 = Piocheur 1 (+2)
    .the = le Piocheur 1 (+2)
    .a = un Piocheur 1 (+2)
    .does = Pioche 1 carte ; bonus de combat 2.
tunhell-name-digger_2_1 = Piocheur 2 (+1)
    .the = le Piocheur 2 (+1)
    .a = un Piocheur 2 (+1)
    .does = Pioche 2 cartes ; bonus de combat 1.
tunhell-name-digger_3_0 = Piocheur 3
    .the = le Piocheur 3
    .a = un Piocheur 3
    .does = Pioche 3 cartes ; pas de bonus de combat.
tunhell-name-digger_4_3 = Piocheur 4 (+3)
    .the = le Piocheur 4 (+3)
    .a = un Piocheur 4 (+3)
    .does = Pioche 4 cartes ; bonus de combat 3.
tunhell-name-digger_2_5 = Piocheur 2 (+5)
    .the = le Piocheur 2 (+5)
    .a = un Piocheur 2 (+5)
    .does = Pioche 2 cartes ; bonus de combat 5.
tunhell-name-scout_5 = Éclaireur 5
    .the = l’Éclaireur 5
    .a = un Éclaireur 5
    .does = Regarde en secret les 5 premières cartes d’une mine ouverte.
tunhell-name-scout_3 = Éclaireur 3
    .the = l’Éclaireur 3
    .a = un Éclaireur 3
    .does = Pressé. Regarde en secret les 3 premières cartes d’une mine ouverte.
tunhell-name-blaster = Dynamiteur
    .the = le Dynamiteur
    .a = un Dynamiteur
    .does = Chasse tous les Guerriers d’une mine ouverte, les vôtres compris.
tunhell-name-dirt = Terre
    .the = la Terre
    .a = de la Terre
    .does = Rejoint le butin ; aucun point, mais elle compte pour l’Employé du mois.
tunhell-name-treasure = Trésor
    .the = le Trésor
    .a = un Trésor
    .does = Rejoint le butin ; 1 point.
tunhell-name-rat = Rat
    .the = le Rat
    .a = un Rat
    .does = Rencontre, combat 1 ; aucun point, mais il compte pour le Dératiseur.
tunhell-name-goblin = Gobelin
    .the = le Gobelin
    .a = un Gobelin
    .does = Rencontre, combat 2 ; 2 points.
tunhell-name-orc = Orc
    .the = l’Orc
    .a = un Orc
    .does = Rencontre, combat 3 ; 3 points.
tunhell-name-troll = Troll
    .the = le Troll
    .a = un Troll
    .does = Rencontre, combat 4 ; 4 points.
tunhell-name-dragon = Dragon
    .the = le Dragon
    .a = un Dragon
    .does = Rencontre, combat 6 ; 6 points.
tunhell-name-machin = Machin
    .the = Machin
    .a = Machin
    .does = Un Piocheur : pioche 4 cartes ; pas de bonus de combat. Le Fantôme ne peut rien contre lui.
tunhell-name-dwouarf = Dwouarf le chien
    .the = Dwouarf le chien
    .a = Dwouarf le chien
    .does = Un Guerrier de force 0 : vos rencontres à sa mine ont 1 de combat en moins. Ne se dépense jamais.
tunhell-name-nawak_sword = Nawak
    .the = l’épée Nawak
    .a = l’épée Nawak
    .does = L’Épée de bravoure, à jouer avec un Piocheur : +2 en combat.
tunhell-name-old_pickaxe = Vieille pioche
    .the = la Vieille pioche
    .a = la Vieille pioche
    .does = Se joue avec un Piocheur : 2 cartes de plus à piocher.
tunhell-name-beer_of_courage = Bière du courage
    .the = la Bière du courage
    .a = une Bière du courage
    .does = Se joue avec un Piocheur : ses valeurs imprimées comptent une fois de plus.
tunhell-name-unique_ring = Anneau unique
    .the = l’Anneau unique
    .a = un Anneau unique
    .does = Ne se joue pas ; 2 points s’il est dans votre main à la fin.
tunhell-name-heart_of_gold = Cœur d’or
    .the = le Cœur d’or
    .a = le Cœur d’or
    .does = 3 points, contre un Piocheur de votre main ; sans Piocheur, il retourne dans la mine et votre tour s’arrête.
tunhell-name-grodur_ghost = Fantôme de Grödur
    .the = le Fantôme de Grödur
    .a = un Fantôme de Grödur
    .does = Fait fuir un Nain au hasard de votre main, ou de la prochaine main qui en contient un.
tunhell-name-back_door = Porte de derrière
    .the = la Porte de derrière
    .a = la Porte de derrière
    .does = 1 point. Placez-la à une autre mine : vos Piocheurs y entrent toujours, celui-ci tout de suite.
tunhell-name-throne_room = Salle du trône
    .the = la Salle du trône
    .a = la Salle du trône
    .does = 3 points, mais vous perdez toute votre main.
tunhell-name-hairy_spider = Grosse araignée poilue
    .the = la Grosse araignée poilue
    .a = la Grosse araignée poilue
    .does = Rencontre, combat 5 ; 5 points.
tunhell-name-depths_demon = Démon des profondeurs
    .the = le Démon des profondeurs
    .a = le Démon des profondeurs
    .does = Rencontre, combat 7 ; 7 points.
tunhell-name-employee_of_the_month = Employé du mois
    .the = le trophée Employé du mois
    .a = le trophée Employé du mois
    .does = Trophée, 1 point : le plus de terre. À égalité, on le prend.
tunhell-name-rat_catcher = Dératiseur
    .the = le trophée Dératiseur
    .a = le trophée Dératiseur
    .does = Trophée, 2 points : le plus de rats. À égalité, on le prend.

## Ce qui est demandé
tunhell-ask-turn = { $seat } : recrutez ou jouez un Nain.
tunhell-ask-fight = { $seat } : choisissez qui défausser pour vaincre { $card-the } à la mine { $mine } (combat { $need }).
tunhell-ask-heart = { $seat } : choisissez le Piocheur à sacrifier pour le Cœur d’or.
tunhell-ask-door = { $seat } : choisissez la mine où mène la Porte de derrière.
tunhell-choice-fight = comment vaincre la rencontre
tunhell-choice-heart = le Piocheur à sacrifier pour le Cœur d’or
tunhell-choice-door = où mène la Porte de derrière

## Choix
tunhell-do-recruit = Recruter { $card-the }
    .verb = Recruter
    .slot = Quel Nain recrutez-vous ?
    .mine = À quelle mine ?
    .bonuses = Avec quels bonus ?
tunhell-do-recruit-hurried = Recruter { $card-the } pour la mine { $mine }
tunhell-do-recruit-with = Recruter { $card }, mine { $mine } : { $bonuses }
tunhell-do-recruit-nobody = Recruter à l’emplacement vide { $slot }
tunhell-do-recruit-pile = Recruter { $card-the } sur la pile
tunhell-do-play = Jouer { $card-the } à la mine { $mine }
    .verb = Jouer
    .card = Quelle carte jouez-vous ?
    .mine = À quelle mine ?
    .bonuses = Avec quels bonus ?
tunhell-do-play-nowhere = Jouer { $card-the }
tunhell-do-play-with = Jouer { $card }, mine { $mine } : { $bonuses }
tunhell-do-discard = Défausser { $card-the }
    .verb = Défausser
    .card = Quelle carte défaussez-vous ?
tunhell-do-pass = Passer
    .verb = Passer
tunhell-do-pay = Défausser { $cards }
    .verb = Combattre
    .units = Qui défaussez-vous ?
tunhell-do-pay-team = Défausser l’équipe
tunhell-do-pay-both = Défausser { $cards } et l’équipe
tunhell-do-pay-nothing = Ne pas combattre
tunhell-do-heart = Sacrifier { $card-the }
    .verb = Sacrifier
    .card = Quel Piocheur sacrifiez-vous ?
tunhell-do-door = Ouvrir la Porte de derrière à la mine { $mine }
    .verb = Ouvrir la Porte de derrière
    .mine = À quelle mine ?
tunhell-part-slot = { $slot }. { $card }
tunhell-part-slot-empty = { $slot }. (vide)
tunhell-part-slot-pile = Pile : { $card }
tunhell-part-card = { $card }
tunhell-part-mine = Mine { $mine }
tunhell-part-mine-none = Dans votre main
tunhell-part-bonuses = { $bonuses-count ->
    [0] Aucun bonus
   *[other] { $bonuses }
} (capacité { $n }, combat { $combat })
tunhell-part-bonuses-none = Aucun bonus

## Ce qui s’est passé
tunhell-log-start = Début de partie : { $mode }, { $length } ; { $seat } commence.
tunhell-log-recruit = { $seat } recrute { $card-a }.
tunhell-log-hurried = { $seat } recrute { $card-a } et le joue aussitôt à la mine { $mine }.
tunhell-log-warrior = { $seat } poste { $card-a } à la mine { $mine } (force { $n }).
tunhell-log-proud = Le Guerrier fier renvoie : { $cards }.
tunhell-log-scout = { $seat } observe { $n ->
    [one] une carte
   *[other] { $n } cartes
} de la mine { $mine }.
tunhell-log-scouted = Mine { $mine }, de haut en bas : { $cards }.
tunhell-log-blaster = { $seat } dynamite la mine { $mine } ; { $cards-count ->
    [0] il n’y avait personne.
   *[other] partis : { $cards }.
}
tunhell-log-dig = { $seat } creuse la mine { $mine } avec { $card-a }{ $bonuses-count ->
    [0] {""}
   *[other] {" "}+ { $bonuses }
} : capacité { $n }, combat { $combat }.
tunhell-log-reveal = Carte révélée : { $card } (reste { $left } à piocher).
tunhell-log-win = { $seat } vainc { $card-the } en défaussant : { $cards }.
tunhell-log-win-at-0 = Dwouarf fait fuir { $card-the } ; rien n’est défaussé.
tunhell-log-defeat = { $seat } s’incline devant { $card-the } ({ $need } contre { $have }), et la carte retourne dans la mine { $mine }. Perdus : { $cards }.
tunhell-log-find = { $seat } trouve { $card-the } et l’ajoute à sa main.
tunhell-log-find-passed = { $seat } a la main pleine : { $card-the } passe à { $other_seat }.
tunhell-log-find-lost = Toutes les mains sont pleines : { $card-the } part à la défausse.
tunhell-log-heart = { $seat } sacrifie { $card-a } pour le Cœur d’or.
tunhell-log-heart-back = { $seat } n’a pas de Piocheur en main : le Cœur d’or retourne dans la mine { $mine }.
tunhell-log-ghost = Le Fantôme fait fuir { $card-a } : { $seat } le perd de sa main.
tunhell-log-ghost-nobody = Le Fantôme ne trouve aucun Nain à effrayer.
tunhell-log-throne = { $seat } prend le trône{ $cards-count ->
    [0] .
   *[other] {" "}et perd : { $cards }.
}
tunhell-log-door-found = { $seat } découvre la Porte de derrière.
tunhell-log-door = { $seat } ouvre la Porte de derrière à la mine { $mine }.
tunhell-log-trophy = { $seat } prend { $trophy-the } ({ $n }).
tunhell-log-mine-empty = La mine { $mine } est épuisée{ $cards-count ->
    [0] .
   *[other] {" "}; partis : { $cards }.
}
tunhell-log-shuffle = La défausse des Nains redevient la pile.
tunhell-log-forced-discard = { $seat } n’a aucun coup possible et défausse { $card-a }.
tunhell-log-forced-pass = { $seat } n’a aucun coup possible et passe son tour.
tunhell-log-end = Deux mines sont épuisées : fin de partie. { $scores }. { $winner_seats-count ->
    [one] { $winner_seats } remporte la partie !
   *[other] { $winner_seats } remportent la partie ensemble !
}
tunhell-log-score = { $seat } : { $points }

## Refus
tunhell-no-decision-pending = Terminez d’abord le choix en cours : { $choice }.
tunhell-no-no-decision = Il n’y a ni combat, ni Cœur, ni Porte à décider pour l’instant.
tunhell-no-hand-full = Votre main est pleine ({ $n }/{ $limit }) : jouez plutôt un Nain.
tunhell-no-bad-slot = Choisissez un emplacement de 1 à { $n }.
tunhell-no-empty-slot = L’emplacement { $slot } est vide.
tunhell-no-pile-card = La première carte de la pile est visible, mais ne peut pas être recrutée.
tunhell-no-mine-required = Choisissez une mine pour { $card-the }.
tunhell-no-mine-not-wanted = { $card } rejoint votre main ; aucune mine n’est nécessaire.
tunhell-no-bad-mine = Choisissez une mine de 1 à { $n }.
tunhell-no-mine-empty = La mine { $mine } est épuisée.
tunhell-no-unknown-card = Aucune carte ne porte ce nom.
tunhell-no-not-in-hand = Vous n’avez pas { $card-the } en main.
tunhell-no-not-playable = { $card } : cette carte ne se joue pas, gardez-la pour la fin.
tunhell-no-bonus-alone = { $card } : cette carte se joue uniquement avec un Piocheur.
tunhell-no-bonus-needs-digger = Seul un Piocheur que l’on joue peut utiliser { $card-the }.
tunhell-no-bonus-not-held = Vous n’avez pas ce bonus en main : { $card }.
tunhell-no-not-a-bonus = { $card } : cette carte n’est pas un bonus.
tunhell-no-one-dwarf-only = Vous ne pouvez jouer qu’un seul Nain par tour.
tunhell-no-proud-alone = Votre Guerrier fier à la mine { $mine } ne veut pas de compagnie.
tunhell-no-dig-blocked = La mine { $mine } est gardée : { $other_seat } a { $theirs }, vous avez { $yours }.
tunhell-no-hurried-no-place = { $card } doit être joué tout de suite et aucune mine ne peut l’accueillir.
tunhell-no-pay-short = Cela fait { $sum } ; il faut { $need }.
tunhell-no-pay-waste = { $card } : cette carte n’est pas nécessaire pour ce combat.
tunhell-no-pay-waste-team = Votre équipe n’est pas nécessaire pour ce combat.
tunhell-no-pay-dwouarf = { $card } n’a pas de valeur de combat et ne se dépense jamais.
tunhell-no-pay-elsewhere = Seuls vos propres Nains de la mine { $mine } peuvent combattre ici.
tunhell-no-pay-weak-digger = Votre Piocheur n’a pas de bonus de combat.
tunhell-no-must-fight = Vous pouvez vaincre { $card-the } : c’est donc obligatoire.
tunhell-no-heart-needs-digger = Sacrifiez un Piocheur de votre main pour le Cœur d’or.
tunhell-no-door-mine = Choisissez l’une des deux autres mines.
tunhell-no-no-pass = Vous devez recruter ou jouer un Nain.
tunhell-no-must-discard = Aucun coup possible : défaussez une carte.

## Plateau
tunhell-board-title = { $mode } · { $length } · tour { $turn }
tunhell-board-over = La partie est terminée.
tunhell-board-delve = { $seat } creuse la mine { $mine } avec { $team } : combat { $combat }, reste { $left } à piocher.
tunhell-board-mines = Mines
tunhell-board-mine = **Mine { $mine }** : { $n } cartes
tunhell-board-mine-end = **Mine { $mine }** : plus que la carte Fin de mine
tunhell-board-mine-empty = **Mine { $mine }** : épuisée
tunhell-board-top = Au sommet, connue de tous : { $card }
tunhell-board-guards = { $seat }, force { $n } : { $cards }
tunhell-board-door = Porte de derrière : { $seat }
tunhell-board-row = Centre de recrutement
tunhell-board-slot = { $slot }. { $card }
tunhell-board-slot-hurried = { $slot }. { $card } · pressé
tunhell-board-slot-empty = { $slot }. (vide)
tunhell-board-next = Ensuite : { $card }
tunhell-board-piles = Pile { $pile } · défausse Nain { $dwarfs } · défausse Mine { $mines }
tunhell-board-clans = Joueurs
tunhell-board-clan = **{ $seat }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ({ $dwarfs ->
    [one] { $dwarfs } Nain
   *[other] { $dwarfs } Nains
}, { $finds ->
    [one] { $finds } trouvaille
   *[other] { $finds } trouvailles
})
tunhell-board-clan-hidden = **{ $seat }** : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ({ $dwarfs ->
    [one] { $dwarfs } Nain
   *[other] { $dwarfs } Nains
}, { $finds ->
    [one] { $finds } trouvaille
   *[other] { $finds } trouvailles
})
tunhell-board-loot = Butin : { $cards }
tunhell-board-loot-hidden = Butin : { $dirt ->
    [one] { $dirt } terre
   *[other] { $dirt } terres
}, { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}, { $others ->
    [one] { $others } autre carte
   *[other] { $others } autres cartes
}
tunhell-board-owned = Possède : { $cards }

## Main
tunhell-hand-title = Votre main ({ $n }/{ $limit })
tunhell-hand-empty = Aucune carte.
tunhell-hand-card = **{ $card }**{ $n ->
    [one] {""}
   *[other] {" "}× { $n }
} : { $card-does }
tunhell-hand-figures = Avec { $bonuses } : capacité { $n }, combat { $combat }.
tunhell-hand-playable = Jouable ici : { $mines }.
tunhell-hand-mine = mine { $mine }
tunhell-hand-barred = Impossible pour l’instant
tunhell-hand-stuck = Vous ne pouvez ni recruter ni jouer : défaussez une carte.
tunhell-hand-rings = Anneaux : { $points } points s’ils sont encore là à la fin.
tunhell-hand-known = Rien que pour vous
tunhell-hand-scouted = Mine { $mine }, de haut en bas : { $cards }
tunhell-hand-loot = Votre butin : { $cards } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})

## Score
tunhell-score-treasures = Trésors
tunhell-score-encounters = Rencontres
tunhell-score-heart = Cœur d’or
tunhell-score-throne = Salle du trône
tunhell-score-rings = Anneaux en main
tunhell-score-door = Porte de derrière
tunhell-score-trophies = Trophées

## Aide
tunhell-topic-goal = But et fin de la partie
    .text =
        Vous menez une bande de Nains. Trois piles face cachée sont les **mines** ; ce que vos Piocheurs remontent est votre **butin**. La partie s’arrête net quand deux des trois mines sont vides (11) ; personne ne joue de dernier tour (R39).

        Points (12) : trésor 1, gobelin 2, orc 3, troll 4, dragon 6, rats et terre 0. Dans le jeu complet aussi : Cœur d’or 3, Salle du trône 3, araignée 5, démon 7, chaque anneau dans votre main 2, Porte de derrière 1, trophées 1 et 2. Le plus haut total gagne ; en cas d’égalité, la victoire est partagée (R3).

        Les cartes Mine restées dans la boîte restent secrètes (R2), et le nombre de joueurs ne change rien d’autre que les places (R38).
tunhell-topic-turn = Votre tour
    .text =
        Vous faites **une** chose (5.1) : recruter un des cinq Nains du centre de recrutement, ou jouer un Nain de votre main. On ne peut pas passer.

        Si vous ne pouvez ni recruter ni jouer, vous défaussez une carte de votre choix et votre tour s’arrête ; sans carte en main, vous passez (R12). Tous les choix reviennent au joueur dont c’est le tour. Un combat, un Cœur ou une Porte qui n’offre qu’une réponse se règle tout seul (R8).

        À la fin du tour, l’équipe qui a creusé est défaussée, le centre de recrutement est complété, et c’est au joueur suivant (5.3).
tunhell-topic-recruiting = Recruter
    .text =
        Prenez un Nain aux emplacements 1 à 5 (5.2). Un Nain ordinaire rejoint votre main. Un Nain **pressé** doit être joué tout de suite à une mine, un Piocheur avec des bonus de votre main si vous voulez (R17) ; si aucune mine ne peut l’accueillir, on ne peut pas le recruter (R14). Avec six cartes en main, on ne recrute pas, pas même un Nain pressé (R13).

        L’emplacement est complété avant que le Nain pressé n’agisse (R11). La première carte de la pile se voit mais ne se prend pas. Quand la pile est vide, la défausse des Nains redevient la pile (R10). Un Nain pressé déjà en main se joue comme un autre (R41).
tunhell-topic-warriors = Guerriers et Dynamiteurs
    .text =
        Un **Guerrier** se pose à une mine ouverte et y reste (6.1). Les valeurs de vos Guerriers font votre force à cette mine : elle ouvre la mine à vos Piocheurs, la ferme à ceux des joueurs plus faibles, et paie les combats. Un Guerrier **fier** renvoie vos autres Guerriers de sa mine et n’en laisse venir aucun, Dwouarf compris (R23) ; vos Piocheurs peuvent creuser à côté de lui (R26).

        Un **Dynamiteur** défausse tous les Guerriers de tous les joueurs à une mine ouverte, les vôtres aussi ; il peut se jouer même s’il n’y en a aucun (6.4, R9).

        Le chien Dwouarf a une force de 0 : il n’ouvre ni ne ferme une mine (R24). Chaque rencontre que vous faites à sa mine a 1 de combat en moins (R25).
tunhell-topic-scouts = Éclaireurs et secrets
    .text =
        Un **Éclaireur** regarde les premières cartes d’une mine ouverte, dans l’ordre, sans rien déplacer (6.3). Vous êtes seul à les voir ; elles restent notées avec votre main.

        Tout le monde voit le centre de recrutement, la première carte de la pile, les Guerriers, les trophées, chaque carte révélée, et le nombre de Nains et de trouvailles de chaque main (5.4). Une carte remise sur sa mine reste connue jusqu’à ce qu’on la révèle de nouveau (R19). Chaque défausse est annoncée, mais on ne fouille pas les défausses (R20).
tunhell-topic-digging = Creuser
    .text =
        Un **Piocheur** peut creuser à une mine ouverte où aucun adversaire, pris un par un, n’est plus fort que vous ; l’égalité suffit (6.2). Son propre bonus et l’épée ne comptent pas pour cela. Rien ne se joue à une mine vide (R42).

        Il révèle autant de cartes que sa capacité, l’une après l’autre, sans pouvoir s’arrêter avant (R4). Chaque carte révélée compte, même celle qui retourne dans la mine (R5).

        Les bonus se posent avec le Piocheur : l’épée donne 2 en combat, la pioche 2 en capacité, une bière fait compter ses valeurs imprimées une fois de plus. Deux bières les triplent (R15).
tunhell-topic-encounters = Rencontres
    .text =
        Pour vaincre une rencontre, défaussez vos Guerriers de cette mine et, si elle a une valeur de combat, votre équipe d’un seul bloc (7.3). La somme doit atteindre sa valeur de combat, et aucune carte inutile ne peut l’être avec (R6). Si vous pouvez la vaincre, vous le devez (7.2). Une équipe défaussée ne creuse plus.

        Sinon, vous perdez tous vos Guerriers de cette mine et l’équipe, la carte retourne au sommet de la mine, et votre tour s’arrête.

        Les 2 points de l’épée appartiennent à l’équipe (R18). Avec Dwouarf, un rat tombe à 0 : il est vaincu sans rien défausser (R36). Les rats ne rapportent aucun point, mais comptent pour un trophée (R37).
tunhell-topic-finds = Trouvailles et bonus
    .text =
        Machin, Dwouarf, l’épée, la pioche, les bières et les anneaux rejoignent votre main quand vous les révélez ; si vous avez six cartes, ils vont au joueur suivant qui a de la place (8.4, R27). Une trouvaille sert dès votre prochain tour (R16).

        L’épée, la pioche et les bières ne se jouent qu’avec un Piocheur (8.9). Machin est un Piocheur et Dwouarf un Guerrier, mais par leur dos ce sont des cartes Mine : le Fantôme ne peut pas les prendre (8.5, R22). Un anneau ne se joue pas ; il vaut 2 points à qui le tient en main à la fin (8.8).
tunhell-topic-heart = Cœur d’or et Fantôme
    .text =
        Le **Cœur d’or** vaut 3 points et coûte un Piocheur de votre main, Machin compris, mais pas celui qui creuse (8.6). On ne peut pas refuser (R28). Sans Piocheur en main, le Cœur retourne au sommet de la mine, connu de tous, et votre tour s’arrête ; vos Guerriers restent. Le prochain qui creuse là devra s’en occuper (R29).

        Le **Fantôme** fait fuir une carte Nain tirée au hasard dans votre main, ou dans la prochaine main du tour de table qui en contient une (8.7, R21). Puis vous continuez à creuser.
tunhell-topic-ends = Fin de mine
    .text =
        Quand la dernière carte d’une mine est entièrement résolue, tous les Guerriers présents sont défaussés (11, R7). À la deuxième mine vide, la partie est finie.

        Dans le jeu complet, la dernière carte de chaque mine est particulière (9). La **Porte de derrière** vaut 1 point : placez-la à une autre mine, où cette équipe continue aussitôt de creuser et où vos Piocheurs entrent quoi qu’il y ait (9.1, R30, R31). Si la partie s’arrête, seul le point compte (R32). Elle ne fait rien d’autre (R33). La **Salle du trône** vaut 3 points et coûte toute votre main (9.2, R34). L’**araignée** (5) et le **démon** (7) sont des rencontres (9.3).
tunhell-topic-trophies = Trophées
    .text =
        Dans le jeu complet, deux trophées circulent (10). L’**Employé du mois** (1 point) suit les cartes Terre, le **Dératiseur** (2 points) suit les rats.

        Le premier qui gagne une telle carte prend le trophée. Ensuite, qui en gagne une et en a alors autant que le détenteur, ou davantage, le lui prend. Il ne change de main à aucun autre moment.

## Images
tunhell-picture-turn = Tour { $turn }
tunhell-picture-name = { $seat }
tunhell-picture-card = { $card }
tunhell-picture-mine = Mine { $mine }
tunhell-picture-cards = { $n ->
    [one] carte
   *[other] cartes
}
tunhell-picture-end = la dernière
tunhell-picture-empty = épuisée
tunhell-picture-with-digger = Avec un Piocheur
tunhell-picture-keep = À garder jusqu’à la fin
tunhell-picture-next = Ensuite
tunhell-picture-no-loot = Pas encore de butin
tunhell-picture-hand = Main { $n }/{ $limit }
tunhell-picture-scouted = Mine { $mine }, de haut en bas
tunhell-picture-known = Rien que pour vous
tunhell-picture-winner = { $seats-count ->
    [one] { $seats } gagne !
   *[other] { $seats } gagnent !
}
tunhell-alt-mine = Mine { $mine } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
tunhell-alt-guards = Sur place : { $guards }.
tunhell-alt-guard = { $seat } avec une force de { $n }
tunhell-alt-empty = La mine { $mine } est épuisée.
tunhell-alt-top = À son sommet : { $card }.
tunhell-alt-row = À recruter : { $cards }.
tunhell-alt-clan = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main.
tunhell-alt-clan-hidden = { $seat } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main.
tunhell-alt-hand = Votre main : { $cards }.
tunhell-alt-hand-empty = Votre main est vide.
tunhell-alt-playable = { $card } : { $mines }.
