// Sending codes, and the captcha for callers without a login.
import { captchaChallenge, sendCode } from "@parley/contract/endpoints/identity/codes";
import { requestCode } from "@parley/operations/identity/codes/request-code";
import type { Captcha } from "@parley/platform/captcha/captcha";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";
import type { AccountRouteParts } from "./account-routes.ts";

export function bindCodesRoutes(
  { parts, checkCaptcha }: AccountRouteParts,
  captcha: Captcha,
): Binding[] {
  return [
    bind(sendCode, async (input, { session, caller, captcha: answer }) => {
      const refusal = session === null ? await checkCaptcha(answer) : null;
      if (refusal !== null) return refuse(refusal);
      return requestCode(parts, input, session, caller);
    }),

    bind(captchaChallenge, async () => {
      const { parameters, signature } = await captcha.createChallenge();
      return { ok: true, data: { parameters: { ...parameters }, signature } };
    }),
  ];
}
