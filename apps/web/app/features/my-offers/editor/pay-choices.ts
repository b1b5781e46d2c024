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

/** The names of the chosen methods, as takers see them. */
export function chosenNames(data: EditorData, { side, fiat, payMethods }: OfferDraft): string[] {
  if (side === "sell") {
    const chosen = usableAccounts(data, fiat).filter(({ id }) => payMethods.includes(id));
    return [...new Set(chosen.map(({ method }) => method.name))];
  }
  const currency = data.lists.currencies.find(({ code }) => code === fiat);
  return payMethods.map(
    (code) => currency?.payMethods.find((method) => method.code === code)?.name ?? code,
  );
}
