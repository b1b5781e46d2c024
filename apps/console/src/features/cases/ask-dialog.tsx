/** Asking an applicant for something more, and what was asked and answered before. */
import { askApplicant } from "@parley/contract/endpoints/identity/kyc";
import { KYC_ASKS, type KycAsk } from "@parley/domain/kyc/kyc-question";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { Field } from "@parley/ui/controls/field";
import { TextArea } from "@parley/ui/controls/text-area";
import { Time } from "@parley/ui/data/time";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { DecisionDialog } from "../../parts/decision-dialog.tsx";
import { api } from "../../shell/api.ts";
import type { Verification } from "./load-case.ts";

const ASK_NAMES = {
  documentAgain: "The document once more",
  otherSide: "The other side of the document",
  selfieAgain: "The selfie once more",
  proofOfAddress: "Proof of address",
  proofOfName: "A paper that explains the difference between the names",
} as const satisfies Record<KycAsk, string>;

export interface AskDialogProps {
  readonly caseId: string;
  readonly onClose: () => void;
}

export function AskDialog({ caseId, onClose }: AskDialogProps) {
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState<readonly KycAsk[]>([]);
  const [text, setText] = useState("");
  return (
    <DecisionDialog
      title="Ask for more"
      description="The person is told in their language, and answers on the verification page."
      confirmLabel="Ask"
      subject={caseId}
      isSmall
      problem={asks.length === 0 ? "Choose what is needed." : null}
      decide={({ codes, idempotencyKey }) =>
        api.call(
          askApplicant,
          { caseId, asks: [...asks], codes, ...(text.trim() !== "" && { text }) },
          { idempotencyKey },
        )
      }
      onDone={() => {
        notify({ tone: "success", text: "The person is asked." });
        onClose();
        void revalidate();
      }}
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-1 text-sm font-medium">What is needed</legend>
        {KYC_ASKS.map((ask) => (
          <Checkbox
            key={ask}
            label={ASK_NAMES[ask]}
            checked={asks.includes(ask)}
            onChange={({ currentTarget: { checked } }) =>
              setAsks(checked ? [...asks, ask] : asks.filter((one) => one !== ask))
            }
          />
        ))}
      </fieldset>
      <Field label="In your own words, shown to the person as they are">
        {(control) => (
          <TextArea
            {...control}
            maxLength={500}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
    </DecisionDialog>
  );
}

export function AskedBefore({ questions }: Pick<Verification, "questions">) {
  if (questions.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 text-sm">
      <h3 className="font-semibold">Asked for</h3>
      <ul className="flex flex-col gap-2">
        {questions.map(({ asks, text, askedAt, answer, answeredAt }) => (
          <li key={askedAt} className="flex flex-col gap-0.5">
            <span>{asks.map((ask) => ASK_NAMES[ask]).join(", ")}</span>
            {text !== "" && <span className="break-words whitespace-pre-wrap">{text}</span>}
            <span className="text-muted">
              <Time at={askedAt} />,{" "}
              {answeredAt === null ? (
                "not answered yet"
              ) : (
                <>
                  answered <Time at={answeredAt} />
                </>
              )}
            </span>
            {answer !== null && answer !== "" && (
              <span className="break-words whitespace-pre-wrap">{answer}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
