// What a ruling would do, as it is shown before it is made: the very postings that follow it.
import { claimAppeal, previewRuling } from "@parley/contract/endpoints/staff/appeals";
import { describe, expect, test } from "vitest";
import { placeOrder, publishOffer, readOrder } from "../fixtures/orders.fixture.ts";
import {
  agent,
  appealed,
  on,
  rule,
  stageAppeals,
  supervisor,
  takeEffect,
} from "../stages/appeals.fixture.ts";

stageAppeals();

interface PostingRow {
  readonly kind: string;
  readonly amount: string;
}

/** Of the last transfer of the order, by account; amounts as decimal numbers. */
async function lastPostings(orderId: string): Promise<PostingRow[]> {
  const { rows } = await on.stage.database.pool.query<PostingRow>(
    `select account.kind, trim_scale(posting.amount / 1e8)::text as amount
     from posting
     join ledger_account account on account.id = posting.account_id
     where posting.transfer_id = (
       select max(id) from transfer where cause_kind = 'order' and cause_id = $1
     )`,
    [orderId],
  );
  return rows.toSorted(byText);
}

const byText = (one: PostingRow, other: PostingRow) =>
  `${one.kind} ${one.amount}` < `${other.kind} ${other.amount}` ? -1 : 1;

async function claimed(): Promise<string> {
  const orderId = await appealed();
  await agent.call(claimAppeal, { orderId });
  return orderId;
}

function setSecondFrom(cents: number) {
  return on.stage.database.pool.query(
    "update trade_rule set second_ruling_from_cents = $1 where name = 'site'",
    [cents],
  );
}

describe("the preview of a ruling", () => {
  test.each([
    { ruling: "release", reasonCode: "payment-proved" },
    { ruling: "refund", reasonCode: "payment-not-proved" },
    { ruling: "split", amount: "33.33333333", reasonCode: "wrong-amount" },
    { ruling: "split", amount: "0", reasonCode: "wrong-amount" },
  ] as const)("$ruling: is what is posted two hours later", async (wish) => {
    const orderId = await claimed();
    const { reasonCode: _reasonCode, ...question } = wish;
    const preview = await agent.call(previewRuling, { orderId, ...question });
    expect(preview.code).toBe(0);
    expect((await rule(agent, orderId, wish)).code).toBe(0);
    await takeEffect();
    expect((await readOrder(on.buyer, orderId)).state).toMatch(/completed|canceled/);
    const previewed = preview.data.postings.map(({ account, amount }: PostingOfPreview) => ({
      kind: account,
      amount: String(Number(amount)),
    }));
    expect(previewed.toSorted(byText)).toEqual(await lastPostings(orderId));
  });

  test("refuses a split of more than the buyer was to get, and one without an amount", async () => {
    const orderId = await claimed();
    const { receiveQuantity } = await readOrder(on.buyer, orderId);
    const ask = (amount?: string) =>
      agent.call(previewRuling, { orderId, ruling: "split", ...(amount && { amount }) });
    expect((await ask(receiveQuantity)).code).toBe(0);
    expect(await ask(`${Number(receiveQuantity) + 1}`)).toMatchObject({ error: "splitOutside" });
    expect(await ask()).toMatchObject({ error: "badInput" });
  });

  test("says when a second member of staff has to approve it", async () => {
    const orderId = await claimed();
    const ask = async () =>
      (await agent.call(previewRuling, { orderId, ruling: "release" })).data.needsSecond;
    expect(await ask()).toBe(false);
    const { rows } = await on.stage.database.pool.query<{ cents: number }>(
      "select second_ruling_from_cents::int as cents from trade_rule where name = 'site'",
    );
    await setSecondFrom(5000);
    expect(await ask()).toBe(true);
    await setSecondFrom(rows[0]?.cents ?? 0);
  });

  test("is for staff with the case, and for those who approve", async () => {
    const orderId = await appealed();
    const ask = { orderId, ruling: "release" } as const;
    expect(await agent.call(previewRuling, ask)).toMatchObject({ error: "caseNotYours" });
    expect((await supervisor.call(previewRuling, ask)).code).toBe(0);
    expect(await on.buyer.call(previewRuling, ask)).toMatchObject({ error: "notAllowed" });
    const { orderId: plain } = await placeOrder(on, await publishOffer(on));
    expect(await agent.call(previewRuling, { ...ask, orderId: plain })).toMatchObject({
      error: "appealUnknown",
    });
  });
});

interface PostingOfPreview {
  readonly account: string;
  readonly amount: string;
}
