/** The security verification as a dialog of its own, for any screen. Loaded when it is needed. */
import type { CallFailure } from "@parley/contract/client";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { Dialog } from "@parley/ui/overlays/dialog";
import { useState } from "react";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { Attempt } from "./codes/verification.ts";
import { VerificationForm } from "./verification-form.tsx";

export interface VerificationDialogProps {
  readonly purpose: CodePurpose;
  readonly subject: string | undefined;
  readonly submit: (attempt: Attempt) => Promise<CallFailure<string> | null>;
  readonly notDone?: string | undefined;
  /** Why the codes are asked for. */
  readonly text?: string | undefined;
  readonly end: () => void;
}

export default function VerificationDialog(props: VerificationDialogProps) {
  const t = usePhrase();
  const [isBusy, setIsBusy] = useState(false);
  const submit = (attempt: Attempt) => {
    setIsBusy(true);
    return props.submit(attempt).finally(() => setIsBusy(false));
  };
  return (
    <Dialog
      isOpen
      isInsistent
      isBusy={isBusy}
      title={t("security.verify.title")}
      description={props.text ?? t("security.verify.text")}
      closeLabel={t("security.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.end();
      }}
    >
      <VerificationForm
        purpose={props.purpose}
        subject={props.subject}
        submit={submit}
        notDone={props.notDone}
        onCancel={props.end}
      />
    </Dialog>
  );
}
