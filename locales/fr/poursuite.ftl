## Poursuite souterraine

poursuite-title = Poursuite souterraine
    .tagline = Des taupes en wagonnet filent entre les kobolds vers la grotte du trésor.

## Les choses

poursuite-name-yellow = jaune
    .many = jaunes
    .the = la taupe jaune
    .letter = J
    .small = j
    .disc = 🟡
poursuite-name-green = verte
    .many = vertes
    .the = la taupe verte
    .letter = V
    .small = v
    .disc = 🟢
poursuite-name-red = rouge
    .many = rouges
    .the = la taupe rouge
    .letter = R
    .small = r
    .disc = 🔴
poursuite-name-blue = bleue
    .many = bleues
    .the = la taupe bleue
    .letter = B
    .small = b
    .disc = 🔵
poursuite-name-n = avant
    .at = à l’avant
poursuite-name-e = droite
    .at = à droite
poursuite-name-s = arrière
    .at = à l’arrière
poursuite-name-w = gauche
    .at = à gauche
poursuite-name-left = à gauche
    .short = gauche
    .arrow = ↺
poursuite-name-right = à droite
    .short = droite
    .arrow = ↻
poursuite-name-face-2 = 2
poursuite-name-face-3 = 3
poursuite-name-face-4 = 4
poursuite-name-face-wotan = Wotan

## Options

poursuite-option-board = Plateau
    .help = La mine que parcourent les wagonnets.
poursuite-option-board-standard = La mine
    .help = Dix pas de l’entrée au trésor, sept cases-kobold.
poursuite-option-board-short = La petite mine
    .help = Sept pas de l’entrée au trésor, quatre cases-kobold : une partie plus courte.
poursuite-option-variant = Déplacement
    .help = Un wagonnet peut-il s’arrêter avant d’avoir utilisé tous les points ?
poursuite-option-variant-standard = Règle normale
    .help = Un wagonnet avance d’autant de cases que le dé l’indique, ou moins.
poursuite-option-variant-simple = Variante simplifiée
    .help = Un wagonnet avance exactement du nombre indiqué par le dé ; seule la grotte l’arrête plus tôt.

## Questions

poursuite-ask-board = { $wagon ->
    [0] { $seat } : faites monter une taupe ({ $hand } devant vous).
   *[other] { $seat } : faites monter une taupe dans le wagonnet { $wagon } ({ $hand } devant vous).
}
poursuite-ask-roll = { $seat } : lancez le dé.
poursuite-ask-move = { $seat } : avancez un wagonnet de { $pips } cases au plus, puis tournez-le.
poursuite-ask-move-exactly = { $seat } : avancez un wagonnet de { $pips } cases exactement, puis tournez-le.
poursuite-ask-wotan = { $seat } : posez Wotan sur une case-kobold.
poursuite-ask-wotan-own = { $seat } : Wotan libère l’une de vos taupes ({ $cells }).
poursuite-ask-wotan-seat = { $seat } : choisissez l’emplacement où monte { $mole-the }, libérée.
poursuite-ask-park = { $seat } : remettez le wagonnet { $wagon } sur une case de départ.

## Choix

poursuite-do-board = Wagonnet { $wagon }, { $side }
    .verb = Faire monter une taupe
    .wagon = Dans quel wagonnet ?
    .side = À quel emplacement ?
poursuite-do-roll = Lancer le dé
    .verb = Lancer le dé
poursuite-do-move = Wagonnet { $wagon } en { $stop }, { $turn-short } : { $effects }
    .verb = Avancer un wagonnet
    .wagon = Quel wagonnet ?
    .stop = Jusqu’à quelle case ?
    .turn = Le tourner dans quel sens ?
poursuite-do-move-empty = Wagonnet { $wagon } en { $stop } : { $effects }
poursuite-do-wotan = Wotan en { $cell }
    .verb = Placer Wotan
    .cell = Sur quelle case-kobold ?
poursuite-do-wotan-frees = { $cell } : libérer { $mole-the }
poursuite-do-wotan-guards = { $cell } : garder la case vide
poursuite-do-wotan-stays = { $cell } : Wotan reste de garde
poursuite-do-wotan-seat = Wagonnet { $wagon }, { $side }
    .verb = Choisir l’emplacement de la taupe libérée
    .wagon = Dans quel wagonnet ?
    .side = À quel emplacement ?
poursuite-do-park = Case de départ { $cell }
    .verb = Remettre le wagonnet au départ
    .cell = Sur quelle case de départ ?

## Parties d’un choix

poursuite-part-wagon = Wagonnet { $wagon } en { $cell } ({ $moles })
poursuite-part-stop = { $stop }, { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
poursuite-part-stop-kobolds = { $stop }, { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}, { $kobolds-count ->
    [one] kobold
   *[other] kobolds
} en { $kobolds }
poursuite-part-stop-cave = { $stop }, { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} : la grotte du trésor
poursuite-part-turn = { $turn-arrow } { $turn-short } : { $effects }
poursuite-part-turn-empty = Inutile de tourner : { $effects }
poursuite-part-boarding-wagon = Wagonnet { $wagon } ({ $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
})
poursuite-part-side = { $side }
poursuite-place = wagonnet { $wagon } { $side }
poursuite-letter = { $mole-letter }
poursuite-seated = { $side } { $mole }
poursuite-kobold = { $cell }
poursuite-kobold-prisoner = { $cell } ({ $mole } en prison)
poursuite-kobold-wotan = { $cell } (gardé par Wotan)

## Ce que ferait un coup

poursuite-preview-caught = { $mole } prise en { $cell }
poursuite-preview-climbs-in = { $prisoner } monte de { $cell }
poursuite-preview-swap = { $mole } prise, { $prisoner } monte
poursuite-preview-swap-alike = deux { $mole-many } échangées
poursuite-preview-protected = Wotan protège la { $mole }
poursuite-brief-caught = { $mole } prise
poursuite-brief-climbs-in = { $prisoner } monte
poursuite-brief-swap = { $mole }⇄{ $prisoner }
poursuite-brief-swap-alike = { $mole }⇄{ $prisoner }
poursuite-brief-protected = { $mole } sauve
poursuite-preview-seated = { $mole } { $side-at }
poursuite-preview-front = { $mole } à l’avant prend { $treasures }
poursuite-preview-no-front = personne à l’avant
poursuite-preview-nobody = vide, pas de trésor
poursuite-preview-empty = vide

## Événements

poursuite-log-board = { $seat } fait monter une taupe { $mole } dans le wagonnet { $wagon }, { $side-at }{ $forced ->
    [1] {" "}(seul emplacement libre)
   *[other] {""}
}.
poursuite-log-roll = { $seat } lance le dé : { $pips }.
poursuite-log-roll-wotan = { $seat } lance le dé : Wotan.
poursuite-log-move = { $seat } avance le wagonnet { $wagon } de { $start } à { $stop } et le tourne { $turn }.
poursuite-log-move-empty = { $seat } avance le wagonnet { $wagon }, vide, de { $start } à { $stop }.
poursuite-log-caught = En { $cell }, { $mole-the } est capturée.
poursuite-log-climbs-in = De { $cell }, { $prisoner-the } monte { $side-at }.
poursuite-log-swap = En { $cell }, { $mole-the } est capturée et { $prisoner-the } monte { $side-at }.
poursuite-log-swap-alike = En { $cell }, deux taupes { $mole-many } échangent leurs places : rien ne change en apparence.
poursuite-log-protected = En { $cell }, Wotan protège { $mole-the }.
poursuite-log-wotan-frees = { $seat } envoie Wotan en { $cell } : { $mole-the } est libre{ $forced ->
    [1] {" "}(seul choix possible)
   *[other] {""}
}.
poursuite-log-wotan-guards = { $seat } envoie Wotan garder { $cell }{ $forced ->
    [1] {" "}(seul choix possible)
   *[other] {""}
}.
poursuite-log-wotan-stays = { $seat } laisse Wotan de garde en { $cell }{ $forced ->
    [1] {" "}(seul choix possible)
   *[other] {""}
}.
poursuite-log-wotan-seat = { $seat } fait monter { $mole-the } dans le wagonnet { $wagon }, { $side-at }{ $forced ->
    [1] {" "}(seul emplacement libre)
   *[other] {""}
}.
poursuite-log-rescue = Les huit emplacements sont pris : { $mole-the } rentre chez elle et { $seat } prend { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}.
poursuite-log-cave-empty = Le wagonnet { $wagon } arrive vide dans la grotte du trésor et ne rapporte rien.
poursuite-log-shortage = { $treasures ->
    [one] Il ne reste que { $treasures } trésor
   *[other] Il ne reste que { $treasures } trésors
} : un par taupe, dans l’ordre avant, gauche, droite, arrière.
poursuite-log-share = { $treasures ->
    [0] Il ne reste rien pour { $seat } ({ $mole }, { $side }).
    [one] { $seat } prend { $treasures } trésor ({ $mole }, { $side }).
   *[other] { $seat } prend { $treasures } trésors ({ $mole }, { $side }).
}
poursuite-log-park = { $seat } remet le wagonnet { $wagon } en { $cell }{ $forced ->
    [1] {" "}(seule case de départ libre)
   *[other] {""}
}.
poursuite-log-over = Le dernier trésor est pris : la partie est terminée.

## Refus

poursuite-no-wrong-moment = Pas maintenant. À faire d’abord : { $awaited }.
poursuite-awaited-board = faire monter une taupe
poursuite-awaited-roll = lancer le dé
poursuite-awaited-move = avancer un wagonnet de { $pips } cases au plus
poursuite-awaited-move-exactly = avancer un wagonnet de { $pips } cases exactement
poursuite-awaited-wotan = placer Wotan
poursuite-awaited-wotan-seat = choisir l’emplacement de la taupe libérée
poursuite-awaited-park = remettre le wagonnet sur une case de départ
poursuite-no-such-wagon = Il n’y a pas de wagonnet { $wagon } ; choisissez 1 ou 2.
poursuite-no-such-cell = La case { $cell } n’existe pas sur ce plateau.
poursuite-no-such-coordinate = Cette case n’existe pas sur ce plateau. Une case s’écrit avec une lettre et un nombre, comme { $cell }.
poursuite-no-such-seat = Les emplacements sont avant (n), droite (e), arrière (s) et gauche (w).
poursuite-no-wrong-wagon = On ne monte que dans le wagonnet { $wagon }, revenu de la grotte.
poursuite-no-seat-taken = Cet emplacement est occupé ; libres : { $places }.
poursuite-no-advance = Avancez d’au moins une case.
poursuite-no-rails = Les wagonnets roulent seulement sur les cases-rails ; { $cell } n’en est pas une.
poursuite-no-room = L’autre wagonnet est en { $cell } ; vous pouvez le dépasser, pas vous y arrêter.
poursuite-no-backwards = Un wagonnet ne recule jamais.
poursuite-no-way = Aucune voie ne mène de { $start } à { $stop }.
poursuite-no-so-far = { $steps ->
    [one] { $stop } est à { $steps } case ; vous avez fait { $pips }.
   *[other] { $stop } est à { $steps } cases ; vous avez fait { $pips }.
}
poursuite-no-exact-count = Dans la variante simplifiée, avancez exactement de { $pips } cases.
poursuite-no-turn = Tournez le wagonnet d’un quart de tour : à gauche ou à droite.
poursuite-no-kobold-cell = Wotan se pose sur une case-kobold ; { $cell } n’en est pas une.
poursuite-no-free-own-first = Vous avez une taupe prisonnière : libérez l’une des vôtres ({ $cells }).
poursuite-no-start = Remettez le wagonnet sur une case de départ ({ $cells }).
poursuite-no-start-taken = L’autre wagonnet s’y trouve ; libre : { $cells }.

## La table en texte

poursuite-board-row = `{ $row } { $cells }`
poursuite-board-join = { $before }{ $mole-small }{ $after }
poursuite-board-legend = 1, 2 : wagonnets. W : Wotan. k : kobold ; j, v, r, b : sa prisonnière. s : départ. T : grotte. Sorties : ^ en haut, < à gauche, > à droite, L en haut ou à gauche, R en haut ou à droite, X les trois.
poursuite-board-wagons = Wagonnets
poursuite-board-wagon = Wagonnet { $wagon } en { $cell } : { $moles }
poursuite-board-wagon-empty = Wagonnet { $wagon } en { $cell } : vide
poursuite-board-kobolds = Kobolds
poursuite-board-prisoner = { $cell } : { $mole-the } en prison
poursuite-board-wotan = { $cell } : Wotan de garde
poursuite-board-wotan-waits = Wotan attend à côté de la grotte
poursuite-board-players = Joueurs
poursuite-board-player = { $active ->
    [1] ▶{" "}
   *[other] {""}
}{ $mole-disc } { $seat } ({ $mole }) : { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}, { $hand ->
    [one] { $hand } taupe à placer
   *[other] { $hand } taupes à placer
}{ $decides ->
    [1] {" "}(doit décider)
   *[other] {""}
}
poursuite-board-treasure = Trésors restants : { $treasures }
poursuite-board-die = Dé : { $face }
poursuite-board-path = Trajet du wagonnet { $wagon } : { $cells }

## Vos taupes

poursuite-hand-title = Vos taupes { $mole-many }
poursuite-hand-treasures = Vos trésors : { $treasures }
poursuite-hand-waiting = { $moles ->
    [one] { $moles } devant vous : elle montera quand un wagonnet reviendra de la grotte.
   *[other] { $moles } devant vous : elles monteront quand un wagonnet reviendra de la grotte.
}
poursuite-hand-waiting-now = { $moles ->
    [one] { $moles } devant vous : elle monte maintenant.
   *[other] { $moles } devant vous : l’une d’elles monte maintenant.
}
poursuite-hand-aboard = Dans le wagonnet { $wagon } en { $cell }, { $side-at }.
poursuite-hand-prisoner = Prisonnière en { $cell } : un wagonnet qui s’arrête à côté peut l’emmener, Wotan aussi.
poursuite-hand-prisoner-now = Prisonnière en { $cell } : Wotan peut la libérer maintenant.

## Score

poursuite-score-treasures = trésors

## Aide

poursuite-topic-overview = Le jeu en bref
    .text =
        Chaque joueur a trois taupes d’une couleur. Deux wagonnets à quatre emplacements traversent la mine ; ils **n’appartiennent à personne** : vous pouvez avancer l’un ou l’autre, même sans y avoir de taupe (1).

        À votre tour, lancez le dé : 2, 3, 4 ou Wotan. Avec un nombre, avancez un wagonnet et tournez-le d’un quart de tour ; les kobolds voisins capturent des taupes ou rendent des prisonnières. Avec Wotan, libérez une prisonnière ou gardez une case-kobold.

        Dans la grotte du trésor, un wagonnet paie ses taupes : deux trésors à l’avant, un à chaque autre emplacement. Puis il repart de l’entrée. Quand les 20 trésors sont pris, qui en a le plus gagne (11).

        Un emplacement porte le nom du côté du plateau qu’il regarde **maintenant** : l’avant est du côté du trésor, l’arrière du côté de l’entrée (2.1). Rien n’est caché.
poursuite-topic-turn = Un tour de jeu
    .text =
        Le joueur actif lance le dé, dont les six faces montrent 2, 2, 3, 3, 4 et Wotan (R3).

        {""}**2, 3 ou 4** : avancez un wagonnet, puis tournez-le d’un quart de tour (8). **Wotan** : aucun wagonnet ne bouge ; placez Wotan (9).

        C’est ensuite au voisin de gauche. Quand un wagonnet est arrivé dans la grotte, on le remet d’abord au départ et on le remplit (10.3) ; le joueur suivant celui qui l’a avancé continue (R26).

        Quand un seul choix est possible, il est fait pour vous et signalé. Le lancer et le déplacement restent toujours à vous (R30).
poursuite-topic-boarding = Faire monter les taupes
    .text =
        {""}**Avant le premier lancer**, chacun à son tour fait monter une taupe à un emplacement libre de l’un ou l’autre wagonnet : trois tours de table à deux joueurs, deux à trois ou quatre (7.1).

        {""}**Quand un wagonnet revient de la grotte**, on ne remplit que celui-là, même si l’autre attend à l’entrée avec des emplacements libres (R24). Qui l’a remis au départ commence, puis dans le sens horaire, une taupe à la fois ; sans taupe devant soi, on est sauté (7.2).

        On continue jusqu’à ce que le wagonnet soit plein ou que plus personne n’ait de taupe devant soi. On ne peut pas refuser (R25). Un wagonnet où personne ne peut monter reste vide et s’avance comme un autre (R34).
poursuite-topic-moving = Avancer un wagonnet
    .text =
        Choisissez l’un des wagonnets et avancez-le d’autant de cases que vos points, ou moins, mais d’au moins une (8.1, R7). Chaque case-rails a des sorties à sens unique : on va vers l’avant ou sur le côté, dans le sens des flèches, **jamais en arrière** (R6). Aux aiguillages, vous choisissez.

        On peut dépasser l’autre wagonnet, dont la case compte comme une autre, mais pas s’y arrêter (R8). Seul l’arrêt compte : rien ne se passe sur les cases traversées (R10).

        La grotte du trésor termine le déplacement ; les points restants sont perdus (R9).

        Les wagonnets n’occupent que les rails, les départs et la grotte (3.1). Rouler ne fait jamais pivoter un wagonnet, même dans un virage : chaque taupe regarde toujours le même côté du plateau (R5).
poursuite-topic-turning = Le quart de tour
    .text =
        Après le déplacement, vous **devez** tourner le wagonnet d’un quart de tour, à gauche ou à droite, à chaque arrêt et aussi dans la grotte (8.2). Ne pas tourner ou faire un demi-tour est interdit.

        À gauche : la taupe de l’avant passe à gauche, celle de gauche à l’arrière, celle de l’arrière à droite, celle de droite à l’avant. À droite : l’inverse. Les emplacements vides tournent aussi (2.1).

        Le quart de tour décide quelle taupe fait face à un kobold et qui est à l’avant dans la grotte ; chaque bouton dit ce qu’il produit. Pour un wagonnet vide, il est sans effet et peut être omis (R11).
poursuite-topic-kobolds = Les kobolds
    .text =
        Après le quart de tour, regardez le wagonnet qui vient d’avancer et les quatre voisines de sa case. Les diagonales ne comptent jamais, et la direction des rails n’y change rien (3.2). Pour chaque case-kobold voisine, prenez l’emplacement de ce côté (8.3) :

        • une taupe, case vide : la taupe est **capturée** ;
        • emplacement vide, prisonnière dans la case : elle **monte** ;
        • les deux : elles **échangent** leurs places ;
        • Wotan sur la case : il ne se passe rien.

        C’est obligatoire (R12). Chaque côté se règle à part (R13). Dans la grotte, les kobolds ne comptent pas (R14). Deux taupes de même couleur échangent aussi, sans que rien ne change en apparence (R31).
poursuite-topic-wotan = Wotan
    .text =
        Quand le dé montre Wotan, aucun wagonnet ne bouge. Il faut le placer (9).

        {""}**Si l’une de vos taupes est prisonnière**, envoyez-le à l’une des vôtres pour la libérer ; rien d’autre n’est permis (R15). **Sinon**, choisissez n’importe quelle case-kobold : libérez une prisonnière d’un autre, ou gardez une case sans taupe. Il peut rester où il est (R16).

        Pour la taupe libérée, qui a lancé le dé choisit un emplacement libre de l’un des wagonnets, même si elle est à un autre (R17). On ne regarde alors aucun kobold (R18). Si les huit emplacements sont pris, la taupe revient à son propriétaire, qui prend aussi un trésor (R19).

        Tant que Wotan est sur une case, aucune taupe n’y est capturée. Il y reste jusqu’à ce qu’il sorte de nouveau (R20). Bon conseil : gardez une case que votre taupe doit encore longer.
poursuite-topic-cave = La grotte du trésor
    .text =
        Dans la grotte, le wagonnet est d’abord tourné ; puis les emplacements comptent : **deux trésors à l’avant, un à chaque autre** (10.1). Plusieurs taupes d’un même joueur comptent toutes.

        Si la pile ne suffit pas à toutes les parts, chaque taupe en prend un, dans l’ordre avant, gauche, droite, arrière, jusqu’à épuisement (R36).

        Toutes les taupes reviennent devant leurs joueurs. Si la pile est vide, la partie est terminée (10.2). Sinon, le propriétaire de la taupe de l’avant remet le wagonnet sur une case de départ libre et fait monter le premier ; si l’avant était vide, c’est le joueur actif (10.3, R22, R23). Un wagonnet vide ne paie rien et repart de même.
poursuite-topic-end = Fin de la partie
    .text =
        La partie se termine dès que le dernier trésor est pris, dans la grotte ou grâce à Wotan : plus de remise au départ, plus de montée, plus de lancer (11, R21).

        Qui a le plus de trésors gagne. À égalité, la victoire est partagée ; rien ne départage (R27).

        Il y a 20 trésors. Un wagonnet plein en prend cinq : cinq ou six arrivées décident d’une partie.
poursuite-topic-simple = La variante simplifiée
    .text =
        Une seule chose change : le wagonnet avance **exactement** du nombre de points (17). Vous choisissez toujours le wagonnet, la voie aux aiguillages et le quart de tour.

        Seule la grotte du trésor peut être atteinte avec des points en trop (R28).

        Si un wagonnet ne pouvait s’arrêter que là où se trouve l’autre, il faut avancer l’autre. Il existe toujours un coup permis (R29).

        La variante se choisit à l’ouverture de la table et vaut pour toute la partie.
poursuite-topic-boards = Les plateaux
    .text =
        {""}**La mine** a dix rangées et sept cases-kobold ; de l’entrée à la grotte, il y a 10 pas, ou 14 par une galerie latérale (3.3). **La petite mine** a huit rangées et quatre cases-kobold, 7 à 11 pas (3.4). Les deux sont de notre conception (R1).

        Les colonnes sont des lettres depuis la gauche, les rangées des nombres depuis le bas : D6 est la quatrième colonne, sixième rangée. La rangée 1 est l’entrée ; la plus haute porte le coffre (3).

        Qui héberge ce bot peut ajouter des plateaux : un plateau de plus est un fichier (3.5).

## Images

poursuite-picture-name = { $seat }
poursuite-picture-over = La partie est terminée.
poursuite-picture-winner = { $seats-count ->
    [one] { $seats } l’emporte !
   *[other] { $seats } se partagent la victoire !
}
poursuite-picture-wagon = Wagonnet { $wagon } · { $cell }
poursuite-picture-side = { $side-at }
poursuite-picture-cell = { $cell }
poursuite-picture-prisoner = prisonnière
poursuite-picture-outside = Devant vous
poursuite-picture-waiting = attend un wagonnet
poursuite-alt-jailed = Une de vos taupes est prisonnière en { $cell }.
poursuite-alt-die = Le dé montre { $face }.
poursuite-alt-wagon = Wagonnet { $wagon } en { $cell } : { $moles }.
poursuite-alt-wagon-empty = Wagonnet { $wagon } en { $cell }, vide.
poursuite-alt-prisoner = { $mole } en { $cell }
poursuite-alt-prisoners = Prisonnières : { $prisoners }.
poursuite-alt-wotan = Wotan garde { $cell }.
poursuite-alt-treasure = Il reste { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}.
poursuite-alt-player = { $seat } ({ $mole }) : { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}, { $hand ->
    [one] { $hand } taupe
   *[other] { $hand } taupes
} en attente.
