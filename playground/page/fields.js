/** The fields of a form the bot asks to fill: each knows its element and its value. */
import { freshId, h } from "./dom.js";
import { readFile } from "./option.js";
import { emoji, pictured } from "./signs.js";
import { selectField } from "./select.js";
import { t } from "./words.js";

/**
 * One component of a modal that holds a value.
 * @returns {{customId, element, control, read: () => Promise<any>, check: () => object|null}}
 */
export function formField(spec, world, describedBy, labelId) {
  const made = FIELDS[spec.type](spec, world, describedBy, labelId);
  return { customId: spec.custom_id, check: () => null, ...made };
}

const FIELDS = {
  3: select, 4: textInput, 5: select, 6: select, 7: select, 8: select,
  19: fileUpload, 21: radioGroup, 22: checkboxGroup, 23: checkbox,
};

const isRequired = (spec) => spec.required !== false;

function textInput(spec, world, describedBy) {
  const long = spec.style === 2;
  const count = h("span", { class: "count", "aria-hidden": "true" });
  const control = h(long ? "textarea" : "input", {
    id: freshId("field"), placeholder: spec.placeholder, maxlength: spec.max_length ?? 4000, rows: long ? 5 : null,
    type: long ? null : "text", autocomplete: "off", "aria-required": String(isRequired(spec)), "aria-describedby": describedBy,
    on: { input: () => tally() },
  });
  control.value = spec.value ?? "";
  const tally = () => {
    count.textContent = spec.max_length ? `${control.value.length} / ${spec.max_length}` : "";
  };
  tally();
  const check = () => {
    if (isRequired(spec) && control.value.trim() === "") return { code: "value_missing" };
    if (control.value && control.value.length < (spec.min_length ?? 0)) return { code: "value_too_short", limit: spec.min_length };
    return null;
  };
  return { control, element: h("div", { class: "field-text" }, control, count), read: async () => control.value, check };
}

function select(spec, world, describedBy, labelId) {
  const least = isRequired(spec) ? (spec.min_values ?? 1) : 0;
  const field = selectField({ ...spec, min_values: least }, world, labelId, describedBy);
  const check = () => (field.values().length < least ? { code: "too_few", limit: least } : null);
  return { element: field.element, control: field.element, read: async () => field.values(), check };
}

function options(spec, type, describedBy, labelId) {
  const name = freshId("choice");
  const inputs = spec.options.map((each) => h("input", { type, name, value: each.value, checked: Boolean(each.default) }));
  const rows = spec.options.map((each, n) => h("label", { class: "choice" }, inputs[n], emoji(each.emoji),
    h("span", { class: "option-text" }, h("span", { class: "option-label" }, pictured(each.label)),
      each.description ? h("span", { class: "option-description" }, pictured(each.description)) : null)));
  return { inputs, element: h("div", { class: "choices", role: type === "radio" ? "radiogroup" : "group", "aria-required": type === "radio" ? String(isRequired(spec)) : null,
    "aria-labelledby": labelId, "aria-describedby": describedBy }, rows) };
}

const checked = (inputs) => inputs.filter((each) => each.checked).map((each) => each.value);

function radioGroup(spec, world, describedBy, labelId) {
  const { inputs, element } = options(spec, "radio", describedBy, labelId);
  const check = () => (isRequired(spec) && !checked(inputs).length ? { code: "value_missing" } : null);
  return { element, control: element, read: async () => checked(inputs)[0] ?? null, check };
}

function checkboxGroup(spec, world, describedBy, labelId) {
  const { inputs, element } = options(spec, "checkbox", describedBy, labelId);
  const least = isRequired(spec) ? (spec.min_values ?? 1) : 0;
  const most = spec.max_values ?? inputs.length;
  const check = () => {
    const count = checked(inputs).length;
    if (count < least) return { code: "too_few", limit: least };
    return count > most ? { code: "too_many", limit: most } : null;
  };
  return { element, control: element, read: async () => checked(inputs), check };
}

function checkbox(spec, world, describedBy) {
  const control = h("input", { type: "checkbox", id: freshId("field"), checked: Boolean(spec.default), "aria-describedby": describedBy });
  return { element: h("label", { class: "choice" }, control, h("span", {}, t("page-yes"))), control, read: async () => control.checked };
}

function fileUpload(spec, world, describedBy) {
  const control = h("input", { type: "file", id: freshId("field"), multiple: (spec.max_values ?? 1) > 1, "aria-describedby": describedBy });
  const least = isRequired(spec) ? (spec.min_values ?? 1) : 0;
  const check = () => (control.files.length < least ? { code: "too_few", limit: least } : null);
  return { element: control, control, read: () => Promise.all([...control.files].map(readFile)), check };
}
