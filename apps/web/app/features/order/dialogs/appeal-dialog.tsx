/** Calls customer service: why, what happened, and what proves it. */
import type { AppealReason } from "@parley/domain/order/order";
import { Notice } from "@parley/ui/feedback/notice";
import { RadioGroup } from "@parley/ui/controls/radio-group";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useState } from "react";
import { usePhrase, type Phrase } from "../../../shell/locale/phrase.tsx";
import { appealReasons } from "./appeal-reasons.ts";
import type { TriggeredProps } from "./cancel-dialog.tsx";
import { EvidenceFields } from "../evidence/evidence-fields.tsx";
import { StepDialog } from "./step-dialog.tsx";
import type { Order } from "../model/order.ts";
import { useEvidence } from "../evidence/use-evidence.ts";
import { UsualTime } from "../parts/usual-time.tsx";
import { REASON_PHRASES } from "../model/wire-phrases.ts";

export function AppealDialog({ order, work, trigger }: TriggeredProps) {
  const t = usePhrase();
  const [reason, setReason] = useState<AppealReason | null>(null);
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const evidence = useEvidence(order.orderId);
  const read = () => {
    setIsReasonMissing(reason === null);
    const said = evidence.read();
    return reason === null || said === null ? null : { reason, ...said };
  };
  return (
    <StepDialog
      action="appeal"
      work={work}
      read={read}
      doneText={t("order.appeal.done")}
      onDone={evidence.clear}
      title={t("order.appeal.title")}
      description={questionOf(order, t)}
      trigger={trigger}
      isInsistent
      confirmLabel={t("order.appeal.submit")}
    >
      <div className="flex flex-col gap-4">
        {order.state !== "canceled" && <Notice>{t("order.appeal.consequence")}</Notice>}
        <UsualTime />
        <div className="flex flex-col gap-1.5">
          <RadioGroup
            label={t("order.appeal.reason")}
            options={appealReasons(order).map((value) => ({
              value,
              label: t(REASON_PHRASES[value]),
            }))}
            value={reason}
            onValueChange={(value) => {
              setReason(value);
              setIsReasonMissing(false);
            }}
          />
          <div role="alert" className="empty:hidden">
            {isReasonMissing && (
              <p className="text-danger flex items-start gap-1 text-xs">
                <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
                {t("order.appeal.blank")}
              </p>
            )}
          </div>
        </div>
        <EvidenceFields evidence={evidence} />
      </div>
    </StepDialog>
  );
}

function questionOf({ role, state }: Order, t: Phrase): string | undefined {
  if (state === "canceled") return undefined;
  return t(role === "buyer" ? "order.appeal.buyerText" : "order.appeal.sellerText");
}
