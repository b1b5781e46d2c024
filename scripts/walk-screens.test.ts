import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import routes from "../apps/web/app/routes.ts";
import { CONSOLE_SCREENS, SCREENS } from "../e2e/walk/screens.ts";

interface Entry {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly children?: readonly Entry[] | undefined;
}

/** Paths of all screens below one entry: those of its children, or its own. */
function pathsOf(entries: readonly Entry[], above = ""): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const own = [above, path].filter((part) => part !== "").join("/");
    return children.length === 0 ? [own] : pathsOf(children, own);
  });
}

const walked = (screens: typeof SCREENS) => new Set(screens.map(({ route }) => route));

test("the walk visits every route of the website, and no other", () => {
  const paths = pathsOf(routes).map((path) => path.replace(/^:lang\/?/, ""));
  expect(walked(SCREENS)).toEqual(new Set(paths));
});

test("the walk visits every route of the console, and no other", () => {
  const file = new URL("../apps/console/src/routes.tsx", import.meta.url);
  const paths = [...readFileSync(file, "utf8").matchAll(/\bpath: "([^"]+)"/g)];
  expect(walked(CONSOLE_SCREENS)).toEqual(new Set(["/", ...paths.map(([, path]) => path)]));
});

test("no two screens have the same name", () => {
  const names = [...SCREENS, ...CONSOLE_SCREENS].map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
