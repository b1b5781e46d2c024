/**
 * A change that is confirmed twice: first its intention, with its consequences, then the owner's
 * identity.
 */
import { Button } from "@parley/ui/controls/button";
import { Dialog } from "@parley/ui/overlays/dialog";
import { useState, type ReactNode } from "react";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { DialogActions } from "@parley/site/dialog-actions";
import type { VerificationFormProps } from "./codes/verification.ts";
import { VerificationForm } from "./verification-form.tsx";

export interface VerifiedDialogProps extends Pick<
  VerificationFormProps,
  "purpose" | "subject" | "submit" | "isDanger" | "confirmLabel"
> {
  readonly title: string;
  /** The consequences. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

export function VerifiedDialog(props: VerifiedDialogProps) {
  const t = usePhrase();
  const [isMeant, setIsMeant] = useState(false);
  return (
    <Dialog
      isOpen
      isInsistent={isMeant}
      title={isMeant ? t("security.verify.title") : props.title}
      description={isMeant ? t("security.verify.text") : undefined}
      closeLabel={t("security.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
    >
      {isMeant ? (
        <VerificationForm
          purpose={props.purpose}
          subject={props.subject}
          submit={props.submit}
          notDone={t("shell.notDone.change")}
          isDanger={props.isDanger}
          confirmLabel={props.confirmLabel}
          onCancel={props.onClose}
        />
      ) : (
        <div className="flex flex-col gap-4">
          {props.children}
          <DialogActions>
            <Button tone="secondary" onClick={props.onClose}>
              {t("security.cancel")}
            </Button>
            <Button onClick={() => setIsMeant(true)}>{t("security.continue")}</Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  );
}
