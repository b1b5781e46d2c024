/** A withdrawal as far as it is typed: what is wrong with it, and how much it can be at most. */
import {
  MAX_ADDRESS_LENGTH,
  MIN_ADDRESS_LENGTH,
} from "@parley/contract/endpoints/wallet/wallet-chain";
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

/** The terms of a coin on the chosen network. */
export interface WithdrawTerms {
  readonly withdrawFee: string;
  readonly minWithdraw: string;
  readonly maxWithdraw: string;
}

export type AddressProblem = "blank" | "form";
export type AmountProblem = "blank" | "unread" | "zero" | "tooMuch" | "tooSmall" | "tooLarge";

export interface WithdrawProblems {
  readonly network?: "blank";
  readonly address?: AddressProblem;
  readonly amount?: AmountProblem;
}

/** Only what can be seen without knowing the network; whether it is an address, the server says. */
const ADDRESS = /^[\w:.\-+/=]+$/;

export function addressProblem(address: string): AddressProblem | null {
  const text = address.trim();
  if (text === "") return "blank";
  const isOfLength = text.length >= MIN_ADDRESS_LENGTH && text.length <= MAX_ADDRESS_LENGTH;
  return isOfLength && ADDRESS.test(text) ? null : "form";
}

/** `amount` is what arrives; the fee is added and must be available too. */
export function withdrawAmountProblem(
  amount: string,
  terms: WithdrawTerms,
  available: string,
): AmountProblem | null {
  if (amount === "") return "blank";
  if (isUnreadAmount(amount)) return "unread";
  if (isZero(amount)) return "zero";
  if (compareDecimals(amount, terms.minWithdraw) < 0) return "tooSmall";
  if (compareDecimals(amount, terms.maxWithdraw) > 0) return "tooLarge";
  return compareDecimals(sumOf([amount, terms.withdrawFee]), available) > 0 ? "tooMuch" : null;
}

export function problemsOf(
  draft: WithdrawDraft,
  terms: WithdrawTerms | null,
  available: string,
): WithdrawProblems {
  const address = addressProblem(draft.address);
  const amount = terms === null ? null : withdrawAmountProblem(draft.amount, terms, available);
  return {
    ...(terms === null ? { network: "blank" } : {}),
    ...(address === null ? {} : { address }),
    ...(amount === null ? {} : { amount }),
  };
}

/**
 * The largest amount that can arrive: the free balance without the fee, up to the largest
 * withdrawal.
 */
export function mostOf(available: string, terms: WithdrawTerms, scale: number): string {
  const free = differenceOf(available, terms.withdrawFee, scale);
  const isMore = compareDecimals(free, terms.maxWithdraw) > 0;
  return plainText(isMore ? terms.maxWithdraw : free);
}
