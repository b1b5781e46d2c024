import { boundText } from "@parley/domain/format/bound-text";
import { Badge } from "@parley/ui/data/badge";
import { Figure } from "@parley/ui/data/figure";
import { Money } from "@parley/ui/data/money";
import { Time } from "@parley/ui/data/time";
import type { ReactNode } from "react";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { Market } from "./load-market.ts";

/** Price, limits and fee of a market. */
export function MarketFacts({
  market,
  terms,
}: {
  market: Market;
  terms: NonNullable<Market["terms"]>;
}) {
  const t = usePhrase();
  return (
    <section
      aria-labelledby="facts-title"
      className="border-line bg-surface flex flex-col rounded-xl border"
    >
      <h2 id="facts-title" className="border-line border-b px-5 py-4 text-base font-semibold">
        {t("market.facts.title")}
      </h2>
      <dl className="divide-line max-md:divide-y grid px-5 md:grid-cols-4 md:gap-6">
        <Fact label={t("market.facts.reference")}>
          {market.price === null ? (
            t("market.unavailable")
          ) : (
            <span className="text-xl font-semibold">
              <Money amount={market.price} unit={market.currency.code} />
            </span>
          )}
          {market.price !== null && market.asOf !== null && (
            <span className="text-muted flex items-center gap-2 text-xs max-md:justify-end">
              <Time at={market.asOf} />
              {market.isStale && <Badge tone="warning">{t("market.stale")}</Badge>}
            </span>
          )}
        </Fact>
        <Fact label={t("market.facts.limits")}>
          <span>
            <Money amount={boundText(terms.minOrder)} /> –{" "}
            <Money amount={boundText(terms.maxOrder)} unit={terms.fiat} />
          </span>
        </Fact>
        <Fact label={t("market.facts.fee")}>
          <Figure value={terms.takerFeeRate} isRatio />
        </Fact>
        <Fact label={t("market.facts.methods")}>
          {t("market.facts.methodCount", { count: market.payMethods.length })}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-4 md:flex-col md:justify-start">
      <dt className="text-muted shrink-0">{label}</dt>
      <dd className="flex flex-col max-md:ms-auto max-md:text-end">{children}</dd>
    </div>
  );
}
