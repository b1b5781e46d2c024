/** The settings of an account, and accessibility of all account pages. */
import { randomBytes } from "node:crypto";
import { expectAccessibleInBothColours } from "../helpers/accessibility.ts";
import { expect, open, test, untilAlive } from "../helpers/people.ts";

test("a nickname is refused with a reason, accepted, kept, and the former one is shown", async ({
  page,
  context,
  person: _person,
}) => {
  const stale = await context.newPage();
  await Promise.all([page, stale].map((tab) => open(tab, "/en/account/settings")));
  const field = page.getByLabel("Nickname");
  const save = page.getByRole("button", { name: "Save" });
  const former = await field.inputValue();
  await expect(save).toBeDisabled();
  for (const [refused, words] of [
    ["!", "and begin with a letter or a digit."],
    ["Parley_Support", "This name could be mistaken for Parley or its staff."],
    // A zero for the o of an existing name.
    ["dem0-buyer", "This name is already taken."],
    ["mei.example.com", "must not read like a link"],
  ] as const) {
    await field.fill(refused);
    await save.click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(field).toBeFocused();
  }
  // Letters alone: many digits would be refused as a phone number.
  const letters = Array.from(randomBytes(8), (byte) => String.fromCodePoint(97 + (byte % 26)));
  const name = `mei_${letters.join("")}`;
  await field.fill(name);
  await save.click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(
    page.getByText(/^You can change the name again from [A-Z][a-z]{2} \d/),
  ).toBeVisible();
  await expect(field).not.toBeEditable();
  await stale.getByLabel("Nickname").fill(`${name}2`);
  await stale.getByRole("button", { name: "Save" }).click();
  await expect(stale.getByText("The name can be changed once every 30 days.")).toBeVisible();
  await stale.close();

  const { UID } = (await (await page.request.get("/api/a/v2/auth/user/info")).json()).data;
  await page.goto(`/en/p2p/advertiser/${UID}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText(`Formerly ${former}`)).toBeVisible();
});

test("messages use the chosen language", async ({ page, person: _person }) => {
  await open(page, "/en/account/settings");
  await page.getByRole("combobox", { name: "Language of messages" }).click();
  await page.getByRole("option", { name: "Français" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Language of messages" })).toContainText(
    "Français",
  );
  // The page itself keeps the language of its address.
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test.describe("on a dark system", () => {
  test.use({ colorScheme: "dark" });

  test("colours follow the choice, and the system again after a reset", async ({
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

test("account pages fit a phone of 360 pixels, without errors in the console", async ({
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
