// The files of a build: by them an open page detects a newer one, learns the rules of its routes, and
// loads the data of prerendered pages.

/** `/builds/latest.json` */
export interface BuildInfo {
  readonly id: string;
  /** When it was built, epoch milliseconds. */
  readonly timestamp: number;
}

/** `/builds/meta/{id}.json`: the rules of that build's routes. */
export interface BuildMeta extends BuildInfo {
  /** Paths that the server has rendered in advance; each has a `_payload.json`. */
  readonly prerendered: readonly string[];
  /** Paths that answer with a redirect, and where it leads. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** `/{path}/_payload.json`: what the loader of a prerendered page has read. */
export interface PagePayload {
  /** The build that made it. Data of another build may have another form. */
  readonly buildId: string;
  readonly data: unknown;
}

export const LATEST_BUILD_PATH = "/builds/latest.json";

export const buildMetaPath = (id: string): string => `/builds/meta/${id}.json`;

const PAYLOAD_FILE = "/_payload.json";

export const payloadPath = (pagePath: string): string => pagePath + PAYLOAD_FILE;

/** The page that a payload belongs to, or null for another path. */
export function pageOfPayload(path: string): string | null {
  return path.endsWith(PAYLOAD_FILE) ? path.slice(0, -PAYLOAD_FILE.length) : null;
}

/** Null when the value is not the description of a build. */
export function readBuildInfo(value: unknown): BuildInfo | null {
  if (!isObject(value)) return null;
  const { id, timestamp } = value;
  if (typeof id !== "string" || id === "" || typeof timestamp !== "number") return null;
  return { id, timestamp };
}

/** Null when the value does not describe the routes of a build. */
export function readBuildMeta(value: unknown): BuildMeta | null {
  const info = readBuildInfo(value);
  if (info === null || !isObject(value)) return null;
  const { prerendered, redirects } = value;
  if (!Array.isArray(prerendered) || !prerendered.every(isText) || !isObject(redirects))
    return null;
  const rules = Object.entries(redirects).filter((rule): rule is [string, string] =>
    isText(rule[1]),
  );
  return { ...info, prerendered, redirects: Object.fromEntries(rules) };
}

/** Null when the value is not the payload of a page. */
export function readPagePayload(value: unknown): PagePayload | null {
  if (!isObject(value) || !isText(value["buildId"]) || !("data" in value)) return null;
  return { buildId: value["buildId"], data: value["data"] };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
