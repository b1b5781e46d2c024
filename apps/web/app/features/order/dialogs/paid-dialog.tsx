import { Button } from "@parley/ui/controls/button";
import { DialogClose } from "@parley/ui/overlays/dialog";
import { Money } from "@parley/ui/data/money";
import { Notice } from "@parley/ui/feedback/notice";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { FactList } from "../../../shared/trade/fact-list.tsx";
import { fiatOf } from "../parts/amounts.tsx";
import type { TriggeredProps } from "./cancel-dialog.tsx";
import { StepDialog } from "./order-dialog.tsx";
import { payeeOf } from "../model/order.ts";
import { PayerFields, usePayerDraft } from "../parts/payer-fields.tsx";
import { useStepDialog } from "./use-step-dialog.ts";

/** The last review before the seller is notified of the payment, and the paying account. */
export function PaidDialog({ order, work, trigger }: TriggeredProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { run, ...dialog } = useStepDialog(work);
  const draft = usePayerDraft(order.ownName);
  const pay = () => {
    const payer = draft.read();
    if (payer !== null) void run({ action: "pay", payer }, t("order.paid.done"));
  };
  return (
    <StepDialog
      {...dialog}
      action="pay"
      work={work}
      onRetry={pay}
      title={t("order.paid.title")}
      description={rich("order.paid.text", { amount: fiatOf(order) })}
      trigger={trigger}
      isInsistent
      footer={
        <>
          <DialogClose button={<Button tone="secondary">{t("order.action.goBack")}</Button>} />
          <Button isBusy={work.busy === "pay"} onClick={pay}>
            {t("order.action.paid")}
          </Button>
        </>
      }
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
