// What whoever starts this program tells it: where the site is, who trades there, and how fast.
import * as z from "zod/mini";

const merchant = z.object({
  /** The email to log in with. */
  account: z.string(),
  /** False for the one that never does, so that an appeal can be watched. */
  doesRelease: z.boolean(),
});

/** Milliseconds until something is done, at least; up to twice as long, by the order. */
const pace = z.object({ greetMs: z.number(), payMs: z.number(), releaseMs: z.number() });

export const instructionsSchema = z.object({
  /** Of the API, without a slash at the end. */
  origin: z.string(),
  password: z.string(),
  /** Base32, the same for all of them. */
  totpSecret: z.string(),
  /** What this program calls itself in its calls. */
  agent: z.string(),
  merchants: z.array(merchant),
  pace,
});

export type Instructions = z.output<typeof instructionsSchema>;
export type Pace = Instructions["pace"];
export type MerchantFacts = Instructions["merchants"][number];
