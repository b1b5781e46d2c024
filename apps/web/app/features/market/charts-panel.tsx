import { Skeleton } from "@parley/ui/feedback/skeleton";
import ChevronDown from "lucide-react/icons/chevron-down";
import { lazy, Suspense, useState } from "react";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { MarketChartsProps } from "./market-charts.tsx";

const MarketCharts = lazy(() => import("./market-charts.tsx"));

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
      <div className="px-5 pb-5">
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-72" />}>
            <MarketCharts {...props} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
