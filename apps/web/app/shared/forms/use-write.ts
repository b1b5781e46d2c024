/**
 * A write from a form: busy while it runs, under one idempotency key until it was answered, and
 * with the failure that `NotDone` shows until it is tried again or forgotten.
 */
import type { CallFailure } from "@parley/contract/client";
import { useRef, useState } from "react";
import { createAttemptKeys } from "./attempt-keys.ts";

export type WriteResult<Data> = { readonly ok: true; readonly data: Data } | CallFailure<string>;

export interface Write {
  readonly isBusy: boolean;
  /** Why the last one is not done; null when it is, or when there was none. */
  readonly failure: CallFailure<string> | null;
  /** Null when the last one is still under way: a second press does nothing. */
  run<Data>(
    input: unknown,
    send: (idempotencyKey: string) => Promise<WriteResult<Data>>,
  ): Promise<WriteResult<Data> | null>;
  /** Hides the failure; the key is kept, since the outcome is as unknown as before. */
  readonly forget: () => void;
}

export function useWrite(): Write {
  const [keys] = useState(createAttemptKeys);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure<string> | null>(null);
  // Two presses can precede the next render.
  const isRunning = useRef(false);
  return {
    isBusy,
    failure,
    async run(input, send) {
      if (isRunning.current) return null;
      isRunning.current = true;
      setIsBusy(true);
      try {
        const result = await send(keys.keyFor(input));
        keys.settle(result);
        setFailure(result.ok ? null : result);
        return result;
      } finally {
        isRunning.current = false;
        setIsBusy(false);
      }
    },
    forget: () => setFailure(null),
  };
}
