# The words of the playground's page: plain messages and { $variables } only.

## The frame

page-tagline = a table for trying things out
page-places = Channels and messages
page-open-places = Show channels
page-private = Private messages
page-dm-with = { $name }
page-dm-topic = You and the bot, no one else
page-close-dm = Close private messages
page-new-channel = New channel
page-new-thread = New thread
page-server-settings = Server settings
page-server-language = Server language
page-server-language-why = The language the bot speaks in the channels, except those set to another language. Everyone reads the page in their own language.
page-light = Light or dark
page-new-for-you = New for you in { $place }
page-unread = unread
page-dm-news = What only you can see appears here too, along with notices of your turns.
page-pings = new for you: { $count }
page-close = Close
page-cancel = Cancel
page-save = Save
page-create = Create
page-name = Name
page-language = Language
page-yes = Yes
page-no = No

## Who you are

page-welcome = Who’s going down the mine?
page-welcome-lead = Choose who you are in this tab. Open another tab to be a different person and play together.
page-welcome-known = Come back as
page-welcome-new = Join for the first time
page-welcome-enter = Enter
page-welcome-hint = Everything stays on this machine. Type / in a channel to see what the bot can do.
page-settings = Your settings
page-switch = Become someone else
page-dm-closed = Refuse private messages
page-dm-closed-why = The bot can no longer write to you in private, just as on Discord when direct messages are off.
page-dm-closed-short = private messages closed
page-moderator = Moderator
page-moderator-why = Can use the commands meant for people who manage the server.

## State of the line

page-lost = The playground is not responding. Next try in { $seconds } s.
page-retry = Try now
page-bot-starting = The bot is starting. Buttons and commands will work in a moment.
page-bot-away = The bot is not here right now.
page-bot-away-long = The bot is not here right now. Buttons and commands will work again when it is back.
page-no-answer = The application did not respond.
page-sending = Sending…

## Messages

page-log = Messages in { $channel }
page-quiet = #{ $channel } is quiet
page-quiet-text = Ask { $name } what you can play and how to open a table. Others join from their own tabs. Type / for all commands.
page-quiet-dm = Nothing here yet
page-quiet-dm-text = When you play at a table, { $name } sends you your hand here.
page-quiet-commands = See the commands
page-quiet-help = Where do I start?
page-older = Earlier messages
page-new-messages = New messages
page-to-latest = Jump to the latest message
page-bot-tag = BOT
page-used = used
page-reply-gone = Original message was deleted
page-edited = (edited)
page-thinking = { $name } is thinking…
page-typing = { $name } is typing…
page-only-you = Only you can see this
page-dismiss = Dismiss
page-message-spoken = { $name }: { $text }
page-spoiler = Show spoiler
page-unknown-person = someone
page-system-pinned = { $name } pinned a message.
page-system-thread = { $name } opened the thread “{ $thread }”.
page-go-to-thread = Go to the thread
page-system-thread-start = This thread starts here.
page-picture = Picture
page-picture-described = Picture: { $description }
page-picture-before = Previous picture
page-picture-after = Next picture
page-picture-original = Open original

## Controls

page-select-placeholder = Make a choice
page-select-confirm = Confirm ({ $count } of { $most })
page-select-exactly = choose { $most }
page-select-between = choose { $least } to { $most }
page-nothing-found = No match.
page-required = required
page-submit = Send
page-send = Send
page-talk-hint = Write a message, or / for commands
page-talk-label = Message in { $channel }
page-suggestions = Suggestions
page-commands = Commands
page-no-command = No command has this name. Type / to see them all.

## Refusals

error-unknown = That did not work.
error-offline = The playground is not responding.
error-bad_request = The playground did not understand what the page asked for.
error-not_joined = Choose who you are first.
error-unknown_person = This person is no longer here.
error-unknown_channel = This channel no longer exists.
error-unknown_message = This message no longer exists.
error-unknown_guild = This server no longer exists.
error-unknown_command = This command no longer exists.
error-unknown_component = This control is no longer on the message.
error-component_disabled = This control is switched off.
error-unknown_interaction = This form is no longer open.
error-bot_offline = The bot is not here right now.
error-timeout = The bot did not answer in time.
error-not_yours = This message belongs to someone else.
error-not_here = This command cannot be used here.
error-not_permitted = You are not allowed to use this command.
error-not_moderator = Only moderators can do this.
error-name_invalid = A name has 1 to 32 characters (for a channel, up to 100).
error-name_taken = Someone already has this name.
error-thread_locked = This thread is locked: only a moderator can open it again.
error-content_empty = There is nothing to send.
error-content_too_long = A message has at most { $limit } characters.
error-option_missing = “{ $option }” is missing.
error-option_unknown = “{ $option }” is not an option of this command.
error-option_invalid = That value is not valid for “{ $option }”.
error-option_too_small = “{ $option }” must be at least { $limit }.
error-option_too_big = “{ $option }” must be at most { $limit }.
error-option_too_short = “{ $option }” must have at least { $limit } characters.
error-option_too_long = “{ $option }” can have at most { $limit } characters.
error-option_not_a_choice = Choose a value for “{ $option }” from the list.
error-too_few = Choose at least { $limit }.
error-too_many = Choose at most { $limit }.
error-value_invalid = This value is not valid.
error-value_too_short = At least { $limit } characters, please.
error-value_too_long = At most { $limit } characters, please.
error-value_missing = Please fill this in.
error-file_too_big = This file is too big.
