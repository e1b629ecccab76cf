/** Who I am: the welcome with its choice of people, and my settings. */
import { byId, fill, h } from "./dom.js";
import { avatar } from "./message.js";
import { store } from "./store.js";
import { languageName, languageOf, loadWords, refusal, t } from "./words.js";

/** The languages a person can take, as Discord calls them. */
const LOCALES = ["fr", "en-US"];

/** What the address asks for: `?as=Mira&locale=fr`. */
export function wished() {
  const query = new URLSearchParams(location.search);
  const locale = query.get("locale");
  return { name: query.get("as"), locale: locale && asLocale(locale) };
}

const asLocale = (text) => (languageOf(text) === "fr" ? "fr" : text.includes("-") ? text : "en-US");

/** The language before anyone is chosen. */
export const firstLocale = () => wished().locale ?? asLocale(navigator.language);

/** Becomes who the address or this tab's memory names; false when a choice is needed. */
export async function becomeKnown(people, bot) {
  store.people = people;
  store.bot = bot;
  const { name, locale } = wished();
  if (name) {
    const known = people.find((each) => each.global_name.toLowerCase() === name.toLowerCase());
    const { id } = known ?? (await store.ask("person_create", { name, locale: locale ?? firstLocale() })).person;
    await store.join(id);
    if (locale && store.me.locale !== locale) await change("locale", { locale });
    return true;
  }
  const remembered = sessionStorage.getItem("person");
  if (!people.some((each) => each.id === remembered)) return false;
  await store.join(remembered);
  return true;
}

/** Shows the welcome: take one of the people there are, or make a new one. */
export function welcome() {
  const dialog = byId("welcome");
  fill(byId("welcome-people"), store.people.map((person) => h("button", { type: "button", class: "person-button", on: { click: () => take(person.id) } },
    avatar(person), h("span", { class: "person-name" }, person.global_name), h("small", {}, languageName(person.locale)))));
  byId("welcome-known").hidden = !store.people.length;
  fillLocales(byId("welcome-locale"), firstLocale());
  byId("welcome-back").hidden = !store.me;
  if (!dialog.open) dialog.showModal();
  if (!matchMedia("(pointer: coarse)").matches) byId("welcome-name").focus();
}

async function take(id) {
  history.replaceState(null, "", location.pathname);
  await store.join(id);
  byId("welcome").close();
}

/** Offers the languages, with the one that is spoken now. */
export function fillLocales(select, current) {
  const offered = LOCALES.includes(current) ? LOCALES : [...LOCALES, current];
  fill(select, offered.map((each) => h("option", { value: each, lang: each, selected: each === current },
    LOCALES.includes(each) ? languageName(each) : `${languageName(each)} (${each})`)));
  select.value = current;
}

/** Readies both dialogs. */
export function preparePeople() {
  byId("welcome-form").addEventListener("submit", (event) => {
    event.preventDefault();
    create();
  });
  byId("welcome-locale").addEventListener("change", (event) => loadWords(event.target.value));
  byId("welcome-back").addEventListener("click", () => byId("welcome").close());
  byId("welcome").addEventListener("cancel", (event) => store.me || event.preventDefault());
  byId("me-settings").addEventListener("click", openSettings);
  byId("settings-close").addEventListener("click", () => byId("settings").close());
  byId("settings-form").addEventListener("submit", (event) => {
    event.preventDefault();
    saveName();
  });
  byId("settings-locale").addEventListener("change", (event) => setting("locale", { locale: event.target.value }));
  byId("settings-dm").addEventListener("change", (event) => setting("dm_closed", { closed: event.target.checked }));
  byId("settings-moderator").addEventListener("change", (event) => setting("moderator", { on: event.target.checked }));
  byId("settings-switch").addEventListener("click", () => {
    byId("settings").close();
    welcome();
  });
  store.addEventListener("people", () => byId("welcome").open && welcome());
}

async function create() {
  const error = byId("welcome-error");
  error.hidden = true;
  try {
    const { person } = await store.ask("person_create", { name: byId("welcome-name").value.trim(), locale: byId("welcome-locale").value });
    byId("welcome-name").value = "";
    await take(person.id);
  } catch (refused) {
    error.textContent = refusal(refused);
    error.hidden = false;
  }
}

function openSettings() {
  const { me } = store;
  byId("settings-name").value = me.global_name;
  fillLocales(byId("settings-locale"), me.locale);
  byId("settings-dm").checked = me.playground.dm_closed;
  byId("settings-moderator").checked = me.playground.moderator;
  say("");
  byId("settings").showModal();
}

async function saveName() {
  const name = byId("settings-name").value.trim();
  if (name !== store.me.global_name) await setting("rename", { name });
  if (!byId("settings-error").textContent) byId("settings").close();
}

async function setting(op, fields) {
  say("");
  try {
    await change(op, fields);
  } catch (error) {
    say(refusal(error));
  }
}

async function change(op, fields) {
  const { person } = await store.ask(op, fields);
  store.putPeople(store.people.map((each) => (each.id === person.id ? person : each)));
}

function say(text) {
  byId("settings-error").textContent = text;
  byId("settings-error").hidden = !text;
}

/** The card with my name at the foot of the side bar. */
export function drawMe() {
  const { me } = store;
  fill(byId("me"), avatar(me), h("span", { class: "me-text" }, h("strong", {}, me.global_name),
    h("small", {}, me.playground.dm_closed ? t("page-dm-closed-short") : languageName(me.locale))));
}
