/** The split that one side would agree to, and the other's answer to it. */
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { StepDialog } from "../dialogs/step-dialog.tsx";
import type { OrderPartProps } from "../model/order-part.ts";
import { SharesTable } from "../parts/shares.tsx";
import { sharesOf } from "../parts/split-shares.ts";
import { SplitDialog } from "../dialogs/split-dialog.tsx";

export function SplitProposal({ order, work }: OrderPartProps) {
  const t = usePhrase();
  const { splitProposal, counterparty, role, actions } = order;
  const shares = sharesOf(order, splitProposal?.amount ?? "");
  if (splitProposal === null) return null;
  const name = counterparty.nickname;
  const isOwn = splitProposal.by === role;
  return (
    <section className="border-accent flex flex-col gap-2 rounded-md border p-4">
      <h3 className="font-semibold">
        {isOwn ? t("order.split.own", { name }) : t("order.split.other", { name })}
      </h3>
      <SharesTable order={order} shares={shares} />
      <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">
        {actions.includes("propose-split") && (
          <SplitDialog
            order={order}
            work={work}
            trigger={
              <Button tone="secondary">
                {t(isOwn ? "order.split.replace" : "order.split.counter")}
              </Button>
            }
          />
        )}
        {actions.includes("accept-split") && <AcceptDialog order={order} work={work} />}
      </div>
    </section>
  );
}

function AcceptDialog({ order, work }: OrderPartProps) {
  const t = usePhrase();
  const shares = sharesOf(order, order.splitProposal?.amount ?? "");
  return (
    <StepDialog
      action="accept-split"
      work={work}
      doneText={t("order.split.accepted")}
      title={t("order.split.acceptTitle")}
      trigger={
        <Button isBusy={work.busy === "accept-split"}>{t("order.action.acceptSplit")}</Button>
      }
      confirmLabel={t("order.action.acceptSplit")}
    >
      <div className="flex flex-col gap-3">
        <SharesTable order={order} shares={shares} />
        <Notice tone="warning">{t("order.split.acceptText")}</Notice>
      </div>
    </StepDialog>
  );
}
