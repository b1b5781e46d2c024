// Staff publish a new version of an article or an announcement, or withdraw it. Earlier versions
// stay; the text was read at the edge, so that what is stored can be shown.
import type { Pool, PoolClient } from "@parley/database/pool";
import {
  findPresentContent,
  insertContentVersion,
  listContentVersions,
  lockContent,
  type ContentName,
} from "@parley/database/queries/site/content-version";
import { isAgreementFixed } from "@parley/database/queries/identity/agreement";
import type { Bus } from "@parley/platform/bus/bus";
import { actAsStaff, type StaffInput, type StaffParts } from "../identity/role/act-as-staff.ts";
import { recordStaffAction } from "../identity/role/record-staff-action.ts";
import type { StaffMember } from "../identity/role/staff-member.ts";
import { publishSiteChange } from "../kernel/site-topic.ts";

/** A text in a language, as the contract names it. */
export interface TextName extends ContentName {
  readonly kind: "article" | "announcement" | "agreement";
}

export interface Publication extends StaffInput, TextName {
  /** Null withdraws the text in this language. */
  readonly source: string | null;
  /** The version that the writer has seen: 0 for the one in the files, or none. */
  readonly version: number;
}

export interface PublishParts extends StaffParts {
  readonly bus: Bus;
  /** Whether a text comes with the product. */
  readonly isSeeded: (name: ContentName) => boolean;
}

/** Every text exists in English, which readers of a language without a translation get. */
const ORIGINAL = "en";

type Refusal =
  | "notAllowed"
  | "notFound"
  | "contentChanged"
  | "contentOriginalMissing"
  | "agreementFixed";

/** It survives JSON, as the reply to a repeated call is stored so. */
export interface PublishedView extends TextName {
  readonly version: number;
  readonly isWithdrawn: boolean;
}

export async function publishContent(
  parts: PublishParts,
  staff: StaffMember,
  { kind, slug, language, source, version, reason, codes, idempotencyKey }: Publication,
) {
  const name = { kind, slug, language };
  const request = {
    staff,
    endpoint: "publishContent",
    idempotencyKey,
    input: { ...name, source, version, reason },
    subject: `content:${kind}/${slug}/${language}`,
    codes,
  };
  const published = await actAsStaff<PublishedView, Refusal>(parts, request, {
    concerns: async () => [],
    decide: (database) => decide(parts, database, { ...name, source, version }),
    async act(tx) {
      await insertContentVersion(tx, {
        id: parts.ids.next(),
        ...name,
        version: version + 1,
        source,
        publishedBy: staff.userId,
        publishedAt: new Date(parts.clock.now()),
        reason,
      });
      await recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: source === null ? "content.withdraw" : "content.publish",
        userId: null,
        subject: `${kind}/${slug}/${language} ${version + 1}`,
        reason,
      });
      return { ...name, version: version + 1, isWithdrawn: source === null };
    },
  });
  if (published.ok) publishSiteChange(parts.bus);
  return published;
}

async function decide(
  { isSeeded }: Pick<PublishParts, "isSeeded">,
  database: Pool | PoolClient,
  { source, version, ...name }: ContentName & Pick<Publication, "source" | "version">,
): Promise<Refusal | null> {
  await lockContent(database);
  const isThere = async (language: string) => {
    const present = await findPresentContent(database, { ...name, language });
    return present === null ? isSeeded({ ...name, language }) : present.source !== null;
  };
  const latest = await findPresentContent(database, name);
  if ((latest?.version ?? 0) !== version) return "contentChanged";
  if (name.kind === "agreement" && (await isAgreementFixed(database, name.slug))) {
    return "agreementFixed";
  }
  if (source === null) return (await isThere(name.language)) ? null : "notFound";
  return name.language === ORIGINAL || (await isThere(ORIGINAL)) ? null : "contentOriginalMissing";
}

/** The newest first; what comes with the product is not among them. */
export function listPublishedVersions(pool: Pool, name: ContentName) {
  return listContentVersions(pool, name);
}
