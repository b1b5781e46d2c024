/** The conversation of the order with notes between staff, and a way to write to one side or both. */
import { markAppealChatRead } from "@parley/contract/endpoints/staff/appeal-chat";
import { Badge, type BadgeTone } from "@parley/ui/data/badge";
import { Time } from "@parley/ui/data/time";
import { classNames } from "@parley/ui/styles/class-names";
import { useEffect } from "react";
import { Panel } from "../../parts/panel.tsx";
import { chatEventText, quickPhraseText } from "../../parts/words.ts";
import { api } from "../../shell/api.ts";
import type { Appeal, Message } from "./load-appeal.ts";
import { Writing } from "./writing.tsx";

export interface ChatProps {
  readonly appeal: Appeal;
  readonly chat: readonly Message[];
  readonly canWrite: boolean;
}

export function Chat({ appeal, chat, canWrite }: ChatProps) {
  const { orderId } = appeal;
  const lastId = chat.at(-1)?.id;
  useEffect(() => {
    if (canWrite && lastId !== undefined) {
      void api.call(markAppealChatRead, { orderId, upTo: lastId });
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
        {message.onlyFor !== null && (
          <Badge tone={message.onlyFor === "buyer" ? "buy" : "sell"}>
            {`To the ${message.onlyFor} alone`}
          </Badge>
        )}
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
