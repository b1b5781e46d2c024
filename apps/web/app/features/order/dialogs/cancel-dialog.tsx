import { CANCEL_LIMIT } from "@parley/domain/order/reputation";
import { Money } from "@parley/ui/data/money";
import { Notice } from "@parley/ui/feedback/notice";
import type { ReactElement } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { FactList } from "../../../shared/trade/fact-list.tsx";
import { StepDialog } from "./step-dialog.tsx";
import { DIGITS, type OrderPartProps } from "../model/order-part.ts";

export interface TriggeredProps extends OrderPartProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
}

/** For buyers who have not paid. */
export function CancelDialog({ order, work, trigger }: TriggeredProps) {
  const t = usePhrase();
  return (
    <StepDialog
      action="cancel"
      work={work}
      doneText={t("order.cancel.done")}
      title={t("order.cancel.title")}
      description={t("order.cancel.text")}
      trigger={trigger}
      cancelLabel={t("order.cancel.keep")}
      confirmLabel={t("order.cancel.confirm")}
      isDanger
    >
      <div className="flex flex-col gap-3">
        <FactList
          facts={[
            [
              t("order.split.toSeller.buyer"),
              <Money key="coins" amount={order.quantity} unit={order.crypto} {...DIGITS} />,
            ],
            [
              t("order.cancel.unpaid"),
              <Money key="fiat" amount={order.fiatAmount} unit={order.fiat} />,
            ],
          ]}
        />
        <Notice tone="danger">{t("order.cancel.warning")}</Notice>
        <p className="text-muted text-sm">{t("order.cancel.limit", { count: CANCEL_LIMIT })}</p>
      </div>
    </StepDialog>
  );
}
