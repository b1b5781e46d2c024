// Changing an account to which others pay: with the codes of adding one, for offers from now on, and
// never for an order that exists.
import { queryMyAdv } from "@parley/contract/endpoints/market/own-offers";
import { getFile, queryUserPayment } from "@parley/contract/endpoints/market/payment";
import { findUserPayment } from "@parley/database/queries/market/user-payment";
import { toPaymentId } from "@parley/domain/ids";
import { newIban } from "@parley/testing/sample-iban";
import { describe, expect, test } from "vitest";
import { upload } from "../fixtures/kyc.fixture.ts";
import { addPayment, removePayment, updatePayment } from "../fixtures/payment.fixture.ts";
import { act, placeOrder, publishOffer, readOrder } from "../fixtures/orders.fixture.ts";
import { on, stageOrders } from "../stages/orders.fixture.ts";

stageOrders();

const HOLDER = "Matteo Ferri";

async function add(iban: string): Promise<string> {
  const fields = { iban, bankName: "Commerzbank" };
  const added = await addPayment(on.stage, on.merchant, { receiverName: HOLDER, fields });
  expect(added.code).toBe(0);
  return added.data.id;
}

const edit = (id: string, iban: string, more: object = {}) =>
  updatePayment(on.stage, on.merchant, {
    id,
    fields: { iban, bankName: "Deutsche Bank" },
    receiverName: HOLDER,
    ...more,
  });

const own = async (id: string) => (await on.merchant.call(queryUserPayment, { id })).data;

async function accountsOf(advId: string): Promise<string[]> {
  return (await on.merchant.call(queryMyAdv, { advId })).data.list[0].userPaymentIds;
}

describe("a changed payment account", () => {
  test("is what offers use from now on, while running orders show the one they began with", async () => {
    const [before, after] = [newIban(), newIban()];
    const id = await add(before);
    const other = await add(newIban());
    const advId = await publishOffer(on, { payMethods: [id, other] });
    const running = await placeOrder(on, advId, { amount: "20" });
    const shownBefore = (await readOrder(on.buyer, running.orderId)).payInfo;
    expect(JSON.stringify(shownBefore)).toContain(before);

    const changed = await edit(id, after);
    expect(changed.code).toBe(0);
    const newId = changed.data.id;
    expect(newId).not.toBe(id);
    expect(await accountsOf(advId)).toEqual([newId, other]);
    expect((await own(newId))[0].fields).toEqual({ iban: after, bankName: "Deutsche Bank" });

    // To both sides, word for word, while it runs and after it has ended.
    for (const reader of [on.buyer, on.merchant]) {
      expect((await readOrder(reader, running.orderId)).payInfo).toEqual(shownBefore);
    }
    const next = await placeOrder(on, advId, { amount: "20" });
    const shownNext = JSON.stringify((await readOrder(on.buyer, next.orderId)).payInfo);
    expect(shownNext).toContain(after);
    expect(shownNext).not.toContain(before);
    await act(on.buyer, running.orderId, "cancel");
    await act(on.buyer, next.orderId, "cancel");
    const row = await findUserPayment(on.stage.database.pool, toPaymentId(id));
    expect(row?.removedAt).not.toBeNull();
  });

  test("does not count as the change that an offer needs after a takedown", async () => {
    const id = await add(newIban());
    const advId = await publishOffer(on, { payMethods: [id] });
    const { version } = (await on.merchant.call(queryMyAdv, { advId })).data.list[0];
    await edit(id, newIban());
    expect((await on.merchant.call(queryMyAdv, { advId })).data.list[0].version).toBe(version);
  });

  test("is gone under its old id: it is neither read, changed nor removed again", async () => {
    const id = await add(newIban());
    const { data } = await edit(id, newIban());
    expect((await on.merchant.call(queryUserPayment, { id })).error).toBe("notFound");
    expect((await edit(id, newIban())).error).toBe("notFound");
    expect((await removePayment(on.stage, on.merchant, id)).error).toBe("notFound");
    expect((await removePayment(on.stage, on.merchant, data.id)).code).toBe(0);
  });
});

describe("a change of a payment account", () => {
  test("needs codes for this change of this account", async () => {
    const [id, other] = [await add(newIban()), await add(newIban())];
    const iban = newIban();
    const change = { id, fields: { iban, bankName: "B" }, receiverName: HOLDER };
    const wrong = { codes: { totp: "000000" } };
    const refused = await updatePayment(on.stage, on.merchant, change, wrong);
    expect(refused.code).not.toBe(0);
    const unproved = await updatePayment(on.stage, on.merchant, change, { codes: {} });
    expect(unproved.code).not.toBe(0);
    expect((await own(other))[0].id).toBe(other);
    expect((await own(id))[0].fields.iban).not.toBe(iban);
  });

  test("is refused to others, as if there were none", async () => {
    const id = await add(newIban());
    const change = { id, fields: { iban: newIban(), bankName: "B" }, receiverName: "Clara Weiss" };
    expect((await updatePayment(on.stage, on.buyer, change)).error).toBe("notFound");
    expect((await own(id))[0].id).toBe(id);
  });

  test("keeps the rules of adding: holder, fields, and no account twice", async () => {
    const [mine, second] = [newIban(), newIban()];
    const id = await add(mine);
    await add(second);
    expect((await edit(id, second)).error).toBe("paymentDuplicate");
    expect((await edit(id, "DE89370400440532013001")).error).toBe("badInput");
    expect((await edit(id, newIban(), { receiverName: "Somebody Else" })).error).toBe(
      "holderNameMismatch",
    );
    // The same account with another bank's name is no duplicate of itself.
    expect((await edit(id, mine)).code).toBe(0);
  });

  test("keeps the picture unless it says otherwise, and the next buyer sees it", async () => {
    const sent = await upload(on.stage, on.merchant, { path: "/api/ctc/upload-picture" });
    const { fileId } = sent.data;
    const fields = { iban: newIban(), bankName: "Commerzbank" };
    const made = { receiverName: HOLDER, fields, pictureFileId: fileId };
    const { data: added } = await addPayment(on.stage, on.merchant, made);
    const { data: changed } = await edit(added.id, newIban());
    expect(changed.picture.fileId).toBe(fileId);
    const advId = await publishOffer(on, { payMethods: [changed.id] });
    expect((await on.buyer.call(getFile, { fileId })).error).toBe("notFound");
    const { orderId } = await placeOrder(on, advId, { amount: "20" });
    expect((await on.buyer.call(getFile, { fileId })).status).toBe(200);
    await act(on.buyer, orderId, "cancel");
    const { data: bare } = await edit(changed.id, newIban(), { pictureFileId: null });
    expect(bare.picture).toBeNull();
  });
});

test("a change and orders at the same moment leave each order with an account of its own", async () => {
  const id = await add(newIban());
  const advId = await publishOffer(on, { payMethods: [id] });
  const orders = [1, 2, 3].map(() => placeOrder(on, advId, { amount: "20" }).catch(() => null));
  const [changed, ...placed] = await Promise.all([edit(id, newIban()), ...orders]);
  expect(changed.code).toBe(0);
  for (const order of placed) {
    if (order === null) continue;
    const again = await readOrder(on.buyer, order.orderId);
    expect(again.payInfo).toEqual((await readOrder(on.merchant, order.orderId)).payInfo);
    await act(on.buyer, order.orderId, "cancel");
  }
  expect(await accountsOf(advId)).toEqual([changed.data.id]);
});
