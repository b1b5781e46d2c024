/** The purpose of a verification, and what one submission of it contains. */
import type { CallFailure } from "@parley/contract/client";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import type { SecurityCodes } from "./factors.ts";
import type { Needs } from "./requirements.ts";
import type { SendCode } from "./sent-code-field.tsx";

/** One submission. */
export interface Attempt {
  readonly codes: SecurityCodes;
  /**
   * For a sealed request. It is kept as long as the form: where a reply was lost and another code
   * is typed, the server recognises the request and executes it once.
   */
  readonly idempotencyKey: string;
  /**
   * For a call with plain codes, which the server knows by its codes too: the same again only for the
   * same codes, while it is unknown whether they arrived.
   */
  readonly codesKey: string;
}

export interface VerificationFormProps {
  readonly purpose: CodePurpose;
  /** What the codes are to be good for: an order, a payment method, a channel. */
  readonly subject?: string | undefined;
  /**
   * Carries out what the codes are for. Null: done, or shown elsewhere by the caller. A failure
   * about a code is shown at its field, any other below them.
   */
  readonly submit: (attempt: Attempt) => Promise<CallFailure<string> | null>;
  /** The heading of a failure, in the words of the action: "The coins are not released". */
  readonly notDone: string | undefined;
  /** Leaves without having done it. */
  readonly onCancel: () => void;
  readonly cancelLabel?: string | undefined;
  readonly confirmLabel?: string | undefined;
  readonly isDanger?: boolean | undefined;
  /** For an unfinished login: it knows what it needs and replaces the session. */
  readonly login?: LoginVerification | undefined;
}

export interface LoginVerification {
  readonly ticket: string;
  readonly needs: Needs;
  readonly send: SendCode;
}
