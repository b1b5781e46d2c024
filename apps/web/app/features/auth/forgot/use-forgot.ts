import type { EndpointInput } from "@parley/contract/endpoint";
import { forgotPassword } from "@parley/contract/endpoints/identity/account";
import { getApi } from "../../../shell/api/api.ts";
import { useCaptcha } from "../../../shared/captcha/captcha.ts";
import type { Outcomes } from "@parley/site/forms/submitter";
import { useSubmission } from "../../../shared/forms/use-submission.ts";
import type { SentCode } from "../parts/sent-code-input.tsx";

type Forgotten = EndpointInput<typeof forgotPassword>;

/** Has a code sent with which a new password can be set. */
export function useForgot(outcomes: Outcomes<Forgotten, SentCode, string>) {
  const { isChecking, withCaptcha } = useCaptcha();
  const sending = useSubmission(
    (input: Forgotten, options) =>
      withCaptcha(() => getApi().call(forgotPassword, input, options), { isExpected: true }),
    outcomes,
  );
  return { ...sending, isChecking };
}
