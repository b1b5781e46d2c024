/** One own offer with what matters of it, and what can be done about it. */
import { boundText } from "@parley/domain/format/bound-text";
import { Badge } from "@parley/ui/data/badge";
import { Card } from "@parley/ui/data/card";
import { Money } from "@parley/ui/data/money";
import { Notice } from "@parley/ui/feedback/notice";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { joinList } from "../../../shell/locale/join-list.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { OfferActions } from "./offer-actions.tsx";
import type { OfferState, OwnOffer } from "../own-offer.ts";
import { InlinePrice } from "../price/inline-price.tsx";

const TAKEDOWN_PHRASES = {
  "misleading-terms": "mine.takenDown.misleadingTerms",
  "contact-details": "mine.takenDown.contactDetails",
  "offensive-text": "mine.takenDown.offensiveText",
  "suspected-fraud": "mine.takenDown.suspectedFraud",
  other: "mine.takenDown.other",
  "market-limits": "mine.takenDown.marketLimits",
  "method-closed": "mine.takenDown.methodClosed",
} as const satisfies Record<NonNullable<OwnOffer["takedown"]>["reason"], string>;

const DIGITS = { maximumDigits: 8 } as const;

export interface OfferCardProps {
  readonly offer: OwnOffer;
  /** The list that is shown: what has just left it says so. */
  readonly listed: OfferState;
  readonly onMoved: (offer: OwnOffer) => void;
}

export function OfferCard({ offer, listed, onMoved }: OfferCardProps) {
  const t = usePhrase();
  const { side, crypto, fiat, quantity, remaining, minLimit, maxLimit, payMethods } = offer;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={side}>{t(`mine.side.${side}`)}</Badge>
        <h2 className="text-base font-semibold">{`${crypto} / ${fiat}`}</h2>
        {offer.state !== listed && (
          <Badge tone={offer.state === "online" ? "success" : "warning"}>
            {t(`mine.state.${offer.state}`)}
          </Badge>
        )}
        {offer.visibility === "private" && <Badge>{t("mine.visibility.private")}</Badge>}
        {offer.hours !== null && <Badge>{t("mine.hasHours")}</Badge>}
        {offer.switchedOff && <Badge>{t("mine.switch.badge")}</Badge>}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm md:grid-cols-3 lg:grid-cols-5">
        <Fact name={t("offer.list.price")}>
          <InlinePrice offer={offer} />
        </Fact>
        <Fact name={t("mine.remaining")}>
          <Money amount={remaining} briefAs={crypto} {...DIGITS} />
          <span className="text-muted">
            {" / "}
            <Money amount={quantity} unit={crypto} briefAs={crypto} {...DIGITS} />
          </span>
        </Fact>
        <Fact name={t("offer.field.limit")}>
          <Money amount={boundText(minLimit)} />
          {" – "}
          <Money amount={boundText(maxLimit)} unit={fiat} />
        </Fact>
        <Fact name={t("offer.field.paymentMethods")}>
          {joinList(
            t,
            payMethods.map(({ name }) => name),
          )}
        </Fact>
        <Fact name={t("mine.openOrders")}>
          <OpenOrders offer={offer} />
        </Fact>
      </dl>
      {offer.takedown !== null && <TakenDown takedown={offer.takedown} />}
      <OfferActions offer={offer} onMoved={onMoved} />
    </Card>
  );
}

function OpenOrders({ offer: { advId, openOrders } }: { readonly offer: OwnOffer }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  if (openOrders === 0) return <span className="figures">{openOrders}</span>;
  return (
    <Link
      to={toPath(`/p2p/order?offer=${advId}&status=pending`)}
      aria-label={t("shell.join.label", {
        label: t("mine.openOrders"),
        value: String(openOrders),
      })}
      className="text-accent figures -my-2 inline-flex min-h-11 min-w-11 items-center font-semibold underline sm:min-h-8"
    >
      {openOrders}
    </Link>
  );
}

/** Why it is offline, and what has to happen before it can be online again. */
function TakenDown({ takedown }: { readonly takedown: NonNullable<OwnOffer["takedown"]> }) {
  const t = usePhrase();
  const { reason, isLasting } = takedown;
  const isOfMarket = reason === "market-limits" || reason === "method-closed";
  return (
    <Notice
      tone="warning"
      title={t(isOfMarket ? "mine.takenDown.titleMarket" : "mine.takenDown.title")}
    >
      <p>{t(TAKEDOWN_PHRASES[reason])}</p>
      <p>{t(isLasting ? "mine.takenDown.lasting" : "mine.takenDown.edit")}</p>
    </Notice>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 has-[form]:col-span-full">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
