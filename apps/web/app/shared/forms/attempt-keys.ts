/**
 * Keys by which the server recognises a repeated write. One form submission has one key; it is used
 * again only while it is unknown whether the first try took effect, so that it takes effect once.
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
  /** The key for this input: the last one while its outcome is unknown, else a new one. */
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
  let open: { readonly input: string; readonly key: string } | null = null;
  return {
    keyFor(input) {
      const text = JSON.stringify(input);
      if (open?.input !== text) open = { input: text, key: newKey() };
      return open.key;
    },
    settle(outcome) {
      if (outcome.ok || !isOutcomeUnknown(outcome)) open = null;
    },
  };
}
