// Solves a challenge as a browser does, for tests.
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { CaptchaChallenge } from "./captcha.ts";
import { challengeSchema } from "./proof-of-work.ts";

/** The text for the header `captcha-validate`. */
export async function solveCaptcha(given: CaptchaChallenge): Promise<string> {
  const challenge = challengeSchema.parse(given);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error("the challenge has no solution");
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
