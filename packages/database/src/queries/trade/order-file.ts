// Who of an order has been shown a file.
import type { OrderId, UserId } from "@parley/domain/ids";
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";

/** Whether it was shown to the two sides: in their conversation, or as evidence in an appeal. */
export async function isFileShownInOrder(
  database: Queryable,
  orderId: OrderId,
  fileId: bigint,
): Promise<boolean> {
  const { rows } = await database.query<{ readonly isShown: boolean }>({
    name: "is-order-file-shown",
    text: `select exists (
               select from order_message
               where order_id = $1 and file_id = $2 and not is_internal
             ) or exists (
               select from appeal_statement
               where order_id = $1 and $2 = any(file_ids)
             ) as "isShown"`,
    values: [orderId, fileId],
  });
  return rows[0]?.isShown === true;
}

/** Whether a user is the buyer of a running order that is paid into an account with this picture. */
export async function isPayingByPicture(
  database: Queryable,
  userId: UserId,
  fileId: bigint,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "is-paying-by-picture",
    text: `select from user_payment as payment
           join trade_order on user_payment_id = payment.id
           where payment.picture_file_id = $2
             and (state not in ('completed', 'canceled') or appeal = 'open')
             and case offer_side when 'sell' then taker_id else advertiser_id end = $1
           limit 1`,
    values: [userId, fileId],
  });
}
