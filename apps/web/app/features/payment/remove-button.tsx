/** Removes a payment method: first that it is meant, then that it is the owner who means it. */
import { removeUserPayment } from "@parley/contract/endpoints/payment";
import type { CallFailure } from "@parley/contract/client";
import { Button } from "@parley/ui/button";
import { Dialog, DialogClose } from "@parley/ui/dialog";
import { notify } from "@parley/ui/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api.ts";
import { useFailureToast } from "../../shell/failure-toast.ts";
import { usePhrase } from "../../shell/phrase.tsx";
import { sendCommand } from "../../shell/security/seal-command.ts";
import { carryOut } from "../../shell/security/security-requests.ts";
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
  const [isOpen, setIsOpen] = useState(false);
  const remove = useRemoval(payment.id);
  const { method, account } = payment;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      size="small"
      title={t("payment.remove.title")}
      description={t("payment.remove.text", { method: method.name, account })}
      trigger={
        <Button tone="secondary" size="small" className="max-sm:min-h-11">
          {t("payment.remove")}
        </Button>
      }
      footer={
        <>
          <DialogClose button={<Button tone="secondary">{t("payment.cancel")}</Button>} />
          <Button
            tone="danger"
            onClick={() => {
              setIsOpen(false);
              void remove();
            }}
          >
            {t("payment.remove")}
          </Button>
        </>
      }
    />
  );
}

function useRemoval(id: string) {
  const t = usePhrase();
  const showFailure = useFailureToast();
  const { revalidate } = useRevalidator();
  return async () => {
    const action = "remove-user-payment";
    const outcome = await carryOut<Outcome>(action, id, async ({ codes, idempotencyKey }) => {
      const result = await sendCommand(
        { action, subject: id, codes, body: { id } },
        idempotencyKey,
        (body, options) => getApi().call(removeUserPayment, body, options),
      );
      if (result.ok) return { ok: true, data: { failure: null } };
      return FINAL.has(result.name) ? { ok: true, data: { failure: result } } : result;
    });
    if (outcome === null) return;
    if (outcome.failure === null) notify({ tone: "success", text: t("payment.removed") });
    else showFailure(outcome.failure);
    // Also after a refusal: another tab may have been faster.
    await revalidate();
  };
}
