## Le bilan d’une partie terminée : la chance et les choix
review-verdict = { $form ->
    [0] Vous finissez avec à peu près autant de chances de gagner qu’au départ.
    [1] Ce qui a décidé de cette partie { $way ->
        [1] en votre faveur
       *[other] à vos dépens
    } : { $sure }.
    [2] Ce qui, presque à coup sûr, a décidé de cette partie { $way ->
        [1] en votre faveur
       *[other] à vos dépens
    } : { $sure }. Peut-être aussi : { $maybe-or }.
    [3] Ce qui a décidé de cette partie { $way ->
        [1] en votre faveur
       *[other] à vos dépens
    } : sans doute pas { $hardly-or }, mais peut-être { $maybe-or }.
    [5] Ce qui a probablement décidé de cette partie { $way ->
        [1] en votre faveur
       *[other] à vos dépens
    } : { $sure }.
   *[4] Aucune cause ne ressort à elle seule : le hasard ou les choix ont pu décider de cette partie { $way ->
        [1] en votre faveur
       *[other] à vos dépens
    }.
}{ $form ->
    [0] {""}
    [1] {""}
    [2] {""}
    [5] {""}
   *[other] { $costs ->
        [0] {""}
        [one] {" "}Un de vos choix vous a pourtant très probablement coûté des chances : il figure plus bas.
       *[other] {" "}{ $costs } de vos choix vous ont pourtant très probablement coûté des chances : ils figurent plus bas.
    }
}
review-verdict-of = { $form ->
    [0] { $seat } finit avec à peu près autant de chances de gagner qu’au départ.
    [1] Ce qui a décidé de cette partie { $way ->
        [1] en faveur de { $seat }
       *[other] aux dépens de { $seat }
    } : { $sure }.
    [2] Ce qui, presque à coup sûr, a décidé de cette partie { $way ->
        [1] en faveur de { $seat }
       *[other] aux dépens de { $seat }
    } : { $sure }. Peut-être aussi : { $maybe-or }.
    [3] Ce qui a décidé de cette partie { $way ->
        [1] en faveur de { $seat }
       *[other] aux dépens de { $seat }
    } : sans doute pas { $hardly-or }, mais peut-être { $maybe-or }.
    [5] Ce qui a probablement décidé de cette partie { $way ->
        [1] en faveur de { $seat }
       *[other] aux dépens de { $seat }
    } : { $sure }.
   *[4] Aucune cause ne ressort à elle seule : le hasard ou les choix ont pu décider de cette partie { $way ->
        [1] en faveur de { $seat }
       *[other] aux dépens de { $seat }
    }.
}
review-verdict-together = { $ending }{ $form ->
    [0] {" "}{ $named ->
        [0] Vos perspectives étaient
       *[other] Les perspectives de { $seat } étaient
    } à peu près les mêmes à la fin qu’au départ.
    [1] {" "}Ce qui a le plus { $way ->
        [1] amélioré
       *[other] assombri
    } { $named ->
        [0] vos perspectives
       *[other] les perspectives de { $seat }
    } : { $sure }.
    [2] {" "}Ce qui, presque à coup sûr, a le plus { $way ->
        [1] amélioré
       *[other] assombri
    } { $named ->
        [0] vos perspectives
       *[other] les perspectives de { $seat }
    } : { $sure }. Peut-être aussi : { $maybe-or }.
    [3] {" "}Ce qui a { $way ->
        [1] amélioré
       *[other] assombri
    } { $named ->
        [0] vos perspectives
       *[other] les perspectives de { $seat }
    } : sans doute pas { $hardly-or }, mais peut-être { $maybe-or }.
    [5] {" "}Ce qui a probablement le plus { $way ->
        [1] amélioré
       *[other] assombri
    } { $named ->
        [0] vos perspectives
       *[other] les perspectives de { $seat }
    } : { $sure }.
   *[4] {" "}Impossible de dire ce qui a pesé le plus, du hasard ou des choix.
}
review-end-lost = { $known ->
    [0] Tout le monde a perdu.
   *[1] { $alone ->
        [1] { $named ->
            [0] Vous avez perdu
           *[other] { $seat } a perdu
        } { $when }, { $points ->
            [0] sans aucun point
            [one] avec 1 point
           *[other] avec { $points } points
        }.
       *[0] Tout le monde a perdu { $when } ; { $named ->
            [0] { $points ->
                [0] vous n’aviez aucun point
                [one] vous aviez 1 point
               *[other] vous aviez { $points } points
            }
           *[other] { $points ->
                [0] { $seat } n’avait aucun point
                [one] { $seat } avait 1 point
               *[other] { $seat } avait { $points } points
            }
        }.
    }
}
review-end-stopped = La partie a été abandonnée.
review-end-alone = { $named ->
    [0] Vous avez survécu
   *[other] { $seat } a survécu
}, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-end-level = { $named ->
    [0] Vous avez tous survécu, et vous partagez
   *[other] Tout le monde a survécu, et { $seat } partage
} la première place.
review-end-first = { $named ->
    [0] Vous avez tous survécu, et vous arrivez
   *[other] Tout le monde a survécu, et { $seat } arrive
} en tête, { $points ->
    [0] à égalité de points avec { $rival_seat }
    [one] un point devant { $rival_seat }
   *[other] { $points } points devant { $rival_seat }
}.{ $rows-count ->
    [0] {""}
   *[other] {" "}D’où viennent les points, { $named ->
        [0] vous contre { $rival_seat }
       *[other] { $seat } contre { $rival_seat }
    } : { $rows }.
}
review-end-behind = { $named ->
    [0] Vous avez tous survécu, mais { $rival_seat } arrive en tête, { $points ->
        [0] à égalité de points avec vous
        [one] un point devant vous
       *[other] { $points } points devant vous
    }
   *[other] Tout le monde a survécu ; { $rival_seat } arrive en tête, { $points ->
        [0] à égalité de points avec { $seat }
        [one] un point devant { $seat }
       *[other] { $points } points devant { $seat }
    }
}.{ $rows-count ->
    [0] {""}
   *[other] {" "}D’où viennent les points, { $named ->
        [0] vous contre { $rival_seat }
       *[other] { $seat } contre { $rival_seat }
    } : { $rows }.
}
review-lead = { $first ->
    [1] Ce qui { $named ->
        [0] vous a mis
       *[other] a mis { $seat }
    } devant { $rival_seat }
   *[0] Ce qui a mis { $rival_seat } devant { $named ->
        [0] vous
       *[other] { $seat }
    }
} : { $rows }.
review-row = { $row } { $own }–{ $other }
review-part-luck = le hasard
review-part-own = { $named ->
    [0] vos propres choix
   *[other] ses propres choix
}
review-part-rivals = { $others ->
    [one] les choix de l’autre joueur
   *[other] les choix des autres joueurs
}
review-vague = { $named ->
    [0] Vos { $together ->
        [1] perspectives
       *[0] chances de gagner
    } étaient
   *[other] Les { $together ->
        [1] perspectives
       *[0] chances de gagner
    } de { $seat } étaient
} de { $start }{ $together ->
    [1] {" "}sur 100 au départ et de { $end }
   *[0]  % au départ et de { $end } %
} à la fin. La part du hasard et celle des choix ne peuvent pas être estimées : les simulations divergent trop.
review-moved = { $named ->
    [0] Vos { $together ->
        [1] perspectives
       *[0] chances de gagner
    } sont passées
   *[other] Les { $together ->
        [1] perspectives
       *[0] chances de gagner
    } de { $seat } sont passées
} { $together ->
    [1] de { $start } à { $end } sur 100
   *[0] de { $start } %{ $equal ->
        [1] , la part de chacun,
       *[0] {""}
    } à { $end } %
}{ $swung ->
    [1] , avec des hauts et des bas
   *[0] {""}
}.{ $ranked ->
    [1] {" "}Voici ce qui les a fait bouger, les plus grands effets d’abord.
    [2] {" "}Voici ce qui les a fait bouger{ $together ->
        [1] .
       *[0] , en points de pourcentage.
    }
   *[0] {""}
}{ $gains-count ->
    [0] {""}
   *[other] {" "}{ $named ->
        [0] Pour vous
       *[other] En sa faveur
    } : { $gains }.
}{ $losses-count ->
    [0] {""}
   *[other] {" "}{ $named ->
        [0] Contre vous
       *[other] À ses dépens
    } : { $losses }.
}{ $unclear-count ->
    [0] {""}
   *[other] {" "}Effet incertain : { $unclear }.
}
review-share = { $part } { $figure } (±{ $error })
review-points = { $sign ->
    [1] +{ $points }
    [2] −{ $points }
   *[0] 0
}
review-together = Les perspectives, sur 100 : ne pas perdre tous ensemble compte pour 60, la première place pour 20 au plus, vos propres points pour 20 au plus.

review-for = En faveur de « { $answer } » : { $reason }
review-against = Contre « { $answer } » : { $reason }
review-refuted = Contre votre réponse : « { $told } » J’ai joué la suite { $deals } fois après chaque réponse : cela s’est produit { $n ->
    [one] une fois
   *[other] { $n } fois
} après la vôtre et { $best ->
    [0] jamais
    [one] une fois
   *[other] { $best } fois
} après la meilleure.
review-gained = En faveur de la meilleure réponse : « { $told } » J’ai joué la suite { $deals } fois après chaque réponse : cela s’est produit { $best ->
    [one] une fois
   *[other] { $best } fois
} après la meilleure et { $n ->
    [0] jamais
    [one] une fois
   *[other] { $n } fois
} après la vôtre.
review-lost = J’ai joué la suite { $deals } fois après chaque réponse : la partie était perdue { $n ->
    [one] une fois
   *[other] { $n } fois
} après la vôtre et { $best ->
    [0] jamais
    [one] une fois
   *[other] { $best } fois
} après la meilleure.
review-ended = La partie s’est terminée là, alors que vous n’étiez pas en tête.
review-others = En faveur de votre réponse :
bot-review-against = Contre votre réponse :
bot-review-better = En faveur de la meilleure réponse :
review-cost = { $place }. { $when }, entrée { $n } : « { $chosen } » a coûté { $points ->
    [one] 1 point de pourcentage
   *[other] { $points } points de pourcentage
} (±{ $error }). Mieux valait « { $better } ».
review-praise = { $place }. { $when }, entrée { $n } : bien vu, « { $chosen } » rapportait { $points ->
    [one] 1 point de pourcentage
   *[other] { $points } points de pourcentage
} (±{ $error }) de plus que « { $other } ».
review-no-costs = Aucune de vos décisions n’a coûté assez pour que le calcul y voie une erreur à coup sûr.
review-warned = Choisi malgré un avertissement du jeu (le bilan ne peut pas en chiffrer le coût) : { $quoted }{ $left ->
    [0] .
    [one] , ainsi qu’un autre choix.
   *[other] , ainsi que { $left } autres choix.
}
review-warned-choice = « { $chosen } » ({ $when })
review-unweighed = Le temps a manqué pour peser { $n } de vos { $decisions } décisions.

## Ce qui a été répondu
review-nothing = rien
review-things = { $things }

## Son image
review-picture-name = { $seat }
review-picture-turn = tour
review-picture-swing = choix
review-turn = Tour { $n } sur { $turns }
review-start = Début
review-picture-axis = Chances de gagner, en %
review-picture-axis-together = Perspectives, sur 100
review-picture-none-yet = Vos choix sont encore à l’étude.
review-picture-none = Aucune décision ne ressort.
review-picture-unweighed = Vos choix n’ont pas pu être pesés.
review-curve-seat = Chances de gagner de { $seat } : { $start } % au départ, { $end } % à la fin, { $most } % au mieux.
review-curve-seat-together = Perspectives de { $seat }, sur 100 : { $start } au départ, { $end } à la fin, { $most } au mieux.
review-curve-cost-together = { $when } : une décision a fait baisser les perspectives de { $seat } de { $points } (±{ $error }).
review-curve-turned = Une étoile sur la ligne de { $seat } marque le moment décisif.
review-curve-gain-together = { $when } : une décision a fait monter les perspectives de { $seat } de { $points } (±{ $error }).
review-curve-cost = { $when } : une décision a fait baisser les chances de gagner de { $seat } de { $points ->
    [one] 1 point de pourcentage (±{ $error }).
   *[other] { $points } points de pourcentage (±{ $error }).
}
review-curve-gain = { $when } : une décision a fait monter les chances de gagner de { $seat } de { $points ->
    [one] 1 point de pourcentage (±{ $error }).
   *[other] { $points } points de pourcentage (±{ $error }).
}

## Les parties sans bilan
review-too-brief = Cette partie s’est arrêtée avant { $least } décisions de votre part : c’est trop peu pour dire ce qui en a décidé.
review-no-time = { $weighed ->
    [0] Le temps a manqué pour peser vos choix
    [one] Le temps a manqué : un seul de vos { $decisions } choix a été pesé
   *[other] Le temps a manqué : seuls { $weighed } de vos { $decisions } choix ont été pesés
}, si bien que ce bilan ne peut pas dire ce qui revient au hasard et ce qui revient à vos décisions. Redemandez-le plus tard.
review-no-judge = Aucun joueur virtuel ne sait juger ce jeu.
review-no-seat = Personne n’occupe cette place dans la partie.

## Dans le terminal : python -m games review FICHIER
review-about = Le bilan d’une partie enregistrée, du point de vue d’un joueur : ce qu’a fait le hasard, et les décisions qui ont fait basculer la partie.
review-seat-help = numéro du joueur dont les décisions sont jugées (par défaut : 1)
review-seconds-help = temps de calcul à y consacrer, en secondes (par défaut : 60)
review-picture-help = écrire aussi l’image des chances de gagner dans ce fichier PNG
review-progress = { $percent } % …

## Dans Discord
bot-command-review =
    .name = bilan
    .description = Voir la part du hasard et de vos choix dans la partie terminée ici
bot-button-review = Bilan de ma partie
bot-review-title = ### Bilan de votre partie : { $game }
bot-review-of = ### { $game } : la partie de { $name }
bot-review-begun = { $before ->
    [0] Je dresse le bilan de votre partie en arrière-plan : personne n’a à attendre. D’abord, une image montrera ici comment les chances de chacun ont évolué ; peu après viendront les premiers de vos choix qui ressortent, et environ une minute plus tard le bilan entier.
   *[other] Votre bilan a le numéro { $place } dans la file d’attente : il commencera dans environ { $minutes ->
        [one] une minute.
       *[other] { $minutes } minutes.
    } { $percent ->
        [0] Le premier vient de commencer.
       *[other] Le premier est fait à { $percent } %.
    }
}
bot-review-progress = Vos choix sont à l’étude : { $percent } % du travail est fait. La courbe passera ensuite par ceux qui ont le plus compté.
bot-review-error = Le nombre qui suit ± est l’écart possible, dans 19 cas sur 20. Les choix sont comparés aux meilleures réponses trouvées : au total, ceux d’un joueur ne lui rapportent presque jamais rien.
bot-review-given-up = Au moment de l’abandon, vos { $together ->
    [1] perspectives étaient d’environ { $chances } sur 100
   *[0] chances de gagner étaient d’environ { $chances } %
} : { $hope ->
    [0] il n’y avait presque plus rien à espérer.
    [1] une remontée était peu probable, mais possible.
    [2] rien n’était encore joué.
   *[3] vous meniez nettement.
}
bot-review-decisions = **Les choix qui ont le plus compté** · { $together ->
    [1] vos perspectives avec votre réponse, puis avec la meilleure autre
   *[0] vos chances de gagner avec votre réponse, puis avec la meilleure autre
}
bot-review-line = **{ $n }.** { $when } · { $gain ->
    [1] bien joué,{" "}
   *[0] {""}
}« { $chosen } » : { $together ->
    [1] **{ $chosen_chances }** sur 100
   *[0] **{ $chosen_chances } %**
} ; { $gain ->
    [1] la meilleure autre
   *[0] mieux
} : « { $other } », { $together ->
    [1] **{ $other_chances }**
   *[0] **{ $other_chances } %**
}
bot-review-point = { $n ->
    [0] ### Un autre choix · { $when }
   *[other] ### Choix { $n } · { $when }
}
bot-review-asked = On vous demandait alors : « { $question } »
bot-review-cost = Vous avez choisi « **{ $chosen }** » : { $together ->
    [1] des perspectives de { $chosen_chances } sur 100. Mieux : « **{ $other }** », avec { $other_chances }
   *[0] { $chosen_chances } % de chances de gagner. Mieux : « **{ $other }** », avec { $other_chances } %
} ({ $points }, ±{ $error }).
bot-review-gain = Bien joué : « **{ $chosen }** » { $together ->
    [1] portait vos perspectives à { $chosen_chances } sur 100 ; avec la meilleure des autres réponses, « **{ $other }** », elles auraient été de { $other_chances }
   *[0] vous donnait { $chosen_chances } % de chances de gagner ; la meilleure des autres réponses, « **{ $other }** », vous en aurait donné { $other_chances } %
} ({ $points }, ±{ $error }).
bot-review-chance = Vous avez choisi « **{ $chosen }** » : { $together ->
    [1] des perspectives de { $chosen_chances } sur 100. Une occasion manquée : « **{ $other }** » les aurait fait passer de { $before } à { $other_chances }
   *[0] { $chosen_chances } % de chances de gagner. Une occasion manquée : « **{ $other }** » les aurait fait passer de { $before } % à { $other_chances } %
} ({ $points }, ±{ $error }).
bot-review-lines = Les courbes montrent les { $together ->
    [1] perspectives
   *[0] chances de gagner
} de chacun.
bot-review-method = À partir de chacune des réponses possibles, j’ai joué la suite de nombreuses fois, en m’en tenant à ce que vous pouviez savoir à ce moment-là.
bot-review-measure = Les courbes montrent ce qu’on peut attendre du jeu de chacun{ $marks ->
    [0] {""}
   *[other] {" "}et passent par celles des choix énumérés
}. Le nombre qui suit ± est l’écart possible, dans 19 cas sur 20.
bot-review-missed = { $then ->
    [1] C’est alors que vous avez fait le choix **{ $n }** ci-dessous : il a pesé davantage.
    [2] Ce qui a pesé le plus pour vous : le choix **{ $n }** ci-dessous.
   *[0] Le choix **{ $n }** ci-dessous a pesé davantage.
}
bot-review-behind = Vous n’aviez alors plus qu’environ { $chances } % de chances de gagner.
bot-review-sum = Le détail de vos choix, { $own } en tout : { $named ->
    [0] { $left ->
        [0] aucune décision coûteuse ne ressort.
       *[1] aucune décision coûteuse ne ressort ; { $slips ->
            [0] toutes vos décisions ensemble font { $rest }.
            [one] un choix discutable fait { $rest }.
           *[other] { $slips } choix discutables font { $rest }.
        }
    }
   *[other] { $costs } pour ceux que le bilan énumère{ $left ->
        [0] .
       *[1] , et { $rest } pour { $slips ->
            [0] toutes vos autres décisions ensemble.
            [one] un autre choix.
           *[other] { $slips } autres choix.
        }
    }
}
bot-review-so-far = **Ce qui ressort pour l’instant** et { $together ->
    [1] vos perspectives
   *[0] vos chances de gagner
} après chaque choix (les chiffres peuvent encore changer)
bot-review-smaller = { $left ->
    [0] Ces choix semblent aussi avoir coûté quelque chose. Là où le nombre qui suit ± est plus grand, ce n’était peut-être rien.
    [one] Ces choix semblent aussi avoir coûté quelque chose ; un de plus n’est pas cité. Là où le nombre qui suit ± est plus grand, ce n’était peut-être rien.
   *[other] Ces choix semblent aussi avoir coûté quelque chose ; { $left } de plus ne sont pas cités. Là où le nombre qui suit ± est plus grand, ce n’était peut-être rien.
}
bot-review-small = { $when } : « { $chosen } » ({ $points }, ±{ $error }) ; mieux : « { $other } »
bot-review-smaller-asks = En revoir un, et l’essayer de nouveau
bot-review-others = { $n ->
    [one] 1 autre choix
   *[other] { $n } autres choix
}
bot-review-next = { $n ->
    [0] Suivant : { $when }
   *[other] Suivant : { $n } · { $when }
}
bot-review-last = Réessayer : { $when }
bot-review-retry = **Que choisiriez-vous maintenant ?** Rien ne change à la table.
bot-review-found = « **{ $gain ->
    [1] { $chosen }
   *[0] { $other }
}** » est la meilleure réponse que j’aie trouvée : **{ $gain ->
    [1] { $chosen_chances }
   *[0] { $other_chances }
}{ $together ->
    [1] {" "}sur 100
   *[0] {" "}%
}**, contre { $gain ->
    [1] { $other_chances }
   *[0] { $chosen_chances }
}{ $together ->
    [1] {""}
   *[0] {" "}%
} avec « { $gain ->
    [1] { $other } », la meilleure des autres.
   *[0] { $chosen } », que vous aviez choisi.
}
bot-review-tried = { $way ->
    [0] « **{ $answer }** » vaut autant que « **{ $better }** », pour autant que je puisse en juger (±{ $error }).
    [1] « **{ $answer }** » vaut même mieux que « **{ $better }** », de { $points } sur 100 (±{ $error }).
   *[2] « **{ $answer }** » vaut moins que « **{ $better }** », de { $points } sur 100 (±{ $error }).
}
bot-review-go = { $n } · { $when } · { $chosen }
bot-button-review-all = Voir toute la partie
bot-button-review-back = Revenir au bilan
bot-button-review-how = Comment est-ce calculé ?
bot-button-review-on = Reprendre à partir d’ici
bot-review-turned = ★ { $told }
bot-button-review-turned = ★ Voir ce moment
bot-button-review-replay = Revoir ce moment
bot-button-retry = Réessayer
bot-review-shown = Le bilan est maintenant [dans le salon]({ $link }).
bot-review-stands = Le bilan a déjà été montré : il se trouve [dans le salon]({ $link }).
bot-no-review-yet = Le bilan porte sur toute la partie : vous l’aurez quand elle sera terminée.
bot-no-review-stranger = Seules les personnes qui ont joué ont un bilan : vous n’aviez pas de place dans cette partie.
bot-no-review-guided = Une première partie guidée suit un scénario : elle n’a donc pas de bilan.
bot-no-review-played-on = Vous poursuivez cette partie à une autre table. Le bilan attend qu’elle soit terminée.
bot-no-review-helpers = Les bilans se calculent dans des processus à part, que la personne qui exploite le bot a désactivés.
bot-no-review-busy = Beaucoup de bilans sont en cours. Réessayez dans quelques minutes.
bot-no-review-made = Le bilan n’a pas pu être établi cette fois. Réessayez.
bot-no-review-interrupted = Un redémarrage a interrompu ce bilan. Demandez-le de nouveau avec `/{ bot-command-review.name }`.
bot-no-review-kept = Ce bilan n’est plus conservé. Demandez-le de nouveau avec `/{ bot-command-review.name }`.
bot-no-review-here = Je ne peux pas montrer le bilan dans le salon de la table. Vérifiez mes permissions.
