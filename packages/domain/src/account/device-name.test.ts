import { expect, test } from "vitest";
import { nameDevice } from "./device-name.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox (Linux)"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
    "Chrome (Windows)",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
    "Edge (Windows)",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari (iPhone)",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36 asdxApp/3.1`,
    "Parley app (Android)",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    "Safari (macOS)",
  ],
  ["curl/8.5.0", "curl"],
  ["okhttp/4.12.0 (a merchant's program)", "okhttp"],
  ["<script>alert(1)</script>", ""],
  ["", ""],
])("%s", (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name);
});

test("a device name is short, whatever was sent", () => {
  expect(nameDevice("x".repeat(10_000))).toHaveLength(60);
});
