## Ce qui est conservé sur une personne, et l’oubli

bot-command-settings-data =
    .name = données
    .description = Voir ce que je conserve sur vous : un résumé, et un fichier qui contient tout
bot-command-settings-forget =
    .name = oublier
    .description = Quitter toutes vos tables et effacer tout ce que je conserve sur vous
bot-button-mine-data = Que conservez-vous ?
bot-button-mine-forget = M’oublier
bot-button-mine-forget-sure = Oui, tout effacer

bot-stored-title = ### Ce que je conserve sur vous
bot-stored-person = - votre identifiant Discord, votre nom, votre langue et vos réglages
bot-stored-nicknames = - { $count ->
    [0] aucun pseudo de serveur
    [one] votre pseudo sur un serveur
   *[other] vos pseudos sur { $count } serveurs
}
bot-stored-seats = - { $count ->
    [0] aucune place à une table
    [one] une place à une table
   *[other] { $count } places à des tables
}
bot-stored-entries = - { $count ->
    [0] aucune action à une table
    [one] une action à une table
   *[other] { $count } actions à des tables, coup par coup
}
bot-stored-results = - { $count ->
    [0] aucun résultat de partie
    [one] le résultat d’une partie
   *[other] les résultats de { $count } parties
}
bot-stored-ratings = - { $count ->
    [0] aucune cote
    [one] une cote qui découle de vos résultats
   *[other] { $count } cotes qui découlent de vos résultats
}
bot-stored-puzzles = - { $count ->
    [0] aucune réponse à un problème
    [1] votre réponse à un problème
   *[other] vos réponses à { $count } problèmes
}
bot-stored-how = Le fichier ci-dessous contient tout cela. Je ne conserve rien de ce que vous écrivez dans les salons.
bot-forget-asks = **Effacer tout ce que je conserve sur vous ?**
    Vous quittez toutes vos tables, où un joueur virtuel prend votre place. Votre nom, vos réglages, vos résultats et vos cotes sont effacés ; dans les parties finies, votre place devient celle d’un ancien joueur. Les messages déjà présents dans Discord y restent. C’est définitif.
bot-forgotten = Tout ce que je conservais sur vous est effacé. Si vous m’utilisez de nouveau, nous referons connaissance.
bot-former-player = { $n ->
    [one] Ancien joueur
   *[other] Ancien joueur { $n }
}
bot-somebody = Quelqu’un

## Les personnes bloquées
bot-blocks-title = ### Les personnes que vous avez bloquées
bot-blocks-none = Vous n’avez bloqué personne.
bot-blocks-how = Quand des personnes bloquées vous proposent leur place ou une revanche, ou demandent votre place, je ne vous mentionne pas et ne vous écris pas. À une table où vous jouez avec l’une d’elles, je vous préviens toujours quand c’est à vous de jouer. Personne n’est averti d’un blocage, mais la place que vous proposerait une personne bloquée est refusée.
bot-blocks-block-asks = Bloquer quelqu’un
bot-blocks-lift-asks = Débloquer quelqu’un
bot-button-block-them = Bloquer cette personne
bot-no-block-of-oneself = Vous ne pouvez pas vous bloquer vous-même.
bot-no-block-of-unknown = Cette personne ne m’a jamais utilisé : elle ne peut rien vous faire parvenir par mon intermédiaire.
bot-no-more-blocks = Vous avez déjà bloqué { $most ->
    [one] une personne
   *[other] { $most } personnes
}, et c’est le maximum. Débloquez d’abord quelqu’un.
bot-no-offer-to-them = Vous ne pouvez pas proposer de place à { $name }. Choisissez quelqu’un d’autre.
bot-no-member-here = { $name } n’est pas membre du serveur où se trouve cette table. Choisissez quelqu’un qui en fait partie.
