/**
 * English words for codes of the API. What users read too comes from their catalogue, so that staff and
 * users speak of one thing by one name.
 */
import chat from "@parley/phrases/catalogues/en/chat";
import order from "@parley/phrases/catalogues/en/order";
import type { TaskKind } from "@parley/domain/appeal/task";
import type { EndpointReply } from "@parley/contract/endpoint";
import type { getAppeal } from "@parley/contract/endpoints/staff/appeals";
import type { queryChatMsg } from "@parley/contract/endpoints/trade/chat";
import type {
  AppealReason,
  OrderState,
  RulingKind,
  RulingReason,
} from "@parley/domain/order/order";
import { formatTimestamp } from "@parley/domain/format/format-timestamp";

const TEXTS: Readonly<Record<string, string>> = { ...order, ...chat };

type Values = Readonly<Record<string, string | number | undefined>>;

/** The first of these phrases that exists, with its values; the last name where none does. */
function phrase(names: readonly string[], values: Values = {}): string {
  const found = names.map((name) => TEXTS[name]).find((text) => text !== undefined);
  const text = found ?? names.at(-1) ?? "";
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => valueText(name, values[name]));
}

function valueText(name: string, value: string | number | undefined): string {
  if (value === undefined) return "___";
  return name === "time" ? timeText(Number(value)) : String(value);
}

export function timeText(at: number): string {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return formatTimestamp(at, { timeZone });
}

/** `time-out` is called `timeOut` in catalogues. */
function inCatalogue(code: string): string {
  return code.replaceAll(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

type Step = EndpointReply<typeof getAppeal>["history"][number]["command"];

export function stepText(step: Step, side: "buyer" | "seller" | null = null): string {
  const name = step.startsWith("apply-") ? "applyRuling" : inCatalogue(step);
  return phrase([`order.history.${name}.${side}`, `order.history.${name}`]);
}

export const ACTOR_NAMES = {
  buyer: "Buyer",
  seller: "Seller",
  staff: "Customer service",
  clock: "Clock",
  system: "System",
} as const;

export const STATE_NAMES = {
  pending_payment: "Pending payment",
  paid: "Paid",
  releasing: "Releasing",
  completed: "Completed",
  canceled: "Canceled",
  failed: "Failed",
} as const satisfies Record<OrderState, string>;

/** An appeal on an order that is over can only be closed. */
export type RulingChoice = RulingKind | "close";

export const RULING_NAMES = {
  release: "Release to the buyer",
  refund: "Refund to the seller",
  split: "Split between both",
  close: "Close the appeal",
} as const satisfies Record<RulingChoice, string>;

/** In a dialog that was opened on what is no longer there. */
export const CASE_CHANGED =
  "The case has changed since you opened this. Close it and look at it again.";

export const TASK_NAMES = {
  "payment-proof": "Proof of payment",
  "account-statement": "Statement of the account",
  "account-video": "Video of the account",
  question: "Answer to a question",
} as const satisfies Record<TaskKind, string>;

/** As the asked side reads it, in English. */
export function taskText(kind: TaskKind): string {
  return phrase([`order.task.kind.${inCatalogue(kind)}`]);
}

export function appealReasonText(reason: AppealReason | null): string {
  if (reason === null) return "No answer in time";
  return phrase([`order.appeal.reason.${inCatalogue(reason)}`]);
}

export function rulingReasonText(reason: RulingReason): string {
  const name = inCatalogue(reason);
  return phrase([`order.ruling.reason.${name}`, `order.appeal.reason.${name}`]);
}

type Message = EndpointReply<typeof queryChatMsg>["list"][number];

export function quickPhraseText({ code, values }: NonNullable<Message["phrase"]>): string {
  return phrase([`chat.phrase.${inCatalogue(code)}`], { ...values });
}

export function chatEventText({ code, by, values }: NonNullable<Message["event"]>): string {
  const applied = code.replace("apply-", "rule-");
  const isTimed = values.time !== undefined && code.startsWith("rule-");
  const name = inCatalogue(isTimed ? applied.replace("rule-", "ruled-") : applied);
  const { side = by } = values;
  return phrase([`chat.event.${name}.${side}`, `chat.event.${name}`], { ...values });
}
