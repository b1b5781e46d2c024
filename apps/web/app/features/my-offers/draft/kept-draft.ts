/**
 * The draft of an advertiser who leaves the form for a moment, as to add a payment account: it is
 * stored in this tab by account, and the form continues with it.
 */
import { DAYS, type HoursRow } from "./hours-rows.ts";
import { STEPS, type EditorStep } from "./editor-steps.ts";
import { newDraft, type OfferDraft } from "./offer-draft.ts";

export interface KeptDraft {
  readonly step: EditorStep;
  readonly draft: OfferDraft;
}

/** Which form it is: that of a new offer, or of one as it was read. */
export interface KeptPlace {
  readonly uid: string;
  readonly offer: { readonly advId: string; readonly version: number } | null;
}

/** In an address: go on with what was kept. */
export const RESUME = "resume=1";

export function isResumed(search: URLSearchParams): boolean {
  return search.get("resume") === "1";
}

const PREFIX = "offer-draft:";

export function keepDraft(place: KeptPlace, kept: KeptDraft): void {
  try {
    forgetDrafts();
    sessionStorage.setItem(keyOf(place), JSON.stringify(kept));
  } catch {
    // Storage may be full or forbidden; then the form begins anew.
  }
}

export function findKeptDraft(place: KeptPlace): KeptDraft | null {
  try {
    return parseKept(sessionStorage.getItem(keyOf(place)));
  } catch {
    return null;
  }
}

/** There is one at most, and the next user of this tab finds nothing of the former one. */
export function forgetDrafts(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) =>
      sessionStorage.key(index),
    );
    for (const key of keys) if (key?.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // What could not be stored need not be removed.
  }
}

function keyOf({ uid, offer }: KeptPlace): string {
  return `${PREFIX}${uid}:${offer === null ? "new" : `${offer.advId}-${offer.version}`}`;
}

/** What an earlier page, perhaps of an older build, has left; null when it is not a whole draft. */
export function parseKept(text: string | null): KeptDraft | null {
  const found = fieldsOf(text);
  const step = STEPS.find((one) => one === found["step"]);
  const draft: unknown = found["draft"];
  return step !== undefined && isDraft(draft) ? { step, draft } : null;
}

function fieldsOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object.fromEntries(Object.entries(Object(JSON.parse(text ?? "{}"))));
  } catch {
    return {};
  }
}

const CHOICES = {
  side: ["buy", "sell"],
  priceType: ["fixed", "floating"],
  visibility: ["public", "private"],
} as const;

function isDraft(value: unknown): value is OfferDraft {
  const found: Readonly<Record<string, unknown>> = Object.fromEntries(
    Object.entries(Object(value)),
  );
  const isAlike = Object.entries(newDraft("", "")).every(
    ([name, empty]) =>
      typeof found[name] === typeof empty && Array.isArray(found[name]) === Array.isArray(empty),
  );
  const isChosen = Object.entries(CHOICES).every(([name, all]) =>
    all.some((one) => one === found[name]),
  );
  const { payMethods, hours } = found;
  const areTexts = Array.isArray(payMethods) && payMethods.every((one) => typeof one === "string");
  return isAlike && isChosen && areTexts && Array.isArray(hours) && hours.every(isHoursRow);
}

function isHoursRow(value: unknown): value is HoursRow {
  const { fromDay, toDay, fromTime, toTime } = Object(value);
  const areDays = [fromDay, toDay].every((day) => DAYS.some((one) => one === day));
  return areDays && typeof fromTime === "string" && typeof toTime === "string";
}
