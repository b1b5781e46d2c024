// Whatever bars one member of an account group bars all of them, the master and each sub-user alike,
// and lifting it opens the way for all of them again.
import { freezeUser, holdUser } from "@parley/contract/endpoints/staff/staff";
import { findOffer } from "@parley/database/queries/market/offer";
import { findStanding } from "@parley/database/queries/identity/standing";
import { toOfferId, toUserId, type OrderId, type UserId } from "@parley/domain/ids";
import { createOrderKind } from "@parley/operations/trade/order/create-order";
import {
  addTrader,
  APPEAL,
  claim,
  creationOf,
  giveCoins,
  lead,
  PAY,
  place,
  publish,
  readOrder,
  USDT_EUR,
  type OrderWorld,
  type WorldTrader,
} from "@parley/operations/trade/order/order-world.fixture";
import { readBar } from "@parley/operations/identity/group/read-group";
import { publishOffer } from "@parley/operations/market/offer/publish-offer";
import { expectCleanLedger } from "@parley/testing/auditor";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MANY_CALLS } from "../fixtures/accounts.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const COIN = 100_000_000n;
const DAY_MS = 24 * 60 * 60_000;

let stage: TestApp;
let world: OrderWorld;
let officer: TestBrowser;
let staffId: UserId;
let seller: WorldTrader;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await addDemoPeople(stage);
  officer = await logInDemo(stage, "compliance");
  const { pool } = stage.database;
  world = { pool, engine: stage.engine, ids: stage.surfaces.ids };
  staffId = (await insertTestUser(pool, { staffRole: "agent" })).id;
  seller = await addTrader(world, await insertTestUser(pool));
  await giveCoins(world, seller.id, "USDT", 100_000n * COIN);
});

afterAll(async () => {
  await expectCleanLedger(stage.database.pool);
  await stage.close();
});

interface Member extends WorldTrader {
  readonly name: string;
  readonly uid: number;
}

/** A master and two sub-users who may trade. */
async function newGroup(): Promise<Member[]> {
  const { pool } = world;
  const master = await insertTestUser(pool);
  const subs = await Promise.all(
    [1, 2].map(() => insertTestUser(pool, { master, permissions: ["trade"] })),
  );
  return Promise.all(
    [master, ...subs].map(async (person, turn) => {
      const trader = await addTrader(world, { ...person, masterId: master.id });
      const name = turn === 0 ? "the master" : `sub-user ${turn}`;
      return Object.assign({}, trader, { name, uid: person.uid });
    }),
  );
}

async function orderOf(member: Member) {
  const offer = await publish(world, seller, { quantity: 100n * COIN });
  return creationOf(world, offer, member, { amount: 20n * COIN });
}

/** What a member gets who tries to trade. */
async function tryAll(member: Member) {
  const { engine, ids, pool } = world;
  const input = await orderOf(member);
  const placed = await engine.submit(createOrderKind, { input, identity: null });
  if (placed.ok) await cancel(input.id, member, { isCounted: false });
  const { accountGroup, id: advertiserId } = member;
  const sample = await findOffer(pool, input.offer.id);
  if (sample === null) throw new Error("the offer is gone");
  const id = toOfferId(ids.next());
  const published = await engine.submit(publishOffer, {
    input: {
      offer: {
        ...sample,
        id,
        advertiserId,
        accountGroup,
        side: "buy",
        userPaymentIds: [],
        shareToken: `t${id}`,
      },
      groupId: member.masterId,
      market: USDT_EUR,
    },
    identity: null,
  });
  const now = new Date(stage.clock.now());
  const standing = await findStanding(pool, toUserId(advertiserId), "1", now);
  return {
    order: placed.ok ? "made" : placed.error,
    offer: published.ok ? "made" : published.error,
    isFrozen: standing?.isFrozen,
    barredUntil: await readBar({ pool, clock: stage.clock }, member),
  };
}

async function cancel(orderId: OrderId, member: Member, { isCounted }: { isCounted: boolean }) {
  const { pool } = world;
  const order = await readOrder({ pool }, orderId);
  await lead(world, order, [{ by: "buyer", request: { step: "cancel" } }]);
  if (isCounted) return;
  await pool.query("update trade_group set cancels = '{}' where group_id = $1", [member.masterId]);
}

async function callStaff(member: Member, bar: { isFrozen: boolean } | { until: number | null }) {
  stage.clock.advance(60_000);
  const common = { uid: String(member.uid), reason: "a case", codes: { totp: demoTotp(stage) } };
  const answer =
    "until" in bar
      ? await officer.call(holdUser, { ...common, ...bar })
      : await officer.call(freezeUser, { ...common, ...bar });
  expect(answer.code).toBe(0);
}

/** The last of three false claims; the two before were made by any member of the group. */
async function claimFalsely(member: Member) {
  const { pool } = world;
  const order = await place(world, await orderOf(member));
  const now = new Date(stage.clock.now());
  await pool.query(
    "update trade_group set false_claims = array[$2, $2]::timestamptz[] where group_id = $1",
    [member.masterId, now],
  );
  const claimed = await claim(world, await lead(world, order, [PAY, APPEAL]), staffId);
  const terms = { amount: null, note: "No trace.", texts: null, byId: staffId };
  await lead(world, claimed, [
    {
      by: "staff",
      request: { step: "rule-refund", ruling: { ...terms, reason: "payment-not-proved" } },
    },
    { by: "buyer", request: { step: "accept-ruling" } },
    { by: "clock", request: { step: "apply-refund" } },
  ]);
  await pool.query("update trade_group set cancels = '{}' where group_id = $1", [member.masterId]);
}

async function cancelThrice(member: Member) {
  for (let count = 0; count < 3; count += 1) {
    const order = await place(world, await orderOf(member));
    await cancel(order.id, member, { isCounted: true });
  }
}

const OPEN = { order: "made", offer: "made", isFrozen: false, barredUntil: null };
const FROZEN = { order: "tradingFrozen", offer: "tradingFrozen", isFrozen: true };

const BARS = [
  {
    name: "a freeze by staff",
    bar: (member: Member) => callStaff(member, { isFrozen: true }),
    lift: (member: Member) => callStaff(member, { isFrozen: false }),
    barred: FROZEN,
  },
  {
    name: "a hold by staff",
    bar: (member: Member) => callStaff(member, { until: stage.clock.now() + DAY_MS }),
    lift: (member: Member) => callStaff(member, { until: null }),
    barred: FROZEN,
  },
  {
    name: "the third false claim",
    bar: claimFalsely,
    lift: (member: Member) => callStaff(member, { isFrozen: false }),
    barred: FROZEN,
  },
  {
    name: "the third cancel in a day",
    bar: cancelThrice,
    lift: () => Promise.resolve(stage.clock.advance(DAY_MS)),
    barred: { order: "cancelLimit", offer: "made", isFrozen: false },
  },
];

describe.each(BARS)("$name", ({ bar, lift, barred }) => {
  test.each([
    [0, "the master"],
    [1, "a sub-user"],
  ])("of member %d (%s) bars every member alike, until it is lifted for all", async (place_) => {
    const members = await newGroup();
    const hit = members[place_];
    if (hit === undefined) throw new Error("there is no such member");
    const tryEach = async () => {
      const tried: unknown[] = [];
      for (const member of members) tried.push({ ...(await tryAll(member)), who: member.name });
      return tried;
    };
    const all = (expected: object) =>
      members.map(({ name }) => Object.assign({}, expected, { who: name }));
    expect(await tryEach()).toEqual(all(OPEN));
    await bar(hit);
    const until = barred === FROZEN ? null : stage.clock.now() + DAY_MS;
    expect(await tryEach()).toEqual(all({ ...barred, barredUntil: until }));
    await lift(hit);
    expect(await tryEach()).toEqual(all(OPEN));
  });
});
