## Plusieurs tables : leurs fils, les siennes et les tables ouvertes, le message quotidien, les spectateurs

bot-thread-offer = Il y a déjà une table dans ce salon ({ $game }, hôte : { $host }). Je peux ouvrir ici un fil pour la vôtre.
bot-thread-offer-free = Il y avait encore une table dans ce salon il y a un instant. Je peux ouvrir ici un fil pour la vôtre.
bot-button-thread = Ouvrir un fil
bot-thread-name = Chez { $name }
bot-thread-guided = Votre partie guidée vous attend dans { $thread }.
bot-thread-opened = Votre table est ouverte dans { $thread } : toute personne qui voit ce salon peut y prendre place.
bot-no-thread-permission = Il y a déjà une table dans ce salon. Je pourrais ouvrir un fil pour la vôtre, mais il me manque encore ceci : { $permissions }.
bot-no-thread-voice = Il y a déjà une table dans ce salon vocal, où Discord ne permet pas de fils. Ouvrez la vôtre dans un salon textuel avec `/{ bot-command-game.name } { bot-command-game-new.name }`.
bot-no-thread-forum = Il y a déjà une table dans ce post. Créez votre propre post dans <#{ $forum }>, puis ouvrez-y votre table avec `/{ bot-command-game.name } { bot-command-game-new.name }`.
bot-no-thread-more = Ce serveur a autant de fils actifs que Discord en permet. Ouvrez la table dans un autre salon, ou demandez à un modérateur de fermer un fil.

bot-command-tables =
    .name = tables
    .description = Voir vos tables, les joueurs qu’on y attend et les places à prendre
bot-tables-mine = { $waiting ->
    [0] ### Vos tables ({ $count })
    [one] ### Vos tables ({ $count }) · une vous attend
   *[other] ### Vos tables ({ $count }) · { $waiting } vous attendent
}
bot-tables-mine-none = Vous n’êtes à aucune table.
bot-tables-open = ### Tables ouvertes ({ $count })
bot-tables-open-none = Aucune table n’a de place libre en ce moment. Vous pouvez en ouvrir une.
bot-tables-line = { $n }. **{ $game }** · { $how } · { $where }
bot-tables-for-you = **vous attend**, question posée <t:{ $since }:R>
bot-tables-for-others = attend { $names }, question posée <t:{ $since }:R>
bot-tables-running = en cours
bot-tables-seats = { $count ->
    [one] { $count } place prise sur { $most }
   *[other] { $count } places prises sur { $most }
}
bot-tables-host = hôte : { $name }
bot-tables-yours = vous y avez une place
bot-tables-way = [y aller]({ $link })
bot-tables-lost = par message privé : son salon n’existe plus
bot-tables-answer = -# Où répondre :
bot-tables-join = -# Où prendre place :
bot-tables-seated = Vous avez une place à cette table ({ $game }) : [y aller]({ $link }).
bot-tables-followed = **Vous suivez**
bot-tables-followed-line = - { $game } · { $where }
bot-tables-one = { $n }. { $game }
bot-button-tables-open = Tables ouvertes
bot-button-tables-mine = Mes tables
bot-no-open-tables-here = Les tables ouvertes sont celles d’un serveur : utilisez cette commande dans un de ses salons.

bot-daily = { $count ->
    [one] ### Une table vous attend
   *[other] ### { $count } tables vous attendent
}
bot-daily-off = Je ne vous enverrai plus de message quotidien sur les tables qui vous attendent.
bot-daily-on = Je vous dirai quelles tables vous attendent, une fois par jour au plus, et seulement si vous n’avez pas joué depuis un jour.
bot-button-daily-off = Ne plus recevoir ces messages
bot-button-daily-on = Recevoir ces messages

bot-command-game-follow =
    .name = suivre
    .description = Suivre la partie de ce salon dans un message privé tenu à jour
bot-command-game-unfollow =
    .name = ne-plus-suivre
    .description = Ne plus suivre la partie de ce salon
bot-button-follow = Suivre cette partie
bot-button-unfollow = Ne plus suivre
bot-watch-menu = Vous ne jouez pas à cette table. Vous pouvez suivre la partie : un message privé montre ce que tout le monde voit, et reste à jour.
bot-watch-way = [Aller à la table]({ $link })
bot-watch-over = Vous avez suivi cette partie jusqu’à la fin.
bot-watch-unseen = Vous ne voyez plus le salon d’une partie que vous suiviez ({ $game }) : vous ne la suivez donc plus.
bot-followed = Vous suivez maintenant cette partie : un message privé vous la montre et reste à jour.
bot-unfollowed = Vous ne suivez plus cette partie ({ $game }).
bot-no-follow-closed = Je n’ai pas pu vous écrire en privé. Acceptez les messages privés des membres de ce serveur, puis suivez de nouveau la partie.
bot-no-not-following = Vous ne suivez pas cette partie.
