## A game in progress and its end: steps of a choice, what has happened, the score.

bot-step-verb = { $verb }…
bot-step-action = Choisissez une action
