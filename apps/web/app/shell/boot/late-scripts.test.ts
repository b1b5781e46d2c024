import { expect, test } from "vitest";
import { startScriptsLate } from "./late-scripts.ts";

/** As the router and React write it. */
const page = [
  '<html><head><link rel="stylesheet" href="/app.css"/>',
  '<link rel="modulepreload" href="/assets/a.js" nonce="n1"/>',
  '<link rel="modulepreload" href="/assets/b.js" nonce="n1"/></head>',
  '<body><main>Text</main><script nonce="n1">context</script>',
  '<script nonce="n1" type="module" async="">import "/assets/a.js";</script></body></html>',
].join("");

test("no script is requested before the starter runs", () => {
  const late = startScriptsLate(page, "n1");
  expect(late).not.toContain('rel="modulepreload"');
  expect(late).not.toContain('type="module"');
  expect(late.match(/rel="late-modulepreload"/g)).toHaveLength(2);
});

test("the rest of the page is unchanged", () => {
  const late = startScriptsLate(page, "n1");
  expect(late).toContain('<link rel="stylesheet" href="/app.css"/>');
  expect(late).toContain('<main>Text</main><script nonce="n1">context</script>');
  expect(late).toContain('import "/assets/a.js";</script>');
});

test("the starter is the last of the body and permitted by the page's policy", () => {
  const late = startScriptsLate(page, "n1");
  const starter = late.lastIndexOf('<script nonce="n1">');
  expect(starter).toBeGreaterThan(late.indexOf("import "));
  expect(late.slice(starter)).toMatch(/requestAnimationFrame[^]*<\/script><\/body><\/html>$/);
});

test("a page of another form runs as usual", () => {
  const other = page.replace(' async=""', "");
  expect(startScriptsLate(other, "n1")).toBe(other);
  const cut = page.replace("</body>", "");
  expect(startScriptsLate(cut, "n1")).toBe(cut);
});
