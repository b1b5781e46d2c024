/** An advertiser's trade day by day: its volume, and the completed part. */
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { ChartCredit } from "../../shared/trade/chart-credit.tsx";
import { TimeChart } from "../../shared/trade/time-chart.tsx";
import { useMemo } from "react";
import type { AdvertiserDetail } from "./load-advertiser.ts";

export default function DayCharts({ days }: Pick<AdvertiserDetail, "days">) {
  const t = usePhrase();
  const volume = useMemo(
    () => days.map(({ day, volumeUsd }) => ({ at: Date.parse(day), value: Number(volumeUsd) })),
    [days],
  );
  const completion = useMemo(
    () =>
      days
        .map(({ day, completedTrades, failedTrades }) => ({
          at: Date.parse(day),
          value: (100 * completedTrades) / (completedTrades + failedTrades),
        }))
        // A day on which nothing ended has no rate.
        .filter(({ value }) => Number.isFinite(value)),
    [days],
  );
  const labelOf = (chart: string) => t("advertiser.chartsOf", { chart, count: days.length });
  return (
    <>
      <h2 className="text-muted text-sm">{t("advertiser.volume")}</h2>
      <TimeChart
        kind="bars"
        tone="accent"
        digits={0}
        isOfDays
        points={volume}
        label={labelOf(t("advertiser.volume"))}
      />
      <h2 className="text-muted mt-3 text-sm">{t("advertiser.completion")}</h2>
      <TimeChart
        kind="area"
        tone="buy"
        digits={1}
        isOfDays
        points={completion}
        label={labelOf(t("advertiser.completion"))}
      />
      <ChartCredit />
    </>
  );
}
