## Le temps et les absences : ce qui se dit à la table

bot-notice-turn-taken-over = { $count ->
    [one] { $n ->
        [one] { $name } n’a plus de temps : un joueur virtuel prend cette décision à sa place.
       *[other] { $name } a dépassé son temps { $n } fois de suite : un joueur virtuel décide chaque fois à sa place.
    }
   *[other] { $name } n’ont plus de temps : un joueur virtuel décide à leur place.
}{ $everybody ->
    [1] { $n ->
        [one] {" "}La première personne de retour peut jouer, ou proposer d’arrêter la partie.
       *[other] {" "}La première personne de retour peut jouer, puis demander qu’un joueur virtuel remplace les autres, ou proposer d’arrêter la partie.
    }
   *[0] { $others ->
        [0] {""}
        [one] { $n ->
            [one] {" "}Si cela arrive deux fois de suite, l’autre personne peut demander qu’un joueur virtuel prenne le relais. L’une comme l’autre peut proposer d’arrêter la partie.
           *[other] {" "}L’autre personne peut maintenant demander qu’un joueur virtuel prenne le relais, ou proposer d’arrêter la partie.
        }
       *[other] { $n ->
            [one] {" "}Si cela arrive deux fois de suite, les autres peuvent voter pour qu’un joueur virtuel prenne le relais. Toute personne qui joue peut proposer d’arrêter la partie.
           *[other] {" "}Les autres peuvent maintenant voter pour qu’un joueur virtuel prenne le relais, ou proposer d’arrêter la partie.
        }
    }
}
bot-notice-missed = { $name } a laissé passer { $n } décisions de suite : un joueur virtuel prend le relais ; { $name } peut revenir à tout moment.
bot-notice-away = { $name } s’absente jusqu’au <t:{ $until }:D> ; d’ici là, son temps ne s’écoule pas. Toute personne qui joue ici peut demander qu’un joueur virtuel prenne le relais, avec `/{ bot-command-game.name } { bot-command-game-replace.name }`.
bot-notice-away-over = L’absence annoncée par { $name } est terminée : son temps s’écoule de nouveau.
bot-no-such-absence = Vous pouvez vous absenter { $days } jours au plus.
bot-no-away-nowhere = Vous n’êtes à aucune table : il n’y a rien à suspendre.

bot-button-arrange = Options
bot-arrange-title = { $game } · options
bot-arrange-switches = Variantes
bot-button-terms = Réglages de la table
bot-terms-title = { $game } · réglages
