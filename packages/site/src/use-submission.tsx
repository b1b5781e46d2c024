/** The one way of a form to write: see `submitter.ts` for what a submission is. */
import { useState } from "react";
import {
  createSubmitter,
  type Outcomes,
  type Send,
  type SubmissionState,
  type WriteResult,
} from "./forms/submitter.ts";

export interface Submission<Input, Data, Name extends string> extends SubmissionState {
  /** Resolves to null when the last submission is still under way. */
  readonly submit: (input: Input) => Promise<WriteResult<Data, Name> | null>;
  /** Hides the failure; the idempotency key is kept, since the outcome is as unknown as before. */
  readonly forget: () => void;
}

const IDLE: SubmissionState = { isBusy: false, failure: null };

export function useSubmission<Input, Data, Name extends string>(
  send: Send<Input, Data, Name>,
  outcomes: Outcomes<Input, Data, Name> = {},
): Submission<Input, Data, Name> {
  const [state, setState] = useState(IDLE);
  const show = (change: Partial<SubmissionState>) =>
    setState((before) => ({ ...before, ...change }));
  const [run] = useState(() => createSubmitter(show));
  return {
    ...state,
    submit: (input) => run(input, send, outcomes),
    forget: () => show({ failure: null }),
  };
}
