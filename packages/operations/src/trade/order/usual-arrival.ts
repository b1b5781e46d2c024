// How long a payment by a method usually takes to arrive: before that it cannot be reported as
// missing.
import type { Pool } from "@parley/database/pool";
import { createPaymentMethodQueries } from "@parley/database/queries/market/payment-method";

export async function usualArrivalMs(pool: Pool, payMethod: string): Promise<number> {
  const { arrivalMinutes } = await createPaymentMethodQueries(pool).findMethodSettlement(payMethod);
  return arrivalMinutes * 60_000;
}
