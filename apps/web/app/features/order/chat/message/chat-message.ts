/** Messages of this page: those received from the server, and those being sent. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { queryChatMsg } from "@parley/contract/endpoints/trade/chat";
import type { SaidPhrase } from "@parley/domain/chat/quick-phrases";

export type ChatMessage = EndpointReply<typeof queryChatMsg>["list"][number];
export type AttachedFile = NonNullable<ChatMessage["file"]>;

/** A message to send. */
export type Content =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "phrase"; readonly phrase: SaidPhrase }
  | { readonly kind: "image" | "file"; readonly file: AttachedFile };

/** Sending; waiting for a connection; or refused, with the reason. */
export type OutgoingState =
  | { readonly kind: "sending" }
  | { readonly kind: "waiting" }
  | { readonly kind: "failed"; readonly text: string };

export interface Outgoing {
  /** By which the server knows it again, however often it is sent. */
  readonly clientId: string;
  readonly content: Content;
  /** Epoch milliseconds, as the server counts them. */
  readonly at: number;
  readonly state: OutgoingState;
}

/** Ids are long numbers: of two, the longer one is larger, else the later in order. */
export function compareIds(a: string, b: string): number {
  return a.length === b.length ? Number(a > b) - Number(a < b) : a.length - b.length;
}

/** Both together, each once, the oldest first; the later version counts. */
export function mergeMessages(
  known: readonly ChatMessage[],
  told: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (told.length === 0) return known;
  const byId = new Map([...known, ...told].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => compareIds(a.id, b.id));
}

/** Without those that have arrived, however that was learnt. */
export function leaveOutArrived(
  outgoing: readonly Outgoing[],
  messages: readonly ChatMessage[],
): readonly Outgoing[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const left = outgoing.filter(({ clientId }) => !arrived.has(clientId));
  return left.length === outgoing.length ? outgoing : left;
}

export function isReadBy(id: string, readUpTo: string | null): boolean {
  return readUpTo !== null && compareIds(id, readUpTo) <= 0;
}

/** What others have said and the reader has not read; lines of the platform do not count. */
export function countUnread(
  messages: readonly ChatMessage[],
  role: ChatMessage["from"],
  ownMark: string | null,
): number {
  return messages.filter(
    ({ id, from, readAt }) =>
      from !== role && from !== "system" && readAt === null && !isReadBy(id, ownMark),
  ).length;
}

export type DayRow<Item> =
  | { readonly kind: "day"; readonly at: number }
  | {
      readonly kind: "item";
      readonly item: Item;
      readonly isFirstOfGroup: boolean;
      readonly isLastOfGroup: boolean;
    };

interface Dated {
  readonly at: number;
  /** Who says it; lines of one in a row are a group. */
  readonly by: string;
}

/** The longest silence within a group. */
const GROUP_MS = 5 * 60_000;

/** With a line before the first of every day. */
export function splitDays<Item extends Dated>(
  items: readonly Item[],
  dayOf: (at: number) => string,
): DayRow<Item>[] {
  const isNewDay = (item: Item, before: Item | undefined) =>
    before === undefined || dayOf(before.at) !== dayOf(item.at);
  const isNewGroup = (item: Item, before: Item | undefined) =>
    isNewDay(item, before) || before?.by !== item.by || item.at - before.at > GROUP_MS;
  return items.flatMap((item, place): DayRow<Item>[] => {
    const [before, after] = [items[place - 1], items[place + 1]];
    const isFirstOfGroup = isNewGroup(item, before);
    const isLastOfGroup = after === undefined || isNewGroup(after, item);
    const row = { kind: "item", item, isFirstOfGroup, isLastOfGroup } as const;
    return isNewDay(item, before) ? [{ kind: "day", at: item.at }, row] : [row];
  });
}
