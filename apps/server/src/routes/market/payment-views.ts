// Accounts at payment methods as the contract writes them.
import { getFile } from "@parley/contract/endpoints/market/payment";
import type { UserPayment } from "@parley/operations/market/payment/read-user-payments";
import type { Locale } from "@parley/phrases/locales";
import { inLocale } from "./market-routes.ts";
/** A value whose field the schema no longer has is called by its name rather than lost. */
export function describeDetails({ schema, fields }: UserPayment, locale: Locale) {
  const known = new Map(schema.map((field) => [field.name, field]));
  return Object.entries(fields).map(([name, value]) => {
    const field = known.get(name);
    const chosen = field?.options?.find((option) => option.value === value);
    return {
      name,
      label: field === undefined ? name : inLocale(field.labels, locale),
      text: chosen === undefined ? value : inLocale(chosen.labels, locale),
    };
  });
}

export function describePicture(id: bigint) {
  const fileId = id.toString();
  return { fileId, url: getFile.path.replace("{fileId}", fileId) };
}
