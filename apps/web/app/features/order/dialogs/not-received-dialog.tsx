/** The seller says that nothing arrived, which asks the buyer for proof. */
import { PROOF_MS } from "@parley/domain/order/proof-of-payment";
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { StepDialog } from "./step-dialog.tsx";
import type { OrderPartProps } from "../model/order-part.ts";

export function NotReceivedDialog({ work }: OrderPartProps) {
  const t = usePhrase();
  return (
    <StepDialog
      action="not-received"
      work={work}
      doneText={t("order.notReceived.done")}
      title={t("order.notReceived.title")}
      description={t("order.notReceived.text", { minutes: PROOF_MS / 60_000 })}
      trigger={<Button tone="secondary">{t("order.action.notReceived")}</Button>}
      confirmLabel={t("order.action.notReceived")}
    >
      <Notice tone="warning">{t("order.release.checkAccount")}</Notice>
    </StepDialog>
  );
}
