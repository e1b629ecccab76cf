/** The large view of a picture, with its description under it. */
import { byId, fill, h } from "./dom.js";

/** Shows a picture as large as the window allows; Escape, the button or a click beside it closes it. */
export function openPicture(src, description) {
  const dialog = byId("picture");
  fill(byId("picture-place"),
    h("img", { src, alt: description ?? "" }),
    description ? h("p", { "aria-hidden": "true" }, description) : null);
  byId("picture-original").href = src;
  dialog.showModal();
}

/** Makes the dialog close by its button and by a click on its backdrop. */
export function preparePicture() {
  const dialog = byId("picture");
  byId("picture-close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.id === "picture-place") dialog.close();
  });
}
