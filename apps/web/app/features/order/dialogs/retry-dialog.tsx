/** The last look before coins that were stopped leave for good. */
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { coinsOf } from "../parts/amounts.tsx";
import { LeavingCoins } from "../parts/leaving-coins.tsx";
import { StepDialog } from "./step-dialog.tsx";
import type { OrderPartProps } from "../model/order-part.ts";

export function RetryDialog({ order, work }: OrderPartProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { crypto, receiveQuantity, appeal } = order;
  return (
    <StepDialog
      action="retry"
      work={work}
      doneText={t("order.retry.done")}
      title={t("order.retry.title")}
      description={rich("order.retry.text", {
        amount: coinsOf(order, receiveQuantity),
        token: crypto,
      })}
      trigger={<Button isBusy={work.busy === "retry"}>{t("order.action.retry")}</Button>}
      confirmLabel={t("order.action.retry")}
    >
      <div className="flex flex-col gap-3">
        <LeavingCoins order={order} />
        {appeal === "open" && <Notice tone="warning">{t("order.retry.endsAppeal")}</Notice>}
      </div>
    </StepDialog>
  );
}
