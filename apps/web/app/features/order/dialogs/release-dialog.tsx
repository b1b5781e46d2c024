/** The last review before coins leave finally; then the codes are required. */
import { Button } from "@parley/ui/controls/button";
import { DialogClose } from "@parley/ui/overlays/dialog";
import { Notice } from "@parley/ui/feedback/notice";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { fiatOf, personOf } from "../parts/amounts.tsx";
import type { TriggeredProps } from "./cancel-dialog.tsx";
import { LeavingCoins } from "../parts/leaving-coins.tsx";
import { StepDialog } from "./order-dialog.tsx";
import { DeclaredPayer } from "../parts/payer.tsx";
import { useStepDialog } from "./use-step-dialog.ts";

export function ReleaseDialog({ order, work, trigger }: TriggeredProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { run, ...dialog } = useStepDialog(work);
  const { crypto, counterparty } = order;
  const release = () => void run({ action: "release" }, t("order.release.done"));
  return (
    <StepDialog
      {...dialog}
      action="release"
      work={work}
      onRetry={release}
      title={t("order.release.title")}
      description={rich("order.release.text", {
        amount: fiatOf(order),
        name: personOf(counterparty.realName),
        token: crypto,
      })}
      trigger={trigger}
      footer={
        <>
          <DialogClose button={<Button tone="secondary">{t("order.action.goBack")}</Button>} />
          <Button isBusy={work.busy === "release"} onClick={release}>
            {t("order.action.release")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <LeavingCoins order={order} />
        <DeclaredPayer order={order} />
        <Notice tone="warning">{t("order.release.checkAccount")}</Notice>
      </div>
    </StepDialog>
  );
}
