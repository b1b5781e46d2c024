/**
 * Keeps what the reader is doing when a part replaces the plain content: open menus stay open, the
 * focus stays on the element of the same name.
 */

const FOCUSABLE = "a, button, summary";

export function carryOver(
  before: readonly ChildNode[],
  after: HTMLElement,
  show: () => void,
): void {
  const roots = before.filter((node) => node instanceof Element);
  const openNames = new Set(listIn(roots, "details[open] > summary").map(nameOf));
  const focused = document.activeElement;
  const isInside = focused !== null && roots.some((root) => root.contains(focused));
  for (const summary of after.querySelectorAll("summary")) {
    const { parentElement: details } = summary;
    if (details instanceof HTMLDetailsElement && openNames.has(nameOf(summary))) {
      details.open = true;
    }
  }
  show();
  if (!isInside) return;
  const same = listIn([after], FOCUSABLE).find((element) => nameOf(element) === nameOf(focused));
  if (same instanceof HTMLElement) same.focus({ preventScroll: true });
}

function listIn(roots: readonly Element[], selector: string): Element[] {
  return roots.flatMap((root) => [...root.querySelectorAll(selector)]);
}

function nameOf(element: Element): string {
  const { tagName, textContent } = element;
  const label = element.getAttribute("aria-label") ?? textContent;
  return `${tagName} ${element.getAttribute("href") ?? ""} ${label}`;
}
