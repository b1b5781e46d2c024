// Administrators change the market: proposed by one, approved by another, for orders placed later only.
import type { EndpointInput } from "@parley/contract/endpoint";
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import { queryAdvDetail, queryAdvList } from "@parley/contract/endpoints/market/offers";
import { queryMyAdv, setAdvState, updateAdv } from "@parley/contract/endpoints/market/own-offers";
import { readArticle } from "@parley/contract/endpoints/site/content";
import {
  decideMarketChange,
  getMarketChange,
  listMarketChanges,
  listMarketTerms,
  previewMarketChange,
  proposeMarketChange,
} from "@parley/contract/endpoints/staff/market";
import { createOrder, getRToken } from "@parley/contract/endpoints/trade/order-steps";
import { listStaffActions, setStaffRole } from "@parley/contract/endpoints/staff/staff";
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import type { MarketDecision, MarketEdit } from "@parley/domain/market/market-change";
import type { TermKind } from "@parley/domain/market/market-terms";
import { applyCatalogue } from "@parley/operations/market/catalogue/apply-catalogue";
import { expectCleanLedger } from "@parley/testing/auditor";
import { eventually } from "@parley/testing/eventually";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { ageAppointments } from "../fixtures/appointments.fixture.ts";
import { demoTotp, giveRole, logInDemo } from "../fixtures/demo-people.fixture.ts";
import {
  act,
  actVerified,
  balanceOf,
  createOrderStage,
  placeOrder,
  publishOffer,
  readOrder,
  sweep,
  takeOffer,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";

let stage: OrderStage;
let first: TestBrowser;
let second: TestBrowser;

beforeAll(async () => {
  stage = await createOrderStage();
  first = await logInDemo(stage.stage, "administrator");
  second = await logInDemo(stage.stage, "administrator2");
});

afterAll(async () => {
  await expectCleanLedger(stage.stage.database.pool);
  await stage.stage.close();
});

/** Each test begins with the market of the catalogue. */
beforeEach(async () => {
  const { pool } = stage.stage.database;
  await pool.query(
    `update market set is_enabled = true, taker_fee_rate = 0.001, min_order = 10,
       max_order = 50000, max_distance = 0.3 where crypto = 'USDT' and fiat = 'EUR'`,
  );
  await pool.query("update payment_method set is_enabled = true");
  stage.stage.clock.advance(60_000);
});

const codes = () => ({ totp: demoTotp(stage.stage) });
const reason = "The contract with the bank has changed.";

async function valueOf(kind: TermKind, key: string, field: string): Promise<string> {
  const { data } = await first.call(listMarketTerms, { kind });
  const row = data.find((one: { readonly key: string }) => one.key === key);
  return row?.values[field] ?? "";
}

async function edit(
  kind: TermKind,
  key: string,
  field: string,
  after: string,
): Promise<MarketEdit> {
  return { kind, key, field, before: await valueOf(kind, key, field), after };
}

const ofMarket = (field: string, after: string) => edit("market", "USDT/EUR", field, after);

const propose = (...edits: MarketEdit[]) =>
  first.call(proposeMarketChange, { edits, reason, codes: codes() });

const decide = (
  browser: TestBrowser,
  changeId: string,
  decision: MarketDecision = "approve",
  more: Partial<EndpointInput<typeof decideMarketChange>> = {},
) => browser.call(decideMarketChange, { changeId, decision, reason, codes: codes(), ...more });

async function apply(...edits: MarketEdit[]): Promise<void> {
  const proposed = await propose(...edits);
  expect(proposed.error).toBeUndefined();
  expect((await decide(second, proposed.data.changeId)).data.state).toBe("applied");
}

const feeShown = async () => {
  const { data } = await new TestBrowser(stage.stage).call(queryCryptoFiat, { language: "en" });
  const market = data.markets.find(
    (one: { crypto: string; fiat: string }) => one.crypto === "USDT" && one.fiat === "EUR",
  );
  return market?.takerFeeRate;
};

/** The help about fees, as readers without a login get it. */
const article = async () =>
  JSON.stringify(
    (await new TestBrowser(stage.stage).call(readArticle, { slug: "fees", language: "en" })).data,
  );

describe("a fee", () => {
  test("is changed for orders placed later only, to the atom", async () => {
    const advId = await publishOffer(stage);
    const before = await placeOrder(stage, advId);
    expect([before.fee, before.receiveQuantity]).toEqual(["0.10000000", "99.90000000"]);
    const { data } = await propose(await ofMarket("takerFeeRate", "0.0025"));
    // Proposed is not applied.
    expect(await feeShown()).toBe("0.001");
    expect((await decide(second, data.changeId)).code).toBe(0);
    expect(await feeShown()).toBe("0.0025");
    const after = await placeOrder(stage, advId);
    expect([after.fee, after.receiveQuantity]).toEqual(["0.25000000", "99.75000000"]);

    const start = await balanceOf(stage.buyer);
    for (const { orderId } of [before, after]) {
      await act(stage.buyer, orderId, "pay");
      expect((await actVerified(stage, stage.merchant, orderId, "release")).code).toBe(0);
      await sweep(stage);
    }
    expect((await readOrder(stage.buyer, before.orderId)).fee).toBe("0.10000000");
    const end = await balanceOf(stage.buyer);
    expect(Number(end.available) - Number(start.available)).toBeCloseTo(99.9 + 99.75, 8);
  });

  test("shown before the change is no longer accepted by an order", async () => {
    const advId = await publishOffer(stage);
    const { data: offer } = await stage.buyer.call(queryAdvDetail, { advId });
    await apply(await ofMarket("takerFeeRate", "0.002"));
    const shown = {
      quantity: "100.00000000",
      receiveQuantity: "99.90000000",
      fiatAmount: (Number(offer.price) * 100).toFixed(2),
    };
    expect((await takeOffer(stage, advId, { expect: shown })).error).toBe("quoteChanged");
  });

  test("in the help follows at once", async () => {
    expect(await article()).toContain("0.1%");
    // An article names the largest of all markets.
    await apply(await ofMarket("takerFeeRate", "0.0333"));
    expect(await article()).toContain("3.33%");
  });
});

describe("four eyes", () => {
  test("the proposer cannot approve or refuse, in this browser or another", async () => {
    const { data } = await propose(await ofMarket("takerFeeRate", "0.002"));
    const again = await logInDemo(stage.stage, "administrator");
    for (const browser of [first, again]) {
      for (const decision of ["approve", "refuse"] as const) {
        const answer = await decide(browser, data.changeId, decision);
        expect([answer.status, answer.error]).toEqual([403, "marketChangeNeedsOther"]);
      }
    }
    expect(await feeShown()).toBe("0.001");
    expect((await decide(second, data.changeId, "withdraw")).error).toBe("notAllowed");
    expect((await decide(first, data.changeId, "withdraw")).data.state).toBe("withdrawn");
    expect((await decide(second, data.changeId)).error).toBe("marketChangeDecided");
    expect(await feeShown()).toBe("0.001");
  });

  test("the database refuses an approval by the proposer, and a second decision", async () => {
    const { pool } = stage.stage.database;
    const { data } = await propose(await ofMarket("takerFeeRate", "0.002"));
    const set = (state: string, by: string) =>
      pool.query(
        `update market_change set state = $2, decided_by = ${by}, decided_at = now(),
           decision_reason = 'by hand' where id = $1`,
        [data.changeId, state],
      );
    await expect(set("applied", "proposed_by")).rejects.toThrow("decided_by_another");
    await expect(set("refused", "proposed_by")).rejects.toThrow("decided_by_another");
    await expect(
      pool.query("update market_change set edits = '[{}]' where id = $1", [data.changeId]),
    ).rejects.toThrow("never changed");
    expect((await decide(second, data.changeId, "refuse")).data.state).toBe("refused");
    await expect(set("withdrawn", "proposed_by")).rejects.toThrow("never changed");
    await expect(
      pool.query("delete from market_change where id = $1", [data.changeId]),
    ).rejects.toThrow("never changed");
  });

  test("an account linked with the proposer’s cannot approve either", async () => {
    const { pool } = stage.stage.database;
    const { data } = await propose(await ofMarket("takerFeeRate", "0.002"));
    const { rows } = await pool.query(
      `select account_group from app_user
       where username in ('demo-administrator', 'demo-administrator2') order by account_group`,
    );
    // Both were seen with one payment account.
    for (const { account_group: group } of rows) {
      await pool.query("select note_group_mark('payment_account', $1, $2, now())", [
        Buffer.alloc(32, 9),
        group,
      ]);
    }
    expect((await decide(second, data.changeId)).error).toBe("conflictOfInterest");
    await pool.query(
      `update group_link set cleared_at = now(), clear_reason = 'two people',
         cleared_by = (select id from app_user where uid = group_a)`,
    );
    expect((await decide(second, data.changeId)).code).toBe(0);
  });

  test("an administrator whom the proposer has just appointed cannot approve either", async () => {
    const uid = second.cookie("UID") ?? "";
    for (const staffRole of [null, "administrator"] as const) {
      stage.stage.clock.advance(60_000);
      const given = await first.call(setStaffRole, { uid, staffRole, reason, codes: codes() });
      expect(given.code).toBe(0);
    }
    await giveRole(stage.stage, second, "administrator");
    stage.stage.clock.advance(60_000);
    const { data } = await propose(await ofMarket("takerFeeRate", "0.002"));
    const refused = await decide(second, data.changeId);
    expect([refused.status, refused.error]).toEqual([403, "approverTooClose"]);
    expect(await feeShown()).toBe("0.001");
    await ageAppointments(stage.stage);
    expect((await decide(second, data.changeId)).data.state).toBe("applied");
  });

  test("needs a code for the proposal and for the approval", async () => {
    const edits = [await ofMarket("takerFeeRate", "0.002")];
    const without = await first.call(proposeMarketChange, { edits, reason, codes: {} });
    expect(without.error).toBe("codesMissing");
    const { data } = await propose(...edits);
    expect((await decide(second, data.changeId, "approve", { codes: {} })).error).toBe(
      "codesMissing",
    );
  });
});

describe("a proposal", () => {
  test("based on an older value is refused at its approval, and stays open", async () => {
    const [one, other] = [
      await propose(await ofMarket("takerFeeRate", "0.002")),
      await propose(await ofMarket("takerFeeRate", "0.003")),
    ];
    expect((await decide(second, one.data.changeId)).code).toBe(0);
    const late = await decide(second, other.data.changeId);
    expect([late.status, late.error]).toEqual([409, "marketChangeOutdated"]);
    expect(await feeShown()).toBe("0.002");
    const { data } = await second.call(getMarketChange, { changeId: other.data.changeId });
    expect(data.change.state).toBe("proposed");
    expect(data.preview.problems).toEqual([{ index: 0, problem: "outdated" }]);
  });

  test("of two approvals at once is applied once", async () => {
    const { data } = await propose(await ofMarket("takerFeeRate", "0.002"));
    const [a, b] = [codes(), codes()];
    const answers = await Promise.all(
      [a, b].map((given) => decide(second, data.changeId, "approve", { codes: given })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const { data: log } = await first.call(listStaffActions, { pageSize: 50 });
    const approvals = log.list.filter(
      (line: { action: string; subject: string | null }) =>
        line.action === "market.approve" && line.subject === data.changeId,
    );
    expect(approvals).toHaveLength(1);
  });

  test("is refused by name where the market could not be run like this", async () => {
    const crossed = await propose(await ofMarket("minOrder", "60000"));
    expect([crossed.status, crossed.error]).toEqual([422, "marketChangeInvalid"]);
    expect((await propose(await ofMarket("takerFeeRate", "0.5"))).error).toBe(
      "marketChangeInvalid",
    );
    const stale = { ...(await ofMarket("takerFeeRate", "0.002")), before: "0.009" };
    expect((await propose(stale)).error).toBe("marketChangeOutdated");
    const scale = { ...(await ofMarket("takerFeeRate", "3")), field: "priceScale" };
    expect((await propose(scale)).error).toBe("marketChangeInvalid");
  });

  test("is in the history with who, when, before and after, and in the log", async () => {
    await apply(await ofMarket("takerFeeRate", "0.002"));
    const { data } = await first.call(listMarketChanges, { status: "decided" });
    expect(data.list[0]).toMatchObject({
      state: "applied",
      edits: [
        { kind: "market", key: "USDT/EUR", field: "takerFeeRate", before: "0.001", after: "0.002" },
      ],
      reason,
      proposedBy: { username: "demo-administrator" },
      decidedBy: { username: "demo-administrator2" },
      decisionReason: reason,
    });
    const { data: log } = await first.call(listStaffActions, {});
    expect(
      log.list
        .slice(0, 2)
        .map(({ action, subject }: { action: string; subject: string }) => [action, subject]),
    ).toEqual([
      ["market.approve", data.list[0].changeId],
      ["market.propose", data.list[0].changeId],
    ]);
  });
});

/** As its advertiser sees it. */
const own = async (advId: string) => {
  const { data } = await stage.merchant.call(queryMyAdv, { pageSize: 50 });
  return data.list.find((one: { readonly advId: string }) => one.advId === advId);
};

describe("offers", () => {
  test("are narrowed to new limits, or paused where none of theirs is left", async () => {
    const wide = await publishOffer(stage, { minLimit: "10", maxLimit: "800" });
    const small = await publishOffer(stage, { minLimit: "10", maxLimit: "40" });
    const inside = await publishOffer(stage, { minLimit: "100", maxLimit: "200" });
    const edits = [await ofMarket("minOrder", "50"), await ofMarket("maxOrder", "500")];
    const { data: preview } = await first.call(previewMarketChange, { edits });
    expect(preview.problems).toEqual([]);
    const count = (effect: string) =>
      preview.effects.find((one: { readonly effect: string }) => one.effect === effect)?.count;
    const { rows } = await stage.stage.database.pool.query(
      `select count(*) filter (where max_limit < 5000)::int as paused,
         count(*) filter (where max_limit >= 5000)::int as narrowed
       from offer where crypto = 'USDT' and fiat = 'EUR' and state = 'online'
         and (min_limit < 5000 or max_limit > 50000)`,
    );
    expect([count("offersNarrowed"), count("offersPaused")]).toEqual([
      rows[0].narrowed,
      rows[0].paused,
    ]);
    expect(rows[0].paused).toBeGreaterThan(0);

    await apply(...edits);
    expect(await own(wide)).toMatchObject({
      state: "online",
      minLimit: "50.00",
      maxLimit: "500.00",
      version: 2,
    });
    expect(await own(small)).toMatchObject({
      state: "paused",
      maxLimit: "40.00",
      takedown: { reason: "market-limits", isLasting: false },
    });
    expect(await own(inside)).toMatchObject({ state: "online", minLimit: "100.00", version: 1 });
    expect((await takeOffer(stage, wide, { amount: "600", amountIn: "fiat" })).error).toBe(
      "amountOutside",
    );
    // Lists follow, and going online again is held to the limits.
    await eventually(async () => {
      const { data: list } = await stage.buyer.call(queryAdvList, {
        side: "buy",
        crypto: "USDT",
        fiat: "EUR",
        pageSize: 50,
      });
      const ids = new Set(list.list.map(({ advId }: { readonly advId: string }) => advId));
      expect([ids.has(wide), ids.has(small)]).toEqual([true, false]);
    });
    const back = await stage.merchant.call(setAdvState, {
      advId: small,
      state: "online",
      version: 2,
    });
    expect(back.error).toBe("offerTakenDown");
    const given = { advId: small, version: 2, maxLimit: "400" };
    expect((await stage.merchant.call(updateAdv, given)).error).toBe("limitOutsideMarket");
    const fitted = await stage.merchant.call(updateAdv, { ...given, minLimit: "50" });
    expect(fitted.data).toMatchObject({ state: "paused", takedown: null });
  });

  test("by a method that is switched off take no new order, and open orders go on", async () => {
    const advId = await publishOffer(stage);
    const open = await placeOrder(stage, advId);
    await apply(await edit("method", "sepa", "isEnabled", "off"));
    expect(await own(advId)).toMatchObject({
      state: "paused",
      takedown: { reason: "method-closed" },
    });
    await act(stage.buyer, open.orderId, "pay");
    expect((await actVerified(stage, stage.merchant, open.orderId, "release")).code).toBe(0);
    await sweep(stage);
    expect((await readOrder(stage.buyer, open.orderId)).state).toBe("completed");
    const { pool } = stage.stage.database;
    await pool.query("update offer_takedown set lifted_at = now() where offer_id = $1", [advId]);
    await pool.query("update offer set state = 'online' where id = $1", [advId]);
    expect((await takeOffer(stage, advId)).error).toBe("unknownPayMethod");
  });

  test("of a market that is switched off take no new order", async () => {
    const advId = await publishOffer(stage);
    const { data: offer } = await stage.buyer.call(queryAdvDetail, { advId });
    await apply(await ofMarket("isEnabled", "off"));
    const { data: token } = await stage.buyer.call(getRToken, {});
    const order = {
      advId,
      rToken: token.rToken,
      amount: "100",
      amountIn: "crypto",
      price: offer.price,
      payMethod: "sepa",
    } as const;
    expect((await stage.buyer.call(createOrder, order)).error).toBe("marketDisabled");
  });
});

/** The terms that the last test changes. */
const present = async () => [
  await valueOf("market", "USDT/EUR", "takerFeeRate"),
  await valueOf("market", "USDT/EUR", "maxDistance"),
  await valueOf("method", "sepa", "methodClass"),
  await valueOf("method", "sepa", "arrivalMinutes"),
  await valueOf("network", "USDT/TRX", "withdrawFee"),
  await valueOf("network", "USDT/TRX", "minWithdraw"),
  await valueOf("network", "USDT/TRX", "canDeposit"),
  await valueOf("appeals", "site", "secondRulingFrom"),
  await valueOf("withdrawals", "site", "dailyLimit"),
  await valueOf("tier", "merchant", "maxOpenOrders"),
];

test("every kind of term is changed, and the catalogue of the next start leaves it so", async () => {
  const { pool } = stage.stage.database;
  await apply(
    await edit("market", "USDT/EUR", "takerFeeRate", "0.0015"),
    await edit("market", "USDT/EUR", "maxDistance", "0.2"),
    await edit("method", "sepa", "methodClass", "reversible"),
    await edit("method", "sepa", "arrivalMinutes", "300"),
    await edit("network", "USDT/TRX", "withdrawFee", "1.5"),
    await edit("network", "USDT/TRX", "minWithdraw", "7.25"),
    await edit("network", "USDT/TRX", "canDeposit", "off"),
    await edit("appeals", "site", "secondRulingFrom", "2500.5"),
    await edit("withdrawals", "site", "dailyLimit", "90000"),
    await edit("tier", "merchant", "maxOpenOrders", "77"),
  );
  const changed = [
    "0.0015",
    "0.2",
    "reversible",
    "300",
    "1.5",
    "7.25",
    "off",
    "2500.5",
    "90000",
    "77",
  ];
  expect(await present()).toEqual(changed);
  const { rows } = await pool.query(
    "select withdraw_fee from coin_network where asset = 'USDT' and network = 'TRX'",
  );
  expect(rows).toEqual([{ withdraw_fee: "150000000" }]);
  // What each start of a server does, twice.
  await applyCatalogue(pool, startingCatalogue);
  await applyCatalogue(pool, startingCatalogue);
  expect(await present()).toEqual(changed);
});
