## Several tables: threads for them, one’s own and open ones, the daily message, watchers

bot-thread-offer = There is already a table in this channel: { $game }, hosted by { $host }. I can open a thread here for yours.
bot-thread-offer-free = There was still a table in this channel a moment ago. I can open a thread here for yours.
bot-button-thread = Open a thread
bot-thread-name = { $name }’s table
bot-thread-guided = Your guided game is waiting for you in { $thread }.
bot-thread-opened = Your table is open in { $thread }. Anyone who can see this channel can join it there.
bot-no-thread-permission = There is already a table in this channel. To open a thread for yours, I still need permission for the following: { $permissions }.
bot-no-thread-voice = There is already a table in this voice channel, and Discord has no threads here. Open yours in a text channel with `/{ bot-command-game.name } { bot-command-game-new.name }`.
bot-no-thread-forum = There is already a table in this post. Create a post of your own in <#{ $forum }>, and open your table there with `/{ bot-command-game.name } { bot-command-game-new.name }`.
bot-no-thread-more = This server has as many active threads as Discord allows. Open the table in another channel, or have a moderator close a thread.

bot-command-tables =
    .name = tables
    .description = See your tables and who they are waiting for, and the tables you can join
bot-tables-mine = { $waiting ->
    [0] ### Your tables ({ $count })
    [one] ### Your tables ({ $count }) · one is waiting for you
   *[other] ### Your tables ({ $count }) · { $waiting } are waiting for you
}
bot-tables-mine-none = You are not at any table.
bot-tables-open = ### Open tables ({ $count })
bot-tables-open-none = No table has a free seat at the moment. You can open one.
bot-tables-line = { $n }. **{ $game }** · { $how } · { $where }
bot-tables-for-you = **waiting for you**, asked <t:{ $since }:R>
bot-tables-for-others = waiting for { $names }, asked <t:{ $since }:R>
bot-tables-running = in play
bot-tables-seats = { $count ->
    [one] { $count } of { $most } seats taken
   *[other] { $count } of { $most } seats taken
}
bot-tables-host = hosted by { $name }
bot-tables-yours = you have a seat
bot-tables-way = [go there]({ $link })
bot-tables-lost = by private message; its channel is gone
bot-tables-answer = -# Answer at:
bot-tables-join = -# Take a seat at:
bot-tables-seated = You have a seat in a game of { $game }: [go there]({ $link }).
bot-tables-followed = **You are following**
bot-tables-followed-line = - { $game } · { $where }
bot-tables-one = { $n }. { $game }
bot-button-tables-open = Open tables
bot-button-tables-mine = My tables
bot-no-open-tables-here = Open tables belong to a server, so use this command in one of its channels.

bot-daily = { $count ->
    [one] ### A table is waiting for you
   *[other] ### { $count } tables are waiting for you
}
bot-daily-off = I will no longer send you a daily message about the tables that are waiting for you.
bot-daily-on = I will send you at most one message a day about the tables that are waiting for you, and only if you have not played for a day.
bot-button-daily-off = No more of these messages
bot-button-daily-on = Resume the daily message

bot-command-game-follow =
    .name = follow
    .description = Follow the game here in a private message that is kept up to date
bot-command-game-unfollow =
    .name = unfollow
    .description = Stop following the game here
bot-button-follow = Follow this game
bot-button-unfollow = Stop following
bot-watch-menu = You are not playing at this table. You can follow the game: a private message shows what everyone sees, and stays up to date.
bot-watch-way = [Go to the table]({ $link })
bot-watch-over = You followed this game to its end.
bot-watch-unseen = You can no longer see the channel of this game of { $game }, so you no longer follow it.
bot-followed = You are now following this game: it is shown in your private messages with me.
bot-unfollowed = You are no longer following this game of { $game }.
bot-no-follow-closed = I could not write to you in private. Allow direct messages from this server, then follow the game again.
bot-no-not-following = You are not following this game.
