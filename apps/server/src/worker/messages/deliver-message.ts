// Delivers a queued message: opens it, renders it in the reader's language, sends it. Nothing it
// logs or throws contains a code, an address or a number.
import { mask } from "@parley/domain/format/mask";
import { openSealedPart } from "@parley/operations/messaging/jobs/enqueue-message";
import {
  type Message,
  type MessageJob,
  messageJobSchema,
} from "@parley/operations/messaging/jobs/message";
import { DEFAULT_LOCALE } from "@parley/phrases/locales";
import { findLocaleOfTag } from "@parley/phrases/locale-of-tag";
import type { Clock } from "@parley/platform/clock";
import { DeliveryError, type MessageLabel } from "@parley/platform/delivery";
import type { Mailer } from "@parley/platform/mail/mailer";
import type { TextSender } from "@parley/platform/sms/text-sender";
import type { Vault } from "@parley/platform/vault";
import type { FastifyBaseLogger } from "fastify";
import { describeMessage } from "./describe-message.ts";
import { renderMail } from "./render-mail.ts";
import { renderText } from "./render-text.ts";

export interface DeliveryParts {
  readonly vault: Vault;
  readonly mailer: Mailer;
  readonly textSender: TextSender;
  readonly clock: Clock;
  /** Where links in mails lead. */
  readonly publicUrl: string;
  readonly logger: FastifyBaseLogger;
}

export interface Attempt {
  readonly jobId: string;
  readonly number: number;
  readonly isLast: boolean;
}

/** Returns when there is nothing left to do, and throws when another try is worth it. */
export async function deliverMessage(
  channel: "email" | "phone",
  payload: unknown,
  attempt: Attempt,
  parts: DeliveryParts,
): Promise<void> {
  const job = messageJobSchema.safeParse(payload).data;
  const about = { channel, jobId: attempt.jobId, attempt: attempt.number };
  if (job === undefined) {
    parts.logger.error(about, "a queued message cannot be read");
    return;
  }
  const to = mask(job.to);
  const failure = await openAndSend(channel, job, parts).then((outcome) => {
    if (outcome === "expired") {
      parts.logger.warn({ ...about, to }, "a code was worth nothing before it could be sent");
    }
    return null;
  }, explain);
  if (failure === null) return;
  if (!failure.isHopeless && !attempt.isLast) throw new Error(failure.reason);
  parts.logger.error({ ...about, to, reason: failure.reason }, "a message was given up");
}

async function openAndSend(
  channel: "email" | "phone",
  { to, locale, timeZone = null, sealed }: MessageJob,
  parts: DeliveryParts,
): Promise<"sent" | "expired"> {
  const { message, antiPhishingCode } = openSealedPart(parts.vault, sealed);
  const isExpired = message.template === "code" && message.expiresAt <= parts.clock.now();
  if (isExpired) return "expired";
  await send(channel, { to, locale, timeZone, message, antiPhishingCode }, parts);
  return "sent";
}

interface Opened {
  readonly to: string;
  readonly locale: string;
  readonly timeZone: string | null;
  readonly message: Message;
  readonly antiPhishingCode: string | null;
}

async function send(
  channel: "email" | "phone",
  { to, locale: wanted, timeZone, message, antiPhishingCode }: Opened,
  { mailer, textSender, publicUrl }: DeliveryParts,
): Promise<void> {
  const locale = findLocaleOfTag(wanted) ?? DEFAULT_LOCALE;
  const description = describeMessage({ locale, timeZone }, message);
  const label: MessageLabel =
    message.template === "code"
      ? { purpose: message.purpose, code: message.code }
      : { purpose: purposeOf(message), code: null };
  if (channel === "phone") {
    await textSender.send({ to, text: renderText(description, locale, publicUrl), label });
    return;
  }
  const mail = renderMail(description, { locale, publicUrl, antiPhishingCode });
  await mailer.send({ to, ...mail, label });
}

/** Mails about orders are distinguished by what happened. */
function purposeOf(message: Exclude<Message, { template: "code" }>): string {
  return message.template === "order-notice" ? message.kind : message.template;
}

interface Failure {
  readonly reason: string;
  /** Another try would fail the same way. */
  readonly isHopeless: boolean;
}

/** Errors of ours speak for themselves; what others write might quote the message. */
function explain(error: unknown): Failure {
  if (error instanceof DeliveryError) {
    return { reason: error.message, isHopeless: error.isPermanent };
  }
  return { reason: error instanceof Error ? error.name : "unknown", isHopeless: false };
}
