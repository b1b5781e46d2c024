// /api/ctc/trade-figures: how much is traded on this site.
import { tradeFigures } from "@parley/contract/endpoints/trade/trade-figures";
import type { Pool } from "@parley/database/pool";
import { TRADE_FIGURES_DAYS } from "@parley/domain/trade/trade-figures";
import { createTradeFigures } from "@parley/operations/trade/order/trade-figures";
import type { Clock } from "@parley/platform/clock";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";

export function bindTradeFigureRoutes(parts: {
  readonly pool: Pool;
  readonly clock: Clock;
}): Binding[] {
  const figures = createTradeFigures(parts);
  return [
    bind(tradeFigures, async () => {
      const { trades, releaseMs, escrowUsd } = await figures.read();
      return {
        ok: true,
        data: {
          trades,
          releaseMs,
          escrowUsd: escrowUsd === null ? null : String(escrowUsd),
          days: TRADE_FIGURES_DAYS,
        },
      };
    }),
  ];
}
