/** Everything that has happened to the order, the latest first. */
import { Card } from "@parley/ui/data/card";
import { Time } from "@parley/ui/data/time";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { Order } from "./model/order.ts";
import { historyPhrase } from "./model/wire-phrases.ts";

export function Timeline({ order: { history, role } }: { order: Order }) {
  const t = usePhrase();
  if (history.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t("order.page.timeline")}</h2>
      <ol className="flex flex-col">
        {history.toReversed().map(({ at, by, command, side }, index) => (
          <li
            key={`${at}-${command}-${history.length - index}`}
            className="border-line-strong relative flex flex-col gap-0.5 border-s ps-4 pb-4 last:pb-0"
          >
            <span
              aria-hidden
              className={`absolute -start-1 top-1.5 size-2 rounded-full ${index === 0 ? "bg-accent-fill" : "bg-line-strong"}`}
            />
            <span className={index === 0 ? "font-medium" : ""}>
              {t(historyPhrase(command, side))}
            </span>
            <span className="text-muted flex flex-wrap gap-x-2 text-xs">
              <Time at={at} form="exact" />
              <span>{t(by === role ? "order.history.by.you" : `order.history.by.${by}`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
