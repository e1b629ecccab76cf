## Les places qui changent de main, les revanches, les parties hors classement, le rythme des joueurs virtuels
bot-button-claim = Prendre une place
bot-button-handover = Céder ma place
bot-button-accept-seat = Accepter la place
bot-button-refuse-seat = Non merci
bot-button-close-transfer-of = { $name } : retirer
bot-button-late = Remplacer un retardataire
bot-button-here = Je suis là
bot-button-ask-back = Demander à reprendre mon coup
bot-button-ask-back-alone = Reprendre mon dernier coup
bot-button-rematch-yes = J’en suis
bot-button-rematch-no = Pas cette fois

bot-command-game-handover =
    .name = céder
    .description = Proposer votre place à un autre membre, qui accepte ou refuse
bot-command-game-handover-member =
    .name = membre
    .description = Qui doit continuer à votre place

bot-no-nobody-late = On ne peut encore remplacer personne : il faut que quelqu’un ait fait attendre la table pendant { $time }{ $paced ->
    [0] .
   *[1] , ou ait dépassé son temps { $n } fois de suite.
}
bot-no-late-quiet = Personne ne doit savoir qui a déjà répondu à cette question, donc aucun joueur n’est considéré comme en retard. Si une réponse tarde trop, elle est donnée automatiquement.
bot-no-bot-seat = Un bot ne peut pas prendre de place. Choisissez une personne.

bot-menu-transfer = Une demande est encore en cours pour la place occupée par { $name }.
bot-menu-handover = - **{ bot-button-handover }** propose votre place à un autre membre, qui verra tout ce que vous voyez dès que la place sera à lui.
bot-menu-late = - **{ bot-button-late }** confie la place d’une personne en retard à un joueur virtuel, jusqu’à ce qu’elle revienne ; si plusieurs autres jouent, la table vote.
bot-menu-back = - **{ bot-button-back-step }** permet de reprendre votre dernier coup : personne n’en a encore rien appris.
bot-menu-ask-back = - **{ bot-button-ask-back }** demande à la table de vous laisser reprendre votre dernier coup. Tout le monde doit être d’accord.
bot-menu-lesson-back = - **{ bot-button-lesson-back }** vous ramène là où vous avez quitté la leçon, quoi qu’il se soit passé depuis.
bot-menu-ask-back-alone = - **{ bot-button-ask-back-alone }** annule votre dernier coup, quoi qu’il se soit passé depuis.

bot-transfer-to-you = **{ $name } vous propose sa place** dans { $where } ({ $game }). Si vous acceptez, vous continuerez avec sa main dès que la place sera à vous.
bot-transfer-your-seat = **{ $name } voudrait votre place** dans { $where } ({ $game }). Un joueur virtuel vous la garde. Acceptez, refusez, ou revenez vous-même.
bot-transfer-about-you = { $voters ->
    [one] **Un joueur virtuel va prendre le relais pour vous**
   *[other] **La table vote au sujet de votre place**
} dans { $where } ({ $game }), à la demande d’une autre personne de la table. Jouez avant le <t:{ $until }:f> (<t:{ $until }:R>), ou appuyez sur « { bot-button-here } » si ce n’est pas à vous de jouer, et vous garderez votre place ; sinon, un joueur virtuel pourra prendre le relais jusqu’à votre retour.
bot-hand-asleep = **Votre partie est en sommeil** dans { $where } ({ $game }) : plus personne n’y joue. Vous pouvez revenir à tout moment : elle reprendra aussitôt.
bot-hand-kept = **Un joueur virtuel joue maintenant pour vous** dans { $where } ({ $game }). Vous pouvez revenir à tout moment.
bot-request-settled = Cette demande est réglée.
bot-transfer-settled = Cette demande est réglée : le salon de la table dit comment.
bot-handover-asks = **Qui doit continuer à votre place ?** Je lui demanderai son accord ; tant que la place n’a pas changé de main, vous continuez à jouer.
bot-handover-who = Choisissez un membre
bot-claim-asks = **Quelle place voulez-vous ?** Il faut l’accord de la majorité de la table : je vais le lui demander.
bot-claim-who = Choisissez une place
bot-claim-seat = Place : { $name }
bot-late-asks = **Qui vous fait attendre ?** { $others ->
    [one] Si cette personne joue ou appuie à temps sur « { bot-button-here } », elle garde sa place.
   *[other] La table vote ; si cette personne joue ou appuie à temps sur « { bot-button-here } », le vote prend fin.
}
bot-late-who = Choisissez un joueur
bot-seat-offered = J’ai posé la question à { $name }. Tant que la place n’a pas changé de main, vous continuez à jouer.
bot-claim-asked = J’ai posé la question à la table. La réponse viendra dans ce salon.
bot-vote-begun = { $others ->
    [one] { $name } est au courant.
   *[other] Le vote est ouvert.
} { $name } garde sa place en jouant à temps ou, si ce n’est pas son tour, avec « { bot-button-here } ».
bot-seat-yours = La place est à vous. Ce qui s’est passé jusqu’ici et votre main arrivent par message privé.
bot-seat-awaits = Vous avez accepté la place : elle sera à vous dès que la majorité des autres aura donné son accord.
bot-take-back-why = **Reprendre un coup :** { $reason }

## Qui a répondu à une demande
bot-tally-for = Pour : { $names }.
bot-tally-against = Contre : { $names }.
bot-tally-awaited = Pas encore de réponse : { $names }.
bot-tally-missing = { $n ->
    [0] C’est la majorité : la demande est acceptée, sauf si { $name } joue à temps.
    [one] Il manque une voix.
   *[other] Il manque { $n } voix.
}

## Le récit jusqu’ici
bot-newcomer-title = ### { $game } · ce qui s’est passé jusqu’ici
bot-newcomer-seat = Vous avez maintenant la place { $mark } dans { $where }, et vous voyez tout ce qu’on voit depuis cette place.
bot-newcomer-players = À la table : { $names }
bot-newcomer-moves = { $n ->
    [0] Aucun coup n’a encore été joué.
    [one] { $n } coup a été joué depuis le <t:{ $since }:f>.
   *[other] { $n } coups ont été joués depuis le <t:{ $since }:f>.
}
bot-newcomer-stands = **Où en est la partie**
bot-newcomer-latest = **Les derniers évènements**
bot-newcomer-hand = Votre main est dans le message suivant.

## Les revanches
bot-rematch-opened = { $n ->
    [0] La revanche est ouverte : { $where }.
    [one] La revanche est ouverte : { $where }. J’ai prévenu l’autre personne et je garde sa place un moment.
   *[other] La revanche est ouverte : { $where }. J’ai prévenu les autres et je garde leurs places un moment.
}
bot-no-decline-started = La partie a déjà commencé : rien n’a changé. Si vous avez une place, vous pouvez la quitter avec « { bot-button-leave } », dans le menu « { bot-button-menu } » de votre message privé.
bot-lobby-kept = { $name } · place gardée jusqu’à <t:{ $until }:t>, en attente de sa réponse

## Les parties hors classement et le rythme des joueurs virtuels
bot-table-language = Français
bot-table-language-asks = En quelle langue est cette table ?
bot-rated-asks = Partie classée ou hors classement ?
bot-rated-yes = { $alone ->
    [1] Classée à partir de deux personnes
   *[0] Classée : compte dans le classement
}
bot-rated-yes-help = { $alone ->
    [1] Aucune cote ne change tant qu’une seule personne joue
   *[0] Le résultat compte dans le classement ; pas de conseils
}
bot-rated-no = Hors classement : pour le plaisir
bot-rated-no-help = Le résultat ne compte pas, et chacun peut demander « { bot-button-hint } »
bot-rated-chosen-no = - **Hors classement** · Le résultat ne compte pas, et chacun peut demander conseil.
bot-board-unrated = Partie hors classement : le résultat ne compte pas, et les conseils sont permis.
bot-tempo-asks = Vitesse des joueurs virtuels
bot-tempo = Joueurs virtuels : { $tempo ->
    [fast] rapides
    [slow] lents
   *[readable] à vitesse de lecture
}
bot-tempo-value = { $tempo ->
    [fast] Rapide
    [slow] Lente
   *[readable] Vitesse de lecture
}
bot-tempo-help = { $tempo ->
    [fast] Leurs tours s’enchaînent aussitôt
    [slow] Une longue pause avant chacun de leurs tours
   *[readable] Une courte pause avant chacun de leurs tours
}
bot-hint-do = Suivre le conseil { $n }
bot-hint-noted = Ce conseil est noté dans l’archive ; la partie n’est pas classée.
bot-menu-back-unrates = { $alone ->
    [1] Si quelque chose a été révélé depuis votre dernier coup, la partie n’apporte plus ni haut fait ni record une fois ce coup repris.
   *[0] Si d’autres ont joué ou si quelque chose a été révélé depuis votre dernier coup, la partie n’est plus classée une fois ce coup repris.
}
bot-unrated = { $why ->
    [rewound] Cette partie ne compte pas : un coup a été repris.
    [hinted] Cette partie ne compte pas : un conseil a été demandé.
    [same-deal] Cette partie n’est pas classée : d’autres tables de la ronde jouent la même donne. Elle ne compte que pour le tournoi.
    [contest] Cette partie n’est pas classée. Elle ne compte que pour le tournoi.
    [brief] Cette partie n’est pas classée : elle a été abandonnée avant { $n ->
        [one] qu’un coup par joueur ait été joué.
       *[other] que { $n } coups par joueur aient été joués.
    }
    [brief-contest] Le résultat compte pour le tournoi. Il ne change aucune cote : la partie a été abandonnée avant { $n ->
        [one] qu’un coup par joueur ait été joué.
       *[other] que { $n } coups par joueur aient été joués.
    }
    [alone] Cette partie ne change aucune cote : une seule personne y jouait. Les hauts faits et les records comptent.
    [alone-contest] Le résultat compte pour le tournoi. Il ne change aucune cote : une seule personne jouait.
   *[other] Cette partie n’est pas classée.
}

## Comment une demande s’est réglée
bot-request-agreed = { $what ->
    [end] La partie s’est arrêtée là.
    [take-back] Le coup est repris.
    [stand-in] Un joueur virtuel joue maintenant pour { $name }, qui peut revenir.
   *[seat] La place passe à { $name }.
}{ $n ->
    [0] {""}
   *[other] {" "}Accepté par { $names }.
}
bot-request-refused = { $n ->
    [0] Refusé.
   *[other] Refusé par { $names }.
}
bot-request-withdrawn = Demande retirée.
bot-request-kept = { $name } est de retour à temps et garde sa place.
bot-request-lapsed = Trop peu de personnes ont accepté à temps.
bot-request-overtaken = Sans suite : la partie a continué entre-temps.
