/** Sets up an authenticator in place, and shows the recovery codes until they are saved. */
import { Button } from "@parley/ui/controls/button";
import { useState } from "react";
import {
  AuthenticatorForm,
  type NewAuthenticator,
} from "../../shared/authenticator/authenticator-form.tsx";
import { RecoveryCodeList } from "../../shared/authenticator/recovery-code-list.tsx";
import { useBeginAuthenticator } from "../../shared/authenticator/use-begin-authenticator.ts";
import { useCodesSaved } from "../../shared/authenticator/use-codes-saved.ts";
import { useChanged } from "../../shared/forms/use-changed.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { Recovery } from "./recovery.ts";

export function TwoFactorStep({ recovery }: { readonly recovery: Recovery }) {
  const t = usePhrase();
  const tellChange = useChanged();
  const [begun, setBegun] = useState<NewAuthenticator | null>(null);
  const saving = useCodesSaved(recovery.saved);
  const beginning = useBeginAuthenticator(setBegun);
  if (recovery.codes !== null) {
    return (
      <div className="flex flex-col gap-4">
        <h3 data-landing className="font-semibold">
          {t("security.recovery.title")}
        </h3>
        <RecoveryCodeList codes={recovery.codes} />
        <Button
          className="self-stretch sm:self-start"
          isBusy={saving.isBusy}
          onClick={saving.confirm}
        >
          {t("security.recovery.saved")}
        </Button>
      </div>
    );
  }
  if (begun === null) {
    return (
      <div className="flex flex-col gap-4">
        <p className="text-sm">{t("start.twoFactor.app")}</p>
        <Button
          className="self-stretch sm:self-start"
          isBusy={beginning.isBusy}
          onClick={() => void beginning.begin()}
        >
          {t("gate.twoFactor.action")}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{t("security.totp.scanText")}</p>
      <AuthenticatorForm
        key={begun.secret}
        begun={begun}
        keepsFocus
        onSet={(codes) => {
          recovery.show(codes);
          tellChange(t("security.totp.turnedOn"));
        }}
      />
    </div>
  );
}
