/** The steps of the form, and which fields are filled in at each. */
import type { DraftField } from "./offer-draft.ts";

export const STEPS = ["market", "price", "amount", "payment", "conditions", "review"] as const;
export type EditorStep = (typeof STEPS)[number];

/** What an offer is for never changes: another one is made for that. */
export const EDIT_STEPS = STEPS.slice(1);

export const FIELDS = {
  market: ["side", "crypto", "fiat"],
  price: ["priceType", "price", "percent", "floor", "ceiling"],
  amount: ["quantity", "minLimit", "maxLimit"],
  payment: ["payMethods", "payWindow"],
  conditions: [
    "kycRequired",
    "minTrades",
    "minCompletionRate",
    "minRegisteredDays",
    "firstTradeCap",
    "hours",
    "visibility",
    "message",
    "autoReply",
  ],
  review: [],
} as const satisfies Record<EditorStep, readonly DraftField[]>;

export function stepOfField(field: DraftField): EditorStep {
  return STEPS.find((step) => FIELDS[step].some((name) => name === field)) ?? "conditions";
}
