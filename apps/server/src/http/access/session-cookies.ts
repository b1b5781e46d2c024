// The cookies of a session: which there are, where they live, and how they are taken away. The web
// clears the readable ones by the same rules when it finds that a session is over.
import type { CookieSerializeOptions } from "@fastify/cookie";
import { STAFF_SESSION_MS } from "@parley/domain/staff/staff-session";

/** One cookie to set, or to clear. */
export interface CookieChange {
  readonly name: string;
  readonly value: string;
  readonly options: CookieSerializeOptions;
}

export interface CookiePlace {
  readonly publicUrl: string;
  readonly isDevelopment: boolean;
}

export interface SessionCookieValues {
  readonly authToken: string;
  readonly authorization: string;
  readonly deviceTokens: readonly string[];
  readonly userId: string;
  readonly uid: number;
  readonly accountGroup: number;
  readonly username: string;
  readonly kycStatus: string;
  /** A company that is not approved yet. */
  readonly isInstitution: boolean;
  readonly isSubUser: boolean;
}

const DAY_SECONDS = 24 * 60 * 60;
const COOKIE_DAYS = 365;
const MINUTE_SECONDS = 60;

/** The half of the session that scripts cannot read. */
export const AUTH_TOKEN = "auth-token";
export const AUTHORIZATION = "authorization";
/** By which a browser is known to accounts it has logged in to; logging out leaves it. */
export const DEVICE = "device";
/** Ties a registration to the browser that began it. */
export const REGISTRATION = "registration";
/** Ties the answer to a login to the browser that began it, so that no other gets it repeated. */
export const LOGIN = "login";
/** The ticket of a login that waits for its codes: a reloaded page asks for it, and storage has none. */
export const TICKET = "login-ticket";
/** Binds the attempts at a reset code to the browser that requested it. */
export const RESET = "reset";
/** Of the session in which a member of staff works, which only calls of staff need. */
export const STAFF_TOKEN = "staff-token";
const STAFF_PATH = "/api/admin";
/** Only logging in, registering and resetting need these. */
const AUTH_PATH = "/api/a/v2/auth";

/** Every cookie that logging out clears, and the token that scripts cannot read. */
const LOGOUT_COOKIES = [
  AUTH_TOKEN,
  "account-group",
  "authorization",
  "userId",
  "UID",
  "theme",
  "locale",
  "institution",
  "sub-user",
  "mining",
  "username",
  "kyc-status",
] as const;

/** `www.parley.example` shares its cookies with `parley.example`; bare names and addresses do not. */
export function cookieDomain(hostname: string): string | null {
  const bare = hostname.replace(/^www\./, "");
  const isAddress = /^[\d.]+$/.test(bare) || bare.startsWith("[");
  return isAddress || !bare.includes(".") ? null : bare;
}

export function sessionCookies(values: SessionCookieValues, place: CookiePlace): CookieChange[] {
  const { authToken, deviceTokens } = values;
  const readable = {
    authorization: values.authorization,
    userId: values.userId,
    UID: String(values.uid),
    "account-group": String(values.accountGroup),
    ...stateValues(values),
    "sub-user": String(values.isSubUser),
    mining: "false",
  };
  const options = { ...common(place), maxAge: COOKIE_DAYS * DAY_SECONDS };
  return [
    { name: AUTH_TOKEN, value: authToken, options: { ...options, httpOnly: true } },
    ...Object.entries(readable).map(([name, value]) => ({ name, value, options })),
    {
      name: DEVICE,
      value: deviceTokens.join("."),
      options: { ...options, httpOnly: true, path: AUTH_PATH },
    },
    ...[REGISTRATION, TICKET].map((name) =>
      clear(name, { ...common(place), httpOnly: true, path: AUTH_PATH }),
    ),
  ];
}

/** Cookies about an account that may change during a session. */
export type StateCookieValues = Pick<
  SessionCookieValues,
  "username" | "kycStatus" | "isInstitution"
>;

function stateValues({ username, kycStatus, isInstitution }: StateCookieValues) {
  return { username, "kyc-status": kycStatus, institution: String(isInstitution) };
}

/** Those that differ from the current state, as after a decided verification. */
export function staleCookies(
  values: StateCookieValues,
  readCookie: (name: string) => string | undefined,
  place: CookiePlace,
): CookieChange[] {
  const options = { ...common(place), maxAge: COOKIE_DAYS * DAY_SECONDS };
  return Object.entries(stateValues(values))
    .filter(([name, value]) => readCookie(name) !== value)
    .map(([name, value]) => ({ name, value, options }));
}

/** Created anew for each registration, reset code and login: a planted one is never adopted. */
export function authCookie(
  name: typeof REGISTRATION | typeof RESET | typeof LOGIN | typeof TICKET,
  token: string,
  minutes: number,
  place: CookiePlace,
): CookieChange {
  const maxAge = minutes * MINUTE_SECONDS;
  const options = { ...common(place), httpOnly: true, path: AUTH_PATH, maxAge };
  return { name, value: token, options };
}

/**
 * For this very host, and never with a request that another site began: neither a subdomain nor a link
 * in a mail makes a browser send it.
 */
export function staffCookie(token: string, { publicUrl }: CookiePlace): CookieChange {
  const maxAge = STAFF_SESSION_MS / 1_000;
  return { name: STAFF_TOKEN, value: token, options: { ...staffOptions(publicUrl), maxAge } };
}

export function clearedStaffCookie({ publicUrl }: CookiePlace): CookieChange {
  return clear(STAFF_TOKEN, staffOptions(publicUrl));
}

function staffOptions(publicUrl: string): CookieSerializeOptions {
  const secure = new URL(publicUrl).protocol === "https:";
  return { path: STAFF_PATH, httpOnly: true, sameSite: "strict", secure };
}

/** On the host itself and on the host without www; while developing also those without a domain. */
export function logoutCookies(place: CookiePlace): CookieChange[] {
  const { hostname } = new URL(place.publicUrl);
  const domain = cookieDomain(hostname);
  const domains: (string | null)[] = domain === null ? [null] : [...new Set([hostname, domain])];
  if (place.isDevelopment && domain !== null) domains.push(null);
  const { domain: _domain, ...rest } = common(place);
  return LOGOUT_COOKIES.flatMap((name) =>
    domains.map((one) =>
      clear(name, {
        ...rest,
        httpOnly: name === AUTH_TOKEN,
        ...(one === null ? {} : { domain: one }),
      }),
    ),
  );
}

/** The tokens in the device's cookie, newest first; anything else is ignored. */
export function readDeviceTokens(cookie: string | undefined): string[] {
  const parts = cookie?.split(".", MAX_DEVICE_TOKENS) ?? [];
  return parts.filter((part) => /^[\w-]{43}$/.test(part));
}

const MAX_DEVICE_TOKENS = 5;

function common({ publicUrl }: CookiePlace): CookieSerializeOptions {
  const { hostname, protocol } = new URL(publicUrl);
  const domain = cookieDomain(hostname);
  return {
    path: "/",
    sameSite: "lax",
    secure: protocol === "https:",
    ...(domain === null ? {} : { domain }),
  };
}

function clear(name: string, options: CookieSerializeOptions): CookieChange {
  return { name, value: "", options: { ...options, maxAge: 0 } };
}
