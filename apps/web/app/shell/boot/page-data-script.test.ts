import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { addPageData } from "./page-data-script.ts";

const PAGE = "<!DOCTYPE html><html><body><main>Page</main></body></html>";

/** Runs the scripts of the page and gives what the router in the browser receives. */
function receive(html: string): string {
  const received: string[] = [];
  const streamController = {
    enqueue: (text: string) => received.push(text),
    close: () => received.push("closed"),
  };
  const window = { __reactRouterContext: { streamController } };
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code);
  runInNewContext(scripts.join("\n"), { window });
  return received.join("|");
}

test.each([
  ["quotation marks and backslashes", 'She said "no\\n" \\ and left \\'],
  ["the end of the script", "</script><script>alert(1)</script>"],
  ["a template literal", "`${alert(1)}` $` \\` \\${1}"],
  ["an escape", "\\u0060 \\x41 \\0"],
  ["other lines and scripts", "\u2028\u2029\r\n 汉字 🙂"],
])("%s reaches the router as written", (_, text) => {
  const data = `${JSON.stringify([{ _1: 2 }, "name", text])}\n`;
  const html = addPageData(PAGE, data, "n1");
  const [json = "", end] = receive(html).split("|closed");
  expect(JSON.parse(json)).toEqual(JSON.parse(data));
  expect(end).toBe("");
  expect(html.match(/<script/g)).toHaveLength(1);
});

test("the script carries the nonce, and is last in the page", () => {
  const html = addPageData(PAGE, "[]\n", "n1");
  expect(html).toMatch(/<\/main><script nonce="n1">.*<\/script><\/body><\/html>$/s);
  expect(addPageData(PAGE, "[]\n", undefined)).toContain("</main><script>");
});
