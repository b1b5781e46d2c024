/**
 * What was typed and not sent, kept in this tab by user, form and subject, so that Back, a reload or a
 * login in between loses nothing of it. The next user of the tab finds nothing of the former one, and a
 * logout leaves nothing. Codes, passwords, numbers of documents and files are never given to it.
 */

export interface InputPlace {
  /** Empty for a reader without a login. */
  readonly userId: string;
  readonly form: string;
  /** What the form is about, as the number of an order; empty where there is one form only. */
  readonly subject: string;
}

const PREFIX = "typed:";

const prefixOf = (userId: string) => `${PREFIX}${userId}:`;
const keyOf = ({ userId, form, subject }: InputPlace) => `${prefixOf(userId)}${form}:${subject}`;

/** Null where nothing was kept. Another build may have written it: the reader checks its form. */
export function findKept(place: InputPlace): unknown {
  try {
    forgetOthers(place.userId);
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? "null");
    return found;
  } catch {
    return null;
  }
}

/** Null: it is sent, or emptied. */
export function keepInput(place: InputPlace, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden; then a reload begins anew.
  }
}

export function forgetKept(): void {
  remove((key) => key.startsWith(PREFIX));
}

/** A reader who has to log in again is the same one, who finds everything afterwards. */
function forgetOthers(userId: string): void {
  if (userId !== "") {
    remove((key) => key.startsWith(PREFIX) && !key.startsWith(prefixOf(userId)));
  }
}

function remove(isMeant: (key: string) => boolean): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) =>
      sessionStorage.key(index),
    );
    for (const key of keys) if (key !== null && isMeant(key)) sessionStorage.removeItem(key);
  } catch {
    // What could not be stored need not be removed.
  }
}
