// All settings, read once from the environment. The table below is the only place that names a
// variable: parsing, the sentences about bad values and README are derived from it.
import { LARGEST_NODE } from "@parley/platform/ids";
import { SHORTEST_SECRET } from "@parley/platform/vault";
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
  /** From where staff may work; empty means from everywhere. */
  readonly staffAddresses: readonly string[];
  /** For people, by one member of staff. */
  readonly staffSearchesPerHour: number;
  readonly roles: readonly Role[];
  readonly logLevel: string;
  readonly dataDir: string;
  /** Null means the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Null means that servers wake each other through PostgreSQL. */
  readonly redisUrl: string | null;
  readonly rates: "local" | "live";
  readonly ratesMaxAgeSeconds: number;
  /** Origin of the feature-flag service; empty for this server. */
  readonly flagsUrl: string;
  /** Origin of the content service; empty for this server. */
  readonly contentUrl: string;
  /** Where header, footer and transfer are loaded from, by preference. */
  readonly componentSources: readonly string[];
  readonly metricsToken: string | null;
  /** Null means that mails are stored in the local outbox. */
  readonly smtpUrl: string | null;
  /** Sender of mails. */
  readonly mailFrom: string;
  /** Null means that text messages are stored in the local outbox. */
  readonly smsUrl: string | null;
  readonly smsToken: string | null;
  /** Push services that are exempt from the rules on addresses; for tests. */
  readonly pushOrigins: readonly string[];
  /** Null means the one in `dataDir`, made on the first start. */
  readonly secret: string | null;
  /** Secrets that were replaced; what they sealed can still be opened. */
  readonly oldSecrets: readonly string[];
  readonly isCaptchaOn: boolean;
  /** The same captcha with next to no work, for tests that meet it a thousand times. */
  readonly isCaptchaLight: boolean;
  /** Delay of the event loop from which calls are refused; 0: never. */
  readonly maxDelayMs: number;
  /** Advertisers, offers and cases to look at, made on the first start; never in production. */
  readonly hasDemoMarket: boolean;
  /** Distinguishes this server's ids from those of others; null means random. */
  readonly node: number | null;
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
/** Where this server has its own header, footer and transfer. */
const OWN_COMPONENTS = "/components";
const DEFAULT_DATA_DIR = fileURLToPath(new URL("../../../../.data", import.meta.url));
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
    schema: z.string().refine((text) => isUrl(text, /^postgres(ql)?:$/)),
    expects: "a URL such as postgres://user:password@host:5432/database",
    purpose: "PostgreSQL to use instead of the embedded one. Needed in production.",
    whenUnset: "embedded PostgreSQL in `PARLEY_DATA_DIR`",
    isSecret: true,
  },
  REDIS_URL: {
    schema: z.string().refine((text) => isUrl(text, /^rediss?:$/)),
    expects: "a URL such as rediss://user:password@host:6379/0",
    purpose: "Redis or Valkey through which servers wake each other when there is news.",
    whenUnset: "they do so through PostgreSQL",
    isSecret: true,
  },
  SMTP_URL: {
    schema: z.string().refine((text) => isUrl(text, /^smtps?:$/)),
    expects: "a URL such as smtps://user:password@mail.example:465",
    purpose:
      "Mail server. `smtp://` uses TLS where the server offers it, with `?requireTLS=true` always. Needed in production.",
    whenUnset: "mails are kept in the local outbox",
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z
      .string()
      .regex(/^(?:[^<>"@,;:\p{Cc}]+ <[^\s<>",;@]+@[^\s<>",;@]+>|[^\s<>",;@]+@[^\s<>",;@]+)$/u),
    expects: "a sender such as Parley <no-reply@parley.example>",
    purpose: "Sender of mails.",
    whenUnset: "`Parley <no-reply@…>` at the host of `PARLEY_PUBLIC_URL`",
  },
  SMS_URL: {
    schema: z.string().refine((text) => isUrl(text, /^https?:$/)),
    expects: "an http(s) URL",
    purpose:
      'Where text messages are posted to, as JSON `{ "to": "+…", "text": "…" }`. In production needed, and https.',
    whenUnset: "text messages are kept in the local outbox",
  },
  SMS_TOKEN: {
    schema: z.string().regex(/^[\x21-\x7E]{8,}$/),
    expects: "a secret of at least 8 characters without spaces",
    purpose: "Bearer token for `SMS_URL`.",
    whenUnset: "none is sent",
    isSecret: true,
  },
  PARLEY_PUSH_ORIGINS: {
    schema: list(isOrigin),
    expects: "a list of origins such as http://localhost:4100, separated by commas",
    purpose:
      "Origins of push services for tests, which need neither https nor a public address. Never in production.",
    whenUnset: "none",
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
  PARLEY_STAFF_ADDRESSES: {
    schema: list(isRange),
    expects:
      "a list of addresses or address ranges (198.51.100.7, 10.0.0.0/8, 2001:db8::/32), separated by commas",
    purpose:
      "From where staff may work: calls of staff from other addresses are refused, and the console is not there.",
    whenUnset: "from everywhere",
  },
  PARLEY_STAFF_SEARCHES_PER_HOUR: {
    schema: wholeNumber(1, 10_000),
    expects: "a whole number from 1 to 10000",
    purpose: "How many searches for people a member of staff has in an hour.",
    whenUnset: "`60`",
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
    schema: componentsUrl(),
    expects: "a path such as /components or an http(s) URL",
    purpose: "Where header, footer and transfer are loaded from.",
    whenUnset: "`/components`",
  },
  PARLEY_FLAGS_URL: {
    schema: z
      .string()
      .refine(isOrigin)
      .transform((text) => new URL(text).origin),
    expects: "an origin such as https://flags.parley.example, without a path",
    purpose: "Origin of the feature-flag service (`/fapi`), which pages ask.",
    whenUnset: "this server",
  },
  PARLEY_CONTENT_URL: {
    schema: z
      .string()
      .refine(isOrigin)
      .transform((text) => new URL(text).origin),
    expects: "an origin such as https://content.parley.example, without a path",
    purpose: "Origin of the content service (`/knowledge`), which pages ask.",
    whenUnset: "this server",
  },
  PARLEY_COMPONENTS_FALLBACK_URL: {
    schema: componentsUrl(),
    expects: "a path such as /components or an http(s) URL",
    purpose: "Where they are loaded from when `PARLEY_COMPONENTS_URL` fails.",
    whenUnset: "`/components`",
  },
  PARLEY_METRICS_TOKEN: {
    schema: z.string().min(16),
    expects: "a secret of at least 16 characters",
    purpose: "Bearer token that lets callers from other machines read `/metrics`.",
    whenUnset: "only this machine may read them",
    isSecret: true,
  },
  PARLEY_SECRET: {
    schema: z.string().refine(isLongSecret),
    expects: `a secret of at least ${SHORTEST_SECRET} characters, without spaces and commas`,
    purpose:
      "Protects whatever is kept encrypted: who loses it loses that. The same on all servers. Needed in production.",
    whenUnset: "made on the first start and kept in `PARLEY_DATA_DIR`",
    isSecret: true,
  },
  PARLEY_OLD_SECRETS: {
    schema: list(isLongSecret),
    expects: `secrets of at least ${SHORTEST_SECRET} characters, separated by commas`,
    purpose: "Former values of `PARLEY_SECRET`, while something sealed with them is left.",
    whenUnset: "none",
    isSecret: true,
  },
  PARLEY_DEMO_MARKET: {
    schema: z.enum(["on", "off"]),
    expects: "on or off",
    purpose: "Whether a first start makes advertisers, offers and cases of staff to look at.",
    whenUnset: "`on` while developing; production never makes any",
  },
  PARLEY_CAPTCHA: {
    schema: z.enum(["on", "light", "off"]),
    expects: "on, light or off",
    purpose: "Whether calls that invite abuse ask for a proof of work, or for next to none.",
    whenUnset: "`on`, which it must be in production",
  },
  PARLEY_MAX_DELAY_MS: {
    schema: wholeNumber(0, 60_000),
    expects: "a whole number from 0 to 60000",
    purpose: "Delay of the event loop from which calls get 503 with Retry-After; 0: never.",
    whenUnset: "`2000`",
  },
  PARLEY_NODE: {
    schema: wholeNumber(0, LARGEST_NODE),
    expects: `a whole number from 0 to ${LARGEST_NODE}`,
    purpose: "Number of this server in the ids it makes; no two running ones may share it.",
    whenUnset: "by chance",
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
  const captcha = read("PARLEY_CAPTCHA") ?? "on";
  const publicUrl = read("PARLEY_PUBLIC_URL") ?? `http://localhost:${port}`;
  const settings: Settings = {
    mode,
    port,
    host: read("HOST") ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    publicUrl,
    trustProxy: read("PARLEY_TRUST_PROXY") ?? [],
    staffAddresses: read("PARLEY_STAFF_ADDRESSES") ?? [],
    staffSearchesPerHour: read("PARLEY_STAFF_SEARCHES_PER_HOUR") ?? 60,
    roles: read("PARLEY_ROLES") ?? ROLES,
    logLevel: read("LOG_LEVEL") ?? "info",
    dataDir: resolve(read("PARLEY_DATA_DIR") ?? DEFAULT_DATA_DIR),
    databaseUrl: read("DATABASE_URL") ?? null,
    redisUrl: read("REDIS_URL") ?? null,
    rates: read("PARLEY_RATES") ?? (isProduction ? "live" : "local"),
    ratesMaxAgeSeconds: read("PARLEY_RATES_MAX_AGE_SECONDS") ?? 120,
    flagsUrl: elsewhere(read("PARLEY_FLAGS_URL"), publicUrl),
    contentUrl: elsewhere(read("PARLEY_CONTENT_URL"), publicUrl),
    componentSources: [
      ...new Set([
        read("PARLEY_COMPONENTS_URL") ?? OWN_COMPONENTS,
        read("PARLEY_COMPONENTS_FALLBACK_URL") ?? OWN_COMPONENTS,
      ]),
    ],
    metricsToken: read("PARLEY_METRICS_TOKEN") ?? null,
    smtpUrl: read("SMTP_URL") ?? null,
    mailFrom: read("MAIL_FROM") ?? `Parley <no-reply@${new URL(publicUrl).hostname}>`,
    smsUrl: read("SMS_URL") ?? null,
    smsToken: read("SMS_TOKEN") ?? null,
    pushOrigins: read("PARLEY_PUSH_ORIGINS") ?? [],
    secret: read("PARLEY_SECRET") ?? null,
    oldSecrets: read("PARLEY_OLD_SECRETS") ?? [],
    isCaptchaOn: captcha !== "off",
    isCaptchaLight: captcha === "light",
    maxDelayMs: read("PARLEY_MAX_DELAY_MS") ?? 2_000,
    hasDemoMarket: !isProduction && read("PARLEY_DEMO_MARKET") !== "off",
    node: read("PARLEY_NODE") ?? null,
  };
  if (problems.length === 0 && isProduction) problems.push(...unfitForProduction(settings));
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** A service at the origin of the site is this server. */
function elsewhere(origin: string | undefined, publicUrl: string): string {
  return origin === undefined || origin === publicUrl ? "" : origin;
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
  if (settings.smtpUrl === null) {
    problems.push("SMTP_URL is needed in production: mails would not leave this server.");
  }
  if (settings.smsUrl?.startsWith("https://") !== true) {
    problems.push("SMS_URL must be an https address in production.");
  }
  if (settings.pushOrigins.length > 0) {
    problems.push("PARLEY_PUSH_ORIGINS is for tests: production sends to public addresses only.");
  }
  if (settings.secret === null) {
    problems.push("PARLEY_SECRET is needed in production.");
  }
  if (!settings.isCaptchaOn || settings.isCaptchaLight) {
    problems.push("PARLEY_CAPTCHA must be on in production.");
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

function isUrl(text: string, protocol: RegExp): boolean {
  const url = URL.parse(text);
  return url !== null && protocol.test(url.protocol) && url.hostname !== "";
}

/** A comma would end it in a list of secrets. */
function isLongSecret(text: string): boolean {
  return text.length >= SHORTEST_SECRET && !/[\s,]/.test(text);
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && isPlainUrl(url) && url.pathname === "/";
}

/**
 * Of one server, without anything that would be written into pages or get lost. A star in the host
 * would permit the scripts of every host below it.
 */
function isPlainUrl({ protocol, hostname, username, password, search, hash }: URL): boolean {
  const isBare = username === "" && password === "" && search === "" && hash === "";
  return /^https?:$/.test(protocol) && !hostname.includes("*") && isBare;
}

function componentsUrl() {
  return z
    .string()
    .refine(isComponentsUrl)
    .transform((text) => text.replace(/\/+$/, ""));
}

function isComponentsUrl(text: string): boolean {
  if (/^\/(?!\/)[\w./-]*$/.test(text)) return true;
  const url = URL.parse(text);
  return url !== null && isPlainUrl(url);
}

function isProxy(text: string): boolean {
  return PROXY_RANGES.includes(text) || isRange(text);
}

/** An address, or a range such as 10.0.0.0/8. */
function isRange(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}
