/** The site's readable cookies: their domain and lifetime. */

export { readCookies } from "@parley/site/parts/read-cookies";

export const COOKIE_DAYS = 365;

/** `www.parley.example` shares its cookies with `parley.example`; bare names and addresses do not. */
export function cookieDomain(hostname: string): string | null {
  const bare = hostname.replace(/^www\./, "");
  const isAddress = /^[\d.]+$/.test(bare) || bare.includes(":");
  return isAddress || !bare.includes(".") ? null : bare;
}

export function cookieText(
  name: string,
  value: string,
  { hostname, isSecure }: { hostname: string; isSecure: boolean },
): string {
  const domain = cookieDomain(hostname);
  return [
    `${name}=${encodeURIComponent(value)}`,
    "Path=/",
    `Max-Age=${COOKIE_DAYS * 24 * 60 * 60}`,
    "SameSite=Lax",
    ...(domain === null ? [] : [`Domain=${domain}`]),
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
}

export function writeCookie(name: string, value: string): void {
  const { hostname, protocol } = window.location;
  document.cookie = cookieText(name, value, { hostname, isSecure: protocol === "https:" });
}
