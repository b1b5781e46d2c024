/** An advertiser publishes, changes, pauses and closes offers, and gets the coins back. */
import type { Page } from "@playwright/test";
import { addAccount, becomeReady, chooseOption } from "../helpers/market.ts";
import { expect, test } from "../helpers/people.ts";
import { verifyQuickly } from "../helpers/verification.ts";
import { faucet, write } from "../helpers/wallet.ts";

const PAGE = "/en/p2p/offers";

const goOn = (page: Page) => page.getByRole("button", { name: "Continue", exact: true }).click();

async function spotOf(page: Page, asset: string): Promise<string> {
  const answer = await page.request.get("/api/t/v2/spot-balance");
  const { data } = await answer.json();
  return data.find((one: { assetCode: string }) => one.assetCode === asset).available;
}

test("the offers page redirects to the login and back", async ({ page }) => {
  await page.goto(`${PAGE}/new`);
  await expect(page).toHaveURL(/\/en\/login\?returnTo=%2Fen%2Fp2p%2Foffers%2Fnew$/);
});

test("an unready user sees the gate, and an address without digits is not found", async ({
  page,
  person: _person,
}) => {
  await page.goto(PAGE);
  await expect(page.getByText("You have no offers online.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "New offer" }).first().click();
  await expect(page.getByText("Before you can trade")).toBeVisible();
  expect((await page.goto(`${PAGE}/12x`))?.status()).toBe(404);
});

test("a buy offer is published, changed, duplicated, paused and closed", async ({
  page,
  playwright,
  person,
  outbox,
}) => {
  await verifyQuickly(playwright, page);
  await becomeReady(page, outbox, person);
  await page.goto(`${PAGE}/new?fiat=EUR`);
  await page.getByLabel("Buy crypto").check();
  await page.getByLabel("Floating price").check();
  await page.getByLabel("Part of the market price").fill("99");
  await expect(page.getByText("Your price now")).toBeVisible();
  await page.getByLabel("Part of the market price").fill("20");
  await expect(page.getByText(/^The part must lie between [\d.]+% and [\d.]+%\.$/)).toBeVisible();
  await page.getByLabel("Part of the market price").fill("98.5");
  await goOn(page);
  await goOn(page);
  await expect(page.getByText("The field cannot be left blank.")).toHaveCount(3);
  await expect(page.getByText("4 fields to correct")).toBeVisible();
  await expect(page.getByLabel("Quantity", { exact: true })).toBeFocused();
  await page.getByLabel("Quantity", { exact: true }).fill("500");
  await page.getByLabel("Smallest order").fill("200");
  await page.getByLabel("Largest order").fill("100");
  await expect(
    page.getByText("The smallest order must not be larger than the largest order."),
  ).toBeVisible();
  await page.getByLabel("Largest order").fill("400");
  await chooseOption(page, "Payment methods (1 to 5)", "SEPA");
  await page.keyboard.press("Escape");
  await goOn(page);
  await page.getByLabel("Only at certain hours").check();
  await expect(page.getByLabel("From time")).toHaveCount(5);
  await page.getByLabel("At any time").check();
  await page.getByRole("radio", { name: "Private" }).check();
  await page.getByLabel("Message to traders").fill("Name of the account must match.");
  await page.getByLabel("Automatic reply").fill("I pay within five minutes.");
  const seen = page.getByRole("complementary", { name: "Preview" });
  await expect(seen.getByRole("table")).toContainText(/500\s*USDT/);
  await expect(seen.getByRole("table")).toContainText("Sell USDT");
  await expect(seen).toContainText("Name of the account must match.");
  await expect(seen).toContainText("98.50%");
  await expect(seen).toContainText("I pay within five minutes.");
  await page.getByRole("button", { name: "Publish offer" }).dblclick();
  await expect(page.getByText("The offer has been published.")).toBeVisible();
  await expect(page).toHaveURL(PAGE);
  const card = page.getByRole("listitem").filter({ hasText: "USDT / EUR" });
  await expect(card).toHaveCount(1);
  await expect(card.getByText("98.50% of the market price")).toBeVisible();
  await expect(card.getByRole("button", { name: "Copy private link" })).toBeVisible();

  await card.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Part of the market price").fill("97");
  for (let step = 0; step < 2; step += 1) await goOn(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("The changes have been saved.")).toBeVisible();
  await expect(card.getByText("97.00% of the market price")).toBeVisible();

  await card.getByRole("link", { name: "Duplicate" }).click();
  await expect(page.getByLabel("Buy crypto")).toBeChecked();
  await expect(page.getByLabel("Part of the market price")).toHaveValue("97");

  await page.goto(PAGE);
  await card.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("The offer is paused.")).toBeVisible();
  await page.getByRole("link", { name: "Paused" }).click();
  await expect(page).toHaveURL(`${PAGE}?state=paused`);
  await expect(card.getByRole("button", { name: "Put online" })).toBeVisible();
  await card.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Nobody can take it any more.")).toBeVisible();
  await page.getByRole("button", { name: "Close offer" }).click();
  await expect(page.getByText("The offer is closed.")).toBeVisible();
  await expect(page.getByText("You have no paused offers.")).toBeVisible();
});

test("a sell offer reserves coins and gives them back", async ({
  page,
  playwright,
  person,
  outbox,
}) => {
  // A long story: an account, two offers in the form, four changes.
  test.slow();
  await verifyQuickly(playwright, page);
  await addAccount(page, outbox, person);
  await becomeReady(page, outbox, person);
  await faucet(playwright, page, "USDT", "1000");
  await page.goto(`${PAGE}/new?fiat=USD`);
  await page.getByLabel("Floating price").check();
  await goOn(page);
  await page.getByLabel("Quantity", { exact: true }).fill("1001");
  await expect(page.getByText("Your balance is not enough for this.")).toBeVisible();
  await page.getByRole("button", { name: "Max" }).click();
  await expect(page.getByLabel("Quantity", { exact: true })).toHaveValue("1000");
  await page.getByLabel("Quantity", { exact: true }).fill("600");
  await page.getByLabel("Smallest order").fill("50");
  await page.getByLabel("Largest order").fill("400");
  await expect(page.getByText("You have no payment method for USD yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add payment method" })).toHaveAttribute(
    "href",
    /^\/en\/p2p\/payment\?returnTo=.+&add=new&fiat=USD$/,
  );
  await page.getByRole("button", { name: "Back" }).click();
  await chooseOption(page, "Fiat", "EUR");
  await goOn(page);
  await page.getByLabel(/SEPA/).check();
  await goOn(page);
  await page.getByRole("button", { name: "Publish offer" }).click();
  await expect(page.getByText("The offer has been published.")).toBeVisible();
  expect(Number(await spotOf(page, "USDT"))).toBe(400);

  const card = page.getByRole("listitem").filter({ hasText: "USDT / EUR" });
  const before = await card.getByRole("link", { name: "Edit" }).getAttribute("href");
  await card.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("The offer is paused.")).toBeVisible();
  await page.goto(before ?? "");
  await goOn(page);
  await page.getByLabel("Quantity", { exact: true }).fill("700");
  await goOn(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(`${PAGE}?state=paused`);
  expect(Number(await spotOf(page, "USDT"))).toBe(300);

  // Another user of the account group edits the offer while the form is open.
  await card.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByLabel("Part of the market price")).toHaveValue("100");
  const advId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await write(page, "/api/ctc/set-adv-state", { advId, state: "online", version: 3 });
  await write(page, "/api/ctc/set-adv-state", { advId, state: "paused", version: 4 });
  for (let step = 0; step < 2; step += 1) await goOn(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByText("Load it again to go on with what it says now.")).toBeHidden();
  await page.goto(`${PAGE}?state=paused`);
  await card.getByRole("button", { name: "Put online" }).click();
  await expect(page.getByText("The offer is online.")).toBeVisible();
  await page.getByRole("link", { name: "Online" }).click();
  await expect(page).toHaveURL(PAGE);
  // A dialog opened on the page of paused offers would go with that page.
  await expect(card.getByRole("button", { name: "Pause" })).toBeVisible();
  await card.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("The remaining 700 USDT go back to your spot wallet.")).toBeVisible();
  await page.getByRole("button", { name: "Close offer" }).click();
  await expect(page.getByText("The offer is closed.")).toBeVisible();
  expect(Number(await spotOf(page, "USDT"))).toBe(1_000);
});
