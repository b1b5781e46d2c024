import errors from "@parley/phrases/catalogues/en/errors";
import { expect, test } from "vitest";
import { contactPath, contactSubjectOf } from "./contact-path.ts";

test("the address carries what is known already", () => {
  expect(contactPath()).toBe("/help/contact");
  expect(contactPath({ subject: "order", orderId: "12" })).toBe(
    "/help/contact?subject=order&orderId=12",
  );
});

test("every error that mentions customer service links to it", () => {
  const named = Object.entries(errors).flatMap(([key, text]) =>
    /contact customer service/i.test(text) ? [key.replace("errors.", "")] : [],
  );
  expect(named).not.toEqual([]);
  expect(named.filter((name) => contactSubjectOf(name) === null)).toEqual([]);
});
