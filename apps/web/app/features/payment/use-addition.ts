/** Sends a new payment method with the owner's codes, and puts a refusal where it can be mended. */
import type { CallFailure } from "@parley/contract/client";
import { createUserPayment } from "@parley/contract/endpoints/market/payment";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { sendSealed } from "../../shared/security/seal-request.ts";
import { askAfterRefusal, carryOut } from "../../shared/security/security-requests.ts";
import type { WriteResult } from "@parley/site/forms/submitter";
import type { Attempt } from "../../shared/security/verification.ts";
import type { PaymentDraft } from "./payment-errors.ts";

export interface NewPayment {
  readonly method: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly receiverName: string;
  readonly pictureFileId?: string;
}

/** They say nothing about the codes: the dialog closes, and the form shows them. */
const ABOUT_THE_FORM: ReadonlySet<string> = new Set([
  "badInput",
  "holderNameMismatch",
  "paymentDuplicate",
  "paymentLimit",
  "unknownFile",
  "unknownPayMethod",
  "kycNotApproved",
  "subUserForbidden",
  "staffMayNotTrade",
]);

/** The outcome; the failure is null on success. */
interface Outcome {
  readonly failure: CallFailure<string> | null;
}

export function useAddition(form: UseFormReturn<PaymentDraft>, onAdded: () => void) {
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

  const add = async (payment: NewPayment): Promise<void> => {
    setFailure(null);
    const { method } = payment;
    const notDone = t("payment.notDone.add");
    const send = async (attempt: Attempt): Promise<WriteResult<Outcome>> => {
      const result = await sendSealed(
        {
          action: "create-user-payment",
          subject: method,
          codes: attempt.codes,
          body: { ...payment },
        },
        attempt.idempotencyKey,
        (body, options) => getApi().call(createUserPayment, body, options),
      );
      if (result.ok) return { ok: true, data: { failure: null } };
      return ABOUT_THE_FORM.has(result.name) ? { ok: true, data: { failure: result } } : result;
    };
    const outcome = await carryOut("create-user-payment", method, send, { notDone });
    if (outcome === null) return;
    if (outcome.failure !== null) {
      place(outcome.failure);
      return;
    }
    notify({ tone: "success", text: t("payment.new.done") });
    onAdded();
  };
  return { add, failure };
}

type FieldPath = "receiverName" | `fields.${string}`;

const isFieldPath = (path: string): path is FieldPath => /^(receiverName$|fields\.)/.test(path);

/** Null where a refusal is about no field of the form. */
function fieldOfPath(path: string): FieldPath | null {
  return isFieldPath(path) ? path : null;
}
