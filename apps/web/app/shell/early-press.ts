/**
 * A button that is pressed before the page's scripts have come does nothing yet. The last press is
 * kept and made once more when the page is alive, so that nobody has to guess when that is.
 */

declare global {
  interface Window {
    /** Put there by the script in the head; answers the last press and stops listening. */
    takeEarlyPress?: () => HTMLButtonElement | null;
  }
}

/** A button of a form is the browser's own business: it would send the form. */
export const EARLY_PRESS_SCRIPT = `{
let pressed = null;
const keep = ({ target }) => {
  const button = target.closest?.("button");
  if (button && (button.type === "button" || !button.form)) pressed = button;
};
addEventListener("click", keep, true);
window.takeEarlyPress = () => {
  removeEventListener("click", keep, true);
  return pressed;
};
}`;

/** To be called once the page is alive. */
export function repeatEarlyPress(): void {
  const button = window.takeEarlyPress?.() ?? null;
  delete window.takeEarlyPress;
  if (button?.isConnected === true && !button.disabled) button.click();
}
