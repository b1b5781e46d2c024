import type { Order } from "./order.ts";

export type Task = Order["tasks"][number];

/** The task that is open, or that was missed and can still be answered. */
export function taskToAnswer({ tasks, standingRuling }: Order): Task | null {
  if (standingRuling !== null) return null;
  const last = tasks.findLast(({ outcome }) => outcome !== "withdrawn") ?? null;
  return last !== null && last.answeredAt === null ? last : null;
}
