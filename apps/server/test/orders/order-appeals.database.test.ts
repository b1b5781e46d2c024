// Appeals on orders through the API, from the opening to a split, with the audit after every story.
import { queryAppeal } from "@parley/contract/endpoints/trade/appeals";
import { updateOrderState } from "@parley/contract/endpoints/trade/order-steps";
import { describe, expect, test } from "vitest";
import {
  act,
  actVerified,
  balanceOf,
  placeOrder,
  plus,
  publishOffer,
  readOrder,
  resetCancels,
  sealedChange,
  sweep,
  untilCompleted,
} from "../fixtures/orders.fixture.ts";
import { appealed, DAY_MS, on, stageOrders } from "../stages/orders.fixture.ts";

stageOrders();

describe("an appeal", () => {
  test("is withdrawn only by its opener, and the day starts again", async () => {
    const orderId = await appealed();
    expect(await act(on.merchant, orderId, "withdraw-appeal")).toMatchObject({
      error: "orderStateChanged",
    });
    on.stage.clock.advance(2 * DAY_MS);
    expect(await sweep(on)).toBe(0);
    const withdrawn = await act(on.buyer, orderId, "withdraw-appeal");
    expect(withdrawn.data).toMatchObject({
      appeal: "withdrawn",
      nextIfNobodyActs: { at: on.stage.clock.now() + DAY_MS, outcome: "appeal" },
    });
    on.stage.clock.advance(DAY_MS);
    await sweep(on);
    expect(await readOrder(on.merchant, orderId)).toMatchObject({
      appeal: "open",
      appealDetails: { by: "system" },
    });
    expect((await actVerified(on, on.merchant, orderId, "release")).code).toBe(0);
    expect(await untilCompleted(on, orderId)).toMatchObject({ appeal: "resolved" });
  });

  test("ends with a split that both agree to, to the atom", async () => {
    const orderId = await appealed("100");
    const before = { buyer: await balanceOf(on.buyer), merchant: await balanceOf(on.merchant) };
    expect(await act(on.buyer, orderId, "accept-split")).toMatchObject({
      error: "orderStateChanged",
    });
    const proposed = await act(on.buyer, orderId, "propose-split", { amount: "40" });
    expect(proposed.data.splitProposal).toEqual({ by: "buyer", amount: "40.00000000" });
    expect(await act(on.buyer, orderId, "accept-split")).toMatchObject({
      error: "orderStateChanged",
    });
    const accepted = await actVerified(on, on.merchant, orderId, "accept-split");
    expect(accepted.data).toMatchObject({
      state: "completed",
      fee: "0.10000000",
      settledQuantity: "40.00000000",
      settledFee: "0.04004004",
    });
    const after = { buyer: await balanceOf(on.buyer), merchant: await balanceOf(on.merchant) };
    expect(after.buyer.available).toBe(plus(before.buyer.available, "40"));
    // The smallest gross of which 40 are left after 0.1 % is 40.04004004.
    expect(after.merchant.available).toBe(plus(before.merchant.available, "59.95995996"));
  });

  test("may have the caller's own reason, which is stored with the statement", async () => {
    const advId = await publishOffer(on);
    const { orderId } = await placeOrder(on, advId, { amount: "20" });
    await act(on.buyer, orderId, "pay");
    const tooMuch = { reason: "Seller is away", statement: "x".repeat(1_990) };
    expect(await act(on.buyer, orderId, "appeal", tooMuch)).toMatchObject({
      error: "badInput",
      data: { fields: [{ path: "statement" }] },
    });
    const known = { reason: "wrong-amount" };
    expect(await act(on.buyer, orderId, "appeal", known)).toMatchObject({
      error: "badInput",
      data: { fields: [{ path: "statement" }] },
    });
    const given = { reason: "Seller is away", statement: "Nobody answers." };
    expect((await act(on.buyer, orderId, "appeal", given)).data).toMatchObject({
      appealDetails: { by: "buyer", reason: "other" },
    });
    expect((await on.merchant.call(queryAppeal, { orderId })).data).toMatchObject({
      reason: "other",
      statements: [{ statement: "Seller is away\nNobody answers." }],
    });
  });

  test("ignores texts and files of other steps, refuses their amounts", async () => {
    const advId = await publishOffer(on);
    const { orderId } = await placeOrder(on, advId, { amount: "20" });
    const wrong = await act(on.buyer, orderId, "pay", { minutes: 5 });
    expect(wrong).toMatchObject({ error: "badInput", data: { fields: [{ path: "minutes" }] } });
    const more = { reason: "I changed my mind", statement: "Sorry.", files: [] };
    expect((await act(on.buyer, orderId, "cancel", more)).data.state).toBe("canceled");
    await resetCancels(on);
  });

  test("is not ended by accepting another split than the proposed one", async () => {
    const orderId = await appealed("100");
    await act(on.buyer, orderId, "propose-split", { amount: "40" });
    const other = await actVerified(on, on.merchant, orderId, "accept-split", { amount: "39" });
    expect(other).toMatchObject({ error: "orderStateChanged" });
    expect((await readOrder(on.buyer, orderId)).state).toBe("paid");
    const same = await actVerified(on, on.merchant, orderId, "accept-split", { amount: "40.0" });
    expect(same.data).toMatchObject({ state: "completed", settledQuantity: "40.00000000" });
  });

  test("refuses a split of more than the order", async () => {
    const orderId = await appealed("100");
    expect(await act(on.buyer, orderId, "propose-split", { amount: "99.90000001" })).toMatchObject({
      error: "splitOutside",
    });
    const all = await act(on.buyer, orderId, "propose-split", { amount: "99.9" });
    expect(all.code).toBe(0);
    expect((await actVerified(on, on.merchant, orderId, "accept-split")).data).toMatchObject({
      state: "completed",
      settledQuantity: "99.90000000",
      settledFee: "0.10000000",
    });
  });

  test("with a split of nothing for the buyer returns the coins", async () => {
    const orderId = await appealed("100");
    const { version } = await readOrder(on.merchant, orderId);
    const body = { orderId, action: "propose-split", version, amount: "0" } as const;
    await on.merchant.call(updateOrderState, await sealedChange(on.stage, on.merchant, body));
    expect((await act(on.buyer, orderId, "accept-split")).data).toMatchObject({
      state: "canceled",
      cancelReason: "appeal",
      settledQuantity: null,
      settledFee: "0.00000000",
    });
  });
});
