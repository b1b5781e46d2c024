import { forgotPassword } from "@parley/contract/endpoints/identity/account";
import { getApi } from "../../../shell/api/api.ts";
import { useCaptcha } from "../../../shared/captcha/captcha.ts";
import { useWrite } from "../../../shared/forms/use-write.ts";

/** Has a code sent with which a new password can be set. */
export function useForgot() {
  const write = useWrite();
  const { isChecking, withCaptcha } = useCaptcha();
  return {
    isBusy: write.isBusy,
    isChecking,
    send: (account: string) =>
      write.run({ account }, (idempotencyKey) =>
        withCaptcha(() => getApi().call(forgotPassword, { account }, { idempotencyKey }), {
          isExpected: true,
        }),
      ),
  };
}
