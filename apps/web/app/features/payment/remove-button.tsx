/** Removes a payment method: first that it is meant, then that it is the owner who means it. */
import { removeUserPayment } from "@parley/contract/endpoints/market/payment";
import type { CallFailure } from "@parley/contract/client";
import { Button } from "@parley/ui/controls/button";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { ConfirmDialog } from "../../shared/forms/confirm-dialog.tsx";
import { sendSealed } from "../../shared/security/seal-request.ts";
import { carryOut } from "../../shared/security/security-requests.ts";
import type { WriteResult } from "@parley/site/forms/submitter";
import type { Attempt } from "../../shared/security/codes/verification.ts";
import type { UserPayment } from "./load-payments.ts";

/** They say nothing about the codes, so that no code mends them. */
const FINAL: ReadonlySet<string> = new Set([
  "paymentInUse",
  "notFound",
  "subUserForbidden",
  "staffMayNotTrade",
]);

interface Outcome {
  readonly failure: CallFailure<string> | null;
}

export function RemoveButton({ payment }: { readonly payment: UserPayment }) {
  const t = usePhrase();
  const { remove, failure, forget } = useRemoval(payment.id);
  const { method, account } = payment;
  return (
    <ConfirmDialog
      title={t("payment.remove.title")}
      description={t("payment.remove.text", { method: method.name, account })}
      trigger={
        <Button tone="secondary" size="small" className="max-sm:min-h-11">
          {t("payment.remove")}
        </Button>
      }
      cancelLabel={t("payment.cancel")}
      confirmLabel={t("payment.remove")}
      isDanger
      notDone={t("payment.notDone.remove")}
      work={{ isBusy: false, failure, forget }}
      onConfirm={async (setIsOpen) => {
        // The codes have a dialog of their own; this one opens again after a refusal.
        setIsOpen(false);
        setIsOpen(await remove());
        return null;
      }}
    />
  );
}

function useRemoval(id: string) {
  const t = usePhrase();
  const [failure, setFailure] = useState<CallFailure<string> | null>(null);
  const { revalidate } = useRevalidator();
  /** True when it was refused for good. */
  const remove = async (): Promise<boolean> => {
    setFailure(null);
    const action = "remove-user-payment";
    const notDone = t("payment.notDone.remove");
    const send = async ({ codes, idempotencyKey }: Attempt): Promise<WriteResult<Outcome>> => {
      const result = await sendSealed(
        { action, subject: id, codes, body: { id } },
        idempotencyKey,
        (body, options) => getApi().call(removeUserPayment, body, options),
      );
      if (result.ok) return { ok: true, data: { failure: null } };
      return FINAL.has(result.name) ? { ok: true, data: { failure: result } } : result;
    };
    const outcome = await carryOut(action, id, send, { notDone });
    if (outcome === null) return false;
    if (outcome.failure === null) notify({ tone: "success", text: t("payment.removed") });
    else setFailure(outcome.failure);
    // Also after a refusal: another tab may have been faster.
    await revalidate();
    return outcome.failure !== null;
  };
  return { remove, failure, forget: () => setFailure(null) };
}
