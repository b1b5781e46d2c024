// Versions of the service agreement, and who has accepted which.
import { toUserId, type UserId } from "@parley/domain/ids";
import { dateTime, idOf, text } from "../kernel/column.ts";
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const versions = defineTable("agreement_version", { version: text(), publishedAt: dateTime() });

const acceptances = defineTable("agreement_acceptance", {
  /** A master account. */
  userId: idOf(toUserId),
  version: text(),
  acceptedAt: dateTime(),
});

export type AgreementVersion = RowOf<typeof versions>;
export type AgreementAcceptance = RowOf<typeof acceptances>;

/** The latest one in effect; throws where there is none, since trading requires one. */
export async function getPresentAgreement(
  database: Queryable,
  now: Date,
): Promise<AgreementVersion> {
  const present = await versions.find(database, {
    name: "get-present-agreement",
    text: `select ${versions.columns} from agreement_version
           where published_at <= $1 order by published_at desc, version desc limit 1`,
    values: [now],
  });
  if (present === null) throw new Error("no version of the agreement is in force");
  return present;
}

export async function hasAcceptedAgreement(
  database: Queryable,
  userId: UserId,
  version: string,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "has-accepted-agreement",
    text: `select from agreement_acceptance where user_id = $1 and version = $2`,
    values: [userId, version],
  });
}

/** The first acceptance counts; another one changes nothing. */
export async function insertAgreementAcceptance(
  database: Queryable,
  acceptance: AgreementAcceptance,
): Promise<void> {
  await database.query({
    name: "insert-agreement-acceptance",
    text: `${acceptances.insert} on conflict (user_id, version) do nothing`,
    values: [acceptances.toJson([acceptance])],
  });
}
