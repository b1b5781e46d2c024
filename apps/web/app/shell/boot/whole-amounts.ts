/**
 * A press on a brief amount shows all of its figures, another one hides them again. One listener for
 * the page, since rows that the server has written once for all pages have no handlers of their own.
 */

/** Where a press around the amount does something else. */
const PRESSABLE = "a, button, label, summary, input, select, [role=option], [role=button]";

export function watchBriefAmounts(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const amount = target.closest(".money-brief");
    if (amount === null || amount.parentElement?.closest(PRESSABLE) !== null) return;
    amount.toggleAttribute("data-whole");
  });
  // As a browser does it for its own buttons.
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (key !== "Enter" && key !== " ") return;
    if (!(target instanceof HTMLElement) || !target.matches(".money-brief")) return;
    event.preventDefault();
    target.click();
  });
}
