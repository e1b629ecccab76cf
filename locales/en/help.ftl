## Help of the bot and of each game, looking things up, the guided first game.

bot-button-rules = Rules
bot-button-rule = Which rule?
bot-button-topic = Read the rule
bot-button-rules-here = Rules of this table
bot-button-minute = The game in 1 min
bot-button-before = Previous
bot-button-after = Next
bot-button-games = All games
bot-button-help = Help
bot-button-commands = All commands
bot-button-commands-more = More commands
bot-button-commands-first = First commands
bot-button-open = Open a table
bot-button-guided = Guided first game
bot-button-guided-of = Guided: { $game }
bot-button-guide = Guided first game
bot-button-asked = Explain
bot-button-fair = Fair deal?
bot-button-tips-off = Tips off
bot-button-tips-on = Tips on

## The list of games

bot-help-title = ### Porion
bot-help-start = I run underground-themed board games. Here they are, easiest first.
bot-help-game = **{ $game }**
    -# { $players } · { $low } to { $high } min
    -# { $tagline }
bot-help-lesson = **{ $game }**
    -# About { $minutes } min · { $tagline }
bot-help-begin = A **guided first game**, played alone or against computer players, teaches you one of the games step by step. In your first game with others, I add tips that only you see.
bot-help-occupied = This channel already has a table. For another one, or for a **guided first game**, I will offer you a thread.
bot-help-elsewhere = Choose a game below to read how it is played. Tables are opened in the channels of a server. Type `/{ bot-command-help.name }` there to open one or to start a guided first game.
bot-help-minutes = { $low } to { $high } minutes
bot-help-difficulty = { $level ->
    [1] very easy
    [2] easy
    [3] medium
    [4] demanding
   *[other] for experts
}
bot-help-read = How do you play? Choose a game
bot-help-choose = Choose a game
bot-help-which = Which game do you want to open a table for? The easiest come first. Others can join before you start.
bot-help-which-guided = Which game do you want to learn? The easiest come first. A guided first game needs nobody else and begins at once.
bot-help-commands = ### Commands · { $page } of 2
bot-help-group-play = **Play**
bot-help-group-read = **Learn the games**
bot-help-group-look = **Look at a game**
bot-help-group-arrange = **Change a table**
bot-help-group-lost = **By private message, when a table’s channel is gone**
bot-help-group-tournaments = **Tournaments**
bot-help-group-results = **Results and fairness**
bot-help-group-own = **For you**
bot-help-group-server = **The server**
bot-help-command = - `/{ $command }` · { $does }

## Pages of a game

bot-help-page = ### { $game } · { $page }
bot-help-minute = The game in one minute
bot-help-legend = The symbols
bot-help-legend-text = What the symbols in the pictures mean. `/{ bot-command-card.name }` tells you what a single card, room or token does.
bot-help-menu = Read about…
bot-help-rule = Rule { $rule }
bot-help-rule-topic = Rule { $rule }, explained under “{ $topic }”

## Looking a card up

bot-help-card = ### { $name }
bot-no-such-card = No game has a card or thing called “{ $card }”. Start typing and pick one of the suggestions.
bot-no-such-card-but = No game has a card or thing called “{ $card }”. { $names-count ->
    [one] Similar name: { $names }.
   *[other] Similar names: { $names }.
}
bot-no-such-topic = The rules have no topic “{ $topic }”. Pick one of the suggestions.

## Explain

bot-help-due = Answer by <t:{ $due }:f> (<t:{ $due }:R>). After that, the rules answer for you. If you miss { $n } decisions in a row, a computer player keeps your seat until you come back.
bot-help-due-answer = Answer by <t:{ $due }:f> (<t:{ $due }:R>). After that, the rules answer for you: “{ $answer }”. If you miss { $n } decisions in a row, a computer player keeps your seat until you come back.

## The guided first game

bot-help-guided-opened = A guided game of { $game } has begun. { $computers ->
    [0] You play alone against the game, and a lesson
   *[other] You play against computer players, and a lesson
} guides you. Press what is marked ①, or play as you like.
bot-lesson-step = > **Lesson { $n } of { $total }** · { $text }
bot-lesson-done = > **Lesson { $n } of { $total }: done** · { $text } Until the next one, ① marks a move worth making.
bot-lesson-menu = > { $menu } → { $entries }
bot-lesson-why = > **Why ①** · { $reason }
bot-lesson-turn = > Press “{ $button }”: the move to make there is marked ①.
bot-lesson-aside = > **The lesson is waiting** · This is not the answer marked ①. “{ bot-button-back }” leads back to it; or continue, and play freely.
bot-lesson-over = > **That was the lesson** · You know all you need. Until the end of the game, ① marks a move worth making: follow it, or press “{ bot-button-lesson-off }”. Below the final score I suggest what to play next.
bot-lesson-mark = ① { $label }
bot-lesson-left = > **The lesson is paused** · That was not the marked answer, so you now play freely, with tips. Until the end of the game, “{ bot-button-lesson-back }” takes you back to the moment before that answer, whatever comes after.
bot-lesson-left-asks = > **The lesson is paused** · That was not the marked answer, so you now play freely, with tips. The lesson continues if the others let you take that step back. Ask them under “{ bot-button-menu }”.
bot-button-lesson-off = Play freely
bot-lesson-resumed = The lesson continues where you left it.
bot-button-lesson-back = Back to the lesson
bot-help-tip = -# **Tip** · { $tip }
bot-help-others-read = **What the players who are choosing are told:**
bot-help-tips-off = I will not show any more tips in this game. “{ bot-button-asked }” still tells you what each decision is about, and lets you turn tips on again.
bot-help-tips-on = Tips are back: one for each kind of decision you have not met yet.
bot-help-guided-over-private = **That was the guided game of { $game }.** In { $channel }, the buttons below the score open a table where you can play it with others.
bot-help-guided-over = **That was the guided game of { $game }.** Now open a table and play it with others, or let me guide you through a harder game.
bot-help-guided-over-last = **That was the guided game of { $game }**, the hardest I know. Now open a table and play it with others.

## Slash commands

bot-command-card =
    .name = card
    .description = Look up what a card, room, monster or token does
bot-command-card-name =
    .name = name
    .description = What to look up: start typing
bot-command-card-game =
    .name = game
    .description = Which game (default: the one at this channel’s table, or all)
bot-command-rules =
    .name = rules
    .description = Read how a game is played, topic by topic
bot-command-rules-game =
    .name = game
    .description = Which game (default: the one at this channel’s table)
bot-command-rules-topic =
    .name = topic
    .description = What to read about (default: what you are asked right now)
bot-command-help =
    .name = help
    .description = The games, the guided first game and all commands
