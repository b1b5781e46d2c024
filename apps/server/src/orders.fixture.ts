// A market with two people in tests of the API: a merchant with a sell and a buy offer, and a buyer,
// both with coins and an account to be paid into. Staff is there too.
import { useFaucet } from "@parley/contract/endpoints/site/dev";
import { createAdv, queryAdvDetail } from "@parley/contract/endpoints/market/offers";
import {
  createOrder,
  getRToken,
  queryOrderDetails,
  updateOrderState,
} from "@parley/contract/endpoints/trade/orders";
import { spotBalance } from "@parley/contract/endpoints/wallet/wallet";
import type { EndpointInput, EndpointReply } from "@parley/contract/endpoint";
import type { OrderAction } from "@parley/domain/order/order-view";
import { createReferenceQuoteQueries } from "@parley/database/queries/market/reference-quote";
import { sweepOrders } from "@parley/operations/trade/order/sweep-orders";
import { eventually } from "@parley/testing/eventually";
import { expect } from "vitest";
import { MANY_CALLS } from "./accounts.fixture.ts";
import type { Answer, TestBrowser } from "./browser.fixture.ts";
import { addDemoPeople, logInDemo } from "./demo-people.fixture.ts";
import { addPayment, seal } from "./payment.fixture.ts";
import { createTestApp, type TestApp } from "./test-app.fixture.ts";

export type OrderView = EndpointReply<typeof queryOrderDetails>;

export interface OrderStage {
  readonly stage: TestApp;
  readonly merchant: TestBrowser;
  readonly buyer: TestBrowser;
  readonly merchantPayment: string;
  readonly buyerPayment: string;
}

export async function createOrderStage(): Promise<OrderStage> {
  const stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await stage.publish();
  await addDemoPeople(stage);
  await raiseLimits(stage);
  const merchant = await logInDemo(stage, "merchant");
  stage.clock.advance(30_000);
  const buyer = await logInDemo(stage, "buyer");
  const merchantPayment = await addAccount(stage, merchant, "Matteo Ferri");
  const buyerPayment = await addAccount(stage, buyer, "Clara Weiss");
  await stage.publish();
  await merchant.call(useFaucet, { asset: "USDT", amount: "100000" });
  await buyer.call(useFaucet, { asset: "USDT", amount: "10000" });
  return { stage, merchant, buyer, merchantPayment, buyerPayment };
}

/** For tests that are about something else than how much people may have open. */
export async function raiseLimits({ database }: Pick<TestApp, "database">): Promise<void> {
  await database.pool.query(
    `update trade_rule set max_open_orders = 1000, max_open_on_offer = 1000,
       max_open_worth_cents = 1000000000
     where name <> 'site'`,
  );
}

async function addAccount(
  stage: TestApp,
  owner: TestBrowser,
  receiverName: string,
): Promise<string> {
  const added = await addPayment(stage, owner, { receiverName });
  if (added.code !== 0) throw new Error(`the account was refused: ${added.error}`);
  return added.data.id;
}

export type OfferChange = Partial<EndpointInput<typeof createAdv>>;

/** Fresh rates, and time for the server to forget those before. */
export async function freshenRates({ stage }: Pick<OrderStage, "stage">): Promise<void> {
  await stage.publish();
  stage.clock.advance(2_000);
}

/** Publishes one of the merchant's; floating at the rate unless changed. */
export async function publishOffer(
  { stage, merchant, merchantPayment }: OrderStage,
  change: OfferChange = {},
): Promise<string> {
  await freshenRates({ stage });
  const side = change.side ?? "sell";
  const answer = await merchant.call(createAdv, {
    side,
    crypto: "USDT",
    fiat: "EUR",
    priceType: "floating",
    ratio: "1.01",
    quantity: "1000",
    minLimit: "10",
    maxLimit: "2000",
    payWindow: 15,
    payMethods: side === "sell" ? [merchantPayment] : ["sepa"],
    ...change,
  });
  if (answer.code !== 0) throw new Error(`the offer was refused: ${answer.error}`);
  return answer.data.advId;
}

export type OrderChange = Partial<EndpointInput<typeof createOrder>>;

/** Takes an offer of the merchant's at its price of now. */
export async function takeOffer(
  { buyer, buyerPayment }: OrderStage,
  advId: string,
  change: OrderChange = {},
  taker: TestBrowser = buyer,
): Promise<Answer> {
  const { data: offer } = await taker.call(queryAdvDetail, { advId });
  const { data: token } = await taker.call(getRToken, {});
  return taker.call(createOrder, {
    advId,
    rToken: token.rToken,
    amount: "100",
    amountIn: "crypto",
    price: offer.price,
    ...(offer.side === "sell" ? { payMethod: "sepa" } : { userPaymentId: buyerPayment }),
    ...change,
  });
}

export async function placeOrder(
  stage: OrderStage,
  advId: string,
  change: OrderChange = {},
): Promise<OrderView> {
  const answer = await takeOffer(stage, advId, change);
  if (answer.code !== 0) throw new Error(`the order was refused: ${answer.error}`);
  return answer.data;
}

export async function readOrder(reader: TestBrowser, orderId: string): Promise<OrderView> {
  const answer = await reader.call(queryOrderDetails, { orderId });
  if (answer.code !== 0) throw new Error(`there is no such order: ${answer.error}`);
  return answer.data;
}

type Extra = Partial<EndpointInput<typeof updateOrderState>>;

/** Acts on the order as it stands. */
export async function act(
  actor: TestBrowser,
  orderId: string,
  action: OrderAction,
  extra: Extra = {},
): Promise<Answer> {
  const { version } = await readOrder(actor, orderId);
  return actor.call(updateOrderState, { orderId, action, version, ...extra });
}

/** With the code of an authenticator; each try waits for the next one. */
export async function actVerified(
  { stage }: OrderStage,
  actor: TestBrowser,
  orderId: string,
  action: OrderAction,
  extra: Extra = {},
): Promise<Answer> {
  const { version } = await readOrder(actor, orderId);
  return actor.call(
    updateOrderState,
    await sealedChange(stage, actor, { orderId, action, version, ...extra }),
  );
}

export async function sealedChange(
  stage: TestApp,
  actor: TestBrowser,
  body: EndpointInput<typeof updateOrderState>,
) {
  stage.clock.advance(30_000);
  const isSplit = body.action === "propose-split" || body.action === "accept-split";
  const command = await seal(stage, actor, {
    action: isSplit ? "split" : "release",
    subject: body.orderId,
    body: { ...body },
  });
  return { ...body, command };
}

/** What the workers of the server do each second. */
export function sweep({ stage }: OrderStage): Promise<number> {
  const { clock, engine, database } = stage;
  const { pool } = database;
  const quotes = { read: () => createReferenceQuoteQueries(pool).listReferenceQuotes() };
  return sweepOrders({ pool, engine, clock, market: { quotes, clock, maxAgeMs: 600_000 } });
}

export async function balanceOf(owner: TestBrowser, asset = "USDT") {
  const { data } = await owner.call(spotBalance, {});
  return data.find((row: { readonly assetCode: string }) => row.assetCode === asset);
}

/** The offer as the taker sees it. */
export async function readOffer({ buyer }: OrderStage, advId: string) {
  const { data } = await buyer.call(queryAdvDetail, { advId });
  return data;
}

/** Three cancels in a day would bar the buyer from the next story. */
export async function resetCancels({ stage }: OrderStage): Promise<void> {
  await stage.database.pool.query(`update trade_group set cancels = '{}'`);
}

/** After a release the coins follow by themselves. */
export function untilCompleted({ buyer }: OrderStage, orderId: string) {
  return eventually(async () => {
    const order = await readOrder(buyer, orderId);
    expect(order.state).toBe("completed");
    return order;
  });
}

/** The sum of two amounts with eight decimals. */
export function plus(one: string, other: string): string {
  const sum = (atomsOf(one) + atomsOf(other)).toString().padStart(9, "0");
  return `${sum.slice(0, -8)}.${sum.slice(-8)}`;
}

function atomsOf(text: string): bigint {
  const [whole = "0", decimals = ""] = text.split(".");
  return BigInt(whole + decimals.padEnd(8, "0"));
}
