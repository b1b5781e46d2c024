/** Sends a new or changed payment method with the owner's codes, and puts a refusal where it can be mended. */
import type { CallFailure } from "@parley/contract/client";
import { createUserPayment, updateUserPayment } from "@parley/contract/endpoints/market/payment";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { sendSealed } from "../../shared/security/seal-request.ts";
import { askAfterRefusal, carryOut } from "../../shared/security/security-requests.ts";
import type { WriteResult } from "@parley/site/forms/submitter";
import type { Attempt } from "../../shared/security/codes/verification.ts";
import type { PaymentDraft } from "./payment-errors.ts";

export interface SavedPayment {
  readonly method: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly receiverName: string;
  /** Undefined: as it was. Null: none. */
  readonly picture: string | null | undefined;
}

/** They say nothing about the codes: the dialog closes, and the form shows them. */
const ABOUT_THE_FORM: ReadonlySet<string> = new Set([
  "badInput",
  "holderNameMismatch",
  "paymentDuplicate",
  "paymentLimit",
  "unknownFile",
  "notFound",
  "unknownPayMethod",
  "kycNotApproved",
  "subUserForbidden",
  "staffMayNotTrade",
]);

/** The account that was saved, or why it was not. */
type Outcome = { readonly id: string } | { readonly failure: CallFailure<string> };

/** Without an id it is added. */
export function useSaving(
  form: UseFormReturn<PaymentDraft>,
  id: string | null,
  onSaved: (id: string) => void,
) {
  const t = usePhrase();
  const [failure, setFailure] = useState<CallFailure<string> | null>(null);

  const place = (refused: CallFailure<string>) => {
    const placed = refused.fields.flatMap(({ path, message }) => {
      const name = fieldOfPath(path);
      return name === null ? [] : [{ name, message }];
    });
    for (const { name, message } of placed) form.setError(name, { message }, { shouldFocus: true });
    if (placed.length > 0) return;
    setFailure(refused);
    askAfterRefusal(refused);
  };

  const save = async (payment: SavedPayment): Promise<void> => {
    setFailure(null);
    const { action, subject, call } = id === null ? adding(payment) : changing(id, payment);
    const notDone = t(id === null ? "payment.notDone.add" : "payment.notDone.edit");
    const send = async (attempt: Attempt): Promise<WriteResult<Outcome>> => {
      const result = await call(attempt);
      if (result.ok) return { ok: true, data: { id: result.data.id } };
      return ABOUT_THE_FORM.has(result.name) ? { ok: true, data: { failure: result } } : result;
    };
    const outcome = await carryOut(action, subject, send, { notDone });
    if (outcome === null) return;
    if ("failure" in outcome) {
      place(outcome.failure);
      return;
    }
    notify({ tone: "success", text: t(id === null ? "payment.new.done" : "payment.edit.done") });
    onSaved(outcome.id);
  };
  return { save, failure };
}

function adding({ picture, ...payment }: SavedPayment) {
  const action = "create-user-payment";
  const subject = payment.method;
  const body = { ...payment, ...(typeof picture === "string" ? { pictureFileId: picture } : {}) };
  const call = ({ codes, idempotencyKey }: Attempt) =>
    sendSealed({ action, subject, codes, body }, idempotencyKey, (sealed, options) =>
      getApi().call(createUserPayment, sealed, options),
    );
  return { action, subject, call } as const;
}

function changing(id: string, { fields, receiverName, picture }: SavedPayment) {
  const action = "update-user-payment";
  const kept = picture === undefined ? {} : { pictureFileId: picture };
  const body = { id, fields, receiverName, ...kept };
  const call = ({ codes, idempotencyKey }: Attempt) =>
    sendSealed({ action, subject: id, codes, body }, idempotencyKey, (sealed, options) =>
      getApi().call(updateUserPayment, sealed, options),
    );
  return { action, subject: id, call } as const;
}

type FieldPath = "receiverName" | `fields.${string}`;

const isFieldPath = (path: string): path is FieldPath => /^(receiverName$|fields\.)/.test(path);

/** Null where a refusal is about no field of the form. */
function fieldOfPath(path: string): FieldPath | null {
  return isFieldPath(path) ? path : null;
}
