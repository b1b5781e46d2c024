/** The purpose of a verification, and what one submission of it contains. */
import type { CallFailure } from "@parley/contract/client";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import type { ReactNode } from "react";
import type { SecurityCodes } from "./factors.ts";
import type { Needs } from "./requirements.ts";
import type { CodeRequest, EarlierCode, SendCode } from "./sent-code-field.tsx";

/** One submission. */
export interface Attempt {
  readonly codes: SecurityCodes;
  /** The code of what is being added; empty where nothing is. */
  readonly own: string;
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
  /** Leaves without having done it. Absent where the form is part of a page. */
  readonly onCancel?: (() => void) | undefined;
  readonly cancelLabel?: string | undefined;
  readonly confirmLabel?: string | undefined;
  readonly isDanger?: boolean | undefined;
  /** For an unfinished login: it knows what it needs and replaces the session. */
  readonly login?: LoginVerification | undefined;
  /** What is being added proves itself in the same form. */
  readonly own?: OwnCode | undefined;
  /** True: the focus stays where it is while the form appears. */
  readonly keepsFocus?: boolean | undefined;
}

/**
 * The code of what is being added, asked for together with the owner's: one press sends all that have
 * to be sent, and a wrong one leaves the others in their fields.
 */
export interface OwnCode {
  /** A sent code arrives with the others; one that an app shows for seconds is typed last. */
  readonly place: "first" | "last";
  readonly label: string;
  readonly hint?: string;
  /** Absent where an app shows the code. */
  readonly sending?: {
    /** Another contact is another code: what was typed before is not for it. */
    readonly key: string;
    readonly request: () => CodeRequest | null;
  };
  /** Above the codes: the new contact, or the key of the authenticator. */
  readonly lead: ReactNode;
  /** False where something of `lead` has to be mended first, which this marks. */
  readonly check: () => boolean;
  /** True: the press that opened the form has asked for the codes too. */
  readonly sendsAtOnce?: boolean;
}

export interface LoginVerification {
  readonly ticket: string;
  readonly needs: Needs;
  /** The code that was sent before the page was loaded again; null where none was. */
  readonly sent: EarlierCode | null;
  readonly send: SendCode;
}
