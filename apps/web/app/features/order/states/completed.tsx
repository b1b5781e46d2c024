/** A completed order: its outcome, and where the coins are. */
import { DoneArt } from "@parley/ui/art/done";
import { buttonClass } from "@parley/ui/controls/button";
import { Money } from "@parley/ui/data/money";
import { Time } from "@parley/ui/data/time";
import { Notice } from "@parley/ui/feedback/notice";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { usePhrase, useRichPhrase, type Phrase } from "../../../shell/locale/phrase.tsx";
import { FactList } from "../../../shared/trade/fact-list.tsx";
import { FeedbackForm } from "./feedback-form.tsx";
import { AppliedRuling } from "../appeal/standing-ruling.tsx";
import { coinsOf } from "../parts/amounts.tsx";
import { DIGITS, type OrderPartProps } from "../model/order-part.ts";
import type { Order } from "../model/order.ts";
import { feePhrase } from "../model/side-phrases.ts";
import { useIsPast } from "../parts/use-is-past.ts";
import { SharesTable } from "../parts/shares.tsx";
import { settledShares } from "../parts/split-shares.ts";
import { StateFrame } from "../parts/state-frame.tsx";

export function Completed({ order }: OrderPartProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const toPath = useLocalPath();
  const { role, settledQuantity, receiveQuantity } = order;
  const got = settledQuantity ?? receiveQuantity;
  const isSplit = got !== receiveQuantity;
  return (
    <>
      <StateFrame
        order={order}
        art={<DoneArt />}
        title={t("order.title.completed")}
        text={
          isSplit
            ? t("order.now.completed.split")
            : role === "buyer"
              ? rich("order.now.completed.buyer", { amount: coinsOf(order, got) })
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
        {isSplit ? <Split order={order} got={got} /> : <Result order={order} />}
        <Fresh order={order} />
        <AppliedRuling order={order} />
      </StateFrame>
      <FeedbackForm
        orderId={order.orderId}
        counterpartyName={order.counterparty.nickname}
        given={order.feedback.given}
      />
    </>
  );
}

/** What was bought may have to stay for a day, which a buyer must not find out at the withdrawal. */
function Fresh({ order: { freshUntil, serverTime } }: { order: Order }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const toPath = useLocalPath();
  const isOver = useIsPast(freshUntil, serverTime);
  if (freshUntil === null || isOver) return null;
  const time = <Time key="time" at={freshUntil} form="exact" />;
  return (
    <Notice title={rich("order.completed.fresh", { time })}>
      <p>{t("order.completed.freshText")}</p>
      <p>
        <Link to={toPath("/account/limits")} className="text-accent font-medium underline">
          {t("order.action.viewLimits")}
        </Link>
      </p>
    </Notice>
  );
}

function Result({ order }: { order: Order }) {
  const t = usePhrase();
  const { role, crypto, quantity, fee, receiveQuantity } = order;
  const coins = (amount: string) => <Money amount={amount} unit={crypto} {...DIGITS} />;
  const fiat = <Money amount={order.fiatAmount} unit={order.fiat} />;
  const facts: readonly (readonly [string, ReactNode])[] =
    role === "buyer"
      ? [
          [t("order.field.received"), <strong key="got">{coins(receiveQuantity)}</strong>],
          [t("order.field.paid"), fiat],
        ]
      : [
          [t("order.field.received"), <strong key="got">{fiat}</strong>],
          [t("order.field.sold"), coins(quantity)],
        ];
  const fees = [t(feePhrase(order)), coins(fee)] as const;
  return <FactList facts={[...facts, fees, completedAt(order, t)]} />;
}

/** How much was paid of what the order says is not known here. */
function Split({ order, got }: { readonly order: Order; readonly got: string }) {
  const t = usePhrase();
  return (
    <div className="divide-line flex flex-col divide-y">
      <SharesTable order={order} shares={settledShares(order, got)} />
      <FactList facts={[completedAt(order, t)]} />
    </div>
  );
}

function completedAt({ completedAt: at }: Order, t: Phrase) {
  return [t("order.field.completedTime"), <Time key="at" at={at} form="exact" />] as const;
}
