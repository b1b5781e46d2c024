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
  web: ["contract", "phrases", "ui", "domain"],
  "demo-merchants": ["contract", "domain"],
  fragments: ["contract", "phrases", "ui", "domain"],
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

/** Set-up and checks of the checkout may import every room. */
const OUTSIDE_THE_HOUSE = "scripts";

/** Floors of the website; a floor imports only those below it. */
const WEB_FLOORS: Readonly<Record<string, number>> = {
  bridge: 0,
  shell: 1,
  shared: 2,
  features: 3,
  routes: 4,
};

/** Floors of the use cases from the lowest to the highest; a folder imports only folders below it. */
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
  const [, name = "", part = ""] = /^apps\/web\/app\/([^/]+)\/([^/]+)/.exec(file) ?? [];
  const floor = WEB_FLOORS[name];
  return floor === undefined ? null : { floor, name, part };
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
  const [, name] = /^packages\/operations\/src\/([^/]+)/.exec(file) ?? [];
  return name === undefined ? null : { floor: OPERATION_FLOORS.indexOf(name), name };
}
