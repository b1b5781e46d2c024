import { describe, expect, test } from "vitest";
import { ORDER_NOTICE_KINDS } from "./notification-kind.ts";
import { isPushEndpoint, isWorthPush, judgePushStatus, pushTagOf, urgencyOf } from "./push.ts";

describe("an address of a push service", () => {
  test.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://web.push.apple.com/QGuQyavXutnMH",
    "https://wns2-by3p.notify.windows.com/w/?token=BQYAAA%3d",
  ])("may be %s", (text) => {
    expect(isPushEndpoint(text, [])).toBe(true);
  });

  test.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://user:secret@fcm.googleapis.com/fcm/send/abc",
    "https://localhost/x",
    "https://db/x",
    "https://printer.local/x",
    "https://api.localhost/x",
    "https://metadata.google.internal/x",
    "https://router.home.arpa/x",
    "https://127.0.0.1/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://[::1]/x",
    "https://[fd00::1]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://example.com./x",
    "ftp://example.com/x",
    "javascript:alert(1)",
    "not an address",
    `https://example.com/${"x".repeat(1_000)}`,
  ])("may not be %s", (text) => {
    expect(isPushEndpoint(text, [])).toBe(false);
  });

  test("may be one of the origins that a setting names, and no other beside it", () => {
    const extra = ["http://localhost:4100"];
    expect(isPushEndpoint("http://localhost:4100/push/1", extra)).toBe(true);
    expect(isPushEndpoint("http://localhost:4101/push/1", extra)).toBe(false);
    expect(isPushEndpoint("http://localhost:4100@example.com/1", extra)).toBe(false);
  });
});

test.each([
  [200, "sent"],
  [201, "sent"],
  [202, "sent"],
  [301, "refused"],
  [400, "refused"],
  [403, "refused"],
  [404, "gone"],
  [408, "again"],
  [410, "gone"],
  [413, "refused"],
  [429, "again"],
  [500, "again"],
  [503, "again"],
] as const)("status %i of a push service means %s", (status, verdict) => {
  expect(judgePushStatus(status)).toBe(verdict);
});

test("a payment wakes a phone, an end does not, and feedback is not pushed at all", () => {
  expect(urgencyOf("order-paid")).toBe("high");
  expect(urgencyOf("order-completed")).toBe("normal");
  const silent = ORDER_NOTICE_KINDS.filter((kind) => !isWorthPush(kind));
  expect(silent).toEqual(["feedback-positive", "feedback-negative", "feedback-replied"]);
});

test("tags differ by order and by what happened to it", () => {
  const tags = [pushTagOf("1", "order-paid"), pushTagOf("2", "order-paid")];
  expect(new Set([...tags, pushTagOf("1", "order-canceled")]).size).toBe(3);
});
