// The authenticator app of the tests.
import { Secret, TOTP } from "otpauth";

/** The code that the app shows at that instant. */
export function totpCodeAt(secret: string, at: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at });
}
