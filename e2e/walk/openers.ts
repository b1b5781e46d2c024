/** Opens every dialog, menu, list and sheet of a screen, one after the other. */
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import type { Locator, Page } from "@playwright/test";
import { OPENED } from "./inspect.ts";
import { settle } from "./visit.ts";

/** What says of itself that it opens something. */
const OPENERS =
  "[aria-haspopup=dialog], [aria-haspopup=menu], [aria-haspopup=listbox], details > summary";
/** What a press on one of them may wait for, in milliseconds. */
const OPENS_MS = 5_000;

/** Buttons that open a dialog which is loaded when they are pressed. */
const LATE_OPENERS = [
  "security.change",
  "security.bind",
  "security.unbind",
  "security.totp.setUp",
  "security.totp.newCodes",
  "security.totp.turnOff",
  "security.passkeys.add",
  "advertiser.report.open",
  "wallet.transfer",
] as const;

/** Opens each kind of opener once, calls `look` while it is open, and closes it. */
export async function openEach(
  page: Page,
  locale: Locale,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>();
  for (const opener of await openersOf(page, locale)) {
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
}

/** A button may refuse, such as one that needs a phone number first. */
async function hasOpened(page: Page): Promise<boolean> {
  const open = page.locator(OPENED).filter({ visible: true }).first();
  return open.waitFor({ timeout: OPENS_MS }).then(
    () => true,
    () => false,
  );
}

async function openersOf(page: Page, locale: Locale): Promise<Locator[]> {
  const marked = await page.locator(OPENERS).all();
  const late = LATE_OPENERS.map((key) =>
    page.getByRole("button", { name: formatPhrase(locale, key), exact: true }),
  );
  return [...marked, ...(await Promise.all(late.map((one) => one.all()))).flat()];
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
