// Accounts of users at payment methods.
import { toPaymentId, toUserId, type PaymentId, type UserId } from "@parley/domain/ids";
import type { CatalogueText, PaymentField } from "../../catalogue-types.ts";
import { arrayText } from "../kernel/array-text.ts";
import { bigint, boolean, bytes, dateTime, idOf, json, nullable, text } from "../kernel/column.ts";
import { affectsOneRow, readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const payments = defineTable("user_payment", {
  id: idOf(toPaymentId),
  userId: idOf(toUserId),
  method: text(),
  sealed: text(),
  accountMac: bytes(),
  pictureFileId: nullable(bigint()),
  createdAt: dateTime(),
  removedAt: nullable(dateTime()),
});

const newPayments = payments.omit("removedAt");

/** With what its method says, also when that can no longer be chosen. */
const paymentRow = defineRow({
  ...payments.fields,
  methodNames: json<CatalogueText>(),
  methodGroup: text(),
  methodFields: json<readonly PaymentField[]>(),
});

export type NewUserPayment = RowOf<typeof newPayments>;
export type UserPaymentRow = RowOf<typeof paymentRow>;

const SELECT = `select ${payments.columnsOf("payment")}, method.names as "methodNames",
    method.method_group as "methodGroup", method.fields as "methodFields"
  from user_payment as payment
  join payment_method as method on method.code = payment.method`;

/** False when its owner has this account already. */
export async function insertUserPayment(
  database: Queryable,
  payment: NewUserPayment,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "insert-user-payment",
    text: `${newPayments.insert}
           on conflict (user_id, method, account_mac) where removed_at is null do nothing`,
    values: [newPayments.toJson([payment])],
  });
}

/** A user's current ones, the newest first; of methods of this currency, if one is named. */
export async function listUserPayments(
  database: Queryable,
  userId: UserId,
  fiat: string | null,
): Promise<UserPaymentRow[]> {
  return paymentRow.list(database, {
    name: "list-user-payments",
    text: `${SELECT}
           where payment.user_id = $1 and payment.removed_at is null
             and ($2::text is null or exists (
               select from payment_method_currency as link
               where link.method = payment.method and link.currency = $2 and link.is_enabled
             ))
           order by payment.id desc`,
    values: [userId, fiat],
  });
}

export async function countUserPayments(database: Queryable, userId: UserId): Promise<number> {
  return readCount(database, {
    name: "count-user-payments",
    text: `select count(*)::int as count from user_payment
           where user_id = $1 and removed_at is null`,
    values: [userId],
  });
}

export async function hasPaymentAccount(
  database: Queryable,
  userId: UserId,
  method: string,
  accountMac: Buffer,
  /** Does not count: it is being replaced. */
  except: PaymentId | null = null,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "has-account",
    text: `select from user_payment
           where user_id = $1 and method = $2 and account_mac = $3 and removed_at is null
             and ($4::bigint is null or id <> $4)`,
    values: [userId, method, accountMac, except],
  });
}

/** Also one that was removed, as old orders and repeated calls still ask for it. */
export async function findUserPayment(
  database: Queryable,
  id: PaymentId,
): Promise<UserPaymentRow | null> {
  return paymentRow.find(database, {
    name: "find-user-payment",
    text: `${SELECT} where payment.id = $1`,
    values: [id],
  });
}

/** In no particular order; also those that were removed. */
export async function listUserPaymentsById(
  database: Queryable,
  ids: readonly PaymentId[],
): Promise<UserPaymentRow[]> {
  return paymentRow.list(database, {
    name: "list-user-payments-by-id",
    text: `${SELECT} where payment.id = any($1::bigint[])`,
    values: [arrayText(ids)],
  });
}

/**
 * Locked against removal and use until the transaction ends: offers and orders lock it too, and
 * then check `removedAt`.
 */
export async function lockUserPayment(
  database: Queryable,
  id: PaymentId,
): Promise<UserPaymentRow | null> {
  return paymentRow.find(database, {
    name: "lock-user-payment",
    text: `${SELECT} where payment.id = $1 for update of payment`,
    values: [id],
  });
}

/** Locked against removal until the transaction ends. In the order of their ids. */
export async function lockPaymentsForUse(
  database: Queryable,
  ids: readonly PaymentId[],
): Promise<{ id: PaymentId; userId: UserId; isRemoved: boolean }[]> {
  return lockedPayment.list(database, {
    name: "lock-payments-for-use",
    text: `select id, user_id as "userId", removed_at is not null as "isRemoved"
           from user_payment where id = any($1::bigint[]) order by id for share`,
    values: [arrayText(ids)],
  });
}

const lockedPayment = defineRow({ ...payments.pick("id", "userId").fields, isRemoved: boolean() });

export async function updateUserPaymentRemoved(
  database: Queryable,
  id: PaymentId,
  removedAt: Date,
): Promise<void> {
  await database.query({
    name: "update-user-payment-removed",
    text: `update user_payment set removed_at = $2 where id = $1`,
    values: [id, removedAt],
  });
}
