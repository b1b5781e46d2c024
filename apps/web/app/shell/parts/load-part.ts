/**
 * Loads a part: its HTML entry, the stylesheets and the module which that names. A source that does
 * not answer, or answers with something else, is skipped for the next one.
 */
import type { PartModule, PartName } from "@parley/site/parts/part";

/** What an entry names, with whole addresses. */
export interface PartEntry {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

export interface FoundEntry {
  readonly html: string;
  /** The whole address it came from, after redirects. */
  readonly url: string;
}

export interface PartEnvironment {
  readonly fetchEntry: (url: string, signal: AbortSignal) => Promise<FoundEntry>;
  readonly readEntry: (html: string, url: string) => PartEntry;
  /** The stylesheet is removed when the signal is aborted. */
  readonly addStyle: (url: string, signal: AbortSignal) => Promise<void>;
  readonly importModule: (url: string) => Promise<unknown>;
}

/** `signal` is aborted when the part fails, however much later. */
export async function loadPart(
  source: string,
  name: PartName,
  environment: PartEnvironment,
  signal: AbortSignal,
): Promise<PartModule> {
  const url = `${source}/${name}/index.html`;
  const found = await environment.fetchEntry(url, signal);
  const { styles, scripts } = environment.readEntry(found.html, found.url);
  if (scripts.length === 0) throw new Error(`${url} names no script.`);
  await Promise.all(styles.map((style) => environment.addStyle(style, signal)));
  const modules = await Promise.all(scripts.map((script) => environment.importModule(script)));
  const part = modules.find(isPartModule);
  if (part === undefined) throw new Error(`No script of ${url} exports mount.`);
  return part;
}

function isPartModule(module: unknown): module is PartModule {
  return (
    typeof module === "object" &&
    module !== null &&
    "mount" in module &&
    typeof module.mount === "function"
  );
}
