/** The page's stylesheet reads the classes of `packages/site`; those written here would have no style. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("parts leave all markup with classes to packages/site", () => {
  const folder = new URL(".", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".tsx") && !/^(build|node_modules)\b/.test(name),
  );
  expect(files.length).toBeGreaterThan(4);
  const styled = files.filter((name) =>
    readFileSync(new URL(name, folder), "utf8").includes("className"),
  );
  expect(styled).toEqual([]);
});
