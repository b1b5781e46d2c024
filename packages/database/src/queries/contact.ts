// Email addresses and phone numbers bound to accounts.
import type { AccountName, Channel } from "@parley/domain/account/account-name";
import { toUserId, type UserId } from "@parley/domain/ids";
import type { Queryable } from "./queryable.ts";

export interface NewContact extends AccountName {
  readonly userId: UserId;
  /** Null while nobody has shown a code sent to it. */
  readonly verifiedAt: Date | null;
  readonly boundAt: Date;
}

export function createContactQueries(database: Queryable) {
  return {
    /** Breaks `contact__channel_target` when another account has it. */
    async insertContact(contact: NewContact): Promise<void> {
      const { userId, channel, target, dialCode, verifiedAt, boundAt } = contact;
      await database.query({
        name: "insert-contact",
        text: `insert into contact (person_id, channel, target, dial_code, verified_at, bound_at)
               values ($1, $2, $3, $4, $5, $6)`,
        values: [userId, channel, target, dialCode, verifiedAt, boundAt],
      });
    },

    async findContactOwner(
      channel: Channel,
      target: string,
    ): Promise<{ readonly userId: UserId; readonly isVerified: boolean } | null> {
      const { rows } = await database.query<{ userId: string; isVerified: boolean }>({
        name: "find-contact-owner",
        text: `select person_id as "userId", verified_at is not null as "isVerified"
               from contact where channel = $1 and target = $2`,
        values: [channel, target],
      });
      const [row] = rows;
      return row === undefined ? null : { ...row, userId: toUserId(row.userId) };
    },

    async verifyContact(userId: UserId, channel: Channel, at: Date): Promise<void> {
      await database.query({
        name: "verify-contact",
        text: `update contact set verified_at = $3
               where person_id = $1 and channel = $2 and verified_at is null`,
        values: [userId, channel, at],
      });
    },

    async deleteContact(userId: UserId, channel: Channel): Promise<void> {
      await database.query({
        name: "delete-contact",
        text: `delete from contact where person_id = $1 and channel = $2`,
        values: [userId, channel],
      });
    },

    /** Whoever proves to be the owner takes it from whom it was only entered for. */
    async deleteUnverifiedContact(channel: Channel, target: string): Promise<void> {
      await database.query({
        name: "delete-unverified-contact",
        text: `delete from contact where channel = $1 and target = $2 and verified_at is null`,
        values: [channel, target],
      });
    },
  };
}
