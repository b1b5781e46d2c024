import { expect, test } from "vitest";
import { detectApp } from "./detect.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15";
const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36";
const plain = { userAgent: ANDROID, address: "https://parley.example/en", hasFlag: false };

test.each([
  ["a phone's own browser", plain, "h5"],
  ["the marker in the user agent", { ...plain, userAgent: `${ANDROID} asdxApp/3` }, "android"],
  ["the marker on an iPhone", { ...plain, userAgent: `${IPHONE} asdxApp/3` }, "ios"],
  ["the marker in the address", { ...plain, address: `${plain.address}?from=asdxApp` }, "android"],
  ["the global flag", { ...plain, userAgent: IPHONE, hasFlag: true }, "ios"],
] as const)("%s", (_, surroundings, state) => {
  expect(detectApp(surroundings)).toBe(state);
});
