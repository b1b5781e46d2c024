/** The address of the page of customer service, and which refusals lead there. */
import type { SupportSubject } from "@parley/domain/support/support-case";

export const CONTACT_PATH = "/help/contact";

export interface ContactWish {
  readonly subject?: SupportSubject | undefined;
  readonly orderId?: string | undefined;
  readonly caseId?: string | undefined;
}

/** Without the language. */
export function contactPath(wish: ContactWish = {}): string {
  const query = new URLSearchParams();
  for (const name of ["subject", "orderId", "caseId"] as const) {
    const value = wish[name];
    if (value !== undefined) query.set(name, value);
  }
  return query.size === 0 ? CONTACT_PATH : `${CONTACT_PATH}?${query}`;
}

/** Refusals that only staff can lift, or that a user may want to have explained. */
const SUBJECTS: Readonly<Record<string, SupportSubject>> = {
  tradingFrozen: "hold",
  accountFrozen: "hold",
  accountOnHold: "hold",
  cancelLimit: "hold",
  withdrawalsBlocked: "withdrawal",
  coinsFresh: "withdrawal",
};

/** Null where customer service has no part in it. */
export function contactSubjectOf(error: string): SupportSubject | null {
  return SUBJECTS[error] ?? null;
}
