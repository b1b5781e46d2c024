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
    const first = await pressAll(page, locale, way.press);
    if (way.press.length === 1) seen.add(first);
    if (await hasOpened(page)) {
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
    await opener.click();
    if (await hasOpened(page)) {
      await settle(page, true);
      await look(name);
    }
    await closeAll(page);
  }
  return faults;
}

/** One after the other, each in what the one before has opened. Returns the name of the first. */
async function pressAll(page: Page, locale: Locale, presses: readonly Press[]): Promise<string> {
  let first = "";
  for (const press of presses) {
    const found =
      typeof press === "string" ? buttonOf(page, locale, press) : page.locator(press.css);
    const control = found.filter({ visible: true }).last();
    const isThere = await control.waitFor({ timeout: OPENS_MS }).then(
      () => true,
      () => false,
    );
    if (!isThere && typeof press !== "string" && press.isOnce === true) continue;
    if (!isThere) return first;
    if (first === "") first = (await nameOf(control)).replaceAll(/\d+/g, "");
    await control.click();
    await settle(page, true);
  }
  return first;
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
