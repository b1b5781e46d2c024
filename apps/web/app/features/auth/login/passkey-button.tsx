/** Logging in with a passkey: it says by itself whose it is. */
import {
  beginPasskeyLogIn,
  finishPasskeyLogIn,
} from "@parley/contract/endpoints/identity/security";
import { Button } from "@parley/ui/controls/button";
import { useIsHydrated } from "@parley/ui/controls/hydration";
import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import { useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { answerWithPasskey } from "../../../shared/security/codes/passkey.ts";
import type { Refusal } from "../parts/refusal.tsx";

export interface PasskeyButtonProps {
  readonly refusal: Refusal;
  readonly onDone: () => void;
}

export function PasskeyButton({ refusal, onDone }: PasskeyButtonProps) {
  const t = usePhrase();
  const isReady = useIsHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const logIn = async () => {
    refusal.clear();
    const begun = await getApi().call(beginPasskeyLogIn, {});
    if (!begun.ok) return refusal.refuse(begun);
    const answer = await answerWithPasskey(begun.data.options);
    if (!answer.ok) return refusal.say(t(`security.passkey.${answer.reason}`));
    const { ticket } = begun.data;
    const finished = await getApi().call(finishPasskeyLogIn, {
      ticket,
      credential: answer.credential,
    });
    return finished.ok ? onDone() : refusal.refuse(finished);
  };
  const press = () => {
    setIsBusy(true);
    void logIn().finally(() => setIsBusy(false));
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted before:bg-line-strong after:bg-line-strong flex items-center gap-3 text-xs before:h-px before:flex-1 after:h-px after:flex-1">
        {t("auth.login.or")}
      </p>
      <Button
        tone="secondary"
        size="large"
        isWide
        isBusy={isBusy}
        disabled={!isReady}
        icon={<Fingerprint aria-hidden className="size-5" />}
        onClick={press}
      >
        {t("auth.login.passkey")}
      </Button>
    </div>
  );
}
