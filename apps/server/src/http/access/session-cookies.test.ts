import { describe, expect, test } from "vitest";
import {
  authCookie,
  cookieDomain,
  logoutCookies,
  readDeviceTokens,
  sessionCookies,
} from "./session-cookies.ts";

const VALUES = {
  authToken: "A".repeat(43),
  authorization: "B".repeat(43),
  deviceTokens: ["C".repeat(43), "D".repeat(43)],
  userId: "1212730992230973442",
  uid: 315_141_853,
  accountGroup: 315_141_853,
  username: "ada",
  kycStatus: "none",
  isInstitution: false,
  isSubUser: true,
};
const LIVE = { publicUrl: "https://www.parley.example", isDevelopment: false };
const LOCAL = { publicUrl: "http://localhost:3000", isDevelopment: true };
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const named = (name: string, place = LIVE) => {
  const found = sessionCookies(VALUES, place).find((cookie) => cookie.name === name);
  return { value: found?.value, ...found?.options };
};

/** The names that are cleared, by their domain. */
function cleared(place: typeof LIVE): Record<string, string[]> {
  const byDomain = Map.groupBy(logoutCookies(place), ({ options }) => options.domain ?? "none");
  return Object.fromEntries(
    [...byDomain].map(([domain, cookies]) => [domain, cookies.map(({ name }) => name).toSorted()]),
  );
}

describe("the domain of cookies", () => {
  test.each([
    ["parley.example", "parley.example"],
    ["www.parley.example", "parley.example"],
    ["p2p.parley.example", "p2p.parley.example"],
    ["localhost", null],
    ["127.0.0.1", null],
    ["[::1]", null],
  ])("of %s is %s", (hostname, domain) => {
    expect(cookieDomain(hostname)).toBe(domain);
  });
});

/** What led to the session. */
const ENDED = ["registration", "login-ticket"];

describe("the cookies of a session", () => {
  test("last a year, on the domain without www, over TLS only", () => {
    for (const { name, options } of sessionCookies(VALUES, LIVE)) {
      if (ENDED.includes(name)) continue;
      expect(options).toMatchObject({
        maxAge: YEAR_SECONDS,
        sameSite: "lax",
        secure: true,
        domain: "parley.example",
      });
    }
  });

  test("have no domain and need no TLS on the own machine", () => {
    for (const { options } of sessionCookies(VALUES, LOCAL)) {
      expect(options.domain).toBeUndefined();
      expect(options.secure).toBe(false);
    }
  });

  test("hide only the read token and the browser's marks from scripts", () => {
    const hidden = sessionCookies(VALUES, LIVE).filter(({ options }) => options.httpOnly);
    expect(hidden.map(({ name }) => name)).toEqual(["auth-token", "device", ...ENDED]);
  });

  test("state who is logged in", () => {
    expect(named("auth-token").value).toBe(VALUES.authToken);
    expect(named("authorization").value).toBe(VALUES.authorization);
    expect(named("userId").value).toBe("1212730992230973442");
    expect(named("UID").value).toBe("315141853");
    expect(named("account-group").value).toBe("315141853");
    expect(named("username").value).toBe("ada");
    expect(named("kyc-status").value).toBe("none");
    expect(named("institution").value).toBe("false");
    expect(named("sub-user").value).toBe("true");
    expect(named("mining").value).toBe("false");
  });

  test("keep language and theme, and end the registration", () => {
    expect(named("locale").value).toBeUndefined();
    expect(named("theme").value).toBeUndefined();
    expect(named("registration")).toMatchObject({ value: "", maxAge: 0 });
  });

  test("the browser's marks are sent to the login only", () => {
    expect(named("device").path).toBe("/api/a/v2/auth");
    expect(authCookie("registration", "token", 30, LIVE)).toMatchObject({
      value: "token",
      options: { httpOnly: true, path: "/api/a/v2/auth", maxAge: 1_800, domain: "parley.example" },
    });
  });
});

describe("logging out", () => {
  const ALL = [
    "UID",
    "account-group",
    "auth-token",
    "authorization",
    "institution",
    "kyc-status",
    "locale",
    "mining",
    "sub-user",
    "theme",
    "userId",
    "username",
  ];
  test("clears every cookie on the host and on the host without www", () => {
    expect(cleared(LIVE)).toEqual({ "www.parley.example": ALL, "parley.example": ALL });
    for (const { value, options } of logoutCookies(LIVE)) {
      expect({ value, maxAge: options.maxAge, path: options.path }).toEqual({
        value: "",
        maxAge: 0,
        path: "/",
      });
    }
  });

  test("in development also those without a domain", () => {
    expect(cleared(LOCAL)).toEqual({ none: ALL });
    const place = { publicUrl: "http://parley.test:3000", isDevelopment: true };
    expect(cleared(place)).toEqual({ "parley.test": ALL, none: ALL });
  });
});

test("an invalid device cookie is ignored", () => {
  const [one = "", two = ""] = VALUES.deviceTokens;
  expect(readDeviceTokens(`${one}.${two}`)).toEqual([one, two]);
  expect(readDeviceTokens(`${one}.short.<b>.${two}`)).toEqual([one, two]);
  expect(readDeviceTokens(Array.from({ length: 50 }, () => one).join("."))).toHaveLength(5);
  expect(readDeviceTokens("")).toEqual([]);
  expect(readDeviceTokens(undefined)).toEqual([]);
});
