/** What staff ask an applicant for before they decide, and the answer: pictures and words. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { answerKycQuestion } from "@parley/contract/endpoints/identity/kyc";
import type { kycInfo } from "@parley/contract/endpoints/identity/kyc-info";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { FileUpload } from "@parley/ui/controls/file-upload";
import { TextArea } from "@parley/ui/controls/text-area";
import { Card } from "@parley/ui/data/card";
import { Notice } from "@parley/ui/feedback/notice";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { NotDone } from "../forms/not-done.tsx";
import { sendTo, useSubmission } from "../forms/use-submission.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { DraftFile, Slot } from "./kyc-draft.ts";
import { ACCEPTED_TYPES, useUploads } from "./use-uploads.ts";

/** Places for pictures; what is in them is said by the question. */
const SLOTS = ["front", "back", "selfie", "mandate"] as const satisfies readonly Slot[];

type Files = Readonly<Partial<Record<Slot, DraftFile>>>;

type Question = NonNullable<EndpointReply<typeof kycInfo>["question"]>;

export function QuestionCard({ question }: { question: Question }) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  const [files, setFiles] = useState<Files>({});
  const [text, setText] = useState("");
  const uploads = useUploads((slot, file) =>
    setFiles(({ [slot]: _old, ...rest }) => (file === null ? rest : { ...rest, [slot]: file })),
  );
  const fileIds = SLOTS.flatMap((slot) => files[slot]?.fileId ?? []);
  const sending = useSubmission(sendTo(answerKycQuestion), {
    onDone: () => {
      notify({ tone: "success", text: t("kyc.asked.sent") });
      void revalidate();
    },
    onFailed: ({ name }) => {
      // Another tab or device was faster, or the case is decided.
      if (name === "kycNothingAsked") void revalidate();
      if (name === "unknownFile") setFiles({});
      return false;
    },
  });
  const send = () =>
    void sending.submit({ fileIds, ...(text.trim() !== "" && { text: text.trim() }) });
  const labels = {
    choose: t("kyc.file.choose"),
    drop: t("kyc.file.drop"),
    remove: t("kyc.file.remove"),
    progress: t("kyc.file.progress"),
  };
  // One place more than there are pictures.
  const shown = SLOTS.slice(0, Math.min(SLOTS.length, fileIds.length + 1));
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <Notice tone="warning" title={t("kyc.asked.title")}>
          <p>{t("kyc.asked.text")}</p>
          <ul className="list-disc ps-5">
            {question.asks.map(({ code, text: asked }) => (
              <li key={code}>{asked}</li>
            ))}
          </ul>
          {question.text !== "" && (
            <p className="break-words whitespace-pre-wrap">{question.text}</p>
          )}
        </Notice>
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
          {shown.map((slot, place) => (
            <FileUpload
              key={slot}
              label={t("kyc.asked.file", { number: place + 1 })}
              hint={t("kyc.file.hint")}
              error={uploads.error(slot)}
              accept={ACCEPTED_TYPES.join(",")}
              file={uploads.shown(slot, files[slot] ?? null)}
              onChoose={(file) => uploads.start(slot, file)}
              onRemove={() => uploads.remove(slot)}
              labels={labels}
            />
          ))}
        </div>
        <Field label={t("kyc.asked.words")}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={500}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
        <NotDone title={t("kyc.notDone")} {...sending} onRetry={send} />
        <Button
          className="self-start"
          isBusy={sending.isBusy}
          disabled={fileIds.length === 0 || uploads.isBusy}
          onClick={send}
        >
          {t("kyc.asked.send")}
        </Button>
      </div>
    </Card>
  );
}
