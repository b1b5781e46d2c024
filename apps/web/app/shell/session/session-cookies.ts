/** The readable cookies of a session: their meaning, and how they are removed. */
import { cookieDomain } from "../state/cookies.ts";

/** On the site shell, anonymous means no authorization cookie or no userId cookie. */
export function isSignedIn(cookies: ReadonlyMap<string, string>): boolean {
  return Boolean(cookies.get("authorization")) && Boolean(cookies.get("userId"));
}

/**
 * Runs in the head before the first paint: a prerendered page does not know who reads it, and its
 * stylesheet shows the header's corner for `html[data-login]`. It is text because it must not wait
 * for any script file.
 */
export const LOGIN_SCRIPT = `if (["authorization", "userId"].every((name) => new RegExp("(?:^|; )" + name + "=[^;]").test(document.cookie))) document.documentElement.dataset.login = ""`;

/** Everything that logging out clears, beside the token that scripts cannot see. */
export const LOGOUT_COOKIES = [
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

/**
 * For `document.cookie` or `Set-Cookie`, one text each: on the host itself, on the host without www,
 * and without a domain, as cookies are set while developing.
 */
export function clearingCookies(hostname: string): string[] {
  const domain = cookieDomain(hostname);
  const domains = domain === null ? [] : [...new Set([hostname, domain])];
  const places = [...domains.map((one) => `; Domain=${one}`), ""];
  return LOGOUT_COOKIES.flatMap((name) =>
    places.map((place) => `${name}=; Path=/; Max-Age=0; SameSite=Lax${place}`),
  );
}
