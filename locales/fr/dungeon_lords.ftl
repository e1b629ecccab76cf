## Dungeon Lords

dungeon_lords-title = Dungeon Lords
    .tagline = Creusez, recrutez, construisez… puis défendez votre donjon contre les aventuriers.

## Options

dungeon_lords-option-opening = Ordres écartés
    .help = Deux de vos huit cartes d’ordre ne servent pas au premier tour. Qui les désigne ?
dungeon_lords-option-opening-choose = Au choix de chacun
    .help = Chacun tire trois cartes d’ordre et en écarte deux.
dungeon_lords-option-opening-random = Au hasard (première partie)
    .help = Deux cartes sont tirées pour chacun : rien à décider avant de connaître le jeu.

## Ordres

dungeon_lords-name-get_food = Nourriture
    .does = (I) 2 nourritures pour 1 or ; (II) 3 nourritures, méchanceté +1 ; (III) 3 nourritures et 1 or, méchanceté +2.
dungeon_lords-name-improve_reputation = Réputation
    .does = (I) méchanceté −1 et espionnage ; (II) −2 ; (III) −2 et espionnage, mais vous payez 1 or.
dungeon_lords-name-dig_tunnels = Tunnels
    .does = Un lutin par tunnel : (I) jusqu’à 2 ; (II) jusqu’à 3 ; (III) jusqu’à 4, plus un lutin contremaître.
dungeon_lords-name-mine_gold = Or
    .does = Chaque lutin extrait 1 or d’un tunnel : (I) 2 au plus ; (II) 3 ; (III) 4, plus un lutin contremaître.
dungeon_lords-name-recruit_imps = Lutins
    .does = (I) 1 lutin pour 1 nourriture ; (II) 2 pour 2 nourritures ; (III) 2 pour 1 nourriture et 1 or.
dungeon_lords-name-buy_traps = Pièges
    .does = (I) 1 piège pour 1 or ; (II) 1 piège gratuit ; (III) 2 pièges pour 2 or.
dungeon_lords-name-hire_monster = Monstre
    .does = Une créature, contre son salaire ; (III) choisit d’abord, pour 1 nourriture de plus. Comme premier ordre : 1 or de plus.
dungeon_lords-name-build_room = Salle
    .does = Une salle à la place d’un tunnel : (III) puis (II) choisissent, pour 1 or ; (I) ensuite, gratuitement.

dungeon_lords-name-I = I
dungeon_lords-name-II = II
dungeon_lords-name-III = III

## Biens

dungeon_lords-name-gold = or
    .one = 1 or
dungeon_lords-name-food = nourriture
    .one = 1 nourriture
dungeon_lords-name-evil = méchanceté
    .one = 1 point de méchanceté
dungeon_lords-name-imp = lutin
    .one = 1 lutin
dungeon_lords-name-trap = piège
    .one = 1 piège
dungeon_lords-name-monster = monstre
    .one = 1 monstre
dungeon_lords-levy-gold = { $n ->
    [0] Rien
   *[other] { $n } or
} · { $short ->
    [0] aucune lettre rouge
    [one] { $short } lettre rouge
   *[other] { $short } lettres rouges
}
dungeon_lords-levy-food = { $n ->
    [0] Rien
    [one] { $n } nourriture
   *[other] { $n } nourritures
} · { $short ->
    [0] aucun lutin ne part
    [one] { $short } lutin s’en va
   *[other] { $short } lutins s’en vont
}
dungeon_lords-goods-gold = { $n } or
dungeon_lords-goods-food = { $n ->
    [one] { $n } nourriture
   *[other] { $n } nourritures
}
dungeon_lords-goods-evil = { $n ->
    [one] { $n } point de méchanceté
   *[other] { $n } points de méchanceté
}
dungeon_lords-goods-evil-less = méchanceté −{ $n }
dungeon_lords-goods-imp = { $n ->
    [one] { $n } lutin
   *[other] { $n } lutins
}
dungeon_lords-goods-trap = { $n ->
    [one] { $n } piège
   *[other] { $n } pièges
}
dungeon_lords-goods-monster = { $n ->
    [one] { $n } monstre
   *[other] { $n } monstres
}
dungeon_lords-goods-tunnel = { $n ->
    [one] { $n } tunnel
   *[other] { $n } tunnels
}
dungeon_lords-have-gold = { $n ->
    [0] pas d’or
   *[other] { $n } or
}
dungeon_lords-have-food = { $n ->
    [0] pas de nourriture
    [one] { $n } nourriture
   *[other] { $n } nourritures
}
dungeon_lords-have-imp = { $n ->
    [0] aucun lutin libre
    [one] { $n } lutin libre
   *[other] { $n } lutins libres
}
dungeon_lords-have-trap = { $n ->
    [0] aucun piège
    [one] { $n } piège
   *[other] { $n } pièges
}
dungeon_lords-have-monster = { $n ->
    [0] aucun monstre à céder
    [one] { $n } monstre à céder
   *[other] { $n } monstres à céder
}
dungeon_lords-icons-trap = annule { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} de piège
dungeon_lords-icons-heart = soigne { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
dungeon_lords-icons-gem = { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
}

## Créatures

dungeon_lords-name-goblin = Gobelin
    .the = le Gobelin
    .wage = Salaire : 1 nourriture.
    .does = 2 dégâts au premier ; si cela l’élimine, 1 au suivant.
    .lore = Travaille pour manger. Se plaint du menu.
dungeon_lords-name-slime = Vase gluante
    .the = la Vase gluante
    .wage = Salaire : 1 nourriture.
    .does = 1 dégât à tous ; ou aucun dégât, mais ni fatigue ni conquête.
    .lore = Nettoie en passant. Il ne reste rien à enterrer.
dungeon_lords-name-ghost = Fantôme
    .the = le Fantôme
    .wage = Salaire : 1 point de méchanceté.
    .does = 2 dégâts à n’importe qui, sauf au premier. N’est pas un monstre.
    .lore = N’est pas un monstre, et se lasse de le répéter.
dungeon_lords-name-troll = Troll
    .the = le Troll
    .wage = Salaire : 2 nourritures.
    .does = 3 dégâts au premier, ou 4 contre 1 nourriture. Peut travailler dans une salle.
    .lore = Soulève n’importe quoi. Le reposer, c’est autre chose.
dungeon_lords-name-witch = Sorcière
    .the = la Sorcière
    .wage = Salaire : 1 nourriture et 1 point de méchanceté.
    .does = 4 dégâts au premier, ou 2 fois 1 à n’importe qui.
    .lore = Les verrues, c’est un choix.
dungeon_lords-name-vampire = Vampire
    .the = le Vampire
    .wage = Salaire : 2 points de méchanceté.
    .does = 3 dégâts, ou 2 et il reste disponible ; jamais à un prêtre.
    .lore = Ne mord jamais un prêtre : d’abord l’ail, ensuite le sermon.
dungeon_lords-name-golem = Golem
    .the = le Golem
    .wage = Salaire : 1 or et 1 piège.
    .does = 4 dégâts au premier. Reste disponible.
    .lore = Fait exactement ce qu’on lui dit. C’est bien le problème.
dungeon_lords-name-dragon = Dragon
    .the = le Dragon
    .wage = Salaire : 2 nourritures et 2 points de méchanceté.
    .does = 2 dégâts à tous, et personne n’est soigné.
    .lore = Chauffe tout le donjon en hiver.
dungeon_lords-name-demon = Démon
    .the = le Démon
    .wage = Salaire : 1 monstre et 1 point de méchanceté.
    .does = 7 dégâts à n’importe qui ; ni fatigue ni conquête.
    .lore = Aime être payé en collègues.
dungeon_lords-mode-goblin-1 = { $n ->
    [one] { $n } dégât au premier ; s’il tombe, { $next } au suivant
   *[other] { $n } dégâts au premier ; s’il tombe, { $next } au suivant
}
dungeon_lords-mode-slime-1 = { $whom ->
    [2] { $n ->
        [one] { $n } dégât à tous sauf au dernier
       *[other] { $n } dégâts à tous sauf au dernier
    }
   *[other] { $absorbed ->
        [0] { $n ->
            [one] { $n } dégât à tous
           *[other] { $n } dégâts à tous
        }
       *[other] { $n ->
            [one] { $n } dégât à tous ; le bouclier en prend { $absorbed }
           *[other] { $n } dégâts à tous ; le bouclier en prend { $absorbed }
        }
    }
}
dungeon_lords-mode-slime-2 = 0 dégât, pas de conquête
dungeon_lords-mode-ghost-1 = { $whom ->
    [1] { $n ->
        [one] { $n } dégât au premier
       *[other] { $n } dégâts au premier
    }
   *[other] { $n ->
        [one] { $n } dégât au choix, sauf au premier
       *[other] { $n } dégâts au choix, sauf au premier
    }
}
dungeon_lords-mode-troll-1 = { $n ->
    [one] { $n } dégât au premier
   *[other] { $n } dégâts au premier
}
dungeon_lords-mode-troll-2 = { $n ->
    [one] { $n } dégât au premier pour 1 nourriture
   *[other] { $n } dégâts au premier pour 1 nourriture
}
dungeon_lords-mode-witch-1 = { $n ->
    [one] { $n } dégât au premier
   *[other] { $n } dégâts au premier
}
dungeon_lords-mode-witch-2 = { $whom ->
    [1] { $n ->
        [one] { $n } dégât au premier, puis { $next }
       *[other] { $n } dégâts au premier, puis { $next }
    }
   *[other] { $n ->
        [one] { $n } dégât au choix, puis { $next }
       *[other] { $n } dégâts au choix, puis { $next }
    }
}
dungeon_lords-mode-vampire-1 = { $whom ->
    [1] { $n ->
        [one] { $n } dégât au premier
       *[other] { $n } dégâts au premier
    }
   *[other] { $n ->
        [one] { $n } dégât, sauf à un prêtre
       *[other] { $n } dégâts, sauf à un prêtre
    }
}
dungeon_lords-mode-vampire-2 = { $whom ->
    [1] { $n ->
        [one] { $n } dégât au premier ; reste disponible
       *[other] { $n } dégâts au premier ; reste disponible
    }
   *[other] { $n ->
        [one] { $n } dégât ; reste disponible
       *[other] { $n } dégâts ; reste disponible
    }
}
dungeon_lords-mode-golem-1 = { $n ->
    [one] { $n } dégât au premier ; reste disponible
   *[other] { $n } dégâts au premier ; reste disponible
}
dungeon_lords-mode-dragon-1 = { $whom ->
    [2] { $n ->
        [one] { $n } dégât à tous sauf au dernier, pas de soins
       *[other] { $n } dégâts à tous sauf au dernier, pas de soins
    }
   *[other] { $absorbed ->
        [0] { $n ->
            [one] { $n } dégât à tous, pas de soins
           *[other] { $n } dégâts à tous, pas de soins
        }
       *[other] { $n ->
            [one] { $n } dégât à tous (le bouclier en prend { $absorbed }), pas de soins
           *[other] { $n } dégâts à tous (le bouclier en prend { $absorbed }), pas de soins
        }
    }
}
dungeon_lords-mode-demon-1 = { $whom ->
    [1] { $n ->
        [one] { $n } dégât au premier, pas de conquête
       *[other] { $n } dégâts au premier, pas de conquête
    }
   *[other] { $n ->
        [one] { $n } dégât au choix, pas de conquête
       *[other] { $n } dégâts au choix, pas de conquête
    }
}
dungeon_lords-mode-absorbed = { $mode } · le bouclier absorbe tout
dungeon_lords-mode-tame = { $n ->
    [one] { $n } dégât au premier (métamorphose)
   *[other] { $n } dégâts au premier (métamorphose)
}

## Tuiles

dungeon_lords-name-tunnel = tunnel
    .the = le tunnel
dungeon_lords-name-chicken_coop = Poulailler
    .the = le Poulailler
    .does = Dans la moitié haute. 3 travailleurs produisent 1 nourriture.
    .lore = Les poules étaient déjà méchantes en arrivant.
dungeon_lords-name-mushroom_bed = Champignonnière
    .the = la Champignonnière
    .does = Dans la moitié basse. 3 travailleurs produisent 1 nourriture.
    .lore = Ne demandez pas sur quoi ça pousse.
dungeon_lords-name-souvenir_shop = Boutique de souvenirs
    .the = la Boutique de souvenirs
    .does = Dans la moitié haute. 3 travailleurs produisent 1 or.
    .lore = Les aventuriers fournissent la marchandise, leurs familles l’achètent.
dungeon_lords-name-mint = Hôtel de la monnaie
    .the = l’Hôtel de la monnaie
    .does = Dans la moitié basse. 3 travailleurs produisent 1 or.
    .lore = Chaque pièce montre votre meilleur profil. Il a fallu chercher.
dungeon_lords-name-workshop = Atelier
    .the = l’Atelier
    .does = Sur le pourtour. 4 travailleurs produisent 1 piège.
    .lore = Jours sans accident : 0.
dungeon_lords-name-tool_shed = Remise à outils
    .the = la Remise à outils
    .does = Sur le pourtour. 2 travailleurs creusent 1 tunnel.
dungeon_lords-name-printing_press = Imprimerie
    .the = l’Imprimerie
    .does = Au centre. 3 travailleurs font baisser votre méchanceté de 1.
    .lore = Imprime la vérité sur vous, soigneusement corrigée.
dungeon_lords-name-magic_room = Salle de magie
    .the = la Salle de magie
    .does = Au centre. 2 travailleurs et 1 nourriture donnent 1 lutin.
dungeon_lords-name-training_room = Salle d’entraînement
    .the = la Salle d’entraînement
    .does = Les Gobelins et les Trolls y infligent 1 dégât de plus.
    .lore = Sans bleus, pas de paladin.
dungeon_lords-name-dark_room = Salle obscure
    .the = la Salle obscure
    .does = Les Sorcières et les Vampires y infligent 1 dégât de plus.
    .lore = Quelqu’un a bien acheté des bougies. Quelqu’un d’autre les a mangées.
dungeon_lords-name-labyrinth = Labyrinthe
    .the = le Labyrinthe
    .does = Deux pièges, sans or à payer pour la salle, mais un seul monstre.
    .lore = L’architecte devrait en sortir au printemps.
dungeon_lords-name-antimagic_room = Salle d’antimagie
    .the = la Salle d’antimagie
    .does = Aucun sort n’y est lancé.
dungeon_lords-name-cafeteria = Cafétéria
    .the = la Cafétéria
    .does = À la fin, 1 point par Gobelin, Troll, Vase gluante ou Sorcière.
    .lore = La soupe est la même, les aventuriers changent.
dungeon_lords-name-chapel = Chapelle
    .the = la Chapelle
    .does = À la fin, 2 points par Fantôme ou Vampire.
    .lore = Pour les morts qui souhaitent en parler.
dungeon_lords-name-pandemonium = Pandémonium
    .the = le Pandémonium
    .does = À la fin, 2 points par Golem, Dragon ou Démon.
dungeon_lords-name-hall_of_fame = Temple de la renommée
    .the = le Temple de la renommée
    .does = À la fin, 1 point par titre partagé, 2 par titre sans partage.
    .lore = Tous les portraits sont l’œuvre de lutins qui tenaient à la vie.
dungeon_lords-name-upper = moitié haute, rangées 1 et 2
dungeon_lords-name-lower = moitié basse, rangées 3 et 4
dungeon_lords-name-border = pourtour
dungeon_lords-name-inner = centre, de B2 à D3
dungeon_lords-name-any = partout

## Pièges

dungeon_lords-name-rolling_boulder = Rocher roulant
    .the = le Rocher roulant
    .does = 3 dégâts au premier.
    .lore = Un classique. Gare au chapeau.
dungeon_lords-name-pendulum = Pendule
    .the = le Pendule
    .does = 3 dégâts au deuxième.
dungeon_lords-name-poisoned_dart = Fléchette empoisonnée
    .the = la Fléchette empoisonnée
    .does = 1 dégât à n’importe qui, et 2 de plus à la fin de l’affrontement.
dungeon_lords-name-magic_dart = Fléchette antimagie
    .the = la Fléchette antimagie
    .does = 1 dégât à n’importe qui. Sur un magicien, empêche le sort ; sur un prêtre, les soins.
dungeon_lords-name-trapdoor = Trappe
    .the = la Trappe
    .does = 2 dégâts au premier ; ni fatigue ni conquête.
    .lore = Le paillasson était une délicate attention.
dungeon_lords-name-wall_of_fire = Mur de feu
    .the = le Mur de feu
    .does = 1 dégât à tous, et 1 de plus au dernier.
dungeon_lords-name-golden_ring = Anneau d’or
    .the = l’Anneau d’or
    .does = Contre 1 or : 1 dégât à tous ; ni fatigue ni conquête.
    .lore = Taille unique : ne va à personne.
dungeon_lords-name-kamikaze_imp = Lutin kamikaze
    .the = le Lutin kamikaze
    .does = Sacrifiez un lutin : 1 dégât à tous, et 2 de plus au premier.
    .lore = Il s’est porté volontaire. Il n’avait pas lu le nom.
dungeon_lords-name-poisoned_meal = Repas empoisonné
    .the = le Repas empoisonné
    .does = Contre 1 à 3 nourritures : 2 dégâts au premier, et 1 de plus par nourriture.
    .lore = Le chef le recommande. Le chef n’y a pas goûté.

## Cartes de combat

dungeon_lords-name-word_of_peace = Parole de paix
    .does = Chaque attaque de vos créatures inflige 1 dégât de moins.
dungeon_lords-name-suggestion = Suggestion
    .does = Vous retirez une créature prévue.
dungeon_lords-name-magic_shield = Bouclier magique
    .does = Les 3 premiers points de dégâts des créatures sont absorbés.
dungeon_lords-name-invisibility = Invisibilité
    .does = S’il reste au moins deux aventuriers, les créatures ne peuvent pas toucher le dernier.
dungeon_lords-name-detect_evil = Détection du mal
    .does = Les créatures dont le salaire comprend de la méchanceté infligent 2 dégâts de moins.
dungeon_lords-name-fist_of_justice = Poing de la justice
    .does = Le plus fort des monstres prévus est mis hors de combat.
dungeon_lords-name-detect_treasure = Détection des trésors
    .does = Vous perdez jusqu’à 2 or.
dungeon_lords-name-graffiti = Graffiti
    .does = Une tuile conquise ne fait pas baisser votre méchanceté.
dungeon_lords-name-fireball = Boule de feu
    .does = Vous défaussez un piège ; si vous n’en avez pas, vous perdez 1 nourriture.
dungeon_lords-name-aura_of_fear = Aura de peur
    .does = Vous ne gardez qu’une des créatures prévues.
dungeon_lords-name-metamorphosis = Métamorphose
    .does = Le plus fort des monstres prévus n’inflige que 1 dégât, au premier.
dungeon_lords-name-blind_rage = Rage aveugle
    .does = Les attaques dont vous choisissez la cible doivent frapper le premier aventurier.
dungeon_lords-name-create_food = Création de nourriture
    .does = Chaque aventurier a 1 point de vie de plus jusqu’à la fin du combat.
dungeon_lords-name-illusion = Illusion
    .does = La première créature à attaquer n’inflige aucun dégât.
dungeon_lords-name-song_of_courage = Chant de courage
    .does = Pas de fatigue, mais la tuile est conquise quand même.
dungeon_lords-name-regeneration = Régénération
    .does = Chaque aventurier guérit de 2 blessures.
dungeon_lords-name-magic_key = Clé magique
    .does = Si une tuile est conquise, une deuxième l’est en même temps.
dungeon_lords-name-dimensional_gate = Porte dimensionnelle
    .does = La file est inversée jusqu’à la fin de l’affrontement.
dungeon_lords-name-fast = rapide
dungeon_lords-name-slow = lent

## Évènements

dungeon_lords-name-payday = Jour de paie
    .does = Chaque créature veut tout son salaire ; sinon elle part, et votre méchanceté monte de 1.
    .lore = Le seul jour où tout le monde arrive à l’heure.
dungeon_lords-name-taxes = Impôts
    .does = 1 or pour 2 tuiles, en arrondissant vers le haut ; une lettre rouge par or impayé.
    .lore = Le mal aussi remplit sa déclaration.
dungeon_lords-name-witch_hunt = Chasse aux sorcières
    .does = Livrez une créature, ou votre méchanceté monte de 3.
dungeon_lords-name-rats = Rats
    .does = La moitié de votre nourriture disparaît, arrondie vers le haut.
    .lore = Ils ne paient pas de loyer non plus.
dungeon_lords-name-bank_collapse = Faillite de la banque
    .does = La moitié de votre or disparaît, arrondie vers le haut.
dungeon_lords-name-monster_strike = Grève des monstres
    .does = Payez à chaque créature un symbole de son salaire, ou elle reste face cachée jusqu’à la fin du combat.
    .lore = Ils réclament à manger, du respect et une fenêtre.
dungeon_lords-name-imp_unrest = Grogne des lutins
    .does = 1 nourriture pour 3 lutins, en arrondissant vers le haut ; un lutin s’en va par nourriture impayée.
dungeon_lords-name-trap_recall = Rappel des pièges
    .does = Ne gardez que 2 pièges.
dungeon_lords-name-cave_in = Éboulement
    .does = Payez 1 or, ou l’un de vos tunnels s’effondre.
dungeon_lords-name-crusade = Croisade
    .does = Jusqu’à la fin du combat de l’année, 8 points de méchanceté suffisent à attirer le paladin.
dungeon_lords-name-room_census = Recensement des salles
    .does = 1 or par salle ; une lettre rouge par or impayé.
    .lore = L’employé est descendu avec une lampe et un formulaire. Le formulaire est revenu.

## Saisons, phases, titres

dungeon_lords-name-winter = hiver
    .in = à l’hiver
dungeon_lords-name-spring = printemps
    .in = au printemps
dungeon_lords-name-summer = été
    .in = à l’été
dungeon_lords-name-autumn = automne
    .in = à l’automne
dungeon_lords-name-phase_lock = choix des ordres inaccessibles
dungeon_lords-name-phase_orders = choix des ordres
dungeon_lords-name-phase_resolve = exécution des ordres
dungeon_lords-name-phase_discard = défausse d’un piège
dungeon_lords-name-phase_give_up = choix d’un monstre à céder
dungeon_lords-name-phase_production = production
dungeon_lords-name-phase_retrieve = récupération d’une carte
dungeon_lords-name-phase_event = évènement
dungeon_lords-name-phase_prisoner = libération d’un prisonnier
dungeon_lords-name-phase_plan = planification
dungeon_lords-name-phase_clash = affrontement
dungeon_lords-name-lord_of_dark_deeds = Seigneur du Mal
dungeon_lords-name-lord_of_halls = Seigneur des Salles
dungeon_lords-name-tunnel_lord = Seigneur des Tunnels
dungeon_lords-name-monster_lord = Seigneur des Monstres
dungeon_lords-name-lord_of_imps = Seigneur des Lutins
dungeon_lords-name-lord_of_riches = Seigneur des Richesses
dungeon_lords-name-battle_lord = Seigneur de la Guerre

## Questions

dungeon_lords-ask-lock = { $seat } : écartez deux ordres. Ils seront inaccessibles au premier tour. Créatures, salles et prochain évènement ne se dévoilent qu’ensuite.
    .waiting = À { $seat } d’écarter deux ordres.
dungeon_lords-locked-of = { $seat } ({ $orders })
dungeon_lords-ask-orders = { $seat } : quel est le premier de vos trois ordres ?{ $rivals-count ->
    [0] {""}
   *[other] {" "}Ordres inaccessibles aux autres : { $rivals }.
}
    .waiting = { $seat } choisit trois ordres.
dungeon_lords-ask-orders-event = { $seat } : quel est le premier de vos trois ordres ? Évènement de ce tour : { $event }. { $event-does }{ $due-count ->
    [0] {""}
   *[other] { $taxed ->
        [1] {" "}Pour votre donjon actuel, cela fait { $due }.
       *[other] {" "}Pour les vôtres, cela fait { $due }.
    }
}{ $rivals-count ->
    [0] {""}
   *[other] {" "}Ordres inaccessibles aux autres : { $rivals }.
}
    .waiting = { $seat } choisit trois ordres.
dungeon_lords-ask-stand-in = { $seat } : choisissez le troisième ordre de votre PNJ. Deux ont été tirés au hasard : { $orders }. Son laquais se place avant ceux des joueurs : si { $other_seat } ou vous donnez cet ordre, il ne reste que les emplacements suivants.
    .waiting = { $seat } choisit un ordre pour le PNJ.
dungeon_lords-ask-use = { $seat } : exécutez-vous l’ordre « { $order } » (emplacement { $space }) ?
    .waiting = { $seat } décide d’exécuter ou non l’ordre « { $order } ».
dungeon_lords-ask-use-evil = { $seat } : exécutez-vous l’ordre « { $order } » (emplacement { $space }) ? Cela ferait monter votre méchanceté de { $n }.
    .waiting = { $seat } décide d’exécuter ou non l’ordre « { $order } ».
dungeon_lords-ask-use-spy = { $seat } : exécutez-vous l’ordre « { $order } » (emplacement { $space } : { $gain }{ $cost-count ->
    [0] {""}
   *[other] {" "}pour { $cost }
}) ? Vous pouvez aussi espionner une carte de combat.
    .waiting = { $seat } décide d’exécuter ou non l’ordre « { $order } ».
dungeon_lords-ask-mine = { $seat } : combien d’or extrayez-vous ?
    .waiting = À { $seat } d’extraire de l’or.
dungeon_lords-ask-dig = { $seat } : où creusez-vous ? { $dug ->
    [0] { $n ->
        [one] { $n } tunnel possible{ $short ->
            [0] .
            [2]  : un lutin est contremaître, et aucun autre n’est libre.
           *[1]  : aucun autre lutin n’est libre.
        }
       *[other] Jusqu’à { $n } tunnels{ $short ->
            [0] .
            [2]  : un lutin est contremaître, et aucun autre n’est libre.
           *[1]  : aucun autre lutin n’est libre.
        }
    }
   *[other] { $n ->
        [one] Encore { $n } tunnel possible.
       *[other] Encore { $n } tunnels possibles.
    }
}{ $beside-count ->
    [0] {""}
   *[other] {" "}En { $beside-or }, aucune salle ne sera possible : il y en a déjà une à côté.
}{ $barring-count ->
    [0] {""}
   *[other] {" "}Un tunnel en { $barring-or } condamne une case voisine.
}{ $free-count ->
    [0] {""}
   *[other] {" "}Seul un tunnel en { $free-or } ne condamne aucune case voisine.
}
    .waiting = À { $seat } de creuser des tunnels.
dungeon_lords-ask-shed = { $seat } : où creusez-vous le tunnel de la Remise à outils ?
    .waiting = À { $seat } de creuser le tunnel de la Remise à outils.
dungeon_lords-ask-hire = { $seat } : quelle créature recrutez-vous ? { $cost-count ->
    [0] Il faut payer son salaire.
   *[other] Il faut payer son salaire et { $cost }.
}{ $payday ->
    [0] {""}
    [1] {" "}Ce tour-ci, c’est le jour de paie : son salaire sera dû de nouveau{ $due-count ->
        [0] .
       *[other] , avec { $due } pour vos autres créatures.
    }
   *[2] {" "}Au prochain tour, c’est le jour de paie : son salaire sera dû de nouveau{ $due-count ->
        [0] .
       *[other] , avec { $due } pour vos autres créatures.
    }
}
    .waiting = { $seat } choisit une créature à recruter.
dungeon_lords-ask-build = { $seat } : quelle salle construisez-vous, et où ? { $cost-count ->
    [0] Ici, construire ne coûte rien.
   *[other] Construire coûte { $cost }.
}
    .waiting = { $seat } choisit une salle à construire.
dungeon_lords-ask-discard-trap = { $seat } : quel piège défaussez-vous ?
    .waiting = { $seat } choisit un piège à défausser.
dungeon_lords-ask-give-up = { $seat } : quel monstre cédez-vous ?
    .waiting = { $seat } choisit un monstre à céder.
dungeon_lords-ask-produce = { $seat } : quelle salle faites-vous produire ?{ $n ->
    [one] {""}
   *[other] {" "}Chaque salle peut produire { $n } fois par tour.
}
    .waiting = { $seat } choisit une salle à faire produire.
dungeon_lords-ask-retrieve = { $seat } : quelle carte d’ordre récupérez-vous ? Les deux autres seront inaccessibles au tour suivant.
    .waiting = { $seat } choisit une carte d’ordre à récupérer.
dungeon_lords-ask-payday = { $seat } : qui payez-vous, et qui laissez-vous partir ?
    .waiting = À { $seat } de payer les salaires.
dungeon_lords-ask-payday-dear = { $seat } : qui payez-vous, et qui laissez-vous partir ? Vous ne pouvez pas payer { $prices-or }.
    .waiting = À { $seat } de payer les salaires.
dungeon_lords-ask-taxes = { $seat } : les impôts s’élèvent à { $n } or. Combien payez-vous ?
    .waiting = À { $seat } de payer les impôts.
dungeon_lords-ask-census = { $seat } : le recensement demande { $n } or. Combien payez-vous ?
    .waiting = À { $seat } de payer le recensement.
dungeon_lords-ask-unrest = { $seat } : les lutins réclament { $n ->
    [one] { $n } nourriture
   *[other] { $n } nourritures
}. Combien en donnez-vous ?
    .waiting = À { $seat } de nourrir les lutins.
dungeon_lords-ask-witch-hunt = { $seat } : livrez une créature aux chasseurs, ou laissez monter votre méchanceté.
    .waiting = À { $seat } d’affronter les chasseurs de sorcières.
dungeon_lords-ask-strike = { $seat } : qu’offrez-vous pour calmer { $creature-the } ?
    .waiting = À { $seat } de calmer { $creature-the }.
dungeon_lords-ask-recall = { $seat } : défaussez { $n ->
    [one] un piège
   *[other] { $n } pièges
}.
    .waiting = { $seat } choisit { $n ->
        [one] un piège
       *[other] { $n } pièges
    } à défausser.
dungeon_lords-ask-cave-in = { $seat } : payez pour étayer vos tunnels, ou choisissez celui qui s’effondre.
    .waiting = À { $seat } d’étayer ses tunnels ou de choisir celui qui s’effondre.
dungeon_lords-ask-plan = { $seat } : sur quelle tuile affrontez-vous les aventuriers ?
    .waiting = { $seat } choisit où affronter les aventuriers.
    .danger = { $tiles }.
dungeon_lords-tile = { $cells } ({ $tile } ; { $cells-count ->
    [one] admet
   *[other] chaque tuile admet
} { $traps ->
    [one] { $traps } piège
   *[other] { $traps } pièges
}{ $gold ->
    [0] {""}
   *[other] , qui coûte { $gold } or,
} et { $n ->
    [0] aucun monstre
    [one] { $n } monstre
   *[other] { $n } monstres
} ; { $cells-count ->
    [one] sa perte
   *[other] chaque perte
} coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
})
dungeon_lords-ask-plan-trap = { $seat } : quel piège posez-vous en { $cell } ({ $tile }) ?
    .waiting = { $seat } choisit un piège pour { $cell }.
dungeon_lords-ask-plan-monsters = { $seat } : qui attend les aventuriers en { $cell } ({ $tile }) ?
    .waiting = { $seat } choisit qui, parmi ses monstres, attend en { $cell }.
dungeon_lords-ask-plan-ghosts = { $seat } : qui vient hanter { $cell } ({ $tile }) ?
    .waiting = { $seat } choisit les fantômes qui hantent { $cell }.
dungeon_lords-ask-free = { $seat } : il ne reste rien à conquérir. Quel prisonnier libérez-vous ?
    .waiting = { $seat } choisit un prisonnier à libérer.
dungeon_lords-ask-aim-trap = { $seat } : qui visez-vous avec { $trap-the } ? { $trap-does }
    .waiting = { $seat } choisit qui viser avec { $trap-the }.
dungeon_lords-ask-serve = { $seat } : combien de nourritures servez-vous dans { $trap-the } ? { $trap-does }
    .waiting = À { $seat } de préparer le Repas empoisonné.
dungeon_lords-ask-attack = { $seat } : quelle créature attaque, et comment ?{ $shield ->
    [0] {""}
    [one] {" "}Le { dungeon_lords-name-magic_shield } absorbe encore { $shield } dégât : les choix en tiennent déjà compte.
   *[other] {" "}Le { dungeon_lords-name-magic_shield } absorbe encore { $shield } dégâts : les choix en tiennent déjà compte.
}
    .waiting = { $seat } choisit la prochaine attaque.
dungeon_lords-ask-bolt = { $seat } : qui visez-vous avec la deuxième attaque ({ $creature }, { $n ->
    [0] aucun dégât
    [one] { $n } dégât
   *[other] { $n } dégâts
}) ?
    .waiting = { $seat } choisit la cible de la deuxième attaque.
dungeon_lords-ask-withdraw = { $seat } : quelle créature retirez-vous ?
    .waiting = { $seat } choisit une créature à retirer.
dungeon_lords-ask-keep = { $seat } : quelle créature gardez-vous pour cet affrontement ?
    .waiting = { $seat } choisit la créature qui reste au combat.
dungeon_lords-ask-expose = { $seat } : lequel de vos monstres les plus forts subit le sort ?
    .waiting = { $seat } choisit le monstre qui subit le sort.
dungeon_lords-ask-flip = { $seat } : quelle deuxième tuile perdez-vous ?
    .waiting = { $seat } choisit une deuxième tuile à perdre.

## Choix

dungeon_lords-do-orders = { $first }, { $second }, { $third }
    .verb = Donner mes ordres
    .first = Premier ordre ?
    .second = Deuxième ordre ?
    .third = Troisième ordre ?
dungeon_lords-do-stand-in-order = PNJ : { $order }
    .verb = Commander le PNJ
    .order = Quel ordre ?
dungeon_lords-do-use-order-evil = { $gain } · méchanceté +{ $n }
dungeon_lords-do-use-order-blind = Oui, sans espionner
dungeon_lords-do-use-order = { $cost-count ->
    [0] Exécuter : { $gain }
   *[other] Pour { $cost } · { $gain }
}
    .verb = Exécuter l’ordre
dungeon_lords-do-decline = Renoncer
    .verb = Renoncer
dungeon_lords-do-dig-nothing = Ne rien creuser
dungeon_lords-do-spy = Oui, et voir la carte du tour de combat { $position }
    .verb = Espionner
    .position = Quelle carte de combat ?
dungeon_lords-do-spy-again = Oui, et voir la carte du tour de combat { $position } · déjà vue
dungeon_lords-do-draw-extra = { $cost-count ->
    [0] Piocher { $n }, défausser { $discarded }
   *[other] Pour { $cost } · piocher { $n }, défausser { $discarded }
}
    .verb = Piocher un piège de plus
dungeon_lords-do-dig = Creuser en { $cell }
    .verb = Creuser
    .cell = Quelle case ?
dungeon_lords-do-stop = S’arrêter là
    .verb = S’arrêter
dungeon_lords-do-mine = Extraire { $gold } or
    .verb = Extraire
    .gold = Combien d’or ?
dungeon_lords-do-hire = Recruter { $creature-the } · coûte { $cost }
    .verb = Recruter
    .creature = Quelle créature ?
dungeon_lords-do-build = { $room } en { $cell }
    .verb = Construire
    .room = Quelle salle ?
    .cell = Sur quelle case ?
dungeon_lords-do-discard-trap = { $trap } · défausser
    .verb = Défausser
    .trap = Quel piège ?
dungeon_lords-do-give-up = Céder { $creature-the }
    .verb = Céder
    .creature = Quel monstre ?
dungeon_lords-do-produce = { $room } · { $trolls ->
    [0] lutins seuls
    [one] { $trolls } troll
   *[other] { $trolls } trolls
}
    .verb = Produire
    .room = Quelle salle ?
    .trolls = Combien de trolls parmi les travailleurs ?
dungeon_lords-do-produce-gain = { $room }{ $used ->
    [0] {""}
   *[other] {" "}(encore)
} · { $imps ->
    [0] {""}
    [one] { $imps } lutin
   *[other] { $imps } lutins
}{ $trolls ->
    [0] {""}
   *[other] { $imps ->
        [0] {""}
       *[other] {", "}
    }{ $trolls ->
        [one] { $trolls } troll
       *[other] { $trolls } trolls
    }
}{ $cost-count ->
    [0] {""}
   *[other] , { $cost }
} → { $gain }
dungeon_lords-do-retrieve = { $order } · écarte { $orders }
    .verb = Récupérer
    .order = Quelle carte d’ordre ?
dungeon_lords-do-pay = Payer { $creature-the } · coûte { $cost }
    .verb = Payer
    .creature = Quelle créature ?
dungeon_lords-do-let-go = Laisser partir { $creature-the } · méchanceté +{ $n }
    .verb = Laisser partir
    .creature = Quelle créature ?
dungeon_lords-do-let-go-then = Laisser partir { $creature-the } · puis { $others-count ->
    [one] impossible de payer { $other-the }
   *[other] salaires impossibles à payer : { $others }
}
dungeon_lords-do-sacrifice = Livrer { $creature-the }
    .verb = Livrer
    .creature = Quelle créature ?
dungeon_lords-do-take-evil = Laisser monter ma méchanceté · +{ $n }
    .verb = Laisser monter ma méchanceté
dungeon_lords-do-appease = Payer { $good-one }
    .verb = Payer
    .good = Que payez-vous ?
dungeon_lords-do-face-down = Accepter la grève
    .verb = Accepter la grève
dungeon_lords-do-shore = Étayer les tunnels · coûte { $n } or
    .verb = Payer
dungeon_lords-do-cave-in = Perdre { $cell }
    .verb = Perdre un tunnel
    .cell = Quel tunnel ?
dungeon_lords-do-defend = Se battre en { $cell }
    .verb = Se battre
    .cell = Sur quelle tuile ?
dungeon_lords-do-lay-trap = Poser { $trap-the }
    .verb = Poser un piège
    .trap = Quel piège ?
dungeon_lords-do-lay-trap-costs = Poser { $trap-the } · coûte { $cost }
dungeon_lords-do-no-trap = Pas de piège
    .verb = Pas de piège
dungeon_lords-do-no-trap-dear = Pas de piège · { $n ->
    [one] { $trap-the } coûte trop cher
   *[other] { $n } pièges coûtent trop cher
}
dungeon_lords-do-free = Libérer { $hero-the }
    .verb = Libérer
    .hero = Quel prisonnier ?
dungeon_lords-do-aim = { $hero }
    .verb = Viser
    .hero = Qui ?
dungeon_lords-aimed-at = { $hero } · vie { $n }{ $place ->
    [1] , en tête
   *[other] {""}
}
dungeon_lords-do-attack = { $targets-count ->
    [0] { $creature } : { $mode }
   *[other] { $creature } : { $mode } → { $targets }
}
    .verb = Attaquer
    .creature = Quelle créature ?
    .mode = De quelle façon ?
    .targets = Qui ?
dungeon_lords-do-withdraw = Retirer { $creature-the }
    .verb = Retirer
    .creature = Quelle créature ?
dungeon_lords-do-expose = { $creature }
    .verb = Choisir
    .creature = Quel monstre ?
dungeon_lords-do-keep = Garder { $creature-the }
    .verb = Garder
    .creature = Quelle créature ?
dungeon_lords-do-flip = Perdre { $cell }
    .verb = Perdre une tuile
    .cell = Quelle tuile ?
dungeon_lords-part-order = { $order }
dungeon_lords-part-order-fee = { $order } · −{ $n } or
dungeon_lords-part-first = { $first }
dungeon_lords-part-second = { $second }
dungeon_lords-part-third = { $third }
dungeon_lords-part-cell = { $cell }
dungeon_lords-part-creature = { $creature }
dungeon_lords-wage = { $creature-the } ({ $cost })
dungeon_lords-part-creature-costs = { $creature } · coûte { $cost }
dungeon_lords-part-let-go = { $creature } · méchanceté +{ $n }
dungeon_lords-part-let-go-then = { $creature } · puis { $others-count ->
    [one] impossible de payer { $other-the }
   *[other] salaires impossibles à payer : { $others }
}
dungeon_lords-part-room = { $room }
dungeon_lords-part-room-at = { $room } en { $cell }{ $cost-count ->
    [0] {""}
   *[other] {" "}· coûte { $cost }
}
dungeon_lords-part-room-costs = { $room } · coûte { $cost }
dungeon_lords-part-trap = { $trap }
dungeon_lords-part-trap-costs = { $trap } · coûte { $cost }
dungeon_lords-part-hero = { $hero }
dungeon_lords-part-good = { $good-one }
dungeon_lords-part-gold = { $gold } or
dungeon_lords-part-position = Carte { $position }
dungeon_lords-part-trolls = { $trolls ->
    [0] Lutins seuls
    [one] { $trolls } troll
   *[other] { $trolls } trolls
}
dungeon_lords-part-serve = { $n ->
    [one] { $n } nourriture
   *[other] { $n } nourritures
} · { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
dungeon_lords-part-targets = { $targets-count ->
    [0] Pas de cible à choisir
   *[other] { $targets }
}

## Aventuriers

dungeon_lords-name-y1_warrior_1 = Guerrier argenté n° 1
    .the = le Guerrier argenté n° 1
    .cap = Le Guerrier argenté n° 1
    .to = au Guerrier argenté n° 1
dungeon_lords-name-y1_warrior_2 = Guerrier argenté n° 2
    .the = le Guerrier argenté n° 2
    .cap = Le Guerrier argenté n° 2
    .to = au Guerrier argenté n° 2
dungeon_lords-name-y1_warrior_3 = Guerrier argenté n° 3
    .the = le Guerrier argenté n° 3
    .cap = Le Guerrier argenté n° 3
    .to = au Guerrier argenté n° 3
dungeon_lords-name-y1_warrior_4 = Guerrier argenté n° 4
    .the = le Guerrier argenté n° 4
    .cap = Le Guerrier argenté n° 4
    .to = au Guerrier argenté n° 4
dungeon_lords-name-y1_thief_1 = Voleur argenté n° 1
    .the = le Voleur argenté n° 1
    .cap = Le Voleur argenté n° 1
    .to = au Voleur argenté n° 1
dungeon_lords-name-y1_thief_2 = Voleur argenté n° 2
    .the = le Voleur argenté n° 2
    .cap = Le Voleur argenté n° 2
    .to = au Voleur argenté n° 2
dungeon_lords-name-y1_thief_3 = Voleur argenté n° 3
    .the = le Voleur argenté n° 3
    .cap = Le Voleur argenté n° 3
    .to = au Voleur argenté n° 3
dungeon_lords-name-y1_thief_4 = Voleur argenté n° 4
    .the = le Voleur argenté n° 4
    .cap = Le Voleur argenté n° 4
    .to = au Voleur argenté n° 4
dungeon_lords-name-y1_priest_1 = Prêtre argenté n° 1
    .the = le Prêtre argenté n° 1
    .cap = Le Prêtre argenté n° 1
    .to = au Prêtre argenté n° 1
dungeon_lords-name-y1_priest_2 = Prêtre argenté n° 2
    .the = le Prêtre argenté n° 2
    .cap = Le Prêtre argenté n° 2
    .to = au Prêtre argenté n° 2
dungeon_lords-name-y1_priest_3 = Prêtre argenté n° 3
    .the = le Prêtre argenté n° 3
    .cap = Le Prêtre argenté n° 3
    .to = au Prêtre argenté n° 3
dungeon_lords-name-y1_priest_4 = Prêtre argenté n° 4
    .the = le Prêtre argenté n° 4
    .cap = Le Prêtre argenté n° 4
    .to = au Prêtre argenté n° 4
dungeon_lords-name-y1_wizard_1 = Magicien argenté n° 1
    .the = le Magicien argenté n° 1
    .cap = Le Magicien argenté n° 1
    .to = au Magicien argenté n° 1
dungeon_lords-name-y1_wizard_2 = Magicien argenté n° 2
    .the = le Magicien argenté n° 2
    .cap = Le Magicien argenté n° 2
    .to = au Magicien argenté n° 2
dungeon_lords-name-y1_wizard_3 = Magicien argenté n° 3
    .the = le Magicien argenté n° 3
    .cap = Le Magicien argenté n° 3
    .to = au Magicien argenté n° 3
dungeon_lords-name-y1_wizard_4 = Magicien argenté n° 4
    .the = le Magicien argenté n° 4
    .cap = Le Magicien argenté n° 4
    .to = au Magicien argenté n° 4
dungeon_lords-name-paladin_1 = Paladin argenté
    .the = le Paladin argenté
    .cap = Le Paladin argenté
    .to = au Paladin argenté
    .lore = Fait briller son armure, ses dents et sa réputation.
dungeon_lords-name-y2_warrior_1 = Guerrier doré n° 1
    .the = le Guerrier doré n° 1
    .cap = Le Guerrier doré n° 1
    .to = au Guerrier doré n° 1
dungeon_lords-name-y2_warrior_2 = Guerrier doré n° 2
    .the = le Guerrier doré n° 2
    .cap = Le Guerrier doré n° 2
    .to = au Guerrier doré n° 2
dungeon_lords-name-y2_warrior_3 = Guerrier doré n° 3
    .the = le Guerrier doré n° 3
    .cap = Le Guerrier doré n° 3
    .to = au Guerrier doré n° 3
dungeon_lords-name-y2_warrior_4 = Guerrier doré n° 4
    .the = le Guerrier doré n° 4
    .cap = Le Guerrier doré n° 4
    .to = au Guerrier doré n° 4
dungeon_lords-name-y2_thief_1 = Voleur doré n° 1
    .the = le Voleur doré n° 1
    .cap = Le Voleur doré n° 1
    .to = au Voleur doré n° 1
dungeon_lords-name-y2_thief_2 = Voleur doré n° 2
    .the = le Voleur doré n° 2
    .cap = Le Voleur doré n° 2
    .to = au Voleur doré n° 2
dungeon_lords-name-y2_thief_3 = Voleur doré n° 3
    .the = le Voleur doré n° 3
    .cap = Le Voleur doré n° 3
    .to = au Voleur doré n° 3
dungeon_lords-name-y2_thief_4 = Voleur doré n° 4
    .the = le Voleur doré n° 4
    .cap = Le Voleur doré n° 4
    .to = au Voleur doré n° 4
dungeon_lords-name-y2_priest_1 = Prêtre doré n° 1
    .the = le Prêtre doré n° 1
    .cap = Le Prêtre doré n° 1
    .to = au Prêtre doré n° 1
dungeon_lords-name-y2_priest_2 = Prêtre doré n° 2
    .the = le Prêtre doré n° 2
    .cap = Le Prêtre doré n° 2
    .to = au Prêtre doré n° 2
dungeon_lords-name-y2_priest_3 = Prêtre doré n° 3
    .the = le Prêtre doré n° 3
    .cap = Le Prêtre doré n° 3
    .to = au Prêtre doré n° 3
dungeon_lords-name-y2_priest_4 = Prêtre doré n° 4
    .the = le Prêtre doré n° 4
    .cap = Le Prêtre doré n° 4
    .to = au Prêtre doré n° 4
dungeon_lords-name-y2_wizard_1 = Magicien doré n° 1
    .the = le Magicien doré n° 1
    .cap = Le Magicien doré n° 1
    .to = au Magicien doré n° 1
dungeon_lords-name-y2_wizard_2 = Magicien doré n° 2
    .the = le Magicien doré n° 2
    .cap = Le Magicien doré n° 2
    .to = au Magicien doré n° 2
dungeon_lords-name-y2_wizard_3 = Magicien doré n° 3
    .the = le Magicien doré n° 3
    .cap = Le Magicien doré n° 3
    .to = au Magicien doré n° 3
dungeon_lords-name-y2_wizard_4 = Magicien doré n° 4
    .the = le Magicien doré n° 4
    .cap = Le Magicien doré n° 4
    .to = au Magicien doré n° 4
dungeon_lords-name-paladin_2 = Paladin doré
    .the = le Paladin doré
    .cap = Le Paladin doré
    .to = au Paladin doré

## Cases

dungeon_lords-name-a1 = A1
dungeon_lords-name-a2 = A2
dungeon_lords-name-a3 = A3
dungeon_lords-name-a4 = A4
dungeon_lords-name-b1 = B1
dungeon_lords-name-b2 = B2
dungeon_lords-name-b3 = B3
dungeon_lords-name-b4 = B4
dungeon_lords-name-c1 = C1
dungeon_lords-name-c2 = C2
dungeon_lords-name-c3 = C3
dungeon_lords-name-c4 = C4
dungeon_lords-name-d1 = D1
dungeon_lords-name-d2 = D2
dungeon_lords-name-d3 = D3
dungeon_lords-name-d4 = D4
dungeon_lords-name-e1 = E1
dungeon_lords-name-e2 = E2
dungeon_lords-name-e3 = E3
dungeon_lords-name-e4 = E4

## Ce qui se passe : préparer et construire

dungeon_lords-log-locked = Ordres inaccessibles à { $seat } au premier tour : { $orders }.
dungeon_lords-log-stand-in-locked = Un seigneur non joueur (PNJ) prend place : ses laquais ne font qu’occuper des emplacements. Ordres qui lui sont inaccessibles au premier tour : { $orders }.
dungeon_lords-log-stand-ins = Chaque joueur a un seigneur non joueur (PNJ), dont les laquais ne font qu’occuper des emplacements. Le compteur des PNJ compte comme la méchanceté d’un seigneur de plus, et monte de 1 à chaque arrivée : l’aventurier qu’il attire ne va chez personne.
dungeon_lords-log-stand-in-locked-of = Au premier tour, ordres inaccessibles au PNJ que commande { $seat } : { $orders }.
dungeon_lords-log-round = Année { $year }, { $season }. Premier joueur : { $seat }.
    .when = { $season-in } de l’année { $year }
    .round = Année { $year }, { $season }
dungeon_lords-log-offer = Créatures à recruter : { $creatures }. { $rooms-count ->
    [0] Il n’y a aucune salle à construire
   *[other] Salles à construire : { $rooms }
}.
dungeon_lords-log-waiting = Aventuriers du prochain tour, du plus faible au plus fort : { $heroes }.
dungeon_lords-log-next-event = Évènement du prochain tour : { $event }.
dungeon_lords-log-stand-in = Le PNJ se place sur l’ordre « { $order } » (emplacement { $space }).
dungeon_lords-log-stand-in-of = Le PNJ que commande { $seat } se place sur l’ordre « { $order } » (emplacement { $space }).
dungeon_lords-log-fee = { $seat } paie un supplément de { $n } or, car « { $order } » est son premier ordre.
dungeon_lords-log-placed = Les laquais de { $seat } se placent : { $places }.
dungeon_lords-log-stand-in-placed = Les laquais du PNJ se placent : { $places }.
dungeon_lords-log-stand-in-placed-of = Les laquais du PNJ que commande { $seat } se placent : { $places }.
dungeon_lords-place = { $order } ({ $space })
dungeon_lords-place-full = { $order } (aucun emplacement libre)
dungeon_lords-place-no-fee = { $order } (pas d’or pour le supplément)
dungeon_lords-log-impossible = { $seat } ne peut pas exécuter l’ordre « { $order } » : { $reason }.
dungeon_lords-log-declined = { $seat } renonce à l’ordre « { $order } ».
dungeon_lords-log-used = { $seat } exécute l’ordre « { $order } » : { $cost-count ->
    [0] { $gain }
   *[other] { $gain } pour { $cost }
}.
dungeon_lords-log-evil = Chez { $seat }, la méchanceté passe de { $before } à { $after }.
dungeon_lords-log-spied = { $seat } regarde en secret la carte de combat { $n }.
dungeon_lords-log-spied-seen = La carte de combat { $n } est « { $spell } » (sort { $speed }, fatigue { $fatigue }). { $spell-does }
dungeon_lords-log-traps-drawn = { $seat } pioche { $n ->
    [one] { $n } carte Piège
   *[other] { $n } cartes Piège
}.
dungeon_lords-log-traps-seen = Vous piochez { $traps-count ->
    [one] ce piège
   *[other] ces pièges
} : { $traps }.
dungeon_lords-log-traps-shuffled = Les pièges défaussés sont mélangés et forment une nouvelle pioche.
dungeon_lords-log-trap-discarded = { $seat } défausse un piège.
dungeon_lords-log-trap-discarded-seen = Vous défaussez { $trap-the }.
dungeon_lords-log-dug = { $seat } creuse un tunnel en { $cell }.
dungeon_lords-log-mined = { $seat } extrait { $n } or.
dungeon_lords-log-hired = { $seat } recrute { $creature-the } pour { $cost }.
dungeon_lords-log-given-up = { $seat } cède { $creature-the }.
dungeon_lords-log-built = { $seat } construit { $room-the } en { $cell }{ $cost-count ->
    [0] {""}
   *[other] {" "}pour { $cost }
}.
dungeon_lords-log-produced = Chez { $seat }, production dans { $room-the } : { $gain }{ $cost-count ->
    [0] {""}
   *[other] {" "}pour { $cost }
} ({ $imps ->
    [0] {""}
    [one] { $imps } lutin
   *[other] { $imps } lutins
}{ $trolls ->
    [0] {""}
    [one] { $imps ->
        [0] {""}
       *[other] {" "}et{" "}
    }{ $trolls } troll
   *[other] { $imps ->
        [0] {""}
       *[other] {" "}et{" "}
    }{ $trolls } trolls
} au travail).
dungeon_lords-log-retrieved = { $seat } récupère la carte « { $order } » ; inaccessibles au prochain tour : { $orders }.
dungeon_lords-log-retrieved-only = { $seat } ne pourra pas utiliser { $new } au prochain tour.
    .several = Ordres inaccessibles au prochain tour : { $each }.
    .each = { $seat } ({ $new })

## Ce qui se passe : évènements et aventuriers

dungeon_lords-log-event = Évènement : { $event }.
dungeon_lords-log-paid = { $seat } garde { $creature-the } en payant son salaire : { $cost }.
dungeon_lords-log-unpaid = { $seat } ne peut payer { $creature-the } (salaire : { $cost }), qui s’en va.
dungeon_lords-log-left = Chez { $seat }, { $creature-the } s’en va, faute de salaire.
dungeon_lords-log-taxed = { $seat } { $n ->
    [0] { $letters ->
        [0] n’a rien à payer
       *[other] ne paie rien
    }
   *[other] paie { $n } or
}{ $letters ->
    [0] {""}
    [one] {" "}et reçoit { $letters } lettre rouge
   *[other] {" "}et reçoit { $letters } lettres rouges
}.
dungeon_lords-log-lost-gold = { $seat } { $n ->
    [0] n’a pas d’or à perdre
   *[other] perd { $n } or
}.
dungeon_lords-log-lost-food = { $seat } { $n ->
    [0] n’a pas de nourriture à perdre
    [one] perd { $n } nourriture
   *[other] perd { $n } nourritures
}.
dungeon_lords-log-crusade = Jusqu’à la fin du combat de l’année, { $n } points de méchanceté suffisent à attirer le paladin.
dungeon_lords-log-sacrificed = { $seat } livre { $creature-the } aux chasseurs de sorcières.
dungeon_lords-log-hunted = { $seat } ne livre personne aux chasseurs de sorcières : sa méchanceté monte.
dungeon_lords-log-appeased = { $seat } calme { $creature-the } au prix de { $good-one }.
dungeon_lords-log-strikes = Chez { $seat }, { $creature-the } fait grève jusqu’à la fin du combat.
dungeon_lords-log-unrest = { $seat } { $n ->
    [0] ne donne rien
    [one] donne { $n } nourriture
   *[other] donne { $n } nourritures
} aux lutins{ $imps ->
    [0] {""}
    [one] ; { $imps } lutin s’en va
   *[other] ; { $imps } lutins s’en vont
}.
dungeon_lords-log-shored = { $seat } paie { $n } or pour étayer ses tunnels.
dungeon_lords-log-caved-in = Le tunnel de { $seat } en { $cell } s’effondre.
dungeon_lords-log-neutral = Le compteur des PNJ monte à { $n } ; l’aventurier qu’il attire ne va chez personne.
dungeon_lords-log-arrives = { $hero-cap } part attaquer { $seat }.
dungeon_lords-log-elsewhere = { $hero-cap } ne va chez personne : le compteur des PNJ l’a attiré.
dungeon_lords-log-paladin-comes = Le paladin sort de sa tente et marche contre { $seat }.
dungeon_lords-log-paladin-moves = Le paladin quitte { $other_seat } et marche contre { $seat }.
dungeon_lords-log-year-result = { $seat } finit l’année { $year } avec { $new }.
    .several = L’année { $year } finit pour { $each }.
    .each = { $seat } ({ $new })
dungeon_lords-year-held = { $tiles ->
    [one] { $lost ->
        [0] { $tiles } tuile non conquise
       *[other] { $tiles } tuile conquise
    }
   *[other] { $lost ->
        [0] { $tiles } tuiles non conquises
        [one] { $tiles } tuiles dont { $lost } conquise
       *[other] { $tiles } tuiles dont { $lost } conquises
    }
}, { $heroes-count ->
    [0] aucun prisonnier
    [one] { $heroes-count } prisonnier
   *[other] { $heroes-count } prisonniers
}, une méchanceté de { $n } et { $points ->
    [one] { $points } point
   *[other] { $points } points
} à ce stade
dungeon_lords-log-year = L’année { $year } commence.
dungeon_lords-log-year-begun = Des aventuriers plus forts approchent. À partir d’une méchanceté de { $n }, le seigneur le plus méchant attire { $hero-the }. Désormais, chaque salle peut produire deux fois par tour, et l’ordre « Pièges » permet de piocher une carte de plus, puis d’en défausser une.

## Ce qui se passe : le combat

dungeon_lords-log-combat = Les aventuriers de l’année { $year } attaquent.
    .when = au combat de l’année { $year }
    .round = Combat de l’année { $year }
dungeon_lords-log-fight = Tour de combat { $n }.
dungeon_lords-log-nothing-left = Il n’y a plus rien à conquérir chez { $seat }, qui n’a pas de prisonnier à libérer.
dungeon_lords-log-freed = Il n’y a plus rien à conquérir chez { $seat }, qui libère { $hero-the }.
dungeon_lords-log-unarmed = Vous n’avez rien pour défendre { $cell } : seule la fatigue peut y arrêter les aventuriers.
dungeon_lords-log-plan = { $seat } attend en { $cell } ({ $tile }) : { $traps ->
    [0] aucun piège
    [one] { $traps } piège
   *[other] { $traps } pièges
}, { $creatures-count ->
    [0] aucune créature
   *[other] { $creatures }
}.
dungeon_lords-log-card = Carte de combat : « { $spell } » (sort { $speed }, fatigue { $n }).
dungeon_lords-log-clash = Affrontement chez { $seat }, en { $cell }.
dungeon_lords-log-march = File des aventuriers{ $heroes-count ->
    [one] {""}
   *[other] , du premier au dernier
} : { $heroes }.
dungeon_lords-log-no-clash = Il n’y a plus personne à combattre chez { $seat } : ses pièges et ses créatures lui reviennent.
dungeon_lords-log-trap = { $seat } déclenche { $trap-the }{ $cost-count ->
    [0] {""}
   *[other] {" "}au prix de { $cost }
}.
dungeon_lords-log-served = { $seat } sert { $n ->
    [one] { $n } nourriture
   *[other] { $n } nourritures
} au Repas empoisonné.
dungeon_lords-log-prevented = Le groupe annule { $n ->
    [one] { $n } dégât du piège
   *[other] { $n } dégâts du piège, en commençant par le premier aventurier
}.
dungeon_lords-log-wounds = { $hero-cap } subit { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
} ({ $left ->
    [0] éliminé
    [one] il lui reste { $left } point de vie
   *[other] il lui reste { $left } points de vie
}).
    .row = Blessures : { $each }.
    .each = { $n } pour { $hero-the } ({ $left ->
        [0] éliminé
       *[other] reste { $left }
    })
dungeon_lords-log-prison = { $hero-cap } finit en prison chez { $seat }.
    .row = Finissent en prison chez { $seat } : { $each }.
    .each = { $hero-the }
dungeon_lords-log-poisoned = { $hero-cap } est empoisonné.
dungeon_lords-log-poison = Le poison frappe { $hero-the } : { $n ->
    [one] { $n } blessure inévitable
   *[other] { $n } blessures inévitables
}.
dungeon_lords-log-silenced = { $hero-cap } perd la voix : aucun sort pendant cet affrontement.
dungeon_lords-log-hushed = { $hero-cap } perd la voix : pas de soins pendant cet affrontement.
dungeon_lords-log-cast = Le sort « { $spell } » est lancé : { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
} dans la file, et il en faut { $need }.
dungeon_lords-log-too-few-gems = Le sort « { $spell } » n’est pas lancé : { $n ->
    [0] aucune gemme
    [one] { $n } gemme
   *[other] { $n } gemmes
} dans la file, et il en faut { $need }.
dungeon_lords-log-antimagic = Le sort « { $spell } » n’est pas lancé : { $room-the } l’empêche.
dungeon_lords-log-no-voice = Le sort « { $spell } » n’est pas lancé : un magicien a perdu la voix.
dungeon_lords-log-withdrawn = { $seat } retire { $creature-the }, qui reste disponible.
dungeon_lords-log-knocked-out = Chez { $seat }, le sort met { $creature-the } hors de combat.
dungeon_lords-log-tamed = Chez { $seat }, { $creature-the } change de forme et ne fait plus guère de mal.
dungeon_lords-log-reversed = La file est inversée{ $heroes-count ->
    [one] {" "}: { $heroes }.
   *[other] . Du premier au dernier : { $heroes }.
}
dungeon_lords-log-attack = Chez { $seat }, { $creature-the } attaque : { $mode }.{ $targets-count ->
    [0] {""}
    [one] {" "}Cible : { $targets }.
   *[other] {" "}Cibles : { $targets }.
}
dungeon_lords-log-attack-cost = Pour cette attaque, { $seat } paie { $cost }.
dungeon_lords-log-bolt = Chez { $seat }, { $creature-the } attaque une deuxième fois. Cible : { $hero }.
dungeon_lords-log-absorbed = Le bouclier absorbe { $n ->
    [one] { $n } dégât destiné
   *[other] { $n } dégâts destinés
} { $hero-to } ({ $left ->
    [0] il ne peut plus en absorber
   *[other] il peut encore en absorber { $left }
}).
dungeon_lords-log-no-damage = Personne ne subit de dégâts.
dungeon_lords-log-cannot-attack = Chez { $seat }, { $creatures-count ->
    [one] cette créature ne peut pas attaquer et retourne, disponible,
   *[other] ces créatures ne peuvent pas attaquer et retournent, disponibles,
} à l’antre : { $creatures }.
dungeon_lords-log-no-healing = Personne n’est soigné : aucune créature n’a attaqué.
dungeon_lords-log-healing-stopped = Personne n’est soigné pendant cet affrontement.
dungeon_lords-log-healed = { $hero-cap } guérit { $n ->
    [one] d’une blessure
   *[other] de { $n } blessures
} ({ $left ->
    [one] { $left } point de vie
   *[other] { $left } points de vie
} à présent).
dungeon_lords-log-kept = Cette fois, il n’y a ni fatigue ni conquête.
dungeon_lords-log-fatigue = { $n ->
    [0] La fatigue n’inflige aucune blessure.
    [one] La fatigue inflige { $n } blessure au premier aventurier.
   *[other] La fatigue inflige { $n } blessures, en commençant par le premier aventurier.
}
dungeon_lords-log-fatigue-lost = { $n ->
    [one] Il ne reste aucun aventurier pour la dernière blessure de la fatigue.
   *[other] Il ne reste aucun aventurier pour les { $n } dernières blessures de la fatigue.
}
dungeon_lords-log-conquered = Chez { $seat }, les aventuriers conquièrent { $cell } ({ $tile }).
dungeon_lords-log-graffiti = Des graffitis ridiculisent { $seat } : sa méchanceté ne baisse pas.
dungeon_lords-log-recap = { $seat } { $wounds ->
    [0] n’inflige aucune blessure
    [one] inflige { $wounds } blessure
   *[other] inflige { $wounds } blessures
}{ $fatigue ->
    [0] {""}
   *[other] , et la fatigue en inflige { $fatigue }
}. { $caught-count ->
    [0] {""}
   *[other] En prison : { $caught }.{" "}
}{ $cells-count ->
    [0] Aucune tuile n’est conquise.
    [one] { $cells } est conquise.
   *[other] { $cells } sont conquises.
} { $left ->
    [0] Il ne reste personne à combattre.
    [one] Il reste { $left } aventurier.
   *[other] Il reste { $left } aventuriers.
}
dungeon_lords-log-combat-over = Le combat de l’année { $year } est fini. Les blessures guérissent et les créatures se réveillent.

## Ce qui se passe : la fin

dungeon_lords-log-end = Titres et score final
dungeon_lords-log-title = { $seats-count ->
    [one] { $seats } obtient
   *[other] { $seats } se partagent
} le titre « { $title } ».
dungeon_lords-log-score = { $seat } a { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
} et { $licence ->
    [0] n’obtient pas son permis
   *[other] obtient son permis
}.
dungeon_lords-reason-no-licence = Personne n’obtient son permis, car il faut au moins { $least ->
    [one] { $least } point de victoire
   *[other] { $least } points de victoire
} : { $seats } { $seats-count ->
    [one] l’emporte
   *[other] l’emportent
} sans permis, avec { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $seats-count ->
    [one] {""}
   *[other] {" "}chacun
}.
dungeon_lords-log-underlord = { $seats-count ->
    [one] { $seats } devient Seigneur
   *[other] { $seats } deviennent Seigneurs
} des Bas-fonds avec { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}{ $seats-count ->
    [one] {""}
   *[other] {" "}chacun
}.

## Coups impossibles

dungeon_lords-no-phase = Impossible maintenant. Phase en cours : { $phase }.
dungeon_lords-no-inaccessible = L’ordre « { $order } » est inaccessible ce tour-ci.
dungeon_lords-no-three-orders = Choisissez trois ordres différents.
dungeon_lords-no-lock = Choisissez deux des trois cartes tirées : { $orders }.
dungeon_lords-no-stand-in-order = Votre PNJ ne peut jouer que l’un de ces ordres : { $orders-or }.
dungeon_lords-no-cannot-pay = Il vous faut { $cost } (en réserve : { $have }). On paie tout ou rien.
dungeon_lords-no-evil = Votre méchanceté dépasserait { $max }.
dungeon_lords-no-imps = Il vous faut { $n ->
    [one] { $n } lutin libre
   *[other] { $n } lutins libres (contremaître éventuel compris)
} ; vous { $free ->
    [0] n’en avez pas
    [one] n’en avez qu’un
   *[other] n’en avez que { $free }
}.
dungeon_lords-no-troll-work = Les trolls ne travaillent qu’en salle de production.
dungeon_lords-no-such-cell = Cette case n’existe pas : les colonnes vont de A à E, les rangées de 1 à 4.
dungeon_lords-no-free-cell = La case { $cell } n’est pas libre.
dungeon_lords-no-neighbour = La case { $cell } ne touche pas votre donjon.
dungeon_lords-no-square = Un tunnel en { $cell } remplirait un carré de 2×2.
dungeon_lords-no-site = Il ne reste aucune place pour un tunnel.
dungeon_lords-no-too-many = { $n ->
    [0] Vous ne pouvez rien extraire pour l’instant.
   *[other] Vous pouvez extraire { $n } or au maximum.
}
dungeon_lords-no-tunnel-there = Une salle remplace un tunnel non conquis.
dungeon_lords-no-room-beside = Deux salles ne peuvent pas être adjacentes.
dungeon_lords-no-zone = Construisez { $room-the } dans sa zone : { $zone }.
dungeon_lords-no-plot = Aucune des salles restantes ne peut se construire dans votre donjon.
dungeon_lords-no-tile-left = Cette tuile n’est plus disponible.
dungeon_lords-no-production = Vous n’avez pas { $room-the }, ou cette salle ne produit rien.
dungeon_lords-no-room-used = Ce tour-ci, { $room-the } ne peut plus produire.
dungeon_lords-no-workers = Pour { $room-the }, il vous faut { $n ->
    [one] { $n } travailleur
   *[other] { $n } travailleurs
} ; vous { $imps ->
    [0] { $trolls ->
        [0] n’avez ni lutin ni troll libre
        [one] avez { $trolls } troll libre
       *[other] avez { $trolls } trolls libres
    }
    [one] avez { $imps } lutin libre{ $trolls ->
        [0] {""}
        [one] {" "}et { $trolls } troll libre
       *[other] {" "}et { $trolls } trolls libres
    }
   *[other] avez { $imps } lutins libres{ $trolls ->
        [0] {""}
        [one] {" "}et { $trolls } troll libre
       *[other] {" "}et { $trolls } trolls libres
    }
}.
dungeon_lords-no-retrieve = Récupérez votre premier ordre ou un ordre non exécuté ({ $orders-or }).
dungeon_lords-no-spy = Sur « { $order } », l’emplacement { $space } ne permet pas d’espionner.
dungeon_lords-no-such-card = Il n’y a pas de carte de combat { $n } : choisissez-en une de 1 à { $most }.
dungeon_lords-no-less = { $n ->
    [0] Vous ne pouvez rien extraire maintenant : renoncez à cet ordre.
    [one] Extrayez 1 or, ou renoncez à cet ordre.
   *[other] Extrayez de 1 à { $n } or, ou renoncez à cet ordre.
}
dungeon_lords-no-extra = Piocher un piège de plus n’est possible que la deuxième année, en achetant des pièges.
dungeon_lords-no-trap-held = Vous n’avez pas { $trap-the } en main.
dungeon_lords-no-creature-there = Vous ne pouvez pas choisir { $creature-the } ici.
dungeon_lords-no-ghost-for-demon = Le salaire du Démon comprend un monstre, et un fantôme n’en est pas un.
dungeon_lords-no-amount = { $n ->
    [0] Vous ne pouvez rien payer ici.
   *[other] Vous pouvez payer { $n } au maximum.
}
dungeon_lords-no-such-wage = Pour calmer { $creature-the }, offrez un symbole de son salaire.
dungeon_lords-no-recall = Choisissez exactement { $n ->
    [one] un de vos pièges
   *[other] { $n } de vos pièges
}.
dungeon_lords-no-tunnel-to-lose = Choisissez l’un de vos tunnels non conquis.
dungeon_lords-no-prisoner = Choisissez l’un de vos prisonniers.
dungeon_lords-no-nearest = { $cells-count ->
    [one] Choisissez la tuile non conquise la plus proche
   *[other] Choisissez l’une des tuiles non conquises les plus proches
} : { $cells-or }.
dungeon_lords-no-too-many-on-tile = { $cell } ({ $tile }) accepte au plus { $traps ->
    [one] { $traps } piège
   *[other] { $traps } pièges
} et { $monsters ->
    [one] { $monsters } monstre
   *[other] { $monsters } monstres
}.
dungeon_lords-no-more-traps = Vous avez choisi de ne plus poser de piège. Changez votre réponse pour en poser un.
dungeon_lords-no-ready = Pour l’instant, { $creature-the } n’est pas disponible.
dungeon_lords-no-ready-creatures = Choisissez parmi vos créatures disponibles.
dungeon_lords-no-plans-locked = Les plans sont définitifs : plus personne ne peut les changer.
dungeon_lords-no-aim = Choisissez un aventurier de la file.
dungeon_lords-no-meal = { $high ->
    [one] Vous ne pouvez servir qu’une nourriture.
   *[other] Servez de { $low } à { $high } nourritures.
}
dungeon_lords-no-mode = Cette attaque n’existe pas pour { $creature-the }.
dungeon_lords-no-target = Cet aventurier est hors d’atteinte pour { $creature-the }.
dungeon_lords-no-strongest = Choisissez l’un des plus forts monstres prévus.

## Pourquoi un ordre ne s’exécute pas, comme tous le lisent

dungeon_lords-why-cannot-pay = il faut { $cost } (en réserve : { $have })
dungeon_lords-why-evil = la méchanceté dépasserait { $max }
dungeon_lords-why-ghost-for-demon = le salaire du Démon comprend un monstre, et un fantôme n’en est pas un
dungeon_lords-why-imps = il faut { $n ->
    [one] { $n } lutin libre
   *[other] { $n } lutins libres (contremaître éventuel compris)
}, et il { $free ->
    [0] n’y en a pas
    [one] n’y en a qu’un
   *[other] n’y en a que { $free }
}
dungeon_lords-why-troll-work = les trolls ne travaillent qu’en salle de production
dungeon_lords-why-too-many = { $n ->
    [0] il ne reste aucun tunnel d’où extraire de l’or
   *[other] { $n } or au maximum
}
dungeon_lords-why-site = il ne reste aucune place pour un tunnel
dungeon_lords-why-plot = aucune des salles restantes ne peut se construire dans son donjon
dungeon_lords-why-tile-left = il ne reste plus rien à prendre

## Le plateau

dungeon_lords-stage = année { $year }, { $season }
dungeon_lords-stage-combat = année { $year }, tour de combat { $n }
dungeon_lords-board-season = **Année { $year }, { $season }** (tour { $n } sur 4). Premier joueur : { $seat }
dungeon_lords-board-phase = En cours : { $phase }.
dungeon_lords-board-evil = Méchantomètre, du plus gentil au plus méchant : { $counters }. Le paladin arrive à partir de { $n }.
dungeon_lords-board-counter = { $seat } ({ $n })
dungeon_lords-board-neutral = compteur des PNJ ({ $n })
dungeon_lords-board-tent = Le paladin attend dans sa tente.
dungeon_lords-board-host = Le paladin s’en prend à { $seat }.
dungeon_lords-board-event = Ce tour-ci : **{ $event }**. { $event-does }
dungeon_lords-board-arriving = Aventuriers prévus pour ce tour : { $visits }.
dungeon_lords-board-next-event = Prochain tour : **{ $event }**. { $event-does }
dungeon_lords-board-forecast = Aventuriers prévus pour le prochain tour : { $heroes }.
dungeon_lords-board-waiting = Aventuriers du prochain tour : { $heroes }.
dungeon_lords-board-traits = { $hero } ({ $hp }{ $icons-count ->
    [0] {""}
   *[other] , { $icons }
})
dungeon_lords-board-visit = { $hero } ({ $hp }{ $icons-count ->
    [0] {""}
   *[other] , { $icons }
} ; pour { $seat })
dungeon_lords-board-visit-none = { $hero } ({ $hp }{ $icons-count ->
    [0] {""}
   *[other] , { $icons }
} ; pour le compteur des PNJ)
dungeon_lords-board-hp = { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}
dungeon_lords-board-town = La ville
dungeon_lords-board-order = **{ $order }** : { $minions }
dungeon_lords-board-minion = { $seat } ({ $space })
dungeon_lords-board-minion-stand-in = PNJ ({ $space })
dungeon_lords-board-offer = { $creatures-count ->
    [one] Créature à recruter
   *[other] Créatures à recruter
} : { $creatures }
dungeon_lords-board-creature = { $creature } ({ $cost })
dungeon_lords-board-rooms = { $rooms-count ->
    [one] Salle à construire
   *[other] Salles à construire
} : { $rooms }
dungeon_lords-board-room = { $room } ({ $zone })
dungeon_lords-board-stand-in = Inaccessibles au PNJ : { $orders }
dungeon_lords-board-stand-in-of = Inaccessibles au PNJ que commande { $seat } : { $orders }
dungeon_lords-alt-stand-in = Le PNJ n’a pas accès à ces ordres : { $orders }.
dungeon_lords-alt-stand-in-of = Le PNJ que commande { $seat } n’a pas accès à ces ordres : { $orders }.
dungeon_lords-board-combat = Combat, tour { $n } sur 4
dungeon_lords-board-card = Carte : **{ $spell }** (sort { $speed }, fatigue { $n }). { $spell-does }
dungeon_lords-board-plan = { $seat } attend en { $cell } ({ $tile }) : { $traps ->
    [0] aucun piège caché
    [one] { $traps } piège caché
   *[other] { $traps } pièges cachés
}, { $creatures-count ->
    [0] aucune créature
   *[other] { $creatures }
}
dungeon_lords-board-clash = Affrontement en cours chez { $seat }
dungeon_lords-board-spell = Sort en vigueur : { $spell }. { $spell-does }
dungeon_lords-board-lord = { $seat }
dungeon_lords-board-goods = En réserve : { $gold ->
    [0] pas d’or
   *[other] { $gold } or
}, { $food ->
    [0] pas de nourriture
    [one] { $food } nourriture
   *[other] { $food } nourritures
}, { $imps ->
    [0] aucun lutin libre
    [one] { $imps } lutin libre
   *[other] { $imps } lutins libres
} sur { $all }{ $tokens ->
    [0] {""}
    [one] , { $tokens } troll libre
   *[other] , { $tokens } trolls libres
}, { $traps ->
    [0] aucun piège
    [one] { $traps } piège
   *[other] { $traps } pièges
}{ $letters ->
    [0] {""}
    [one] , { $letters } lettre rouge
   *[other] , { $letters } lettres rouges
}
dungeon_lords-board-legend = `.` libre, `o` tunnel, `#` salle ; conquis : `x` tunnel, `X` salle
dungeon_lords-board-row = `{ $row } { $cells }`
dungeon_lords-board-tunnels = { $cells-count ->
    [0] Tunnels : aucun
    [one] Tunnel : { $cells }
   *[other] Tunnels : { $cells }
}
dungeon_lords-board-built-rooms = { $rooms-count ->
    [one] Salle : { $rooms }
   *[other] Salles : { $rooms }
}
dungeon_lords-board-built = { $room } en { $cell }
dungeon_lords-board-conquered = { $tiles-count ->
    [one] Tuile conquise : { $tiles }
   *[other] Tuiles conquises : { $tiles }
}
dungeon_lords-board-lair = Antre : { $creatures-count ->
    [0] aucune créature disponible
   *[other] { $creatures }
}{ $spent-count ->
    [0] {""}
   *[other] ; hors de combat : { $spent }
}{ $struck-count ->
    [0] {""}
   *[other] ; en grève : { $struck }
}
dungeon_lords-board-file = File (points de vie) : { $heroes }
dungeon_lords-board-hero = { $hero } ({ $left }/{ $full }{ $icons-count ->
    [0] {""}
   *[other] , { $icons }
})
dungeon_lords-board-prison = Prison : { $heroes }
dungeon_lords-board-played = Ordres du tour : { $orders }
dungeon_lords-board-played-idle = { $order } (non exécuté : laquais sur la carte)
dungeon_lords-board-played-done = { $order }
dungeon_lords-board-locked = Ordres inaccessibles : { $orders }
dungeon_lords-board-final = Le décompte
dungeon_lords-board-score = { $seat } : **{ $n ->
    [one] { $n } point
   *[other] { $n } points
}**{ $licence ->
    [0] , sans permis
   *[other] , avec le permis
} ({ $parts })
dungeon_lords-board-part = { $what } : { $n }
dungeon_lords-board-underlord = { $seats-count ->
    [one] Seigneur
   *[other] Seigneurs
} des Bas-fonds : **{ $seats }**

## En main

dungeon_lords-hand-traps = Vos pièges ({ $n })
dungeon_lords-hand-no-trap = Vous n’avez aucun piège.
dungeon_lords-hand-thing = **{ $thing }** · { $does }
dungeon_lords-hand-laid = **{ $thing }** (déjà en place) · { $does }
dungeon_lords-hand-spied = Ce que vous avez espionné
dungeon_lords-hand-card = { $n } : **{ $spell }** (sort { $speed }, fatigue { $fatigue }). { $does }
dungeon_lords-hand-orders = Vos cartes d’ordre
dungeon_lords-hand-locked = **{ $order }** : inaccessible ce tour-ci.
dungeon_lords-hand-offer = Ce qu’on peut recruter et construire
dungeon_lords-hand-rooms = Vos salles
dungeon_lords-hand-creatures = Vos créatures
dungeon_lords-hand-given = Votre réponse pour l’instant
dungeon_lords-hand-given-orders = { $orders }
dungeon_lords-hand-given-stand-in = PNJ : { $order }
dungeon_lords-hand-given-cell = En { $cell }
dungeon_lords-hand-given-trap = Piège : { $trap }
dungeon_lords-hand-given-no-trap = Pas de piège
dungeon_lords-hand-given-no-more = Pas d’autre piège
dungeon_lords-hand-given-some = { $things-count ->
    [0] Aucune de ces créatures
   *[other] { $things }
}
dungeon_lords-hand-barred = Impossible pour l’instant

## Décompte

dungeon_lords-score-creatures = Créatures
dungeon_lords-score-rooms = Salles
dungeon_lords-score-conquered = Tuiles conquises
dungeon_lords-score-adventurers = Aventuriers en prison
dungeon_lords-score-paladins = Paladins en prison
dungeon_lords-score-letters = Lettres rouges
dungeon_lords-score-cafeteria = Cafétéria
dungeon_lords-score-chapel = Chapelle
dungeon_lords-score-pandemonium = Pandémonium
dungeon_lords-score-hall_of_fame = Temple de la renommée
dungeon_lords-score-lord_of_dark_deeds = Seigneur du Mal
dungeon_lords-score-lord_of_halls = Seigneur des Salles
dungeon_lords-score-tunnel_lord = Seigneur des Tunnels
dungeon_lords-score-monster_lord = Seigneur des Monstres
dungeon_lords-score-lord_of_imps = Seigneur des Lutins
dungeon_lords-score-lord_of_riches = Seigneur des Richesses
dungeon_lords-score-battle_lord = Seigneur de la Guerre

## Les règles par sujet

dungeon_lords-topic-overview = De quoi il s’agit
    .text =
        Pendant une année de quatre tours, vous creusez des tunnels, recrutez des créatures et construisez des salles ; puis des aventuriers entrent et vous affrontent pendant quatre tours de combat au plus.

        Il y a **deux années**, et le plus grand total de points de victoire l’emporte.

        À chaque tour, chacun choisit en secret **trois de ses huit ordres**. Les laquais se disputent les emplacements du plateau : être premier, deuxième ou troisième change le prix et le gain.

        Plus votre méchanceté est basse, plus vos aventuriers sont faibles ; le plus méchant peut rencontrer le **paladin**.

        Vos pièges, les cartes espionnées, vos ordres et vos plans ne sont connus que de vous jusqu’à leur révélation. On peut revoir ce qu’on a espionné, et espionner n’importe laquelle des quatre cartes de combat de l’année.

        Pour tout le reste, chacun décide à son tour, à partir du premier joueur.

        Un joueur absent prend et paie le moins possible : il renonce à ses ordres, ne fait rien produire et ne prévoit rien pour se défendre, mais paie les salaires et les impôts et nourrit ses lutins autant qu’il le peut.
dungeon_lords-topic-setup = Mise en place
    .text =
        Chacun commence avec 3 or, 3 nourritures, 3 lutins, 3 laquais, 8 cartes d’ordre, 5 points de méchanceté, des tunnels en C1, C2 et C3, et aucun piège.

        L’hôte peut désigner le premier joueur ; sinon, celui-ci est tiré au sort. On joue dans le sens horaire.

        Deux évènements spéciaux sont mis de côté, un par année. Quatre cartes de combat par année attendent face cachée : la première pour le tour de combat 1, et ainsi de suite.

        Jour de paie, impôts et évènement spécial ont lieu une fois par an, dans un ordre tiré au sort, au printemps, en été et en automne.

        Vous tirez 3 cartes d’ordre et en choisissez 2, inaccessibles au premier tour ; avec l’option *Au hasard (première partie)*, les deux sont tirées au sort. La troisième carte revient en main.

        Au début de la deuxième année, le marqueur de premier joueur se déplace d’une place : vers la droite à quatre joueurs, vers la gauche à trois ; à deux, il reste où il est.
dungeon_lords-topic-standins = Les PNJ
    .text =
        À trois joueurs, il y a un seigneur non joueur (PNJ) ; à deux, chacun commande le sien. Les laquais des PNJ ne font qu’occuper des emplacements : ils ne paient rien et ne prennent rien.

        À trois joueurs, le PNJ révèle 3 de ses 5 ordres accessibles et occupe l’emplacement II de chacun. Les ordres joués par un PNJ lui sont inaccessibles au tour suivant, et ceux qui l’étaient redeviennent accessibles.

        À deux joueurs, chaque PNJ révèle 2 ordres et occupe l’emplacement II de chacun ; si les deux PNJ révèlent le même, l’un y occupe l’emplacement II, l’autre le III.

        Vous choisissez le troisième ordre de votre PNJ parmi ses autres ordres accessibles, en secret avec les vôtres ; votre PNJ y occupe l’emplacement I. Si les deux PNJ reçoivent le même, l’un y occupe l’emplacement I, l’autre le II.

        À deux joueurs, le compteur des PNJ part de 5, monte de 1 avant chaque arrivée d’aventuriers et baisse une fois de 2, au début de la deuxième année. Il détourne des aventuriers, passe en dernier en cas d’égalité et n’attire jamais le paladin.

        Ce compteur ne monte pas en hiver. À trois joueurs, il n’est là que pour la forme.
dungeon_lords-topic-round = Un tour
    .text =
        Les tuiles restantes sont défaussées ; on révèle 3 créatures, 2 salles et, sauf en automne, les aventuriers (quatre à quatre joueurs, sinon trois) et l’évènement du tour **suivant**. L’hiver n’a donc ni évènement ni aventuriers.

        Ensuite, on choisit ses ordres, on place les laquais, on exécute les ordres, on fait produire les salles et on récupère une carte ; à partir du printemps, l’évènement a lieu et les aventuriers se mettent en route.

        À la fin du tour, lutins et trolls rentrent, et le marqueur de premier joueur passe à gauche, sauf en automne.

        Les aventuriers d’un tour n’ont jamais tous la même force ; à force égale, ils gardent l’ordre du tirage.
dungeon_lords-topic-orders = Les ordres
    .text =
        Choisissez trois ordres accessibles différents. On révèle les premiers ordres et, dans l’ordre du tour, chacun occupe le premier emplacement libre ; puis de même pour les deuxièmes et les troisièmes.

        Sans emplacement libre, le laquais va sur la carte. **« Monstre » comme premier ordre coûte 1 or de plus**, payé au placement et jamais rendu : sans cet or, le laquais va sur la carte ; sans emplacement libre, on ne paie rien.

        Les ordres s’exécutent dans l’ordre du plateau, de l’emplacement I au III ; « Monstre » et « Salle », du III au I. On paie tout et on reçoit tout, ou on renonce à l’ordre.

        Creuser et extraire demandent un lutin libre par tunnel ou par or, et l’emplacement III, un contremaître de plus ; sans lutin, il faut y renoncer. Le contremaître ne fait que surveiller. Tous ces lutins sont occupés jusqu’à la fin du tour.

        L’or vient des tunnels non conquis, un lutin par tunnel ; un tunnel creusé ce tour-ci compte.

        Quand on achète des pièges la deuxième année, on peut piocher un piège de plus ; il faut alors en défausser un de sa main.

        Plusieurs cartes peuvent porter un laquais : on récupère celle qu’on veut. Les PNJ se placent avant tout le monde.

        Si vous renoncez, ou si l’ordre est impossible, le laquais va sur la carte. La dernière créature et la dernière salle peuvent être prises avant vous.
dungeon_lords-topic-eight = Les huit ordres
    .text =
        Dans l’ordre du plateau (I, II et III sont les emplacements, dans l’ordre d’arrivée) :

        • *{ dungeon_lords-name-get_food }*. { dungeon_lords-name-get_food.does }
        • *{ dungeon_lords-name-improve_reputation }*. { dungeon_lords-name-improve_reputation.does }
        • *{ dungeon_lords-name-dig_tunnels }*. { dungeon_lords-name-dig_tunnels.does }
        • *{ dungeon_lords-name-mine_gold }*. { dungeon_lords-name-mine_gold.does }
        • *{ dungeon_lords-name-recruit_imps }*. { dungeon_lords-name-recruit_imps.does }
        • *{ dungeon_lords-name-buy_traps }*. { dungeon_lords-name-buy_traps.does }
        • *{ dungeon_lords-name-hire_monster }*. { dungeon_lords-name-hire_monster.does }
        • *{ dungeon_lords-name-build_room }*. { dungeon_lords-name-build_room.does }

        Espionner, c’est regarder en secret l’une des cartes de combat de l’année. Payer en méchanceté fait monter votre compteur.
dungeon_lords-topic-dungeon = Tunnels et salles
    .text =
        Le donjon a les colonnes A à E et les rangées 1 à 4 ; l’entrée est au-dessus de C1.

        Un **tunnel** va sur une case libre à côté d’une de vos tuiles (jamais en diagonale) et ne doit pas remplir un carré de 2×2 ; plusieurs tunnels se posent l’un après l’autre.

        Une **salle** remplace un tunnel non conquis, jamais à côté d’une autre salle. Celles de l’année 1 vont dans leur zone : moitié haute (rangées 1 et 2), moitié basse (rangées 3 et 4), pourtour, ou centre (de B2 à D3).

        Celles de l’année 2 n’ont pas de zone. La tuile C1 peut devenir une salle.

        On choisit la salle et sa case en même temps.

        Les tuiles conquises restent pour toujours : on les traverse et elles comptent pour les impôts, mais ne donnent ni or, ni production, ni points. Une salle conquise reste une salle pour les salles voisines et pour le Seigneur des Salles.
dungeon_lords-topic-production = Production et récupération
    .text =
        Dans l’ordre du tour, vos salles de l’année 1 non conquises produisent, une fois par tour la première année, deux fois la deuxième.

        Les travailleurs sont des lutins et des jetons Troll libres, à votre guise ; les gains servent aussitôt, et les lutins recrutés ce tour-ci peuvent travailler.

        La Remise à outils ne sert à rien sans place pour un tunnel, et le piège de l’Atelier se pioche sans qu’on en défausse un.

        Puis les deux cartes inaccessibles reviennent en main et vous récupérez **une** carte jouée : la première, ou une carte qui porte un laquais. Les deux autres sont inaccessibles au tour suivant, même si une nouvelle année commence.
dungeon_lords-topic-rooms = Les salles
    .text =
        {""}**Année 1**, salles de production, chacune dans sa zone :
        • *{ dungeon_lords-name-chicken_coop }*. { dungeon_lords-name-chicken_coop.does }
        • *{ dungeon_lords-name-mushroom_bed }*. { dungeon_lords-name-mushroom_bed.does }
        • *{ dungeon_lords-name-souvenir_shop }*. { dungeon_lords-name-souvenir_shop.does }
        • *{ dungeon_lords-name-mint }*. { dungeon_lords-name-mint.does }
        • *{ dungeon_lords-name-workshop }*. { dungeon_lords-name-workshop.does }
        • *{ dungeon_lords-name-tool_shed }*. { dungeon_lords-name-tool_shed.does }
        • *{ dungeon_lords-name-printing_press }*. { dungeon_lords-name-printing_press.does }
        • *{ dungeon_lords-name-magic_room }*. { dungeon_lords-name-magic_room.does }

        {""}**Année 2**, partout dans le donjon ; elles ne produisent rien :
        • *{ dungeon_lords-name-training_room }*. { dungeon_lords-name-training_room.does }
        • *{ dungeon_lords-name-dark_room }*. { dungeon_lords-name-dark_room.does }
        • *{ dungeon_lords-name-labyrinth }*. { dungeon_lords-name-labyrinth.does }
        • *{ dungeon_lords-name-antimagic_room }*. { dungeon_lords-name-antimagic_room.does }
        • *{ dungeon_lords-name-cafeteria }*. { dungeon_lords-name-cafeteria.does }
        • *{ dungeon_lords-name-chapel }*. { dungeon_lords-name-chapel.does }
        • *{ dungeon_lords-name-pandemonium }*. { dungeon_lords-name-pandemonium.does }
        • *{ dungeon_lords-name-hall_of_fame }*. { dungeon_lords-name-hall_of_fame.does }

        Une salle conquise n’a plus aucun effet. Le Temple de la renommée compte les titres que vous obtenez au décompte.
dungeon_lords-topic-creatures = Monstres et fantômes
    .text =
        Le salaire d’une créature se paie au recrutement et à chaque jour de paie.

        Un **fantôme n’est pas un monstre** : il compte pour la paie, la chasse aux sorcières, la grève, les points et les soins, mais pas pour les limites d’une tuile, ni comme salaire d’un démon.

        Un troll se bat comme tout monstre ; son jeton ne travaille qu’en salle de production. Le salaire d’un démon comprend un autre monstre, qui peut être un autre démon ; sans monstre à céder, on ne peut pas recruter de démon.

        Une créature hors de combat se réveille après le combat.

        Les six premières créatures de cette liste viennent les deux années ; les trois autres, la deuxième seulement :
        • *{ dungeon_lords-name-goblin }*. { dungeon_lords-name-goblin.wage } { dungeon_lords-name-goblin.does }
        • *{ dungeon_lords-name-slime }*. { dungeon_lords-name-slime.wage } { dungeon_lords-name-slime.does }
        • *{ dungeon_lords-name-ghost }*. { dungeon_lords-name-ghost.wage } { dungeon_lords-name-ghost.does }
        • *{ dungeon_lords-name-troll }*. { dungeon_lords-name-troll.wage } { dungeon_lords-name-troll.does }
        • *{ dungeon_lords-name-witch }*. { dungeon_lords-name-witch.wage } { dungeon_lords-name-witch.does }
        • *{ dungeon_lords-name-vampire }*. { dungeon_lords-name-vampire.wage } { dungeon_lords-name-vampire.does }
        • *{ dungeon_lords-name-golem }*. { dungeon_lords-name-golem.wage } { dungeon_lords-name-golem.does }
        • *{ dungeon_lords-name-dragon }*. { dungeon_lords-name-dragon.wage } { dungeon_lords-name-dragon.does }
        • *{ dungeon_lords-name-demon }*. { dungeon_lords-name-demon.wage } { dungeon_lords-name-demon.does }

        Les dégâts en trop sont perdus. Une créature qui reste disponible peut se battre aux tours de combat suivants, mais pas deux fois dans le même affrontement. Vous choisissez le piège que vous donnez au Golem.
dungeon_lords-topic-evil = La méchanceté
    .text =
        Votre compteur va de 1 à 15 et part de 5. Vous ne pouvez **payer** en méchanceté que si votre compteur ne dépasse pas 15 ensuite. Une pénalité s’arrête à 15, une baisse s’arrête à 1 ; le reste est perdu.

        Le plus gentil est celui dont le compteur est le plus bas ; à égalité, celui qui joue le plus tôt, le compteur des PNJ passant en dernier.

        Une tuile conquise fait baisser votre méchanceté de 1, que vous le vouliez ou non. Après chaque mouvement d’un compteur, on vérifie chez qui va le paladin.
dungeon_lords-topic-events = Les évènements
    .text =
        Les évènements sont connus un tour à l’avance et ont lieu dans l’ordre du tour : chaque joueur finit avant que le suivant commence.

        • **Jour de paie** : dans l’ordre de votre choix, payez à chaque créature tout son salaire ou laissez-la partir, ce qui est obligatoire si vous ne pouvez pas la payer ; chaque départ fait monter votre méchanceté de 1.
        • **Impôts** : payez 1 or pour 2 tuiles (salles ou tunnels, conquis ou non), en arrondissant à l’entier supérieur ; une lettre rouge par or impayé.

        • **Spécial**, une carte par an :
        – *{ dungeon_lords-name-witch_hunt }*. { dungeon_lords-name-witch_hunt.does }
        – *{ dungeon_lords-name-rats }*. { dungeon_lords-name-rats.does }
        – *{ dungeon_lords-name-bank_collapse }*. { dungeon_lords-name-bank_collapse.does }
        – *{ dungeon_lords-name-monster_strike }*. { dungeon_lords-name-monster_strike.does }
        – *{ dungeon_lords-name-imp_unrest }*. { dungeon_lords-name-imp_unrest.does }
        – *{ dungeon_lords-name-trap_recall }*. { dungeon_lords-name-trap_recall.does }
        – *{ dungeon_lords-name-cave_in }*. { dungeon_lords-name-cave_in.does }
        – *{ dungeon_lords-name-crusade }*. { dungeon_lords-name-crusade.does }
        – *{ dungeon_lords-name-room_census }*. { dungeon_lords-name-room_census.does }

        Grève : le symbole est 1 or, 1 nourriture, 1 point de méchanceté, un piège de votre choix ou un autre monstre.

        Éboulement : le tunnel est conquis, sans baisse de méchanceté ; sans or ni tunnel, il ne se passe rien. Grogne : les lutins occupés comptent, les trolls non. Recensement : les salles conquises comptent aussi.
dungeon_lords-topic-adventurers = Les aventuriers
    .text =
        Au printemps, en été et en automne, les aventuriers qui attendent se mettent en route, un vers chaque joueur, le plus faible chez le plus gentil, et ainsi de suite. À deux joueurs, le compteur des PNJ participe, et son aventurier est défaussé.

        {""}**La file** : voleurs, prêtres et magiciens se placent en queue. Un nouveau guerrier se place devant tous les autres, sauf le paladin, qui marche toujours en tête.

        Les symboles des voleurs annulent des dégâts de pièges, les cœurs des prêtres soignent, les gemmes des magiciens permettent les sorts. Un aventurier qui a autant de blessures que de points de vie va en prison.

        La première année, un aventurier a de 3 à 5 points de vie et 1 ou 2 symboles (un guerrier n’en a pas) ; la deuxième, de 4 à 8 points de vie et 2 ou 3 symboles.

        La force dépend du total des points de vie et des symboles, un guerrier comptant pour un symbole ; à total égal, un guerrier ou un magicien est un peu plus fort qu’un voleur ou un prêtre.

        Le numéro d’un aventurier, précédé de # sur sa carte et de « n° » dans son nom (Voleur argenté n° 2), n’est pas une force : il distingue les aventuriers d’une même classe.
dungeon_lords-topic-paladin = Le paladin
    .text =
        Le joueur qui atteint 10 points de méchanceté (8 pendant une croisade) fait sortir le paladin de sa tente ; celui-ci va chez le plus méchant ou, à égalité, chez le dernier dans l’ordre du tour.

        Il reste chez son hôte même si la méchanceté de celui-ci redescend, ou en cas d’égalité ; il ne part que chez quelqu’un qui atteint le seuil et dépasse strictement son hôte.

        Il mène la file et porte des symboles de piège, des cœurs et des gemmes : deux de chaque et cinq points de vie la première année, trois de chaque et huit points de vie la deuxième. Il y a un paladin par an ; en prison, il vaut 5 points.

        S’il change de donjon pendant le combat, il garde ses blessures et se bat dans le nouveau dès ce tour si un affrontement préparé y reste à jouer ; sinon, il attend le tour suivant ou, au tour 4, il s’en va.

        Le poison agit avant son départ.
dungeon_lords-topic-planning = Préparer un affrontement
    .text =
        À chaque tour de combat, les joueurs qui ont des aventuriers à combattre choisissent en secret une tuile, un piège, des monstres, et autant de fantômes qu’ils veulent.

        La tuile est l’une des tuiles non conquises **les plus proches** de l’entrée : on compte les tuiles du plus court chemin, conquises comprises.

        Un tunnel accepte 1 piège et 1 monstre, une salle 1 piège (pour 1 or) et 2 monstres, le Labyrinthe 2 pièges sans cet or et 1 monstre. Vous ne pouvez prévoir que des créatures disponibles et des pièges que vous pouvez payer.

        Chacun peut changer son plan jusqu’à ce que tous aient fait le leur ; alors tuiles, créatures et nombre de pièges sont montrés. Une créature prévue doit attaquer si elle le peut.

        S’il ne reste rien à conquérir, vous libérez un prisonnier par tour de combat. L’ordre du tour est celui de l’automne.
dungeon_lords-topic-clash = L’affrontement pas à pas
    .text =
        On révèle la carte de combat, puis on se bat dans un donjon après l’autre, dans l’ordre du tour :

        {""}**1.** Le piège : chaque symbole annule un dégât, en commençant par le premier aventurier.

        {""}**2.** Le sort, s’il est rapide.

        {""}**3.** Vos créatures, une par une ; chacune est ensuite hors de combat, sauf si son attaque dit le contraire. Une créature sans cible, ou dont l’attaque ne peut être payée, retourne à l’antre, disponible.

        {""}**4.** Le sort, s’il est lent.

        {""}**5.** Les soins, si une créature a attaqué, même sans dégât : chaque cœur retire une blessure, en commençant par le premier.

        {""}**6.** La fatigue, blessure par blessure en commençant par le premier ; s’il reste des aventuriers, la tuile est conquise et votre méchanceté baisse de 1. La mention *pas de conquête* ou *ni fatigue ni conquête* fait sauter toute cette étape.

        {""}**7.** Le poison.

        Un aventurier éliminé va aussitôt dans votre prison, et les suivants avancent. Si la file est vide, le reste de l’affrontement n’a pas lieu : les créatures qui n’ont pas attaqué restent disponibles, et un piège non révélé revient en main.

        Les modificateurs s’additionnent, mais les dégâts ne descendent jamais sous 0.

        Avec la Rage aveugle, un fantôme frappe le premier aventurier ; avec l’Invisibilité, les créatures ne touchent pas le dernier aventurier tant qu’il n’est pas seul ; le Bouclier magique absorbe 3 dégâts en tout.

        Après le combat, les aventuriers restants s’en vont, les blessures guérissent et les créatures se réveillent.
dungeon_lords-topic-spells = Les sorts
    .text =
        Chaque carte de combat a une vitesse, un sort et une valeur de fatigue. Un sort **rapide** vient après le piège, un sort **lent** après les créatures.

        Le sort est lancé si les magiciens (et le paladin) de la file portent ensemble assez de gemmes : une au premier tour de combat, deux au deuxième, et ainsi de suite. Les gemmes ne s’usent pas.

        Aucun sort n’est lancé dans la Salle d’antimagie, ni après une Fléchette antimagie sur un magicien.

        Chaque carte indique l’effet de son sort. Cet effet dure un affrontement, sauf pour *Création de nourriture*, dont les points de vie restent jusqu’à la fin du combat.
dungeon_lords-topic-spellcards = Les cartes de combat
    .text =
        La vitesse et la fatigue sont entre parenthèses. Chaque année, quatre des neuf cartes servent.

        {""}**Année 1** :
        • *{ dungeon_lords-name-word_of_peace }* ({ dungeon_lords-name-fast }, 2). { dungeon_lords-name-word_of_peace.does }
        • *{ dungeon_lords-name-suggestion }* ({ dungeon_lords-name-fast }, 2). { dungeon_lords-name-suggestion.does }
        • *{ dungeon_lords-name-magic_shield }* ({ dungeon_lords-name-fast }, 1). { dungeon_lords-name-magic_shield.does }
        • *{ dungeon_lords-name-invisibility }* ({ dungeon_lords-name-fast }, 2). { dungeon_lords-name-invisibility.does }
        • *{ dungeon_lords-name-detect_evil }* ({ dungeon_lords-name-fast }, 2). { dungeon_lords-name-detect_evil.does }
        • *{ dungeon_lords-name-fist_of_justice }* ({ dungeon_lords-name-fast }, 3). { dungeon_lords-name-fist_of_justice.does }
        • *{ dungeon_lords-name-detect_treasure }* ({ dungeon_lords-name-slow }, 1). { dungeon_lords-name-detect_treasure.does }
        • *{ dungeon_lords-name-graffiti }* ({ dungeon_lords-name-slow }, 2). { dungeon_lords-name-graffiti.does }
        • *{ dungeon_lords-name-fireball }* ({ dungeon_lords-name-slow }, 3). { dungeon_lords-name-fireball.does }

        {""}**Année 2** :
        • *{ dungeon_lords-name-aura_of_fear }* ({ dungeon_lords-name-fast }, 3). { dungeon_lords-name-aura_of_fear.does }
        • *{ dungeon_lords-name-metamorphosis }* ({ dungeon_lords-name-fast }, 3). { dungeon_lords-name-metamorphosis.does }
        • *{ dungeon_lords-name-blind_rage }* ({ dungeon_lords-name-fast }, 3). { dungeon_lords-name-blind_rage.does }
        • *{ dungeon_lords-name-create_food }* ({ dungeon_lords-name-slow }, 2). { dungeon_lords-name-create_food.does }
        • *{ dungeon_lords-name-illusion }* ({ dungeon_lords-name-fast }, 3). { dungeon_lords-name-illusion.does }
        • *{ dungeon_lords-name-song_of_courage }* ({ dungeon_lords-name-slow }, 4). { dungeon_lords-name-song_of_courage.does }
        • *{ dungeon_lords-name-regeneration }* ({ dungeon_lords-name-slow }, 3). { dungeon_lords-name-regeneration.does }
        • *{ dungeon_lords-name-magic_key }* ({ dungeon_lords-name-slow }, 3). { dungeon_lords-name-magic_key.does }
        • *{ dungeon_lords-name-dimensional_gate }* ({ dungeon_lords-name-fast }, 2). { dungeon_lords-name-dimensional_gate.does }

        Une créature retirée par un sort reste disponible. Le monstre le plus fort est celui dont la tuile montre le plus de dégâts ; à égalité, vous choisissez.

        Les fantômes échappent au Poing de la justice et à la Métamorphose. Le monstre métamorphosé attaque sans le bonus de la salle, puis il est hors de combat.

        La Clé magique fait conquérir une deuxième tuile, l’une des plus proches, et votre méchanceté baisse deux fois. Une créature que l’Illusion rend inoffensive a tout de même attaqué. La Régénération agit même après un Dragon.
dungeon_lords-topic-traps = Les pièges
    .text =
        Un piège est révélé et payé à l’étape 1 de l’affrontement. Ses dégâts sont répartis sur les aventuriers ; puis chaque symbole de piège du groupe en annule un, en commençant par le premier aventurier. Les autres effets d’un piège ont toujours lieu.

        Dans une salle autre que le Labyrinthe, un piège coûte 1 or de plus. L’*Anneau d’or* coûte 1 or, le *Lutin kamikaze* un lutin, le *Repas empoisonné* 1 à 3 nourritures.

        Dans le Labyrinthe, deux pièges se déclenchent l’un après l’autre, et les symboles de piège du groupe servent contre chacun.

        Quand la pioche est vide, on mélange la défausse ; s’il manque encore des pièges, on pioche ceux qui restent.

        • *{ dungeon_lords-name-rolling_boulder }*. { dungeon_lords-name-rolling_boulder.does }
        • *{ dungeon_lords-name-pendulum }*. { dungeon_lords-name-pendulum.does }
        • *{ dungeon_lords-name-poisoned_dart }*. { dungeon_lords-name-poisoned_dart.does }
        • *{ dungeon_lords-name-magic_dart }*. { dungeon_lords-name-magic_dart.does }
        • *{ dungeon_lords-name-trapdoor }*. { dungeon_lords-name-trapdoor.does }
        • *{ dungeon_lords-name-wall_of_fire }*. { dungeon_lords-name-wall_of_fire.does }
        • *{ dungeon_lords-name-golden_ring }*. { dungeon_lords-name-golden_ring.does }
        • *{ dungeon_lords-name-kamikaze_imp }*. { dungeon_lords-name-kamikaze_imp.does }
        • *{ dungeon_lords-name-poisoned_meal }*. { dungeon_lords-name-poisoned_meal.does }

        Face à un seul aventurier, le Pendule ne touche personne, et le Mur de feu frappe deux fois. Les dégâts d’un piège sont infligés tous ensemble. Chaque piège existe en trois exemplaires.
dungeon_lords-topic-secondyear = La deuxième année
    .text =
        Donjons, créatures, pièges, biens, méchanceté, prisons et ordres inaccessibles restent. De nouveaux monstres et aventuriers, de nouvelles salles et cartes de combat arrivent, et les évènements sont mélangés de nouveau.

        Un paladin qui n’est pas en prison s’en va, et un autre, plus fort, s’installe dans la tente. À deux joueurs, le compteur des PNJ baisse de 2.

        Le marqueur de premier joueur se déplace d’une place : vers la droite à quatre joueurs, vers la gauche à trois ; à deux, il reste où il est.

        Les salles de production travaillent deux fois par tour, l’achat de pièges permet d’en piocher un de plus puis d’en défausser un, et les nouvelles salles aident au combat ou donnent des points.
dungeon_lords-topic-scoring = Le décompte
    .text =
        Chaque créature vaut 1 point, chaque salle non conquise 2, chaque tuile conquise −2, chaque aventurier en prison 2, chaque paladin 5, chaque lettre rouge −3 ; certaines salles rapportent des points en plus.

        Les **titres** vont au plus méchant et aux joueurs qui ont le plus de salles, de tunnels, de créatures, de lutins, de richesses (or et nourriture) et de tuiles non conquises.

        Salles et tunnels comptent même conquis ; les jetons Troll ne sont pas des lutins.

        Un titre rapporte 3 points au joueur qui le détient seul, 2 à chacun s’il est partagé ; à deux joueurs, 2 et 1. Pour obtenir un titre, il faut au moins 1 de ce qu’il compte.

        Le joueur qui a le plus grand total devient Seigneur des Bas-fonds, ce qui ne rapporte aucun point ; à égalité, la victoire est partagée. Chaque joueur qui a 0 point ou plus reçoit son permis.

## Images

dungeon_lords-picture-name = { $seat }
# Words too long for a card, with the place where they may be parted
dungeon_lords-picture-parted = Champi-gnonnière d’entraî-nement Pandé-monium
dungeon_lords-picture-thing = { $thing }
dungeon_lords-picture-does = { $thing-does }
dungeon_lords-picture-season = An { $year } · { $season } ({ $n }/4)
dungeon_lords-picture-whom-front = au premier
dungeon_lords-picture-whom-any = au choix
dungeon_lords-picture-whom-any_not_front = sauf premier
dungeon_lords-picture-whom-any_not_priest = sauf prêtre
dungeon_lords-picture-whom-all = à tous
dungeon_lords-picture-next = Ensuite
dungeon_lords-picture-next-event = Ensuite : { $event }
dungeon_lords-picture-with-licence = permis dès { $n ->
    [one] { $n } point
   *[other] { $n } points
}
dungeon_lords-picture-no-licence = sans permis
dungeon_lords-picture-score-creatures = Créatures
dungeon_lords-picture-score-rooms = Salles
dungeon_lords-picture-score-conquered = Conquises
dungeon_lords-picture-score-adventurers = Prison
dungeon_lords-picture-score-paladins = Paladins
dungeon_lords-picture-score-letters = Lettres
dungeon_lords-picture-score-cafeteria = Cafétéria
dungeon_lords-picture-score-chapel = Chapelle
dungeon_lords-picture-score-pandemonium = Pandémonium
dungeon_lords-picture-score-hall_of_fame = Renommée
dungeon_lords-picture-titles = Titres : Seigneur…
dungeon_lords-picture-title-points = titre { $n }, partagé { $shared }
dungeon_lords-picture-score-lord_of_dark_deeds = du Mal
dungeon_lords-picture-score-lord_of_halls = des Salles
dungeon_lords-picture-score-tunnel_lord = des Tunnels
dungeon_lords-picture-score-monster_lord = des Monstres
dungeon_lords-picture-score-lord_of_imps = des Lutins
dungeon_lords-picture-score-lord_of_riches = des Richesses
dungeon_lords-picture-score-battle_lord = de la Guerre
dungeon_lords-picture-evil = Méchantomètre
dungeon_lords-card-hidden = La carte de combat sera révélée une fois les plans faits.
dungeon_lords-picture-turn = { $n ->
    [1] 1er
    [2] 2e
   *[other] 3e
}
dungeon_lords-picture-lair = Antre
dungeon_lords-picture-no-creature = Aucune créature
dungeon_lords-picture-prison = Prison
dungeon_lords-picture-played = Joués
dungeon_lords-picture-locked = Inaccessibles
dungeon_lords-picture-underlord = { $seats-count ->
    [one] { $seats } devient Seigneur des Bas-fonds !
   *[other] { $seats } deviennent Seigneurs des Bas-fonds !
}
dungeon_lords-alt-season = Année { $year }, { $season }, tour { $n } sur 4.
dungeon_lords-alt-combat = Année { $year }, combat, tour { $n } sur 4.
dungeon_lords-alt-order = { $order } : { $minions }.
dungeon_lords-alt-offer = { $creatures-count ->
    [one] Créature à recruter
   *[other] Créatures à recruter
} : { $creatures }.
dungeon_lords-alt-rooms = { $rooms-count ->
    [one] Salle à construire
   *[other] Salles à construire
} : { $rooms }.
dungeon_lords-alt-event = Évènement de ce tour : { $event }.
dungeon_lords-alt-next-event = Évènement du prochain tour : { $event }.
dungeon_lords-alt-visit = { $hero } (pour { $seat })
dungeon_lords-alt-visit-none = { $hero } (pour le compteur des PNJ)
dungeon_lords-alt-arriving = Aventuriers prévus pour ce tour : { $visits }.
dungeon_lords-alt-waiting = Aventuriers du prochain tour : { $heroes }.
dungeon_lords-alt-card = Carte de combat : { $spell }, sort { $speed }, fatigue { $n }.
dungeon_lords-alt-plan = { $seat } attend en { $cell } ({ $tile }).
dungeon_lords-alt-march = { $heroes-count ->
    [one] Aventurier contre { $seat } : { $heroes }.
   *[other] Aventuriers contre { $seat } : { $heroes }.
}
dungeon_lords-alt-marcher = { $hero } ({ $left ->
    [one] { $left } point de vie
   *[other] { $left } points de vie
} sur { $full })
dungeon_lords-alt-dungeon = Chez { $seat }, la méchanceté est de { $n }.
dungeon_lords-alt-goods = Chez { $seat }, la méchanceté est de { $n }.
dungeon_lords-alt-part = { $part }.
dungeon_lords-alt-site = Au choix : { $cells-or }.
dungeon_lords-alt-traps = Vos pièges : { $traps-count ->
    [0] aucun
   *[other] { $traps }
}.
dungeon_lords-alt-hand-orders = Ordres que vous pouvez donner : { $orders }.
dungeon_lords-alt-locked = Ordres inaccessibles à { $seat } : { $orders }.
dungeon_lords-alt-hand-locked = Ordres inaccessibles : { $orders }.
dungeon_lords-alt-hand-spied = Carte de combat { $n }, que vous avez vue : { $spell }. { $spell-does }
dungeon_lords-alt-hand-given = Votre réponse pour l’instant : { $things }.

## Pourquoi on vous le demande

dungeon_lords-why-lock-orders = À chaque tour, vous donnez trois ordres ; chacun envoie un laquais faire ce que dit la carte. Un ordre a trois emplacements : le premier arrivé prend le I, le deuxième le II, le troisième le III, et chacun a son prix et son gain. Des trois cartes tirées, les deux que vous choisissez ne serviront pas au premier tour ; la troisième revient dans votre main. Pour bien commencer, il faut de la nourriture et de l’or, puis des lutins et des tunnels pour en gagner davantage. Les autres choisissent aussi en secret.
dungeon_lords-why-select-orders = Chacun choisit trois ordres en secret. On les révèle en trois temps : tous les premiers ordres, puis tous les deuxièmes, puis tous les troisièmes. L’ordre d’arrivée décide de l’emplacement, donc du prix et du gain, et un quatrième laquais n’a plus d’emplacement.
dungeon_lords-why-orders-board =
    { dungeon_lords-why-select-orders }

    {""}**Sur l’image :** I, II et III sont les emplacements d’un ordre, avec son prix, une flèche et son gain. Un œil : vous espionnez en plus une carte de combat. Un cadenas en haut à gauche : l’ordre vous est inaccessible ; les marques en haut à droite disent à qui d’autre il l’est.{ $n ->
        [0] {""}
       *[other] {" "}Une figure grise est le laquais d’un PNJ, qui ne fait qu’occuper l’emplacement.
    }

    • **{ dungeon_lords-order-get_food }** : { dungeon_lords-name-get_food.does }
    • **{ dungeon_lords-order-improve_reputation }** : { dungeon_lords-name-improve_reputation.does }
    • **{ dungeon_lords-order-dig_tunnels }** : { dungeon_lords-name-dig_tunnels.does }
    • **{ dungeon_lords-order-mine_gold }** : { dungeon_lords-name-mine_gold.does }
    • **{ dungeon_lords-order-recruit_imps }** : { dungeon_lords-name-recruit_imps.does }
    • **{ dungeon_lords-order-buy_traps }** : { dungeon_lords-name-buy_traps.does }
    • **{ dungeon_lords-order-hire_monster }** : { dungeon_lords-name-hire_monster.does }
    • **{ dungeon_lords-order-build_room }** : { dungeon_lords-name-build_room.does }
dungeon_lords-why-stand-in = À deux joueurs, chacun commande aussi un PNJ, qui ne gagne rien : ses laquais ne font qu’occuper des emplacements, et se placent avant les vôtres. Deux de ses ordres sont tirés au hasard ; vous choisissez le troisième parmi ceux qui lui sont accessibles. Votre rival y trouve alors un emplacement plus tardif, et vous aussi si vous donnez cet ordre.
dungeon_lords-why-exchange = Votre laquais occupe cet emplacement : vous pouvez payer tout le prix pour tout le gain. Si vous renoncez à l’ordre, le laquais va sur la carte, que vous pourrez récupérer.
dungeon_lords-why-mining = Chaque lutin envoyé extrait 1 or d’un tunnel non conquis. Un lutin qui travaille maintenant ne sera plus libre ce tour-ci.
dungeon_lords-why-digging = Chaque lutin envoyé creuse un tunnel à côté d’une de vos tuiles, sans remplir un carré de 2×2. Les tunnels donnent de l’or, de la place pour les salles, et du terrain que les aventuriers devront conquérir.
dungeon_lords-why-shed = La Remise à outils creuse un tunnel, selon les mêmes règles que vos lutins.
dungeon_lords-why-hiring = Vous prenez une créature et payez son salaire, dû de nouveau au jour de paie. Les créatures sont votre meilleure défense contre les aventuriers.
dungeon_lords-why-building = Une salle prend la place d’un tunnel, dans la zone qu’elle demande s’il y en a une, et jamais à côté d’une autre salle. Toute salle non conquise vaut des points.
dungeon_lords-why-trap-goes = Vous avez pioché un piège de plus et devez en défausser un de votre main.
dungeon_lords-why-give-monster = Le salaire d’un démon comprend un autre monstre, qui quitte votre antre. Les fantômes ne comptent pas.
dungeon_lords-why-producing = Vos salles de production peuvent travailler, avec vos lutins et vos trolls libres. Ce qu’elles produisent peut servir aussitôt.
dungeon_lords-why-retrieving = Les deux cartes inaccessibles reviennent, et vous récupérez une carte jouée ce tour-ci. Les deux autres seront inaccessibles au prochain tour.
dungeon_lords-why-payday = Chaque créature veut de nouveau tout son salaire. Si vous ne la payez pas, elle part et votre méchanceté monte de 1.
dungeon_lords-why-taxes = Vous devez 1 or pour 2 tuiles, en arrondissant à l’entier supérieur. Chaque or impayé donne une lettre rouge, qui coûte des points à la fin.
dungeon_lords-why-census = Vous devez 1 or par salle. Chaque or impayé donne une lettre rouge, qui coûte des points à la fin.
dungeon_lords-why-unrest = Vous devez 1 nourriture pour 3 lutins, en arrondissant à l’entier supérieur. Pour chaque nourriture impayée, un lutin s’en va.
dungeon_lords-why-witch-hunt = Les chasseurs veulent une de vos créatures ; sinon, votre méchanceté monte.
dungeon_lords-why-strike = La créature veut un symbole de son salaire ; sinon, elle est retournée face cachée jusqu’à la fin du combat de l’année.
dungeon_lords-why-recall = Vous ne pouvez garder que deux pièges : choisissez ce que vous défaussez.
dungeon_lords-why-caving-in = Payez pour étayer vos tunnels, ou perdez-en un : il compte comme conquis.
dungeon_lords-why-planning = Vous choisissez en secret où vous attendez les aventuriers, avec quel piège et quelles créatures. Une fois tous les plans faits, tout est montré, sauf la nature des pièges.
dungeon_lords-why-free-prisoner = Il n’y a plus rien à conquérir chez vous : les aventuriers libèrent un de vos prisonniers.
dungeon_lords-why-aim-trap = La fléchette touche un aventurier de votre choix. Les symboles de piège du groupe peuvent annuler les dégâts, mais non l’autre effet de la fléchette.
dungeon_lords-why-serve = Chaque nourriture rend le repas plus nocif : 1 dégât de plus au premier aventurier.
dungeon_lords-why-attacks = Les créatures que vous avez prévues attaquent l’une après l’autre, et toutes celles qui le peuvent le doivent. Une créature qui a attaqué ne peut plus se battre cette année, sauf si son attaque dit le contraire.
dungeon_lords-why-bolt = La deuxième attaque de la Sorcière peut viser le même aventurier ou un autre.
dungeon_lords-why-suggestion = Le sort vous fait retirer une créature prévue, qui reste disponible pour la suite.
dungeon_lords-why-fear = À cause du sort, une seule de vos créatures prévues peut se battre. Les autres retournent à l’antre et restent disponibles.
dungeon_lords-why-strongest = Le sort frappe votre monstre prévu le plus fort. Plusieurs sont à égalité : choisissez lequel.
dungeon_lords-why-second-tile = Le sort fait conquérir une deuxième tuile, choisie parmi les plus proches qui ne sont pas encore conquises.

## Conseils à qui découvre le jeu

dungeon_lords-tip-lock-orders = Chaque ordre envoie un laquais faire ce que dit la carte, au prix de l’emplacement obtenu. « { $orders } » vous servira le plus : écartez les deux autres.
dungeon_lords-tip-select-orders = On révèle tous les premiers ordres, puis les deuxièmes, puis les troisièmes : les premiers arrivés sont servis d’abord. Un bon début : { $orders }.
    .guided = Les ordres « Tunnels », « Monstre » et « Lutins » sont un bon début : les tunnels donneront de l’or et de la place pour les salles, et vos 3 nourritures paieront un troll et un lutin, qui est un travailleur de plus.
dungeon_lords-tip-exchange = Ne renoncez à cet ordre que si ce qu’il coûte risque de vous manquer pour une créature ou un évènement.
dungeon_lords-tip-mining = Ne gardez des lutins libres que pour faire produire une salle.
dungeon_lords-tip-digging = Creusez loin de l’entrée, en laissant de la place pour une salle qui n’en touche pas une autre.
dungeon_lords-tip-shed = Un tunnel de plus peut donner 1 or de plus quand vous extrayez de l’or.
dungeon_lords-tip-hiring = Deux ou trois créatures suffisent pour le premier combat. Un fantôme atteint la queue de la file, où marchent prêtres et magiciens.
dungeon_lords-tip-building = Prenez une salle de production que vos travailleurs suffisent à faire tourner, et placez-la loin de l’entrée.
dungeon_lords-tip-trap-goes = Gardez les pièges qui ne coûtent rien à déclencher.
dungeon_lords-tip-give-monster = Cédez le monstre qui inflige le moins de dégâts.
dungeon_lords-tip-producing = Ce tour-ci, on ne creuse plus et on n’extrait plus d’or ; dans les salles, lutins et trolls se valent : faites travailler tous ceux qui sont libres.
dungeon_lords-tip-retrieving = Récupérez l’ordre que vous voulez donner de nouveau au prochain tour.
dungeon_lords-tip-payday = Payez d’abord les créatures qui se battent le mieux ; chacune vaut aussi un point à la fin.
dungeon_lords-tip-taxes = Payez ce que vous pouvez : une lettre rouge coûte 3 points.
dungeon_lords-tip-census = Payez ce que vous pouvez : une lettre rouge coûte 3 points.
dungeon_lords-tip-unrest = En général, un lutin vaut plus qu’une nourriture.
dungeon_lords-tip-witch-hunt = Regardez où vous mèneraient 3 points de méchanceté de plus : les aventuriers les plus forts vont chez le plus méchant, et le paladin peut venir aussi.
dungeon_lords-tip-strike = Payez si vous avez besoin de cette créature au prochain combat.
dungeon_lords-tip-recall = Gardez un piège qui touche tout le monde : il sert contre tous les groupes.
dungeon_lords-tip-caving-in = Un tunnel perdu coûte 2 points à la fin : payez si vous le pouvez.
dungeon_lords-tip-planning = { $held ->
    [0] Battez-vous sur une tuile que vous pouvez vous permettre de perdre. Un tunnel accueille un monstre, une salle deux ; un piège posé dans une salle coûte 1 or.
    [1] Les voleurs annulent des dégâts de pièges : un piège sert le plus quand il reste peu de voleurs. Un piège gardé peut servir à un tour de combat suivant.
   *[other] Envoyez des créatures capables d’éliminer un aventurier : la plupart ne se battent qu’une fois avant la fin du combat.
}
dungeon_lords-tip-free-prisoner = Gardez le paladin, qui vaut 5 points à la fin ; chaque autre prisonnier en vaut 2.
dungeon_lords-tip-aim-trap = Visez un aventurier que le piège élimine, ou le plus utile au groupe.
dungeon_lords-tip-serve = Servez ce qu’il faut pour éliminer le premier aventurier, pas davantage.
dungeon_lords-tip-attacks = { $front ->
    [0] Éliminez quelqu’un si vous le pouvez
   *[other] Éliminez d’abord le premier de la file
} : { $priests ->
    [0] s’il reste quelqu’un à la fin, la tuile est conquise.
   *[other] les prêtres peuvent soigner ceux qui restent.
}
dungeon_lords-tip-bolt = S’il ne reste qu’un point de vie à un aventurier, achevez-le.
dungeon_lords-tip-suggestion = Retirez la créature qui infligerait le moins de dégâts maintenant.
dungeon_lords-tip-fear = Gardez une créature qui peut éliminer quelqu’un.
dungeon_lords-tip-strongest = Choisissez le monstre dont l’attaque compte le moins dans cet affrontement.
dungeon_lords-tip-second-tile = Cédez un tunnel plutôt qu’une salle, si vous avez le choix.

## Hauts faits

dungeon_lords-achievement-nicest = Bonne pâte
    .how = gagner sans partage avec la plus basse méchanceté de la table
dungeon_lords-achievement-heavyweights = Poids lourds
    .how = avoir un dragon et un démon dans son antre à la fin
dungeon_lords-achievement-one_clash = Trois d’un coup
    .how = capturer trois aventuriers en un seul affrontement
dungeon_lords-achievement-rooms = Portes ouvertes
    .how = avoir quatre salles non conquises à la fin
dungeon_lords-achievement-prison = Complet
    .how = avoir sept prisonniers à la fin
dungeon_lords-achievement-paladin = Invité d’honneur
    .how = avoir un paladin en prison à la fin
dungeon_lords-achievement-unexpected = Une visite imprévue
    .how = gagner sans partage malgré la visite du paladin
dungeon_lords-achievement-spent = Jusqu’au dernier sou
    .how = gagner sans partage et finir sans or, sans nourriture et sans piège
dungeon_lords-achievement-titles = Une longue carte de visite
    .how = détenir six titres à la fin
dungeon_lords-achievement-chef = Mes compliments au chef
    .how = servir trois nourritures dans un Repas empoisonné
dungeon_lords-achievement-untouched = Essuyez-vous les pieds
    .how = perdre au plus une tuile en deux ans
dungeon_lords-achievement-paladins = La paire
    .how = avoir les deux paladins en prison à la fin

## Aide

dungeon_lords-minute =
    Vous avez **deux ans** pour bâtir un donjon. Chaque année compte quatre tours ; puis des aventuriers attaquent, et vous les affrontez pendant quatre tours de combat au plus.

    À chaque tour, chacun choisit **trois ordres** en secret : prendre de la nourriture, extraire de l’or, creuser, recruter, construire, etc. Un ordre accueille trois laquais au plus, et le prix et le gain dépendent de l’ordre d’arrivée.

    Ce qui enrichit rend souvent plus méchant. Le plus gentil reçoit les aventuriers les plus faibles ; le plus méchant reçoit les plus forts, et parfois le **paladin** en prime.

    Pour vous défendre, vous choisissez une tuile, un piège et des créatures.

    Les aventuriers éliminés vont en prison et rapportent des points ; à un tour de combat où l’un d’eux survit, une tuile est le plus souvent conquise, ce qui coûte des points.
    Les salles, les créatures et les titres comptent aussi, et le plus grand total gagne.
dungeon_lords-card-hit-points = { $n ->
    [one] { $n } point de vie.
   *[other] { $n } points de vie.
}
dungeon_lords-card-icons = Pour le groupe : { $icons }.

## Panneaux

dungeon_lords-order-get_food = Nourriture
dungeon_lords-order-improve_reputation = Réputation
dungeon_lords-order-dig_tunnels = Tunnels
dungeon_lords-order-mine_gold = Or
dungeon_lords-order-recruit_imps = Lutins
dungeon_lords-order-buy_traps = Pièges
dungeon_lords-order-hire_monster = Monstre
dungeon_lords-order-build_room = Salle
dungeon_lords-legend-gold = or
dungeon_lords-legend-food = nourriture
dungeon_lords-legend-imp = lutins : libres sur le total
dungeon_lords-legend-evil = méchanceté
dungeon_lords-legend-trap = piège
dungeon_lords-legend-creature = monstre ou fantôme
dungeon_lords-legend-tunnel = tunnel
dungeon_lords-legend-letter = lettre rouge : −3 points
dungeon_lords-legend-conquered = tuile conquise : −2 points
dungeon_lords-legend-prison = en prison : 2 points
dungeon_lords-legend-spy = espionner une carte
dungeon_lords-legend-drop = points de vie, fatigue
dungeon_lords-legend-tools = annule les dégâts de piège
dungeon_lords-legend-heart = soigne des blessures
dungeon_lords-legend-gem = permet les sorts
dungeon_lords-legend-fast = sort rapide : après le piège
dungeon_lords-legend-slow = sort lent : après l’attaque
dungeon_lords-legend-tent = le paladin est dans sa tente
dungeon_lords-legend-crown = premier joueur
dungeon_lords-legend-lock = inutilisable
dungeon_lords-legend-minion = laquais d’un PNJ
dungeon_lords-legend-non-player = seigneur non joueur (PNJ)
dungeon_lords-picture-arrivals = Arrivée des aventuriers
dungeon_lords-picture-no-event = Aucun évènement révélé pour l’instant
dungeon_lords-picture-discarded = Défausse de l’année
dungeon_lords-picture-orders = Les ordres
dungeon_lords-picture-combat = Année { $year } · combat, tour { $n } sur 4
dungeon_lords-picture-year-now = Année { $year }
dungeon_lords-picture-year = L’année { $year } est finie
dungeon_lords-picture-non-player = PNJ
dungeon_lords-picture-clashes = Les affrontements
dungeon_lords-picture-rounds = Combat de l’année { $year }
dungeon_lords-picture-rounds-caught = { $n ->
    [0] Aucun prisonnier
    [one] { $n } prisonnier : +{ $points }
   *[other] { $n } prisonniers : +{ $points }
}
dungeon_lords-picture-rounds-lost = { $n ->
    [0] Aucune tuile perdue
    [one] { $n } tuile perdue : −{ $points }
   *[other] { $n } tuiles perdues : −{ $points }
}
dungeon_lords-picture-march = Des intrus !
dungeon_lords-picture-uncast = Le sort échoue
dungeon_lords-picture-healed = Soins
dungeon_lords-picture-fatigue = Fatigue
dungeon_lords-picture-conquered = Conquête !
dungeon_lords-picture-held = Ça tient bon !
dungeon_lords-picture-cleared = Tous en prison !
dungeon_lords-picture-paladin = Voilà le paladin !
dungeon_lords-picture-freed = Libéré !
dungeon_lords-alt-discarded = { $tiles-count ->
    [one] Tuile défaussée cette année : { $tiles }.
   *[other] Tuiles défaussées cette année : { $tiles }.
}
dungeon_lords-alt-cover = Des monstres se tiennent d’un côté, des aventuriers de l’autre, avec un dragon dans le tunnel entre eux.
dungeon_lords-alt-orders-free = Aucun laquais n’est encore placé sur les ordres.
dungeon_lords-alt-total = { $seat } : { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}.

# Pourquoi un choix est conseillé
dungeon_lords-advice-order = { $reason } D’où l’ordre « { $order } ».
dungeon_lords-advice-taxes = Les impôts coûteront { $n } or ; { $gold ->
    [0] vous n’en avez pas
   *[other] vous en avez { $gold }
}.
dungeon_lords-advice-taxes-all = Les impôts coûteront { $n } or ; il { $left ->
    [0] ne vous en restera pas
   *[other] vous en restera { $left }
} pour les salles, les pièges et la nourriture.
dungeon_lords-advice-taxes-due = Sur vos { $gold } or, il vous en faut { $n } pour les impôts.
dungeon_lords-advice-taxes-grow = Plus le donjon est grand, plus les impôts sont lourds : ils s’élèvent déjà à { $n } or, et { $gold ->
    [0] vous n’en avez pas
   *[other] vous en avez { $gold }
}.
dungeon_lords-advice-wages-due = { $food ->
    [one] Il vous faut votre seule nourriture
   *[other] Sur vos { $food } nourritures, il vous en faut { $n }
} pour le jour de paie.
dungeon_lords-advice-wages = Le jour de paie coûtera { $n ->
    [one] { $n } nourriture
   *[other] { $n } nourritures
} ; { $food ->
    [0] vous n’en avez pas
   *[other] vous en avez { $food }
}.
dungeon_lords-advice-evil = Votre méchanceté est de { $n }, et le paladin vient à partir de { $tolerance }.
dungeon_lords-advice-blame = Le jour de paie portera votre méchanceté à { $n }, et le paladin vient à partir de { $tolerance }.
dungeon_lords-advice-hire = { $n ->
    [0] Aucune créature ne défend encore votre donjon
    [one] Une seule créature défend votre donjon
   *[other] { $n } créatures seulement défendent votre donjon
}, et les aventuriers attaquent à la fin de l’année.
dungeon_lords-advice-dig = Vous avez { $imps ->
    [one] { $imps } lutin
   *[other] { $imps } lutins
}, et { $n ->
    [0] aucun tunnel
    [one] un seul tunnel
   *[other] { $n } tunnels seulement
} d’où extraire de l’or.
dungeon_lords-advice-dig-on = Aucun autre tunnel ne laisse davantage de place aux tunnels suivants ({ $n ->
    [one] un seul endroit
   *[other] { $n } endroits
}).
dungeon_lords-advice-traps = { $n ->
    [0] Vous n’avez aucun piège
    [one] Vous n’avez qu’un piège
   *[other] Vous n’avez que { $n } pièges
} contre les aventuriers.
dungeon_lords-advice-imps = { $n ->
    [0] Vous n’avez aucun lutin
    [one] Vous n’avez qu’un lutin
   *[other] Vous n’avez que { $n } lutins
} pour { $tunnels ->
    [one] { $tunnels } tunnel
   *[other] { $tunnels } tunnels
}{ $posts ->
    [0] {""}
   *[other] {" "}et pour des salles où il en faut { $posts }
}.
dungeon_lords-advice-workers = Vos salles demandent { $posts ->
    [one] { $posts } travailleur
   *[other] { $posts } travailleurs
}, et { $n ->
    [0] vous n’avez aucun lutin
    [one] vous n’avez qu’un lutin
   *[other] vous n’avez que { $n } lutins
}.
dungeon_lords-advice-most-rooms = Avec une salle de plus, vous en auriez au moins autant que chaque autre joueur, et le titre de Seigneur des Salles vaut des points à la fin.
dungeon_lords-advice-title = Si l’on comptait les points maintenant, vous auriez ainsi ce titre, sans partage ou à égalité : { $title }.
dungeon_lords-advice-title-kept = Si l’on comptait les points maintenant, vous garderiez ainsi ce titre, que vous perdriez autrement : { $title }.
dungeon_lords-advice-harmless = Contrairement à d’autres, { $creature-the } n’augmente pas votre méchanceté.
dungeon_lords-advice-strongest = Aucune autre créature à recruter ne frappe aussi fort que { $creature-the }.
dungeon_lords-advice-ghost = Derrière le premier de la file marchent prêtres et magiciens : { $creature-the } les atteint.
dungeon_lords-advice-unfed = { $n ->
    [0] Contrairement à d’autres, { $creature-the } ne demandera pas de nourriture le jour de paie.
   *[other] Le jour de paie, { $creature-the } ne demandera pas de nourriture ; vous en devrez déjà { $n }, et { $food ->
        [0] vous n’en avez pas
       *[other] vous en avez { $food }
    }.
}
dungeon_lords-advice-ghost-reaches = Derrière le premier de la file, { $creature-the } peut atteindre { $heroes-count ->
    [one] cet aventurier
   *[other] ces aventuriers
} : { $heroes }.
dungeon_lords-advice-dart = { $trap } : { $n ->
    [0] aucun dégât
    [one] { $n } dégât
   *[other] { $n } dégâts
} d’ici la fin de l’affrontement, et { $hero-the } { $left ->
    [0] va en prison.
    [one] n’a plus qu’un point de vie.
   *[other] garde { $left } points de vie.
}
dungeon_lords-advice-tired = À elle seule, la fatigue envoie en prison { $hero-the }, qui marche en tête.
dungeon_lords-advice-pay = Sans salaire, { $creature-the } s’en va : votre méchanceté monte de 1, et { $n ->
    [one] { $n } dégât manquera
   *[other] { $n } dégâts manqueront
} au combat.
dungeon_lords-advice-pay-point = Sans salaire, { $creature-the } s’en va : votre méchanceté monte de 1, et vous perdez un point à la fin.
dungeon_lords-advice-catch = { $spell ->
    [0] Trop peu de gemmes pour un sort : { $bare ->
        [1] même sans piège, vous devriez
       *[other] vous devriez
    }
   *[other] Sans sort adverse{ $bare ->
        [1] , et même sans piège
       *[other] {""}
    }, vous devriez
} capturer { $heroes-count ->
    [one] cet aventurier
   *[other] ces aventuriers
} : { $heroes }.
dungeon_lords-advice-holds = La tuile ne sera sans doute pas conquise.
dungeon_lords-advice-lost = La tuile sera sans doute conquise.
dungeon_lords-advice-spared = Vous gardez { $n ->
    [one] { $n } créature
   *[other] { $n } créatures
} pour le prochain tour de combat.
dungeon_lords-advice-weakest = Aucune de vos créatures ne frappe moins fort que { $creature-the }.
dungeon_lords-advice-room = { $room } : cette salle demande { $n ->
    [one] { $n } travailleur
   *[other] { $n } travailleurs
}, et vous avez { $imps ->
    [one] { $imps } lutin
   *[other] { $imps } lutins
}.
dungeon_lords-advice-last-heart = Sans { $hero-the }, personne dans le groupe ne peut soigner les blessures.
dungeon_lords-advice-last-gem = Sans { $hero-the }, le groupe n’a plus de gemmes pour ses sorts.
dungeon_lords-advice-last-trap = Sans { $hero-the }, personne dans le groupe n’annule les dégâts de vos pièges.
dungeon_lords-advice-kept = La tuile ne sera pas conquise pendant cet affrontement, même s’il reste des aventuriers.
dungeon_lords-advice-all = Cette attaque touche tout le groupe à la fois.
dungeon_lords-advice-unhealed = Personne ne sera soigné pendant cet affrontement.
dungeon_lords-advice-target = Encore { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}, et { $hero-the } va en prison.
dungeon_lords-advice-late = « { $order } » n’arrive qu’en { $n ->
    [2] deuxième
   *[3] troisième
} position : les joueurs qui donnent cet ordre plus tôt prennent un emplacement avant vous.
dungeon_lords-advice-first = « { $order } » reçoit votre premier laquais, alors que d’autres ordres pressent davantage.
dungeon_lords-advice-idle = { $rooms-count ->
    [one] Cette salle pouvait produire, et reste inactive : { $rooms }.
   *[other] Ces salles pouvaient produire, et restent inactives : { $rooms }.
}
dungeon_lords-advice-untaxed = « { $order } » : les impôts de cette année ont déjà été levés.
dungeon_lords-advice-taxes-paid = « { $order } » : vous avez déjà de quoi payer les impôts, qui coûteront { $n } or.
dungeon_lords-advice-no-payday = « { $order } » : le jour de paie de cette année est déjà passé.
dungeon_lords-advice-wages-paid = « { $order } » : { $n ->
    [0] le jour de paie ne vous coûtera pas de nourriture.
   *[other] vous avez déjà de quoi nourrir vos créatures le jour de paie (nourriture : { $n }).
}
dungeon_lords-advice-dug = « { $order } » : chacun de vos lutins a déjà un tunnel d’où extraire de l’or (tunnels : { $n }, lutins : { $imps }).
dungeon_lords-advice-guarded = « { $order } » : { $n ->
    [one] { $n } créature défend
   *[other] { $n } créatures défendent
} déjà votre donjon.
dungeon_lords-advice-nice = « { $order } » : votre méchanceté n’est que de { $n }, et le paladin ne viendra pas de sitôt.
dungeon_lords-advice-trapped = « { $order } » : vous avez déjà { $n ->
    [one] { $n } piège
   *[other] { $n } pièges
}.
dungeon_lords-advice-no-halls = « { $order } » : il n’y a pas de salle à construire.
dungeon_lords-advice-letter = Chaque or impayé coûte { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin.
dungeon_lords-advice-trap-no-food = Sans nourriture, { $trap-the } ne frappe pas, et vous n’en avez pas.
dungeon_lords-advice-trap-no-gold = Sans or, { $trap-the } ne frappe pas, et vous n’en avez pas.
dungeon_lords-advice-trap-no-imp = Sans lutin, { $trap-the } ne frappe pas, et vous n’en avez pas.
dungeon_lords-advice-weaker-trap = Sans obstacle, { $trap-the } fait { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} à un groupe de trois aventuriers, { $other-the } { $more }.
dungeon_lords-advice-weakest-trap = Aucun de vos pièges n’est plus faible que { $trap-the }.
dungeon_lords-advice-unwanted = « { $order } » n’est pas un de vos trois ordres : le laquais du PNJ ne vous y prend pas d’emplacement.
dungeon_lords-advice-pushed = Le laquais du PNJ prend l’emplacement I : votre ordre « { $order } » obtient alors un emplacement pour { $n ->
    [one] { $n } lutin
   *[other] { $n } lutins
}, et non { $less }.
dungeon_lords-advice-last-work = Aucune autre salle ne peut produire : les travailleurs de cette salle ({ $room }) n’ont rien d’autre à faire.
dungeon_lords-advice-usual-gold = L’or sert à payer la nourriture, les pièges, les salles et les impôts.
dungeon_lords-advice-usual-food = La nourriture sert à payer les lutins et les salaires des créatures.
dungeon_lords-advice-usual-hire = Une créature défend votre donjon et vaut { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin.
dungeon_lords-advice-usual-build = Une salle qui n’est pas conquise vaut { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin.
dungeon_lords-advice-usual-dig = Les lutins extraient l’or des tunnels, et une salle se construit à la place d’un tunnel.
dungeon_lords-advice-usual-reputation = Moins vous êtes méchant, plus les aventuriers qui viennent chez vous sont faibles.
dungeon_lords-advice-usual-traps = Un piège affaiblit le groupe avant l’attaque de vos créatures.
dungeon_lords-advice-usual-imps = Les lutins creusent, extraient l’or et travaillent dans les salles.
dungeon_lords-advice-usual-save = Vous gardez de quoi payer une créature, une salle ou un évènement.
dungeon_lords-advice-appease = Si vous ne payez rien, { $creature-the } ne se battra pas pour vous cette année.

## Une position qui ne peut pas être lue

dungeon_lords-position-value = « { $name } » ne peut pas avoir cette valeur.
dungeon_lords-position-orders = chacune des { $n } cartes d’ordre doit figurer une fois.
dungeon_lords-position-rest = il reste trop peu de cartes pour « { $name } ».

## Choix irréversibles
dungeon_lords-sure-let-go = Vous pourriez payer { $creature-the }. Sans salaire, cette créature vous quitte pour de bon, et votre méchanceté monte de { $n }.
    .button = Ne pas payer
dungeon_lords-sure-let-go-then = Sans { $creature-the }, vous ne pourrez plus { $others-count ->
    [one] payer { $other-the }
   *[other] en payer d’autres ({ $others })
} : { $others-count ->
    [one] ces créatures
   *[other] toutes ces créatures
} vous quittent pour de bon, et votre méchanceté monte de { $n } en tout.
    .button = Les laisser partir
dungeon_lords-sure-use = Après « { $order } », il ne restera pas de quoi exécuter votre ordre « { $other } » (disponible : { $have }), qui est alors perdu.
    .button = Exécuter quand même
dungeon_lords-sure-orders = « { $order } » coûte { $cost } sur l’emplacement { $space }, le prochain libre (disponible alors : { $have }). Sauf si d’autres prennent cet emplacement avant vous, l’ordre est perdu.
    .button = Donner ces ordres
dungeon_lords-sure-orders-fee = « { $order } » coûte { $n } or comme premier ordre, et vous n’en avez pas : l’ordre est perdu.
    .button = Donner ces ordres
dungeon_lords-sure-orders-hire = L’ordre « { $order } » est perdu : ce que vous aurez alors ne paie aucune des créatures proposées (disponible : { $have }).
    .button = Donner ces ordres
dungeon_lords-sure-orders-plot = L’ordre « { $order } » est perdu : aucun de vos tunnels ne peut recevoir une salle proposée ({ $rooms }), et vous ne donnez aucun ordre de creuser.
    .button = Donner ces ordres
dungeon_lords-sure-orders-site = L’ordre « { $order } » est perdu : il ne reste aucune place pour un tunnel dans votre donjon.
    .button = Donner ces ordres
dungeon_lords-sure-orders-tunnel = L’ordre « { $order } » est perdu : vous n’avez aucun tunnel non conquis d’où extraire de l’or, et vous ne donnez aucun ordre d’en creuser.
    .button = Donner ces ordres
dungeon_lords-sure-dig = Votre ordre « { $order } » demande encore { $n ->
    [one] un lutin libre
   *[other] { $n } lutins libres
}. Si vous creusez ici, vous ne pourrez plus exécuter cet ordre.
    .button = Creuser en { $cell }
dungeon_lords-sure-cave-in = Vous pourriez étayer vos tunnels pour { $n } or. Sinon, le tunnel en { $cell } est perdu pour le reste de la partie.
    .button = Perdre { $cell }

## La leçon

dungeon_lords-lesson-orders = En deux ans, marquez le plus de points : salles, créatures, prisonniers. Chaque ordre secret envoie un laquais au prochain emplacement libre, les premiers ordres d’abord. Commencez par « Tunnels », pour l’or et les salles.
    .second = « Monstre » vient ensuite : comme premier ordre, il coûterait 1 or de plus. Votre créature défendra vos tuiles.
    .third = « Lutins » vient en dernier : chaque nouveau lutin coûte de la nourriture, puis creuse, extrait de l’or ou travaille dans une salle.
    .brought = Vos trois laquais occupent chacun un emplacement I : personne n’a été plus rapide.
dungeon_lords-lesson-dig = Chaque lutin creuse un tunnel. Creusez loin de l’entrée : les aventuriers conquièrent ce qu’ils atteignent en premier. Un tunnel ne doit jamais remplir un carré de 2×2 : il peut donc condamner des cases voisines.
    .brought = Les aventuriers conquièrent en général une tuile au plus par tour de combat, soit quatre par an : ce qui est plus loin vous reste.
dungeon_lords-lesson-hire = Les monstres se battent pour vous. La Vase gluante ne coûte que de la nourriture et n’augmente pas votre méchanceté.
    .brought = Voilà votre premier monstre. Au jour de paie, vous lui devrez de nouveau son salaire : gardez de la nourriture.
dungeon_lords-lesson-trap = Les aventuriers attaquent à la fin de l’année. Un piège sert une fois ; certains blessent le premier de la file, d’autres le dernier ou tout le groupe.
    .brought = Le Mur de feu touchera tous les aventuriers.
dungeon_lords-lesson-room = L’Atelier donne un piège à chaque tour où quatre lutins y travaillent. Construisez-le à la place d’un tunnel. Une salle vaut 2 points à la fin, si elle n’est pas conquise.
    .brought = L’Atelier a pris la place du tunnel : on n’y extraira plus d’or.
dungeon_lords-lesson-taxes = Plus le donjon est grand, plus les impôts sont lourds. Chaque or impayé donne une lettre rouge, qui coûte 3 points : payez tout.
    .brought = Vous n’avez pas de lettre rouge. Voici les aventuriers, le plus faible chez le seigneur le moins méchant. C’est vous, avec 5 contre 6 et 6 : vous n’attirez qu’un faible prêtre.
dungeon_lords-lesson-payday = Jour de paie : chaque créature veut de nouveau tout son salaire. Si vous ne payez pas, elle part et votre méchanceté monte. Payez la Vase gluante.
    .brought = La Vase gluante reste. Le Fantôme veut aussi son salaire.
dungeon_lords-lesson-fight = Combat : un prêtre, un voleur et un magicien attaquent la tuile la plus proche de l’entrée. Un tunnel accepte un piège, un monstre et des fantômes à volonté. Le piège frappe d’abord, mais chaque symbole du voleur annule 1 dégât.
    .brought = Le Mur de feu fait 4 dégâts : 1 à chaque aventurier, et 1 de plus au dernier. Les 2 symboles du voleur en annuleront 2, en commençant par le premier.
dungeon_lords-lesson-creatures = Vos créatures attaquent ensuite ; chacune est alors hors de combat pour l’année. Si une créature a attaqué, chaque cœur d’un prêtre soigne 1 blessure. La Vase gluante peut aussi empêcher la conquête.
    .brought = Un fantôme n’est pas un monstre : il peut rejoindre la Vase gluante dans le même tunnel.
dungeon_lords-lesson-spell = Le magicien a lancé le sort de la carte de combat : le groupe a 2 gemmes, et il en faut 1 au tour de combat 1. Invisible, il échappe à vos créatures. Empêchez la conquête avec la Vase gluante : il n’y aura pas de fatigue non plus.
    .brought = Votre tuile est sauvée, mais les trois sont toujours là, et vos deux créatures sont hors de combat jusqu’à l’an prochain.
dungeon_lords-lesson-fatigue = Enfin la fatigue : les blessures de la carte de combat, d’abord au premier. Les éliminés vont en prison (2 points chacun). S’il reste un aventurier, la tuile est conquise (−2) et votre méchanceté baisse de 1. Posez un piège.
    .brought = Le piège a fait 3 blessures, la fatigue 3 autres : le prêtre est dans votre prison et vaut 2 points. Il restait deux aventuriers : C1 est conquise, ce qui vous en coûte 2.
dungeon_lords-lesson-points = Pensez aux points : 2 pour une salle ou un prisonnier, 3 pour un titre, comme celui des salles ; une tuile conquise en coûte 2, une lettre rouge 3. Le Temple de la renommée rapporte aussi des points à la fin : construisez-le.
    .brought = La salle est construite : elle vaut 2 points tant que personne ne la conquiert.
dungeon_lords-lesson-why-retrieved = On récupère un ordre à la fin du tour, et les deux autres sont inaccessibles au suivant. Parmi les ordres restants, « Or » sert à payer les salles et les impôts, « Salle » occupe les lutins, et « Pièges » sert au combat.
dungeon_lords-lesson-why-third = « Nourriture » sert au nouveau lutin et aux salaires du jour de paie. Une seule créature défend votre donjon, et il vous faut des lutins pour l’Atelier et pour l’or.
dungeon_lords-lesson-why-fourth = Une seconde salle donne des points et occupe des lutins, il manque un tunnel à un lutin, et chaque piège servira au combat qui suit ce tour.
dungeon_lords-lesson-why-fifth = L’or paie les impôts, vos salles ont du travail pour plus de lutins que vous n’en avez, et moins de méchanceté éloigne le paladin.
dungeon_lords-lesson-why-sixth = L’or paie les impôts et un piège de plus, il manque un tunnel à deux lutins, et le dernier combat est encore à venir.
dungeon_lords-lesson-why-enough = Quatre tunnels à exploiter suffisent, car vos lutins travaillent aussi dans les salles ; et plus le donjon est grand, plus les impôts sont lourds.
dungeon_lords-lesson-why-seventh = Une salle donne des points, l’or paie les pièges, et moins de méchanceté éloigne le paladin. Pas besoin de nourriture : vous livrerez la Vase gluante aux chasseurs de sorcières avant de lui devoir son salaire.
dungeon_lords-lesson-why-last = Le dernier combat suit ce tour : il vous faut un piège, un monstre, et de la nourriture pour son salaire.
dungeon_lords-lesson-why-food = On paie la plupart des créatures en nourriture, et 2 nourritures coûtent ici 1 or.
dungeon_lords-lesson-why-tunnel = Chaque lutin aura alors un tunnel où extraire de l’or.
dungeon_lords-lesson-why-stop = Vos lutins ont tous les tunnels qu’il leur faut.
dungeon_lords-lesson-why-workshop = Quatre lutins sont libres, et un piège ne coûte rien ici.
dungeon_lords-lesson-why-spy = Moins de méchanceté éloigne le paladin, et vous apprenez en secret quelle carte de combat arrive.
dungeon_lords-lesson-why-mine = Trois lutins rapportent juste les 3 or que coûteront les impôts.
dungeon_lords-lesson-why-dig = Un tunnel de plus où extraire de l’or, et une place pour une salle.
dungeon_lords-lesson-why-gold = Les impôts coûteront 4 or et vous en avez 3 : extrayez-en 1 pour les payer, et 1 de plus pour un piège.
dungeon_lords-lesson-why-again = L’Atelier donne encore un piège sans rien coûter.
dungeon_lords-lesson-why-two = Un piège de plus pour le dernier combat. Ici aussi, 1 or donne le meilleur de deux.
dungeon_lords-lesson-why-dart = La Fléchette empoisonnée ne touche qu’un aventurier ; chaque Lutin kamikaze les touche tous.
dungeon_lords-lesson-why-pay = Sans salaire, le Fantôme vous quitterait avant le combat.
dungeon_lords-lesson-why-lay = Le piège affaiblit les deux, pour que le Fantôme et la fatigue les éliminent.
dungeon_lords-lesson-why-foreman = Les autres ont été plus rapides. Sur l’emplacement III, quatre lutins au plus extraient de l’or, et un autre est leur contremaître : de vos quatre lutins libres, envoyez-en trois.
dungeon_lords-lesson-why-tired = Le voleur et le magicien n’ont plus que 1 point de vie chacun : la fatigue devrait suffire à les éliminer.
dungeon_lords-lesson-why-peek = Vous connaissez déjà la première carte du dernier combat : regardez maintenant la deuxième.
dungeon_lords-lesson-why-three = Vous n’avez plus d’or. Un piège coûte 1 or à l’achat, et 1 de plus si on le pose dans une salle.
dungeon_lords-lesson-why-deliver = Sinon, votre méchanceté monte de 3. La Vase gluante se bat moins bien que le Fantôme, et vous n’avez pas de nourriture pour son salaire au jour de paie.
dungeon_lords-lesson-why-feed = Un Gobelin coûte 1 nourriture maintenant et 1 autre au jour de paie, et vous n’en avez pas.
dungeon_lords-lesson-why-goblin = Le Gobelin fait 2 dégâts au premier et, s’il l’élimine, 1 de plus au suivant.
dungeon_lords-lesson-why-fed = Sans salaire, le Gobelin partirait avant d’avoir attaqué une seule fois.
dungeon_lords-lesson-why-second = Vous avez vu la carte : « Rage aveugle », fatigue 3. Personne dans ce groupe n’a de gemme pour lancer le sort. Le Lutin kamikaze blesse les trois.
dungeon_lords-lesson-why-both = Après le piège, il reste 2 points de vie au premier guerrier : juste ce que fait le Gobelin.
dungeon_lords-lesson-why-hold = Gardez le Fantôme pour le tour de combat suivant : il pourra alors éliminer le prêtre.
dungeon_lords-lesson-why-cheap = Vous avez 5 or : 4 pour les impôts et 1 pour un piège. Au même prix, vous en piochez deux et gardez le meilleur.
dungeon_lords-lesson-won = Salles, créatures, prisonniers et titres rapportent des points ; tuiles conquises et lettres rouges en coûtent. Donnez les ordres que les autres évitent. Les pièges et les créatures sauvent vos tuiles au combat.

## Personnages des joueurs virtuels, et ce qu’ils disent
dungeon_lords-character-saint = Maître Doucet
    .way = déteste passer pour méchant
dungeon_lords-says-saint-good = { $n ->
    [1] { $seat } : « J’espère qu’il n’y fait pas trop humide. »
   *[other] { $seat } : « Vraiment navré. Il y a un coussin. »
}
dungeon_lords-says-saint-bad = { $n ->
    [1] { $seat } : « Essuyez-vous les pieds, au moins. »
   *[other] { $seat } : « Mais je suis un gentil, moi ! »
}
dungeon_lords-character-trapper = Sire Clac
    .way = a un piège pour chaque visiteur
dungeon_lords-says-trapper-good = { $n ->
    [1] { $seat } : « Clic. »
   *[other] { $seat } : « Ils ne regardent jamais par terre. »
}
dungeon_lords-says-trapper-bad = { $n ->
    [1] { $seat } : « Celui-là aurait dû se déclencher. »
   *[other] { $seat } : « Ne bougez plus, je le réarme. »
}
dungeon_lords-character-architect = Voûtilde
    .way = construit des salles avant toute chose
dungeon_lords-says-architect-good = { $n ->
    [1] { $seat } : « Admirez la voûte. »
   *[other] { $seat } : « La forme suit le donjon. »
}
dungeon_lords-says-architect-bad = { $n ->
    [1] { $seat } : « Pas l’aile est ! »
   *[other] { $seat } : « Aucun sens des proportions, ces gens. »
}
dungeon_lords-character-miser = Comte Radin
    .way = compte son or deux fois
dungeon_lords-says-miser-good = { $n ->
    [1] { $seat } : « Moins cher que je ne le craignais. »
   *[other] { $seat } : « Quelqu’un trouvera ça sur sa note. »
}
dungeon_lords-says-miser-bad = { $n ->
    [1] { $seat } : « Et qui va payer la porte ? »
   *[other] { $seat } : « Je venais à peine de finir de la payer. »
}
