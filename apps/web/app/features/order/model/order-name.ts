/** Which order an address asks for: by its number, by the reader's own number for it, or none. */

export type OrderName = { readonly orderId: string } | { readonly externalOrderId: string };

/** Null when the address asks for the list; undefined when it asks for what cannot exist. */
export function orderNameOf(query: URLSearchParams): OrderName | null | undefined {
  const orderId = query.get("orderId");
  if (orderId !== null) return /^\d{1,19}$/.test(orderId) ? { orderId } : undefined;
  const externalOrderId = query.get("externalOrderId");
  if (externalOrderId === null) return null;
  return /^\P{C}{1,64}$/u.test(externalOrderId) ? { externalOrderId } : undefined;
}
