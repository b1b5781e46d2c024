/**
 * Runs an accessibility checker on a page. Reports of passed rules and of foreign frames are
 * switched off: they take most of its time, and pages contain no foreign frames.
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

/** Injects the checker once into each page. */
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

/** Checks the page in its present colours. */
export async function expectAccessible(page: Page, state = "as it stands"): Promise<void> {
  expect(await complaintsOf(page, { type: "tag", values: STANDARDS }), state).toEqual([]);
}

/**
 * Checks the page in light and in dark colours. The markup is the same, so that only contrast is
 * checked twice.
 */
export async function expectAccessibleInBothColours(page: Page): Promise<void> {
  await showIn(page, "light");
  await expectAccessible(page, "in light colours");
  await showIn(page, "dark");
  const complaints = await complaintsOf(page, { type: "rule", values: COLOUR_RULES });
  expect(complaints, "in dark colours").toEqual([]);
}

/** With reduced motion the colours change without a transition. */
async function showIn(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name;
  }, theme);
}
