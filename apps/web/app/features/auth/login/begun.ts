/**
 * A login whose password was right, as this tab keeps it. Its ticket is in a cookie that no script can
 * read: the server returns it to a reloaded page.
 */
import { readWaiting, type WaitingCode } from "../parts/code-step.ts";
import type { Sent } from "./needs-of-channels.ts";

export interface Begun {
  /** As it was typed, for a login that has to begin again. */
  readonly account: string;
  /** The last code that was requested; null where none was. */
  readonly sent: SentTo | null;
}

/** `account`: masked. */
export interface SentTo extends WaitingCode {
  readonly channel: Sent;
}

/** Null for what another build may have kept. */
export function readBegun(found: unknown): Begun | null {
  const all: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(Object(found)));
  const { account, sent } = all;
  if (typeof account !== "string" || account === "") return null;
  return { account, sent: readSent(sent) };
}

function readSent(found: unknown): SentTo | null {
  const waiting = readWaiting(found);
  const channel: unknown = Object(found).channel;
  const isKnown = channel === "email" || channel === "phone";
  return waiting === null || !isKnown ? null : { channel, ...waiting };
}
