/** One market from the reader's side: what it costs, what the limits are and how one can pay. */
import { Gate } from "../../shell/gate/gate.tsx";
import type { Standing } from "../../shell/gate/gate-items.ts";
import { PageMeta } from "../../shell/page-meta.tsx";
import { usePhrase } from "../../shell/phrase.tsx";
import type { Market } from "./load-market.ts";
import { MarketFacts } from "./market-facts.tsx";
import { MarketPicker } from "./market-picker.tsx";
import { PayMethodList } from "./pay-method-list.tsx";
import { useRememberedMarket } from "./remember-market.ts";

export type Side = "buy" | "sell";

export interface MarketPageProps {
  readonly side: Side;
  readonly market: Market;
  readonly standing: Standing | null;
}

export function MarketPage({ side, market, standing }: MarketPageProps) {
  const t = usePhrase();
  const { coin, currency } = market;
  const names = { coin: coin.code, currency: currency.code };
  useRememberedMarket(side, coin.code, currency.code);
  return (
    <div className="flex flex-col gap-6">
      <PageMeta
        title={t(side === "buy" ? "market.buy.meta.title" : "market.sell.meta.title", names)}
        description={t(
          side === "buy" ? "market.buy.meta.description" : "market.sell.meta.description",
          names,
        )}
        query={`?crypto=${coin.code}&fiat=${currency.code}`}
      />
      <MarketPicker side={side} market={market} />
      <h1 className="text-2xl font-semibold">
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
        <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
          <MarketFacts market={market} terms={market.terms} />
          <PayMethodList payMethods={market.payMethods} />
        </div>
      )}
    </div>
  );
}
