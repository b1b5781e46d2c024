/**
 * How long a password would hold, by rule of thumb. It only advises: what is refused is decided by
 * the server, and by length.
 */
import { SHORTEST_PASSWORD } from "@parley/domain/account/password-length";

export type StrengthLevel = "none" | "weak" | "fair" | "good" | "strong";
export type StrengthHint = "short" | "easy" | "account" | "longer";

export interface PasswordStrength {
  readonly level: StrengthLevel;
  readonly hint: StrengthHint | null;
}

/** Words at the beginning of every list of guesses. */
const EASY =
  /^(pass(word|wort)?|qwert[yz]|asdf|admin|welcome|letmein|iloveyou|parley|bitcoin|crypto)/i;

/** Bits from which on a password counts as such. */
const STRONG = 75;
const GOOD = 58;
const FAIR = 42;

export function passwordStrength(password: string, account: string): PasswordStrength {
  const characters = Array.from(password.normalize("NFKC"));
  if (characters.length < SHORTEST_PASSWORD) return { level: "none", hint: "short" };
  if (containsAccount(password, account)) return { level: "weak", hint: "account" };
  const rest = password.replace(EASY, "");
  const isEasy = rest !== password;
  const bits = guessBits(Array.from(rest));
  if (bits < FAIR) return { level: "weak", hint: isEasy || bits < FAIR / 2 ? "easy" : "longer" };
  if (bits < GOOD) return { level: "fair", hint: "longer" };
  return { level: bits < STRONG ? "good" : "strong", hint: null };
}

/** The part of an email before the at sign, or the last digits of a phone number. */
function containsAccount(password: string, account: string): boolean {
  const [name = ""] = account.toLowerCase().split("@");
  const part = account.includes("@") ? name : name.replaceAll(/\D/g, "").slice(-7);
  return part.length >= 4 && password.toLowerCase().includes(part);
}

/** A character that only repeats or continues the one before it, as in aaa or 345, adds little. */
function guessBits(characters: readonly string[]): number {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const surprising = codes.filter((code, index) => {
    const before = codes[index - 1];
    return before === undefined || Math.abs(code - before) > 1;
  });
  return surprising.length * Math.log2(poolSize(characters.join("")));
}

function poolSize(text: string): number {
  const pools = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 33],
  ] as const;
  return pools.reduce((size, [kind, more]) => (kind.test(text) ? size + more : size), 1);
}
