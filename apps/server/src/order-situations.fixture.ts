// Every situation an order can be in, each led there through the engine by a clock of its own, so that
// what is a day old need not be waited for.
import { createPool, type Pool } from "@parley/database/pool";
import type { Offer, OfferSide } from "@parley/domain/offer/offer";
import type {
  AppealState,
  Order,
  OrderRole,
  OrderState,
  RulingKind,
  RulingTerms,
} from "@parley/domain/order/order";
import type { OrderGuard } from "@parley/domain/order/order-table";
import { createEngine, type Engine } from "@parley/engine/engine";
import {
  APPEAL,
  claim,
  creationOf,
  giveCoins,
  lead,
  PAY,
  place,
  publish,
  RELEASE,
  SETTLE,
  WITHDRAW,
  type OrderWorld,
  type Step,
  type WorldTrader,
} from "@parley/operations/trade/order/order-world.fixture";
import type { OrderStage } from "./orders.fixture.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const COIN = 100_000_000n;
/** Net to the buyer of every split here. */
export const SPLIT = 40n * COIN;

/** A step of the way, or something that happens beside it. */
type Leg = Step | "a day passes" | "two hours pass" | "a case is taken" | "settlement fails";

export interface Situation {
  readonly name: string;
  readonly state: OrderState;
  readonly appeal: AppealState;
  /** How long ago it began. */
  readonly ageMs: number;
  readonly way: readonly Leg[];
  /** Guards that hold, of those that follow from the time and the order itself. */
  readonly met: readonly OrderGuard[];
  readonly appellant: OrderRole | null;
  readonly proposer: OrderRole | null;
  /** The ruling that stands, if one does. */
  readonly ruling: { readonly kind: RulingKind; readonly isDue: boolean } | null;
  /** Staff holds the seller while somebody tries. */
  readonly isHeld: boolean;
}

const CANCEL: Step = { by: "buyer", request: { command: "cancel" } };
const TIME_OUT: Step = { by: "clock", request: { command: "time-out" } };
const ESCALATE: Step = { by: "clock", request: { command: "escalate" } };
const RETRY: Step = { by: "seller", request: { command: "retry" } };
const EXTEND: Step = { by: "seller", request: { command: "extend", minutes: 5 } };
const SELLER_APPEAL: Step = { by: "seller", request: { command: "appeal", reason: "other" } };
const NOT_RECEIVED: Step = { by: "seller", request: { command: "not-received" } };
const SECOND_LOOK: Step = { by: "buyer", request: { command: "second-look" } };

/** Of some member of staff, who is none of those that try. */
export const TERMS: Omit<RulingTerms, "kind"> = {
  amount: null,
  reason: "agreement",
  note: "As the table says.",
  byId: 1n,
};

const RULE: Readonly<Record<RulingKind, Step>> = {
  release: { by: "staff", request: { command: "rule-release", ruling: TERMS } },
  refund: { by: "staff", request: { command: "rule-refund", ruling: TERMS } },
  split: { by: "staff", request: { command: "rule-split", ruling: { ...TERMS, amount: SPLIT } } },
};
const APPLY_REFUND: Step = { by: "clock", request: { command: "apply-refund" } };
const SELLER_WITHDRAW: Step = { by: "seller", request: { command: "withdraw-appeal" } };
const proposal = (by: OrderRole): Step => ({
  by,
  request: { command: "propose-split", amount: SPLIT },
});

function situation(
  name: string,
  state: OrderState,
  appeal: AppealState,
  way: readonly Leg[],
  more: Partial<Situation> = {},
): Situation {
  const plain = {
    met: [],
    appellant: null,
    proposer: null,
    ruling: null,
    isHeld: false,
    ageMs: MINUTE_MS,
  };
  return { ...plain, name, state, appeal, way, ...more };
}

/** The seller has said that nothing arrived. */
export function isNotReceivedSaid({ way }: Situation): boolean {
  return way.includes(NOT_RECEIVED);
}

/** A side has asked for a second look. */
export function isLookedAtAgain({ way }: Situation): boolean {
  return way.includes(SECOND_LOOK);
}

const RULED = [APPEAL, "a case is taken"] as const;

/** With a ruling that stands, and one whose time has come. */
function ruledSituations(kind: RulingKind): Situation[] {
  const way = [PAY, ...RULED, RULE[kind]] as const;
  return [
    situation(`paid, ruled to ${kind}`, "paid", "open", way, {
      appellant: "buyer",
      ruling: { kind, isDue: false },
    }),
    situation(`paid, ruled to ${kind} two hours ago`, "paid", "open", way, {
      ageMs: 3 * HOUR_MS,
      appellant: "buyer",
      ruling: { kind, isDue: true },
    }),
  ];
}

const FAILED = [PAY, RELEASE, "settlement fails"] as const;
const BUYERS = { appellant: "buyer", proposer: "seller" } as const;
const OPEN = [APPEAL, proposal("seller"), "a case is taken"] as const;

export const SITUATIONS: readonly Situation[] = [
  situation("placed", "pending_payment", "none", [], { met: ["beforeDeadline", "notExtended"] }),
  situation("placed, and extended", "pending_payment", "none", [EXTEND], {
    met: ["beforeDeadline"],
  }),
  situation("placed, and the time is over", "pending_payment", "none", [], {
    ageMs: 16 * MINUTE_MS,
    met: ["deadlinePassed", "notExtended"],
  }),
  situation("paid", "paid", "none", [PAY]),
  situation("paid, and nothing has arrived", "paid", "none", [PAY], {
    ageMs: 12 * MINUTE_MS,
    met: ["arrivalPassed"],
  }),
  situation("paid a day ago", "paid", "none", [PAY], {
    ageMs: 25 * HOUR_MS,
    met: ["escalationDue", "arrivalPassed"],
  }),
  situation("paid, appealed by the buyer", "paid", "open", [PAY, ...OPEN], BUYERS),
  situation(
    "paid, appealed by the seller",
    "paid",
    "open",
    [PAY, SELLER_APPEAL, proposal("buyer"), "a case is taken"],
    { appellant: "seller", proposer: "buyer" },
  ),
  situation(
    "paid, appealed by the clock",
    "paid",
    "open",
    [PAY, "a day passes", ESCALATE, "a case is taken"],
    { ageMs: 25 * HOUR_MS, met: ["arrivalPassed"] },
  ),
  situation("paid, appealed and on hold", "paid", "open", [PAY, ...OPEN], {
    ...BUYERS,
    isHeld: true,
  }),
  situation("paid, appeal withdrawn", "paid", "withdrawn", [PAY, APPEAL, WITHDRAW]),
  situation(
    "paid, said not to be received",
    "paid",
    "open",
    [PAY, "a day passes", NOT_RECEIVED, "a case is taken"],
    { ageMs: 25 * HOUR_MS, appellant: "seller", met: ["arrivalPassed"] },
  ),
  situation(
    "paid, said not to be received and withdrawn",
    "paid",
    "withdrawn",
    [PAY, "a day passes", NOT_RECEIVED, SELLER_WITHDRAW],
    { ageMs: 25 * HOUR_MS, met: ["arrivalPassed"] },
  ),
  ...ruledSituations("release"),
  ...ruledSituations("refund"),
  ...ruledSituations("split"),
  situation(
    "paid, ruled to refund two hours ago and on hold",
    "paid",
    "open",
    [PAY, ...RULED, RULE.refund],
    {
      ageMs: 3 * HOUR_MS,
      appellant: "buyer",
      ruling: { kind: "refund", isDue: true },
      isHeld: true,
    },
  ),
  situation(
    "paid, ruled after a second look",
    "paid",
    "open",
    [PAY, ...RULED, RULE.refund, SECOND_LOOK, "a case is taken", RULE.release],
    { appellant: "buyer", ruling: { kind: "release", isDue: false } },
  ),
  situation("releasing", "releasing", "none", [PAY, RELEASE]),
  situation("releasing, on hold", "releasing", "none", [PAY, RELEASE], { isHeld: true }),
  situation("releasing, appeal withdrawn", "releasing", "withdrawn", [
    PAY,
    APPEAL,
    WITHDRAW,
    RELEASE,
  ]),
  situation("releasing, appeal resolved", "releasing", "resolved", [PAY, APPEAL, RELEASE]),
  situation("failed", "failed", "none", FAILED),
  situation("failed a day ago", "failed", "none", FAILED, {
    ageMs: 25 * HOUR_MS,
    met: ["escalationDue", "arrivalPassed"],
  }),
  situation("failed, ruled to release", "failed", "open", [...FAILED, ...RULED, RULE.release], {
    appellant: "buyer",
    ruling: { kind: "release", isDue: false },
  }),
  situation("failed, appealed", "failed", "open", [...FAILED, ...OPEN], BUYERS),
  situation("failed, appeal withdrawn", "failed", "withdrawn", [...FAILED, APPEAL, WITHDRAW]),
  situation("failed, appeal resolved", "failed", "resolved", [
    PAY,
    APPEAL,
    RELEASE,
    "settlement fails",
    RETRY,
    "settlement fails",
  ]),
  situation("completed", "completed", "none", [PAY, RELEASE, SETTLE]),
  situation("completed, appeal withdrawn", "completed", "withdrawn", [
    PAY,
    APPEAL,
    WITHDRAW,
    RELEASE,
    SETTLE,
  ]),
  situation("completed, appeal resolved", "completed", "resolved", [PAY, APPEAL, RELEASE, SETTLE]),
  situation("canceled by the buyer", "canceled", "none", [CANCEL]),
  situation("canceled by the clock", "canceled", "none", [TIME_OUT], {
    ageMs: 16 * MINUTE_MS,
    met: ["timedOutLately"],
  }),
  situation("canceled by the clock a day ago", "canceled", "none", [TIME_OUT], {
    ageMs: 25 * HOUR_MS,
  }),
  situation(
    "canceled by the clock, appealed",
    "canceled",
    "open",
    [TIME_OUT, APPEAL, "a case is taken"],
    { ageMs: 16 * MINUTE_MS, appellant: "buyer" },
  ),
  situation("canceled by staff", "canceled", "resolved", [
    PAY,
    ...RULED,
    RULE.refund,
    "two hours pass",
    APPLY_REFUND,
  ]),
];

export interface Situations {
  readonly world: OrderWorld;
  reach(one: Situation, side: OfferSide, taker?: WorldTrader): Promise<Order>;
  close(): Promise<void>;
}

interface Cast {
  readonly merchant: WorldTrader;
  readonly taker: WorldTrader;
  readonly agentId: bigint;
}

const QUANTITY = 50_000n * COIN;

/** Orders of the taker's on two offers of the merchant's, a sell and a buy offer. */
export async function createSituations(
  { stage }: OrderStage,
  { merchant, taker, agentId }: Cast,
): Promise<Situations> {
  const { database, surfaces, clock } = stage;
  let now = clock.now();
  const pool: Pool = createPool(database.url, { isPipelined: true, max: 2 });
  const { ids } = surfaces;
  const engine: Engine = createEngine({ pool, clock: { now: () => now }, ids });
  const world: OrderWorld = { pool: database.pool, engine, ids };
  await giveCoins(world, merchant.id, "USDT", QUANTITY);
  await giveCoins(world, taker.id, "USDT", QUANTITY);
  const offers: Readonly<Record<OfferSide, Offer>> = {
    sell: await publish(world, merchant, { side: "sell", quantity: QUANTITY }),
    buy: await publish(world, merchant, { side: "buy", quantity: QUANTITY }),
  };

  async function walk(order: Order, leg: Leg): Promise<Order> {
    if (leg === "a day passes") {
      now += 24 * HOUR_MS;
      return order;
    }
    if (leg === "two hours pass") {
      now += 2 * HOUR_MS;
      return order;
    }
    if (leg === "a case is taken") return claim(world, order, agentId);
    if (leg !== "settlement fails") return lead(world, order, [leg]);
    await hold(database.pool, merchant.id, now + HOUR_MS);
    const step = { by: "system", request: { command: "refuse-settlement" } } as const;
    const failed = await lead(world, order, [step]);
    await hold(database.pool, merchant.id, null);
    return failed;
  }

  return {
    world,
    async reach(one, side, whoTakes = taker) {
      // Nobody is barred for what the situations before were led to.
      await database.pool.query("update trade_group set cancels = '{}', false_claims = '{}'");
      now = clock.now() - one.ageMs;
      let order = await place(world, creationOf(world, offers[side], whoTakes));
      const isTimedOut = one.way.includes(TIME_OUT);
      if (isTimedOut) now = order.payBy;
      for (const leg of one.way) order = await walk(order, leg);
      if (order.state !== one.state || order.appeal.state !== one.appeal) {
        throw new Error(`"${one.name}" led to ${order.state}, ${order.appeal.state}`);
      }
      return order;
    },
    async close() {
      await engine.stop();
      await pool.end();
    },
  };
}

/** As staff does it; null ends it. */
export async function hold(pool: Pool, personId: bigint, until: number | null): Promise<void> {
  const heldUntil = until === null ? null : new Date(until);
  await pool.query("update person set held_until = $2 where id = $1", [personId, heldUntil]);
}
