/**
 * What every page needs is in two files instead of thirty: one that changes with the libraries and
 * one that changes with the shell. Which modules those are is derived from the imports, not from
 * the folders, so that a part which the shell loads later is not included in the first page.
 */

const STARTS = ["entry.client.tsx", "root.tsx", "routes/layouts/default.tsx"];
/** Most people arrive here. What it shares with other pages is small and needed there too. */
const HOME = "routes/home.tsx";
const PAGES_OWN = ["routes/", "features/"];

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** For the build of the browser's part; `appDirectory` ends with a slash. */
export function firstPageGroups(appDirectory: string) {
  let needed: ReadonlySet<string> | null = null;
  const name = (id: string, graph: ModuleGraph): string | null => {
    needed ??= neededFirst(appDirectory, graph);
    if (!needed.has(id)) return null;
    return id.includes("/node_modules/") ? "libraries" : "shell";
  };
  return [{ debugName: "first page", name }];
}

function neededFirst(appDirectory: string, graph: ModuleGraph): ReadonlySet<string> {
  const starts = STARTS.map((start) => appDirectory + start);
  // The entry imports some of its libraries later, but always.
  const later = graph.getModuleInfo(starts[0] ?? "")?.dynamicallyImportedIds ?? [];
  const ofAll = reachable([...starts, ...later], graph);
  const ofHome = reachable([appDirectory + HOME], graph);
  const isOwn = (id: string) => PAGES_OWN.some((folder) => id.startsWith(appDirectory + folder));
  return new Set([...ofAll, ...[...ofHome].filter((id) => !isOwn(id))]);
}

/** Everything that these modules import without waiting, and they themselves. */
function reachable(starts: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(starts);
  // A set is walked in the order of insertion, including what is added on the way.
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
