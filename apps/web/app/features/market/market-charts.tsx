/** Price history and depth of a market. It brings the drawing library along: import it lazily. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { marketDepth, priceHistory } from "@parley/contract/endpoints/market/charts";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { useNumbers } from "@parley/ui/data/language";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { useMoments } from "@parley/ui/data/time";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import { useMemo, useState, type ReactNode } from "react";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { ChartCredit } from "../../shared/trade/chart-credit.tsx";
import { TimeChart } from "../../shared/trade/time-chart.tsx";
import { DepthChart } from "./depth-chart.tsx";
import type { Market } from "./load-market.ts";
import { useData, type Reading } from "../../shared/data/use-data.ts";

const SPANS = ["day", "week", "month", "quarter"] as const;
type Span = (typeof SPANS)[number];

type Depth = EndpointReply<typeof marketDepth>;

export interface MarketChartsProps {
  readonly crypto: string;
  readonly fiat: string;
  readonly terms: NonNullable<Market["terms"]>;
}

export default function MarketCharts(props: MarketChartsProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <HistoryPart {...props} />
        <DepthPart {...props} />
      </div>
      <ChartCredit />
    </div>
  );
}

const ROOM = "flex h-72 flex-col gap-2";

function HistoryPart({ crypto, fiat, terms }: MarketChartsProps) {
  const t = usePhrase();
  const moment = useMoments();
  const [span, setSpan] = useState<Span>("day");
  const reading = useData({
    key: `${crypto} ${fiat} ${span}`,
    read: () => getApi().call(priceHistory, { crypto, fiat, span }),
  });
  const { data } = reading;
  const points = useMemo(
    () => (data?.points ?? []).map(({ at, price }) => ({ at, value: Number(price) })),
    [data],
  );
  return (
    <section className={ROOM}>
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-medium">{t("offer.charts.history")}</h3>
        <div className="w-32 shrink-0">
          <NativeSelect
            aria-label={t("offer.charts.span")}
            value={span}
            options={SPANS.map((one) => ({ value: one, label: t(`offer.charts.${one}`) }))}
            onValueChange={setSpan}
          />
        </div>
      </div>
      <Part {...reading} isEmpty={points.length === 0}>
        <TimeChart
          kind="area"
          tone="accent"
          digits={terms.priceScale}
          hasTime={span === "day" || span === "week"}
          points={points}
          label={t("offer.charts.historyOf", {
            token: crypto,
            fiat,
            from: moment(points[0]?.at),
            to: moment(points.at(-1)?.at),
          })}
        />
      </Part>
    </section>
  );
}

function DepthPart({ crypto, fiat, terms }: MarketChartsProps) {
  const t = usePhrase();
  const { number } = useNumbers();
  const wholeOf = (side: Depth["buy"]) =>
    number(side.at(-1)?.quantity ?? "0", { maximumDigits: 2 });
  const reading = useData({
    key: `${crypto} ${fiat}`,
    read: () => getApi().call(marketDepth, { crypto, fiat }),
  });
  const { data } = reading;
  const isEmpty = !data || data.buy.length + data.sell.length === 0;
  return (
    <section className={ROOM}>
      <h3 className="flex min-h-9 items-center font-medium">{t("offer.charts.depth")}</h3>
      <Part {...reading} isEmpty={isEmpty}>
        {data && (
          <>
            <p className="flex justify-between gap-3 text-xs">
              <span className="text-buy">
                {t("offer.charts.depthBuy", { amount: wholeOf(data.buy), token: crypto })}
              </span>
              <span className="text-sell">
                {t("offer.charts.depthSell", { amount: wholeOf(data.sell), token: crypto })}
              </span>
            </p>
            <DepthChart depth={data} digits={terms.priceScale} />
          </>
        )}
      </Part>
    </section>
  );
}

interface PartProps extends Pick<Reading<unknown>, "data" | "isReading" | "reload"> {
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function Part({ data, isReading, reload, isEmpty, children }: PartProps) {
  const t = usePhrase();
  if (data === null && isReading) return <Skeleton className="min-h-0 flex-1" />;
  if (data === null) {
    return (
      <ErrorState
        title={t("offer.charts.failed")}
        retryLabel={t("shell.error.retry")}
        onRetry={() => void reload()}
      />
    );
  }
  return isEmpty ? <p className="text-muted m-auto">{t("offer.charts.empty")}</p> : children;
}
