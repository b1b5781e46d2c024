/**
 * The draft of an advertiser who leaves the form, as to add a payment account, or reloads it: it is
 * stored in this tab by account, and the form continues with it.
 */
import { DAYS, type HoursRow } from "./hours-rows.ts";
import { newDraft, type OfferDraft } from "./offer-draft.ts";

/** Which form it is: that of a new offer as an address requests it, or of one as it was read. */
export interface KeptPlace {
  readonly uid: string;
  readonly form: string | { readonly advId: string; readonly version: number };
}

const PREFIX = "offer-draft:";

export function keepDraft(place: KeptPlace, draft: OfferDraft): void {
  try {
    forgetDrafts();
    sessionStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; then the form begins anew.
  }
}

export function findKeptDraft(place: KeptPlace): OfferDraft | null {
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

function keyOf({ uid, form }: KeptPlace): string {
  return `${PREFIX}${uid}:${typeof form === "string" ? `new${form}` : `${form.advId}-${form.version}`}`;
}

/** What an earlier page, perhaps of an older build, has left; null when it is not a whole draft. */
export function parseKept(text: string | null): OfferDraft | null {
  const draft: unknown = parsed(text);
  return isDraft(draft) ? draft : null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
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
