/**
 * For who has left the recovery codes, as by a reload, before saying that they are saved: they are shown
 * once, so that only new ones can be had.
 */
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { useState } from "react";
import { latePart } from "../../shell/boot/late-part.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useCodesSaved } from "./use-codes-saved.ts";

const RenewCodes = latePart(() => import("./renew-codes.tsx"));

export function UnsavedCodes() {
  const t = usePhrase();
  const [isRenewing, setIsRenewing] = useState(false);
  const close = () => setIsRenewing(false);
  const saving = useCodesSaved(close);
  return (
    <Notice tone="warning" title={t("security.recovery.unsaved")}>
      <p>{t("security.recovery.unsavedText")}</p>
      <div className="flex flex-wrap gap-2 pt-2">
        <Button size="small" onClick={() => setIsRenewing(true)}>
          {t("security.totp.newCodes")}
        </Button>
        <Button tone="secondary" size="small" isBusy={saving.isBusy} onClick={saving.confirm}>
          {t("security.recovery.saved")}
        </Button>
      </div>
      {isRenewing && <RenewCodes onClose={close} />}
    </Notice>
  );
}
