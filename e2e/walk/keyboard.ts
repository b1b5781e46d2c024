/**
 * What a reader with a keyboard alone meets on a screen: whether each stop of the Tab key can be seen,
 * and whether each action leaves the focus somewhere.
 */
import type { Locator, Page } from "@playwright/test";
import { findUnseenFocus } from "../helpers/keyboard.ts";
import { OPENED } from "./inspect.ts";
import { settle } from "./visit.ts";

/** More stops than any page has before its footer. */
const MOST_STOPS = 150;

/** Goes through the page with the Tab key; names each stop that is covered, outside or without a ring. */
export async function tabThrough(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    const fault = await unseen(page);
    // After the last stop the focus is the browser's.
    if (fault === LOST || (await isInFooter(page))) break;
    if (fault !== "") faults.add(`by Tab, ${fault}`);
  }
  return [...faults];
}

const LOST = "the focus is lost";

function isInFooter(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest("footer") !== null);
}

/** Again for some frames where something is wrong: a page that scrolls is still moving. */
async function unseen(page: Page): Promise<string> {
  let fault = await page.evaluate(findUnseenFocus);
  for (let frames = 0; fault !== "" && frames < MOST_FRAMES; frames += 1) {
    await page.evaluate("new Promise((done) => requestAnimationFrame(done))");
    fault = await page.evaluate(findUnseenFocus);
  }
  return fault;
}

/** Two tenths of a second on a machine that draws as often as it should. */
const MOST_FRAMES = 12;

const CONTROLS = "main :is(button, summary, [role=tab], [role=switch], input[type=checkbox])";
/** Presses each control of the page by keyboard, and tells where that leaves the focus nowhere. */
export async function pressEach(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const seen = new Set<string>();
  const address = page.url();
  const documentOf = () => page.evaluate(() => performance.timeOrigin);
  let document = await documentOf();
  for (let next = await unpressed(page, seen); next !== null; next = await unpressed(page, seen)) {
    const { control, name } = next;
    seen.add(name);
    // Where Tab brings it: not below the header.
    await control.evaluate((one) => one.scrollIntoView({ block: "center" }));
    await control.focus();
    await page.keyboard.press(
      (await control.evaluate((one) => one.matches("input"))) ? "Space" : "Enter",
    );
    const add = (text: string) => {
      if (text !== "") faults.push(`after “${name}”, ${text}`);
    };
    await rest(page);
    // A document of its own begins where the browser begins.
    if ((await documentOf()) === document) add(await unseen(page));
    if ((await page.locator(OPENED).filter({ visible: true }).count()) > 0) {
      await page.keyboard.press("Escape");
      await rest(page);
      add(await afterEscape(page, name));
    }
    if (page.url() !== address || (await page.locator("[role=dialog]").count()) > 0) {
      await page.goto(address);
      await settle(page, true);
    }
    document = await documentOf();
  }
  return faults;
}

async function afterEscape(page: Page, name: string): Promise<string> {
  const fault = await unseen(page);
  return fault === "" ? "" : `and Escape, ${fault} (${name})`;
}

/** Until an answer is there, and `KeepFocus` has put the focus where it belongs. */
async function rest(page: Page): Promise<void> {
  await settle(page, true);
  // A page that is left takes the question along.
  await page.evaluate(untilStill).catch(() => settle(page, true));
}

/**
 * Resolves when nothing of what `KeepFocus` looks at has changed for longer than it waits itself. It
 * runs inside the page, so that it may use nothing from outside.
 */
function untilStill(): Promise<void> {
  const [stillMs, mostMs] = [250, 3_000];
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, stillMs);
    });
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(last);
      resolve();
    };
    let timer = setTimeout(end, stillMs);
    const last = setTimeout(end, mostMs);
    const attributeFilter = ["disabled", "hidden", "open"];
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter });
  });
}

interface Control {
  readonly control: Locator;
  readonly name: string;
}

async function unpressed(page: Page, seen: ReadonlySet<string>): Promise<Control | null> {
  const controls = page.locator(CONTROLS);
  const names = await controls.evaluateAll(namesOfControls);
  const index = names.findIndex((name) => name !== null && !seen.has(name));
  const name = names[index];
  return typeof name === "string" ? { control: controls.nth(index), name } : null;
}

/** Null where one cannot be pressed. Rows of a table have the same controls, apart from their numbers. */
function namesOfControls(controls: Element[]): (string | null)[] {
  const seen = { opacityProperty: true, visibilityProperty: true };
  return controls.map((one) => {
    const { width, height } = one.getBoundingClientRect();
    const isShown = one.checkVisibility(seen) && width > 0 && height > 0;
    if (!isShown || one.matches(":disabled, [aria-disabled=true]")) return null;
    const label = one.getAttribute("aria-label") ?? one.closest("label")?.textContent;
    const text = label ?? one.textContent ?? "";
    const plain = text.replaceAll(/\s+/g, " ").replaceAll(/\d+/g, "…").trim();
    return `${one.tagName.toLowerCase()} ${plain.slice(0, 60)}`;
  });
}

/**
 * What still moves for a reader who asked for less motion, and what a reader with colours of their own
 * cannot tell apart: a field or a filled button without a line around it.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- What runs in the page may use nothing from outside. */
export async function findUnkind(page: Page): Promise<string[]> {
  const moving = await page.evaluate(() => {
    const animated = document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return playState === "running" && typeof duration === "number" && duration > 10;
      })
      .map((one) => `moves: ${one instanceof CSSAnimation ? one.animationName : "a transition"}`);
    const isSmooth = [...document.querySelectorAll("*")].some(
      (one) => getComputedStyle(one).scrollBehavior === "smooth",
    );
    return isSmooth ? [...animated, "scrolls smoothly"] : animated;
  });
  await page.emulateMedia({ forcedColors: "active" });
  const unlined = await page.evaluate(() => {
    const framed = "button.button, a.button, input, select, textarea, [role=combobox]";
    const isLined = (one: Element | null) => {
      if (one === null) return false;
      const { borderTopWidth, borderTopStyle } = getComputedStyle(one);
      return Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== "none";
    };
    return [...document.querySelectorAll(framed)]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((one) => {
        // A field with its unit has the line around both.
        const isFramed = isLined(one) || (one.matches("input") && isLined(one.parentElement));
        const { width } = one.getBoundingClientRect();
        return !isFramed && width > 1 && !one.matches("[type=file], .opacity-0");
      })
      .map((one) => `without a line in forced colours: ${one.outerHTML.slice(0, 160)}`);
  });
  await page.emulateMedia({ forcedColors: "none" });
  return [...new Set([...moving, ...unlined])];
}
/* oxlint-enable unicorn/consistent-function-scoping */
