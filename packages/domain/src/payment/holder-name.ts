// Whether the name on an account is the name a person or company was verified with. Banks write
// names in capitals and without accents; that makes no other person.

/** Letters that no decomposition turns into the ones banks write for them. */
const SPELLED_OUT: ReadonlyMap<string, string> = new Map([
  ["Æ", "AE"],
  ["Œ", "OE"],
  ["Ø", "O"],
  ["Đ", "D"],
  ["Ð", "D"],
  ["Ł", "L"],
  ["Þ", "TH"],
]);

/** Accents of alphabets; vowel signs of other scripts are in other ranges and stay. */
const ACCENTS = /[\u0300-\u036F]/gu;
const BETWEEN_WORDS = /[\s,·・‧‐‑–-]+/gu;
const INSIDE_WORDS = /[.'’ʻʼ`´]/gu;
/** Scripts that are written without blanks, where a blank between two parts of a name is a habit. */
const BLANK_BESIDE_HAN =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]) | (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/gu;

export function isSameHolder(given: string, verified: string): boolean {
  const name = plainName(given);
  return name !== "" && name === plainName(verified);
}

export const NAME_MATCHES = ["same", "similar", "different"] as const;
export type NameMatch = (typeof NAME_MATCHES)[number];

/** `similar`: the same words in another order, or one name has all words of the other and more. */
export function matchNames(one: string, other: string): NameMatch {
  if (isSameHolder(one, other)) return "same";
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].toSorted(
    (left, right) => left.length - right.length,
  );
  const isWithin = few.length >= 2 && few.every((word) => many.includes(word));
  return isWithin ? "similar" : "different";
}

function wordsOf(name: string): string[] {
  return [...new Set(plainName(name).split(" "))];
}

function plainName(name: string): string {
  const letters = name.normalize("NFKD").replaceAll(ACCENTS, "").toUpperCase();
  return Array.from(letters, (letter) => SPELLED_OUT.get(letter) ?? letter)
    .join("")
    .replaceAll(INSIDE_WORDS, "")
    .replaceAll(BETWEEN_WORDS, " ")
    .trim()
    .normalize("NFC")
    .replaceAll(BLANK_BESIDE_HAN, "");
}
