/** Texts and features at the console, and what readers without a login see of them. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessibility.ts";
import { decide, openConsole, type Desk } from "../helpers/console.ts";
import { expect, test } from "../helpers/own-clock.ts";

// It changes what all readers of its server see.
test.describe.configure({ mode: "serial" });

const text = (page: Page) => page.getByLabel("Text in the small Markdown");

async function publish(desk: Desk, button: string, reason: string): Promise<void> {
  await desk.page.getByLabel("Why, for the log").fill(reason);
  await decide(desk, button);
}

const NEWS = [
  "---",
  "title: The site rests on Sunday",
  "lead: From noon for an hour.",
  "date: 2035-05-06",
  "---",
  "",
  "## When {#when}",
  "",
  "At noon, see [fees](/help/fees).",
  "",
].join("\n");

test("an administrator publishes an announcement, and withdraws and restores it", async ({
  browser,
  page: reader,
  baseURL,
}) => {
  test.slow();
  await reader.goto("/en");
  await expect(reader.getByRole("link", { name: "The site rests on Sunday" })).toHaveCount(0);
  const desk = await openConsole(browser, baseURL ?? "", "administrator");
  const { page } = desk;
  await page.getByRole("link", { name: "Content", exact: true }).click();
  await expect(page.getByRole("link", { name: "Your first trade" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Announcements" }).click();
  await expect(page.getByRole("heading", { name: "New announcement" })).toBeVisible();
  await page.getByLabel("Last part of its address").fill("Sunday rest");
  await page.getByRole("button", { name: "Write it" }).click();
  await expect(page.getByText("Use small letters, digits and hyphens")).toBeVisible();
  await page.getByLabel("Last part of its address").fill("sunday-rest");
  await page.getByRole("button", { name: "Write it" }).click();

  // What cannot be shown is named while it is typed, and is not sent.
  await text(page).fill(NEWS.replace("/help/fees", "https://evil.example"));
  await expect(page.getByText("Line 9: A link is")).toBeVisible();
  await text(page).fill(NEWS.replace("At noon", "<script>alert(1)</script>"));
  await expect(page.getByText("Line 9: Tags, pictures")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await text(page).fill(NEWS);
  const preview = page.getByRole("region", { name: "As readers will see it" });
  await expect(preview.getByRole("heading", { name: "When" })).toBeVisible();
  await expect(preview.getByRole("link", { name: "fees" })).toBeVisible();
  await expectAccessible(page);
  // What was typed is there after a reload too.
  await page.reload();
  await expect(text(page)).toHaveValue(NEWS);
  await page.getByRole("button", { name: "Publish" }).click();
  await publish(desk, "Publish", "The database is moved.");
  await expect(page.getByText("Version 1.")).toBeVisible();

  await reader.goto("/en");
  await reader.getByRole("link", { name: "The site rests on Sunday" }).click();
  await expect(reader).toHaveURL("/en/help/announcements/sunday-rest");
  await expect(reader.getByText("At noon, see")).toBeVisible();
  await reader.goto("/de/help/announcements/sunday-rest");
  await expect(
    reader.getByText("Dieser Text ist in Ihrer Sprache noch nicht verfügbar."),
  ).toBeVisible();

  await page.getByRole("button", { name: "Withdraw" }).click();
  await publish(desk, "Withdraw", "It is moved another day.");
  await expect(page.getByText("No reader sees it.")).toBeVisible();
  await reader.goto("/en");
  await expect(reader.getByRole("link", { name: "The site rests on Sunday" })).toHaveCount(0);
  expect((await reader.goto("/en/help/announcements/sunday-rest"))?.status()).toBe(404);

  await page.getByRole("button", { name: "Restore version 1" }).click();
  await publish(desk, "Restore version 1", "Sunday after all.");
  await expect(page.getByText("Version 3.")).toBeVisible();
  await expect(page.getByText("It is moved another day.")).toBeVisible();
  await reader.goto("/en/help/announcements/sunday-rest");
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("The site rests on Sunday");
  await page.goto("/admin/log");
  await expect(page.getByText("announcement/sunday-rest/en 3")).toBeVisible();
  await desk.close();
});

test("a help article is changed in German, and of two editors the second loses nothing", async ({
  browser,
  page: reader,
  baseURL,
}) => {
  test.slow();
  const address = "/admin/content/article/fees/de";
  await reader.goto("/de/help/fees");
  const title = reader.getByRole("heading", { level: 1 });
  const before = (await title.textContent()) ?? "";
  const first = await openConsole(browser, baseURL ?? "", "administrator");
  const second = await openConsole(browser, baseURL ?? "", "administrator2");
  await first.page.goto(address);
  await second.page.goto(address);
  const source = await text(first.page).inputValue();
  const titled = (name: string) => source.replace(/^title: .*$/m, `title: ${name}`);

  // Figures are those of the market, and a translation is compared with the English text.
  const preview = first.page.getByRole("region", { name: "As readers will see it" });
  await expect(preview.getByText(/0,1\s%/).first()).toBeVisible();
  await text(first.page).fill(source.replace("{takerFee}", "{confirmTime}"));
  await expect(first.page.getByText("It names other figures.")).toBeVisible();
  await text(first.page).fill(titled("Was ein Handel kostet"));
  await expect(first.page.getByText("It names other figures.")).toBeHidden();
  await text(second.page).fill(titled("Alle Kosten"));

  await first.page.getByRole("button", { name: "Publish" }).click();
  const changes = first.page.getByRole("dialog").getByRole("region", { name: "What changes" });
  await expect(changes.getByText("title: Was ein Handel kostet")).toBeVisible();
  await publish(first, "Publish", "A clearer title.");
  await reader.goto("/de/help/fees");
  await expect(title).toHaveText("Was ein Handel kostet");
  await reader.goto("/en/help/fees");
  await expect(title).toHaveText("Fees");

  await second.page.getByRole("button", { name: "Publish" }).click();
  await publish(second, "Publish", "I have a better one.");
  await expect(
    second.page.getByText("Another version has been published meanwhile").first(),
  ).toBeVisible();
  await expect(second.page.getByText("Version 1 was published meanwhile")).toBeVisible();
  await expect(text(second.page)).toHaveValue(titled("Alle Kosten"));
  await expectAccessible(second.page);
  await second.page.getByRole("button", { name: "Go on with my text" }).click();
  await second.page.getByRole("button", { name: "Publish" }).click();
  await publish(second, "Publish", "Both agree on this one.");
  await reader.goto("/de/help/fees");
  await expect(title).toHaveText("Alle Kosten");

  await second.page.getByRole("button", { name: "Restore version 0" }).click();
  await publish(second, "Restore version 0", "Back to the text of the product.");
  await reader.goto("/de/help/fees");
  await expect(title).toHaveText(before);
  await Promise.all([first.close(), second.close()]);
});

/** One administrator proposes it at the console, another approves it. */
async function turnExpress(first: Desk, second: Desk, value: "on" | "off"): Promise<void> {
  const { page } = first;
  await page.goto("/admin/market/terms/feature");
  await page.getByRole("button", { name: "Edit Express" }).click();
  const editor = page.getByRole("dialog", { name: "Edit Express" });
  await editor.getByLabel("State").selectOption(value);
  await editor.getByRole("button", { name: "Add to the proposal" }).click();
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("button", { name: "Propose" }).click();
  await page.getByLabel("Why, for the log").fill(`Express is ${value}.`);
  await decide(first, "Propose");
  await expect(page.getByText("another administrator has to decide on it")).toBeVisible();
  await second.page.goto(page.url());
  await second.page.getByRole("button", { name: "Approve and apply" }).click();
  await second.page.getByLabel("Why, for the log").fill("Agreed.");
  await decide(second, "Approve and apply");
  await expect(second.page.getByText("Applied", { exact: true })).toBeVisible();
}

test("two administrators turn a feature off for all readers, and on again", async ({
  browser,
  page: reader,
  baseURL,
}) => {
  test.slow();
  const first = await openConsole(browser, baseURL ?? "", "administrator");
  const second = await openConsole(browser, baseURL ?? "", "administrator2");
  expect((await reader.goto("/en/p2p/express"))?.status()).toBe(200);
  await first.page.goto("/admin/market/terms/feature");
  await expectAccessible(first.page);
  await turnExpress(first, second, "off");
  expect((await reader.goto("/en/p2p/express"))?.status()).toBe(404);
  await reader.goto("/en");
  await expect(reader.getByRole("link", { name: "Express" })).toHaveCount(0);
  await turnExpress(first, second, "on");
  expect((await reader.goto("/en/p2p/express"))?.status()).toBe(200);
  await first.page.goto("/admin/market");
  await expect(first.page.getByRole("link", { name: "express: State" })).toHaveCount(2);
  await Promise.all([first.close(), second.close()]);
});
