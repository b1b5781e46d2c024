/** Asks for what a quick phrase has to be filled in with, and shows the sentence. */
import { MAX_PHRASE_TEXT_LENGTH } from "@parley/domain/chat/chat-message";
import {
  valuesOfPhrase,
  type QuickPhraseCode,
  type SaidPhrase,
} from "@parley/domain/chat/quick-phrases";
import { Button } from "@parley/ui/controls/button";
import { Dialog, DialogClose } from "@parley/ui/overlays/dialog";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { useId, useState, type FormEvent } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { serverNow } from "../../../shell/state/public-store.ts";
import { usePhraseText } from "./message/use-wire-text.ts";

export interface PhraseDialogProps {
  readonly code: QuickPhraseCode;
  readonly onClose: () => void;
  readonly onSay: (phrase: SaidPhrase) => void;
}

const HOUR_MS = 60 * 60_000;

export function PhraseDialog({ code, onClose, onSay }: PhraseDialogProps) {
  const t = usePhrase();
  const write = usePhraseText();
  const formId = useId();
  const isTime = valuesOfPhrase(code).includes("time");
  const [given, setGiven] = useState(() => (isTime ? localInput(serverNow() + HOUR_MS) : ""));
  const [isTried, setIsTried] = useState(false);
  const values = isTime ? timeValue(given) : textValue(given);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (values !== null) onSay({ code, values });
  };
  return (
    <Dialog
      isOpen
      isInsistent
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("chat.phrases.title")}
      description={write({ code, values: values ?? {} })}
      footer={
        <>
          <DialogClose button={<Button tone="secondary">{t("chat.cancel")}</Button>} />
          <Button type="submit" form={formId}>
            {t("chat.send")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field
          label={t(labelOf(code, isTime))}
          error={isTried && values === null ? t("chat.phrases.blank") : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              type={isTime ? "datetime-local" : "text"}
              maxLength={isTime ? undefined : MAX_PHRASE_TEXT_LENGTH}
              value={given}
              onChange={(event) => setGiven(event.currentTarget.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

function labelOf(code: QuickPhraseCode, isTime: boolean) {
  if (isTime) return "chat.phrases.time";
  return code === "wrong-amount" ? "chat.phrases.amount" : "chat.phrases.reference";
}

function textValue(given: string): SaidPhrase["values"] | null {
  const text = given.trim();
  return text === "" ? null : { text };
}

function timeValue(given: string): SaidPhrase["values"] | null {
  const time = new Date(given).getTime();
  return Number.isNaN(time) ? null : { time };
}

/** In the format of the browser's own field: the reader's wall clock, to the minute. */
function localInput(at: number): string {
  const ahead = new Date(at).getTimezoneOffset() * 60_000;
  return new Date(at - ahead).toISOString().slice(0, 16);
}
