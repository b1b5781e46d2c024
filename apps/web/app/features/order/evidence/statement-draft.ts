/**
 * What was written for an appeal and not sent, kept in this tab: a reload, a lost session or a login
 * in between does not lose it.
 */

const nameOf = (orderId: string) => `statement-${orderId}`;

export function readDraft(orderId: string): string {
  if (typeof document === "undefined") return "";
  try {
    return sessionStorage.getItem(nameOf(orderId)) ?? "";
  } catch {
    // A browser that keeps nothing forgets it, and that is all.
    return "";
  }
}

export function keepDraft(orderId: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(nameOf(orderId));
    else sessionStorage.setItem(nameOf(orderId), text);
  } catch {
    // As above.
  }
}
