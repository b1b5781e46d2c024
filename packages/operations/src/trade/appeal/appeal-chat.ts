// The conversation and the files of an appealed order for staff, in a staff session alone. Each look
// and each message is in the log.
import { findFile, type FileRow } from "@parley/database/queries/kernel/file";
import { inTransaction } from "@parley/database/transaction";
import { toOrderId } from "@parley/domain/ids";
import { buyerOf, type Order } from "@parley/domain/order/order";
import { refused } from "@parley/domain/refused";
import { recordLook, recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { asStaff, readConversation, type ChatParts } from "../chat/conversation.ts";
import { markRead } from "../chat/mark-read.ts";
import { readMessages, type PageWish } from "../chat/read-messages.ts";
import { sendMessage, type SendWish } from "../chat/send-message.ts";
import type { OrderParts } from "../order/parts.ts";
import { findReadableAppeal } from "./read-appeals.ts";

type Parts = OrderParts & ChatParts;

export async function readAppealChat(parts: Parts, staff: StaffMember, wish: PageWish) {
  const found = await findReadableAppeal(parts, staff, wish.orderId.toString());
  if (!found.ok) return found;
  const page = await readMessages(parts, asStaff(staff), wish);
  if (!page.ok) return refused("caseNotYours");
  const isFirst = wish.before === null && wish.after === null;
  if (isFirst) await recordReading(parts, staff, found.order);
  return page;
}

export async function writeInAppeal(parts: Parts, staff: StaffMember, wish: SendWish) {
  const found = await findReadableAppeal(parts, staff, wish.orderId.toString());
  if (!found.ok) return found;
  const sent = await sendMessage(parts, asStaff(staff), wish);
  if (sent.ok) return sent;
  const { error } = sent;
  if (error === "orderUnknown") return refused("caseNotYours");
  // Staff are masters of their accounts and send no files.
  if (error === "subUserForbidden" || error === "unknownFile") {
    throw new Error(`a message of staff was refused as ${error}`);
  }
  return refused(error);
}

export async function markAppealChatRead(
  parts: Parts,
  staff: StaffMember,
  { orderId, upTo }: { readonly orderId: string; readonly upTo: bigint },
) {
  const found = await findReadableAppeal(parts, staff, orderId);
  if (!found.ok) return found;
  const marked = await markRead(parts, asStaff(staff), toOrderId(orderId), upTo);
  return marked.ok ? marked : refused("caseNotYours");
}

/** A file of the conversation or of the evidence. */
export async function openAppealFile(
  parts: Parts,
  staff: StaffMember,
  { orderId, fileId }: { readonly orderId: string; readonly fileId: bigint },
) {
  const found = await findReadableAppeal(parts, staff, orderId);
  if (!found.ok) return found;
  const { order } = found;
  const conversation = await readConversation(parts.pool, order, asStaff(staff));
  if (conversation === null) return refused("caseNotYours");
  const file = await findFile(parts.pool, fileId);
  if (file === null || !isOf(file, order)) return refused("notFound");
  await inTransaction(parts.pool, (tx) =>
    recordStaffAction(tx, parts, {
      staffId: staff.userId,
      action: "appeal.openFile",
      userId: buyerOf(order),
      subject: `${orderId}/${fileId}`,
    }),
  );
  return { ok: true, file } as const;
}

function isOf({ purpose, subject }: FileRow, { id }: Order): boolean {
  return purpose === "chat" && subject === id.toString();
}

async function recordReading(
  parts: Parts,
  { userId: staffId }: StaffMember,
  order: Order,
): Promise<void> {
  const look = { staffId, action: "appeal.readChat", userId: buyerOf(order) } as const;
  await inTransaction(parts.pool, (tx) =>
    recordLook(tx, parts, { ...look, subject: String(order.id) }),
  );
}
