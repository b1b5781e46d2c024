// What pictures said of their making is stored only sealed, each under its own file, and is opened for
// staff with a case.
import { listFileOrigins, type FilePurpose } from "@parley/database/queries/kernel/file";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import {
  pictureSignals,
  type PictureOrigin,
  type PictureSignal,
} from "@parley/domain/staff/picture-signal";
import type { Vault } from "@parley/platform/vault";
import { z } from "zod";

const originSchema = z.strictObject({
  takenAt: z.string().nullable(),
  changedAt: z.string().nullable(),
  software: z.string().nullable(),
  device: z.string().nullable(),
  hasHistory: z.boolean(),
}) satisfies z.ZodType<PictureOrigin>;

const purposeOf = (fileId: bigint) => `file origin:${fileId}`;

export function sealOrigin(vault: Vault, fileId: bigint, origin: PictureOrigin): string {
  return vault.seal(purposeOf(fileId), Buffer.from(JSON.stringify(originSchema.parse(origin))));
}

export interface ShownOrigin {
  readonly fileId: string;
  readonly takenAt: string | null;
  readonly changedAt: string | null;
  readonly software: string | null;
  readonly device: string | null;
  readonly signals: readonly PictureSignal[];
}

/** Of the pictures of an order or a verification; those that said nothing are left out. */
export async function readOrigins(
  database: Queryable,
  vault: Vault,
  purpose: FilePurpose,
  subject: string,
): Promise<ShownOrigin[]> {
  const rows = await listFileOrigins(database, purpose, subject);
  return rows.map(({ id, sealedOrigin, createdAt }) => {
    const text = Buffer.from(vault.open(purposeOf(id), sealedOrigin)).toString("utf8");
    const origin = originSchema.parse(JSON.parse(text));
    const { takenAt, changedAt, software, device } = origin;
    const signals = pictureSignals(origin, createdAt.getTime());
    return { fileId: id.toString(), takenAt, changedAt, software, device, signals };
  });
}
