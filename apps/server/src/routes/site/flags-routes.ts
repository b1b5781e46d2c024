// GET /fapi/v1/flags: which features are on; and how staff turn them on and off.
import { listFlags } from "@parley/contract/endpoints/site/flags";
import { listFlagsForStaff, setFlag } from "@parley/contract/endpoints/staff/site";
import type { FeatureFlags } from "@parley/operations/kernel/feature-flags";
import type { StaffParts } from "@parley/operations/identity/role/act-as-staff";
import * as setting from "@parley/operations/staff/set-feature-flag";
import type { Bus } from "@parley/platform/bus/bus";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { staffOf } from "../staff/staff-routes.ts";

export interface FlagsRouteParts extends StaffParts {
  readonly bus: Bus;
  readonly flags: FeatureFlags;
}

export function bindFlagsRoutes(parts: FlagsRouteParts): Binding[] {
  return [
    bind(listFlags, async () => ({ ok: true, data: { ...(await parts.flags.read()) } })),

    bind(listFlagsForStaff, async () => ({
      ok: true,
      data: await setting.listFlagsForStaff(parts.pool),
    })),

    bind(setFlag, async (input, { session, caller: { idempotencyKey } }) =>
      setting.setFeatureFlag(parts, staffOf(session), { ...input, idempotencyKey }),
    ),
  ];
}
