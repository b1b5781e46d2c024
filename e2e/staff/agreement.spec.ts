/** A new version of the agreement: written by one administrator, approved by another, read by all. */
import { expectAccessible } from "../helpers/accessibility.ts";
import { decide, openConsole } from "../helpers/console.ts";
import { expect, moveClock, test } from "../helpers/own-clock.ts";

// It moves the clock of its server.
test.describe.configure({ mode: "serial" });

const DAY_MINUTES = 24 * 60;

test("a new version is in force on its day and has to be accepted before trading", async ({
  newTrader,
  browser,
  page: reader,
  baseURL,
}) => {
  test.slow();
  const trader = await newTrader();
  const day = new Date(Date.now() + 2 * DAY_MINUTES * 60_000).toISOString().slice(0, 10);
  await reader.goto("/en/p2p/agreement");
  const title = reader.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("P2P service agreement");

  const first = await openConsole(browser, baseURL ?? "", "administrator");
  const { page } = first;
  await page.goto("/admin/content/agreement");
  await expect(page.getByText("Version 2026-01-01 is in force")).toBeVisible();
  await page.getByLabel("From which day on").fill(day);
  await page.getByRole("button", { name: "Write it" }).click();
  const text = page.getByLabel("Text in the small Markdown");
  await expect(text).toHaveValue(/title: P2P service agreement/);
  const source = await text.inputValue();
  await text.fill(source.replace("{#appeals}", "{#objections}"));
  await expect(page.getByText("has every section of the product’s text")).toBeVisible();
  await text.fill(source.replace("title: P2P service agreement", "title: The new agreement"));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByLabel("Why, for the log").fill("Counsel has reviewed it.");
  await decide(first, "Publish");

  await page.goto("/admin/market/terms/agreement");
  await page.getByRole("button", { name: `Edit Version ${day}` }).click();
  const editor = page.getByRole("dialog", { name: `Edit Version ${day}` });
  await editor.getByLabel("In force from its day on").selectOption("on");
  await editor.getByRole("button", { name: "Add to the proposal" }).click();
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("button", { name: "Propose" }).click();
  await page.getByLabel("Why, for the log").fill("The law has changed.");
  await decide(first, "Propose");
  await expect(page.getByText("another administrator has to decide on it")).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve and apply" })).toBeHidden();

  const second = await openConsole(browser, baseURL ?? "", "administrator2");
  await second.page.goto(page.url());
  await second.page.getByRole("link", { name: `Read the texts of version ${day}` }).click();
  await expect(second.page.getByText("The new agreement").first()).toBeVisible();
  await second.page.goBack();
  await second.page.getByRole("button", { name: "Approve and apply" }).click();
  await second.page.getByLabel("Why, for the log").fill("Read and agreed.");
  await decide(second, "Approve and apply");
  await page.goto("/admin/content/agreement");
  await expect(page.getByText("Approved", { exact: true })).toBeVisible();
  await reader.goto("/en/p2p/agreement");
  await expect(title).toHaveText("P2P service agreement");

  await moveClock(trader, 2 * DAY_MINUTES);
  // Its texts are read by the calls at once; pages made ahead follow within a minute.
  const asked = await reader.request.get("/knowledge/v1/agreement?language=en");
  expect((await asked.json()).data).toMatchObject({ version: day, title: "The new agreement" });
  const french = await reader.request.get("/knowledge/v1/agreement?language=fr");
  expect((await french.json()).data.language).toBe("en");
  const gate = await trader.read("/api/ctc/verify-user");
  expect(gate.acceptTerm).toBe(false);
  await expect
    .poll(
      async () => {
        await reader.goto("/en/p2p/agreement");
        return title.textContent();
      },
      { timeout: 90_000 },
    )
    .toBe("The new agreement");
  await Promise.all([first.close(), second.close()]);
});
