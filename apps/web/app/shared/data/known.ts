/** What is known of a question, and how later answers change it. */
import type { Loaded, ReadFailure } from "./loaded.ts";

export interface Known<Data> {
  /** Names the question; null: nothing is asked. */
  readonly key: string | null;
  /** What the loader found. */
  readonly first: Loaded<Data> | null;
  /** Null while nothing is known. */
  readonly data: Data | null;
  /** Why the last reading failed; null when it did not. Older data may still be there. */
  readonly failure: ReadFailure | null;
  readonly isReading: boolean;
}

export type Join<Data> = (known: Data, found: Data) => Data;

type Question<Data> = Pick<Known<Data>, "key" | "first">;

export function begin<Data>({ key, first }: Question<Data>): Known<Data> {
  return {
    key,
    first,
    data: first?.ok === true ? first.data : null,
    failure: first?.ok === false ? first : null,
    isReading: first === null && key !== null,
  };
}

/** Another question begins anew; a page that was loaded again is an answer to the same one. */
export function follow<Data>(
  known: Known<Data>,
  asked: Question<Data>,
  join: Join<Data>,
): Known<Data> {
  const { key, first } = asked;
  if (known.key === key && known.first === first) return known;
  const isAnswer = known.key === key && first !== null;
  return isAnswer ? answer({ ...known, first }, first, join) : begin(asked);
}

/** Data that is known stays when a later reading failed. */
export function answer<Data>(
  known: Known<Data>,
  found: Loaded<Data>,
  join: Join<Data>,
): Known<Data> {
  if (!found.ok) return { ...known, failure: found, isReading: false };
  const data = known.data === null ? found.data : join(known.data, found.data);
  return { ...known, data, failure: null, isReading: false };
}
