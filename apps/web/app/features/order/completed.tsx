/** The coins have moved: what came of it, and where it is. */
import { buttonClass } from "@parley/ui/button";
import { Money } from "@parley/ui/money";
import { Time } from "@parley/ui/time";
import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocalPath } from "../../shell/page-data.ts";
import { usePhrase, useRichPhrase } from "../../shell/phrase.tsx";
import { FactList } from "../../shell/trade/fact-list.tsx";
import { FeedbackForm } from "../../shell/trade/feedback-form.tsx";
import { coinsOf } from "./amounts.tsx";
import { DIGITS, type OrderPartProps } from "./order-part.ts";
import type { Order } from "./order.ts";
import { StateFrame } from "./state-frame.tsx";

export function Completed({ order }: OrderPartProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const toPath = useLocalPath();
  const { role, settledQuantity, receiveQuantity } = order;
  const amount = coinsOf(order, settledQuantity ?? receiveQuantity);
  return (
    <>
      <StateFrame
        order={order}
        sign={<CircleCheck aria-hidden className="text-success mt-0.5 size-6 shrink-0" />}
        title={t("order.title.completed")}
        text={
          role === "buyer"
            ? rich("order.now.completed.buyer", { amount })
            : t("order.now.completed.seller")
        }
        actions={
          <>
            <Link to={toPath("/p2p")} className={buttonClass({ tone: "secondary" })}>
              {t("order.action.backToP2P")}
            </Link>
            <Link to={toPath("/wallet")} className={buttonClass()}>
              {t("order.action.viewWallet")}
            </Link>
          </>
        }
      >
        <Result order={order} />
      </StateFrame>
      <FeedbackForm
        orderId={order.orderId}
        counterpartyName={order.counterparty.nickname}
        given={order.feedback.given}
      />
    </>
  );
}

function Result({ order }: { order: Order }) {
  const t = usePhrase();
  const { role, crypto, quantity, fee, receiveQuantity, settledQuantity } = order;
  const coins = (amount: string) => <Money amount={amount} unit={crypto} {...DIGITS} />;
  const fiat = <Money amount={order.fiatAmount} unit={order.fiat} />;
  const got = settledQuantity ?? receiveQuantity;
  // What was split has another fee, and how the rest went stands in the wallet's statement.
  const isWhole = got === receiveQuantity;
  const facts: (readonly [string, ReactNode])[] =
    role === "buyer"
      ? [
          [t("order.field.received"), <strong key="got">{coins(got)}</strong>],
          [t("order.field.paid"), fiat],
        ]
      : [
          [t("order.field.received"), <strong key="got">{fiat}</strong>],
          isWhole
            ? [t("order.field.sold"), coins(quantity)]
            : [t("order.field.buyerReceives"), coins(got)],
        ];
  if (isWhole) facts.push([t("order.field.fee"), coins(fee)]);
  facts.push([t("order.field.completedTime"), <Time key="at" at={order.completedAt} />]);
  return <FactList facts={facts} />;
}
