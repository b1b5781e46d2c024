/** The documents that prove it, and a picture of their owner. */
import { FileUpload } from "@parley/ui/controls/file-upload";
import type { DocumentType } from "@parley/domain/kyc/kyc-state";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import type { Slot } from "./kyc-draft.ts";
import { slotsOf } from "./kyc-steps.ts";
import type { KycForm } from "./use-kyc-form.ts";
import { ACCEPTED_TYPES, type Uploads } from "./use-uploads.ts";

export function slotLabel(slot: Slot, documentType: DocumentType, t: Phrase): string {
  if (slot === "front" && documentType === "passport") return t("kyc.file.front.passport");
  return t(`kyc.file.${slot}`);
}

export function DocumentsStep({ form, uploads }: { form: KycForm; uploads: Uploads }) {
  const t = usePhrase();
  const { kycType, documentType } = form.watch();
  const { errors } = form.formState;
  const labels = {
    choose: t("kyc.file.choose"),
    drop: t("kyc.file.drop"),
    remove: t("kyc.file.remove"),
    progress: t("kyc.file.progress"),
  };
  return (
    <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
      {slotsOf(kycType, documentType).map(({ slot }) => {
        const shown = uploads.shown(slot, form.watch(slot));
        return (
          <FileUpload
            key={slot}
            label={slotLabel(slot, documentType, t)}
            hint={t(slot === "selfie" ? "kyc.file.selfie.hint" : "kyc.file.hint")}
            error={uploads.error(slot) ?? (shown === undefined ? errors[slot]?.message : undefined)}
            accept={ACCEPTED_TYPES.join(",")}
            file={shown}
            onChoose={(file) => uploads.start(slot, file)}
            onRemove={() => uploads.remove(slot)}
            labels={labels}
          />
        );
      })}
    </div>
  );
}
