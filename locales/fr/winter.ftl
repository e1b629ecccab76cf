winter-title = Dwar7s Winter
    .spelt = Dwar7s Winter (Dwarfs Winter)
    .tagline = Tenez sept semaines d’hiver au château : perdez ensemble, ou survivez avec le plus de points.

## Options
winter-option-nightmare = Cauchemar
    .help = Voulez-vous deux désastres au lieu d’un aux semaines 3, 5 et 7 ?
winter-option-nightmare-off = Non
    .help = Un désastre par semaine.
winter-option-nightmare-on = Oui
    .help = Deux désastres aux semaines 3, 5 et 7 : pour les tables qui survivent trop facilement.
winter-option-bloodthirst = Soif de sang
    .help = Voulez-vous un point de plus pour chaque sorte de monstre que vous battez ?
winter-option-bloodthirst-off = Non
    .help = Les monstres rapportent ce qu’indiquent leurs cartes.
winter-option-bloodthirst-on = Oui
    .help = À la fin, un point de plus pour chaque sorte de monstre que vous avez battue.
winter-option-legendary = Extension Légendaire
    .help = Voulez-vous plus de monstres et de désastres, des sages et des nains légendaires ?
winter-option-legendary-off = Non
    .help = Le jeu de base.
winter-option-legendary-on = Oui
    .help = Plus de monstres et de désastres, l’effet boule de neige, des sages et des nains légendaires.
winter-option-thaw = Dégel précoce
    .help = L’hiver dure-t-il quatre semaines au lieu de sept ?
winter-option-thaw-off = Non
    .help = Sept semaines : l’hiver entier.
winter-option-thaw-on = Oui
    .help = Le château doit tenir jusqu’au dégel, après la semaine 4 : pour débuter ou pour une soirée courte.

## Quantités
winter-resources = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}
winter-amount = { $n ->
    [one] { $n } { $resource }
   *[other] { $n } { $resource-many }
}
winter-change = { $resource } { $old } → { $new }
winter-change-capped = { $resource } { $old } → { $new } ({ $n } en trop)
winter-dwarf = { $dwarf-a }
winter-basics = { $n ->
    [one] { $n } nain
   *[other] { $n } nains
}

## Ressources
winter-name-gold = or
    .blocked = or bloqué
    .many = or
    .none = d’or
    .some = de l’or
winter-name-food = nourriture
    .blocked = nourriture bloquée
    .many = nourritures
    .none = de nourriture
    .some = de la nourriture
winter-name-stone = pierre
    .blocked = pierre bloquée
    .many = pierres
    .none = de pierre
    .some = de la pierre
winter-name-wood = bois
    .blocked = bois bloqué
    .many = bois
    .none = de bois
    .some = du bois

## Plateau
winter-name-forest = forêt
    .a = une forêt
    .all = toutes les forêts
winter-name-field = champ
    .a = un champ
    .all = tous les champs
winter-name-mine = mine
    .a = une mine
    .all = toutes les mines
winter-name-castle = Château
    .in = au château
    .the = le château
    .from = du château
    .to = au château
winter-name-forest_1 = Forêt 1
    .in = dans la Forêt 1
    .the = la Forêt 1
    .from = de la Forêt 1
    .to = à la Forêt 1
winter-name-forest_2 = Forêt 2
    .in = dans la Forêt 2
    .the = la Forêt 2
    .from = de la Forêt 2
    .to = à la Forêt 2
winter-name-forest_3 = Forêt 3
    .in = dans la Forêt 3
    .the = la Forêt 3
    .from = de la Forêt 3
    .to = à la Forêt 3
winter-name-forest_4 = Forêt 4
    .in = dans la Forêt 4
    .the = la Forêt 4
    .from = de la Forêt 4
    .to = à la Forêt 4
winter-name-mine_1 = Mine 1
    .in = dans la Mine 1
    .the = la Mine 1
    .from = de la Mine 1
    .to = à la Mine 1
winter-name-mine_2 = Mine 2
    .in = dans la Mine 2
    .the = la Mine 2
    .from = de la Mine 2
    .to = à la Mine 2
winter-name-mine_3 = Mine 3
    .in = dans la Mine 3
    .the = la Mine 3
    .from = de la Mine 3
    .to = à la Mine 3
winter-name-mine_4 = Mine 4
    .in = dans la Mine 4
    .the = la Mine 4
    .from = de la Mine 4
    .to = à la Mine 4
winter-name-field_1 = Champ 1
    .in = dans le Champ 1
    .the = le Champ 1
    .from = du Champ 1
    .to = au Champ 1
winter-name-field_2 = Champ 2
    .in = dans le Champ 2
    .the = le Champ 2
    .from = du Champ 2
    .to = au Champ 2
winter-name-field_3 = Champ 3
    .in = dans le Champ 3
    .the = le Champ 3
    .from = du Champ 3
    .to = au Champ 3
winter-name-field_4 = Champ 4
    .in = dans le Champ 4
    .the = le Champ 4
    .from = du Champ 4
    .to = au Champ 4
winter-name-wall_1 = Mur 1
    .in = sur le Mur 1
    .the = le Mur 1
    .from = du Mur 1
    .to = au Mur 1
winter-name-wall_2 = Mur 2
    .in = sur le Mur 2
    .the = le Mur 2
    .from = du Mur 2
    .to = au Mur 2
winter-name-wall_3 = Mur 3
    .in = sur le Mur 3
    .the = le Mur 3
    .from = du Mur 3
    .to = au Mur 3
winter-name-wall_4 = Mur 4
    .in = sur le Mur 4
    .the = le Mur 4
    .from = du Mur 4
    .to = au Mur 4

## Instruments
winter-name-drum = tambour
    .cap = Tambour
    .the = le tambour
    .of = du tambour
    .lore = Tient chaud, et tient les voisins éveillés.
winter-name-flute = flûte
    .cap = Flûte
    .the = la flûte
    .of = de la flûte
winter-name-horn = cor
    .cap = Cor
    .the = le cor
    .of = du cor
    .lore = Les monstres aussi l’apprécient. Ce n’était pas prévu.
winter-name-lute = luth
    .cap = Luth
    .the = le luth
    .of = du luth
    .lore = À jouer près du feu, de préférence par un autre.

## Nains
winter-name-basic = nain
    .a = un nain
winter-name-ice_warrior = Guerrier glacé
    .a = le Guerrier glacé
winter-name-earth_defender = Défenseur de la terre
    .a = le Défenseur de la terre
winter-name-thunder_king = Roi du tonnerre
    .a = le Roi du tonnerre

## Monstres
winter-name-frost_giant = Géant de givre
    .lore = Il veut seulement se réchauffer les mains. Aux vôtres.
winter-name-frost_giant_a = Géant de givre
    .the = le Géant de givre
    .cap = Le Géant de givre
winter-name-frost_giant_b = Géant de givre
    .the = le Géant de givre
    .cap = Le Géant de givre
winter-name-winter_wolf = Loup d’hiver
    .lore = N’avance jamais seul quand un autre peut passer devant.
winter-name-winter_wolf_a = Loup d’hiver
    .the = le Loup d’hiver
    .cap = Le Loup d’hiver
winter-name-winter_wolf_b = Loup d’hiver
    .the = le Loup d’hiver
    .cap = Le Loup d’hiver
winter-name-ice_witch = Sorcière de glace
    .lore = On ne lui a jamais offert d’écharpe. Cela se voit.
winter-name-ice_witch_a = Sorcière de glace
    .the = la Sorcière de glace
    .cap = La Sorcière de glace
winter-name-ice_witch_b = Sorcière de glace
    .the = la Sorcière de glace
    .cap = La Sorcière de glace
winter-name-frozen_treant = Tréant gelé
    .lore = Prend votre bois de chauffage très à cœur.
winter-name-frozen_treant_a = Tréant gelé
    .the = le Tréant gelé
    .cap = Le Tréant gelé
winter-name-frozen_treant_b = Tréant gelé
    .the = le Tréant gelé
    .cap = Le Tréant gelé
winter-name-yeti = Yéti
    .lore = Trouve que les invités devraient rentrer plus tôt.
winter-name-yeti_a = Yéti
    .the = le Yéti
    .cap = Le Yéti
winter-name-yeti_b = Yéti
    .the = le Yéti
    .cap = Le Yéti
winter-name-ogre_king = Roi ogre
    .lore = Ne vient jamais les mains vides.
winter-name-ogre_king_a = Roi ogre
    .the = le Roi ogre
    .cap = Le Roi ogre
winter-name-ogre_king_b = Roi ogre
    .the = le Roi ogre
    .cap = Le Roi ogre
winter-name-snow_troll = Troll des neiges
    .lore = Mange entre les repas, surtout les vôtres.
winter-name-snow_troll_a = Troll des neiges
    .the = le Troll des neiges
    .cap = Le Troll des neiges
winter-name-snow_troll_b = Troll des neiges
    .the = le Troll des neiges
    .cap = Le Troll des neiges
winter-name-banshee = Banshee hurlante
    .lore = Elle appelle cela de la critique musicale.
winter-name-banshee_a = Banshee hurlante
    .the = la Banshee hurlante
    .cap = La Banshee hurlante
winter-name-banshee_b = Banshee hurlante
    .the = la Banshee hurlante
    .cap = La Banshee hurlante
winter-name-frost_wyrm = Ver de givre
winter-name-frost_wyrm_a = Ver de givre
    .the = le Ver de givre
    .cap = Le Ver de givre
winter-name-frost_wyrm_b = Ver de givre
    .the = le Ver de givre
    .cap = Le Ver de givre
winter-name-snow_dragon = Dragon des neiges
    .lore = N’accepte que l’or. Ne rend pas la monnaie.
winter-name-snow_dragon_a = Dragon des neiges
    .the = le Dragon des neiges
    .cap = Le Dragon des neiges
winter-name-snow_dragon_b = Dragon des neiges
    .the = le Dragon des neiges
    .cap = Le Dragon des neiges
winter-name-crystal_golem = Golem de cristal
winter-name-crystal_golem_a = Golem de cristal
    .the = le Golem de cristal
    .cap = Le Golem de cristal
winter-name-crystal_golem_b = Golem de cristal
    .the = le Golem de cristal
    .cap = Le Golem de cristal
winter-name-ice_queen = Reine de glace
    .lore = Règne sur un pays où rien ne fond jamais, surtout pas elle.
winter-name-ice_queen_a = Reine de glace
    .the = la Reine de glace
    .cap = La Reine de glace
winter-name-ice_queen_b = Reine de glace
    .the = la Reine de glace
    .cap = La Reine de glace

## Désastres
winter-name-fallen_pines = Pins abattus
    .the = les Pins abattus
winter-name-ice_storm = Tempête de glace
    .the = la Tempête de glace
winter-name-frozen_path = Sentier gelé
    .the = le Sentier gelé
winter-name-great_blizzard = Grand blizzard
    .the = le Grand blizzard
winter-name-cave_in = Éboulement
    .the = l’Éboulement
winter-name-flooded_shaft = Puits inondé
    .the = le Puits inondé
winter-name-avalanche = Avalanche
    .the = l’Avalanche
winter-name-frozen_winch = Treuil gelé
    .the = le Treuil gelé
winter-name-black_frost = Gelée noire
    .the = la Gelée noire
winter-name-buried_barn = Grange ensevelie
    .the = la Grange ensevelie
winter-name-famine = Famine
    .the = la Famine
    .lore = Le cuisinier appelle cela un déjeuner léger.
winter-name-broken_dam = Digue rompue
    .the = la Digue rompue
winter-name-crystal_thicket = Fourré givré
    .the = le Fourré givré
winter-name-frozen_roots = Racine gelée
    .the = la Racine gelée
winter-name-whiteout = Jour blanc
    .the = le Jour blanc
winter-name-ice_thorns = Ronces de glace
    .the = les Ronces de glace
winter-name-earthquake = Séisme
    .the = le Séisme
winter-name-crystal_plague = Fléau de cristal
    .the = le Fléau de cristal
winter-name-glacier = Glacier
    .the = le Glacier
winter-name-rockfall = Chute de pierres
    .the = la Chute de pierres
winter-name-hailstorm = Orage de grêle
    .the = l’Orage de grêle
winter-name-polar_night = Nuit polaire
    .the = la Nuit polaire
winter-name-lightning_frost = Gel foudroyant
    .the = le Gel foudroyant
winter-name-queens_wrath = Colère de la reine
    .the = la Colère de la reine

## Héros
winter-name-woodcutter = Bûcheron
    .the = le Bûcheron
winter-name-forest_scout = Éclaireur des forêts
    .the = l’Éclaireur des forêts
winter-name-farmer = Fermier
    .the = le Fermier
winter-name-field_scout = Éclaireur des champs
    .the = l’Éclaireur des champs
winter-name-miner = Mineur
    .the = le Mineur
winter-name-mine_scout = Éclaireur des mines
    .the = l’Éclaireur des mines
winter-name-coin_keeper = Gardien de la bourse
    .the = le Gardien de la bourse
winter-name-sage = Sage
    .the = le Sage
winter-name-recruiter_a = Recruteur
    .the = le Recruteur
winter-name-recruiter_b = Recruteur
    .the = le Recruteur
winter-name-provisioner = Intendant
    .the = l’Intendant
winter-name-captain_a = Capitaine
    .the = le Capitaine
winter-name-captain_b = Capitaine
    .the = le Capitaine
winter-name-master_woodcutter = Maître bûcheron
    .the = le Maître bûcheron
winter-name-master_farmer = Maître fermier
    .the = le Maître fermier
winter-name-master_miner = Maître mineur
    .the = le Maître mineur
winter-name-treasurer = Trésorier
    .the = le Trésorier
    .lore = Compte deux fois, ne paie qu’une.
winter-name-forager = Cueilleur
    .the = le Cueilleur
winter-name-carpenter = Charpentier
    .the = le Charpentier
winter-name-goldsmith = Orfèvre
    .the = l’Orfèvre
winter-name-innkeeper = Aubergiste
    .the = l’Aubergiste
winter-name-forest_guide = Guide des forêts
    .the = le Guide des forêts
winter-name-field_guide = Guide des champs
    .the = le Guide des champs
winter-name-mine_guide = Guide des mines
    .the = le Guide des mines
winter-name-messenger = Messager
    .the = le Messager
winter-name-mercenary = Mercenaire
    .the = le Mercenaire
winter-name-cook = Cuisinier
    .the = le Cuisinier
    .lore = Sept semaines de soupe. Aucune plainte n’est sortie de la cuisine.
winter-name-jeweller = Joaillier
    .the = le Joaillier
winter-name-log_hauler_a = Débardeur
    .the = le Débardeur
winter-name-log_hauler_b = Débardeur
    .the = le Débardeur
winter-name-baker_a = Boulanger
    .the = le Boulanger
winter-name-baker_b = Boulanger
    .the = le Boulanger
winter-name-mason_a = Maçon
    .the = le Maçon
winter-name-mason_b = Maçon
    .the = le Maçon
winter-name-pedlar_a = Colporteur
    .the = le Colporteur
    .lore = Traverse le blizzard pour vous vendre de la neige.
winter-name-pedlar_b = Colporteur
    .the = le Colporteur

## Titres du jeu solo
winter-name-survivor = Le Survivant
winter-name-hunter = Le Chasseur
winter-name-knight = Le Chevalier de la Table ronde
winter-name-cold_king = Le Roi du Froid
winter-name-legend = La Légende

## Ce qui départage
winter-name-dwarfs_at_home = nains à la maison
winter-name-hero_vp = points des héros
winter-name-disasters_overcome = désastres surmontés
winter-name-monsters_beaten = monstres battus

## Ce que font les héros et les monstres
winter-does-produce = Produit 1 { $resource } par { $area_kind } où vous avez un nain, sauf si la zone est bloquée.
winter-does-gain = Rapporte { $goods }.
winter-does-gain-one = Rapporte 1 { $first } ou 1 { $second }.
winter-does-move-from = { $n ->
    [one] Déplace { $n } nain de n’importe quel joueur hors d’{ $area_kind-a }.
   *[other] Déplace jusqu’à { $n } nains de n’importe quels joueurs, chacun hors d’{ $area_kind-a }.
}
winter-does-place-or-move = { $n ->
    [one] Place ou déplace un de vos nains.
   *[other] Place ou déplace jusqu’à { $n } de vos nains.
}
winter-does-recruit = Prend un héros de la réserve pour { $n } or, sans dépenser d’action.
winter-does-recall = Ramène un de vos nains à la maison et rapporte { $goods }.
winter-does-trade = Échange { $paid } contre { $goods }.
winter-does-promote = Pour { $n } or, change un nain resté à la maison en nain légendaire.
winter-does-lose-action = Chaque joueur à portée a 1 action de moins cette semaine.
winter-does-move-other = Pousse un autre monstre, qui avance d’une zone vers le château.
winter-does-reduce-hand = Chaque joueur à portée a 1 carte de moins en main cette semaine.
winter-does-lose-resources = { $goods-count ->
    [one] Chaque joueur à portée perd { $goods } ou, à défaut, 1 or.
   *[other] Chaque joueur à portée perd { $goods } ; chaque ressource qui lui manque lui coûte 1 or.
}
winter-does-lose-gold = Chaque joueur à portée perd { $goods }.
winter-does-return-dwarf = Chaque joueur qui a des nains dans la zone du monstre en reprend un.
winter-does-reveal-disaster = À son arrivée, révèle un désastre de plus.
winter-does-ban-instrument = Interdit l’instrument du type de zone où elle se trouve.
winter-does-move-self = Avance encore d’une zone si un nain est à portée.
winter-does-disaster = Bloque la production dans sa zone.
winter-does-arrives = Arrive { $area-in } ; demande { $n ->
    [one] { $n } nain
   *[other] { $n } nains
} ; coûte { $cost } ; vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winter-does-strikes = Frappe { $area-the } ; demande { $n ->
    [one] { $n } nain
   *[other] { $n } nains
} ; coûte { $cost } ; rapporte { $gold } or et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winter-does-hero = Se joue avec { $instrument-the } ; { $points ->
    [0] ne vaut aucun point
    [one] vaut { $points } point
   *[other] vaut { $points } points
}.
winter-does-legend = Compte pour { $n ->
    [one] { $n } nain
   *[other] { $n } nains
} contre un monstre et pour { $m } contre un désastre ; vaut { $points } points.
winter-does-free-placement = Le placer ne coûte pas d’action.
winter-does-instrument = Permet de jouer ces héros : { $heroes }.
winter-brief-promote = un nain légendaire
winter-brief-recruit = prend un héros
winter-brief-place-or-move = { $n ->
    [one] place ou déplace { $n } nain
   *[other] place ou déplace { $n } nains
}
winter-brief-move = { $own ->
    [0] { $other_seats-count ->
        [0] { $n ->
            [one] déplace un nain
           *[other] déplace jusqu’à { $n } nains
        }
        [one] { $n ->
            [one] déplace un nain de { $other_seats }
           *[other] déplace jusqu’à { $n } nains de { $other_seats }
        }
       *[other] { $n ->
            [one] déplace un nain d’un autre joueur
           *[other] déplace jusqu’à { $n } nains des autres joueurs
        }
    }
   *[other] { $other_seats-count ->
        [0] { $n ->
            [one] déplace un de vos nains
           *[other] déplace jusqu’à { $n } de vos nains
        }
       *[other] { $n ->
            [one] déplace un nain, à vous ou non
           *[other] déplace jusqu’à { $n } nains, à vous ou non
        }
    }
}
winter-brief-move-from = { $n ->
    [one] déplace { $n } nain
   *[other] déplace { $n } nains
}
winter-brief-recall = ramène un nain, +{ $goods }
winter-brief-trade = { $paid } → { $goods }
winter-brief-gain-one = +1 { $first } ou { $second }
winter-brief-gain = +{ $goods }
winter-brief-vain = rien pour l’instant
winter-brief-produce = 1 { $resource } par { $area_kind }

## Ce qui est demandé
winter-ask-defender = { $seat } : placez un défenseur n’importe où sur le plateau{ $n ->
    [one] {""}
   *[other] {" "}(encore { $n } à placer)
}.
    .waiting = { $n ->
        [one] À { $seat } de placer un défenseur.
       *[other] À { $seat } de placer { $n } défenseurs.
    }
winter-ask-monster = { $seat } : choisissez le prochain monstre qui attaque.
    .waiting = { $seat } choisit le prochain monstre qui attaque.
winter-ask-path = { $seat } : choisissez où va { $monster-the }, qui quitte { $area-the }. Les deux zones possibles touchent le château.
    .waiting = { $seat } choisit où va { $monster-the }, qui quitte { $area-the }.
winter-ask-target = { $seat } : choisissez le monstre que pousse { $monster-the } ({ $area }).
    .waiting = { $seat } choisit le monstre que pousse { $monster-the }.
winter-ask-retreat = { $seat } : choisissez le nain que { $monster-the } renvoie { $area-from } à la maison.
    .waiting = { $seat } choisit le nain que { $monster-the } renvoie à la maison.
winter-ask-choose-hands =
    .several = { $seats } { $seats-count ->
        [one] choisit encore ses cartes
       *[other] choisissent encore leurs cartes
    } de la semaine.
winter-ask-hand = { $seat } : choisissez les { $n } cartes de votre main de la semaine ; les autres restent de côté.
    .waiting = { $seat } choisit sa main de la semaine.
    .left-out = { $seat } : quelle carte reste de côté cette semaine ?{ $total ->
        [1] {""}
       *[other] {" "}({ $nth } sur { $total })
    }
winter-ask-turn = { $n ->
    [0] { $seat } : faites encore ce qui ne coûte pas d’action ou finissez votre tour (aucune action restante).
    [one] { $seat } : jouez votre dernière action.
   *[other] { $seat } : jouez une action (encore { $n }).
}{ $fights-count ->
    [0] {""}
    [one] {" "}À battre ou à surmonter (sans dépenser d’action ; les nains utilisés rentrent à la maison) : { $fights }.
   *[other] {" "}À battre ou à surmonter (sans dépenser d’action ; les nains utilisés rentrent à la maison) : { $fights }.
}{ $scarce-count ->
    [0] {""}
    [one] {" "}Zone où vos nains ne suffisent que pour un combat : { $scarce }.
   *[other] {" "}Zones où vos nains ne suffisent que pour un combat : { $scarce }.
}{ $areas-count ->
    [0] {""}
    [one] {" "}Zone où un nain a déjà été placé ce tour-ci : { $areas }.
   *[other] {" "}Zones où un nain a déjà été placé ce tour-ci : { $areas }.
}{ $gone-count ->
    [0] {""}
   *[other] {" "}Impossible pour l’instant : { $gone }.
}{ $late-count ->
    [0] {""}
   *[other] {" "}Points à la fin : { $late }.
}
    .danger = { $inside-count ->
    [0] {""}
   *[other] ⚠ Au château : { $inside }. S’il en reste un en fin de semaine, c’est la défaite.{ $danger ->
        [0] {""}
       *[other] {"\u000A"}
    }
}{ $danger ->
    [0] {""}
    [1] ⚠ Désastres : { $count } sur { $most }. Un de plus en fin de semaine, et le château tombe.
   *[other] ⚠ Désastres : { $count } sur { $most }. S’il n’y en a pas moins de { $most } à la fin de la semaine, le château tombe.
}
    .waiting = À { $seat } de jouer ses actions.
winter-late-stock = { $resource } à { $most } (+{ $points }, { $n ->
    [0] atteint
   *[other] encore { $n }
})
winter-late-home = tous les nains à la maison (+{ $points }, { $n ->
    [0] atteint
   *[other] encore { $n } sur le plateau
})
winter-gone-bought = acheter un héros (un seul par tour)
winter-gone-gold = acheter un héros (il faut au moins { $n } or)
winter-gone-market = acheter un héros (il n’en reste pas)
winter-gone-played = jouer d’un instrument (un seul par tour)
winter-gone-tokens = jouer d’un instrument (plus de jeton de musique)
winter-gone-instruments = jouer d’un instrument (aucun n’est libre cette semaine)
winter-gone-home = placer un nain (aucun à la maison)
winter-gone-board = déplacer un nain (vous n’en avez aucun sur le plateau)
winter-ask-cards = { $seat } : jouez des cartes de { $instrument }, ou annoncez que vous avez fini.
    .waiting = À { $seat } de jouer des cartes de { $instrument }.
winter-ask-follow = { $seat } : jouez à votre tour des cartes de { $instrument }, ou annoncez que vous avez fini.
    .waiting = { $seat } peut jouer à son tour des cartes de { $instrument }.
winter-ask-gain = { $seat } : choisissez ce que rapporte { $card-the }.
    .waiting = { $seat } choisit ce que rapporte { $card-the }.
winter-ask-shift = { $seat } : avec { $card-the }, déplacez hors d’{ $area_kind-a } { $n ->
    [one] un nain de n’importe quel joueur
   *[other] jusqu’à { $n } nains de n’importe quels joueurs, un à la fois
}{ $actions ->
    [0] {""}
    [one] {" "}(ensuite, encore 1 action)
   *[other] {" "}(ensuite, encore { $actions } actions)
}.
    .waiting = À { $seat } de déplacer { $n ->
        [one] un nain
       *[other] des nains
    } avec { $card-the }.
winter-ask-shift-own = { $seat } : avec { $card-the }, déplacez { $n ->
    [one] un de vos nains hors d’{ $area_kind-a }
   *[other] jusqu’à { $n } de vos nains hors d’{ $area_kind-a }, un à la fois
}{ $actions ->
    [0] {""}
    [one] {" "}(ensuite, encore 1 action)
   *[other] {" "}(ensuite, encore { $actions } actions)
}.
    .waiting = À { $seat } de déplacer { $n ->
        [one] un nain
       *[other] des nains
    } avec { $card-the }.
winter-ask-place-or-move = { $seat } : avec { $card-the }, placez ou déplacez { $n ->
    [one] un de vos nains
   *[other] jusqu’à { $n } de vos nains, un à la fois
}{ $actions ->
    [0] {""}
    [one] {" "}(ensuite, encore 1 action)
   *[other] {" "}(ensuite, encore { $actions } actions)
}.
    .waiting = À { $seat } de placer ou de déplacer { $n ->
        [one] un nain
       *[other] des nains
    } avec { $card-the }.
winter-ask-recruit = { $seat } : choisissez le héros que prend { $card-the } pour { $n } or.
    .waiting = { $seat } choisit le héros que prend { $card-the }.
winter-ask-recall = { $seat } : choisissez le nain que ramène { $card-the }.
    .waiting = { $seat } choisit le nain que ramène { $card-the }.
winter-ask-promote = { $seat } : choisissez le nain légendaire que vous donne { $card-the }.
    .waiting = { $seat } choisit le nain légendaire que donne { $card-the }.

## Pourquoi c’est demandé
winter-why-place-defender = Avant la première semaine, chaque joueur sauf le premier place un ou deux nains sur le plateau.
winter-why-defend = Tout le monde perd si, à la fin d’une semaine, un monstre se tient dans le château ou si { $most ->
        [one] { $most } désastre
       *[other] { $most } désastres
    } ou plus sont sur le plateau. Les monstres arrivent par le bord et avancent d’une zone par semaine ; seuls des nains présents dans la même zone peuvent les battre.

    Avant la première semaine, vous placez { $n ->
        [one] un nain
       *[other] { $n } nains
    }, car vous ne jouez pas en premier ; vos autres nains restent à la maison tant que vous ne dépensez pas d’actions pour les placer.

    {""}**Une forêt, un champ ou une mine à côté du château** est souvent le meilleur choix : le nain peut y produire du bois, de la nourriture ou de la pierre, et les monstres passent par là.
    {""}**Le château** ne produit rien, mais un monstre qui l’atteint doit y être battu.
    {""}**Un mur** ne produit rien non plus et se trouve loin du château : un nain n’y sert que contre un monstre qui y arrive.
winter-why-choose-monster = Le premier joueur décide de l’ordre des attaques. Chaque monstre avance d’une zone vers le château, puis utilise son talent. L’ordre peut compter : un nain renvoyé n’est plus à portée du monstre suivant, et un monstre peut être poussé dans le château avant d’attaquer.
winter-why-choose-path = Deux zones sont plus proches du château, et le premier joueur choisit celle où va le monstre. La plupart des monstres touchent tout joueur qui a un nain dans la zone du monstre ou à côté, et tous bloquent la production là où ils se trouvent.
winter-why-choose-target = Le Loup d’hiver pousse un autre monstre, qui avance d’une zone vers le château sans utiliser son talent.
winter-why-return-dwarf = Le Yéti renvoie à la maison un de vos nains présents dans sa zone, et vous choisissez lequel.
winter-why-choose-hands = Les cartes choisies sont les seules que vous pourrez jouer cette semaine, à votre tour ou quand un autre joueur joue d’un instrument. Les cartes d’un même instrument se jouent ensemble.
winter-why-turn = La partie est perdue si, à la fin d’une semaine, il y a un monstre au château ou trop de désastres sur le plateau ; sinon, les points décideront. Ce qui coûte une action :
    {""}**Placer ou déplacer un nain** : un monstre ou un désastre demande, dans sa zone, assez de nains d’un même joueur.
    {""}**Jouer d’un instrument** (en solo, le premier de la semaine est gratuit) : vous pouvez jouer toutes vos cartes qui vont avec ; elles produisent ce que coûtent les combats, ou déplacent des nains.
    {""}**Acheter un héros** : une meilleure carte dès la semaine prochaine, et des points à la fin.
    Battre un monstre ou surmonter un désastre ne coûte pas d’action et rapporte des points ; les nains nécessaires reviennent à la maison.
winter-why-play-cards = Jouez autant de vos cartes de cet instrument que vous voulez, l’une après l’autre. Entre deux cartes, vous pouvez combattre. Quand vous avez fini, chaque autre joueur peut jouer les siennes.
winter-why-follow = Quelqu’un a joué d’un instrument, et vous pouvez jouer vos cartes du même instrument : cela ne vous coûte pas d’action, mais elles ne serviront plus cette semaine.
winter-why-gain-one = Le héros rapporte l’une de deux ressources, au choix. Regardez ce que coûtent les monstres et les désastres près de vos nains.
winter-why-move-anyone = Le héros fait sortir un nain, quel que soit son propriétaire, d’une zone du type indiqué vers une zone voisine.
winter-why-place-or-move = Le héros place un nain ou en déplace un sur le plateau, sans dépenser d’action.
winter-why-take-hero = Le Recruteur prend le héros de votre choix dans la réserve pour un prix fixe. Le héros rejoint votre paquet d’action et servira dès la semaine prochaine.
winter-why-recall-dwarf = Le Mercenaire ramène un de vos nains à la maison, d’où vous pourrez le placer de nouveau, et vous recevez de l’or.
winter-why-promote-dwarf = Le Sage change un nain resté à la maison en nain légendaire, qui vaut des points à la fin, où qu’il se trouve.

## Conseils à qui découvre le jeu
winter-tip-choose-monster = Avant de choisir l’ordre, regardez quels nains sont à portée de chaque monstre.
winter-tip-choose-path = Envoyez le monstre là où aucun nain n’est à portée, ou là où vous pourrez bientôt le battre.
winter-tip-choose-target = Un monstre poussé maintenant arrive plus tôt au château : choisissez-en un que vous pouvez battre.
winter-tip-choose-hands = Gardez des cartes qui produisent ce que coûte le prochain combat, et une qui déplace des nains.
winter-tip-turn = Placez des nains autour d’un monstre, un par zone et par tour, puis réunissez-les. Un nain dans une forêt, un champ ou une mine produira de quoi payer.
    .guided = Placez un nain là où un monstre va passer, un autre à côté (un seul par zone et par tour), et un dans une forêt, un champ ou une mine pour produire. En solo, le premier instrument de la semaine est gratuit.
winter-tip-play-cards = Un nain produit là où il est quand la carte est jouée. Ne le déplacez d’abord que s’il n’y rapporte rien : zone bloquée, ou deux de vos nains au même endroit.
winter-tip-gain-one = Choisissez la ressource qu’il vous faudra pour le prochain combat.
winter-tip-move-anyone = Réunissez dans la zone d’un monstre assez de nains d’un même joueur : c’est ce qu’il faut pour le battre.
winter-tip-place-or-move = Un nain placé va souvent plus loin qu’un nain déplacé : de la maison, il peut aller n’importe où.
winter-tip-take-hero = Un héros vaut ses points à la fin, même si vous ne le jouez jamais.
winter-tip-recall-dwarf = Ramenez un nain qui n’a plus rien à faire là où il est.
winter-tip-place-defender = Choisissez une forêt, un champ ou une mine à côté du château : votre nain pourra y produire, et les monstres passent tout près.
winter-tip-return-dwarf = Renvoyez le nain qui vous manquera le moins : le Guerrier glacé compte double contre un monstre, le Défenseur de la terre contre un désastre.
winter-tip-follow = Jouez ce qui sert tout de suite : cela ne coûte pas d’action, et les cartes de cet instrument ne se joueront plus cette semaine.
winter-tip-promote-dwarf = Choisissez le nain dont l’effet vous servira le plus tôt : à la fin, tous valent le même nombre de points.

## Choix
winter-do-defend = Défendre { $area-the }
    .verb = Défendre
    .area = Quelle zone défendre ?
winter-do-activate = { $monster } ({ $area })
    .verb = Faire attaquer
    .monster = Quel monstre attaque maintenant ?
winter-do-march = Vers { $area-the }
    .verb = Aller vers
    .area = Vers quelle zone ?
winter-do-march-reach = { $area } : { $n ->
    [0] personne à portée
    [one] { $n } joueur à portée
   *[other] { $n } joueurs à portée
}
winter-do-march-silence = { $area } : interdit { $instrument-the }
winter-do-push = { $monster } · { $area }{ $areas-count ->
    [0] {""}
   *[other] {" "}→ { $areas-or }
}{ $inside ->
    [0] {""}
   *[other] {" "}⚠
}
    .verb = Pousser
    .monster = Quel monstre est poussé ?
winter-do-retreat = Renvoyer { $dwarf-a }
    .verb = Renvoyer
    .dwarf = Quel nain est renvoyé ?
winter-do-place = Placer un nain { $area-in }
    .verb = Placer
    .area = Dans quelle zone placer un nain ?
    .dwarf = Quel nain ?
winter-do-place-short = Placer : { $area }
winter-do-place-legend = { $dwarf } : { $area }
winter-do-move = { $start } → { $end }
    .verb = Déplacer
    .start = De quelle zone part le nain ?
    .end = Où va le nain ?
    .dwarf = Quel nain ?
winter-do-move-legend = { $dwarf } : { $start } → { $end }
winter-do-buy = Acheter { $card }, { $n } or
    .verb = Acheter
    .slot = Quel héros ? Il se joue à partir de la semaine prochaine, et ses points comptent à la fin.
winter-do-music = { $n ->
    [0] Jouer { $instrument-of } (gratuit)
   *[other] Jouer { $instrument-of }
}
    .verb = Instrument
    .instrument = Quel instrument ? { $n ->
        [1] Le premier de la semaine ne coûte pas d’action ; les autres coûtent 1 action chacun.
       *[other] Vous pouvez en jouer un par tour ; cela coûte 1 action, et les autres joueurs pourront en jouer aussi.
    }
winter-do-beat = Battre { $target-the }
    .verb = Battre
    .monster = Quel monstre ?
    .dwarfs = Avec quels nains ?
winter-do-beat-with = Battre { $target-the } : { $dwarfs }
winter-do-overcome = Surmonter { $target-the }
    .verb = Surmonter
    .disaster = Quel désastre ?
    .dwarfs = Avec quels nains ?
winter-do-overcome-with = Surmonter { $target-the } : { $dwarfs }
winter-do-overcome-for = Surmonter { $target-the } · { $cost } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } or
winter-do-beat-for = Battre { $target-the } · { $cost } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
winter-do-end-turn = Finir le tour
    .verb = Finir le tour
winter-do-play = { $card } · { $does }
    .verb = Jouer une carte
    .card = Quelle carte ?
winter-do-done = J’ai fini
    .verb = J’ai fini
winter-do-stop = En rester là
winter-do-gain = Gagner : { $change }
    .verb = Gagner
    .resource = Quelle ressource ?
winter-do-shift-legend = { $owner_seat }, { $dwarf } : { $start } → { $end }
winter-do-shift = { $owner_seat } : { $start } → { $end }
    .verb = Déplacer
    .start = De quelle zone part le nain ?
    .owner = À qui est le nain ?
    .end = Où va le nain ?
    .dwarf = Quel nain ?
winter-do-recall = { $area } : { $dwarf }
    .verb = Ramener
    .area = De quelle zone ?
    .dwarf = Quel nain ?
winter-do-recruit = Prendre { $card-the }
    .verb = Prendre
    .slot = Quel héros ? Il se joue à partir de la semaine prochaine, et ses points comptent à la fin.
winter-do-promote = { $dwarf }
    .verb = Promouvoir
    .dwarf = En quel nain légendaire ?
winter-part-from = { $area } · { $owners }
winter-fact-own = { $n ->
    [one] votre nain
   *[other] { $n } de vos nains
}
winter-fact-of = { $n ->
    [one] un nain de { $owner_seat }
   *[other] { $n } nains de { $owner_seat }
}
winter-part-area = { $area }{ $threats-count ->
    [3] { $n ->
        [0] {" "}· { $threats }
       *[other] {" "}· 3 menaces · { $threats }
    }
    [4] { $n ->
        [0] {" "}· { $threats }
       *[other] {" "}· 4 menaces · { $threats }
    }
   *[other] { $n ->
        [0] {""}
        [one] {" "}· à côté du château
       *[other] {" "}· à { $n } zones du château
    }{ $threats-count ->
        [0] {""}
        [one] { $n ->
            [0] {" "}· { $threats }
           *[other] , { $threats }
        }
       *[other] { $n ->
            [0] {" "}· { $threats-count } menaces
           *[other] , { $threats-count } menaces
        }{" "}· { $threats }
    }
}{ $n ->
    [0] { $threats-count ->
        [0] {" "}· aucun monstre ne doit y rester
       *[other] {" "}· à battre absolument
    }
   *[other] { $threats-count ->
        [0] { $near-count ->
            [0] {" "}· ne produit rien
           *[other] {""}
        }
       *[other] {""}
    }
}{ $dwarfs-count ->
    [0] {""}
   *[other] {" "}· { $dwarfs }
}{ $near-count ->
    [0] {""}
    [one] {" "}· voisin : { $near }
    [2] {" "}· voisins : { $near }
   *[other] {" "}· voisins : { $near-count } monstres
}
winter-part-area-of = { $area } ({ $blocked ->
    [0] { $resource }
   *[other] { $resource-blocked }
}){ $threats-count ->
    [3] { $n ->
        [0] {" "}· { $threats }
       *[other] {" "}· 3 menaces · { $threats }
    }
    [4] { $n ->
        [0] {" "}· { $threats }
       *[other] {" "}· 4 menaces · { $threats }
    }
   *[other] { $n ->
        [0] {""}
        [one] {" "}· à côté du château
       *[other] {" "}· à { $n } zones du château
    }{ $threats-count ->
        [0] {""}
        [one] { $n ->
            [0] {" "}· { $threats }
           *[other] , { $threats }
        }
       *[other] { $n ->
            [0] {" "}· { $threats-count } menaces
           *[other] , { $threats-count } menaces
        }{" "}· { $threats }
    }
}{ $dwarfs-count ->
    [0] {""}
   *[other] {" "}· { $dwarfs }
}{ $near-count ->
    [0] {""}
    [one] {" "}· voisin : { $near }
    [2] {" "}· voisins : { $near }
   *[other] {" "}· voisins : { $near-count } monstres
}
winter-part-way = { $area }{ $threats-count ->
    [0] {""}
    [one] {" "}· { $threats }
   *[other] {" "}· { $threats-count } menaces · { $threats }
}{ $threats-count ->
    [3] {""}
    [4] {""}
   *[other] { $n ->
        [0] {""}
        [one] {" "}· à côté du château
       *[other] {" "}· à { $n } zones du château
    }
}{ $dwarfs-count ->
    [0] {""}
   *[other] {" "}· déjà { $dwarfs }
}{ $near-count ->
    [0] {""}
    [one] {" "}· voisin : { $near }
    [2] {" "}· voisins : { $near }
   *[other] {" "}· voisins : { $near-count } monstres
}
winter-part-start = { $area } · { $dwarfs }
winter-part-dwarf = { $dwarf }
winter-part-dwarfs = { $dwarfs }
winter-part-dwarfs-only = Le seul groupe qui convient
winter-part-slot = { $card }, { $n } or · { $does }, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
} · { $instrument }
winter-part-slot-empty = Emplacement { $slot } : vide
winter-part-music = { $instrument-cap }
winter-part-instrument = { $instrument-cap } · { $brings-count ->
    [0] { $n ->
        [0] aucune carte en main
       *[other] rien pour l’instant
    }
   *[other] { $brings }
}
winter-part-card = { $card } · { $does }
winter-part-items = { $card }{ $silent ->
    [0] {""}
   *[other] {" "}(injouable)
} · { $does } · { $instrument }
winter-part-target = { $target } ({ $area }) · { $cost } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $gold ->
    [0] {""}
   *[other] , { $gold } or
}
winter-part-target-gone = { $target }
winter-part-march = { $area } · { $does }{ $blocked ->
    [1] , zone déjà bloquée
   *[other] {""}
}
winter-part-march-to = { $area } · { $n ->
    [0] aucun nain
    [one] { $n } nain s’y trouve
   *[other] { $n } nains s’y trouvent
}{ $blocked ->
    [1] , zone déjà bloquée
   *[other] {""}
}
winter-part-attack = { $monster } ({ $area }) · { $does }
winter-part-attack-to = { $monster } → { $area } · { $does }
winter-part-attack-from = { $monster } ({ $area }) → { $end } · { $does }
winter-instrument = { $instrument-the }
winter-fact-hits-nobody = ne touche personne
winter-fact-may-hit = { $all ->
    [1] peut toucher tout le monde
    [2] peut toucher tous sauf { $spared_seats }
   *[other] peut toucher { $hit_seats }
} : { $loss }
winter-loss-goods = −{ $goods }
winter-loss-lose-action = −1 action
winter-loss-reduce-hand = −1 carte
winter-loss-return-dwarf = 1 nain rentre
winter-loss-move-self-if-any-dwarf = avance encore
winter-fact-loses-or-gold = { $all ->
    [1] tous perdent { $goods }, ou de l’or
    [2] −{ $goods }, ou de l’or (tous sauf { $spared_seats })
   *[other] −{ $goods }, ou de l’or ({ $hit_seats })
}
winter-fact-loses-action = { $all ->
    [1] tous perdent 1 action
    [2] tous sauf { $spared_seats } perdent 1 action
   *[other] { $hit_seats-count ->
        [one] { $hit_seats } perd 1 action
       *[other] { $hit_seats } perdent 1 action
    }
}
winter-fact-loses-card = { $all ->
    [1] tous ont 1 carte de moins
    [2] −1 carte (tous sauf { $spared_seats })
   *[other] −1 carte ({ $hit_seats })
}
winter-fact-loses-goods = { $all ->
    [1] tous perdent { $goods }
    [2] −{ $goods } (tous sauf { $spared_seats })
   *[other] −{ $goods } ({ $hit_seats })
}
winter-fact-loses-nothing = personne ne perd rien
winter-fact-sends-home = { $all ->
    [1] renvoie un nain de chaque joueur
    [2] renvoie un nain de tous sauf { $spared_seats }
   *[other] { $hit_seats-count ->
        [one] renvoie un nain de { $hit_seats }
       *[other] renvoie un nain chacun ({ $hit_seats })
    }
}
winter-fact-moves-on = avance encore (nains à portée)
winter-fact-pushes = { $n ->
    [0] pousse un autre monstre
    [one] { $only ->
        [1] pousse { $target-the } au château ⚠
       *[other] peut pousser { $target-the } au château ⚠
    }
   *[other] { $only ->
        [1] pousse un monstre au château ⚠
       *[other] peut pousser un monstre au château ⚠
    }
}
winter-fact-only-moves = se déplace seulement
winter-fact-area = { $area-the }
winter-fact-moves-to = avance vers { $areas-or }
winter-fact-stays = y reste, sans effet
winter-fact-silences = interdit { $named-or }
winter-fact-silences-none = n’interdit rien
winter-part-owner = { $owner_seat } · { $n ->
    [0] aucun nain ici
    [one] { $n } nain ici
   *[other] { $n } nains ici
}
winter-fact-fight = { $target-the } { $area-in }
winter-fact-threat = { $target } ({ $several ->
    [1] { $n }
   *[other] { $n ->
        [one] { $n } nain requis
       *[other] { $n } nains requis
    }
})

## Ce qui s’est passé
winter-log-start = L’hiver commence. { $seat } jouera en premier, quand { $players ->
    [2] { $other_seat } aura placé un défenseur
   *[other] les autres auront placé leurs défenseurs
}.
winter-log-start-solo = L’hiver commence. { $seat } défend le château en solo.
winter-log-defends = { $seat } place un défenseur { $area-in }.
    .row = { $seat } place des défenseurs dans ces zones : { $each }.
    .each = { $area }
winter-log-defends-both = { $seat } place ses deux défenseurs { $area-in }.
winter-log-week-solo = Semaine { $n } sur { $most } · Invasion ennemie
    .when = en semaine { $n }
    .round = Semaine { $n }
winter-log-week = Semaine { $n } sur { $most } · Invasion ennemie · premier joueur : { $seat }
    .when = en semaine { $n }
    .round = Semaine { $n }
winter-log-refresh = La semaine commence avec { $actions } actions et { $cards } cartes par joueur.
winter-log-no-monsters = Aucun monstre n’est sur le plateau : personne n’attaque.
winter-log-attack = { $n ->
    [one] { $n } monstre attaque.
   *[other] { $n } monstres attaquent, dans l’ordre que choisit { $seat }.
}
winter-log-attack-solo = { $n ->
    [one] { $n } monstre attaque.
   *[other] { $n } monstres attaquent.
}
winter-log-moves = { $monster-cap } avance { $start-from } { $end-to }{ $n ->
    [0] {""}
    [one] , à { $n } zone du château
   *[other] , à { $n } zones du château
}.
winter-log-rushes = { $monster-cap } a au moins un nain à portée et avance encore, { $start-from } { $end-to }{ $n ->
    [0] {""}
    [one] , à { $n } zone du château
   *[other] , à { $n } zones du château
}.
winter-log-pushed = { $driver-cap } pousse { $monster-the } { $start-from } { $end-to }{ $n ->
    [0] {""}
    [one] , à { $n } zone du château
   *[other] , à { $n } zones du château
}.
winter-log-in-castle = { $monster-cap } est déjà au château et y reste.
winter-log-nobody-to-push = { $monster-cap } ne trouve aucun autre monstre à pousser.
winter-log-nobody-in-range = { $monster-cap } n’atteint aucun nain depuis { $area-the }.
winter-log-action-lost = { $monster-cap } ralentit { $seat } : actions { $old } → { $new }.
    .several = { $monster-cap } retire 1 action à chacun : { $each }.
    .each = { $seat } ({ $old } → { $new })
winter-log-action-kept = { $monster-cap } ne peut plus ralentir { $seat } : le minimum est de { $new } actions.
winter-log-hand-lost = { $monster-cap } fait grelotter { $seat } : taille de la main { $old } → { $new }.
    .several = { $monster-cap } fait grelotter { $each } : 1 carte de moins dans chaque main.
    .each = { $seat } ({ $old } → { $new })
winter-log-hand-kept = { $monster-cap } ne peut plus faire grelotter { $seat } : le minimum est de { $new } cartes.
winter-log-loses = { $monster-cap } prend 1 { $resource } à { $seat } ({ $old } → { $new }).
    .several = { $monster-cap } prend 1 { $resource } à chacun : { $each }.
    .each = { $seat } ({ $old } → { $new })
winter-log-loses-several = { $monster-cap } se sert chez { $seat } : { $changes }.
winter-log-loses-gold = { $seat } n’a pas { $resource-none } : { $monster-the } prend 1 or à la place ({ $old } → { $new }).
winter-log-nothing-to-lose = { $monster-cap } ne trouve ni { $resource } ni or à prendre à { $seat }.
winter-log-no-gold = { $monster-cap } ne trouve pas d’or à prendre à { $seat }.
winter-log-sent-home = { $monster-cap } renvoie { $area-from } à la maison { $dwarf-a } de { $seat }.
winter-log-silences = { $monster-cap } donne de la voix { $area-in } : impossible de jouer { $instrument-of }.
winter-log-no-attack = { $monster-cap } ne fait rien de plus en attaquant.
winter-log-arrives = { $monster-cap } arrive { $area-in }{ $n ->
    [0] .
    [one] {" "}({ $n } monstre sur le plateau).
   *[other] {" "}({ $n } monstres sur le plateau).
}
winter-log-calls-disaster = { $monster-cap } amène un désastre de plus.
winter-log-no-reinforcement = Le paquet des monstres est vide : aucun renfort n’arrive.
winter-log-nightmare = Cauchemar : deux désastres frappent cette semaine.
winter-log-disaster = Un désastre frappe { $area-the } : { $disaster }{ $n ->
    [0] .
    [one] {" "}({ $n } sur le plateau).
   *[other] { $danger ->
        [0] {" "}({ $n } sur le plateau).
        [1] {" "}({ $n } sur le plateau ; à { $most } en fin de semaine, la partie est perdue).
       *[other] {" "}({ $n } sur le plateau : il faut en surmonter { $need } cette semaine, sinon la partie est perdue).
    }
}
winter-log-snowball = Effet boule de neige : il y avait déjà un désastre { $area-in } ; un autre frappe.
winter-log-no-disaster = Le paquet des désastres est vide : rien n’est révélé.
winter-log-preparation = Préparation
winter-log-hands = { $seats } { $seats-count ->
    [one] a choisi sa main
   *[other] ont choisi leur main
}.
winter-log-hands-whole = { $seats } { $seats-count ->
    [one] prend en main tout son
   *[other] prennent en main tout leur
} paquet d’action.
winter-log-hands-all = Chacun a tout son paquet d’action en main cette semaine.
winter-log-turn = Tour : { $seat } · { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
winter-log-places = { $seat } place { $dwarf-a } { $area-in } ({ $n ->
    [0] plus personne
   *[other] encore { $n }
} à la maison).
    .row = { $seat } place { $dwarf-a } dans chacune de ces zones : { $each } ({ $n ->
        [0] plus personne
       *[other] encore { $n }
    } à la maison).
    .each = { $area }
winter-log-walks = { $seat } déplace { $dwarf-a } { $start-from } { $end-to }.
winter-log-gathers = { $seat } a maintenant { $n ->
    [one] { $n } nain
   *[other] { $n } nains
} { $area-in }. À affronter : { $threats }.
winter-log-buys = { $seat } achète { $card-the } ({ $does }) pour { $n } or ({ $left ->
    [0] il ne lui en reste plus
   *[other] il lui en reste { $left }
}).
winter-log-market = La réserve se complète par la gauche : { $card-the } y entre au prix de { $n } or.
winter-log-market-empty = La réserve ne se complète plus : le paquet des héros est vide.
winter-log-music = { $seat } joue { $instrument-of }{ $n ->
    [0] {" "}sans dépenser d’action
   *[other] {""}
}.
winter-log-plays = { $seat } joue { $card-the }.
winter-log-gains = { $seat } joue { $card-the } : { $changes }.
winter-log-produces-nothing = { $seat } joue { $card-the } et ne produit rien.
winter-log-blocked = { $areas-count ->
    [one] Cette zone est bloquée et ne produit rien : { $areas }.
   *[other] Ces zones sont bloquées et ne produisent rien : { $areas }.
}
winter-log-shifts-own = { $seat } joue { $card-the } et déplace { $dwarf-a } { $start-from } { $end-to }.
winter-log-shifts = { $seat } joue { $card-the } et déplace { $start-from } { $end-to } { $dwarf-a } de { $owner_seat }.
winter-log-recruits = { $seat } joue { $card-the } et prend { $hero-the } : { $paid }.
winter-log-recalls = { $seat } joue { $card-the } : { $dwarf-a } quitte { $area-the } et revient à la maison ; { $changes }.
winter-log-promotes = { $seat } joue { $card-the } et obtient { $dwarf-a } : { $paid }.
winter-log-done = { $seat } ne joue plus de carte de { $instrument }.
winter-log-vain = { $seat } n’a aucune carte de { $instrument } qui rapporterait quelque chose maintenant.
winter-log-no-card-left = { $seat } n’a plus de carte de { $instrument }.
winter-log-passes = { $seat } n’a aucune carte de { $instrument } à jouer et passe.
winter-log-beats = { $seat } bat { $target-the } { $area-in } avec { $dwarfs } : { $paid }, +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winter-log-castle-saved = Il n’y a plus aucun monstre au château.
winter-log-overcomes = { $seat } surmonte { $target-the } { $area-in } avec { $dwarfs } : { $paid }{ $reward-count ->
    [0] {""}
   *[other] , { $reward }
}, +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winter-log-sounds-again = On peut de nouveau jouer { $instrument-of }.
winter-log-end-turn = { $n ->
    [0] { $seat } n’a plus d’action.
    [one] { $seat } finit son tour ({ $n } action inutilisée).
   *[other] { $seat } finit son tour ({ $n } actions inutilisées).
}
winter-log-resolution = Résolution
winter-log-held = { $n ->
    [0] Le château tient : il n’y a ni monstre à l’intérieur ni désastre sur le plateau.
    [one] Le château tient : aucun monstre à l’intérieur, et un seul désastre sur le plateau.
   *[other] Le château tient : aucun monstre à l’intérieur, et { $n } désastres sur le plateau (il en faudrait { $most } pour le perdre).
}
winter-log-lost = { $n ->
    [0] { $monsters ->
        [one] Un monstre est au château
       *[other] { $monsters } monstres sont au château
    }
   *[other] { $n ->
        [one] { $n } désastre est sur le plateau
       *[other] { $n } désastres sont sur le plateau
    }{ $monsters ->
        [0] {""}
        [one] {" "}et un monstre est au château
       *[other] {" "}et { $monsters } monstres sont au château
    }
} à la fin de la semaine : le château tombe et la partie est perdue.
winter-log-survived = La dernière semaine est finie : le château a survécu à l’hiver.
winter-log-score = { $seat } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
winter-log-wins = { $winner_seats-count ->
    [one] { $winner_seats } gagne !
   *[other] { $winner_seats } gagnent ensemble !
}
winter-defeat-disasters = À la fin de la semaine, il y avait { $n ->
    [one] { $n } désastre
   *[other] { $n } désastres
} sur le plateau ; { $most } suffisent pour perdre.
    .hint = { $lacked ->
        [1] Il y avait assez de nains, mais pas de quoi surmonter un désastre : il faut d’abord produire ce qu’il coûte.
        [2] Il restait à la maison assez de nains contre un désastre : placés dans sa zone et à côté, puis réunis, ils pouvaient le surmonter.
        [4] Un de ces désastres pouvait être surmonté : les nains et les ressources y étaient, et surmonter un désastre ne coûte aucune action.
       *[other] Surmontez un désastre dès que vous pouvez le payer. Avec trois désastres sur le plateau, le château tient encore ; avec quatre, il tombe.
    }
winter-defeat-castle = { $monsters-count ->
    [one] Ce monstre était encore au château à la fin de la semaine
   *[other] Ces monstres étaient encore au château à la fin de la semaine
} : { $monsters }.
    .hint = { $lacked ->
        [1] Il y avait assez de nains au château, mais pas de quoi y combattre : il faut garder du bois, de la nourriture et de la pierre pour la fin de la semaine.
        [2] Il restait à la maison assez de nains pour battre un monstre : placés dans des zones voisines, sur son chemin, puis réunis, ils pouvaient l’affronter avant le château.
        [3] Plusieurs monstres à la fois, c’est trop pour le château : battez-en un pendant qu’il est encore en chemin.
        [4] Un monstre au château pouvait être battu : les nains et les ressources y étaient, et un combat ne coûte aucune action.
       *[other] Les nains étaient trop loin : gardez-en deux ou trois à côté du château pour la fin de la semaine.
    }
winter-defeat-monster = { $monster }
winter-defeat-near = { $left ->
    [0] Le château est tombé la toute dernière semaine
    [one] Le château est tombé à une semaine de la fin de l’hiver
   *[other] Le château est tombé à { $left } semaines de la fin de l’hiver
} ; { $n ->
    [one] un combat gagné de plus l’aurait sauvé cette semaine-là.
   *[other] { $n } combats gagnés de plus l’auraient sauvé cette semaine-là.
}
winter-defeat-short = Il y avait assez de nains contre { $target-the } ; il ne manquait que { $lacks }{ $left ->
    [0] , la toute dernière semaine.
    [one] , à une semaine de la fin de l’hiver.
   *[other] , à { $left } semaines de la fin de l’hiver.
}
winter-reason-tie = À égalité de points, { $seat } l’emporte au critère suivant : { $value }, { $n } contre { $m }.
winter-reason-shared = Égalité parfaite : { $seats } se partagent la victoire.
winter-reason-title = Titre obtenu : { $title }.
winter-reason-titles = Titre obtenu : { $title }. { $others-count ->
    [one] Autre titre dont les conditions sont remplies : { $others }.
   *[other] Autres titres dont les conditions sont remplies : { $others }.
}
winter-reason-no-title = Vous avez survécu sans titre.
winter-reason-next = Pour le titre suivant, « { $title } », il manque encore { $lacks }.
winter-lack-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
winter-lack-disasters = { $n ->
    [one] { $n } désastre surmonté
   *[other] { $n } désastres surmontés
}
winter-lack-monsters = { $n ->
    [one] { $n } monstre battu
   *[other] { $n } monstres battus
}
winter-lack-heroes = { $n ->
    [one] { $n } héros acquis
   *[other] { $n } héros acquis
}
winter-lack-resources = { $n ->
    [one] { $n } ressource à 7
   *[other] { $n } ressources à 7
}
winter-score-alone = **Le château a tenu !**
winter-score-alone-plain = Le château a tenu.

## Refus
winter-no-not-your-turn = Ce n’est pas votre tour : { $seat } joue.
winter-no-wrong-phase = Impossible maintenant : { $phase }.
winter-phase-defenders = les joueurs placent les défenseurs
winter-phase-monster = le premier joueur choisit le prochain monstre qui attaque
winter-phase-path = le premier joueur choisit où va le monstre
winter-phase-target = le premier joueur choisit le monstre qui est poussé
winter-phase-retreat = on choisit le nain à renvoyer
winter-phase-hands = les joueurs choisissent leur main
winter-phase-turn = les joueurs jouent leurs actions
winter-no-music-open = On joue encore { $instrument-of } : la table attend { $seat }.
winter-no-not-first-player = C’est au premier joueur de choisir : attendez { $seat }.
winter-no-no-instrument = Jouez d’abord d’un instrument.
winter-no-no-actions = Vous n’avez plus d’action.
winter-no-no-dwarf-home = Vous n’avez plus aucun nain de ce type à la maison.
winter-no-already-placed-here = Vous avez déjà placé un nain { $area-in } ce tour-ci.
winter-no-no-dwarf-there = Il n’y a aucun nain de ce type { $area-in }.
winter-no-not-adjacent = On ne peut pas aller { $start-from } { $end-to } : ces deux zones ne se touchent pas.
winter-no-wrong-area-kind = Cette carte déplace un nain hors d’{ $area_kind-a }.
winter-no-same-dwarf-twice = Ce nain vient d’être placé ou déplacé : choisissez-en un autre.
winter-no-already-bought = Vous avez déjà acheté un héros ce tour-ci.
winter-no-not-enough-gold = Il faut { $n } or, et vous { $m ->
    [0] n’en avez pas
   *[other] n’en avez que { $m }
}.
winter-no-empty-slot = Il n’y a aucun héros à cet emplacement.
winter-no-already-played-music = Vous avez déjà joué d’un instrument ce tour-ci.
winter-no-no-music-token = Vous n’avez plus de jeton de musique.
winter-no-instrument-taken = On a déjà joué { $instrument-of } cette semaine.
winter-no-instrument-banned = { $monster-cap } interdit { $instrument-the } tant qu’elle est { $area-in }.
winter-no-card-not-in-hand = Vous n’avez pas cette carte en main.
winter-no-wrong-instrument = Cette carte ne se joue pas avec { $instrument-the }.
winter-no-cannot-pay = Il faut { $n ->
    [one] { $n } { $resource }
   *[other] { $n } { $resource-many }
}, et vous { $m ->
    [0] n’en avez pas
   *[other] n’en avez que { $m }
}.
winter-no-not-enough-dwarfs = Il faut { $n ->
    [one] un de vos nains
   *[other] { $n } de vos nains
} { $area-in } contre { $target-the } ; { $m ->
    [0] il n’y en a aucun
   *[other] il y en a { $m }
}.
winter-no-not-enough-resources = Il faut { $cost } contre { $target-the } ; il vous manque { $missing }.
winter-no-no-such-target = Cette cible n’est pas sur le plateau.
winter-no-bad-dwarf-set = Ce choix de nains ne convient pas : il en faut assez, mais aucun de trop.
winter-no-wrong-hand-size = Choisissez exactement { $n } cartes.
winter-no-not-your-card = Cette carte n’est pas dans votre paquet d’action.
winter-no-not-closer = Le monstre doit avancer d’une zone vers le château.
winter-no-already-activated = Ce monstre a déjà attaqué cette semaine.
winter-no-cannot-be-pushed = Ce monstre ne peut pas être poussé.
winter-no-nothing-to-do = Cette carte ne ferait rien : aucun choix n’est possible.
winter-no-legendary-taken = Vous avez déjà ce nain légendaire.
winter-no-no-basic-at-home = Il faut un nain de base à la maison.
winter-no-unknown-area = Aucune zone ne s’appelle « { $text } ».
winter-position-count = il faut { $n ->
    [one] { $n } emplacement
   *[other] { $n } emplacements
}.
winter-position-dwarfs = chaque joueur doit avoir { $n } nains en tout.

## Plateau en mots
winter-stage = semaine { $n }
winter-board-title = { $n ->
    [0] Avant la première semaine
   *[other] Semaine { $n } sur { $most }
} · { $phase }
winter-board-phase-setup = installation
winter-board-phase-invasion = invasion ennemie
winter-board-phase-preparation = préparation
winter-board-phase-actions = actions
winter-board-phase-over = fin de la partie
winter-board-lead = Premier joueur : { $seat }
winter-board-lost = **Le château est tombé : la partie est perdue.**
winter-board-survived = **Le château a survécu à l’hiver.**
winter-warn-castle = ⚠ Au château : { $monsters }. Si rien ne change, la partie est perdue à la fin de la semaine.
winter-warn-disasters = ⚠ { $n } désastres : la partie est perdue s’il y en a { $most } ou plus à la fin de la semaine.
winter-warn-disasters-over = ⚠ { $n } désastres : s’il en reste { $most } ou plus à la fin de la semaine, la partie est perdue.
winter-warn-trap = ⚠ Piège mortel : la production est bloquée dans { $area_kind-all }.
winter-board-map = Carte
winter-board-area = **{ $area }**{ $n ->
    [0] {""}
    [one] {" "}(à { $n } zone du château)
   *[other] {" "}(à { $n } zones du château)
} : { $here }
winter-board-dwarfs = { $seat } ({ $dwarfs })
winter-board-threat-here = { $target }
winter-board-monsters = Monstres
winter-board-monster = **{ $target }** · { $area } · { $steps ->
    [0] {""}
    [one] à { $steps } zone du château ·{" "}
   *[other] à { $steps } zones du château ·{" "}
}{ $n ->
    [one] { $n } nain
   *[other] { $n } nains
} + { $cost } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $does }
winter-board-disasters = Désastres : { $n } (défaite à { $most })
winter-board-disaster = **{ $target }** · { $area } · { $n ->
    [one] { $n } nain
   *[other] { $n } nains
} + { $cost } · rapporte { $gold } or · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
winter-board-can-now = Vos nains et vos ressources suffisent maintenant contre { $target-the }
winter-board-market = Réserve de héros ({ $n ->
    [0] le paquet est vide
    [one] { $n } carte dans le paquet
   *[other] { $n } cartes dans le paquet
})
winter-board-slot = { $slot }. { $n } or · **{ $card }** · { $instrument } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $does }
winter-board-slot-empty = { $slot }. (vide)
winter-board-music = Music-hall
winter-board-music-played = { $instrument-cap } : { $seat } en a joué
winter-board-music-silenced = { $instrument-cap } : { $monster-the } l’interdit
winter-board-music-free = { $instrument-cap } : libre
winter-board-players = Joueurs
winter-board-player = **{ $seat }** : { $gold ->
    [0] pas d’or
   *[other] { $gold } or
}, { $food ->
    [0] pas de nourriture
    [one] { $food } nourriture
   *[other] { $food } nourritures
}, { $wood ->
    [0] { $stone ->
        [0] ni pierre ni bois
        [one] { $stone } pierre et pas de bois
       *[other] { $stone } pierres et pas de bois
    }
   *[other] { $stone ->
        [0] pas de pierre
        [one] { $stone } pierre
       *[other] { $stone } pierres
    } et { $wood } bois
} · { $actions ->
    [0] aucune action
    [one] { $actions } action
   *[other] { $actions } actions
} · main { $hand } sur { $size } · { $home ->
    [0] aucun nain à la maison
    [one] { $home } nain à la maison
   *[other] { $home } nains à la maison
} · { $monsters ->
    [0] aucun monstre battu
    [one] { $monsters } monstre battu
   *[other] { $monsters } monstres battus
}, { $disasters ->
    [0] aucun désastre surmonté
    [one] { $disasters } désastre surmonté
   *[other] { $disasters } désastres surmontés
}, { $heroes ->
    [0] aucun héros acquis
    [one] un héros acquis
   *[other] { $heroes } héros acquis
} · { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}

## Main
winter-hand-stock-title = Vos ressources et vos nains
winter-hand-stock = { $gold ->
    [0] Pas d’or
   *[other] { $gold } or
} · { $food ->
    [0] pas de nourriture
    [one] { $food } nourriture
   *[other] { $food } nourritures
} · { $stone ->
    [0] pas de pierre
    [one] { $stone } pierre
   *[other] { $stone } pierres
} · { $wood ->
    [0] pas de bois
   *[other] { $wood } bois
} · { $home ->
    [0] aucun nain à la maison
    [one] { $home } nain à la maison
   *[other] { $home } nains à la maison
}
winter-hand-end = Points à la fin
winter-hand-end-stock = Chaque ressource à { $most } : or +{ $gold }, nourriture +{ $food }, pierre +{ $stone }, bois +{ $wood }
winter-hand-end-home = Tous les nains à la maison : +{ $points }
winter-hand-title = Votre main ({ $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
})
winter-hand-choose = Choisissez { $n } cartes de votre paquet d’action.
winter-hand-soon = Vous choisirez vos cartes après l’invasion.
winter-hand-later = Vous prendrez vos cartes quand tous auront choisi.
winter-hand-empty = Vous n’avez aucune carte en main.
winter-hand-card = { $instrument-cap } · **{ $card }**{ $points ->
    [0] {""}
    [one] {" "}({ $points } point)
   *[other] {" "}({ $points } points)
} · { $does }
winter-hand-card-now = ▸ { $instrument-cap } · **{ $card }**{ $points ->
    [0] {""}
    [one] {" "}({ $points } point)
   *[other] {" "}({ $points } points)
} · { $does }
winter-hand-rest = Le reste de votre paquet d’action ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
})
winter-hand-ready = Combats possibles maintenant
winter-hand-ready-now = { $targets } : vous avez assez de nains et de ressources{ $targets-count ->
    [one] {""}
   *[other] {" "}pour chaque combat pris séparément
}
winter-hand-legends = Nains légendaires
winter-hand-legend = { $dwarf } : { $area }
winter-hand-legend-home = { $dwarf } : à la maison
winter-hand-legend-reserve = { $dwarf } : pas encore en jeu

## Score
winter-score-monsters = Monstres
winter-score-disasters = Désastres
winter-score-heroes = Héros
winter-score-maker = Fabricant (ressources à 7)
winter-score-army = Armée (tous les nains à la maison)
winter-score-bloodthirst = Soif de sang
winter-score-legends = Nains légendaires

## Hauts faits

winter-achievement-last_minute = Pas de ça ici
    .how = battre un monstre dans le château la dernière semaine
winter-achievement-brink = À un flocon près
    .how = survivre avec autant de désastres que le château peut en supporter
winter-achievement-one_turn = Un après-midi chargé
    .how = écarter trois menaces (monstres ou désastres) en un seul tour
winter-achievement-kinds = Bestiaire
    .how = battre six sortes de monstres en un hiver
winter-achievement-full = Garde-manger plein
    .how = finir avec trois ressources à leur maximum
winter-achievement-at_home = Tous au chaud
    .how = finir avec tous ses nains à la maison, après avoir écarté au moins cinq menaces (monstres ou désastres)
winter-achievement-unhurt = La peau dure
    .how = ne rien perdre de tout l’hiver face aux monstres
winter-achievement-cleared = Grand nettoyage
    .how = voir la dernière semaine finir sans monstre ni désastre
winter-achievement-queen = Dégel
    .how = battre une Reine de glace
winter-achievement-nightmare = Sommeil de plomb
    .how = survivre à un hiver de Cauchemar
winter-achievement-cold_king = Couronne de givre
    .how = obtenir en solo au moins le titre de Roi du Froid
winter-achievement-alone = Le château tient
    .how = survivre en solo à un hiver avec l’extension Légendaire

## Aide
winter-minute =
    Vous défendez un château pendant **sept semaines**. À la fin de chaque semaine, tout le monde perd s’il y a **4 désastres ou plus** sur le plateau ou **un monstre au château**. Après la semaine 7, le joueur qui a le plus de points l’emporte.

    Chaque semaine, les monstres avancent d’une zone vers le château et utilisent leur talent, d’autres arrivent, et un désastre frappe. Puis chacun choisit une main de héros.

    À votre tour, vous avez 5 actions : placer un nain, déplacer un nain, acheter un héros ou jouer d’un instrument. Avec un instrument, vous pouvez jouer toutes vos cartes de cet instrument, et chaque autre joueur peut ensuite jouer les siennes.

    Pour battre un monstre ou surmonter un désastre, réunissez assez de vos nains dans sa zone et payez les ressources. Cela ne coûte pas d’action ; ces nains reviennent à la maison, et la carte vous rapporte des points.
winter-topic-goal = But et fin de la partie
    .text =
        La partie dure sept semaines, de quatre phases chacune : invasion, préparation, actions, résolution.

        À la fin de chaque semaine, la septième comprise, **tout le monde perd** s’il y a 4 désastres ou plus sur le plateau, ou un monstre au château.

        Si le château survit, le plus grand total de points gagne : monstres battus, désastres surmontés, héros acquis, 2 points par ressource à 7 (3 pour l’or), et 3 points si tous vos nains sont à la maison.

        À égalité, on compare les nains que chacun a à la maison, les points des héros, l’or, la nourriture, la pierre, le bois, les désastres surmontés et les monstres battus, dans cet ordre.
winter-topic-setup = Mise en place
    .text =
        Chaque joueur a 7 nains à la maison (sur son plateau de joueur), ses 7 héros de départ et 2 ressources de chaque sorte (4 en solo) : or, nourriture, pierre et bois. Chaque ressource se compte de 0 à 7.

        À trois joueurs, 1 désastre est déjà sur le plateau ; à quatre, 2. Il n’y a encore aucun monstre.

        Le premier joueur est tiré au sort, sauf si l’hôte en a choisi un. Le deuxième place 1 nain où il veut, le troisième et le quatrième en placent 2 chacun. À la fin de chaque semaine, le joueur suivant, dans le sens horaire, devient premier joueur.

        Les paquets comptent 16 monstres, 12 désastres et 28 héros. Ce qui est battu, surmonté ou acquis n’y revient pas : quand un paquet est épuisé, plus rien n’en sort.
winter-topic-board = Le plateau
    .text =
        Le plateau compte 17 zones : quatre forêts, quatre mines, quatre champs, quatre murs, et le château au milieu. Deux zones qui se touchent par un côté sont voisines ; celles qui ne se touchent que par un coin ne le sont pas.

        Le Mur 1 est au nord, le 2 à l’est, le 3 au sud, le 4 à l’ouest.

        Nains, monstres et désastres peuvent partager une zone, sans limite de nombre. Les nains vont partout, murs et château compris.

        {"**"}Zone bloquée :** là où se trouve un monstre ou un désastre, personne ne produit. Les cartes qui rapportent simplement une ressource fonctionnent toujours.

        Sur la carte, un cercle entoure un nain qui vient d’arriver ; une petite marque suivie d’une flèche montre par où un nain est parti.
winter-topic-invasion = Invasion ennemie
    .text =
        1. Les actions reviennent à 5, les mains à 7 cartes, et chacun reprend ses jetons de musique.
        2. Chaque monstre du plateau avance d’une zone vers le château et utilise son talent. Le premier joueur choisit l’ordre et, s’il y a deux chemins, celui que prend le monstre.
        3. Des monstres arrivent jusqu’à ce qu’il y en ait 3 sur le plateau à deux joueurs, 4 à trois ou quatre, 2 en solo. Ils n’attaquent pas pendant leur première semaine.
        4. Un désastre frappe.

        Un monstre atteint le château en deux déplacements : il y est deux semaines après son arrivée.
winter-topic-monsters = Les monstres et leurs talents
    .text =
        Un talent touche une fois chaque joueur **à portée**, c’est-à-dire qui a un nain dans la zone du monstre ou à côté.

        {"**"}Géant de givre :** 1 action de moins (jamais moins de 3). **Sorcière de glace :** 1 carte de moins en main (jamais moins de 5).

        {"**"}Tréant gelé :** vous perdez 1 bois. **Troll des neiges :** vous perdez 1 nourriture. Si cette ressource vous manque, vous perdez 1 or à la place ; si vous n’avez pas d’or non plus, vous ne perdez rien.

        {"**"}Yéti :** un nain de chaque joueur qui en a dans la zone du Yéti rentre à la maison. **Loup d’hiver :** le premier joueur fait avancer d’une zone un autre monstre, qui n’utilise pas son talent.

        {"**"}Roi ogre :** amène un désastre de plus à son arrivée. **Banshee hurlante :** interdit l’instrument de sa zone, dès la semaine qui suit son arrivée et jusqu’à ce qu’elle soit battue ; sur un mur, elle n’en interdit aucun.
winter-topic-hands = Main et préparation
    .text =
        Chacun choisit en secret autant de cartes de son paquet d’action que l’indique sa taille de main, ni plus ni moins. Seules ces cartes peuvent être jouées cette semaine.

        Un héros acheté cette semaine rejoint le paquet d’action et pourra être choisi dès la semaine suivante. À la fin de la semaine, toutes les cartes y retournent.
winter-topic-actions = Les actions
    .text =
        Vous jouez un tour par semaine, avec 5 actions au plus.

        {"**"}Placer** un nain de la maison dans n’importe quelle zone, un seul par zone et par tour. **Déplacer** un de vos nains vers une zone voisine.

        {"**"}Acheter** un héros, une fois par tour : les emplacements coûtent 2, 2, 1 et 1 or. **Jouer d’un instrument**, une fois par tour.

        Battre un monstre et surmonter un désastre ne coûtent pas d’action, et restent possibles quand vous n’en avez plus. Les actions inutilisées sont perdues.
winter-topic-music = La musique
    .text =
        Posez votre jeton sur un instrument libre qu’aucune Banshee n’interdit, puis jouez, l’une après l’autre, autant de cartes de cet instrument que vous voulez. Entre deux cartes, vous pouvez combattre.

        Ensuite, chaque autre joueur, dans le sens horaire, peut jouer ses cartes du même instrument, sans dépenser ni action ni jeton. Un joueur sans carte de ce type passe automatiquement.

        Chaque instrument va avec un type de zone : le tambour avec la forêt, la flûte avec le champ, le cor avec la mine et le luth avec le château. Une carte jouée ne sert plus de la semaine.
winter-topic-heroes = Les héros
    .text =
        Un talent qui agit sur deux nains peut n’en toucher qu’un, mais ne touche jamais deux fois le même. Un déplacement va toujours vers une zone voisine.

        Les éclaireurs et les guides déplacent aussi les nains **des autres joueurs**, sans leur accord. La production compte une seule fois chaque zone où vous avez un nain. Vous pouvez avoir au plus 7 ressources de chaque sorte ; le surplus est perdu.

        Une carte ne peut pas être jouée si vous ne pouvez pas payer ce qu’elle demande, ou s’il n’y a pas le nain ou le héros qu’il lui faut.
winter-topic-market = Héros de départ et réserve
    .text =
        Vos héros de départ valent 0 point. **Bûcheron**, **Fermier** et **Mineur** produisent 1 bois par forêt, 1 nourriture par champ ou 1 pierre par mine où vous avez un nain.

        Le **Gardien de la bourse** rapporte 1 or. Chacun des trois **éclaireurs** fait sortir un nain de son type de zone : forêt, champ ou mine.

        La réserve montre 4 héros, de 1 à 3 points. Quand l’un d’eux part, ceux de gauche glissent d’un emplacement vers la droite, où les prix sont plus bas ; un nouveau héros arrive à gauche, pour 2 or.

        Certains de ces héros rapportent ou échangent des ressources, d’autres placent ou déplacent des nains. Le Recruteur prend un héros de votre choix dans la réserve pour 2 or et sans action, en plus de l’achat du tour. Chaque carte dit ce qu’elle fait.
winter-topic-fights = Battre et surmonter
    .text =
        Seuls vos nains présents dans la zone comptent ; on combat aussi sur les murs et au château. Les nains exigés reviennent à la maison, les autres restent. Vous payez les ressources de la carte : ici, l’or ne les remplace jamais.

        Un monstre battu rapporte les points de sa carte. Un désastre surmonté rapporte aussi de l’or, et la zone produit de nouveau si rien d’autre ne la bloque.

        Vous ne pouvez combattre qu’à votre tour, y compris entre les cartes de votre instrument, mais jamais pendant qu’un autre joueur joue les siennes.
winter-topic-solo = Jeu solo
    .text =
        Vous commencez avec 4 ressources de chaque sorte et trois jetons de musique, pour trois instruments différents par semaine : le premier est gratuit, les deux autres coûtent chacun 1 action. Vous pouvez acheter plusieurs héros par tour.

        Chaque semaine, des monstres arrivent jusqu’à ce qu’il y en ait 2 sur le plateau.

        Chaque titre a ses conditions :
        - **Le Survivant :** 25 points et 4 désastres surmontés ;
        - **Le Chasseur :** 30 points et 5 monstres battus ;
        - **Le Chevalier de la Table ronde :** 35 points et 7 héros acquis ;
        - **Le Roi du Froid :** 40 points et une ressource à 7 ;
        - **La Légende :** 50 points, 7 monstres battus et 7 désastres surmontés.
winter-topic-variants = Cauchemar, soif de sang, dégel
    .text =
        {"**"}Cauchemar :** aux semaines 3, 5 et 7, deux désastres frappent, l’un après l’autre.

        {"**"}Soif de sang :** à la fin, 1 point pour chaque sorte de monstre que vous avez battue.

        {"**"}Dégel précoce :** la partie s’arrête après la semaine 4.

        Ces options se combinent entre elles, avec le jeu solo et avec l’extension Légendaire.
winter-topic-legendary = Extension Légendaire
    .text =
        8 monstres et 12 désastres s’ajoutent aux paquets. **Effet boule de neige :** si un désastre frappe une zone qui en a déjà un, et s’il n’y en a alors pas plus de 3 sur le plateau, un autre frappe.

        Chaque joueur a un **Sage** (luth) : pour 2 or, un nain de base resté à la maison devient légendaire, ce qui vaut 2 points.

        Le **Guerrier glacé** compte pour 2 nains contre les monstres, le **Défenseur de la terre** pour 2 contre les désastres, et placer le **Roi du tonnerre** ne coûte pas d’action.

        Si plusieurs groupes de nains conviennent pour un combat, vous choisissez le groupe ; aucun nain inutile ne peut en faire partie.
winter-topic-legends = Monstres légendaires
    .text =
        {"**"}Ver de givre :** après son déplacement, avance encore d’une zone s’il y a un nain dans sa zone ou à côté. **Dragon des neiges :** vous perdez 1 or.

        {"**"}Golem de cristal :** vous perdez 1 pierre. **Reine de glace :** vous perdez 1 nourriture, 1 pierre et 1 bois. Chaque ressource qui vous manque vous coûte 1 or à la place.

        Chaque joueur a un seul exemplaire de chacun des 3 nains légendaires. Un nain légendaire apparaît à la maison, où il remplace un nain de base, et compte comme un seul nain en dehors des combats : production, talents, renvoi par le Yéti, armée.

## Images
winter-picture-key-zone = zone
winter-picture-key-dwarfs = nains requis
winter-picture-key-price = coût
winter-picture-key-effect = effet
winter-picture-key-points = points
winter-picture-week = Semaine
winter-picture-name = { $seat }
winter-picture-card = { $card }
winter-picture-held = Le château a tenu
winter-picture-score-monsters = Monstres
winter-picture-score-disasters = Désastres
winter-picture-score-heroes = Héros
winter-picture-score-maker = Ressources à 7
winter-picture-score-army = Tous à la maison
winter-picture-score-bloodthirst = Soif de sang
winter-picture-score-legends = Légendaires
winter-picture-lost = Le château est tombé
winter-picture-so-far = Points acquis, monstres battus, désastres surmontés
winter-picture-invasion = Invasion, semaine { $n }
winter-picture-invasion-rest = Suite de l’invasion, semaine { $n }
winter-picture-no-loss = Sans perte
winter-picture-breached = Château envahi
winter-picture-breached-who = { $monsters }
winter-picture-breached-beat = { $monsters-count ->
    [one] À battre cette semaine, sinon défaite
   *[other] Tous à battre cette semaine, sinon défaite
}
winter-picture-too-many = Trop de désastres : { $n } à surmonter, sinon défaite
winter-picture-arrives = arrive
winter-picture-strikes = frappe
winter-picture-saved = Le château est sauvé
winter-picture-silent = Muet
winter-picture-driven = { $n ->
    [one] Un de vos nains a été déplacé
   *[other] Vos nains ont été déplacés
}
winter-picture-stock-gold = or
winter-picture-stock-food = nourriture
winter-picture-stock-stone = pierre
winter-picture-stock-wood = bois
winter-picture-stock-home = nains
winter-picture-stock-star = points
winter-picture-kind-forest = Forêt
winter-picture-kind-field = Champ
winter-picture-kind-mine = Mine
winter-picture-free = libre
winter-legend-dwarf = Nains requis
winter-legend-star = Points
winter-legend-gold = Or
winter-legend-food = Nourriture
winter-legend-stone = Pierre
winter-legend-wood = Bois
winter-legend-actions = Actions restantes
winter-legend-hand = Cartes / taille de main
winter-legend-home = Nains à la maison
winter-legend-crown = 1er joueur ; nain légendaire
winter-legend-forest = Forêt : bois, tambour
winter-legend-field = Champ : nourriture, flûte
winter-legend-mine = Mine : pierre, cor
winter-legend-wall = Mur : ne produit rien
winter-legend-castle = Château : luth
winter-legend-flake = Désastre
winter-legend-blocked = Rien n’est produit ici
winter-legend-check = Possible maintenant
winter-legend-ring = Nain qui vient d’arriver ici
winter-legend-left = Par où un nain est parti
winter-alt-week = Semaine { $n } sur { $most }. { $count ->
    [0] Aucun désastre
    [one] { $count } désastre
   *[other] { $count } désastres
} sur le plateau ; la partie est perdue s’il y en a { $limit } ou plus à la fin de la semaine.
winter-alt-area = { $area } : { $here }.
winter-alt-dwarfs = { $seat } ({ $dwarfs })
winter-alt-progress = { $seat }, à ce moment-là : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}, { $monsters ->
    [0] aucun monstre battu
    [one] { $monsters } monstre battu
   *[other] { $monsters } monstres battus
} et { $disasters ->
    [0] aucun désastre surmonté
    [one] { $disasters } désastre surmonté
   *[other] { $disasters } désastres surmontés
}.
winter-alt-can-now = { winter-board-can-now }.
winter-alt-threat = { $target }, { $area } : demande { $n ->
    [one] { $n } nain
   *[other] { $n } nains
}, coûte { $cost }, vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winter-alt-talent = { $kind }. { $does }
winter-alt-slot = Pour { $n } or : { $card }, { $instrument }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $does }
winter-alt-hero-deck = { $n ->
    [0] Le paquet des héros est vide.
   *[other] Héros dans le paquet : { $n }.
}
winter-alt-player = { $seat } : { $gold ->
    [0] pas d’or
   *[other] { $gold } or
}, { $food ->
    [0] pas de nourriture
    [one] { $food } nourriture
   *[other] { $food } nourritures
}, { $wood ->
    [0] { $stone ->
        [0] ni pierre ni bois
        [one] { $stone } pierre et pas de bois
       *[other] { $stone } pierres et pas de bois
    }
   *[other] { $stone ->
        [0] pas de pierre
        [one] { $stone } pierre
       *[other] { $stone } pierres
    } et { $wood } bois
} ; { $actions ->
    [0] aucune action
    [one] { $actions } action
   *[other] { $actions } actions
}, { $hand ->
    [0] aucune carte
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $home ->
    [0] aucun nain
    [one] { $home } nain
   *[other] { $home } nains
} à la maison, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}.
winter-alt-stock = Vos ressources : { $gold ->
    [0] pas d’or
   *[other] { $gold } or
}, { $food ->
    [0] pas de nourriture
    [one] { $food } nourriture
   *[other] { $food } nourritures
}, { $wood ->
    [0] { $stone ->
        [0] ni pierre ni bois
        [one] { $stone } pierre et pas de bois
       *[other] { $stone } pierres et pas de bois
    }
   *[other] { $stone ->
        [0] pas de pierre
        [one] { $stone } pierre
       *[other] { $stone } pierres
    } et { $wood } bois
}. À la maison : { $home ->
    [0] aucun nain
    [one] { $home } nain
   *[other] { $home } nains
}. Pour l’instant : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}.
winter-alt-late = À la fin, chaque ressource à { $most } rapporte des points (or +{ $gold }, nourriture +{ $food }, pierre +{ $stone }, bois +{ $wood }), et tous les nains à la maison aussi (+{ $points }).
winter-alt-driven = { $seat } a déplacé un de vos nains { $start-from } { $end-to }.
winter-alt-music-played = { $instrument-cap } : { $seat } en a joué.
winter-alt-music-silenced = { $instrument-cap } : { $monster-the } l’interdit.
winter-alt-music-free = { $instruments-count ->
    [one] Encore libre : { $instruments }.
   *[other] Encore libres : { $instruments }.
}
winter-alt-card = { $card }, { $instrument }. { $does }
winter-alt-card-now = Jouable maintenant : { $card }, { $instrument }. { $does }
winter-alt-cover = Un château se dresse sous la neige, avec des nains devant sa porte et des monstres de chaque côté.
winter-alt-bestiary = Les visages des monstres : { $monsters }.
winter-alt-cards = { $instrument-cap } : { $cards }.

# Pourquoi un choix est conseillé
winter-advice-castle = Si { $target-the } est encore au château à la fin de la semaine, la partie est perdue.
winter-advice-near = Encore { $n ->
    [one] { $n } déplacement
   *[other] { $n } déplacements
}, et { $target-the } est au château.
winter-advice-points = { $n ->
    [0] Vous n’y gagnez aucun point, mais vous écartez un danger.
    [one] Vous y gagnez { $n } point.
   *[other] Vous y gagnez { $n } points.
}
winter-advice-disasters = Il y a { $n ->
    [one] { $n } désastre
   *[other] { $n } désastres
} sur le plateau ; s’il y en a { $most } ou plus à la fin de la semaine, la partie est perdue.
winter-advice-gather = Contre { $target-the }, cela fait { $n ->
    [one] { $n } nain
   *[other] { $n } nains
} sur les { $dwarfs } qu’il faut.
winter-advice-gathered = { $dwarfs ->
    [one] Contre { $target-the }, un seul nain suffit.
   *[other] Cela fait les { $dwarfs } nains qu’il faut contre { $target-the }.
}
winter-advice-meets = { $target-cap } peut se trouver { $area-in } après son prochain déplacement, et il faut { $dwarfs ->
    [one] { $dwarfs } nain
   *[other] { $dwarfs } nains
} pour l’y arrêter.
winter-advice-produces = Contre { $target-the }, vous manquez { $resource-none }, et un nain { $area-in } peut en produire.
winter-advice-needed = Contre { $target-the }, il faut { $cost ->
    [one] { $cost } { $resource }
   *[other] { $cost } { $resource-many }
} ; { $held ->
    [0] vous n’en avez pas
   *[other] vous n’en avez que { $held }
}.
winter-advice-hero-most = Aucun autre héros de la réserve ne vaut autant : { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour { $card-the }.
winter-advice-hero = Vous pouvez jouer { $card-the } pendant { $n ->
    [one] la semaine qui reste
   *[other] chacune des { $n } semaines qui restent
}.
winter-advice-hero-points = À la fin, { $card-the } { $n ->
    [0] ne rapporte aucun point
    [one] rapporte { $n } point
   *[other] rapporte { $n } points
}.
winter-advice-music = Un instrument permet de jouer toutes ses cartes : pour { $instrument-the }, vous avez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main.
winter-advice-yields = Avec { $card-the }, vous { $n ->
    [0] ne produisez rien pour l’instant
    [one] produisez { $n } { $resource }
   *[other] produisez { $n } { $resource-many }
}.
winter-advice-first = Si vous jouez d’abord { $card-the }, { $other-the } peut vous rapporter { $n ->
    [one] { $n } { $resource }
   *[other] { $n } { $resource-many }
} au lieu de { $now ->
    [0] rien
   *[other] { $now }
}.
winter-advice-free-steps = Avec { $card-the }, vous pouvez { $places ->
    [1] placer ou déplacer
   *[0] déplacer
} { $n ->
    [one] un nain
   *[other] jusqu’à { $n } nains
} sans dépenser d’action.
winter-advice-march = { $n ->
    [one] Là, { $n } nain attend déjà le monstre.
   *[other] Là, { $n } nains attendent déjà le monstre.
}
winter-advice-march-distance = Le château est encore à { $n ->
    [one] { $n } zone
   *[other] { $n } zones
} { $area-from }.
winter-advice-march-away = Il n’y a aucun nain à portée du monstre, ni { $area-in } ni à côté.
winter-advice-idle = Vous laissez de côté ce qui ne servirait à rien en ce moment : { $cards }.
winter-advice-hand = Avec un seul instrument ({ $instruments-or }), vous pouvez jouer plusieurs cartes de cette main.
winter-advice-home = Un nain à la maison reste disponible pour le prochain danger ; { $n ->
    [0] vous n’en avez aucun pour l’instant
   *[other] vous en avez { $n } pour l’instant
}.
winter-advice-sends = { $owner_seat } a alors { $dwarfs ->
    [one] le nain qu’il faut
   *[other] { $n } des { $dwarfs } nains qu’il faut
} contre { $target-the }.
winter-advice-within = { $n ->
    [0] Vous avez alors tout ce qu’il faut contre { $target-the } pendant ce tour.
    [one] Il suffit alors de placer ou de déplacer encore un nain pour avoir tout ce qu’il faut contre { $target-the } pendant ce tour.
   *[other] Il suffit alors de placer ou de déplacer des nains encore { $n } fois pour avoir tout ce qu’il faut contre { $target-the } pendant ce tour.
}
winter-advice-worth = { $n ->
    [one] Il y a { $n } point
   *[other] Il y a { $n } points
} à gagner contre { $target-the }.
winter-advice-plays = { $n ->
    [0] Avec { $instrument-the }, vous avez alors tout ce qu’il faut contre { $target-the } pendant ce tour.
    [one] Avec { $instrument-the }, il suffit alors de placer ou de déplacer encore un nain pour avoir tout ce qu’il faut contre { $target-the } pendant ce tour.
   *[other] Avec { $instrument-the }, il suffit alors de placer ou de déplacer des nains encore { $n } fois pour avoir tout ce qu’il faut contre { $target-the } pendant ce tour.
}
winter-advice-gives-up = Ensuite, ce qu’il vous reste pour ce tour ne suffit plus contre { $target-the }.
winter-advice-maker = Une ressource est alors à son maximum : { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin.
winter-advice-army = Tous vos nains sont alors à la maison : { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin.
winter-advice-stands-producing = Un nain { $area-in } peut produire { $resource-some }.
winter-advice-stands-near = De là, un seul déplacement suffit pour atteindre { $target-the }.
winter-advice-stands-guarding = Le château, où vont tous les monstres, touche { $area-the }.
winter-advice-enough = Aucun autre choix ne vaut ce qu’il coûte en ce moment.

## Choix irréversibles
winter-sure-castle = Si vous finissez votre tour maintenant, la partie est perdue : il y a { $monsters-count ->
    [one] un monstre
   *[other] des monstres
} au château ({ $monsters }), et c’est le dernier tour de la semaine. { $n ->
    [0] Vous n’avez plus d’action.
    [one] Il vous reste 1 action.
   *[other] Il vous reste { $n } actions.
}
    .button = Finir : le château tombe
winter-sure-disasters = Si vous finissez votre tour maintenant, la partie est perdue : il y a trop de désastres ({ $m }), et c’est le dernier tour de la semaine. { $n ->
    [0] Vous n’avez plus d’action.
    [one] Il vous reste 1 action.
   *[other] Il vous reste { $n } actions.
}
    .button = Finir : la partie est perdue
winter-sure-danger = Si la semaine finissait ainsi, la partie serait perdue. { $n ->
    [one] Il vous reste 1 action
   *[other] Il vous reste { $n } actions
} pour y remédier ; une fois votre tour fini, seul un autre joueur pourra encore éviter la défaite.
    .button = Finir quand même
winter-sure-actions = Si vous finissez votre tour maintenant, { $n ->
    [one] votre dernière action est perdue
   *[other] vos { $n } actions sont perdues
}.
    .button = Finir et les perdre
winter-sure-music = { $n ->
    [0] Vous n’avez aucune carte pour { $instrument-the } : en jouer maintenant ne vous rapporte rien.
    [one] Si vous jouez { $instrument-of } maintenant, votre carte pour cet instrument ne vous rapporte rien : aucun de vos nains n’est là où elle produirait quelque chose, et elle ne sert à rien d’autre.
   *[other] Si vous jouez { $instrument-of } maintenant, vos cartes pour cet instrument ne vous rapportent rien : aucun de vos nains n’est là où elles produiraient quelque chose, et elles ne servent à rien d’autre.
} Chaque instrument ne sert qu’une fois par semaine.
    .button = Jouer pour rien
winter-sure-card = Si vous jouez { $card-the } maintenant, vous n’obtenez pas { $resource-none }, et la carte ne sert plus de la semaine.
    .button = Jouer pour rien
winter-sure-full = Vous avez déjà le maximum de ce que rapporte { $card-the } : la carte serait jouée pour rien, et ne servirait plus de la semaine.
    .button = Jouer pour rien

## La leçon

winter-lesson-place = Tenez le château quatre semaines : à la fin de chacune, aucun monstre ne doit s’y trouver, et il doit y avoir moins de quatre désastres. Les monstres approchent pas à pas. Placez un nain dans le Champ 4, juste à côté du château.
    .brought = Votre nain se battra dans le Champ 4 et y produira de la nourriture avec la bonne carte. Placez un second nain à côté, dans le Champ 3.
winter-lesson-buy = Un héros de la réserve est meilleur que vos cartes de départ, et vaut des points à la fin. Le Colporteur ne vous coûte que 1 or.
    .brought = Le Colporteur sera dans vos cartes la semaine prochaine. Il vous reste deux actions : placez des nains là où il en faudra.
winter-lesson-music = Une carte se joue avec son instrument, et chaque instrument ne sert qu’une fois par semaine. Le premier instrument de la semaine ne coûte pas d’action, et deux de vos cartes se jouent avec la flûte : jouez-en.
    .brought = Vous pouvez jouer toutes vos cartes de flûte, l’une après l’autre.
winter-lesson-cards = Battre un monstre se paie en nourriture, en pierre et en bois. Le Fermier produit 1 nourriture par champ où vous avez un nain : deux, en ce moment.
    .brought = Vous avez 2 nourritures de plus. L’Éclaireur des champs déplace un nain sans dépenser d’action : réunissez vos deux nains.
winter-lesson-march = Une nouvelle semaine commence : les monstres avancent, et quand deux chemins s’offrent, vous choisissez. Envoyez le Géant de givre dans le Champ 4, où deux de vos nains l’attendent.
    .brought = Le Géant de givre est là, et son froid vous coûte une action.
winter-lesson-beat = Contre le Géant de givre, il faut trois nains, 1 nourriture et 2 pierres : vos trois nains sont dans le Champ 4, et vous avez le reste. Battre ce monstre ne coûte pas d’action.
    .brought = Vous gagnez 5 points, et vos trois nains sont de retour à la maison. Au tour du désastre de la Mine 4.
winter-lesson-disaster = S’il y a quatre désastres ou plus sur le plateau à la fin d’une semaine, la partie est perdue. Un nain et 2 bois suffisent pour surmonter le Treuil gelé.
    .brought = Vous gagnez 2 points et 1 or. La Banshee sera au château la semaine prochaine : postez-y des nains pour l’attendre.
winter-lesson-castle = La Banshee est au château : si elle y est encore à la fin de la semaine, tout est perdu. Trois nains, 1 bois et 1 pierre suffisent : battez-la.
    .brought = Vous gagnez 4 points, et le château est libre. Au tour du désastre du Champ 2 : deux de vos nains y sont déjà.
winter-lesson-last = C’est la dernière semaine. Vous avez envoyé le Roi ogre dans la forêt où se tenait un de vos nains, et deux autres nains y sont venus : battez-le.
    .brought = Vous gagnez 5 points. Le château est sauf ; désormais, ce sont les points qui comptent, et chaque désastre surmonté en rapporte.
winter-lesson-why-near = À côté du château, deux nains sont plus forts qu’un seul, et chacun d’eux produit.
winter-lesson-why-castle = Posté au château, votre nain y sera déjà quand un monstre arrivera.
winter-lesson-why-path = Les monstres peuvent passer par les champs pour atteindre le château.
winter-lesson-why-first = Vous choisissez l’ordre des attaques, et la Banshee ne vous gêne guère à présent.
winter-lesson-why-drum = Le tambour est ce qui vous manquera le moins cette semaine.
winter-lesson-why-wait = Ici, un nain se tient près du château, prêt pour la semaine suivante.
winter-lesson-why-lute = Ici, le luth ne coûte aucune action, et un instrument qui n’est pas joué ne rapporte rien.
winter-lesson-why-coin = L’or sert à acheter des héros ; à la fin, 7 or valent 3 points.
winter-lesson-why-hand = Ensemble, ces cartes donnent de la nourriture, de la pierre et du bois.
winter-lesson-why-done = Les autres cartes ne rapporteraient rien pour l’instant.
winter-lesson-why-enough = Il n’y a plus rien à tirer de ces cartes.
winter-lesson-why-frost = Chaque désastre surmonté rapporte des points.
winter-lesson-won = À la fin de chaque semaine, il ne doit y avoir ni monstre au château ni quatre désastres ou plus sur le plateau. Monstres battus et désastres surmontés rapportent des points. L’hiver fini, les points départagent les joueurs.
winter-lesson-end = Le château est libre, il ne reste qu’un désastre, et votre or est à 7, ce qui vaut 3 points : n’en dépensez plus. Finissez le tour, et l’hiver sera passé.

## Personnages des joueurs virtuels, et ce qu’ils disent
winter-character-laurel = Sire Laurier
    .way = compte ses points tant que le mur tient
winter-says-laurel-good = { $n ->
    [1] { $seat } : « Portez cela à mon actif. »
   *[other] { $seat } : « Les bardes ont vu ? Je peux recommencer. »
}
winter-says-laurel-bad = { $n ->
    [1] { $seat } : « Cela n’entrera pas dans la légende. »
   *[other] { $seat } : « Un repli tactique. Notez-le. »
}
winter-character-larder = Léna Garde-Manger
    .way = n’a jamais assez de réserves
winter-says-larder-good = { $n ->
    [1] { $seat } : « Bien. Quelqu’un a-t-il mangé ? »
   *[other] { $seat } : « Et il reste de la soupe. »
}
winter-says-larder-bad = { $n ->
    [1] { $seat } : « Pas le fromage ! »
   *[other] { $seat } : « J’avais compté ce jambon deux fois. Le voilà parti deux fois. »
}
winter-character-muster = Capitaine Rappel
    .way = appelle tout le monde aux armes
winter-says-muster-good = { $n ->
    [1] { $seat } : « Bravo. Au suivant ! »
   *[other] { $seat } : « En rang ! Non, l’autre rang. »
}
winter-says-muster-bad = { $n ->
    [1] { $seat } : « Alors envoyez-en deux. »
   *[other] { $seat } : « Blessé ? Au rempart. »
}
winter-character-piper = Jo la Flûte
    .way = a un air pour chaque malheur
winter-says-piper-good = { $n ->
    [1] { $seat } : « Turlututu ! »
   *[other] { $seat } : « Voilà qui mérite un bis. »
}
winter-says-piper-bad = { $n ->
    [1] { $seat } : « J’ai un air triste pour l’occasion. »
   *[other] { $seat } : « Tous en chœur : brrr. »
}
