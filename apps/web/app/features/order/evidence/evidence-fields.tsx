/** What happened, and what proves it. */
import { MAX_STATEMENT_FILES, MAX_STATEMENT_LENGTH } from "@parley/domain/order/order";
import { Field } from "@parley/ui/controls/field";
import { FileUpload } from "@parley/ui/controls/file-upload";
import { TextArea } from "@parley/ui/controls/text-area";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import type { Evidence } from "./use-evidence.ts";

const ACCEPTED = "image/png,image/jpeg,image/webp,application/pdf,video/mp4";

export function EvidenceFields({ evidence }: { evidence: Evidence }) {
  const t = usePhrase();
  const { files } = evidence;
  const labels = {
    choose: t("order.appeal.addFile"),
    drop: t("order.appeal.dropFile"),
    remove: t("order.appeal.removeFile"),
    progress: t("order.appeal.uploading"),
  };
  const parts = {
    accept: ACCEPTED,
    labels,
    onChoose: evidence.add,
  };
  return (
    <>
      <Field
        label={t("order.appeal.statement")}
        hint={t("order.appeal.statementHint")}
        error={evidence.statementError}
        isRequired
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={MAX_STATEMENT_LENGTH}
            value={evidence.statement}
            onChange={(event) => evidence.write(event.currentTarget.value)}
          />
        )}
      </Field>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium">{t("order.appeal.evidence")}</legend>
        {files.map(({ key, name, percent }) => (
          <FileUpload
            key={key}
            {...parts}
            label={name}
            isLabelHidden
            file={{ name, percent }}
            onRemove={() => evidence.remove(key)}
          />
        ))}
        {files.length < MAX_STATEMENT_FILES && (
          <FileUpload
            {...parts}
            label={t("order.appeal.evidence")}
            isLabelHidden
            hint={t("order.appeal.evidenceHint")}
            error={evidence.fileError}
          />
        )}
      </fieldset>
    </>
  );
}
