/** An authenticator app, as far as a story needs one. */
import { totpCode } from "@parley/testing/totp-code";

export interface AuthenticatorApp {
  code(): string;
}

/** `key` as it stands on the screen, with its blanks. */
export function authenticatorApp(key: string): AuthenticatorApp {
  const secret = key.replaceAll(/\s/g, "");
  return { code: () => totpCode(secret, Date.now()) };
}
