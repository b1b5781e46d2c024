/**
 * English is the type of every other language: a catalogue written through `translation` compiles
 * only with exactly the English keys, and in each phrase exactly the English placeholders.
 */

import type { PlaceholderNames } from "./placeholders.ts";

export type Catalogue = Readonly<Record<string, string>>;

type SameNames<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** A phrase in error becomes a type that names what it should hold, which the compiler then shows. */
type CheckPhrase<English extends string, Phrase> = Phrase extends string
  ? SameNames<PlaceholderNames<Phrase>, PlaceholderNames<English>> extends true
    ? Phrase
    : { readonly "placeholders must be exactly": PlaceholderNames<English> }
  : never;

type CheckCatalogue<English extends Catalogue, Phrases> = {
  readonly [Key in keyof Phrases]: Key extends keyof English
    ? CheckPhrase<English[Key], Phrases[Key]>
    : { readonly "this key is not in the English catalogue": Key };
};

/** Empty in a complete catalogue; otherwise the compiler names the first key that is missing. */
type MissingPhrases<English extends Catalogue, Phrases> = {
  readonly [Key in Exclude<keyof English, keyof Phrases>]: string;
};

export function translation<English extends Catalogue>(): <const Phrases extends Catalogue>(
  phrases: Phrases & CheckCatalogue<English, Phrases> & MissingPhrases<English, Phrases>,
) => Phrases {
  return (phrases) => phrases;
}
