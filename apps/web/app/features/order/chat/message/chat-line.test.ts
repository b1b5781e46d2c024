import { expect, test } from "vitest";
import { listLines, typedTextOf } from "./chat-line.ts";
import type { ChatMessage } from "./chat-message.ts";

const message = (id: string, more: Partial<ChatMessage>): ChatMessage => ({
  id,
  from: "buyer",
  kind: "text",
  text: "hi",
  file: null,
  phrase: null,
  event: null,
  internal: false,
  onlyFor: null,
  createdAt: Number(id),
  readAt: null,
  clientId: null,
  ...more,
});

test("own messages show their state, those of others do not", () => {
  const messages = [
    message("1", { clientId: "a" }),
    message("2", { clientId: "b" }),
    message("3", { clientId: "c", readAt: 9 }),
    message("4", { from: "seller" }),
  ];
  const lines = listLines(
    messages,
    [{ clientId: "d", content: { kind: "text", text: "x" }, at: 2, state: { kind: "sending" } }],
    "buyer",
    "1",
  );
  expect(lines.map(({ key, at, state }) => [key, at, state?.kind])).toEqual([
    ["a", 1, "read"],
    ["b", 2, "sent"],
    ["c", 3, "read"],
    ["4", 4, undefined],
    ["d", 4, "sending"],
  ]);
});

test("a message keeps its key when it arrives", () => {
  const outgoing = {
    clientId: "a",
    content: { kind: "text", text: "x" },
    at: 1,
    state: { kind: "sending" },
  } as const;
  const [before] = listLines([], [outgoing], "buyer", null);
  const [after] = listLines([message("1", { clientId: "a" })], [], "buyer", null);
  expect(after?.key).toBe(before?.key);
});

test("all typed content is checked for warnings: text, a phrase's value, a file's name", () => {
  const phrase = { code: "payment-reference", values: { text: "t.me/x" } } as const;
  const file = { fileId: "1", name: "t.me_x.pdf", size: 1, type: "application/pdf", url: "/f" };
  const contents = [
    message("1", { text: "t.me/x" }),
    message("2", { kind: "phrase", text: null, phrase }),
    message("3", { kind: "file", text: null, file }),
    message("4", { kind: "phrase", text: null, phrase: { code: "hello", values: {} } }),
  ];
  const typed = listLines(contents, [], "seller", null).map(({ content }) => typedTextOf(content));
  expect(typed).toEqual(["t.me/x", "t.me/x", "t.me_x.pdf", null]);
});
