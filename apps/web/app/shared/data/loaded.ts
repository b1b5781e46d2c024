/** What could be read, or why not: a part that failed is shown as failed, the rest stands. */

export interface ReadFailure {
  /** In the reader's language, or empty when the server said nothing. */
  readonly message: string;
  /** The name of the error, where the data was read in the browser. */
  readonly name?: string;
}

export type Loaded<Data> =
  | { readonly ok: true; readonly data: Data }
  | ({ readonly ok: false } & ReadFailure);

/** Only what a page needs of an answer, so that nothing else travels inside the page. */
export function loadedOf<Data>(answer: Loaded<Data>): Loaded<Data> {
  return answer.ok ? { ok: true, data: answer.data } : { ok: false, message: answer.message };
}
