/** The terms of the order, as they were booked. */
import { Card } from "@parley/ui/data/card";
import { Money } from "@parley/ui/data/money";
import { Time } from "@parley/ui/data/time";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { joinList } from "../../shell/locale/join-list.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { advertiserPath } from "../../shared/trade/advertiser-path.ts";
import { FactList } from "../../shared/trade/fact-list.tsx";
import { DIGITS } from "./model/order-part.ts";
import type { Order } from "./model/order.ts";
import { feePhrase } from "./model/side-phrases.ts";

export function OrderFacts({ order }: { order: Order }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { crypto, fiat, role, counterparty, externalOrderId, confirmedAt, canceledAt } = order;
  const coins = (amount: string) => <Money amount={amount} unit={crypto} {...DIGITS} />;
  const facts: (readonly [string, ReactNode])[] = [
    [t("order.field.unitPrice"), <Money key="price" amount={order.price} unit={fiat} />],
    [t("order.field.quantity"), coins(order.quantity)],
  ];
  // The outcome is shown above, and may differ from what was agreed.
  if (order.settledFee === null) {
    facts.push(
      [t(feePhrase(order)), coins(order.fee)],
      [
        t(role === "buyer" ? "order.field.iWillReceive" : "order.field.buyerReceives"),
        coins(order.receiveQuantity),
      ],
    );
  }
  facts.push(
    [
      t("order.field.paymentAmount"),
      <strong key="fiat">
        <Money amount={order.fiatAmount} unit={fiat} />
      </strong>,
    ],
    [t("order.field.paymentMethod"), order.payMethod.name],
    [
      t("order.field.counterparty"),
      <span key="who" className="flex flex-col items-end">
        <Link
          to={toPath(advertiserPath(counterparty.uid, order))}
          className="text-accent hover:underline"
        >
          {counterparty.nickname}
        </Link>
        <span className="text-muted text-xs">{counterparty.realName}</span>
        {counterparty.formerNames.length > 0 && (
          <span className="text-muted text-xs break-words">
            {t("order.field.formerly", { names: joinList(t, counterparty.formerNames) })}
          </span>
        )}
      </span>,
    ],
    [t("order.field.createdTime"), <Time key="created" at={order.createdAt} form="exact" />],
    [t("order.field.paymentDeadline"), <Time key="deadline" at={order.payBy} form="exact" />],
  );
  if (confirmedAt !== null) {
    facts.push([
      t("order.field.receiptConfirmationTime"),
      <Time key="confirmed" at={confirmedAt} form="exact" />,
    ]);
  }
  if (canceledAt !== null) {
    facts.push([
      t("order.field.canceledTime"),
      <Time key="canceled" at={canceledAt} form="exact" />,
    ]);
  }
  if (externalOrderId !== null) {
    facts.push([
      t("order.field.externalOrderId"),
      <span key="external" className="break-all">
        {externalOrderId}
      </span>,
    ]);
  }
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{t("order.page.facts")}</h2>
      <FactList facts={facts} />
    </Card>
  );
}
