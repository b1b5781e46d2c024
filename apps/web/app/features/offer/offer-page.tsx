/** One offer: who offers it, on which terms, and the form to order from it. */
import { useNumbers, type Numbers } from "@parley/ui/data/language";
import { boundText } from "@parley/domain/format/bound-text";
import { Badge } from "@parley/ui/data/badge";
import { Card } from "@parley/ui/data/card";
import { Money } from "@parley/ui/data/money";
import { Notice } from "@parley/ui/feedback/notice";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import { useAdvertiserFacts, VerifiedBadges } from "../../shared/trade/advertiser-facts.tsx";
import { AdvertiserLine } from "../../shared/trade/advertiser-line.tsx";
import { FactList } from "../../shared/trade/fact-list.tsx";
import type { Wish } from "../../shared/trade/wish-address.ts";
import type { OfferDetail, OfferPageData } from "./load-offer.ts";
import { draftOfSearch } from "./order-draft.ts";
import { OrderForm } from "./order-form.tsx";
import { useFreshOffer } from "./use-fresh-offer.ts";
import { wayToList } from "./way-to-list.ts";

const DIGITS = { maximumDigits: 8 } as const;
/** Of a percentage that a sentence names. */
const WHOLE = { minimumDigits: 0 } as const;

export function OfferPage(data: OfferPageData) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { side, offer } = data;
  const [search] = useSearchParams();
  useFreshOffer(offer);
  // A reader who began to type has to notice that the terms have changed.
  const [readVersion] = useState(offer.version);
  const names = { token: offer.crypto, fiat: offer.fiat };
  const title = t(side === "buy" ? "detail.buyTitle" : "detail.sellTitle", names);
  return (
    <div className="flex flex-col gap-5">
      <PageMeta title={title} description={t("detail.description")} />
      <Link
        to={wayToList(toPath(`/p2p/${side}`), offer, wishOfSearch(search, data))}
        className="text-muted hover:text-ink inline-flex min-h-8 items-center gap-1.5 self-start"
      >
        <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
        {t("detail.back")}
      </Link>
      <h1 className="text-2xl font-semibold">{title}</h1>
      <output className="empty:hidden">
        {offer.version !== readVersion && <Notice>{t("detail.changed")}</Notice>}
      </output>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <OrderForm key={offer.advId} {...data} />
        <div className="flex flex-col gap-5">
          <OfferFacts offer={offer} />
          <Advertiser offer={offer} />
        </div>
      </div>
    </div>
  );
}

/** What the address of this page has brought along. */
function wishOfSearch(search: URLSearchParams, { offer, scales }: OfferPageData): Wish {
  const { text, amountIn } = draftOfSearch(search, {
    fiatScale: scales.fiat,
    cryptoScale: scales.crypto,
  });
  const pay = offer.payMethods.find(({ code }) => code === search.get("pay"))?.code ?? null;
  return { amount: text, amountIn, pay };
}

function OfferFacts({ offer }: { offer: OfferDetail }) {
  const t = usePhrase();
  const conditions = conditionsOf(offer, t, useNumbers());
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{t("detail.facts")}</h2>
      <FactList
        facts={[
          [
            t("offer.field.unitPrice"),
            <span key="price" className="flex flex-col items-end">
              <span className="text-base font-semibold">
                <Money amount={offer.price} unit={offer.fiat} />
              </span>
              <span className="text-muted text-xs">{t(`detail.${offer.priceType}`)}</span>
            </span>,
          ],
          [
            t("offer.field.quantity"),
            <Money
              key="quantity"
              amount={offer.quantity}
              unit={offer.crypto}
              briefAs={offer.crypto}
              {...DIGITS}
            />,
          ],
          [
            t("offer.field.remainingQuantity"),
            <Money
              key="remaining"
              amount={offer.remaining}
              unit={offer.crypto}
              briefAs={offer.crypto}
              {...DIGITS}
            />,
          ],
          [
            t("offer.field.limit"),
            <span key="limit">
              <Money amount={boundText(offer.minLimit)} /> –{" "}
              <Money amount={boundText(offer.maxLimit)} unit={offer.fiat} />
            </span>,
          ],
          [
            t("offer.field.paymentWindow"),
            t("offer.field.windowMinutes", { minutes: offer.payWindow }),
          ],
          [
            t("offer.field.paymentMethods"),
            <span key="methods" className="flex flex-wrap justify-end gap-1">
              {offer.payMethods.map(({ code, name }) => (
                <Badge key={code}>{name}</Badge>
              ))}
            </span>,
          ],
        ]}
      />
      {conditions.length > 0 && (
        <section className="flex flex-col gap-1">
          <h3 className="text-muted">{t("detail.conditions")}</h3>
          <ul className="list-disc ps-5">
            {conditions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

function conditionsOf({ conditions, fiat }: OfferDetail, t: Phrase, numbers: Numbers): string[] {
  const { kycRequired, minTrades, minCompletionRate, minRegisteredDays, firstTradeCap } =
    conditions;
  return [
    kycRequired ? t("detail.condition.kyc") : null,
    minTrades > 0 ? t("detail.condition.trades", { count: minTrades }) : null,
    minCompletionRate > 0
      ? t("detail.condition.completion", { rate: numbers.percent(minCompletionRate, WHOLE) })
      : null,
    minRegisteredDays > 0 ? t("detail.condition.days", { count: minRegisteredDays }) : null,
    firstTradeCap === null
      ? null
      : t("detail.condition.firstCap", {
          amount: `${numbers.number(boundText(firstTradeCap))} ${fiat}`,
        }),
  ].filter((text) => text !== null);
}

function Advertiser({ offer }: { offer: OfferDetail }) {
  const t = usePhrase();
  const { advertiser, message } = offer;
  const facts = useAdvertiserFacts(advertiser);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t("advertiser.title")}</h2>
      <AdvertiserLine offer={offer} />
      <VerifiedBadges advertiser={advertiser} />
      <FactList facts={facts} />
      {message !== "" && (
        <section className="flex flex-col gap-1">
          <h3 className="text-muted">{t("detail.message")}</h3>
          <p className="break-words whitespace-pre-line">{message}</p>
        </section>
      )}
    </Card>
  );
}
