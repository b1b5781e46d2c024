/** A withdrawal as far as it is typed: what is wrong with it, and how much it can be at most. */
import {
  MAX_ADDRESS_LENGTH,
  MIN_ADDRESS_LENGTH,
} from "@parley/contract/endpoints/wallet/wallet-chain";
import { addressLookOf, hasLook, type AddressLook } from "@parley/domain/wallet/address-look";
import { isUnreadAmount } from "@parley/domain/money/typed-amount";
import {
  compareDecimals,
  differenceOf,
  isZero,
  plainText,
  sumOf,
} from "@parley/domain/money/decimal-sums";

export interface WithdrawDraft {
  readonly address: string;
  readonly memo: string;
  readonly amount: string;
}

export const EMPTY_DRAFT: WithdrawDraft = { address: "", memo: "", amount: "" };

/** What the reader has of a coin for it. */
export interface WithdrawMeans {
  readonly available: string;
  /** Of the 24-hour limit, in the coin, with the fee in it; undefined while it has no price. */
  readonly leftToday: string | undefined;
}

/** The terms of a coin on the chosen network. */
export interface WithdrawTerms {
  readonly withdrawFee: string;
  readonly minWithdraw: string;
  readonly maxWithdraw: string;
}

export type AddressProblem = "blank" | "form";
export type AmountProblem =
  | "blank"
  | "unread"
  | "zero"
  | "tooMuch"
  | "tooSmall"
  | "tooLarge"
  | "overDaily";

export interface WithdrawProblems {
  readonly network?: "blank";
  readonly address?: AddressProblem;
  readonly amount?: AmountProblem;
}

/** Only what can be seen; whether it is an address, the server says. */
const ADDRESS = /^[\w:.\-+/=]+$/;

export function addressProblem(
  address: string,
  look: AddressLook | null = null,
): AddressProblem | null {
  const text = address.trim();
  if (text === "") return "blank";
  const isOfLength = text.length >= MIN_ADDRESS_LENGTH && text.length <= MAX_ADDRESS_LENGTH;
  const isOfNetwork = look === null || hasLook(text, look);
  return isOfLength && isOfNetwork && ADDRESS.test(text) ? null : "form";
}

/** `amount` is what arrives; the fee is added and must be available too. */
export function withdrawAmountProblem(
  amount: string,
  terms: WithdrawTerms,
  { available, leftToday }: WithdrawMeans,
): AmountProblem | null {
  if (amount === "") return "blank";
  if (isUnreadAmount(amount)) return "unread";
  if (isZero(amount)) return "zero";
  if (compareDecimals(amount, terms.minWithdraw) < 0) return "tooSmall";
  if (compareDecimals(amount, terms.maxWithdraw) > 0) return "tooLarge";
  const total = sumOf([amount, terms.withdrawFee]);
  if (compareDecimals(total, available) > 0) return "tooMuch";
  return leftToday !== undefined && compareDecimals(total, leftToday) > 0 ? "overDaily" : null;
}

export function problemsOf(
  draft: WithdrawDraft,
  terms: (WithdrawTerms & { readonly addressFormat: string }) | null,
  means: WithdrawMeans,
): WithdrawProblems {
  const look = terms === null ? null : addressLookOf(terms.addressFormat);
  const address = addressProblem(draft.address, look);
  const amount = terms === null ? null : withdrawAmountProblem(draft.amount, terms, means);
  return {
    ...(terms === null ? { network: "blank" } : {}),
    ...(address === null ? {} : { address }),
    ...(amount === null ? {} : { amount }),
  };
}

/** Why no more can be withdrawn now. */
export type MostReason = "balance" | "network" | "daily";

export interface Most {
  readonly amount: string;
  readonly reason: MostReason;
}

/** The largest amount that can arrive now, and which of its bounds it is. */
export function mostOf(
  { available, leftToday }: WithdrawMeans,
  { withdrawFee, maxWithdraw }: WithdrawTerms,
  scale: number,
): Most {
  const bounds: Most[] = [
    { amount: differenceOf(available, withdrawFee, scale), reason: "balance" },
    { amount: maxWithdraw, reason: "network" },
  ];
  if (leftToday !== undefined) {
    bounds.push({ amount: differenceOf(leftToday, withdrawFee, scale), reason: "daily" });
  }
  const least = bounds.reduce((one, other) =>
    compareDecimals(other.amount, one.amount) < 0 ? other : one,
  );
  return { ...least, amount: plainText(least.amount) };
}
