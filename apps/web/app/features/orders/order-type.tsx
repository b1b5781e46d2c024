import { Badge } from "@parley/ui/data/badge";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { ListedOrder } from "./load-orders.ts";

/** B or S, for scanning a column, and the word. */
export function OrderType({ type }: Pick<ListedOrder, "type">) {
  const t = usePhrase();
  const side = type === "B" ? "buy" : "sell";
  return (
    <span className="inline-flex items-center gap-1.5 font-medium">
      <span aria-hidden className="contents">
        <Badge tone={side}>{t(`order.type.${side}Short`)}</Badge>
      </span>
      {t(`order.type.${side}`)}
    </span>
  );
}
