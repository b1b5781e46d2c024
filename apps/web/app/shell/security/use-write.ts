/** A write from a form: busy while it runs, and under one idempotency key until it was answered. */
import type { CallFailure } from "@parley/contract/client";
import { useState } from "react";
import { createAttemptKeys } from "../attempt-keys.ts";

export type WriteResult<Data> = { readonly ok: true; readonly data: Data } | CallFailure<string>;

export interface Write {
  readonly isBusy: boolean;
  /** Null when the last one is still under way: a second press does nothing. */
  run<Data>(
    input: unknown,
    send: (idempotencyKey: string) => Promise<WriteResult<Data>>,
  ): Promise<WriteResult<Data> | null>;
}

export function useWrite(): Write {
  const [keys] = useState(createAttemptKeys);
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async run(input, send) {
      if (isBusy) return null;
      setIsBusy(true);
      try {
        const result = await send(keys.keyFor(input));
        keys.settle(result);
        return result;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
