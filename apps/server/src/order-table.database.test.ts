// The table of orders on the real thing: every situation × command × actor. What the table allows does
// what it says, to the state, the history and the books; everything else is refused and changes nothing.
// People and staff come through the front door as far as it has a call for it.
import { ruleAppeal, retryOrder } from "@parley/contract/endpoints/appeals";
import { updateOrderState } from "@parley/contract/endpoints/orders";
import { createSubUser } from "@parley/contract/endpoints/sub-users";
import { formatAmount } from "@parley/domain/money/amount";
import type { OfferSide } from "@parley/domain/offer/offer";
import type { OrderRequest } from "@parley/domain/order/decide-order";
import { sellerOf, type Order, type OrderActor } from "@parley/domain/order/order";
import {
  findTransition,
  ORDER_COMMANDS,
  ORDER_TABLE,
  type OrderCommand,
  type OrderGuard,
  type Transition,
} from "@parley/domain/order/order-table";
import {
  needsVerification,
  ORDER_ACTIONS,
  type OrderAction,
} from "@parley/domain/order/order-view";
import { smallestGross } from "@parley/domain/trade/quote";
import { moveOrderKind } from "@parley/operations/order/move-order";
import { moveOf, readOrder, type WorldTrader } from "@parley/operations/order/order-world.fixture";
import { expectCleanBooks } from "@parley/testing/auditor";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { TestBrowser } from "./browser.fixture.ts";
import { demoTotp, logInDemo, logInWithPassword } from "./demo-people.fixture.ts";
import { callLoosely } from "./loose-call.fixture.ts";
import { createOrderStage, freshenRates, type OrderStage } from "./orders.fixture.ts";
import {
  createSituations,
  hold,
  SITUATIONS,
  SPLIT,
  type Situation,
  type Situations,
} from "./order-situations.fixture.ts";
import { seal } from "./payment.fixture.ts";

const ACTORS = [
  "buyer",
  "seller",
  "stranger",
  "sub-user",
  "agent with the case",
  "supervisor without it",
  "clock",
  "system",
] as const;
type Actor = (typeof ACTORS)[number];

/** Who that is to the table; null for whom it does not know. */
const ROLES: Readonly<Record<Actor, OrderActor | null>> = {
  buyer: "buyer",
  seller: "seller",
  stranger: null,
  "sub-user": null,
  "agent with the case": "staff",
  "supervisor without it": "staff",
  clock: "clock",
  system: "system",
};

let on: OrderStage;
let situations: Situations;
let browsers: Readonly<Record<"stranger" | "subUser" | "agent" | "supervisor", TestBrowser>>;
let people: Readonly<Record<"merchant" | "buyer" | "agent" | "supervisor" | "subUser", bigint>>;
let subUser: WorldTrader;

beforeAll(async () => {
  on = await createOrderStage();
  const { stage } = on;
  const sub = { account: "desk@example.org", password: "a long and quiet river" };
  await on.buyer.call(createSubUser, { ...sub, username: "desk-1", permissions: [] });
  stage.clock.advance(30_000);
  browsers = {
    stranger: await logInDemo(stage, "newcomer"),
    subUser: await logInWithPassword(stage, sub.account, sub.password),
    agent: await logInDemo(stage, "agent"),
    supervisor: await logInDemo(stage, "supervisor"),
  };
  await freshenRates(on);
  const [merchant, buyer] = [await findTrader("merchant"), await findTrader("buyer")];
  subUser = await findTrader("desk");
  people = {
    merchant: merchant.id,
    buyer: buyer.id,
    subUser: subUser.id,
    agent: (await findTrader("agent")).id,
    supervisor: (await findTrader("supervisor")).id,
  };
  situations = await createSituations(on, { merchant, taker: buyer, agentId: people.agent });
}, 60_000);

afterAll(async () => {
  await situations.close();
  await on.stage.close();
});

async function findTrader(name: string): Promise<WorldTrader> {
  const { rows } = await on.stage.database.pool.query<Record<keyof WorldTrader, string>>(
    `select person.id, coalesce(master_id, person.id) as "masterId",
       account_group as "accountGroup", coalesce(max(user_payment.id), 0) as "paymentId"
     from person
       join contact on contact.person_id = person.id and target like $1
       left join user_payment on user_payment.person_id = person.id
     group by person.id`,
    [`${name}@%`],
  );
  const [found] = rows;
  if (found === undefined) throw new Error(`there is no ${name}`);
  return {
    id: BigInt(found.id),
    masterId: BigInt(found.masterId),
    accountGroup: Number(found.accountGroup),
    paymentId: BigInt(found.paymentId),
  };
}

/** Whether the table lets it through, by what the situation says of itself. */
function findRow(one: Situation, command: OrderCommand, actor: Actor): Transition | null {
  const role = ROLES[actor];
  if (role === null) return null;
  const row = findTransition(command, role, one.state, one.appeal);
  return row?.guards.every((guard) => isMet(guard, one, actor, role)) === true ? row : null;
}

// oxlint-disable-next-line typescript/consistent-return -- the compiler proves the switch complete
function isMet(guard: OrderGuard, one: Situation, actor: Actor, role: OrderActor): boolean {
  switch (guard) {
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
      return one.met.includes(guard);
  }
}

/** The name of the refusal; null when it took effect. */
async function attempt(
  order: Order,
  side: OfferSide,
  command: OrderCommand,
  actor: Actor,
): Promise<string | null> {
  if (actor === "stranger") return change(browsers.stranger, order, command);
  if (actor === "sub-user") return change(browsers.subUser, order, command);
  const role = ROLES[actor];
  if (actor === "buyer" || actor === "seller") {
    const isTaker = (side === "sell") === (actor === "buyer");
    const browser = isTaker ? on.buyer : on.merchant;
    if (isAction(command)) return change(browser, order, command, actor);
  }
  if (actor === "agent with the case" || actor === "supervisor without it") {
    const isAgent = actor === "agent with the case";
    const answer = await rule(isAgent ? browsers.agent : browsers.supervisor, order, command);
    if (answer !== "no such call") return answer;
  }
  if (role === null) throw new Error("nobody tried");
  const step = { by: role, request: requestOf(command) };
  const input = moveOf(order, step, actor === "agent with the case" ? people.agent : null);
  const outcome = await on.stage.engine.submit(moveOrderKind, { input, identity: null });
  return outcome.ok ? null : outcome.error;
}

function isAction(command: OrderCommand): command is OrderAction {
  return ORDER_ACTIONS.some((action) => action === command);
}

function requestOf(command: OrderCommand): OrderRequest {
  if (command === "extend") return { command, minutes: 5 };
  if (command === "appeal") return { command, reason: "other" };
  if (command === "propose-split" || command === "rule-split") return { command, amount: SPLIT };
  return { command };
}

const SPLIT_TEXT = formatAmount(SPLIT, 8);

async function change(
  browser: TestBrowser,
  order: Order,
  command: OrderCommand,
  role: "buyer" | "seller" | null = null,
): Promise<string | null> {
  const body = {
    orderId: String(order.id),
    action: command,
    version: order.version,
    ...(command === "appeal" ? { reason: "other", statement: "It is not right." } : {}),
    ...(command === "extend" ? { minutes: 5 } : {}),
    ...(command === "propose-split" ? { amount: SPLIT_TEXT } : {}),
  };
  const isSealed = role !== null && isAction(command) && needsVerification(order, command, role);
  const isSplit = command === "propose-split" || command === "accept-split";
  const sealed = isSealed
    ? {
        command: await seal(on.stage, browser, {
          action: isSplit ? "split" : "release",
          subject: body.orderId,
          body,
        }),
      }
    : {};
  const answer = await callLoosely(browser, updateOrderState, { ...body, ...sealed });
  return answer.code === 0 ? null : (answer.error ?? "nameless");
}

const RULINGS: Partial<Record<OrderCommand, string>> = {
  "rule-release": "release",
  "rule-refund": "refund",
  "rule-split": "split",
  "close-appeal": "close",
};

async function rule(browser: TestBrowser, order: Order, command: OrderCommand) {
  const ruling = RULINGS[command];
  if (ruling === undefined && command !== "retry") return "no such call";
  const common = {
    orderId: String(order.id),
    version: order.version,
    note: "As the table says.",
    codes: { totp: demoTotp(on.stage) },
  };
  const answer =
    ruling === undefined
      ? await callLoosely(browser, retryOrder, common)
      : await callLoosely(browser, ruleAppeal, {
          ...common,
          ruling,
          reasonCode: "agreement",
          ...(ruling === "split" ? { amount: SPLIT_TEXT } : {}),
        });
  return answer.code === 0 ? null : (answer.error ?? "nameless");
}

/** All rows that an order could touch, whole. */
async function snapshot(order: Order): Promise<string> {
  const { rows } = await on.stage.database.pool.query<{ all: string }>(
    `select jsonb_build_object(
       'order', (select to_jsonb(one) from trade_order one where id = $1),
       'history', (select jsonb_agg(one order by version) from order_history one where order_id = $1),
       'statements', (select count(*) from appeal_statement where order_id = $1),
       'messages', (select count(*) from order_message where order_id = $1),
       'accounts', (select jsonb_agg(one order by id) from ledger_account one),
       'transfers', (select jsonb_agg(one order by id) from transfer one
          where cause_kind = 'order' and cause_id = $1),
       'offer', (select to_jsonb(one) from offer one where id = $2),
       'traders', (select jsonb_agg(one order by person_id) from trader one),
       'actions', (select count(*) from staff_action)
     )::text as all`,
    [order.id, order.offerId],
  );
  return rows[0]?.all ?? "nothing";
}

async function readLines(order: Order, command: OrderCommand): Promise<string[]> {
  const { rows } = await on.stage.database.pool.query<{ line: string }>(
    `select case owner_id
         when 0 then 'platform' when $3 then 'seller' else 'buyer'
       end || ' ' || kind || ' ' || amount as line
     from transfer
       join posting on posting.transfer_id = transfer.id
       join ledger_account account on account.id = posting.account_id
     where cause_kind = 'order' and cause_id = $1 and cause_step = $2`,
    [order.id, command, sellerOf(order)],
  );
  return rows.map(({ line }) => line).toSorted();
}

// oxlint-disable-next-line typescript/consistent-return -- the compiler proves the switch complete
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

async function readStep(order: Order) {
  const { rows } = await on.stage.database.pool.query(
    `select actor, command, state, appeal from order_history
     where order_id = $1 and version = $2`,
    [order.id, order.version + 1],
  );
  return rows;
}

/** After a release or a retry the coins follow by themselves; nothing is under way in the next test. */
async function untilQuiet(order: Order): Promise<Order> {
  return vi.waitFor(async () => {
    const now = await readOrder(situations.world, order.id);
    if (now.state === "releasing") throw new Error("it is not settled yet");
    return now;
  });
}

async function withHold<Result>(one: Situation, order: Order, work: () => Promise<Result>) {
  const { pool } = on.stage.database;
  if (one.isHeld) await hold(pool, sellerOf(order), on.stage.clock.now() + 3_600_000);
  const result = await work();
  if (one.isHeld) await hold(pool, sellerOf(order), null);
  return result;
}

const PAIRS = ORDER_COMMANDS.flatMap((command) =>
  ACTORS.map((actor) => ({ command, actor })),
).filter(
  // What people have no call for is tried once, below.
  ({ command, actor }) => isAction(command) || (actor !== "stranger" && actor !== "sub-user"),
);

const CASES = SITUATIONS.map((one) => ({
  one,
  name: one.name,
  allowed: PAIRS.filter(({ command, actor }) => findRow(one, command, actor) !== null),
  refused: PAIRS.filter(({ command, actor }) => findRow(one, command, actor) === null),
}));

describe("whoever may not, leaves an order alone", () => {
  test.each(CASES)("$name: $refused.length of them", async ({ one, refused }) => {
    const order = await situations.reach(one, "sell");
    const ofSubUser = await situations.reach(one, "sell", subUser);
    const before = [await snapshot(order), await snapshot(ofSubUser)];
    const answers = await withHold(one, order, () =>
      Promise.all(
        refused.map(async ({ command, actor }) => {
          const tried = actor === "sub-user" ? ofSubUser : order;
          return `${actor}: ${command}: ${await attempt(tried, "sell", command, actor)}`;
        }),
      ),
    );
    expect(answers).toEqual(
      refused.map(
        ({ command, actor }) => `${actor}: ${command}: ${expectedError(one, command, actor)}`,
      ),
    );
    expect([await snapshot(order), await snapshot(ofSubUser)]).toEqual(before);
    await settleDown([order, ofSubUser]);
  });
});

const MOVABLE = CASES.filter(({ allowed }) => allowed.length > 0);

describe("whoever may, moves an order on as the table says", () => {
  test.each(MOVABLE)("$name: $allowed.length of them", async ({ one, allowed }) => {
    for (const side of ["sell", "buy"] as const) {
      for (const { command, actor } of allowed) {
        const row = findRow(one, command, actor);
        if (row === null) throw new Error("the table changed its mind");
        // Which side published the offer matters to the coins alone.
        if (side === "buy" && row.money === "none") continue;
        const order = await situations.reach(one, side);
        const error = await withHold(one, order, () => attempt(order, side, command, actor));
        expect(`${actor}: ${command}: ${error}`).toBe(`${actor}: ${command}: null`);
        const { state, appeal } = row.to;
        const reached = { state: state ?? one.state, appeal: appeal ?? one.appeal };
        expect(await readStep(order)).toEqual([{ actor: ROLES[actor], command, ...reached }]);
        const lines = expectedLines(order, row).toSorted();
        expect(await readLines(order, command)).toEqual(lines);
        const after = await untilQuiet(order);
        const isSettledSince = reached.state === "releasing";
        const { state: stateNow, appeal: appealNow, version } = after;
        expect({ state: stateNow, appeal: appealNow.state, version }).toEqual(
          isSettledSince
            ? { state: one.isHeld ? "failed" : "completed", appeal: reached.appeal, version }
            : { ...reached, version: order.version + 1 },
        );
        await settleDown([after]);
      }
    }
  });
});

/** Nobody may have more than three orders that wait for payment. */
async function settleDown(orders: readonly Order[]): Promise<void> {
  for (const { id } of orders) {
    const order = await readOrder(situations.world, id);
    if (order.state !== "pending_payment") continue;
    const input = moveOf(order, { by: "buyer", request: { command: "cancel" } }, null);
    await on.stage.engine.submit(moveOrderKind, { input, identity: null });
  }
}

/** Why somebody is refused: no such order, no such permission, no such call, or what the table says. */
function expectedError(one: Situation, command: OrderCommand, actor: Actor): string {
  if (actor === "stranger") return "orderUnknown";
  if (actor === "sub-user") return "subUserForbidden";
  const role = ROLES[actor];
  const row = role === null ? null : findTransition(command, role, one.state, one.appeal);
  const unmet = row?.guards.find((guard) => role !== null && !isMet(guard, one, actor, role));
  if (unmet === "noHold") return "accountOnHold";
  return unmet === "staffWithCase" ? "caseNotYours" : "orderStateChanged";
}

test("every row of the table is reached", () => {
  const reached = new Set(
    SITUATIONS.flatMap((one) => PAIRS.map(({ command, actor }) => findRow(one, command, actor))),
  );
  const rows: readonly Transition[] = ORDER_TABLE;
  expect(rows.filter((row) => !reached.has(row))).toEqual([]);
});

test("people have no call for what is not theirs", async () => {
  const [placed] = SITUATIONS;
  if (placed === undefined) throw new Error("there are no situations");
  const order = await situations.reach(placed, "sell");
  const before = await snapshot(order);
  const callers = [on.buyer, on.merchant, browsers.stranger, browsers.subUser];
  const answers = await Promise.all(
    ORDER_COMMANDS.filter((command) => !isAction(command)).flatMap((command) =>
      callers.map((browser) => change(browser, order, command)),
    ),
  );
  expect(new Set(answers)).toEqual(new Set(["badInput"]));
  expect(await snapshot(order)).toBe(before);
});

test("the books are clean after all of it", async () => {
  await expect(expectCleanBooks(on.stage.database.pool)).resolves.toBeUndefined();
});
