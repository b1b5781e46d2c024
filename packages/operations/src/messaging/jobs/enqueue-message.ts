// Queues a mail or a text message, in the transaction of its cause: it is sent when that is
// committed, and never otherwise.
import type { PoolClient } from "@parley/database/pool";
import { insertJobs, insertJob } from "@parley/database/queries/messaging/job";
import type { Vault } from "@parley/platform/vault";
import { type Message, type MessageJob, type SealedPart, sealedSchema } from "./message.ts";

export type { Message, SecurityChange, Template } from "./message.ts";

export interface OutgoingMessage {
  /** An email address, or a phone number in E.164. */
  readonly to: string;
  readonly locale: string;
  /** Of the reader; absent where the message names no time or the zone is not known. */
  readonly timeZone?: string | null;
  readonly antiPhishingCode: string | null;
  readonly message: Message;
}

const SEAL_PURPOSE = "message";

export function enqueueMail(tx: PoolClient, vault: Vault, mail: OutgoingMessage): Promise<void> {
  return enqueue(tx, "mail", vault, mail);
}

export function enqueueText(tx: PoolClient, vault: Vault, text: OutgoingMessage): Promise<void> {
  return enqueue(tx, "sms", vault, text);
}

/** Many at once, in one statement; none of them a code. */
export async function enqueueMails(
  tx: PoolClient,
  vault: Vault,
  mails: readonly OutgoingMessage[],
): Promise<void> {
  if (mails.length === 0) return;
  const payloads = mails.map((mail) => payloadOf(vault, mail));
  await insertJobs(tx, { task: "mail", ...NOT_URGENT }, payloads);
}

/** What `enqueueMail` and `enqueueText` sealed; throws for anything else. */
export function openSealedPart(vault: Vault, sealed: string): SealedPart {
  const bytes = vault.open(SEAL_PURPOSE, sealed);
  return sealedSchema.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
}

async function enqueue(
  tx: PoolClient,
  task: "mail" | "sms",
  vault: Vault,
  outgoing: OutgoingMessage,
): Promise<void> {
  const payload = payloadOf(vault, outgoing);
  // A user waits for a code; and it is useless after it has expired.
  const isCode = outgoing.message.template === "code";
  const urgency = isCode ? { priority: 0, maxAttempts: 5 } : NOT_URGENT;
  await insertJob(tx, { task, payload, ...urgency });
}

const NOT_URGENT = { priority: 10, maxAttempts: 12 } as const;

function payloadOf(
  vault: Vault,
  { to, locale, timeZone = null, antiPhishingCode, message }: OutgoingMessage,
): MessageJob {
  const part = { message, antiPhishingCode } satisfies SealedPart;
  return {
    to,
    locale,
    timeZone,
    sealed: vault.seal(SEAL_PURPOSE, Buffer.from(JSON.stringify(part))),
  };
}
