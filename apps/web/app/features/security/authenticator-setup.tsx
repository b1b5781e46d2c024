/** Setting up an authenticator as a dialog, and the recovery codes that come with it. */
import { Dialog } from "@parley/ui/overlays/dialog";
import { useState } from "react";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import {
  AuthenticatorForm,
  type NewAuthenticator,
} from "../../shared/authenticator/authenticator-form.tsx";
import { useChanged } from "../../shared/forms/use-changed.ts";
import { RecoveryCodesDialog } from "../../shared/authenticator/recovery-codes-dialog.tsx";

export interface AuthenticatorSetupProps {
  readonly begun: NewAuthenticator;
  readonly onClose: () => void;
}

export default function AuthenticatorSetup({ begun, onClose }: AuthenticatorSetupProps) {
  const t = usePhrase();
  const tellChange = useChanged();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      isInsistent
      title={t("security.totp.setUpTitle")}
      description={t("security.totp.scanText")}
      closeLabel={t("security.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <AuthenticatorForm
        begun={begun}
        onSet={(recoveryCodes) => {
          tellChange(t("security.totp.turnedOn"));
          setCodes(recoveryCodes);
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
