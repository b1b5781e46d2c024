// Versions of the service agreement, and who has accepted which.
import { toUserId, type UserId } from "@parley/domain/ids";
import { boolean, dateTime, idOf, text } from "../kernel/column.ts";
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const versions = defineTable("agreement_version", { version: text(), publishedAt: dateTime() });

const acceptances = defineTable("agreement_acceptance", {
  /** A master account. */
  userId: idOf(toUserId),
  version: text(),
  acceptedAt: dateTime(),
});

const drafts = defineRow({ version: text(), isApproved: boolean() });
const texts = defineRow({ language: text(), source: text() });

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

/** Drafts with an English text, the newest first, and whether they are approved. */
export async function listAgreementDrafts(
  database: Queryable,
): Promise<{ readonly version: string; readonly isApproved: boolean }[]> {
  return drafts.list(database, {
    name: "list-agreement-drafts",
    text: `select slug as version,
             exists (select from agreement_version where version = slug) as "isApproved"
           from (
             select distinct on (slug) slug, source from content_version
             where kind = 'agreement' and language = 'en' order by slug, version desc
           ) as latest
           where source is not null order by slug desc`,
  });
}

/** From the beginning of its day in UTC on; or no longer, before that day. */
export async function setAgreementApproved(
  database: Queryable,
  version: string,
  isApproved: boolean,
): Promise<void> {
  await database.query(
    isApproved
      ? {
          text: `insert into agreement_version (version, published_at)
                 values ($1, ($1 || 'T00:00:00Z')::timestamptz)`,
          values: [version],
        }
      : { text: `delete from agreement_version where version = $1`, values: [version] },
  );
}

/** Approved, or proposed to a second administrator: its texts stay as they are. */
export async function isAgreementFixed(database: Queryable, version: string): Promise<boolean> {
  return affectsOneRow(database, {
    name: "is-agreement-fixed",
    text: `select where exists (select from agreement_version where version = $1)
             or exists (
               select from market_change where state = 'proposed'
                 and edits @> jsonb_build_array(jsonb_build_object('kind', 'agreement', 'key', $1::text))
             )`,
    values: [version],
  });
}

/** The texts of a version by language; none where it comes with the product. */
export async function listAgreementTexts(
  database: Queryable,
  version: string,
): Promise<{ readonly language: string; readonly source: string }[]> {
  return texts.list(database, {
    name: "list-agreement-texts",
    text: `select language, source from (
             select distinct on (language) language, source from content_version
             where kind = 'agreement' and slug = $1 order by language, version desc
           ) as latest where source is not null`,
    values: [version],
  });
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
