import { expect, test } from "vitest";
import { createStreamReader } from "./stream-text.ts";

function read(...pieces: string[]): unknown[] {
  const heard: unknown[] = [];
  const take = createStreamReader({
    onEvent: ({ event, data }) => heard.push(`${event}=${data}`),
    onPlace: (id) => heard.push(`at ${id}`),
    onRetry: (ms) => heard.push(ms),
  });
  for (const piece of pieces) take(piece);
  return heard;
}

const WHOLE = 'retry: 1500\n\nid: 1\n\n:\n\nid: 2\nevent: balance\ndata: {"a":1}\n\n';

test("events, places and pauses are read", () => {
  expect(read(WHOLE)).toEqual([1500, "at 1", 'balance={"a":1}', "at 2"]);
});

test("wherever the text is cut, the same is read", () => {
  for (let cut = 0; cut <= WHOLE.length; cut += 1) {
    expect(read(WHOLE.slice(0, cut), WHOLE.slice(cut))).toEqual(read(WHOLE));
  }
});

test("an event counts only when it is whole", () => {
  expect(read("id: 2\nevent: balance\ndata: 1\n")).toEqual([]);
});

test("other line ends, several lines of data, and unknown fields are understood", () => {
  expect(read("id:3\r\nevent:chat\r\ndata:a\r\ndata: b\r\nfoo: x\r\n\r\n")).toEqual([
    "chat=a\nb",
    "at 3",
  ]);
});
