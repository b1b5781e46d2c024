import type { StaffRole } from "@parley/domain/staff/staff-right";

export const ROLE_NAMES = {
  agent: "Agent",
  supervisor: "Supervisor",
  compliance: "Compliance",
  administrator: "Administrator",
} as const satisfies Record<StaffRole, string>;
