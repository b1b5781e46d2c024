import { MAX_REPORT_LENGTH, report } from "@parley/contract/endpoints/market/advertisers";
import { REPORT_REASONS, type ReportReason } from "@parley/domain/staff/report-reason";
import { Button } from "@parley/ui/controls/button";
import { Dialog } from "@parley/ui/overlays/dialog";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { TextArea } from "@parley/ui/controls/text-area";
import { notify } from "@parley/ui/feedback/toast";
import { useId, useState } from "react";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { readText, useKeptInput } from "../../shared/forms/use-kept-input.ts";
import { sendTo, useSubmission } from "../../shared/forms/use-submission.ts";
import type { AdvertiserDetail } from "./load-advertiser.ts";

export interface ReportDialogProps {
  readonly advertiser: AdvertiserDetail;
  readonly onClose: () => void;
}

const REASON_PHRASES = {
  fraud: "advertiser.report.reason.fraud",
  "outside-payment": "advertiser.report.reason.outsidePayment",
  insult: "advertiser.report.reason.insult",
  "fake-price": "advertiser.report.reason.fakePrice",
  other: "advertiser.report.reason.other",
} as const satisfies Record<ReportReason, string>;

/** Reports a user to customer service. */
export default function ReportDialog({ advertiser, onClose }: ReportDialogProps) {
  const t = usePhrase();
  const formId = useId();
  const { reason, setReason, statement, setStatement, error, sending, send } = useReport(
    advertiser,
    onClose,
  );
  return (
    <Dialog
      isOpen
      isInsistent
      isBusy={sending.isBusy}
      title={t("advertiser.report.title", { name: advertiser.nickname })}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button tone="secondary" disabled={sending.isBusy} onClick={onClose}>
            {t("advertiser.cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={sending.isBusy}>
            {t("advertiser.report.send")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field label={t("advertiser.report.reason")}>
          {(control) => (
            <NativeSelect
              {...control}
              value={reason}
              options={REPORT_REASONS.map((one) => ({
                value: one,
                label: t(REASON_PHRASES[one]),
              }))}
              onValueChange={setReason}
            />
          )}
        </Field>
        <Field label={t("advertiser.report.statement")} isRequired error={error}>
          {(control) => (
            <TextArea
              {...control}
              rows={5}
              maxLength={MAX_REPORT_LENGTH}
              value={statement}
              onChange={({ currentTarget }) => setStatement(currentTarget.value)}
            />
          )}
        </Field>
        <NotDone title={t("advertiser.report.notDone")} {...sending} onRetry={send} />
      </form>
    </Dialog>
  );
}

function useReport({ uid }: AdvertiserDetail, onDone: () => void) {
  const t = usePhrase();
  const [reason, setReason] = useState<ReportReason>("fraud");
  const kept = useKeptInput({ form: "report", subject: uid, empty: "", read: readText });
  const { value: statement, change: setStatement } = kept;
  const [error, setError] = useState<string>();
  const sending = useSubmission(sendTo(report), {
    onDone: () => {
      kept.forget();
      notify({ tone: "success", text: t("advertiser.report.sent") });
      onDone();
    },
  });
  const send = () => {
    const text = statement.trim();
    setError(text === "" ? t("advertiser.report.blank") : undefined);
    if (text !== "") void sending.submit({ uid, reason, statement: text });
  };
  return { reason, setReason, statement, setStatement, error, sending, send };
}
