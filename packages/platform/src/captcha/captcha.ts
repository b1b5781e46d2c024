// Tells a person's browser from a program that asks a thousand times: every answer costs some work.
// Two implementations: a proof of work, and one that lets everybody pass.

export interface Captcha {
  /** What a browser gets to solve, as JSON. */
  createChallenge(): Promise<CaptchaChallenge>;
  /** `answer` is what the header `captcha-validate` carries: base64 of JSON. */
  verify(answer: string, useUp: UseUp): Promise<CaptchaVerdict>;
}

export interface CaptchaChallenge {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly signature: string;
}

/** Remembers an answer until it expires by itself; false when it is remembered already. */
export type UseUp = (nonce: string, expiresAt: Date) => Promise<boolean>;

/** In the order they are checked. */
export type CaptchaVerdict = "malformed" | "forged" | "expired" | "wrong" | "used" | "passed";
