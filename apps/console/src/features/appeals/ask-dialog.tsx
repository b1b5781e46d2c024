/** Asks one side for something until a deadline. */
import { askSide } from "@parley/contract/endpoints/staff/appeals";
import { LONGEST_TASK_TEXT, TASK_KINDS, type TaskKind } from "@parley/domain/appeal/task";
import { createAttemptKeys } from "@parley/site/forms/attempt-keys";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { TextArea } from "@parley/ui/controls/text-area";
import { Notice } from "@parley/ui/feedback/notice";
import { notify } from "@parley/ui/feedback/toast";
import { Dialog } from "@parley/ui/overlays/dialog";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { TASK_NAMES, taskText } from "../../parts/words.ts";
import { api, failureText } from "../../shell/api.ts";
import type { Appeal } from "./load-appeal.ts";

export interface AskDialogProps {
  readonly appeal: Appeal;
  readonly onClose: () => void;
}

/** Usual times to answer, in minutes. */
const TIMES = [
  { value: "30", label: "30 minutes" },
  { value: "60", label: "1 hour" },
  { value: "240", label: "4 hours" },
  { value: "720", label: "12 hours" },
  { value: "1440", label: "1 day" },
  { value: "4320", label: "3 days" },
] as const;

type Time = (typeof TIMES)[number]["value"];
type Side = "buyer" | "seller";

export function AskDialog({ appeal, onClose }: AskDialogProps) {
  const { revalidate } = useRevalidator();
  const { orderId, buyer, seller } = appeal;
  const [side, setSide] = useState<Side>("buyer");
  const [kind, setKind] = useState<TaskKind>("payment-proof");
  const [text, setText] = useState("");
  const [time, setTime] = useState<Time>("1440");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [keys] = useState(createAttemptKeys);
  const isBlank = text.trim() === "";
  const ask = async () => {
    if (isBusy) return;
    if (kind === "question" && isBlank) return setRefusal("Write the question.");
    setIsBusy(true);
    const input = { orderId, side, kind, minutes: Number(time), ...(isBlank ? {} : { text }) };
    const result = await api.call(askSide, input, { idempotencyKey: keys.keyFor(input) });
    keys.settle(result);
    setIsBusy(false);
    if (!result.ok) return setRefusal(failureText(result));
    notify({ tone: "success", text: `The ${side} is asked.` });
    onClose();
    return revalidate();
  };
  return (
    <Dialog
      isOpen
      isInsistent
      isBusy={isBusy}
      title="Ask a side"
      description="The side sees the task with its clock, and is notified and mailed. Without an answer in time the case is raised, and you decide without it; no coins move by themselves."
      closeLabel="Close"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button isBusy={isBusy} onClick={() => void ask()}>
            Ask
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Who is asked">
          {(control) => (
            <NativeSelect
              {...control}
              options={[
                { value: "buyer", label: `Buyer ${buyer.username}` },
                { value: "seller", label: `Seller ${seller.username}` },
              ]}
              value={side}
              onValueChange={setSide}
            />
          )}
        </Field>
        <Field label="What for" hint={taskText(kind)}>
          {(control) => (
            <NativeSelect
              {...control}
              options={TASK_KINDS.map((one) => ({ value: one, label: TASK_NAMES[one] }))}
              value={kind}
              onValueChange={setKind}
            />
          )}
        </Field>
        <Field
          label="In your own words"
          hint="Only this side reads it, as you write it. The answer is evidence, which both sides read."
          isRequired={kind === "question"}
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={LONGEST_TASK_TEXT}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Time to answer">
          {(control) => (
            <NativeSelect {...control} options={TIMES} value={time} onValueChange={setTime} />
          )}
        </Field>
        {refusal !== null && (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
