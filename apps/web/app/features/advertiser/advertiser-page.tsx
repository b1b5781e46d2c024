/** The public page of an advertiser: figures, charts and open offers. */
import { NoOffersArt } from "@parley/ui/art/no-offers";
import { Avatar } from "@parley/ui/data/avatar";
import { Button } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { useNumbers } from "@parley/ui/data/language";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { Notice } from "@parley/ui/feedback/notice";
import { Time } from "@parley/ui/data/time";
import { useSyncExternalStore } from "react";
import { latePart } from "../../shell/boot/late-part.tsx";
import { useFlags } from "../../shell/page/use-flags.ts";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { joinList } from "../../shell/locale/join-list.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useAdvertiserFacts, VerifiedBadges } from "../../shared/trade/advertiser-facts.tsx";
import { FactList } from "../../shared/trade/fact-list.tsx";
import { OfferTable } from "../../shared/trade/offer-table.tsx";
import { useChosen } from "../../shared/data/use-chosen.ts";
import { QueryForm } from "../../shared/forms/query-form.tsx";
import { FeedbackSection } from "./feedback-section.tsx";
import type { AdvertiserDetail, AdvertiserPageData } from "./load-advertiser.ts";
import { RelationButtons } from "./relation-buttons.tsx";

/** Drawn by a library that is loaded after the figures. */
const DayCharts = latePart(() => import("./day-charts.tsx"));

export function AdvertiserPage(data: AdvertiserPageData) {
  const t = usePhrase();
  const { advertiser } = data;
  const { nickname: name } = advertiser;
  const flags = useFlags();
  return (
    <div className="flex flex-col gap-5">
      <PageMeta
        title={t("advertiser.meta.title", { name })}
        description={t("advertiser.meta.description", { name })}
      />
      <Head advertiser={advertiser} />
      {advertiser.own && <Notice>{t("advertiser.isOwn")}</Notice>}
      {advertiser.blocked && <Notice tone="warning">{t("advertiser.isBlocked")}</Notice>}
      {/* First what a taker came for. */}
      <Offers {...data} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Statistics advertiser={advertiser} />
        {flags.charts && <Charts advertiser={advertiser} />}
      </div>
      <FeedbackSection key={advertiser.uid} {...data} />
    </div>
  );
}

function Head({ advertiser }: { advertiser: AdvertiserDetail }) {
  const t = usePhrase();
  const label = t(advertiser.online ? "offer.advertiser.online" : "offer.advertiser.offline");
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar
          name={advertiser.avatar}
          size="large"
          presence={{ isOnline: advertiser.online, label }}
        />
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="truncate text-2xl font-semibold">{advertiser.nickname}</h1>
          {advertiser.formerNames.length > 0 && (
            <p className="text-muted text-sm break-words">
              {t("advertiser.formerly", { names: joinList(t, advertiser.formerNames) })}
            </p>
          )}
          <VerifiedBadges advertiser={advertiser} />
        </div>
      </div>
      {!advertiser.own && <RelationButtons advertiser={advertiser} />}
    </Card>
  );
}

function Statistics({ advertiser }: { advertiser: AdvertiserDetail }) {
  const t = usePhrase();
  const facts = useAdvertiserFacts(advertiser);
  const { number } = useNumbers();
  const { positiveFeedback, negativeFeedback, firstTradeAt } = advertiser;
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{t("advertiser.statistics")}</h2>
      <FactList
        facts={[
          ...facts,
          [
            t("advertiser.feedback"),
            t("advertiser.feedbackCount", {
              good: number(positiveFeedback),
              bad: number(negativeFeedback),
            }),
          ],
          [
            t("advertiser.firstTrade"),
            firstTradeAt === null ? "--" : <Time key="first" at={firstTradeAt} form="day" />,
          ],
        ]}
      />
    </Card>
  );
}

const CHART_ROOM = "h-[27rem]";

function Charts({ advertiser: { days } }: { advertiser: AdvertiserDetail }) {
  const t = usePhrase();
  const isAlive = useIsAlive();
  return (
    <Card className={`flex flex-col ${CHART_ROOM}`}>
      {days.length === 0 ? (
        <p className="text-muted m-auto">{t("advertiser.noTrades")}</p>
      ) : (
        isAlive && <DayCharts days={days} />
      )}
    </Card>
  );
}

const subscribeToNothing = () => () => undefined;

/** A canvas can only be drawn in the browser. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function Offers({ offers, coins, currencies, crypto, fiat }: AdvertiserPageData) {
  const t = usePhrase();
  const { chosen, choose } = useChosen({ crypto, fiat }, `${crypto} ${fiat}`, (query) => ({
    crypto: query.get("crypto") ?? crypto,
    fiat: query.get("fiat") ?? fiat,
  }));
  const change = (part: Partial<typeof chosen>) => {
    const next = { ...chosen, ...part };
    choose(next, `?${new URLSearchParams(next).toString()}`);
  };
  return (
    <section aria-labelledby="open-offers" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="open-offers" className="text-base font-semibold">
          {t("advertiser.offers")}
        </h2>
        <QueryForm className="flex gap-2">
          <div className="w-28">
            <NativeSelect
              aria-label={t("offer.home.crypto")}
              name="crypto"
              value={chosen.crypto}
              options={coins.map((code) => ({ value: code, label: code }))}
              onValueChange={(code) => change({ crypto: code })}
            />
          </div>
          <div className="w-44">
            <NativeSelect
              aria-label={t("offer.home.fiat")}
              name="fiat"
              value={chosen.fiat}
              options={currencies.map(({ code, name }) => ({
                value: code,
                label: `${code} ${name}`,
              }))}
              onValueChange={(code) => change({ fiat: code })}
            />
          </div>
          <noscript>
            <Button type="submit" tone="secondary">
              {t("offer.filter.search")}
            </Button>
          </noscript>
        </QueryForm>
      </div>
      <div className="lg:border-line lg:bg-surface lg:rounded-xl lg:border">
        <OfferTable
          caption={t("advertiser.offers")}
          rows={offers}
          hasAdvertiser={false}
          empty={<EmptyState art={<NoOffersArt />} title={t("advertiser.noOffers")} />}
        />
      </div>
    </section>
  );
}
