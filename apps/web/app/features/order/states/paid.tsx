/** The buyer marked the payment; the seller checks the account and releases. */
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { Time } from "@parley/ui/data/time";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { fiatOf, personOf } from "../parts/amounts.tsx";
import { AppealDialog } from "../dialogs/appeal-dialog.tsx";
import type { OrderPartProps } from "../model/order-part.ts";
import { NotReceivedDialog } from "../dialogs/not-received-dialog.tsx";
import { NotReceivedFrom } from "../parts/not-received-from.tsx";
import { FoldedPayDetails } from "../parts/pay-details.tsx";
import { DeclaredPayer } from "../parts/payer.tsx";
import { ReleaseDialog } from "../dialogs/release-dialog.tsx";
import { TIME_PHRASES } from "../model/side-phrases.ts";
import { StateFrame } from "../parts/state-frame.tsx";
import { TimeLeft } from "../parts/time-left.tsx";
import { useIsPast } from "../parts/use-is-past.ts";
import { SellerWarnings } from "../parts/warnings.tsx";

export function Paid({ order, work }: OrderPartProps) {
  const { confirmBy, serverTime } = order;
  const isOverdue = useIsPast(confirmBy, serverTime);
  const parts = { order, work, isOverdue };
  return order.role === "seller" ? <SellerPaid {...parts} /> : <BuyerPaid {...parts} />;
}

interface PaidProps extends OrderPartProps {
  /** The seller should have confirmed by now. */
  readonly isOverdue: boolean;
}

function BuyerPaid({ order, work, isOverdue }: PaidProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const name = personOf(order.counterparty.nickname);
  const canAppeal = order.actions.includes("appeal");
  return (
    <StateFrame
      order={order}
      title={t("order.title.paid.buyer")}
      text={rich("order.now.paid.buyer", { name, token: order.crypto })}
      clock={<Clock order={order} isOverdue={isOverdue} />}
      actions={
        canAppeal ? (
          <AppealDialog
            order={order}
            work={work}
            trigger={
              <Button tone={isOverdue ? "primary" : "secondary"}>{t("order.action.appeal")}</Button>
            }
          />
        ) : undefined
      }
    >
      {isOverdue && canAppeal && <Notice tone="warning">{t("order.appeal.overdue")}</Notice>}
      <DeclaredPayer order={order} />
      <FoldedPayDetails order={order} />
      <Notice tone="warning">{t("order.pay.noPrivateTrading")}</Notice>
    </StateFrame>
  );
}

function SellerPaid({ order, work, isOverdue }: PaidProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const name = personOf(order.counterparty.realName);
  return (
    <StateFrame
      order={order}
      title={t("order.title.paid.seller")}
      text={rich("order.now.paid.seller", { amount: fiatOf(order), name, token: order.crypto })}
      clock={<Clock order={order} isOverdue={isOverdue} />}
      actions={
        order.actions.includes("release") ? (
          <ReleaseDialog
            order={order}
            work={work}
            trigger={<Button size="large">{t("order.action.release")}</Button>}
          />
        ) : undefined
      }
      others={
        <>
          {order.actions.includes("appeal") && (
            <AppealDialog
              order={order}
              work={work}
              trigger={<Button tone="secondary">{t("order.action.appeal")}</Button>}
            />
          )}
          {order.actions.includes("not-received") && (
            <NotReceivedDialog order={order} work={work} />
          )}
        </>
      }
    >
      <DeclaredPayer order={order} />
      <NotReceivedFrom order={order} work={work} />
      <FoldedPayDetails order={order} />
      <SellerWarnings order={order} />
    </StateFrame>
  );
}

function Clock({ order: { role, confirmBy }, isOverdue }: Omit<PaidProps, "work">) {
  const t = usePhrase();
  const rich = useRichPhrase();
  if (confirmBy === null) return null;
  if (!isOverdue) return <TimeLeft label={t(TIME_PHRASES.confirm[role])} deadlineAt={confirmBy} />;
  const time = <Time key="time" at={confirmBy} />;
  return (
    <p className="text-danger text-sm sm:max-w-48 sm:text-end">
      {rich(role === "seller" ? "order.time.overConfirmOwn" : "order.time.overConfirm", { time })}
    </p>
  );
}
