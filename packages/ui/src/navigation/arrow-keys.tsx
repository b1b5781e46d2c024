/** Several controls as one stop of the Tab key, among which the arrow keys lead. */
import type { KeyboardEvent } from "react";

/** Moves the focus among `controls`, where the key is one of those that do. */
export function moveByArrows(event: KeyboardEvent, controls: readonly HTMLElement[]): void {
  const next = controls[nextPlace(event, controls)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The place that a key leads to; -1 for any other key. */
function nextPlace({ key, currentTarget }: KeyboardEvent, controls: readonly Element[]): number {
  const place = controls.findIndex((control) => control === document.activeElement);
  const isMirrored = getComputedStyle(currentTarget).direction === "rtl";
  const step = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[key];
  if (step !== undefined) return (place + step + controls.length) % controls.length;
  if (key === "Home") return 0;
  return key === "End" ? controls.length - 1 : -1;
}
