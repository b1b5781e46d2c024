/**
 * How any screen asks for a security verification or set-up: it calls one of these functions, and
 * the host in the page's frame opens the dialog. The dialogs themselves are loaded when needed.
 */
import type { CallFailure } from "@parley/contract/client";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import type { SecurityCodes } from "./codes/factors.ts";
import type { WriteResult } from "@parley/site/forms/submitter";
import type { Attempt } from "./codes/verification.ts";

interface VerifyRequest {
  readonly kind: "verify";
  readonly id: number;
  readonly purpose: CodePurpose;
  readonly subject: string | undefined;
  readonly submit: (attempt: Attempt) => Promise<CallFailure<string> | null>;
  readonly notDone: string | undefined;
  readonly text: string | undefined;
  readonly end: () => void;
}

interface SetupRequest {
  readonly kind: "setup";
  readonly id: number;
  readonly end: () => void;
}

export type SecurityRequest = VerifyRequest | SetupRequest;

let current: SecurityRequest | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(request: SecurityRequest | null): void {
  current = request;
  for (const listener of listeners) listener();
}

export const securityRequests = {
  get: (): SecurityRequest | null => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A new question takes the place of the old one, which ends unanswered. */
function open(make: (id: number, end: () => void) => SecurityRequest, onEnd: () => void): void {
  current?.end();
  lastId += 1;
  const id = lastId;
  const end = () => {
    if (current?.id === id) show(null);
    onEnd();
  };
  show(make(id, end));
}

export interface CarryOutWords {
  /** What the dialog says while it has failed: "The coins are not released". */
  readonly notDone?: string | undefined;
  /** Why the codes are asked for, where it is not plain. */
  readonly text?: string | undefined;
}

/**
 * Asks for the codes of a purpose and carries it out with them. The dialog stays open until that
 * has worked, so that a wrong code can be mended in place. Null when the person gave up.
 */
export function carryOut<Data>(
  purpose: CodePurpose,
  subject: string | undefined,
  run: (attempt: Attempt) => Promise<WriteResult<Data>>,
  { notDone, text }: CarryOutWords = {},
): Promise<Data | null> {
  const { promise, resolve } = Promise.withResolvers<Data | null>();
  open(
    (id, end) => ({
      kind: "verify",
      id,
      purpose,
      subject,
      notDone,
      text,
      end,
      submit: async (attempt) => {
        const result = await run(attempt);
        if (!result.ok) return result;
        resolve(result.data);
        end();
        return null;
      },
    }),
    () => resolve(null),
  );
  return promise;
}

/** Asks for the codes of a purpose and gives them back unused; null when the person gave up. */
export function verify(purpose: CodePurpose, subject?: string): Promise<SecurityCodes | null> {
  return carryOut(purpose, subject, async ({ codes }) => ({ ok: true, data: codes }));
}

/** Refusals that a set-up mends; identity and agreement have places of their own. */
const MENDED_BY_SETUP: ReadonlySet<string> = new Set([
  "phoneNotVerified",
  "emailNotVerified",
  "twoFactorNotSet",
]);

/** Shows the set-up after a refusal because of it, as when a phone was unbound in another tab. */
export function askAfterRefusal({ name = "" }: { readonly name?: string }): void {
  if (MENDED_BY_SETUP.has(name)) void askForSecuritySetup();
}

/** Shows what has to be set up before trading, with links to where that is done. */
export function askForSecuritySetup(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  open((id, end) => ({ kind: "setup", id, end }), resolve);
  return promise;
}
