/**
 * Preserves what a reader does before hydration. A button pressed early does nothing yet, so that
 * the last such press is repeated once the button has its handler. What is typed or ticked early is
 * unknown to React, whose next rendering would put its own text or tick in that place. Fields keep
 * theirs until it is reported: as soon as React listens, and at the latest before the next key or
 * press is handled. The text itself is never written, so that caret, selection and a composition go
 * on.
 *
 * It is an inline script because it must not wait for any script file. React marks every hydrated
 * element; parts of a page are hydrated one after the other, so that each element is checked by
 * itself. React hears events at the document, and hydrates their target for them at once: the root
 * element hears them after that and before the page's own handlers. A press that is handled so is
 * not repeated. A form sent early would be sent by the browser, which loads the page anew: it is held
 * back, and sent once the page handles it. One with an address of its own may go: its page is read
 * from the server. A button that opens a popover has opened it by itself. The buttons of the plain
 * header are never hydrated; the document's `data-acts` tells that the page handles them. A part may
 * have replaced such a button by then, so that its act is reported by an event.
 */
export const EARLY_INPUT_SCRIPT = `{
const page = document.documentElement;
const isAlive = (element) =>
  Object.keys(element).some((key) => key.startsWith("__reactProps$")) ||
  ("act" in element.dataset && "acts" in page.dataset);
const buttonOf = ({ target }) => target.closest?.("button");

// A button, or a form that was sent without one.
let pressed = null;
const keep = (element) => {
  pressed = element;
  repeatWhenAlive(element);
};
const repeatWhenAlive = (element) => {
  if (!element.isConnected && !("act" in element.dataset)) return;
  if (isAlive(element)) setTimeout(repeat, 100, element);
  else setTimeout(repeatWhenAlive, 50, element);
};
const repeat = (element) => {
  if (pressed !== element) return;
  pressed = null;
  reportChanged();
  setTimeout(() => {
    if (!element.isConnected) document.dispatchEvent(new CustomEvent("early-act", { detail: element.dataset.act }));
    else if (element.matches("form")) element.requestSubmit();
    else element.click();
  });
};

const TICKED = "[type=checkbox], [type=radio]";
const TYPED = "textarea, input:not(" + TICKED + ", [type=file])";
// What React does not know, in the order in which it was changed last: whether the field is ticked.
const changed = new Map();
for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
  const { set, ...rest } = Object.getOwnPropertyDescriptor(prototype, "value");
  Object.defineProperty(prototype, "value", {
    ...rest,
    set(text) {
      if (!changed.has(this)) set.call(this, text);
    },
  });
}
const { set: tick } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "checked");
const note = (field) => {
  if (isAlive(field)) return;
  if (changed.size === 0) setTimeout(lookAgain, 20);
  changed.delete(field);
  changed.set(field, field.checked);
};
const lookAgain = () => {
  reportChanged();
  if (changed.size > 0) setTimeout(lookAgain, 20);
};
const reportChanged = () => {
  for (const field of changed.keys()) {
    if (!field.isConnected) changed.delete(field);
    else if (isAlive(field)) field.dispatchEvent(new Event(field.matches(TICKED) ? "click" : "input", { bubbles: true }));
    else return;
  }
};
// React remembers what its own setters wrote and hears of a change only where the field differs.
const settle = ({ target: field }) => {
  if (!changed.has(field) || !isAlive(field)) return;
  const isTicked = changed.get(field);
  if (field.matches(TICKED)) {
    field.checked = !isTicked;
    tick.call(field, isTicked);
  } else field.value += " ";
  changed.delete(field);
};

addEventListener("click", (event) => {
  if (event.target.matches?.(TICKED)) note(event.target);
  const button = buttonOf(event);
  if (!button || isAlive(button) || button.popoverTargetElement) return;
  if (button.form && button.type !== "button") return;
  keep(button);
}, true);
addEventListener("submit", (event) => {
  const form = event.target;
  reportChanged();
  if (isAlive(form) || form.hasAttribute("action")) return;
  event.preventDefault();
  keep(event.submitter ?? form);
}, true);
addEventListener("input", ({ target }) => {
  if (target.matches(TYPED)) note(target);
}, true);
addEventListener("keydown", reportChanged, true);
page.addEventListener("input", settle, true);
page.addEventListener("click", (event) => {
  if (pressed && buttonOf(event) === pressed && isAlive(pressed) && !("act" in pressed.dataset)) pressed = null;
  if (changed.has(event.target)) settle(event);
  else reportChanged();
}, true);
page.addEventListener("submit", ({ target: form, submitter }) => {
  if (isAlive(form) && (submitter ?? form) === pressed) pressed = null;
  reportChanged();
}, true);
}`;
