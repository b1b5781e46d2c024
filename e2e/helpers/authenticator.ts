/** An authenticator app for stories. Each of its codes is accepted once. */
import { takeUnusedCode, totpCode } from "@parley/testing/totp-code";
import { expect } from "@playwright/test";
import { advanceClock, isMovable, serverNow } from "./server-clock.ts";

const STEP_SECONDS = 30;
/** The longest a story waits for the next code; usually a neighbouring step is unused. */
const NEXT_CODE_MS = 45_000;

export interface AuthenticatorApp {
  /** Returns an unused code. The server also accepts neighbouring steps. */
  code: () => Promise<string>;
  /** The code on the screen, used or not. */
  shown: () => string;
}

/**
 * `key` as displayed, with its blanks; `baseURL` where stories may move the server's clock, which saves
 * the wait for the next code; `used` where other stories have used codes of the same person before.
 */
export function authenticatorApp(
  key: string,
  baseURL = "",
  used = new Set<number>(),
): AuthenticatorApp {
  const secret = key.replaceAll(/\s/g, "");
  return {
    async code() {
      let code: string | null = null;
      await expect(async () => {
        code = takeUnusedCode(secret, used, serverNow(baseURL));
        if (code === null && isMovable(baseURL)) await advanceClock(baseURL, STEP_SECONDS);
        expect(code, "a code is left").not.toBeNull();
      }).toPass({ timeout: NEXT_CODE_MS });
      return code ?? "";
    },
    shown: () => totpCode(secret, serverNow(baseURL)),
  };
}

/**
 * For demo users, whose codes other stories use concurrently: calls `attempt` with one code after
 * the other until it is not refused as used.
 */
export async function withUnusedCode<Answer extends { readonly error?: string | undefined }>(
  attempt: (totp: string) => Promise<Answer>,
  baseURL = "",
): Promise<Answer> {
  const app = authenticatorApp("JBSWY3DPEHPK3PXP", baseURL);
  for (;;) {
    const answer = await attempt(await app.code());
    if (answer.error !== "codeUsed") return answer;
  }
}
