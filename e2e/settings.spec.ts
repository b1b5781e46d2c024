/** The settings of an account, and that all account pages can be used by everybody. */
import { expectAccessibleInBothColours } from "./accessibility.ts";
import { expect, open, test, untilAlive } from "./people.ts";

test("a nickname is taken once, and kept", async ({ page, person: _person }) => {
  await open(page, "/en/account/settings");
  const field = page.getByLabel("Nickname");
  const save = page.getByRole("button", { name: "Save" });
  await expect(save).toBeDisabled();
  await field.fill("!");
  await save.click();
  await expect(page.getByText("and begin with a letter or a digit.")).toBeVisible();
  const name = `mei.${Math.random().toString(36).slice(2, 10)}`;
  await field.fill(name);
  await save.click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(name);
});

test("messages come in the language that was chosen", async ({ page, person: _person }) => {
  await open(page, "/en/account/settings");
  await page.getByRole("combobox", { name: "Language of messages" }).click();
  await page.getByRole("option", { name: "Français" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Language of messages" })).toContainText(
    "Français",
  );
  // The page itself stays in the language of its address.
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test.describe("on a dark system", () => {
  test.use({ colorScheme: "dark" });

  test("colours follow the choice, and the system again when it is taken back", async ({
    page,
    person: _person,
  }) => {
    await open(page, "/en/account/settings");
    await expect(page.getByLabel("Like your system")).toBeChecked();
    await page.getByLabel("Light", { exact: true }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await untilAlive(page);
    await page.getByRole("button", { name: "Use dark colours" }).click();
    await expect(page.getByLabel("Dark", { exact: true })).toBeChecked();
    await page.getByLabel("Like your system").check();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByLabel("Like your system")).toBeChecked();
  });
});

const PAGES = [
  "/en/account/kyc",
  "/en/account/sub-users",
  "/en/account/settings",
  "/en/p2p/buy?crypto=BTC&fiat=EUR",
  "/en/p2p/agreement",
];

for (const path of PAGES) {
  test(`${path} is accessible, in light and in dark colours`, async ({ page, person: _person }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessibleInBothColours(page);
  });
}

test("account pages fit a phone of 360 pixels, and the browser finds nothing to complain about", async ({
  page,
  person: _person,
}) => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of PAGES.flatMap((each) => [each, each.replace("/en/", "/de/")])) {
    await open(page, path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(360);
  }
  expect(complaints).toEqual([]);
});
