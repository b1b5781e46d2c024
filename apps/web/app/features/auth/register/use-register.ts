import { register } from "@parley/contract/endpoints/identity/account";
import { getApi } from "../../../shell/api/api.ts";
import { useCaptcha } from "../../../shared/captcha/captcha.ts";
import { usePage } from "../../../shell/page/page-data.ts";
import { useWrite } from "../../../shared/forms/use-write.ts";

/** Begins a registration, or has another code sent for one that was begun. */
export function useRegister() {
  const { locale } = usePage();
  const write = useWrite();
  const { isChecking, withCaptcha } = useCaptcha();
  return {
    isBusy: write.isBusy,
    isChecking,
    send: (account: string, password: string) => {
      const input = { account, password, language: locale };
      return write.run(input, (idempotencyKey) =>
        withCaptcha(() => getApi().call(register, input, { idempotencyKey }), { isExpected: true }),
      );
    },
  };
}
