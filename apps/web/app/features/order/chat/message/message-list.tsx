/** The lines of a conversation, day by day. */
import { Time, useTimeZone } from "@parley/ui/data/time";
import type { OrderRole } from "@parley/domain/order/order";
import { formatTimestamp } from "@parley/domain/format/format-timestamp";
import { usePhrase } from "../../../../shell/locale/phrase.tsx";
import { serverNow } from "../../../../shell/state/public-store.ts";
import { typedTextOf, type ChatLine } from "./chat-line.ts";
import { splitDays } from "./chat-message.ts";
import { MessageBody } from "./message-body.tsx";
import { MessageWarnings } from "./message-warnings.tsx";
import { MessageState } from "./message-state.tsx";
import { useEventText } from "./use-wire-text.ts";

export interface MessageListProps {
  readonly lines: readonly ChatLine[];
  readonly role: OrderRole;
  /** Numbers that the order itself shows. */
  readonly knownNumbers: readonly string[];
  readonly counterpartyName: string;
  readonly onResend: (key: string) => void;
  readonly onDiscard: (key: string) => void;
}

export function MessageList(props: MessageListProps) {
  const t = usePhrase();
  const timeZone = useTimeZone();
  const dayOf = (at: number) => formatTimestamp(at, { timeZone, pattern: "YYYY-MM-DD" });
  return (
    <ol aria-label={t("chat.messages")} className="flex flex-col">
      {splitDays(props.lines, dayOf).map((row) =>
        row.kind === "day" ? (
          <li key={`day ${dayOf(row.at)}`} className="my-2 text-center">
            <DayName at={row.at} dayOf={dayOf} />
          </li>
        ) : (
          <li
            key={row.item.key}
            className={`flex flex-col ${row.isFirstOfGroup ? "mt-3" : "mt-1"}`}
          >
            <Line
              {...props}
              line={row.item}
              hasName={row.isFirstOfGroup}
              hasTime={row.isLastOfGroup || row.item.state !== null}
            />
          </li>
        ),
      )}
    </ol>
  );
}

const DAY_MS = 24 * 60 * 60_000;

function DayName({ at, dayOf }: { at: number; dayOf: (at: number) => string }) {
  const t = usePhrase();
  const now = serverNow();
  const isToday = dayOf(at) === dayOf(now);
  const isYesterday = dayOf(at) === dayOf(now - DAY_MS);
  return (
    <span className="bg-sunken text-muted inline-block rounded-full px-2.5 py-0.5 text-xs">
      {isToday ? (
        t("chat.day.today")
      ) : isYesterday ? (
        t("chat.day.yesterday")
      ) : (
        <Time at={at} form="day" />
      )}
    </span>
  );
}

const OWN_BUBBLE = "bg-accent-soft self-end rounded-ee-sm";
const OTHERS_BUBBLE = "bg-sunken self-start rounded-es-sm";
const BUBBLE = {
  buyer: OTHERS_BUBBLE,
  seller: OTHERS_BUBBLE,
  system: OTHERS_BUBBLE,
  staff: "bg-warning-soft self-start rounded-es-sm",
} as const satisfies Record<ChatLine["by"], string>;
const NAME_LOOK = {
  buyer: "text-muted",
  seller: "text-muted",
  system: "text-muted",
  staff: "text-warning font-medium",
} as const satisfies Record<ChatLine["by"], string>;

interface LineProps extends MessageListProps {
  readonly line: ChatLine;
  readonly hasName: boolean;
  readonly hasTime: boolean;
}

function Line({ line, hasName, hasTime, counterpartyName, ...props }: LineProps) {
  const t = usePhrase();
  const { by, content, state, at, key, isPrivate } = line;
  if (content.kind === "event") return <EventLine at={at} event={content.event} />;
  const isOwn = state !== null;
  const typed = typedTextOf(content);
  const name = isOwn
    ? t("chat.from.you")
    : by === "staff"
      ? t("chat.from.staff")
      : counterpartyName;
  return (
    <div className={`flex max-w-[85%] flex-col ${isOwn ? "items-end self-end" : "self-start"}`}>
      <span className={isOwn || !hasName ? "sr-only" : `mb-1 text-xs ${NAME_LOOK[by]}`}>
        {name}
      </span>
      <div
        className={`rounded-lg text-sm ${content.kind === "image" ? "overflow-hidden" : "px-3 py-2"} ${isOwn ? OWN_BUBBLE : BUBBLE[by]}`}
      >
        <MessageBody content={content} />
      </div>
      {isPrivate && <span className="text-muted mt-0.5 text-xs">{t("chat.onlyYou")}</span>}
      {hasTime && (
        <MessageState
          at={at}
          state={state}
          onResend={() => props.onResend(key)}
          onDiscard={() => props.onDiscard(key)}
        />
      )}
      {typed !== null && !isOwn && by !== "staff" && (
        <MessageWarnings text={typed} role={props.role} known={props.knownNumbers} />
      )}
    </div>
  );
}

type Event = Extract<ChatLine["content"], { readonly kind: "event" }>["event"];

function EventLine({ at, event }: { at: number; event: Event }) {
  const text = useEventText();
  return (
    <p className="text-muted mx-auto max-w-[90%] text-center text-xs text-balance">
      {text(event)} <Time at={at} form="clock" className="text-subtle ms-1" />
    </p>
  );
}
