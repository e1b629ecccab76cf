/** While somebody presses a control of a message or a place in the list, nothing may move under the finger: news wait for it to be lifted. */
import { store } from "./store.js";

/** A finger that was never seen to leave holds nothing back for longer. */
const LONGEST = 2000;
/** On a touch screen the click comes a moment after the finger has left. */
const CLICK = 100;

let timer = 0;

/** Watches for presses. */
export function preparePresses() {
  document.addEventListener("pointerdown", ({ target }) => {
    if (!target.closest(":is(.messages, #places) :is(button, a)")) return;
    store.hold();
    releaseIn(LONGEST);
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => timer && releaseIn(CLICK));
  document.addEventListener("click", () => timer && releaseIn(0));
}

function releaseIn(time) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = 0;
    store.release();
  }, time);
}
