import { describe, expect, test } from "vitest";
import { decideRoleChange, type RoleChange } from "./staff-role-change.ts";

const CHANGE: RoleChange = {
  by: "administrator",
  before: null,
  after: "agent",
  isSubUser: false,
  administrators: 2,
};

describe("a change of a role", () => {
  test.each<[string, Partial<RoleChange>, ReturnType<typeof decideRoleChange>]>([
    ["an administrator makes an agent", {}, null],
    ["an administrator makes an administrator", { after: "administrator" }, null],
    ["a supervisor makes an agent", { by: "supervisor" }, null],
    ["a supervisor makes a supervisor", { by: "supervisor", after: "supervisor" }, "notAllowed"],
    [
      "a supervisor takes an administrator's role",
      { by: "supervisor", before: "administrator", after: null },
      "notAllowed",
    ],
    ["an agent makes an agent", { by: "agent" }, "notAllowed"],
    ["one who has lost the own role meanwhile", { by: null }, "notAllowed"],
    ["of a sub-user", { isSubUser: true }, "notAllowed"],
    ["an agent leaves", { by: "self", before: "agent", after: null }, null],
    [
      "an agent promotes itself",
      { by: "self", before: "agent", after: "supervisor" },
      "notAllowed",
    ],
    [
      "one of two administrators leaves",
      { by: "self", before: "administrator", after: null },
      null,
    ],
    [
      "the last administrator leaves",
      { by: "self", before: "administrator", after: null, administrators: 1 },
      "lastAdministrator",
    ],
    [
      "the last administrator becomes an agent",
      { before: "administrator", administrators: 1 },
      "lastAdministrator",
    ],
    [
      "the last administrator stays one",
      { before: "administrator", after: "administrator", administrators: 1 },
      null,
    ],
  ])("%s", (_what, change, refusal) => {
    expect(decideRoleChange({ ...CHANGE, ...change })).toBe(refusal);
  });
});
