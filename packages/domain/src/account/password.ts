// When a password is good enough. Length is what counts; beyond that only what attackers try first
// is refused, since rules about kinds of characters make people choose worse.
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./password-length.ts";

/** The most common passwords of leaked lists that are long enough, in lower case. */
const COMMON: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word
  passwort passwort1 motdepasse contrasena contraseña senha123 parola123 wachtwoord hasło123
  12345678 123456789 1234567890 87654321 987654321 0123456789 11223344 12341234 123123123 12344321
  147258369 741852963 159753456 123qweasd 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc zaq12wsx q1w2e3r4
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertz123 azertyuiop asdfghjkl asdf1234 zxcvbnm1
  abcd1234 abc12345 abcdefgh abcdefghi a1b2c3d4 aa123456 a1234567 a12345678 a123456789
  iloveyou iloveyou1 iloveyou2 letmein1 letmein123 welcome1 welcome123 admin123 administrator
  trustno1 superman batman123 football football1 baseball baseball1 basketball sunshine sunshine1
  princess princess1 princesse michelle jennifer jessica1 charlie1 starwars computer internet
  whatever dragon123 monkey123 master123 shadow123 michael1 jordan23 liverpool chelsea1 arsenal1
  samsung1 google123 changeme changeme1 testtest test1234 testing123 secret123 default1 guest123
  bitcoin1 bitcoin123 blockchain ethereum crypto123 cryptocurrency satoshi1 tothemoon parley123
  `
    .trim()
    .split(/\s+/),
);

/** Of one character, or of one that counts up or down from the one before. */
const STEPS: readonly number[] = [0, 1, -1];

/** The form in which a password is hashed: two keyboards may write one letter in two ways. */
export function normalizePassword(text: string): string {
  return text.normalize("NFKC");
}

/** `names`: what belongs to the account and is easily guessed, such as its email and username. */
export function decidePassword(
  text: string,
  names: readonly string[] = [],
): "passwordTooWeak" | null {
  const password = normalizePassword(text);
  const characters = Array.from(password.toLowerCase());
  const { length } = characters;
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) return "passwordTooWeak";
  const lower = characters.join("");
  if (COMMON.has(lower) || isRun(characters) || isOneOf(names, lower)) return "passwordTooWeak";
  return null;
}

function isRun(characters: readonly string[]): boolean {
  const points = characters.map((character) => character.codePointAt(0) ?? 0);
  return STEPS.some((step) =>
    points.every((point, index) => index === 0 || point - (points[index - 1] ?? 0) === step),
  );
}

function isOneOf(names: readonly string[], password: string): boolean {
  const guesses = names.flatMap((name) => [name, name.replace(/@.*$/s, "")]);
  return guesses.some((guess) => guess !== "" && guess.toLowerCase() === password);
}
