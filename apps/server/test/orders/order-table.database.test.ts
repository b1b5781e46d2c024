// The order table against the real system: every situation × step × actor. What the table allows
// changes state, history and ledger as it says; everything else is refused and changes nothing.
import { toPaymentId, toUserId } from "@parley/domain/ids";
import { ORDER_STEPS, type OrderStep } from "@parley/domain/order/order-step";
import { addEvidence } from "@parley/contract/endpoints/trade/appeals";
import { createSubUser } from "@parley/contract/endpoints/identity/sub-users";
import { losersBy, sellerOf, type Order, type OrderActor } from "@parley/domain/order/order";
import {
  findTransition,
  ORDER_TABLE,
  type OrderPrecondition,
  type Transition,
} from "@parley/domain/order/order-table";
import { smallestGross } from "@parley/domain/trade/quote";
import { moveOrderKind } from "@parley/operations/trade/order/move-order";
import {
  moveOf,
  readOrder,
  type WorldTrader,
} from "@parley/operations/trade/order/order-world.fixture";
import { expectCleanLedger } from "@parley/testing/auditor";
import { eventually } from "@parley/testing/eventually";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logInDemo, logInWithPassword } from "../fixtures/demo-people.fixture.ts";
import {
  ACTORS,
  attempt,
  change,
  isAction,
  ROLES,
  type Actor,
  type Cast,
} from "../fixtures/order-attempts.fixture.ts";
import { readLines, readStep, snapshot } from "../fixtures/order-rows.fixture.ts";
import { createOrderStage, freshenRates, type OrderStage } from "../fixtures/orders.fixture.ts";
import {
  createSituations,
  hold,
  isLookedAtAgain,
  isNotReceivedSaid,
  isTaskDue,
  isTaskSet,
  SITUATIONS,
  SPLIT,
  type Situation,
  type Situations,
} from "../fixtures/order-situations.fixture.ts";
import { callAsMaster } from "../fixtures/sub-users.fixture.ts";

let on: OrderStage;
let situations: Situations;
let cast: Cast;
let subUser: WorldTrader;
const pool = () => on.stage.database.pool;

beforeAll(async () => {
  on = await createOrderStage();
  const { stage } = on;
  const sub = { account: "desk@example.org", password: "a long and quiet river" };
  await callAsMaster(stage, on.buyer, createSubUser, {
    ...sub,
    username: "desk-1",
    permissions: [],
  });
  stage.clock.advance(30_000);
  const browsers = {
    stranger: await logInDemo(stage, "newcomer"),
    subUser: await logInWithPassword(stage, sub.account, sub.password),
    agent: await logInDemo(stage, "agent"),
    supervisor: await logInDemo(stage, "supervisor"),
  };
  await freshenRates(on);
  const [merchant, buyer] = [await findTrader("merchant"), await findTrader("buyer")];
  subUser = await findTrader("desk");
  const { id: agentId } = await findTrader("agent");
  cast = { on, browsers, agentId };
  situations = await createSituations(on, { merchant, taker: buyer, agentId });
}, 60_000);

afterAll(async () => {
  await situations.close();
  await on.stage.close();
});

async function findTrader(name: string): Promise<WorldTrader> {
  const { rows } = await pool().query<Record<keyof WorldTrader, string>>(
    `select app_user.id, coalesce(master_id, app_user.id) as "masterId",
       account_group as "accountGroup", coalesce(max(user_payment.id), 0) as "paymentId"
     from app_user
       join contact on contact.user_id = app_user.id and target like $1
       left join user_payment on user_payment.user_id = app_user.id
     group by app_user.id`,
    [`${name}@%`],
  );
  const [found] = rows;
  if (found === undefined) throw new Error(`there is no ${name}`);
  return {
    id: toUserId(BigInt(found.id)),
    masterId: toUserId(found.masterId),
    accountGroup: Number(found.accountGroup),
    paymentId: toPaymentId(found.paymentId),
  };
}

/** Whether the table lets it through, by what the situation says of itself. */
function findRow(one: Situation, step: OrderStep, actor: Actor): Transition | null {
  const role = ROLES[actor];
  if (role === null) return null;
  const row = findTransition(step, role, one.state, one.appeal);
  return row?.preconditions.every((precondition) => isMet(precondition, one, actor, role)) === true
    ? row
    : null;
}

function isMet(
  precondition: OrderPrecondition,
  one: Situation,
  actor: Actor,
  role: OrderActor,
): boolean {
  switch (precondition) {
    case "securityVerification":
    case "sellerVerification":
      return true;
    case "noHold":
      return !one.isHeld;
    case "hold":
      return one.isHeld;
    case "staffWithCase":
      return actor === "agent with the case";
    case "appellant":
      return one.appellant === role;
    case "proposalOfOther":
      return one.proposer !== null && one.proposer !== role;
    case "beforeDeadline":
    case "deadlinePassed":
    case "notExtended":
    case "escalationDue":
    case "timedOutLately":
    case "arrivalPassed":
      return one.met.includes(precondition);
    case "notReceivedUnsaid":
      return !isNotReceivedSaid(one);
    case "appealedByClock":
      return one.appeal === "open" && one.appellant === null;
    case "secondLookLeft":
      return !isLookedAtAgain(one);
    case "rulingStands":
      return one.ruling?.isDue === false;
    case "noRulingStands":
      return one.ruling === null;
    case "rulingDue":
      return one.ruling?.isDue === true;
    case "releaseRuled":
    case "refundRuled":
    case "splitRuled":
      return precondition === `${one.ruling?.kind}Ruled`;
    case "losingSide":
      return one.ruling !== null && losersBy(one.ruling.kind).some((loser) => loser === role);
    case "taskAwaited":
      return isTaskSet(one);
    case "taskDue":
      return isTaskDue(one);
    case "noReceiverOnHold":
      return !(one.isHeld && one.ruling?.kind !== "release");
  }
}

function expectedLines({ quantity, fee, feeRate, ...order }: Order, { money }: Transition) {
  const out = `seller escrow -${quantity}`;
  switch (money) {
    case "none":
      return [];
    case "return":
      return [out, `seller ${order.offerSide === "sell" ? "offer" : "spot"} ${quantity}`];
    case "settle":
      return [out, `buyer spot ${order.receiveQuantity}`, `platform fees ${fee}`];
    case "share": {
      const gross = smallestGross(feeRate, SPLIT);
      return [
        out,
        `buyer spot ${SPLIT}`,
        `platform fees ${gross - SPLIT}`,
        `seller spot ${quantity - gross}`,
      ];
    }
  }
}

/** After a release, a retry or an accepted ruling the coins follow by themselves. */
async function untilQuiet(order: Order): Promise<Order> {
  return eventually(async () => {
    const now = await readOrder(situations.world, order.id);
    const { ruling } = now;
    const isAccepted =
      ruling !== null && losersBy(ruling.kind).every((side) => ruling.acceptedBy.includes(side));
    if (now.state === "releasing" || isAccepted) throw new Error("it is not settled yet");
    return now;
  });
}

/** Where the coins follow a step by themselves; null where they do not. */
function followed({ ruling, isHeld }: Situation, step: OrderStep, state: string) {
  if (state === "releasing") return isHeld ? "failed" : "completed";
  if (step !== "accept-ruling" || ruling === null || ruling.kind === "split") return null;
  return ruling.kind === "release" ? "completed" : "canceled";
}

async function withHold<Result>(one: Situation, order: Order, work: () => Promise<Result>) {
  if (one.isHeld) await hold(pool(), sellerOf(order), on.stage.clock.now() + 3_600_000);
  const result = await work();
  if (one.isHeld) await hold(pool(), sellerOf(order), null);
  return result;
}

const PAIRS = ORDER_STEPS.flatMap((step) => ACTORS.map((actor) => ({ step, actor }))).filter(
  // What people have no call for is tried once, below.
  ({ step, actor }) => isAction(step) || (actor !== "stranger" && actor !== "sub-user"),
);

const CASES = SITUATIONS.map((one) => ({
  one,
  name: one.name,
  allowed: PAIRS.filter(({ step, actor }) => findRow(one, step, actor) !== null),
  refused: PAIRS.filter(({ step, actor }) => findRow(one, step, actor) === null),
}));

describe("an actor without permission changes nothing in an order", () => {
  test.each(CASES)("$name: $refused.length steps refused", async ({ one, refused }) => {
    const order = await situations.reach(one, "sell");
    const ofSubUser = await situations.reach(one, "sell", subUser);
    const before = [await snapshot(pool(), order), await snapshot(pool(), ofSubUser)];
    const answers = await withHold(one, order, () =>
      Promise.all(
        refused.map(async ({ step, actor }) => {
          const tried = actor === "sub-user" ? ofSubUser : order;
          return `${actor}: ${step}: ${await attempt(cast, tried, "sell", step, actor)}`;
        }),
      ),
    );
    expect(answers).toEqual(
      refused.map(({ step, actor }) => `${actor}: ${step}: ${expectedError(one, step, actor)}`),
    );
    expect([await snapshot(pool(), order), await snapshot(pool(), ofSubUser)]).toEqual(before);
    await settleDown([order, ofSubUser]);
  });
});

const MOVABLE = CASES.filter(({ allowed }) => allowed.length > 0);

describe("a permitted actor moves an order as the table says", () => {
  test.each(MOVABLE)("$name: $allowed.length steps allowed", async ({ one, allowed }) => {
    for (const side of ["sell", "buy"] as const) {
      for (const { step, actor } of allowed) {
        const row = findRow(one, step, actor);
        if (row === null) throw new Error("the table changed its mind");
        // Which side published the offer matters to the coins alone.
        if (side === "buy" && row.money === "none") continue;
        const order = await situations.reach(one, side);
        const error = await withHold(one, order, async () => {
          const refusal = await attempt(cast, order, side, step, actor);
          // The hold lasts until the settlement has met it.
          await untilQuiet(order);
          return refusal;
        });
        expect(`${actor}: ${step}: ${error}`).toBe(`${actor}: ${step}: null`);
        const { state, appeal } = row.to;
        const reached = { state: state ?? one.state, appeal: appeal ?? one.appeal };
        expect(await readStep(pool(), order)).toEqual([{ actor: ROLES[actor], step, ...reached }]);
        const lines = expectedLines(order, row).toSorted();
        expect(await readLines(pool(), order, step)).toEqual(lines);
        const after = await untilQuiet(order);
        const end = followed(one, step, reached.state);
        const { state: stateNow, appeal: appealNow, version } = after;
        expect({ state: stateNow, appeal: appealNow.state, version }).toEqual(
          end === null
            ? { ...reached, version: order.version + 1 }
            : {
                state: end,
                appeal: step === "accept-ruling" ? "resolved" : reached.appeal,
                version,
              },
        );
        await settleDown([after]);
      }
    }
  });
});

/** A user may have at most three unpaid orders. */
async function settleDown(orders: readonly Order[]): Promise<void> {
  for (const { id } of orders) {
    const order = await readOrder(situations.world, id);
    if (order.state !== "pending_payment") continue;
    const input = moveOf(order, { by: "buyer", request: { step: "cancel" } }, null);
    await on.stage.engine.submit(moveOrderKind, { input, identity: null });
  }
}

/** Why an actor is refused: no such order, no permission, no such call, or the table's reason. */
function expectedError(one: Situation, step: OrderStep, actor: Actor): string {
  if (actor === "stranger") return "orderUnknown";
  if (actor === "sub-user") return "subUserForbidden";
  const role = ROLES[actor];
  const row = role === null ? null : findTransition(step, role, one.state, one.appeal);
  const unmet = row?.preconditions.find(
    (precondition) => role !== null && !isMet(precondition, one, actor, role),
  );
  if (unmet === "noHold" || unmet === "noReceiverOnHold") return "accountOnHold";
  if (unmet === "arrivalPassed") return "notReceivedTooEarly";
  return unmet === "staffWithCase" ? "caseNotYours" : "orderStateChanged";
}

test("every row of the table is reached", () => {
  const reached = new Set(
    SITUATIONS.flatMap((one) => PAIRS.map(({ step, actor }) => findRow(one, step, actor))),
  );
  const rows: readonly Transition[] = ORDER_TABLE;
  expect(rows.filter((row) => !reached.has(row))).toEqual([]);
});

test("users have no call for steps of others", async () => {
  const [placed] = SITUATIONS;
  if (placed === undefined) throw new Error("there are no situations");
  const order = await situations.reach(placed, "sell");
  const before = await snapshot(pool(), order);
  const { stranger, subUser: clerk } = cast.browsers;
  const callers = [on.buyer, on.merchant, stranger, clerk];
  const answers = await Promise.all(
    ORDER_STEPS.filter((step) => !isAction(step)).flatMap((step) =>
      callers.map((browser) => change(on.stage, browser, order, step)),
    ),
  );
  expect(new Set(answers)).toEqual(new Set(["badInput"]));
  expect(await snapshot(pool(), order)).toBe(before);
});

test("a sub-user who may not trade cannot add to an appeal either", async () => {
  const open = SITUATIONS.find(({ appeal }) => appeal === "open");
  if (open === undefined) throw new Error("there is no appeal");
  const order = await situations.reach(open, "sell", subUser);
  const said = { orderId: String(order.id), statement: "It is not right." };
  const before = await snapshot(pool(), order);
  expect(await cast.browsers.subUser.call(addEvidence, said)).toMatchObject({
    status: 403,
    error: "subUserForbidden",
  });
  expect(await snapshot(pool(), order)).toBe(before);
});

test("a hold applies to all sub-users", async () => {
  const releasing = SITUATIONS.find(({ state }) => state === "releasing");
  if (releasing === undefined) throw new Error("there is no release");
  const order = await situations.reach(releasing, "sell", subUser);
  await hold(pool(), subUser.masterId, on.stage.clock.now() + 1);
  expect(await attempt(cast, order, "sell", "settle", "system")).toBe("accountOnHold");
  on.stage.clock.advance(1);
  expect(await attempt(cast, order, "sell", "settle", "system")).toBeNull();
  await hold(pool(), subUser.masterId, null);
});

test("the audit is clean after all steps", async () => {
  await expect(expectCleanLedger(pool())).resolves.toBeUndefined();
});
