/** New recovery codes: the owner proves who it is, and then sees them. */
import { renewRecoveryCodes } from "@parley/contract/endpoints/identity/security";
import { useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { VerifiedDialog } from "../security/verified-dialog.tsx";
import type { Attempt } from "../security/codes/verification.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

export default function RenewCodes({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrase();
  const [found, setFound] = useState<readonly string[] | null>(null);
  const submit = async ({ codes, codesKey }: Attempt) => {
    const result = await getApi().call(renewRecoveryCodes, { codes }, { idempotencyKey: codesKey });
    if (!result.ok) return result;
    setFound(result.data.recoveryCodes);
    return null;
  };
  if (found !== null) return <RecoveryCodesDialog codes={found} onClose={onClose} />;
  return (
    <VerifiedDialog
      title={t("security.recovery.renewTitle")}
      purpose="recovery-codes"
      submit={submit}
      onClose={onClose}
    >
      <p className="text-sm">{t("security.recovery.renewText")}</p>
    </VerifiedDialog>
  );
}
