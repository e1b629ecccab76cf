## Refus à propos de la table plutôt que du jeu
bot-no-replay-open = Cette partie n’est pas finie : vous ne pourrez voir la main de chacun qu’à la fin.
bot-no-store = Je n’ai pas pu enregistrer votre action : rien n’a changé. Réessayez dans un instant.
bot-no-broken-table = Je n’arrive plus à relire la partie de cette table. L’hôte peut la fermer, puis en ouvrir une autre.
bot-no-such-game = Je ne connais pas ce jeu.
bot-no-such-table = Je ne connais plus cette table.
bot-no-such-person = Nous ne nous connaissons pas encore : utilisez d’abord une de mes commandes.
bot-no-table-here-already = Il y a déjà une table dans ce salon. Il faut la fermer ou finir la partie avant d’ouvrir une autre table ; un fil peut avoir sa propre table.
bot-no-table-ended = Cette table est fermée.
bot-no-still-running = La partie n’est pas finie à cette table : une revanche sera possible ensuite.
bot-no-seat-waiting = La partie a déjà commencé et aucune place ne vous attend : seule la personne qui a quitté une place peut la reprendre.
bot-no-already-started = La partie a déjà commencé : il est trop tard pour cela.
bot-no-not-started = La partie n’a pas encore commencé : l’hôte la lance avec « { bot-button-start } ».
bot-no-not-host = Seul l’hôte de la table, { $name }, peut faire cela.
bot-no-already-seated = Vous avez déjà une place à cette table.
bot-no-not-seated = Vous n’avez pas de place à cette table.
bot-no-not-in-game = Vous ne jouez pas à cette table.
bot-no-table-full = { $most ->
    [one] La seule place de cette table est prise.
   *[other] Les { $most } places de cette table sont prises.
}
bot-no-wrong-number = Ce jeu se joue de { $least } à { $most } joueurs, mais { $players ->
    [0] aucune place n’est prise.
    [one] une seule place est prise.
   *[other] { $players } places sont prises.
}
bot-no-such-option = Ce jeu n’a pas cette option.
bot-no-such-seat = Personne n’occupe cette place.
bot-no-such-computer = Ce jeu n’a pas ce joueur virtuel.
bot-no-computer-here = Il n’y a pas de joueur virtuel à cette table.
bot-no-computer-already = Un joueur virtuel occupe déjà cette place ({ $name }).
bot-answer-moved-on = { $game } : la partie a avancé depuis ce message.
bot-answer-over = { $game } : la partie est finie ; ce message date d’avant la fin.
bot-no-moved-on = La partie a avancé : ce choix n’est plus possible.
bot-no-moved-on-since = La partie a avancé : ce choix n’est plus possible.
    > { $told }
bot-no-more-tables-of-yours = { $most ->
    [one] Vous êtes déjà à une table, et c’est le maximum par personne. Finissez la partie ou quittez la table d’abord.
   *[other] Vous êtes déjà à { $most } tables, et c’est le maximum par personne. Finissez une partie ou quittez une table d’abord.
}
bot-no-more-tables-of-theirs = { $most ->
    [one] { $name } est déjà à une table, et c’est le maximum par personne.
   *[other] { $name } est déjà à { $most } tables, et c’est le maximum par personne.
}
bot-no-more-tables-here = { $most ->
    [one] Ce serveur a déjà une table, et c’est son maximum. Il faut la fermer ou finir la partie avant d’ouvrir une autre table.
   *[other] Ce serveur a déjà { $most } tables, et c’est son maximum. Il faut en fermer une ou finir une partie avant d’ouvrir une autre table.
}
bot-no-board-again = { $seconds ->
    [one] Le plateau vient d’être montré. On pourra le montrer de nouveau dans { $seconds } seconde.
   *[other] Le plateau vient d’être montré. On pourra le montrer de nouveau dans { $seconds } secondes.
}
bot-no-guided-alone = Une première partie guidée est faite pour une seule personne, et d’autres ont déjà pris place à cette table. Lancez-la dans un autre salon ou fil.
bot-no-lesson-back = Il n’y a pas de leçon à reprendre. Si les autres doivent être d’accord, demandez-leur un retour sous « { bot-button-menu } ».
bot-no-tips = Vous ne pouvez activer ou couper les astuces que dans un jeu nouveau pour vous.
bot-no-such-pace = Le temps par décision peut aller d’une minute à trente jours.
bot-no-nothing-to-take-back = Vous n’avez pas joué le dernier coup : vous ne pouvez pas le reprendre.
bot-no-own-move = Vous n’avez encore aucun coup à reprendre.
bot-no-rolled-since = Un dé a été lancé depuis votre dernier coup : vous ne pouvez plus le reprendre de votre propre chef.
bot-no-learnt-since = Votre dernier coup a révélé quelque chose : vous ne pouvez pas le reprendre sans l’accord de la table.
bot-no-quiet-now = Personne ne voit qui a déjà répondu : vous ne pouvez pas reprendre un coup sans l’accord de la table, mais vous pouvez changer votre réponse.
bot-no-not-absent = { $name } est encore là : un joueur virtuel ne prend le relais que si la personne a quitté le serveur, a annoncé une absence ou fait attendre la table depuis { $hours } heures.
bot-no-seated-already = { $name } a déjà une place à cette table.
bot-no-other-server = Cette table appartient à un autre serveur : installez-la dans un salon de cet autre serveur.
bot-no-record-yet = L’archive dévoilerait les cartes cachées : elle sera disponible une fois la partie terminée.
bot-no-record-of-it = Il n’y a pas d’archive de cette table : elle a été fermée avant la donne, ou date d’avant les archives.

## Ce que dit le récit de la table

bot-story-took-back = { $unrates ->
    [rating] { $name } a repris son dernier coup : cette partie n’est plus classée.
    [count] { $name } a repris son dernier coup : cette partie ne compte plus pour les hauts faits ni les records.
    [lesson] { $name } reprend la leçon.
   *[nothing] { $name } a repris son dernier coup.
}

## Nouvelles pour la table
bot-notice-left = { $name } a quitté la table. Un joueur virtuel prend le relais ; { $name } peut revenir à tout moment.
bot-notice-left-for-good = { $name } ne joue plus à cette table et n’y reviendra pas. Un joueur virtuel prend le relais.
bot-notice-back = { $name } est de retour à la table.
bot-notice-host = { $name } est désormais l’hôte de cette table.
bot-notice-stood-in = Un joueur virtuel prend le relais et remplace { $name }, qui peut revenir à tout moment.
bot-notice-handed-over = { $name } remplace désormais { $old }.
bot-notice-missing = { $name } n’est plus sur ce serveur. Toute personne qui joue ici peut demander qu’un joueur virtuel prenne le relais, avec le bouton ou avec `/{ bot-command-game.name } { bot-command-game-replace.name }`.
bot-notice-missing-lobby = { $name } n’est plus sur ce serveur. La partie peut commencer malgré tout : un joueur virtuel pourra alors prendre le relais.
bot-notice-timed-out = { $count ->
    [one] { $n ->
        [one] { $name } n’a pas répondu à temps : le coup prévu par les règles a été joué à sa place.
       *[other] { $name } n’a pas répondu à temps { $n } fois de suite : le coup prévu par les règles est chaque fois joué à sa place.
    }
   *[other] { $name } n’ont pas répondu à temps : le coup prévu par les règles a été joué à leur place.
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
bot-story-chosen-for = Choisi pour vous : **{ $answer }**.
bot-story-played-for = { $how ->
    [rules] { $name } n’a plus de temps : le coup prévu par les règles est joué à sa place.
   *[computer] { $name } n’a plus de temps : un joueur virtuel décide à sa place.
}
bot-notice-idle = Personne n’a joué ici depuis deux semaines. Si personne ne joue, { $how ->
    [lost] cette partie sera perdue pour tout le monde
   *[closed] cette table sera fermée
} { $days ->
    [one] demain.
   *[other] dans { $days } jours.
}
bot-notice-expired = Personne n’a joué dans cette partie ({ $game }) depuis longtemps : la table a été fermée.
bot-notice-no-rematch = Personne d’autre ne joue : il n’y a donc pas de revanche ({ $game }). Ce salon est libre pour une autre table.
bot-notice-settled = Le résultat de cette partie a été fixé par l’organisateur du tournoi : la table est fermée.
bot-notice-expired-lobby = Personne n’a lancé cette partie ({ $game }), et rien n’a changé à la table depuis un jour : elle est fermée.
bot-notice-ended = { $name } a fermé cette table.
bot-notice-sleeps = { $name } a quitté la table, et plus personne ne joue : la partie est en sommeil. Elle reprend dès que { $name } ou une autre personne qui l’a quittée revient.
bot-notice-deserted = Tout le monde est parti : cette table est fermée.
bot-notice-asleep = Je ne suis plus sur le serveur de votre partie ({ $game }). Rien n’est perdu : la partie est en sommeil, et le temps de personne ne s’écoule. Tant que mes messages privés vous parviennent, vous pouvez continuer à jouer ici ; si je reviens sur le serveur, le plateau y réapparaîtra.
bot-notice-lost = Le salon de votre partie ({ $game }) a disparu, mais rien n’est perdu : la partie continue ici, par message privé. Pour installer la table dans un autre salon, tapez-y `/{ bot-command-game.name } { bot-command-game-move.name }`.
bot-notice-lost-lobby = Le salon de votre table ({ $game }) a disparu. La partie n’avait pas commencé : la table est fermée.
bot-notice-silenced = Je ne peux plus écrire dans <#{ $channel }> : le plateau de votre partie ({ $game }) n’y est plus à jour. La partie continue ici, par message privé ; le plateau reviendra dès que mes permissions me seront rendues.

## Noms des joueurs virtuels, par numéro
bot-computer-name = { $n ->
    [1] Zénobe
    [2] Philomène
    [3] Anatole
    [4] Clotilde
   *[other] Joueur { $n }
}
