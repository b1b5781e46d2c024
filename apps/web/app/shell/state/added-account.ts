/**
 * The payment account that was added last, on the way back to the form that needs it: that form chooses
 * it once. It ends with the document, as the form's own input is kept elsewhere.
 */
let added: string | null = null;

export function noteAddedAccount(id: string): void {
  added = id;
}

/** Null where none was added, or none of these. */
export function takeAddedAccount(accounts: readonly { readonly id: string }[]): string | null {
  const taken = accounts.some(({ id }) => id === added) ? added : null;
  if (taken !== null) added = null;
  return taken;
}
