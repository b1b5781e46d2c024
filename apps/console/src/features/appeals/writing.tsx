/**
 * Writes into the chat of an order: to both sides, to one of them alone, or a note for colleagues. A
 * template is read by each side in its own language.
 */
import type { EndpointInput } from "@parley/contract/endpoint";
import { writeInAppeal } from "@parley/contract/endpoints/staff/appeal-chat";
import {
  listQuickPhrases,
  valuesOfPhrase,
  type QuickPhraseCode,
} from "@parley/domain/chat/quick-phrases";
import { newAttemptKey } from "@parley/site/forms/attempt-keys";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { TextArea } from "@parley/ui/controls/text-area";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { quickPhraseText } from "../../parts/words.ts";
import { api, failureText } from "../../shell/api.ts";

type Said = Pick<EndpointInput<typeof writeInAppeal>, "kind" | "text" | "phrase">;

const LONGEST_TEXT = 1_000;
const HOUR_MS = 60 * 60_000;

const AUDIENCES = [
  { value: "both", label: "Both sides" },
  { value: "buyer", label: "The buyer alone" },
  { value: "seller", label: "The seller alone" },
  { value: "note", label: "Staff alone (a note)" },
] as const;
type Audience = (typeof AUDIENCES)[number]["value"];

/** What a sentence with a time is filled with. */
const TIMES = [
  { value: "1", label: "In 1 hour" },
  { value: "4", label: "In 4 hours" },
  { value: "24", label: "In 1 day" },
  { value: "72", label: "In 3 days" },
] as const;
type Hours = (typeof TIMES)[number]["value"];

const TEMPLATES = listQuickPhrases("staff");

/** In the next whole minute, so that the sentence reads well. */
function timeIn(hours: Hours): number {
  return Math.ceil((Date.now() + Number(hours) * HOUR_MS) / 60_000) * 60_000;
}

export function Writing({ orderId }: { readonly orderId: string }) {
  const { revalidate } = useRevalidator();
  const [audience, setAudience] = useState<Audience>("both");
  const [template, setTemplate] = useState<QuickPhraseCode | "own">("own");
  const [hours, setHours] = useState<Hours>("24");
  const [text, setText] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  /** One message keeps its key until it is sent, so that a second try does not send it twice. */
  const [clientId, setClientId] = useState(newAttemptKey);
  const isTimed = template !== "own" && valuesOfPhrase(template).includes("time");
  const isBlank = template === "own" && text.trim() === "";

  const send = async () => {
    if (isBlank || isBusy) return;
    setIsBusy(true);
    const values = isTimed ? { time: timeIn(hours) } : {};
    const said: Said =
      template === "own"
        ? { kind: "text", text }
        : { kind: "phrase", phrase: { code: template, values } };
    const result = await api.call(writeInAppeal, {
      orderId,
      clientId,
      ...said,
      ...(audience === "note" ? { internal: true } : {}),
      ...(audience === "buyer" || audience === "seller" ? { onlyFor: audience } : {}),
    });
    setIsBusy(false);
    if (!result.ok) return notify({ tone: "danger", text: failureText(result) });
    setText("");
    setTemplate("own");
    setClientId(newAttemptKey());
    return revalidate();
  };

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Who reads it">
          {(control) => (
            <NativeSelect
              {...control}
              options={AUDIENCES}
              value={audience}
              onValueChange={setAudience}
            />
          )}
        </Field>
        <Field label="Template">
          {(control) => (
            <NativeSelect
              {...control}
              options={[
                { value: "own" as const, label: "Own words" },
                ...TEMPLATES.map((code) => ({
                  value: code,
                  label: quickPhraseText({ code, values: {} }),
                })),
              ]}
              value={template}
              onValueChange={setTemplate}
            />
          )}
        </Field>
      </div>
      {template === "own" ? (
        <TextArea
          aria-label="Message"
          placeholder={audience === "note" ? "Only staff reads this" : "Read as you write it"}
          maxLength={LONGEST_TEXT}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : (
        <p className="rounded-md bg-sunken px-3 py-2 text-sm">
          {quickPhraseText({
            code: template,
            values: isTimed ? { time: timeIn(hours) } : {},
          })}
        </p>
      )}
      {isTimed && (
        <Field label="Time in it">
          {(control) => (
            <NativeSelect {...control} options={TIMES} value={hours} onValueChange={setHours} />
          )}
        </Field>
      )}
      <Button type="submit" className="self-end" isBusy={isBusy} aria-disabled={isBlank}>
        {SEND_NAMES[audience]}
      </Button>
    </form>
  );
}

const SEND_NAMES = {
  both: "Send to both sides",
  buyer: "Send to the buyer",
  seller: "Send to the seller",
  note: "Add the note",
} as const satisfies Record<Audience, string>;
