// Most payment methods serve one country and its currency; this says so once for a whole list.

import type { PaymentMethodRow } from "../../catalogue-types.ts";
import type { CurrencyCode } from "../assets/currencies.ts";

export type DomesticMethod = Omit<PaymentMethodRow, "currencies" | "countries">;

export function domestic(
  currency: CurrencyCode,
  country: string,
  methods: readonly DomesticMethod[],
): readonly PaymentMethodRow[] {
  return methods.map((method) => ({ ...method, currencies: [currency], countries: [country] }));
}
