/** The market at the console: a fee that one administrator proposes and another approves. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessibility.ts";
import { decide, openConsole } from "../helpers/console.ts";
import { enterCode, open } from "../helpers/people.ts";
import { callBeside } from "../helpers/wallet.ts";
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

const propose = (page: Page, percent: string) =>
  proposeEdit(page, "market", { row: "USDT/EUR", field: "Taker fee (%)", value: percent });

async function proposeEdit(
  page: Page,
  kind: "market" | "network",
  { row, field, value }: { readonly row: string; readonly field: string; readonly value: string },
): Promise<void> {
  await page.goto(`/admin/market/terms/${kind}`);
  await page.getByLabel(`Search ${kind}s`).fill(row);
  await page.getByRole("button", { name: `Edit ${row}` }).click();
  const editor = page.getByRole("dialog", { name: `Edit ${row}` });
  // What is no number is named where it was typed.
  await editor.getByLabel(field).fill("0,2");
  await expect(editor.getByText("Enter a number with a point")).toBeVisible();
  await editor.getByLabel(field).fill(value);
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
  await expect(page.getByRole("heading", { name: "Market", level: 1 })).toBeVisible();

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
  await expect(page.getByText("decided by demo-administrator2").first()).toBeVisible();
  await Promise.all([first.close(), second.close()]);
});

/** As everybody reads it. */
async function feeOf(reader: Trader): Promise<string | undefined> {
  const { markets } = await reader.read("/api/ctc/query-crypto-fiat?language=en");
  return markets.find(
    ({ crypto, fiat }: { crypto: string; fiat: string }) => crypto === "USDT" && fiat === "EUR",
  )?.takerFeeRate;
}

test("a network's fee changes under an open withdrawal, which shows it and asks again", async ({
  page,
  person,
  outbox,
  playwright,
  browser,
  baseURL,
}) => {
  test.slow();
  const OUTSIDE = "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE";
  await callBeside(playwright, page, "/api/dev/faucet", { asset: "USDT", amount: "300" }, baseURL);
  await open(page, "/en/wallet/withdraw?asset=USDT&network=TRX");
  await page.getByLabel("Address", { exact: true }).fill(OUTSIDE);
  await page.getByLabel("Amount", { exact: true }).fill("99");
  await page.getByRole("button", { name: "Continue" }).click();
  const review = page.getByRole("dialog", { name: "Check this withdrawal" });
  await expect(review).toContainText(/Network fee\s*1\.00/);
  await review.getByRole("button", { name: "Verify and send" }).click();
  const verification = page.getByRole("dialog", { name: "Security verification" });
  await verification.getByRole("button", { name: "Get code" }).click();
  const code = await outbox.code(person.email, "withdraw");

  const desks = [
    await openConsole(browser, baseURL ?? "", "administrator"),
    await openConsole(browser, baseURL ?? "", "administrator2"),
  ] as const;
  const [first, second] = desks;
  const row = "USDT on TRON (TRC20)";
  await proposeEdit(first.page, "network", { row, field: "Withdrawal fee", value: "2.5" });
  await first.page.getByRole("button", { name: "Propose" }).click();
  await first.page.getByLabel("Why, for the log").fill("The network has become dearer.");
  await decide(first, "Propose");
  await expect(first.page.getByText("another administrator has to decide on it")).toBeVisible();
  await second.page.goto(first.page.url());
  await second.page.getByRole("button", { name: "Approve and apply" }).click();
  await second.page.getByLabel("Why, for the log").fill("I have looked at the network.");
  await decide(second, "Approve and apply");
  await expect(second.page.getByText("Applied", { exact: true })).toBeVisible();

  await enterCode(page, "Email code", code);
  await expect(review.getByRole("alert")).toContainText("The network fee is now 2.5 USDT.");
  await expect(verification).toBeHidden();
  await expect(review).toContainText(/You will receive\s*99\.00/);
  await expect(review).toContainText(/Network fee\s*2\.50/);
  await expect(review).toContainText(/Taken from spot\s*101\.50/);
  await expectAccessible(page);
  // Nothing left the wallet, and what was typed is still there.
  await review.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue(OUTSIDE);
  await expect(page.getByText(/Available: 300\.00\s?USDT/)).toBeVisible();
  await expect(page.getByText(/Network fee\s*2\.50/)).toBeVisible();
  await Promise.all(desks.map((desk) => desk.close()));
});

test("the code of a withdrawal confirms its new fee, without a second mail", async ({
  page,
  person,
  outbox,
  playwright,
  baseURL,
}) => {
  await callBeside(playwright, page, "/api/dev/faucet", { asset: "USDT", amount: "300" }, baseURL);
  await open(page, "/en/wallet/withdraw?asset=USDT&network=TRX");
  await page.getByLabel("Address", { exact: true }).fill("TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE");
  await page.getByLabel("Amount", { exact: true }).fill("99");
  // As the form would look that was opened before the change.
  await page.route("**/api/t/v2/withdraw/quote*", async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    await route.fulfill({ json: { ...rest, data: { ...data, fee: "0.75000000" } } });
  });
  await page.getByRole("button", { name: "Continue" }).click();
  const review = page.getByRole("dialog", { name: "Check this withdrawal" });
  await review.getByRole("button", { name: "Verify and send" }).click();
  await page.unroute("**/api/t/v2/withdraw/quote*");
  const verification = page.getByRole("dialog", { name: "Security verification" });
  await verification.getByRole("button", { name: "Get code" }).click();
  await enterCode(page, "Email code", await outbox.code(person.email, "withdraw"));
  await expect(review.getByRole("alert")).toContainText("The network fee is now");
  await review.getByRole("button", { name: "Verify and send" }).click();
  await expect(page.getByText("Your withdrawal is on its way.")).toBeVisible();
  const { data } = await (await page.request.get("/api/t/v2/withdrawals")).json();
  expect(data.list).toHaveLength(1);
  expect(data.list[0].fee).not.toBe("0.75000000");
});

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
