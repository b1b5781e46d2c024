/** A sentence to be shown after the next document is loaded, when this one is gone. */

const STORAGE = "next-page-note";

const NOTES = ["shell.account.loggedOut"] as const;

export type Note = (typeof NOTES)[number];

export function leaveNote(note: Note): void {
  try {
    sessionStorage.setItem(STORAGE, note);
  } catch {
    // Without storage the reader sees the login page, which says enough.
  }
}

/** What the document before has left, once. */
export function takeNote(): Note | null {
  try {
    const kept = sessionStorage.getItem(STORAGE);
    sessionStorage.removeItem(STORAGE);
    return NOTES.find((note) => note === kept) ?? null;
  } catch {
    return null;
  }
}
