/** The three steps of the form, and which fields are filled in at each. */
import type { DraftField } from "./offer-draft.ts";

export const STEPS = ["offer", "terms", "conditions"] as const;
export type EditorStep = (typeof STEPS)[number];

export const FIELDS = {
  offer: ["side", "crypto", "fiat", "priceType", "price", "percent", "floor", "ceiling"],
  terms: ["quantity", "minLimit", "maxLimit", "payMethods", "payWindow"],
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
} as const satisfies Record<EditorStep, readonly DraftField[]>;

export function stepOfField(field: DraftField): EditorStep {
  return STEPS.find((step) => FIELDS[step].some((name) => name === field)) ?? "conditions";
}

/** How many fields of a step are wrong, by the errors of the form. */
export function countWrong(step: EditorStep, errors: Readonly<Record<string, unknown>>): number {
  return FIELDS[step].filter((field) => errors[field] !== undefined).length;
}

const PARAMETER = "step";

/** The step is in the address, so that Back, reload and a link lead to it. */
export function stepIn(search: URLSearchParams): EditorStep {
  return STEPS.find((step) => step === search.get(PARAMETER)) ?? STEPS[0];
}

export function withStep(search: URLSearchParams, step: EditorStep): string {
  const next = new URLSearchParams(search);
  if (step === STEPS[0]) next.delete(PARAMETER);
  else next.set(PARAMETER, step);
  return next.size === 0 ? "" : `?${next.toString()}`;
}

/** What an address requests apart from the step: a draft belongs to it. */
export function withoutStep(search: URLSearchParams): string {
  return withStep(search, STEPS[0]);
}
