/** One order, for the side that reads it. */
import { Button } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { useNumbers } from "@parley/ui/data/language";
import { CopyButton } from "@parley/ui/controls/copy-button";
import { Notice } from "@parley/ui/feedback/notice";
import { Stepper } from "@parley/ui/navigation/stepper";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { ProtectionLink } from "../../shared/trade/protection-link.tsx";
import { ContactLink } from "../../shared/support/contact-link.tsx";
import { OrderBadges } from "../../shared/trade/order-badges.tsx";
import { coinsText } from "./parts/amounts.tsx";
import { CancelDialog } from "./dialogs/cancel-dialog.tsx";
import { CounterpartyCard } from "./counterparty-card.tsx";
import type { Counterparty } from "./load-counterparty.ts";
import { Canceled } from "./states/canceled.tsx";
import { Completed } from "./states/completed.tsx";
import { Failed } from "./states/failed.tsx";
import { InAppeal } from "./states/in-appeal.tsx";
import { OrderFacts } from "./order-facts.tsx";
import type { OrderPartProps } from "./model/order-part.ts";
import { OrderWithChat } from "./order-with-chat.tsx";
import { stepOf, type Order } from "./model/order.ts";
import { Paid } from "./states/paid.tsx";
import { PendingPayment } from "./states/pending-payment.tsx";
import { Releasing } from "./states/releasing.tsx";
import { STEP_PHRASES } from "./model/side-phrases.ts";
import { StatePlace } from "./parts/state-place.tsx";
import { Timeline } from "./timeline.tsx";
import { useOrder } from "./model/use-order.ts";
import { useOrderAction } from "./model/use-order-action.ts";
import { PageTitle } from "../../shell/page/head.tsx";

export interface OrderPageProps {
  readonly first: Order;
  /** Null when they could not be read. */
  readonly counterparty: Counterparty | null;
}

export function OrderPage({ first, counterparty }: OrderPageProps) {
  const keeper = useOrder(first);
  const actor = useOrderAction(keeper);
  const { order } = keeper;
  const work = { ...actor, reload: keeper.reload };
  return (
    <div className="flex flex-col gap-5 max-sm:-mt-3 max-sm:gap-3">
      <Heading order={order} work={work} />
      <OrderWithChat order={order}>
        <Steps order={order} />
        <AppealPast order={order} />
        <StatePlace order={order}>
          <StateView order={order} work={work} />
        </StatePlace>
        {counterparty !== null && <CounterpartyCard order={order} figures={counterparty} />}
        <div className="grid items-start gap-5 md:grid-cols-2">
          <OrderFacts order={order} />
          <Timeline order={order} />
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <ProtectionLink />
          <ContactLink subject="order" orderId={order.orderId} />
        </div>
      </OrderWithChat>
    </div>
  );
}

function StateView(props: OrderPartProps) {
  const { state, appeal } = props.order;
  if (appeal === "open") return <InAppeal {...props} />;
  switch (state) {
    case "pending_payment":
      return <PendingPayment {...props} />;
    case "paid":
      return <Paid {...props} />;
    case "releasing":
      return <Releasing {...props} />;
    case "completed":
      return <Completed {...props} />;
    case "canceled":
      return <Canceled {...props} />;
    case "failed":
      return <Failed {...props} />;
  }
}

const WAY_OUT = "text-muted hover:text-ink inline-flex min-h-8 items-center gap-1.5";

function Heading({ order, work }: OrderPartProps) {
  const t = usePhrase();
  const numbers = useNumbers();
  const toPath = useLocalPath();
  const { orderId, type } = order;
  const title = t(type === "B" ? "order.heading.buy" : "order.heading.sell", {
    amount: coinsText(order, numbers),
  });
  return (
    <header className="flex flex-col gap-1 sm:gap-2">
      <PageTitle description={t("order.page.description")}>{`${title} · ${order.label}`}</PageTitle>
      <div className="flex flex-wrap justify-between gap-x-6">
        <Link to={toPath("/p2p/order")} className={WAY_OUT}>
          <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
          {t("order.page.toList")}
        </Link>
        <Link to={toPath("/p2p")} className={WAY_OUT}>
          {t("order.action.backToP2P")}
        </Link>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="figures text-xl font-semibold max-sm:w-full sm:text-2xl">{title}</h1>
        <OrderBadges order={order} />
        {/* Far from I've Paid, in whose place it must not be pressed. */}
        {order.actions.includes("cancel") && (
          <div className="ms-auto">
            <CancelDialog
              order={order}
              work={work}
              trigger={
                <Button tone="secondary" size="small">
                  {t("order.action.cancel")}
                </Button>
              }
            />
          </div>
        )}
        <p className="text-muted flex items-center gap-1.5 text-sm w-full">
          {t("order.field.orderId")} <span className="figures text-ink">{orderId}</span>
          <CopyButton
            text={orderId}
            label={t("order.action.copy", { field: t("order.field.orderId") })}
            copiedLabel={t("order.action.copied")}
          />
        </p>
      </div>
    </header>
  );
}

/** A canceled order shows no steps: the reader must not think that a payment is due. */
function Steps({ order }: { order: Order }) {
  const t = usePhrase();
  const current = stepOf(order);
  if (current === null) return null;
  const isMoving = order.state === "releasing";
  const steps = [
    { key: "place", label: t("order.step.placeOrder") },
    { key: "pay", label: t(STEP_PHRASES.pay[order.role]) },
    { key: "confirm", label: t(STEP_PHRASES.confirm[order.role]) },
    {
      key: "transfer",
      label: t(isMoving ? "order.step.assetTransferProcessing" : "order.step.assetTransfer"),
    },
    { key: "completed", label: t("order.step.completed") },
  ];
  return (
    <>
      <Card className="max-sm:hidden">
        <Stepper
          label={t("order.page.steps")}
          doneLabel={t("order.page.stepDone")}
          current={current}
          steps={steps}
        />
      </Card>
      <ShortSteps labels={steps.map(({ label }) => label)} current={current} />
    </>
  );
}

/** The same in one line, for phones: what the step is called is the heading right below it. */
function ShortSteps({ labels, current }: { labels: readonly string[]; current: number }) {
  const t = usePhrase();
  const shown = Math.min(current, labels.length - 1);
  return (
    <div className="flex items-center gap-3 sm:hidden">
      <p className="text-muted shrink-0 text-xs">
        {t("order.page.stepOf", { step: shown + 1, all: labels.length })}
      </p>
      <div aria-hidden className="flex flex-1 gap-1">
        {labels.map((label, index) => (
          <span
            key={label}
            className={`h-1 flex-1 rounded-full ${index <= current ? "bg-accent-fill" : "bg-line-strong"}`}
          />
        ))}
      </div>
    </div>
  );
}

/** Says of an appeal that is over that there was one. */
function AppealPast({ order: { appeal } }: { order: Order }) {
  const t = usePhrase();
  if (appeal !== "withdrawn" && appeal !== "resolved") return null;
  return <Notice>{t(`order.appeal.${appeal}`)}</Notice>;
}
