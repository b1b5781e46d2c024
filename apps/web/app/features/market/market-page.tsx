/** One market from the reader's side: the offers that can be taken, and the facts of the market. */
import { SkipLink } from "@parley/ui/navigation/skip-link";
import { Gate } from "../../shared/gate/gate.tsx";
import type { Standing } from "../../shared/gate/gate-items.ts";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { useIsLate } from "../../shell/page/use-is-late.ts";
import { useFlags } from "../../shell/page/use-flags.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useLocation, useNavigation } from "react-router";
import { ChartsPanel } from "./charts-panel.tsx";
import { ListingFilters } from "./listing-filters.tsx";
import { MarketFacts } from "./market-facts.tsx";
import { MarketChoice, MarketPicker } from "./market-picker.tsx";
import { OfferList, type OfferListProps } from "./offer-list.tsx";
import { useRememberedMarket } from "./remember-market.ts";
import { useListingChoice } from "./use-listing-choice.ts";
import { useLiveMarket } from "./use-live-market.ts";

export interface MarketPageProps extends Omit<
  OfferListProps,
  "chosen" | "onListChange" | "isWorking"
> {
  readonly standing: Standing | null;
}

export function MarketPage({ side, market, query, offers, standing }: MarketPageProps) {
  const t = usePhrase();
  const { coin, currency } = market;
  const flags = useFlags();
  const names = { coin: coin.code, currency: currency.code };
  useRememberedMarket(side, market, query);
  const choice = useListingChoice(market, query);
  const { pathname } = useLocation();
  const isWorking = useIsLate(useNavigation().location?.pathname === pathname);
  const onListChange = useLiveMarket(side, { crypto: coin.code, fiat: currency.code });
  return (
    <div className="flex flex-col gap-3 max-sm:-mt-3 sm:gap-6">
      <PageMeta
        title={t(side === "buy" ? "market.buy.meta.title" : "market.sell.meta.title", names)}
        description={t(
          side === "buy" ? "market.buy.meta.description" : "market.sell.meta.description",
          names,
        )}
        query={`?crypto=${coin.code}&fiat=${currency.code}`}
      />
      {market.terms !== null && <SkipLink to="offers">{t("market.skip")}</SkipLink>}
      <div className="flex flex-col gap-2 sm:gap-6">
        <MarketPicker side={side} market={market} />
        {/* A phone has its room for the offers; the controls say the same. */}
        <h1 className="text-2xl font-semibold max-sm:sr-only">
          {t(side === "buy" ? "market.buy.title" : "market.sell.title", {
            coin: coin.name,
            currency: currency.name,
          })}
        </h1>
        <Gate standing={standing} />
        <div className="flex flex-wrap items-start gap-2">
          <MarketChoice side={side} market={market} />
          {market.terms !== null && (
            <ListingFilters market={market} query={query} choice={choice} isWorking={isWorking} />
          )}
        </div>
      </div>
      {market.terms === null ? (
        <p className="border-line text-muted rounded-xl border px-4 py-16 text-center">
          {t("market.closed")}
        </p>
      ) : (
        <>
          <OfferList
            side={side}
            market={market}
            query={query}
            chosen={choice.chosen}
            offers={offers}
            onListChange={onListChange}
            isWorking={isWorking}
          />
          <MarketFacts market={market} terms={market.terms} />
          {flags.charts && (
            <ChartsPanel crypto={coin.code} fiat={currency.code} terms={market.terms} />
          )}
        </>
      )}
    </div>
  );
}
