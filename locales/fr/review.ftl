## L’examen d’une partie terminée : la chance et les choix
review-parts = Sur cent points, vous en aviez { $start } au départ et { $end } à la fin : { $luck_way ->
    [0] la chance n’a rien changé de sûr (± { $luck_error })
    [1] la chance vous en a donné { $luck } (± { $luck_error })
   *[2] la chance vous en a pris { $luck } (± { $luck_error })
}, { $own_way ->
    [0] vos choix n’ont rien coûté de sûr (± { $own_error })
    [1] vos choix vous en ont donné { $own } (± { $own_error })
   *[2] vos choix vous en ont coûté { $own } (± { $own_error })
} et { $rivals_way ->
    [0] ceux des autres n’ont rien changé de sûr (± { $rivals_error }).
    [1] ceux des autres vous en ont donné { $rivals } (± { $rivals_error }).
   *[2] ceux des autres vous en ont coûté { $rivals } (± { $rivals_error }).
}
review-parts-alone = Sur cent points, vous en aviez { $start } au départ et { $end } à la fin : { $luck_way ->
    [0] la chance n’a rien changé de sûr (± { $luck_error })
    [1] la chance vous en a donné { $luck } (± { $luck_error })
   *[2] la chance vous en a pris { $luck } (± { $luck_error })
} et { $own_way ->
    [0] vos choix n’ont rien coûté de sûr (± { $own_error }).
    [1] vos choix vous en ont donné { $own } (± { $own_error }).
   *[2] vos choix vous en ont coûté { $own } (± { $own_error }).
}
review-together = Dans ce jeu, la plupart des cent points tiennent à la survie de tous, les autres au score final.
review-cost = { $place }. Tour { $turn }, entrée { $n } : « { $chosen } » a coûté { $points } sur cent (± { $error }). Mieux valait « { $better } ».
review-praise = Bien vu au tour { $turn }, entrée { $n } : « { $chosen } » valait { $points } sur cent de plus (± { $error }) que « { $other } ».
review-no-costs = Aucune de vos décisions n’a coûté assez pour que la recherche en soit sûre.
review-unweighed = Le temps a manqué pour { $n } de vos { $decisions } décisions.

## Ce qui a été répondu
review-nothing = rien
review-things = { $things }
review-number = { $n }

## Son image
review-picture-name = { $seat }
review-picture-turn = tour
review-picture-swing = écart
review-picture-none = Aucune décision ne ressort.
review-curve-seat = { $seat } : { $start } sur cent au départ, { $end } à la fin ; au mieux { $most }, au tour { $turn }.
review-curve-cost = Tour { $turn } : une décision a coûté à { $seat } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
review-curve-gain = Tour { $turn } : une décision a rapporté à { $seat } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## Ce qui ne peut être examiné
review-not-over = Seule une partie jouée jusqu’au score final peut être examinée.
review-no-judge = Aucun joueur virtuel ne sait juger ce jeu.
review-no-seat = Personne n’occupe cette place dans la partie.

## Dans le terminal : python -m games review FICHIER
review-about = Examiner une partie enregistrée pour une place : ce qu’a fait la chance, et quelles décisions l’ont fait basculer.
review-seat-help = numéro du joueur dont les décisions sont jugées (par défaut : 1)
review-seconds-help = temps de calcul à y consacrer, en secondes (par défaut : 60)
review-picture-help = écrire aussi l’image des chances dans ce fichier PNG
review-progress = { $percent } % …
