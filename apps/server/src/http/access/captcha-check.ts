// Requires a proof of work from a browser. Every answer counts once.
import type { Pool } from "@parley/database/pool";
import { insertUsedNonce } from "@parley/database/queries/security/used-nonce";
import type { Captcha } from "@parley/platform/captcha/captcha";

export type CaptchaRefusal = "captchaRequired" | "captchaInvalid";

/** Null when the answer is valid, or this installation requires none. */
export type CheckCaptchaAnswer = (answer: string | null) => Promise<CaptchaRefusal | null>;

export interface CaptchaParts {
  readonly pool: Pool;
  readonly captcha: Captcha;
  readonly isCaptchaOn: boolean;
}

export function createCaptchaCheck({
  pool,
  captcha,
  isCaptchaOn,
}: CaptchaParts): CheckCaptchaAnswer {
  return async (answer) => {
    if (!isCaptchaOn) return null;
    if (answer === null) return "captchaRequired";
    const verdict = await captcha.verify(answer, (nonce, expiresAt) =>
      insertUsedNonce(pool, { purpose: "captcha", nonce, expiresAt }),
    );
    return verdict === "passed" ? null : "captchaInvalid";
  };
}
