// What one side of an order may do only so often a day, as it costs others their time: an appeal calls
// customer service and the other side, and a proposal makes void what waits for a second approval.
import { fullUntil } from "./reputation.ts";
import type { OrderStep } from "./order-step.ts";

const DAY_MS = 24 * 60 * 60_000;

const MOST: Partial<Record<OrderStep, number>> = { appeal: 5, "propose-split": 10 };

/** Null for what may be done as often as the table allows. */
export function mostADay(step: OrderStep): number | null {
  return MOST[step] ?? null;
}

/** Until when this side has to wait with it, by when it did the same; null when it need not. */
export function waitsUntil(step: OrderStep, doneAt: readonly number[], now: number): number | null {
  const most = mostADay(step);
  return most === null ? null : fullUntil(doneAt, { most, withinMs: DAY_MS }, now);
}
