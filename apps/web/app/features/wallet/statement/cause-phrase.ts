/** The text of a movement's cause. */
import type { PhraseKey } from "@parley/phrases/keys";
import type { Kind } from "./statement-filter.ts";

/** The phrases of these need no values. */
type PlainKey = Extract<PhraseKey, `wallet.cause.${string}` | `wallet.kind.${string}`>;

const CAUSES: ReadonlyMap<string, PlainKey> = new Map([
  ["transfer/move", "wallet.cause.transfer"],
  ["sub-transfer/to-sub", "wallet.cause.toSub"],
  ["sub-transfer/from-sub", "wallet.cause.fromSub"],
  ["faucet/credit", "wallet.cause.faucet"],
  ["demo/credit", "wallet.cause.demo"],
  ["deposit/credit", "wallet.cause.deposit"],
  ["withdrawal/request", "wallet.cause.withdrawal.request"],
  ["withdrawal/sent", "wallet.cause.withdrawal.sent"],
  ["withdrawal/failed", "wallet.cause.withdrawal.failed"],
  ["withdrawal/canceled", "wallet.cause.withdrawal.canceled"],
  ["withdrawal/rejected", "wallet.cause.withdrawal.rejected"],
  ["withdrawal/blocked", "wallet.cause.withdrawal.blocked"],
  ["offer/publish", "wallet.cause.offer.publish"],
  ["offer/close", "wallet.cause.offer.close"],
  ["offer/used-up", "wallet.cause.offer.close"],
  ["order/create", "wallet.cause.order.create"],
  ["order/settle", "wallet.cause.order.settle"],
  ["order/rule-release", "wallet.cause.order.settle"],
  ["order/cancel", "wallet.cause.order.return"],
  ["order/time-out", "wallet.cause.order.return"],
  ["order/rule-refund", "wallet.cause.order.return"],
  ["order/accept-split", "wallet.cause.order.split"],
  ["order/rule-split", "wallet.cause.order.split"],
]);

/** For steps that have no name of their own, such as the edits of an offer, which are counted. */
const BY_KIND: ReadonlyMap<string, PlainKey> = new Map([
  ["withdrawal", "wallet.kind.withdrawal"],
  ["offer", "wallet.cause.offer.change"],
  ["order", "wallet.kind.order"],
]);

export function causePhrase(kind: string, step: string): PlainKey {
  return CAUSES.get(`${kind}/${step}`) ?? BY_KIND.get(kind) ?? "wallet.cause.other";
}

const KINDS = {
  deposit: "wallet.kind.deposit",
  withdrawal: "wallet.kind.withdrawal",
  transfer: "wallet.kind.transfer",
  "sub-transfer": "wallet.kind.subTransfer",
  offer: "wallet.kind.offer",
  order: "wallet.kind.order",
} as const satisfies Record<Kind, PlainKey>;

/** A kind of movement as the filter names it. */
export function kindPhrase(kind: Kind): PlainKey {
  return KINDS[kind];
}
