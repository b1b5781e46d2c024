import { toUserId } from "../ids.ts";
import { describe, expect, test } from "vitest";
import { decideStaffConflict, type ConcernedUser } from "./staff-conflict.ts";

const agent = { groupId: toUserId(1n), role: "agent" } as const;
const supervisor = { groupId: toUserId(2n), role: "supervisor" } as const;
const stranger: ConcernedUser = { groupId: toUserId(9n), isStaff: false, isLinked: false };

describe("a staff conflict", () => {
  test("is absent between staff and strangers", () => {
    expect(
      decideStaffConflict(agent, [stranger, { ...stranger, groupId: toUserId(8n) }]),
    ).toBeNull();
    expect(decideStaffConflict(agent, [])).toBeNull();
  });

  test.each([agent, supervisor])("refuses a $role when one side is of the own group", (staff) => {
    const own = { ...stranger, groupId: staff.groupId, isStaff: true };
    expect(decideStaffConflict(staff, [stranger, own])).toBe("conflictOfInterest");
  });

  test.each([agent, supervisor])(
    "refuses a $role when one side is linked to the group",
    (staff) => {
      const linked = { ...stranger, isLinked: true };
      expect(decideStaffConflict(staff, [linked, stranger])).toBe("conflictOfInterest");
    },
  );

  test("leaves actions on other staff to supervisors", () => {
    const colleague = { ...stranger, isStaff: true };
    expect(decideStaffConflict(agent, [colleague])).toBe("staffProtected");
    expect(decideStaffConflict(supervisor, [colleague])).toBeNull();
  });
});
