// What a name looks like, by UTS #39: two names with one skeleton can be confused. Beyond Unicode's
// table it equates pairs that are alike in most typefaces, and accents.
import { toAsciiDigits } from "../format/ascii-digits.ts";
import { CONFUSABLES } from "./confusables-data.ts";
import { RESERVED_WORDS } from "./reserved-names.ts";

const PROTOTYPES: ReadonlyMap<string, string> = new Map(
  CONFUSABLES.flatMap((line) => line.split(" ")).map((entry): [string, string] => {
    const [one = "", ...like] = Array.from(entry);
    return [one, like.join("")];
  }),
);

/** The form under which names are compared; never shown. */
export function skeletonOf(name: string): string {
  const looks = prototypesOf(prototypesOf(name.normalize("NFKC")).toLowerCase()).toLowerCase();
  return looks
    .replaceAll(/[\u0300-\u036F]/gu, "")
    .replaceAll("0", "o")
    .replaceAll(/[1i|]/g, "l")
    .replaceAll("m", "rn")
    .replaceAll("w", "vv")
    .replaceAll(/[_.-]+/g, "_");
}

/**
 * A number of a document as it reads: letters and digits of other scripts become those that they
 * pass for, and what was typed in plain letters and digits stays as it is.
 */
export function plainLook(text: string): string {
  return Array.from(toAsciiDigits(text.normalize("NFKC").toUpperCase()), (one) => {
    const like = one > "\u007F" ? (PROTOTYPES.get(one) ?? one) : one;
    return /^[A-Za-z0-9]$/.test(like) ? like.toUpperCase() : one;
  }).join("");
}

function prototypesOf(text: string): string {
  return Array.from(text.normalize("NFD"), (one) => PROTOTYPES.get(one) ?? one)
    .join("")
    .normalize("NFD");
}

/** Digits used as letters in "5upp0rt" and "4dm1n"; 0 and 1 are in the skeleton already. */
const LEET: ReadonlyMap<string, string> = new Map([
  ["3", "e"],
  ["4", "a"],
  ["5", "s"],
  ["7", "t"],
  ["8", "b"],
  ["9", "g"],
]);

function bare(name: string): string {
  const joined = skeletonOf(name).replaceAll("_", "");
  return Array.from(joined, (one) => LEET.get(one) ?? one).join("");
}

const RESERVED = RESERVED_WORDS.map((word) => ({ word, looks: bare(word) }));
/** Shorter words occur inside ordinary names. */
const SHORTEST_INSIDE = 6;
const SHORTEST_AT_END = 5;

/** The name claims to be the site or one of its staff, in one of the site's languages. */
export function isReservedName(name: string): boolean {
  const whole = bare(name);
  const parts = new Set(name.split(/[_.-]/).map(bare));
  return RESERVED.some(({ word, looks }) => {
    if (whole === looks || parts.has(looks)) return true;
    // Words of other scripts are short and written without spaces.
    if (/[^a-z]/.test(word) || word.length >= SHORTEST_INSIDE) return whole.includes(looks);
    const isAtEnd = whole.startsWith(looks) || whole.endsWith(looks);
    return word.length >= SHORTEST_AT_END && isAtEnd;
  });
}
