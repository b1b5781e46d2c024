/** Opens every dialog, menu, list and sheet of a screen, one after the other. */
import type { PhraseKey } from "@parley/phrases/keys";
import type { Locale } from "@parley/phrases/locales";
import { phraseBook } from "@parley/phrases/server-phrases";
import type { Locator, Page } from "@playwright/test";
import { DIALOGS, type Press } from "./dialogs.ts";
import { OPENED } from "./inspect.ts";
import { settle } from "./visit.ts";

/** What says of itself that it opens something. */
const OPENERS =
  "[aria-haspopup=dialog], [aria-haspopup=menu], [aria-haspopup=listbox], [popovertarget], details > summary";
/** What a press on one of them may wait for, in milliseconds. */
const OPENS_MS = 5_000;

/** What the browser driver says of a control that it waited for in vain. */
const WHY_NOT = /intercepts pointer events|element (?:is|was) (?:not|outside|detached)/;

export interface Openable {
  readonly page: Page;
  readonly locale: Locale;
  readonly screen: string;
  readonly width: number;
}

/**
 * Opens the dialogs that the table has on this screen, then each kind of opener that is left, calls
 * `look` while something is open, and closes it. Tells which ways of the table lead nowhere.
 */
export async function openEach(
  { page, locale, screen, width }: Openable,
  look: (name: string) => Promise<void>,
): Promise<string[]> {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const [file, way] of Object.entries(DIALOGS)) {
    if (!("on" in way) || way.on !== screen || (way.at ?? width) !== width) continue;
    const { first, failed } = await pressAll(page, locale, way.press);
    if (way.press.length === 1) seen.add(first);
    if (failed !== "") faults.push(`${failed}: ${file}`);
    else if (await hasOpened(page)) {
      await settle(page, true);
      await look(file);
    } else faults.push(`does not open: ${file}`);
    await closeAll(page);
  }
  for (const opener of await page.locator(OPENERS).all()) {
    if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
    const name = await nameOf(opener);
    // The rows of a table have the same buttons.
    const kind = name.replaceAll(/\d+/g, "");
    if (seen.has(kind)) continue;
    seen.add(kind);
    const refusal = await press(opener);
    if (refusal !== "") faults.push(`cannot be pressed, ${refusal}: “${name}”`);
    else if (await hasOpened(page)) {
      await settle(page, true);
      await look(name);
    }
    await closeAll(page);
  }
  return faults;
}

interface Pressed {
  /** The name of what was pressed first. */
  readonly first: string;
  /** Why what comes after could not be pressed, or nothing. */
  readonly failed: string;
}

/** One after the other, each in what the one before has opened. */
async function pressAll(page: Page, locale: Locale, presses: readonly Press[]): Promise<Pressed> {
  let first = "";
  for (const one of presses) {
    const found = typeof one === "string" ? buttonOf(page, locale, one) : page.locator(one.css);
    const control = found.filter({ visible: true }).last();
    const isThere = await control.waitFor({ timeout: OPENS_MS }).then(
      () => true,
      () => false,
    );
    if (!isThere && typeof one !== "string" && one.isOnce === true) continue;
    const said = typeof one === "string" ? one : one.css;
    if (!isThere) return { first, failed: `nothing to press, ${said}` };
    if (first === "") first = (await nameOf(control)).replaceAll(/\d+/g, "");
    const refusal = await press(control);
    if (refusal !== "") return { first, failed: `cannot be pressed, ${said}, ${refusal}` };
    await settle(page, true);
  }
  return { first, failed: "" };
}

/** Why it did not take the press, such as what lies over it; nothing where it did. */
function press(control: Locator): Promise<string> {
  return control.click({ timeout: OPENS_MS }).then(
    () => "",
    (error: unknown) => {
      const lines = String(error).split("\n");
      const reason = lines.find((line) => WHY_NOT.test(line)) ?? lines[0] ?? "";
      return reason.replace(/^\s*- /, "").slice(0, 200);
    },
  );
}

function buttonOf(page: Page, locale: Locale, key: PhraseKey): Locator {
  const name = phraseBook.format(locale, key);
  const summary = page.locator("summary").and(page.getByLabel(name, { exact: true }));
  return page.getByRole("button", { name, exact: true }).or(summary);
}

/** A button may refuse, such as one that needs a phone number first. */
async function hasOpened(page: Page): Promise<boolean> {
  const open = page.locator(OPENED).filter({ visible: true }).first();
  return open.waitFor({ timeout: OPENS_MS }).then(
    () => true,
    () => false,
  );
}

async function nameOf(opener: Locator): Promise<string> {
  const label = await opener.getAttribute("aria-label");
  return (label ?? (await opener.textContent()) ?? "").replaceAll(/\s+/g, " ").trim();
}

/** By the keyboard; what asks for a decision first is left with the page. */
async function closeAll(page: Page): Promise<void> {
  const open = page.locator(OPENED).filter({ visible: true });
  for (let tries = 0; tries < 3 && (await open.count()) > 0; tries += 1) {
    await page.keyboard.press("Escape");
    await open
      .first()
      .waitFor({ state: "hidden", timeout: 1_000 })
      .catch(() => null);
  }
  if ((await open.count()) > 0) {
    await page.reload();
    await settle(page, true);
  }
}
