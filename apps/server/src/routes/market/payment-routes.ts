// /api/ctc/…-user-payment, upload-picture, file: the accounts to which others pay a user.
import { toPaymentId } from "@parley/domain/ids";
import type { EndpointReply } from "@parley/contract/endpoint";
import {
  createUserPayment,
  getFile,
  MAX_PICTURE_BYTES,
  queryPaymentHolder,
  queryUserPayment,
  removeUserPayment,
  updateUserPayment,
  uploadPicture,
} from "@parley/contract/endpoints/market/payment";
import type { FieldProblem as WireProblem } from "@parley/contract/envelope";
import type { FieldProblem } from "@parley/domain/payment/payment-fields";
import { MOST_USER_PAYMENTS } from "@parley/domain/payment/user-payment";
import { readVerifiedName } from "@parley/operations/identity/kyc/read-kyc-info";
import * as additions from "@parley/operations/market/payment/create-user-payment";
import { findReadableFile } from "@parley/operations/market/payment/find-readable-file";
import {
  findOwnPayment,
  getAddedPayment,
  listUserPayments,
  type UserPayment,
} from "@parley/operations/market/payment/read-user-payments";
import { refuseManaging } from "@parley/operations/market/payment/may-manage-payments";
import * as removals from "@parley/operations/market/payment/remove-user-payment";
import * as updates from "@parley/operations/market/payment/update-user-payment";
import * as pictures from "@parley/operations/market/payment/upload-picture";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import type { FileStore } from "@parley/platform/files/file-store";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";
import { inLocale } from "./market-routes.ts";
import { describeDetails, describePicture } from "./payment-views.ts";

export interface PaymentRouteParts extends removals.RemovalParts {
  readonly files: FileStore;
}

export function bindPaymentRoutes(parts: PaymentRouteParts): Binding[] {
  return [...bindReads(parts), ...bindChanges(parts), ...bindPictures(parts)];
}

function bindReads(parts: PaymentRouteParts): Binding[] {
  return [
    bind(queryUserPayment, async ({ fiat, id }, { session, locale }) => {
      if (id !== undefined) {
        const found = await findOwnPayment(parts, session.userId, toPaymentId(id));
        return found === null
          ? refuse("notFound")
          : { ok: true, data: [describePayment(found, locale)] };
      }
      const list = await listUserPayments(parts, session.userId, fiat ?? null);
      return { ok: true, data: list.map((payment) => describePayment(payment, locale)) };
    }),

    bind(queryPaymentHolder, async (_input, { session }) => {
      const receiverName = await readVerifiedName(parts.pool, parts.vault, session.masterId);
      const canManage = refuseManaging(session) === null;
      return { ok: true, data: { receiverName, canManage, mostPayments: MOST_USER_PAYMENTS } };
    }),
  ];
}

function bindChanges(parts: PaymentRouteParts): Binding[] {
  return [
    bind(createUserPayment, async (input, { session, caller, locale, hashBody }) => {
      const { method, fields, receiverName, pictureFileId, command } = input;
      const payment = {
        method,
        fields,
        receiverName,
        pictureFileId: pictureFileId === undefined ? null : BigInt(pictureFileId),
      };
      const sealed = { command, bodyHash: await hashBody() };
      const added = await additions.createUserPayment(parts, session, payment, sealed, caller);
      if (added.ok) {
        const described = await getAddedPayment(parts, toPaymentId(added.reply.id));
        return { ok: true, data: describePayment(described, locale) };
      }
      if (added.error !== "badInput") return added;
      return refuse("badInput", { fields: describeProblems(added.problems, locale) });
    }),

    bind(updateUserPayment, async (input, { session, caller, locale, hashBody }) => {
      const { id, fields, receiverName, pictureFileId, command } = input;
      const picture = typeof pictureFileId === "string" ? BigInt(pictureFileId) : pictureFileId;
      const change = { id: toPaymentId(id), fields, receiverName, pictureFileId: picture };
      const sealed = { command, bodyHash: await hashBody() };
      const changed = await updates.updateUserPayment(parts, session, change, sealed, caller);
      if (changed.ok) {
        const described = await getAddedPayment(parts, toPaymentId(changed.reply.id));
        return { ok: true, data: describePayment(described, locale) };
      }
      if (changed.error !== "badInput") return changed;
      return refuse("badInput", { fields: describeProblems(changed.problems, locale) });
    }),

    bind(removeUserPayment, async ({ id, command }, { session, caller, hashBody }) => {
      const sealed = { command, bodyHash: await hashBody() };
      return removals.removeUserPayment(parts, session, toPaymentId(id), sealed, caller);
    }),
  ];
}

function bindPictures(parts: PaymentRouteParts): Binding[] {
  return [
    bind(uploadPicture, async ({ file }, { session, caller }) => {
      const uploaded = await pictures.uploadPicture(parts, session, {
        name: file.name,
        bytes: new Uint8Array(await file.arrayBuffer()),
        limitBytes: MAX_PICTURE_BYTES + 1,
        idempotencyKey: caller.idempotencyKey,
      });
      return uploaded.ok ? { ok: true, data: describePicture(uploaded.fileId) } : uploaded;
    }),

    bind(getFile, async ({ fileId }, { session }) => {
      const file = await findReadableFile(parts.pool, session, BigInt(fileId));
      if (file === null) return refuse("notFound");
      const { id, mediaType, name } = file;
      return { ok: true, file: { bytes: await parts.files.get(id), mediaType, name } };
    }),
  ];
}

function describePayment(
  payment: UserPayment,
  locale: Locale,
): EndpointReply<typeof queryUserPayment>[number] {
  const { fields, pictureFileId } = payment;
  return {
    id: payment.id.toString(),
    method: {
      code: payment.method,
      name: inLocale(payment.methodNames, locale),
      group: payment.methodGroup,
    },
    receiverName: payment.receiverName,
    account: payment.account,
    fields: { ...fields },
    details: describeDetails(payment, locale),
    picture: pictureFileId === null ? null : describePicture(pictureFileId),
    createdAt: payment.createdAt.getTime(),
  };
}

function describeProblems(
  problems: ReadonlyMap<string, FieldProblem>,
  locale: Locale,
): WireProblem[] {
  return [...problems].map(([name, problem]) => ({
    path: `fields.${name}`,
    message: describeProblem(problem, locale),
  }));
}

function describeProblem(problem: FieldProblem, locale: Locale): string {
  switch (problem.kind) {
    case "unknown":
      return formatPhrase(locale, "errors.fieldUnknown");
    case "blank":
      return formatPhrase(locale, "errors.fieldRequired");
    case "invalid":
      return formatPhrase(locale, "errors.fieldInvalid");
    case "checkFailed":
      return formatPhrase(locale, "errors.fieldCheckFailed");
    case "tooShort":
      return formatPhrase(locale, "errors.fieldTooShort", { count: problem.length });
    case "tooLong":
      return formatPhrase(locale, "errors.fieldTooLong", { count: problem.length });
  }
}
