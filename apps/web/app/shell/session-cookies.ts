/** On the site shell, anonymous means no authorization cookie or no userId cookie (spec §4). */

export function isSignedIn(cookies: ReadonlyMap<string, string>): boolean {
  return Boolean(cookies.get("authorization")) && Boolean(cookies.get("userId"));
}
