/** Values over time. It brings the drawing library along, so it is only ever imported lazily. */
import { LOCALE_INFO } from "@parley/phrases/locales";
import { minutesAheadOfUtc } from "@parley/domain/format/zone-clock";
import { useNumbers } from "@parley/ui/data/language";
import { useTimeZone } from "@parley/ui/data/time";
import {
  AreaSeries,
  createChart,
  HistogramSeries,
  type IChartApi,
  type PriceFormatCustom,
  type UTCTimestamp,
} from "lightweight-charts";
import { useEffect, useRef } from "react";
import { usePage } from "../../shell/page/page-data.ts";
import { usePublic } from "../../shell/state/public-store.ts";
import { axisFormat, chartLook, colourOf, veilOf, type Role } from "./chart-look.ts";
import { wallClockSeconds } from "./chart-time.ts";

export interface TimePoint {
  /** Epoch milliseconds, each later than the one before. */
  readonly at: number;
  readonly value: number;
}

export interface TimeChartProps {
  /** What the picture says, for those who do not see it. */
  readonly label: string;
  readonly kind: "area" | "bars";
  readonly tone: Role;
  readonly points: readonly TimePoint[];
  /** How many decimals the axis shows. */
  readonly digits: number;
  /** Whether points within a day are distinguished. */
  readonly hasTime?: boolean;
  /** Points are days of the calendar in UTC, the same for every reader, and no instants. */
  readonly isOfDays?: boolean;
}

export function TimeChart(props: TimeChartProps) {
  const isDark = usePublic((state) => state.isDark);
  return (
    <figure className="flex min-h-0 flex-1 flex-col">
      <figcaption className="sr-only">{props.label}</figcaption>
      {/* Another theme is another drawing: its colours are read from the page. */}
      <Drawing key={String(isDark)} {...props} />
    </figure>
  );
}

function Drawing(props: TimeChartProps) {
  const { kind, tone, points, digits, hasTime = false, isOfDays = false } = props;
  const { locale } = usePage();
  const { language } = useNumbers();
  const timeZone = useTimeZone();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current === null) return undefined;
    const chart = createChart(box.current, chartLook(LOCALE_INFO[locale].intlTag));
    chart.applyOptions({ timeScale: { timeVisible: hasTime } });
    draw(chart, {
      kind,
      tone,
      points,
      isOfDays,
      timeZone,
      priceFormat: axisFormat(digits, language),
    });
    return () => chart.remove();
  }, [kind, tone, points, digits, hasTime, isOfDays, locale, language, timeZone]);
  return <div ref={box} aria-hidden className="min-h-0 flex-1" />;
}

interface Drawn extends Pick<TimeChartProps, "kind" | "tone" | "points" | "isOfDays"> {
  readonly timeZone: string;
  readonly priceFormat: PriceFormatCustom;
}

function draw(chart: IChartApi, drawn: Drawn): void {
  const { kind, tone, points, isOfDays, timeZone, priceFormat } = drawn;
  const color = colourOf(tone);
  const series =
    kind === "bars"
      ? chart.addSeries(HistogramSeries, {
          color,
          priceFormat,
          priceLineVisible: false,
          lastValueVisible: false,
        })
      : chart.addSeries(AreaSeries, {
          lineColor: color,
          topColor: veilOf(color),
          bottomColor: "transparent",
          lineWidth: 2,
          priceFormat,
          priceLineVisible: false,
        });
  const instants = points.map(({ at }) => at);
  const times = isOfDays
    ? instants.map((at) => at / 1_000)
    : wallClockSeconds(instants, (at) => minutesAheadOfUtc(at, timeZone));
  series.setData(points.map(({ value }, place) => ({ time: timeOf(times[place] ?? 0), value })));
  chart.timeScale().fitContent();
}

function timeOf(seconds: number): UTCTimestamp {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The library brands a plain number of seconds.
  return seconds as UTCTimestamp;
}
