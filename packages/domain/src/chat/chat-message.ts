// The conversation of an order: who takes part in it, until when, and what can be said.
import { hasRight, type StaffRole } from "../staff/staff-right.ts";
import type { UserId } from "../ids.ts";
import { cleanLine, cleanText, isSeen } from "../format/clean-text.ts";
import { roleIn, type Order, type OrderRole } from "../order/order.ts";
import { listQuickPhrases, valuesOfPhrase, type SaidPhrase } from "./quick-phrases.ts";

export const MESSAGE_SENDERS = ["buyer", "seller", "staff", "system"] as const;
export type MessageSender = (typeof MESSAGE_SENDERS)[number];

export const MESSAGE_KINDS = ["text", "image", "file", "phrase", "event"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What people send; events are the platform's. */
export const SENT_KINDS = ["text", "image", "file", "phrase"] as const;
export type SentKind = (typeof SENT_KINDS)[number];

export const MAX_MESSAGE_LENGTH = 1_000;
export const MAX_PHRASE_TEXT_LENGTH = 100;
/** The two can still write to each other so long after the order is over. */
export const CHAT_AFTER_END_MS = 24 * 60 * 60_000;
/** A mentioned time must be within the next or last days. */
const FARTHEST_TIME_MS = 30 * 24 * 60 * 60_000;

/** A participant of the conversation. */
export type ChatRole = OrderRole | "staff";

export interface ChatMember {
  readonly userId: UserId;
  /** The role in the staff session that asks; null in every other call, also of staff. */
  readonly actingAs: StaffRole | null;
}

/** Null for users without a part in it: staff have one only with the case. */
export function chatRoleIn(
  order: Pick<Order, "offerSide" | "advertiserId" | "takerId" | "caseStaffId">,
  { userId, actingAs }: ChatMember,
): ChatRole | null {
  if (actingAs === null) return roleIn(order, userId);
  const worksAppeals = hasRight(actingAs, "workAppeals");
  return worksAppeals && order.caseStaffId === userId ? "staff" : null;
}

/** Staff who may approve a waiting ruling read the conversation and cannot write. */
export function chatReaderIn(
  order: Pick<Order, "offerSide" | "advertiserId" | "takerId" | "caseStaffId" | "ruling">,
  member: ChatMember,
): ChatRole | null {
  const { actingAs } = member;
  const isApprover =
    actingAs !== null && hasRight(actingAs, "approveRulings") && order.ruling !== null;
  return chatRoleIn(order, member) ?? (isApprover ? "staff" : null);
}

/** Staff with the case writes as long as there is something to write. */
export function canWrite(
  { appeal, completedAt, canceledAt }: Pick<Order, "appeal" | "completedAt" | "canceledAt">,
  role: ChatRole,
  now: number,
): boolean {
  const endedAt = completedAt ?? canceledAt;
  if (role === "staff" || endedAt === null || appeal.state === "open") return true;
  return now < endedAt + CHAT_AFTER_END_MS;
}

export interface MessageAudience {
  /** A note between staff. */
  readonly isInternal: boolean;
  /** Of staff to one side alone; null for both. */
  readonly onlyFor: OrderRole | null;
}

export interface MessageDraft {
  readonly kind: SentKind;
  readonly text?: string | undefined;
  readonly fileId?: bigint | undefined;
  readonly phrase?: SaidPhrase | undefined;
}

/** What a message says; whether its file may be sent is the keeper's question. */
export interface MessageContent {
  readonly kind: SentKind;
  readonly text: string | null;
  readonly fileId: bigint | null;
  readonly phrase: SaidPhrase | null;
}

/** Null when it says nothing, too much, or what this side cannot say. */
export function decideContent(
  { kind, text, fileId, phrase }: MessageDraft,
  role: ChatRole,
  now: number,
): MessageContent | null {
  const nothing = { text: null, fileId: null, phrase: null };
  const hasOthers = (name: "text" | "fileId" | "phrase") =>
    (name !== "text" && text !== undefined && text !== "") ||
    (name !== "fileId" && fileId !== undefined) ||
    (name !== "phrase" && phrase !== undefined);
  if (kind === "text") {
    const said = text === undefined || hasOthers("text") ? null : cleanMessage(text);
    return said === null ? null : { ...nothing, kind, text: said };
  }
  if (kind === "phrase") {
    const said = phrase === undefined || hasOthers("phrase") ? null : phrase;
    const checked = said === null ? null : decidePhrase(said, role, now);
    return checked === null ? null : { ...nothing, kind, phrase: checked };
  }
  return fileId === undefined || hasOthers("fileId") ? null : { ...nothing, kind, fileId };
}

function decidePhrase(
  { code, values: { text, time } }: SaidPhrase,
  role: ChatRole,
  now: number,
): SaidPhrase | null {
  if (!listQuickPhrases(role).includes(code)) return null;
  const wanted = valuesOfPhrase(code);
  if (wanted.includes("text") !== (text !== undefined)) return null;
  if (wanted.includes("time") !== (time !== undefined)) return null;
  const isNear =
    time === undefined || (Number.isInteger(time) && Math.abs(time - now) <= FARTHEST_TIME_MS);
  if (!isNear) return null;
  if (text === undefined) return { code, values: time === undefined ? {} : { time } };
  const line = fitting(cleanLine(text), MAX_PHRASE_TEXT_LENGTH);
  return line === null ? null : { code, values: { text: line } };
}

/**
 * Null where the message may be written so: staff write to both sides, to one of them or to
 * colleagues, sides to all. What only one side reads is a text or a template, never a file.
 */
export function decideAudience(
  { isInternal, onlyFor, kind }: MessageAudience & { readonly kind: SentKind },
  role: ChatRole,
): "notAllowed" | "messageUnsendable" | null {
  if ((isInternal || onlyFor !== null) && role !== "staff") return "notAllowed";
  const isPrivateFile = onlyFor !== null && kind !== "text" && kind !== "phrase";
  return isPrivateFile || (isInternal && onlyFor !== null) ? "messageUnsendable" : null;
}

/** As it is stored and shown. Null when nothing or too much is left. */
export function cleanMessage(text: string): string | null {
  return fitting(cleanText(text), MAX_MESSAGE_LENGTH);
}

function fitting(text: string, longest: number): string | null {
  return isSeen(text) && Array.from(text).length <= longest ? text : null;
}
