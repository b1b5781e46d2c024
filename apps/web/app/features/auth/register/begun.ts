/** A registration that waits for its code: what was typed, without the password. */
import { textsOf } from "../../../shared/forms/use-kept-input.ts";
import type { AccountKind } from "../parts/account-text.ts";
import { readWaiting, waitingOf, type WaitingCode } from "../parts/code-step.ts";
import type { SentCode } from "../parts/sent-code-input.tsx";

/** What was typed, so that going back finds it again. */
export interface Details {
  readonly kind: AccountKind;
  readonly email?: string;
  readonly country: string;
  readonly number?: string;
  /** As it travels. */
  readonly account: string;
}

export interface Begun extends WaitingCode {
  readonly details: Details;
}

export function begunOf(details: Details, sent: SentCode): Begun {
  return { details, ...waitingOf(details.account, sent) };
}

/** Null for what another build may have kept. */
export function readBegun(found: unknown): Begun | null {
  const waiting = readWaiting(found);
  const all: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(Object(found)));
  const { kind, country, account, ...typed } = textsOf(all["details"], NAMES);
  const isKnown = kind === "email" || kind === "phone";
  if (!isKnown || country === undefined || !account || waiting === null) return null;
  return { details: { kind, country, account, ...typed }, ...waiting };
}

const NAMES = ["kind", "country", "account", "email", "number"];
