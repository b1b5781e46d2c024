/** One call of the bridge on the test page: its payload, the message that was sent, the result. */
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextArea } from "@parley/ui/controls/text-area";
import { Card } from "@parley/ui/data/card";
import { useState } from "react";
import { CALLS, type CallName } from "../../bridge/calls.ts";
import type { HostMessage } from "../../bridge/host.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { sendByStage, WEB_WAYS, type Manner, type Receiver } from "./bridge-stage.ts";
import { ValueTable } from "./developer-page.tsx";

export interface BridgeCallProps {
  readonly name: CallName;
  readonly receiver: Receiver;
  readonly manner: Manner;
}

export function BridgeCall({ name, receiver, manner }: BridgeCallProps) {
  const t = usePhrase();
  const { timeoutMs, example } = CALLS[name];
  const [text, setText] = useState(() => JSON.stringify(example));
  const [message, setMessage] = useState<HostMessage | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const payload = readPayload(text);
  const send = async () => {
    if (payload === null) return;
    setIsBusy(true);
    setMessage(null);
    setOutcome(null);
    const { dialect, result } = await sendByStage(
      { name, payload },
      { receiver, manner },
      setMessage,
    );
    setOutcome(JSON.stringify({ dialect, ...Object(result) }));
    setIsBusy(false);
  };
  return (
    <li>
      <Card className="flex flex-col gap-4">
        <section aria-label={name} className="flex flex-col gap-4">
          <h2 className="font-mono text-base font-semibold">{name}</h2>
          <Field
            label={t("test.bridge.payload", { call: name })}
            error={payload === null ? t("test.bridge.badPayload") : undefined}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={20_000}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
              />
            )}
          </Field>
          <Button
            tone="secondary"
            isBusy={isBusy}
            onClick={() => void send()}
            className="self-start"
          >
            {t("test.bridge.send", { call: name })}
          </Button>
          <ValueTable
            rows={[
              [t("test.bridge.timeout"), `${timeoutMs} ms`],
              [t("test.bridge.fallback"), WEB_WAYS[name]],
              [t("test.bridge.message"), message === null ? "--" : JSON.stringify(message)],
              [t("test.bridge.result"), outcome ?? (isBusy ? t("test.bridge.waiting") : "--")],
            ]}
          />
        </section>
      </Card>
    </li>
  );
}

/** Null: no JSON, or not an object. */
function readPayload(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
