/** An authenticator app for stories. Each of its codes is accepted once. */
import { takeUnusedCode, totpCode } from "@parley/testing/totp-code";
import { expect } from "@playwright/test";

/** The longest a story waits for the next code; usually a neighbouring step is unused. */
const NEXT_CODE_MS = 45_000;

export interface AuthenticatorApp {
  /** Returns an unused code. The server also accepts neighbouring steps. */
  code: () => Promise<string>;
  /** The code on the screen, used or not. */
  shown: () => string;
}

/**
 * `key` as displayed, with its blanks; `now` where a story moves the server's clock; `used` where other
 * stories have used codes of the same person before.
 */
export function authenticatorApp(
  key: string,
  now: () => number = Date.now,
  used = new Set<number>(),
): AuthenticatorApp {
  const secret = key.replaceAll(/\s/g, "");
  return {
    async code() {
      let code: string | null = null;
      await expect(() => {
        code = takeUnusedCode(secret, used, now());
        expect(code, "a code is left").not.toBeNull();
      }).toPass({ timeout: NEXT_CODE_MS });
      return code ?? "";
    },
    shown: () => totpCode(secret, now()),
  };
}

/**
 * For demo users, whose codes other stories use concurrently: calls `attempt` with one code after
 * the other until it is not refused as used.
 */
export async function withUnusedCode<Answer extends { readonly error?: string | undefined }>(
  attempt: (totp: string) => Promise<Answer>,
  now: () => number = Date.now,
): Promise<Answer> {
  const app = authenticatorApp("JBSWY3DPEHPK3PXP", now);
  for (;;) {
    const answer = await attempt(await app.code());
    if (answer.error !== "codeUsed") return answer;
  }
}
