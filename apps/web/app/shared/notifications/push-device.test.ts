import { expect, test } from "vitest";
import { obstacleOf, type PushAbilities } from "./push-device.ts";

const ABLE: PushAbilities = {
  hasPush: true,
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/140",
  touchPoints: 0,
  permission: "default",
};
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1";

test.each([
  ["a browser with push", {}, null],
  ["one that was permitted", { permission: "granted" }, null],
  ["one that was refused", { permission: "denied" }, "blocked"],
  ["one without push", { hasPush: false }, "unsupported"],
  ["an iPhone's browser", { hasPush: false, userAgent: IPHONE, touchPoints: 5 }, "homeScreen"],
  [
    "an iPad, which calls itself a Mac",
    { hasPush: false, userAgent: MAC, touchPoints: 5 },
    "homeScreen",
  ],
  ["an old Mac", { hasPush: false, userAgent: MAC }, "unsupported"],
  ["an installed app on an iPhone", { userAgent: IPHONE, touchPoints: 5 }, null],
] as const)("%s", (_name, change, expected) => {
  expect(obstacleOf({ ...ABLE, ...change })).toBe(expected);
});
