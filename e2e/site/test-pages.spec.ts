/** The developer pages: each really exercises its part. The bridge has stories of its own. */
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothColours } from "../helpers/accessibility.ts";
import { expect, open, test } from "../helpers/people.ts";

const value = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

test("avatars: the sum of the character codes chooses one of ten pairs", async ({ page }) => {
  await open(page, "/en/test/avatar");
  await page.getByLabel("Name").fill("Ada");
  await expect(value(page, "First character")).toHaveText("A");
  await expect(value(page, "Sum of the character codes")).toHaveText("65 + 100 + 97 = 262");
  await expect(value(page, "Colour pair")).toHaveText("262 % 10 = 2");
  const samples = page.getByRole("listitem").filter({ hasText: "Parley" });
  const pairs = await samples.allInnerTexts();
  expect(pairs.map((text) => /(\d): #/.exec(text)?.[1])).toEqual(Array.from("0123456789"));
  await expectAccessible(page);
});

test("languages: cookie, storage and browser decide in this order", async ({ page }) => {
  await open(page, "/fr/test/locale");
  await expect(page.getByLabel("Cookie")).toHaveValue("fr");
  await page.getByLabel("Cookie").fill("");
  await page.getByLabel("Stockage local").fill("ja");
  await page.getByLabel("Navigateur").fill("ko");
  const verdict = page.locator("dd").filter({ hasText: '"kind"' });
  await expect(verdict).toContainText('"to":"/ja/p2p/buy?crypto=BTC"');
  await page.getByLabel("Stockage local").fill("");
  await expect(verdict).toContainText('"to":"/ko/p2p/buy?crypto=BTC"');
  await page.getByLabel("Cookie").fill("tr");
  await expect(verdict).toContainText('"to":"/tr/p2p/buy?crypto=BTC"');
  await page.getByRole("button", { name: "Oublier la langue" }).click();
  await expect(page.getByLabel("Cookie")).toHaveValue("");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("locale");
  await page.getByRole("button", { name: "Retenir cette langue" }).click();
  await expect(page.getByLabel("Cookie")).toHaveValue("fr");
});

test("stores: what the site changes is seen, and an empty user is a logout", async ({
  page,
  person: _person,
}) => {
  await open(page, "/en/test/pinia");
  const session = page.getByRole("region", { name: "Session" });
  await expect(session).toContainText("isLoggedIn");
  await expect(value(page, "isLoggedIn")).toHaveText("true");
  await expect(value(page, "isSubUser")).toHaveText("false");
  await expect(value(page, "isDark")).toHaveText("false");
  await page.getByRole("button", { name: "Switch the theme" }).click();
  await expect(value(page, "isDark")).toHaveText("true");
  await page.context().setOffline(true);
  await expect(value(page, "isOnline")).toHaveText("false");
  await page.context().setOffline(false);
  await expect(value(page, "isOnline")).toHaveText("true");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Set the user to an empty value" }).click();
  await expect(page).toHaveURL(/\/en\/login\?/);
});

test("requests: every rule of the client is shown with what was sent", async ({
  page,
  person: _person,
}) => {
  await open(page, "/en/test/request");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const sent = value(page, "Last request");
  const answer = value(page, "1");
  await press("Plain call");
  await expect(sent).toContainText("GET /api/t/v2/assets");
  await expect(sent).toContainText("platform: website");
  await expect(sent).toContainText("onpage: http");
  await expect(sent).toContainText("authorization: ***");
  await press("From memory by its own key");
  await expect(answer).toContainText('"isSame":true');
  await press("Two at once, the first aborted");
  await expect(answer).toHaveText('["aborted","ok"]');
  await press("No time to answer");
  await expect(answer).toContainText('"name":"timeout"');
  await press("With the account group");
  await expect(sent).toContainText(/GET \/\d+\/api\/t\/v2\/assets/);
  await press("From the flag domain");
  await expect(sent).toContainText("GET /fapi/v1/flags");
  await press("From the content domain");
  await expect(sent).toContainText("GET /knowledge/v1/");
  await expect(answer).toContainText('"ok":true');
  await press("With a captcha answer");
  await expect(sent).toContainText(/captcha-validate: [\w+/=]{100,}/);
  await press("Sealed for the server");
  await expect(sent).toContainText(/"command":"[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+"/);
  await expect(answer).toContainText(/"name":"(notFound|codesMissing)"/);
  await press("Refused by the server");
  await expect(answer).toContainText('"ok":false');
});

test("styles: all primitives are shown in both colours", async ({ page }) => {
  await open(page, "/en/test/style");
  await expectAccessibleInBothColours(page);
  for (const chapter of await page
    .getByRole("navigation", { name: "Style guide" })
    .getByRole("link")
    .all()) {
    const target = await chapter.getAttribute("href");
    await expect(page.locator(target ?? "")).toBeVisible();
  }
});
