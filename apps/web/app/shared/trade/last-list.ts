/** The list of offers that was shown last on this page, for the way back to it. */

/** Its path and query. Never set on the server. */
let last = "";

export function rememberList(address: string): void {
  last = address;
}

export function lastList(): string {
  return last;
}
