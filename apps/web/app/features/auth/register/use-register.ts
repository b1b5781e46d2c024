import type { EndpointInput } from "@parley/contract/endpoint";
import { register } from "@parley/contract/endpoints/identity/account";
import { getApi } from "../../../shell/api/api.ts";
import { useCaptcha } from "../../../shared/captcha/captcha.ts";
import type { Outcomes } from "@parley/site/forms/submitter";
import { useSubmission } from "../../../shared/forms/use-submission.ts";
import { usePage } from "../../../shell/page/page-data.ts";
import type { SentCode } from "../parts/sent-code-input.tsx";

type Registration = EndpointInput<typeof register>;

/** Begins a registration, or has another code sent for one that was begun. */
export function useRegister(outcomes: Outcomes<Registration, SentCode, string>) {
  const { locale } = usePage();
  const { isChecking, withCaptcha } = useCaptcha();
  const sending = useSubmission(
    (input: Registration, options) =>
      withCaptcha(() => getApi().call(register, input, options), { isExpected: true }),
    outcomes,
  );
  return {
    ...sending,
    isChecking,
    /** Without a password, the server takes the one with which this browser has begun. */
    submit: (account: string, password: string | null) =>
      sending.submit({ account, language: locale, ...(password === null ? {} : { password }) }),
  };
}
