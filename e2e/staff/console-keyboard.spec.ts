/** The console without a mouse: from the door to an answered case. */
import { appOf, untilUnused } from "../helpers/console.ts";
import { expectFocusOn, expectFocusSeen, pressUntil } from "../helpers/keyboard.ts";
import { expect, test } from "../helpers/own-clock.ts";

// A code of the demo's authenticators counts once, so that no other story may use them meanwhile.
test.describe.configure({ mode: "serial" });

test("a member of staff logs in, claims a case, reads it and opens a decision with keys alone", async ({
  newTrader,
  browser,
  baseURL,
}) => {
  // It may have to wait for the next code of the authenticator.
  test.slow();
  const writer = await newTrader();
  const text = "My deposit is not there yet.";
  await writer.write("/api/ctc/create-support-case", { subject: "other", text });
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const page = await context.newPage();
  const app = appOf(baseURL ?? "", "supervisor");

  await page.goto("/admin");
  const way = page.getByRole("link", { name: "Log In" });
  await expect(way).toBeVisible();
  await pressUntil(page, way);
  await page.keyboard.press("Enter");
  const account = page.getByLabel("Email or phone number");
  await expect(account).toBeVisible();
  await pressUntil(page, account, { most: 30 });
  await page.keyboard.type("supervisor@parley.test");
  await pressUntil(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type("parley-demo");
  await page.keyboard.press("Enter");
  const code = page.getByRole("textbox", { name: "Authenticator code", exact: true });
  await expectFocusOn(page, code);
  await untilUnused(page, "/auth/login/verify", async () => page.keyboard.type(await app.code()));

  const rooms = page.getByRole("navigation", { name: "Console" });
  await expect(rooms).toBeVisible();
  // The console begins in a queue.
  await expectFocusOn(page, page.getByRole("heading", { level: 1 }));
  const queue = page.getByRole("link", { name: /^Support/ });
  await pressUntil(page, queue, { most: 20 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
  // A tab keeps the focus.
  await expectFocusOn(page, queue);

  const chosen = page.getByRole("row", { selected: true });
  const row = page.getByRole("row").filter({ hasText: writer.nickname });
  await expect(row).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(chosen.filter({ hasText: writer.nickname })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectFocusOn(page, chosen.getByRole("link").first());
  await page.keyboard.press("c");
  await expect(chosen.getByText("You", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/cases\/support\/\d+$/);
  await expectFocusOn(page, page.getByRole("heading", { level: 1 }));
  await expect(page.getByText(text)).toBeVisible();

  const answer = page.getByRole("button", { name: "Answer", exact: true });
  await pressUntil(page, answer, { most: 20 });
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Answer" });
  await expect(dialog.locator(":focus")).toBeVisible();
  await expectFocusSeen(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectFocusOn(page, answer);
  await page.keyboard.press("Enter");
  await pressUntil(page, dialog.getByRole("textbox", { name: "Answer" }));
  await page.keyboard.type("It will be there within the hour.");
  await pressUntil(page, dialog.getByLabel("Why, for the log"));
  await page.keyboard.type("The chain is slow today.");
  await pressUntil(page, dialog.getByRole("button", { name: "Send", exact: true }), { most: 16 });
  await context.close();
});
