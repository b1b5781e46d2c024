import { describe, expect, test } from "vitest";
import { hasRight, mayChangeRole, rolesWith, STAFF_ROLES, type StaffRole } from "./staff-right.ts";

describe("rights of staff", () => {
  test("a right is one of the listed roles alone", () => {
    const approvers = STAFF_ROLES.filter((role) => hasRight(role, "approveRulings"));
    expect(approvers).toEqual(rolesWith("approveRulings"));
    expect(approvers).toEqual(["supervisor"]);
  });

  test("those who verify and hold do not rule appeals, and those who rule do not verify", () => {
    for (const role of STAFF_ROLES) {
      const isRuler = hasRight(role, "workAppeals");
      expect(isRuler && hasRight(role, "verifyPeople")).toBe(false);
      expect(isRuler && hasRight(role, "holdSettlement")).toBe(false);
    }
  });

  test("an administrator decides no case", () => {
    for (const right of [
      "workAppeals",
      "verifyPeople",
      "decideWithdrawals",
      "decideResets",
    ] as const) {
      expect(hasRight("administrator", right)).toBe(false);
    }
  });
});

describe("roles", () => {
  const all: readonly (StaffRole | null)[] = [null, ...STAFF_ROLES];
  const changesOf = (by: StaffRole) =>
    all.flatMap((before) =>
      all.filter((after) => mayChangeRole(by, before, after)).map((after) => [before, after]),
    );

  test("an administrator sets every role", () => {
    expect(changesOf("administrator")).toHaveLength(all.length ** 2);
  });

  test("a supervisor makes and dismisses agents, and touches no other role", () => {
    expect(changesOf("supervisor")).toEqual([
      [null, null],
      [null, "agent"],
      ["agent", null],
      ["agent", "agent"],
    ]);
  });

  test.each(["agent", "compliance"] as const)("%s sets none", (by) => {
    expect(changesOf(by)).toEqual([]);
  });
});
