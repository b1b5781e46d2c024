/** The market at the console: a fee that one administrator proposes and another approves. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessibility.ts";
import { decide, openConsole } from "../helpers/console.ts";
import { expect, test } from "../helpers/own-clock.ts";
import { placeOrder, publishSell, release, type Trader } from "../helpers/traders.ts";

// It changes the market of its server.
test.describe.configure({ mode: "serial" });

const atoms = (coins: string) => BigInt(coins.replace(".", ""));
const net = (quantity: string, perTenThousand: bigint) =>
  atoms(quantity) - (atoms(quantity) * perTenThousand) / 10_000n;

const DETAILS = "/api/ctc/query-order-details?orderId=";

/** Pays and releases; the buyer's wallet has what the order promised. */
async function complete(buyer: Trader, seller: Trader, orderId: string): Promise<void> {
  const { version } = await buyer.read(DETAILS + orderId);
  const pay = { orderId, action: "pay", version };
  const paid = await buyer.write("/api/ctc/update-order-state", pay);
  await release(seller, orderId, paid.version);
  await expect.poll(async () => (await buyer.read(DETAILS + orderId)).state).toBe("completed");
}

async function propose(page: Page, percent: string): Promise<void> {
  await page.goto("/admin/market/terms/market");
  await page.getByLabel("Search markets").fill("USDT/EUR");
  await page.getByRole("button", { name: "Edit USDT/EUR" }).click();
  const editor = page.getByRole("dialog", { name: "Edit USDT/EUR" });
  await editor.getByLabel("Taker fee (%)").fill(percent);
  await editor.getByRole("button", { name: "Add to the proposal" }).click();
  await page.getByRole("button", { name: "Preview" }).click();
}

test("a market's fee is changed for orders placed later only", async ({
  newTrader,
  browser,
  baseURL,
}) => {
  test.slow();
  const seller = await newTrader("500");
  const [early, late] = [await newTrader(), await newTrader()];
  const { advId } = await publishSell(seller);
  const before = await placeOrder(early, advId, { payMethod: "sepa" });
  const order = await early.read(DETAILS + before.orderId);

  const first = await openConsole(browser, baseURL ?? "", "administrator");
  const { page } = first;
  await page.getByRole("link", { name: "Market" }).click();
  await expect(page.getByText("Nothing was changed yet.")).toBeVisible();

  // What cannot be is named before it is proposed.
  await propose(page, "50");
  await expect(page.getByText("It is too large.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Propose" })).toBeHidden();
  await propose(page, "0.25");
  await expect(page.getByText("USDT/EUR: Taker fee")).toBeVisible();
  await expect(page.getByText("0.1 %")).not.toHaveCount(0);
  await expect(page.getByText(/1 open order goes on with the fee/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Propose" }).click();
  await page.getByLabel("Why, for the log").fill("The bank charges us more.");
  await decide(first, "Propose");

  // Not the same person, in this tab or another.
  await expect(page.getByText("another administrator has to decide on it")).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve and apply" })).toBeHidden();
  const address = page.url();
  const otherTab = await page.context().newPage();
  await otherTab.goto(address);
  await expect(otherTab.getByRole("button", { name: "Withdraw" })).toBeVisible();
  await expect(otherTab.getByRole("button", { name: "Approve and apply" })).toBeHidden();
  const changeId = address.split("/").at(-1) ?? "";
  expect(await feeOf(early)).toBe("0.001");

  const second = await openConsole(browser, baseURL ?? "", "administrator2");
  await second.page.goto(`/admin/market/changes/${changeId}`);
  await expect(second.page.getByText("The bank charges us more.")).toBeVisible();
  await expectAccessible(second.page);
  await second.page.getByRole("button", { name: "Approve and apply" }).click();
  await second.page.getByLabel("Why, for the log").fill("I have read the contract.");
  await decide(second, "Approve and apply");
  await expect(second.page.getByText("Applied", { exact: true })).toBeVisible();

  // Readers without a login see it at once.
  expect(await feeOf(late)).toBe("0.0025");
  await late.page.goto(`/en/p2p/buy/detail/${advId}`);
  const after = await placeOrder(late, advId, { payMethod: "sepa" });
  const later = await late.read(DETAILS + after.orderId);
  await complete(early, seller, before.orderId);
  await complete(late, seller, after.orderId);

  expect(atoms(await early.available("USDT"))).toBe(net(order.quantity, 10n));
  expect(atoms(await late.available("USDT"))).toBe(net(later.quantity, 25n));

  await page.goto("/admin/market");
  await expect(page.getByText("decided by demo-administrator2")).toBeVisible();
  await Promise.all([first.close(), second.close()]);
});

/** As everybody reads it. */
async function feeOf(reader: Trader): Promise<string | undefined> {
  const { markets } = await reader.read("/api/ctc/query-crypto-fiat?language=en");
  return markets.find(
    ({ crypto, fiat }: { crypto: string; fiat: string }) => crypto === "USDT" && fiat === "EUR",
  )?.takerFeeRate;
}

test("an offer is taken down, and its advertiser reads why and puts it right", async ({
  newTrader,
  browser,
  baseURL,
}) => {
  const seller = await newTrader("300");
  const { advId } = await publishSell(seller, { message: "Write to me elsewhere." });
  const agent = await openConsole(browser, baseURL ?? "", "agent");
  await agent.page.goto(`/admin/people/${seller.uid}`);
  await agent.page.getByRole("link", { name: "Offers of this account" }).click();
  await expect(agent.page.getByText("Write to me elsewhere.")).toBeVisible();
  await expectAccessible(agent.page);
  await agent.page.getByRole("button", { name: `Take down offer ${advId}` }).click();
  const dialog = agent.page.getByRole("dialog", { name: "Take this offer down" });
  await dialog
    .getByLabel("Reason, told to the advertiser")
    .selectOption("It names contacts or payments outside of this site.");
  await dialog.getByLabel("Why, for the log").fill("A reader has reported it.");
  await decide(agent, "Take down");
  await expect(agent.page.getByText("It cannot be put online as it is.")).toBeVisible();

  const { page } = seller;
  await page.goto("/de/p2p/offers?state=paused");
  await expect(page.getByText("Vom Kundenservice offline genommen")).toBeVisible();
  await expect(page.getByText(/Es nennt Kontakte oder Zahlungen außerhalb/)).toBeVisible();
  await page.goto("/en/p2p/offers?state=paused");
  await page.getByRole("button", { name: "Put online" }).click();
  await expect(page.getByText("This offer was taken down.").first()).toBeVisible();
  const { list } = await seller.read(`/api/ctc/query-my-adv?advId=${advId}`);
  const changed = { advId, version: list[0].version, message: "Bank transfer only." };
  await seller.write("/api/ctc/update-adv", changed);
  await page.reload();
  await expect(page.getByText("Taken down by customer service")).toBeHidden();
  await page.getByRole("button", { name: "Put online" }).click();
  await expect(page.getByText("The offer is online.")).toBeVisible();
  await agent.close();
});
