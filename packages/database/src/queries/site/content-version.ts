// Versions of articles and announcements that staff have published. The table only grows.
import { toUserId } from "@parley/domain/ids";
import { bigint, dateTime, idOf, integer, nullable, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const versions = defineTable("content_version", {
  id: bigint(),
  kind: text(),
  slug: text(),
  language: text(),
  version: integer(),
  /** Null: withdrawn. */
  source: nullable(text()),
  publishedBy: idOf(toUserId),
  publishedAt: dateTime(),
  /** Null: from before it was kept here. */
  reason: nullable(text()),
});

export type ContentVersion = RowOf<typeof versions>;

export interface ContentName {
  readonly kind: string;
  readonly slug: string;
  readonly language: string;
}

/** The latest of each text in each language. */
export async function listPresentContent(database: Queryable): Promise<ContentVersion[]> {
  return versions.list(database, {
    name: "list-present-content",
    text: `select distinct on (kind, slug, language) ${versions.columns} from content_version
           order by kind, slug, language, version desc`,
  });
}

const published = defineRow({
  ...versions.omit("publishedBy").fields,
  uid: integer(),
  username: text(),
});

export type PublishedVersion = RowOf<typeof published>;

/** All versions of one text in one language, the newest first. */
export async function listContentVersions(
  database: Queryable,
  { kind, slug, language }: ContentName,
): Promise<PublishedVersion[]> {
  return published.list(database, {
    name: "list-content-versions",
    text: `select ${versions.omit("publishedBy").columns}, app_user.uid, app_user.username
           from content_version join app_user on app_user.id = content_version.published_by
           where kind = $1 and slug = $2 and content_version.language = $3
           order by version desc limit 100`,
    values: [kind, slug, language],
  });
}

export async function insertContentVersion(
  database: Queryable,
  version: ContentVersion,
): Promise<void> {
  await versions.insertRows(database, "insert-content-version", [version]);
}

/** Publishing is rare: one transaction at a time, so that versions are counted without gaps. */
export async function lockContent(database: Queryable): Promise<void> {
  await database.query({
    name: "lock-content",
    text: `select pg_advisory_xact_lock(hashtext('content_version'))`,
  });
}

/** The latest version, which may withdraw the text; null where staff have published none. */
export async function findPresentContent(
  database: Queryable,
  { kind, slug, language }: ContentName,
): Promise<ContentVersion | null> {
  return versions.find(database, {
    name: "find-present-content",
    text: `select ${versions.columns} from content_version
           where kind = $1 and slug = $2 and language = $3 order by version desc limit 1`,
    values: [kind, slug, language],
  });
}
