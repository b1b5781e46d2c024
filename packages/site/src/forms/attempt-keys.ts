/**
 * Keys by which the server recognises a repeated write. One form submission has one key; it is used
 * again while it is unknown whether an earlier try took effect, so that it takes effect once.
 */

const KEY_BYTES = 16;

export function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A call that failed, as far as it matters here. */
export interface FailedCall {
  readonly ok: false;
  readonly name: string;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
}

/** The outcome of a call, as far as it matters here. */
export type Outcome = { readonly ok: true } | FailedCall;

export interface AttemptKeys {
  /** The key for this input: the same one while a try with it is in doubt, else a new one. */
  keyFor(input: unknown): string;
  /** Reports how the last attempt ended. */
  settle(outcome: Outcome): void;
}

const UNKNOWN_OUTCOMES: ReadonlySet<string> = new Set([
  "networkError",
  "timeout",
  "aborted",
  "badReply",
]);

const FIRST_SERVER_ERROR = 500;

/**
 * Whether the write may have taken effect all the same. A server that failed counts too: its
 * transaction may have been committed before its answer was lost.
 */
export function isOutcomeUnknown({ name, status }: FailedCall): boolean {
  return UNKNOWN_OUTCOMES.has(name) || status >= FIRST_SERVER_ERROR;
}

export function createAttemptKeys(newKey: () => string = newAttemptKey): AttemptKeys {
  /** Keys of inputs whose tries may have taken effect, and of the last one. */
  const open = new Map<string, { readonly key: string; isInDoubt: boolean }>();
  let last = "";
  return {
    keyFor(input) {
      last = JSON.stringify(input) ?? "";
      const attempt = open.get(last) ?? { key: newKey(), isInDoubt: false };
      open.set(last, attempt);
      return attempt.key;
    },
    settle(outcome) {
      const attempt = open.get(last);
      if (outcome.ok) open.clear();
      else if (attempt !== undefined && isOutcomeUnknown(outcome)) attempt.isInDoubt = true;
      // A refusal, as of too many requests, need not be about the earlier try that is in doubt.
      else if (attempt?.isInDoubt === false || outcome.name === "idempotencyMismatch") {
        open.delete(last);
      }
    },
  };
}
