import { expect, test } from "vitest";
import { ownPath, readPushMessage } from "./push-message.ts";

const ORIGIN = "https://parley.example";
const MESSAGE = {
  id: "7",
  title: "Order paid",
  path: "/en/p2p/order?orderId=1",
  tag: "order-1-order-paid",
  lang: "en",
};

test("a message of the server is read", () => {
  expect(readPushMessage(JSON.stringify(MESSAGE), ORIGIN)).toEqual(MESSAGE);
});

test.each([
  undefined,
  "",
  "no JSON",
  "null",
  "[]",
  "7",
  JSON.stringify({ ...MESSAGE, title: undefined }),
  JSON.stringify({ ...MESSAGE, title: 7 }),
  JSON.stringify({ ...MESSAGE, path: "https://evil.example/" }),
])("%s is no message", (text) => {
  expect(readPushMessage(text, ORIGIN)).toBeNull();
});

test.each([
  "//evil.example/x",
  "/\\evil.example/x",
  "/\t/evil.example/x",
  "https://evil.example/",
  "https://parley.example/en",
  "javascript:alert(1)",
  "",
  null,
])("a click on %j opens nothing", (path) => {
  expect(ownPath(path, ORIGIN)).toBeNull();
});
