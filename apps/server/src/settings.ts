// Everything that can be set from outside, read once from the environment. The table below is the
// only place a variable is named: parsing, the sentences about bad values and README come from it.
import { isIP } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

export type Mode = "development" | "production";
export type Role = "web" | "api" | "worker";

export interface Settings {
  readonly mode: Mode;
  readonly port: number;
  readonly host: string;
  /** Origin under which people reach the site, without a slash at the end. */
  readonly publicUrl: string;
  /** Proxies whose forwarded address and protocol are believed; empty means none. */
  readonly trustProxy: readonly string[];
  readonly roles: readonly Role[];
  readonly logLevel: string;
  readonly dataDir: string;
  /** Null means the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly rates: "local" | "live";
  readonly ratesMaxAgeSeconds: number;
  /** Where header, footer and transfer come from: a path of this site or another origin. */
  readonly componentsUrl: string;
  readonly metricsToken: string | null;
}

interface Variable<Value> {
  readonly schema: z.ZodType<Value, string>;
  /** Completes "NAME is …, but must be ". */
  readonly expects: string;
  readonly purpose: string;
  /** How the default reads in README; what it is, is decided in `readSettings`. */
  readonly whenUnset: string;
  readonly isSecret?: true;
}

/** In the checkout, wherever the server is started from. */
const DEFAULT_DATA_DIR = fileURLToPath(new URL("../../../.data", import.meta.url));
const ROLES = ["web", "api", "worker"] as const satisfies readonly Role[];
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
/** Names the HTTP server understands for whole ranges of addresses. */
const PROXY_RANGES: readonly string[] = ["loopback", "linklocal", "uniquelocal"];

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

const list = (isEntry: (entry: string) => boolean) =>
  z
    .string()
    .transform((text) => text.split(",").map((entry) => entry.trim()))
    .refine((entries) => entries.every(isEntry));

const VARIABLES = {
  PORT: {
    schema: wholeNumber(0, 65_535),
    expects: "a whole number from 0 to 65535 (0 picks a free port)",
    purpose: "Port of the website and the API.",
    whenUnset: "`3000`",
  },
  HOST: {
    schema: z.string().regex(/^[\w.:-]+$/),
    expects: "an address or a host name to listen on",
    purpose: "Address to listen on.",
    whenUnset: "`127.0.0.1`; in production `0.0.0.0`",
  },
  LOG_LEVEL: {
    schema: z.enum(LOG_LEVELS),
    expects: `one of ${LOG_LEVELS.join(", ")}`,
    purpose: "How much is logged.",
    whenUnset: "`info`",
  },
  DATABASE_URL: {
    schema: z.string().refine(isDatabaseUrl),
    expects: "a URL such as postgres://user:password@host:5432/database",
    purpose: "PostgreSQL to use instead of the embedded one. Needed in production.",
    whenUnset: "embedded PostgreSQL in `PARLEY_DATA_DIR`",
    isSecret: true,
  },
  PARLEY_MODE: {
    schema: z.enum(["development", "production"]),
    expects: "development or production",
    purpose: "Production refuses to start with anything meant for development.",
    whenUnset: "`development`",
  },
  PARLEY_DATA_DIR: {
    schema: z.string(),
    expects: "a directory",
    purpose: "Directory of everything that is kept.",
    whenUnset: "`.data` in the checkout",
  },
  PARLEY_PUBLIC_URL: {
    schema: z
      .string()
      .refine(isOrigin)
      .transform((text) => new URL(text).origin),
    expects: "an origin such as https://parley.example, without a path",
    purpose:
      "Origin under which people reach the site: decides links and cookies. In production needed, and https.",
    whenUnset: "`http://localhost:PORT`",
  },
  PARLEY_TRUST_PROXY: {
    schema: list(isProxy),
    expects: `a list of addresses, address ranges (10.0.0.0/8) or ${PROXY_RANGES.join(", ")}, separated by commas`,
    purpose: "Proxies whose forwarded addresses and protocols are believed.",
    whenUnset: "none",
  },
  PARLEY_ROLES: {
    schema: z
      .string()
      .transform((text) => text.split(",").map((entry) => entry.trim()))
      .pipe(z.array(z.enum(ROLES)).min(1)),
    expects: `a list of ${ROLES.join(", ")}, separated by commas`,
    purpose: "What this process does: pages, calls, background work.",
    whenUnset: `\`${ROLES.join(",")}\``,
  },
  PARLEY_RATES: {
    schema: z.enum(["local", "live"]),
    expects: "local or live",
    purpose: "Reference rates: made up and moving, or asked from public sources.",
    whenUnset: "`local`; in production `live`, which it must be",
  },
  PARLEY_RATES_MAX_AGE_SECONDS: {
    schema: wholeNumber(1, 86_400),
    expects: "a whole number of seconds from 1 to 86400",
    purpose: "A reference rate older than this counts as stale.",
    whenUnset: "`120`",
  },
  PARLEY_COMPONENTS_URL: {
    schema: z
      .string()
      .refine(isComponentsUrl)
      .transform((text) => text.replace(/\/+$/, "")),
    expects: "a path such as /components or an http(s) URL",
    purpose: "Where header, footer and transfer are loaded from.",
    whenUnset: "`/components`",
  },
  PARLEY_METRICS_TOKEN: {
    schema: z.string().min(16),
    expects: "a secret of at least 16 characters",
    purpose: "Bearer token that lets callers from other machines read `/metrics`.",
    whenUnset: "only this machine may read them",
    isSecret: true,
  },
  PARLEY_CHROMIUM: {
    schema: z.string(),
    expects: "the path of a Chromium",
    purpose: "Browser for `npm test` and `npm run bench:web`.",
    whenUnset: "the system's",
  },
} as const satisfies Record<string, Variable<unknown>>;

type Name = keyof typeof VARIABLES;
type Output<N extends Name> = z.output<(typeof VARIABLES)[N]["schema"]>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Bad settings: every problem is one sentence that names the variable. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/** Parses the environment, or throws a SettingsError that lists all that is wrong with it. */
export function readSettings(env: Environment): Settings {
  const problems = unknownNames(env);
  const variables: { readonly [N in Name]: Variable<Output<N>> } = VARIABLES;

  function read<N extends Name>(name: N): Output<N> | undefined {
    const text = env[name];
    // Compose files pass on variables that are not set as empty ones.
    if (text === undefined || text === "") return undefined;
    const { schema, expects, isSecret } = variables[name];
    const parsed = schema.safeParse(text);
    if (parsed.success) return parsed.data;
    problems.push(`${name} is ${isSecret ? "not usable" : `"${text}"`}, but must be ${expects}.`);
    return undefined;
  }

  const mode = read("PARLEY_MODE") ?? "development";
  const isProduction = mode === "production";
  const port = read("PORT") ?? 3000;
  const settings: Settings = {
    mode,
    port,
    host: read("HOST") ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    publicUrl: read("PARLEY_PUBLIC_URL") ?? `http://localhost:${port}`,
    trustProxy: read("PARLEY_TRUST_PROXY") ?? [],
    roles: read("PARLEY_ROLES") ?? ROLES,
    logLevel: read("LOG_LEVEL") ?? "info",
    dataDir: resolve(read("PARLEY_DATA_DIR") ?? DEFAULT_DATA_DIR),
    databaseUrl: read("DATABASE_URL") ?? null,
    rates: read("PARLEY_RATES") ?? (isProduction ? "live" : "local"),
    ratesMaxAgeSeconds: read("PARLEY_RATES_MAX_AGE_SECONDS") ?? 120,
    componentsUrl: read("PARLEY_COMPONENTS_URL") ?? "/components",
    metricsToken: read("PARLEY_METRICS_TOKEN") ?? null,
  };
  if (problems.length === 0 && isProduction) problems.push(...unfitForProduction(settings));
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** The table of README.md, in markdown. */
export function settingsTable(): string {
  const rows = Object.entries(VARIABLES).map(
    ([name, { purpose, whenUnset }]) => `| \`${name}\` | ${whenUnset} | ${purpose} |`,
  );
  return ["| variable | default | meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

function unfitForProduction(settings: Settings): string[] {
  const problems: string[] = [];
  if (settings.databaseUrl === null) {
    problems.push("DATABASE_URL is needed in production: the embedded database is not for it.");
  }
  if (!settings.publicUrl.startsWith("https://")) {
    problems.push("PARLEY_PUBLIC_URL must be an https origin in production.");
  }
  if (settings.rates === "local") {
    problems.push("PARLEY_RATES is local, but production needs live rates.");
  }
  return problems;
}

/** A misspelt name would silently leave its default in force. */
function unknownNames(env: Environment): string[] {
  const known = Object.keys(VARIABLES);
  return Object.keys(env)
    .filter((name) => name.startsWith("PARLEY_") && !known.includes(name))
    .map((name) => `${name} is not a setting of Parley; README.md lists all of them.`);
}

function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== "";
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
}

function isComponentsUrl(text: string): boolean {
  return /^\/(?!\/)[\w./-]*$/.test(text) || /^https?:$/.test(URL.parse(text)?.protocol ?? "");
}

function isProxy(text: string): boolean {
  if (PROXY_RANGES.includes(text)) return true;
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}
