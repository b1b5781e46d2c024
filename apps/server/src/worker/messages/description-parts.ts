// What descriptions of messages are made of: sentences, facts with their labels, and links.
import type { PhraseArguments, PhraseKey } from "@parley/phrases/keys";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase, phraseBook } from "@parley/phrases/server-phrases";
import type { Description } from "./description.ts";

export const PLAIN = {
  code: null,
  facts: [],
  advice: [],
  link: null,
  isAccountKnown: true,
} as const;

/** Messages whose subject and first sentence need no values. */
type PlainName = {
  [Key in PhraseKey]: Key extends `mail.${infer Name}.text`
    ? PhraseArguments<Key | (`mail.${Name}.subject` & PhraseKey)> extends []
      ? Name
      : never
    : never;
}[PhraseKey];

export function plain(locale: Locale, name: PlainName, place: keyof typeof PATHS): Description {
  return {
    ...PLAIN,
    subject: phraseBook.format(locale, `mail.${name}.subject`),
    lead: phraseBook.format(locale, `mail.${name}.text`),
    link: linkTo(locale, place),
  };
}

const PATHS = {
  login: "/login",
  security: "/account/security",
  kyc: "/account/kyc",
  subUsers: "/account/sub-users",
  wallet: "/wallet",
  orders: "/p2p/order",
  offers: "/p2p/offers",
  contact: "/help/contact",
  case: "/help/contact",
} as const;

export function linkTo(locale: Locale, place: keyof typeof PATHS, query = ""): Description["link"] {
  return { label: formatPhrase(locale, `mail.link.${place}`), path: `${PATHS[place]}${query}` };
}

type FactName =
  | "address"
  | "asked"
  | "caseId"
  | "device"
  | "offer"
  | "reason"
  | "time"
  | "username"
  | "walletAddress";

export function fact(locale: Locale, name: FactName, value: string) {
  return [formatPhrase(locale, `mail.fact.${name}`), value] as const;
}
