// Turns the notifications of a batch into mails, one job each, so that one failing address delays
// no other. The engine itself only queues one job for all of them.
import { takeDueMails, type DueMail } from "@parley/database/queries/messaging/notification";
import { inTransaction } from "@parley/database/transaction";
import { z } from "zod";
import { openAntiPhishingCode } from "./tell-account.ts";
import { enqueueMails, type OutgoingMessage } from "../jobs/enqueue-message.ts";
import { readNotification } from "./notification-message.ts";
import type { BaseParts } from "../../kernel/parts.ts";

type QueueMailsParts = Omit<BaseParts, "ids">;

const jobSchema = z.strictObject({ ids: z.array(z.string().regex(/^\d{1,19}$/)) });

/** Returns how many were queued. Run twice, the second time finds nothing due. */
export async function queueMails(parts: QueueMailsParts, payload: unknown): Promise<number> {
  const ids = jobSchema.parse(payload).ids.map((id) => BigInt(id));
  return inTransaction(parts.pool, async (tx) => {
    const due = await takeDueMails(tx, ids);
    const mails = due.flatMap((one) => {
      const mail = toMail(one, parts);
      return mail === null ? [] : [mail];
    });
    await enqueueMails(tx, parts.vault, mails);
    return mails.length;
  });
}

function toMail(due: DueMail, { vault, clock }: QueueMailsParts): OutgoingMessage | null {
  const { email, language, timeZone } = due;
  const read = readNotification(due, language, clock.now());
  if (email === null || read === null) return null;
  return {
    to: email,
    locale: language,
    timeZone,
    antiPhishingCode: openAntiPhishingCode(vault, due),
    message: read.message,
  };
}
