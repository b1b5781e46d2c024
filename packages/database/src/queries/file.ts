// What is known of uploaded files; their bytes lie in the file store.
import type { Queryable } from "./queryable.ts";

export type FilePurpose = "kyc" | "payment" | "chat";

export interface FileRow {
  readonly id: bigint;
  readonly ownerId: bigint;
  readonly purpose: FilePurpose;
  /** What it is used by, null until it is. */
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

export function createFileQueries(database: Queryable) {
  return {
    async insertFile(file: FileRow): Promise<void> {
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
    },

    async findFile(id: bigint): Promise<FileRow | null> {
      const { rows } = await database.query<Raw>({
        name: "find-file",
        text: `select id, owner_id as "ownerId", purpose, subject, name,
                 media_type as "mediaType", byte_count as "byteCount", sha256,
                 created_at as "createdAt"
               from file where id = $1`,
        values: [id],
      });
      const row = rows[0];
      if (row === undefined) return null;
      return { ...row, id: BigInt(row.id), ownerId: BigInt(row.ownerId) };
    },

    /**
     * Gives files to what uses them from now on. Answers how many of them were the owner's, meant for
     * this purpose and not in use elsewhere; whoever asked for more must give up.
     */
    async attachFiles({ ids, ownerId, purpose, subject }: Attachment): Promise<number> {
      const { rowCount } = await database.query({
        name: "attach-files",
        text: `update file set subject = $4
               where id = any($1::bigint[]) and owner_id = $2 and purpose = $3
                 and (subject is null or subject = $4)`,
        values: [ids, ownerId, purpose, subject],
      });
      return rowCount ?? 0;
    },
  };
}
