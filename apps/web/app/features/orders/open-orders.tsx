/** Orders that wait for an action, first: each with its state and the time that is left. */
import { Countdown } from "@parley/ui/data/countdown";
import { Money } from "@parley/ui/data/money";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { serverNow } from "../../shell/state/public-store.ts";
import { OrderBadges } from "../../shared/trade/order-badges.tsx";
import type { ListedOrder } from "./load-orders.ts";
import { Unread } from "./order-table.tsx";
import { OrderType } from "./order-type.tsx";

export function OpenOrders({ orders }: { orders: readonly ListedOrder[] }) {
  const t = usePhrase();
  if (orders.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t("order.list.open")}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {orders.map((order) => (
          <li key={order.orderId}>
            <OpenOrder order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenOrder({ order }: { order: ListedOrder }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { orderId, type, quantity, crypto, fiatAmount, fiat, counterparty, state, payBy } = order;
  const isWaitingForPayment = state === "pending_payment";
  return (
    <a
      href={toPath(`/p2p/order?orderId=${orderId}`)}
      className="border-line bg-surface hover:bg-hover flex h-full flex-col gap-2 rounded-lg border p-4"
    >
      <span className="flex items-center justify-between gap-3">
        <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
          <OrderType type={type} />
          <Money amount={quantity} unit={crypto} className="font-semibold" maximumDigits={8} />
        </span>
        {isWaitingForPayment && (
          <span>
            {/* In words of the link, whose name holds everything in it. */}
            <span className="sr-only">
              {t(type === "B" ? "order.time.pay.buyer" : "order.time.pay.seller")}
            </span>
            <Countdown
              deadlineAt={payBy}
              now={serverNow}
              announce={() => ""}
              className="text-lg font-semibold"
            />
          </span>
        )}
      </span>
      <span className="text-muted flex items-center justify-between gap-3">
        <span className="flex min-w-0 flex-col">
          <span className="truncate">{counterparty.nickname}</span>
          {counterparty.realName !== null && (
            <bdi className="text-ink text-xs break-words">{counterparty.realName}</bdi>
          )}
        </span>
        <Money amount={fiatAmount} unit={fiat} />
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <OrderBadges order={order} />
        <Unread count={order.unread} />
        <span className="text-accent ms-auto inline-flex items-center gap-1 text-sm font-medium">
          {t("order.action.viewOrder")}
          <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </span>
      </span>
    </a>
  );
}
