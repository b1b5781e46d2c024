// Everybody who might try something with an order, each the way they would: people and staff through the
// front door as far as it has a call for it, the clock and the platform through the engine.
import { retryOrder, ruleAppeal } from "@parley/contract/endpoints/staff/appeals";
import { updateOrderState } from "@parley/contract/endpoints/trade/orders";
import { formatAmount } from "@parley/domain/money/amount";
import type { OfferSide } from "@parley/domain/offer/offer";
import type { OrderRequest } from "@parley/domain/order/decide-order";
import type { Order, OrderActor } from "@parley/domain/order/order";
import type { OrderCommand } from "@parley/domain/order/order-table";
import { codePurposeOf, ORDER_ACTIONS, type OrderAction } from "@parley/domain/order/order-view";
import { moveOrderKind } from "@parley/operations/trade/order/move-order";
import { moveOf } from "@parley/operations/trade/order/order-world.fixture";
import type { TestBrowser } from "./browser.fixture.ts";
import { demoTotpOfNow } from "./demo-people.fixture.ts";
import { callLoosely } from "./loose-call.fixture.ts";
import type { OrderStage } from "./orders.fixture.ts";
import { SPLIT, TERMS } from "./order-situations.fixture.ts";
import { seal } from "./payment.fixture.ts";
import type { TestApp } from "./test-app.fixture.ts";

export const ACTORS = [
  "buyer",
  "seller",
  "stranger",
  "sub-user",
  "agent with the case",
  "supervisor without it",
  "clock",
  "system",
] as const;
export type Actor = (typeof ACTORS)[number];

/** Who that is to the table; null for whom it does not know. */
export const ROLES: Readonly<Record<Actor, OrderActor | null>> = {
  buyer: "buyer",
  seller: "seller",
  stranger: null,
  "sub-user": null,
  "agent with the case": "staff",
  "supervisor without it": "staff",
  clock: "clock",
  system: "system",
};

export interface Cast {
  readonly on: OrderStage;
  readonly browsers: Readonly<Record<"stranger" | "subUser" | "agent" | "supervisor", TestBrowser>>;
  readonly agentId: bigint;
}

/** The name of the refusal; null when it took effect. */
export async function attempt(
  { on, browsers, agentId }: Cast,
  order: Order,
  side: OfferSide,
  command: OrderCommand,
  actor: Actor,
): Promise<string | null> {
  if (actor === "stranger") return change(on.stage, browsers.stranger, order, command);
  if (actor === "sub-user") return change(on.stage, browsers.subUser, order, command);
  const role = ROLES[actor];
  if (actor === "buyer" || actor === "seller") {
    const isTaker = (side === "sell") === (actor === "buyer");
    const browser = isTaker ? on.buyer : on.merchant;
    if (isAction(command)) return change(on.stage, browser, order, command, actor);
  }
  if (actor === "agent with the case" || actor === "supervisor without it") {
    const isAgent = actor === "agent with the case";
    const browser = isAgent ? browsers.agent : browsers.supervisor;
    const answer = await rule(on.stage, browser, order, command);
    if (answer !== "no such call") return answer;
  }
  if (role === null) throw new Error("nobody tried");
  const step = { by: role, request: requestOf(command) };
  const input = moveOf(order, step, actor === "agent with the case" ? agentId : null);
  const outcome = await on.stage.engine.submit(moveOrderKind, { input, identity: null });
  return outcome.ok ? null : outcome.error;
}

export function isAction(command: OrderCommand): command is OrderAction {
  return ORDER_ACTIONS.some((action) => action === command);
}

function requestOf(command: OrderCommand): OrderRequest {
  if (command === "extend") return { command, minutes: 5 };
  if (command === "appeal") return { command, reason: "other" };
  if (command === "propose-split") return { command, amount: SPLIT };
  if (command === "rule-split") return { command, ruling: { ...TERMS, amount: SPLIT } };
  if (command === "rule-release" || command === "rule-refund") return { command, ruling: TERMS };
  return { command };
}

const SPLIT_TEXT = formatAmount(SPLIT, 8);

export async function change(
  stage: TestApp,
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
  const purpose =
    role !== null && isAction(command)
      ? codePurposeOf(command, role, order.state, order.appeal.state)
      : null;
  const sealed =
    purpose === null
      ? {}
      : {
          command: await sealNow(stage, browser, { action: purpose, subject: body.orderId, body }),
        };
  const answer = await callLoosely(browser, updateOrderState, { ...body, ...sealed });
  return answer.code === 0 ? null : (answer.error ?? "nameless");
}

async function sealNow(stage: TestApp, browser: TestBrowser, wish: Parameters<typeof seal>[2]) {
  return seal(stage, browser, { ...wish, codes: { totp: await demoTotpOfNow(stage) } });
}

const RULINGS: Partial<Record<OrderCommand, string>> = {
  "rule-release": "release",
  "rule-refund": "refund",
  "rule-split": "split",
  "close-appeal": "close",
};

async function rule(stage: TestApp, browser: TestBrowser, order: Order, command: OrderCommand) {
  const ruling = RULINGS[command];
  if (ruling === undefined && command !== "retry") return "no such call";
  const common = {
    orderId: String(order.id),
    version: order.version,
    note: "As the table says.",
    codes: { totp: await demoTotpOfNow(stage) },
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
