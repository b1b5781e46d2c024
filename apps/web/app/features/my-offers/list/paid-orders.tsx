/** Paid orders above the own offers: each can be opened, and several are released with one code. */
import { Badge } from "@parley/ui/data/badge";
import { Money } from "@parley/ui/data/money";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { ReleaseTogetherBar } from "../../../shared/release-together/release-together-bar.tsx";
import { isAppealed } from "../../../shared/release-together/release-selection.ts";
import { SelectBox } from "../../../shared/release-together/select-box.tsx";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import type { PaidOrder } from "./load-my-offers.ts";

export interface PaidOrdersProps {
  readonly orders: readonly PaidOrder[];
}

/** The bar stays where there is none any more: it still says what became of the last ones. */
export function PaidOrders({ orders }: PaidOrdersProps) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <section aria-label={t("mine.paid.title")} className="flex flex-col gap-3 empty:hidden">
      {orders.length > 0 && (
        <>
          <h2 className="text-base font-semibold">{t("mine.paid.title")}</h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
            {orders.map((order) => (
              <li
                key={order.orderId}
                className="border-line bg-surface flex items-center gap-1 rounded-lg border ps-3"
              >
                <SelectBox order={order} selected={selected} onSelect={setSelected} />
                <PaidOrderLink order={order} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ReleaseTogetherBar
        orders={orders}
        selected={selected}
        onSelect={setSelected}
        onReleased={() => void revalidate()}
      />
    </section>
  );
}

function PaidOrderLink({ order }: { readonly order: PaidOrder }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { orderId, counterparty, fiatAmount, fiat, quantity, crypto } = order;
  return (
    <Link
      to={toPath(`/p2p/order?orderId=${orderId}`)}
      className="hover:bg-hover flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-lg px-2 py-2 text-sm"
    >
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-center gap-x-1.5">
          <bdi className="min-w-0 font-medium break-words">
            {counterparty.realName ?? counterparty.nickname}
          </bdi>
          {isAppealed(order) && <Badge tone="danger">{t("order.status.appeal")}</Badge>}
        </span>
        {counterparty.realName !== null && (
          <span className="text-muted truncate text-xs">{counterparty.nickname}</span>
        )}
        <span className="text-muted figures truncate text-xs">{orderId}</span>
      </span>
      <span className="flex flex-col items-end">
        <Money amount={fiatAmount} unit={fiat} className="font-semibold" />
        <Money
          amount={quantity}
          unit={crypto}
          briefAs={crypto}
          isPassedOver
          className="text-muted text-xs"
          maximumDigits={8}
        />
      </span>
      <ChevronRight aria-hidden className="text-muted size-4 shrink-0 rtl:-scale-x-100" />
    </Link>
  );
}
