import { expect, test } from "vitest";
import { wishOf } from "./load-contact.ts";

const wishIn = (query: string) => wishOf(new URLSearchParams(query));

test("the address prefills subject and order, and names a case", () => {
  expect(wishIn("subject=hold&orderId=12&caseId=34&page=2")).toEqual({
    subject: "hold",
    orderId: "12",
    caseId: "34",
    page: 2,
  });
});

test("an invalid subject, number or page in the address is left out", () => {
  const nothing = { subject: null, orderId: null, caseId: null, page: 1 };
  expect(wishIn("")).toEqual(nothing);
  expect(wishIn("subject=<b>&orderId=1e3&caseId=..&page=-1")).toEqual(nothing);
  expect(wishIn("page=1.5")).toEqual(nothing);
});
