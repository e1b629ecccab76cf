## Ce qu’un joueur peut faire outre répondre
bot-button-menu = Plus
bot-button-back-step = Reprendre mon coup
bot-button-hint = Que feriez-vous ?
bot-button-propose = Proposer d’arrêter
bot-button-concede = Abandonner
bot-button-leavesure = Oui, je quitte
bot-button-concedesure = Oui, j’abandonne
bot-button-notsure = Non, je continue
bot-button-agree = D’accord
bot-button-decline = Pas d’accord
bot-button-withdraw-of = { $name } : retirer
bot-menu-title = ### Que pouvez-vous faire d’autre ?
bot-menu-look = Regarder…
bot-menu-past = ### Que voulez-vous regarder ?
bot-menu-propose = - **{ bot-button-propose }** demande à la table si la partie s’arrête là, sans vainqueur.
bot-menu-concede = - **{ bot-button-concede }** donne la victoire à votre adversaire.
bot-menu-leave = - **{ bot-button-leave }** confie votre place à un joueur virtuel ; vous pourrez revenir tant que la partie dure. { $rated ->
    [together] Si vous n’êtes pas de retour avant la fin, vous prenez la dernière place pour la cote si les autres gagnent, et vous perdez avec eux s’ils perdent.
    [alone] Si vous n’êtes pas de retour avant la fin, cela coûte autant qu’un abandon : vous prenez la dernière place pour la cote, quel que soit le score.
   *[no] Cette partie n’est pas classée.
}
bot-menu-leave-alone = - **{ bot-button-leave }** met la partie en sommeil, puisque personne d’autre ne joue. Elle reprendra si vous revenez dans les { $days } jours.
bot-menu-proposal = La proposition de { $name } est toujours en attente de réponse.
bot-menu-leave-sure = Quitter cette partie ({ $game }), qui compte pour la cote ? { $how ->
    [hold] Personne d’autre ne joue : elle s’endort, et reprendra si vous revenez dans les { $days } jours.
    [together] Un joueur virtuel prend votre place ; vous pourrez revenir tant que la partie dure. Si vous n’êtes pas de retour avant la fin, vous prenez la dernière place pour la cote si les autres gagnent, et vous perdez avec eux s’ils perdent.
   *[alone] Un joueur virtuel prend votre place ; vous pourrez revenir tant que la partie dure. Si vous n’êtes pas de retour avant la fin, cela coûte autant qu’un abandon : vous prenez la dernière place pour la cote, quel que soit le score.
}
bot-menu-concede-sure = Abandonner cette partie ({ $game }) ? Votre adversaire la gagne, et c’est définitif.
bot-menu-concede-rated = { $how ->
    [defeat] Cet abandon compte pour la cote comme toute défaite, quel que soit le score : votre cote baisse et celle de votre adversaire monte.
    [alone] Votre adversaire a quitté la table : aucune cote ne change. Si vous jouez jusqu’au bout, cette personne prend la dernière place pour la cote, sauf si elle revient d’ici là.
   *[brief] Aucune cote ne change encore : moins { $n ->
        [one] d’un coup par joueur a été joué.
       *[other] de { $n } coups par joueur ont été joués.
    }
}
bot-took-back = Vous avez repris votre dernier coup.
bot-asked-others = J’ai posé la question à la table. La proposition tient un quart d’heure, ou jusqu’à ce que l’un de vous joue.
bot-response-noted = Votre réponse est notée.
bot-withdrawn = Votre proposition est retirée.
bot-conceded = Vous avez abandonné cette partie.
bot-hint-title = **Ce que je ferais à votre place**, en ne voyant que ce que vous voyez :
bot-hint = { $n }. { $choice }
bot-hint-none = Je n’ai pas de conseil à donner dans ce jeu.
bot-menu-propose-defeat = - **{ bot-button-propose }** demande à la table d’abandonner : si tout le monde accepte, la partie est perdue pour tous.
bot-menu-concede-defeat = - **{ bot-button-concede }** arrête la partie maintenant : elle est perdue.
bot-menu-concede-defeat-sure = Abandonner cette partie ({ $game }) ? Elle sera perdue, et c’est définitif.
