/**
 * Puts the browser's modules into few files. By itself the bundler makes a file of every set of
 * modules that the same pages share, which is forty to ninety files a page.
 *
 * Which file a module belongs to is derived from the imports, not from the folders, so that what a
 * page loads later is not included in its first files:
 *
 * - `libraries` and `shell`: what every page needs. One changes with the libraries, one with the site.
 * - `later`: what every page loads when it is shown, and what the wallet shares with pages without a
 *   login, which is what most pages show and read data with.
 * - `session`: what every page of a logged-in reader loads when it is shown.
 * - `account`: what the wallet shares with other pages that need a login, or these with login and
 *   registration, from which readers go on to them. `deal`: what offer and order share.
 * - `market`: what home shares with pages that trade, `trade`: what these share without it.
 * - `access`: what login and registration share, `common`: what one of them shares with pages without
 *   a login.
 * - `widgets`: what the large controls and overlays share, which most pages load by a press.
 * - One file a main page for what it shares with lesser pages alone.
 */
import { readdirSync } from "node:fs";

const STARTS = ["entry.client.tsx", "root.tsx"];
const LATER = ["shell/parts/page-parts.tsx", "shell/api/fetch-lists.ts"];
const OF_SESSION = [
  "shell/boot/session-watch.tsx",
  "shell/live/browser-live.ts",
  "shared/notifications/header-counts.tsx",
];

/** Imported by the browser's modules as well, but used by the server alone. */
const OF_SERVER = ["shell/parts/plain-frame.tsx", "shell/page/page-context.ts"];

/** The pages whose weight `npm run bench:web` judges: their routes, and what these load at once. */
const MAIN_PAGES: Readonly<Record<string, readonly string[]>> = {
  home: ["routes/home.tsx", "features/home/fetch-prices.ts"],
  list: ["routes/market-buy.tsx", "routes/market-sell.tsx", ...trading()],
  offer: ["routes/offer-buy.tsx", "routes/offer-sell.tsx", ...trading()],
  express: ["routes/express.tsx", "routes/layouts/defaulthome.tsx"],
  order: ["routes/order.tsx", "routes/layouts/defaulthome.tsx"],
  wallet: ["routes/wallet/overview.tsx", "routes/layouts/wallet.tsx"],
  login: ["routes/login.tsx", "routes/layouts/auth.tsx"],
  register: ["routes/register.tsx", "routes/layouts/auth.tsx"],
};

function trading(): readonly string[] {
  return ["routes/layouts/defaulthome.tsx", "shell/live/market-stream.ts"];
}

const ACCESS = new Set(["login", "register"]);
const WITH_LOGIN = new Set(["offer", "order", "wallet"]);
const isOfAccess = (page: string) => ACCESS.has(page);
const needsLogin = (page: string) => WITH_LOGIN.has(page);

/** Developers open them, and they use everything. */
const TEST_PAGES = "test/";

const WIDGETS =
  /\/node_modules\/(@(base-ui|floating-ui)|reselect|tabbable|use-sync-external-store)\//;

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

type Modules = ReadonlySet<string>;

interface Uses {
  readonly first: Modules;
  readonly later: Modules;
  readonly session: Modules;
  readonly main: readonly (readonly [name: string, modules: Modules])[];
  /** What each route and each module that is loaded later needs. */
  readonly roots: readonly Modules[];
  readonly tests: Modules;
}

/** From what most pages need to what the fewest do. */
const FILES = [
  "libraries",
  "shell",
  "later",
  "widgets",
  "common",
  "market",
  "account",
  "trade",
  "access",
  "deal",
  "session",
  ...Object.keys(MAIN_PAGES),
];

/** For the build of the browser's part; `appDirectory` ends with a slash. */
export function firstPageGroups(appDirectory: string) {
  let uses: Uses | null = null;
  // A group takes what its modules import along, unless a group before it has it: those go first
  // whose modules are imported by the others.
  return FILES.map((file, index) => ({
    name: (id: string, graph: ModuleGraph): string | null =>
      groupOf(id, (uses ??= findUses(appDirectory, graph))) === file ? file : null,
    priority: FILES.length - index,
  }));
}

/** Null: the bundler's own choice, which for a module of one page is the file of its route. */
function groupOf(id: string, { first, later, session, main, roots, tests }: Uses): string | null {
  if (first.has(id) || RUNTIME.test(id)) return isOurs(id) ? "shell" : "libraries";
  if (later.has(id)) return "later";
  const users = main
    .filter(([page, modules]) => modules.has(id) || (session.has(id) && needsLogin(page)))
    .map(([page]) => page);
  const isShared = roots.filter((modules) => modules.has(id)).length > 1;
  if (isShared && WIDGETS.test(id)) return "widgets";
  const [only] = users;
  if (only === undefined) return null;
  // What test pages use as well would be a file of its own.
  if (users.length === 1) return isShared || tests.has(id) ? only : null;
  if (users.every(needsLogin)) {
    // What pages need as well is not in a file that may fail to load without harming the page.
    if (main.every(([, modules]) => !modules.has(id))) return "session";
    return users.includes("wallet") ? "account" : "deal";
  }
  if (users.every(isOfAccess)) return "access";
  if (users.every((page) => isOfAccess(page) || needsLogin(page))) return "account";
  if (users.includes("wallet")) return "later";
  if (users.some(isOfAccess)) return "common";
  return users.includes("home") ? "market" : "trade";
}

/** The bundler's own helpers. */
const RUNTIME = /^\0rolldown\//;
const isTest = (file: string) => file.startsWith(TEST_PAGES);
const isOurs = (id: string) => !id.includes("/node_modules/") && !RUNTIME.test(id);

function findUses(appDirectory: string, graph: ModuleGraph): Uses {
  const inApp = (files: readonly string[]) => files.map((file) => appDirectory + file);
  const starts = inApp(STARTS);
  // The entry imports some of its libraries later, but always.
  const atOnce = graph.getModuleInfo(starts[0] ?? "")?.dynamicallyImportedIds ?? [];
  const pages = readdirSync(`${appDirectory}routes`, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".tsx"));
  const routesOf = (names: readonly string[]) => inApp(names.map((file) => `routes/${file}`));
  const routes = routesOf(pages.filter((file) => !isTest(file)));
  const all = reachable([...starts, ...routes], graph, true);
  const loadedLater = [...all].flatMap(
    (id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  );
  return {
    first: reachable([...starts, ...atOnce], graph),
    later: reachable(inApp(LATER), graph),
    session: reachable(inApp(OF_SESSION), graph),
    main: Object.entries(MAIN_PAGES).map(([page, files]) => [page, reachable(inApp(files), graph)]),
    tests: reachable(routesOf(pages.filter(isTest)), graph),
    roots: [...new Set([...routes, ...loadedLater])].map((root) => reachable([root], graph)),
  };
}

/** These modules and everything they import, without waiting or also later. */
function reachable(starts: readonly string[], graph: ModuleGraph, isAlsoLater = false): Modules {
  const found = new Set(starts);
  // A set is walked in the order of insertion, including what is added on the way.
  for (const id of found) {
    if (OF_SERVER.some((file) => id.endsWith(`/app/${file}`))) continue;
    const info = graph.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) found.add(imported);
    if (isAlsoLater) for (const imported of info?.dynamicallyImportedIds ?? []) found.add(imported);
  }
  return found;
}
