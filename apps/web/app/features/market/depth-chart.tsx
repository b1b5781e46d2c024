/** What is wanted and what is for sale at which price: two steps that meet in the middle. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { marketDepth } from "@parley/contract/endpoints/market/charts";
import { LOCALE_INFO } from "@parley/phrases/locales";
import { useNumbers } from "@parley/ui/data/language";
import { AreaSeries, createOptionsChart, LineType } from "lightweight-charts";
import { useEffect, useRef } from "react";
import { usePage } from "../../shell/page/page-data.ts";
import { usePublic } from "../../shell/state/public-store.ts";
import { axisFormat, chartLook, colourOf, veilOf } from "../../shared/trade/chart-look.ts";

type Depth = EndpointReply<typeof marketDepth>;

export interface DepthChartProps {
  readonly depth: Depth;
  /** How many decimals a price has. */
  readonly digits: number;
}

/** Of the axis of what is offered; a coin at a time is exact enough for a picture. */
const QUANTITY_DIGITS = 0;

export function DepthChart(props: DepthChartProps) {
  const isDark = usePublic((state) => state.isDark);
  // Another theme is another drawing: its colours are read from the page.
  return <Drawing key={String(isDark)} {...props} />;
}

function Drawing({ depth, digits }: DepthChartProps) {
  const { locale } = usePage();
  const { language } = useNumbers();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current === null) return undefined;
    const { localization, ...look } = chartLook(LOCALE_INFO[locale].intlTag);
    const chart = createOptionsChart(box.current, {
      ...look,
      localization: { ...localization, precision: digits },
    });
    for (const side of ["buy", "sell"] as const) {
      const color = colourOf(side);
      const series = chart.addSeries(AreaSeries, {
        lineColor: color,
        topColor: veilOf(color),
        bottomColor: veilOf(color),
        lineWidth: 2,
        priceFormat: axisFormat(QUANTITY_DIGITS, language),
        lineType: LineType.WithSteps,
        priceLineVisible: false,
        lastValueVisible: false,
      });
      series.setData(risingPoints(depth[side]));
    }
    chart.timeScale().fitContent();
    return () => chart.remove();
  }, [depth, digits, locale, language]);
  return <div ref={box} aria-hidden className="min-h-0 flex-1" />;
}

/** The library draws from the left to the right; of two at one price the larger sum counts. */
function risingPoints(side: Depth["buy"]): { time: number; value: number }[] {
  const byPrice = new Map(side.map(({ price, quantity }) => [Number(price), Number(quantity)]));
  return [...byPrice]
    .map(([time, value]) => ({ time, value }))
    .toSorted((one, other) => one.time - other.time);
}
