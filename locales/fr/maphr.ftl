## Titre et options
maphr-title = Les Mines de Maphr
    .tagline = Creusez votre mine galerie par galerie, exploitez ses filons et négociez avec vos rivaux.
maphr-option-scenario = Scénario
    .help = Quel scénario jouez-vous ?
maphr-option-scenario-full = Jeu de base
    .help = Le jeu de base complet, 30 tours au plus.
maphr-option-scenario-first_dig = Premier coup de pioche
    .help = Pour une première partie : mine de 6 tuiles, 2 niveaux, ni catastrophe ni négociation. 4 à 7 tours.
maphr-minute =
    Vous menez un clan de Nains qui creuse sa mine. À chaque tour, un dé décide comment tout le monde pioche. Puis chacun choisit une action en secret ; toutes sont révélées ensemble.

    {"**"}Prospecter** pose des galeries et des filons, **Exploiter** tire des pièces de vos filons, **Aménager** paie un aménagement. Une seconde action coûte des cartes de votre main.

    Ensuite, vous vendez une carte ou utilisez un aménagement, vous négociez, et vous pouvez payer le niveau suivant de votre mine.

    La première mine à atteindre son objectif met fin à la partie, et le joueur qui a le plus de points gagne.

    Dans une longue partie, les aménagements rapportent le plus, surtout un de chaque couleur ; dans une courte, les filons et l’objectif. 6 pièces font 1 point.

## Choses
maphr-name-gallery_straight = Galerie droite
    .the = la Galerie droite
    .a = une Galerie droite
    .does = Galerie ouverte sur deux côtés opposés.
maphr-name-gallery_corner = Galerie coudée
    .the = la Galerie coudée
    .a = une Galerie coudée
    .does = Galerie ouverte sur deux côtés voisins.
maphr-name-gallery_tee = Galerie en T
    .the = la Galerie en T
    .a = une Galerie en T
    .does = Galerie ouverte sur trois côtés.
maphr-name-gallery_cross = Galerie en croix
    .the = la Galerie en croix
    .a = une Galerie en croix
    .does = Galerie ouverte sur les quatre côtés.
maphr-name-gallery_dead_end = Galerie en cul-de-sac
    .the = la Galerie en cul-de-sac
    .a = une Galerie en cul-de-sac
    .does = Galerie ouverte sur un seul côté.
maphr-name-coal_1_straight = Charbon simple
    .the = le filon de charbon simple
    .a = un filon de charbon simple
    .does = Filon droit : 1 pièce par exploitation, 1 point à la fin.
maphr-name-coal_2_straight = Charbon double
    .the = le filon de charbon double
    .a = un filon de charbon double
    .does = Filon droit : 2 pièces par exploitation, 2 points à la fin.
maphr-name-coal_3_straight = Charbon triple
    .the = le filon de charbon triple
    .a = un filon de charbon triple
    .does = Filon droit : 3 pièces par exploitation, 3 points à la fin.
maphr-name-gold_1_corner = Or simple coudé
    .the = le filon d’or simple coudé
    .a = un filon d’or simple coudé
    .does = Filon coudé : 2 pièces par exploitation, 2 points à la fin.
maphr-name-gold_1_tee = Or simple en T
    .the = le filon d’or simple en T
    .a = un filon d’or simple en T
    .does = Filon en T : 2 pièces par exploitation, 2 points à la fin.
maphr-name-gold_2_corner = Or double coudé
    .the = le filon d’or double coudé
    .a = un filon d’or double coudé
    .does = Filon coudé : 4 pièces par exploitation, 4 points à la fin.
maphr-name-gold_2_dead_end = Or double en cul-de-sac
    .the = le filon d’or double en cul-de-sac
    .a = un filon d’or double en cul-de-sac
    .does = Filon en cul-de-sac : 4 pièces par exploitation, 4 points à la fin.
maphr-name-gold_3_dead_end = Or triple
    .the = le filon d’or triple
    .a = un filon d’or triple
    .does = Filon en cul-de-sac : 6 pièces par exploitation, 6 points à la fin.
maphr-name-mithril_1_corner = Mithril coudé
    .the = le filon de mithril simple coudé
    .a = un filon de mithril simple coudé
    .does = Filon coudé : 5 pièces par exploitation, 5 points à la fin.
maphr-name-mithril_1_dead_end = Mithril en cul-de-sac
    .the = le filon de mithril simple en cul-de-sac
    .a = un filon de mithril simple en cul-de-sac
    .does = Filon en cul-de-sac : 5 pièces par exploitation, 5 points à la fin.
maphr-name-mithril_2_dead_end = Mithril double
    .the = le filon de mithril double
    .a = un filon de mithril double
    .does = Filon en cul-de-sac : 10 pièces par exploitation, 10 points à la fin.
maphr-name-map_room = Salle des plans
    .the = la Salle des plans
    .a = une Salle des plans
    .does = Votre limite de main augmente de 1.
maphr-name-lookout = Poste de guet
    .the = le Poste de guet
    .a = un Poste de guet
    .does = Action spéciale : piochez 1 carte.
maphr-name-archive = Archives du clan
    .the = les Archives du clan
    .a = des Archives du clan
    .does = À la fin de chaque pioche, avant les cartes immédiates, piochez 1 carte de plus.
    .lore = Tout y est classé. Rien n’y est retrouvé.
maphr-name-rune_library = Bibliothèque runique
    .the = la Bibliothèque runique
    .a = une Bibliothèque runique
    .does = Action spéciale : regardez 3 cartes prises au hasard dans la défausse ; vous pouvez en prendre 1.
maphr-name-great_library = Grand registre
    .the = le Grand registre
    .a = un Grand registre
    .does = Votre limite de main augmente de 2. À la fin de chaque pioche, piochez 1 carte de plus.
maphr-name-tavern = Taverne
    .the = la Taverne
    .a = une Taverne
    .does = Chacune de vos exploitations rapporte 1 pièce de plus.
    .lore = On creuse profond, on boit sans fond.
maphr-name-dormitory = Dortoir
    .the = le Dortoir
    .a = un Dortoir
    .does = Vous pouvez avoir 1 mineur de plus.
    .lore = On y ronfle si fort que la voûte tient.
maphr-name-brewery = Brasserie
    .the = la Brasserie
    .a = une Brasserie
    .does = Chaque filon que vous exploitez rapporte 1 pièce de plus.
    .lore = L’eau, c’est pour laver le charbon.
maphr-name-infirmary = Infirmerie
    .the = l’Infirmerie
    .a = une Infirmerie
    .does = Vos mineurs coûtent 1 pièce. Chacun de vos mineurs vaut 1 point de plus à la fin.
    .lore = Deux traitements : la bière, et encore de la bière.
maphr-name-banquet_hall = Salle des banquets
    .the = la Salle des banquets
    .a = une Salle des banquets
    .does = Vous pouvez avoir 1 mineur de plus. Chacun de vos mineurs vaut 2 points de plus à la fin.
maphr-name-counting_house = Comptoir
    .the = le Comptoir
    .a = un Comptoir
    .does = Une carte vendue à la banque vous rapporte 2 pièces de plus.
maphr-name-coal_store = Dépôt de charbon
    .the = le Dépôt de charbon
    .a = un Dépôt de charbon
    .does = Chaque filon de charbon que vous exploitez rapporte 1 pièce de plus.
maphr-name-goldsmith = Orfèvrerie
    .the = l’Orfèvrerie
    .a = une Orfèvrerie
    .does = Chaque filon d’or que vous exploitez rapporte 2 pièces de plus.
maphr-name-strongroom = Chambre forte
    .the = la Chambre forte
    .a = une Chambre forte
    .does = Action spéciale : gagnez 6 pièces.
    .lore = Trois Nains connaissent la combinaison : un tiers chacun.
maphr-name-royal_mint = Hôtel des monnaies
    .the = l’Hôtel des monnaies
    .a = un Hôtel des monnaies
    .does = Chaque filon que vous exploitez rapporte 2 pièces de plus.
maphr-name-guard_post = Corps de garde
    .the = le Corps de garde
    .a = un Corps de garde
    .does = Les catastrophes de type razzia sont sans effet sur vous.
maphr-name-air_shaft = Puits d’aération
    .the = le Puits d’aération
    .a = un Puits d’aération
    .does = Les catastrophes de type gaz sont sans effet sur vous.
maphr-name-shoring = Étayage
    .the = l’Étayage
    .a = un Étayage
    .does = Ouvre le niveau III pour 10 pièces ; un autre aménagement rouge, pour 30. Ni éboulement ni sabotage ne détruit de tuile de votre mine.
maphr-name-fortified_gate = Porte fortifiée
    .the = la Porte fortifiée
    .a = une Porte fortifiée
    .does = Un adversaire qui joue un empêchement contre vous doit d’abord vous payer 3 pièces.
maphr-name-citadel = Citadelle
    .the = la Citadelle
    .a = une Citadelle
    .does = Aucune catastrophe ni aucun sabotage n’a d’effet sur vous.
maphr-name-workshop = Atelier
    .the = l’Atelier
    .a = un Atelier
    .does = Vos aménagements coûtent 1 pièce de moins (minimum 1).
maphr-name-tool_store = Réserve d’outils
    .the = la Réserve d’outils
    .a = une Réserve d’outils
    .does = Action spéciale : défaussez 1 carte de votre main, puis piochez 2 cartes.
maphr-name-foreman_post = Poste du contremaître
    .the = le Poste du contremaître
    .a = un Poste du contremaître
    .does = Votre seconde action coûte 1 carte de moins.
maphr-name-tunnel_office = Bureau des tunnels
    .the = le Bureau des tunnels
    .a = un Bureau des tunnels
    .does = Ouvre le niveau IV pour 15 pièces ; un autre aménagement gris, pour 45. Quand vous prospectez, vous pouvez poser 1 tuile de plus.
maphr-name-underground_railway = Chemin de fer souterrain
    .the = le Chemin de fer souterrain
    .a = un Chemin de fer souterrain
    .does = Quand vous faites deux actions, vous pouvez faire aussi la troisième en défaussant 1 carte de plus.
maphr-name-royal_subsidy = Subvention royale
    .the = la Subvention royale
    .a = une Subvention royale
    .does = Gagnez 5 pièces.
maphr-name-forgotten_purse = Bourse oubliée
    .the = la Bourse oubliée
    .a = une Bourse oubliée
    .does = Gagnez 3 pièces.
    .lore = Si elle est à vous, veuillez décrire les pièces.
maphr-name-lucky_strike = Coup de pioche heureux
    .the = le Coup de pioche heureux
    .a = un Coup de pioche heureux
    .does = Gagnez 1 pièce par tuile de votre mine, 8 au maximum.
maphr-name-willing_cousin = Cousin volontaire
    .the = le Cousin volontaire
    .a = un Cousin volontaire
    .does = Gagnez 1 mineur. Si votre limite est atteinte, gagnez 3 pièces à la place.
    .lore = Personne ne l’a appelé. Il a apporté sa pioche.
maphr-name-clan_fair = Foire des clans
    .the = la Foire des clans
    .a = une Foire des clans
    .does = Chaque joueur gagne 2 pièces, puis vous en gagnez 2 de plus.
maphr-name-corridor_extension = Extension de couloirs
    .the = l’Extension de couloirs
    .a = une Extension de couloirs
    .does = Contre 3 pièces, votre limite d’aménagements augmente de 1 jusqu’à la fin de la partie.
maphr-name-travelling_architect = Architecte itinérant
    .the = l’Architecte itinérant
    .a = un Architecte itinérant
    .does = Contre 3 pièces, révélez des cartes jusqu’à un aménagement : prenez-le, défaussez les autres.
    .lore = A dessiné bien des palais. Plusieurs tiennent encore.
maphr-name-surveyor = Géomètre
    .the = le Géomètre
    .a = un Géomètre
    .does = Contre 2 pièces, révélez des cartes jusqu’à un filon : prenez-le, défaussez les autres.
maphr-name-hired_pick = Mineur à gages
    .the = le Mineur à gages
    .a = un Mineur à gages
    .does = Contre 3 pièces, gagnez 1 mineur, si votre limite n’est pas atteinte.
maphr-name-human_caravan = Caravane humaine
    .the = la Caravane humaine
    .a = une Caravane humaine
    .does = Au dé, 1 : rien ; 2 ou 3 : gagnez 2 pièces ; 4 ou 5 : gagnez-en 4 ; 6 : gagnez-en 7.
maphr-name-elf_caravan = Caravane elfe
    .the = la Caravane elfe
    .a = une Caravane elfe
    .does = Au dé, 1 ou 2 : rien ; 3 ou 4 : piochez 1 carte ; 5 : piochez-en 2 ; 6 : piochez-en 3.
    .lore = De belles chansons, de petits caractères.
maphr-name-orc_caravan = Caravane orque
    .the = la Caravane orque
    .a = une Caravane orque
    .does = Au dé, 1 ou 2 : perdez 5 pièces ; 3 ou 4 : perdez-en 3 ; 5 : rien ; 6 : gagnez-en 5.
    .lore = Eux appellent cela du commerce.
maphr-name-drow_caravan = Caravane drow
    .the = la Caravane drow
    .a = une Caravane drow
    .does = Au dé, 1 ou 2 : perdez 4 pièces et une carte au hasard ; 3 ou 4 : perdez une carte au hasard ; 5 : rien ; 6 : gagnez 8 pièces.
maphr-name-cave_in = Éboulement
    .the = l’Éboulement
    .a = un Éboulement
    .does = S’il finit chez vous, vous perdez aussitôt 1 tuile d’extrémité de votre choix.
maphr-name-earthquake = Séisme
    .the = le Séisme
    .a = un Séisme
    .does = Chaque joueur qui a 4 tuiles ou plus dans sa mine perd 1 tuile d’extrémité de son choix.
maphr-name-firedamp = Coup de grisou
    .the = le Coup de grisou
    .a = un Coup de grisou
    .does = S’il finit chez vous, vous perdez aussitôt 1 mineur.
maphr-name-fire = Incendie
    .the = l’Incendie
    .a = un Incendie
    .does = S’il finit chez vous, vous perdez aussitôt 1 aménagement de votre choix.
    .lore = L’alarme a fonctionné. Puis elle a brûlé.
maphr-name-orc_raid = Razzia orque
    .the = la Razzia orque
    .a = une Razzia orque
    .does = Si elle finit chez vous, vous perdez aussitôt 6 pièces, ou toutes les vôtres si vous en avez moins.
maphr-name-goblin_thieves = Gobelins chapardeurs
    .the = les Gobelins chapardeurs
    .a = des Gobelins chapardeurs
    .does = S’ils finissent chez vous, vous perdez aussitôt 2 cartes de votre main, tirées au hasard.
    .lore = Ils ont laissé un reçu.
maphr-name-heavy_tax = Lourd impôt
    .the = le Lourd impôt
    .a = un Lourd impôt
    .does = S’il finit chez vous, vous perdez aussitôt un quart de vos pièces, arrondi à l’entier inférieur.
    .lore = Le roi vous remercie. Il ne dit pas de quoi.
maphr-name-trasken_passage = Passage du Trasken
    .the = le Passage du Trasken
    .a = un Passage du Trasken
    .does = S’il finit chez vous, votre mine perd aussitôt 1 niveau (minimum I).
    .lore = Il ne faisait que passer.
maphr-name-blocked_tunnel = Tunnel bouché
    .the = le Tunnel bouché
    .a = un Tunnel bouché
    .does = Annulez une action « Prospecter » révélée.
maphr-name-miners_strike = Grève des mineurs
    .the = la Grève des mineurs
    .a = une Grève des mineurs
    .does = Annulez une action « Exploiter » révélée.
    .lore = Ils veulent des barbes plus longues et des journées plus courtes.
maphr-name-refused_permit = Permis refusé
    .the = le Permis refusé
    .a = un Permis refusé
    .does = Annulez une action « Aménager » révélée.
    .lore = Le formulaire 27 bis était vert. Il le fallait verdâtre.
maphr-name-irongradd = Irongradd
    .the = Irongradd
    .a = Irongradd
    .does = Vos aménagements sont indestructibles, et personne ne peut jouer de Permis refusé contre vous.
maphr-name-dulgard_greys = Grisonniers de Dulgard
    .the = les Grisonniers de Dulgard
    .a = les Grisonniers de Dulgard
    .does = Votre objectif est réduit de 2 tuiles. Quand vous prospectez, vous posez 1 tuile de moins, sauf si vous payez 3 pièces. Action spéciale : désignez un adversaire et lancez le dé. De 1 à 3, rien ; sur 4 ou 5, volez-lui 2 pièces ; sur 6, détruisez une tuile d’extrémité de sa mine.
    .lore = Ils nient tout, même leur barbe.
maphr-name-sooted_anvils = Noires-Enclumes
    .the = les Noires-Enclumes
    .a = les Noires-Enclumes
    .does = Chaque filon de charbon que vous exploitez rapporte 1 pièce de plus.
maphr-name-goldbeards = Barbedor
    .the = les Barbedor
    .a = les Barbedor
    .does = Chaque filon d’or ou de mithril que vous exploitez rapporte 1 pièce de plus.
maphr-name-stonewrights = Taillepierre
    .the = les Taillepierre
    .a = les Taillepierre
    .does = Vos aménagements coûtent 2 pièces de moins (minimum 1).
maphr-name-rockborers = Perceroche
    .the = les Perceroche
    .a = les Perceroche
    .does = Quand vous prospectez, vous pouvez poser 1 tuile de plus en payant 3 pièces.
maphr-name-purse_counters = Comptebourse
    .the = les Comptebourse
    .a = les Comptebourse
    .does = Une carte vendue à la banque vous rapporte 2 pièces de plus.
    .lore = Ils comptent leur bourse deux fois, pour être sûrs. Puis la vôtre.
maphr-name-long_memories = Longue-Mémoire
    .the = les Longue-Mémoire
    .a = les Longue-Mémoire
    .does = Votre limite de main augmente de 2. Lors d’une pioche selon le niveau (type 6), vous piochez 1 carte de plus.
maphr-name-thousand_picks = Mille-Pioches
    .the = les Mille-Pioches
    .a = les Mille-Pioches
    .does = Vos mineurs coûtent 2 pièces et vous pouvez en avoir 1 de plus.
    .lore = Neuf cents environ, disent les autres clans.
maphr-name-twin_hammers = Deux-Marteaux
    .the = les Deux-Marteaux
    .a = les Deux-Marteaux
    .does = Votre seconde action coûte 1 carte de moins, mais au moins 1 carte avant le niveau IV.
maphr-name-challenge = Défi relevé
maphr-name-challenge_series = Défi relevé en séries complètes

## Mots
maphr-card = { $card-the }
maphr-vein-coal = C{ $n }
maphr-vein-gold = O{ $n }
maphr-vein-mithril = M{ $n }
maphr-mine-join = { $left }{ $right }
maphr-mine-row = `{ $row }`
maphr-kind-coal = filon de charbon
maphr-kind-gold = filon d’or
maphr-kind-mithril = filon de mithril
maphr-kind-any = filon
maphr-colour-blue = bleu
maphr-colour-green = vert
maphr-colour-yellow = jaune
maphr-colour-red = rouge
maphr-colour-grey = gris
maphr-colours-blue = bleus
maphr-colours-green = verts
maphr-colours-yellow = jaunes
maphr-colours-red = rouges
maphr-colours-grey = gris
maphr-side-N = nord
maphr-side-E = est
maphr-side-S = sud
maphr-side-W = ouest
maphr-token-prospect = Prospecter
maphr-token-exploit = Exploiter
maphr-token-build = Aménager
maphr-token-use-prospect = { $action } · { $n ->
    [0] rien à poser
   *[other] { $n } à poser
}
maphr-token-use-full = { $action } · mine pleine
maphr-token-use-full-until = { $action } · mine pleine (niveau { $roman } : { $lacks ->
    [0] {""}
   *[1] aménagement et{" "}
}{ $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
})
    .short = { $action } · mine pleine
maphr-token-use-full-for = { $action } · mine pleine (niveau { $roman } : il faut un aménagement { $colour })
    .short = { $action } · mine pleine
maphr-token-use-exploit = { $action } · { $n ->
    [0] aucune pièce
    [one] +{ $n } pièce
   *[other] +{ $n } pièces
}
maphr-token-use-exploit-after = { $action } · nouveaux filons
maphr-token-use-build = { $action } · { $n ->
    [0] impossible
    [one] { $n } possible
   *[other] { $n } possibles
}
maphr-token-none = Rien de plus
maphr-token-further = { $n ->
    [0] { $action } (sans frais)
    [one] { $action } (coûte { $n } carte)
   *[other] { $action } (coûte { $n } cartes)
}
maphr-token-cancelled = { $action } (annulée)
maphr-verb-prospect = prospecter
maphr-verb-exploit = exploiter
maphr-verb-build = aménager
maphr-item-does = {" "}{ $card } : { $card-does }
maphr-item-open = { $card-the }
maphr-item-fits = { $card-the } (va en { $cells-or })
maphr-item-nowhere = { $card-the } (ne va nulle part dans votre mine)
maphr-item-claim = une carte cachée (annonce : { $card })
maphr-item-mystery = une carte cachée
maphr-item-gallery = une carte cachée (annonce : une galerie)
maphr-item-vein = une carte cachée (annonce : un filon)
maphr-item-building = une carte cachée (annonce : un aménagement)
maphr-item-impediment = une carte cachée (annonce : un empêchement)
maphr-claim-open = Montrer la carte
maphr-claim-mystery = Cachée, sans rien dire
maphr-claim-gallery = Cachée : « une galerie »
maphr-claim-vein = Cachée : « un filon »
maphr-claim-building = Cachée : « un aménagement »
maphr-claim-impediment = Cachée : « un empêchement »
maphr-claim-only = Ne rien dire de plus
maphr-said-gallery = « une galerie »
maphr-said-vein = « un filon »
maphr-said-building = « un aménagement »
maphr-said-impediment = « un empêchement »
maphr-claim-card = « { $card } »
maphr-claim-hidden = « { $card } » · cachée

## Phases
maphr-phase-draw = pioche
maphr-phase-immediate = cartes immédiates
maphr-phase-losses = perte à choisir
maphr-phase-commit = choix des actions
maphr-phase-react = empêchements
maphr-phase-resolve = actions
maphr-phase-trade = vente ou action spéciale
maphr-phase-surplus = défausse
maphr-phase-market = négociation
maphr-phase-upgrade = évolution de mine
maphr-phase-end = fin de la partie
maphr-draw-1 = chacun regarde cinq cartes de la défausse, en garde deux et en donne une
maphr-draw-2 = une enchère cachée détermine qui choisit ses cartes en premier
maphr-draw-3 = chacun pioche trois cartes, à garder ou à envoyer à un adversaire
maphr-draw-4 = { $players ->
    [2] chacun pioche quatre cartes, en garde une, en défausse une et donne les deux dernières à l’adversaire
   *[other] chacun pioche quatre cartes, en garde une, en défausse une et en donne une à gauche et une à droite
}
maphr-draw-5 = chacun reçoit cinq cartes, en garde une et en défausse une ; les trois autres passent à droite, et chacun garde alors une carte à chaque passage, jusqu’à la dernière
maphr-draw-6 = chacun pioche selon le niveau de sa mine

## Ce qui est demandé
maphr-ask-from-pile = { $seat } : choisissez les { $n } cartes que vous gardez.
    .next = { $seat } : choisissez encore { $left ->
        [one] 1 carte
       *[other] { $left } cartes
    } à garder.
    .waiting = { $seat } choisit les cartes à garder.
maphr-ask-from-pile-give = { $seat } : donnez une carte à { $players ->
    [2] { $other_seat }
   *[other] un autre joueur
}. Les deux autres cartes sont défaussées.
    .waiting = { $seat } choisit une carte à donner.
maphr-ask-bid = { $seat } : misez en secret sur { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} que personne n’a vues. Le plus offrant en prend { $keep } et joue en premier ce tour-ci ; { $n ->
    [3] la dernière va à l’autre joueur. La plus haute mise va à la banque, l’autre au joueur le plus pauvre.
   *[other] chacun des autres joueurs choisit ensuite une des cartes qui restent. La plus haute mise va à la banque, les autres mises au plus pauvre.
} { $coins ->
    [0] Vous n’avez aucune pièce.
    [one] Vous avez { $coins } pièce.
   *[other] Vous avez { $coins } pièces.
}
    .waiting = À { $seat } de miser en secret.
maphr-ask-packet = { $seat } : gardez { $n ->
    [one] une
   *[other] { $n }
} des { $count } cartes.{ $left ->
    [0] {""}
    [1] {" "}L’autre va à { $other_seat }.
   *[other] {" "}Les autres vont à { $other_seat }.
}
    .waiting = { $seat } choisit dans un paquet de { $count } cartes.
maphr-ask-send = { $seat } : gardez ou envoyez chaque carte piochée.
    .waiting = À { $seat } de garder ou d’envoyer les cartes piochées.
maphr-ask-keep-or-send = { $seat } : gardez-vous ou envoyez-vous { $card-the } (carte { $n } sur { $count }) ?
    .waiting = À { $seat } de garder ou d’envoyer la carte { $n } sur { $count }.
maphr-ask-share-keep = { $seat } : choisissez la carte que vous gardez. { $players ->
    [2] Une autre est défaussée, et les deux dernières vont à { $other_seat }.
   *[other] Une autre est défaussée ; des deux dernières, l’une va à { $other_seat }, à votre gauche, et l’autre à { $right_seat }, à votre droite.
}
    .waiting = { $seat } choisit une carte à garder.
maphr-ask-share-toss = { $seat } : vous gardez { $card-the }. Choisissez la carte à défausser. { $players ->
    [2] Les deux autres vont à { $other_seat }.
   *[other] Des deux autres, l’une va à { $other_seat }, à votre gauche, et l’autre à { $right_seat }, à votre droite.
}
    .waiting = { $seat } choisit une carte à défausser.
maphr-ask-share-left = { $seat } : vous gardez { $card-the } et défaussez { $other_card-the }. Choisissez la carte pour { $other_seat }, à votre gauche. La dernière va à { $right_seat }, à votre droite.
    .waiting = { $seat } choisit une carte pour { $other_seat }.
maphr-ask-draft = { $seat } : { $n ->
    [2] gardez une des deux cartes. L’autre passe à { $other_seat }.
    [5] gardez une des cinq cartes. Vous en défaussez ensuite une, et les trois autres passent à { $other_seat }.
   *[other] gardez une carte parmi { $n }. Les autres passent à { $other_seat } ; on n’en défausse plus.
}
    .waiting = { $seat } choisit une carte à garder.
maphr-ask-draft-toss = { $seat } : vous gardez { $card-the }. Choisissez maintenant la carte à défausser.
    .waiting = { $seat } choisit une carte à défausser.
maphr-ask-contract = { $seat } : vous montrez un contrat. Acceptez-vous { $card-the } ? { $coins ->
    [0] Vous n’avez aucune pièce.
    [one] Vous avez { $coins } pièce.
   *[other] Vous avez { $coins } pièces.
}{ $most ->
    [0] {""}
   *[other] {" "}Pour l’instant, votre limite d’aménagements est de { $most }, et vous en avez { $built }.
}
    .waiting = À { $seat } d’accepter ou de refuser { $card-the }.
maphr-ask-caravan = { $seat } : payez-vous un pot-de-vin de { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} à { $card-the } ? Il ajoute 1 au dé. { $coins ->
    [0] Vous n’avez aucune pièce.
    [one] Vous avez { $coins } pièce.
   *[other] Vous avez { $coins } pièces.
}
    .waiting = { $seat } décide de soudoyer ou non { $card-the }.
maphr-ask-lose-tile = { $seat } : { $card-the } vous coûte une tuile d’extrémité. Laquelle ?
    .waiting = { $seat } choisit la tuile d’extrémité que lui coûte { $card-the }.
maphr-ask-sabotage-tile = { $seat } : choisissez la tuile d’extrémité à détruire dans la mine de { $other_seat }.
    .waiting = { $seat } choisit la tuile d’extrémité à détruire dans la mine de { $other_seat }.
maphr-ask-lose-building = { $seat } : { $card-the } vous coûte un aménagement. Lequel ?
    .waiting = { $seat } choisit l’aménagement que lui coûte { $card-the }.
maphr-ask-actions = { $seat } : choisissez vos actions en secret, dans l’ordre où vous les ferez.
    .waiting = { $seat } choisit ses actions en secret.
maphr-ask-pay-cards = { $seat } : choisissez { $n ->
    [one] la carte à défausser
   *[other] les { $n } cartes à défausser
} pour faire plus d’une action.
    .next = { $seat } : choisissez encore { $left ->
        [one] 1 carte
       *[other] { $left } cartes
    } à défausser pour faire plus d’une action.
    .waiting = { $seat } choisit ce qui sera défaussé.
maphr-ask-impediments = { $seat } : annulez-vous une action adverse avec un empêchement ?
    .waiting = { $seat } décide d’annuler ou non une action.
maphr-ask-impediments-more = { $seat } : annulez-vous une autre action ?
    .waiting = { $seat } décide d’annuler ou non une autre action.
maphr-ask-prospect = { $seat } : posez une tuile ou arrêtez-vous. Vous pouvez poser { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles au plus
}.
    .waiting = À { $seat } de poser des tuiles.
maphr-ask-prospect-or-demolish = { $n ->
    [0] { $seat } : démolissez une tuile d’extrémité ou arrêtez-vous. À ce niveau, votre mine ne peut plus recevoir de tuile.
    [one] { $seat } : posez une tuile, démolissez une tuile d’extrémité ou arrêtez-vous. Vous pouvez poser { $n } tuile.
   *[other] { $seat } : posez une tuile, démolissez une tuile d’extrémité ou arrêtez-vous. Vous pouvez poser { $n } tuiles au plus.
}
    .waiting = À { $seat } de poser ou de démolir des tuiles.
maphr-ask-prospect-empty = { $seat } : démolissez une tuile d’extrémité ou arrêtez-vous. Votre main est vide : vous ne pouvez rien poser.
    .waiting = À { $seat } de poser ou de démolir des tuiles.
maphr-ask-prospect-more = { $seat } : posez encore une tuile ou arrêtez-vous. { $n ->
    [one] Encore { $n } tuile possible.
   *[other] Encore { $n } tuiles possibles.
}
    .waiting = À { $seat } de poser des tuiles.
maphr-ask-prospect-paid = { $seat } : posez une tuile de plus pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} ou arrêtez-vous.
    .waiting = { $seat } décide de poser ou non une tuile de plus.
maphr-ask-place = { $seat } : choisissez la case et le sens de la tuile.
    .waiting = { $seat } choisit la case d’une tuile.
maphr-ask-hire = { $n ->
    [0] { $seat } : engagez-vous gratuitement un mineur ? Vous n’en avez aucun, et vous pouvez en avoir { $limit } au plus.
    [one] { $seat } : engagez-vous un mineur pour { $n } pièce ? Vous avez { $miners ->
        [one] { $miners } mineur
       *[other] { $miners } mineurs
    } ({ $limit } au plus).
   *[other] { $seat } : engagez-vous un mineur pour { $n } pièces ? Vous avez { $miners ->
        [one] { $miners } mineur
       *[other] { $miners } mineurs
    } ({ $limit } au plus).
}
    .waiting = { $seat } décide d’engager ou non un mineur.
maphr-ask-build = { $seat } : payez un aménagement, ou n’aménagez rien. { $coins ->
    [0] Vous n’avez aucune pièce.
    [one] Vous avez { $coins } pièce.
   *[other] Vous avez { $coins } pièces.
}
    .waiting = { $seat } choisit un aménagement à payer.
maphr-ask-trade = { $seat } : vendez une carte pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}, utilisez une action spéciale ou passez.
    .waiting = À { $seat } de vendre une carte, d’utiliser une action spéciale ou de passer.
maphr-ask-sale = { $seat } : vendez une carte pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} ou passez.
    .waiting = À { $seat } de vendre une carte ou de passer.
maphr-ask-sabotage = { $seat } : vendez une carte pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}, utilisez une action spéciale ou passez. Si vous choisissez le sabotage, le dé décide : de 1 à 3, rien ne se passe ; sur un 4 ou un 5, vous volez { $stolen ->
    [one] { $stolen } pièce
   *[other] { $stolen } pièces
} ; sur un 6, vous détruisez une tuile d’extrémité.
    .waiting = À { $seat } de vendre une carte, d’utiliser une action spéciale ou de passer.
maphr-ask-looked = { $seat } : prenez l’une des cartes regardées, ou aucune.
    .waiting = { $seat } décide de prendre ou non une carte de la défausse.
maphr-ask-surplus = { $seat } : défaussez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} pour revenir à votre limite de { $limit }.
    .next = { $seat } : défaussez encore { $left ->
        [one] 1 carte
       *[other] { $left } cartes
    } pour revenir à votre limite de { $limit }.
    .waiting = À { $seat } de défausser des cartes pour revenir à la limite de main.
maphr-ask-market = { $seat } : faites une offre, répondez ou dites « J’ai fini pour ce tour ». { $coins ->
    [0] Vous n’avez aucune pièce.
    [one] Vous avez { $coins } pièce.
   *[other] Vous avez { $coins } pièces.
}{ $away_seats-count ->
    [0] {""}
    [one] {" "}{ $away_seats } a fini pour ce tour.
   *[other] {" "}{ $away_seats } ont fini pour ce tour.
}
    .several = La négociation est ouverte : { $seats } { $seats-count ->
        [one] peut
       *[other] peuvent
    } proposer et répondre.
    .waiting = { $seat } participe à la négociation.
maphr-ask-named = { $seat } : { $other_seat } { $n ->
    [0] n’accepterait { $card-the } que gratuitement
    [one] paierait { $n } pièce pour { $card-the }
   *[other] paierait { $n } pièces pour { $card-the }
}. Proposez-vous cette carte à ce prix ?
    .waiting = { $seat } participe à la négociation.
maphr-ask-sent = { $seat } : { $other_seat } réfléchit à votre offre. Vous pouvez attendre, la retirer ou quitter la négociation.
    .waiting = { $seat } participe à la négociation.
maphr-ask-answer-sent = { $seat } : { $other_seat } réfléchit à votre réponse. Vous pouvez attendre, faire vous-même une offre ou quitter la négociation.
    .waiting = { $seat } participe à la négociation.
maphr-ask-offer = { $seat } : proposez une vente, ou un échange d’une carte contre une autre.
    .waiting = { $seat } prépare une offre.
maphr-ask-sold = { $hidden ->
    [0] { $other_seat } vous montre { $item } et vous propose cette carte
   *[other] { $other_seat } vous propose { $item }
} { $n ->
    [0] gratuitement
    [one] pour { $n } pièce
   *[other] pour { $n } pièces
}. Acceptez-vous ? { $coins ->
    [0] Vous n’avez aucune pièce.
    [one] Vous avez { $coins } pièce.
   *[other] Vous avez { $coins } pièces.
}{ $hidden ->
    [0] {""}
   *[other] {" "}Une carte cachée n’est pas toujours celle qu’on annonce.
}{ $about }
    .waiting = { $seat } réfléchit à une offre de { $other_seat }.
maphr-ask-swapped = { $hidden ->
    [0] { $other_seat } vous montre { $item } et vous propose cette carte contre une des vôtres.
   *[other] { $other_seat } vous propose { $item } contre une des vôtres.
} En donnez-vous une ?{ $hidden ->
    [0] {""}
   *[other] {" "}Une carte cachée n’est pas toujours celle qu’on annonce.
}{ $about }
    .waiting = { $seat } réfléchit à une offre de { $other_seat }.
maphr-ask-answered = { $hidden ->
    [0] { $other_seat } vous montre { $item } : prenez-vous cette carte contre { $card-the } ?
   *[other] { $other_seat } vous répond par { $item } : la prenez-vous contre { $card-the } ? Une carte cachée n’est pas toujours celle qu’on annonce.
}{ $about }
    .waiting = { $seat } réfléchit à une réponse de { $other_seat }.
maphr-ask-which-offer = { $seat } : { $n ->
    [one] { $n } offre attend
   *[other] { $n } offres attendent
} votre réponse. Laquelle regardez-vous d’abord ?
    .waiting = { $seat } participe à la négociation.
maphr-ask-to-whom = { $seat } : à qui faites-vous une offre ?{ $away_seats-count ->
    [0] {""}
    [one] {" "}{ $away_seats } a fini pour ce tour.
   *[other] {" "}{ $away_seats } ont fini pour ce tour.
}
    .waiting = { $seat } prépare une offre.
maphr-ask-put = { $seat } : quelle carte proposez-vous ?
    .waiting = { $seat } prépare une offre.
maphr-ask-claim = { $seat } : montrez-vous { $card-the }, ou proposez-vous une carte cachée en annonçant ce qu’elle est ? L’annonce peut être fausse.
    .waiting = { $seat } prépare une offre.
maphr-ask-price = { $seat } : choisissez votre prix pour { $card-the }, de { $min } à { $max ->
    [one] { $max } pièce
   *[other] { $max } pièces
}. { $coins ->
    [0] { $other_seat } n’en a aucune
   *[other] { $other_seat } en a { $coins }
}{ $hidden ->
    [0] .
   *[other] {" "}et verra { $item }.
}
    .waiting = { $seat } prépare une offre.
maphr-ask-only-price = { $n ->
    [0] { $seat } : { $other_seat } n’a aucune pièce ; vous ne pouvez donc proposer { $card-the } que gratuitement.
    [one] { $seat } : le seul prix possible pour { $card-the } est { $n } pièce. { $other_seat } en a { $coins }.
   *[other] { $seat } : le seul prix possible pour { $card-the } est { $n } pièces. { $coins ->
        [0] { $other_seat } n’en a aucune.
       *[other] { $other_seat } en a { $coins }.
    }
}
    .waiting = { $seat } prépare une offre.
maphr-ask-haggle = { $seat } : combien paieriez-vous au lieu de { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} ? { $coins ->
    [0] Vous n’avez aucune pièce.
    [one] Vous avez { $coins } pièce.
   *[other] Vous avez { $coins } pièces.
} Le prix que vous proposez ({ $min ->
    [0] { $max } au plus
   *[other] de { $min } à { $max }
}) n’engage personne.
    .waiting = À { $seat } de proposer un prix.
maphr-ask-upgrade = { $seat } : faites-vous passer votre mine au niveau { $roman } pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} ? Vous en avez { $coins }. Ce niveau donne droit à { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} dans la mine, à un mineur de plus et à une seconde action { $cards ->
    [0] gratuite
    [one] pour { $cards } carte
   *[other] pour { $cards } cartes
} ; lors d’une pioche selon le niveau (type 6), vous piochez une carte de moins.
    .waiting = { $seat } décide de faire passer ou non sa mine au niveau { $roman }.
maphr-wait-from-pile = Chacun choisit parmi cinq cartes de la défausse.
maphr-wait-auction = Chacun mise en secret.
maphr-wait-keep-or-send = Chacun garde ou envoie chacune de ses trois cartes.
maphr-wait-share = Sur quatre cartes, chacun en garde une, en défausse une et fait passer les deux autres.
maphr-wait-draft = Chacun garde une carte et fait passer le reste.
maphr-wait-choose-actions = Chacun choisit ses actions en secret.
maphr-wait-impediments = Des empêchements peuvent être joués.
maphr-wait-market = La négociation est ouverte.
maphr-wait-upgrade-mine = Les mines peuvent monter d’un niveau.

## Pourquoi c’est demandé
maphr-why-from-pile = Le dé donne 1 : vous regardez cinq cartes de la défausse. Deux sont pour vous, une va à l’adversaire de votre choix, deux sont défaussées. Une catastrophe ou une Caravane orque ou drow nuit le plus souvent au joueur qui la reçoit.
maphr-why-auction = Les cartes sont face cachée : vous misez sans les voir. La plus forte mise va à la banque ; le joueur qui l’a faite regarde les cartes en premier, en garde deux et joue en premier pendant ce tour. Les autres mises vont au joueur le plus pauvre.
maphr-why-take-packet = Les cartes de l’enchère passent de main en main vers la gauche, à commencer par le gagnant ; gardez votre part et faites passer le reste.
maphr-why-keep-or-send = Chacune des trois cartes est pour vous ou pour un adversaire. Ce que vous recevez ne peut pas repartir.
maphr-why-share = Sur quatre cartes, une est pour vous, une est défaussée, une va à gauche et une à droite ; à deux joueurs, ces deux-là vont à votre adversaire.
maphr-why-draft = Sur cinq cartes, vous en gardez une, en défaussez une et passez les trois autres à droite. Vous gardez ensuite une carte parmi celles que vous recevez, jusqu’à la dernière.
maphr-why-contract-offer = Les contrats et les catastrophes ne restent jamais en main : après la pioche, chacun montre les siens et les résout un par un. Ce contrat vous propose quelque chose contre paiement. Si vous le refusez, il est défaussé et ne vous coûte rien.
maphr-why-caravan = On ne peut pas refuser une caravane. Le dé décide de ce qu’elle apporte ; un pot-de-vin ajoute 1 au dé.
maphr-why-lose-tile = Seule une tuile d’extrémité peut partir : toutes les autres doivent rester reliées à l’entrée.
maphr-why-lose-building = L’Incendie détruit un de vos aménagements ; vous choisissez lequel et perdez ses points et son effet.
maphr-why-choose-actions = Une action est gratuite ; une seconde coûte des cartes, selon le niveau de votre mine. Tout est révélé ensemble, et un adversaire peut annuler une action avec un empêchement.
maphr-why-full-mine = { maphr-why-choose-actions } Votre mine est pleine : à son niveau, elle n’a plus de place pour une tuile. Le niveau { $roman } en admet { $n } et demande { $condition } ; si vous remplissez cette condition à la fin d’un tour, on vous demande si vous voulez y passer.
maphr-why-impediments = Un empêchement annule une action qu’un adversaire a révélée. La question vous est posée quand vous en avez un qui convient. Jusqu’à la dernière réponse, le plateau nomme tous ceux à qui elle pourrait être posée, pour que personne ne voie à qui elle l’est.
maphr-why-prospecting = Les tuiles rapprochent votre mine de son objectif, et les filons rapportent des pièces et des points. Chaque tuile doit rejoindre vos tunnels, et il doit rester un bout ouvert.
maphr-why-exploiting = Chaque mineur exploite un filon. Vous pouvez engager un mineur de plus ; il vaudra aussi 3 points à la fin.
maphr-why-constructing = Un aménagement rapporte des points à la fin, davantage avec d’autres de sa couleur ou une série complète, et la plupart des aménagements ont un effet dès maintenant.
maphr-why-trade-turn = Vous pouvez faire une vente ou une action spéciale. La banque paie le même prix pour toute carte, même un filon, dont le nombre indique ce qu’il rapporte quand on l’exploite. Ensuite, vous défaussez les cartes qui dépassent votre limite de main.
maphr-why-rune-library = Vous avez regardé des cartes prises au hasard dans la défausse et pouvez en garder une. Personne d’autre ne les voit.
maphr-why-surplus = Une main ne peut pas dépasser sa limite après cette phase. Ce qui est défaussé ne rapporte rien.
maphr-why-market = Vendez une carte à un autre joueur, ou échangez-la contre une des siennes ; vous la montrez ou la cachez. Seuls les deux intéressés voient une offre. Quittez la négociation quand vous avez fini.
maphr-why-upgrade-mine = Un niveau plus élevé permet davantage de tuiles dans la mine, de meilleurs aménagements, un mineur de plus et une seconde action moins chère. En revanche, vous piochez moins de cartes quand chacun pioche selon le niveau de sa mine.

## Conseils à qui découvre le jeu
maphr-best-card = { $best ->
    [5] Un filon riche rapporte à chaque exploitation et à la fin : il est bon à prendre si, malgré son cul-de-sac, votre mine garde un bout ouvert.
    [4] Un filon riche rapporte à chaque exploitation et à la fin : il est bon à prendre.
    [3] Une tuile à trois ou quatre ouvertures garde votre mine ouverte : elle est bonne à prendre.
    [2] Une tuile à deux ouvertures prolonge votre mine : elle est bonne à prendre.
    [1] Un aménagement rapporte des points, surtout avec d’autres de sa couleur ou avec les cinq couleurs.
   *[0] Cherchez ce qui vous servira le plus tôt.
}
maphr-best-when-full = Votre mine est pleine : aucune tuile ne vous sert pour l’instant. { $lacks }
maphr-full-coins = Passer au niveau suivant coûte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}, et vous { $have ->
    [0] n’en avez aucune
   *[other] en avez { $have }
}.
maphr-tip-keep-or-send = { $advice } N’envoyez une carte que si elle ne sert à aucun adversaire.
maphr-tip-share = { $advice } Pensez ensuite à qui recevra les autres.
maphr-tip-contract-offer = Un contrat vaut son prix quand il apporte ce qui vous manque. Le refuser ne coûte rien.
maphr-tip-caravan = En moyenne, le pot-de-vin ne vaut ses 2 pièces qu’avec la Caravane drow ; sinon, fiez-vous au dé.
maphr-tip-choose-actions = Commencez par « Prospecter » : sans filon, il n’y a rien à exploiter. Puis aménagez : dans une partie complète, cela donne plus d’un tiers des points.
maphr-tip-impediments = { $held ->
    [0] Vous n’avez aucun empêchement qui puisse annuler une de ces actions : laissez faire.
   *[1] Gardez un empêchement pour le joueur en tête.
}
maphr-tip-prospecting = Posez d’abord des tuiles à deux ouvertures ou plus : un cul-de-sac fermerait votre mine. Posez les filons riches là où il reste un autre bout ouvert.
maphr-tip-exploiting = Engagez un mineur tant qu’un de vos filons n’en a pas : chaque exploitation rapporte alors plus de pièces, et un mineur vaut 3 points à la fin.
maphr-tip-constructing = Un aménagement de chaque couleur, c’est une série, qui vaut 10 points.
maphr-tip-trade-turn = Vendez une carte inutile, surtout quand votre main dépasse sa limite.
maphr-tip-surplus = Défaussez ce que vous ne poserez ni n’aménagerez de sitôt, comme un aménagement que vous avez déjà.
maphr-tip-upgrade-mine = Payez le niveau suivant quand le vôtre ne permet plus assez de tuiles ou de bons aménagements ; d’ici là, les pièces servent mieux à aménager.
    .guided = Le niveau II coûte 4 pièces et permet six tuiles dans la mine, l’objectif de ce scénario.
maphr-tip-from-pile = { $advice } Donnez ce qui sert le moins aux autres.
maphr-tip-auction = Toute mise est payée, même perdante : misez peu, car il vous faudra des pièces pour aménager.
maphr-tip-take-packet = { $advice }
maphr-tip-draft = { $advice } Votre voisin reçoit ce que vous laissez.
maphr-tip-lose-tile = Si possible, perdez une tuile sans mineur, de préférence une galerie.
maphr-tip-lose-building = Choisissez un aménagement dont la perte ne casse aucune série et dont l’effet ne vous manquera pas.
maphr-tip-rune-library = { $advice }
maphr-tip-market = Proposez une carte inutile contre une carte utile. Rien ne vous oblige à négocier : « J’ai fini pour ce tour » met fin à la négociation pour vous.

## Choix
maphr-do-keep = { $card }
    .verb = Garder
    .card = Quelle carte gardez-vous ?
maphr-do-take-none = N’en prendre aucune
maphr-do-keep-it = Garder · { $card }
maphr-do-toss = { $card } · défausser
    .verb = Défausser
    .card = Quelle carte défaussez-vous ?
maphr-do-give = { $card } · pour { $seat }
    .verb = Donner
    .card = Quelle carte donnez-vous ?
    .seat = À qui ?
maphr-do-act = { $actions-count ->
    [one] { $actions } seulement
   *[other] { $actions }
}
    .verb = Agir
    .first = Quelle action d’abord ?
    .second = Et ensuite ?
    .third = Et pour finir ?
maphr-do-idle = Ne rien faire (+{ $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
})
    .verb = Ne rien faire
maphr-do-hinder = Annuler l’action { $action } · { $seat }{ $coins ->
    [0] {""}
    [one] {" "}(environ { $coins } pièce)
   *[other] {" "}(environ { $coins } pièces)
}
    .verb = Empêchement
    .card = Quel empêchement ?
    .seat = Contre qui ?
maphr-do-hinder-toll = Annuler l’action { $action } · { $seat }{ $coins ->
    [0] {""}
    [one] {" "}(environ { $coins } pièce)
   *[other] {" "}(environ { $coins } pièces)
}, coûte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
maphr-do-enough = Laisser faire
    .verb = Laisser faire
maphr-do-let-pass = Ne me solliciter qu’au besoin
    .verb = Ne me solliciter qu’au besoin
maphr-do-let-pass-now = Aucun empêchement de votre main ne convient : rien à répondre
maphr-do-tile = Poser une tuile
    .verb = Poser une tuile
    .card = Quelle tuile posez-vous ?
maphr-do-lay = { $n ->
    [0] Poser en { $cell }{ $sides-count ->
        [0] {""}
       *[other] {" "}· { $sides }
    }
   *[other] Poser en { $cell }, sens { $n } · { $sides }
}{ $rock-count ->
    [0] {""}
   *[other] {" "}({ $rock } : roche)
}
    .verb = Poser
    .card = Quelle tuile posez-vous ?
    .cell = Sur quelle case ?
    .turn = Dans quel sens ? Les numéros sont sur l’image.
maphr-do-demolish = Démolir { $cell }
    .verb = Démolir
    .cell = Quelle tuile d’extrémité démolissez-vous ?
maphr-do-decline = S’arrêter
    .verb = S’arrêter
maphr-do-decline-build = Ne rien aménager
maphr-do-hire = Engager { $n ->
    [0] gratuitement
    [one] pour { $n } pièce
   *[other] pour { $n } pièces
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coins ->
    [0] aucune pièce ce tour-ci
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}
    .verb = Engager un mineur
maphr-do-spare = Ne pas engager de mineur · { $coins ->
    [0] aucune pièce ce tour-ci
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}
    .verb = Ne pas engager de mineur
maphr-do-erect = { $card } · à aménager pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
    .verb = Aménager
    .card = Quel aménagement payez-vous ?
maphr-do-accept = Accepter le contrat
    .verb = Accepter
maphr-do-accept-gain-miner = Payer { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} : +1 mineur
maphr-do-accept-building = Payer { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} : 1 aménagement
maphr-do-accept-vein = Payer { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} : 1 filon
maphr-do-accept-spread-limit = Payer { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} · limite d’aménagements +1
maphr-do-refuse = Refuser : rien ne change
    .verb = Refuser
maphr-do-bribe = Pot-de-vin · coûte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}, dé +1
    .verb = Pot-de-vin
maphr-do-trust = S’en remettre au dé · ne coûte rien
    .verb = S’en remettre au dé
maphr-do-lose = { $cell } : { $card }
    .verb = Perdre une tuile
    .cell = Quelle tuile d’extrémité est perdue ?
maphr-do-lose-nothing = Aucune tuile ici
maphr-do-abandon = { $card } (−{ $points ->
    [one] { $points } point
   *[other] { $points } points
})
    .verb = Perdre un aménagement
    .card = Quel aménagement est perdu ?
maphr-do-pass-over = Passer · défausser { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
maphr-do-pass = Passer
    .verb = Passer
maphr-do-sell = { $card } · vendre pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
    .verb = Vendre
    .card = Quelle carte vendez-vous ?
maphr-do-use = { $building } · action spéciale
    .verb = Action spéciale
    .building = Quelle action spéciale ?
    .card = Quelle carte défaussez-vous pour cette action ?
maphr-do-sabotage = Saboter → { $seat }
    .verb = Saboter
    .seat = Contre qui ?
maphr-do-rejoin = Revenir négocier
    .verb = Revenir négocier
maphr-do-offer-sale = Vendre une carte
maphr-do-offer-sale-full = Vendre · personne ici n’a de place en main
maphr-do-offer-swap = Échanger une carte
maphr-do-offer = Proposer
    .verb = Proposer
    .deal = Une vente ou un échange ?
maphr-do-to = { $seat } · { $n ->
    [0] aucune pièce
    [one] { $n } pièce
   *[other] { $n } pièces
}
    .verb = Proposer à
    .seat = À qui ?
maphr-do-put = { $card }
    .verb = Proposer la carte
    .card = Quelle carte proposez-vous ?
maphr-do-put-building = { $card } · à vendre pour { $min } à { $max ->
    [one] { $max } pièce
   *[other] { $max } pièces
}{ $dear ->
    [0] {""}
   *[other] , plus que n’en ont les autres ici
}
maphr-do-claim = Montrer ou cacher
    .verb = Montrer ou cacher
    .how = Montrez-vous la carte ?
    .card = Qu’annoncez-vous ?
maphr-form-to = À qui s’adresse l’offre ?
maphr-form-card = Quelle carte proposez-vous ?
maphr-form-claim = Comment présentez-vous la carte ?
    .help = Ce que vous dites d’une carte cachée peut être faux.
maphr-form-price = Pour combien de pièces ?
maphr-do-propose = Nouvelle offre
    .verb = Nouvelle offre
maphr-do-consider = Répondre à une offre
    .verb = Répondre à une offre
    .offer = À quelle offre répondez-vous ?
maphr-do-consider-sale = { $seat } · { $n ->
    [0] gratuit
    [one] coûte { $n } pièce
   *[other] coûte { $n } pièces
}
maphr-do-consider-swap = { $seat } : échange
maphr-do-consider-answer = { $seat } : réponse
maphr-do-buy = { $n ->
    [0] Prendre gratuitement
    [one] Acheter pour { $n } pièce
   *[other] Acheter pour { $n } pièces
}
    .verb = Acheter
    .offer = Quelle offre acceptez-vous ?
maphr-do-turndown = Refuser
    .verb = Refuser
    .offer = Quelle offre refusez-vous ?
maphr-do-haggle = Proposer un autre prix
    .verb = Proposer un autre prix
    .offer = Pour quelle offre ?
maphr-do-meet = { $n ->
    [0] Proposer gratuitement
    [one] Proposer pour { $n } pièce
   *[other] Proposer pour { $n } pièces
}
    .verb = Proposer à ce prix
    .offer = Quelle carte proposez-vous à ce prix ?
maphr-do-answer = Donner en échange
    .verb = Donner en échange
    .offer = À quel échange répondez-vous ?
maphr-do-confirm = Échanger
    .verb = Échanger
    .offer = Quel échange concluez-vous ?
maphr-do-withdraw = Retirer mon offre
    .verb = Retirer mon offre
    .offer = Quelle offre retirez-vous ?
maphr-do-gone = Cette offre est terminée
maphr-do-done = J’ai fini pour ce tour
    .verb = J’ai fini pour ce tour
maphr-do-stay-out = J’ai fini pour tous les tours
    .verb = J’ai fini pour tous les tours
maphr-do-upgrade = Monter d’un niveau
    .verb = Monter d’un niveau
maphr-do-upgrade-costs = Monter au niveau { $roman } · coûte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
maphr-do-stay = Rester à ce niveau
    .verb = Rester à ce niveau
maphr-part-card = { $card }
maphr-part-copies = { $item } · ×{ $n }
maphr-part-cell = { $cell }
maphr-part-place = { $cell } · { $sides }{ $rock-count ->
    [0] {""}
   *[other] {" "}({ $rock } : roche)
}
maphr-part-turn = { $n ->
    [0] { $sides }
   *[other] Sens { $n } · { $sides }
}{ $rock-count ->
    [0] {""}
   *[other] {" "}({ $rock } : roche)
}
maphr-side-left = gauche
maphr-side-up = haut
maphr-side-right = droite
maphr-side-down = bas
maphr-part-n = { $n ->
    [0] Aucune pièce
    [one] { $n } pièce
   *[other] { $n } pièces
}
maphr-part-paid-tile = { $card } · { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
maphr-part-building = { $card } { $roman } · à aménager pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
maphr-part-victim = { $seat } · { $coins ->
    [0] aucune pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $tiles ->
    [0] aucune tuile
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
maphr-part-seat = { $seat }
maphr-part-seat-full = { $seat } · main pleine
maphr-part-action = { $card }
maphr-part-no-card = Aucune carte

## Ce qui s’est passé
maphr-log-start = Scénario : { $scenario }. { $seat } a le dé pour commencer.
maphr-log-clan-power = { $seat } : { $clan } (objectif : { $n }). { $power }.
maphr-log-round = Tour { $n } : { $seat } lance le dé
    .when = au tour { $n }
    .round = Tour { $n }
maphr-log-roll-again = { $seat } obtient { $times ->
    [one] un 1
   *[other] { $times } fois de suite un 1
}, mais la défausse { $n ->
    [0] n’a aucune carte
    [one] n’a qu’une carte
   *[other] n’a que { $n } cartes
} alors qu’il en faut { $need } : le dé est relancé.
maphr-log-die = Le dé donne { $n } : { $draw }.
maphr-log-shuffle = { $n ->
    [one] La pioche est vide : l’unique carte de la défausse devient la pioche.
   *[other] La pioche est vide : les { $n } cartes de la défausse sont mélangées et deviennent la pioche.
}
maphr-log-received = Vous recevez : { $cards }.
maphr-log-gives = { $seat } donne { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à { $other_seat }.
maphr-log-shared = Chacun donne une carte à gauche et une à droite.
maphr-log-given = { $seat } vous donne : { $cards }.
maphr-log-draws = { $seat } pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
    .several = { $each } piochent { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } chacun.
    .each = { $seat }
maphr-log-draws-more = { $seat } pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de plus ({ $source }).
maphr-log-draft = Choix { $n } terminé : chacun passe { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à droite.
maphr-log-draft-last = La dernière carte est pour vous : { $cards }.
maphr-log-bids = Voici les mises : { $bids }.
maphr-log-bid = { $seat } ({ $n ->
    [0] rien
    [one] { $n } pièce
   *[other] { $n } pièces
})
maphr-log-tie = { $seats } misent la même somme : { $after ->
    [0] { $seat } a lancé le dé, vient donc en premier dans l’ordre du tour et l’emporte.
   *[other] dans l’ordre du tour, qui commence par { $other_seat }, { $seat } vient en premier et l’emporte.
}
maphr-log-auction = { $n ->
    [0] { $seat } remporte l’enchère sans rien miser et joue en premier ce tour-ci.
    [one] { $seat } remporte l’enchère, paie { $n } pièce à la banque et joue en premier ce tour-ci. Toutes les mises sont payées.
   *[other] { $seat } remporte l’enchère, paie { $n } pièces à la banque et joue en premier ce tour-ci. Toutes les mises sont payées.
}
maphr-log-poorest = Le reste des mises va { $seats-count ->
    [one] au plus pauvre : { $seats } gagne
   *[other] aux plus pauvres : { $seats } gagnent
} { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}{ $seats-count ->
    [one] .
   *[other] {" "}chacun.
}
maphr-log-takes = { $seat } prend { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de l’enchère, en secret.
maphr-log-shows = { $seat } montre { $cards-count ->
    [one] cette carte
   *[other] ces cartes
} : { $cards }.
maphr-log-protected = Avec { $source-the }, { $seat } ne subit pas { $card-the }.
maphr-log-gains = { $n ->
    [0] { $card } : { $seat } ne gagne rien et { $coins ->
        [0] n’a toujours aucune pièce
        [one] a toujours { $coins } pièce
       *[other] a toujours { $coins } pièces
    }.
    [one] { $card } : { $seat } gagne { $n } pièce et en a maintenant { $coins }.
   *[other] { $card } : { $seat } gagne { $n } pièces et en a maintenant { $coins }.
}
maphr-log-all-gain = { $card } : chaque joueur gagne { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
maphr-log-miner = { $card } : { $seat } gagne un mineur et en a maintenant { $n }.
maphr-log-extension = { $seat } pourra avoir { $n ->
    [one] { $n } aménagement
   *[other] { $n } aménagements
} au-delà de la limite jusqu’à la fin de la partie.
maphr-log-turns-up = De la pioche à la défausse : { $cards }.
maphr-log-finds = { $seat } trouve { $card-a } et prend cette carte en main.
maphr-log-finds-nothing = { $seat } ne trouve aucune carte de ce genre.
maphr-log-loses = { $n ->
    [0] { $card } : { $seat } ne perd rien et { $coins ->
        [0] n’a toujours aucune pièce
        [one] a toujours { $coins } pièce
       *[other] a toujours { $coins } pièces
    }.
    [one] { $card } : { $seat } perd { $n } pièce et { $coins ->
        [0] n’en a plus
       *[other] en a maintenant { $coins }
    }.
   *[other] { $card } : { $seat } perd { $n } pièces et { $coins ->
        [0] n’en a plus
       *[other] en a maintenant { $coins }
    }.
}
maphr-log-loses-miner = { $n ->
    [0] { $card } : { $seat } n’a aucun mineur à perdre.
    [one] { $card } : { $seat } perd { $n } mineur.
   *[other] { $card } : { $seat } perd { $n } mineurs.
}
maphr-log-loses-level = { $n ->
    [0] { $card } : { $seat } reste au niveau { $level }
   *[other] { $card } : { $seat } redescend au niveau { $level }
}.
maphr-log-loses-cards = { $n ->
    [0] { $card } : { $seat } n’a aucune carte à perdre.
    [one] { $card } : { $seat } perd { $n } carte au hasard.
   *[other] { $card } : { $seat } perd { $n } cartes au hasard.
}
maphr-log-lost = Vous perdez : { $cards }.
maphr-log-no-tile = { $card } : { $seat } n’a aucune tuile à perdre.
maphr-log-strikes-nobody = Aucune mine ne compte { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
} ou plus : { $card-the } ne détruit rien.
maphr-log-no-building = { $card } : { $seat } n’a aucun aménagement à perdre.
maphr-log-tile-lost = { $card } : { $seat } perd { $tile-the } en { $cell }.
maphr-log-building-lost = { $card } : { $seat } perd { $building-the }.
maphr-log-refuses = { $seat } refuse { $card-the }.
maphr-log-accepts = { $seat } paie { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} pour { $card-the }.
maphr-log-bribe = { $seat } verse un pot-de-vin de { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
maphr-log-caravan = { $card } pour { $seat } : le dé donne { $face }, et { $n } avec le pot-de-vin.
maphr-log-caravan-as-rolled = { $card } pour { $seat } : le dé donne { $face }.
maphr-log-caravan-nothing = Avec ce résultat, { $card-the } n’a aucun effet.
maphr-log-actions = Actions
maphr-log-idle = { $seat } ne peut rien faire, gagne { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} et en a maintenant { $coins }.
maphr-log-plan = { $seat } révèle { $actions }{ $n ->
    [0] .
    [one] , et paie 1 carte.
   *[other] , et paie { $n } cartes.
}
maphr-log-impediment = { $seat } joue { $card-the } contre { $other_seat } : l’action « { $action } » est annulée.
maphr-log-impediment-late = Vous reprenez { $card-the } : l’action de { $seat } était déjà annulée.
maphr-log-impediment-unpaid = Vous reprenez { $card-the } : vous ne pouvez pas payer le péage de { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} à { $seat }.
maphr-log-toll = { $seat } paie un péage de { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} à { $other_seat } ({ $source }) ; { $other_seat } en a maintenant { $coins }.
maphr-log-turn = { $seat } : actions
maphr-log-paid-tile = { $seat } paie { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} pour poser une tuile de plus ({ $source }).
maphr-log-lay = { $seat } pose en { $cell } { $tile-a } et a maintenant { $n ->
    [one] 1 tuile
   *[other] { $n } tuiles
} dans sa mine.
maphr-log-finisher = { $seat } atteint l’objectif avec { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
} : la partie s’arrête après cette phase.
maphr-log-demolish = { $seat } démolit { $tile-the } en { $cell }.
maphr-log-decline-prospect = { $seat } ne pose aucune tuile.
maphr-log-hire = { $n ->
    [0] { $seat } engage gratuitement un mineur, le seul de sa mine.
    [one] { $seat } engage un mineur pour { $n } pièce (mineurs : { $count }).
   *[other] { $seat } engage un mineur pour { $n } pièces (mineurs : { $count }).
}
maphr-log-exploit = { $seat } exploite sa mine, gagne { $total ->
    [one] { $total } pièce
   *[other] { $total } pièces
}{ $bonuses-count ->
   *[0] {""}
} et en a maintenant { $coins }.
maphr-log-exploit-sum = { $seat } exploite sa mine, gagne { $total ->
    [one] { $total } pièce
   *[other] { $total } pièces
} ({ $n } plus { $bonuses }) et en a maintenant { $coins }.
maphr-log-bonus = { $n } avec { $source-the }
maphr-log-exploit-nothing = { $seat } exploite sa mine sans rien gagner : aucun mineur n’est sur un filon.
maphr-log-build = { $seat } aménage { $card-the } pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} ; { $coins ->
    [0] il ne lui en reste aucune
   *[other] il lui en reste { $coins }
}.
maphr-log-build-cheaper = { $seat } aménage { $card-the } pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} au lieu de { $cost } ({ $sources }) ; { $coins ->
    [0] il ne lui en reste aucune
   *[other] il lui en reste { $coins }
}.
maphr-log-decline-build = { $seat } choisit de ne rien aménager.
maphr-log-cannot-build = { $seat } n’a aucune carte à aménager pour l’instant.
maphr-log-trade = Vente ou action spéciale
maphr-log-sells = { $seat } vend une carte pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}{ $sources-count ->
    [0] {""}
   *[other] {" "}({ $sources })
} et en a maintenant { $coins }.
maphr-log-passes = { $seat } passe.
maphr-log-cycle = { $seat } défausse une carte et en pioche { $n } ({ $source }).
maphr-log-looks = { $seat } regarde { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de la défausse ({ $source }).
maphr-log-looked = Vous regardez : { $cards }.
maphr-log-looked-none = { $seat } ne prend aucune carte.
maphr-log-looked-takes = { $seat } prend une carte.
maphr-log-sabotage = { $seat } envoie des saboteurs chez { $other_seat } ; le dé donne { $n } : { $what }.
maphr-log-sabotage-stopped = Avec { $source-the }, { $seat } ne craint pas les saboteurs.
maphr-log-steals = { $n ->
    [0] { $seat } ne peut rien voler : { $other_seat } n’a aucune pièce.
    [one] { $seat } vole { $n } pièce à { $other_seat }.
   *[other] { $seat } vole { $n } pièces à { $other_seat }.
}
maphr-sabotage-nothing = rien ne se passe
maphr-sabotage-steal = ils tentent de voler des pièces
maphr-sabotage-destroy_tile = ils tentent de détruire une tuile d’extrémité
maphr-log-surplus = { $seat } dépasse la limite de main et défausse { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
maphr-log-rejoins = { $seat } revient à la négociation.
maphr-log-market = Négociation
maphr-log-sale-offer = { $seat } vous propose { $item } { $n ->
    [0] gratuitement
    [one] pour { $n } pièce
   *[other] pour { $n } pièces
}.
maphr-log-sale-offered = Vous proposez { $card-the } à { $seat } { $n ->
    [0] gratuitement
    [one] pour { $n } pièce
   *[other] pour { $n } pièces
} ; { $seat } voit { $item }.
maphr-log-swap-offer = { $seat } vous propose un échange : { $item } contre une de vos cartes.
maphr-log-swap-offered = Vous proposez { $card-the } à { $seat } contre une autre carte ; { $seat } voit { $item }.
maphr-log-swap-answer = { $seat } vous donnerait { $item }.
maphr-log-swap-answered = Vous répondez à { $seat } avec { $card-the }.
maphr-log-sold = { $n ->
    [0] { $seat } obtient gratuitement une carte de { $other_seat }.
    [one] { $seat } achète une carte à { $other_seat } pour { $n } pièce.
   *[other] { $seat } achète une carte à { $other_seat } pour { $n } pièces.
}
maphr-log-bought-card = { $seat } vous remet { $card-the }.
maphr-log-sold-card = Vous remettez { $card-the } à { $seat }.
maphr-log-swapped = { $seat } et { $other_seat } échangent une carte contre une autre.
maphr-log-swapped-card = { $seat } vous donne { $card-the }.
maphr-log-swapped-own = Vous donnez { $card-the } à { $seat } en échange.
maphr-log-lied-to = { $seat } avait pourtant annoncé { $said }.
maphr-log-lied = Vous aviez annoncé { $said } à { $seat }.
maphr-log-turned-down = { $seat } refuse l’offre.
maphr-log-turned-down-full = { $seat } n’a plus de place pour une carte et refuse l’offre.
maphr-log-turned-down-poor = { $seat } ne peut pas payer ce prix et refuse l’offre.
maphr-log-haggle = { $n ->
    [0] { $seat } refuse votre prix pour { $card-the } et n’accepterait cette carte que gratuitement.
    [one] { $seat } refuse votre prix pour { $card-the } et paierait { $n } pièce.
   *[other] { $seat } refuse votre prix pour { $card-the } et paierait { $n } pièces.
}
maphr-log-haggled = { $n ->
    [0] Vous refusez { $item } et dites à { $seat } que vous n’accepteriez cette carte que gratuitement.
    [one] Vous refusez { $item } et dites à { $seat } que vous paieriez { $n } pièce.
   *[other] Vous refusez { $item } et dites à { $seat } que vous paieriez { $n } pièces.
}
maphr-log-withdrawn = { $seat } retire son offre.
maphr-log-lapsed = { $seat } a quitté la négociation : l’offre tombe.
maphr-log-leaves-market = { $seat } quitte la négociation.
maphr-log-stays-out = { $seat } ne négocie plus jusqu’à nouvel ordre.
maphr-log-market-closed = La négociation est close.
maphr-log-upgrade = { $seat } fait passer sa mine au niveau { $roman } ({ $limit } tuiles posées au plus) pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} ; { $coins ->
    [0] il ne lui en reste aucune
   *[other] il lui en reste { $coins }
}.
maphr-log-no-rise = Pour le niveau { $roman }, il faut { $condition } : vous avez les pièces, mais pas l’aménagement.
maphr-log-last-round = Personne n’a atteint l’objectif, et le tour { $n } était le dernier possible.
maphr-log-end = Score final
maphr-log-score = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $parts }).
maphr-log-part-coins = { $n } pour les pièces
maphr-log-part-buildings = { $n } pour les aménagements
maphr-log-part-colours = { $n } pour les couleurs
maphr-log-part-series = { $n } pour les séries
maphr-log-part-finish = { $n } pour l’objectif
maphr-log-part-veins = { $n } pour les filons
maphr-log-part-miners = { $n } pour les mineurs
maphr-log-finished = { $seat } a mis fin à la partie au tour { $round } en posant la dernière des { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
} de son objectif ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}){ $wins ->
    [0] , mais ne gagne pas
   *[other] {""}
}.
maphr-log-short = Il manquait une seule tuile à { $seats } pour atteindre l’objectif : cela rapporte tout de même { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $seats-count ->
    [one] {""}
   *[other] {" "}à chacun
}.
maphr-reason-coins = Égalité à { $n ->
    [one] { $n } point
   *[other] { $n } points
} : { $seat }, qui a le plus de pièces ({ $coins }), l’emporte.
maphr-reason-shared = Égalité entre { $seats }, avec { $n ->
    [one] { $n } point
   *[other] { $n } points
} et { $coins ->
    [0] aucune pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
} : la victoire est partagée.

## Refus
maphr-no-not-now = Impossible en ce moment (phase en cours : { $phase }).
maphr-no-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
maphr-no-not-in-mine = Vous n’avez pas cet aménagement : { $card }.
maphr-no-wrong-count = Choisissez exactement { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
maphr-no-bad-target = Choisissez un autre joueur de la partie.
maphr-no-bid-range = { $coins ->
    [0] Vous n’avez aucune pièce : vous ne pouvez miser que 0.
    [one] Choisissez 0 ou 1 pièce.
   *[other] Choisissez un montant de 0 à { $coins } pièces.
}
maphr-no-haggle-range = { $max ->
    [0] Vous ne pouvez proposer que 0 pièce : il faut moins que le prix demandé, sans dépasser vos pièces.
    [one] Choisissez 0 ou 1 pièce : moins que le prix demandé, sans dépasser vos pièces.
   *[other] Choisissez un montant de { $min } à { $max } pièces : moins que le prix demandé, sans dépasser vos pièces.
}
maphr-no-lowest-price = { $n ->
    [0] Cette carte est offerte gratuitement : aucun prix plus bas n’est possible.
    [one] Cette carte ne peut pas se vendre à moins de { $n } pièce.
   *[other] Cette carte ne peut pas se vendre à moins de { $n } pièces.
}
maphr-no-not-enough-coins = Il faut { $need ->
    [one] { $need } pièce
   *[other] { $need } pièces
}, et vous { $have ->
    [0] n’en avez aucune
   *[other] en avez { $have }
}.
maphr-no-same-token = Vos actions doivent toutes être différentes.
maphr-no-second-missing = Choisissez une seconde action avant une troisième.
maphr-no-second-cost = Une seconde action { $n ->
    [0] ne vous coûte aucune carte
    [one] vous coûte { $n } carte
   *[other] vous coûte { $n } cartes
}.
maphr-no-third-cost = Trois actions { $n ->
    [0] ne vous coûtent aucune carte
    [one] vous coûtent { $n } carte
   *[other] vous coûtent { $n } cartes
}.
maphr-no-no-third = Vous ne pouvez pas faire de troisième action.
maphr-no-idle-refused = Vous pouvez encore { $action }.
maphr-no-imp-no-match = { $seat } n’a pas révélé cette action.
maphr-no-imp-immune = Impossible d’empêcher { $seat } d’aménager.
maphr-no-imp-twice = Vous jouez déjà cet empêchement contre { $seat }.
maphr-no-no-tile = Cette carte ne se pose pas dans une mine : { $card }.
maphr-no-other-tile = Vous avez déjà choisi de poser { $card-the }.
maphr-no-tile-first = Choisissez d’abord la tuile, puis sa case.
maphr-no-spot = Aucune case de votre mine ne convient à cette tuile.
maphr-no-tile-limit = Le niveau { $roman } permet { $n } tuiles au plus dans la mine.
maphr-no-cell-taken = Cette case est occupée.
maphr-no-off-grid = Cette case est hors de la grille.
maphr-no-not-connected = La tuile doit rejoindre vos tunnels.
maphr-no-side-mismatch = Du côté { $side }, une ouverture toucherait une paroi.
maphr-no-bad-turn = Tournez la tuile de 0, 90, 180 ou 270 degrés.
maphr-no-would-seal = La tuile fermerait votre mine : il doit rester un bout ouvert.
maphr-no-demolish-first = Démolir prend toute l’action : vous avez déjà posé une tuile.
maphr-no-not-end-tile = { $cells-count ->
    [0] Il n’y a aucune tuile à retirer.
   *[other] Choisissez une tuile d’extrémité : { $cells-or }.
}
maphr-no-miner-limit = Vous avez { $n ->
    [one] { $n } mineur
   *[other] { $n } mineurs
} : c’est le maximum.
maphr-no-no-building-card = Cette carte n’est pas un aménagement : { $card }.
maphr-no-level-low = Cet aménagement demande le niveau { $roman }.
maphr-no-duplicate-name = Vous avez déjà { $card-the }.
maphr-no-spread = Vous pouvez avoir { $n ->
    [one] { $n } aménagement
   *[other] { $n } aménagements
} au plus : la limite dépend de la mine adverse qui en a le moins.
maphr-no-one-p3-choice = Vous n’avez droit qu’à une vente ou à une action spéciale par tour.
maphr-no-no-action-effect = Cette action spéciale n’est pas possible pour l’instant.
maphr-no-must-discard = Défaussez d’abord { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
maphr-no-not-out = Vous participez déjà à la négociation.
maphr-no-price-bounds = { $max ->
    [0] L’acheteur n’a pas de pièces : vous ne pouvez proposer { $card-the } que gratuitement.
    [one] Pour { $card-the }, demandez de { $min } à { $max } pièce.
   *[other] Pour { $card-the }, demandez de { $min } à { $max } pièces.
}
maphr-no-claim-price = Aucun prix n’irait avec cette annonce : pour { $card-the }, il faut demander de { $min } à { $max } pièces. Annoncez autre chose.
maphr-no-no-such-claim = On ne peut rien annoncer de tel au sujet d’une carte.
maphr-no-hand-full = { $seat } a la main pleine.
maphr-no-market-left = { $seat } a quitté la négociation.
maphr-no-propose-first = Une offre attend votre réponse. Pour en faire une vous-même, choisissez d’abord « { maphr-do-propose } ».
maphr-no-offer-first = Commencez une offre : une vente ou un échange.
maphr-no-offer-limit = Vous ne pouvez plus faire d’offre ce tour-ci.
maphr-no-offer-open = Votre offre est encore en cours : attendez la réponse ou retirez d’abord cette offre.
maphr-no-no-such-offer = Il n’y a pas d’offre de ce genre pour vous en ce moment.
maphr-no-no-free-card = Vous n’avez aucune carte libre pour une offre.
maphr-no-card-offered = Vous proposez déjà { $card-the } dans une offre en cours.
maphr-no-upgrade-cond = Le niveau { $roman } demande { $condition }.
maphr-no-top-level = Le niveau { $roman } est le plus haut.
maphr-no-level-scenario = Le niveau { $roman } n’existe pas dans ce scénario.
maphr-condition-any = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} et un aménagement
maphr-condition-key = { $card-the } et { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}, ou un autre aménagement { $colour } et { $more } pièces
maphr-position-tile = une tuile s’écrit ainsi : case, carte et rotation.
maphr-position-place = la tuile ne peut pas se trouver là.
maphr-position-drawn = la suite demande des cartes qui n’ont pas été piochées.
maphr-position-market = il faut deux joueurs pour faire affaire.

## Plateau
maphr-stage = tour { $n }
maphr-board-title = { $scenario } · tour { $n } · { $phase }
maphr-board-over = La partie est terminée.
maphr-board-draw = Pioche de type { $n } : { $draw }
maphr-board-lead = { $seat } a lancé le dé et joue en premier.
maphr-board-roller-lead = { $seat } a lancé le dé ; { $other_seat } joue en premier ce tour-ci.
maphr-board-clans = Clans
maphr-board-clan = **{ $seat }** ({ $clan }) : niveau { $roman }, { $tiles }/{ $limit } tuiles posées (objectif { $target }), { $coins ->
    [0] aucune pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $miners }/{ $most } mineurs, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
maphr-board-plan = { $actions-count ->
    [one] Action
   *[other] Actions
} : { $actions }
maphr-board-extensions = Extensions de couloirs : { $n }
maphr-board-known = { $cards-count ->
    [one] Carte en main connue de tous
   *[other] Cartes en main connues de tous
} : { $cards }
maphr-board-out = Ne négocie plus
maphr-board-mine = Mine de { $seat }
maphr-board-colour = { $buildings-count ->
    [one] Aménagement { $colour }
   *[other] Aménagements { $colour }
} : { $buildings }
maphr-board-building = { $card } (niveau { $roman })
maphr-board-effects = Effets de ces aménagements
maphr-board-effect = **{ $card }** · { $card-does }
maphr-board-piles = Pioche et défausse
maphr-board-deck = Pioche : { $deck ->
    [0] aucune carte
    [one] { $deck } carte
   *[other] { $deck } cartes
} · défausse : { $pile ->
    [0] aucune carte
    [one] { $pile } carte
   *[other] { $pile } cartes
}
maphr-board-shown = { $cards-count ->
    [one] Carte défaussée face visible ce tour-ci
   *[other] Cartes défaussées face visible ce tour-ci
} : { $cards }
maphr-board-queue = { $cards-count ->
    [one] Carte immédiate à résoudre
   *[other] Cartes immédiates à résoudre
} : { $cards }
maphr-board-packet = Paquet de l’enchère : { $n ->
    [one] encore { $n } carte
   *[other] encore { $n } cartes
}

## Main
maphr-hand-title = Votre main ({ $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}, limite { $limit })
maphr-hand-empty = Vous n’avez aucune carte en main.
maphr-hand-all = { $cards }
maphr-hand-also = Aussi : { $cards }
maphr-hand-packet = À choisir
maphr-hand-looked = Cartes regardées
maphr-hand-offers = Offres en cours
maphr-hand-now = Utile maintenant
maphr-hand-card = **{ $card }** · { $card-does }
maphr-hand-building = **{ $card }** ({ $colour }, niveau { $roman }, { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}) · { $card-does }
maphr-hand-several = { $n } × { $item }
maphr-hand-tile = **{ $card }**{ $n ->
    [0] {""}
   *[other] {" "}(valeur { $n })
}
maphr-hand-fits = { $item } → { $cells }
maphr-hand-fits-nowhere = { $item } → aucune place pour l’instant
maphr-hand-seals = { $item } → fermerait votre mine
maphr-hand-fault = → Impossible maintenant. { $reason }
maphr-hand-price = → Aménagement possible pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
maphr-hand-clan = **{ $clan }**. { $clan-does }
maphr-hand-income = { $n ->
    [0] Avec « Exploiter », vous ne gagneriez rien pour l’instant.
    [one] Avec « Exploiter », vous gagneriez { $n } pièce, en engageant un mineur si possible.
   *[other] Avec « Exploiter », vous gagneriez { $n } pièces, en engageant un mineur si possible.
}
maphr-hand-plans = Actions révélées
maphr-hand-no-impediment = Vous n’avez pas d’empêchement en main : vous ne pouvez annuler aucune de ces actions. On vous pose la question pour que personne ne puisse le deviner.
maphr-hand-plan = { $seat } : { $actions }
maphr-hand-upgrade = Vous ne pouvez pas monter d’un niveau. { $reason }
maphr-hand-can-upgrade = Vous pourrez payer le niveau suivant à la fin du tour, pendant l’évolution de mine.
maphr-hand-power = À savoir ici : **{ $source }**. { $source-does }
maphr-hand-sale = { $seat } vous propose { $item } { $n ->
    [0] gratuitement
    [one] pour { $n } pièce
   *[other] pour { $n } pièces
}{ $bar ->
    [1] {" "}(achat impossible tant que votre main est pleine)
    [2] {""}, plus que vous n’en avez
   *[other] {""}
}.
maphr-hand-sale-made = Vous proposez { $card-the } à { $seat } { $n ->
    [0] gratuitement
    [one] pour { $n } pièce
   *[other] pour { $n } pièces
} ; { $seat } voit { $item }.
maphr-hand-swap = { $seat } vous propose { $item } contre une de vos cartes.
maphr-hand-swap-made = Vous proposez { $card-the } à { $seat } contre une carte ; { $seat } voit { $item }.
maphr-hand-waiting = { $seat } décide d’échanger ou non { $item } contre votre carte ({ $card }).
maphr-hand-answered = { $seat } vous donnerait { $item } contre { $card-the } : acceptez ou refusez.

## Fiches des cartes
maphr-card-gallery = Cette galerie compte parmi les tuiles de votre mine, mais ne rapporte ni pièce ni point. Il en existe { $copies } exemplaires.
maphr-card-vein = Ce filon rapporte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} quand un mineur l’exploite, et { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin. Il en existe { $copies } exemplaires.
maphr-card-building = Cet aménagement { $colour } de niveau { $roman } coûte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} et vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $copies ->
    [one] Il n’en existe qu’un exemplaire.
   *[other] Il en existe { $copies } exemplaires.
}
maphr-card-offer = Si vous acceptez ce contrat, vous payez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
maphr-card-caravan = Un pot-de-vin de { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} ajoute 1 au dé, sans dépasser 6.
maphr-card-face = Au dé, { $face } : { $effects }.
maphr-face-nothing = rien
maphr-face-draw = piochez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
maphr-face-gain-coins = gagnez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
maphr-face-lose-coins = perdez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} (ou toutes celles que vous avez)
maphr-face-discard-random = perdez { $n ->
    [one] { $n } carte au hasard
   *[other] { $n } cartes au hasard
}
maphr-card-impediment = Cette carte annule une action « { $action } » révélée.
maphr-category-collapse = pas les éboulements, et les saboteurs ne détruisent aucune tuile de votre mine
maphr-category-quake = pas les séismes
maphr-category-gas = pas les catastrophes de type gaz
maphr-category-fire = pas les incendies
maphr-category-raid = pas les catastrophes de type razzia
maphr-category-tax = pas les impôts
maphr-category-trasken = pas le Passage du Trasken
maphr-category-all = ni les catastrophes ni les sabotages
maphr-effect-hand-limit = Votre limite de main augmente de { $n }.
maphr-effect-extra-draw = À la fin de chaque pioche, piochez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de plus.
maphr-effect-draw-action = Action spéciale : piochez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
maphr-effect-discard-pick = Action spéciale : regardez { $look ->
    [one] { $look } carte prise
   *[other] { $look } cartes prises
} au hasard dans la défausse et prenez-en { $take } si vous voulez.
maphr-effect-cycle = Action spéciale : défaussez { $discard ->
    [one] { $discard } carte
   *[other] { $discard } cartes
}, puis piochez-en { $draw }.
maphr-effect-gain-coins = Gagnez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
maphr-effect-gain-coins-more = Gagnez ensuite { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} de plus.
maphr-effect-gain-coins-action = Action spéciale : gagnez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
maphr-effect-lose-coins = Vous perdez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}, ou toutes les vôtres si vous en avez moins.
maphr-effect-gain-coins-all = Chaque joueur gagne { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
maphr-effect-gain-coins-per = Gagnez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} par tuile de votre mine, { $most } au plus.
maphr-effect-lose-coins-fraction = Vous perdez { $n }/{ $of } de vos pièces, arrondi à l’entier inférieur.
maphr-effect-sell-price = Une carte vendue à la banque rapporte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} de plus.
maphr-effect-exploit-flat = Chacune de vos exploitations rapporte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} de plus.
maphr-effect-exploit-per-vein = Chaque { $kind } que vous exploitez rapporte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} de plus.
maphr-effect-miner-limit = Vous pouvez avoir { $n ->
    [one] { $n } mineur
   *[other] { $n } mineurs
} de plus.
maphr-effect-miner-cost = Un mineur vous coûte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
maphr-effect-gain-miner = Gagnez un mineur, si votre limite n’est pas atteinte.
maphr-effect-gain-miner-else = Gagnez un mineur, ou { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} si votre limite est atteinte.
maphr-effect-lose-miner = Vous perdez { $n ->
    [one] { $n } mineur
   *[other] { $n } mineurs
}.
maphr-effect-score-per-miner = Chacun de vos mineurs vaut { $n ->
    [one] { $n } point
   *[other] { $n } points
} de plus à la fin.
maphr-effect-build-discount = Vos aménagements coûtent { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} de moins, jamais moins de 1.
maphr-effect-second-action-cost = Votre seconde action coûte { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de moins{ $floor ->
    [0] {""}
    [one] , mais au moins { $floor } carte si le niveau en demande
   *[other] , mais au moins { $floor } cartes si le niveau en demande
}.
maphr-effect-third-action = Avec deux actions, vous pouvez faire aussi la troisième pour { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de plus.
maphr-effect-prospect-tiles = Quand vous prospectez, vous pouvez poser { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
} de plus.
maphr-effect-prospect-tiles-fewer = Quand vous prospectez, vous posez { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
} de moins.
maphr-effect-prospect-paid-tile = Quand vous prospectez, vous pouvez poser une tuile de plus pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
maphr-effect-unlock-level = Le niveau { $roman } vous coûte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} au lieu de { $more }.
maphr-effect-spread-limit = Votre limite d’aménagements augmente de { $n } jusqu’à la fin de la partie.
maphr-effect-search-deck = On révèle des cartes jusqu’à trouver { $item }, que vous prenez ; les autres sont défaussées.
maphr-sort-building = un aménagement
maphr-sort-vein = un filon
maphr-effect-destroy-tile = Vous perdez { $n ->
    [one] une tuile d’extrémité de votre choix.
   *[other] { $n } tuiles d’extrémité de votre choix.
}
maphr-effect-destroy-tile-all = Chaque joueur qui a { $tiles } tuiles ou plus dans sa mine perd { $n ->
    [one] une tuile d’extrémité de son choix.
   *[other] { $n } tuiles d’extrémité de son choix.
}
maphr-effect-destroy-building = Vous perdez { $n ->
    [one] { $n } aménagement
   *[other] { $n } aménagements
} de votre choix.
maphr-effect-discard-random = Vous perdez { $n ->
    [one] { $n } carte de votre main, tirée au hasard
   *[other] { $n } cartes de votre main, tirées au hasard
}.
maphr-effect-lose-level = Votre mine perd { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
}, sans descendre sous le niveau I.
maphr-effect-immune = Vous ne subissez { $category }.
maphr-effect-impediment-toll = Si un adversaire joue un empêchement contre vous, il vous paie d’abord { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
maphr-effect-immune-impediment = Aucun empêchement ne peut annuler votre action « { $action } ».
maphr-effect-protect-buildings = Vos aménagements sont indestructibles.
maphr-effect-target-tiles = Votre objectif est réduit de { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}.
maphr-effect-sabotage = Action spéciale : désignez un adversaire et lancez le dé. De 1 à 3 : rien ; 4 ou 5 : volez-lui { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} ; 6 : détruisez une tuile d’extrémité de sa mine.
maphr-effect-die6-bonus = Lors d’une pioche selon le niveau (type 6), vous piochez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de plus.

## Score
maphr-score-coins = Pièces
maphr-score-buildings = Aménagements
maphr-score-colours = Couleurs
maphr-score-series = Séries de 5 couleurs
maphr-score-finish = Objectif
maphr-score-veins = Filons
maphr-score-miners = Mineurs

## Hauts faits

maphr-achievement-windfall = Une bonne journée
    .how = gagner au moins 35 pièces en une seule exploitation
maphr-achievement-late_win = La taille ne fait pas tout
    .how = gagner sans partage alors qu’un autre clan avait atteint son objectif le premier
maphr-achievement-mithril = La fièvre du mithril
    .how = avoir au moins cinq unités de mithril dans sa mine à la fin
maphr-achievement-colour = Assorti aux rideaux
    .how = avoir quatre aménagements d’une même couleur à la fin
maphr-achievement-series = Deux fois plutôt qu’une
    .how = avoir deux séries complètes de couleurs à la fin
maphr-achievement-shallow = Peu profond mais riche
    .how = gagner sans partage une partie complète avec une mine de niveau I ou II
maphr-achievement-bargain = Adjugé pour rien
    .how = remporter une enchère sans miser une seule pièce
maphr-achievement-trader = Le sens des affaires
    .how = conclure trois affaires en négociant
maphr-achievement-unbowed = Toujours debout
    .how = gagner sans partage malgré six cartes qui ont frappé son clan
maphr-achievement-landslide = Raz-de-marée
    .how = gagner avec au moins 60 points, et au moins le double du score de chaque adversaire
maphr-achievement-handmade = La roche nue
    .how = gagner sans partage et sans un seul aménagement
maphr-achievement-challenge = Maître bâtisseur
    .how = avoir à la fin 20 aménagements à 2 joueurs, 15 à 3 ou 10 à 4

## Aide
maphr-topic-goal = But et fin de la partie
    .text =
        La première mine à atteindre son **objectif** met fin à la partie : 12 tuiles à 2 ou 3 joueurs, 11 à 4, et 2 de moins pour le clan gris. Chacun fait encore ses actions de ce tour. La partie s’arrête de toute façon après 30 tours.

        Points :
        - 1 pour 6 pièces ;
        - les points de vos aménagements ;
        - pour chaque couleur, le nombre d’aménagements multiplié par lui-même, 16 au plus ;
        - 10 par série complète de 5 couleurs ;
        - 25 pour la mine qui atteint son objectif la première, 10 pour toute autre à laquelle il manque une tuile au plus ;
        - la valeur de vos filons (1 par unité de charbon, 2 par unité d’or, 5 par unité de mithril ; un filon double compte deux unités, un triple trois) ;
        - 3 par mineur.

        Le joueur qui a le plus de points gagne ; à égalité, celui qui a le plus de pièces ; ensuite, la victoire est partagée.
maphr-topic-setup = Clans et cartes
    .text =
        Chaque joueur commence avec un clan et son pouvoir, 8 pièces, une mine de niveau I sans aucune tuile, et 4 cartes en main.

        Les 250 cartes sont des **tuiles** (galeries, et filons de charbon, d’or ou de mithril), des **aménagements** de cinq couleurs et quatre niveaux, des **empêchements** à jouer contre les autres et des **cartes immédiates**.

        Les cartes immédiates, contrats et catastrophes, ne restent jamais en main.

        Un clan est gris : les Grisonniers de Dulgard ont un objectif réduit de 2 tuiles et peuvent envoyer des saboteurs, mais creusent moins vite.
maphr-topic-clans = Pouvoirs des clans
    .text =
        Chaque clan a un pouvoir qui compte pendant toute la partie :

        - **{ maphr-name-irongradd }** · { maphr-name-irongradd.does }
        - **{ maphr-name-dulgard_greys }** · { maphr-name-dulgard_greys.does }
        - **{ maphr-name-sooted_anvils }** · { maphr-name-sooted_anvils.does }
        - **{ maphr-name-goldbeards }** · { maphr-name-goldbeards.does }
        - **{ maphr-name-stonewrights }** · { maphr-name-stonewrights.does }
        - **{ maphr-name-rockborers }** · { maphr-name-rockborers.does }
        - **{ maphr-name-purse_counters }** · { maphr-name-purse_counters.does }
        - **{ maphr-name-long_memories }** · { maphr-name-long_memories.does }
        - **{ maphr-name-thousand_picks }** · { maphr-name-thousand_picks.does }
        - **{ maphr-name-twin_hammers }** · { maphr-name-twin_hammers.does }
maphr-topic-round = Le tour
    .text =
        Un tour a cinq phases :
        1. **Pioche** : le dé décide comment ; puis on résout les cartes immédiates.
        2. **Actions** : choisies en secret, révélées ensemble, puis effectuées.
        3. **Vente ou action spéciale**, puis défausse jusqu’à la limite de main.
        4. **Négociation** : les joueurs échangent des cartes entre eux.
        5. **Évolution de mine** : ceux qui le peuvent font monter leur mine d’un niveau.

        Le joueur qui lance le dé est le premier joueur du tour, sauf si une enchère en décide autrement ; le dé passe dans le sens horaire. Quand la pioche est vide, la défausse est mélangée et devient la pioche.
maphr-topic-draw = Types de pioche
    .text =
        1. **Défausse** : sur cinq cartes de la défausse, gardez-en deux, donnez-en une à un adversaire, défaussez-en deux. Si la défausse est trop petite, on relance le dé.
        2. **Enchère cachée** : chacun paie sa mise. Celle du gagnant va à la banque, les autres au plus pauvre. Le gagnant garde deux cartes du paquet mis aux enchères, et chacun des suivants une.
        3. **Garder ou envoyer** : piochez trois cartes ; pour chacune, choisissez de la garder ou de l’envoyer à un adversaire.
        4. **Quatre voies** : sur quatre cartes, gardez-en une, défaussez-en une, donnez-en une à gauche et une à droite.
        5. **Cartes qui tournent** : sur cinq cartes, gardez-en une et défaussez-en une ; passez les autres à droite, puis gardez une carte à chaque passage.
        6. **Selon le niveau** : piochez 4 cartes au niveau I, 3 au niveau II, 2 au niveau III et 1 au niveau IV.
maphr-topic-auction = La pioche en détail
    .text =
        {"**"}Défausse :** elle doit compter au moins 5 cartes par joueur.

        {"**"}Enchère cachée :** misez de 0 à la totalité de vos pièces. La plus forte mise gagne ; à égalité, celle du premier dans l’ordre du tour. Le gagnant devient premier joueur pour le reste du tour.

        Pour désigner le plus pauvre, on compte les pièces avant le paiement des mises ; ce peut être le gagnant. À égalité, les autres mises sont partagées, et le reste va à la banque. Le paquet compte une carte de plus qu’il n’y a de joueurs.

        {"**"}Garder ou envoyer :** seules les cartes de cette pioche s’envoient, à qui vous voulez. **Quatre voies :** à deux joueurs, les deux cartes données vont au même adversaire.

        {"**"}Cartes qui tournent :** chacun garde quatre cartes en tout. Les cartes supplémentaires d’un clan ou d’un aménagement viennent à la fin de la pioche.
maphr-topic-immediate = Contrats et catastrophes
    .text =
        Après la pioche, chacun montre ses cartes immédiates dans l’ordre du tour et les résout : les catastrophes d’abord, puis les contrats.

        Un **bonus** est automatique. Une **offre** se paie ou se refuse. On ne peut pas refuser une **caravane**, et un dé décide de ce qu’elle apporte ; un pot-de-vin de 2 pièces ajoute 1 au dé.

        Une **catastrophe** est sans effet sur un joueur qui a la bonne protection ; le bot dit laquelle.

        Dans une mine, seule une **tuile d’extrémité** peut être perdue : toutes les autres doivent rester reliées à l’entrée.
maphr-topic-caravans = Caravanes, catastrophes
    .text =
        Les caravanes, avec le résultat du dé :

        - **{ maphr-name-human_caravan }** · { maphr-name-human_caravan.does }
        - **{ maphr-name-elf_caravan }** · { maphr-name-elf_caravan.does }
        - **{ maphr-name-orc_caravan }** · { maphr-name-orc_caravan.does }
        - **{ maphr-name-drow_caravan }** · { maphr-name-drow_caravan.does }

        Les catastrophes :

        - **{ maphr-name-cave_in }** · { maphr-name-cave_in.does }
        - **{ maphr-name-earthquake }** · { maphr-name-earthquake.does }
        - **{ maphr-name-firedamp }** · { maphr-name-firedamp.does }
        - **{ maphr-name-fire }** · { maphr-name-fire.does }
        - **{ maphr-name-orc_raid }** · { maphr-name-orc_raid.does }
        - **{ maphr-name-goblin_thieves }** · { maphr-name-goblin_thieves.does }
        - **{ maphr-name-heavy_tax }** · { maphr-name-heavy_tax.does }
        - **{ maphr-name-trasken_passage }** · { maphr-name-trasken_passage.does }

        Protections : l’Étayage contre l’Éboulement, le Puits d’aération contre le Coup de grisou, le Corps de garde contre la Razzia orque et les Gobelins chapardeurs, la Citadelle contre tout. Aucun aménagement d’Irongradd ne brûle.
maphr-topic-actions = Choisir ses actions
    .text =
        En secret, vous choisissez une action gratuite, ou deux différentes en payant avec des cartes : 3, 2, 1 ou 0 selon que votre mine est au niveau I, II, III ou IV. Elles se font dans l’ordre choisi.

        Tous les choix sont révélés ensemble ; les cartes payées sont défaussées sans être vues et ne sont jamais rendues.

        Quand vient une de vos actions, vous pouvez y renoncer : elle ne rapporte alors rien.

        Si vous ne pouvez ni poser de tuile, ni gagner de pièces en exploitant, ni aménager, et seulement alors, vous pouvez ne rien faire : cela rapporte 1 pièce.
maphr-topic-impediments = Empêchements
    .text =
        Le Tunnel bouché annule « Prospecter », la Grève des mineurs « Exploiter » et le Permis refusé « Aménager ».

        Quand les actions sont révélées, on demande en secret à ceux qui ont l’empêchement voulu s’ils le jouent. Le plateau nomme tous ceux qui pourraient l’avoir : personne ne sait ainsi qui l’a.

        Les empêchements s’appliquent dans l’ordre du tour. Une carte jouée trop tard, ou dont le péage ne peut être payé, revient en main sans être vue. Une action annulée ne fait rien et ne rembourse rien.
maphr-topic-tunnels = Prospecter
    .text =
        Vous posez deux tuiles, l’une après l’autre, et pouvez vous arrêter après la première ; ou vous démolissez une tuile d’extrémité, qui va à la défausse.

        Une tuile se pose sur une case libre de la grille, de A1 à I6, la première en E1, au-dessus de l’entrée. Elle peut être tournée.

        Au moins une ouverture doit rejoindre une ouverture de vos tunnels ; sur chaque côté commun, une ouverture touche une ouverture, et une paroi une paroi.

        Il doit rester un bout ouvert, sauf si la mine atteint son objectif. Selon son niveau, une mine contient au plus 3, 6, 9 ou 12 tuiles.
maphr-topic-exploit = Exploiter
    .text =
        D’abord, vous pouvez engager un mineur : il est gratuit si vous n’en avez aucun, sinon il coûte 5 pièces. Vous pouvez avoir un mineur de plus que le niveau de votre mine : 3 au niveau II, par exemple.

        Le bot place un mineur sur chacun de vos meilleurs filons. Vous gagnez la valeur de ces filons avec tous les bonus, 60 pièces au plus. Si aucun mineur n’est sur un filon, vous ne gagnez rien.
maphr-topic-building = Aménager
    .text =
        Vous payez un aménagement de votre main. Son niveau ne peut pas dépasser celui de votre mine, et vous ne pouvez pas avoir deux fois le même.

        Vous pouvez avoir au plus 2 aménagements de plus que la mine adverse qui en a le moins ; une Extension de couloirs augmente cette limite de 1.

        L’effet d’un aménagement compte dès que celui-ci est payé. Le bot l’applique de lui-même, sauf si c’est une action spéciale : c’est alors à vous de l’utiliser, à la troisième phase.
maphr-topic-effects = Effets des aménagements
    .text =
        L’effet d’un aménagement compte dès qu’il est payé. Dans l’ordre des niveaux, de I à IV :

        {"**"}Bleus**
        - **{ maphr-name-map_room }** · { maphr-name-map_room.does }
        - **{ maphr-name-lookout }** · { maphr-name-lookout.does }
        - **{ maphr-name-archive }** · { maphr-name-archive.does }
        - **{ maphr-name-rune_library }** · { maphr-name-rune_library.does }
        - **{ maphr-name-great_library }** · { maphr-name-great_library.does }

        {"**"}Verts**
        - **{ maphr-name-tavern }** · { maphr-name-tavern.does }
        - **{ maphr-name-dormitory }** · { maphr-name-dormitory.does }
        - **{ maphr-name-brewery }** · { maphr-name-brewery.does }
        - **{ maphr-name-infirmary }** · { maphr-name-infirmary.does }
        - **{ maphr-name-banquet_hall }** · { maphr-name-banquet_hall.does }

        {"**"}Jaunes**
        - **{ maphr-name-counting_house }** · { maphr-name-counting_house.does }
        - **{ maphr-name-coal_store }** · { maphr-name-coal_store.does }
        - **{ maphr-name-goldsmith }** · { maphr-name-goldsmith.does }
        - **{ maphr-name-strongroom }** · { maphr-name-strongroom.does }
        - **{ maphr-name-royal_mint }** · { maphr-name-royal_mint.does }

        {"**"}Rouges**
        - **{ maphr-name-guard_post }** · { maphr-name-guard_post.does }
        - **{ maphr-name-air_shaft }** · { maphr-name-air_shaft.does }
        - **{ maphr-name-shoring }** · { maphr-name-shoring.does }
        - **{ maphr-name-fortified_gate }** · { maphr-name-fortified_gate.does }
        - **{ maphr-name-citadel }** · { maphr-name-citadel.does }

        {"**"}Gris**
        - **{ maphr-name-workshop }** · { maphr-name-workshop.does }
        - **{ maphr-name-tool_store }** · { maphr-name-tool_store.does }
        - **{ maphr-name-foreman_post }** · { maphr-name-foreman_post.does }
        - **{ maphr-name-tunnel_office }** · { maphr-name-tunnel_office.does }
        - **{ maphr-name-underground_railway }** · { maphr-name-underground_railway.does }
maphr-topic-trade = Vente, action spéciale, défausse
    .text = Dans l’ordre du tour, chacun fait un choix : passer, vendre une carte pour 3 pièces, ou utiliser une action spéciale, celle d’un aménagement ou de son clan.

        Puis chacun défausse ce qui dépasse sa limite de main, 6 cartes en général ; ce qui est défaussé ne rapporte rien.
maphr-topic-market = Négociation
    .text =
        Tout le monde négocie en même temps, deux par deux. Proposez à un autre joueur une carte contre des pièces, ou contre une de ses cartes.

        Vous pouvez **montrer** la carte, ou la cacher et **annoncer** ce que vous voulez, même si c’est faux. Seuls les deux intéressés voient l’offre ; les autres apprennent qui a négocié et à quel prix.

        Un aménagement se vend entre son coût et le double ; les autres cartes coûtent au plus 40 pièces, ou tout ce qu’a l’acheteur si c’est davantage. Vous pouvez faire une seule offre à la fois, et cinq au plus par tour.

        Un achat ne peut pas faire dépasser la limite de main. Les promesses n’engagent personne.

        Pour un échange, l’autre répond par une carte, montrée ou cachée, puis vous confirmez ou refusez. Vous pouvez quitter la négociation pour ce tour, ou rester en dehors jusqu’à nouvel ordre ; elle se ferme quand il y reste moins de deux joueurs.
maphr-topic-levels = Niveaux d’une mine
    .text =
        À chaque tour, une mine peut monter d’un niveau :
        - **II** : 4 pièces et au moins un aménagement ;
        - **III** : 10 pièces avec l’Étayage, ou 30 avec un autre aménagement rouge ;
        - **IV** : 15 pièces avec le Bureau des tunnels, ou 45 avec un autre aménagement gris.

        Perdre ensuite l’Étayage ou le Bureau des tunnels ne fait pas redescendre la mine. Le Passage du Trasken, en revanche, lui fait perdre un niveau ; ses tuiles restent, mais on n’en pose plus au-delà de la limite.
maphr-topic-scenarios = Scénarios
    .text =
        Le scénario **Premier coup de pioche** sert à une première partie : objectif de 6 tuiles pour tous, 12 pièces et un mineur au départ, niveaux I et II seulement, ni catastrophe, ni caravane orque ou drow, ni négociation.

        Le dé donne des pioches de type 3, 4 ou 6. La partie dure 20 tours au plus.

        Le scénario **L’Ombre grise**, à 6 joueurs en alliances cachées, n’est pas jouable ici.

        Il demande les trois extensions, dont les combats, les troupes, l’ithildin et le paquet du Mal ne sont décrits dans aucune règle publique ; des règles inventées ici ne seraient pas celles de l’auteur.
maphr-topic-advice = Astuces
    .text =
        Sur une partie complète, les aménagements rapportent plus d’un tiers des points. 300 pièces ne font que 50 points.

        Freinez le joueur en tête : jouez des empêchements contre lui, envoyez-lui des caravanes hostiles et des catastrophes. Le clan gris est plus difficile à jouer et rend les parties plus longues.

        Relevez **le défi** : à 2 joueurs, 20 aménagements dans une mine ; à 3, 15 ; à 4, 10 ; mieux encore, réunissez-les en 4, 3 ou 2 séries complètes. Le score final nomme chaque joueur qui le relève.

## Images
maphr-picture-name = { $seat }
maphr-picture-hand-full = main pleine
maphr-picture-too-dear = pièces insuffisantes
maphr-picture-column-tile = mine
maphr-picture-column-miner = mineurs
maphr-picture-column-coin = pièces
maphr-picture-column-card = main
maphr-picture-column-star = points
maphr-picture-column-buildings = aménagements
maphr-picture-column-plan = actions
maphr-picture-in-hand = En main
maphr-picture-to-choose = À choisir
maphr-picture-card = { $card }
maphr-picture-cards = { $cards }
maphr-picture-level = Niveau
maphr-picture-room = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
} au plus
maphr-picture-full = mine pleine
maphr-picture-limit = Main : { $n }, limite { $limit }
maphr-picture-poorest = { $n ->
    [one] au plus pauvre
   *[other] aux plus pauvres
}
maphr-picture-tie = Égalité : le tour part de
maphr-picture-chooses-first = { $seat } choisit en premier
maphr-picture-fits = va en { $cells }
maphr-picture-fits-many = va sur { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
maphr-picture-nowhere = ne va nulle part
maphr-picture-in-vain = Sans effet
maphr-picture-seals = ferme la mine
maphr-picture-unused-prospect = plus rien à poser
maphr-picture-unused-build = plus rien à aménager
maphr-picture-round = Tour { $n }
maphr-picture-before = Le dé est lancé
maphr-picture-draw-1 = Défausse
maphr-picture-draw-2 = Enchère cachée
maphr-picture-draw-3 = Garder ou envoyer
maphr-picture-draw-4 = Quatre voies
maphr-picture-draw-5 = Cartes qui tournent
maphr-picture-draw-6 = Selon le niveau
maphr-picture-auction = Enchère cachée
maphr-picture-plans = Actions
maphr-picture-exploit = Exploitation
maphr-picture-build = Un nouvel aménagement
maphr-picture-rise = Un nouveau niveau
maphr-picture-holds = { $n ->
    [one] Place pour { $n } tuile
   *[other] Place pour { $n } tuiles
}
maphr-picture-held-off = Sans effet : { $source }
maphr-picture-lay = Nouvelle tuile
maphr-picture-acts-first = { $seat } joue en premier
maphr-picture-cell = { $cell }
maphr-picture-sabotage = Sabotage
maphr-picture-cancels = Annule « { $action } »
maphr-picture-given = { $is_given ->
    [1] Vous avez cédé
   *[other] Vous avez reçu
}
maphr-picture-claimed = { $is_given ->
    [1] Vous avez cédé, en annonçant { $said } :
   *[other] Vous avez reçu, au lieu de { $said } :
}
maphr-picture-sale = Une vente
maphr-picture-swap = Un échange
maphr-picture-tile-lost = Perte en { $cell }
maphr-picture-stolen = Volé !
maphr-picture-nothing = Rien de perdu
maphr-picture-open = Que font-ils ?
maphr-picture-hidden = { $n ->
    [one] Une carte cachée
   *[other] Deux cartes cachées
}
maphr-picture-points = Points
maphr-picture-total = Total
maphr-picture-title = { $seat } : { $title }
maphr-brief-mystery = Carte cachée
maphr-brief-gallery = « Galerie »
maphr-brief-vein = « Filon »
maphr-brief-building = « Aménagement »
maphr-brief-impediment = « Empêchement »
maphr-power-irongradd = Aménagements indestructibles · à l’abri du Permis refusé
maphr-power-dulgard_greys = Objectif −2 tuiles · Prospecter : 1 tuile de moins, ou 3 pièces · Action : sabotage
maphr-power-sooted_anvils = Exploiter : 1 pièce de plus par filon de charbon exploité
maphr-power-goldbeards = Exploiter : 1 pièce de plus par filon d’or ou de mithril exploité
maphr-power-stonewrights = Aménagements : 2 pièces de moins (minimum 1)
maphr-power-rockborers = Prospecter : 1 tuile de plus pour 3 pièces
maphr-power-purse_counters = Une carte vendue à la banque rapporte 2 pièces de plus
maphr-power-long_memories = Limite de main +2 · sur une pioche de type 6, 1 carte de plus
maphr-power-thousand_picks = Mineurs à 2 pièces · limite de mineurs +1
maphr-power-twin_hammers = Seconde action : 1 carte de moins (au moins 1 avant le niveau IV)
maphr-type-impediment = Empêchement
maphr-type-contract = Contrat
maphr-type-catastrophe = Catastrophe
maphr-sign-coal = Charbon : 1 l’unité
maphr-sign-vein-gold = Or : 2 l’unité
maphr-sign-mithril = Mithril : 5 l’unité
maphr-sign-miner = Mineur
maphr-sign-coin = Pièces
maphr-sign-tile = Tuiles / objectif
maphr-sign-card = Main, pioche
maphr-sign-entrance = Entrée
maphr-sign-barrier = Empêchement
maphr-sign-blue = Bleu : savoir, cartes
maphr-sign-green = Vert : mineurs
maphr-sign-yellow = Jaune : richesse
maphr-sign-red = Rouge : protection
maphr-sign-grey = Gris : organisation
maphr-alt-cover = La mine est vue de côté, avec des filons de charbon, d’or et de mithril dans ses tunnels et des aménagements de cinq couleurs.
maphr-alt-round = Tour { $n }, { $phase }.
maphr-alt-clan = { $seat } : niveau { $roman }, { $tiles ->
    [0] aucune tuile posée
    [one] { $tiles } tuile posée
   *[other] { $tiles } tuiles posées
} (objectif : { $target }), { $coins ->
    [0] aucune pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $miners ->
    [0] aucun mineur
    [one] { $miners } mineur
   *[other] { $miners } mineurs
}, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $buildings ->
    [0] aucun aménagement
    [one] { $buildings } aménagement
   *[other] { $buildings } aménagements
}, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
} pour l’instant.
maphr-alt-mine = Mine de { $seat } : niveau { $roman } ({ $limit ->
    [one] { $limit } tuile
   *[other] { $limit } tuiles
} au plus), { $tiles ->
    [0] aucune tuile posée
    [one] { $tiles } tuile posée
   *[other] { $tiles } tuiles posées
} ; objectif : { $target }.
maphr-alt-rise = Pour le niveau { $roman } : { $condition }.
maphr-alt-vein = { $card } en { $cell }
maphr-alt-veins = { $veins-count ->
    [one] Filon : { $veins }.
   *[other] Filons : { $veins }.
}
maphr-alt-galleries = { $cells-count ->
    [one] Galerie en { $cells }.
   *[other] Galeries en { $cells }.
}
maphr-alt-sites = Les tunnels débouchent en { $cells }.
maphr-alt-place = { $cell } (sens { $turns-or })
maphr-alt-places = Où poser { $card-the } : { $places-or }.
maphr-alt-no-offer = Il n’y a aucune offre en cours.
maphr-alt-buildings = { $cards-count ->
    [one] Aménagement : { $cards }.
   *[other] Aménagements : { $cards }.
}
maphr-alt-building = { $card }. { $card-does }
maphr-alt-hand = Votre main : { $cards }.
maphr-alt-vital = Payer avec { $card-the } ne vous laisse plus de carte pour { $action }.
maphr-alt-power = Votre clan : { $clan }. { $clan-does }
maphr-alt-choose = À choisir : { $cards }.
maphr-alt-usable = { $cards-count ->
    [one] Carte utilisable
   *[other] Cartes utilisables
} à présent : { $cards }.
maphr-alt-score = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Pourquoi un choix est conseillé
maphr-advice-lays = Vous posez { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
} ; votre mine est alors à { $missing ->
    [one] { $missing } tuile
   *[other] { $missing } tuiles
} de son objectif.
maphr-advice-reaches = Votre mine atteint son objectif, ce qui rapporte { $n } points, et la partie se termine.
maphr-advice-exploits = { $n ->
    [0] L’exploitation ne rapporte encore rien
    [one] L’exploitation rapporte { $n } pièce
   *[other] L’exploitation rapporte { $n } pièces
}.
maphr-advice-one-action = Vous gardez { $n ->
    [one] la carte que coûterait
   *[other] les { $n } cartes que coûterait
} une seconde action.
maphr-advice-building = Cet aménagement ({ $card }) rapporte { $n ->
    [one] { $n } point
   *[other] { $n } points
}, en comptant sa couleur.
maphr-advice-keeps = Vous gardez { $card-the }, qui rapporte davantage : { $n ->
    [one] { $n } point, et { $n } pièce
   *[other] { $n } points, et { $n } pièces
} chaque fois qu’un mineur y travaille.
maphr-advice-keeps-building = Vous gardez cette carte ({ $card }), plus utile que d’autres : cet aménagement vaudra { $n ->
    [one] { $n } point
   *[other] { $n } points
}, en comptant sa couleur.
maphr-advice-galleries = { $cards-count ->
    [one] Cette carte n’est pas un filon : elle ne rapporterait
   *[other] Ces cartes ne sont pas des filons : elles ne rapporteraient
} ni points ni pièces.
maphr-advice-dear = Vous n’avez pas encore de quoi payer { $card-the } ({ $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}).
maphr-advice-key = Avec { $card-the }, le niveau { $roman } vous coûte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}, au lieu de { $more } avec un autre aménagement { $colour }.
maphr-advice-allows = Avec { $card-the }, votre mine peut passer au niveau { $roman } pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
maphr-advice-earns-level = Vous avez alors de quoi payer le niveau { $roman }, qui coûte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
maphr-advice-first = Tout aménagement permet à votre mine de passer au niveau { $roman }.
maphr-advice-vein = { $card } : { $n ->
    [one] { $n } point, et { $n } pièce
   *[other] { $n } points, et { $n } pièces
} chaque fois qu’un mineur y travaille.
maphr-advice-tile = { $card } : une tuile de plus pour votre mine, { $missing ->
    [0] qui a déjà atteint son objectif
    [one] qui est encore à { $missing } tuile de son objectif
   *[other] qui est encore à { $missing } tuiles de son objectif
}.
maphr-advice-junction = { $card } : plusieurs bouts restent ouverts.
maphr-advice-more-ends = { $card } : votre mine peut avoir { $n ->
    [one] { $n } bout ouvert
   *[other] { $n } bouts ouverts
} au lieu de { $now }.
maphr-advice-ends = La mine { $n ->
    [0] n’a alors plus aucun bout ouvert
    [one] a alors { $n } bout ouvert
   *[other] a alors { $n } bouts ouverts
}.
maphr-advice-impediment = Au moment décisif, { $card-the } peut arrêter un adversaire.
maphr-advice-harmless = Cette carte vous gêne moins que d’autres : { $card }.
maphr-advice-contract = Cette carte pourrait vous être profitable ce tour-ci : { $card }.
maphr-advice-to-sell = Vous avez déjà aménagé { $card-the } : vous pouvez vendre cet exemplaire.
maphr-advice-leads = Parmi vos adversaires, { $seat } est en tête { $n ->
    [0] sans aucun point
    [one] avec { $n } point
   *[other] avec { $n } points
}.
maphr-advice-miner = Un mineur de plus rapporte { $points ->
    [one] { $points } point à la fin
   *[other] { $points } points à la fin
}{ $n ->
    [0] , mais encore rien quand vous exploitez
    [one] {" "}et { $n } pièce par exploitation
   *[other] {" "}et { $n } pièces par exploitation
}.
maphr-advice-no-miner = { $n ->
    [0] Un mineur gratuit changerait peu de chose
    [one] Un mineur coûterait { $n } pièce, plus utile pour un aménagement
   *[other] Un mineur coûterait { $n } pièces, plus utiles pour un aménagement
}.
maphr-advice-upgrade = Le niveau { $roman } permet jusqu’à { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
} dans la mine.
maphr-advice-full = À son niveau actuel, votre mine est pleine.
maphr-advice-stay = Vous gardez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} pour un aménagement.
maphr-advice-room = À son niveau actuel, votre mine peut encore recevoir { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}.
maphr-advice-stops = Ce tour-ci, { $card-the } annule une action de { $seat }.
maphr-advice-stops-end = { $seat } n’est qu’à { $missing ->
    [one] { $missing } tuile
   *[other] { $missing } tuiles
} de la fin de la partie, et ce choix l’empêche d’en poser ce tour-ci.
maphr-advice-later = Votre empêchement servira peut-être mieux plus tard.
maphr-advice-sale = La banque paie { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
maphr-advice-use = Vous pouvez utiliser { $card-the } à chaque tour.
maphr-advice-tile-ends = { $card } : votre mine { $n ->
    [0] peut alors ne plus avoir aucun bout ouvert
    [one] peut alors avoir { $n } bout ouvert
   *[other] peut alors avoir { $n } bouts ouverts
}.
maphr-advice-fits = { $card } : cette carte se raccorde à votre mine, ce qu’aucune carte de votre main ne fait.
maphr-advice-shuts = Quoi que vous posiez, votre mine { $n ->
    [0] n’aurait plus aucun bout ouvert
    [one] n’aurait plus qu’un bout ouvert
   *[other] n’aurait plus que { $n } bouts ouverts
}.
maphr-advice-too-soon = { $tiles ->
    [one] Une tuile de plus terminerait
   *[other] { $tiles } tuiles de plus termineraient
} la partie, alors que { $seat } vous devance de { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
maphr-advice-affords = Il vous reste de quoi payer { $card-the } ({ $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}).
maphr-advice-affords-level = Il vous reste de quoi payer le niveau { $roman }, qui coûte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
maphr-advice-least = Perdre { $card-the } { $n ->
    [0] ne vous coûte aucun point, à la différence de tout autre aménagement
    [one] vous coûte { $n } point, moins que tout autre aménagement
   *[other] vous coûte { $n } points, moins que tout autre aménagement
}.
maphr-advice-least-tile = D’autres tuiles d’extrémité rapportent plus que celle-ci ({ $card } : { $n ->
    [0] aucun point
    [one] { $n } point
   *[other] { $n } points
}).
maphr-advice-most-tile = Dans cette mine, aucune autre tuile d’extrémité ne rapporte davantage ({ $card } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}).
maphr-advice-usual-no-impediment = Vous n’avez aucun empêchement en main.
maphr-advice-usual-no-card = Votre main est vide.
maphr-advice-usual-no-trade = Pour autant que vous puissiez le savoir, vos cartes vous servent mieux que ce qu’on vous en donnerait.
maphr-advice-usual-no-sale = Chacune de vos cartes vous est plus utile que { $n ->
    [one] la pièce
   *[other] les { $n } pièces
} d’une vente.
maphr-advice-usual-accept = { $card } : l’effet devrait valoir son prix.
maphr-advice-usual-bribe = Un pot-de-vin ajoute 1 au dé, et un résultat plus haut vaut mieux.
maphr-advice-usual-least = { $card } : de ces cartes, c’est celle qui vous manquera le moins.
maphr-advice-usual-keeps = Ce que vous obtiendriez vaut moins que ce qu’il vous en coûterait.
maphr-advice-bid = { $bid ->
    [0] Vous gardez toutes vos pièces, mais si quelqu’un mise, le gagnant choisit avant vous et garde une carte de plus.
    [1] Cela suffit si personne d’autre ne mise : vous choisissez alors en premier et gardez une carte de plus. { $n ->
        [0] Il ne vous reste plus de pièce
        [one] Il vous reste { $n } pièce
       *[other] Il vous reste { $n } pièces
    }.
   *[other] Cela bat les autres mises jusqu’à { $below }, mais même une mise perdante est payée. { $n ->
        [0] Il ne vous reste plus de pièce
        [one] Il vous reste { $n } pièce
       *[other] Il vous reste { $n } pièces
    }.
}

## Choix irréversibles
maphr-sure-prospect = « Prospecter » servirait tout au plus à démolir une tuile : vous ne pouvez poser aucune galerie ni aucun filon de votre main.
    .button = Prospecter quand même
maphr-sure-exploit = « Exploiter » ne rapporterait rien : vous n’avez aucun filon à exploiter.
    .button = Exploiter pour rien
maphr-sure-build = « Aménager » ne donnerait rien : aucune carte de votre main ne peut être aménagée.
    .button = Aménager pour rien
maphr-sure-short = Une fois le paiement fait, il vous resterait { $n ->
    [0] une main vide : rien à poser ni à aménager.
    [one] { $n } carte : trop peu pour toutes ces actions.
   *[other] { $n } cartes : trop peu pour toutes ces actions.
}
    .button = Les choisir quand même
maphr-sure-sale = Parmi ceux qui négocient encore, aucun autre n’a de place en main : une vente ne pourra être acceptée que si l’un d’eux cède d’abord une carte.
    .button = Vendre malgré tout
maphr-sure-demolish = { $n ->
    [0] Démolir { $cell } retire pour de bon la tuile de votre mine, et ne vous rapporte rien dans l’immédiat.
   *[1] Démolir { $cell } prend toute l’action, et vous avez en main une tuile à poser.
}
    .button = Démolir quand même

## La leçon

maphr-lesson-keep = La première mine de six tuiles met fin à la partie ; le joueur qui a le plus de points gagne. Gardez cette carte : vous pourrez la poser, ou payer avec elle une seconde action.
    .brought = La Galerie en croix est dans votre main. Vous pouvez la poser, ou vous en servir pour payer.
maphr-lesson-actions = Vous choisissez vos actions en secret. « Prospecter » pose des tuiles dans votre mine, et « Exploiter » tire ensuite des pièces des filons que vous venez de poser : prenez les deux.
    .brought = Une seconde action coûte des cartes : celles que vous payez sont perdues.
maphr-lesson-pay = Payez avec les galeries dont vous pouvez vous passer et gardez les deux filons les plus riches : vous les posez maintenant, et ils rapportent à chaque exploitation.
    .brought = Les actions de tous sont révélées.
maphr-lesson-tile = Posez d’abord le filon d’or : il a trois ouvertures, et la mine peut s’étendre à partir de lui.
    .brought = Une tuile doit rejoindre vos tunnels, ouverture contre ouverture.
maphr-lesson-hire = Seul un filon où travaille un mineur rapporte des pièces. Un deuxième mineur en coûte 5, en tire 2 du filon d’or à chaque exploitation et vaut 3 points à la fin.
    .brought = Vos deux filons rapportent douze pièces, et autant à chaque nouvelle exploitation.
maphr-lesson-sale = Vous pourriez vendre une carte, ou utiliser l’action spéciale d’un aménagement si vous en aviez un. Les cartes vous servent plus que les pièces pour l’instant : passez.
    .brought = Le tour est fini. Le suivant commence par de nouvelles cartes.
maphr-lesson-share = Voici encore un filon. Gardez-le : comme toute carte, il pourra payer une seconde action si un meilleur filon arrive.
    .brought = Le filon est dans votre main. Vous pouvez le poser, ou vous en servir pour payer.
maphr-lesson-spend = Au niveau I, votre mine n’admet plus qu’une tuile : un seul filon peut être posé. Gardez l’or double, qui rapporte 4 pièces, et payez avec ce qui rapporte moins : le charbon double en rapporte 2, la Galerie en croix rien.
    .brought = Vous avez trois cartes de moins, mais le nouveau filon rapporte aussitôt.
maphr-lesson-full = Posez l’or double. Vos deux mineurs travailleront alors dans les deux meilleurs des trois filons : l’or pour 4 pièces, le mithril pour 10.
    .brought = Deux filons rapportent quatorze pièces. Le troisième demande un autre mineur, que le niveau I ne permet pas.
maphr-lesson-build = Votre mine est pleine à ce niveau : choisissez « Aménager ». Un aménagement vaut des points, davantage avec d’autres de sa couleur ou une série complète, et vous sert jusqu’à la fin.
    .brought = Vous pouvez aménager le Comptoir : avec lui, chaque carte vendue rapporte plus.
maphr-lesson-raise = Montez d’un niveau : le niveau II permet six tuiles dans la mine au lieu de trois. Six, c’est l’objectif : la première mine qui l’atteint met fin à la partie et rapporte 25 points.
    .brought = Votre mine a de la place pour trois tuiles de plus.
maphr-lesson-why-gallery = Une galerie prolonge votre mine vers de nouvelles cases.
maphr-lesson-why-join = Ici, le filon rejoint vos tunnels, et un mineur peut y travailler.
maphr-lesson-why-permit = Envoyé à l’adversaire, cet empêchement pourrait servir contre vous.
maphr-lesson-why-pass = Vos cartes valent pour vous plus de 3 pièces.
maphr-lesson-why-hold = Vos cartes serviront à payer des actions.
maphr-lesson-why-surveyor = Pour 2 pièces, vous obtenez un filon à coup sûr.
maphr-lesson-why-fit = Ici, la tuile rejoint les tunnels que vous avez.
maphr-lesson-why-next = Une tuile de plus, et votre mine peut encore s’étendre.
maphr-lesson-why-last = Vous êtes près de finir la partie : chaque carte de votre main peut encore servir.
maphr-lesson-why-least = Les deux autres vont de toute façon à l’adversaire ; c’est celle-ci qui vous sert le moins.
maphr-lesson-won = Dans une partie courte, de bons filons et l’objectif atteint en premier font gagner. Dans une partie complète, plus d’un tiers des points vient des aménagements. Pièces, mineurs et filons comptent aussi.

## Personnages des joueurs virtuels, et ce qu’ils disent
maphr-character-mason = Maud Moellon
    .way = bâtit d’abord et creuse autour
maphr-says-mason-good = { $n ->
    [1] { $seat } : « De bonnes fondations, rien de plus. »
   *[other] { $seat } : « Un mur ici, un mur là, et voilà. »
}
maphr-says-mason-bad = { $n ->
    [1] { $seat } : « C’était une galerie porteuse ! »
   *[other] { $seat } : « Je vous enverrai la facture. »
}
maphr-character-tunneller = Gaspard Galerie
    .way = creuse toujours plus loin et adore les bifurcations
maphr-says-tunneller-good = { $n ->
    [1] { $seat } : « À gauche ou à droite ? Les deux ! »
   *[other] { $seat } : « D’en bas, la vue est imprenable. »
}
maphr-says-tunneller-bad = { $n ->
    [1] { $seat } : « C’était un raccourci, je le jure. »
   *[other] { $seat } : « Alors on fera le tour. »
}
maphr-character-miser = Grippe-Sou
    .way = couve ses pièces
maphr-says-miser-good = { $n ->
    [1] { $seat } : « Cling. Vous avez entendu ? Cling. »
   *[other] { $seat } : « Je vous offrirais bien un verre, mais vous savez ce que c’est. »
}
maphr-says-miser-bad = { $n ->
    [1] { $seat } : « Vous savez combien ça coûte ? »
   *[other] { $seat } : « Je vais devoir vendre mon autre chaussette. »
}
maphr-character-schemer = Dame Rouerie
    .way = collectionne les empêchements et mise gros
maphr-says-schemer-good = { $n ->
    [1] { $seat } : « Tout se passe comme prévu. J’ai plusieurs plans. »
   *[other] { $seat } : « Oh, j’ai réussi ? Quelle étourdie. »
}
maphr-says-schemer-bad = { $n ->
    [1] { $seat } : « Intéressant. Quelqu’un ici a des idées. »
   *[other] { $seat } : « J’ai une carte pour ça. Plus tard. »
}
