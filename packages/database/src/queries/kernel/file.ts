// Metadata of uploaded files; their bytes are in the file store.
import { toUserId, type UserId } from "@parley/domain/ids";
import { bigint, bytes, dateTime, idOf, integer, nullable, text } from "./column.ts";
import { countAffected, readCount, type Queryable } from "./queryable.ts";
import { defineRow, defineTable, type RowOf } from "./table.ts";

export type FilePurpose = "kyc" | "payment" | "chat" | "reset";

const files = defineTable("file", {
  id: bigint(),
  ownerId: idOf(toUserId),
  purpose: text<FilePurpose>(),
  /** What it is meant for or used by; null while that is open. */
  subject: nullable(text()),
  name: text(),
  mediaType: text(),
  byteCount: integer(),
  sha256: bytes(),
  createdAt: dateTime(),
  /** What a picture said of its making; null where it said nothing. */
  sealedOrigin: nullable(text()),
});

export type FileRow = RowOf<typeof files>;

export interface Attachment {
  readonly ids: readonly bigint[];
  readonly ownerId: UserId;
  readonly purpose: FilePurpose;
  readonly subject: string;
}

export async function insertFile(database: Queryable, file: FileRow): Promise<void> {
  await files.insertRows(database, "insert-file", [file]);
}

export async function findFile(database: Queryable, id: bigint): Promise<FileRow | null> {
  return files.find(database, {
    name: "find-file",
    text: `select ${files.columns} from file where id = $1`,
    values: [id],
  });
}

const originRow = defineRow({ id: bigint(), sealedOrigin: text(), createdAt: dateTime() });
export type FileOriginRow = RowOf<typeof originRow>;

/** Of pictures that belong to this order or case and said something, in the order of their upload. */
export async function listFileOrigins(
  database: Queryable,
  purpose: FilePurpose,
  subject: string,
): Promise<FileOriginRow[]> {
  return originRow.list(database, {
    name: "list-file-origins",
    text: `select id, sealed_origin as "sealedOrigin", created_at as "createdAt" from file
           where purpose = $1 and subject = $2 and sealed_origin is not null
           order by id`,
    values: [purpose, subject],
  });
}

const proofRow = defineRow({ fileId: bigint(), name: text(), mediaType: text() });
export type ProofFile = RowOf<typeof proofRow>;

/** What came with a request to take factors away, in the order of its upload. */
export async function listResetFiles(database: Queryable, requestId: bigint): Promise<ProofFile[]> {
  return proofRow.list(database, {
    name: "list-reset-files",
    text: `select id as "fileId", name, media_type as "mediaType" from file
           where purpose = 'reset' and subject = $1
           order by id`,
    values: [requestId.toString()],
  });
}

/** The existing ones, locked until the transaction ends. */
export async function lockFiles(database: Queryable, ids: readonly bigint[]): Promise<FileRow[]> {
  return files.list(database, {
    name: "lock-files",
    text: `select ${files.columns} from file where id = any($1::bigint[])
           order by id for no key update`,
    values: [ids],
  });
}

/** How many a user has uploaded for this purpose since then. */
export async function countFiles(
  database: Queryable,
  ownerId: UserId,
  purpose: FilePurpose,
  since: Date,
): Promise<number> {
  return readCount(database, {
    name: "count-files",
    text: `select count(*)::int as count from file
           where owner_id = $1 and purpose = $2 and created_at > $3`,
    values: [ownerId, purpose, since],
  });
}

/** Those that nothing has used since; answers which went. */
export async function deleteUnusedFiles(
  database: Queryable,
  before: Date,
  limit: number,
): Promise<bigint[]> {
  const { rows } = await database.query<{ id: string }>({
    name: "delete-unused-files",
    text: `delete from file where id in (
             select id from file where is_waiting and created_at < $1
             order by created_at limit $2 for update skip locked
           )
           returning id`,
    values: [before, limit],
  });
  return rows.map(({ id }) => BigInt(id));
}

/** Those that already name their use. Returns how many of them still existed. */
export async function takeFilesIntoUse(
  database: Queryable,
  ids: readonly bigint[],
): Promise<number> {
  return countAffected(database, {
    name: "take-files-into-use",
    text: `update file set is_waiting = false where id = any($1::bigint[])`,
    values: [ids],
  });
}

/**
 * Assigns files to their use. Returns how many of them were the owner's, meant for this purpose
 * and not in use elsewhere; a caller that asked for more must abort.
 */
export async function attachFiles(
  database: Queryable,
  { ids, ownerId, purpose, subject }: Attachment,
): Promise<number> {
  return countAffected(database, {
    name: "attach-files",
    text: `update file set subject = $4, is_waiting = false
           where id = any($1::bigint[]) and owner_id = $2 and purpose = $3
             and (subject is null or subject = $4)`,
    values: [ids, ownerId, purpose, subject],
  });
}
