/** The security verification as a dialog of its own, for any screen. Loaded when it is needed. */
import type { CallFailure } from "@parley/contract/client";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { Dialog } from "@parley/ui/overlays/dialog";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { Attempt } from "./verification.ts";
import { VerificationForm } from "./verification-form.tsx";

export interface VerificationDialogProps {
  readonly purpose: CodePurpose;
  readonly subject: string | undefined;
  readonly submit: (attempt: Attempt) => Promise<CallFailure<string> | null>;
  readonly notDone?: string | undefined;
  readonly end: () => void;
}

export default function VerificationDialog(props: VerificationDialogProps) {
  const t = usePhrase();
  return (
    <Dialog
      isOpen
      isInsistent
      title={t("security.verify.title")}
      description={t("security.verify.text")}
      closeLabel={t("security.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.end();
      }}
    >
      <VerificationForm
        purpose={props.purpose}
        subject={props.subject}
        submit={props.submit}
        notDone={props.notDone}
        onCancel={props.end}
      />
    </Dialog>
  );
}
