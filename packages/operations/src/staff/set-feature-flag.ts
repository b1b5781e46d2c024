// Staff turn a feature on or off, for all users at once. Nothing else changes a flag.
import type { Pool } from "@parley/database/pool";
import {
  listFeatureFlags,
  updateFeatureFlag,
  type StoredFlag,
} from "@parley/database/queries/site/feature-flag";
import type { FeatureFlag } from "@parley/domain/site/feature-flag";
import type { Bus } from "@parley/platform/bus/bus";
import { actAsStaff, type StaffInput, type StaffParts } from "../identity/role/act-as-staff.ts";
import { recordStaffAction } from "../identity/role/record-staff-action.ts";
import type { StaffMember } from "../identity/role/staff-member.ts";
import { publishSiteChange } from "../kernel/site-topic.ts";

export interface FlagSetting extends StaffInput {
  readonly name: FeatureFlag;
  readonly isEnabled: boolean;
}

export interface FlagView {
  readonly name: string;
  readonly isEnabled: boolean;
}

/** Every flag as it is stored, with what it turns off. */
export function listFlagsForStaff(pool: Pool): Promise<StoredFlag[]> {
  return listFeatureFlags(pool);
}

/** A flag that is so already stays so and leaves no line in the log. */
export async function setFeatureFlag(
  parts: StaffParts & { readonly bus: Bus },
  staff: StaffMember,
  { name, isEnabled, reason, codes, idempotencyKey }: FlagSetting,
) {
  const request = {
    staff,
    endpoint: "setFlag",
    idempotencyKey,
    input: { name, isEnabled, reason },
    subject: `flag:${name}`,
    codes,
  };
  const set = await actAsStaff<FlagView, "notAllowed">(parts, request, {
    concerns: async () => [],
    decide: async () => null,
    async act(tx) {
      if (await updateFeatureFlag(tx, name, isEnabled)) {
        await recordStaffAction(tx, parts, {
          staffId: staff.userId,
          action: isEnabled ? "flag.turnOn" : "flag.turnOff",
          userId: null,
          subject: name,
          reason,
        });
      }
      return { name, isEnabled };
    },
  });
  if (set.ok) publishSiteChange(parts.bus);
  return set;
}
