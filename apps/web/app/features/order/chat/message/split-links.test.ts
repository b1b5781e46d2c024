import { expect, test } from "vitest";
import { readUnsent } from "../chat-storage.ts";
import { fileSizeText } from "./file-size.ts";
import { splitLinks } from "./split-links.ts";

const linksIn = (text: string) =>
  splitLinks(text).flatMap((part) => (part.kind === "link" ? [`${part.text} ${part.host}`] : []));

test.each([
  ["see https://example.org/a?b=1.", ["https://example.org/a?b=1 example.org"]],
  [
    "(http://example.org), https://b.example",
    ["http://example.org example.org", "https://b.example b.example"],
  ],
  ["javascript:alert(1) data:text/html,x www.example.org", []],
  // Looks like a bank and leads elsewhere.
  ["https://bank.example@evil.example/", []],
  ["https://", []],
])("of %j the links are %j", (text, links) => expect(linksIn(text)).toEqual(links));

test("splitting links loses no text", () => {
  const text = "a https://example.org/x, b\nhttps://user@c.example d https://e.example";
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("file sizes are short", () => {
  expect([10, 1_500, 1_048_576, 5_400_000].map((size) => fileSizeText(size, "en-US"))).toEqual([
    "1 kB",
    "1 kB",
    "1 MB",
    "5.1 MB",
  ]);
});

test("a stored chat draft is read again, and nothing else", () => {
  const kept = [{ clientId: "c", at: 1, content: { kind: "text", text: "hi" } }];
  expect(readUnsent(structuredClone(kept))).toEqual(kept);
  for (const found of [null, "", {}, [1], [{ clientId: "c" }]]) {
    expect(readUnsent(found)).toEqual([]);
  }
});
