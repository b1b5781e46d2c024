/** A statement and files for an appeal, also the answer to a seller who has not received the payment. */
import { addEvidence } from "@parley/contract/endpoints/trade/appeals";
import { needsFile } from "@parley/domain/appeal/task";
import { notify } from "@parley/ui/feedback/toast";
import type { ReactElement } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { ConfirmDialog } from "../../../shared/forms/confirm-dialog.tsx";
import { sendTo, useSubmission } from "../../../shared/forms/use-submission.ts";
import { EvidenceFields } from "../evidence/evidence-fields.tsx";
import type { Order } from "../model/order.ts";
import { taskToAnswer } from "../model/task-to-answer.ts";
import { TASK_PHRASES } from "../model/wire-phrases.ts";
import { useEvidence } from "../evidence/use-evidence.ts";

export interface AddEvidenceProps {
  readonly order: Order;
  readonly trigger: ReactElement;
  readonly onAdded: () => void;
}

export function AddEvidence({ order, trigger, onAdded }: AddEvidenceProps) {
  const t = usePhrase();
  const { orderId } = order;
  const task = taskToAnswer(order);
  const evidence = useEvidence(orderId);
  const adding = useSubmission(sendTo(addEvidence), {
    onDone: () => {
      notify({ tone: "success", text: t("order.appeal.added") });
      evidence.clear();
      onAdded();
    },
  });
  const send = async () => {
    const said = evidence.read();
    return said === null ? null : adding.submit({ orderId, ...said });
  };
  return (
    <ConfirmDialog
      title={t("order.appeal.addTitle")}
      trigger={trigger}
      isInsistent
      size="medium"
      closeLabel={t("order.action.close")}
      cancelLabel={t("order.action.goBack")}
      confirmLabel={t("order.appeal.addSubmit")}
      notDone={t("order.notDone.evidence")}
      work={adding}
      onConfirm={send}
    >
      <div className="flex flex-col gap-4">
        {task !== null && (
          <div>
            <p className="font-medium">{t(TASK_PHRASES[task.kind])}</p>
            {task.text !== null && <p className="break-words whitespace-pre-line">{task.text}</p>}
            {needsFile(task.kind) && <p className="text-muted">{t("order.task.fileNeeded")}</p>}
          </div>
        )}
        <EvidenceFields evidence={evidence} />
      </div>
    </ConfirmDialog>
  );
}
