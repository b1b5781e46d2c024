// /api/ctc/appeal-times: how long appeals take.
import { appealTimes } from "@parley/contract/endpoints/trade/appeals";
import type { Pool } from "@parley/database/pool";
import { RULING_TIME_DAYS } from "@parley/domain/appeal/ruling-time";
import { createRulingTime } from "@parley/operations/trade/appeal/ruling-time";
import type { Clock } from "@parley/platform/clock";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";

export function bindAppealTimeRoutes(parts: {
  readonly pool: Pool;
  readonly clock: Clock;
}): Binding[] {
  const rulingTime = createRulingTime(parts);
  return [
    bind(appealTimes, async () => ({
      ok: true,
      data: { rulingMs: await rulingTime.read(), days: RULING_TIME_DAYS },
    })),
  ];
}
