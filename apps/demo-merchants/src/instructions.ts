// Instructions of the parent process: where the site is, which merchants trade there, and how fast.
import * as z from "zod/mini";

const merchant = z.object({
  /** The email to log in with. */
  account: z.string(),
  /** False for the one that never releases, so that an appeal can be tried. */
  doesRelease: z.boolean(),
});

/** Minimal milliseconds until an action; up to twice as long, by the order. */
const pace = z.object({ greetMs: z.number(), payMs: z.number(), releaseMs: z.number() });

export const instructionsSchema = z.object({
  /** Of the API, without a slash at the end. */
  origin: z.string(),
  password: z.string(),
  /** Base32, the same for all of them. */
  totpSecret: z.string(),
  /** The user agent of this program. */
  agent: z.string(),
  merchants: z.array(merchant),
  pace,
});

export type Instructions = z.output<typeof instructionsSchema>;
export type Pace = Instructions["pace"];
export type MerchantFacts = Instructions["merchants"][number];
