/**
 * Parts are built without React: they use the page's own. The page puts these modules at
 * `globalThis.parleyModules` before it loads a part.
 */
import type { PageModules } from "@parley/site/parts/page-modules";

declare global {
  // oxlint-disable-next-line no-var -- Only `var` declares a property of globalThis.
  var parleyModules: PageModules | undefined;
}

export function pageModules(): PageModules {
  const modules = globalThis.parleyModules;
  if (modules === undefined) throw new Error("The page offers no modules to its parts.");
  return modules;
}
