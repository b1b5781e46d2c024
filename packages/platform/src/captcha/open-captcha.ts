// Lets everybody pass, for development and tests that are about something else.
import type { Captcha } from "./captcha.ts";

export function createOpenCaptcha(): Captcha {
  return {
    createChallenge: () => Promise.resolve({ parameters: {}, signature: "" }),
    verify: () => Promise.resolve("passed"),
  };
}
