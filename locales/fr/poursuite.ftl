## Poursuite souterraine

poursuite-title = Poursuite souterraine
    .spelt = Poursuite souterraine (Underground Chase)
    .tagline = Des taupes en wagonnet filent entre les kobolds vers la grotte du trésor.
    .own = Vos taupes
    .mine = Mes taupes
poursuite-minute =
    Chaque joueur a trois taupes d’une couleur. Deux wagonnets à quatre emplacements vont de l’entrée à la grotte du trésor. Ils n’appartiennent à personne : vous pouvez avancer l’un ou l’autre.

    À votre tour, lancez le dé. Avec 2, 3 ou 4, avancez un wagonnet de ce nombre de cases au plus, puis tournez-le d’un quart de tour, à gauche ou à droite.

    Quand un wagonnet s’est arrêté et a tourné à côté d’un **kobold**, la taupe qui fait face au kobold est capturée. S’il a déjà une prisonnière, elle échange sa place avec cette taupe, ou monte si l’emplacement est vide.

    Quand le dé montre **Wotan**, celui-ci libère une prisonnière ou garde une case-kobold : aucune taupe n’y est capturée.

    Dans la grotte, la taupe à l’avant prend deux trésors et chaque autre taupe un seul. Quand le dernier trésor est pris, le joueur qui en a le plus gagne.

## Les choses

poursuite-name-yellow = jaune
    .many = jaunes
    .letter = A
    .small = a
    .disc = 🟡
poursuite-name-green = verte
    .many = vertes
    .letter = B
    .small = b
    .disc = 🟢
poursuite-name-red = rouge
    .many = rouges
    .letter = C
    .small = c
    .disc = 🔴
poursuite-name-blue = bleue
    .many = bleues
    .letter = D
    .small = d
    .disc = 🔵
poursuite-name-kobold = kobold
    .does = Capture la taupe qui lui fait face quand un wagonnet s’est arrêté près de lui et a tourné. S’il a déjà une prisonnière, les deux échangent leurs places ; si l’emplacement qui lui fait face est vide, sa prisonnière monte.
    .lore = Collectionne les taupes. N’a jamais dit pourquoi.
poursuite-name-wotan = Wotan
    .does = Il apparaît sur une face du dé. Il libère une prisonnière, d’abord l’une des vôtres, ou garde une case-kobold sans taupe : aucune n’y est capturée tant qu’il y reste.
    .lore = N’a qu’un œil. Les kobolds ne voient que lui.
poursuite-name-wagon = wagonnet
    .does = N’appartient à personne. Il suit les flèches sans jamais reculer, et chaque déplacement finit par un quart de tour. Il ne peut pas s’arrêter sur la case de l’autre wagonnet.
    .lore = Quatre emplacements, aucun frein, aucun propriétaire.
poursuite-name-mole = taupe
    .does = Voyage dans un wagonnet, en attend un, ou est prisonnière d’un kobold.
    .lore = Voit peu, entend tout, réclame la place côté fenêtre.
poursuite-name-cave = grotte du trésor
    .does = Termine le voyage : les taupes à bord prennent des trésors, et le wagonnet retourne sur une case de départ.
    .lore = Ouverte toute la nuit. Ici, c’est toujours la nuit.
poursuite-name-treasure = trésor
    .does = Vaut un point. La partie s’arrête quand le dernier est pris.
    .lore = Les taupes ne le voient pas briller. Elles se fient au poids.
poursuite-name-die = dé
    .does = Ses faces indiquent de combien de cases un wagonnet peut avancer, ou appellent Wotan.
poursuite-fact-moles = Chaque joueur a { $n ->
    [one] { $n } taupe
   *[other] { $n } taupes
}.
poursuite-fact-treasures = Le jeu compte { $n ->
    [one] { $n } trésor
   *[other] { $n } trésors
}.
poursuite-fact-shares = La taupe à l’avant prend { $front ->
    [one] { $front } trésor
   *[other] { $front } trésors
}, chaque autre taupe { $other }. S’il n’en reste pas assez, chacune en prend { $shortage }, tant qu’il y en a.
poursuite-fact-faces = Faces : { $faces }.
poursuite-name-n = avant
    .at = à l’avant
    .cap = Avant
    .does = Sur un côté dès le premier quart de tour.
poursuite-name-e = droite
    .at = à droite
    .cap = Droite
    .does = À l’avant en un quart de tour.
poursuite-name-s = arrière
    .at = à l’arrière
    .cap = Arrière
    .does = À l’avant en deux quarts de tour dans le même sens.
poursuite-name-w = gauche
    .at = à gauche
    .cap = Gauche
    .does = À l’avant en un quart de tour.
poursuite-name-left = à gauche
    .arrow = ↺
    .way = ↺ gauche
poursuite-name-right = à droite
    .arrow = ↻
    .way = ↻ droite
poursuite-name-face-2 = 2
poursuite-name-face-3 = 3
poursuite-name-face-4 = 4
poursuite-name-face-wotan = Wotan

## Options

poursuite-option-board = Plateau
    .help = Quelle mine les wagonnets parcourent-ils ?
poursuite-option-board-standard = La mine
    .help = Il y a au moins dix cases à parcourir jusqu’au trésor, et sept cases-kobolds.
poursuite-option-board-short = La petite mine
    .help = La partie est plus courte : au moins sept cases jusqu’au trésor, et quatre cases-kobolds.
poursuite-option-variant = Déplacement
    .help = Un wagonnet peut-il s’arrêter avant d’avoir utilisé tous les points du dé ?
poursuite-option-variant-standard = Jusqu’au nombre du dé
    .help = Un wagonnet avance au plus du nombre de cases qu’indique le dé.
poursuite-option-variant-simple = Exactement le nombre du dé
    .help = Un wagonnet avance du nombre exact de cases qu’indique le dé ; seule la grotte l’arrête plus tôt.

## Questions

poursuite-ask-board = { $wagon ->
    [0] { $seat } : faites monter une taupe dans un wagonnet ({ $hand } en attente).
   *[other] { $seat } : faites monter une taupe dans le wagonnet { $wagon } ({ $hand } en attente).
}
    .waiting = À { $seat } de faire monter une taupe dans un wagonnet.
poursuite-ask-roll = { $seat } : lancez le dé.
    .waiting = { $seat } va lancer le dé.
poursuite-ask-move = { $seat } : avancez un wagonnet de { $pips } cases au plus, puis tournez-le.{ $left ->
    [0] {""}
    [one] {" "}Il ne reste qu’un trésor ; la taupe qui le prend termine la partie.
   *[other] {" "}Il ne reste que { $left } trésors : s’il en faut plus dans la grotte, chaque taupe en prend un seul, jusqu’au dernier, et la partie s’arrête.
}
    .waiting = { $seat } doit avancer un wagonnet de { $pips } cases au plus.
poursuite-ask-move-exactly = { $seat } : avancez un wagonnet de { $pips } cases exactement, puis tournez-le.{ $left ->
    [0] {""}
    [one] {" "}Il ne reste qu’un trésor ; la taupe qui le prend termine la partie.
   *[other] {" "}Il ne reste que { $left } trésors : s’il en faut plus dans la grotte, chaque taupe en prend un seul, jusqu’au dernier, et la partie s’arrête.
}
    .waiting = { $seat } doit avancer un wagonnet de { $pips } cases.
poursuite-ask-wotan = { $seat } : posez Wotan sur une case-kobold.{ $near ->
    [0] {""}
   *[other] {" "}Au prochain déplacement, { $reached }.
}
    .waiting = À { $seat } de poser Wotan.
poursuite-wagon-beside = le wagonnet { $wagon } peut s’arrêter à côté de { $cells-or }
poursuite-ask-wotan-own = { $seat } : choisissez la taupe que Wotan libère ({ $cells-or }). Wotan reste de garde sur la case de cette taupe ; { $n ->
    [one] votre autre taupe reste prisonnière pour l’instant.
   *[other] vos autres taupes restent prisonnières pour l’instant.
}
    .waiting = { $seat } choisit la taupe que Wotan libère.
poursuite-ask-wotan-seat = { $seat } : choisissez dans quel wagonnet et à quel emplacement monte { $own ->
    [1] votre taupe libérée.
   *[other] la taupe de { $mole_seat } qui vient d’être libérée.
}
    .waiting = { $seat } choisit où monte { $own ->
        [1] sa taupe libérée.
       *[other] la taupe de { $mole_seat } qui vient d’être libérée.
    }
poursuite-why-boarding = Faites monter une taupe en attente à un emplacement libre : c’est obligatoire. Dans la grotte, la taupe à l’avant prend deux trésors, chaque autre taupe un seul. Chaque fois qu’un wagonnet avance avec des taupes, il tourne aussi d’un quart de tour, et ses emplacements avec lui : aucun ne reste longtemps à l’avant, et une taupe qui fait alors face à un kobold est capturée. Regardez où se trouvent les kobolds le long du trajet.
poursuite-why-rolling = C’est à vous de jouer. Le dé indique de combien de cases un wagonnet peut avancer, ou appelle Wotan.
poursuite-why-moving = Avancez l’un des wagonnets et tournez-le d’un quart de tour. Ce quart de tour détermine quelles taupes font face aux kobolds voisins et, dans la grotte, qui est à l’avant. Vous pouvez avancer un wagonnet sans y avoir de taupe, pour faire capturer des taupes adverses. Sur un bouton, 🔒 précède la lettre d’un joueur dont une taupe est capturée, et 🔓 celle d’un joueur dont une taupe est libérée.
poursuite-why-placing-wotan = Vous avez obtenu Wotan au dé. Si vous avez des taupes prisonnières, il doit en libérer une. Sinon, il libère la prisonnière d’un autre joueur ou garde une case-kobold : aucune taupe n’y est capturée tant qu’il y reste.
poursuite-why-seating-freed = Wotan a libéré une taupe. C’est vous qui avez lancé le dé : choisissez où elle monte, même si elle est à un autre joueur.
poursuite-why-parking = Un wagonnet est arrivé dans la grotte. Remettez-le sur une case de départ libre. Ensuite, à commencer par vous, chacun à son tour y fait monter une taupe en attente, jusqu’à ce que le wagonnet soit plein ou que plus aucune n’attende.
poursuite-tip-boarding = Avec une taupe à gauche et une à droite, tout quart de tour en amène une à l’avant. Avec une taupe dans chaque wagonnet, l’une avance à chaque déplacement.
poursuite-tip-rolling = Lancez le dé, puis regardez les deux wagonnets : il est parfois plus urgent d’avancer celui qui porte des taupes adverses.
poursuite-tip-moving = Chaque choix annonce quelles taupes sont capturées, lesquelles montent et laquelle est à l’avant dans la grotte. La taupe à l’avant prend deux trésors.
poursuite-tip-placing-wotan = { $own ->
    [0] Faites garder par Wotan une case-kobold que vos taupes doivent encore longer, ou libérez la taupe d’un joueur qui a peu de trésors.
   *[other] Là où Wotan se tient, aucune taupe n’est capturée : libérez la taupe près de laquelle passera le prochain wagonnet que vous avancerez.
}
poursuite-tip-seating-freed = Faites monter votre taupe dans le wagonnet le plus proche de la grotte, et celle d’un rival dans l’autre.
poursuite-tip-parking = Les deux cases de départ mènent à la grotte. Si une de vos taupes attend, elle monte la première : pensez à l’emplacement qu’il vous faut.
poursuite-ask-park = { $seat } : remettez le wagonnet { $wagon } sur une case de départ.
    .waiting = À { $seat } de remettre le wagonnet { $wagon } sur une case de départ.

## Choix

poursuite-do-board = Wagonnet { $wagon }, { $side }
    .verb = Faire monter une taupe
    .wagon = Dans quel wagonnet ?
    .side = À quel emplacement ?
poursuite-do-roll = Lancer le dé
    .verb = Lancer le dé
poursuite-do-move = Wagonnet { $wagon } en { $stop } { $turn-arrow } · { $effects }
    .verb = Avancer un wagonnet
    .wagon = Quel wagonnet ?
    .stop = Jusqu’à quelle case ?
    .turn = Dans quel sens le tournez-vous ?
poursuite-do-move-empty = Wagonnet { $wagon } en { $stop } · { $effects }
poursuite-do-wotan = Wotan en { $cell }
    .verb = Poser Wotan
    .cell = Sur quelle case-kobold ?
poursuite-do-wotan-frees-own = Libérer votre taupe en { $cell } · protège { $cells }
poursuite-do-wotan-frees = Libérer { $mole_seat }, { $cell }
poursuite-do-wotan-guards = Garder { $cell }
poursuite-do-wotan-stays = Rester en { $cell }
poursuite-do-wotan-seat = Wagonnet { $wagon }, { $side }
    .verb = Choisir l’emplacement de la taupe libérée
    .wagon = Dans quel wagonnet ?
    .side = À quel emplacement ?
poursuite-do-park = Case de départ { $cell }
    .verb = Remettre le wagonnet au départ
    .cell = Sur quelle case de départ ?

## Parties d’un choix

poursuite-part-wagon = Wagonnet { $wagon }, { $cell } · { $moles }
poursuite-stop-cave = { $cell }, grotte
poursuite-part-stop = { $stop }
poursuite-part-stop-empty = { $stop } · { $left_named }
    .short = { $stop } · { $left_lettered }
poursuite-part-stop-alike = { $stop } · ↺↻ { $left_named }
    .short = { $stop } · ↺↻ { $left_lettered }
poursuite-part-stop-turns = { $stop } · ↺ { $left_named } | ↻ { $right_named }
    .short = { $stop } · ↺ { $left_lettered } | ↻ { $right_lettered }
    .shorter = { $stop } · ↺ { $left_brief } | ↻ { $right_brief }
poursuite-part-stop-idle = { $stop } · kobold : personne en cage
poursuite-turn-way = { $turn-way }
poursuite-turn-to = { $stop } { $turn-arrow }
poursuite-part-turn = { $n ->
    [0] { $way } · avant : { $front_named }
   *[other] { $way } · { $named }, avant : { $front_named }
}
    .short = { $n ->
        [0] { $way } · avant : { $front_lettered }
       *[other] { $way } · { $lettered }, avant : { $front_lettered }
    }
    .shorter = { $n ->
        [0] { $way } · avant : { $front_lettered }
       *[other] { $way } · { $lettered }
    }
poursuite-part-turn-seated = { $n ->
    [0] { $way } · { $moles_named }
   *[other] { $way } · { $named }, { $moles_named }
}
    .short = { $n ->
        [0] { $way } · { $moles_lettered }
       *[other] { $way } · { $lettered }, { $moles_lettered }
    }
    .shorter = { $n ->
        [0] { $way } · { $moles_lettered }
       *[other] { $way } · { $lettered }
    }
poursuite-part-turn-cave = { $way } · { $named }
    .short = { $way } · { $lettered }
poursuite-part-turn-empty = Inutile de tourner · { $effects }
poursuite-part-boarding-wagon = Wagonnet { $wagon } · { $free ->
    [0] aucun emplacement libre
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}
poursuite-part-side = { $side-cap }
poursuite-place = wagonnet { $wagon } { $side-at }

## Ce que ferait un coup

poursuite-player = { $own ->
    [1] vous
   *[other] { $mole_seat }
}
poursuite-player-lettered = { $own ->
    [1] vous
   *[other] { $mole-disc }⁠{ $mole-letter }
}
poursuite-empty = vide
poursuite-empty-cave = vide, pas de trésor
poursuite-paid = { $who } +{ $treasures }
poursuite-cashed = { $n ->
    [0] { $paid }
    [1] { $players ->
        [2] { $own ->
            [1] { $paid }, vous gagnez { $best } à { $other }
           *[other] { $paid }, { $winner } gagne { $best } à { $other }
        }
       *[other] { $own ->
            [1] { $paid }, vous gagnez avec { $best }
           *[other] { $paid }, { $winner } gagne avec { $best }
        }
    }
   *[other] { $paid }, victoire partagée à { $best }
}
poursuite-cashed-brief = { $n ->
    [0] { $paid }
    [1] { $own ->
        [1] vous gagnez
       *[other] { $winner } gagne
    }
   *[other] victoire partagée
}
poursuite-owner = { $n ->
    [1] { $mole-disc }⁠{ $mole-letter } { $seat }
   *[other] { $mole-disc }⁠{ $mole-letter } { $seat } ({ $n })
}
poursuite-seated = taupe { $mole-letter } de { $mole_seat } { $side-at }
poursuite-seated-alone = { $whose } { $side-at }
poursuite-whose = { $own ->
    [1] { $n ->
        [one] la vôtre
       *[other] { $n } des vôtres
    }
   *[other] { $n ->
        [one] { $who }
       *[other] { $who } ({ $n })
    }
}
poursuite-beside-met = { $n_caught ->
    [0] { $n_freed ->
        [one] { $freed } libre
       *[other] { $freed } libres
    }
   *[other] { $n_freed ->
        [0] { $caught } en cage
        [one] { $caught } en cage, { $freed } libre
       *[other] { $caught } en cage, { $freed } libres
    }
}
poursuite-beside-several = { $caught } en cage, { $freed ->
    [one] { $freed } libre
   *[other] { $freed } libres
}
poursuite-brief = { $n_caught ->
    [0] {""}
   *[other] 🔒{ $caught }{ $n_freed ->
        [0] {""}
       *[other] {" "}
    }
}{ $n_freed ->
    [0] {""}
   *[other] 🔓{ $freed }
}
poursuite-brief-mole = { $own ->
    [1] vous
   *[other] { $mole-letter }
}{ $n ->
    [1] {""}
   *[other] {" "}({ $n })
}
poursuite-beside-swap = { $own ->
    [1] vous : une en cage, une libre
   *[other] { $who } : une en cage, une libre
}
poursuite-beside-safe = { $moles } à l’abri
poursuite-beside-nothing = rien
poursuite-beside-at = { $effects } en { $cell }

## Événements

poursuite-log-board = { $seat } fait monter une taupe dans le wagonnet { $wagon }, { $side-at }{ $forced ->
    [1] {" "}(seul emplacement libre)
   *[other] {""}
}.
poursuite-log-roll = { $seat } lance le dé : { $pips }.
poursuite-log-roll-wotan = { $seat } lance le dé : Wotan.
poursuite-log-move = { $seat } avance le wagonnet { $wagon } de { $start } à { $stop } et le tourne { $turn }.
poursuite-cave-at = la grotte du trésor ({ $cell })
poursuite-log-move-empty = { $seat } avance le wagonnet { $wagon }, vide, de { $start } à { $stop }.
poursuite-log-caught = En { $cell }, une taupe de { $mole_seat } est capturée.
poursuite-log-climbs-in = Libérée en { $cell }, la taupe de { $prisoner_seat } monte dans le wagonnet, { $side-at }.
poursuite-log-swap = En { $cell }, une taupe de { $mole_seat } est capturée ; celle de { $prisoner_seat }, libérée, monte à sa place, { $side-at }.
poursuite-log-swap-alike = En { $cell }, deux taupes de { $mole_seat } échangent leurs places : rien ne change en apparence.
poursuite-log-protected = En { $cell }, Wotan protège une taupe de { $mole_seat }.
poursuite-log-wotan-frees = { $seat } pose Wotan en { $cell } : { $own ->
    [1] une de ses taupes
   *[other] la taupe de { $mole_seat }
} est libérée{ $forced ->
    [1] { $own ->
        [1] {" "}(sa propre prisonnière passe avant)
       *[other] {" "}(seul choix possible)
    }
   *[other] {""}
}.
poursuite-log-wotan-guards = { $seat } pose Wotan en { $cell }, où il monte la garde{ $forced ->
    [1] {" "}(seul choix possible)
   *[other] {""}
}.
poursuite-log-wotan-stays = { $seat } laisse Wotan de garde en { $cell }{ $forced ->
    [1] {" "}(seul choix possible)
   *[other] {""}
}.
poursuite-log-wotan-seat = { $seat } fait monter { $own ->
    [1] sa taupe libérée
   *[other] la taupe de { $mole_seat }
} dans le wagonnet { $wagon }, { $side-at }{ $forced ->
    [1] {" "}(seul emplacement libre)
   *[other] {""}
}.
poursuite-log-rescue = Les huit emplacements sont pris : la taupe libérée revient devant { $seat }, qui prend { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}.
poursuite-log-cave-empty = Le wagonnet { $wagon } arrive vide dans la grotte du trésor et ne rapporte rien.
poursuite-log-shortage = { $treasures ->
    [one] Il ne reste qu’un trésor pour tout le wagonnet.
   *[other] Il ne reste que { $treasures } trésors : un seul par taupe, tant qu’il y en a.
}
poursuite-log-share = { $treasures ->
    [0] La taupe de { $seat } { $side-at } ne prend rien : la réserve est vide.
    [one] La taupe de { $seat } { $side-at } prend { $treasures } trésor.
   *[other] La taupe de { $seat } { $side-at } prend { $treasures } trésors.
}
poursuite-log-lead = { $seats } prend la tête avec { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} : il en reste { $left } à gagner.
poursuite-log-lead-shared = { $seats } sont en tête à égalité, avec { $treasures ->
    [one] { $treasures } trésor chacun
   *[other] { $treasures } trésors chacun
} : il en reste { $left } à gagner.
poursuite-log-park = { $seat } remet le wagonnet { $wagon } au départ, en { $cell }{ $forced ->
    [1] {" "}(seule case de départ libre)
   *[other] {""}
}.
poursuite-log-over = Le dernier trésor est pris : la partie est terminée.
poursuite-log-turn = { $seat } joue
poursuite-log-boarding = Les taupes montent

## Refus

poursuite-no-wrong-moment = Pas maintenant : il faut d’abord { $awaited }.
poursuite-awaited-board = faire monter une taupe
poursuite-awaited-roll = lancer le dé
poursuite-awaited-move = avancer un wagonnet de { $pips } cases au plus
poursuite-awaited-move-exactly = avancer un wagonnet de { $pips } cases exactement
poursuite-awaited-wotan = poser Wotan
poursuite-awaited-wotan-seat = choisir l’emplacement de la taupe libérée
poursuite-awaited-park = remettre le wagonnet sur une case de départ
poursuite-no-such-wagon = Il n’y a pas de wagonnet { $wagon } ; choisissez 1 ou 2.
poursuite-no-such-cell = La case { $cell } n’existe pas sur ce plateau.
poursuite-no-such-coordinate = Cette case n’existe pas sur ce plateau. Une case s’écrit avec une lettre et un nombre, comme { $cell }.
poursuite-no-such-seat = Les emplacements sont l’avant (n), la droite (e), l’arrière (s) et la gauche (w).
poursuite-no-wrong-wagon = On ne monte que dans le wagonnet { $wagon }, revenu de la grotte.
poursuite-no-seat-taken = Cet emplacement est occupé ; { $places-count ->
    [one] emplacement libre
   *[other] emplacements libres
} : { $places }.
poursuite-no-advance = Avancez d’au moins une case.
poursuite-no-rails = Les wagonnets roulent seulement sur les cases-rails ; { $cell } n’en est pas une.
poursuite-no-room = L’autre wagonnet est en { $cell } ; vous pouvez le dépasser, mais pas vous y arrêter.
poursuite-no-backwards = Un wagonnet ne recule jamais.
poursuite-no-way = Les rails ne mènent pas de { $start } à { $stop }.
poursuite-no-so-far = { $steps ->
    [one] { $stop } est à { $steps } case ; le dé indique { $pips }.
   *[other] { $stop } est à { $steps } cases ; le dé indique { $pips }.
}
poursuite-no-exact-count = Dans la variante simplifiée, avancez exactement de { $pips } cases, sauf si le wagonnet entre avant dans la grotte.
poursuite-no-turn = Tournez le wagonnet d’un quart de tour : à gauche ou à droite.
poursuite-no-kobold-cell = Wotan se pose sur une case-kobold ; { $cell } n’en est pas une.
poursuite-no-free-own-first = { $cells-count ->
    [one] Libérez d’abord votre taupe prisonnière en { $cells }.
   *[other] Libérez d’abord l’une de vos taupes prisonnières ({ $cells-or }).
}
poursuite-no-start = Remettez le wagonnet sur une case de départ ({ $cells-or }).
poursuite-no-start-taken = L’autre wagonnet occupe cette case ; choisissez { $cells-or }.

## Positions
poursuite-position-taken = il y a déjà autre chose sur cette case.
poursuite-position-moles = chaque joueur a { $n } taupes, et le compte des taupes de couleur { $mole } ne serait plus juste.
poursuite-position-treasures = il n’y a que { $n } trésors.

## La table en texte

poursuite-board-row = `{ $row } { $cells }`
poursuite-board-join = { $before }{ $mole-small }{ $after }
poursuite-board-legend = 1, 2 : wagonnets. W : Wotan ; w : là où il attend au début. k : kobold ; a, b, c, d : sa prisonnière. s : départ. T : grotte ; $ : coffre au trésor. # : roche. Sorties : ^ en haut, < à gauche, > à droite, L en haut ou à gauche, R en haut ou à droite, X les trois.
poursuite-board-wagons = Wagonnets
poursuite-board-wagon = Wagonnet { $wagon } en { $cell } : { $moles }
poursuite-board-wagon-empty = Wagonnet { $wagon } en { $cell } : vide
poursuite-board-kobolds = Kobolds
poursuite-board-prisoner = { $cell } : la taupe { $mole-letter } de { $mole_seat } est prisonnière
poursuite-board-wotan = { $cell } : Wotan de garde
poursuite-board-wotan-waits = Wotan attend à côté de la grotte
poursuite-board-players = Joueurs
poursuite-board-player = { $active ->
    [1] ▶{" "}
   *[other] {""}
}{ $mole-disc } { $seat } (taupes { $mole-many } { $mole-letter }) : { $treasures ->
    [0] aucun trésor
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}, { $hand ->
    [0] aucune taupe en attente
    [one] { $hand } taupe en attente
   *[other] { $hand } taupes en attente
}{ $decides ->
    [1] {" "}(doit décider)
   *[other] {""}
}
poursuite-board-treasure = Trésors restants : { $treasures ->
    [0] aucun
   *[other] { $treasures }
}
poursuite-board-die = Dé : { $face }
poursuite-board-path = Trajet du wagonnet { $wagon } : { $cells }

## Vos taupes

poursuite-hand-title = Vos taupes { $mole-many }
poursuite-hand-treasures = Vos trésors : { $treasures ->
    [0] aucun pour l’instant
   *[other] { $treasures }
}
poursuite-hand-waiting = { $moles ->
    [one] { $moles } taupe en attente.
   *[other] { $moles } taupes en attente.
}
poursuite-hand-boards-now = { $moles ->
    [one] { $moles } taupe en attente : elle monte maintenant.
   *[other] { $moles } taupes en attente : l’une d’elles monte maintenant.
}
poursuite-hand-boards-next = { $moles ->
    [one] { $moles } taupe en attente : elle montera dès que ce sera à vous.
   *[other] { $moles } taupes en attente : l’une d’elles montera dès que ce sera à vous.
}
poursuite-hand-boards-later = { $moles ->
    [one] { $moles } taupe en attente : elle montera quand un wagonnet reviendra de la grotte.
   *[other] { $moles } taupes en attente : elles pourront monter quand un wagonnet reviendra de la grotte.
}
poursuite-hand-aboard = Une de vos taupes est dans le wagonnet { $wagon } en { $cell }, { $side-at }.
poursuite-hand-prisoner = Une de vos taupes est prisonnière en { $cell } : un wagonnet qui s’arrête à côté peut l’emmener ; Wotan peut la libérer.
poursuite-hand-prisoner-now = Une de vos taupes est prisonnière en { $cell } : Wotan peut la libérer maintenant.

## Score

poursuite-score-sum = { $points ->
    [one] { $shown } trésor
   *[other] { $shown } trésors
}
poursuite-score-treasures = Trésors
poursuite-score-front = À l’avant
poursuite-score-seats = Aux autres emplacements
poursuite-score-wotan = Grâce à Wotan

## Hauts faits

poursuite-achievement-one_ahead = D’un poil de moustache
    .how = gagner d’un seul trésor
poursuite-achievement-liberator = La grande évasion
    .how = choisir trois fois laquelle de ses taupes Wotan libère
poursuite-achievement-good_soul = Bon cœur
    .how = gagner sans partage après avoir choisi de faire libérer la taupe d’un adversaire
poursuite-achievement-guarded = De bonnes relations
    .how = voir Wotan protéger ses taupes trois fois
poursuite-achievement-last_wagon = Le dernier wagonnet
    .how = gagner sans partage grâce au dernier wagonnet
poursuite-achievement-never_caught = Insaisissable
    .how = gagner sans qu’aucune de ses taupes ait été capturée
poursuite-achievement-absent_friends = Les amis absents
    .how = gagner sans partage alors qu’au moins deux de ses taupes sont prisonnières
poursuite-achievement-private_wagon = Wagonnet privé
    .how = amener trois de ses taupes à la grotte dans un même wagonnet
poursuite-achievement-in_front = Place de choix
    .how = amener au moins trois taupes à la grotte, toutes à l’avant
poursuite-achievement-full_house = Complet
    .how = recevoir deux fois un trésor, faute d’emplacement pour une taupe libérée
poursuite-achievement-lions_share = La part de la taupe
    .how = prendre au moins la moitié des trésors face à au moins deux adversaires

## Aide

poursuite-topic-overview = Le jeu en bref
    .text =
        Chaque joueur a trois taupes d’une couleur. Deux wagonnets à quatre emplacements traversent la mine ; ils **n’appartiennent à personne** : vous pouvez avancer l’un ou l’autre, même sans y avoir de taupe.

        À votre tour, lancez le dé. Avec 2, 3 ou 4, avancez un wagonnet et tournez-le d’un quart de tour ; les kobolds voisins capturent des taupes ou rendent des prisonnières. Avec Wotan, libérez une prisonnière ou gardez une case-kobold.

        Dans la grotte du trésor, les taupes du wagonnet prennent des trésors : deux à l’avant, un à chaque autre emplacement. Puis le wagonnet repart de l’entrée.

        Quand les 20 trésors sont pris, le joueur qui en a le plus gagne.

        Un emplacement porte le nom du côté du plateau qu’il regarde **maintenant** : l’avant est du côté du trésor, l’arrière du côté de l’entrée. Rien n’est caché.
poursuite-topic-turn = Un tour de jeu
    .text =
        Le joueur actif lance le dé, dont les six faces montrent 2, 2, 3, 3, 4 et Wotan.

        {""}**2, 3 ou 4** : avancez un wagonnet, puis tournez-le d’un quart de tour. **Wotan** : aucun wagonnet ne bouge ; posez Wotan.

        Le voisin de gauche joue ensuite. Quand un wagonnet est arrivé dans la grotte, on le remet d’abord au départ et on le remplit ; puis joue le voisin de gauche du joueur qui l’a avancé.

        Quand un seul choix est possible, il est fait pour vous et signalé. Le dé est lancé pour vous dès que votre tour commence, mais c’est toujours vous qui choisissez le déplacement.

        Pour un joueur absent, le bot joue le coup qui change le moins de choses : le déplacement le plus court, puis un quart de tour à gauche. Wotan reste où il est s’il le peut ; une taupe qui monte prend le premier emplacement libre.
poursuite-topic-boarding = Faire monter les taupes
    .text =
        {""}**Avant le premier lancer**, chacun à son tour fait monter une taupe à un emplacement libre de l’un ou l’autre wagonnet : trois tours de table à deux joueurs, deux tours à trois ou quatre joueurs (il reste alors une taupe à chacun).

        L’hôte désigne le premier joueur ; sinon, on le tire au sort. C’est lui qui lancera le dé en premier.

        {""}**Quand un wagonnet revient de la grotte**, on ne remplit que celui-là, même si l’autre attend à l’entrée avec des emplacements libres.

        Le joueur qui l’a remis au départ commence, puis on continue dans le sens horaire, une taupe à la fois. Un joueur sans taupe en attente passe son tour.

        On continue jusqu’à ce que le wagonnet soit plein ou qu’il n’y ait plus de taupe en attente. On ne peut pas refuser de faire monter une taupe. Un wagonnet où aucune taupe ne peut monter reste vide et avance comme un autre.
poursuite-topic-moving = Avancer un wagonnet
    .text =
        Choisissez l’un des wagonnets, avec ou sans vos taupes, et avancez-le d’au moins une case, et au plus du nombre de cases indiqué par le dé.

        Chaque case-rails a des sorties à sens unique : on va vers l’avant ou sur le côté, dans le sens des flèches, **jamais en arrière**. Aux aiguillages, vous choisissez.

        On peut dépasser l’autre wagonnet, dont la case compte comme une autre, mais pas s’y arrêter. Seul l’arrêt compte : rien ne se passe sur les cases traversées.

        La grotte du trésor termine le déplacement ; les points restants sont perdus.

        Rouler ne fait jamais pivoter un wagonnet, même dans un virage : chaque taupe regarde toujours le même côté du plateau.
poursuite-topic-turning = Le quart de tour
    .text =
        Après le déplacement, vous **devez** tourner le wagonnet d’un quart de tour, à gauche ou à droite, à chaque arrêt et aussi dans la grotte. Il est interdit de ne pas le tourner ou de lui faire faire un demi-tour.

        À gauche : la taupe de l’avant passe à gauche, celle de gauche à l’arrière, celle de l’arrière à droite, celle de droite à l’avant. À droite : l’inverse. Les emplacements vides tournent aussi.

        Le quart de tour détermine quelle taupe fait face à un kobold et qui est à l’avant dans la grotte ; chaque bouton dit ce qu’il produit. Pour un wagonnet vide, le quart de tour est sans effet et peut être omis.
poursuite-topic-kobolds = Les kobolds
    .text =
        Après le quart de tour, regardez le wagonnet qui vient d’avancer, lui seul, et les quatre cases voisines de la sienne. Les diagonales ne comptent jamais, et la direction des rails n’y change rien.

        Pour chaque case-kobold voisine, regardez l’emplacement de ce côté :

        • s’il porte une taupe et que la case est vide, la taupe est **capturée** ;
        • s’il est vide et que la case retient une prisonnière, elle **monte** ;
        • s’il y a une taupe et une prisonnière, elles **échangent** leurs places ;
        • si Wotan est sur la case, il ne se passe rien.

        Tout cela est obligatoire, et chaque côté se règle à part. Dans la grotte, les kobolds ne comptent pas. Deux taupes de même couleur échangent aussi leurs places, sans que rien ne change en apparence.
poursuite-topic-wotan = Wotan
    .text =
        Quand le dé montre Wotan, aucun wagonnet ne bouge. Il faut poser Wotan.

        {""}**Si vous avez des taupes prisonnières**, il doit libérer l’une d’elles. **Sinon**, choisissez la case-kobold que vous voulez : il y libère la prisonnière d’un autre joueur, ou garde la case si aucune taupe n’y est. Il peut rester où il est.

        Le joueur qui a lancé le dé choisit pour la taupe libérée un emplacement libre de l’un des wagonnets, même si elle est à un autre joueur. Aucun kobold n’agit à ce moment-là.

        Si les huit emplacements sont pris, la taupe revient devant son joueur, qui prend aussi un trésor, même si un autre joueur l’a libérée.

        Tant que Wotan est sur une case, aucune taupe n’y est capturée. Il y reste jusqu’à ce que le dé le montre de nouveau, et ne revient jamais à côté de la grotte, où il attend au début.

        Quand il quitte une case, rien ne s’y passe avant qu’un wagonnet s’arrête à côté.

        Astuce : faites garder par Wotan une case que vos taupes doivent encore longer.
poursuite-topic-cave = La grotte du trésor
    .text =
        Dans la grotte, le wagonnet est d’abord tourné ; puis les emplacements comptent : **deux trésors à l’avant, un à chacun des autres**. Toutes les taupes d’un même joueur comptent.

        Si la pile de trésors ne suffit pas à toutes les parts, chaque taupe prend un seul trésor, même à l’avant, dans l’ordre avant, gauche, droite, arrière, tant qu’il y en a.

        Toutes les taupes reviennent devant leurs joueurs. Si la pile est vide, la partie est terminée.

        Sinon, le joueur de la taupe à l’avant remet le wagonnet sur une case de départ libre et fait monter une taupe en premier ; si l’avant était vide, c’est le joueur actif. Un wagonnet vide ne rapporte rien et repart de la même façon.
poursuite-topic-end = Fin de la partie
    .text =
        La partie se termine dès que le dernier trésor est pris, dans la grotte ou grâce à Wotan : on ne remet plus de wagonnet au départ, on ne fait plus monter de taupe, on ne lance plus le dé.

        Le joueur qui a le plus de trésors gagne. À égalité, la victoire est partagée.

        Il y a 20 trésors. Un wagonnet plein en prend cinq, mais tous ne sont pas pleins : une partie compte le plus souvent de cinq à huit arrivées.
poursuite-topic-simple = La variante simplifiée
    .text =
        Une seule chose change : le wagonnet avance **exactement** du nombre de points du dé. Vous choisissez toujours le wagonnet, le chemin aux aiguillages et le quart de tour.

        Seule la grotte du trésor peut être atteinte avec des points en trop.

        Si un wagonnet ne peut s’arrêter que sur la case de l’autre, c’est l’autre qu’il faut avancer. Il existe toujours un coup permis.

        La variante se choisit à l’ouverture de la table et vaut pour toute la partie.
poursuite-topic-boards = Les plateaux
    .text =
        {""}**La mine** a dix rangées et sept cases-kobolds ; la grotte est à 10 cases de l’entrée, ou à 14 par une galerie latérale. **La petite mine** a huit rangées et quatre cases-kobolds ; la grotte est à 7 cases au moins et à 11 au plus.

        Les deux plateaux ont été dessinés pour ce bot.

        Une case s’écrit avec une lettre et un nombre : D6 est dans la colonne D, rangée 6. La rangée 1 est l’entrée ; la plus haute porte le coffre.

        L’image montre la mine couchée : l’entrée à gauche, le trésor à droite. L’avant d’un wagonnet est le côté tourné vers le trésor.

        La personne qui exploite ce bot peut ajouter des plateaux ; chacun tient dans un seul fichier.

## Images

poursuite-picture-name = { $seat }
poursuite-picture-moved = Wagonnet { $wagon }
poursuite-picture-caught = Capturée !
poursuite-picture-free = Libre !
poursuite-picture-safe = À l’abri
poursuite-picture-treasure = Trésors !
poursuite-picture-over = La partie est terminée.
poursuite-picture-front = Avant
poursuite-picture-seats = Ailleurs
poursuite-picture-wotan = Wotan
poursuite-picture-wagon = Wagonnet { $wagon } · { $cell }
poursuite-alt-die = Le dé indique { $face }.
poursuite-alt-wagon = Le wagonnet { $wagon } est en { $cell } : { $moles }.
poursuite-alt-wagon-empty = Le wagonnet { $wagon }, en { $cell }, est vide.
poursuite-alt-turned = Tourné { $turn }, le wagonnet { $wagon } se présente ainsi : { $moles }.
poursuite-alt-prisoner = la taupe { $mole-letter } de { $mole_seat } en { $cell }
poursuite-alt-prisoners = Les kobolds retiennent { $prisoners }.
poursuite-alt-wotan = Wotan garde { $cell }.
poursuite-alt-treasure = Il { $treasures ->
    [0] ne reste aucun trésor
    [one] reste { $treasures } trésor
   *[other] reste { $treasures } trésors
}.
poursuite-alt-player = { $seat } (taupes { $mole-many } { $mole-letter }) : { $treasures ->
    [0] aucun trésor
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}, { $hand ->
    [0] aucune taupe
    [one] { $hand } taupe
   *[other] { $hand } taupes
} en attente.
poursuite-picture-turned = Tourné { $turn }
poursuite-picture-seat = { $side }
poursuite-alt-place = Le wagonnet { $wagon } est en { $cell }.
poursuite-alt-stops = Le wagonnet { $wagon } peut s’arrêter en { $cells-or }.
poursuite-alt-cells = Au choix : { $cells-or }.
poursuite-alt-score = { $seat } : { $treasures ->
    [0] aucun trésor
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}.
poursuite-legend-wagon = Un wagonnet ; l’avant est à droite, côté trésor
poursuite-legend-mole = Une taupe qui attend un wagonnet
poursuite-legend-kobold = Un kobold : capture la taupe en face
poursuite-legend-prisoner = Une taupe capturée
poursuite-legend-wotan = Wotan : aucune capture sur sa case
poursuite-legend-gem = Trésors gagnés
poursuite-legend-cave = La grotte du trésor
poursuite-legend-arrow = Le seul sens permis aux wagonnets
poursuite-legend-stop = Arrêt du wagonnet 1 (clair) ou 2 (sombre)
poursuite-legend-die = Le nombre obtenu

# Pourquoi un choix est conseillé
poursuite-advice-paid = Ce choix vous rapporte { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}.
poursuite-advice-last = Avec ce choix, le dernier trésor est pris et la partie se termine.
poursuite-advice-rivals-paid = { $seats-count ->
    [one] Dans la grotte, { $seats } prend au moins un trésor.
   *[other] Dans la grotte, { $seats } prennent chacun au moins un trésor.
}
poursuite-advice-freed = Votre taupe en { $cell } est alors libérée.
poursuite-advice-caught = { $seat } se fait alors capturer une taupe en { $cell }.
poursuite-advice-own-caught = Une de vos taupes est alors capturée en { $cell }.
poursuite-advice-steps = Le wagonnet { $wagon }, où vous avez une taupe, est alors à { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} de la grotte{ $before ->
    [0] .
   *[other] , au lieu de { $before }.
}
poursuite-advice-beside = Une de vos taupes est alors { $side-at } dans le wagonnet { $wagon } : un seul quart de tour l’amène à l’avant, ce qui vaut deux trésors dans la grotte.
poursuite-advice-not-aboard = Aucune de vos taupes n’est à bord : vous n’avez rien à y perdre.
poursuite-advice-empty = Personne n’est à bord : aucun trésor n’est pris. Vous remettez le wagonnet sur une case de départ ; si une de vos taupes attend, elle y monte la première.
poursuite-advice-guard = Wotan garde { $cell } : aucune taupe n’y sera capturée.

## Choix irréversibles
poursuite-sure-caught = { $n ->
    [one] Le kobold en { $cells } vous capturerait une taupe dans le wagonnet { $wagon } ; un autre coup éviterait cette capture.
   *[other] Les kobolds en { $cells } captureraient { $n } de vos taupes du wagonnet { $wagon } ; un autre coup éviterait ces captures.
}
    .button = { $n ->
    [one] Perdre une taupe
   *[other] Perdre { $n } taupes
}
poursuite-sure-lost = { $winner_seat } gagnerait, { $best } contre { $yours } pour vous ; un autre coup éviterait cette défaite.
    .button = Perdre la partie

## La leçon

poursuite-lesson-board = Le joueur qui a le plus de trésors à la fin gagne. Dans la grotte, une taupe à l’avant en prend deux, toute autre taupe un seul. Chaque déplacement finit par un quart de tour : placez donc votre première taupe sur un côté.
    .brought = Votre taupe est à droite : si le wagonnet tourne à gauche, elle passe à l’avant.
poursuite-lesson-sides = Mettez la deuxième taupe à gauche, dans le même wagonnet : dans quelque sens qu’il tourne, une de vos taupes sera à l’avant.
    .brought = Le wagonnet 1 ne peut plus tourner sans mettre l’une de vos taupes à l’avant.
poursuite-lesson-turn = Le dé indique 2. Vous pouvez avancer l’un ou l’autre wagonnet, même s’il ne porte que des taupes rivales : arrêtez le wagonnet 2 à côté du kobold en E2 et tournez-le pour qu’une taupe marquée C fasse face à ce kobold.
    .brought = Le kobold avait capturé cette taupe : pas de trésor pour elle avant sa libération. Mais Wotan, le lutin du dé, est aussitôt venu la libérer.
poursuite-lesson-near = Le wagonnet 1 porte vos taupes. Depuis C5, la grotte est à deux cases : presque tous les lancers permettent d’y mener le wagonnet, quel que soit le joueur qui lance le dé.
    .brought = Un rival avait besoin de ce wagonnet, lui aussi, et l’a mené dans la grotte : deux trésors pour votre taupe à l’avant, un pour l’autre.
poursuite-lesson-park = Votre taupe était à l’avant : c’est à vous de remettre le wagonnet sur une case de départ, et de faire monter une taupe en premier.
    .brought = Vos taupes sont revenues de la grotte : la course recommence.
poursuite-lesson-wotan = Une face du dé montre Wotan, le lutin qui libère les prisonnières. Aucune de vos taupes n’est prisonnière : il garde donc une case-kobold, où aucune taupe n’est capturée tant qu’il y reste.
    .brought = La case B6 est sûre désormais, pour vos taupes comme pour celles des autres.
poursuite-lesson-last = Il ne reste que quatre trésors, et le wagonnet 2 est à deux cases de la grotte. Quand le dernier trésor est pris, le joueur qui en a le plus gagne : c’est vous.
poursuite-lesson-why-park = Vous remettez le wagonnet au départ : une de vos taupes y monte de nouveau en premier.
poursuite-lesson-why-front = Vos taupes sont alors à l’avant et à droite, à deux cases de la grotte : si le wagonnet y est tourné à gauche, elles prennent trois trésors.
poursuite-lesson-why-side = Depuis un côté, un quart de tour amène votre taupe à l’avant.
poursuite-lesson-why-right = À droite, votre taupe est de nouveau à un quart de tour de l’avant.
poursuite-lesson-won = Dans la grotte, la taupe à l’avant prend deux trésors, les autres un chacune. Après chaque déplacement, le quart de tour décide qui passe à l’avant et qui fait face à un kobold. Le joueur qui a le plus de trésors à la fin gagne.

## Personnages des joueurs virtuels, et ce qu’ils disent
poursuite-character-driver = Fonce-Gaston
    .way = veut la place de devant, quoi qu’il en coûte
poursuite-says-driver-good = { $n ->
    [1] { $seat } : « Premier entré, premier servi ! »
   *[other] { $seat } : « Attention aux butoirs ! »
}
poursuite-says-driver-wotan = { $n ->
    [1] { $seat } : « C’est le lutin qui conduit ? Moi aussi, je peux. »
   *[other] { $seat } : « Des freins ? Quels freins ? »
}
poursuite-character-careful = Prudence
    .way = craint les kobolds plus que tout
poursuite-says-careful-good = { $n ->
    [1] { $seat } : « On est passées. Ne respirez pas trop fort. »
   *[other] { $seat } : « Il ne manque personne ? Bien. »
}
poursuite-says-careful-wotan = { $n ->
    [1] { $seat } : « Ouf, quelqu’un avec une barbe. »
   *[other] { $seat } : « Mettez-vous là. Non, plus près du kobold. »
}
poursuite-character-spoke = Roubâton
    .way = met des bâtons dans toutes les roues
poursuite-says-spoke-good = { $n ->
    [1] { $seat } : « Je venais seulement vous gêner. Mais si on insiste… »
   *[other] { $seat } : « Oh, c’était à vous ? »
}
poursuite-says-spoke-wotan = { $n ->
    [1] { $seat } : « Voyons, qui gêne-t-il le plus ? »
   *[other] { $seat } : « Un lutin. Comme c’est gênant. Pour vous. »
}
poursuite-character-aunt = Tante Augusta
    .way = aime les wagonnets pleins et n’envie le trésor de personne
poursuite-says-aunt-good = { $n ->
    [1] { $seat } : « Un pour vous, un pour moi, mes chéris. »
   *[other] { $seat } : « Personne ne part sans son bonbon. »
}
poursuite-says-aunt-wotan = { $n ->
    [1] { $seat } : « Entrez donc, lutin, il y a du thé. »
   *[other] { $seat } : « Libérez-moi donc ces pauvres petites. »
}
