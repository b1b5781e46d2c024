// The code an authenticator shows, computed from RFC 6238 independently of the product's library.
import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

export function totpCode(base32: string, now: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS)));
  const mac = createHmac("sha1", decodeBase32(base32)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** What a server accepts: the step of its clock, and one before and after. */
const OFFSETS = [0, 1, -1];
/** The code of the previous step expires soon. */
const LAST_MOMENTS_MS = 5_000;

/**
 * A code of a step that is not in `used`, and adds the step: each counts once for a user. Null when
 * the server accepts no other at this moment.
 */
export function takeUnusedCode(base32: string, used: Set<number>, now: number): string | null {
  const present = Math.floor(now / STEP_MS);
  const isAlmostOver = now % STEP_MS > STEP_MS - LAST_MOMENTS_MS;
  const steps = OFFSETS.filter((offset) => offset >= 0 || !isAlmostOver);
  const step = steps.map((offset) => present + offset).find((each) => !used.has(each));
  if (step === undefined) return null;
  used.add(step);
  return totpCode(base32, step * STEP_MS);
}

interface MovableTime {
  now(): number;
  advance(ms: number): void;
}

/** As above, and moves the clock on by half a minute where all accepted steps were used. */
export function makeUnusedCode(base32: string, used: Set<number>, clock: MovableTime): string {
  const code = takeUnusedCode(base32, used, clock.now());
  if (code !== null) return code;
  clock.advance(STEP_MS);
  return makeUnusedCode(base32, used, clock);
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
