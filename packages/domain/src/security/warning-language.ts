// Chooses the language of the message that warns a user of a changed contact and explains how to
// undo it. A thief with a stolen session can set the language too, so that the owner could not read
// the warning: a recently set language does not count.
import { CONTACT_UNDO_MS } from "./contact-wait.ts";

/** A language counts for warnings once it has been set for as long as a change can be undone. */
export const LANGUAGE_BELIEVED_MS = CONTACT_UNDO_MS;

export interface ChosenLanguage {
  readonly language: string;
  /** What was set before; null where it was never changed. */
  readonly formerLanguage: string | null;
  /** Epoch milliseconds. */
  readonly changedAt: number | null;
}

export function warningLanguage(
  { language, formerLanguage, changedAt }: ChosenLanguage,
  now: number,
): string {
  if (formerLanguage === null || changedAt === null) return language;
  return now < changedAt + LANGUAGE_BELIEVED_MS ? formerLanguage : language;
}

/**
 * What is stored when another language is set: of several changes in a row the language before
 * them.
 */
export function changeLanguage(
  chosen: ChosenLanguage,
  language: string,
  now: number,
): ChosenLanguage {
  if (language === chosen.language) return chosen;
  return { language, formerLanguage: warningLanguage(chosen, now), changedAt: now };
}
