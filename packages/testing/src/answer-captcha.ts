// Solves the captcha of a running server, as a browser does while its form is being sent.
import type { CaptchaChallenge } from "@parley/platform/captcha/captcha";
import { solveCaptcha } from "@parley/platform/captcha/solve-captcha.fixture";

/** The header for one call; empty where the installation requires no captcha. */
export async function answerCaptcha(
  challenge: CaptchaChallenge,
): Promise<Readonly<Record<string, string>>> {
  return challenge.signature === "" ? {} : { "captcha-validate": await solveCaptcha(challenge) };
}
