/** A canceled order: why, and how to order again. */
import { APPEAL_AFTER_TIMEOUT_MS } from "@parley/domain/order/decide-order";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { Time } from "@parley/ui/data/time";
import CircleX from "lucide-react/icons/circle-x";
import { Link } from "react-router";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { AppliedRuling } from "../appeal/standing-ruling.tsx";
import { AppealDialog } from "../dialogs/appeal-dialog.tsx";
import type { OrderPartProps } from "../model/order-part.ts";
import { ReorderButton } from "../parts/reorder-button.tsx";
import { StateFrame } from "../parts/state-frame.tsx";

export function Canceled({ order, work }: OrderPartProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const toPath = useLocalPath();
  const { role, cancelReason, canceledAt, isTaker } = order;
  const until =
    canceledAt === null ? null : <Time key="time" at={canceledAt + APPEAL_AFTER_TIMEOUT_MS} />;
  const canAppeal = order.actions.includes("appeal");
  return (
    <StateFrame
      order={order}
      sign={<CircleX aria-hidden className="text-muted mt-0.5 size-6 shrink-0" />}
      title={t("order.title.canceled")}
      text={t(`order.now.canceled.${cancelReason ?? "buyer"}.${role}`)}
      actions={
        <>
          <Link to={toPath("/p2p")} className={buttonClass({ tone: "secondary" })}>
            {t("order.action.backToP2P")}
          </Link>
          {canAppeal && (
            <AppealDialog
              order={order}
              work={work}
              trigger={<Button tone="secondary">{t("order.action.appeal")}</Button>}
            />
          )}
          {isTaker && <ReorderButton order={order} />}
        </>
      }
    >
      {canAppeal && until !== null && (
        <Notice>{rich("order.appeal.timeoutText", { time: until })}</Notice>
      )}
      <AppliedRuling order={order} />
    </StateFrame>
  );
}
