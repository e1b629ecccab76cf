/** The slash commands as a person finds them: one entry for each thing that can be run, in their language. */
import { localDescription, localName, store } from "./store.js";

const SUBCOMMAND = 1;
const GROUP = 2;

/** Everything that can be run in a channel: `{command, path, title, plain, description, options}`. */
export const runnable = (channelId) => store.commandsIn(channelId).flatMap((command) =>
  leaves(command, command, [], localName(command), command.name));

function leaves(command, node, path, title, plain) {
  const below = (node.options ?? []).filter((each) => each.type === SUBCOMMAND || each.type === GROUP);
  if (!below.length) {
    return [{ command, path, title, plain, description: localDescription(node), options: node.options ?? [] }];
  }
  return below.flatMap((each) =>
    leaves(command, each, [...path, each.name], `${title} ${localName(each)}`, `${plain} ${each.name}`));
}

/** How a command is called in this person's language, wherever it can be run; one that is gone keeps its plain name. */
export const nameAnywhere = (plain) => store.commands.filter((each) => each.type === SUBCOMMAND)
  .flatMap((command) => leaves(command, command, [], localName(command), command.name))
  .find((each) => each.plain === plain)?.title ?? plain;

/** How a command is called in this person's language; one that is gone keeps its plain name. */
export const spokenName = (channelId, plain) => runnable(channelId).find((each) => each.plain === plain)?.title ?? plain;

/** The command that bots have for beginners: `/help`, if it asks for nothing. */
export const helpCommand = (channelId) => runnable(channelId).find((each) => each.plain === "help" && !each.options.some((option) => option.required));

const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether what is typed fits a text, accents and case aside. */
export const fits = (text, typed) => folded(text).includes(folded(typed.trim()));

/** The commands that fit what is typed after the slash; those that begin with it come first. */
export function findCommands(channelId, typed) {
  const wanted = folded(typed.trim());
  const rank = (each) => Math.min(...[each.title, each.plain].map((name) =>
    folded(name).startsWith(wanted) ? 0 : folded(name).includes(wanted) ? 1 : 3), fits(each.description, typed) ? 2 : 3);
  return runnable(channelId).map((each) => [rank(each), each]).filter(([order]) => order < 3)
    .sort(([a], [b]) => a - b).map(([, each]) => each);
}

/** The command written out in full at the start of a text, with what follows it. */
export function writtenCommand(channelId, text) {
  for (const leaf of runnable(channelId).sort((a, b) => b.title.length - a.title.length)) {
    for (const name of [leaf.title, leaf.plain]) {
      if (text.startsWith(`/${name} `)) return { leaf, rest: text.slice(name.length + 2) };
    }
  }
  return null;
}
