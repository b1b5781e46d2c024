/**
 * Preserves what a reader does before hydration. A button pressed early does nothing yet, so that
 * the last such press is repeated once the button has its handler. A field filled in early is
 * emptied with React's next rendering, which does not know the text, so that the text is reported
 * as typed.
 *
 * It is an inline script because it must not wait for any script file. React marks every hydrated
 * element; parts of a page are hydrated one after the other, so that each element is checked by
 * itself. A submit button is left to the browser: it would send the form. The buttons of the plain
 * header are never hydrated; the document's `data-acts` tells that the page handles them. A part may
 * have replaced such a button by then, so that its act is reported by an event.
 */
export const EARLY_INPUT_SCRIPT = `{
const isAlive = (element) =>
  Object.keys(element).some((key) => key.startsWith("__reactProps$")) ||
  ("act" in element.dataset && "acts" in document.documentElement.dataset);
const whenAlive = (element, act) => {
  if (!element.isConnected && !("act" in element.dataset)) return;
  if (isAlive(element)) setTimeout(act, 100);
  else setTimeout(whenAlive, 50, element, act);
};
let pressed = null;
addEventListener("click", ({ target }) => {
  const button = target.closest?.("button");
  if (!button || isAlive(button) || (button.form && button.type !== "button")) return;
  pressed = button;
  whenAlive(button, () => {
    if (pressed !== button) return;
    pressed = null;
    // What was typed before the press is found out later at times, and would be missing.
    for (const field of typed.keys()) if (isAlive(field)) report(field);
    setTimeout(() => {
      if (button.isConnected) button.click();
      else document.dispatchEvent(new CustomEvent("early-act", { detail: button.dataset.act }));
    });
  });
}, true);
const typed = new Map();
const report = (field) => {
  const text = typed.get(field);
  typed.delete(field);
  if (text === undefined) return;
  // React remembers what its own setter wrote and reports only what differs from it.
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
addEventListener("input", ({ target: field }) => {
  if (isAlive(field)) return void typed.delete(field);
  if (!field.matches("input, textarea") || field.matches("[type=checkbox], [type=radio], [type=file]")) return;
  if (!typed.has(field)) whenAlive(field, () => report(field));
  typed.set(field, field.value);
}, true);
}`;
