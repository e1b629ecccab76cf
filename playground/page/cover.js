/** What is hidden until its reader asks for it. */
import { h } from "./dom.js";
import { icon } from "./signs.js";
import { t } from "./words.js";

/** Puts a cover on something; until it is taken off, what lies under it can be neither read nor pressed. */
export function hideUntilAsked(content) {
  const cover = h("div", { class: "covered" }, content);
  content.inert = true;
  const show = h("button", { type: "button", class: "button secondary cover", on: { click: ({ currentTarget }) => {
    const box = currentTarget.parentElement;
    content.inert = false;
    box.classList.add("shown");
    currentTarget.remove();
    if (content.tabIndex < 0) content.tabIndex = -1;
    content.focus();
  } } }, icon("eye"), t("page-spoiler"));
  cover.append(show);
  return cover;
}
