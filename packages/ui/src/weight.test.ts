/**
 * The first page may weigh 150 kB in all, so the plain primitives must not pull in the widget
 * library, not even through one another.
 */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

const folder = new URL(".", import.meta.url);

test("only the primitives that need Base UI load it", () => {
  const files = listModules();
  const heavy = files.filter((name) => reachesBaseUi(name, new Set()));
  expect(heavy).toEqual([
    "choices/combobox.tsx",
    "choices/select.tsx",
    "controls/otp-field.tsx",
    "overlays/dialog-window.tsx",
    "overlays/drawer.tsx",
    "overlays/menu.tsx",
    "overlays/popover.tsx",
    "overlays/tooltip.tsx",
  ]);
});

// The whole icon library has over a thousand modules, which every build would have to read.
test("icons are imported one by one from the icon library, and nothing else from outside", () => {
  const files = listModules();
  const outside = files.flatMap((name) => importsOf(name).filter((path) => !path.startsWith(".")));
  const packages = new Set(outside.map((path) => path.split("/").slice(0, 2).join("/")));
  expect([...packages].toSorted()).toEqual([
    "@base-ui/react",
    "@parley/domain",
    "lucide-react/icons",
    "react",
    "react-dom",
  ]);
});

function listModules(): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .toSorted();
}

function reachesBaseUi(name: string, seen: Set<string>): boolean {
  if (seen.has(name)) return false;
  seen.add(name);
  return importsOf(name).some(
    (path) =>
      path.startsWith("@base-ui/") ||
      (path.startsWith(".") && reachesBaseUi(posix.join(posix.dirname(name), path), seen)),
  );
}

/** Imports that remain at run time; those of types vanish. */
function importsOf(name: string): string[] {
  const source = readFileSync(new URL(name, folder), "utf8");
  const found = source.matchAll(/^import (?!type )[^;]*?from "([^"]+)";/gm);
  return Array.from(found, ([, path = ""]) => path);
}
