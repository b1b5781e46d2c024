import { MOST_UNREAD_COUNTED as COUNTED_BY_SERVER } from "@parley/contract/endpoints/site/notifications";
import { expect, test } from "vitest";
import { countText, MOST_UNREAD_COUNTED } from "./notification.ts";

test("the bell counts to 99 and then shows that there are more", () => {
  expect([0, 1, 99, 100].map(countText)).toEqual(["0", "1", "99", "99+"]);
  expect(MOST_UNREAD_COUNTED).toBe(COUNTED_BY_SERVER);
});
