/** The conversation of the order with notes between staff, and a way to write to both sides. */
import { markChatRead, sendChatMsg } from "@parley/contract/endpoints/trade/chat";
import { newAttemptKey } from "@parley/site/forms/attempt-keys";
import { Badge, type BadgeTone } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { TextArea } from "@parley/ui/controls/text-area";
import { Time } from "@parley/ui/data/time";
import { notify } from "@parley/ui/feedback/toast";
import { classNames } from "@parley/ui/styles/class-names";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { Panel } from "../../parts/panel.tsx";
import { chatEventText, quickPhraseText } from "../../parts/words.ts";
import { api, failureText } from "../../shell/api.ts";
import type { Appeal, Message } from "./load-appeal.ts";

export interface ChatProps {
  readonly appeal: Appeal;
  readonly chat: readonly Message[];
  readonly canWrite: boolean;
}

const LONGEST_TEXT = 1_000;

export function Chat({ appeal, chat, canWrite }: ChatProps) {
  const { orderId } = appeal;
  const lastId = chat.at(-1)?.id;
  useEffect(() => {
    if (canWrite && lastId !== undefined) {
      void api.call(markChatRead, { orderId, upTo: lastId });
    }
  }, [canWrite, orderId, lastId]);
  return (
    <Panel title="Chat">
      <div className="flex flex-col gap-4">
        {chat.length === 0 && (
          <p className="text-sm text-muted">
            {canWrite ? "Nothing was written yet." : "Claim the case to read the chat."}
          </p>
        )}
        <ol className="flex max-h-[60dvh] flex-col gap-2.5 overflow-y-auto">
          {chat.map((message) => (
            <Line key={message.id} message={message} appeal={appeal} />
          ))}
        </ol>
        {canWrite && <Writing orderId={orderId} />}
      </div>
    </Panel>
  );
}

interface LineProps {
  readonly message: Message;
  readonly appeal: Appeal;
}

function Line({ message, appeal }: LineProps) {
  const { name, tone } = senderOf(message, appeal);
  return (
    <li
      className={classNames(
        "flex flex-col gap-0.5 rounded-md px-2.5 py-1.5 text-sm",
        message.internal ? "bg-warning-soft" : message.event === null && "bg-sunken",
      )}
    >
      <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
        <Badge tone={message.internal ? "warning" : tone}>
          {message.internal ? `Note, ${name}` : name}
        </Badge>
        <Time at={message.createdAt} />
      </p>
      <p className="break-words whitespace-pre-wrap">{textOf(message)}</p>
      {message.file !== null && (
        <a href={message.file.url} target="_blank" rel="noreferrer" className="text-accent">
          {message.file.name}
        </a>
      )}
    </li>
  );
}

function textOf({ text, phrase, event }: Message): string {
  if (event !== null) return chatEventText(event);
  return phrase === null ? (text ?? "") : quickPhraseText(phrase);
}

/** `me` is the member of staff with the case; a message of an earlier one comes from staff too. */
function senderOf(
  { from }: Message,
  { buyer, seller }: Appeal,
): { readonly name: string; readonly tone: BadgeTone } {
  switch (from) {
    case "buyer":
      return { name: `Buyer ${buyer.username}`, tone: "buy" };
    case "seller":
      return { name: `Seller ${seller.username}`, tone: "sell" };
    case "staff":
      return { name: "Customer service", tone: "accent" };
    case "system":
      return { name: "System", tone: "neutral" };
  }
}

function Writing({ orderId }: { readonly orderId: string }) {
  const { revalidate } = useRevalidator();
  const [text, setText] = useState("");
  const [isNote, setIsNote] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  /** One message keeps its key until it is sent, so that a second try does not send it twice. */
  const [clientId, setClientId] = useState(newAttemptKey);
  const send = async () => {
    if (text.trim() === "" || isBusy) return;
    setIsBusy(true);
    const internal = isNote ? { internal: true } : {};
    const result = await api.call(sendChatMsg, {
      orderId,
      kind: "text",
      text,
      clientId,
      ...internal,
    });
    setIsBusy(false);
    if (!result.ok) return notify({ tone: "danger", text: failureText(result) });
    setText("");
    setClientId(newAttemptKey());
    return revalidate();
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        aria-label={isNote ? "Note for staff" : "Message to both sides"}
        placeholder={isNote ? "Only staff reads this" : "Both sides read this"}
        maxLength={LONGEST_TEXT}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          label="A note between staff"
          checked={isNote}
          onChange={(event) => setIsNote(event.currentTarget.checked)}
        />
        <Button type="submit" isBusy={isBusy} aria-disabled={text.trim() === ""}>
          {isNote ? "Add the note" : "Send to both sides"}
        </Button>
      </div>
    </form>
  );
}
