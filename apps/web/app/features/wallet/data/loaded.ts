/** What a page could load, or why not: a part that failed is shown as failed, the rest is shown. */

export type Loaded<Data> =
  | { readonly ok: true; readonly data: Data }
  /** In the reader's language, or empty when the server said nothing. */
  | { readonly ok: false; readonly message: string };

type Answer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly message: string };

/** Only what a page needs of an answer, so that nothing else travels inside the page. */
export function loadedOf<Data>(answer: Answer<Data>): Loaded<Data> {
  return answer.ok ? { ok: true, data: answer.data } : { ok: false, message: answer.message };
}

/** Of two readings the newer, unless it failed: what is known already is better than an excuse. */
export function newerOf<Data>(known: Loaded<Data>, read: Loaded<Data>): Loaded<Data> {
  return read.ok || !known.ok ? read : known;
}
