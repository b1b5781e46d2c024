/** A transfer in preparation: between the own wallets, or between a master and a sub-user. */
import type { EndpointInput } from "@parley/contract/endpoint";
import type { transferFunds } from "@parley/contract/endpoints/wallet/wallet";
import { isUnreadAmount } from "@parley/domain/money/typed-amount";
import { compareDecimals, isZero } from "@parley/domain/money/decimal-sums";

export const WALLETS = ["spot", "futures"] as const;
export type Wallet = (typeof WALLETS)[number];

/** One end of a transfer. */
export interface End {
  readonly owner: "self" | "sub";
  readonly wallet: Wallet;
}

export interface TransferDraft {
  /** The sub-user at the other end; null between the own wallets. */
  readonly subUid: string | null;
  readonly from: End;
  readonly to: End;
  readonly asset: string;
  readonly amount: string;
}

export function newTransfer(asset: string, to: Wallet): TransferDraft {
  const draft = { subUid: null, ...OWN_ENDS, asset, amount: "" };
  return to === OWN_ENDS.to.wallet ? draft : swapped(draft);
}

const OWN_ENDS = {
  from: { owner: "self", wallet: "spot" },
  to: { owner: "self", wallet: "futures" },
} as const satisfies Pick<TransferDraft, "from" | "to">;

const SUB_ENDS = {
  from: { owner: "self", wallet: "spot" },
  to: { owner: "sub", wallet: "spot" },
} as const satisfies Pick<TransferDraft, "from" | "to">;

/** Another partner begins at the default ends: the former ones may be impossible with this one. */
export function withPartner(draft: TransferDraft, subUid: string | null): TransferDraft {
  return { ...draft, subUid, ...(subUid === null ? OWN_ENDS : SUB_ENDS) };
}

export function swapped(draft: TransferDraft): TransferDraft {
  return { ...draft, from: draft.to, to: draft.from };
}

const OTHER = { spot: "futures", futures: "spot" } as const satisfies Record<Wallet, Wallet>;

/** Between own wallets the other end gives way, since nothing moves from a wallet to itself. */
export function withWallet(
  draft: TransferDraft,
  side: "from" | "to",
  wallet: Wallet,
): TransferDraft {
  const changed = { ...draft, [side]: { ...draft[side], wallet } };
  if (draft.subUid !== null) return changed;
  const across = side === "from" ? "to" : "from";
  return { ...changed, [across]: { ...draft[across], wallet: OTHER[wallet] } };
}

export type TransferProblem = "blank" | "unread" | "zero" | "tooMuch";

/** `available` is null while unknown; the server then decides. */
export function amountProblem(amount: string, available: string | null): TransferProblem | null {
  if (amount === "") return "blank";
  if (isUnreadAmount(amount)) return "unread";
  if (isZero(amount)) return "zero";
  if (available !== null && compareDecimals(amount, available) > 0) return "tooMuch";
  return null;
}

export function requestOf(draft: TransferDraft): EndpointInput<typeof transferFunds> {
  const { asset, amount, from, to, subUid } = draft;
  const ends = { asset, amount, from: from.wallet, to: to.wallet };
  if (subUid === null) return ends;
  return { ...ends, subUid, direction: from.owner === "sub" ? "fromSub" : "toSub" };
}
