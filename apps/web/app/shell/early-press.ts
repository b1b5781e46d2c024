/**
 * A button that is pressed before it has come alive does nothing yet. The last such press is kept and
 * made once more as soon as the button listens, so that nobody has to guess when that is.
 *
 * It is text because it must not wait for any script file. React leaves its mark on every element it
 * has taken over; parts of a page come alive one after the other, so each button is asked by itself.
 * A button of a form is the browser's own business: it would send the form.
 */
export const EARLY_PRESS_SCRIPT = `{
let pressed = null;
const isAlive = (button) => Object.keys(button).some((key) => key.startsWith("__reactProps$"));
addEventListener("click", ({ target }) => {
  const button = target.closest?.("button");
  if (!button || isAlive(button) || (button.form && button.type !== "button")) return;
  pressed = button;
  const repeat = () => {
    if (pressed !== button || !button.isConnected) return;
    if (!isAlive(button)) return void setTimeout(repeat, 50);
    pressed = null;
    setTimeout(() => button.click(), 100);
  };
  repeat();
}, true);
}`;
