import { expect, test } from "vitest";
import { failedRead } from "./failed-read.ts";

const failed = (status: number, name = "otherError", message = "") => ({ status, name, message });
const statusOf = (thrown: unknown) =>
  thrown instanceof Error ? "error" : Object(thrown).init?.status;

test.each([403, 404, 429, 503])("a call refused with %i is a page with that status", (status) => {
  expect(statusOf(failedRead("lists", failed(status)))).toBe(status);
});

test.each([
  ["no connection", failed(0, "networkError")],
  ["no answer in time", failed(0, "timeout")],
  ["a gateway without a server", failed(502)],
  ["a gateway that waits in vain", failed(504)],
])("%s is a page that is not available now", (_what, failure) => {
  expect(statusOf(failedRead("lists", failure))).toBe(503);
});

test("other refusals show what the server says", () => {
  const thrown = failedRead("order", failed(423, "frozen", "The account is frozen."));
  expect(thrown).toMatchObject({
    data: { message: "The account is frozen." },
    init: { status: 423 },
  });
});

test.each([
  ["an internal error", failed(500, "internal", "Something went wrong.")],
  ["a reply against the contract", failed(200, "badReply")],
  ["input that the loader should not send", failed(400, "badInput", "Wrong.")],
  ["nothing known", null],
])("%s is a bug", (_what, failure) => {
  expect(statusOf(failedRead("lists", failure))).toBe("error");
});
