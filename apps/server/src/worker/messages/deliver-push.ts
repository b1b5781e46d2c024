// Pushes one notification to one device. It shows what a locked screen may show: what happened, in the
// reader's language, without amounts and names.
import { findDuePush, type StoredPush } from "@parley/database/queries/messaging/push";
import {
  judgePushStatus,
  PUSH_TTL_SECONDS,
  pushTagOf,
  urgencyOf,
} from "@parley/domain/notification/push";
import type { BaseParts } from "@parley/operations/kernel/parts";
import { readNotification } from "@parley/operations/messaging/notification/notification-message";
import type { PushKeys } from "@parley/operations/messaging/push/push-keys";
import { pushJobSchema } from "@parley/operations/messaging/push/queue-pushes";
import { settlePush } from "@parley/operations/messaging/push/settle-push";
import { DEFAULT_LOCALE, isLocale } from "@parley/phrases/locales";
import { DeliveryError } from "@parley/platform/delivery";
import type { PushMessage, PushSender } from "@parley/platform/push/push-sender";
import type { FastifyBaseLogger } from "fastify";
import { createHash } from "node:crypto";
import type { Attempt } from "./deliver-message.ts";
import { describeMessage } from "./describe-message.ts";

export interface PushDeliveryParts extends Pick<BaseParts, "clock" | "pool"> {
  readonly pushSender: PushSender;
  readonly pushKeys: PushKeys;
  /** Sender of mails: whom a push service may contact. */
  readonly mailFrom: string;
  readonly logger: FastifyBaseLogger;
}

const TOPIC_LENGTH = 32;

/** Returns when there is nothing left to do, and throws when another try is worth it. */
export async function deliverPush(
  payload: unknown,
  attempt: Attempt,
  parts: PushDeliveryParts,
): Promise<void> {
  const { pool, clock, logger } = parts;
  const job = pushJobSchema.parse(payload);
  const due = await findDuePush(pool, job, new Date(clock.now()));
  const message = due === null ? null : writePush(due, job.notificationId, clock.now());
  if (due === null || message === null) return;
  const result = await send(due, message, parts);
  if (result.verdict === "sent" || result.verdict === "gone") {
    return settlePush(parts, job.deviceId, result.verdict);
  }
  if (result.verdict === "again" && !attempt.isLast) throw new Error(result.reason);
  const about = { jobId: attempt.jobId, attempt: attempt.number, reason: result.reason };
  logger.warn(about, "a push notification was given up");
  return settlePush(parts, job.deviceId, "failed");
}

/** Null for what is not pushed, or not any more. */
function writePush(due: StoredPush, notificationId: bigint, now: number): PushMessage | null {
  const locale = isLocale(due.language) ? due.language : DEFAULT_LOCALE;
  const ttlSeconds = PUSH_TTL_SECONDS - Math.floor((now - due.createdAt.getTime()) / 1_000);
  const message = readNotification(due, locale, now)?.message;
  if (message?.template !== "order-notice" || ttlSeconds <= 0) return null;
  const { subject, link } = describeMessage({ locale, timeZone: null }, message);
  const tag = pushTagOf(message.orderId, message.kind);
  const shown = {
    id: String(notificationId),
    title: subject,
    path: `/${locale}${link?.path ?? ""}`,
    tag,
    lang: locale,
  };
  return {
    text: JSON.stringify(shown),
    ttlSeconds,
    urgency: urgencyOf(message.kind),
    topic: createHash("sha256").update(tag).digest("base64url").slice(0, TOPIC_LENGTH),
  };
}

interface Result {
  readonly verdict: ReturnType<typeof judgePushStatus>;
  readonly reason: string;
}

async function send(
  due: StoredPush,
  message: PushMessage,
  { pushSender, pushKeys, mailFrom, clock }: PushDeliveryParts,
): Promise<Result> {
  const identity = { keys: await pushKeys.open(), contact: contactOf(mailFrom), now: clock.now() };
  try {
    const status = await pushSender.send(due, message, identity);
    const reason = `the push service answered with status ${status}`;
    return { verdict: judgePushStatus(status), reason };
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    // An address that leads into a network of ours is not sent to again.
    return { verdict: error.isPermanent ? "gone" : "again", reason: error.message };
  }
}

/** `mailto:` and the address of `Parley <no-reply@parley.example>`. */
function contactOf(mailFrom: string): string {
  return `mailto:${/<(.+)>$/.exec(mailFrom)?.[1] ?? mailFrom}`;
}
