import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readSettings, SettingsError, settingsTable } from "./settings.ts";

const PRODUCTION = {
  PARLEY_MODE: "production",
  DATABASE_URL: "postgres://parley:secret@db.example/parley",
  PARLEY_PUBLIC_URL: "https://parley.example",
  PARLEY_SECRET: "a-secret-that-nobody-else-has-ever-seen",
  SMTP_URL: "smtps://parley:hunter2@mail.example:465",
  SMS_URL: "https://sms.example/messages",
};

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

test("without settings the server is a development server for this machine alone", () => {
  expect(readSettings({})).toEqual({
    mode: "development",
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    trustProxy: [],
    staffAddresses: [],
    staffSearchesPerHour: 60,
    roles: ["web", "api", "worker"],
    logLevel: "info",
    dataDir: resolve(".data"),
    databaseUrl: null,
    redisUrl: null,
    rates: "local",
    ratesMaxAgeSeconds: 120,
    flagsUrl: "",
    contentUrl: "",
    componentSources: ["/components"],
    metricsToken: null,
    smtpUrl: null,
    mailFrom: "Parley <no-reply@localhost>",
    smsUrl: null,
    smsToken: null,
    pushOrigins: [],
    secret: null,
    oldSecrets: [],
    isCaptchaOn: true,
    isCaptchaLight: false,
    maxDelayMs: 2_000,
    hasDemoMarket: true,
    node: null,
  });
});

test("production listens everywhere and requests live rates", () => {
  expect(readSettings(PRODUCTION)).toMatchObject({
    mode: "production",
    host: "0.0.0.0",
    rates: "live",
    publicUrl: "https://parley.example",
    mailFrom: "Parley <no-reply@parley.example>",
    isCaptchaOn: true,
    hasDemoMarket: false,
  });
});

test("given settings are used, normalised", () => {
  expect(
    readSettings({
      PORT: "0",
      HOST: "::1",
      PARLEY_PUBLIC_URL: "http://localhost:8080/",
      PARLEY_TRUST_PROXY: "loopback, 10.0.0.0/8, ::1",
      PARLEY_ROLES: "api, worker",
      PARLEY_COMPONENTS_URL: "https://parts.example/v1/",
      PARLEY_FLAGS_URL: "https://flags.example/",
      PARLEY_CONTENT_URL: "http://localhost:8080",
      PARLEY_METRICS_TOKEN: "0123456789abcdef",
      PARLEY_RATES_MAX_AGE_SECONDS: "60",
      MAIL_FROM: "post@parley.example",
      PARLEY_OLD_SECRETS:
        "the-secret-of-the-year-before-the-last, the-secret-of-the-last-year-until-now",
      PARLEY_CAPTCHA: "off",
      PARLEY_DEMO_MARKET: "off",
      PARLEY_NODE: "1023",
    }),
  ).toMatchObject({
    port: 0,
    host: "::1",
    publicUrl: "http://localhost:8080",
    trustProxy: ["loopback", "10.0.0.0/8", "::1"],
    roles: ["api", "worker"],
    flagsUrl: "https://flags.example",
    // The origin of the site itself: this server.
    contentUrl: "",
    componentSources: ["https://parts.example/v1", "/components"],
    metricsToken: "0123456789abcdef",
    ratesMaxAgeSeconds: 60,
    mailFrom: "post@parley.example",
    oldSecrets: ["the-secret-of-the-year-before-the-last", "the-secret-of-the-last-year-until-now"],
    isCaptchaOn: false,
    hasDemoMarket: false,
    node: 1_023,
  });
});

test("an empty setting counts as not set", () => {
  expect(readSettings({ PORT: "", DATABASE_URL: "" })).toEqual(readSettings({}));
});

describe("a bad setting is one sentence with the variable, its value and what is expected", () => {
  test.for([
    ["PORT", "80a", "a whole number from 0 to 65535"],
    ["PORT", "65536", "a whole number from 0 to 65535"],
    ["PORT", "-1", "a whole number"],
    ["HOST", "not a host", "an address or a host name"],
    ["LOG_LEVEL", "loud", "one of fatal, error"],
    ["PARLEY_MODE", "prod", "development or production"],
    ["PARLEY_PUBLIC_URL", "parley.example", "an origin"],
    ["PARLEY_PUBLIC_URL", "https://parley.example/site", "an origin"],
    ["PARLEY_PUBLIC_URL", "ftp://parley.example", "an origin"],
    ["PARLEY_STAFF_ADDRESSES", "loopback", "a list of addresses"],
    ["PARLEY_STAFF_ADDRESSES", "2001:db8::/129", "a list of addresses"],
    ["PARLEY_TRUST_PROXY", "true", "a list of addresses"],
    ["PARLEY_TRUST_PROXY", "10.0.0.0/33", "a list of addresses"],
    ["PARLEY_ROLES", "web,cook", "a list of web, api, worker"],
    ["PARLEY_RATES", "guess", "local or live"],
    ["PARLEY_RATES_MAX_AGE_SECONDS", "0", "a whole number of seconds"],
    ["PARLEY_COMPONENTS_URL", "//elsewhere.example", "a path"],
    ["PARLEY_COMPONENTS_URL", "javascript:alert(1)", "a path"],
    ["PARLEY_COMPONENTS_URL", "https://user:secret@parts.example", "a path"],
    ["PARLEY_COMPONENTS_URL", "https://*.example", "a path"],
    ["PARLEY_COMPONENTS_URL", "https://parts.example/?v=1", "a path"],
    ["PARLEY_COMPONENTS_FALLBACK_URL", "https://parts.example/#v", "a path"],
    ["PARLEY_FLAGS_URL", "https://*.example", "an origin"],
    ["PARLEY_CONTENT_URL", "https://:secret@content.example", "an origin"],
    ["MAIL_FROM", "Parley", "a sender"],
    ["MAIL_FROM", "a@b.example, c@d.example", "a sender"],
    ["MAIL_FROM", "Parley <a@b.example>\r\nBcc: c@d.example", "a sender"],
    ["SMS_URL", "sms.example", "an http(s) URL"],
    ["PARLEY_CAPTCHA", "no", "on, light or off"],
    ["PARLEY_PUSH_ORIGINS", "http://localhost:1,http://localhost:2/x", "a list of origins"],
    ["PARLEY_DEMO_MARKET", "no", "on or off"],
    ["PARLEY_NODE", "1024", "a whole number from 0 to 1023"],
  ] as const)("%s=%s", ([name, given, expected]) => {
    const [problem, ...more] = problemsOf({ [name]: given });
    expect(more).toEqual([]);
    expect(problem).toContain(`${name} is "${given}", but must be ${expected}`);
    expect(problem).toMatch(/\.$/);
  });
});

test("a secret setting is never repeated", () => {
  const [problem] = problemsOf({ DATABASE_URL: "mysql://root:hunter2@db/x" });
  expect(problem).toMatch(/^DATABASE_URL is not usable, but must be a URL such as postgres:/);
  expect(problem).not.toContain("hunter2");
  for (const name of ["PARLEY_METRICS_TOKEN", "PARLEY_SECRET", "PARLEY_OLD_SECRETS", "SMS_TOKEN"]) {
    const [told, ...more] = problemsOf({ [name]: "short" });
    expect(more).toEqual([]);
    expect(told).toContain(`${name} is not usable`);
    expect(told).not.toContain("short");
  }
  expect(problemsOf({ SMTP_URL: "http://user:hunter2@mail" }).join()).not.toContain("hunter2");
});

test("a misspelt variable is refused, other programs' variables are ignored", () => {
  expect(problemsOf({ PARLEY_RATE: "live", HOME: "/", PORTS: "1" })).toEqual([
    "PARLEY_RATE is not a setting of Parley; README.md lists all of them.",
  ]);
});

test("all problems of settings are reported at once", () => {
  expect(problemsOf({ PORT: "x", PARLEY_RATES: "y" })).toHaveLength(2);
});

describe("production refuses what is meant for development", () => {
  test.for([
    ["the embedded database", { DATABASE_URL: "" }, /^DATABASE_URL is needed in production/],
    ["no public address", { PARLEY_PUBLIC_URL: "" }, /^PARLEY_PUBLIC_URL must be an https/],
    ["plain http", { PARLEY_PUBLIC_URL: "http://parley.example" }, /must be an https origin/],
    ["made-up rates", { PARLEY_RATES: "local" }, /^PARLEY_RATES is local/],
    ["mails that stay here", { SMTP_URL: "" }, /^SMTP_URL is needed in production/],
    ["texts that stay here", { SMS_URL: "" }, /^SMS_URL must be an https/],
    ["codes in clear on the wire", { SMS_URL: "http://sms.example" }, /^SMS_URL must be an https/],
    ["a secret in a file", { PARLEY_SECRET: "" }, /^PARLEY_SECRET is needed/],
    ["no captcha", { PARLEY_CAPTCHA: "off" }, /^PARLEY_CAPTCHA must be on/],
    [
      "pushes into its own network",
      { PARLEY_PUSH_ORIGINS: "http://localhost:4100" },
      /^PARLEY_PUSH_ORIGINS is for tests/,
    ],
    ["a light captcha", { PARLEY_CAPTCHA: "light" }, /^PARLEY_CAPTCHA must be on/],
  ] as const)("%s", ([, change, sentence]) => {
    expect(problemsOf({ ...PRODUCTION, ...change })).toEqual([expect.stringMatching(sentence)]);
  });
});

test("the table of settings has a row for each variable", () => {
  expect(settingsTable()).toContain("| `PORT` | `3000` | Port of the website and the API. |");
});
