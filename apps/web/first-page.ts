/**
 * What every page needs comes in two files instead of thirty: one that changes with the libraries
 * and one that changes with the shell. Which modules those are is read off the imports, not off the
 * folders, so that a part which the shell loads later does not slip into the first page.
 */

const STARTS = ["entry.client.tsx", "root.tsx", "shell/layouts/default.tsx"];

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** For the build of the browser's part; `appDirectory` ends with a slash. */
export function firstPageGroups(appDirectory: string) {
  let needed: ReadonlySet<string> | null = null;
  const name = (id: string, graph: ModuleGraph): string | null => {
    needed ??= reachable(
      STARTS.map((start) => appDirectory + start),
      graph,
    );
    if (!needed.has(id)) return null;
    return id.includes("/node_modules/") ? "libraries" : "shell";
  };
  return [{ debugName: "first page", name }];
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
