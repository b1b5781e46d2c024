/** The last review before coins leave finally; then the codes are required. */
import { Notice } from "@parley/ui/feedback/notice";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { fiatOf, personOf } from "../parts/amounts.tsx";
import type { TriggeredProps } from "./cancel-dialog.tsx";
import { LeavingCoins } from "../parts/leaving-coins.tsx";
import { StepDialog } from "./step-dialog.tsx";
import { DeclaredPayer } from "../parts/payer.tsx";

export function ReleaseDialog({ order, work, trigger }: TriggeredProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { crypto, counterparty } = order;
  return (
    <StepDialog
      action="release"
      work={work}
      doneText={t("order.release.done")}
      title={t("order.release.title")}
      description={rich("order.release.text", {
        amount: fiatOf(order),
        name: personOf(counterparty.realName),
        token: crypto,
      })}
      trigger={trigger}
      confirmLabel={t("order.action.release")}
    >
      <div className="flex flex-col gap-3">
        {order.appeal === "open" && (
          <Notice tone="danger" title={t("order.release.appealed")}>
            {t("order.release.endsAppeal")}
          </Notice>
        )}
        <LeavingCoins order={order} />
        <DeclaredPayer order={order} />
        <Notice tone="warning">{t("order.release.checkAccount")}</Notice>
      </div>
    </StepDialog>
  );
}
