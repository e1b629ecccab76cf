## Les places qui changent de main, les revanches, les conseils : ce qui se dit à la table

bot-no-seat-to-claim = Il n’y a pas de place à prendre : chaque place est occupée par une personne, ou c’est une première partie guidée.
bot-no-second-transfer = Une demande est encore en cours pour la place occupée par { $name } : réglez-la d’abord.
bot-no-foreign-offer = Cette place n’est proposée qu’à { $name }.
bot-no-own-vote = Il s’agit de votre propre place. Jouez votre prochain coup pour la garder.
bot-no-not-late = On ne peut pas encore remplacer { $name } : il faut que quelqu’un ait fait attendre la table pendant { $time }{ $paced ->
    [0] .
   *[1] , ou ait dépassé son temps { $n } fois de suite.
}
bot-transfer-offer = { $name } propose sa place à { $to }, qui a un jour pour l’accepter.
bot-transfer-offer-closed = { $why ->
    [declined] { $to } ne prend pas la place proposée par { $name }, qui continue donc à jouer.
    [outvoted] { $name } continue à jouer : il n’y a pas de majorité pour que sa place passe à { $to }.
    [withdrawn] { $name } continue finalement à jouer : sa place n’est plus proposée à { $to }.
   *[expired] La place n’a pas changé de main en un jour : { $name } continue à jouer.
}
bot-transfer-claim = { $to } voudrait remplacer { $name }, un joueur virtuel. Il faut l’accord de la majorité des personnes qui ont leur mot à dire dans cette partie.
bot-transfer-claim-kept = { $to } voudrait remplacer { $name }, qui a quitté la table. Il faut l’accord de la majorité des personnes qui ont leur mot à dire dans cette partie, dont { $name }.
bot-transfer-claim-closed = { $why ->
    [declined] Le joueur virtuel garde la place ({ $name }) : il n’y a pas de majorité pour que { $to } la prenne.
    [withdrawn] { $to } ne demande plus à remplacer { $name }.
   *[expired] Trop peu de personnes ont accepté en un jour la demande de { $to } : le joueur virtuel garde la place ({ $name }).
}
bot-transfer-vote = { $by } propose qu’un joueur virtuel joue pour { $name }, qui est en retard. Fin du vote : <t:{ $until }:R> (<t:{ $until }:t>) ; il faut d’ici là l’accord de la majorité des autres. Pour garder sa place, { $name } doit jouer avant ce moment ou, si ce n’est pas son tour, appuyer sur « { bot-button-here } ». { $name } pourra revenir{ $rated ->
    [0] .
   *[1]  ; sans retour avant la fin, { $name } aura la dernière place pour la cote.
}
bot-transfer-late = { $by } demande qu’un joueur virtuel remplace { $name }, qui est en retard. Ce joueur virtuel prendra le relais <t:{ $until }:R> (<t:{ $until }:t>). Pour garder sa place, { $name } doit jouer avant ce moment ou, si ce n’est pas son tour, appuyer sur « { bot-button-here } ». { $name } pourra revenir{ $rated ->
    [0] .
   *[1]  ; sans retour avant la fin, { $name } aura la dernière place pour la cote.
}
bot-no-late-yourself = Vous êtes en retard, vous aussi, et la table attend votre réponse. Donnez-la d’abord ; vous pourrez ensuite demander un remplaçant pour { $name }.
bot-transfer-vote-closed = { $why ->
    [withdrawn] { $name } garde sa place : la demande est retirée.
    [present] { $name } est de retour et garde sa place.
   *[other] Il n’y a pas de majorité pour un joueur virtuel : { $name } garde sa place.
}
bot-rematch = { $name } propose une revanche ({ $game }), aux mêmes places ; le premier joueur change. Votre place est gardée un moment ; la partie commence dès que { $n ->
    [one] vous avez accepté.
   *[other] tout le monde a accepté.
}
bot-rematch-settled = Plus aucune place n’est gardée pour les personnes qui n’ont pas répondu.
bot-rematch-to-you = **{ $name } propose une revanche** dans { $where } ({ $game }), aux mêmes places ; le premier joueur change. Votre place est gardée jusqu’au <t:{ $until }:f> (<t:{ $until }:R>) ; la partie commence dès que tout le monde a accepté.
bot-rematch-you-in = **Revanche** ({ $game }) : vous en êtes. La partie se joue dans <#{ $channel }>.
bot-rematch-you-out = **Revanche** ({ $game }, dans <#{ $channel }>) : votre place n’est plus gardée.
bot-rematch-in = { $n ->
    [one] { $names } joue la revanche.
   *[other] { $names } jouent la revanche.
}
bot-rematch-out = { $n ->
    [one] { $names } ne joue pas cette fois-ci.
   *[other] { $names } ne jouent pas cette fois-ci.
}
bot-rematch-declined = { $why ->
    [declined] { $name } ne joue pas cette fois-ci : sa place est libre.
   *[expired] { $name } n’a pas répondu à temps : sa place est libre.
}
bot-story-hinted = { $name } a demandé un conseil.
bot-transfer-offer-vote = { $name } propose sa place à { $to }. Elle change de main si { $to } l’accepte dans les 24 heures { $n ->
    [one] et si { $names } est d’accord.
   *[other] et si la majorité de celles et ceux qui ont leur mot à dire est d’accord : { $names }.
}
