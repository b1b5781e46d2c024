// Versions of the service agreement, and who has accepted which.
import type { UserId } from "@parley/domain/ids";
import type { Queryable } from "../kernel/queryable.ts";

export interface AgreementVersion {
  readonly version: string;
  readonly publishedAt: Date;
}

export interface AgreementAcceptance {
  /** A master account. */
  readonly userId: UserId;
  readonly version: string;
  readonly acceptedAt: Date;
}

/** The latest one in effect; throws where there is none, since trading requires one. */
export async function getPresentAgreement(
  database: Queryable,
  now: Date,
): Promise<AgreementVersion> {
  const { rows } = await database.query<AgreementVersion>({
    name: "get-present-agreement",
    text: `select version, published_at as "publishedAt" from agreement_version
           where published_at <= $1 order by published_at desc, version desc limit 1`,
    values: [now],
  });
  const [present] = rows;
  if (present === undefined) throw new Error("no version of the agreement is in force");
  return present;
}

export async function hasAcceptedAgreement(
  database: Queryable,
  userId: UserId,
  version: string,
): Promise<boolean> {
  const { rows } = await database.query({
    name: "has-accepted-agreement",
    text: `select from agreement_acceptance where user_id = $1 and version = $2`,
    values: [userId, version],
  });
  return rows.length > 0;
}

/** The first acceptance counts; another one changes nothing. */
export async function insertAgreementAcceptance(
  database: Queryable,
  acceptance: AgreementAcceptance,
): Promise<void> {
  const { userId, version, acceptedAt } = acceptance;
  await database.query({
    name: "insert-agreement-acceptance",
    text: `insert into agreement_acceptance (user_id, version, accepted_at)
           values ($1, $2, $3) on conflict (user_id, version) do nothing`,
    values: [userId, version, acceptedAt],
  });
}
