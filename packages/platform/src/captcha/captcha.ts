// Makes mass requests expensive: every answer costs some work. Two implementations: a proof of
// work, and one that accepts everything.

export interface Captcha {
  /** The challenge for a browser, as JSON. */
  createChallenge(): Promise<CaptchaChallenge>;
  /** `answer` is what the header `captcha-validate` carries: base64 of JSON. */
  verify(answer: string, useUp: UseUp): Promise<CaptchaVerdict>;
}

export interface CaptchaChallenge {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly signature: string;
}

/** Stores an answer until it expires; false when it is stored already. */
export type UseUp = (nonce: string, expiresAt: Date) => Promise<boolean>;

/** In the order they are checked. */
export type CaptchaVerdict = "malformed" | "forged" | "expired" | "wrong" | "used" | "passed";
