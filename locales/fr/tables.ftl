## Plusieurs tables : leurs fils, les siennes et les tables ouvertes, le message quotidien, les spectateurs

bot-thread-offer = Il y a déjà une table dans ce salon : { $game }, dont l’hôte est { $host }. Je peux ouvrir ici un fil pour la vôtre.
bot-thread-offer-free = Il y avait encore une table dans ce salon il y a un instant. Je peux ouvrir ici un fil pour la vôtre.
bot-button-thread = Ouvrir un fil
bot-thread-name = { $game } · la table de { $name }
bot-thread-opened = Votre table est ouverte dans { $thread } : toute personne qui voit ce salon peut y prendre place.
bot-no-thread-permission = Il y a déjà une table dans ce salon. Pour ouvrir un fil pour la vôtre, il me manque : { $permissions }.
bot-no-thread-more = Ce serveur a autant de fils actifs que Discord en permet. Ouvrez la table dans un autre salon, ou demandez à un modérateur de fermer un fil.
