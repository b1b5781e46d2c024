/** A statement and files for an appeal, also the answer to a seller who has not received the payment. */
import { addEvidence } from "@parley/contract/endpoints/trade/appeals";
import { Button } from "@parley/ui/controls/button";
import { DialogClose } from "@parley/ui/overlays/dialog";
import { notify } from "@parley/ui/feedback/toast";
import { useState, type ReactElement } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { NotDone } from "../../../shared/forms/not-done.tsx";
import { useWrite } from "../../../shared/forms/use-write.ts";
import { EvidenceFields } from "../evidence/evidence-fields.tsx";
import { OrderDialog } from "../dialogs/order-dialog.tsx";
import type { Order } from "../model/order.ts";
import { useEvidence } from "../evidence/use-evidence.ts";

export interface AddEvidenceProps {
  readonly order: Order;
  readonly trigger: ReactElement;
  readonly onAdded: () => void;
}

export function AddEvidence({ order, trigger, onAdded }: AddEvidenceProps) {
  const t = usePhrase();
  const write = useWrite();
  const [isOpen, setIsOpen] = useState(false);
  const evidence = useEvidence(order.orderId);
  const send = async () => {
    const said = evidence.read();
    if (said === null) return;
    const input = { orderId: order.orderId, ...said };
    const result = await write.run(input, (idempotencyKey) =>
      getApi().call(addEvidence, input, { idempotencyKey }),
    );
    if (result === null || !result.ok) return;
    notify({ tone: "success", text: t("order.appeal.added") });
    evidence.clear();
    setIsOpen(false);
    onAdded();
  };
  return (
    <OrderDialog
      title={t("order.appeal.addTitle")}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next);
        write.forget();
      }}
      isInsistent
      footer={
        <>
          <DialogClose button={<Button tone="secondary">{t("order.action.goBack")}</Button>} />
          <Button isBusy={write.isBusy} onClick={() => void send()}>
            {t("order.appeal.addSubmit")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <EvidenceFields evidence={evidence} />
        <NotDone
          title={t("order.notDone.evidence")}
          failure={write.failure}
          isBusy={write.isBusy}
          onRetry={() => void send()}
        />
      </div>
    </OrderDialog>
  );
}
