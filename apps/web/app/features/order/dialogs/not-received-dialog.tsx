/** The seller says that nothing arrived, which asks the buyer for proof. */
import { PROOF_MS } from "@parley/domain/order/proof-of-payment";
import { Button } from "@parley/ui/controls/button";
import { DialogClose } from "@parley/ui/overlays/dialog";
import { Notice } from "@parley/ui/feedback/notice";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { StepDialog } from "./order-dialog.tsx";
import type { OrderPartProps } from "../model/order-part.ts";
import { useStepDialog } from "./use-step-dialog.ts";

export function NotReceivedDialog({ work }: OrderPartProps) {
  const t = usePhrase();
  const { run, ...dialog } = useStepDialog(work);
  const say = () => void run({ action: "not-received" }, t("order.notReceived.done"));
  return (
    <StepDialog
      {...dialog}
      action="not-received"
      work={work}
      onRetry={say}
      title={t("order.notReceived.title")}
      description={t("order.notReceived.text", { minutes: PROOF_MS / 60_000 })}
      trigger={<Button tone="secondary">{t("order.action.notReceived")}</Button>}
      footer={
        <>
          <DialogClose button={<Button tone="secondary">{t("order.action.goBack")}</Button>} />
          <Button isBusy={work.busy === "not-received"} onClick={say}>
            {t("order.action.notReceived")}
          </Button>
        </>
      }
    >
      <Notice tone="warning">{t("order.release.checkAccount")}</Notice>
    </StepDialog>
  );
}
