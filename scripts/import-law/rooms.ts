// Rooms and their permitted imports as data, as described in ARCHITECTURE.md.

/** What each room may import of the project, besides itself. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  phrases: [],
  ui: ["domain"],
  contract: ["domain"],
  database: ["domain"],
  platform: ["domain"],
  engine: ["domain", "database", "platform"],
  operations: ["domain", "database", "platform", "engine"],
  server: ["operations", "engine", "contract", "domain", "database", "platform", "phrases"],
  site: ["contract", "phrases", "ui", "domain"],
  web: ["contract", "phrases", "ui", "site", "domain"],
  parts: ["contract", "phrases", "ui", "site", "domain"],
  console: ["contract", "phrases", "ui", "site", "domain"],
  "demo-merchants": ["contract", "domain"],
  testing: ["domain", "phrases", "contract", "database", "platform", "engine", "operations"],
  e2e: ["domain", "phrases", "contract", "testing"],
  bench: [
    "domain",
    "phrases",
    "contract",
    "database",
    "platform",
    "engine",
    "operations",
    "testing",
  ],
};

/** Files that may load code without naming it in an import, by the way in which they do. */
export const MAY_LOAD: Readonly<Record<string, readonly string[]>> = {
  "import.meta.glob": [
    "apps/web/app/entry.server.tsx",
    "apps/web/app/shell/locale/phrase-files.ts",
  ],
  "import() of a computed name": [
    "apps/server/src/ssr/render-thread/renderer.ts",
    "apps/server/src/ssr/render-thread/website.ts",
    "apps/web/app/shell/parts/browser-environment.ts",
    "apps/web/app/shell/routing/load-route-module.ts",
    "packages/phrases/scripts/read-catalogues.ts",
  ],
  createRequire: ["packages/database/src/embedded/binaries.ts"],
};

/** Set-up and checks of the checkout may import every room. */
const OUTSIDE_THE_HOUSE = "scripts";

/** Floors of the website from the lowest to the highest; none imports from one above it. */
const WEB_FLOORS: readonly string[] = ["worker", "bridge", "shell", "shared", "features", "routes"];

/** Files above all floors of the website, which put it together or build it. */
const WEB_ENTRIES: ReadonlySet<string> = new Set([
  "app/entry.client.tsx",
  "app/entry.server.tsx",
  "app/root.tsx",
  "app/routes.ts",
  "build-addresses.ts",
  "build-worker.ts",
  "finish-build.ts",
  "first-page.ts",
  "unused-code.ts",
  "react-router.config.ts",
  "vite.config.ts",
]);
const WEB = "apps/web/";

/** Floors of the use cases from the lowest to the highest; none imports from one above it. */
const OPERATION_FLOORS: readonly string[] = [
  "kernel",
  "messaging",
  "identity",
  "market",
  "wallet",
  "trade",
  "support",
  "staff",
  "demo",
  "audit",
];

/** Rooms that contain only tests and measurements. */
const TEST_ROOMS: ReadonlySet<string> = new Set(["testing", "e2e", "bench"]);

/** Tests, what they start (`*.fixture.ts`) and what they share (`test-*.ts`). */
export function isTest(file: string): boolean {
  return (
    /^(apps|packages)\/[^/]+\/test\//.test(file) ||
    /\.(test|fixture)\.tsx?$|\/test-[\w-]+\.tsx?$/.test(file) ||
    file === "vitest.config.ts" ||
    TEST_ROOMS.has(roomOf(file) ?? "")
  );
}

/** The room a file of the checkout belongs to; null for files outside of all rooms. */
export function roomOf(file: string): string | null {
  const [top = "", name = ""] = file.split("/");
  if (top === "apps" || top === "packages") return name;
  return top === OUTSIDE_THE_HOUSE || !Object.hasOwn(MAY_IMPORT, top) ? null : top;
}

/** The feature or floor of the website a file is on, as `features/market`, or null. */
export function webPlaceOf(file: string): { floor: number; name: string; part: string } | null {
  if (!file.startsWith(WEB)) return null;
  const path = file.slice(WEB.length);
  if (WEB_ENTRIES.has(path)) return { floor: WEB_FLOORS.length, name: path, part: "" };
  const [, name = "", part = ""] = /^app\/([^/]+)\/([^/]+)/.exec(path) ?? [];
  const floor = WEB_FLOORS.indexOf(name);
  return floor === -1 ? null : { floor, name, part };
}

/** Whether a source of the website is on no floor, where floors could import each other through it. */
export function isUnplacedInWeb(file: string): boolean {
  const isSource = file.startsWith(WEB) && /\.tsx?$/.test(file);
  return isSource && !isTest(file) && webPlaceOf(file) === null;
}

const FAST_PATH = "apps/server/src/http/fast-path/";
/** The only import of the fast path from outside it, as importer and imported file. */
const FAST_PATH_REGISTRATION = ["apps/server/src/app.ts", `${FAST_PATH}register-fast-path.ts`];

/** Whether an import would let ordinary code depend on the fast path. */
export function dependsOnFastPath(file: string, target: string): boolean {
  if (!target.startsWith(FAST_PATH) || file.startsWith(FAST_PATH)) return false;
  return file !== FAST_PATH_REGISTRATION[0] || target !== FAST_PATH_REGISTRATION[1];
}

/** The floor of the use cases a file is on, or null; a folder that has no floor yet is on none. */
export function operationFloorOf(file: string): { floor: number; name: string } | null {
  const [, name] = /^packages\/operations\/(?:src\/)?([^/]+)/.exec(file) ?? [];
  return name === undefined ? null : { floor: OPERATION_FLOORS.indexOf(name), name };
}
