// What a merchant does in an order and when, decided from the order alone: after a restart or a
// lost connection it continues from the order's state. Messages are quick phrases, which the other
// side reads in its own language.
import type { EndpointReply } from "@parley/contract/endpoint";
import type { queryOrderDetails } from "@parley/contract/endpoints/trade/orders";
import type { QuickPhraseCode } from "@parley/domain/chat/quick-phrases";
import type { MerchantFacts, Pace } from "./instructions.ts";

export type OrderFacts = Pick<
  EndpointReply<typeof queryOrderDetails>,
  "orderId" | "role" | "state" | "actions" | "createdAt" | "paidAt" | "completedAt"
>;

export type Step =
  | { readonly kind: "say"; readonly phrase: QuickPhraseCode; readonly dueAt: number }
  | { readonly kind: "act"; readonly action: "pay" | "release"; readonly dueAt: number };

export type Manner = Pick<MerchantFacts, "doesRelease"> & { readonly pace: Pace };

/** In the order in which they are taken. */
export function listSteps(order: OrderFacts, { doesRelease, pace }: Manner): Step[] {
  const { role, state, createdAt, paidAt, completedAt } = order;
  const after = (at: number, leastMs: number) => at + leastMs * (1 + hesitation(order));
  if (state === "completed") {
    return completedAt === null ? [] : [say("thanks", after(completedAt, pace.greetMs))];
  }
  if (state !== "pending_payment" && state !== "paid") return [];
  const steps = [say("hello", after(createdAt, pace.greetMs))];
  if (role === "buyer") {
    if (order.actions.includes("pay")) {
      steps.push({ kind: "act", action: "pay", dueAt: after(createdAt, pace.payMs) });
    }
    if (paidAt !== null) steps.push(say("payment-sent", after(paidAt, pace.greetMs)));
    return steps;
  }
  if (paidAt === null) return steps;
  const dueAt = after(paidAt, pace.releaseMs);
  if (!doesRelease) return [...steps, say("please-wait", dueAt)];
  steps.push(say("payment-received", dueAt));
  if (order.actions.includes("release")) steps.push({ kind: "act", action: "release", dueAt });
  return steps;
}

function say(phrase: QuickPhraseCode, dueAt: number): Step {
  return { kind: "say", phrase, dueAt };
}

/** Between 0 and 1, the same for an order each time. */
function hesitation({ orderId }: OrderFacts): number {
  return Number(orderId.slice(-3)) / 1_000;
}

/** Identifies a step that was taken. */
export function nameOf(step: Step): string {
  return step.kind === "say" ? step.phrase : step.action;
}
