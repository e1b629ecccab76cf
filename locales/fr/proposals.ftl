## Les propositions : reprendre un coup dont les autres ont appris quelque chose, finir d’un commun accord, abandonner
bot-no-hint-now = Rien ne vous est demandé pour l’instant : je n’ai donc pas de conseil à donner.
bot-no-hint-here = Cette table est classée et réunit plusieurs personnes : je garde donc mes conseils pour moi.
bot-no-second-proposal = Une proposition est déjà en cours : répondez-y d’abord.
bot-no-proposal = Cette proposition n’est plus ouverte.
bot-no-own-proposal = C’est votre propre proposition : aux autres d’y répondre.
bot-no-foreign-proposal = Seule la personne qui a fait une proposition peut la retirer.
bot-no-concede = Seule une partie à deux peut être abandonnée. Vous pouvez quitter la table : un joueur virtuel continuera à votre place.
bot-notice-proposed-take-back = { $name } voudrait reprendre son dernier coup. Les autres peuvent accepter ou refuser.
bot-notice-proposed-end = { $name } propose d’arrêter la partie ici, sans vainqueur. Les autres peuvent accepter ou refuser.
bot-notice-declined = { $name } a refusé : la partie continue telle quelle.
bot-notice-proposal-expired = Tout le monde n’a pas répondu à temps à la proposition : la partie continue telle quelle.
bot-notice-agreed = D’un commun accord, la partie s’arrête sans vainqueur.
bot-notice-conceded = { $name } abandonne : { $winner } gagne la partie.
