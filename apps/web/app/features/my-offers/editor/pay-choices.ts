/** With what an offer can be paid. */
import type { EditorData, Payment } from "./load-editor.ts";
import type { OfferDraft } from "../draft/offer-draft.ts";

/** The own accounts that move this currency. */
export function usableAccounts(
  { payments, lists }: Pick<EditorData, "payments" | "lists">,
  fiat: string,
): Payment[] {
  const currency = lists.currencies.find(({ code }) => code === fiat);
  const codes = new Set(currency?.payMethods.map(({ code }) => code));
  return payments.filter(({ method }) => codes.has(method.code));
}

/** The chosen methods, as takers see them: two accounts of one method are one. */
export function chosenMethods(
  data: EditorData,
  { side, fiat, payMethods }: OfferDraft,
): { readonly code: string; readonly name: string }[] {
  const currency = data.lists.currencies.find(({ code }) => code === fiat);
  const known = currency?.payMethods ?? [];
  if (side === "buy") return known.filter(({ code }) => payMethods.includes(code));
  const chosen = usableAccounts(data, fiat).filter(({ id }) => payMethods.includes(id));
  const codes = new Set(chosen.map(({ method }) => method.code));
  return known.filter(({ code }) => codes.has(code));
}
