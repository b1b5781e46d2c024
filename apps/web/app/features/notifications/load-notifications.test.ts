import { expect, test } from "vitest";
import { filterOf, requestOf, searchOf } from "./load-notifications.ts";

const read = (search: string) => filterOf(new URLSearchParams(search));

test("an address selects which notifications are shown, and without a group all of them", () => {
  expect(read("")).toEqual({ group: null, isUnreadOnly: false });
  expect(read("show=unread&group=appeals")).toEqual({ group: "appeals", isUnreadOnly: true });
});

test("an unknown group of notifications shows all rather than an error", () => {
  expect(read("group=weather&show=blue")).toEqual({ group: null, isUnreadOnly: false });
});

test("a filter of notifications is read back from the address it makes", () => {
  for (const search of ["", "?show=unread", "?group=wallet", "?show=unread&group=security"]) {
    expect(searchOf(read(search))).toBe(search);
  }
});

test("the API is requested with the filter of the address", () => {
  expect(requestOf(read(""))).toEqual({ limit: 20 });
  expect(requestOf(read("show=unread&group=orders"))).toEqual({
    limit: 20,
    unreadOnly: "true",
    group: "orders",
  });
});
