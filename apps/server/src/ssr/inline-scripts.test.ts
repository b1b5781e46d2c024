import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInlineScripts } from "./inline-scripts.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("every inline script is permitted by its hash, also one that runs later", () => {
  const html =
    '<head><script>a < b;\n"é"</script></head><script type="text/late-module">import "x"</script>';
  expect(hashInlineScripts(html)).toEqual([hashOf('a < b;\n"é"'), hashOf('import "x"')]);
});

test("files and data get no hash, and the same text gets one", () => {
  const html =
    '<script src="/a.js"></script><script id="phrases" type="application/json">{}</script><script>1</script><script async="">1</script>';
  expect(hashInlineScripts(html)).toEqual([hashOf("1")]);
});
