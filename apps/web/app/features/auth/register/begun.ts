/**
 * A registration that waits for its code. The step is in the address and its facts are kept in the
 * tab, so that a reload, Back and forward find it again; the password is in neither.
 */
import { serverNow } from "../../../shell/state/public-store.ts";
import { textsOf } from "../../../shared/forms/use-kept-input.ts";
import type { AccountKind } from "../parts/account-text.ts";
import type { SentCode } from "../parts/sent-code-input.tsx";

export const STEP_PARAMETER = "step";
export const CODE_STEP = "code";

/** What was typed, so that going back finds it again. */
export interface Details {
  readonly kind: AccountKind;
  readonly email?: string;
  readonly country: string;
  readonly number?: string;
  /** As it travels. */
  readonly account: string;
}

export interface Begun {
  readonly details: Details;
  /** When another code can be requested. */
  readonly resendAt: number;
}

export function begunOf(details: Details, { retryIn }: SentCode): Begun {
  return { details, resendAt: serverNow() + retryIn * 1000 };
}

/** As if it had just been sent, with the address in full: it was typed in this tab. */
export function sentOf(
  { details, resendAt }: Begun,
  now: number,
): Pick<SentCode, "sentTo" | "retryIn"> {
  const retryIn = Math.max(0, Math.ceil((resendAt - now) / 1000));
  return { sentTo: details.account, retryIn };
}

/** Null for what another build may have kept. */
export function readBegun(found: unknown): Begun | null {
  const all: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(Object(found)));
  const { kind, country, account, ...typed } = textsOf(all["details"], NAMES);
  const { resendAt } = all;
  const isKnown = kind === "email" || kind === "phone";
  if (!isKnown || country === undefined || !account || typeof resendAt !== "number") return null;
  return { details: { kind, country, account, ...typed }, resendAt };
}

const NAMES = ["kind", "country", "account", "email", "number"];

/** The query of the other step; everything else stays in it. */
export function queryOfStep(search: string, isCode: boolean): string {
  const query = new URLSearchParams(search);
  if (isCode) query.set(STEP_PARAMETER, CODE_STEP);
  else query.delete(STEP_PARAMETER);
  return query.size === 0 ? "" : `?${query}`;
}
