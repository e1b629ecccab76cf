## Settings of a server and of a person: panels, commands, refusals

bot-command-settings =
    .name = settings
    .description = Settings: yours or the server’s
bot-command-settings-me =
    .name = me
    .description = Your language, mentions, hand, tips and playing hours
bot-command-settings-server =
    .name = server
    .description = For people who manage the server: language, channels, who opens tables, pace, limits
bot-command-settings-hours =
    .name = hours
    .description = Your playing hours: when your clock runs at slow tables
bot-command-settings-hours-zone =
    .name = zone
    .description = Your time zone, for example Europe/London

bot-settings-language = { $language ->
    [fr] French
   *[en] English
}
bot-settings-language-entry = { $language ->
    [automatic] Language: automatic, as in Discord
    [fr] Language: Français
   *[en] Language: English
}
bot-settings-switch = { $name }: { $state ->
    [on] on
   *[off] off
}
bot-settings-channel = <#{ $id }>

## The panel of a server

bot-settings-server-title = ### This server’s settings
bot-settings-server-language = - **Language:** new tables are in { $language }, the server’s language in Discord.
bot-settings-server-channels = - **Channels:** { $count ->
    [one] tables can only be opened in { $channels }, and in its threads.
   *[other] tables can only be opened in { $channels }, and in their threads.
}
bot-settings-server-role = - **Who:** only { $role } and people who manage the server can open tables.
bot-settings-server-budget = - **Nearly used up this hour:** { $things }.
bot-settings-server-budget-of = { $kind ->
    [tables] tables
    [messages] seats, votes and announcements
    [mentions] mentions
    [hints] hints
    [recaps] recaps
    [reviews] reviews
    [files] files
    [puzzles] puzzles
    [tournaments] tournaments
    [pairings] tournament tables
   *[calls] calls to tournament games
} ({ $n } of { $most })
bot-settings-server-mentions = - **Mentions:** players are mentioned when it is their turn, unless they have turned that off. Without mentions, they are told by private message.
bot-settings-server-motion = - **Moving pictures:** what is revealed is shown in motion, unless players have turned that off. Without motion, it is one still picture.
bot-settings-server-how = Tables that are already open stay as they are. `/{ bot-command-language.name }` sets the language of a single channel.
bot-settings-server-language-asks = What language are new tables in?
bot-settings-server-channels-asks = Channels for tables: all of them
bot-settings-server-role-asks = Who can open tables: everyone
bot-settings-server-pace-asks = How long does a player have for each decision?
bot-settings-server-person-asks = How many tables can one person have?
bot-settings-server-server-asks = How many tables can the server have?
bot-settings-server-per-person = { $n ->
    [one] Tables for each person: 1
   *[other] Tables for each person: { $n }
}
bot-settings-server-per-server = { $n ->
    [one] Tables on this server: 1
   *[other] Tables on this server: { $n }
}
bot-button-server-mentions = Mentions
bot-button-server-motion = Moving pictures

bot-no-manager = Only people with the “Manage Server” permission can see and change these settings.
bot-no-server-settings-here = These settings belong to a server, so use this command in one of its channels.
bot-no-such-limit = { $most ->
    [one] The limit can only be 1.
   *[other] The limit must be between 1 and { $most }.
}
bot-no-table-in-channel = { $more ->
    [0] On this server, tables can only be opened in { $channels-or }, or in { $channels-count ->
        [one] its threads
       *[other] their threads
    }.
    [one] On this server, tables can only be opened in { $channels }, in one other channel and in their threads.
   *[other] On this server, tables can only be opened in { $channels }, in { $more } other channels and in their threads.
}
bot-no-role-for-tables = On this server, only people with the role <@&{ $role }> can open tables. Ask somebody who has it to open one, then join them.
bot-no-more-tables-of-yours-here = { $most ->
    [one] You are already playing at one table on this server, the most it allows each person. Finish or leave it first.
   *[other] You are already playing at { $most } tables on this server, the most it allows each person. Finish or leave one of them first.
}

## The panel of a person

bot-settings-mine-title = ### Your settings
bot-settings-mine-language = - **Language:** I speak to you in English, { $by ->
    [discord] the language of your Discord client.
   *[you] as you have chosen.
}
bot-hand-by-button = Your hand ({ $game }) is no longer shown here: during a game, the button “{ bot-button-hand }” at the table shows it. You can change this with `/{ bot-command-settings.name } { bot-command-settings-me.name }`.
bot-settings-mine-hours = - **Playing hours:** { $state ->
    [on] at tables that give at least an hour for a decision, your clock runs only during these hours.
   *[off] at tables with a time limit, your clock runs at all times.
}
bot-settings-mine-blocks = - **Blocked people:** { $count ->
    [one] one person.
   *[other] { $count } people.
}
bot-settings-mine-switches =
    {""}**{ bot-button-mine-mentions }**: a message in the channel calls you.
    {""}**{ bot-button-mine-hand }**: if this is off, press “{ bot-button-hand }” at the table.
    {""}**{ bot-button-mine-tips }**: a line of advice in games that are new to you.
    {""}**{ bot-button-mine-daily }**: which tables are waiting for you.
    {""}**{ bot-button-mine-motion }**: if this is off, each reveal is a still picture.
    {""}**{ bot-button-mine-named }**: others can see it there, along with your achievements and latest games.
bot-settings-mine-language-asks = Which language should I use with you?
bot-button-mine-mentions = Mentions on my turn
bot-button-mine-hand = Hand by message
bot-button-mine-tips = Tips
bot-button-mine-daily = Daily message
bot-button-mine-motion = Moving pictures
bot-button-settings = My settings
bot-menu-settings = - **{ bot-button-settings }** lets you choose your language, your playing hours, and whether I mention you and send you your hand.
bot-button-hours = Playing hours
bot-button-mine-blocks = Blocked people
bot-button-settings-back = Back to my settings

## Playing hours

bot-hours-title = ### Your playing hours
bot-hours-none = At tables with a time limit, your clock runs at all times. If you choose your time zone, you can let it run only in the evenings and at weekends, for example.
bot-hours-suggested = I have set the hours below as a suggestion. Change them in the menus, or press “{ bot-button-always }”.
bot-hours-zone = Time zone: { $zone }, where it is { $hours }:{ $minutes } now.
bot-hours-how = Outside these hours your clock is paused at tables that give at least an hour for each decision. You can still play whenever you like. The daily message, too, comes only within these hours.
bot-hours-line = - { $days }: { $hours }
bot-hours-line-never = - { $days }: your clock is paused
bot-hours-every-day = every day
bot-hours-day = { $day ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}
bot-hours-days-between = { $first } to { $last }
bot-hours-hour = { $hour }:00
bot-hours-span = { $begins } to { $ends }{ $day ->
    [next] {" "}the next day
   *[same] {""}
}
bot-hours-all-day = all day
bot-hours-days = Days: { $days }
bot-hours-days-asks = Which days do you want to set?
bot-hours-never = My clock is paused on these days
bot-hours-from = From { $hour }
bot-hours-from-asks = When do the hours begin? (They differ from day to day.)
bot-hours-until = Until { $hour }{ $day ->
    [next] {" "}the next day
   *[same] {""}
}
bot-hours-until-asks = When do the hours end?
bot-button-zone = Choose a time zone
bot-button-always = Let my clock run at all times
bot-hours-zone-title = Your time zone
bot-hours-zone-label = City or name of the zone
bot-hours-zone-hint = London, Europe/Paris, America/Montreal…
bot-no-zone-typed = Type the name of a large city in your time zone, for example London.
bot-no-such-zone = I do not know a time zone called “{ $zone }”. Type the name of a large city, for example London, or use `/{ bot-command-settings.name } { bot-command-settings-hours.name }` and choose a suggestion.
bot-no-such-zone-but = No time zone is called exactly “{ $zone }”. { $zones-count ->
    [one] Similar name: { $zones }.
   *[other] Similar names: { $zones }.
}
bot-no-hours-at-all = Your clock would never run. Keep some hours on at least one day.

# What a person or a server may cause within an hour
bot-no-budget-person = { $kind ->
    [messages] You have changed seats, called votes and made announcements as often as anyone may in an hour.
    [mentions] You have had other people mentioned as often as anyone may in an hour.
    [tables] You have opened as many tables as anyone may in an hour.
    [hints] You have had as many hints as anyone may in an hour.
    [recaps] You have had as many recaps made as anyone may in an hour.
    [reviews] You have had as many games reviewed as anyone may in an hour.
    [files] You have shared as many files as anyone may in an hour.
    [puzzles] You have answered as many puzzles as anyone may in an hour.
    [calls] You have had as many people called to tournaments as anyone may in an hour.
    [pairings] Your tournaments have opened as many tables as anyone’s may in an hour.
    [tournaments] You have opened as many tournaments as anyone may in an hour.
   *[seconds] You have kept Porion working for as long as anyone may in an hour.
} { $minutes ->
    [one] Try again in a minute.
   *[other] Try again in { $minutes } minutes.
}
bot-no-budget-server = { $kind ->
    [messages] This server has had as many changes of seat, votes and announcements as it may in an hour.
    [mentions] This server has had as many people mentioned as it may in an hour.
    [tables] This server has opened as many tables as it may in an hour.
    [hints] This server has had as many hints as it may in an hour.
    [recaps] This server has had as many recaps made as it may in an hour.
    [reviews] This server has had as many games reviewed as it may in an hour.
    [files] This server has had as many files shared as it may in an hour.
    [puzzles] This server has had as many puzzles answered as it may in an hour.
    [calls] This server has had as many people called to tournaments as it may in an hour.
    [pairings] Tournaments on this server have opened as many tables as they may in an hour.
    [tournaments] This server has opened as many tournaments as it may in an hour.
   *[seconds] This server has kept Porion working for as long as it may in an hour.
} { $minutes ->
    [one] Try again in a minute.
   *[other] Try again in { $minutes } minutes.
}
