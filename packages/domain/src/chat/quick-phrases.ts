// Common messages between the two sides of an order, and templates of staff in an appeal: a phrase
// travels as its code and values, and is formatted in the reader's language.
import type { OrderRole } from "../order/order.ts";

/** What is filled in. */
export type PhraseValueName = "text" | "time";

interface QuickPhrase {
  /** Who can say it. */
  readonly by: readonly (OrderRole | "staff")[];
  readonly values: readonly PhraseValueName[];
}

/** In the order in which they are offered. */
export const QUICK_PHRASES = {
  hello: { by: ["buyer", "seller"], values: [] },
  "paying-now": { by: ["buyer"], values: [] },
  "payment-sent": { by: ["buyer"], values: [] },
  "payment-reference": { by: ["buyer"], values: ["text"] },
  "bank-delay": { by: ["buyer"], values: ["time"] },
  "more-time": { by: ["buyer"], values: [] },
  "details-right": { by: ["buyer"], values: [] },
  "please-release": { by: ["buyer"], values: [] },
  "ready-for-payment": { by: ["seller"], values: [] },
  "no-remarks": { by: ["seller"], values: [] },
  "payment-received": { by: ["seller"], values: [] },
  "payment-missing": { by: ["seller"], values: [] },
  "send-receipt": { by: ["seller"], values: [] },
  "name-mismatch": { by: ["seller"], values: [] },
  "wrong-amount": { by: ["seller"], values: ["text"] },
  "release-by": { by: ["seller"], values: ["time"] },
  "please-wait": { by: ["buyer", "seller"], values: [] },
  thanks: { by: ["buyer", "seller"], values: [] },
  "staff-hello": { by: ["staff"], values: [] },
  "staff-send-proof": { by: ["staff"], values: [] },
  "staff-check-account": { by: ["staff"], values: [] },
  "staff-ask-bank": { by: ["staff"], values: [] },
  "staff-answer-by": { by: ["staff"], values: ["time"] },
  "staff-pay-nothing": { by: ["staff"], values: [] },
  "staff-release-later": { by: ["staff"], values: [] },
  "staff-settle": { by: ["staff"], values: [] },
  "staff-more-time": { by: ["staff"], values: ["time"] },
  "staff-deciding": { by: ["staff"], values: [] },
} as const satisfies Readonly<Record<string, QuickPhrase>>;

export type QuickPhraseCode = keyof typeof QUICK_PHRASES;

export const QUICK_PHRASE_CODES = [
  "hello",
  "paying-now",
  "payment-sent",
  "payment-reference",
  "bank-delay",
  "more-time",
  "details-right",
  "please-release",
  "ready-for-payment",
  "no-remarks",
  "payment-received",
  "payment-missing",
  "send-receipt",
  "name-mismatch",
  "wrong-amount",
  "release-by",
  "please-wait",
  "thanks",
  "staff-hello",
  "staff-send-proof",
  "staff-check-account",
  "staff-ask-bank",
  "staff-answer-by",
  "staff-pay-nothing",
  "staff-release-later",
  "staff-settle",
  "staff-more-time",
  "staff-deciding",
] as const satisfies readonly QuickPhraseCode[];

export interface SaidPhrase {
  readonly code: QuickPhraseCode;
  /** `text` up to 100 characters, `time` epoch milliseconds. */
  readonly values: { readonly text?: string | undefined; readonly time?: number | undefined };
}

export function listQuickPhrases(role: OrderRole | "staff"): QuickPhraseCode[] {
  return QUICK_PHRASE_CODES.filter((code) => {
    const { by }: QuickPhrase = QUICK_PHRASES[code];
    return by.includes(role);
  });
}

export function valuesOfPhrase(code: QuickPhraseCode): readonly PhraseValueName[] {
  return QUICK_PHRASES[code].values;
}
