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
async function complaintsOf(
  page: Page,
  runOnly: axe.RunOnly,
  scope = "html",
): Promise<[string, unknown[]][]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(CHECKER);
  return page.evaluate(
    async ([wanted, selector]) => {
      const seen = [...document.querySelectorAll(selector)].findLast((one) =>
        one.checkVisibility(),
      );
      const { violations } = await window.axe.run(seen ?? document, {
        runOnly: wanted,
        resultTypes: ["violations"],
      });
      // The checker does not know that an open popover is above all else.
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- It runs inside the page.
      const isOnTop = (target: string) =>
        document.querySelector(target)?.closest(":popover-open") !== null;
      return violations.flatMap(({ id, nodes }): [string, unknown[]][] => {
        const found = nodes.filter(
          ({ target: [first] }) =>
            id !== "target-size" || typeof first !== "string" || !isOnTop(first),
        );
        const told = found.map(({ html, failureSummary }) => [html, failureSummary]);
        return told.length === 0 ? [] : [[id, told]];
      });
    },
    [runOnly, scope] as const,
  );
}

function line([rule, nodes]: [string, unknown[]], theme: string): string {
  return `${rule} in ${theme} colours: ${JSON.stringify(nodes.slice(0, 2))}`;
}

/** What is wrong in light or dark colours, a line a rule; of the topmost of what `scope` names. */
export async function findInaccessible(page: Page, scope?: string): Promise<string[]> {
  await showIn(page, "light");
  const all = await complaintsOf(page, { type: "tag", values: STANDARDS }, scope);
  await showIn(page, "dark");
  const contrast = await complaintsOf(page, { type: "rule", values: COLOUR_RULES }, scope);
  return [...all.map((one) => line(one, "light")), ...contrast.map((one) => line(one, "dark"))];
}

/** What is pressed and is smaller than 24 pixels, with something else too near; of WCAG 2.2. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  const all = await complaintsOf(page, { type: "rule", values: ["target-size"] });
  return all.map((one) => line(one, "all"));
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
