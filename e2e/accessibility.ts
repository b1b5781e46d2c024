/**
 * What a checker of accessibility finds on a page. Most of its time would go into reporting what is
 * well, and into pages of other sites inside of ours, of which there are none: neither is asked for.
 */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./people.ts";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const lookAt = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);

async function complaintsOf(checker: AxeBuilder): Promise<unknown[]> {
  const { violations } = await checker.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** As it stands. */
export async function expectAccessible(page: Page, state = "as it stands"): Promise<void> {
  expect(await complaintsOf(lookAt(page).withTags(STANDARDS)), state).toEqual([]);
}

/** In light and in dark colours. It is the same page in both, so only colours are looked at twice. */
export async function expectAccessibleInBothColours(page: Page): Promise<void> {
  await showIn(page, "light");
  await expectAccessible(page, "in light colours");
  await showIn(page, "dark");
  const complaints = await complaintsOf(lookAt(page).withRules(COLOUR_RULES));
  expect(complaints, "in dark colours").toEqual([]);
}

/** Colours that are still changing are those of neither. */
async function showIn(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset["theme"] = name;
    await new Promise(requestAnimationFrame);
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
  }, theme);
}
