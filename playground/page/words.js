/** The words of the page, in the reader's language, as the server keeps them. */

let texts = {};
let spoken = "";

/** Which of our two languages a Discord locale reads. */
export const languageOf = (locale) => (String(locale).startsWith("fr") ? "fr" : "en");

/** Loads the words for a locale, once per language. */
export async function loadWords(locale) {
  const language = languageOf(locale);
  if (language === spoken) return;
  const answer = await fetch(`/texts/${language}.json`);
  if (!answer.ok) throw new Error(`texts ${language}: ${answer.status}`);
  texts = await answer.json();
  spoken = language;
  document.documentElement.lang = language;
  translatePage();
}

/** One text, its `{name}` places filled. An id without words shows itself, so that it is noticed. */
export function t(id, values = {}) {
  const text = texts[id];
  if (text === undefined) return id;
  return text.replace(/\{(\w+)\}/g, (place, name) => (name in values ? String(values[name]) : place));
}

/** What to say of a refusal. */
export function refusal(error) {
  const id = `error-${error.code}`;
  return id in texts ? t(id, { limit: error.limit ?? "", option: error.option ?? "" }) : t("error-unknown");
}

/** Fills what `index.html` leaves empty: `data-text` is content, `data-label`, `data-hint` and `data-title` attributes. */
function translatePage() {
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = t(element.dataset.text);
  for (const element of document.querySelectorAll("[data-label]")) element.ariaLabel = t(element.dataset.label);
  for (const element of document.querySelectorAll("[data-title]")) element.title = t(element.dataset.title);
}

/** A language in its own words: "français", "English". */
export function languageName(locale) {
  const name = new Intl.DisplayNames([locale], { type: "language", languageDisplay: "standard" }).of(languageOf(locale));
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
