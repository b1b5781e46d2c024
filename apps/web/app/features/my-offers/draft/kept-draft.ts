/**
 * The draft of an advertiser who leaves the form, as to add a payment account, or reloads it: it is
 * kept in this tab with other input, and the form continues with it.
 */
import { findKept, keepInput, type InputPlace } from "../../../shell/state/kept-input.ts";
import { DAYS, type HoursRow } from "./hours-rows.ts";
import { newDraft, type OfferDraft } from "./offer-draft.ts";

/** Which form it is: that of a new offer as an address requests it, or of one as it was read. */
export interface KeptPlace {
  readonly userId: string;
  readonly form: string | { readonly advId: string; readonly version: number };
}

/** Null: it is published, or thrown away. */
export function keepDraft(place: KeptPlace, draft: OfferDraft | null): void {
  keepInput(inputPlaceOf(place), draft);
}

/** Null too when an earlier page, perhaps of an older build, has left something else. */
export function findKeptDraft(place: KeptPlace): OfferDraft | null {
  const found = findKept(inputPlaceOf(place));
  return isDraft(found) ? found : null;
}

function inputPlaceOf({ userId, form }: KeptPlace): InputPlace {
  const subject = typeof form === "string" ? `new${form}` : `${form.advId}-${form.version}`;
  return { userId, form: "offer", subject };
}

const CHOICES = {
  side: ["buy", "sell"],
  priceType: ["fixed", "floating"],
  visibility: ["public", "private"],
} as const;

export function isDraft(value: unknown): value is OfferDraft {
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
