/** The buyer has to pay; the seller waits, and can give more time. */
import { Button } from "@parley/ui/controls/button";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { fiatOf, personOf } from "../parts/amounts.tsx";
import { ExtendDialog } from "../dialogs/extend-dialog.tsx";
import type { OrderPartProps } from "../model/order-part.ts";
import { PaidDialog } from "../dialogs/paid-dialog.tsx";
import { PayDetails } from "../parts/pay-details.tsx";
import { TIME_PHRASES } from "../model/side-phrases.ts";
import { StateFrame } from "../parts/state-frame.tsx";
import { TimeLeft } from "../parts/time-left.tsx";
import { BuyerWarnings, SellerWarnings } from "../parts/warnings.tsx";

export function PendingPayment({ order, work }: OrderPartProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { role, actions, crypto, payInfo, payMethod, counterparty } = order;
  const amount = fiatOf(order);
  const clock = (
    <TimeLeft
      label={t(TIME_PHRASES.pay[role])}
      deadlineAt={order.payBy}
      onEnd={() => void work.reload()}
    />
  );
  if (role === "seller") {
    const name = personOf(counterparty.realName);
    return (
      <StateFrame
        order={order}
        title={t("order.title.pendingPayment.seller")}
        text={rich("order.now.pendingPayment.seller", { amount, name, token: crypto })}
        clock={clock}
        others={
          actions.includes("extend") ? (
            <ExtendDialog
              order={order}
              work={work}
              trigger={<Button tone="secondary">{t("order.action.extend")}</Button>}
            />
          ) : undefined
        }
      >
        <PayDetails order={order} />
        <SellerWarnings order={order} />
      </StateFrame>
    );
  }
  const name = personOf(payInfo?.receiverName ?? counterparty.realName);
  return (
    <StateFrame
      order={order}
      title={t("order.title.pendingPayment.buyer")}
      text={rich("order.now.pendingPayment.buyer", { amount, name, method: payMethod.name })}
      clock={clock}
      actions={
        actions.includes("pay") ? (
          <PaidDialog
            order={order}
            work={work}
            trigger={
              <Button size="large" className="sm:min-w-44">
                {t("order.action.paid")}
              </Button>
            }
          />
        ) : undefined
      }
    >
      <PayDetails order={order} />
      <BuyerWarnings order={order} />
    </StateFrame>
  );
}
