/**
 * What a reader with a keyboard alone does and sees. Nothing here clicks: a story that begins with
 * these functions proves that a mouse is not needed.
 */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./people.ts";

/** Presses of a key until `target` has the focus; fails when `most` did not lead there. */
export async function pressUntil(
  page: Page,
  target: Locator,
  { key = "Tab", most = 12 }: { readonly key?: string; readonly most?: number } = {},
): Promise<number> {
  const way: string[] = [];
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) {
      await expectFocusSeen(page);
      return presses;
    }
    way.push(await focusName(page));
  }
  throw new Error(`${key} did not lead to ${String(target)}, but to ${way.join(" → ")}`);
}

export async function hasFocus(target: Locator): Promise<boolean> {
  const found = await target.all();
  const held = await Promise.all(
    found.map((one) => one.evaluate((element) => element === document.activeElement)),
  );
  return held.includes(true);
}

/** Waits until the focus is where an action should have left it, and can be seen there. */
export async function expectFocusOn(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expectFocusSeen(page);
}

/** What has the focus: not the document, in the window, under nothing, and with a ring. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findUnseenFocus)).toBe("");
}

export async function focusName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    return `${element?.tagName.toLowerCase() ?? "nothing"} “${name.replaceAll(/\s+/g, " ").trim().slice(0, 50)}”`;
  });
}

/** Empty where all is well. It runs inside the page, so that it may use nothing from outside. */
/* oxlint-disable unicorn/consistent-function-scoping -- All of it has to be inside of what runs in the page. */
export function findUnseenFocus(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return "the focus is lost";
  const name = element.outerHTML.slice(0, 160);
  // A heading, or a part of the page: a place to go on from, where nothing can be pressed.
  const isPlace = element.matches("[tabindex='-1']:not(button, a, input)");
  const hasRing = (one: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  /** What shows the focus: the element, or what draws it, as the card of a radio button does. */
  const ringBearer = () => {
    let bearer: Element | null = element;
    for (let steps = 0; steps < 4 && bearer !== null; steps += 1) {
      if (hasRing(bearer)) return bearer;
      bearer = bearer.parentElement;
    }
    return null;
  };
  /** By the side of what scrolls or clips around it, or of the window. */
  const isRingCut = (one: Element) => {
    const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(one);
    if (outlineStyle === "none") return false;
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 1;
    const ring = one.getBoundingClientRect();
    const isOut = (edge: { left: number; right: number }) =>
      ring.left - reach < edge.left - 0.5 || ring.right + reach > edge.right + 0.5;
    if (isOut({ left: 0, right: document.documentElement.clientWidth })) return true;
    for (let up = one.parentElement; up !== null && up !== document.body; up = up.parentElement) {
      const { overflowX, position, display } = getComputedStyle(up);
      if (overflowX !== "visible" && display !== "contents" && isOut(up.getBoundingClientRect()))
        return true;
      if (position === "fixed") break;
    }
    return false;
  };
  const seen = isPlace ? element : ringBearer();
  // A day is chosen in parts of the field, which have rings of their own.
  const hasParts = element.matches("input[type=date]");
  if (seen === null) return hasParts ? "" : `no ring: ${name}`;
  // The middle of a link over two lines is between them.
  const [place = seen.getBoundingClientRect()] = seen.getClientRects();
  const { left, right, top, bottom, width, height } = place;
  if (width < 1 || height < 1) return `nothing to see: ${name}`;
  const isIn = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  if (!isIn) return `outside of the window: ${name}`;
  if (isRingCut(seen)) return `ring cut off: ${name}`;
  const middle = isPlace ? top + Math.min(height / 2, 10) : (top + bottom) / 2;
  const above = [left + 3, (left + right) / 2, right - 3].map((x) =>
    document.elementFromPoint(
      Math.min(Math.max(x, 1), innerWidth - 2),
      Math.min(Math.max(middle, 1), innerHeight - 2),
    ),
  );
  // A message that ends by itself lies above everything for its three seconds.
  const isPassing = (over: Element) => over.closest("[data-toasts]:not(:has(.lasting-toast))");
  const isOpen = above.some(
    (over) => over !== null && (seen.contains(over) || isPassing(over) !== null),
  );
  // What waits takes no pointer, and what is only read out has no room.
  const isPassed = getComputedStyle(seen).pointerEvents === "none" || (width <= 1 && height <= 1);
  return isOpen || isPassed ? "" : `covered by ${above[1]?.outerHTML.slice(0, 80)}: ${name}`;
}
/* oxlint-enable unicorn/consistent-function-scoping */
