/**
 * The focus is never lost. What had it may be gone after an action: a removed row, a button that an
 * order's new state no longer has, a link of the page before. Browsers then begin at the top of the
 * document again, and readers of a screen hear nothing. The focus goes to what is nearest instead.
 */
import { useEffect } from "react";

/** What does not open the keyboard of a phone. */
const NEAR = "a[href], button:not(:disabled), select:not(:disabled), summary, h1, h2, h3";
/** What says what a part of the page is now: after a step, that is read before anything is pressed. */
const LANDING = "[data-landing]";
/** What lies over the page, and goes as a whole. */
const OVER = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
/** Messages come and go beside what the reader does, and lead back to it. */
const TOASTS = "[data-toasts]";
/** Until effects and closing dialogs have set the focus themselves. */
const GRACE_MS = 200;

export function KeepFocus() {
  useEffect(() => keepFocus(), []);
  return null;
}

interface Focused {
  readonly element: Element;
  /** From its parent outwards. */
  readonly around: readonly Element[];
  /** Among the controls of each of them. */
  readonly places: readonly number[];
}

function keepFocus(): () => void {
  let last: Focused | null = null;
  // The element focused before a dialog opened, or a message was gone to: what is removed as a whole
  // does not restore it.
  let outside: Focused | null = null;
  let wasDisabled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    if (last === null || document.activeElement !== document.body) return;
    if (last.element.checkVisibility()) {
      // A button that waited for an answer has the focus again when it can be pressed again. What was
      // left on purpose has not: a phone would show its keyboard again.
      if (wasDisabled && !last.element.matches(":disabled")) focusOn(last.element);
      return;
    }
    focusOn(nearestTo(last) ?? stillThere(outside) ?? document.querySelector("main h1, main"));
  };
  const checkSoon = () => {
    if (last === null) return;
    // A browser takes the focus from what is hidden or disabled only with the next frame.
    wasDisabled ||= last.element.matches(":disabled");
    clearTimeout(timer);
    timer = setTimeout(check, GRACE_MS);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const before = last;
    last = remember(target);
    if (isInToast(last)) outside = before === null || isInToast(before) ? outside : before;
    else if (target.closest(OVER) === null) outside = last;
    wasDisabled = false;
  };
  // A press beside all controls takes the focus away on purpose.
  const onPointerDown = () => {
    setTimeout(() => {
      if (document.activeElement === document.body && last?.element.isConnected === true)
        last = null;
    });
  };
  const observer = new MutationObserver(checkSoon);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "hidden", "open"],
  });
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("pointerdown", onPointerDown);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("focusin", onFocusIn);
    document.removeEventListener("pointerdown", onPointerDown);
  };
}

const isInToast = ({ around }: Focused) => around.some((one) => one.matches(TOASTS));

function remember(element: Element): Focused {
  const around: Element[] = [];
  for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement) {
    around.push(up);
  }
  const placeIn = (one: Element) => [...one.querySelectorAll(NEAR)].indexOf(element);
  return { element, around, places: around.map(placeIn) };
}

/** In the nearest part of the page that is still there: what took its place, or what is before it. */
function nearestTo({ around, places }: Focused): Element | null {
  for (const [index, one] of around.entries()) {
    if (!one.isConnected) continue;
    const landing = one.querySelector(LANDING);
    if (landing?.checkVisibility() === true) return landing;
    const controls = [...one.querySelectorAll(NEAR)].filter((each) => each.checkVisibility());
    const found = controls[Math.min(Math.max(places[index] ?? 0, 0), controls.length - 1)];
    if (found !== undefined) return found;
    if (one.matches(TOASTS)) return null;
    if (one.matches("main, section, [role=dialog]")) return one;
  }
  return null;
}

function stillThere(focused: Focused | null): Element | null {
  if (focused === null) return null;
  return focused.element.checkVisibility() ? focused.element : nearestTo(focused);
}

function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  // What a pointer has pressed leaves the page where it is, unless all of it is something else now.
  if (element.matches(`:focus-visible, ${LANDING}`)) element.scrollIntoView({ block: "nearest" });
}
