/**
 * Looks at a page as it is drawn: what sticks out of the window, what is cut off, what lies over
 * other text. Runs inside the page, so that it may use nothing from outside of `inspectPage`.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- All of it has to be inside of what runs in the page. */
import type { Page } from "@playwright/test";

export interface Look {
  /** What is wrong with the layout, one line each. */
  readonly faults: readonly string[];
  /** Every text that a reader sees or that is read out. */
  readonly texts: readonly string[];
}

/** What opens over a page, and is looked at alone while it is open. */
export const OPENED =
  "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], :popover-open, details[open] > :not(summary)";

/**
 * Twice where something is wrong: what is still moving after a resize is not a fault. `scope` names
 * what lies over the rest of the page.
 */
export async function look(page: Page, scope = "[role=dialog], [role=alertdialog]"): Promise<Look> {
  const first = await page.evaluate(inspectPage, scope);
  if (first.faults.length === 0) return first;
  const framesLater = "new Promise((done) => setTimeout(() => requestAnimationFrame(done), 300))";
  await page.evaluate(framesLater);
  return page.evaluate(inspectPage, scope);
}

function inspectPage(scope: string): Look {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Piece extends Box {
    readonly node: Text;
  }

  const faults = new Set<string>();
  const texts = new Set<string>();
  const wide = document.documentElement.clientWidth;
  const dialogs = [...document.querySelectorAll(scope)];
  const root = dialogs.findLast((one) => one.checkVisibility()) ?? document.body;

  const nameOf = (element: Element) => {
    const text = (element.textContent ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 60);
    const classes = (element.getAttribute("class") ?? "").slice(0, 60);
    return `<${element.tagName.toLowerCase()} class="${classes}"> “${text}”`;
  };
  const isClipping = (value: string) => value === "hidden" || value === "clip";
  const isScrolling = (value: string) => value === "auto" || value === "scroll";

  /** Text for screen readers is a point, and what is hidden from everybody is not drawn. */
  const isUnseen = (element: Element): boolean => {
    const seen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    if (!element.checkVisibility(seen)) return true;
    for (let up: Element | null = element; up !== null; up = up.parentElement) {
      const { width, height } = up.getBoundingClientRect();
      // A table for screen readers does not shrink to a point, and is clipped to nothing.
      if (getComputedStyle(up).clipPath === "inset(50%)") return true;
      if (width <= 1 && height <= 1 && isClipping(getComputedStyle(up).overflowX)) return true;
    }
    return false;
  };

  /** What is left of a box inside the ancestors that cut; names the one that cuts without a sign. */
  const clip = (element: Element, box: Box, slackY: number): Box | null => {
    let { left, top, right, bottom } = box;
    for (let up: Element | null = element; up !== null && up !== root; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (style.display === "inline" || style.display === "contents") continue;
      const edge = up.getBoundingClientRect();
      const isMarked =
        style.textOverflow === "ellipsis" ||
        style.getPropertyValue("-webkit-line-clamp") !== "none";
      const isCutX = left < edge.left - 1 || right > edge.right + 1;
      const isCutY = top < edge.top - slackY || bottom > edge.bottom + slackY;
      const isHidden =
        (isCutX && isClipping(style.overflowX)) || (isCutY && isClipping(style.overflowY));
      if (isHidden && !isMarked && element.closest("[aria-hidden=true]") === null) {
        faults.add(`cut off: ${nameOf(element)}`);
      }
      if (isHidden || isScrolling(style.overflowX) || isScrolling(style.overflowY)) {
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (right <= left || bottom <= top) return null;
    }
    return { left, top, right, bottom };
  };

  const isLifted = (element: Element): boolean => {
    for (let up: Element | null = element; up !== null && up !== root; up = up.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(up).position)) return true;
    }
    return false;
  };

  if (document.documentElement.scrollWidth > wide) {
    const isOut = (one: Element) => one.getBoundingClientRect().right > wide + 1 && !isUnseen(one);
    const out = [...document.body.querySelectorAll("*")].findLast(isOut);
    faults.add(`wider than the window: ${out === undefined ? "something unseen" : nameOf(out)}`);
  }

  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let next = walker.nextNode(); next !== null; next = walker.nextNode()) {
    const element = next.parentElement;
    if (!(next instanceof Text) || element === null || next.data.trim() === "") continue;
    if (/^(SCRIPT|STYLE|NOSCRIPT|OPTION|TEMPLATE)$/.test(element.tagName)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const isForeign =
      element.closest("[lang]")?.getAttribute("lang") !== document.documentElement.lang;
    const isCode = element.closest("code, pre, textarea, [data-user-text]") !== null;
    if (!isForeign && !isCode) texts.add(next.data.replaceAll(/\s+/g, " ").trim());
    if (isUnseen(element)) continue;
    const slackY = Number.parseFloat(getComputedStyle(element).fontSize) * 0.35;
    const range = document.createRange();
    range.selectNodeContents(next);
    const control = element.closest("button, [role=tab], [role=button]");
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      const rest = clip(element, rect, slackY);
      if (rest === null) continue;
      if (rest.left < -1 || rest.right > wide + 1) {
        faults.add(`outside of the window: ${nameOf(element)}`);
      }
      const edge = control?.getBoundingClientRect();
      if (edge !== undefined && (rest.right > edge.right + 1 || rest.left < edge.left - 1)) {
        faults.add(`runs out of its button: ${nameOf(element)}`);
      }
      if (!isLifted(element)) pieces.push({ ...rest, node: next });
    }
  }

  const sorted = pieces.toSorted((a, b) => a.top - b.top);
  for (const [index, one] of sorted.entries()) {
    for (let other = index + 1; other < sorted.length; other += 1) {
      const two = sorted[other];
      if (two === undefined || two.top >= one.bottom) break;
      if (two.node === one.node) continue;
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const down = Math.min(one.bottom, two.bottom) - two.top;
      const least = Math.min(one.bottom - one.top, two.bottom - two.top);
      if (across > 2 && down > least * 0.4) {
        faults.add(`overlap: “${one.node.data.trim()}” and “${two.node.data.trim()}”`);
      }
    }
  }

  for (const control of root.querySelectorAll("button, input, select, textarea")) {
    if (isUnseen(control) || control.matches("[type=radio], [type=checkbox], [type=file]"))
      continue;
    clip(control, control.getBoundingClientRect(), 2);
  }
  for (const named of root.querySelectorAll("[aria-label], [placeholder], [title], [alt]")) {
    for (const name of ["aria-label", "placeholder", "title", "alt"]) {
      texts.add((named.getAttribute(name) ?? "").trim());
    }
  }
  if (root.matches("[role=dialog], [role=alertdialog]")) {
    const { top, bottom } = root.getBoundingClientRect();
    if (top < -1 || bottom > innerHeight + 1) faults.add(`higher than the window: ${nameOf(root)}`);
  }
  return { faults: [...faults], texts: [...texts] };
}
