/**
 * Sends what a form contains: one submission at a time, under one idempotency key until the server
 * has answered, with the failure that is shown until a later submission succeeds.
 */
import type { CallFailure } from "@parley/contract/client";
import { createAttemptKeys, type AttemptKeys } from "./attempt-keys.ts";

export type WriteResult<Data, Name extends string = string> =
  | { readonly ok: true; readonly data: Data }
  | CallFailure<Name>;

export type Send<Input, Data, Name extends string> = (
  input: Input,
  options: { readonly idempotencyKey: string },
) => Promise<WriteResult<Data, Name>>;

export interface Outcomes<Input, Data, Name extends string> {
  /** Runs once the form is no longer busy, also when its dialog was closed meanwhile. */
  readonly onDone?: (data: Data, input: Input) => unknown;
  /** Returns true where the form shows the failure itself, as at one of its fields. */
  readonly onFailed?: (failure: CallFailure<Name>, input: Input) => boolean | void;
}

export interface SubmissionState {
  readonly isBusy: boolean;
  /** Why the last submission failed; null when it succeeded, or when there was none. */
  readonly failure: CallFailure<string> | null;
}

export function createSubmitter(
  show: (change: Partial<SubmissionState>) => void,
  keys: AttemptKeys = createAttemptKeys(),
) {
  // Not read from what is shown: two presses can precede the next render.
  let isBusy = false;
  const setBusy = (next: boolean) => {
    isBusy = next;
    show({ isBusy });
  };
  /** Resolves to null when the last submission is still under way: a second press does nothing. */
  return async <Input, Data, Name extends string>(
    input: Input,
    send: Send<Input, Data, Name>,
    { onDone, onFailed }: Outcomes<Input, Data, Name>,
  ): Promise<WriteResult<Data, Name> | null> => {
    if (isBusy) return null;
    setBusy(true);
    let result: WriteResult<Data, Name>;
    try {
      result = await send(input, { idempotencyKey: keys.keyFor(input) });
    } finally {
      setBusy(false);
    }
    keys.settle(result);
    if (result.ok) {
      show({ failure: null });
      void onDone?.(result.data, input);
    } else show({ failure: onFailed?.(result, input) === true ? null : result });
    return result;
  };
}
