// GET /fapi/v1/flags: which features are on.
import { listFlags } from "@parley/contract/endpoints/site/flags";
import type { FeatureFlag } from "@parley/database/queries/kernel/feature-flag";
import type { TimedValue } from "@parley/operations/kernel/timed-value";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";

export function bindFlagsRoutes(flags: TimedValue<readonly FeatureFlag[]>): Binding[] {
  return [
    bind(listFlags, async () => {
      const entries = (await flags.read()).map(({ name, isEnabled }) => [name, isEnabled] as const);
      return { ok: true, data: Object.fromEntries(entries) };
    }),
  ];
}
