tunhell-title = Tunhell
    .tagline = Envoyez vos Nains dans trois mines, disputez-vous chaque galerie… et gare au dragon !
tunhell-minute =
    Vous menez une bande de Nains. Trois piles face cachée sont les **mines** ; ce que vos Piocheurs y gagnent est votre **butin**.

    À votre tour, vous faites une seule chose : **recruter** un Nain du centre de recrutement, ou **jouer** un Nain de votre main à une mine.

    Les **Guerriers** restent à leur mine et vous y donnent de la force. Les **Piocheurs** creusent là où aucun adversaire n’est plus fort que vous.

    Les **Éclaireurs** regardent en secret les prochaines cartes. Les **Dynamiteurs** chassent tous les Guerriers d’une mine.

    Un Piocheur révèle autant de cartes que l’indique sa capacité, sans pouvoir s’arrêter avant. Un trésor est à vous aussitôt.

    Une rencontre doit être vaincue : défaussez des Guerriers de cette mine, ou le Piocheur lui-même. Si vous êtes trop faible, vous perdez ce Piocheur et tous vos Guerriers de la mine.

    La partie s’arrête net quand deux mines sont épuisées. Le joueur qui a le plus de points gagne.

## Options
tunhell-option-mode = Règles
    .help = Quelles cartes sont en jeu ?
tunhell-option-mode-full = Jeu complet
    .help = Tout : trouvailles, Fantôme, Cœur d’or, cartes Fin de mine et trophées.
    .phrase = jeu complet
tunhell-option-mode-initiation = Initiation
    .help = Pour une première partie : rien que de la terre, des trésors et des rencontres dans les mines.
    .phrase = règles d’initiation
tunhell-option-length = Durée
    .help = Combien de temps dure la partie ? Plus elle est courte, plus il reste de cartes Mine dans la boîte.
tunhell-option-length-normal = Normale
    .help = Toutes les cartes que la règle met en jeu.
    .phrase = durée normale
tunhell-option-length-short = Courte
    .help = Une carte de moins dans chaque mine.
    .phrase = partie courte
tunhell-option-length-shorter = Très courte
    .help = Deux cartes de moins dans chaque mine.
    .phrase = partie très courte
tunhell-option-length-shortest = La plus courte
    .help = Trois cartes de moins dans chaque mine.
    .phrase = partie la plus courte
tunhell-option-loot = Butin
    .help = Chacun voit-il le butin des autres ?
tunhell-option-loot-open = Visible
    .help = Tout le monde voit les butins et les points en cours.
tunhell-option-loot-hidden = Caché
    .help = Jusqu’à la fin, les autres ne voient que votre terre, vos rats et le nombre de vos autres cartes.

## Choses
tunhell-several = { $n } × { $card }
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
tunhell-name-warrior_4_proud_a = Guerrier 4 fier
    .the = le Guerrier 4 fier
    .a = un Guerrier 4 fier
    .does = Garde une mine avec une force de 4, mais seul : vos autres Guerriers s’en vont, et aucun ne le rejoint.
    .lore = A toujours son portrait sur lui, au cas où on le lui demanderait.
tunhell-name-warrior_4_proud_b = Guerrier 4 fier
    .the = le Guerrier 4 fier
    .a = un Guerrier 4 fier
    .does = Garde une mine avec une force de 4, mais seul : vos autres Guerriers s’en vont, et aucun ne le rejoint.
tunhell-name-digger_2_0 = Piocheur 2
    .the = le Piocheur 2
    .a = un Piocheur 2
    .does = Pressé. Pioche 2 cartes ; pas de bonus de combat.
tunhell-name-digger_1_2 = Piocheur 1 (+2)
    .the = le Piocheur 1 (+2)
    .a = un Piocheur 1 (+2)
    .does = Pioche 1 carte ; +2 au combat.
tunhell-name-digger_2_1 = Piocheur 2 (+1)
    .the = le Piocheur 2 (+1)
    .a = un Piocheur 2 (+1)
    .does = Pioche 2 cartes ; +1 au combat.
tunhell-name-digger_3_0 = Piocheur 3
    .the = le Piocheur 3
    .a = un Piocheur 3
    .does = Pioche 3 cartes ; pas de bonus de combat.
tunhell-name-digger_4_3 = Piocheur 4 (+3)
    .the = le Piocheur 4 (+3)
    .a = un Piocheur 4 (+3)
    .does = Pioche 4 cartes ; +3 au combat.
tunhell-name-digger_2_5 = Piocheur 2 (+5)
    .the = le Piocheur 2 (+5)
    .a = un Piocheur 2 (+5)
    .does = Pioche 2 cartes ; +5 au combat.
tunhell-name-scout_5 = Éclaireur 5
    .the = l’Éclaireur 5
    .a = un Éclaireur 5
    .does = Regarde en secret les 5 premières cartes d’une mine ouverte.
    .lore = Lit la pancarte « Défense d’entrer », puis tout ce qu’il y a derrière.
tunhell-name-scout_3 = Éclaireur 3
    .the = l’Éclaireur 3
    .a = un Éclaireur 3
    .does = Pressé. Regarde en secret les 3 premières cartes d’une mine ouverte.
tunhell-name-blaster = Dynamiteur
    .the = le Dynamiteur
    .a = un Dynamiteur
    .does = Chasse tous les Guerriers d’une mine ouverte, les vôtres compris.
    .lore = Compte jusqu’à trois. Parfois jusqu’à deux.
tunhell-name-dirt = Terre
    .the = la Terre
    .a = de la Terre
    .does = Rejoint le butin ; aucun point, mais elle compte pour l’Employé du mois.
    .lore = Il y en a toujours assez pour tout le monde.
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
    .lore = Réclame un péage. Personne ne l’a jamais vu rendre la monnaie.
tunhell-name-dragon = Dragon
    .the = le Dragon
    .a = un Dragon
    .does = Rencontre, combat 6 ; 6 points.
    .lore = Dort sur un trésor, parce que la plume, ça brûle.
tunhell-name-machin = Machin
    .the = Machin
    .a = Machin
    .does = Un Piocheur. Pioche 4 cartes, sans bonus de combat. Le Fantôme ne peut rien contre lui.
    .lore = Perdu là-dessous depuis si longtemps que plus personne ne sait son nom. Lui non plus.
tunhell-name-dwouarf = Dwouarf le chien
    .the = Dwouarf le chien
    .a = Dwouarf le chien
    .does = Guerrier de force 0, jamais défaussé pour combattre. Vos rencontres à sa mine ont 1 de moins au combat.
    .lore = Un chien errant, descendu à l’odeur du ragoût et resté pour les trolls.
tunhell-name-nawak_sword = Nawak
    .the = l’épée Nawak
    .a = l’épée Nawak
    .does = L’Épée de bravoure, à jouer avec un Piocheur ; +2 au combat.
    .lore = À sa vue, les dragons s’évanouissent, jurait le forgeron. Il a déménagé depuis.
tunhell-name-old_pickaxe = Vieille pioche
    .the = la Vieille pioche
    .a = la Vieille pioche
    .does = Se joue avec un Piocheur, qui pioche 2 cartes de plus.
    .lore = Plus vieille que la mine, et en meilleur état.
tunhell-name-beer_of_courage = Bière du courage
    .the = la Bière du courage
    .a = une Bière du courage
    .does = Se joue avec un Piocheur, dont elle double les valeurs imprimées (deux Bières les triplent).
    .lore = Le courage est vendu à part ; à la deuxième, plus personne ne s’en aperçoit.
tunhell-name-unique_ring = Anneau unique
    .the = l’Anneau unique
    .a = un Anneau unique
    .does = Ne se joue pas ; 2 points s’il est dans votre main à la fin.
    .lore = Le seul et l’unique. Il y en a deux, au cas où.
tunhell-name-heart_of_gold = Cœur d’or
    .the = le Cœur d’or
    .a = le Cœur d’or
    .does = Vaut 3 points, mais coûte un Piocheur de votre main. Sans Piocheur, il retourne à la mine et votre tour prend fin.
    .lore = Bat plus vite quand un Piocheur approche. Les Piocheurs l’ont remarqué.
tunhell-name-grodur_ghost = Fantôme de Grödur
    .the = le Fantôme de Grödur
    .a = un Fantôme de Grödur
    .does = Fait fuir un Nain tiré au hasard de votre main, ou de la prochaine main qui en contient un.
    .lore = Il voudrait seulement savoir qui a déplacé sa lanterne.
tunhell-name-back_door = Porte de derrière
    .the = la Porte de derrière
    .a = la Porte de derrière
    .does = 1 point. Placez-la à une autre mine : le Piocheur au travail y creuse aussitôt, et vos Piocheurs pourront toujours y entrer.
    .lore = Personne ne demande pourquoi une mine en aurait une.
tunhell-name-throne_room = Salle du trône
    .the = la Salle du trône
    .a = la Salle du trône
    .does = 3 points, mais vous perdez toute votre main.
    .lore = Le roi est sorti. Pas ses créanciers.
tunhell-name-hairy_spider = Grosse araignée poilue
    .the = la Grosse araignée poilue
    .a = la Grosse araignée poilue
    .does = Rencontre, combat 5 ; 5 points.
    .lore = Grosse et poilue. Ce sont ses bons côtés.
tunhell-name-depths_demon = Démon des profondeurs
    .the = le Démon des profondeurs
    .a = le Démon des profondeurs
    .does = Rencontre, combat 7 ; 7 points.
    .lore = Ce qu’il advient d’un lézard, d’une vache et d’une nuit très noire.
tunhell-name-employee_of_the_month = Employé du mois
    .the = le trophée Employé du mois
    .a = le trophée Employé du mois
    .counted = cartes Terre
    .does = Trophée, 1 point pour le joueur qui a le plus de cartes Terre. Une égalité suffit pour le prendre.
    .lore = Le cadre n’a jamais changé de place ; on remplace juste la photo.
tunhell-name-rat_catcher = Dératiseur
    .the = le trophée Dératiseur
    .a = le trophée Dératiseur
    .counted = Rats
    .does = Trophée, 2 points pour le joueur qui a le plus de Rats. Une égalité suffit pour le prendre.
    .lore = Payé à la moustache.
tunhell-card-copies = { $n ->
    [one] Le jeu n’en compte qu’un exemplaire.
   *[other] Le jeu en compte { $n } exemplaires.
}
tunhell-card-plus = On ne s’en sert que dans le jeu complet.

## Ce qui est demandé
tunhell-ask-turn = { $full ->
    [1] { $seat } : votre main est pleine ; jouez un Nain.
   *[other] { $seat } : recrutez ou jouez un Nain.
}
    .waiting = À { $seat } de recruter ou de jouer un Nain.
tunhell-ask-discard = { $seat } : choisissez une carte à défausser. { $full ->
    [1] Votre main est pleine, et vous ne pouvez jouer aucun de vos Nains.
   *[other] Vous ne pouvez ni recruter ni jouer.
}
tunhell-ask-fight = { $seat } : choisissez les cartes à défausser pour vaincre { $card-the } à la mine { $mine } (combat { $need }).{ $team ->
    [0] {""}
   *[other] {" "}Si vous défaussez le Piocheur, il ne creuse plus.
}
    .waiting = { $seat } choisit quoi défausser pour vaincre { $card-the } à la mine { $mine }.
tunhell-ask-heart = { $seat } : choisissez le Piocheur à sacrifier pour le Cœur d’or.
    .waiting = { $seat } choisit le Piocheur à sacrifier pour le Cœur d’or.
tunhell-ask-door = { $seat } : choisissez la mine où mène la Porte de derrière.
    .waiting = { $seat } choisit la mine où mène la Porte de derrière.
tunhell-choice-fight = comment vaincre la rencontre
tunhell-choice-heart = le Piocheur à sacrifier pour le Cœur d’or
tunhell-choice-door = la mine où mène la Porte de derrière
tunhell-why-turn = C’est à vous de jouer. Recrutez un Nain, qui rejoint votre main (un Nain pressé, marqué ⚡, se joue aussitôt), ou jouez un Nain de votre main à une mine. Les Guerriers vous donnent de la force, les Piocheurs gagnent des points, les Éclaireurs regardent les cartes d’une mine, les Dynamiteurs chassent les Guerriers.
tunhell-why-discard = C’est votre tour, mais vous ne pouvez ni recruter ni jouer : votre main est pleine ou le centre de recrutement n’offre rien d’utilisable, et aucun Nain de votre main ne peut aller dans une mine. Vous défaussez une carte de votre choix, et votre tour se termine. Choisissez celle dont vous avez le moins besoin.
tunhell-why-fight = Vous avez révélé une rencontre que vous pouvez vaincre : le combat est donc obligatoire. Choisissez les cartes à défausser : des Guerriers de cette mine, le Piocheur avec ses bonus, ou les deux. Si le Piocheur est défaussé, il ne creuse plus ; sinon, il continue.
tunhell-why-heart-price = Vous avez trouvé le Cœur d’or. Vous ne pouvez pas le refuser, et il coûte un Piocheur de votre main. Choisissez celui qui vous manquera le moins ; le Piocheur au travail ne compte pas.
tunhell-why-door-place = Vous avez trouvé la Porte de derrière. Désormais, vos Piocheurs entrent toujours dans la mine choisie, quels que soient les Guerriers adverses, et le Piocheur au travail y creuse aussitôt s’il peut encore révéler des cartes.
tunhell-tip-turn = Jouez un Guerrier fort ou recrutez. On ne creuse que là où personne n’est plus fort. Un Guerrier fier garde seul ; un Dynamiteur retire tous les Guerriers.
tunhell-tip-fight = S’il reste des cartes à piocher, défaussez des Guerriers. À la dernière, défaussez le Piocheur : vos Guerriers restent et tiennent la mine.
tunhell-tip-heart-price = Sacrifiez le Piocheur qui pioche le moins de cartes : plus on creuse, plus on trouve.
tunhell-tip-door-place = Choisissez une mine encore bien remplie où un adversaire est plus fort que vous : cette porte y laisse entrer vos Piocheurs quand même.

## Choix
tunhell-do-recruit = Recruter { $card-the } · n° { $slot }
    .verb = Recruter
    .slot = Quel Nain recrutez-vous ?
    .mine = À quelle mine ?
    .bonuses = Avec quels bonus ?
tunhell-do-recruit-hurried = Recruter { $card }, mine { $mine } · n° { $slot }
tunhell-do-draw = Prendre la première carte de la pile
    .verb = Prendre la première carte de la pile
tunhell-do-recruit-with = Recruter { $card }, mine { $mine } ({ $bonuses }) · n° { $slot }
tunhell-do-recruit-nobody = Recruter à l’emplacement vide { $slot }
tunhell-do-play = Jouer { $card }, mine { $mine }
    .verb = Jouer une carte
    .card = Quelle carte jouez-vous ?
    .mine = À quelle mine ?
    .bonuses = Avec quels bonus ?
tunhell-do-play-nowhere = Jouer { $card-the }
tunhell-do-play-with = Jouer { $card }, mine { $mine } ({ $bonuses })
tunhell-do-discard = Défausser { $card-the }
    .verb = Défausser
    .card = Quelle carte défaussez-vous ?
tunhell-do-pass = Passer
    .verb = Passer
tunhell-do-pay = { $n ->
    [one] { $card }
   *[other] Guerriers { $values }
}{ $facts ->
    [0] {""}
   *[other] {" "}· force { $now } → { $yours } contre { $theirs }
}
    .verb = Combattre
    .units = Quelles cartes défaussez-vous ?
tunhell-do-pay-team = Le Piocheur{ $facts ->
    [0] {""}
   *[other] {" "}· force inchangée, { $now } contre { $theirs }
}
tunhell-do-pay-both = { $n ->
    [one] Piocheur et { $card }
   *[other] Piocheur et Guerriers { $values }
}{ $facts ->
    [0] {""}
   *[other] {" "}· force { $now } → { $yours } contre { $theirs }
}
tunhell-do-pay-nothing = Ne pas combattre
tunhell-do-heart = Sacrifier { $card-the }
    .verb = Sacrifier
    .card = Quel Piocheur sacrifiez-vous ?
tunhell-do-door = Mine { $mine } · { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
} · force { $yours }
    .verb = Poser la Porte de derrière
    .mine = À quelle mine ?
tunhell-quoted-door = Porte de derrière à la mine { $mine }
tunhell-part-slot-hurried = { $card } ⚡ { $slots }
tunhell-part-slot-hurried-at = { $card } ⚡ { $slots } · mine { $mine }
tunhell-part-slot = { $card } { $slots }
tunhell-part-slot-empty = N° { $slot } (vide)
tunhell-part-card = { $card }
tunhell-part-card-at = { $card } · mine { $mine }
tunhell-part-strength = force { $yours } contre { $theirs }
tunhell-part-strength-for = force { $now } → { $yours } contre { $theirs }, { $lost-count ->
    [one] défausse { $lost }
   *[other] défausse { $n ->
        [one] { $n } Guerrier
       *[other] { $n } Guerriers
    }
}
tunhell-part-mine = Mine { $mine } · { $strength } · { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
tunhell-part-mine-top = Mine { $mine } · { $strength } · { $card } · { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
tunhell-part-mine-foe = Mine { $mine } · { $strength } · { $card } ({ $need }) · { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
tunhell-part-mine-scared = Mine { $mine } · { $card } ({ $now } → { $need }) · { $strength } · { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
tunhell-part-mine-scout = Mine { $mine } · { $known ->
    [0] { $left ->
        [one] { $left } carte inconnue
       *[other] { $left } cartes inconnues
    }
    [one] { $known } carte connue, { $left ->
        [one] { $left } inconnue
       *[other] { $left } inconnues
    }
   *[other] { $known } cartes connues, { $left ->
        [one] { $left } inconnue
       *[other] { $left } inconnues
    }
}
tunhell-part-mine-blast = Mine { $mine } · { $n ->
    [0] { $yours ->
        [0] aucun Guerrier à éliminer
       *[other] ne retire de la force qu’à { $own ->
            [1] vous
           *[other] { $seat }
        } ({ $yours })
    }
   *[other] { $total ->
        [0] retire le chien de { $other_seat }
       *[other] retire { $total } de force à { $n ->
            [1] { $other_seat }
           *[other] { $n } adversaires
        }
    }{ $yours ->
        [0] {""}
       *[other] {" "}et { $yours } { $total ->
            [0] de force à
           *[other] à
        } { $own ->
            [1] vous
           *[other] { $seat }
        }
    }
}
tunhell-part-mine-fight = Mine { $mine } · { $card } { $need }{ $place ->
    [1] {""}
   *[other] {" "}(carte { $place })
}, { $own ->
    [1] vous
   *[other] { $seat }
} { $have }{ $won ->
    [0] {" "}: défaite
    [1] {" "}: victoire
    [3] {" "}: victoire, pioche { $place }
   *[other] {" "}sans bonus
}{ $then ->
    [0] {""}
   *[other] , puis { $other_card } { $then }
} · { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
tunhell-part-mine-heart = Mine { $mine } · { $card }{ $place ->
    [1] {""}
   *[other] {" "}(carte { $place })
} : aucun Piocheur à sacrifier · { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
tunhell-part-mine-throne = Mine { $mine } · { $card }{ $place ->
    [1] {""}
   *[other] {" "}(carte { $place })
} : coûte toute votre main · { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
tunhell-part-mine-ghost = Mine { $mine } · { $card }{ $place ->
    [1] {""}
   *[other] {" "}(carte { $place })
} : fait fuir un de vos Nains · { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
tunhell-part-mine-none = Dans votre main
tunhell-part-bonuses = { $bonuses-count ->
    [0] Sans bonus
   *[other] { $bonuses }
} · pioche { $n }, se bat avec { $have }
tunhell-part-bonuses-fight = { $bonuses-count ->
    [0] Sans bonus
   *[other] { $bonuses }
} · { $have } contre { $need }{ $won ->
    [1] , pioche { $n }
   *[other] {" "}: défaite
}
tunhell-part-bonuses-none = Sans bonus

## Ce qui s’est passé
tunhell-log-start = Début de partie : { $mode }, { $length }. { $seat } commence.
tunhell-log-recruit = { $seat } recrute { $card-a }.
tunhell-log-warrior = { $seat } { $recruited ->
    [1] recrute { $card-a } et le poste aussitôt
   *[0] poste { $card-a }
} à la mine { $mine }, pour une force totale de { $n }.
tunhell-log-proud = Pour rester seul, { $card-the } chasse ses compagnons. À la défausse : { $cards }.
tunhell-log-scout = { $seat } { $recruited ->
    [1] recrute { $card-a } et regarde aussitôt en secret
   *[0] regarde en secret
} { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
} de la mine { $mine }.
tunhell-log-scouted = Mine { $mine }, { $cards-count ->
    [one] première carte
   *[other] de haut en bas
} : { $cards }.
tunhell-loss = { $cards } ({ $seat })
tunhell-log-blaster = { $seat } dynamite la mine { $mine }{ $cards-count ->
    [0] , où il n’y avait aucun Guerrier.
   *[other] . À la défausse : { $losses }.
}
tunhell-log-dig = { $seat } { $recruited ->
    [1] recrute { $card-a } et creuse aussitôt la mine { $mine }
   *[0] creuse la mine { $mine } avec { $card-a }
} : { $n ->
    [one] { $n } carte à piocher
   *[other] { $n } cartes à piocher
}, combat { $combat }.{ $bonuses-count ->
    [0] {""}
    [one] {" "}Carte bonus : { $bonuses }.
   *[other] {" "}Cartes bonus : { $bonuses }.
}
tunhell-log-reveal = Le Piocheur révèle { $card-a } ({ $points ->
    [0] {""}
    [one] +{ $points } point ;{" "}
   *[other] +{ $points } points ;{" "}
}{ $left ->
    [0] { $last ->
        [1] dernière carte de la mine
       *[other] rien de plus à piocher
    }
    [one] encore { $left } carte à piocher
   *[other] encore { $left } cartes à piocher
}).
tunhell-log-win = { $seat } vainc { $card-the }{ $points ->
    [0] {""}
    [one] {" "}: +{ $points } point
   *[other] {" "}: +{ $points } points
}. À la défausse : { $cards }.{ $over ->
    [0] {""}
   *[other] {" "}Le Piocheur ne creuse plus.
}
tunhell-log-win-at-0 = Dwouarf fait fuir { $card-the }{ $points ->
    [0] {""}
    [one] {" "}: +{ $points } point
   *[other] {" "}: +{ $points } points
}. Rien n’est défaussé.
tunhell-log-defeat = { $seat } s’incline devant { $card-the } (combat { $have } contre { $need }), qui retourne au sommet de la mine { $mine }. À la défausse : { $cards }.
tunhell-log-find = { $seat } trouve { $card-a } et l’ajoute à sa main.
tunhell-log-find-passed = { $seat } a la main pleine : { $card-the } passe à { $other_seat }.
tunhell-log-find-lost = Toutes les mains sont pleines : { $card-the } part à la défausse.
tunhell-log-heart = { $seat } sacrifie { $card-a } pour le Cœur d’or{ $points ->
    [0] {""}
    [one] {" "}: +{ $points } point
   *[other] {" "}: +{ $points } points
}.
tunhell-log-heart-back = { $seat } n’a pas de Piocheur en main : le Cœur d’or retourne au sommet de la mine { $mine }.
tunhell-log-ghost = Le Fantôme passe chez { $seat } et fait fuir { $card-a } de sa main.
tunhell-log-ghost-nobody = Le Fantôme ne trouve aucun Nain à effrayer.
tunhell-log-throne = { $seat } entre dans la Salle du trône{ $points ->
    [0] {""}
    [one] {" "}: +{ $points } point
   *[other] {" "}: +{ $points } points
}. { $cards-count ->
    [0] Il n’y a pas de carte en main à perdre.
   *[other] Toute la main part à la défausse : { $cards }.
}
tunhell-log-door-found = { $seat } découvre la Porte de derrière{ $points ->
    [0] {""}
    [one] {" "}: +{ $points } point
   *[other] {" "}: +{ $points } points
}.
tunhell-log-door = { $seat } pose la Porte de derrière à la mine { $mine }.
tunhell-log-trophy = { $seat } prend { $trophy-the }{ $from_seats-count ->
    [0] {""}
   *[other] {" "}à { $from_seats }
}{ $points ->
    [0] {""}
    [one] {" "}: +{ $points } point
   *[other] {" "}: +{ $points } points
} ({ $trophy-counted } : { $from_seats-count ->
    [0] { $n }
   *[other] { $n } contre { $others }{ $tied ->
        [1] , l’égalité suffit
       *[other] {""}
    }
}).
tunhell-log-mine-empty = La mine { $mine } est épuisée.{ $cards-count ->
    [0] {""}
   *[other] {" "}À la défausse : { $cards }.
}
tunhell-log-shuffle = La défausse des Nains est mélangée et forme une nouvelle pile.
tunhell-log-forced-discard = { $seat } n’a aucun coup possible et défausse { $card-a }.
tunhell-log-forced-pass = { $seat } n’a ni coup possible ni carte à défausser, et passe son tour.
tunhell-log-end = Deux mines sont épuisées : la partie est finie.
tunhell-log-scores = { $scores }. { $winner_seats-count ->
    [one] { $winner_seats } remporte la partie !
   *[other] { $winner_seats } se partagent la victoire !
}
tunhell-log-score = { $seat } ({ $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
})
tunhell-log-turn = { $seat } joue

## Refus
tunhell-no-decision-pending = Terminez d’abord le choix en cours : { $choice }.
tunhell-no-no-decision = Il n’y a ni combat, ni Cœur d’or, ni Porte de derrière à régler pour l’instant.
tunhell-no-hand-full = Votre main est pleine ({ $n }/{ $limit }) : jouez plutôt un Nain.
tunhell-no-bad-slot = Choisissez un emplacement de 1 à { $n }.
tunhell-no-empty-slot = L’emplacement { $slot } est vide.
tunhell-no-pile-card = La première carte de la pile est visible, mais ne peut pas être recrutée.
tunhell-no-mine-required = Choisissez une mine pour { $card-the }.
tunhell-no-mine-not-wanted = Ne choisissez pas de mine pour { $card-the } : cette carte rejoint votre main.
tunhell-no-bonus-twice = Vous n’avez { $n ->
    [one] qu’un exemplaire de cette carte en main : { $card }
   *[other] que { $n } × { $card } en main
}.
tunhell-no-bad-mine = Choisissez une mine de 1 à { $n }.
tunhell-no-mine-empty = La mine { $mine } est épuisée.
tunhell-no-unknown-card = Aucune carte ne porte ce nom.
tunhell-no-not-in-hand = Vous n’avez pas { $card-the } en main.
tunhell-no-not-playable = Vous ne pouvez pas jouer { $card-the } : gardez cette carte pour la fin.
tunhell-no-bonus-alone = Vous ne pouvez jouer { $card-the } qu’avec un Piocheur.
tunhell-no-bonus-needs-digger = Seul le Piocheur que vous jouez peut utiliser { $card-the }.
tunhell-no-bonus-not-held = Vous n’avez pas ce bonus en main : { $card }.
tunhell-no-not-a-bonus = Vous ne pouvez pas jouer { $card-the } comme bonus.
tunhell-no-one-dwarf-only = Vous ne pouvez jouer qu’un seul Nain par tour.
tunhell-no-proud-alone = Votre Guerrier fier à la mine { $mine } ne veut pas de compagnie.
tunhell-no-dig-blocked = La mine { $mine } est gardée : vous y avez une force de { $yours }, contre { $theirs } pour { $other_seat }.
tunhell-no-hurried-no-place = Il faudrait jouer { $card-the } aussitôt, et aucune mine ne s’y prête.
tunhell-no-pay-short = Cela fait { $sum } au combat ; il faut { $need }.
tunhell-no-pay-waste = Ce combat se gagne sans défausser { $card-the }.
tunhell-no-pay-waste-team = Votre Piocheur n’est pas nécessaire pour ce combat.
tunhell-no-pay-dwouarf = { $card } n’a pas de valeur de combat et ne se défausse jamais pour combattre.
tunhell-no-pay-twice = À la mine { $mine }, vous n’avez { $n ->
    [one] qu’un exemplaire de cette carte : { $card }
   *[other] que { $n } × { $card }
}.
tunhell-no-pay-twice-team = Nommez votre Piocheur une seule fois.
tunhell-no-pay-elsewhere = Seuls vos propres Nains de la mine { $mine } peuvent combattre ici.
tunhell-no-pay-weak-digger = Votre Piocheur n’a pas de bonus de combat.
tunhell-no-must-fight = Vous pouvez vaincre { $card-the } : vous devez donc le faire.
tunhell-no-heart-needs-digger = Sacrifiez un Piocheur de votre main pour le Cœur d’or.
tunhell-no-door-mine = Choisissez l’une des deux autres mines.
tunhell-no-no-pass = Vous devez recruter ou jouer un Nain.
tunhell-no-must-discard = Aucun coup possible : défaussez une carte.

## Positions
tunhell-position-place = « { $card } » ne peut pas se trouver là.
tunhell-position-recruited = les Nains recrutés doivent aussi se trouver dans la main.
tunhell-position-row = le centre de recrutement a { $n ->
    [one] { $n } emplacement
   *[other] { $n } emplacements
}.
tunhell-position-trophy = « { $card } » a déjà un détenteur.
tunhell-position-asks-nothing = rien à cette mine ne demande ce choix maintenant.
tunhell-position-team = nommez un Piocheur et ses bonus.

## Plateau
tunhell-board-title = { $mode } · { $length } · tour { $turn }
tunhell-board-over = La partie est terminée.
tunhell-board-delve = { $seat } creuse la mine { $mine } : { $team }, { $combat ->
    [0] sans bonus de combat
   *[other] avec un bonus de combat de { $combat }
} ; { $left ->
    [0] rien de plus à piocher
    [one] encore { $left } carte à piocher
   *[other] encore { $left } cartes à piocher
}.
tunhell-board-mines = Mines
tunhell-board-mine = **Mine { $mine }** : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
tunhell-board-mine-end = **Mine { $mine }** : seulement la carte Fin de mine
tunhell-board-mine-empty = **Mine { $mine }** : épuisée
tunhell-board-top = Carte du sommet, connue de tous : { $card }
tunhell-board-guards = { $seat }, force { $n } : { $cards }
tunhell-board-door = Porte de derrière : { $seat }
tunhell-board-row = Centre de recrutement
tunhell-board-slot = { $slot }. { $card }
tunhell-board-slot-hurried = { $slot }. { $card } · pressé
tunhell-board-slot-empty = { $slot }. (vide)
tunhell-board-next = Sommet de la pile : { $card }
tunhell-board-piles = Pile des Nains : { $pile ->
    [0] vide
    [one] { $pile } carte
   *[other] { $pile } cartes
} · défausses : { $dwarfs ->
    [0] aucune carte Nain
    [one] { $dwarfs } carte Nain
   *[other] { $dwarfs } cartes Nain
}, { $mines ->
    [0] aucune carte Mine
    [one] { $mines } carte Mine
   *[other] { $mines } cartes Mine
}
tunhell-board-clans = Joueurs
tunhell-board-clan = **{ $seat }** : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [0] aucune carte en main
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
} ({ $dwarfs ->
    [0] aucun Nain
    [one] { $dwarfs } Nain
   *[other] { $dwarfs } Nains
}, { $finds ->
    [0] aucune trouvaille
    [one] { $finds } trouvaille
   *[other] { $finds } trouvailles
})
tunhell-board-clan-hidden = **{ $seat }** : { $cards ->
    [0] aucune carte en main
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
} ({ $dwarfs ->
    [0] aucun Nain
    [one] { $dwarfs } Nain
   *[other] { $dwarfs } Nains
}, { $finds ->
    [0] aucune trouvaille
    [one] { $finds } trouvaille
   *[other] { $finds } trouvailles
})
tunhell-board-known = En main, au su de tous : { $cards }
tunhell-board-loot = Butin : { $cards }
tunhell-board-loot-hidden = Butin : { $dirt ->
    [0] aucune carte Terre
   *[other] { $dirt } × Terre
}, { $rats ->
    [0] aucun Rat
   *[other] { $rats } × Rat
}, { $others ->
    [0] aucune autre carte
    [one] { $others } autre carte
   *[other] { $others } autres cartes
}
tunhell-board-owned = Possède : { $cards }

## Main
tunhell-hand-title = Votre main ({ $n }/{ $limit })
tunhell-hand-empty = Aucune carte.
tunhell-hand-card = **{ $card }**{ $n ->
    [one] {""}
   *[other] {" "}× { $n }
} · { $card-does }
tunhell-hand-warriors = **{ $cards }** · Chacun garde une mine avec sa force, ou se défausse pour gagner un combat.
tunhell-hand-figures = Bonus compris ({ $bonuses }) : capacité { $n }, combat { $combat }.
tunhell-hand-possible = Possible maintenant
tunhell-hand-playable = { $cards } · { $mines-or }
tunhell-hand-fault = { $cards } · { $fault }
tunhell-hand-mine = mine { $mine }
tunhell-hand-barred = Impossible pour l’instant
tunhell-hand-stuck = Vous ne pouvez ni recruter ni jouer : défaussez une carte.
tunhell-hand-rings = { $points ->
    [one] Un anneau rapporte { $points } point si vous l’avez encore en main à la fin.
    [2] Votre anneau rapporte { $points } points si vous l’avez encore en main à la fin.
   *[other] Vos anneaux rapportent { $points } points si vous les avez encore en main à la fin.
}
tunhell-hand-known = Rien que pour vous
tunhell-hand-scouted = Mine { $mine }, { $cards-count ->
    [one] première carte
   *[other] de haut en bas
} : { $cards }.
tunhell-hand-loot = Votre butin : { $cards } · votre total pour l’instant : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}

## Score
tunhell-score-treasures = Trésors
tunhell-score-encounters = Rencontres vaincues
tunhell-score-heart = Cœur d’or
tunhell-score-throne = Salle du trône
tunhell-score-rings = Anneaux
tunhell-score-door = Porte de derrière
tunhell-score-trophies = Trophées

## Hauts faits

tunhell-achievement-heart = Cœur d’or, tête de pioche
    .how = gagner sans partage avec le Cœur d’or dans son butin
tunhell-achievement-equipped = Bien équipé
    .how = envoyer creuser un Piocheur muni d’au moins deux bonus
tunhell-achievement-dragons = Fléau des dragons
    .how = vaincre deux dragons
tunhell-achievement-demon = Jusqu’au fond
    .how = vaincre le Démon des profondeurs
tunhell-achievement-trophies = Employé modèle
    .how = détenir les deux trophées
tunhell-achievement-rings = Pas si uniques
    .how = avoir les deux Anneaux uniques à la fin
tunhell-achievement-undefeated = Invaincu
    .how = vaincre au moins sept rencontres et ne perdre contre aucune
tunhell-achievement-scared_off = D’un seul regard
    .how = laisser Dwouarf faire fuir une rencontre à lui seul
tunhell-achievement-doubled = Les poches pleines
    .how = gagner avec au moins 10 points, et au moins le double du score de chaque adversaire
tunhell-achievement-bold = Lourde couronne
    .how = gagner sans partage après avoir perdu au moins trois cartes dans la Salle du trône
tunhell-achievement-back_door = Par la petite porte
    .how = gagner sans partage grâce au point de la Porte de derrière
tunhell-achievement-peaceful = Vivre et laisser vivre
    .how = gagner sans partage avec une rencontre au plus dans son butin, sans compter les rats

## Aide
tunhell-topic-goal = But et fin de la partie
    .text =
        Vous menez une bande de Nains. Trois piles face cachée sont les **mines** ; ce que vos Piocheurs y gagnent est votre **butin**.

        La partie s’arrête net quand deux des trois mines sont épuisées. Personne ne joue de dernier tour.

        Les cartes rapportent des points : trésor 1, gobelin 2, orc 3, troll 4, dragon 6 ; rats et terre 0.

        Le jeu complet y ajoute : Cœur d’or 3, Salle du trône 3, araignée 5, démon 7, chaque anneau dans votre main 2, Porte de derrière 1, Employé du mois 1, Dératiseur 2.

        Le joueur qui a le plus de points gagne. À égalité, la victoire est partagée. Les Guerriers posés et les autres cartes en main ne valent rien.

        Quelques cartes Mine restent dans la boîte, et personne ne sait lesquelles. Les règles sont les mêmes à 2, 3 ou 4 joueurs.
tunhell-topic-setup = Mise en place
    .text =
        Chaque joueur reçoit quatre Nains. Les autres forment la pile, face visible ; ses cinq premières cartes remplissent le centre de recrutement. Le premier joueur est désigné par l’hôte, ou à défaut tiré au sort ; on joue dans le sens horaire.

        {""}**Initiation** : 14 cartes par mine, rien que de la terre, des trésors et des rencontres ; ni carte Fin de mine ni trophée.

        {""}**Jeu complet** : 17 cartes par mine, et une carte Fin de mine tout au fond. Une quatrième carte Fin de mine reste dans la boîte.

        Une partie plus courte a une, deux ou trois cartes de moins par mine. Le contenu de la boîte reste secret.

        Si le butin est **caché**, les autres ne voient que vos cartes Terre, vos Rats et le nombre de vos autres cartes, jusqu’à la fin.
tunhell-topic-turn = Votre tour
    .text =
        Vous faites **une seule** chose : recruter un des cinq Nains du centre de recrutement, ou jouer un Nain de votre main. On ne peut pas passer.

        Si vous ne pouvez ni recruter ni jouer, vous défaussez une carte de votre choix et votre tour s’arrête. Sans carte en main, vous passez votre tour.

        Seul le joueur dont c’est le tour décide. Si un combat, le Cœur d’or ou la Porte de derrière ne laisse qu’un choix, il se fait automatiquement.

        À la fin du tour, le Piocheur et ses bonus sont défaussés, le centre de recrutement est complété, et le joueur suivant joue.

        Un joueur absent recrute d’office le premier Nain ordinaire du centre de recrutement ; à défaut, il recrute ou joue un Éclaireur, un Guerrier ou un Piocheur, le plus faible possible. Pour gagner un combat, il défausse le moins de cartes possible.
tunhell-topic-recruiting = Recruter
    .text =
        Prenez un Nain à l’un des emplacements 1 à 5. Un Nain ordinaire rejoint votre main.

        Un Nain **pressé** (avec l’éclair) se joue aussitôt à une mine ; un Piocheur pressé peut emporter des bonus de votre main. Un Nain pressé qui ne peut se jouer à aucune mine ne se recrute pas.

        Avec six cartes en main, on ne recrute pas, pas même un Nain pressé.

        L’emplacement reçoit une nouvelle carte avant que le Nain pressé n’agisse. On voit la première carte de la pile, mais on ne la prend jamais.

        Quand la pile est vide, la défausse des Nains est mélangée et redevient la pile ; si la défausse est vide aussi, l’emplacement reste vide.

        Un Nain pressé distribué dans votre main se joue comme un autre.
tunhell-topic-warriors = Guerriers et Dynamiteurs
    .text =
        Un **Guerrier** se pose à une mine ouverte (où il reste des cartes) et y reste. Les valeurs de vos Guerriers s’additionnent : c’est votre **force** à cette mine.

        La force ouvre la mine à vos Piocheurs, la ferme à ceux des joueurs plus faibles et compte dans les combats. Le nombre de Guerriers à une mine n’est pas limité.

        Un Guerrier **fier** (avec la couronne) reste seul : vos autres Guerriers de sa mine, Dwouarf compris, sont défaussés, et aucun ne peut le rejoindre. Vos Piocheurs peuvent y creuser, et il peut être défaussé au combat. Les Guerriers adverses restent.

        Un **Dynamiteur** défausse tous les Guerriers de tous les joueurs à une mine ouverte, les vôtres aussi. Il peut se jouer même s’il n’y en a aucun.

        Dwouarf le chien a une force de 0 : il n’ouvre ni ne ferme aucune mine. Les rencontres que vous affrontez à sa mine perdent 1 au combat.

        On ne défausse jamais Dwouarf pour gagner un combat, mais il part à la défausse si vous perdez un combat à sa mine, si un Dynamiteur y passe, si votre Guerrier fier y arrive, et quand elle est épuisée. Il ne peut pas rejoindre un Guerrier fier.
tunhell-topic-scouts = Éclaireurs et secrets
    .text =
        Un **Éclaireur** regarde les premières cartes d’une mine ouverte, dans l’ordre, sans rien déplacer, quels que soient les Guerriers.

        S’il en reste moins que sa valeur, il les voit toutes, carte Fin de mine comprise. Personne d’autre ne les voit, et elles restent notées avec votre main.

        Tout le monde voit le centre de recrutement, la première carte de la pile, les Guerriers, les trophées, chaque carte révélée, et le nombre de Nains et de trouvailles de chaque main.

        Une carte remise sur sa mine reste connue de tous jusqu’à ce qu’on la révèle de nouveau.

        Chaque défausse est annoncée. On ne fouille pas les défausses ensuite.
tunhell-topic-digging = Creuser
    .text =
        Un **Piocheur** peut creuser une mine ouverte où aucun adversaire, pris séparément, n’est plus fort que vous. L’égalité suffit. Le bonus du Piocheur et l’épée ne comptent pas dans cette comparaison.

        Il révèle autant de cartes que l’indique sa capacité, l’une après l’autre, sans pouvoir s’arrêter avant. Chaque carte révélée compte, même celle qui retourne dans la mine. Si la mine s’épuise avant, le reste de la capacité est perdu.

        Les bonus se jouent avec le Piocheur : l’épée ajoute 2 au combat, la pioche 2 à la capacité ; une bière double les valeurs imprimées du Piocheur, deux bières les triplent. Le reste ne double pas : l’épée et la pioche s’ajoutent ensuite.

        Rien ne se joue à une mine épuisée.
tunhell-topic-encounters = Rencontres
    .text =
        Pour vaincre une rencontre, défaussez vos Guerriers de cette mine, le Piocheur avec ses bonus, ou les deux. La somme de leurs valeurs doit atteindre le combat de la rencontre.

        La rencontre rejoint votre butin. On ne défausse aucune carte inutile. Si vous pouvez vaincre une rencontre, vous le devez. Un Piocheur défaussé ne creuse plus ; un Piocheur sans bonus de combat ne peut pas servir à gagner un combat.

        Si vous êtes trop faible, vous perdez tous vos Guerriers de cette mine, Dwouarf compris, et le Piocheur avec ses bonus ; vous gardez ce que vous avez déjà gagné. La rencontre, connue de tous, retourne au sommet de la mine, et votre tour s’arrête.

        Le Piocheur et ses bonus ne font qu’un : le +2 de l’épée compte avec le Piocheur. Une rencontre dont Dwouarf ramène le combat à 0 est vaincue aussitôt, sans rien défausser.

        Les rats ne rapportent aucun point, mais comptent pour un trophée.
tunhell-topic-finds = Trouvailles et bonus
    .text =
        Machin, Dwouarf, l’épée, la pioche, les bières et les anneaux sont des **trouvailles** : elles rejoignent votre main quand vous les révélez.

        Si vous avez déjà six cartes, la trouvaille va au joueur suivant qui a de la place ; si toutes les mains sont pleines, elle va à la défausse. Les cartes que vous jouez ne comptent plus dans la main.

        Une trouvaille ne se joue pas avant votre prochain tour, mais Machin peut payer un Cœur d’or révélé plus tard dans le même tour. L’épée, la pioche et les bières ne se jouent qu’avec un Piocheur.

        Machin se joue comme un Piocheur et Dwouarf comme un Guerrier, mais leur dos est celui d’une carte Mine : le Fantôme ne peut pas les prendre.

        Un anneau ne se joue pas et prend une place dans la main. Il rapporte 2 points au joueur qui l’a en main à la fin.
tunhell-topic-heart = Cœur d’or et Fantôme
    .text =
        Le **Cœur d’or** vaut 3 points et coûte un Piocheur de votre main ; Machin convient, mais pas le Piocheur au travail. On ne peut pas refuser le Cœur d’or.

        Si vous n’avez pas de Piocheur en main, le Cœur d’or retourne au sommet de la mine, connu de tous, et votre tour s’arrête ; le Piocheur au travail est défaussé, vos Guerriers restent. La même règle vaut pour le prochain joueur qui y creuse.

        Le **Fantôme** fait fuir un Nain tiré au hasard de votre main, ou de la prochaine main qui en contient un ; si aucune n’en contient, rien ne se passe. Le Fantôme part à la défausse, et vous continuez à creuser.
tunhell-topic-ends = Fin de mine
    .text =
        Quand la dernière carte d’une mine est résolue, tous les Guerriers présents sont défaussés. À la deuxième mine épuisée, la partie est finie. Une mine n’est pas épuisée si sa dernière carte y est remise.

        Dans le jeu complet, la dernière carte de chaque mine est particulière.

        La **Porte de derrière** vaut 1 point. Posez-la à une autre mine : le Piocheur au travail y creuse aussitôt, et vos Piocheurs y entrent toujours, quels que soient les Guerriers adverses. Si la partie s’arrête, seul le point compte.

        La Porte ne bouge plus ensuite et ne sert qu’à vous, pour creuser : dans les combats, vos Guerriers des autres mines ne comptent pas. Elle se pose même s’il n’y a plus rien à piocher ; quand sa mine est épuisée, son point vous reste.

        La **Salle du trône** vaut 3 points et coûte toute votre main, anneaux compris. L’**araignée** (5) et le **démon** (7) sont des rencontres ; vaincus, ils rapportent autant de points que leur combat.
tunhell-topic-trophies = Trophées
    .text =
        Dans le jeu complet, deux trophées changent de main. L’**Employé du mois** (1 point) récompense les cartes Terre, le **Dératiseur** (2 points) les Rats.

        Le premier joueur qui gagne l’une de ces cartes prend le trophée correspondant. Ensuite, un joueur qui en gagne une et en a alors autant que le détenteur, ou davantage, lui prend le trophée.

        Un trophée ne change jamais de main autrement.

## Images
tunhell-picture-name = { $seat }
tunhell-picture-card = { $card }
tunhell-picture-empty = épuisée
tunhell-picture-with-digger = Avec un Piocheur
tunhell-picture-keep = À garder jusqu’à la fin
tunhell-picture-next = Ensuite
tunhell-picture-no-loot = Pas encore de butin
tunhell-picture-hand = Main { $n }/{ $limit }
tunhell-picture-known = Rien que pour vous
tunhell-alt-mine = Mine { $mine } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
tunhell-alt-guards = La mine { $mine } est gardée par { $guards }.
tunhell-alt-guard = { $seat } (force { $n })
tunhell-alt-empty = La mine { $mine } est épuisée.
tunhell-alt-top = Tout le monde connaît la carte au sommet de la mine { $mine } : { $card }.
tunhell-alt-row = À recruter : { $cards }.
tunhell-alt-hurried = { $cards-count ->
    [one] Pressé : { $cards }.
   *[other] Pressés : { $cards }.
}
tunhell-alt-clan = { $seat } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main.
tunhell-alt-points = { $seat } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}.
tunhell-alt-haul = { $seat } a déterré { $dirt ->
    [0] aucune carte Terre
   *[other] { $dirt } × Terre
} et { $rats ->
    [0] aucun Rat
   *[other] { $rats } × Rat
}.
tunhell-alt-trophies = Trophées de { $seat } : { $cards }.
tunhell-alt-clan-hidden = { $seat } : { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main.
tunhell-alt-known = Dans la main de { $seat }, au su de tous : { $cards }.
tunhell-alt-hand = Votre main : { $cards }.
tunhell-alt-hand-empty = Votre main est vide.
tunhell-alt-playable = Où jouer { $card-the } : { $mines-or }.
tunhell-picture-strength = Force
tunhell-picture-haul = Trophées
tunhell-picture-recruit = Recruter
tunhell-picture-hurried = joué aussitôt
tunhell-picture-pile = { $n } dans la pile
tunhell-picture-fight = Combat à la mine { $mine }
tunhell-picture-dig = Pioche à la mine { $mine }
tunhell-picture-left = { $n } à piocher
tunhell-picture-digs-left = À piocher
tunhell-picture-dig-over = Terminé
tunhell-picture-below = Qu’y a-t-il au fond ?
tunhell-picture-this-dig = Cette pioche
tunhell-picture-blaster = Un Dynamiteur !
tunhell-picture-blast = Boum !
tunhell-picture-blasted = { $n ->
    [0] Aucun Guerrier ici
    [one] { $n } Guerrier de moins
   *[other] { $n } Guerriers de moins
}
tunhell-picture-beaten = Vaincu !
tunhell-picture-fled = En fuite !
tunhell-picture-defeat = Défaite !
tunhell-picture-haunted = Hou !
tunhell-picture-spent = Défaussé
tunhell-picture-lost = Perdu
tunhell-picture-in-hand = En main
tunhell-picture-passed = Transmis
tunhell-picture-points = Points
tunhell-picture-discards = À la défausse : { $dwarfs ->
    [0] aucune carte Nain
    [one] { $dwarfs } carte Nain
   *[other] { $dwarfs } cartes Nain
}, { $mines ->
    [0] aucune carte Mine
    [one] { $mines } carte Mine
   *[other] { $mines } cartes Mine
}
tunhell-alt-open = { $seats-count ->
    [0] Personne ne peut creuser la mine { $mine }.
    [one] { $seats } peut creuser la mine { $mine }.
   *[other] { $seats } peuvent creuser la mine { $mine }.
}
tunhell-alt-fight = Combat contre { $card-the } : { $have } contre { $need }.
tunhell-alt-score = { $seat } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}{ $parts-count ->
    [0] .
   *[other] {" "}({ $parts }).
}
tunhell-alt-part = { $part } : { $points }
tunhell-alt-loot = { $cards-count ->
    [0] { $seat } n’a encore rien dans son butin.
   *[other] Butin de { $seat } : { $cards }.
}
tunhell-alt-loot-hidden = Butin de { $seat } : { $dirt ->
    [0] aucune carte Terre
   *[other] { $dirt } × Terre
}, { $rats ->
    [0] aucun Rat
   *[other] { $rats } × Rat
}, { $others ->
    [0] aucune autre carte
    [one] { $others } autre carte
   *[other] { $others } autres cartes
}.
tunhell-legend-strength = Force de vos Guerriers à une mine
tunhell-legend-combat = Combat, contre les rencontres seulement
tunhell-legend-capacity = Capacité d’un Piocheur ; en vert, il peut creuser
tunhell-legend-lock = Entrée fermée : un adversaire est plus fort
tunhell-legend-eye = Cartes qu’un Éclaireur regarde ou a vues
tunhell-legend-star = Points
tunhell-legend-bolt = Pressé : se joue dès le recrutement
tunhell-legend-crown = Fier : reste seul à sa mine
tunhell-legend-dwarfs = Cartes Nain dans une main
tunhell-legend-finds = Trouvailles dans une main
tunhell-legend-cards = Cartes d’une mine ou d’une pile
tunhell-legend-cup = Trophées : Terre et Rats ; en or, détenu

# Pourquoi un choix est conseillé
tunhell-advice-dig = Creuser la mine { $mine } devrait rapporter environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} : le gain moyen, moins la valeur des cartes qui quittent votre main.
tunhell-advice-seen = Vous savez ce qui se trouve au sommet de la mine { $mine } : { $card-a }.
tunhell-advice-access = La mine { $mine } s’ouvre à vos Piocheurs.
tunhell-advice-exhausts = La mine { $mine } ne compte plus { $n ->
    [one] qu’une carte
   *[other] que { $n } cartes
} : vous pouvez en atteindre le fond.
tunhell-advice-only-mine = Pour le moment, la mine { $mine } est la seule ouverte à vos Piocheurs.
tunhell-advice-safest = C’est à la mine { $mine } que vous pouvez le mieux tenir tête à ce qui surgira, avec { $n } au combat.
tunhell-advice-ends-behind = Creuser là peut mettre fin à la partie alors que vous avez { $n ->
    [one] { $n } point
   *[other] { $n } points
} de retard.
tunhell-advice-defeat = Défaite assurée à la mine { $mine } : il faut { $need } au combat contre { $card-the }, qui est au sommet, et vous avez { $have }.
tunhell-advice-heart = Au sommet de la mine { $mine } se trouve { $card-the }, qui coûte un Piocheur de votre main. Il ne vous en resterait aucun : la carte retourne au sommet, et vous ne creusez plus.
tunhell-advice-throne = Vous iriez jusqu’à { $card-the }, et vous y perdriez toute votre main : { $cards }.
tunhell-advice-arms = Contre { $foe-the } au sommet de la mine { $mine }, { $card-the } pourrait alors l’emporter.
tunhell-advice-unarmed = Vous n’avez rien pour combattre à la mine { $mine } : vous perdriez contre la première rencontre.
tunhell-advice-will-open = La mine { $mine } vous est fermée : { $card-the } serait assez fort pour l’ouvrir à vos Piocheurs.
tunhell-advice-strongest = { $others ->
    [0] Le seul Guerrier à recruter est { $card-the }, avec une force de { $n }.
   *[other] De tous les Guerriers à recruter, { $card-the } est le plus fort, avec une force de { $n }, contre { $others } pour le deuxième.
}
tunhell-advice-will-block = { $seats-count ->
    [one] Posté à la mine { $mine }, { $card-the } empêcherait { $seats } d’y creuser.
   *[other] Posté à la mine { $mine }, { $card-the } empêcherait ces joueurs d’y creuser : { $seats }.
}
tunhell-advice-will-beat = Vous savez que { $foe-the } attend au sommet de la mine { $mine } : { $card-the } pourrait y remporter le combat.
tunhell-advice-only-digger = C’est le seul Piocheur à recruter.
tunhell-advice-digs-most = Aucun autre Piocheur à recruter ne révèle autant de cartes ({ $n }).
tunhell-advice-fights-most = De tous les Piocheurs à recruter, { $card-the } se bat le mieux à lui seul : il ajoute { $n } au combat.
tunhell-advice-block = { $seats-count ->
    [one] { $seats } ne peut plus creuser la mine { $mine }.
   *[other] { $seats } ne peuvent plus creuser la mine { $mine }.
}
tunhell-advice-strength = { $n ->
    [0] Votre force à la mine { $mine } est alors nulle.
   *[other] Votre force à la mine { $mine } est alors de { $n }.
}
tunhell-advice-blast = { $seats-count ->
    [one] { $seats } n’a alors plus aucun Guerrier à la mine { $mine }.
   *[other] { $seats } n’ont alors plus aucun Guerrier à la mine { $mine }.
}
tunhell-advice-looks = Vous voyez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} avant de creuser.
tunhell-advice-will-look = Vous prenez { $card-the } en main : une fois joué, il vous montrera jusqu’à { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
tunhell-advice-threat = Avec { $card-the }, vous pourriez chasser les Guerriers de la mine { $mine }, où un adversaire est plus fort que vous.
tunhell-advice-dig-on = Votre Piocheur reste à la mine avec ses bonus et peut encore piocher { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
tunhell-advice-guards-stay = { $n ->
    [0] Aucun Guerrier n’est défaussé.
   *[other] Aucun Guerrier n’est défaussé : votre force à la mine { $mine } est toujours de { $n }.
}
tunhell-advice-least = Le Piocheur qui vous manquera le moins : { $card }.

## Choix irréversibles
tunhell-sure-defeat = À la mine { $mine }, { $card-the }{ $place ->
    [1] {""}
   *[other] {" "}({ $place }ᵉ carte)
} demande { $need } au combat, et vous auriez { $have } : défaite certaine. Vous perdriez : { $cards }.
    .button = Creuser et perdre
tunhell-sure-heart = La { $place ->
    [1] première carte
   *[other] { $place }ᵉ carte
} de la mine { $mine } est { $card-the }, qui coûte un Piocheur de votre main. Il ne vous en resterait aucun : la carte retourne au sommet, et vous ne creusez plus. Vous perdriez : { $cards }.
    .button = Creuser quand même
tunhell-sure-throne = La { $place ->
    [1] première carte
   *[other] { $place }ᵉ carte
} de la mine { $mine } est { $card-the }, qui coûte toute votre main. Vous perdriez : { $cards }.
    .button = Perdre ma main
tunhell-sure-wasted = À la mine { $mine }, seul le Piocheur peut vaincre { $card-the }, et il s’arrête alors après { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}. Inutile pour cela : { $cards-or }.
    .button = Jouer ces bonus quand même
tunhell-sure-end-behind = La mine { $mine } ne compte plus { $n ->
    [one] qu’une carte
   *[other] que { $n } cartes
}. Si vous la videz, la partie s’arrête aussitôt, et vous avez { $points ->
    [one] { $points } point
   *[other] { $points } points
} de retard.
    .button = Creuser quand même
tunhell-sure-no-warriors = Il n’y a aucun Guerrier à la mine { $mine } : le Dynamiteur serait défaussé pour rien.
    .button = Dynamiter pour rien
tunhell-sure-no-warriors-anywhere = Aucune mine n’a de Guerriers : le Dynamiteur serait défaussé pour rien.
    .button = Dynamiter pour rien
tunhell-sure-own-warriors = Seuls vos propres Guerriers sont à la mine { $mine } : le Dynamiteur ne chasserait qu’eux.
    .button = Dynamiter mes Guerriers

## La leçon

tunhell-lesson-recruit = Quand deux mines sont épuisées, le joueur qui a le plus de points gagne. À votre tour, vous recrutez un Nain ou vous en jouez un. Les Guerriers gardent une mine et s’y battent pour vos Piocheurs : prenez le plus fort.
    .brought = Le Guerrier est dans votre main. Vos adversaires recrutent aussi.
tunhell-lesson-post = Postez un Guerrier à la mine 1 : jouez celui que vous avez en main, puis choisissez la mine. Vous ne pouvez creuser que là où personne n’est plus fort que vous.
    .brought = Personne n’est aussi fort que vous à la mine 1.
tunhell-lesson-dig = Un Piocheur 2 révèle deux cartes. Celui-ci est pressé (⚡) : il se joue dès que vous le recrutez. Envoyez-le à la mine 1, que garde votre Guerrier.
    .brought = Il n’y avait que de la terre, et rien à combattre : le Piocheur s’en va, le Guerrier reste.
tunhell-lesson-keep = Un Piocheur 2 (+5) est fort à lui seul : il ajoute 5 au combat quand il creuse. Gardez-le pour une rencontre.
    .brought = Le Piocheur attend dans votre main une rencontre qui en vaille la peine.
tunhell-lesson-combat = Le Dynamiteur d’un adversaire a chassé les Guerriers de la mine 2, dont votre Guerrier 3. La mine 1 a déjà donné beaucoup de terre : une rencontre ne tardera pas. Envoyez le Piocheur 2 (+5).
    .brought = Un Gobelin ! Une rencontre doit être vaincue, sinon vous perdez le Piocheur et tous vos Guerriers de la mine.
tunhell-lesson-fight = Vous choisissez les cartes à défausser pour gagner le combat. Le Piocheur suffit à lui seul, et votre Guerrier garde la mine.
    .brought = Le Gobelin est dans votre butin. Les rencontres vaincues rapportent des points.
tunhell-lesson-orc = Votre Guerrier est toujours à la mine 1. Vous pouvez recruter un autre Piocheur 2, à jouer aussitôt : continuez à creuser.
    .brought = Un Orc ! Ce Piocheur n’ajoute rien au combat : votre Guerrier, le seul sur place, a suffi. Il est défaussé, mais les points vous restent.
tunhell-lesson-troll = À eux deux, le Guerrier 3 et le Piocheur 1 (+2) font 5 au combat, assez contre presque toutes les rencontres. Il reste une carte dans cette mine : révélez-la.
    .brought = C’était un Troll, et la mine 1 est épuisée. À la deuxième mine épuisée, la partie s’arrête, et le joueur qui a le plus de points gagne.
tunhell-lesson-why-digger = Il vous faut un autre Piocheur pour creuser encore.
tunhell-lesson-why-three = Il révèle jusqu’à trois cartes en creusant une fois.
tunhell-lesson-why-open = Vous ouvrez ainsi la dernière mine à vos Piocheurs.
tunhell-lesson-won = Des Guerriers forts ouvrent une mine à vos Piocheurs et se défaussent pour gagner les combats. Les trésors et les rencontres vaincues rapportent des points. Quand deux mines sont épuisées, le joueur qui a le plus de points gagne.

## Personnages des joueurs virtuels, et ce qu’ils disent
tunhell-character-keeper = Papi Verrou
    .way = garde une mine avant de songer à y piocher
tunhell-says-keeper-good = { $n ->
    [1] { $seat } : « Personne ne passe, et rien ne m’échappe. »
   *[other] { $seat } : « Doucement mais sûrement. Vous avez vu mes Guerriers ? »
}
tunhell-says-keeper-bad = { $n ->
    [1] { $seat } : « Cette porte était pourtant fermée. »
   *[other] { $seat } : « Bon. Je vais m’asseoir devant. »
}
tunhell-character-digger = Lise Lapioche
    .way = pioche d’abord et compte les blessés ensuite
tunhell-says-digger-good = { $n ->
    [1] { $seat } : « Je vous l’avais dit : il suffit de piocher. »
   *[other] { $seat } : « Qui pioche trouve. »
}
tunhell-says-digger-bad = { $n ->
    [1] { $seat } : « Il y avait quelque chose derrière. Comme toujours. »
   *[other] { $seat } : « Pas grave. Passez-moi une autre pioche. »
}
tunhell-character-scout = Fouine
    .way = regarde avant chaque pas
tunhell-says-scout-good = { $n ->
    [1] { $seat } : « Je le savais, j’étais allée voir. »
   *[other] { $seat } : « Pour moi, ce n’était pas une surprise. »
}
tunhell-says-scout-bad = { $n ->
    [1] { $seat } : « J’aurais dû regarder encore une fois. »
   *[other] { $seat } : « Et moi qui étais si sûre de ce boyau. »
}
tunhell-character-grudge = Hargnou
    .way = aime mieux vous voir perdre que gagner lui-même
tunhell-says-grudge-good = { $n ->
    [1] { $seat } : « En voilà toujours un que vous n’aurez pas. »
   *[other] { $seat } : « Je ne suis pas content, mais vous l’êtes encore moins. »
}
tunhell-says-grudge-bad = { $n ->
    [1] { $seat } : « Je m’en souviendrai. »
   *[other] { $seat } : « Qui est-ce qui rit, là ? »
}
