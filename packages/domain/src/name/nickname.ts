// The name under which others see an account: what it may be made of. Whether it looks like another
// name, or like one of ours, is a matter of its skeleton (`name-skeleton.ts`).

export const SHORTEST_NICKNAME = 3;
export const LONGEST_NICKNAME = 30;
const DAY_MS = 24 * 60 * 60_000;
/** So long after a change the next one has to wait. */
export const RENAME_EVERY_MS = 30 * DAY_MS;
/** So long a name that was given up is shown beside the new one, and kept from others. */
export const FORMER_NAME_MS = 90 * DAY_MS;

export type NicknameProblem =
  /** Something else than letters, digits and single separators between them. */
  | "nicknameCharacters"
  /** Letters of scripts that are not written together. */
  | "nicknameScripts"
  /** Reads as a link, an email address or a phone number. */
  | "nicknameContact";

/** Scripts in everyday use, as UAX #31 recommends them for identifiers. */
const SCRIPTS = [
  ["Latin"],
  ["Cyrillic"],
  ["Greek"],
  ["Armenian"],
  ["Georgian"],
  ["Hebrew"],
  ["Arabic"],
  ["Thaana"],
  ["Devanagari"],
  ["Bengali"],
  ["Gurmukhi"],
  ["Gujarati"],
  ["Oriya"],
  ["Tamil"],
  ["Telugu"],
  ["Kannada"],
  ["Malayalam"],
  ["Sinhala"],
  ["Thai"],
  ["Lao"],
  ["Tibetan"],
  ["Myanmar"],
  ["Khmer"],
  ["Ethiopic"],
  // The combinations of "highly restrictive" in UTS #39.
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
] as const;

let scriptTests: readonly RegExp[] | null = null;

/** Made for the first name that is judged: compiling them takes long, and most pages judge none. */
function findScriptTests(): readonly RegExp[] {
  scriptTests ??= SCRIPTS.map((names) => {
    const classes = names.map((name) => String.raw`\p{scx=${name}}`).join("");
    return new RegExp(String.raw`^[${classes}\p{scx=Common}\p{scx=Inherited}]+$`, "u");
  });
  return scriptTests;
}

const ALLOWED = /^(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Nd}_.-]$/u;
/**
 * Letters and marks that no present language is written with: phonetic signs and small capitals,
 * which can spell any word, old tone letters that look like digits, strokes that lengthen a word,
 * marks around or across a letter. UAX #31 recommends none of them.
 */
const TECHNICAL = [
  /[\u0184\u0185\u01A7\u01A8\u01BC\u01BD\u01C0-\u01C3]/u,
  // Of the signs of phonetics some are letters of African languages and of Azerbaijani.
  /(?![ɓɔɖɗəɛɣɨɩʉʊʋ])[\u0250-\u02AF]/u,
  /(?![ʻʼ])[\u02B0-\u02FF]/u,
  /[\u1D00-\u1DBF\u2C60-\u2C7F\uA720-\uA7FF\uAB30-\uAB6F]/u,
  /[\u0640\u07FA]/u,
  /\p{Me}|[\u{1AB0}-\u{1AFF}]|[\u{1DC0}-\u{1DFF}]|[\u{20D0}-\u{20FF}]|[\u{FE20}-\u{FE2F}]/u,
];
/** Begins and ends with a letter or digit (with its marks); separators are single. */
const SHAPE = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*(?:[_.-][\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*)*$/u;
/** Marks stacked into a heap; scripts that write with marks need two on a letter. */
const STACK = /\p{M}{3}|(\p{M})\1|[\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}]\p{M}{2}/u;
const MOST_DIGITS_IN_A_ROW = 6;

/** The stored form: one for what can be written in several. */
export function normalizeNickname(text: string): string {
  return text.normalize("NFKC").trim();
}

export function isNicknameCharacter(character: string): boolean {
  return ALLOWED.test(character) && !TECHNICAL.some((form) => form.test(character));
}

/** What is wrong with a normalized name, or null. Its length is the contract's matter. */
export function decideNickname(name: string): NicknameProblem | null {
  const areAllowed = Array.from(name).every(isNicknameCharacter);
  if (!areAllowed || !SHAPE.test(name) || STACK.test(name) || !hasOneKindOfDigits(name)) {
    return "nicknameCharacters";
  }
  if (!findScriptTests().some((test) => test.test(name))) return "nicknameScripts";
  return readsAsContact(name) ? "nicknameContact" : null;
}

/** The name that an account begins with. */
export function defaultNickname(uid: number): string {
  return `user-${uid}`;
}

/** Since when the next change is possible; null while it is now. */
export function renameFrom(renamedAt: number | null, now: number): number | null {
  if (renamedAt === null) return null;
  const from = renamedAt + RENAME_EVERY_MS;
  return from > now ? from : null;
}

/** Digits of two systems hide a number, such as a Bengali 4 that looks like an 8. */
function hasOneKindOfDigits(name: string): boolean {
  const digits = name.match(/\p{Nd}/gu) ?? [];
  const zeros = new Set(digits.map((digit) => zeroOf(digit.codePointAt(0) ?? 0)));
  return zeros.size <= 1;
}

/** Unicode keeps the ten digits of a system in a row. */
function zeroOf(point: number): number {
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return zero;
}

function readsAsContact(name: string): boolean {
  // parley.com, t.me, www.parley: a dot before letters is how an address is written.
  if (/\.\p{L}\p{M}*\p{L}/u.test(name) || /^(?:www|https?)(?![\p{L}\p{M}])/iu.test(name)) {
    return true;
  }
  const digits = name.replaceAll(/[_.-]/g, "");
  return new RegExp(String.raw`\p{Nd}{${MOST_DIGITS_IN_A_ROW + 1}}`, "u").test(digits);
}
