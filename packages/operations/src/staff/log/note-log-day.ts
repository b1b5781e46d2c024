// Once a day, number and hash of the last row of the staff's log are noted and mailed to every
// administrator: a log that was written anew as a whole does not fit what is in their mailboxes.
import {
  getStaffLogHead,
  insertStaffLogDay,
  listAdministrators,
  listStaffLogDays,
} from "@parley/database/queries/staff/staff-log-day";
import type { Pool } from "@parley/database/pool";
import { inTransaction } from "@parley/database/transaction";
import { enqueueMails } from "../../messaging/jobs/enqueue-message.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export type NoteParts = Pick<BaseParts, "pool" | "clock" | "vault">;

/** How many mails were queued; none when the day was noted before, also by another server. */
export function noteLogDay({ pool, clock, vault }: NoteParts): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const at = new Date(clock.now());
    const day = at.toISOString().slice(0, 10);
    if (!(await insertStaffLogDay(tx, day, at))) return 0;
    const [noted] = await listStaffLogDays(tx, 1);
    if (noted === undefined) throw new Error("the day that was just noted is gone");
    const { number, hash } = noted;
    const message = {
      template: "staff-log-head",
      day,
      number: number.toString(),
      hash: hash.toString("hex"),
    } as const;
    const readers = await listAdministrators(tx);
    const mails = readers.map(({ email, language }) => ({
      to: email,
      locale: language,
      antiPhishingCode: null,
      message,
    }));
    await enqueueMails(tx, vault, mails);
    return mails.length;
  });
}

const SHOWN_DAYS = 30;

/** The end of the log now, and as it was noted on the last days. */
export async function readLogHead(pool: Pool) {
  const { number, hash } = await getStaffLogHead(pool);
  const days = await listStaffLogDays(pool, SHOWN_DAYS);
  return {
    number: number.toString(),
    hash: hash.toString("hex"),
    days: days.map((noted) => ({
      day: noted.day,
      number: noted.number.toString(),
      hash: noted.hash.toString("hex"),
      notedAt: noted.notedAt.getTime(),
    })),
  };
}
