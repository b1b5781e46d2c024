/** Recovery codes in a dialog that does not close by accident. */
import { Button } from "@parley/ui/controls/button";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { Dialog } from "@parley/ui/overlays/dialog";
import { useState } from "react";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { useCodesSaved } from "./use-codes-saved.ts";

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = usePhrase();
  const [areSaved, setAreSaved] = useState(false);
  const saving = useCodesSaved(onClose);
  return (
    <Dialog
      isOpen
      isInsistent
      title={t("security.recovery.title")}
      // Escape does not close it either: the codes would be gone.
      onOpenChange={() => undefined}
      footer={
        <Button disabled={!areSaved} isBusy={saving.isBusy} onClick={saving.confirm}>
          {t("security.done")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <RecoveryCodeList codes={codes} />
        <Checkbox
          label={t("security.recovery.saved")}
          checked={areSaved}
          onChange={(event) => setAreSaved(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
