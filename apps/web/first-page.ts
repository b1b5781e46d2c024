/**
 * Puts the browser's modules into few files. By itself the bundler makes a file of every set of
 * modules that the same pages share, which is forty to ninety files a page.
 *
 * Which file a module belongs to is derived from the imports, not from the folders, so that what a
 * page loads later is not included in its first files:
 *
 * - `libraries` and `shell`: what every page needs. One changes with the libraries, one with the site.
 * - `later`: what every page loads when it is shown. `session`: the same for a logged-in reader.
 * - `common`: what most of the main pages need. `trade` and `access`: what those of one area share.
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

const TRADE = new Set(["list", "offer", "express", "order"]);
const ACCESS = new Set(["login", "register"]);
/** A module that so many of the main pages need is worth its bytes on the others. */
const MOST = 4;
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
}

/** From what most pages need to what the fewest do. */
const FILES = [
  "libraries",
  "shell",
  "later",
  "widgets",
  "common",
  "trade",
  "session",
  "access",
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
function groupOf(id: string, { first, later, session, main, roots }: Uses): string | null {
  if (first.has(id)) return id.includes("/node_modules/") ? "libraries" : "shell";
  if (later.has(id)) return "later";
  const users = main.filter(([, modules]) => modules.has(id)).map(([page]) => page);
  // What pages need as well is not in a file that may fail to load without harming the page.
  if (session.has(id) && users.length === 0) return "session";
  const isShared = roots.filter((modules) => modules.has(id)).length > 1;
  if (isShared && WIDGETS.test(id)) return "widgets";
  const [only] = users;
  if (only === undefined || users.length === 1) return isShared ? (only ?? null) : null;
  if (users.length >= MOST) return "common";
  if (users.every((page) => TRADE.has(page))) return "trade";
  return users.every((page) => ACCESS.has(page)) ? "access" : "common";
}

function findUses(appDirectory: string, graph: ModuleGraph): Uses {
  const inApp = (files: readonly string[]) => files.map((file) => appDirectory + file);
  const starts = inApp(STARTS);
  // The entry imports some of its libraries later, but always.
  const atOnce = graph.getModuleInfo(starts[0] ?? "")?.dynamicallyImportedIds ?? [];
  const routes = inApp(
    readdirSync(`${appDirectory}routes`, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx") && !file.startsWith(TEST_PAGES))
      .map((file) => `routes/${file}`),
  );
  const all = reachable([...starts, ...routes], graph, true);
  const loadedLater = [...all].flatMap(
    (id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  );
  return {
    first: reachable([...starts, ...atOnce], graph),
    later: reachable(inApp(LATER), graph),
    session: reachable(inApp(OF_SESSION), graph),
    main: Object.entries(MAIN_PAGES).map(([page, files]) => [page, reachable(inApp(files), graph)]),
    roots: [...new Set([...routes, ...loadedLater])].map((root) => reachable([root], graph)),
  };
}

/** These modules and everything they import, without waiting or also later. */
function reachable(starts: readonly string[], graph: ModuleGraph, isAlsoLater = false): Modules {
  const found = new Set(starts);
  // A set is walked in the order of insertion, including what is added on the way.
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) found.add(imported);
    if (isAlsoLater) for (const imported of info?.dynamicallyImportedIds ?? []) found.add(imported);
  }
  return found;
}
