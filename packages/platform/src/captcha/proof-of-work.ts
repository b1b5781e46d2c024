// The captcha as a proof of work (ALTCHA): the browser searches for a number, which takes a moment,
// and the server verifies it quickly. No external service is involved.
import { randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Vault } from "../vault.ts";
import type { Captcha } from "./captcha.ts";

export interface Difficulty {
  /** Hash iterations for each attempted number. */
  readonly rounds: number;
  /**
   * The number to find is between these two, so that the work never takes longer than the second.
   */
  readonly min: number;
  readonly max: number;
}

/** About 0.3 s on a mid-range phone, and a millisecond for the server. */
export const DEFAULT_DIFFICULTY: Difficulty = { rounds: 1_000, min: 150, max: 350 };

/** The same steps with next to no work. */
export const LIGHT_DIFFICULTY: Difficulty = { rounds: 10, min: 1, max: 5 };

export interface ProofOfWorkOptions {
  readonly vault: Vault;
  readonly clock: Clock;
  readonly difficulty?: Difficulty;
}

const ALGORITHM = "PBKDF2/SHA-256";
const VALID_MS = 5 * 60_000;
/** A real answer has about 700. */
const LONGEST_ANSWER = 4_000;

/**
 * Only the form is checked here; `parameters` are trusted after their signature is verified. The
 * expiry is ours (in `data`), because the library's own would use another clock.
 */
export const challengeSchema = z.object({
  parameters: z
    .looseObject({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      data: z.object({ expiresAt: z.number() }),
    })
    .refine((parameters) => !("expiresAt" in parameters)),
  signature: z.string(),
});

const answerSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export function createProofOfWorkCaptcha(options: ProofOfWorkOptions): Captcha {
  const { vault, clock, difficulty = DEFAULT_DIFFICULTY } = options;
  const secrets = {
    hmacSignatureSecret: vault.mac("captcha", "challenge"),
    hmacKeySignatureSecret: vault.mac("captcha", "solution"),
  };
  return {
    async createChallenge() {
      const { parameters, signature } = await createChallenge({
        algorithm: ALGORITHM,
        cost: difficulty.rounds,
        counter: randomInt(difficulty.min, difficulty.max + 1),
        data: { expiresAt: clock.now() + VALID_MS },
        deriveKey,
        ...secrets,
      });
      if (signature === undefined) throw new Error("the challenge is not signed");
      return { parameters: { ...parameters }, signature };
    },

    async verify(answer, useUp) {
      const given = readAnswer(answer);
      if (given === null) return "malformed";
      const { challenge, solution } = given;
      const result = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      if (result.invalidSignature !== false) return "forged";
      const { nonce, data } = challenge.parameters;
      const { expiresAt } = data;
      // An expiry beyond the longest issued one means that the clock was set back since.
      const leftMs = expiresAt - clock.now();
      if (leftMs <= 0 || leftMs > VALID_MS) return "expired";
      if (!result.verified) return "wrong";
      return (await useUp(nonce, new Date(expiresAt))) ? "passed" : "used";
    },
  };
}

function readAnswer(answer: string): z.output<typeof answerSchema> | null {
  if (answer.length > LONGEST_ANSWER) return null;
  try {
    const content: unknown = JSON.parse(Buffer.from(answer, "base64").toString("utf8"));
    return answerSchema.safeParse(content).data ?? null;
  } catch {
    return null;
  }
}
