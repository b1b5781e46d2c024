/**
 * Preserves what a reader does before hydration. A button pressed early does nothing yet, so that
 * the last such press is repeated once the button has its handler. A field filled in early is
 * emptied with React's next rendering, which does not know the text, so that the text is reported
 * as typed: as soon as React listens, and at the latest before the next key or press is handled.
 *
 * It is an inline script because it must not wait for any script file. React marks every hydrated
 * element; parts of a page are hydrated one after the other, so that each element is checked by
 * itself. A press while React is at work hydrates its button at once and is handled, so that it is
 * not repeated. A submit button is left to the browser: it would send the form. The buttons of the
 * plain header are never hydrated; the document's `data-acts` tells that the page handles them. A
 * part may have replaced such a button by then, so that its act is reported by an event.
 */
export const EARLY_INPUT_SCRIPT = `{
const page = document.documentElement;
const isAlive = (element) =>
  Object.keys(element).some((key) => key.startsWith("__reactProps$")) ||
  ("act" in element.dataset && "acts" in page.dataset);
const whenAlive = (element, act) => {
  if (!element.isConnected && !("act" in element.dataset)) return;
  if (isAlive(element)) act();
  else setTimeout(whenAlive, 20, element, act);
};
let pressed = null;
const repeat = (button) => {
  if (pressed !== button) return;
  pressed = null;
  reportTyped();
  setTimeout(() => {
    if (button.isConnected) button.click();
    else document.dispatchEvent(new CustomEvent("early-act", { detail: button.dataset.act }));
  });
};
addEventListener("click", ({ target }) => {
  const button = target.closest?.("button");
  if (!button || isAlive(button) || (button.form && button.type !== "button")) return;
  pressed = button;
  whenAlive(button, () => setTimeout(repeat, 100, button));
}, true);
// React hears the click at the document, before its root element does.
page.addEventListener("click", () => {
  if (pressed && isAlive(pressed) && !("act" in pressed.dataset)) pressed = null;
  reportTyped();
}, true);
const typed = new Map();
const report = (field) => {
  const text = typed.get(field);
  if (text === undefined) return;
  typed.delete(field);
  enter(field, text);
  // React may have hydrated the field for this event only, and rendered the text that it knew.
  if (field.value !== text) enter(field, text);
};
const enter = (field, text) => {
  const { value, selectionStart, selectionEnd } = field;
  const isSelected = field === document.activeElement && value === text && selectionStart !== null;
  // React remembers what its own setter wrote and reports only what differs from it.
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, text);
  if (isSelected) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
const reportTyped = () => {
  for (const field of typed.keys()) if (isAlive(field)) report(field);
};
for (const kind of ["keydown", "beforeinput", "submit"]) addEventListener(kind, reportTyped, true);
addEventListener("input", ({ target: field }) => {
  if (isAlive(field)) return void typed.delete(field);
  if (!field.matches("input, textarea") || field.matches("[type=checkbox], [type=radio], [type=file]")) return;
  if (!typed.has(field)) whenAlive(field, () => report(field));
  typed.set(field, field.value);
}, true);
}`;
