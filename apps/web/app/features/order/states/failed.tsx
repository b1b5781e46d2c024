/** The transfer was stopped by a hold; the coins are still in escrow. */
import { Button } from "@parley/ui/controls/button";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { ContactLink } from "../../../shared/support/contact-link.tsx";
import { AppealDialog } from "../dialogs/appeal-dialog.tsx";
import type { OrderPartProps } from "../model/order-part.ts";
import { RetryDialog } from "../dialogs/retry-dialog.tsx";
import { StateFrame } from "../parts/state-frame.tsx";

export function Failed({ order, work }: OrderPartProps) {
  const t = usePhrase();
  const { role, actions } = order;
  const canAppeal = actions.includes("appeal");
  const canRetry = actions.includes("retry");
  return (
    <StateFrame
      order={order}
      sign={<TriangleAlert aria-hidden className="text-danger mt-0.5 size-6 shrink-0" />}
      title={t("order.title.failed")}
      text={t(`order.now.failed.${role}`)}
      actions={
        canAppeal || canRetry ? (
          <>
            {canAppeal && (
              <AppealDialog
                order={order}
                work={work}
                trigger={<Button tone="secondary">{t("order.action.appeal")}</Button>}
              />
            )}
            {canRetry && <RetryDialog order={order} work={work} />}
          </>
        ) : undefined
      }
    >
      <ContactLink subject="hold" orderId={order.orderId} />
    </StateFrame>
  );
}
