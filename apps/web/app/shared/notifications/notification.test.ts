import { expect, test } from "vitest";
import { countText } from "./notification.ts";

test("the bell counts to 99 and then shows that there are more", () => {
  expect([0, 1, 99, 100].map(countText)).toEqual(["0", "1", "99", "99+"]);
});
