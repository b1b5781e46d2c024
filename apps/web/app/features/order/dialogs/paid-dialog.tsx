import { Money } from "@parley/ui/data/money";
import { Notice } from "@parley/ui/feedback/notice";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { FactList } from "../../../shared/trade/fact-list.tsx";
import { fiatOf } from "../parts/amounts.tsx";
import type { TriggeredProps } from "./cancel-dialog.tsx";
import { StepDialog } from "./step-dialog.tsx";
import { payeeOf } from "../model/order.ts";
import { PayerFields, usePayerDraft } from "../parts/payer-fields.tsx";

/** The last review before the seller is notified of the payment, and the paying account. */
export function PaidDialog({ order, work, trigger }: TriggeredProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const draft = usePayerDraft(order.ownName);
  const read = () => {
    const payer = draft.read();
    return payer === null ? null : { payer };
  };
  return (
    <StepDialog
      action="pay"
      work={work}
      read={read}
      doneText={t("order.paid.done")}
      title={t("order.paid.title")}
      description={rich("order.paid.text", { amount: fiatOf(order) })}
      trigger={trigger}
      isInsistent
      confirmLabel={t("order.action.paid")}
    >
      <div className="flex flex-col gap-3">
        <FactList
          facts={[
            [
              t("order.field.paymentAmount"),
              <Money key="amount" amount={order.fiatAmount} unit={order.fiat} />,
            ],
            [t("order.paid.to"), order.payInfo?.receiverName ?? payeeOf(order)],
            [t("order.field.paymentMethod"), order.payMethod.name],
          ]}
        />
        <PayerFields draft={draft} registeredName={order.ownName} />
        <Notice tone="danger">{t("order.paid.warning")}</Notice>
      </div>
    </StepDialog>
  );
}
