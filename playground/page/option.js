/** The options of a command: what may be suggested for each type, and what typed text means. */
import { fits } from "./commands.js";
import { localName, store } from "./store.js";
import { names } from "./world.js";
import { t } from "./words.js";

const TYPE = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, file: 11 };

export const isFile = (option) => option.type === TYPE.file;
const isNumber = (option) => option.type === TYPE.integer || option.type === TYPE.number;

/** What can be chosen without asking the bot, as `{label, value}`; null for free text. */
function fixedChoices(option) {
  if (option.choices?.length) return option.choices.map((each) => ({ label: localName(each), value: each.value }));
  if (option.type === TYPE.boolean) return [{ label: t("page-yes"), value: true }, { label: t("page-no"), value: false }];
  if (option.type === TYPE.user || option.type === TYPE.mentionable) return named(names().allPeople());
  if (option.type === TYPE.channel) return named(names().allChannels(option.channel_types));
  return null;
}

const named = (things) => things.map(({ id, name }) => ({ label: name, value: id }));

/** Suggestions for what is typed into an option with fixed choices, or null when it has none. */
export function suggestionsFor(option, typed) {
  const choices = fixedChoices(option);
  return choices && choices.filter((each) => fits(each.label, typed)).slice(0, 25);
}

/** Reads a field: the value chosen, or what the typed text means; `{code}` says what is wrong with it. */
export function readOption(option, text, chosen) {
  if (chosen && chosen.label === text) return { value: chosen.value };
  if (text.trim() === "") return option.required ? { code: "option_missing" } : { value: undefined };
  const choices = fixedChoices(option);
  if (choices) {
    const same = choices.find((each) => each.label.toLowerCase() === text.trim().replace(/^@/, "").toLowerCase());
    return same ? { value: same.value } : { code: "option_not_a_choice" };
  }
  if (isNumber(option)) return readNumber(option, text.trim());
  return { value: text };
}

function readNumber(option, text) {
  const value = Number(text.replace(",", "."));
  if (Number.isNaN(value) || (option.type === TYPE.integer && !Number.isInteger(value))) return { code: "option_invalid" };
  if (value < (option.min_value ?? -Infinity)) return { code: "option_too_small", limit: option.min_value };
  if (value > (option.max_value ?? Infinity)) return { code: "option_too_big", limit: option.max_value };
  return { value };
}

/** The keyboard a telephone should offer. */
export const inputMode = (option) => (isNumber(option) ? (option.type === TYPE.integer ? "numeric" : "decimal") : "text");

/** A file as the server takes it. */
export async function readFile(file) {
  const url = await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return { filename: file.name, content_type: file.type || "application/octet-stream", data: url.slice(url.indexOf(",") + 1) };
}

/** Asks the bot for choices while someone types. */
export async function askChoices({ channel, leaf, options, focused }) {
  const { choices } = await store.ask("autocomplete",
    { channel, command: leaf.command.id, path: leaf.path, options, focused });
  return choices.map((each) => ({ label: each.name, value: each.value }));
}
