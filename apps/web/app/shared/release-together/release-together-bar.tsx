/** A seller's selection in a list of orders, its totals, and the dialogs in which it is released. */
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Dialog } from "@parley/ui/overlays/dialog";
import { Money } from "@parley/ui/data/money";
import { Notice } from "@parley/ui/feedback/notice";
import { useFailureText } from "../../shell/locale/failure-text.ts";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import type { EndpointReply } from "@parley/contract/endpoint";
import type { queryOrderList } from "@parley/contract/endpoints/trade/orders";
import { isAppealed, listReleasable, selectAll, totalsOf } from "./release-selection.ts";
import { useReleaseTogether, type OrderInFull, type Released } from "./use-release-together.ts";

type ListedOrder = EndpointReply<typeof queryOrderList>["list"][number];

const DIGITS = { maximumDigits: 8 } as const;

export interface ReleaseTogetherProps {
  readonly orders: readonly ListedOrder[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onReleased: () => void;
}

/** With a selection it stays in sight; without one it would cover what is below. */
const STICKY =
  "max-lg:sticky max-lg:bottom-[calc(var(--bar-height)+max(0.5rem,env(safe-area-inset-bottom)))] max-lg:z-10";

/** Nothing where there is nothing to release. */
export function ReleaseTogetherBar(props: ReleaseTogetherProps) {
  const { orders, selected, onSelect, onReleased } = props;
  const t = usePhrase();
  const textOf = useFailureText();
  const work = useReleaseTogether(onReleased);
  const { stage } = work;
  const releasable = listReleasable(orders);
  const chosen = releasable.filter(({ orderId }) => selected.has(orderId));
  const all = selectAll(orders);
  const close = () => {
    if (stage.name === "told") onSelect(new Set());
    work.close();
  };
  if (releasable.length === 0 && stage.name === "closed") return null;
  return (
    <section
      aria-label={t("order.together.open")}
      className={`border-line bg-surface flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border p-3 text-sm ${chosen.length === 0 ? "" : STICKY}`}
    >
      <output className={chosen.length === 0 ? "sr-only" : "font-medium"}>
        {t("order.together.selected", { count: chosen.length })}
      </output>
      {chosen.length > 0 && <Totals orders={chosen} />}
      <div className="ms-auto flex flex-wrap gap-2">
        {(chosen.length > 0 || all.size > 0) && (
          <Button
            tone="secondary"
            size="small"
            className="max-lg:min-h-11"
            onClick={() => onSelect(chosen.length === 0 ? all : new Set())}
          >
            {chosen.length === 0
              ? t("order.together.all", { count: all.size })
              : t("order.together.clear")}
          </Button>
        )}
        {chosen.length > 0 && (
          <Button
            size="small"
            className="max-lg:min-h-11"
            isBusy={stage.name === "reading"}
            onClick={() => work.begin(chosen.map(({ orderId }) => orderId))}
          >
            {t("order.together.open")}
          </Button>
        )}
      </div>
      {stage.name === "unread" && (
        <Notice tone="danger" role="alert" title={t("order.list.failed")}>
          {textOf(stage.failure)}
        </Notice>
      )}
      {stage.name === "checking" && (
        <CheckDialog orders={stage.orders} onConfirm={() => void work.confirm()} onClose={close} />
      )}
      {stage.name === "told" && (
        <OutcomeDialog orders={stage.orders} outcomes={stage.outcomes} onClose={close} />
      )}
    </section>
  );
}

function Totals({ orders }: { orders: Parameters<typeof totalsOf>[0] }) {
  const { fiat, crypto } = totalsOf(orders);
  return (
    <span className="flex flex-wrap gap-x-3">
      {fiat.map(({ unit, amount }) => (
        <Money key={unit} amount={amount} unit={unit} className="font-semibold" />
      ))}
      {crypto.map(({ unit, amount }) => (
        <Money key={unit} amount={amount} unit={unit} className="text-muted" {...DIGITS} />
      ))}
    </span>
  );
}

interface CheckDialogProps {
  readonly orders: readonly OrderInFull[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The last look before coins leave for good. */
function CheckDialog({ orders, onConfirm, onClose }: CheckDialogProps) {
  const t = usePhrase();
  return (
    <Dialog
      isOpen
      isInsistent
      title={t("order.together.title")}
      description={t("order.together.text")}
      closeLabel={t("order.together.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t("order.action.goBack")}
          </Button>
          <Button onClick={onConfirm}>{t("order.together.open")}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Disputed orders={orders.filter(isAppealed)} />
        <OrderLines orders={orders} />
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="text-muted">{t("order.together.total")}</span>
          <Totals orders={orders} />
        </p>
        <Notice tone="warning">{t("order.release.checkAccount")}</Notice>
      </div>
    </Dialog>
  );
}

/** Above all others, and by name: who releases many may not look at each. */
function Disputed({ orders }: Pick<CheckDialogProps, "orders">) {
  const t = usePhrase();
  if (orders.length === 0) return null;
  return (
    <Notice tone="danger" title={t("order.together.appealed", { count: orders.length })}>
      <ul>
        {orders.map(({ orderId, counterparty }) => (
          <li key={orderId} className="flex flex-wrap gap-x-2">
            <bdi className="font-medium break-words">{counterparty.realName}</bdi>
            <span className="figures">{orderId}</span>
          </li>
        ))}
      </ul>
      <p>{t("order.release.endsAppeal")}</p>
    </Notice>
  );
}

interface OutcomeDialogProps {
  readonly orders: readonly OrderInFull[];
  readonly outcomes: readonly Released[];
  readonly onClose: () => void;
}

function OutcomeDialog({ orders, outcomes, onClose }: OutcomeDialogProps) {
  const t = usePhrase();
  return (
    <Dialog
      isOpen
      title={t("order.together.outcome")}
      closeLabel={t("order.together.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={<Button onClick={onClose}>{t("order.together.close")}</Button>}
    >
      <OrderLines orders={orders} outcomes={outcomes} />
    </Dialog>
  );
}

function Outcome({ outcome: { ok, message } }: { outcome: Released }) {
  const t = usePhrase();
  return (
    <span className="flex flex-col gap-1">
      <Badge tone={ok ? "success" : "danger"} className="self-start">
        {t(ok ? "order.together.released" : "order.together.notReleased")}
      </Badge>
      {!ok && message !== undefined && <span>{message}</span>}
    </span>
  );
}

interface OrderLinesProps {
  readonly orders: readonly OrderInFull[];
  /** What the server said of each, once it has. */
  readonly outcomes?: readonly Released[];
}

/** Each with what has to have arrived, and from whom. */
function OrderLines({ orders, outcomes }: OrderLinesProps) {
  const t = usePhrase();
  return (
    <ul className="divide-line flex flex-col divide-y text-sm">
      {orders.map((order) => (
        <li key={order.orderId} className="flex flex-col gap-1 py-2">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <bdi className="font-medium break-words">{order.counterparty.realName}</bdi>
            <Money amount={order.fiatAmount} unit={order.fiat} className="font-semibold" />
          </span>
          <span className="text-muted flex flex-wrap justify-between gap-x-3 text-xs">
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="figures">{order.orderId}</span>
              {isAppealed(order) && <Badge tone="danger">{t("order.status.appeal")}</Badge>}
            </span>
            <Money amount={order.quantity} unit={order.crypto} {...DIGITS} />
          </span>
          {outcomes === undefined && <Payer order={order} />}
          {outcomes?.map(
            (outcome) =>
              outcome.orderId === order.orderId && (
                <Outcome key={outcome.orderId} outcome={outcome} />
              ),
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whom the buyer declared as payer: a name that differs is a reason to release nothing. */
function Payer({ order: { payer, counterparty } }: { order: OrderInFull }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  if (payer === null) return <Notice tone="warning">{t("order.payer.none")}</Notice>;
  const name = <bdi key="name">{counterparty.realName}</bdi>;
  return (
    <>
      <span className="text-muted flex flex-wrap justify-between gap-x-3 text-xs">
        <span>{t("order.payer.title")}</span>
        <span>
          <bdi>{payer.name}</bdi> · <bdi className="figures">{payer.accountEnd}</bdi>
        </span>
      </span>
      {payer.nameDiffers && (
        <Notice tone="danger">{rich("order.payer.differs.seller", { name })}</Notice>
      )}
    </>
  );
}
