/** Queues of the console: by keys alone, and with filters that are kept. */
import { openConsole } from "../helpers/console.ts";
import { expect, test } from "../helpers/own-clock.ts";

// A code of the demo's authenticators counts once, so that no other story may use them meanwhile.
test.describe.configure({ mode: "serial" });

test("an agent keeps a filter, and works through what it shows by keys", async ({
  newTrader,
  browser,
  baseURL,
}) => {
  const writer = await newTrader();
  for (const text of ["My deposit is not there yet.", "Where do I see my fees?"]) {
    await writer.write("/api/ctc/create-support-case", { subject: "other", text });
  }
  const desk = await openConsole(browser, baseURL ?? "", "agent");
  const { page } = desk;
  await page.goto("/admin/queues/support");
  await page.getByLabel("Order, case or uid").fill(writer.uid);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const rows = page.getByRole("row").filter({ hasText: writer.nickname });
  await expect(rows).toHaveCount(2);

  await page.getByLabel("Name of the filter").fill("The depositor");
  await page.getByRole("button", { name: "Save filter" }).click();
  const kept = page.getByRole("link", { name: "The depositor" });
  await expect(kept).toBeVisible();
  await page.getByRole("link", { name: "Reset" }).click();
  await expect(page.getByLabel("Order, case or uid")).toHaveValue("");
  await page.reload();
  await kept.click();
  await expect(page.getByLabel("Order, case or uid")).toHaveValue(writer.uid);
  await expect(rows).toHaveCount(2);

  const first = rows.nth(0);
  const second = rows.nth(1);
  await page.getByRole("heading", { name: "Support" }).click();
  await page.keyboard.press("j");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("j");
  await expect(second).toHaveAttribute("aria-selected", "true");
  await expect(first).toHaveAttribute("aria-selected", "false");
  await page.keyboard.press("k");
  await expect(first).toHaveAttribute("aria-selected", "true");
  // In a field the letters are what they are.
  await page.getByLabel("Name of the filter").pressSequentially("jc");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(rows.getByText("You", { exact: true })).toHaveCount(0);

  await page.getByRole("heading", { name: "Support" }).click();
  await page.keyboard.press("c");
  await expect(page.getByText("The case is yours.")).toBeVisible();
  await expect(rows.getByText("You", { exact: true })).toHaveCount(1);
  // A claimed case is due later and may have moved down; it stays the chosen one.
  const chosen = page.getByRole("row", { selected: true });
  await expect(chosen.getByText("You", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/cases\/support\/\d+$/);
  await expect(page.getByText("Yours", { exact: true })).toBeVisible();

  await page.goto("/admin/queues/support");
  await page.getByRole("button", { name: "Delete the filter The depositor" }).click();
  await expect(kept).toBeHidden();
  await desk.close();
});
