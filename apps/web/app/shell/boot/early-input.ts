/**
 * Keeps what a reader does before React has taken the page over. A button pressed early does nothing
 * yet, so the last such press is repeated once the button listens. A field filled in early is emptied
 * with React's next rendering, which knows nothing of the text, so the text is reported as typed.
 *
 * It is text because it must not wait for any script file. React leaves its mark on every element it
 * has taken over; parts of a page are taken over one after the other, so each element is asked by
 * itself. A button of a form is the browser's own business: it would send the form.
 */
export const EARLY_INPUT_SCRIPT = `{
const isAlive = (element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));
const whenAlive = (element, act) => {
  if (!element.isConnected) return;
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
    button.click();
  });
}, true);
const typed = new Map();
addEventListener("input", ({ target: field }) => {
  if (isAlive(field)) return void typed.delete(field);
  if (!field.matches("input, textarea") || field.matches("[type=checkbox], [type=radio], [type=file]")) return;
  if (!typed.has(field)) whenAlive(field, () => {
    const text = typed.get(field);
    typed.delete(field);
    if (text === undefined) return;
    // React remembers what its own setter wrote and reports only what differs from it.
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  typed.set(field, field.value);
}, true);
}`;
