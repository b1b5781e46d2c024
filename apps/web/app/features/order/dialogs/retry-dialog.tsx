/** The last look before coins that were stopped leave for good. */
import { Button } from "@parley/ui/controls/button";
import { DialogClose } from "@parley/ui/overlays/dialog";
import { Notice } from "@parley/ui/feedback/notice";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { coinsOf } from "../parts/amounts.tsx";
import { LeavingCoins } from "../parts/leaving-coins.tsx";
import { StepDialog } from "./order-dialog.tsx";
import type { OrderPartProps } from "../model/order-part.ts";
import { useStepDialog } from "./use-step-dialog.ts";

export function RetryDialog({ order, work }: OrderPartProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { run, ...dialog } = useStepDialog(work);
  const { crypto, receiveQuantity, appeal } = order;
  const retry = () => void run({ action: "retry" }, t("order.retry.done"));
  return (
    <StepDialog
      {...dialog}
      action="retry"
      work={work}
      onRetry={retry}
      title={t("order.retry.title")}
      description={rich("order.retry.text", {
        amount: coinsOf(order, receiveQuantity),
        token: crypto,
      })}
      trigger={<Button isBusy={work.busy === "retry"}>{t("order.action.retry")}</Button>}
      footer={
        <>
          <DialogClose button={<Button tone="secondary">{t("order.action.goBack")}</Button>} />
          <Button isBusy={work.busy === "retry"} onClick={retry}>
            {t("order.action.retry")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <LeavingCoins order={order} />
        {appeal === "open" && <Notice tone="warning">{t("order.retry.endsAppeal")}</Notice>}
      </div>
    </StepDialog>
  );
}
