/** One market from the reader's side: the offers that can be taken, and the facts of the market. */
import { SkipLink } from "@parley/ui/navigation/skip-link";
import { Gate } from "../../shared/gate/gate.tsx";
import type { Standing } from "../../shared/gate/gate-items.ts";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { useFlags } from "../../shell/page/use-flags.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { ChartsPanel } from "./charts-panel.tsx";
import { MarketFacts } from "./market-facts.tsx";
import { MarketPicker } from "./market-picker.tsx";
import { OfferList, type OfferListProps } from "./offer-list.tsx";
import { useRememberedMarket } from "./remember-market.ts";
import { useLiveMarket } from "./use-live-market.ts";

export interface MarketPageProps extends Omit<OfferListProps, "onListChange"> {
  readonly standing: Standing | null;
}

export function MarketPage({ side, market, query, offers, standing }: MarketPageProps) {
  const t = usePhrase();
  const { coin, currency } = market;
  const flags = useFlags();
  const names = { coin: coin.code, currency: currency.code };
  useRememberedMarket(side, coin.code, currency.code);
  const onListChange = useLiveMarket(side, { crypto: coin.code, fiat: currency.code });
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <PageMeta
        title={t(side === "buy" ? "market.buy.meta.title" : "market.sell.meta.title", names)}
        description={t(
          side === "buy" ? "market.buy.meta.description" : "market.sell.meta.description",
          names,
        )}
        query={`?crypto=${coin.code}&fiat=${currency.code}`}
      />
      {market.terms !== null && <SkipLink to="offers">{t("market.skip")}</SkipLink>}
      <MarketPicker side={side} market={market} />
      <h1 className="text-xl font-semibold sm:text-2xl">
        {t(side === "buy" ? "market.buy.title" : "market.sell.title", {
          coin: coin.name,
          currency: currency.name,
        })}
      </h1>
      <Gate standing={standing} />
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
            offers={offers}
            onListChange={onListChange}
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
