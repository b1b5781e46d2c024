import { MAX_EXTENSION_MINUTES } from "@parley/domain/order/decide-order";

/** By how much a seller may extend; null for anything else. */
export function minutesOf(text: string): number | null {
  if (!/^\d{1,3}$/.test(text.trim())) return null;
  const minutes = Number(text);
  return minutes >= 1 && minutes <= MAX_EXTENSION_MINUTES ? minutes : null;
}
