// How long a payment by a method usually takes to arrive: before that it cannot be reported as
// missing.
import type { Pool } from "@parley/database/pool";
import { findMethodSettlement } from "@parley/database/queries/market/payment-method";

export async function usualArrivalMs(pool: Pool, payMethod: string): Promise<number> {
  const { arrivalMinutes } = await findMethodSettlement(pool, payMethod);
  return arrivalMinutes * 60_000;
}
