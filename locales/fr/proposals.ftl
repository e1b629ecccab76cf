## Les propositions : reprendre un coup dont les autres ont appris quelque chose, finir d’un commun accord, abandonner
bot-no-hint-now = Rien ne vous est demandé pour l’instant : je n’ai donc pas de conseil à donner.
bot-no-hint-here = Cette partie est classée et réunit plusieurs personnes : je garde donc mes conseils pour moi.
bot-no-second-proposal = Une proposition est déjà en cours : répondez-y d’abord.
bot-no-proposal = Cette proposition n’est plus en cours.
bot-no-own-proposal = C’est votre propre proposition : vous ne pouvez pas y répondre vous-même.
bot-no-foreign-proposal = Seule la personne qui a fait une proposition peut la retirer.
bot-no-concede = Seule une partie à deux peut être abandonnée. Vous pouvez quitter la table : un joueur virtuel continuera à votre place.
bot-notice-proposed-take-back = { $name } voudrait reprendre son dernier coup{ $later ->
    [0] {""}
    [one] {" "}et, avec lui, le coup joué depuis
   *[other] {" "}et, avec lui, les { $later } coups joués depuis
}. Il faut l’accord de tous les autres ; un seul refus suffit à rejeter la demande. Si la partie est classée, elle le reste.
bot-proposal-undoes = Ce qui serait annulé :
bot-notice-proposed-end = { $name } propose d’arrêter la partie ici, sans vainqueur. Il faut l’accord de tous les autres ; un seul refus suffit pour continuer. Aucune cote ne change.
bot-notice-declined = { $name } a refusé : la partie continue telle quelle.
bot-notice-proposal-expired = Tout le monde n’a pas répondu à temps à la proposition : la partie continue telle quelle.
bot-notice-agreed = D’un commun accord, la partie s’arrête sans vainqueur.
bot-notice-conceded = { $name } abandonne : { $winner } gagne la partie.

bot-no-concede-together = Cette partie se gagne ou se perd ensemble : personne ne peut l’abandonner seul. Proposez de l’arrêter ; si tout le monde est d’accord, elle est perdue.
bot-no-close-alone = { $n ->
    [one] { $names } a aussi son mot à dire dans cette partie : vous ne pouvez pas fermer la table sans son accord. Proposez d’arrêter, ou quittez la table : vous pourrez revenir tant que la partie dure. Un modérateur du serveur peut fermer la table.
   *[other] { $names } ont aussi leur mot à dire dans cette partie : vous ne pouvez pas fermer la table sans leur accord. Proposez d’arrêter, ou quittez la table : vous pourrez revenir tant que la partie dure. Un modérateur du serveur peut fermer la table.
}
bot-no-back-behind = { $name } a joué depuis et ne peut plus donner son accord : votre coup ne peut pas être repris.
bot-no-second-hand = { $name } a déjà occupé une autre place dans cette partie et en a vu la main. Dans une partie classée, personne ne voit deux mains.
bot-no-hand-forgotten = Une personne qui avait une place dans cette partie a fait effacer ses données depuis : je ne peux plus savoir si { $name } a déjà vu une main. Dans une partie classée, personne ne voit deux mains.
bot-notice-proposed-take-back-learnt = { $name } voudrait reprendre son dernier coup{ $later ->
    [0] {""}
    [one] {" "}et, avec lui, le coup joué depuis
   *[other] {" "}et, avec lui, les { $later } coups joués depuis
}.{ $n ->
    [0] {""}
    [one] {" "}{ $names } a joué depuis.
   *[other] {" "}{ $names } ont joué depuis.
}{ $roll ->
    [0] {""}
   *[1] {" "}Un dé a été lancé depuis.
}{ $news ->
    [0] {""}
   *[1] {" "}Une carte ou un autre secret a été dévoilé depuis.
} Il faut donc l’accord de tous, et la partie ne sera alors plus classée.
bot-notice-proposed-defeat = { $name } propose d’abandonner la partie. Il faut l’accord de tous les autres ; la partie sera alors perdue pour tous, et aucune cote ne changera.
bot-notice-given-up = D’un commun accord, la partie est abandonnée : elle est perdue pour tout le monde.
bot-notice-gave-up = { $name } abandonne la partie : elle est perdue.
bot-notice-left-lost = Personne n’a joué depuis plus de deux semaines : la partie est perdue pour tout le monde.
bot-notice-rewound = { $alone ->
    [1] { $name } a repris un coup alors que quelque chose avait été révélé depuis. Cette partie ne compte plus pour les hauts faits ni les records.
   *[0] { $name } a repris un coup alors que d’autres avaient joué ou que quelque chose avait été révélé depuis. Cette partie n’est plus classée.
}

## Tables de tournoi
bot-no-back-in-tournament = C’est une partie de tournoi : on ne peut plus y reprendre un coup si d’autres ont joué ou si quelque chose a été révélé depuis.
bot-no-seat-in-tournament = C’est une partie de tournoi : les places ne changent pas de main à la table. L’organisateur peut remplacer quelqu’un.
bot-no-substitute-own-table = Vous jouez à cette table : vous ne pouvez y remplacer personne. Confiez l’organisation du tournoi à quelqu’un d’autre, qui pourra le faire.
bot-no-round-open = D’autres tables de cette ronde jouent encore la même donne. Tout sera visible ici quand la dernière aura fini sa partie.
bot-no-substitute-same-deal = { $name } a déjà joué la donne de cette ronde et ne peut pas prendre cette place. Choisissez quelqu’un d’autre.
bot-no-follow-same-deal = Vous avez encore cette donne à jouer. Vous pourrez suivre cette partie quand la vôtre sera terminée.
