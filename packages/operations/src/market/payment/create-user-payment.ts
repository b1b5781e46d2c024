// Adds an account to which others pay. It must be the user's own: its holder carries the name that
// was verified, since a payment under another name is how stolen money travels.
import { toPaymentId } from "@parley/domain/ids";
import type { PoolClient } from "@parley/database/pool";
import type { Account } from "@parley/database/queries/identity/account";
import { findFile, attachFiles } from "@parley/database/queries/kernel/file";
import { findEnabledPaymentMethod } from "@parley/database/queries/market/payment-method";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import {
  countUserPayments,
  hasPaymentAccount,
  insertUserPayment,
  type UserPaymentRow,
} from "@parley/database/queries/market/user-payment";
import { normalizeName } from "@parley/domain/kyc/kyc";
import { isSameHolder } from "@parley/domain/payment/holder-name";
import { accountIdentity } from "@parley/domain/payment/payment-account";
import {
  readFields,
  type FieldProblem,
  type FieldValues,
} from "@parley/domain/payment/payment-fields";
import { MOST_USER_PAYMENTS } from "@parley/domain/payment/user-payment";
import type { RefusedAs } from "@parley/domain/refused";
import type { FactorHolder } from "../../identity/factor/factors.ts";
import type { Caller } from "../../identity/account/parts.ts";
import type { Session } from "../../identity/account/session.ts";
import { readVerifiedName } from "../../identity/kyc/read-kyc-info.ts";
import {
  confirmBySealedRequest,
  type ConfirmedBySealedRequest,
  type ConfirmParts,
} from "../../identity/security/confirm-change.ts";
import { refuseManaging, type ManagingRefusal } from "./may-manage-payments.ts";
import { linkMacsOf, notePaymentAccount } from "./linked-accounts.ts";
import { accountMac, sealDetails } from "./sealed-payment.ts";

export interface NewPayment {
  readonly method: string;
  readonly fields: FieldValues;
  readonly receiverName: string;
  readonly pictureFileId: bigint | null;
}

export type CreatePaymentRefusal =
  | ManagingRefusal
  | RefusedAs<
      "kycNotApproved" | "unknownPayMethod" | "unknownFile" | "paymentLimit" | "paymentDuplicate"
    >
  | { readonly ok: false; readonly error: "holderNameMismatch"; readonly field: "receiverName" }
  | {
      readonly ok: false;
      readonly error: "badInput";
      readonly problems: ReadonlyMap<string, FieldProblem>;
    };

/** What is stored of a new payment account, once it is accepted. */
export interface ReadPayment {
  readonly ok: true;
  readonly fields: FieldValues;
  readonly receiverName: string;
  readonly mac: Buffer;
  /** Fingerprints by which other account groups with the same account are recognised. */
  readonly linkMacs: readonly Buffer[];
}

export async function createUserPayment(
  parts: ConfirmParts,
  session: Session,
  payment: NewPayment,
  sealed: { readonly command: string; readonly bodyHash: string },
  caller: Caller,
): Promise<ConfirmedBySealedRequest<{ readonly id: string }, CreatePaymentRefusal>> {
  const { method } = payment;
  const request = {
    session,
    caller,
    endpoint: "createUserPayment",
    purpose: "create-user-payment",
    subject: method,
  } as const;
  return confirmBySealedRequest<{ readonly id: string }, CreatePaymentRefusal>(
    parts,
    request,
    sealed,
    {
      async decide(account, database) {
        const read = await readPayment(parts, account, payment, database);
        return read.ok ? null : read;
      },

      async act(tx, account, refuse) {
        const read = await readPayment(parts, account, payment, tx);
        return read.ok
          ? insertReadPayment(tx, parts, account, payment, read, refuse)
          : refuse(read);
      },
    },
  );
}

/** Everything that may speak against it, in this order. */
export async function readPayment(
  { vault }: Pick<ConfirmParts, "vault">,
  account: FactorHolder,
  { method, fields, receiverName, pictureFileId }: NewPayment,
  database: Queryable,
  /** The one that it replaces. */
  replaced: UserPaymentRow | null = null,
): Promise<ReadPayment | CreatePaymentRefusal> {
  const refused = refuseManaging(account);
  if (refused !== null) return refused;
  const verified = await readVerifiedName(database, vault, account.masterId);
  if (verified === null) return { ok: false, error: "kycNotApproved" };
  const found = await findEnabledPaymentMethod(database, method);
  if (found === null) return { ok: false, error: "unknownPayMethod" };
  const read = readFields(found.fields, fields);
  if (!read.ok) return { ok: false, error: "badInput", problems: read.problems };
  if (!isSameHolder(receiverName, verified)) {
    return { ok: false, error: "holderNameMismatch", field: "receiverName" };
  }
  const isNewPicture = pictureFileId !== null && pictureFileId !== replaced?.pictureFileId;
  if (isNewPicture && !(await isUsable(database, account, pictureFileId))) {
    return { ok: false, error: "unknownFile" };
  }
  const isOneMore = replaced === null;
  if (isOneMore && (await countUserPayments(database, account.userId)) >= MOST_USER_PAYMENTS) {
    return { ok: false, error: "paymentLimit" };
  }
  const mac = accountMac(vault, method, accountIdentity(found.fields, read.values));
  if (await hasPaymentAccount(database, account.userId, method, mac, replaced?.id ?? null)) {
    return { ok: false, error: "paymentDuplicate" };
  }
  const linkMacs = linkMacsOf(vault, method, found.fields, read.values);
  return {
    ok: true,
    fields: read.values,
    receiverName: normalizeName(receiverName),
    mac,
    linkMacs,
  };
}

/** The user's own, uploaded for a payment method, in use nowhere. */
async function isUsable(
  database: Queryable,
  { userId }: Pick<Account, "userId">,
  fileId: bigint,
): Promise<boolean> {
  const file = await findFile(database, fileId);
  return file?.ownerId === userId && file.purpose === "payment" && file.subject === null;
}

/** The owner's row is locked, so that no other request adds one concurrently. */
export async function insertReadPayment(
  tx: PoolClient,
  { ids, clock, vault }: ConfirmParts,
  { userId, accountGroup }: Account,
  { method, pictureFileId }: NewPayment,
  { fields, receiverName, mac, linkMacs }: ReadPayment,
  refuse: (refused: CreatePaymentRefusal) => never,
  replaced: UserPaymentRow | null = null,
): Promise<{ readonly id: string }> {
  const id = toPaymentId(ids.next());
  if (pictureFileId !== null && pictureFileId !== replaced?.pictureFileId) {
    const attachment = { ownerId: userId, purpose: "payment", subject: id.toString() } as const;
    const attached = await attachFiles(tx, {
      ids: [pictureFileId],
      ...attachment,
    });
    // Deleted or used elsewhere since it was checked.
    if (attached !== 1) refuse({ ok: false, error: "unknownFile" });
  }
  const isNew = await insertUserPayment(tx, {
    id,
    userId,
    method,
    sealed: sealDetails(vault, id, { receiverName, fields }),
    accountMac: mac,
    pictureFileId,
    createdAt: new Date(clock.now()),
  });
  if (!isNew) refuse({ ok: false, error: "paymentDuplicate" });
  await notePaymentAccount(tx, linkMacs, accountGroup, new Date(clock.now()));
  return { id: id.toString() };
}
