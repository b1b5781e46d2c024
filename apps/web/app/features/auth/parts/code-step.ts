/**
 * The step of an account form that waits for a code. It is in the address, so that a reload, Back and
 * forward find it again; what it is about is kept in the tab. Passwords and codes are in neither.
 */
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { serverNow } from "../../../shell/state/public-store.ts";
import type { SentCode } from "./sent-code-input.tsx";

const STEP_PARAMETER = "step";
const CODE_STEP = "code";

/** A code that was sent to what was typed in this tab. */
export interface WaitingCode {
  readonly account: string;
  /** When another code can be requested. */
  readonly resendAt: number;
}

export function waitingOf(account: string, { retryIn }: Pick<SentCode, "retryIn">): WaitingCode {
  return { account, resendAt: serverNow() + retryIn * 1000 };
}

/** Null for what another build may have kept. */
export function readWaiting(found: unknown): WaitingCode | null {
  const all: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(Object(found)));
  const { account, resendAt } = all;
  if (typeof account !== "string" || account === "" || typeof resendAt !== "number") return null;
  return { account, resendAt };
}

/** As if it had just been sent, with the address in full. */
export function sentOf(
  { account, resendAt }: WaitingCode,
  now: number,
): Pick<SentCode, "sentTo" | "retryIn"> {
  return { sentTo: account, retryIn: Math.max(0, Math.ceil((resendAt - now) / 1000)) };
}

/** The query of the other step; everything else stays in it. */
export function queryOfStep(search: string, isCode: boolean): string {
  const query = new URLSearchParams(search);
  if (isCode) query.set(STEP_PARAMETER, CODE_STEP);
  else query.delete(STEP_PARAMETER);
  return query.size === 0 ? "" : `?${query}`;
}

export interface CodeStep {
  readonly isCodeStep: boolean;
  /** Where the code can be typed. */
  readonly codePath: string;
  readonly goTo: (isCode: boolean, options?: { readonly replace: boolean }) => void;
}

export function useCodeStep(): CodeStep {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return {
    isCodeStep: query.get(STEP_PARAMETER) === CODE_STEP,
    codePath: queryOfStep(search, true),
    goTo: (isCode, options) => void navigate(pathname + queryOfStep(search, isCode), options),
  };
}
