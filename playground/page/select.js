/** Select menus: a button that opens a list; on a telephone the list is a sheet at the bottom. */
import { byId, fill, freshId, h } from "./dom.js";
import { emoji, icon, pictured } from "./signs.js";
import { t } from "./words.js";

/** Finds the control whose menu is open, however often its message has been drawn since; nothing once it is gone. */
let opener = () => null;

/** What a select offers, whatever its type. */
function choicesOf(spec, world) {
  if (spec.type === 3) return spec.options;
  const wanted = new Set((spec.default_values ?? []).map((each) => each.id));
  const offered = spec.type === 8 ? world.allChannels(spec.channel_types) : spec.type === 6 ? world.allRoles() : world.allPeople();
  return offered.map(({ id, name }) => ({ label: name, value: id, default: wanted.has(id) }));
}

/** The select of a message: choosing sends. */
export function selectControl(spec, world) {
  const pending = world.isPending(spec.custom_id);
  const send = (values) => world.select(spec.custom_id, values);
  const control = selectButton(spec, world, send);
  control.disabled = Boolean(spec.disabled);
  if (pending) control.setAttribute("aria-busy", "true");
  return control;
}

/** The select of a form: choosing is remembered; `values()` reads it. */
export function selectField(spec, world, labelId, describedBy) {
  const initial = choicesOf(spec, world).filter((each) => each.default).map((each) => each.value);
  let values = initial;
  const redraw = () => {
    const control = selectButton(withDefaults(spec, world, values), world, (chosen) => {
      values = chosen;
      redraw();
      box.firstChild.focus();
    });
    control.id = freshId("select");
    control.setAttribute("aria-labelledby", `${labelId} ${control.id}`);
    control.setAttribute("aria-describedby", describedBy);
    fill(box, control);
  };
  const box = h("div", { class: "select-field" });
  redraw();
  return { element: box, values: () => values };
}

const withDefaults = (spec, world, values) => ({ ...spec, type: 3,
  options: choicesOf(spec, world).map((each) => ({ ...each, default: values.includes(each.value) })) });

function selectButton(spec, world, send) {
  const choices = choicesOf(spec, world);
  const chosen = choices.filter((each) => each.default);
  const shown = chosen.length ? chosen.map((each) => h("span", { class: "picked" }, emoji(each.emoji), pictured(each.label)))
    : h("span", { class: "placeholder" }, pictured(spec.placeholder ?? t("page-select-placeholder")));
  const name = [spec.placeholder, chosen.map((each) => each.label).join(", ")].filter(Boolean).join(": ");
  return h("button", { type: "button", class: "select", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": name || null,
    "data-control": spec.custom_id, on: { click: ({ currentTarget }) => {
      if (currentTarget.getAttribute("aria-busy") !== "true") openMenu(currentTarget, spec, choices, send);
    } } },
    h("span", { class: "select-shown" }, shown), h("span", { class: "dots", "aria-hidden": "true" }), icon("down"));
}

/** Opens the one menu of the page for a control. */
function openMenu(control, spec, choices, send) {
  const menu = byId("menu");
  const least = spec.min_values ?? 1;
  const most = Math.min(spec.max_values ?? 1, choices.length);
  const single = most <= 1;
  const picked = new Set(choices.filter((each) => each.default).map((each) => each.value));
  const close = () => menu.open && menu.close();
  const finish = (values) => {
    close();
    send(values);
  };
  const rows = choices.map((choice) => row(choice, picked, () => {
    if (single) return finish(picked.has(choice.value) && least === 0 ? [] : [choice.value]);
    if (picked.has(choice.value)) picked.delete(choice.value);
    else if (picked.size < most) picked.add(choice.value);
    return refresh();
  }));
  const list = h("div", { role: "listbox", class: "options", id: freshId("options"), "aria-multiselectable": single ? null : "true",
    "aria-label": spec.placeholder ?? t("page-select-placeholder") }, rows);
  const confirm = h("button", { type: "button", class: "button primary", on: { click: () =>
    finish(choices.map((each) => each.value).filter((value) => picked.has(value))) } });
  const cancel = h("button", { type: "button", class: "button secondary", on: { click: close } }, t("page-cancel"));
  const refresh = () => {
    rows.forEach((each, n) => {
      const on = picked.has(choices[n].value);
      each.setAttribute("aria-selected", String(on));
      each.setAttribute("aria-disabled", String(!single && !on && picked.size >= most));
    });
    confirm.disabled = picked.size < least || picked.size > most;
    confirm.textContent = t("page-select-confirm", { count: picked.size, most });
  };
  refresh();
  fill(menu, h("p", { class: "menu-title", id: "menu-title" }, title(spec, single, least, most)),
    choices.length ? list : h("p", { class: "menu-title" }, t("page-nothing-found")),
    h("div", { class: "menu-foot" }, cancel, single ? null : confirm));
  list.addEventListener("keydown", (event) => moveFocus(event, rows));
  show(menu, control);
  (rows.find((each) => each.getAttribute("aria-selected") === "true") ?? rows[0] ?? cancel).focus();
}

function title(spec, single, least, most) {
  const what = spec.placeholder ?? t("page-select-placeholder");
  if (single) return what;
  return [what, h("small", {}, least === most ? t("page-select-exactly", { most }) : t("page-select-between", { least, most }))];
}

function row(choice, picked, choose) {
  return h("button", { type: "button", role: "option", class: "option", tabindex: "-1", "data-value": choice.value,
    "aria-selected": String(picked.has(choice.value)),
    on: { click: (event) => event.currentTarget.getAttribute("aria-disabled") !== "true" && choose() } },
    emoji(choice.emoji),
    h("span", { class: "option-text" }, h("span", { class: "option-label" }, pictured(choice.label)),
      choice.description ? h("span", { class: "option-description" }, pictured(choice.description)) : null),
    h("span", { class: "tick" }, icon("check")));
}

function moveFocus(event, rows) {
  const at = rows.indexOf(document.activeElement);
  const last = rows.length - 1;
  const to = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[event.key];
  const typed = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey
    ? [...rows.slice(at + 1), ...rows].find((each) => each.textContent.trim().toLowerCase().startsWith(event.key.toLowerCase())) : null;
  const target = to === undefined ? typed : rows[to];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** Places the menu at its control; style alone makes it a sheet on narrow screens. */
function show(menu, control) {
  const box = control.getBoundingClientRect();
  const below = window.innerHeight - box.bottom;
  const up = below < 320 && box.top > below;
  menu.style.setProperty("--left", `${Math.max(8, Math.min(box.left, window.innerWidth - 8 - Math.max(box.width, 280)))}px`);
  menu.style.setProperty("--width", `${Math.max(box.width, 280)}px`);
  menu.style.setProperty("--top", up ? "auto" : `${box.bottom + 4}px`);
  menu.style.setProperty("--bottom", up ? `${window.innerHeight - box.top + 4}px` : "auto");
  menu.style.setProperty("--room", `${(up ? box.top : below) - 16}px`);
  control.setAttribute("aria-expanded", "true");
  const log = control.closest(".log");
  const same = `[aria-haspopup][data-control="${CSS.escape(control.dataset.control)}"]`;
  opener = () => (control.isConnected ? control : log?.querySelector(same));
  const closed = () => {
    const now = opener();
    control.setAttribute("aria-expanded", "false");
    if (!document.querySelector("dialog[open]:modal") || now?.closest("dialog")) (now ?? log)?.focus({ preventScroll: true });
  };
  menu.addEventListener("close", closed, { once: true });
  menu.showModal();
  lift(menu, control, log);
}

/** Moves what stands above a control into what a sheet leaves of the screen, until the sheet closes. */
function lift(menu, control, log) {
  const above = menu.getBoundingClientRect().top;
  const hidden = control.getBoundingClientRect().bottom - above;
  if (!log || hidden <= 0 || !window.matchMedia("(max-width: 760px)").matches) return;
  log.style.setProperty("--lifted", `${hidden + 8}px`);
  menu.addEventListener("close", () => log.style.removeProperty("--lifted"), { once: true });
}

/** Closes the menu when the control it belongs to is gone: what it offers can no longer be chosen. */
export function tendMenu() {
  const menu = byId("menu");
  if (menu.open && !opener()) menu.close();
}

/** Makes the menu close by a click beside it. */
export function prepareMenu() {
  const menu = byId("menu");
  menu.addEventListener("click", (event) => {
    if (event.target === menu) menu.close();
  });
}
