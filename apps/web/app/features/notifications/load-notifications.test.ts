import { expect, test } from "vitest";
import { filterOf, requestOf, searchOf } from "./load-notifications.ts";

const read = (search: string) => filterOf(new URLSearchParams(search));

test("an address says which notifications are shown, and nothing in it all of them", () => {
  expect(read("")).toEqual({ group: null, isUnreadOnly: false });
  expect(read("show=unread&group=appeals")).toEqual({ group: "appeals", isUnreadOnly: true });
});

test("an unknown group shows all rather than an error", () => {
  expect(read("group=weather&show=blue")).toEqual({ group: null, isUnreadOnly: false });
});

test("a filter can be read back from the address it makes", () => {
  for (const search of ["", "?show=unread", "?group=wallet", "?show=unread&group=security"]) {
    expect(searchOf(read(search))).toBe(search);
  }
});

test("the API is asked for what the address says", () => {
  expect(requestOf(read(""))).toEqual({ limit: 20 });
  expect(requestOf(read("show=unread&group=orders"))).toEqual({
    limit: 20,
    unreadOnly: "true",
    group: "orders",
  });
});
