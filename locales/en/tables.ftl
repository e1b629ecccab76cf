## Several tables: threads for them, one’s own and open ones, the daily message, watchers

bot-thread-offer = There is already a table in this channel: { $game }, hosted by { $host }. I can open a thread here for yours.
bot-thread-offer-free = There was still a table in this channel a moment ago. I can open a thread here for yours.
bot-button-thread = Open a thread
bot-thread-name = { $game } · { $name }’s table
bot-thread-opened = Your table is open in { $thread }. Anyone who can see this channel can join it there.
bot-no-thread-permission = There is already a table in this channel. To open a thread for yours, I still need: { $permissions }.
bot-no-thread-more = This server has as many active threads as Discord allows. Open the table in another channel, or have a moderator close a thread.
