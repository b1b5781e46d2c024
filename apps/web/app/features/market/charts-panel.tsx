import { Skeleton } from "@parley/ui/feedback/skeleton";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { latePart } from "../../shell/boot/late-part.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { MarketChartsProps } from "./market-charts.tsx";

const MarketCharts = latePart(() => import("./market-charts.tsx"), {
  fallback: <Skeleton className="h-72" />,
});

/** Charts of the market. They and their library are loaded on request. */
export function ChartsPanel(props: MarketChartsProps) {
  const t = usePhrase();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="border-line bg-surface group rounded-xl border"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 list-none items-center justify-between px-5 font-semibold [&::-webkit-details-marker]:hidden">
        {t("offer.charts.title")}
        <ChevronDown aria-hidden className="text-subtle size-4 group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-5">{isOpen && <MarketCharts {...props} />}</div>
    </details>
  );
}
