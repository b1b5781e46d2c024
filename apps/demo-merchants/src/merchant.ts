// One merchant: follows the account's events, checks every order of an event, and takes the steps
// that are due. Whenever the stream is opened it checks all open orders, so that nothing is missed.
import type { CallFailure } from "@parley/contract/client";
import { updateOrderState } from "@parley/contract/endpoints/trade/order-steps";
import { queryOrderDetails, queryOrderList } from "@parley/contract/endpoints/trade/orders";
import { sendChatMsg } from "@parley/contract/endpoints/trade/chat";
import { HEARTBEAT_MS } from "@parley/contract/live-events";
import { setTimeout as delay } from "node:timers/promises";
import type { LogInOutcome, MerchantAccount } from "./account.ts";
import { createReleaseQueue, type ReleaseQueue } from "./release-queue.ts";
import { listSteps, nameOf, type Manner, type OrderFacts, type Step } from "./next-steps.ts";

export interface MerchantParts {
  readonly account: MerchantAccount;
  readonly manner: Manner;
  /** Logs in when it is this merchant's turn. */
  readonly logIn: () => Promise<LogInOutcome>;
  readonly signal: AbortSignal;
}

interface OpenOrder {
  readonly taken: Set<string>;
  isBusy: boolean;
  /** Something happened while it was busy. */
  isStale: boolean;
  timer: NodeJS.Timeout | null;
}

interface Orders {
  readonly open: Map<string, OpenOrder>;
  readonly releases: ReleaseQueue;
}

const RETRY_MS = 5_000;
/** A stream without data for this long is dead. */
const SILENCE_MS = HEARTBEAT_MS * 3;
const OPEN_ORDERS = 50;

/** Ends on request, or when the login is refused; returns the reason of the latter. */
export async function runMerchant(parts: MerchantParts): Promise<string | null> {
  const { account, signal } = parts;
  const orders: Orders = { open: new Map(), releases: createReleaseQueue(account) };
  let isIn = false;
  while (!signal.aborted) {
    if (!isIn) {
      const outcome = await parts.logIn();
      if (outcome.is === "refused") return outcome.name;
      isIn = outcome.is === "in";
      if (outcome.is === "later") {
        await pause((outcome.retryAfterSeconds ?? 0) * 1_000 + RETRY_MS, signal);
        continue;
      }
    }
    isIn = await followEvents(parts, orders);
    await pause(RETRY_MS, signal);
  }
  for (const { timer } of orders.open.values()) if (timer !== null) clearTimeout(timer);
  if (isIn) await account.logOut();
  return null;
}

/** Returns whether the session is still valid. */
async function followEvents(parts: MerchantParts, orders: Orders): Promise<boolean> {
  const { account, signal } = parts;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), SILENCE_MS);
  const look = (orderId: string) => void attend(parts, orders, orderId);
  try {
    const events = await account.openEvents(AbortSignal.any([signal, silence.signal]));
    if (events !== null) {
      let hasBegun = false;
      for await (const { event, data } of events) {
        timer.refresh();
        // The first event says that from now on nothing is missed.
        if (!hasBegun || event === "reset") await lookAtAll(parts, look);
        hasBegun = true;
        const orderId = event === "order" ? readOrderId(data) : null;
        if (orderId !== null) look(orderId);
      }
    }
  } catch {
    // A broken connection is handled like one that ended.
  } finally {
    clearTimeout(timer);
  }
  if (signal.aborted) return true;
  const asked = await account.client.call(queryOrderList, { page: 1, pageSize: 1 });
  return asked.ok || asked.name !== "notLoggedIn";
}

async function lookAtAll({ account }: MerchantParts, look: (orderId: string) => void) {
  const asked = { status: "pending", page: 1, pageSize: OPEN_ORDERS } as const;
  const listed = await account.client.call(queryOrderList, asked);
  if (!listed.ok) throw new Error(`the orders cannot be listed: ${listed.name}`);
  for (const { orderId } of listed.data.list) look(orderId);
}

function readOrderId(data: string): string | null {
  const read: { orderId?: unknown } = Object(JSON.parse(data));
  return typeof read.orderId === "string" ? read.orderId : null;
}

/** Takes one due step after the other, and schedules those that are not due. */
async function attend(parts: MerchantParts, orders: Orders, orderId: string): Promise<void> {
  const { open, releases } = orders;
  const order = open.get(orderId) ?? newOrder();
  open.set(orderId, order);
  if (order.isBusy) {
    order.isStale = true;
    return;
  }
  order.isBusy = true;
  if (order.timer !== null) clearTimeout(order.timer);
  let waitMs: number | null;
  do {
    order.isStale = false;
    waitMs = await takeDueSteps(parts, releases, order, orderId);
  } while (order.isStale && !parts.signal.aborted);
  order.isBusy = false;
  if (waitMs === null) open.delete(orderId);
  else if (!parts.signal.aborted) {
    order.timer = setTimeout(() => void attend(parts, orders, orderId), waitMs);
  }
}

function newOrder(): OpenOrder {
  return { taken: new Set(), isBusy: false, isStale: false, timer: null };
}

/**
 * Milliseconds until it is to be checked again; null when nothing is left to do before an event.
 */
async function takeDueSteps(
  { account, manner, signal }: MerchantParts,
  releases: ReleaseQueue,
  { taken }: OpenOrder,
  orderId: string,
): Promise<number | null> {
  while (!signal.aborted) {
    const found = await account.client.call(queryOrderDetails, { orderId });
    if (!found.ok) return found.name === "orderUnknown" ? null : waitAfter(found);
    const { data: order } = found;
    const steps = listSteps(order, manner);
    const next = steps.find((step) => !taken.has(nameOf(step)));
    // Sent phrases are remembered as long as the order is open.
    if (next === undefined) return isOver(order) ? null : HEARTBEAT_MS * 40;
    const aheadMs = next.dueAt - order.serverTime;
    if (aheadMs > 0) return aheadMs;
    const failure = await takeStep(account, releases, order, next);
    if (failure !== null) return waitAfter(failure);
    taken.add(nameOf(next));
  }
  return null;
}

function isOver({ state }: OrderFacts): boolean {
  return state === "completed" || state === "canceled";
}

function waitAfter({ retryAfterSeconds }: CallFailure<string>): number {
  return RETRY_MS + (retryAfterSeconds ?? 0) * 1_000;
}

/** Null when it is done, or impossible. */
async function takeStep(
  account: MerchantAccount,
  releases: ReleaseQueue,
  { orderId, version }: OrderFacts & { readonly version: number },
  step: Step,
): Promise<CallFailure<string> | null> {
  if (step.kind === "say") {
    const said = await account.client.call(sendChatMsg, {
      orderId,
      kind: "phrase",
      phrase: { code: step.phrase },
      // The same phrase for the same order, so that it is sent once, also after a restart.
      clientId: `demo-${orderId}-${step.phrase}`,
    });
    return said.ok || said.name === "chatClosed" || said.name === "messageUnsendable" ? null : said;
  }
  if (step.action === "release") return releases.release({ orderId, version });
  const done = await account.client.call(updateOrderState, {
    orderId,
    action: step.action,
    version,
  });
  return done.ok || done.name === "orderStateChanged" ? null : done;
}

export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
