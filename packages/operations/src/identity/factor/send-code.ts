// Sends a code: decided, stored and queued in one transaction, so that every sent code counts.
import type { PoolClient } from "@parley/database/pool";
import {
  lockCodeTarget,
  readSentCodes,
  closeCodes,
  insertSecurityCode,
  lockCodeSender,
  readForeignCodes,
  type CodeBinding,
} from "@parley/database/queries/security/security-code";
import {
  CODE_DAY_MS,
  CODE_VALID_MS,
  decideForeignSend,
  decideSend,
  RESEND_AFTER_MS,
  type SendDecision,
} from "@parley/domain/account/code-rules";
import { mask } from "@parley/domain/format/mask";
import type { UserId } from "@parley/domain/ids";
import { randomInt } from "node:crypto";
import { enqueueMail, enqueueText, type Message } from "../../messaging/jobs/enqueue-message.ts";
import { macOfCode } from "./check-code.ts";
import { takeText, type TextRefusal } from "../../messaging/jobs/text-limit.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export interface CodeLetter {
  readonly locale: string;
  readonly antiPhishingCode: string | null;
  /**
   * What is sent. `code`: the code. `nothing`: the same work is done and the worker discards it, so
   * that replies do not reveal which addresses have an account. A message: that one instead.
   */
  readonly content: "code" | "nothing" | Message;
}

/** Whose budget of codes a day it takes from. */
export interface Asker {
  /** Without a session, a login ticket or a browser that the target's account knows. */
  readonly isAnonymous: boolean;
}

const OWNER: Asker = { isAnonymous: false };

export interface SentCode {
  /** Masked. */
  readonly sentTo: string;
  /** Seconds. */
  readonly expiresIn: number;
  readonly retryIn: number;
}

export type SendResult =
  | { readonly ok: true; readonly sent: SentCode }
  | {
      readonly ok: false;
      readonly error: "codeTooSoon" | "codeLimitReached";
      readonly retryAfterSeconds: number;
    }
  | TextRefusal;

export type SendRefusal = Extract<SendResult, { readonly ok: false }>;

export async function issueCode(
  tx: PoolClient,
  { clock, ids, vault }: Omit<BaseParts, "pool">,
  binding: CodeBinding,
  letter: CodeLetter,
  { isAnonymous }: Asker = OWNER,
): Promise<SendResult> {
  await lockCodeTarget(tx, binding.channel, binding.target);
  const now = clock.now();
  const sent = await readSentCodes(tx, binding, isAnonymous, new Date(now - CODE_DAY_MS));
  const decision = decideSend(
    {
      lastAt: sent.lastAt?.getTime() ?? null,
      count: sent.count,
      firstAt: sent.firstAt?.getTime() ?? null,
    },
    now,
  );
  if (!decision.ok) return refusalOf(decision);
  const id = ids.next();
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  const expiresAt = now + CODE_VALID_MS;
  await closeCodes(tx, binding, new Date(now));
  await insertSecurityCode(tx, {
    ...binding,
    id,
    isAnonymous,
    mac: macOfCode(vault, id, code),
    createdAt: new Date(now),
    expiresAt: new Date(expiresAt),
  });
  const { purpose, channel, target } = binding;
  const { content, locale, antiPhishingCode } = letter;
  // One that has run out is what the worker throws away.
  const validUntil = content === "nothing" ? now : expiresAt;
  const message: Message =
    typeof content === "string"
      ? { template: "code", purpose, code, expiresAt: validUntil }
      : content;
  if (channel === "phone") {
    const text = { isSent: content !== "nothing", isAnonymous };
    const refusal = await takeText(tx, clock, target, text);
    if (refusal !== null) return refusal;
  }
  const enqueue = channel === "email" ? enqueueMail : enqueueText;
  await enqueue(tx, vault, { to: target, locale, antiPhishingCode, message });
  const expiresIn = CODE_VALID_MS / 1_000;
  const retryIn = RESEND_AFTER_MS / 1_000;
  return { ok: true, sent: { sentTo: mask(target), expiresIn, retryIn } };
}

/** Why this user may send none to a stranger now; to be asked before the code is issued. */
export async function findForeignRefusal(
  tx: PoolClient,
  { clock }: Pick<BaseParts, "clock">,
  userId: UserId,
): Promise<SendRefusal | null> {
  await lockCodeSender(tx, userId);
  const now = clock.now();
  const sent = await readForeignCodes(tx, userId, new Date(now - CODE_DAY_MS));
  const firstAt = sent.firstAt?.getTime() ?? null;
  const decision = decideForeignSend({ count: sent.count, firstAt }, now);
  return decision.ok ? null : refusalOf(decision);
}

function refusalOf({
  error,
  retryAfterMs,
}: Extract<SendDecision, { readonly ok: false }>): SendRefusal {
  return { ok: false, error, retryAfterSeconds: Math.ceil(retryAfterMs / 1_000) };
}
