import { expect, test } from "vitest";
import {
  groupOf,
  isOrderNotice,
  isWorthMail,
  kindsOf,
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
  ORDER_NOTICE_KINDS,
  switchOf,
} from "./notification-kind.ts";

test("every kind belongs to one group, and the groups hold all kinds", () => {
  const all = NOTIFICATION_GROUPS.flatMap((group) => kindsOf(group));
  expect(all.toSorted()).toEqual(NOTIFICATION_KINDS.toSorted());
  for (const group of NOTIFICATION_GROUPS) {
    expect(kindsOf(group).every((kind) => groupOf(kind) === group)).toBe(true);
  }
});

test("mails about security cannot be switched off", () => {
  const kinds = kindsOf("security");
  expect(kinds).toContain("trading-frozen");
  expect(kinds.filter((kind) => switchOf(kind) !== null)).toEqual([]);
  expect(switchOf("order-paid")).toBe("orders");
});

test("feedback is not mailed, everything else about orders is", () => {
  const silent = ORDER_NOTICE_KINDS.filter((kind) => !isWorthMail(kind));
  expect(silent).toEqual(["feedback-positive", "feedback-negative", "feedback-replied"]);
  expect(isOrderNotice("feedback-replied")).toBe(true);
  expect(isOrderNotice("kyc-approved")).toBe(false);
});
