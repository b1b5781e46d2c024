/**
 * What a checker of accessibility finds on a page. Most of its time would go into reporting what is
 * well, and into pages of other sites inside of ours, of which there are none: neither is asked for.
 */
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "./people.ts";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const CHECKER = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The checker comes into a page once, however often it is asked. */
async function complaintsOf(page: Page, runOnly: axe.RunOnly): Promise<unknown[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(CHECKER);
  return page.evaluate(async (wanted) => {
    const { violations } = await window.axe.run(document, {
      runOnly: wanted,
      resultTypes: ["violations"],
    });
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    ]);
  }, runOnly);
}

/** As it stands. */
export async function expectAccessible(page: Page, state = "as it stands"): Promise<void> {
  expect(await complaintsOf(page, { type: "tag", values: STANDARDS }), state).toEqual([]);
}

/** In light and in dark colours. It is the same page in both, so only colours are looked at twice. */
export async function expectAccessibleInBothColours(page: Page): Promise<void> {
  await showIn(page, "light");
  await expectAccessible(page, "in light colours");
  await showIn(page, "dark");
  const complaints = await complaintsOf(page, { type: "rule", values: COLOUR_RULES });
  expect(complaints, "in dark colours").toEqual([]);
}

/** Whoever wants no motion has the other colours at once. */
async function showIn(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name;
  }, theme);
}
