// Whether a user may see an uploaded file is checked on each request, and never part of its
// address.
import { toOrderId, type UserId } from "@parley/domain/ids";
import type { Pool } from "@parley/database/pool";
import { findFile, type FileRow } from "@parley/database/queries/kernel/file";
import { isFileShownInOrder, isPayingByPicture } from "@parley/database/queries/trade/order-file";
import { findOrder } from "@parley/database/queries/trade/order";
import { roleIn } from "@parley/domain/order/order";
import type { Requester } from "../../identity/account/session.ts";

/**
 * Null for all others, as if there were none. Staff open files of their cases in a staff session
 * instead.
 */
export async function findReadableFile(
  pool: Pool,
  reader: Requester,
  fileId: bigint,
): Promise<FileRow | null> {
  const file = await findFile(pool, fileId);
  if (file === null) return null;
  const isReadable =
    (file.purpose === "payment" && (await isPictureReadable(pool, reader.userId, file))) ||
    (file.purpose === "chat" && (await isAttachmentReadable(pool, reader.userId, file)));
  return isReadable ? file : null;
}

/** By its owner, and by a buyer who has to pay into that account now. */
async function isPictureReadable(
  pool: Pool,
  readerId: UserId,
  { id, ownerId }: FileRow,
): Promise<boolean> {
  return ownerId === readerId || isPayingByPicture(pool, readerId, id);
}

/** By its uploader, and by the other side once it has been shown to it. */
async function isAttachmentReadable(
  pool: Pool,
  readerId: UserId,
  { id, ownerId, subject }: FileRow,
): Promise<boolean> {
  if (subject === null) return false;
  const order = await findOrder(pool, toOrderId(subject));
  if (order === null || roleIn(order, readerId) === null) return false;
  if (ownerId === readerId) return true;
  return isFileShownInOrder(pool, order.id, id);
}
