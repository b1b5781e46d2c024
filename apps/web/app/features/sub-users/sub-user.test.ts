import { expect, test } from "vitest";
import { withPermission } from "./sub-user.ts";

test("a permission is given once and removed completely", () => {
  expect(withPermission(["trade"], "withdraw", true)).toEqual(["trade", "withdraw"]);
  expect(withPermission(["trade"], "trade", true)).toEqual(["trade"]);
  expect(withPermission(["trade", "payment"], "trade", false)).toEqual(["payment"]);
  expect(withPermission([], "payment", false)).toEqual([]);
});
