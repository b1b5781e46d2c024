/** An authenticator app, as far as a story needs one. Each of its codes counts once. */
import { takeUnusedCode, totpCode } from "@parley/testing/totp-code";
import { expect } from "@playwright/test";

/** The longest a story waits for the next code; mostly one of a neighbouring step is left. */
const NEXT_CODE_MS = 45_000;

export interface AuthenticatorApp {
  /** One that was not asked for before. The server takes those of the neighbouring steps too. */
  code: () => Promise<string>;
  /** What is on its screen, used or not. */
  shown: () => string;
}

/** `key` as it stands on the screen, with its blanks; `now` where a story moves the server's clock. */
export function authenticatorApp(key: string, now: () => number = Date.now): AuthenticatorApp {
  const secret = key.replaceAll(/\s/g, "");
  const used = new Set<number>();
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
 * For people of the demo, whose codes other stories use at the same time: `attempt` is called with one
 * code after the other until it does not answer that the code was used.
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
