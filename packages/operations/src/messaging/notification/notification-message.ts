// A kept notification as a message, which both the list in the page and the mail are written from.
import {
  isOrderNotice,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "@parley/domain/notification/notification-kind";
import { messageSchema, type Message } from "../jobs/message.ts";

export interface KeptNotification {
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly payMethodNames: Readonly<Record<string, string>> | null;
}

export interface ReadNotification {
  readonly kind: NotificationKind;
  readonly message: Message;
}

/** Null for a stored form that is no longer supported. */
export function readNotification(
  { kind, payload, payMethodNames }: KeptNotification,
  locale: string,
  now: number,
): ReadNotification | null {
  const known = NOTIFICATION_KINDS.find((one) => one === kind);
  if (known === undefined) return null;
  if (!isOrderNotice(known)) {
    const message = messageSchema.safeParse(payload).data;
    return message === undefined ? null : { kind: known, message };
  }
  const { payMethod, deadline } = payload;
  const message = messageSchema.safeParse({
    ...payload,
    template: "order-notice",
    kind: known,
    payMethod: payMethodNames?.[locale] ?? payMethodNames?.["en"] ?? payMethod,
    minutesLeft: typeof deadline === "number" ? minutesUntil(deadline, now) : null,
  }).data;
  return message === undefined ? null : { kind: known, message };
}

function minutesUntil(at: number, now: number): number {
  return Math.max(0, Math.ceil((at - now) / 60_000));
}
