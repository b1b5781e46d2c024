// Which payment methods come first in a currency.
import { toOfferId, toOrderId, toUserId } from "@parley/domain/ids";
import { NO_CONDITIONS, type Offer } from "@parley/domain/offer/offer";
import { placedOrder } from "@parley/domain/order/order.fixture";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../transaction.ts";
import { insertOrders } from "../trade/order.ts";
import { insertOffers } from "./offer.ts";
import { readMethodRanks } from "./method-ranks.ts";

const TRADES = [
  ["EUR", "wise"],
  ["EUR", "sepa"],
  ["EUR", "sepa"],
  ["USD", "wise"],
  ["EUR", "revolut"],
] as const;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

/** An offer to buy, by these methods. */
function offerOf(id: bigint, fiat: string, payMethods: readonly string[]): Offer {
  return {
    id: toOfferId(id),
    advertiserId: toUserId(9n),
    accountGroup: 1,
    side: "buy",
    crypto: "USDT",
    fiat,
    price: { type: "floating", ratio: 1_000_000n, floor: null, ceiling: null },
    quantity: 100n,
    remaining: 100n,
    minLimit: 10n,
    maxLimit: 20n,
    payWindowMinutes: 15,
    message: "",
    autoReply: "",
    conditions: NO_CONDITIONS,
    hours: null,
    visibility: "public",
    shareToken: `share ${id}`,
    payMethods,
    userPaymentIds: [],
    state: "online",
    isSwitchedOff: false,
    version: 1,
    openOrders: 0,
    createdAt: 0,
    updatedAt: 0,
  };
}

test("methods are ranked by the orders and the listed offers of a currency", async () => {
  expect(await readMethodRanks(database.pool)).toEqual(new Map());
  await inTransaction(database.pool, async (tx) => {
    // Sides and payment accounts are not needed here.
    await tx.query("set local session_replication_role = replica");
    await insertOrders(
      tx,
      TRADES.map(([fiat, payMethod], n) =>
        placedOrder({ id: toOrderId(BigInt(n + 1)), rToken: `token ${n}`, fiat, payMethod }),
      ),
    );
    const paused = { ...offerOf(4n, "EUR", ["cash"]), state: "paused" } as const;
    await insertOffers(tx, [
      offerOf(2n, "EUR", ["wise", "bizum"]),
      offerOf(3n, "EUR", ["wise"]),
      paused,
    ]);
  });
  expect(await readMethodRanks(database.pool)).toEqual(
    new Map([
      ["EUR", ["wise", "sepa", "bizum", "revolut"]],
      ["USD", ["wise"]],
    ]),
  );
});
