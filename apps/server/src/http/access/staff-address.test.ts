import { describe, expect, test } from "vitest";
import { createStaffAddresses } from "./staff-address.ts";

describe("addresses of staff", () => {
  test("are all where none is named", () => {
    const mayWorkFrom = createStaffAddresses([]);
    expect(["203.0.113.9", "2001:db8::1", ""].map(mayWorkFrom)).toEqual([true, true, true]);
  });

  test.each([
    ["198.51.100.7", "198.51.100.7", true],
    ["198.51.100.7", "198.51.100.8", false],
    ["10.0.0.0/8", "10.255.255.255", true],
    ["10.0.0.0/8", "11.0.0.0", false],
    ["10.0.0.0/8", "::ffff:10.1.2.3", true],
    ["10.0.0.0/8", "::ffff:a01:203", true],
    ["10.0.0.0/8", "::ffff:11.1.2.3", false],
    ["::ffff:10.0.0.0/104", "10.1.2.3", true],
    ["::ffff:10.0.0.0/104", "11.1.2.3", false],
    ["2001:db8::/32", "2001:db8:ffff::1", true],
    ["2001:db8::/32", "2001:db9::1", false],
    ["2001:db8::1", "2001:0db8:0:0::1", true],
    ["fe80::/10", "fe80::1%eth0", true],
    ["0.0.0.0/0", "2001:db8::1", false],
    ["::/0", "2001:db8::1", true],
    ["10.0.0.0/8", "", false],
    ["10.0.0.0/8", "unknown", false],
    ["10.0.0.0/8", "10.1.2.3, 203.0.113.9", false],
    ["10.0.0.0/8", "10.1.2.3:4711", false],
  ])("%s and a call from %s: %s", (named, address, isAllowed) => {
    expect(createStaffAddresses([named])(address)).toBe(isAllowed);
  });

  test("are those of any entry", () => {
    const mayWorkFrom = createStaffAddresses(["198.51.100.7", "2001:db8::/32"]);
    expect(mayWorkFrom("198.51.100.7")).toBe(true);
    expect(mayWorkFrom("2001:db8::9")).toBe(true);
    expect(mayWorkFrom("203.0.113.9")).toBe(false);
  });
});
