// GET /fapi/v1/flags: which features are on. Administrators turn them on and off as terms of the market.
import { listFlags } from "@parley/contract/endpoints/site/flags";
import type { FeatureFlags } from "@parley/operations/kernel/feature-flags";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";

export function bindFlagsRoutes({ flags }: { readonly flags: FeatureFlags }): Binding[] {
  return [bind(listFlags, async () => ({ ok: true, data: { ...(await flags.read()) } }))];
}
