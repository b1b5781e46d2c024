// Metadata of uploaded files; their bytes are in the file store.
import type { Queryable } from "./queryable.ts";

export type FilePurpose = "kyc" | "payment" | "chat";

export interface FileRow {
  readonly id: bigint;
  readonly ownerId: bigint;
  readonly purpose: FilePurpose;
  /** What it is meant for or used by; null while that is open. */
  readonly subject: string | null;
  readonly name: string;
  readonly mediaType: string;
  readonly byteCount: number;
  readonly sha256: Buffer;
  readonly createdAt: Date;
}

export interface Attachment {
  readonly ids: readonly bigint[];
  readonly ownerId: bigint;
  readonly purpose: FilePurpose;
  readonly subject: string;
}

type Raw = Omit<FileRow, "id" | "ownerId"> & { readonly id: string; readonly ownerId: string };

const COLUMNS = `id, owner_id as "ownerId", purpose, subject, name, media_type as "mediaType",
  byte_count as "byteCount", sha256, created_at as "createdAt"`;

export async function insertFile(database: Queryable, file: FileRow): Promise<void> {
  await database.query({
    name: "insert-file",
    text: `insert into file (id, owner_id, purpose, subject, name, media_type, byte_count,
             sha256, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      file.id,
      file.ownerId,
      file.purpose,
      file.subject,
      file.name,
      file.mediaType,
      file.byteCount,
      file.sha256,
      file.createdAt,
    ],
  });
}

export async function findFile(database: Queryable, id: bigint): Promise<FileRow | null> {
  const { rows } = await database.query<Raw>({
    name: "find-file",
    text: `select ${COLUMNS} from file where id = $1`,
    values: [id],
  });
  return rows[0] === undefined ? null : parse(rows[0]);
}

/** The existing ones, locked until the transaction ends. */
export async function lockFiles(database: Queryable, ids: readonly bigint[]): Promise<FileRow[]> {
  const { rows } = await database.query<Raw>({
    name: "lock-files",
    text: `select ${COLUMNS} from file where id = any($1::bigint[])
           order by id for no key update`,
    values: [ids],
  });
  return rows.map(parse);
}

/** How many a person has uploaded for this purpose since then. */
export async function countFiles(
  database: Queryable,
  ownerId: bigint,
  purpose: FilePurpose,
  since: Date,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-files",
    text: `select count(*)::int as count from file
           where owner_id = $1 and purpose = $2 and created_at > $3`,
    values: [ownerId, purpose, since],
  });
  return rows[0]?.count ?? 0;
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
  const { rowCount } = await database.query({
    name: "take-files-into-use",
    text: `update file set is_waiting = false where id = any($1::bigint[])`,
    values: [ids],
  });
  return rowCount ?? 0;
}

/**
 * Assigns files to their use. Returns how many of them were the owner's, meant for this purpose
 * and not in use elsewhere; a caller that asked for more must abort.
 */
export async function attachFiles(
  database: Queryable,
  { ids, ownerId, purpose, subject }: Attachment,
): Promise<number> {
  const { rowCount } = await database.query({
    name: "attach-files",
    text: `update file set subject = $4, is_waiting = false
           where id = any($1::bigint[]) and owner_id = $2 and purpose = $3
             and (subject is null or subject = $4)`,
    values: [ids, ownerId, purpose, subject],
  });
  return rowCount ?? 0;
}

function parse(row: Raw): FileRow {
  return { ...row, id: BigInt(row.id), ownerId: BigInt(row.ownerId) };
}
