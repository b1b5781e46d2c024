// The files by which an open page detects a newer build of the server, so that it can offer to
// reload.

/** `/builds/latest.json` */
export interface BuildInfo {
  readonly id: string;
  /** When it was built, epoch milliseconds. */
  readonly timestamp: number;
}

/** `/builds/meta/{id}.json`: the rules of that build's routes. */
export interface BuildMeta extends BuildInfo {
  /** Paths that were rendered at build time and have a `_payload.json`. */
  readonly prerendered: readonly string[];
  /** Paths that answer with a redirect, and where it leads. */
  readonly redirects: Readonly<Record<string, string>>;
}

export const LATEST_BUILD_PATH = "/builds/latest.json";

/** Null when the value is not the description of a build. */
export function readBuildInfo(value: unknown): BuildInfo | null {
  if (typeof value !== "object" || value === null) return null;
  if (!("id" in value) || typeof value.id !== "string" || value.id === "") return null;
  if (!("timestamp" in value) || typeof value.timestamp !== "number") return null;
  return { id: value.id, timestamp: value.timestamp };
}
